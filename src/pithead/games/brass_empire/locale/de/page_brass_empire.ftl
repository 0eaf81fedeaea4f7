### Der Tisch von Brass Empire auf der Seite.

## Auf der Startseite

game-brass-empire = Brass Empire
page-about-brass-empire = Stelle Leute ein, baue Maschinen, fördere Messing und schicke deine Einheiten gegen rivalisierende Konzerne. Ein Kartenspiel.
page-length-brass-empire = 30 bis 90 Minuten

## Überschriften der Listen

verb-brass-empire-play = Karte ausspielen
verb-brass-empire-buy = Aus der Auslage kaufen
verb-brass-empire-gift = Für den Partner kaufen
verb-brass-empire-reserve = Aus der Reserve kaufen
verb-brass-empire-use = Nutzen
verb-brass-empire-demolish = Abreißen
verb-brass-empire-mine = Fördern
verb-brass-empire-attack = Angreifen
verb-brass-empire-raid = Ein Unternehmen angreifen
verb-brass-empire-act = Aktionen der Einheiten
verb-brass-empire-put = Wohin damit

## The table

board-brass-copies = { $n } × { $name }
board-brass-warden = Wächter
board-brass-numbered = Karte { $number } von { $owner }
board-brass-standing = Angriff { $attack }, Leben { $health } von { $full }
board-brass-down = zerstört
board-brass-choosable = wählbar
board-brass-close = Schließen
board-brass-line = Im Spiel: { $owner }
board-brass-your-line = Deine Karten im Spiel
board-brass-team-with = Team mit { $partner }
board-brass-your-partner = dein Partner
board-brass-away = offline
board-brass-score-pile = Wertungsstapel
board-brass-plays-now = am Zug
board-brass-plays-next = als Nächstes
board-brass-hand = Hand
board-brass-discard = Ablage
board-brass-deck = Stapel
board-brass-discard-pile = Ablage
board-brass-company = Unternehmen ({ $name })
board-brass-choose = wählen
board-brass-hand-empty = Keine Karten auf der Hand.
board-brass-reserve-empty = Nichts mehr zu kaufen.
board-brass-reserve-about = nur du kannst sie kaufen
board-brass-pile-empty = Hier liegen keine Karten.
board-brass-battle = Gefecht: Messing ist Leben
board-brass-fewer = { $card }: eine weniger
board-brass-more = { $card }: eine mehr
board-brass-of = { $n } von { $most }
board-brass-reserve-sum = { $cards } von höchstens { $most } Karten, Wert { $value } von { $needed } Messing
board-brass-reserve-take = Reserve nehmen
board-brass-reserve-suggested = Vorschlag zeigen
board-brass-take-corporation = Wählen
board-brass-identity-frontier = Geradewegs zum Messing. Leicht zu spielen, in langen Partien knapp bei Kasse.
board-brass-identity-omni-edo = Entlässt Karten, hält den Stapel schlank und baut.
board-brass-identity-mcglynn = Zieht Karten und weiß mehr als die anderen.
board-brass-identity-harlem = Sabotage, direkter Schaden und Batterien, die Ressourcen speichern.
board-brass-identity-windcraft = Einheiten und Maschinen in großer Zahl.
board-brass-identity-random = Lass das Los einen freien Konzern wählen.
board-brass-ask-may = Effekt nutzen?
board-brass-ask-choose = Wähle eins
board-brass-ask-amount = Wie oft?
board-brass-ask-pick = Welche Karte?
board-brass-ask-target = Welche Karte im Spiel?
board-brass-ask-player = Welcher Spieler?
board-brass-ask-look = Wohin kommt jede Karte?
board-brass-ask-order = Welcher Effekt kommt jetzt?
board-brass-choose-lit = Wähle eine hervorgehobene Karte auf dem Tisch.
board-brass-row-labor = Arbeitsmarkt
board-brass-row-design = Konstruktions­büro
board-brass-type-employee = Mitarbeiter
board-brass-type-unit = Einheit
board-brass-type-building = Gebäude
board-brass-labor = Arbeit
board-brass-construction = Bau
board-brass-brass = Messing
board-brass-then = , { $n }, sobald deine Hand gespielt ist
board-brass-ai-next = geht an die KI
board-brass-played = gespielt
board-brass-site = im Bau
board-brass-rebuild = Wieder aufbauen
board-brass-rebuild-short = 1[construction]: wieder aufbauen
board-brass-convert = umwandeln
board-brass-ready = bereit
board-brass-use = nutzen
board-brass-acted = ✓ fertig
board-brass-next-turn = nächster Zug
board-brass-done = ✓ erledigt
board-brass-mines = Fördern +{ $n }[brass]
board-brass-plain-unit = Fördern +{ $n }[brass] oder angreifen
board-brass-guards = schützt deine Gebäude
board-brass-platform-down = Plattform zerstört
board-brass-being-built = Im Bau
board-brass-down-short = Ruine
board-brass-soon = bald
board-brass-tag-guarded = bewacht
board-brass-tag-face-down = verdeckt
board-brass-tag-partner = Partner
board-brass-tag-leaves = bleibt { $n }[health]
board-brass-play-all = { $n ->
    [one] Karte
   *[other] Alle { $n }
} spielen
board-brass-use-all = { $n } Gebäude nutzen
board-brass-buy-card = Kaufen: { $card }
board-brass-buy-for = Kaufen für { $name }: { $card }
board-brass-play-then = Alle spielen, dann kaufen
board-brass-working = Wird gespielt…
board-brass-and-use = und { $cards }:
board-brass-units-act = Einheiten einsetzen
board-brass-units-ready = { $n ->
    [one] 1 Einheit bereit
   *[other] { $n } Einheiten bereit
}
board-brass-end-turn = Zug beenden
board-brass-end-sure = Wirklich beenden?
board-brass-end-early = Beenden…
board-brass-unplayed = { $n ->
    [one] 1 Karte ungespielt
   *[other] { $n } Karten ungespielt
}
board-brass-units-left = Ohne Aktion: { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}
board-brass-money-left = Noch kaufbar: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
board-brass-unspent = übrig: { $what }
board-brass-draw-five = dann 5 ziehen
board-brass-printed = steht auf der Karte
board-brass-mine = Fördern +{ $n }[brass]
board-brass-action = Aktion
board-brass-use-card = Nutzen: { $card }
board-brass-demolish = Abreißen
board-brass-convert-two = 2[construction] → 1[brass]
board-brass-raid = Unternehmen angreifen
board-brass-choose-red = Wähle ein Ziel
board-brass-plays = Am Zug: { $name }
board-brass-over = Das Spiel ist zu Ende
board-brass-heading-play = Du bist dran, { $name }
board-brass-heading-first = Sammle viel Messing
board-brass-heading-first-battle = Halte am längsten durch
board-brass-heading-buy = Kaufe ein, { $name }
board-brass-heading-act = Deine Einheiten, { $name }
board-brass-heading-end = Alles erledigt, { $name }
board-brass-heading-setup = Vor dem Spiel
board-brass-heading-corporation = Wer das meiste Messing hat, gewinnt. Wähle deinen Konzern: Nur du kannst diese Reservekarten kaufen.
board-brass-heading-reserve = Stelle deine Reserve zusammen: Nur du kannst diese Karten kaufen.
board-brass-turn = Ablauf deines Zugs
board-brass-step-play = Spielen
board-brass-step-buy = Kaufen
board-brass-step-act = Einheiten
board-brass-step-end = Ende
board-brass-attacks-or = greift an, oder:
board-brass-space = Leertaste
board-brass-soon-note = { $n ->
    [one] dann ist 1 gestrichelte in Reichweite
   *[other] dann sind { $n } gestrichelte in Reichweite
}
board-brass-glow-note = { $n ->
    [one] 1 leuchtende Karte in Reichweite
   *[other] { $n } leuchtende Karten in Reichweite
}
board-brass-standing-order = In fremden Zügen:
board-brass-standing-ask = mich fragen
board-brass-standing-yes = immer ja
board-brass-standing-no = immer nein
board-brass-cost = Kosten: { $cost }
board-brass-cost-about = Ausspielen ist dann kostenlos.
board-brass-worth = Wert: { $brass }
board-brass-worth-about = am Ende des Spiels.
board-brass-worth-about-both = am Ende des Spiels oder für die Seite, die sie im Kampf zerstört.
board-brass-in-reach = In Reichweite, sobald deine Hand gespielt ist.
board-brass-affordable = Du kannst sie kaufen.
board-brass-leaves = übrig: { RESOURCES($labor, $construction) }
board-brass-term-warden = Wächter
board-brass-term-about-warden = Muss zerstört werden, bevor die Gebäude derselben Seite angegriffen werden können.
board-brass-term-with = Mit diesem Zeichen
board-brass-term-about-with = falls du in diesem Zug eine andere { $name }-Karte gespielt hast.
board-brass-term-dismiss = Entlassen
board-brass-term-about-dismiss = aus dem Spiel, für alle.
board-brass-term-mobilize = Mobilisieren
board-brass-term-about-mobilize = einmal, beim Ausspielen aus der Hand.
board-brass-term-built = Fertig
board-brass-term-about-built = einmal, zu Beginn deines nächsten Zugs.
board-brass-term-demolish = Abriss
board-brass-term-about-demolish = zerstöre es in deinem Zug selbst für diesen Effekt.
board-brass-term-charge = Ladungen
board-brass-term-about-charge = bleiben auf der Karte, bis sie genutzt werden.
board-brass-term-total-cost = Gesamtkosten
board-brass-term-about-total-cost = Arbeit und Bau zusammengezählt.
board-brass-term-ready = Zusatzaktion
board-brass-term-about-ready = auch wenn sie gerade erst kam oder schon dran war.
board-brass-attacks = { $attacker } greift an: { $target }
board-brass-theirs = { $card } ({ $owner })
board-brass-yours = Deine Karte { $card }
board-brass-takes = erleidet { $n } Schaden, { $left ->
    [0] wird zerstört
   *[other] behält { $left }
}
board-brass-struck = Gegenschlag { $n }, { $left ->
    [0] wird zerstört
   *[other] behält { $left }
}
board-brass-click-attack = Klicke zum Angriff.
board-brass-gallery = Karten
board-brass-search = Karten suchen
board-brass-corporation = Konzern
board-brass-found-none = Keine Karte enthält diese Wörter. Versuche es mit weniger oder mit allen Konzernen.
board-brass-found = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
board-brass-legend-cards = Auf jeder Karte
board-brass-legend-table = Auf dem Tisch
board-brass-legend-labor = *Arbeitspunkte*, die sie kostet (Kreis, Kupfer)
board-brass-legend-construction = *Baupunkte*, die sie kostet (Quadrat, blau)
board-brass-legend-brass = *Messing*: Wert am Ende, oder für die Seite, die sie zerstört
board-brass-legend-attack = *Angriff:* Schaden, gefördertes Messing
board-brass-legend-health = *Leben;* Schaden bleibt
board-brass-legend-charge = *Ladungen*, gespeichert
board-brass-legend-with = Mit diesem Zeichen: falls du in diesem Zug eine andere Karte dieses Konzerns gespielt hast
board-brass-legend-warden = Wächter: vor den Gebäuden seiner Seite zu zerstören
board-brass-legend-card = Eine Karte: ziehen, abwerfen
board-brass-legend-grey = Graue Kosten: in diesem Zug unerreichbar
board-brass-legend-gold = Gold: jetzt spielen, kaufen oder nutzen
board-brass-legend-red = Rot: angreifbar
board-brass-legend-dash = Gestrichelt: in Reichweite, sobald deine Hand gespielt ist
board-brass-legend-dim = Verblasst: kein Ziel; das Schild sagt, warum
board-brass-legend-scaff = Gerüst: fertig im nächsten Zug, bis dahin sicher
board-brass-your-turn = Du bist dran, { $name }
board-brass-turn-of = Am Zug: { $name }
board-brass-pool = Vorkommen
board-brass-pool-of = von { $n }
board-brass-pool-about = Das Spiel endet mit der Runde, in der das Vorkommen leer wird.
board-brass-tray-labor = Arbeit
board-brass-tray-design = Konstruktion
board-brass-undo = Rückgängig
board-brass-more-of = Mehr
board-brass-menu = Menü
board-brass-key-hand = eine Handkarte; bei einer Frage ihre Antworten
board-brass-key-play-all = alle Karten spielen
board-brass-key-end = Zug beenden
board-brass-key-show = noch einmal zeigen, was seit deinem letzten Zug geschah
board-brass-key-zoom = große Karte weglegen
board-brass-key-zones = Arbeitsmarkt, Konstruktion, Gegner, eigene Karten, Reserve
board-brass-key-deeds = Aktion, fördern, umwandeln
board-brass-key-next = nächste nutzbare Karte

## Seit deinem letzten Zug

board-brass-news = Seit deinem letzten Zug
board-brass-news-nothing = noch nichts
board-brass-news-more = noch { $n }
board-brass-replay = Wiederholen
board-brass-news-hit = { CARD($card) } ({ SEAT($seat) }) trifft dich: { CARD($target) } hat noch { $left }[health]
board-brass-news-felled = { CARD($card) } ({ SEAT($seat) }) zerstört bei dir: { CARD($target) }
board-brass-news-hurt = { $n }[damage] auf { CARD($target) } bei dir: noch { $left }[health]
board-brass-news-destroyed = Bei dir zerstört: { CARD($target) }
board-brass-news-raided = { CARD($card) } ({ SEAT($seat) }) trifft dein Unternehmen: −{ $n }[brass]
board-brass-news-lost = Du verlierst { $n }[brass]
board-brass-news-discarded = Du wirfst ab: { CARD($card) }
board-brass-news-last = Das ist die letzte Runde
board-brass-news-brass = { SEAT($seat) } +{ $n }[brass]
board-brass-news-fight = { SEAT($seat) } zerstört { CARD($target) } ({ SEAT($owner) })
board-brass-news-bought = { SEAT($seat) } kauft { CARDS($cards) }
board-brass-news-took = { SEAT($seat) } nimmt { CARDS($cards) }
board-brass-news-mobilized = { SEAT($seat) } mobilisiert { CARD($card) }
board-brass-news-flipped = { SEAT($seat) } stellt { CARD($card) } fertig
board-brass-bot = Bot ({ $level })
board-brass-bought = gekauft
board-brass-won-about = Messing seit deinem letzten Zug: { $n }
board-brass-score-about = Messingmarker. Es gewinnt, wer das meiste Messing hat: Marker und Werte aller Karten.
board-brass-deck-count = Stapel
board-brass-waiting = Arbeit und Bau: was { $name } jetzt ausgeben kann.

## Nach dem Ende

board-brass-end-employee = Mitarbeiter
board-brass-end-unit = Einheiten
board-brass-end-building = Gebäude
board-brass-end-decks = Alle Karten im Überblick

## Was die Dinge auf dem Tisch sind

board-brass-play-first = Spiele zuerst deine Hand aus: Dann kannst du sie bezahlen.
board-brass-standing-about = Manche Karten bieten einen Effekt an, wenn sie in einem fremden Zug zerstört werden. Diese Wahl antwortet für dich.
board-brass-body = Angriff { $attack }, Leben { $health } von { $full }
board-brass-body-about-unit = fügt ihren Angriff als Schaden zu und fördert so viel Messing; Schaden bleibt, bei 0 Leben ist sie zerstört.
board-brass-body-about-building = schlägt mit seinem Angriff zurück; Schaden bleibt, bei 0 Leben ist es zerstört.
board-brass-site-about = fertig zu Beginn des nächsten Zugs; bis dahin kann nichts es angreifen.
board-brass-tip-play = Spiele Karten aus und nutze Gebäude, in beliebiger Reihenfolge. Ausspielen kostet nichts.
board-brass-tip-buy = Kaufe hervorgehobene Karten aus der Auslage oder deiner Reserve. Sie kommen auf deinen Ablagestapel.
board-brass-tip-act = Jede Einheit, die zu Beginn deines Zugs im Spiel war, fördert, greift an oder nutzt ihre Aktion.
board-brass-tip-end = Deine Karten kommen auf den Ablagestapel, nicht Ausgegebenes verfällt, und du ziehst 5.
board-brass-tip-labor = Bezahlt Karten. Was du nicht ausgibst, verfällt am Ende des Zugs.
board-brass-tip-construction = Bezahlt Karten und den Wiederaufbau; 2 werden zu 1 Messing. Was du nicht ausgibst, verfällt am Ende des Zugs.
board-brass-tip-brass = Deine Marker. Es gewinnt, wer das meiste Messing hat: Marker und Werte aller Karten.
board-brass-tip-deck = Klicke, um seine Karten zu sehen; die Reihenfolge ist geheim.
board-brass-tip-discard = Wird zu deinem Stapel, wenn der leer ist. Klicke, um die Karten zu sehen.
board-brass-tip-row = Wird eine Karte aus der Auslage genommen, rückt von hier sofort eine nach.
board-brass-tip-dismissed = Klicke, um die Karten außerhalb des Spiels zu sehen ({ $n }).
board-brass-tip-open = Für alle offen: Klicke, um die Karten zu sehen.
board-brass-tip-counted = Nur die Zahl der Karten ist bekannt.
board-brass-tip-battle = Jedes Unternehmen beginnt mit 20 Messing und scheidet bei 0 aus. Greift Unternehmen direkt an; wer übrig bleibt, gewinnt.
board-brass-tip-round = In einer Runde sind alle einmal am Zug.
board-brass-tip-gallery = Alle Karten des Spiels, mit Suche.
board-brass-sign-attack = Angriff
board-brass-sign-health = Leben
board-brass-sign-charge = Ladungen
board-brass-sign-damage = Schaden
board-brass-sign-card = Karten
board-brass-tip-news = Klicke, um es noch einmal zu sehen.
board-brass-tip-main-play = Spielt deine Hand in guter Reihenfolge und nutzt Gebäude, die nichts fragen. Wo du die Wahl hast, wirst du gefragt; Rückgängig nimmt alles zurück.
board-brass-tip-main-units = Du spielst keine Karten mehr aus; deine Einheiten handeln. Mit dem Rest kannst du noch kaufen.
board-brass-tip-main-end = Nicht Ausgegebenes verfällt; du ziehst 5 Karten.
board-brass-tip-main-deed = Mehr tut die Einheit in diesem Zug nicht.
board-brass-tip-key = Taste: { $key }
board-brass-tip-lamp-ready = Kann in diesem Zug fördern, angreifen oder ihre Aktion nutzen.
board-brass-tip-lamp-next = In diesem Zug gekommen: Sie handelt in deinem nächsten Zug.
board-brass-tip-lamp-acted = Hat in diesem Zug schon gehandelt.
board-brass-tip-lamp-done = In diesem Zug schon genutzt.
board-brass-dismissed = Nicht mehr im Spiel

## Das Protokoll in Kürze: das Abzeichen neben jeder Zeile sagt, um wen es geht

board-brass-log-turn = { $name }, Runde { $n }
board-brass-log-only-you = Über dich
board-brass-log-only-brass = Messing
board-brass-log-only-fights = Kämpfe
board-brass-log-played = spielt { CARD($card) }
board-brass-log-mobilized = mobilisiert { CARD($card) }
board-brass-log-laid = beginnt ein Gebäude
board-brass-log-flipped = stellt { CARD($card) } fertig
board-brass-log-used = nutzt { CARD($card) }
board-brass-log-bought = kauft { CARD($card) }
board-brass-log-acquired = bekommt { CARD($card) }
board-brass-log-mined = fördert { $n }[brass] mit { CARD($card) }
board-brass-log-acted = Aktion: { CARD($card) }
board-brass-log-attacked = { CARD($card) } greift an: { CARD($target_card) } ({ SEAT($target_seat) })
board-brass-log-raided = { CARD($card) } greift { SEAT($target_seat) } an: −{ $n }[brass]
board-brass-log-damaged = { CARD($card) }: −{ $n }[health], noch { $left }
board-brass-log-destroyed = zerstört: { CARD($card) }
board-brass-log-platform-destroyed = Förderplattform zerstört
board-brass-log-demolished = reißt ab: { CARD($card) }
board-brass-log-discarded = wirft ab: { CARD($card) }
board-brass-log-dismissed = entlässt { CARD($card) }
board-brass-log-stored = { CARD($card) }: +{ $n }[charge], jetzt { $charge }
board-brass-story-played = { $n ->
    [one] spielt 1 Karte
   *[other] spielt { $n } Karten
}
board-brass-story-bought = kauft { CARDS($cards) }
board-brass-story-hit = trifft { $mine ->
    [1] bei dir { CARD($card) }
   *[0] { CARD($card) } ({ SEAT($seat) })
}: { $n }[damage]
board-brass-story-destroyed = zerstört { $mine ->
    [1] bei dir { CARD($card) }
   *[0] { CARD($card) } ({ SEAT($seat) })
}
board-brass-story-lost = verliert { CARD($card) }
board-brass-story-platform = zerstört { $mine ->
    [1] deine Plattform
   *[0] die Plattform ({ SEAT($seat) })
}
board-brass-story-raided = greift { $mine ->
    [1] dein Unternehmen
   *[0] das Unternehmen ({ SEAT($seat) })
} an: { $n }[damage]
board-brass-story-finished = stellt fertig: { CARD($card) }
board-brass-story-demolished = reißt ab: { CARD($card) }
board-brass-story-nothing = macht nichts
board-brass-moment-destroyed = Zerstört
board-brass-moment-pool = Nur noch { COUNT($n, "brass") }
board-brass-moment-last = Die letzte Runde
board-brass-moment-lead = Du überholst { $name }, { $own } : { $other }
board-brass-moment-passed = { $name } überholt dich, { $other } : { $own }

board-brass-idle-sure = Das hätte jetzt keine Wirkung. Trotzdem nutzen?
board-brass-short-after = Nach „Alle spielen“ fehlen noch { RESOURCES($labor, $construction) }.
board-brass-eager = Zuerst: { $card }
board-brass-eager-about = { $card } → { $what }, dann alle spielen
board-brass-send-out-about = Dann spielst du keine Karten mehr; kaufen kannst du noch.
board-brass-send-out-unplayed = { $n ->
    [one] Noch 1 Karte auf der Hand
   *[other] Noch { $n } Karten auf der Hand
  }
board-brass-demolish-for = Abreißen: { $what }
board-brass-demolish-pill = abreißen +{ $n }
board-brass-rebuild-pill = wieder aufbauen
board-brass-use-later = nach „Alle spielen“
board-brass-use-idle = jetzt ohne Wirkung
board-brass-eager-tag = { $card } nimmt diese
board-brass-ask-pick-discard = Welche Karte abwerfen?
board-brass-ask-pick-pay = Welche Karte abwerfen?
board-brass-ask-pick-dismiss = Welche Karte entlassen?
board-brass-ask-pick-recall = Welche Karte zurückholen?
board-brass-ask-pick-acquire = Welche Karte nehmen?
board-brass-ask-pick-refresh = Welche Karte austauschen?
board-brass-ask-target-damage = Welche Karte trifft der Schaden?
board-brass-ask-target-destroy = Welche Karte zerstören?
board-brass-ask-target-boost = Welche Einheit stärken?
board-brass-ask-target-ready = Welche Einheit handelt noch einmal?
board-brass-ask-target-build = Welches Gebäude fertigstellen?
board-brass-ask-target-pay = Welche Karte opfern?
board-brass-ask-target-peek = Welches Gebäude ansehen?
board-brass-ask-player-steal = Wen bestehlen?
board-brass-ask-player-discard = Wer muss abwerfen?
board-brass-ask-player-peek = Wessen Hand willst du sehen?
board-brass-ask-amount-exchange = Wie oft umwandeln?
board-brass-use-effect = Wirkung nutzen
board-brass-skip-effect = Wirkung auslassen
board-brass-not-now = Jetzt nicht
board-brass-has-brass = hat { $n }[brass]
board-brass-exchanged = { $given } { $got }, es bleiben { $left }
board-brass-times = { $n ->
    [1] Einmal
    [2] Zweimal
   *[other] { $n }-mal
  }

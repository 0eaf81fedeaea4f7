### Der Tisch von Rockwell auf der Seite.

## Der Planet

page-rockwell-mine = Die Mine
page-rockwell-keys = Pfeiltasten: links und rechts im Ring, auf und ab von Ring zu Ring. Eingabe wählt, A bis D wählen einen Bohrtrupp, N geht zum nächsten möglichen Ort, W sagt, warum etwas nicht geht, Escape hebt die Wahl auf, M führt hierher zurück.
page-rockwell-key-options = die Möglichkeiten der Frage
page-rockwell-key-pass = passen
page-rockwell-key-planet = zum Planeten
page-rockwell-key-crew = einen Bohrtrupp auf dem Planeten wählen
page-rockwell-crew = Bohrtrupp { $crew } von { SEAT($owner) }, Bohrleistung { $power }{ $die ->
    [0] {""}
   *[other] {" "}mit Subunternehmer +{ $die }
}
page-rockwell-needs = nötige Bohrleistung { $need }
page-rockwell-missing = noch nötig: { $missing }
page-rockwell-drilled = durchbohrt
page-rockwell-income = bringt { $cubes }
page-rockwell-shaft-of = Minenschacht von { SEAT($owner) }
page-rockwell-can-go = { $place } – möglich
page-rockwell-can-take = { $place } – wählbar
page-rockwell-take = Trupp { $crew } wählen
page-rockwell-taken = { $n ->
    [one] Trupp { $crew } gewählt: { $n } Möglichkeit.
   *[other] Trupp { $crew } gewählt: { $n } Möglichkeiten.
}
page-rockwell-dropped = Nichts gewählt.
page-rockwell-nothing-here = Hier ist jetzt nichts zu tun.
page-rockwell-out-of-reach = Keiner deiner Trupps kann jetzt dorthin.
page-rockwell-crew-out-of-reach = Trupp { $crew } kann jetzt nicht dorthin.
page-rockwell-several = Es gibt mehrere Möglichkeiten: Wähle eine.

## Der Ablauf einer Spielrunde

page-rockwell-course = Der Ablauf der Spielrunde
page-rockwell-ending = Was das Spiel beendet
page-rockwell-ending-centre = { $n } von { $seats } Gesellschaften haben einen Trupp am Erdkern. Bisher: { $names }.
page-rockwell-ending-achievements = Oder eine Gesellschaft hat { $n } Realisierungen, darunter alle drei der Gruppe III.
page-rockwell-ending-quiet = Oder { $n } Spielrunden in Folge ohne Bohrung, Auslieferung oder Realisierung.
page-rockwell-centre = Erdkern
page-rockwell-quiet = Ohne Fortschritt
page-rockwell-order = Reihenfolge beim Bohren
page-rockwell-board-about-2 = kaufen und verkaufen
page-rockwell-board-about-3 = deine Preise
page-rockwell-board-why-1 = Wer links steht, bohrt zuerst.
page-rockwell-board-why-2 = Von links nach rechts, je eine Transaktion.
page-rockwell-board-why-3 = Verbesserungen, Schächte, Auslieferungen.
page-rockwell-slots-2 = Transaktionen, je eine Art
page-rockwell-slots-3 = Aktionen
page-rockwell-prices-1 = Preis eines Subunternehmers
page-rockwell-prices-2 = Preise der Rohstoffe
page-rockwell-prices-3 = Preis deiner nächsten Verbesserung
page-rockwell-does-bribery = Einmal je Bohrrunde: einen gegnerischen Trupp von einem angrenzenden Feld auf das Feld deines aktiven Trupps holen. Weiter links bohrst du früher.
page-rockwell-does-subcontracting = Einmal je Bohrrunde: deinem aktiven Trupp einen Subunternehmer von +1 bis +4 geben. Weiter links bohrst du früher.
page-rockwell-does-2 = { $n }-mal kaufen oder verkaufen, je beliebig viel von einer Art.
page-rockwell-does-3 = { $n }-mal verbessern oder ausliefern.
page-rockwell-about-safety = Stufe 1 rettet bei Gefahr einen Rohstoff, Stufe 2 drei, Stufe 3 alle.
page-rockwell-about-mobility = 1: Sprung im Ring. 2: auf Grenzen. 3: ein zweiter Schritt.
page-rockwell-about-shafts = Ein Schacht nimmt den Überschuss seines Feldes und zahlt jede Spielrunde, sobald es durchbohrt ist.
page-rockwell-about-cards = Wer ein Feld durchbohrt, behält die Förderungskarte; sechs ergeben eine Realisierung.
page-rockwell-about-insurance = Jeder Versicherungsstein rettet bei Gefahr einen Rohstoff, jetzt oder später. Der eingetauschte Rohstoff ist weg.
page-rockwell-sealed-in = abgegeben
page-rockwell-thinking = überlegt…
page-rockwell-mine-title = Deine Gesellschaft
page-rockwell-watching = Du schaust zu.
page-rockwell-deliveries-where = im Atelier
page-rockwell-achievements-when = zählen sofort
page-rockwell-achieved = erreicht
page-rockwell-ready = bereit
page-rockwell-next-gains = { COUNT($prestige, "prestige") } für die nächste Gesellschaft
page-rockwell-goal-zinc-copper = 8 + 8
page-rockwell-goal-cards = 6 Karten
page-rockwell-goal-silver = 10 Silber
page-rockwell-goal-crews-2 = 3 Trupps 2+
page-rockwell-goal-gold = 12 Gold
page-rockwell-goal-deep = alle in C–D
page-rockwell-goal-each-kind = je 6
page-rockwell-goal-crews-4 = 2 Trupps 4
page-rockwell-goal-centre = Erdkern
page-rockwell-forecast = Mögliche Karten
page-rockwell-cards-left = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
page-rockwell-outlook = { $cards ->
    [0] keine Karte übrig
    [one] noch 1 Karte, { MONEY($worth) } wert, Gefahr { $odds } %
   *[other] noch { $cards } Karten, im Schnitt { MONEY($worth) }, Gefahr { $odds } %
}
page-rockwell-you-keep = du behältst
page-rockwell-average = Im Schnitt
page-rockwell-danger-sign = Gefahr
page-rockwell-odd-to = { $you ->
    [0] Überschuss an { SEAT($owner) }
   *[other] Überschuss an dich
}
page-rockwell-danger-loss = { $n ->
    [one] Gefahr kostet deinen wertvollsten Rohstoff;
   *[other] Gefahr kostet deine { $n } wertvollsten Rohstoffe;
} du hast { COUNT($tiles, "insurance") }.
page-rockwell-of-need = { $power } von { $need }
page-rockwell-choose-target = Wähle ein leuchtendes Feld.
page-rockwell-drills-now = Bohrt jetzt durch: Anteil im Schnitt
page-rockwell-power-there = Bohrleistung auf deinen Feldern
page-rockwell-your-bid = Dein Angebot
page-rockwell-match = Gleichziehen: { MONEY($money) }
page-rockwell-beat = Überbieten: { MONEY($money) }
page-rockwell-paid-with = Bezahlt mit
page-rockwell-cubes-first = billigste Rohstoffe
page-rockwell-money-first = zuerst Geld
page-rockwell-bid-nothing = Nichts bieten
page-rockwell-bids-before = Frühere Angebote
page-rockwell-only-you = siehst nur du
page-rockwell-change-answer = Antwort ändern
page-rockwell-never-insure = Nie versichern
page-rockwell-al-any = Diese Spielrunde ist es mir gleich
page-rockwell-not-this-turn = Die ganze Spielrunde nicht
page-rockwell-hurt-bribed = { SEAT($seat) } hat deinen Trupp { $crew } bestochen, jetzt auf { PLACE($to) }
page-rockwell-hurt-lost = Du hast verloren:
page-rockwell-danger-now = { $n ->
    [one] Gefahr auf { $tile }: Du verlierst den wertvollsten Rohstoff.
   *[other] Gefahr auf { $tile }: Du verlierst die { $n } wertvollsten Rohstoffe.
}
page-rockwell-lost = verloren
page-rockwell-keep = du behältst
page-rockwell-deals = { $n ->
    [one] noch { $n } Transaktion
   *[other] noch { $n } Transaktionen
}
page-rockwell-deal-amount = { $way ->
    [buy] { NAME($kind) } kaufen: wie viel
   *[other] { NAME($kind) } verkaufen: wie viel
}
page-rockwell-none-to-sell = Nichts zu verkaufen; einer kostet { MONEY($price) }.
page-rockwell-sell-everything = Alles verkaufen: +{ MONEY($money) }
page-rockwell-sell-all = alles
page-rockwell-choose-deal = Menge wählen
page-rockwell-make-deals = { $n } Transaktionen ausführen
page-rockwell-dealing = { $n ->
    [one] Noch eine Transaktion folgt…
   *[other] Noch { $n } Transaktionen folgen…
}
page-rockwell-power-to = Leistung { $n }
page-rockwell-ready-to-deliver = Bereit zur Auslieferung
page-rockwell-placing-order = Reihenfolge beim Setzen
page-rockwell-brings-1 = bestechen oder anheuern · { MONEY($money) }
page-rockwell-brings-2 = kaufen und verkaufen
page-rockwell-brings-3 = verbessern und ausliefern
page-rockwell-title-bid = Dein verdecktes Angebot, { $name }
page-rockwell-title-place = Setze einen Vizepräsidenten, { $name }
page-rockwell-title-insure = Versicherung, { $name }
page-rockwell-title-move = Dein Zug, { $name }
page-rockwell-title-carry = Subunternehmer mitnehmen?
page-rockwell-title-step = Ein zweiter Schritt, { $name }?
page-rockwell-title-drill = Welches Feld wird durchbohrt?
page-rockwell-title-bribe = Bestechen, { $name }?
page-rockwell-title-hire = Anheuern, { $name }?
page-rockwell-title-cover = Gefahr, { $name }!
page-rockwell-title-market = Kaufe oder verkaufe, { $name }
page-rockwell-title-workshop = Verbessere oder liefere aus, { $name }
page-rockwell-title-al-crew = Al am Zug: Welcher Trupp?
page-rockwell-title-al-move = Al am Zug: Wohin?
page-rockwell-title-al-power = Al: Welcher Trupp wird stärker?
page-rockwell-title-sealed = Deine Antwort ist abgegeben
page-rockwell-ask-bid = Wer am meisten bietet, setzt zuerst. Bezahlen müssen alle.
page-rockwell-ask-place = Wähle eine freie Position, nie zwei auf einem Brett.
page-rockwell-ask-insure = Tausche Rohstoffe gegen Versicherungssteine, wenn du willst.
page-rockwell-ask-move = Wähle ein Feld oder erst einen Trupp.
page-rockwell-ask-hire = Für Trupp { $crew } auf { PLACE($at) }.
page-rockwell-ask-bribe = Er kommt zu deinem Trupp { $crew } auf { PLACE($at) }.
page-rockwell-ask-workshop = Wähle hier oder eine grüne Kiste.
page-rockwell-ask-cover = Jeder Versicherungsstein rettet einen Rohstoff.
page-rockwell-ask-market = Je Transaktion eine Art; du kannst mehrere auf einmal einstellen.
page-rockwell-bids-open = Die Angebote werden aufgedeckt
page-rockwell-bids-rule = Wer am meisten bietet, setzt zuerst. Bezahlen müssen alle.
page-rockwell-drilled-by = von { $name } durchbohrt
page-rockwell-tile-reached = { $tile }: Bohrleistung { $power }, nötig { $need }
page-rockwell-shared-out = { $companies ->
    [one] { $n } Rohstoffe für eine Gesellschaft
   *[other] { $n } Rohstoffe, { $companies } Gesellschaften
}
page-rockwell-shared-rule = Jede Art zu gleichen Teilen an alle mit einem Bohrtrupp dort. Umrandete Rohstoffe sind der Überschuss.
page-rockwell-odd-goes = Überschuss: { $name }
page-rockwell-odd-why-shaft = Eigener Minenschacht auf diesem Feld.
page-rockwell-odd-why-power = Die höchste Bohrleistung auf diesem Feld.
page-rockwell-odd-why-active = Gleiche Bohrleistung: Er geht an die aktive Gesellschaft.
page-rockwell-danger-rule = Alle verlieren ihre wertvollsten Rohstoffe, einen je Punkt Bohrleistung dort.
page-rockwell-into-stock = In den Vorrat
page-rockwell-extraction = Förderung
page-rockwell-step-tile = Feld
page-rockwell-step-card = Karte
page-rockwell-step-shares = Anteile
page-rockwell-step-odd = Überschuss
page-rockwell-step-danger = Gefahr
page-rockwell-step-stock = Vorrat
page-rockwell-skip = Überspringen
page-rockwell-views = Ansichten
page-rockwell-tab-board = Planet
page-rockwell-tab-companies = Gesellschaften
page-rockwell-tab-goals = Ziele
page-rockwell-tab-log = Verlauf
page-rockwell-filter-drilled = Bohrungen
page-rockwell-filter-me = ich
page-rockwell-round = Bohrrunde { $round } von 4
page-rockwell-phase-auction = Angebote
page-rockwell-phase-vice-presidents = Vizepräsidenten
page-rockwell-phase-drilling = Bohren
page-rockwell-phase-market = Markt
page-rockwell-phase-workshop = Atelier

## Die Pläne

page-rockwell-boards = Die drei Bretter
page-rockwell-board-1 = Kontrollzentrum
page-rockwell-board-2 = Börse
page-rockwell-board-3 = Atelier
page-rockwell-actions = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}
page-rockwell-slot = Brett { ROMAN($board) }, Position { $slot }: { $gives }, { $seat ->
    [none] frei
   *[other] { SEAT($seat) }
}
page-rockwell-left = { NAME($what) }: { $n }

## Gesellschaften

page-rockwell-companies = Die Gesellschaften
page-rockwell-you = du
page-rockwell-prestige = Prestige
page-rockwell-prestige-known = sichtbares Prestige
page-rockwell-safety = Schutz
page-rockwell-mobility = Mobilität
page-rockwell-shafts = Minenschächte
page-rockwell-cards = Förderungskarten
page-rockwell-actions-left = { $n ->
    [one] noch { $n } Aktion
   *[other] noch { $n } Aktionen
}

## Stapel und Preise

page-rockwell-deliveries = Auslieferungen
page-rockwell-achievements = Realisierungen
page-rockwell-empty = aufgebraucht
page-rockwell-tiles-left = { $n ->
    [one] noch { $n } Stein
   *[other] noch { $n } Steine
}

## Antworten

page-rockwell-less = weniger: { $what }
page-rockwell-more = mehr: { $what }
page-rockwell-of = von { $n }
page-rockwell-worth = Wert
page-rockwell-seal-bid = { $worth ->
    [0] Nichts bieten
   *[other] { MONEY($worth) } bieten
}
page-rockwell-seal-insure = { $n ->
    [0] Nichts versichern
    [one] { $n } Rohstoff versichern
   *[other] { $n } Rohstoffe versichern
}
page-rockwell-seal-cover = { $n ->
    [0] Nichts abgeben
    [one] { $n } Versicherungsstein abgeben
   *[other] { $n } Versicherungssteine abgeben
}
page-rockwell-sell = { COUNT($n, $kind) } verkaufen
page-rockwell-buy = { COUNT($n, $kind) } kaufen
page-rockwell-power = Bohrleistung
page-rockwell-new-shaft = Neuer Minenschacht
page-rockwell-move-shaft = Von { $tile } versetzen
page-rockwell-choose-tile = Wähle ein Feld, hier oder auf dem Planeten:
page-rockwell-choose-crew = Wähle einen Trupp, hier oder auf dem Planeten.
page-rockwell-targets = Mögliche Ziele
page-rockwell-stay = stehen bleiben

## Auf der Startseite

game-rockwell = Rockwell
page-about-rockwell = Schicke deine Bohrtrupps zum Mittelpunkt der Erde, teile, was sie fördern, und führe die angesehenste Gesellschaft.
page-length-rockwell = 60 bis 120 Minuten

## Überschriften der Listen

verb-rockwell-place = Vizepräsidenten setzen
verb-rockwell-move = Bohrtrupp bewegen
verb-rockwell-stay = Stehen bleiben
verb-rockwell-carry = Subunternehmer mitnehmen
verb-rockwell-step = Zweiter Schritt
verb-rockwell-bribe = Bestechen
verb-rockwell-hire = Subunternehmer anheuern
verb-rockwell-sell = Verkaufen
verb-rockwell-buy = Kaufen
verb-rockwell-power = Bohrtrupp verbessern
verb-rockwell-shaft = Minenschacht bauen
verb-rockwell-shift = Minenschacht versetzen
verb-rockwell-deliver = Ausliefern
page-rockwell-improvements = Verbesserungen
page-rockwell-stocks = Alle Vorräte
page-rockwell-legend-planet = Auf dem Planeten
page-rockwell-legend-boards = Bretter und Karten
page-rockwell-legend-cubes = Rohstoffe und Geld
page-rockwell-legend-phases = Phasen und Ereignisse
page-rockwell-legend-move = ein Trupp zieht
page-rockwell-legend-sealed = hat verdeckt geantwortet
page-rockwell-legend-need = Nötige Bohrleistung
page-rockwell-legend-need-about = Sobald Trupps und Subunternehmer sie erreichen, ist das Feld durchbohrt. Der Rand zeigt, wessen Bohrleistung dort ist.
page-rockwell-legend-missing = Fehlende Bohrleistung
page-rockwell-legend-missing-about = So viel fehlt noch, dann wird das Feld durchbohrt.
page-rockwell-legend-crew = Bohrtrupp
page-rockwell-legend-crew-about = Buchstabe und eigene Bohrleistung, 1 bis 4. Heller Rand: deiner.
page-rockwell-legend-die = Subunternehmer
page-rockwell-legend-die-about = Ein Subunternehmer verstärkt einen Trupp bis zum Ende der Spielrunde.
page-rockwell-legend-income = Auf einem durchbohrten Feld
page-rockwell-legend-income-about = Was ein Minenschacht dort jede Spielrunde bringt.
page-rockwell-legend-prestige-about = Was alle sehen. Wer am Ende das meiste hat, gewinnt.
page-rockwell-legend-vp = Vizepräsident
page-rockwell-legend-vp-about = Zwei je Gesellschaft, nie beide auf einem Brett.
page-rockwell-legend-times = Transaktionen oder Aktionen
page-rockwell-legend-times-about = Wie viele du dort hast; sie werden reihum einzeln ausgeführt.
page-rockwell-legend-danger-about = Alle Beteiligten verlieren die wertvollsten Rohstoffe, je einen pro Punkt Bohrleistung; Schutz und Versicherung retten.
page-rockwell-legend-odd-about = An den Minenschacht dort, sonst an die höchste Bohrleistung, sonst an die aktive Gesellschaft.

## Kurze Worte im Verlauf: Das Zeichen davor sagt, wer

page-rockwell-log-bid = { $worth ->
    [0] hat nichts geboten
   *[other] hat { MONEY($worth) } geboten
}
page-rockwell-log-placed = Vizepräsident auf { ROMAN($board) }
page-rockwell-log-moved = Bohrtrupp { $crew }: { PLACE($from) } → { PLACE($to) }
page-rockwell-log-stayed = Bohrtrupp { $crew } bleibt stehen
page-rockwell-log-management = Direktionsreihenfolge
page-rockwell-log-control = Kontrollreihenfolge
page-rockwell-log-insured = { $tiles ->
    [0] versichert nichts
   *[other] nimmt { COUNT($tiles, "insurance") }
}
page-rockwell-log-core = Bohrtrupp { $crew } erreicht den Erdkern!
page-rockwell-log-bribed = besticht Bohrtrupp { $crew } von { SEAT($owner) }: { PLACE($from) } → { PLACE($to) }
page-rockwell-log-hired = heuert +{ $power } für Bohrtrupp { $crew } an, { MONEY($price) }
page-rockwell-log-drilled = durchbohrt { $tile }
page-rockwell-log-card = Karte für { $tile }
page-rockwell-log-shared = Anteil
page-rockwell-log-priority = Überschuss
page-rockwell-log-danger = Gefahr: −{ $loss }
page-rockwell-log-covered = gibt { COUNT($tiles, "insurance") } ab
page-rockwell-log-lost = verliert
page-rockwell-log-received = erhält
page-rockwell-log-income = Minenschacht auf { $tile } bringt
page-rockwell-log-left-market = verlässt die Börse
page-rockwell-log-left-workshop = verlässt das Atelier
page-rockwell-log-sold = verkauft
page-rockwell-log-bought = kauft
page-rockwell-log-powered = Bohrtrupp { $crew }: Bohrleistung { $power }
page-rockwell-log-made-safe = Schutz { $level }
page-rockwell-log-made-mobile = Mobilität { $level }
page-rockwell-log-shaft-built = Minenschacht auf { $tile }
page-rockwell-log-shaft-moved = Minenschacht: { $from } → { $to }
page-rockwell-log-delivered = liefert
page-rockwell-log-achieved = erreicht
page-rockwell-will-be-drilled = wird durchbohrt
page-rockwell-to-go = noch { $n }
page-rockwell-drills = bohrt durch
page-rockwell-drills-for = bohrt ≈ { $money }
page-rockwell-drills-nothing = Das Feld wird dadurch allein nicht durchbohrt.
page-rockwell-no-bribe = Niemanden bestechen
page-rockwell-no-hire = Niemanden anheuern
page-rockwell-slot-bribery = Bestechen
page-rockwell-slot-subcontracting = Anheuern
page-rockwell-slot-order = { $same ->
    [0] Nr. { $first }–{ $last }
   *[other] Nr. { $first }
}
page-rockwell-slot-deliveries = { $n ->
    [0] nichts bereit
   *[other] { $n } bereit
}
page-rockwell-drill-after = { $n ->
    [0] Du bohrst zuerst.
   *[other] Du bohrst nach { $names }.
}
page-rockwell-slots-open = { $n ->
    [one] Die freie Position links davon kann noch besetzt werden.
   *[other] Die { $n } freien Positionen links davon können noch besetzt werden.
}
page-rockwell-would-sell = { $n ->
    [one] Eine Transaktion, eine Art: Deine wertvollsten Rohstoffe bringen jetzt { MONEY($money) }.
   *[other] { $n } Transaktionen, je eine Art: Deine wertvollsten Rohstoffe bringen jetzt { MONEY($money) }.
}
page-rockwell-would-deliver = { $n ->
    [one] Eine Aktion
   *[other] { $n } Aktionen
}: { $ready ->
    [0] Noch ist keine Auslieferung bereit.
    [one] Eine Auslieferung ist bereit, { $prestige } Prestige.
   *[other] { $ready } Auslieferungen sind bereit, { $prestige } Prestige.
}{ $waiting ->
    [0] {""}
    [one] {" "}Eine weitere müsste warten.
   *[other] {" "}{ $waiting } weitere müssten warten.
}
page-rockwell-look-at-slot = Zeig auf eine Position, um zu sehen, was sie bringt.
page-rockwell-news-bid = { SEAT($seat) } bot { $worth ->
    [0] nichts
   *[other] { MONEY($worth) }
}
page-rockwell-news-placed = { SEAT($seat) } nahm { ROMAN($board) }, { $gives }
page-rockwell-news-insured = { SEAT($seat) } nahm { COUNT($tiles, "insurance") }
page-rockwell-news-moved = { SEAT($seat) } zog { $crew } nach { PLACE($to) }
page-rockwell-news-stayed = { SEAT($seat) } ließ { $crew } stehen
page-rockwell-news-core = { SEAT($seat) } erreichte mit { $crew } den Mittelpunkt
page-rockwell-news-bribed = { SEAT($seat) } bestach { $crew } von { SEAT($owner) } nach { PLACE($to) }
page-rockwell-news-hired = { SEAT($seat) } heuerte +{ $power } für { $crew } an
page-rockwell-news-drilled = { SEAT($seat) } durchbohrte { $tile }
page-rockwell-news-income = { $tile } brachte { SEAT($seat) }
page-rockwell-news-sold = { SEAT($seat) } verkaufte { COUNT($n, $kind) } für { MONEY($money) }
page-rockwell-news-bought = { SEAT($seat) } kaufte { COUNT($n, $kind) } für { MONEY($money) }
page-rockwell-news-powered = { SEAT($seat) }: { $crew } hat jetzt Bohrleistung { $power }
page-rockwell-news-made-safe = { SEAT($seat) } hat jetzt Schutz { $level }
page-rockwell-news-made-mobile = { SEAT($seat) } hat jetzt Mobilität { $level }
page-rockwell-news-shaft-built = { SEAT($seat) } baute einen Minenschacht auf { $tile }
page-rockwell-news-shaft-moved = { SEAT($seat) } versetzte einen Minenschacht nach { $to }
page-rockwell-news-delivered = { SEAT($seat) } lieferte aus
page-rockwell-news-achieved = { SEAT($seat) } erreichte „{ ACHIEVEMENT($achievement) }“
page-rockwell-moment-first = Als Erste im Spiel
page-rockwell-moment-also = Erreicht
page-rockwell-moment-centre = Weitere Trupps von dir bringen dort kein Prestige mehr.
page-rockwell-moment-delivered = Ausgeliefert
page-rockwell-moment-you-lead = Du überholst { $other }, { $points } : { $others }
page-rockwell-moment-passed = { $name } überholt dich, { $points } : { $others }
page-rockwell-moment-lead = { $name } übernimmt die Führung, { $points } : { $others }
page-rockwell-moment-last = Mit dieser Spielrunde endet das Spiel
page-rockwell-moment-left = Keine Aktion möglich: Dein Vizepräsident geht nach Hause.
page-rockwell-crates = { $n ->
    [0] Noch keine Auslieferung; was sie bringt, bleibt bis zum Ende verdeckt.
    [one] { $n } Auslieferung; was sie bringt, bleibt bis zum Ende verdeckt.
   *[other] { $n } Auslieferungen; was sie bringen, bleibt bis zum Ende verdeckt.
}
page-rockwell-drills-tile = durchbohrt { $tile }
page-rockwell-no-effect-yet = noch ohne Wirkung
page-rockwell-gives-safety = { $level ->
    [1] rettet 1 Rohstoff bei Gefahr
    [2] rettet 3 Rohstoffe bei Gefahr
   *[other] kein Verlust bei Gefahr
}
page-rockwell-gives-mobility = { $level ->
    [1] im Ring springen
    [2] auf Grenzen stehen
   *[other] zwei Schritte gehen
}
page-rockwell-gives-shaft = Überschuss, dazu Ertrag jede Spielrunde
page-rockwell-about-al = Al gehört niemandem: eine dritte Gesellschaft, die Felder mit euch teilt und deren Rohstoffe aus dem Spiel gehen. Hier entscheidest du für ihn, in deinem eigenen Interesse.
page-rockwell-al-is = spielt für niemanden, zählt nie
page-rockwell-way-sell = Verkaufen
page-rockwell-way-buy = Kaufen
page-rockwell-now-ready = Auslieferung wird bereit
page-rockwell-no-longer-ready = Auslieferung nicht mehr bereit
page-rockwell-news-received = { SEAT($seat) } erhielt
page-rockwell-news-lost = { SEAT($seat) } verlor
page-rockwell-news-covered = { SEAT($seat) } nutzte { COUNT($tiles, "insurance") }
page-rockwell-centre-again = Dafür gibt es kein weiteres Prestige: Dieser Trupp scheidet aus.
page-rockwell-hidden-deliveries = Was Auslieferungen bringen, bleibt bis zum Ende verdeckt

## While others answer: what is decided

page-rockwell-doing-bid = Verdeckte Gebote.
page-rockwell-doing-place = Einen Vizepräsidenten setzen.
page-rockwell-doing-insure = Versicherung vor dem Bohren.
page-rockwell-doing-move = Einen Bohrtrupp bewegen.
page-rockwell-doing-carry = Den Subunternehmer mitnehmen oder nicht.
page-rockwell-doing-step = Ein zweiter Schritt.
page-rockwell-doing-drill = Welches Feld durchbohrt wird.
page-rockwell-doing-advantage = Bestechen oder anheuern.
page-rockwell-doing-cover = Versicherung gegen Gefahr.
page-rockwell-doing-market = Das nächste Geschäft an der Börse.
page-rockwell-doing-workshop = Die nächste Aktion im Atelier.
page-rockwell-doing-al-crew = Al ist am Zug.
page-rockwell-doing-al-move = Al ist am Zug.
page-rockwell-doing-al-power = Al ist am Zug.
page-rockwell-after = Danach
page-rockwell-where-you-stand = Wo du jetzt stehst
page-rockwell-at-risk = { $n ->
    [one] Gefahr kostet dich dort höchstens einen Rohstoff.
   *[other] Gefahr kostet dich dort höchstens { $n } Rohstoffe.
}

### Brass Empire: was gefragt, getan, abgelehnt und erzählt wird.

## Namen

name-player = Spieler { $n }
name-ai = KI
name-another = { $name } { ROMAN($n) }
name-frontier = Frontier
name-omni-edo = Omni-Edo
name-mcglynn = McGlynn
name-harlem = Harlem
name-windcraft = Windcraft
name-neutral = neutral
corporation-frontier = Frontier Rail
corporation-omni-edo = Omni-Edo Corporation
corporation-mcglynn = McGlynn Clockwerks
corporation-harlem = Harlem Electric Works
corporation-windcraft = Windcraft Enterprises
corporation-random = ausgelost
count-labor = { $n } Arbeit
count-construction = { $n } Bau
count-brass = { $n } Messing
count-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
count-damage = { $n } Schaden
count-charge = { $n ->
    [one] { $n } Ladung
   *[other] { $n } Ladungen
}

## Was geschehen ist

event-brass-empire-corporation = { SEAT($seat) }: { CORPORATION($corporation) }.
event-brass-empire-reserve = Reserve ({ SEAT($seat) }): { CARDS($cards) }.
event-brass-empire-first = { SEAT($seat) } beginnt.
event-brass-empire-filled = { CARD($card) } kommt in die Auslage: { PLACE($row) }, Platz { $slot }.
event-brass-empire-turn = Runde { $round }: { SEAT($seat) } ist am Zug.
event-brass-empire-flipped = { SEAT($seat) } stellt { CARD($card) } fertig.
event-brass-empire-drew = { SEAT($seat) } zieht { COUNT($n, "cards") }.
event-brass-empire-drew-seen = Gezogen ({ SEAT($seat) }): { CARDS($cards) }.
event-brass-empire-shuffled = { SEAT($seat) } mischt den Ablagestapel ({ COUNT($n, "cards") }) zu einem neuen Nachziehstapel.
event-brass-empire-played = { SEAT($seat) } spielt { CARD($card) } aus.
event-brass-empire-mobilized = { SEAT($seat) } mobilisiert { CARD($card) }.
event-brass-empire-laid = { SEAT($seat) } spielt ein Gebäude verdeckt aus.
event-brass-empire-laid-seen = Das Gebäude im Bau ({ SEAT($seat) }) ist { CARD($card) }.
event-brass-empire-effect = { CARD($card) } ({ SEAT($seat) }) wirkt: { $clause ->
    [mobilize] mobilisieren
    [built] bei Fertigstellung
    [each_turn] in jedem Zug
    [demolish] Abriss
    [destroyed] bei Zerstörung
    [action] Aktion
    [kills] eine Karte wurde zerstört
    [whenever] ausgelöst
   *[play] beim Ausspielen
}.
event-brass-empire-gained = { SEAT($seat) } erhält { RESOURCES($labor, $construction) }.
event-brass-empire-brass = { SEAT($seat) } nimmt { COUNT($n, "brass") } aus dem Vorkommen{ $beyond ->
    [0] , das noch { $pool } enthält
   *[other] , davon { $beyond } über seinen Inhalt hinaus
}.
event-brass-empire-restored = { SEAT($seat) } stellt { COUNT($n, "brass") } wieder her und hat { $brass }.
event-brass-empire-spent = { SEAT($seat) } { $reason ->
    [buy] bezahlt { RESOURCES($labor, $construction, $brass) } für eine Karte
    [gift] bezahlt { RESOURCES($labor, $construction, $brass) } für eine Karte für den Partner
    [convert] wandelt { RESOURCES($labor, $construction, $brass) } um
    [rebuild] bezahlt { RESOURCES($labor, $construction, $brass) } für den Wiederaufbau
    [exchange] tauscht { RESOURCES($labor, $construction, $brass) }
   *[pay] bezahlt { RESOURCES($labor, $construction, $brass) }
}.
event-brass-empire-bought = { SEAT($seat) } kauft { CARD($card) } ({ PLACE($source) }).
event-brass-empire-rebuilt = { SEAT($seat) } baut die Förderplattform wieder auf.
event-brass-empire-used = { SEAT($seat) } nutzt { CARD($card) }.
event-brass-empire-demolished = { SEAT($seat) } reißt { CARD($card) } ab.
event-brass-empire-actions = { SEAT($seat) } beginnt die Aktionsphase.
event-brass-empire-mined = { SEAT($seat) } fördert mit { CARD($card) }: { COUNT($n, "brass") }.
event-brass-empire-acted = { SEAT($seat) } nutzt eine Aktion: { CARD($card) }.
event-brass-empire-attacked = { CARD($card) } ({ SEAT($seat) }) greift { CARD($target_card) } ({ SEAT($target_seat) }) an.
event-brass-empire-raided = { CARD($card) } ({ SEAT($seat) }) greift das Unternehmen von { SEAT($target_seat) } an: { COUNT($n, "damage") }.
event-brass-empire-damaged = { CARD($card) } ({ SEAT($seat) }) erleidet { COUNT($n, "damage") }: noch { $left } Leben.
event-brass-empire-destroyed = { CARD($card) } ({ SEAT($seat) }) ist zerstört.
event-brass-empire-platform-destroyed = Die Förderplattform ({ SEAT($seat) }) ist zerstört und liegt verdeckt.
event-brass-empire-lost-brass = { SEAT($seat) } verliert { COUNT($n, "brass") }{ $to ->
    [none] {""}
   *[other] {" "}an { SEAT($to) }
}.
event-brass-empire-bankrupt = { SEAT($seat) } ist bankrott und ausgeschieden.
event-brass-empire-discarded = { SEAT($seat) } wirft { CARD($card) } { $source ->
    [deck] vom Nachziehstapel
   *[hand] aus der Hand
} ab.
event-brass-empire-dismissed = { SEAT($seat) } entlässt { CARD($card) } ({ PLACE($source) }).
event-brass-empire-acquired = { SEAT($seat) } erwirbt { CARD($card) } ({ PLACE($source) }) { $to ->
    [deck] oben auf den Nachziehstapel
    [hand] auf die Hand
   *[discard] auf den Ablagestapel
}.
event-brass-empire-recalled = { SEAT($seat) } nimmt { CARD($card) } vom Ablagestapel { $to ->
    [deck] und legt sie oben auf den Nachziehstapel
   *[hand] auf die Hand
}.
event-brass-empire-looked = { SEAT($seat) } sieht sich die obersten Karten an: { COUNT($n, "cards") }.
event-brass-empire-looked-seen = { SEAT($seat) } sieht: { CARDS($cards) }.
event-brass-empire-put-back = { SEAT($seat) } legt eine Karte oben auf den Nachziehstapel zurück.
event-brass-empire-peeked = { SEAT($seat) } sieht sich { $what ->
    [hand] die Hand von { SEAT($whose) }
   *[site] ein Gebäude im Bau von { SEAT($whose) }
} an.
event-brass-empire-peeked-seen = { SEAT($seat) } sieht { $what ->
    [hand] in der Hand von { SEAT($whose) }
   *[site] im Bau bei { SEAT($whose) }
}: { CARDS($cards) }.
event-brass-empire-refreshed = { SEAT($seat) } legt { CARD($card) } ({ PLACE($place) }) unter ihren Stapel.
event-brass-empire-boosted = { CARD($card) } ({ SEAT($seat) }): +{ $n } Angriff bis zum Ende des Zugs.
event-brass-empire-readied = { CARD($card) } ({ SEAT($seat) }) darf in diesem Zug handeln.
event-brass-empire-stored = { CARD($card) } ({ SEAT($seat) }) speichert { COUNT($n, "charge") } und hat jetzt { $charge }.
event-brass-empire-discharged = { CARD($card) } ({ SEAT($seat) }) gibt { COUNT($n, "charge") } ab.
event-brass-empire-discount = { SEAT($seat) }: { $on ->
    [employee] Der nächste in diesem Zug gekaufte Mitarbeiter
    [unit] Die nächste in diesem Zug gekaufte Einheit
   *[building] Das nächste in diesem Zug gekaufte Gebäude
} kostet { RESOURCES($labor, $construction) } weniger.
event-brass-empire-draw-later = { SEAT($seat) } zieht am Ende des Zugs { COUNT($n, "cards") } mehr.
event-brass-empire-cleared = { SEAT($seat) } beendet den Zug und legt ab: { CARDS($cards) }.
event-brass-empire-ai-turn = Runde { $round }: Die KI ist am Zug.
event-brass-empire-ai-took = Die KI nimmt { CARD($card) } ({ PLACE($place) }) { $to ->
    [play] ins Spiel
   *[score] auf ihren Wertungsstapel
}.
event-brass-empire-last-round = Runde { $round } ist die letzte: { $reason ->
    [pool] Das Vorkommen ist leer
    [quiet] Seit 20 Runden wurde nichts gewonnen oder verloren
   *[rounds] 200 Runden sind gespielt
}.
event-brass-empire-game-over = Das Spiel ist zu Ende: { $reason ->
    [pool] Das Vorkommen ist leer
    [quiet] Seit 20 Runden wurde nichts gewonnen oder verloren
    [rounds] 200 Runden sind gespielt
   *[last_standing] Nur noch eine Seite ist übrig
}.
event-brass-empire-final = { SEAT($seat) }: { COUNT($total, "brass") } ({ $tokens } in Markern, { $cards } in Karten).
event-brass-empire-won = Sieg: { SEATS($seats) }.

## Warum nicht, und was es erlauben würde

refusal-corporation-taken = { CORPORATION($corporation) } ist schon vergeben ({ SEAT($owner) }).
remedy-corporation-taken = Wähle einen anderen Konzern oder lass das Los entscheiden.
refusal-reserve-cards = Diese Reserve hat { COUNT($cards, "cards") }; höchstens { $most } sind erlaubt.
remedy-reserve-cards = Wähle höchstens { $most } Karten.
refusal-reserve-copies = Du kannst { CARD($card) } nicht { $asked }-mal nehmen: Vorhanden sind { $copies }.
remedy-reserve-copies = Nimm höchstens { $copies } davon.
refusal-reserve-value = Diese Reserve ist { COUNT($value, "brass") } wert; an diesem Tisch muss jede Reserve { $needed } wert sein.
remedy-reserve-value = Wähle Karten, deren Messingwerte zusammen { $needed } ergeben.
refusal-reserve-field = Dein Konzern hat { $designs } verschiedene Karten; eine Nummer { $field } gibt es nicht.
remedy-reserve-field = Lass Nummer { $field } auf 0.
refusal-hand-missing = { CARD($card) } ist nicht auf deiner Hand.
remedy-hand-missing = Spiele eine Karte aus deiner Hand aus.
refusal-slot-empty = Dort liegt keine Karte: { PLACE($place) }.
remedy-slot-empty = Wähle einen Platz mit einer Karte.
refusal-buy-cost = { CARD($card) } kostet { RESOURCES($labor, $construction) }; du hast { RESOURCES($have_labor, $have_construction) }.
remedy-buy-cost = { $hand ->
    [0] Noch nötig: { RESOURCES($missing_labor, $missing_construction) }.
   *[other] Noch nötig: { RESOURCES($missing_labor, $missing_construction) }. Spiele erst den Rest deiner Hand aus oder wähle eine günstigere Karte.
  }
refusal-reserve-missing = { CARD($card) } ist nicht in deiner Reserve.
remedy-reserve-missing = Kaufe eine Karte aus deiner eigenen Reserve oder aus einer Auslage.
refusal-gift-alone = Du hast keinen Partner, für den du kaufen kannst.
remedy-gift-alone = Kaufe die Karte für dich.
refusal-gift-out = Dein Partner { SEAT($partner) } ist ausgeschieden.
remedy-gift-out = Kaufe die Karte für dich.
refusal-gift-cost = Für deinen Partner kostet { CARD($card) } { RESOURCES($labor, $construction) }; du hast { RESOURCES($have_labor, $have_construction) }.
remedy-gift-cost = Noch nötig: { RESOURCES($missing_labor, $missing_construction) }. Kaufe sie für dich oder wähle eine günstigere.
refusal-convert-down = Deine Förderplattform ist zerstört und wandelt nichts um.
remedy-convert-down = Baue sie zuerst für { COUNT(1, "construction") } wieder auf.
refusal-convert-cost = Umwandeln kostet { COUNT(2, "construction") }; du hast { $have }.
remedy-convert-cost = Noch nötig: { COUNT($missing, "construction") }. Beschaffe zuerst mehr Bau oder tu etwas anderes.
refusal-convert-healthy = Du hast schon { $most } Messing, mehr geht im Gefechtsmodus nicht: Umwandeln bringt nichts.
remedy-convert-healthy = Behalte deinen Bau zum Kaufen oder Wiederaufbauen.
refusal-rebuild-stands = Deine Förderplattform steht; sie kann nicht repariert werden.
remedy-rebuild-stands = Baue sie nur wieder auf, wenn sie zerstört ist.
refusal-rebuild-cost = Der Wiederaufbau kostet { COUNT(1, "construction") }; du hast { $have }.
remedy-rebuild-cost = Noch nötig: { COUNT($missing, "construction") }. Beschaffe zuerst mehr Bau oder tu etwas anderes.
refusal-number-missing = Du hast keine Karte Nummer { $number } im Spiel; dort hast du { COUNT($have, "cards") }.
remedy-number-missing = Wähle eine deiner Karten im Spiel mit ihrer Nummer.
refusal-use-unit = { CARD($card) }{ NTH($number) } ist eine Einheit; nur Gebäude lassen sich nutzen.
remedy-use-unit = Lass sie in der Aktionsphase handeln.
refusal-use-face-down = Dein Gebäude { $number } ist noch im Bau.
remedy-use-face-down = Warte bis zu deinem nächsten Zug: Dann wird es aufgedeckt.
refusal-use-none = { CARD($card) }{ NTH($number) } hat keinen Effekt, den man in jedem Zug nutzen kann.
remedy-use-none = Wähle ein Gebäude, auf dem „in jedem Zug“ steht.
refusal-use-by-itself = Dieses Gebäude gibt seine Ressourcen zu Beginn deines Zugs von selbst: { CARD($card) }{ NTH($number) }.
remedy-use-by-itself = Du hast sie schon: Gib sie aus.
refusal-use-done = { CARD($card) }{ NTH($number) } wurde in diesem Zug schon genutzt.
remedy-use-done = Nutze es wieder in deinem nächsten Zug.
refusal-use-pay = Du kannst nicht bezahlen, was { CARD($card) }{ NTH($number) } verlangt.
remedy-use-pay = { $missing ->
    [resources] Noch nötig: { RESOURCES($missing_labor, $missing_construction, $missing_brass) }.
    [cards] Auf deiner Hand noch nötig: { COUNT($missing_cards, "cards") }.
    [unit] Du hast keine andere Einheit, die du opfern kannst.
   *[building] Du hast kein anderes fertiges Gebäude, das du opfern kannst.
}
refusal-demolish-unit = { CARD($card) }{ NTH($number) } ist eine Einheit; nur Gebäude lassen sich abreißen.
remedy-demolish-unit = Wähle eines deiner offenen Gebäude.
refusal-demolish-face-down = Dein Gebäude { $number } ist noch im Bau.
remedy-demolish-face-down = Warte bis zu deinem nächsten Zug: Dann wird es aufgedeckt.
refusal-demolish-none = { CARD($card) }{ NTH($number) } hat keinen Abrisseffekt.
remedy-demolish-none = Wähle ein Gebäude, auf dem „Abriss“ steht.
refusal-act-building = { CARD($card) }{ NTH($number) } ist ein Gebäude; nur Einheiten handeln.
remedy-act-building = Wähle eine deiner Einheiten.
refusal-unit-fresh = { CARD($card) }{ NTH($number) } wurde in diesem Zug mobilisiert und kann noch nicht handeln.
remedy-unit-fresh = Sie darf in deinem nächsten Zug handeln.
refusal-unit-acted = { CARD($card) }{ NTH($number) } hat in diesem Zug schon gehandelt.
remedy-unit-acted = Wähle eine Einheit, die noch nicht gehandelt hat.
refusal-mine-down = { CARD($card) }{ NTH($number) } kann nicht fördern, solange deine Förderplattform zerstört ist.
remedy-mine-down = Baue die Plattform für { COUNT(1, "construction") } wieder auf oder greife an.
refusal-mine-battle = Im Gefechtsmodus kann { CARD($card) }{ NTH($number) } nicht fördern.
remedy-mine-battle = Greife eine Karte oder ein Unternehmen an.
refusal-attack-own = Du kannst deine eigenen Karten nicht angreifen.
remedy-attack-own = Wähle eine gegnerische Karte.
refusal-attack-partner = { SEAT($seat) } ist dein Partner.
remedy-attack-partner = Greife jemanden aus einem anderen Team an.
refusal-attack-nobody = { SEAT($seat) } ist nicht mehr im Spiel.
remedy-attack-nobody = Greife einen deiner Gegner an.
refusal-attack-missing = { SEAT($seat) } hat keine Karte Nummer { $target } im Spiel, nur { COUNT($have, "cards") }.
remedy-attack-missing = Wähle eine Karte im Spiel mit ihrer Nummer; 0 ist die Förderplattform.
refusal-attack-face-down = Karte { $target } von { SEAT($seat) } ist im Bau und kann nicht angegriffen werden.
remedy-attack-face-down = Wähle eine offene Karte.
refusal-attack-platform = Förderplattform zerstört oder nicht vorhanden: { SEAT($seat) }.
remedy-attack-platform = Wähle ein anderes Ziel.
refusal-attack-warden = { CARD($warden_card) } (Karte { $warden } von { SEAT($seat) }) ist ein Wächter und schützt dieses Gebäude.
remedy-attack-warden = Greife den Wächter oder eine Einheit an.
refusal-raid-peace = Das Unternehmen von { SEAT($seat) } kann nur im Gefechtsmodus angegriffen werden.
remedy-raid-peace = Greife eine Karte dieses Spielers an.
refusal-act-none = { CARD($card) }{ NTH($number) } hat keine eigene Aktion.
remedy-act-none = Lass sie fördern oder angreifen.
refusal-act-pay = Du kannst die Aktion nicht bezahlen: { CARD($card) }{ NTH($number) }.
remedy-act-pay = { remedy-use-pay } Lass sie stattdessen fördern oder angreifen.
refusal-option-missing = Eine Möglichkeit { $option } gibt es nicht; es gibt { $options }.
remedy-option-missing = Wähle eine von 1 bis { $options }.
refusal-option-pay = Du kannst nicht bezahlen, was Möglichkeit { $option } verlangt.
remedy-option-pay = { remedy-use-pay } Wähle eine andere Möglichkeit.
refusal-option-idle = Möglichkeit { $option } bewirkt jetzt nichts.
remedy-option-idle = Wähle eine andere Möglichkeit.
refusal-amount-most = { $asked } ist zu viel: höchstens { $most }.
remedy-amount-most = Wähle eine Zahl von 0 bis { $most }.
refusal-amount-cost = Das kostet { RESOURCES($labor, $construction, $brass) }; du hast { RESOURCES($have_labor, $have_construction, $have_brass) }.
remedy-amount-cost = Noch nötig: { RESOURCES($missing_labor, $missing_construction, $missing_brass) }. Wähle höchstens { $most }.
refusal-pick-zone = Diese Karte muss von hier kommen: { PLACES($zones) }.
remedy-pick-zone = Wähle hier eine Karte: { PLACES($zones) }.
refusal-pick-missing = { CARD($card) } ist nicht dort: { PLACE($zone) }.
remedy-pick-missing = Wähle eine Karte, die dort ist.
refusal-pick-fitting = Der Effekt erlaubt diese Karte nicht: { CARD($card) }.
remedy-pick-fitting = Wähle eine Karte der Art und des Konzerns, die der Text nennt.
refusal-slot-row = Das ist nicht die Auslage, die der Text nennt: { PLACE($place) }.
remedy-slot-row = Wähle eine Karte der anderen Auslage.
refusal-slot-fitting = Der Effekt erlaubt diese Karte nicht: { CARD($card) } ({ PLACE($place) }).
remedy-slot-fitting = Wähle eine Karte der Art und mit den Kosten, die der Text erlaubt.
refusal-target-seat = Karten von { SEAT($seat) } können hier nicht gewählt werden.
remedy-target-seat = Wähle eine Karte, deren Besitzer der Text erlaubt.
refusal-target-partner = { SEAT($seat) } ist dein Partner: Deine Effekte schaden ihm nie.
remedy-target-partner = Wähle eine Karte eines anderen Teams.
refusal-target-missing = { SEAT($seat) } hat keine Karte Nummer { $number } im Spiel, nur { COUNT($have, "cards") }.
remedy-target-missing = Wähle eine Karte im Spiel mit ihrer Nummer.
refusal-target-face = Karte { $number } von { SEAT($seat) } liegt dafür auf der falschen Seite.
remedy-target-face = Effekte wählen offene Karten; nur die Fertigstellung wählt ein Gebäude im Bau.
refusal-target-kind = { CARD($card) } (Karte { $number } von { SEAT($seat) }) ist nicht von der Art, die der Text nennt.
remedy-target-kind = Wähle eine Einheit oder ein Gebäude, wie der Text sagt.
refusal-target-self = { CARD($card) }{ NTH($number) } kann sich nicht selbst wählen.
remedy-target-self = Wähle eine andere deiner Karten.
refusal-target-health = { CARD($card) } (Karte { $number } von { SEAT($seat) }) hat noch { $health } Leben; erlaubt sind höchstens { $most }.
remedy-target-health = Wähle eine Karte mit höchstens { $most } Leben.
refusal-target-ready = { CARD($card) }{ NTH($number) } kann ohnehin handeln oder hat schon zweimal gehandelt.
remedy-target-ready = Wähle eine Einheit, die sonst nicht handeln kann.
refusal-player-self = Du kannst dich nicht selbst wählen.
remedy-player-self = Wähle einen Gegner.
refusal-player-partner = { SEAT($seat) } ist dein Partner.
remedy-player-partner = Wähle jemanden aus einem anderen Team.
refusal-player-nobody = { SEAT($seat) } ist nicht mehr im Spiel.
remedy-player-nobody = Wähle einen deiner Gegner.
refusal-player-nothing = Dieser Effekt bewirkt bei { SEAT($seat) } nichts.
remedy-player-nothing = Wähle einen anderen Gegner.
refusal-put-missing = { CARD($card) } ist nicht unter den Karten, die du ansiehst.
remedy-put-missing = Wähle eine davon.
refusal-put-where = Dorthin kann sie nicht: { PLACE($where) }.
remedy-put-where = Wähle aus: { PLACES($wheres) }.
refusal-next-missing = Einen wartenden Effekt Nummer { $number } gibt es nicht; es gibt { $have }.
remedy-next-missing = Wähle einen von 1 bis { $have }.

## Tischoptionen

option-brass-empire-corporations = Konzerne
    .help = Wer welchen Konzern bekommt: ausgelost, oder alle wählen in Zugreihenfolge.
option-brass-empire-corporations-random = ausgelost
option-brass-empire-corporations-chosen = gewählt
option-brass-empire-pool = Vorkommen
    .help = Wie viel Messing das Vorkommen enthält; Standard: 40 bis 80, je nach Spielerzahl.
option-brass-empire-pool-standard = Standard
option-brass-empire-pool-short = kurzes Spiel
option-brass-empire-pool-long = langes Spiel
option-brass-empire-reserves = Reserven
    .help = Die sechs von der Spielregel empfohlenen Karten, oder alle stellen ihre Reserve selbst zusammen.
option-brass-empire-reserves-standard = empfohlen
option-brass-empire-reserves-built = zusammengestellt
option-brass-empire-reserve-value = Reservewert
    .help = Der Messingwert jeder zusammengestellten Reserve.
option-brass-empire-spare-reserves = übrige Reservekarten
    .help = Nicht gewählte Reservekarten werden entfernt oder in die gemeinsamen Stapel gemischt.
option-brass-empire-spare-reserves-removed = entfernt
option-brass-empire-spare-reserves-shuffled = eingemischt
option-brass-empire-team = Teamspiel
    .help = Partner sitzen einander gegenüber und zählen ihr Messing zusammen.
option-brass-empire-battle = Gefechtsmodus
    .help = Messing ist Leben; das letzte verbliebene Unternehmen gewinnt.
option-brass-empire-first-edition = Erstausgabe
    .help = Zerstören bringt genau 1 Messing; Einheiten fördern auch ohne Plattform.
option-brass-empire-equal-turns = gleiche Zugzahl
    .help = Solospiel: Die KI hat ihren Zug auch, wenn deiner das Vorkommen geleert hat.
option-brass-empire-even-start = Startausgleich
    .help = Zu zweit empfohlen: Nach ihrem ersten Zug ziehen alle außer dem Startspieler sechs statt fünf Karten.
error-option-battle-first = Gefechtsmodus und Erstausgabe lassen sich nicht verbinden: Von der Erstausgabe bleibt nichts; lass eines davon weg
error-option-battle-pool = im Gefechtsmodus gibt es kein Vorkommen; lass die Option „pool“ weg
error-option-needs-built = die Tischoption { $option } braucht zusammengestellte Reserven; ergänze reserves=built
error-option-reserve-value = keine Reserve von { CORPORATION($corporation) } ist { COUNT($value, "brass") } wert; wähle einen anderen reserve_value

## Was gefragt wird

ask-brass-empire-corporation = { $aim ->
    [battle] Das letzte Unternehmen im Spiel gewinnt. Welchen Konzern nimmst du?
    [brass] Wer das meiste Messing hat, gewinnt. Welchen Konzern nimmst du?
   *[later] Welchen Konzern nimmst du?
}
ask-brass-empire-reserve = { $aim ->
    [battle] Das letzte Unternehmen im Spiel gewinnt. Stelle deine Reserve zusammen: höchstens { COUNT($most, "cards") }, zusammen { COUNT($value, "brass") } wert.
    [brass] Wer das meiste Messing hat, gewinnt. Stelle deine Reserve zusammen: höchstens { COUNT($most, "cards") }, zusammen { COUNT($value, "brass") } wert.
   *[later] Stelle deine Reserve zusammen: höchstens { COUNT($most, "cards") }, zusammen { COUNT($value, "brass") } wert.
}
ask-brass-empire-play = { $aim ->
    [battle] Das letzte Unternehmen im Spiel gewinnt. Spiele Karten für Arbeit und Bau aus und kaufe neue. Du hast { RESOURCES($labor, $construction) }.
    [brass] Wer das meiste Messing hat, gewinnt. Spiele Karten für Arbeit und Bau aus, kaufe neue oder wandle Bau in Messing um. Du hast { RESOURCES($labor, $construction) }.
   *[later] Ausspielphase: Du hast { RESOURCES($labor, $construction) }. Was tust du?
}
ask-brass-empire-action = Aktionsphase: Du hast { RESOURCES($labor, $construction) }. Was tust du?
ask-brass-empire-may = { CARD($card) }: „{ $text }“ Effekt nutzen?
ask-brass-empire-choose = { CARD($card) }: „{ $text }“ Welche Möglichkeit wählst du?
ask-brass-empire-amount = { CARD($card) }: „{ $text }“ Wie oft (höchstens { $most })?
ask-brass-empire-pick = { CARD($card) }: „{ $text }“ Welche Karte?
ask-brass-empire-target = { CARD($card) }: „{ $text }“ Welche Karte im Spiel?
ask-brass-empire-player = { CARD($card) }: „{ $text }“ Welcher Spieler?
ask-brass-empire-look = { CARD($card) }: „{ $text }“ Wohin kommt jede Karte (noch { $left })?
ask-brass-empire-order = Mehrere Effekte warten: Welcher kommt als Nächster?

## Was getan wird

action-brass-empire-corporation = { CORPORATION($corporation) }
action-brass-empire-build = Reserve: { CARDS($cards) }
action-brass-empire-play = { CARD($card) } ausspielen
action-brass-empire-buy = { CARD($card) } kaufen ({ PLACE($place) })
action-brass-empire-gift = { CARD($card) } ({ PLACE($place) }) für { SEAT($partner) } kaufen
action-brass-empire-reserve = { CARD($card) } aus der Reserve kaufen
action-brass-empire-convert = { COUNT(2, "construction") } in { COUNT(1, "brass") } umwandeln
action-brass-empire-rebuild = Die Förderplattform wieder aufbauen
action-brass-empire-use = { CARD($card) }{ NTH($number) } nutzen
action-brass-empire-demolish = { CARD($card) }{ NTH($number) } abreißen
action-brass-empire-end = { $phase ->
    [play] Zur Aktionsphase
   *[action] Zug beenden
}
action-brass-empire-mine = Mit { CARD($card) }{ NTH($number) } fördern
action-brass-empire-attack = { CARD($card) }{ NTH($number) } greift { SEAT($seat) } an: { CARD($target_card) }{ NTH($target) }
action-brass-empire-raid = { CARD($card) }{ NTH($number) } greift das Unternehmen von { SEAT($seat) } an
action-brass-empire-act = Aktion: { CARD($card) }{ NTH($number) }
action-brass-empire-yes = Ja
action-brass-empire-no = Nein
action-brass-empire-option = Möglichkeit { $option }: { $text }
action-brass-empire-amount = { $n ->
    [0] Gar nicht
    [one] Einmal
    [2] Zweimal
   *[other] { $n }-mal
}
action-brass-empire-take = { CARD($card) } ({ PLACE($zone) })
action-brass-empire-slot = { CARD($card) } ({ PLACE($place) })
action-brass-empire-target = { SEAT($seat) }: { CARD($card) }{ NTH($number) }
action-brass-empire-player = { SEAT($seat) }
action-brass-empire-put = { $where ->
    [deck] { CARD($card) } oben auf den Nachziehstapel zurücklegen
    [dismiss] { CARD($card) } entlassen
   *[discard] { CARD($card) } abwerfen
}
action-brass-empire-next = Effekt { $number }: { $text }
detail-brass-empire-gift = { RESOURCES($labor, $construction) } mehr als für dich selbst
detail-brass-empire-text = { $name }: { $text }

## Wo Karten sind

zone-hand = Hand
zone-discard = Ablagestapel
zone-deck = Nachziehstapel
zone-reserve = Reserve
zone-played = in diesem Zug ausgespielt
zone-play = im Spiel
zone-dismiss = entlassene Karten
zone-labor = Arbeitsmarkt
zone-design = Konstruktionsbüro

## Der Tisch im Terminal

score-brass-empire = Messing
turn-brass-empire = Runde { $n }
source-brass-empire-tokens = Marker
source-brass-empire-cards = Karten
letter-labor = A
letter-construction = B
type-employee = Mitarbeiter
type-unit = Einheit
type-building = Gebäude
draw-brass-empire-title = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
} · { $phase ->
    [corporations] Wahl der Konzerne
    [reserves] Zusammenstellen der Reserven
    [play] Ausspielphase
    [action] Aktionsphase
    [ai] Zug der KI
   *[end] Spielende
}
draw-brass-empire-turn = { SEAT($seat) } ist am Zug
draw-brass-empire-pool = Vorkommen: { COUNT($n, "brass") }
draw-brass-empire-last = letzte Runde
draw-brass-empire-labor-row = Arbeitsmarkt (Stapel: { $n })
draw-brass-empire-design-row = Konstruktionsbüro (Stapel: { $n })
draw-brass-empire-you = du
draw-brass-empire-partner = Partner
draw-brass-empire-out = bankrott
draw-brass-empire-platform = Förderplattform { $health }/{ $full }
draw-brass-empire-platform-down = Förderplattform zerstört
draw-brass-empire-piles = Hand { $hand }, Nachziehstapel { $deck }, Ablagestapel { $discard }
draw-brass-empire-site = im Bau
draw-brass-empire-ready = kann handeln
draw-brass-empire-used = genutzt
draw-brass-empire-hand = Deine Hand
draw-brass-empire-played = Ausgespielt: { CARDS($cards) }
draw-brass-empire-deck = Nachziehstapel, ungeordnet: { CARDS($cards) }
draw-brass-empire-discard = Ablagestapel: { CARDS($cards) }
draw-brass-empire-reserve = Deine Reserve
draw-brass-empire-score-pile = Wertungsstapel { $n }
play-legend-brass-empire = 4A 2B      die Kosten einer Karte: 4 Arbeit und 2 Bau
    2/4        Angriff und übriges Leben; ◆3 ihr Messingwert; ⚡2 Ladungen
    L3, D6     die dritte Karte des Arbeitsmarkts, die sechste des Konstruktionsbüros
    H          der Buchstabe eines Konzerns: Frontier, Omni-Edo, McGlynn, Harlem, Windcraft
    (2)        die Nummer einer Karte in der Reihe ihres Besitzers; 0 ist die Förderplattform
    Aktionen in Notation: „play clerk“, „buy L3“, „attack 1 2 0“ (deine Karte 1, Platz 2, dessen Förderplattform)
card-face-down = eine verdeckte Karte
deck-starter = Startkarte
deck-reserve = Reserve
deck-pool = gemeinsamer Stapel
zone-labor-market = Arbeitsmarkt
zone-design-department = Konstruktionsbüro
zone-this = diese Karte

## Notes: what an attentive player remembers

note-brass-empire-sure = Sicher in der Hand von { SEAT($seat) }: { CARDS($cards) }.
note-brass-empire-some = { SEAT($seat) } hat { COUNT($n, "cards") } von diesen in der Hand: { CARDS($cards) }.
note-brass-empire-buried = Unten im Stapel ({ PLACE($row) }): { CARDS($cards) }.

## Was eine Aktion bewirken würde

preview-brass-empire-attack = Sie fügt { COUNT($strike, "damage") } zu ({ $target_left ->
    [0] das Ziel wird zerstört
   *[other] das Ziel behält { $target_left } Leben
}) und erleidet { $back } ({ $attacker_left ->
    [0] deine Einheit wird zerstört
   *[other] deine Einheit behält { $attacker_left } Leben
}).
preview-brass-empire-reward = Du bekommst { COUNT($brass, "brass") }, der Gegner { COUNT($their_brass, "brass") }.
preview-brass-empire-mine = Sie nimmt { COUNT($brass, "brass") } aus dem Vorkommen.
preview-brass-empire-raid = Das Unternehmen verliert { COUNT($lost, "brass") }{ $bankrupt ->
    [1] {" "}und ist bankrott
   *[other] {""}
}.
preview-brass-empire-purchase = Danach übrig: { RESOURCES($labor, $construction) }.
preview-brass-empire-target = { COUNT($strike, "damage") }: { $target_left ->
    [0] Das Ziel wird zerstört
   *[other] Das Ziel behält { $target_left } Leben
}.
preview-brass-empire-holds = Die Bedingung der Karte ist gerade erfüllt.
preview-brass-empire-fails = Die Bedingung der Karte ist gerade nicht erfüllt.
preview-brass-empire-times = Derzeit gezählt: { $times }.

# Balance studies.
balance-brass-empire-order = Siege nach der Spielreihenfolge
balance-brass-empire-endings = Wie die Spiele endeten
balance-brass-empire-corporations = Siege nach Konzern
balance-brass-empire-cards = Karten: Anteil gekauft oder genommen, wenn verfügbar
balance-brass-empire-card-wins = Siege mit einer gekauften oder genommenen Karte
balance-brass-empire-ending-pool = das Vorkommen war leer
balance-brass-empire-ending-rounds = alle Runden gespielt
balance-brass-empire-ending-last-standing = alle anderen bankrott

# Why a bot does what it does.
bot-term-brass = mehr Messing
bot-term-card-value = Karten mit mehr Messingwert
bot-term-deck = ein besserer Nachziehstapel
bot-term-units = stärkere Einheiten
bot-term-buildings = bessere Gebäude
bot-term-platform = die Förderplattform
bot-term-means = mehr zum Ausgeben
bot-reason-reserve = die Reserve, die am meisten wert ist
bot-reason-nothing-better = es gibt nichts Besseres zu tun
bot-reason-play-employee = einen Mitarbeiter auszuspielen kostet nichts
bot-reason-play-card = eine Karte im Spiel ist mehr wert als eine auf der Hand
bot-reason-buy-dear = die teuerste brauchbare Karte
bot-reason-buy-strong = diese Karte stärkt das Unternehmen am meisten
bot-reason-buy-value = das Ende ist nah, da zählt der Messingwert
bot-reason-gift = eine Karte für den Partner
bot-reason-convert = übriger Bau wird zu Messing
bot-reason-rebuild = ohne Förderplattform wird nichts gefördert
bot-reason-use = der Effekt eines Gebäudes kostet nichts
bot-reason-demolish = Abreißen lohnt sich
bot-reason-mine = Fördern bringt sofort Messing
bot-reason-act = die eigene Aktion der Einheit
bot-reason-raid = der Angriff trifft das Unternehmen selbst
bot-reason-attack = der Angriff ist mehr wert als das Fördern
bot-reason-attack-platform = ohne Förderplattform fördert der Gegner nichts
bot-reason-accept = das Angebot der Karte lohnt sich
bot-reason-exchange = so viel, wie bessere Käufe übrig lassen
bot-reason-option = diese Möglichkeit bringt jetzt am meisten
bot-reason-take = die wertvollste Karte
bot-reason-trim = die schwächste Karte geht
bot-reason-look = gute Karten nach oben, schlechte weg
bot-reason-target = die gefährlichste Karte
bot-reason-own-card = die eigene Karte, die am besten passt
bot-reason-richest = der reichste Gegner
bot-reason-order = die Reihenfolge ist egal

# The game in lists and results.

# Was die Wiedergabe markiert.
mark-brass-empire-attack = Angriff
mark-brass-empire-raided = Überfall
mark-brass-empire-destroyed = Zerstörung
mark-brass-empire-bankrupt = Bankrott
mark-brass-empire-last-round = Letzte Runde

# Answers given in advance
order-brass-empire-accept = In fremden Zügen Angebote meiner Karten immer annehmen
order-brass-empire-decline = In fremden Zügen Angebote meiner Karten immer ablehnen

# Kinds of decisions, as a review counts them.
kind-brass-empire-corporation = Konzern
kind-brass-empire-reserve = Reserve
kind-brass-empire-play = Karten und Käufe
kind-brass-empire-action = Aktionen und Angriffe
kind-brass-empire-may = Freiwillige Effekte
kind-brass-empire-choose = Optionen
kind-brass-empire-amount = Mengen
kind-brass-empire-pick = Wahl einer Karte
kind-brass-empire-target = Ziele
kind-brass-empire-player = Wahl der Gegenseite
kind-brass-empire-look = Reihenfolge im Stapel
kind-brass-empire-order = Reihenfolge der Effekte

## Wie Charaktere spielen

style-brass-empire-attacks = Angriffe
    .each = Angriffe je Zug
style-brass-empire-builds = Ausbau
    .each = begonnene Gebäude je Zug
style-brass-empire-trims = Entlassungen
    .each = eigene entlassene Karten je Zug
style-brass-empire-mines = Abbau
    .each = abgebautes Messing je Zug
style-brass-empire-hoards = Sammeln
    .each = Karten, um die der Stapel je Zug wächst
style-brass-empire-banks = Umwandeln
    .each = Umwandlungen in Messing je Zug

balance-brass-empire-fights = Kämpfe: Anteil der Spiele, in denen es sie gab
balance-brass-empire-fight-attacked = Angriff
balance-brass-empire-fight-destroyed = Karte zerstört
balance-brass-empire-fight-platform-destroyed = Förderplattform zerstört

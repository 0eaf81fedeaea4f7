### Der Tisch von Rockwell auf der Seite.

## Der Planet

page-rockwell-mine = Die Mine
page-rockwell-keys = Pfeiltasten: links und rechts im Ring, auf und ab von Ring zu Ring. Eingabe wählt, A bis D nehmen einen Bohrtrupp auf, N geht zum nächsten möglichen Ort, W sagt, warum etwas nicht geht, Escape setzt den Trupp wieder ab, P führt hierher zurück.
page-rockwell-key-planet = zum Planeten
page-rockwell-key-crew = einen Bohrtrupp auf dem Planeten aufnehmen
page-rockwell-place = Der gewählte Ort
page-rockwell-crew = Bohrtrupp { $crew } von { SEAT($owner) }, Bohrleistung { $power }{ $die ->
    [0] {""}
   *[other] {" "}mit Subunternehmer { $die }
}
page-rockwell-needs = nötige Bohrleistung { $need }
page-rockwell-missing = es fehlen { $missing }
page-rockwell-drilled = gebohrt
page-rockwell-income = bringt { $cubes }
page-rockwell-pays = bringt
page-rockwell-shaft-of = Minenschacht von { SEAT($owner) }
page-rockwell-can-go = { $place } – möglich
page-rockwell-can-take = { $place } – kann aufgenommen werden
page-rockwell-take = Bohrtrupp { $crew } aufnehmen
page-rockwell-taken = { $n ->
    [one] Bohrtrupp { $crew } ist aufgenommen: { $n } Möglichkeit.
   *[other] Bohrtrupp { $crew } ist aufgenommen: { $n } Möglichkeiten.
}
page-rockwell-dropped = Nichts ist aufgenommen.
page-rockwell-nothing-here = Hier ist jetzt nichts zu tun.
page-rockwell-several = Es gibt mehrere Möglichkeiten: Wähle eine.

## Der Ablauf einer Spielrunde

page-rockwell-course = Der Ablauf der Spielrunde
page-rockwell-turn = Spielrunde { $turn }
page-rockwell-round = Bohrrunde { $round } von 4
page-rockwell-phase-auction = Angebote
page-rockwell-phase-vice-presidents = Vizepräsidenten
page-rockwell-phase-drilling = I Bohrung
page-rockwell-phase-market = II Markt
page-rockwell-phase-workshop = III Atelier
page-rockwell-management = Direktion
page-rockwell-control = Kontrolle

## Die Pläne

page-rockwell-boards = Die drei Pläne
page-rockwell-board-1 = Kontrollzentrum
page-rockwell-board-2 = Börse
page-rockwell-board-3 = Atelier
page-rockwell-actions = { $n ->
    [one] { $n } Handlung
   *[other] { $n } Handlungen
}
page-rockwell-slot = Plan { ROMAN($board) }, Position { $slot }: { $gives }, { $seat ->
    [none] frei
   *[other] { SEAT($seat) }
}
page-rockwell-left = { NAME($what) }: noch { $n }

## Gesellschaften

page-rockwell-companies = Die Gesellschaften
page-rockwell-you = du
page-rockwell-prestige = Prestige
page-rockwell-prestige-known = sichtbares Prestige
page-rockwell-safety = Schutz
page-rockwell-mobility = Mobilität
page-rockwell-shafts = Minenschächte
page-rockwell-level = { $level } von 3
page-rockwell-cards = Förderungskarten
page-rockwell-actions-left = Handlungen übrig

## Stapel und Preise

page-rockwell-deliveries = Auslieferungen
page-rockwell-achievements = Realisierungen
page-rockwell-prices = Preise
page-rockwell-empty = aufgebraucht
page-rockwell-tiles-left = { $n ->
    [one] noch { $n } Stein
   *[other] noch { $n } Steine
}
page-rockwell-gain = { COUNT($prestige, "prestige") }, { $n ->
    [one] noch { $n } Stein
   *[other] noch { $n } Steine
}
page-rockwell-price-power = Bohrleistung 2, 3, 4
page-rockwell-price-safety = Schutz 1, 2, 3
page-rockwell-price-mobility = Mobilität 1, 2, 3
page-rockwell-price-shaft = Minenschacht 1, 2, 3
page-rockwell-price-hire = Subunternehmer 1 bis 4

## Antworten

page-rockwell-less = weniger: { $what }
page-rockwell-more = mehr: { $what }
page-rockwell-of = von { $n }
page-rockwell-clear = Leeren
page-rockwell-worth = Wert
page-rockwell-sealed = Alle Antworten werden zugleich aufgedeckt.
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
    [0] Keine Versicherung abgeben
    [one] { $n } Versicherungsstein abgeben
   *[other] { $n } Versicherungssteine abgeben
}
page-rockwell-danger = { $n ->
    [one] Gefahr auf { $tile }: Du würdest den wertvollsten Rohstoff verlieren von
   *[other] Gefahr auf { $tile }: Du würdest die { $n } wertvollsten Rohstoffe verlieren von
}
page-rockwell-sell = { COUNT($n, $kind) } verkaufen
page-rockwell-buy = { COUNT($n, $kind) } kaufen
page-rockwell-power = Bohrleistung
page-rockwell-improve = Gesellschaft
page-rockwell-new-shaft = Neuer Minenschacht
page-rockwell-move-shaft = Den auf { $tile } versetzen
page-rockwell-choose-tile = Wähle ein Feld, hier oder auf dem Planeten:
page-rockwell-choose-crew = Wähle einen Bohrtrupp, hier oder auf dem Planeten, dann sein Ziel.
page-rockwell-targets = Wohin er gehen kann
page-rockwell-stay = stehen bleiben
page-rockwell-refused = { $n ->
    [one] { $n } weitere ist nicht möglich: Warum?
   *[other] { $n } weitere sind nicht möglich: Warum?
}

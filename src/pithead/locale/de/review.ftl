### Analyse: was Antworten wert waren, in Worten aus Zahlen.

review-reason-source = { NUMBER($points, maximumFractionDigits: 1) } Punkte mehr durch { $source }
review-reason-rival = { NUMBER($points, maximumFractionDigits: 1) } Punkte weniger für { SEAT($seat) }
review-course = Platz { $place } mit { $points } Punkten. Deine beste Chance: { NUMBER($n, maximumFractionDigits: 1) } von 100 ({ $turn }).
review-costliest = { $count ->
    [one] Eine Entscheidung hat dich sicher etwas gekostet:
   *[other] { $count } Entscheidungen haben dich sicher etwas gekostet, die teuerste
} { NUMBER($n, maximumFractionDigits: 1) } Siege von 100 (± { NUMBER($error, maximumFractionDigits: 1) }; { $turn }).
review-no-mistake = { $n ->
    [one] Eine Entscheidung zählte, und sie war kein sicherer Patzer.
   *[other] Von deinen { $n } Entscheidungen, die zählten, war keine sicher ungenau.
}
review-luck = { $way ->
    [for] Das Glück brachte dir { NUMBER($n, maximumFractionDigits: 1) } Siege von 100.
    [against] Das Glück kostete dich { NUMBER($n, maximumFractionDigits: 1) } Siege von 100.
   *[none] Glück und Pech hielten sich die Waage.
}
review-others = { $way ->
    [for] Die Fehler der anderen brachten dir { NUMBER($n, maximumFractionDigits: 1) } Siege von 100.
    [against] Die Fehler der anderen halfen jemand anderem: Sie kosteten dich { NUMBER($n, maximumFractionDigits: 1) } Siege von 100.
   *[none] Die Fehler der anderen machten für dich keinen Unterschied.
}
review-verdict-good = etwa gleich gut
review-verdict-slip = ungenau
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-verdict-unsure = nicht zu sagen
review-verdict-decided = schon entschieden
review-failed = Die Analyse ist hier stehen geblieben. Was fertig ist, bleibt.
review-made-by = Bewertet von „{ $bot }“, Gewichte { $digest }.
review-headline = { NUMBER($place) ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Platz { $place }
}, { $cause ->
    [decisions] { $way ->
        [against] und einiges verschenkt
       *[other] und nichts verschenkt
    }
    [deal] { $way ->
        [against] nach schlechtem Start
        [for] nach gutem Start
       *[other] nach ausgeglichenem Spiel
    }
    [draws] { $way ->
        [against] mit Pech beim Ziehen
        [for] mit Glück beim Ziehen
       *[other] nach ausgeglichenem Spiel
    }
    [others] { $way ->
        [against] weil Fehler der anderen jemand anderem halfen
        [for] mit etwas Hilfe der anderen
       *[other] nach ausgeglichenem Spiel
    }
   *[guesses] { $way ->
        [against] mit Vermutungen, die nicht aufgingen
        [for] mit Vermutungen, die aufgingen
       *[other] nach ausgeglichenem Spiel
    }
}

## pithead review

cli-review = Ein beendetes Spiel analysieren: was jede Entscheidung wert war und woher das Ergebnis kommt.
cli-review-seat = nur, was diesen Platz angeht, gezählt ab 1
cli-review-effort = wie gründlich: 2 probiert doppelt so viele Welten; ohne Angabe 1
cli-review-seed = ein Text oder eine Zahl; derselbe Startwert gibt dieselbe Analyse; ohne Angabe 0
cli-review-html = eine Seite in einer einzigen Datei schreiben
cli-review-keep = Ordner für den Stand einer angehaltenen Analyse; ohne Angabe neben dem Spiel
cli-example-review = ein gespeichertes Spiel mit zwei Prozessen analysieren
cli-example-review-page = die Analyse eines Platzes als Seite schreiben
review-title = Analyse: { $game }
review-chances = Die Chancen im Lauf des Spiels
review-ledger = Woher das Ergebnis kommt, in Siegen von 100
review-result = Ergebnis
review-deal = Start
review-draws = Ziehungen
review-decisions = eigene Entscheidungen
review-guesses = Vermutungen
review-by-others = andere
review-rest = Rest
review-seat = Platz
review-decision = { $turn }, Entscheidung { $entry }: { $verdict }, { $loss } Siege von 100 (± { $error })
review-gift = { $turn }, Entscheidung { $entry }: ein Geschenk von { SEAT($seat) }, { $loss } Siege von 100
review-found = { $turn }, Entscheidung { $entry }: gut gefunden
review-played = Gespielt: { $action }
review-better = Besser: { $action }
review-because = Warum: { $reasons }
review-helped = Wem es half: { $seats }
review-helped-part = { SEAT($seat) } { $gain }
review-hindsight = Wie es wirklich kam: { $change } Siege von 100.
review-less-sure = Die Antworten waren verdeckt: weniger sicher.
review-level = Gespielt wie Stufe { $level } ({ $low } bis { $high }).
review-level-few = Zu wenige Entscheidungen für eine Stufe: { $n } gezählt, etwa 30 sind nötig.
review-made = Bewertet von „{ $bot }“, Aufwand { $effort }, Startwert { $seed }. Jede Note neigt zu dem Spieler, der sie gibt; kleine Unterschiede sind Rauschen.
review-progress = Analysiert: { $n } von { $total }
review-stopped = Angehalten bei { $n } von { $total }. Derselbe Befehl macht dort weiter.
review-written = Die Analyse ist in { $file }.
error-review-not-over = nur ein beendetes Spiel lässt sich analysieren; dieses hört nach { $n } Einträgen im Protokoll auf
error-review-seat = den Platz { $n } gibt es nicht: Dieser Tisch hat die Plätze 1 bis { $seats }
error-review-effort = { $text } ist kein Aufwand: Nenne eine Zahl von 0.1 bis 100

## pithead puzzles

cli-puzzles = Rätsel in Spielen von Bots suchen oder die einer Datei prüfen.
cli-puzzles-count = wie viele Rätsel; ohne Angabe 48
cli-puzzles-seats = nur Spiele mit so vielen Plätzen; ohne Angabe reihum 2 bis 4
cli-puzzles-effort = wie gründlich jedes geprüft wird; 1 ist eine Entscheidung in einer Analyse; ohne Angabe 10, beim Prüfen einer Datei 1
cli-puzzles-seed = irgendein Text oder eine Zahl; derselbe Startwert ergibt dieselben Rätsel; ohne Angabe 0
cli-puzzles-out = Ordner für puzzles.jsonl und den Stand einer angehaltenen Suche; ohne Angabe der aktuelle
cli-puzzles-check = sagen, welche Rätsel dieses Ordners sich nicht mehr laden lassen oder nicht mehr stimmen
cli-example-puzzles = zehn Rätsel mit zwei Prozessen suchen
cli-example-puzzles-check = die Rätsel im aktuellen Ordner prüfen
puzzles-progress = Rätsel: { $n } von { $total }, aus { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}
puzzles-written = { $n } von { $total } Rätseln stehen in { $file }. Derselbe Befehl macht dort weiter.
puzzles-loads-not = { $puzzle } ({ $sort }): Die Stellung oder ihre Antworten gibt es nicht mehr
puzzles-holds-not = { $puzzle } ({ $sort }): Die beste Antwort ist nicht mehr die beste
puzzles-checked = { $n ->
    [one] 1 Rätsel
   *[other] { $n } Rätsel
} geprüft, { $wrong } davon stimmen nicht mehr.
error-puzzles-none = { $file } gibt es nicht
error-puzzles-file = { $file } lässt sich nicht lesen: { $why }

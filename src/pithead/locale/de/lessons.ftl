# Was der Begleiter jeder Lektion sagt.
lesson-press-next = Drücke zuerst auf Weiter.
lesson-wait = Einen Moment: Zuerst sind die anderen dran.
lesson-hint = Mein Tipp: { $action }.
lesson-hint-why = Mein Tipp: { $action }. { $why }
puzzle = Selbst finden
puzzle-q = Im Spiel hat eine Antwort hier { NUMBER($n, maximumFractionDigits: 1) } Siege von 100 gekostet. Was ist besser? { $good ->
    [one] Eine Antwort ist die beste.
   *[other] { $good } Antworten sind etwa gleich gut.
}
puzzle-q-done = Das ist es: so gut wie die beste Antwort, die wir fanden.
puzzle-q-wrong = Das gehört nicht zu den besten Antworten, die wir fanden.
puzzle-q-wrong-short = Nicht ganz: Es fehlen { NUMBER($n, maximumFractionDigits: 1) } Siege von 100.
puzzle-about = { $seats } Plätze · { $levels } unserer { $of } Stufen finden es
puzzle-best = { $good ->
    [one] Eine Antwort ist hier sicher besser als alle anderen.
   *[other] { $good } Antworten sind hier sicher besser als alle anderen.
} { $levels } unserer { $of } Stufen finden { $good ->
    [one] sie
   *[other] eine davon
}.{ $sealed ->
    [0] {""}
   *[other] {" "}Die anderen antworten verdeckt, deshalb ist das weniger sicher.
}
puzzle-best-done = Genau: { NUMBER($n, maximumFractionDigits: 1) } Siege von 100 mehr als „{ $tempting }“. { $why }
puzzle-best-wrong = Das gehört nicht zu den besten Antworten.
puzzle-best-wrong-short = Nicht ganz: Dazu fehlen { NUMBER($n, maximumFractionDigits: 1) } Siege von 100.
puzzle-best-wrong-offered = Wähle eine der Antworten, die hier stehen.
puzzle-why = Das bringt { $reason }.

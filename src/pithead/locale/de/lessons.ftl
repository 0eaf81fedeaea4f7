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

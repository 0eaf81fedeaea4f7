# What the companion of any lesson says.
lesson-press-next = Press Next first.
lesson-wait = One moment: the others go first.
lesson-hint = Try this: { $action }.
lesson-hint-why = Try this: { $action }. { $why }
puzzle = Find it yourself
puzzle-q = In the game, one answer here cost { NUMBER($n, maximumFractionDigits: 1) } wins in 100. What is better? { $good ->
    [one] One answer is best.
   *[other] { $good } answers are about as good.
}
puzzle-q-done = That is it: as good as the best answer we found.
puzzle-q-wrong = That is not among the best answers we found.
puzzle-q-wrong-short = Not quite: { NUMBER($n, maximumFractionDigits: 1) } wins in 100 short.
puzzle-about = { $seats } seats · { $levels } of our { $of } levels find it
puzzle-best = { $good ->
    [one] One answer here is surely better than all others.
   *[other] { $good } answers here are surely better than all others.
} { $levels } of our { $of } levels find { $good ->
    [one] it
   *[other] one
}.{ $sealed ->
    [0] {""}
   *[other] {" "}The others answer unseen, so this is less sure.
}
puzzle-best-done = That is it: { NUMBER($n, maximumFractionDigits: 1) } wins in 100 more than “{ $tempting }”. { $why }
puzzle-best-wrong = That is not among the best answers.
puzzle-best-wrong-short = Not quite: { NUMBER($n, maximumFractionDigits: 1) } wins in 100 short.
puzzle-best-wrong-offered = Choose one of the answers offered here.
puzzle-why = It brings { $reason }.

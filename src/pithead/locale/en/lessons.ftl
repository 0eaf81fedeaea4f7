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

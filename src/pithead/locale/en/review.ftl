### Review: what answers were worth, in words from figures.

review-reason-source = { NUMBER($points, maximumFractionDigits: 1) } more points from { $source }
review-reason-rival = { NUMBER($points, maximumFractionDigits: 1) } fewer points for { SEAT($seat) }
review-course = Place { $place } with { $points } points. Your best chance: { NUMBER($n, maximumFractionDigits: 1) } in 100 ({ $turn }).
review-costliest = { $count ->
    [one] One decision surely cost you something:
   *[other] { $count } decisions surely cost you something, the worst of them
} { NUMBER($n, maximumFractionDigits: 1) } wins in 100 (± { NUMBER($error, maximumFractionDigits: 1) }; { $turn }).
review-no-mistake = { $n ->
    [one] One decision counted, and it was no sure slip.
   *[other] None of your { $n } decisions that counted was surely a slip.
}
review-luck = { $way ->
    [for] Luck brought you { NUMBER($n, maximumFractionDigits: 1) } wins in 100.
    [against] Luck cost you { NUMBER($n, maximumFractionDigits: 1) } wins in 100.
   *[none] Luck was even.
}
review-others = { $way ->
    [for] The others’ mistakes brought you { NUMBER($n, maximumFractionDigits: 1) } wins in 100.
    [against] The others’ mistakes helped somebody else: they cost you { NUMBER($n, maximumFractionDigits: 1) } wins in 100.
   *[none] The others’ mistakes made no difference to you.
}
review-verdict-good = about as good
review-verdict-slip = slip
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-verdict-unsure = we cannot tell
review-verdict-decided = decided anyway
review-failed = The review stopped here. What is done is kept.
review-made-by = Priced by “{ $bot }”, weights { $digest }.
review-headline = { NUMBER($place) ->
    [1] First
    [2] Second
    [3] Third
   *[other] Place { $place }
}, { $cause ->
    [decisions] { $way ->
        [against] and some of it given away
       *[other] with nothing given away
    }
    [deal] { $way ->
        [against] from a poor start
        [for] from a kind start
       *[other] after an even game
    }
    [draws] { $way ->
        [against] against the luck of the draw
        [for] with the luck of the draw
       *[other] after an even game
    }
    [others] { $way ->
        [against] while others’ mistakes helped somebody else
        [for] with a little help from the others
       *[other] after an even game
    }
   *[guesses] { $way ->
        [against] with guesses that did not come off
        [for] with guesses that came off
       *[other] after an even game
    }
}

## pithead review

cli-review = Review a finished game: what each decision was worth, and where the result came from.
cli-review-seat = say only what concerns this seat, counted from 1
cli-review-effort = how thoroughly: 2 tries twice as many worlds (default: 1)
cli-review-seed = any text or number; the same seed gives the same review (default: 0)
cli-review-html = write a page of one file
cli-review-keep = folder for the progress of a review that is stopped (default: beside the game)
cli-example-review = review a stored game on two processes
cli-example-review-page = write the review of one seat as a page
review-title = Review: { $game }
review-chances = Chances over time
review-ledger = What made the result, in wins in 100
review-result = result
review-deal = deal
review-draws = draws
review-decisions = own decisions
review-guesses = guesses
review-by-others = others
review-rest = rest
review-seat = seat
review-decision = { $turn }, decision { $entry }: { $verdict }, { $loss } wins in 100 (± { $error })
review-gift = { $turn }, decision { $entry }: a gift from { SEAT($seat) }, { $loss } wins in 100
review-found = { $turn }, decision { $entry }: well found
review-played = Played: { $action }
review-better = Better: { $action }
review-because = Why: { $reasons }
review-helped = Whom it helped: { $seats }
review-helped-part = { SEAT($seat) } { $gain }
review-hindsight = As it turned out: { $change } wins in 100.
review-less-sure = The answers were sealed: less sure.
review-level = Played like level { $level } ({ $low } to { $high }).
review-level-few = Too few decisions to name a level: { $n } counted, about 30 are needed.
review-made = Priced by “{ $bot }”, effort { $effort }, seed { $seed }. A grade leans towards the player that grades; small differences are noise.
review-progress = Reviewed: { $n } of { $total }
review-stopped = Stopped at { $n } of { $total }. The same command goes on from there.
review-written = The review is in { $file }.
error-review-not-over = only a finished game can be reviewed; this one stops after { $n } log entries
error-review-seat = there is no seat { $n }: this table has seats 1 to { $seats }
error-review-effort = { $text } is no effort: give a number from 0.1 to 100

## pithead puzzles

cli-puzzles = Search games of bots for puzzles, or check those of a file.
cli-puzzles-count = how many puzzles (default: 48)
cli-puzzles-seats = only games of this many seats (default: 2 to 4 in turn)
cli-puzzles-effort = how thoroughly each is verified; 1 is a decision in a review (default: 10, for a check 1)
cli-puzzles-seed = any text or number; the same seed gives the same puzzles (default: 0)
cli-puzzles-out = folder for puzzles.jsonl and for the progress of a search that is stopped (default: the current one)
cli-puzzles-check = say which puzzles of this folder no longer load or hold
cli-example-puzzles = search for ten puzzles on two processes
cli-example-puzzles-check = check the puzzles in the current folder
puzzles-progress = Puzzles: { $n } of { $total }, from { $games ->
    [one] 1 game
   *[other] { $games } games
}
puzzles-written = { $n } of { $total } puzzles are in { $file }. The same command goes on from there.
puzzles-loads-not = { $puzzle } ({ $sort }): its position or its answers no longer exist
puzzles-holds-not = { $puzzle } ({ $sort }): its best answer is no longer the best
puzzles-checked = { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
} checked, { $wrong } no longer right.
error-puzzles-none = there is no { $file }
error-puzzles-file = { $file } can’t be read: { $why }

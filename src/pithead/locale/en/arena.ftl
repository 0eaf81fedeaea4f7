### The arena: bots against each other, balance, the ladder.

## Help

cli-arena = Measure bots against each other, the balance of a game, or the ladder of bot levels.
cli-arena-task = balance: what good players use and win with; characters: how each plays and wins; ladder: whether each level beats the one below; otherwise bots are compared
cli-arena-contender = the bot to measure: a name, NAME@FILE with weights of your own, module:object or file.py:object in Python, exec:COMMAND for a program
cli-arena-against = the bot at all other seats
cli-arena-pool = rate these bots against each other instead; for the ladder: its rungs, lowest first
cli-arena-players = balance: kinds of players, compared on the same deals and mixed
cli-arena-bots = balance: who plays (default: the best bot)
cli-arena-blocks = number of blocks of games (default: 100); a block is one deal, played with the contender at each seat in turn
cli-arena-games = balance: number of games (default: 200)
cli-arena-budget = milliseconds a bot may think about an answer; without a limit, results depend only on the seed
cli-arena-sprt = stop as soon as a sequential test has decided between these two win shares, such as 0.5:0.55
cli-arena-controls = also play the contender against itself, and random against it
cli-arena-ray = play on the Ray cluster at this address; “local” starts one here
cli-arena-out = save the results in this file, block by block
cli-arena-resume = continue the results in the file given with --out
cli-arena-page = draw the results as a page of charts

## Errors

error-arena-bot = there is no bot “{ $name }”; choose from: { $known }
error-arena-option = { $option } has no meaning for “{ $command }”; leave it out
error-arena-game = which game? Write it after “balance”, as in “pithead arena balance { $game }”
error-arena-player = { $player } can’t play: { $fault }
error-bot-module = “{ $name }”: there is no module or file { $module }; write module:object or file.py:object
error-bot-import = “{ $name }” can’t be imported: { $why }
error-bot-object = “{ $name }”: { $module } has no { $object }
error-bot-reference = “{ $name }” is not a bot of your own: write module:object or file.py:object
error-bot-kind = “{ $name }” is neither a subclass of pithead.bots.Bot nor a function choose(view, legal, rng) or (observation, mask)
error-bot-weights = { $name } uses no weights; leave out what follows @
error-bot-init = { $name } can’t be created as { $name }(game, seat, seed, budget); let __init__ take these four, or leave it out
error-arena-weights = a bot’s weights can’t be used: { $reason }
error-arena-players = name the bots with --contender and --against, or several with --pool
error-arena-pool = --pool needs at least two different bots and two seats, and can’t be combined with --contender, --against or --sprt
error-arena-sprt = “{ $text }” is not a pair of win shares; write the lower and the higher, such as 0.5:0.55
error-arena-kinds = --players compares kinds of players: name two or more
error-arena-out = say with --out where the figures go: --out characters.json
error-arena-resume = --resume needs --out with the file to continue
error-arena-exists = { $file } already exists; choose another name, or continue it with --resume
error-arena-read = { $file } can’t be read; check its name and your permissions
error-arena-write = { $file } can’t be written; check the folder, your permissions and the free space
error-arena-broken = { $file } contains no arena results; choose another file
error-arena-other = { $file } contains results of another run ({ $detail } differs); choose another file or the same settings
error-arena-ray-address = “{ $address }” is not the address of a Ray cluster; write host:port, ray://host:port, auto or local
error-arena-ray-unreachable = no Ray cluster answers at { $address }; start it, correct the address, or leave out --ray
error-arena-rungs = the ladder needs at least two rungs; name them with --pool, lowest first
error-arena-ladder-seats = { $game } has no ladder for this number of seats; choose between 2 and its maximum

## Results

arena-progress = Blocks
arena-stopped = { $blocks ->
    [0] Stopped before the first block was finished.
    [one] Stopped; this one block was finished:
   *[other] Stopped; these { $blocks } blocks were finished:
}
arena-versus = { $contender } won { $share } of { NUMBER($games) } games ({ $interval } with 95% confidence) { $seats ->
    [1] alone
   *[other] against { $against }, { $seats } seats
    }, seed { $seed }.
arena-verdict-stronger = { $contender } is stronger than { $against }: the whole interval lies above { $chance }, the share expected by chance.
arena-verdict-weaker = { $contender } is weaker than { $against }: the whole interval lies below { $chance }, the share expected by chance.
arena-verdict-unclear = No clear difference between { $contender } and { $against }: chance alone would give { $chance }.
arena-sprt-stronger = The test has decided: the win share is closer to { $strong } than to { $weak }.
arena-sprt-not-stronger = The test has decided: the win share is closer to { $weak } than to { $strong }.
arena-sprt-open = The test between { $weak } and { $strong } has not decided yet: play more blocks.
arena-mirror = Control, the contender against itself: { $interval }, { $verdict }.
arena-sanity = Control, random against the contender: { $interval }, { $verdict }.
arena-control-ok = as expected
arena-control-wrong = unexpected: do not trust the result
arena-course = { NUMBER($games) } games of { $game } in { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($mean_turns, maximumFractionDigits: 1) } turns and { NUMBER($mean_decisions, maximumFractionDigits: 0) } decisions per game; commit { $commit }.
arena-thinking = { $player } took { NUMBER($mean_ms, maximumFractionDigits: 2) } ms per answer, { NUMBER($slowest_ms, maximumFractionDigits: 1) } ms at most.
arena-replaced = { $player } was replaced by random in { $games ->
    [one] one game
   *[other] { $games } games
}: { $fault }
arena-fault-start = it could not be started ({ $detail })
arena-fault-died = it quit
arena-fault-slow = it did not answer within { $detail } ms
arena-fault-nonsense = its answer was not understood ({ $detail })
arena-fault-illegal = its answer was not legal: { $detail }
arena-fault-raised = its code failed: { $detail }
arena-player = player
arena-rating = rating
arena-interval = 95% interval
arena-share = share
arena-games = games

## The page of charts

arena-page-versus = { $contender } against { $against }
arena-page-pool = Ratings in { $game }, { $seats } seats
arena-page-share = Win share
arena-page-mark = The dashed line shows the share expected by chance.
arena-page-course = How the win share settled
arena-page-blocks = { $n ->
    [one] one block
   *[other] { $n } blocks
}
arena-page-seats = Wins by seat
arena-page-seat = seat { $seat }
arena-page-order = Wins by order of play
balance-place = no. { $place }
arena-page-ratings = Ratings
arena-page-elo = Plackett-Luce strengths on the Elo scale: 400 points more mean ten times the strength; the mean is 0.
arena-leader-clear = { $player } is rated highest: its interval lies above all others.
arena-leader-unclear = { $player } is rated highest, but not clearly: the intervals of { $others } overlap with its own.
arena-page-players = Who played
arena-page-controls = Controls
arena-page-mirror = the contender against itself
arena-page-sanity = random against the contender
arena-page-thought = { NUMBER($mean_ms, maximumFractionDigits: 2) } ms on average, { NUMBER($slowest_ms, maximumFractionDigits: 1) } ms at most
arena-page-facts = How it was measured
arena-fact-game = game (rules)
arena-fact-components = components
arena-fact-weights = weights
arena-fact-options = table options
arena-fact-seats = seats
arena-fact-seed = seed
arena-fact-budget = time per answer
arena-no-budget = no limit
arena-fact-games = games
arena-fact-seconds = seconds
arena-fact-commit = commit (version)
arena-fact-machine = machine
arena-fact-python = Python

## Balance

arena-balance-page = Balance of { $game }, { $seats } seats
arena-balance-stopped = { $games ->
    [0] Stopped before the first game was finished.
    [one] Stopped; this one game was finished:
   *[other] Stopped; these { $games } games were finished:
}
arena-balance-length = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } between { $bots }: { $turns } turns and { $decisions } decisions per game.
arena-balance-mean = { $mean } ({ $interval })
arena-balance-turns = Turns per game
arena-balance-decisions = Decisions per game
arena-balance-score = Winner’s score
arena-other-weights = Warning: the weights of { $bots } were learned with other components, so these bots may misjudge what is new; train them again with pithead train --components.
arena-balance-versus = Component set A ({ $one }) compared with component set B ({ $other }), with the same bots and seeds.
arena-balance-one = A
arena-balance-other = B
arena-balance-change = B − A (95% interval)
arena-balance-clear = * The interval of the difference does not contain zero. Among many figures, one in twenty does so by chance.
arena-balance-clear-title = Clear differences, B − A
arena-balance-none-clear = No figure differs clearly.
arena-balance-label-one = { $entry }, A
arena-balance-label-other = B
cli-arena-versus = balance: compare with these components, figure by figure
arena-balance-one-track = Bots that know only one plan

## The ladder

arena-ladder-title = The ladder
arena-ladder-about = Each of { $rungs } plays against the level before it: one of the stronger bots at a table of the weaker, up to { $blocks } deals, each played with the stronger bot at every seat in turn, seed { $seed }. A step holds if the whole 95% interval lies above chance. Made by `make ladder`; do not edit.
arena-ladder-facts = Commit { $commit }; { $machine }; { $python }.
arena-ladder-upper = stronger
arena-ladder-lower = weaker
arena-ladder-chance = chance
arena-ladder-mean = ms per answer
arena-ladder-slowest = slowest, ms
arena-ladder-holds = holds
arena-ladder-yes = yes
arena-ladder-no = no
arena-ladder-step = { $upper } against { $lower }, { $seats } seats: { $share } ({ $interval })
arena-ladder-replaced = A bot failed in { $games } of these games, and random played on in its place: do not trust this step.
balance-course = How games went
balance-course-lead-changed = the lead changed
balance-course-half-way = the leader half-way won
balance-course-clear = won by 15 points or more
arena-a-game = a game
arena-kinds-title = Kinds of players on the same deals
arena-kinds-mixture = mixture
arena-kinds-paired = { $player }, less { $first } (95% interval, deal by deal)
arena-characters-progress = { $character }: { $share } of wins

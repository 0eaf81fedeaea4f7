### The command line.

## Help

cli-about = Mining-company board games with exact rules: play them in the terminal, simulate them, look up their rules.
cli-command = COMMAND
cli-a-file = FILE
cli-a-game = GAME
cli-commands = commands
cli-play = Play a game against bots.
cli-simulate = Let bots play many games and print what they add up to.
cli-replay = Tell a stored game again, or verify it.
cli-rules = Print the rulebook, or one rule.
cli-components = Show, export or check the components of a game.
cli-lang = language of all texts (en, fr or de); otherwise PITHEAD_LANG, then the system’s
cli-game = which game: { $games }
cli-seats = number of players; the most the game allows if not given
cli-seed = any text or number; equal seeds give equal games
cli-options = table options, such as edition=fr,open_stock=true
cli-table-options = table options of { $game }:
cli-own-components = a component file of your own (see “pithead components”)
cli-bots = who plays, seat by seat and then from the start again: names, module:object, file.py:object or exec:COMMAND (random if not given)
cli-games = how many games (100 if not given)
cli-workers = how many processes (1 if not given); the result does not depend on it
cli-json = print one JSON object
cli-text = play in the terminal
cli-save = keep the game in this file
cli-resume = go on with the game in this file
cli-file = a stored game
cli-to = stop after this many entries of its log
cli-verify = play everything again and compare seed, log and result
cli-rule = the number of a rule, such as RW-BRIBE-3
cli-components-export = write the components into this file, to be edited
cli-check = check a component file
cli-as-text = print what each entry says as text, cards with their full text
cli-export = Turn stored games into tables for other programs.
cli-sources = stored games: files, files of many (.jsonl) or folders
cli-export-out = the folder for the tables; “tables” if not given
cli-export-format = csv, or parquet (needs the extra [data]); csv if not given
cli-export-tables = which tables; games,seats,decisions,events if not given
cli-save-records = keep a record of every game in this file (.jsonl, a line each)
cli-example-save-records = keep the records of 50 games
cli-example-tables = turn them into tables of games, seats, decisions and events
cli-example-parquet = one table only, as Parquet
cli-completion = Print the script that lets a shell complete commands, options and values.
cli-shell = which shell
cli-examples = Examples:
cli-example-page = open the page in a browser and play there
cli-example-text = play in the terminal at a table for two
cli-example-save = play in the terminal and keep the game in a file
cli-example-rule = read one rule in French
cli-example-rulebook = read the whole rulebook
cli-example-help = all options of one command
cli-example-simulate = 1,000 games on two processes
cli-example-options = games with a table option
cli-example-arena = how often does greedy win against random?
cli-example-pool = rate three bots and draw the ratings as a page
cli-example-train = learn weights from games and keep them in a folder
cli-example-replay = tell the first 40 decisions of a stored game
cli-example-verify = check that a stored game was played by the rules
cli-example-components = all components as text
cli-example-export = write the components into a file to edit
cli-example-bash = for bash; put the line into ~/.bashrc
cli-example-zsh = for zsh; put the line into ~/.zshrc
cli-example-fish = for fish; put the line into ~/.config/fish/config.fish
version-compiled = compiled
version-plain = plain Python
version-plain-asked = plain Python, because PITHEAD_PURE was set
version-plain-interpreter = plain Python, because only CPython can be compiled for
version-plain-compiler = plain Python, because no C compiler with Python’s headers was found
version-plain-tools = plain Python, because mypy or setuptools was missing
version-plain-failed = plain Python, because compiling failed

argparse-usage = Usage:
argparse-positionals = arguments
argparse-options = options
argparse-help = show this help and stop
argparse-version = show the version and stop
argparse-required = something is missing: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-one = one value is missing
argparse-not-with = not together with %s
argparse-explicit = takes no value, but %r was given
argparse-choice = %(value)r is not one of %(choices)s

## Errors

error-usage = { $why } (see “{ $prog } --help”)
error-command = there is no command “{ $name }”; there are: { $commands }
error-not-understood = not understood: { $text }
error-near = { $said }; did you mean “{ $near }”?
error-export-table = there is no table “{ $name }”; there are: { $known }
error-save-lines = { $file }: the records of many games go into one file, a line each; give it a name that ends in .jsonl
error-whole = “{ $text }” is not a whole number from { $low } up
error-simulate-bots = --bots names nobody; write a bot’s name, such as random
error-whole-between = “{ $text }” is not a whole number from { $low } to { $high }
error-game = there is no game “{ $name }”; there are: { $games }
error-missing-part = this needs { $package }, which is not installed; install it with: { $command }
error-option-form = “{ $part }” is not a table option; write it as name=value
error-option-unknown = there is no table option “{ $option }”; there are: { $known }
error-option-value = table option { $option } can’t be “{ $value }”; choose one of: { $allowed }
error-option-seats = table option { $option } is only for tables of { $seats } seats
error-seats = { $game } can’t be played by { $seats }; choose a number of seats from: { $counts }
error-worker-died = a worker process was ended from outside (out of memory?); use fewer workers
error-play-text = { $game } is played on the page that “pithead play” opens; for the terminal add --text, as in “pithead play { $game } --text”
error-save-exists = { $file } exists already; choose another name, or go on with that game by --resume
error-export-exists = { $file } exists already; choose another name
error-resume-with = { $option } belongs to a new game and can’t be used with --resume
error-resume-game = { $file } holds a game of { $game }
error-write = { $file } can’t be written; check the folder, your rights and the free space
error-to = --to { $n } is beyond the end: the log has { $entries } entries
error-rule = there is no rule “{ $rule }”; near it are: { $near }
error-rule-none = there is no rule “{ $rule }”; “pithead rules { $game }” prints them all
error-file = { $file }: { $reason }
error-place = { $file }: { $place }: { $reason }
place-line = line { $n }
place-entry = log entry { $n }
error-record-unreadable = the file can’t be read; check its name and whether you may read it
error-record-not-json = this is not a stored game: it stops being JSON at line { $line }, column { $column }
error-record-not-ours = this is not a stored game of Pithead: “{ $expected }” is expected here
error-record-version = the file has format { $found }, and this Pithead reads format { $known }
error-record-rules = the game was played under rules version { $found }, and this Pithead plays version { $known }: replay it with a Pithead of that version
error-record-components = the game was played with other components ({ $found }…, here { $known }…): replay it with the component file it was played with
error-record-game = { $name } can’t be played again here ({ $reason })
error-record-commitment = the seed does not fit the commitment that was published before the game
error-record-differs = the file says { $found }, but playing it again gives { $played }
error-record-notation = “{ $text }” is no action; expected is { $expected }
error-record-refused = { SEAT($seat) } could not do “{ $text }” here ({ $rule })
error-record-field = { $expected ->
    [text] a text
    [number] a whole number
    [hexadecimal] a hexadecimal text of 32 digits or more
    [table] a table
    [list] a list
    [view] a view of this game as it can be played
   *[value] a text, a number, true or false
} is expected here
error-record-entry = an entry must be a seat and an action in notation

## Simulation

simulate-progress = Games
simulate-stopped = { $n ->
    [0] Stopped before the first game was finished.
    [one] Stopped; this one game was finished:
   *[other] Stopped; these { $n } games were finished:
}
simulate-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game } with { $seats } seats, { $bots } bots, seed { $seed }: { NUMBER($decisions) } decisions in { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($mean_turns, maximumFractionDigits: 2) } turns a game.
simulate-speed = { NUMBER($games_per_second, maximumFractionDigits: 1) } games and { NUMBER($decisions_per_second, maximumFractionDigits: 0) } decisions a second.
simulate-digest = Digest of all games: { $log_digest }
simulate-company = company
simulate-wins = wins
simulate-share = share
simulate-score = mean score

## Export

export-progress = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
export-done = { $n ->
    [one] { $n } game
   *[other] { $n } games
} as tables in { $folder }: { $tables }.

## Replay

replay-verified = { $file }: OK. Commitment, log ({ $n } entries) and result are right.
replay-end = { $n } of { $entries } log entries told.

## Play

play-prompt = Your choice (“help” for help):
play-prompt-only = Your choice (Enter for the only answer, “help” for help):
play-bye = Goodbye.
play-no-number = There is no option { $n }; the last is { $last }.
play-unknown = “{ $text }” is neither a command nor an answer here. Type a number of the list, “help”, or an action that begins with: { $verbs }
play-malformed = “{ $text }” is not complete or not right. Expected: { $expected }
play-earlier = { $n ->
    [one] … { $n } earlier event; “log” tells it.
   *[other] … { $n } earlier events; “log” tells them.
}
play-amounts = Any number will do, such as “sell zinc 2”.
play-form = “{ $verb }” asks for each number; or type all at once, such as “{ $example }”.
play-field = { $what }, { $low } to { $high } (Enter for { $low }):
play-field-wrong = “{ $text }” does not fit: { $low } to { $high } in steps of { $step }.
play-field-help = A number, or Enter for the least; “undo” goes back by one number, “cancel” leaves the form, “quit” leaves the game.
play-form-left = You left the form; nothing is decided yet.
play-why-what = Why what? Type “why” and the number of an option.
play-allowed = You may do that.
play-remedy = What would make it legal: { $remedy }
play-undo-none = You have done nothing yet that could be undone.
play-undone = Your last answer is undone.
play-save-where = Say where: “save” and a file name.
play-saved = Saved in { $file }. Go on later with: pithead play { $game } --text --resume { $file }
play-kept = The game is kept in { $file }. Go on with: pithead play { $game } --text --resume { $file }
play-verify = The whole { $game } game is in { $file }; verify it with: pithead replay { $file } --verify
play-log-empty = Nothing has happened yet.
play-place = { $place }. { SEATS($seats) }
play-total = total
play-commitment = The seed of this game is fixed; its SHA-256 is { $commitment }
play-options = Table options: { $list }
play-seed = Seed { $seed }; its SHA-256 was the commitment shown from the start: { $commitment }
play-help =
    NUMBER      choose that option (those marked ✗ are not allowed now)
    text        an action in notation; examples below
    why NUMBER  why an option is allowed or not, and what would make it legal
    all         list every option that is not allowed now
    rules ID    a rule; without a number, the rule of this question
    undo        take your last answer back
    save FILE   keep the game in a file
    log         everything that has happened
    board       draw the table again
    cancel      leave a form, such as the one after “bid”
    quit        leave; the game is kept in a file
play-more = { $n ->
    [one] … and { $n } more that is not allowed; “all” lists it.
   *[other] … and { $n } more that are not allowed; “all” lists them.
}
plugin-broken = the game { $name } is left out: its plug-in does not work ({ $reason })

### The command line.

## Help

cli-about = Board games about mining companies, with exact rules: play them in the browser or the terminal, simulate them, look up their rules.
cli-command = COMMAND
cli-a-file = FILE
cli-a-game = GAME
cli-a-name = NAME
cli-commands = commands
cli-play = Play a game in the browser, or in the terminal with --text.
cli-simulate = Let bots play many games and print a summary.
cli-replay = Print a stored game as text, or verify it.
cli-rules = Print the rulebook, or one rule.
cli-components = Show, export or check the components of a game.
cli-lang = language of all texts (en, fr or de; default: PITHEAD_LANG, then the system’s)
cli-game = which game: { $games }
cli-seats = number of players (default: the most the game allows)
cli-arena-seats = number of players (default: 2, the fewest who play against each other; ladder: every number from there on)
cli-seed = any text or number; the same seed gives the same game
cli-options = table options, such as edition=fr,open_stock=true
cli-table-options = table options of { $game }:
cli-own-components = a component file of your own (see “pithead components”)
cli-bots = who plays, seat by seat, starting over if there are more seats: names, module:object, file.py:object or exec:COMMAND (default: random)
cli-games = number of games (default: 100)
cli-workers = number of processes (default: 1); the result does not depend on it
cli-json = print one JSON object
cli-text = play in the terminal
cli-save = save the game in this file
cli-resume = continue the game in this file
cli-file = a stored game
cli-to = stop after this many log entries
cli-verify = replay everything and compare seed, log and result
cli-rule = the number of a rule, such as RW-BRIBE-3
cli-components-export = write the components into this file for editing
cli-check = check a component file
cli-as-text = print each entry as text, cards with their full text
cli-export = Turn stored games into tables for other programs.
cli-sources = stored games: files, files of many (.jsonl) or folders
cli-export-out = folder for the tables (default: “tables”)
cli-export-format = csv, or parquet (needs the extra [data]) (default: csv)
cli-export-tables = which tables (default: games,seats,decisions,events)
cli-save-records = save a record of every game in this file (.jsonl, one line each)
cli-example-save-records = save the records of 50 games
cli-example-tables = turn them into tables of games, seats, decisions and events
cli-example-parquet = one table only, as Parquet
cli-new-game = Write a package with a small game to change into your own.
cli-new-name = its name: small letters, digits and underscores, such as my_game
cli-completion = Print the script that lets a shell complete commands, options and values.
cli-shell = which shell
cli-examples = Examples:
cli-example-page = open the page in a browser and play there
cli-example-text = play in the terminal at a table for two
cli-example-bot = play in the terminal against a strong bot
cli-example-save = play in the terminal and save the game in a file
cli-example-rule = read one rule in French
cli-example-rulebook = read the whole rulebook
cli-example-help = all options of one command
cli-example-simulate = 1,000 games on two processes
cli-example-options = games with a table option
cli-example-bots = let two bots play, and save a record of every game
cli-example-arena = how often does greedy win against random?
cli-example-pool = rate three bots and draw the ratings on a page
cli-example-own = is a bot of your own better than greedy? Stop when that is clear
cli-example-balance = compare components of your own with ours, figure by figure
cli-example-train = learn weights from games and save them in a folder
cli-example-replay = print the first 40 decisions of a stored game
cli-example-verify = check that a stored game was played by the rules
cli-example-components = all components as text
cli-example-export = write the components into a file to edit
cli-example-new-game = a small game that can be played and passes the test kit
cli-example-bash = for bash; put the line into ~/.bashrc
cli-example-zsh = for zsh; put the line into ~/.zshrc
cli-example-fish = for fish; put the line into ~/.config/fish/config.fish
version-compiled = compiled
version-plain = plain Python
version-plain-asked = plain Python, because PITHEAD_PURE was set
version-plain-interpreter = plain Python, because only CPython supports compiling
version-plain-compiler = plain Python, because no C compiler with Python’s headers was found
version-plain-tools = plain Python, because mypy or setuptools was missing
version-plain-failed = plain Python, because compiling failed

argparse-usage = Usage:
argparse-positionals = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-version = show the version and exit
argparse-required = missing: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-one = a value is missing
argparse-not-with = not allowed together with %s
argparse-explicit = takes no value, but %r was given
argparse-choice = %(value)r is not one of %(choices)s

## Errors

error-usage = { $why } (see “{ $prog } --help”)
error-command = there is no command “{ $name }”; choose from: { $commands }
error-not-understood = not understood: { $text }
error-near = { $said }; did you mean “{ $near }”?
error-export-table = there is no table “{ $name }”; choose from: { $known }
error-export-tables = --tables names no table; choose from: { $known }
error-save-lines = { $file }: many games are saved in one file, one line each; give it a name that ends in .jsonl
error-whole = “{ $text }” is not a whole number of at least { $low }
error-simulate-bots = --bots names nobody; write a bot’s name, such as random
error-whole-between = “{ $text }” is not a whole number from { $low } to { $high }
error-game = there is no game “{ $name }”; choose from: { $games }
error-missing-part = this needs { $package }, which is not installed; install it with: { $command }
error-option-form = “{ $part }” is not a table option; write it as name=value
error-option-twice = table option { $option } is given twice; give it once
error-seed = this seed is empty or contains characters that are not text; choose another
error-proxy = “{ $address }” is not the IP address or network of a proxy; write it as 10.0.0.5 or 10.0.0.0/8
error-too-many-bots = there are { $bots } bots for { $seats ->
    [one] one other seat
   *[other] { $seats } other seats
}; name fewer, or choose more seats with --seats
error-option-unknown = there is no table option “{ $option }”; choose from: { $known }
error-option-value = table option { $option } can’t be “{ $value }”; choose from: { $allowed }
error-option-seats = table option { $option } is only for tables of { $seats } seats
error-seats = { $game } can’t be played by { $seats }; choose a number of seats from: { $counts }
error-worker-died = a worker process was ended from outside (out of memory?); use fewer workers
error-play-text = { $game } is played on the page that “pithead play” opens; for the terminal add --text, as in “pithead play { $game } --text”
error-save-exists = { $file } already exists; choose another name, or continue that game with --resume
error-export-exists = { $file } already exists; choose another name
error-new-game = “{ $name }” can’t be the name of a new game: use small letters, digits and underscores, and no name of an installed game
new-game-written = { $folder } holds a small game that passes the test kit. Install it with “pip install -e { $folder }”, play it with “pithead play { $name } --text”; its README.md says how to test it.
error-export-none = there is no stored game in { $sources }
error-resume-with = { $option } belongs to a new game and can’t be used with --resume
error-resume-game = { $file } contains a game of { $game }; name that game
error-write = { $file } can’t be written; check the folder, your permissions and the free space
error-to = --to { $n } is past the end: the log has { $entries } entries
error-rule = there is no rule “{ $rule }”; similar ones are: { $near }
error-rule-none = there is no rule “{ $rule }”; “pithead rules { $game }” prints them all
error-file = { $file }: { $reason }
error-place = { $file }: { $place }: { $reason }
place-line = line { $n }
place-entry = log entry { $n }
error-record-unreadable = the file can’t be read; check its name and your permissions
error-record-not-json = this is not a stored game: it is not valid JSON at line { $line }, column { $column }
error-record-not-utf8 = this is not a stored game: it is not UTF-8 text
error-record-many = this file holds many games, one line each; take one line as a file of its own, or use “pithead export”
error-record-not-ours = this is not a stored game of Pithead: expected “{ $expected }” here
error-record-version = the file has format { $found }, but this Pithead reads format { $known }
error-record-rules = the game was played under rules version { $found }, but this Pithead plays version { $known }: replay it with that version of Pithead
error-record-components = the game was played with other components ({ $found }…, here { $known }…): replay it with the component file used then
error-record-game = { $name } can’t be replayed here ({ $reason })
error-record-commitment = the seed does not match the commitment published before the game
error-record-differs = the file says { $found }, but replaying it gives { $played }
error-record-notation = “{ $text }” is not an action; expected: { $expected }
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
error-record-unplayable = the game can’t be shown and played on from here
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
} of { $game } with { $seats } seats, { $bots } bots, seed { $seed }: { NUMBER($decisions) } decisions in { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($mean_turns, maximumFractionDigits: 2) } turns per game.
simulate-speed = { NUMBER($games_per_second, maximumFractionDigits: 1) } games and { NUMBER($decisions_per_second, maximumFractionDigits: 0) } decisions per second.
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

replay-verified = { $file }: OK. Commitment, log ({ $n } entries) and result match.
replay-end = { $n } of { $entries } log entries shown.

## Play

play-prompt = Your choice (“help” for help):
play-prompt-only = Your choice (Enter for the only answer, “help” for help):
play-bye = Goodbye.
play-no-number = There is no option { $n }; the last is { $last }.
play-unknown = “{ $text }” is neither a command nor an answer here. Type a number from the list, “help”, or an action that begins with: { $verbs }
play-malformed = “{ $text }” is incomplete or wrong. Expected: { $expected }
play-earlier = { $n ->
    [one] … { $n } earlier event; “log” shows it.
   *[other] … { $n } earlier events; “log” shows them.
}
play-amounts = Any number will do, such as “sell zinc 2”.
play-form = “{ $verb }” asks for each number; or type all at once, such as “{ $example }”.
play-field = { $what }, { $low } to { $high } (Enter for { $low }):
play-field-wrong = “{ $text }” does not fit: { $low } to { $high } in steps of { $step }.
play-field-help = A number, or Enter for the least; “undo” goes back by one number, “cancel” leaves the form, “quit” leaves the game.
play-form-left = You left the form; nothing has been decided yet.
play-why-what = Why what? Type “why” and the number of an option.
play-allowed = You may do that.
play-remedy = What you can do: { $remedy }
play-undo-none = You have done nothing yet that can be undone.
play-undone = Your last answer has been undone.
play-save-where = Say where: “save” and a file name.
play-saved = Saved in { $file }. Continue later with: pithead play { $game } --text --resume { $file }{ $bots }
play-kept = The game is saved in { $file }. Continue with: pithead play { $game } --text --resume { $file }{ $bots }
play-verify = The whole { $game } game is in { $file }; verify it with: pithead replay { $file } --verify
play-log-empty = Nothing has happened yet.
play-notes-empty = There is nothing to note yet.
play-place = { $place }. { SEATS($seats) }
play-total = total
play-commitment = The seed of this game is fixed. Its SHA-256: { $commitment }
play-options = Table options: { $list }
play-opponents = Your opponents: { $list }
play-replaced = { $player } failed, so random plays on in its place: { $fault }
play-seed = Seed { $seed }; its SHA-256 was the commitment shown from the start: { $commitment }
play-help =
    NUMBER      choose that option (those marked ✗ are not allowed now)
    text        an action in notation; examples below
    why NUMBER  why an option is allowed or not, and what you can do
    all         list every option that is not allowed now
    rules ID    a rule; without a number, the rule of this question
    undo        undo your last answer
    save FILE   save the game in a file
    log         everything that has happened
    notes       what you can know of hidden things from all you have seen
    board       draw the table again
    cancel      leave a form, such as the one after “bid”
    quit        leave; the game is saved in a file
play-more = { $n ->
    [one] … and { $n } more that is not allowed; “all” lists it.
   *[other] … and { $n } more that are not allowed; “all” lists them.
}
plugin-broken = the game { $name } is left out: its plug-in does not work ({ $reason })

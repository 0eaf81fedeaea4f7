### The page: everything it says itself.

## Home

page-name = Pithead
page-tagline = Games of mines, machines and money. Play with friends, bots, or both.
page-home = Home
page-games = Games
page-players = { $from } to { $to } players
page-play-now = Play now
page-play-now-with = Play now: { $options }.
page-set-up = Set up table…
page-set-up-title = New table: { $game }
page-learn = Learn { $game } ({ $n } min)
page-lessons = Lessons
page-rules = Rules
page-continue = Your tables
page-table-lesson = Lesson: { $lesson }
page-your-turn = Your turn.
page-stage-lobby = Not started
page-stage-playing = In progress
page-stage-over = The game is over
page-stage-stopped = The game was stopped
page-join = Join by link
page-join-about = Paste the link a friend has sent you.
page-link = Link
page-join-go = Go to table
page-bad-link = This is not a link to a table. Copy the whole link, from beginning to end.
page-import = Open game file
page-import-about = Look at a finished game again, or continue an unfinished one.
page-import-choose = Choose a file…
page-away = The table cannot be reached. Trying again…
page-away-kept = The table cannot be reached. Your answer is saved and will be sent once the connection is back.
page-import-unreadable = “{ $name }” is not a game saved by Pithead. Choose a file that you saved with “{ page-export }”.
page-import-damaged = “{ $name }” is damaged or was saved by another version of Pithead. Try another copy of it, or update Pithead.
page-unreachable = The server cannot be reached. Check that it is running and that you are online; then try again.
page-server-away = The server can’t be reached. Your tables are safe there, and this page keeps trying.

## A new table, the lobby, seats

page-seat-count = Number of seats
page-your-name = Your name
page-table-title = Table name
page-others = Other players
page-seat-n = Seat { $n }
page-seat-for-friend = Open: for a friend
page-options = Options
page-option-exact = exactly…
page-start-now = Start now
page-open-lobby = Open now, start later
page-lobby-waiting = { $n ->
    [one] One seat is still open. Invite somebody or add a bot.
   *[other] { $n } seats are still open. Invite people or add bots.
}
page-lobby-ready = Everyone is here. The game can begin.
page-start = Start the game
page-start-needs = Fill all seats first.
page-host-starts = Waiting for the host
page-seats = Seats
page-seat-open = open seat
page-nameless = Guest
page-a-bot = Bot
page-level-1 = very easy
page-level-2 = easy
page-level-3 = medium
page-level-4 = hard
page-level-5 = expert
page-n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
page-strength = Bot strength
page-bots-of = Bots: { $level }
page-bot-of = Bot: { $level }
page-character = Character
page-character-none = no character
page-level-random = random
page-level-none = simple
page-character-wins = At two seats it wins { $low } to { $high } of 100 games against a bot of its level without a character.
page-character-figure = { $what }: { $value } ({ $low } to { $high }), average { $average }
page-remove-table = Remove “{ $title }” from the list
page-link-local = Friends on other computers cannot use this link. Start Pithead with “pithead play --host 0.0.0.0” and open the page at this computer’s network address.
page-you = you
page-online = online
page-offline = offline
page-to-act = to act
page-invite = Invite
page-invitation-out = invited
page-invitation-link = Invitation to seat { $n }
page-invitation-once = Send this link to one person: it works once, and is not shown again.
page-sit-here = Sit here
page-player-name = Name of player { $n }
page-sit-too = Add player at this screen
page-seat-bot = Add a bot…
page-stand-up = Leave seat
page-leave-to-bot = Let bot play
page-free-seat = Free this seat
page-take-back = Withdraw invitation
page-spectators = Spectators
page-spectators-about = Anyone with this link can watch, without seeing anything hidden.
page-spectator-nameless = Spectator { $n }
page-spectator-lines = { $n } messages
page-spectator-mute = Mute
page-spectator-unmute = Allow chat
page-spectator-away = Send away
page-pace = Pause before bot moves
page-pace-value = { $seconds } s
page-hints = Help from bots during the game
page-hints-on = allowed
page-hints-off = off
page-coach = Coach: speaks up after a sure mistake
page-noting = Notes of what everybody has seen
page-noting-on = on
page-notes = Notes
page-notes-about = What follows from all you have seen happen.
page-notes-empty = Nothing yet.
page-copy = Copy
page-copied = Copied
page-share = Share
page-share-save = Save picture
page-share-copy = Copy picture
page-share-link = Link to the replay
page-invited = You are invited
page-invited-about = A seat is waiting for you. What should the others call you?
page-sit-down = Take seat
page-no-table = You can’t open this table

## At the table

page-title-your-turn = ● { $title }
page-table = The table
page-prompt = Current decision
page-question-rule = Rule for this decision
page-your-turn-as = Your turn, { $name }
page-waiting-for = Waiting for { $names }
page-since-time = Since { $time }
page-answer-sealed = Your answer is in
page-answered = has answered
page-log-keys = up and down arrows: move between lines
page-your-answer = Your answer
page-to-answer = Choose now
page-all-choices = All choices as a list
page-refused = { $n ->
    [one] { $n } unavailable: why?
   *[other] { $n } unavailable: why?
}
page-sets-off = triggers an effect
page-confirm-this = Confirm your move
page-do-it = Confirm
page-cancel = Cancel
page-orders = Automatic answers
page-orders-about = Pithead answers for you until you turn it off, even when this page is closed. The others are not told.
page-orders-ahead = Answer ahead
page-order-end = Turn off
page-undo = Undo
page-hint = Hint
page-hint-off = No hints at this table: the players have not allowed help from bots.
page-seal = Lock in
page-less = less
page-more = more
page-more-by = { $n } more
page-most = as many as possible: { $n }
page-board = Board
page-hidden = hidden
page-yes = yes
page-no = no
page-loading-board = Loading board…
page-part-failed = This part of the page could not be loaded. Reload the page once the server can be reached.
page-curtain = { $name }, it is your turn ({ $company })
page-curtain-about = Pass the screen on. This seat stays hidden until its player opens it.
page-curtain-open = Show { $name }’s seat
page-connecting = Connecting…
page-live = live
page-reconnecting = connection lost, trying again
page-polling = connected without live updates
page-ended = no connection
page-stop = Stop the game
page-stop-about = The game ends for everyone and can’t be continued. Its seed is then revealed.
page-stop-sure = Yes, stop game

## Log, chat, rulebook

page-log = Game log
page-log-tab = Story
page-all = all
page-newest = Latest
page-since = Since your last turn
page-latest = Latest
page-since-nothing = nothing yet
page-since-more = { $n } more
page-since-more-about = The log has them all.
page-show-me = Show me
page-earlier = Earlier lines
page-because = Cause: { $reason }
page-rule-n = Rule { $rule }
page-chat = Chat
page-chat-say = Say something
page-send = Send
page-rulebook = Rulebook
page-search-rules = Search the rules
page-no-rule-found = No rule contains these words. Try fewer or other words.

## The end

page-winner = { $n ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
page-you-lose = You lose this time
page-nobody-wins = Nobody wins
page-team-wins = { $names } win
page-team-yours = You win, { $names }!
page-you-win = You win, { $name }!
page-lost = { $winner }, { $place ->
    [2] you are second
    [3] you are third
    [4] you are fourth
    [5] you are fifth
   *[other] you are number { $place }
}
page-score-to = { $first } to { $second }
page-company = Company
page-total = Total
page-duration = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
page-chart-scores = Points of each company, turn by turn
page-chart-final = Bonus
page-chart-sources = Where the points came from
page-how-it-went = How it went
page-swing = { $turn } · { $name }
page-fair = A fair shuffle
page-fair-about = All luck comes from one secret number, the seed. Its fingerprint (SHA-256) is shown from the start and the seed itself at the end, so everyone can check that nothing was changed along the way.
page-fair-end = The seed is open now. “Verify” compares it with the fingerprint shown at the start and replays the deal and every move.
page-fair-imported = This game came from a file, so somebody may have known its seed.
page-commitment = Fingerprint, shown from the start
page-seed = Seed
page-verify = Verify
page-verifying = Verifying…
page-promise-kept = Checked by your browser: the seed matches the fingerprint.
page-promise-broken = Checked by your browser: the seed does not match the fingerprint. Do not trust this game.
page-show-board = Show the board
page-result = Show result
page-rematch = Play again
page-rematch-join = Join rematch
page-export = Save as file

## Settings and keys

page-close = Close
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-auto = Same as system
page-theme-light = Light
page-theme-dark = Dark
page-text-size = Text size
page-confirm = Confirm moves
page-confirm-always = Always
page-confirm-marked = When they trigger an effect
page-confirm-never = Never
page-less-motion = Reduce motion
page-keys = Keyboard
page-key-tab = to the next part: board, choices, log
page-key-around = along a row of choices, or round the ring
page-key-between = between rows, or between rings
page-key-space = Space
page-key-gold = what has the ring; if nothing has, the gold button
page-key-escape = one step back: cancel, close, skip
page-key-next = next possible choice
page-key-why = why not? what would it do?
page-key-undo = undo your last move
page-key-hint = show what is worth a look
page-key-rules = the rule behind the question
page-key-log = to the log
page-key-chat = to the chat
page-legend = All symbols
page-key-legend = what every symbol means
page-key-help = this help

# Ways into a replay, and where a game goes on from.
page-review = Review
page-replay-watch = Watch replay
page-replay-open = Replay so far
page-replay-here = Show this moment
page-replay-origin = This game continues from
page-replay-origin-link = step { $at } of another table
page-replay-origin-same = Everything hidden is the same as there.
page-replay-origin-anew = Everything hidden was dealt again.
page-replay-anyway = Open playable part

page-volume = Sounds
page-volume-off = off
page-voices = Characters speak
page-voices-off = Silence the characters
page-sound-offer = Would you like sounds?
page-sound-soft = Soft sounds
page-sound-loud = Loud
page-sound-none = No sound
page-fast-forward = Fast-forward
page-fast-forward-about = Bots move without a pause
page-invited-by = { $host } invites you to { $game }
page-invited-to = You are invited to { $game }
page-invited-seat = Your seat: { $n }, { $company }
page-invited-others = At the table: { $names }
page-invited-name = What should the others call you?
page-you-won = You won
page-decided = What decided it: { $source }, { $lead } more than { $name }

# Tips on home and lobby
page-tip-remove = Takes it off this list. The game itself stays.
page-tip-name = The name the others see at the table.
page-tip-seats = How many play, you included.
page-tip-level = How well the bots play.
page-tip-play = Starts at once, with these bots.
page-tip-learn = A first game with a guide who tells you what matters.
page-tip-lessons = Short lessons and practice positions.
page-tip-set-up = Play with friends, or choose options.
page-tip-rules = All the rules, with pictures and search.
page-tip-invite = Creates a link that seats one person here.
page-tip-sit-too = For another person at this screen: the page hides your cards and stock between turns.
page-tip-stand = Frees the seat for somebody else.
page-tip-leave = A bot will play on for you.
page-tip-take-back = The link will no longer work.
page-tip-free = Removes this player and frees the seat.
page-tip-mute = This person can still watch, but not chat.
page-tip-send-away = Ends this person’s access. The spectators’ link is replaced; share the new one.
page-filter-own = me

## Without a server: the page keeps the tables itself
page-site-loading = Setting up the table
page-site-bytes = { $done } of { $all } MB
page-site-starting = Setting up the table, one moment
page-site-failed = The games can’t start in this browser; update it or use another one. Your saved games stay where they are.
page-site-cut = The games could not be fetched. Check the connection, then reload.
page-site-offline = No network. Games, bots, lessons and replays all work here.
page-site-update = There is a new version of Pithead. Your games are saved.
page-site-reload = Reload
page-site-alone = Everything stays in this browser
page-site-alone-about = This copy works without a server: your games are kept in this browser and go on offline. Several people can play at this screen; inviting friends elsewhere and spectators need a Pithead server.
page-site-save-all = Save all games as files
page-site-tip-remove = Deletes the game from this browser.
page-site-remove = Delete this game?
page-site-remove-about = It is kept nowhere else. Save it as a file first if you may want it again.
page-site-remove-go = Delete
page-site-remove-not = Keep it

### The page: everything it says itself.

## Home

page-name = Pithead
page-tagline = Two games of mines, machines and money. Play against friends, bots, or both.
page-home = Home
page-games = Games
page-about-rockwell = Send your crews down to the centre of the Earth, share what they dig up, and run the richest company on the surface.
page-about-brass-empire = Hire people, build machines, mine for Brass and send your units against rival corporations. A game of cards.
page-length-rockwell = 60 to 120 minutes
page-length-brass-empire = 30 to 90 minutes
page-players = { $from } to { $to } players
page-play-now = Play now against bots
page-set-up = Set up a table…
page-set-up-title = A table of { $game }
page-rules = Rules
page-continue = Your tables
page-your-turn = Your turn.
page-stage-lobby = Not started
page-stage-playing = In progress
page-stage-over = The game is over
page-stage-stopped = The game was stopped
page-join = Join by link
page-join-about = Paste the link a friend has sent you.
page-link = Link
page-join-go = Go to the table
page-bad-link = This is no link to a table. Copy the whole link, from its beginning to its end.
page-import = Open a game file
page-import-about = A finished game to look at again, or an unfinished one to go on with.
page-import-choose = Choose a file…
page-unreachable = The server cannot be reached. Check that it is running and that you are online; then try again.

## A new table, the lobby, seats

page-seat-count = Number of seats
page-your-name = Your name
page-table-title = Name of the table
page-others = Who else plays
page-seat-n = Seat { $n }
page-seat-for-friend = Open: for a friend
page-options = Options
page-start-now = Start at once
page-open-lobby = Open the table
page-lobby-waiting = { $n ->
    [one] One seat is still open. Invite somebody, or seat a bot.
   *[other] { $n } seats are still open. Invite people, or seat bots.
}
page-lobby-ready = Everybody is here. The game can begin.
page-start = Start the game
page-start-needs = All seats must be taken first.
page-host-starts = The host starts the game
page-seats = Seats
page-seat-open = open seat
page-nameless = Guest
page-a-bot = Bot
page-you = you
page-online = here
page-offline = away
page-to-act = to act
page-invite = Invite
page-invitation-out = invited
page-invitation-link = Invitation to seat { $n }
page-invitation-once = Send this link to one person: it works once, and is not shown again.
page-sit-here = Sit down here
page-player-name = Name of player { $n }
page-sit-too = Take this seat too
page-seat-bot = Seat a bot…
page-stand-up = Stand up
page-leave-to-bot = Leave it to a bot
page-free-seat = Free this seat
page-take-back = Withdraw the invitation
page-spectators = Spectators
page-spectators-about = Whoever has this link can watch, and sees nothing hidden.
page-pace = Bots wait before a move
page-pace-value = { $seconds } s
page-copy = Copy
page-copied = Copied
page-share = Share
page-invited = You are invited
page-invited-about = A seat at a table is kept for you. What shall the others call you?
page-sit-down = Sit down
page-no-table = No way to this table

## At the table

page-title-your-turn = ● { $title }
page-table = The table
page-prompt = What is asked
page-your-turn-as = Your turn, { $company }
page-waiting-for = Waiting for { $companies }
page-they-are-asked = “{ $question }”
page-answer-sealed = Your answer is sealed. Waiting for the others.
page-log-keys = up and down: from rule to rule
page-your-answer = Your answer
page-to-answer = To your answer
page-all-choices = All choices as a list
page-refused = { $n ->
    [one] 1 not possible now, and why
   *[other] { $n } not possible now, and why
}
page-sets-off = sets something off
page-confirm-this = Confirm your move
page-do-it = Do it
page-cancel = Cancel
page-undo = Undo
page-seal = Seal the answer
page-less = less
page-more = more
page-most = as many as possible: { $n }
page-board = Board
page-loading-board = The board is coming …
page-board-failed = The board could not be loaded. Reload the page; until then the list of choices works.
page-curtain = { $name }, it is your turn ({ $company })
page-curtain-about = Hand the screen over. Nothing of this seat is shown before its player asks for it.
page-curtain-open = I am { $name }: show my seat
page-connecting = Connecting …
page-live = live
page-reconnecting = connection lost, trying again
page-polling = connected without live updates
page-ended = no connection
page-stop = Stop the game
page-stop-about = The game ends for everybody, and nothing more can be played. The seed is shown.
page-stop-sure = Yes, stop it for everybody

## Log, chat, rulebook

page-log = What has happened
page-only-chat = Chat only
page-earlier = Earlier lines
page-because = because: { $reason }
page-because-rule = because of rule 
page-rule-n = Rule { $rule }
page-chat = Chat
page-chat-say = Say something
page-send = Send
page-rulebook = Rulebook
page-search-rules = Search the rules
page-no-rule-found = No rule has these words. Try fewer or other ones.

## The end

page-winner = { $n ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
page-nobody-wins = Nobody wins
page-standing = Final standing
page-place = Place
page-company = Company
page-total = Total
page-review-facts = { $moves } moves
page-duration = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
page-chart-scores = Points of each company, turn by turn
page-chart-turn = turn
page-chart-sources = Where the points come from
page-fair = A fair shuffle
page-fair-about = All chance comes from one secret number, the seed. Its fingerprint (SHA-256) is shown from the start, the seed itself at the end: so everybody can check that nothing was changed on the way.
page-fair-end = The seed is open now. “Verify” compares it with the fingerprint shown at the start and plays the deal and all moves again.
page-fair-imported = This game came from a file, so somebody may have known its seed.
page-commitment = Fingerprint, shown since the start
page-seed = Seed
page-verify = Verify
page-verifying = Verifying …
page-promise-kept = Your browser has computed it: the seed fits the fingerprint.
page-promise-broken = Your browser has computed it: the seed does not fit the fingerprint. Do not trust this game.
page-what-next = What next?
page-rematch = Play again
page-rematch-join = To the rematch
page-export = Save as a file
page-export-about = The file holds the whole game. “pithead replay” tells it again, and every Pithead can open it.

## Settings and keys

page-close = Close
page-settings = Settings
page-language = Language
page-theme = Light or dark
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-confirm = Ask before a move
page-confirm-always = Always
page-confirm-marked = When it sets something off
page-confirm-never = Never
page-less-motion = Less motion
page-keys = Keyboard
page-key-tab = to the next part: board, choices, log
page-key-around = along a row of choices, or round the ring
page-key-between = between rows, or between rings
page-key-enter = choose; once more to confirm
page-key-escape = cancel, or close
page-key-next = next possible choice
page-key-why = why not? what would it do?
page-key-undo = take back your last move
page-key-rules = the rule behind the question
page-key-chat = to the chat
page-key-help = this help

## Headings of lists of choices

verb-rockwell-place = Place a Vice President
verb-rockwell-move = Move a crew
verb-rockwell-stay = Stay
verb-rockwell-carry = Take the subcontractor along
verb-rockwell-step = Second step
verb-rockwell-bribe = Bribe
verb-rockwell-hire = Hire a subcontractor
verb-rockwell-sell = Sell
verb-rockwell-buy = Buy
verb-rockwell-power = Improve a crew
verb-rockwell-shaft = Build a mineshaft
verb-rockwell-shift = Move a mineshaft
verb-rockwell-deliver = Deliver
verb-brass-empire-play = Play a card
verb-brass-empire-buy = Buy from a row
verb-brass-empire-gift = Buy for your partner
verb-brass-empire-reserve = Buy from the reserve
verb-brass-empire-use = Use
verb-brass-empire-demolish = Demolish
verb-brass-empire-mine = Mine
verb-brass-empire-attack = Attack
verb-brass-empire-raid = Attack a company
verb-brass-empire-act = Actions of units
verb-brass-empire-put = Where it goes

### Rockwell: what is asked, done, refused and told.

## Names

name-zinc = zinc
name-copper = copper
name-silver = silver
name-gold = gold
name-money = money
name-tiles = Insurance tiles
name-al = Al
name-seat-0 = Green
name-seat-1 = Red
name-seat-2 = Purple
name-seat-3 = White
name-centre = the centre of the Earth
name-entrance = entrance { $place }
name-border = border { $place }
name-bribery = Bribery
name-subcontracting = Subcontracting
name-zinc-copper = zinc and copper
name-silver-gold = silver and gold
name-all = all four kinds
achievement-zinc-copper = 8 zinc and 8 copper
achievement-cards = 6 Extraction cards
achievement-silver = 10 silver
achievement-crews-2 = three crews of power 2
achievement-gold = 12 gold
achievement-deep = all crews in stratum C or deeper
achievement-each-kind = 6 cubes of each kind
achievement-crews-4 = two crews of power 4
achievement-centre = a crew at the centre of the Earth
count-zinc = { $n } zinc
count-copper = { $n } copper
count-silver = { $n } silver
count-gold = { $n } gold
count-money = { MONEY($n) }
count-insurance = { $n ->
    [one] { $n } Insurance tile
   *[other] { $n } Insurance tiles
}
count-prestige = { $n } prestige

## Notes: what an attentive player remembers

note-rockwell-company = { SEAT($seat) } has { $exact ->
    [0] at least{" "}
   *[other] {""}
}{ GOODS($zinc, $copper, $silver, $gold, $money) }{ $insurance ->
    [0] {""}
   *[other] {", "}{ COUNT($insurance, "insurance") }
}{ $prestige ->
    [0] {""}
   *[other] {", "}{ COUNT($prestige, "prestige") } in deliveries
}.

## Table options

option-rockwell-edition = edition
    .help = Follow one language’s rulebook to the letter where the editions differ.
option-rockwell-edition-default = standard
option-rockwell-edition-en = English
option-rockwell-edition-fr = French
option-rockwell-edition-de = German
option-rockwell-open-stock = open stock
    .help = Show everybody’s cubes, money, Insurance tiles and deliveries.
option-rockwell-none-scores-nothing = no bonus for zero
    .help = Having none of a resource earns no bonus at the end.
option-rockwell-even-start = even start
    .help = Whoever is first in the Management order is first in the Control order, too.

## What is asked

ask-rockwell-bid = { $aim ->
    [first] Most prestige wins. Bid cubes, money or nothing in secret: the highest bid places Vice Presidents first. Everyone pays their bid.
   *[later] Auction: what do you bid in secret?
}
ask-rockwell-place = Where do you place a Vice President?
ask-rockwell-insure = Which cubes do you trade for Insurance tiles?
ask-rockwell-move = Which crew do you move, and where to?
ask-rockwell-carry = Take the subcontractor of crew { CREW($crew) } along: { PLACE($at) } → { PLACE($to) }?
ask-rockwell-step = Crew { CREW($crew) } ({ PLACE($at) }) may take a second step.
ask-rockwell-drill = Both tiles reach their number: which one is drilled?
ask-rockwell-advantage = Use your advantage with crew { CREW($crew) } ({ PLACE($at) })?
ask-rockwell-cover = Danger! How many Insurance tiles do you discard?
ask-rockwell-market = Stock Exchange, { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}: what do you buy or sell?
ask-rockwell-workshop = Workshop, { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}: what do you improve or deliver?
ask-rockwell-al-crew = Which of Al’s crews moves?
ask-rockwell-al-move = Where does Al’s crew { CREW($crew) } go ({ PLACE($at) })?
ask-rockwell-al-power = Which of Al’s crews gets stronger?

## What is done

action-rockwell-bid = Bid { GOODS($zinc, $copper, $silver, $gold, $money) }
action-rockwell-place = Board { ROMAN($board) }, slot { $slot }
action-rockwell-insure = Insure { CUBES($zinc, $copper, $silver, $gold) }
action-rockwell-move = Crew { $crew } → { PLACE($place) }
action-rockwell-stay = Crew { $crew } stays
action-rockwell-carry = Take it along with power { $power }
action-rockwell-abandon = Abandon the subcontractor
action-rockwell-step = Second step → { PLACE($place) }
action-rockwell-halt = Stop here
action-rockwell-drill = Drill { PLACE($place) }
action-rockwell-bribe = Bribe { SEAT($owner) }’s crew { $crew } → { PLACE($place) }
action-rockwell-hire = Hire a subcontractor of power { $power }
action-rockwell-decline = Use no advantage
action-rockwell-cover = { $tiles ->
    [0] Discard no Insurance tile
    [one] Discard { $tiles } Insurance tile
   *[other] Discard { $tiles } Insurance tiles
}
action-rockwell-sell = Sell { COUNT($n, $kind) }
action-rockwell-buy = Buy { COUNT($n, $kind) }
action-rockwell-pass = Pass
action-rockwell-power = Improve the power of crew { $crew }
action-rockwell-safety = Improve Safety
action-rockwell-mobility = Improve Mobility
action-rockwell-shaft = Mineshaft on { PLACE($place) }
action-rockwell-shift = Move a mineshaft: { PLACE($from) } → { PLACE($to) }
action-rockwell-deliver = Deliver: { NAME($pile) }
action-rockwell-al-crew = Al’s crew { $crew }
action-rockwell-al-move = Al’s crew → { PLACE($place) }
action-rockwell-al-power = Al’s crew { $crew }: +1 power

## What it costs and gives

detail-rockwell-delivery = ({ CUBES($zinc, $copper, $silver, $gold) } → { COUNT($prestige, "prestige") })
detail-rockwell-advantage = ({ NAME($what) })
detail-rockwell-times = (×{ $n })
detail-rockwell-place = ({ PLACE($place) })
detail-rockwell-price = ({ MONEY($price) })

## What has happened

event-rockwell-turn = Turn { $turn } begins.
event-rockwell-bid = { SEAT($seat) } bid { GOODS($zinc, $copper, $silver, $gold, $money) }{ $worth ->
    [0] {""}
   *[other] , worth { MONEY($worth) }
}.
event-rockwell-management = Management order: { SEATS($order) }.
event-rockwell-placed = { SEAT($seat) } places a Vice President on board { ROMAN($board) }, slot { $slot }.
event-rockwell-kept-home = { SEAT($seat) } keeps the second Vice President at home: no slot is left for it.
event-rockwell-insured = { SEAT($seat) } { $tiles ->
    [0] insures nothing
   *[other] trades { CUBES($zinc, $copper, $silver, $gold) } for { COUNT($tiles, "insurance") }
}.
event-rockwell-control = Control order: { SEATS($order) }.
event-rockwell-round = Drilling round { $round }.
event-rockwell-idle = { SEAT($seat) } has no crew left and passes.
event-rockwell-moved = { SEAT($owner) }’s crew { $crew } moves: { PLACE($from) } → { PLACE($to) }.
event-rockwell-stayed = { SEAT($owner) }’s crew { $crew } stays where it is.
event-rockwell-die-carried = { SEAT($seat) }’s crew { $crew } takes its subcontractor along with power { $power } for { MONEY($price) }.
event-rockwell-die-abandoned = { SEAT($seat) }’s crew { $crew } abandons its subcontractor.
event-rockwell-core = { SEAT($seat) }’s crew { $crew } reaches the centre of the Earth!
event-rockwell-bribed = { SEAT($seat) } bribes { SEAT($owner) }’s crew { $crew }: { PLACE($from) } → { PLACE($to) }{ $price ->
    [0] {""}
   *[other] {" "}for { MONEY($price) }
}.
event-rockwell-hired = { SEAT($seat) } hires a subcontractor of power { $power } for crew { $crew }: { MONEY($price) }.
event-rockwell-drilled = { $tile } is drilled: power { $power } ({ $need } needed). { SEAT($owner) } triggered it.
event-rockwell-settled = { SEAT($owner) }’s crew { $crew } moves from the border onto { $tile }.
event-rockwell-card = Extraction card { $card } for { $tile }: { CUBES($zinc, $copper, $silver, $gold) }{ $danger ->
    [0] {""}
   *[other] , with Danger
}.
event-rockwell-shared = { SEAT($owner) }’s share: { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-priority = { SEAT($owner) } has priority ({ $reason ->
    [shaft] a mineshaft on the tile
    [power] most power
   *[active] active player
}) and takes the remainder: { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-danger = { $loss ->
    [one] Danger threatens { $loss } of { SEAT($owner) }’s cubes.
   *[other] Danger threatens { $loss } of { SEAT($owner) }’s cubes.
}
event-rockwell-covered = { SEAT($seat) } discards { COUNT($tiles, "insurance") }.
event-rockwell-lost = { SEAT($owner) } loses { CUBES($zinc, $copper, $silver, $gold) } to Danger.
event-rockwell-received = { SEAT($owner) } receives { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-kept-card = { SEAT($seat) } keeps Extraction card { $card }.
event-rockwell-card-gone = Extraction card { $card } leaves the game.
event-rockwell-income = { SEAT($seat) }’s mineshaft on { $tile } pays { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-sold = { SEAT($seat) } sells { COUNT($n, $kind) } for { MONEY($money) }.
event-rockwell-bought = { SEAT($seat) } buys { COUNT($n, $kind) } for { MONEY($money) }.
event-rockwell-left-market = { SEAT($seat) } leaves the Stock Exchange.
event-rockwell-powered = { SEAT($owner) }’s crew { $crew } now has power { $power }{ $price ->
    [0] {""}
   *[other] , for { MONEY($price) }
}.
event-rockwell-made-safe = { SEAT($seat) } improves Safety to level { $level } for { MONEY($price) }.
event-rockwell-made-mobile = { SEAT($seat) } improves Mobility to level { $level } for { MONEY($price) }.
event-rockwell-shaft-built = { SEAT($seat) } places a mineshaft on { $tile } for { MONEY($price) }.
event-rockwell-shaft-moved = { SEAT($seat) } moves a mineshaft for { MONEY($price) }: { $from } → { $to }.
event-rockwell-delivered = { SEAT($seat) } delivers { CUBES($zinc, $copper, $silver, $gold) } ({ NAME($pile) }) for { COUNT($prestige, "prestige") }.
event-rockwell-left-workshop = { SEAT($seat) } leaves the Workshop.
event-rockwell-achieved = { SEAT($seat) } achieves “{ ACHIEVEMENT($achievement) }”: { COUNT($prestige, "prestige") }.
event-rockwell-turn-end = Turn { $turn } ends.
event-rockwell-game-over = The game is over: { $reason ->
    [centre] most players have a crew at the centre of the Earth
    [achievements] a player has six achievements, including all of group III
   *[quiet] three turns in a row brought nothing new
}.
event-rockwell-bonus = { SEAT($seat) }’s bonus for { NAME($what) }: { COUNT($prestige, "prestige") }.
event-rockwell-final = { SEAT($seat) }: { COUNT($prestige, "prestige") } ({ $achievements } from achievements, { $deliveries } from deliveries, { $bonus } bonus).
event-rockwell-won = Winner: { SEATS($seats) }.

## Why not, and what would make it legal

refusal-bid-exceeds = You can’t bid { COUNT($asked, $what) }: you have { COUNT($have, $what) }.
remedy-bid-exceeds = { $have ->
    [0] Bid something else, or nothing.
   *[other] Bid at most { COUNT($have, $what) }.
}
refusal-slot-missing = Board { ROMAN($board) } has no slot { $slot }: it has { $slots }.
remedy-slot-missing = Choose a slot from 1 to { $slots }.
refusal-slot-taken = Slot { $slot } of board { ROMAN($board) } is taken by { SEAT($owner) }.
remedy-slot-taken = Choose a free slot.
refusal-board-doubled = You already have a Vice President on board { ROMAN($board) }.
remedy-board-doubled = Choose a slot on another board.
refusal-insure-exceeds = You can’t insure { COUNT($asked, $what) }: you have { COUNT($have, $what) }.
remedy-insure-exceeds = { $have ->
    [0] Insure something else, or nothing.
   *[other] Insure at most { COUNT($have, $what) }.
}
refusal-crew-gone = Crew { $crew } has reached the centre of the Earth and is out of the game.
remedy-crew-gone = Choose a crew that is still in the mine.
refusal-move-here = The crew is already there: { PLACE($place) }.
remedy-move-here = Let the crew stay, or choose another place.
refusal-move-entrance = A crew can’t go back to an entrance.
remedy-move-entrance = Choose a tile.
refusal-move-not-adjacent = { PLACE($place) } is not adjacent to { PLACE($here) }.
remedy-move-not-adjacent = Choose an adjacent tile; the centre only from ring D.
refusal-move-entrance-reach = A crew can’t reach { PLACE($place) } from { PLACE($here) }.
remedy-move-entrance-reach = Choose one of the two tiles that the entrance touches.
refusal-jump-mobility = A jump from { PLACE($here) } to { PLACE($place) } takes Mobility 1; you have { $have }.
remedy-jump-mobility = Improve Mobility in the Workshop, or choose an adjacent tile.
refusal-border-mobility = Straddling { PLACE($place) } takes Mobility 2; you have { $have }.
remedy-border-mobility = Improve Mobility in the Workshop, or choose a tile.
refusal-border-drilled = One of the tiles at { PLACE($place) } is already drilled.
remedy-border-drilled = Straddle only two undrilled tiles.
refusal-border-elsewhere = { PLACE($place) } does not touch the crew’s tile { PLACE($here) }.
remedy-border-elsewhere = Choose a border of the tile where the crew stands.
refusal-border-from-entrance = A crew can’t go straight from { PLACE($here) } onto { PLACE($place) }.
remedy-border-from-entrance = Move onto a tile first.
refusal-border-leave = From { PLACE($here) } one move leads only to its two tiles.
remedy-border-leave = Choose one of the two tiles.
refusal-border-taken = There is already a crew on { PLACE($place) }.
remedy-border-taken = Choose another border, or a tile.
refusal-step-jump = A jump can’t be part of a move in two steps.
remedy-step-jump = Take a second step to an adjacent tile, or stop here.
refusal-step-die = The subcontractor of power { $power } may not go to { PLACE($place) }: its limit there is { $limit }.
remedy-step-die = Step only where power { $power } is allowed, or stop here.
refusal-carry-stratum = A subcontractor of power { $power } may not go to { PLACE($place) }: the limit there is { $limit }.
remedy-carry-stratum = Choose a power of { $limit } or less, or abandon the subcontractor.
refusal-carry-money = Taking the subcontractor along with power { $power } costs { MONEY($price) }; you have { MONEY($have) }.
remedy-carry-money = You are { MONEY($missing) } short: choose less power, or abandon the subcontractor.
refusal-advantage-bribery = Your Vice President on board I gives you bribery, not subcontracting.
remedy-advantage-bribery = Bribe a crew, or use no advantage.
refusal-advantage-subcontracting = Your Vice President on board I gives you subcontracting, not bribery.
remedy-advantage-subcontracting = Hire a subcontractor, or use no advantage.
refusal-bribe-nobody = There is no such opponent.
remedy-bribe-nobody = Choose a crew of one of your opponents.
refusal-bribe-own = Crew { $crew } is your own.
remedy-bribe-own = Choose a crew of an opponent.
refusal-bribe-entrance = { SEAT($owner) }’s crew { $crew } is still on an entrance.
remedy-bribe-entrance = Choose a crew on a tile or a border.
refusal-bribe-gone = { SEAT($owner) }’s crew { $crew } has reached the centre and is out of the game.
remedy-bribe-gone = Choose a crew that is still in the mine.
refusal-bribe-centre = You can’t bribe a crew into the centre of the Earth.
remedy-bribe-centre = Bribe it onto the tile of your active crew.
refusal-bribe-destination = A bribed crew goes to the tile of your active crew; { PLACE($place) } is not where it stands ({ PLACE($here) }).
remedy-bribe-destination = Choose the tile of your active crew.
refusal-bribe-drilled = { PLACE($place) } is already drilled.
remedy-bribe-drilled = Bribe only while your active crew stands on an undrilled tile.
refusal-bribe-not-adjacent = { SEAT($owner) }’s crew { $crew } does not stand on a tile adjacent to { PLACE($place) }.
remedy-bribe-not-adjacent = Choose a crew on an adjacent tile.
refusal-bribe-spent = All { $bribes } Bribery tiles of this turn are used.
remedy-bribe-spent = They return to board I at the end of the turn.
refusal-bribe-stratum = The crew brings a subcontractor of power { $power }, above the limit of { $limit } on { PLACE($place) }.
remedy-bribe-stratum = Choose a crew without a subcontractor, or with one of power { $limit } or less.
refusal-bribe-money = The crew brings its subcontractor, whose fee is { MONEY($price) }; you have { MONEY($have) }.
remedy-bribe-money = You are { MONEY($missing) } short: choose a crew with no subcontractor or a cheaper one.
refusal-hire-spent = All { $dice } subcontractors are at work.
remedy-hire-spent = They return to board I at the end of the turn, or when a crew abandons one.
refusal-hire-second = Crew { $crew } already has a subcontractor.
remedy-hire-second = Use no advantage with this crew.
refusal-hire-stratum = A subcontractor of power { $power } may not work on { PLACE($here) }: the limit there is { $limit }.
remedy-hire-stratum = Choose a power of { $limit } or less.
refusal-hire-money = A subcontractor of power { $power } costs { MONEY($price) }; you have { MONEY($have) }.
remedy-hire-money = You are { MONEY($missing) } short: choose less power.
refusal-drill-other = The crew does not straddle { PLACE($place) }, or that tile has not reached its number.
remedy-drill-other = Choose one of the two tiles under the straddling crew.
refusal-cover-tiles = You can’t discard { COUNT($asked, "insurance") }: you have { $have }.
remedy-cover-tiles = { $have ->
    [0] Discard none.
   *[other] Discard at most { $have }.
}
refusal-cover-loss = You can’t discard { COUNT($asked, "insurance") }: only { $loss ->
    [one] { $loss } cube is
   *[other] { $loss } cubes are
} in danger.
remedy-cover-loss = Discard at most { $loss }.
refusal-traded = You have already traded { NAME($kind) } this Phase II.
remedy-traded = Trade another kind, or pass.
refusal-sell-exceeds = You can’t sell { COUNT($asked, $kind) }: you have { $have }.
remedy-sell-exceeds = { $have ->
    [0] Sell another kind, or pass.
   *[other] Sell at most { $have }.
}
refusal-buy-money = That much { NAME($kind) } costs { MONEY($price) }; you have { MONEY($have) }.
remedy-buy-money = You are { MONEY($missing) } short: { $most ->
    [0] buy another kind, or pass.
   *[other] buy at most { $most }.
}
refusal-trade-nothing = A transaction in { NAME($kind) } needs at least one cube.
remedy-trade-nothing = Buy or sell one cube or more, or pass.
refusal-power-most = Crew { $crew } already has power 4, the most there is.
remedy-power-most = Improve another crew.
refusal-power-gone = Crew { $crew } has reached the centre of the Earth and can’t be improved.
remedy-power-gone = Improve a crew that is still in the mine.
refusal-power-money = The next level for crew { $crew } costs { MONEY($price) }; you have { MONEY($have) }.
remedy-power-money = You are { MONEY($missing) } short: choose something cheaper, or pass.
refusal-safety-most = Your Safety is complete.
remedy-safety-most = Improve something else.
refusal-safety-money = The next Safety level costs { MONEY($price) }; you have { MONEY($have) }.
remedy-safety-money = You are { MONEY($missing) } short: choose something cheaper, or pass.
refusal-mobility-most = Your Mobility is complete.
remedy-mobility-most = Improve something else.
refusal-mobility-money = The next Mobility level costs { MONEY($price) }; you have { MONEY($have) }.
remedy-mobility-money = You are { MONEY($missing) } short: choose something cheaper, or pass.
refusal-shaft-most = All { $shafts } of your mineshafts are on the board.
remedy-shaft-most = Move one of them to another tile.
refusal-shaft-money = The next mineshaft costs { MONEY($price) }; you have { MONEY($have) }.
remedy-shaft-money = You are { MONEY($missing) } short: choose something cheaper, or pass.
refusal-shaft-tile = Your mineshaft number { $level } can’t go on { PLACE($place) }.
remedy-shaft-tile = { $level ->
    [1] Choose an undrilled tile without an opponent that you occupy or that is adjacent to one of your crews.
    [2] Choose a tile that you occupy or that is adjacent to one of your crews: undrilled only without an opponent. (The English edition allows more.)
   *[other] Choose any tile without a mineshaft.
}
refusal-shaft-taken = There is already a mineshaft on { PLACE($place) }: { SEAT($owner) }’s.
remedy-shaft-taken = Choose a tile without a mineshaft.
refusal-shift-none = You have no mineshaft on { $from }.
remedy-shift-none = Choose a tile with one of your mineshafts.
refusal-shift-tile = { $level ->
    [0] You have no mineshaft to move yet.
   *[other] At level { $level } none of your mineshafts may go to { $to }.
}
remedy-shift-tile = Choose a tile that a mineshaft level you have reached allows.
refusal-shift-money = Moving a mineshaft to { $to } costs { MONEY($price) }; you have { MONEY($have) }.
remedy-shift-money = You are { MONEY($missing) } short: choose something cheaper, or pass.
refusal-deliver-empty = The pile “{ NAME($pile) }” has no delivery left.
remedy-deliver-empty = Choose another pile.
refusal-deliver-cubes = For the top delivery of “{ NAME($pile) }” you still need { CUBES($zinc, $copper, $silver, $gold) }.
remedy-deliver-cubes = Get { CUBES($zinc, $copper, $silver, $gold) } more, or choose another pile.
refusal-al-crew = Al’s crew { $crew } is not the one that has to move.
remedy-al-crew = Choose one of the crews offered: first those on an entrance or a drilled tile, then the strongest, then the shallowest.
refusal-al-tile = Al’s crew can’t go to { PLACE($place) }.
remedy-al-tile = Choose one of the tiles offered: the undrilled neighbour with the least power missing.
refusal-al-power-most = Al’s crew { $crew } already has power 4.
remedy-al-power-most = Choose another of Al’s crews.
refusal-shaft-centre = A mineshaft stands on a tile, not at the centre or an entrance.
remedy-shaft-centre = Choose a tile from A1 to D8.

## The table in the terminal

letter-zinc = z
letter-copper = c
letter-silver = s
letter-gold = g
draw-rockwell-title = Turn { $turn } · { $phase ->
    [auction] auction
    [vice_presidents] placing Vice Presidents
    [drilling] Phase I: drilling, round { $round } of 4
    [market] Phase II: market
    [workshop] Phase III: workshop
    [end] end of the game
   *[turn] end of the turn
} · subcontractors left: { $dice } · Bribery tiles left: { $bribes }
draw-rockwell-you = You are { SEAT($seat) }.
draw-rockwell-too-narrow = The table needs { $n } columns: make the window wider.
draw-rockwell-achieved = { SEAT($seat) } has achieved: { $list }
draw-rockwell-management = Management order:
draw-rockwell-control = Control order:
draw-rockwell-board-1 = I   Control Centre
draw-rockwell-board-2 = II  Stock Exchange
draw-rockwell-board-3 = III Workshop
draw-rockwell-head-company = company
draw-rockwell-head-stock = stock
draw-rockwell-head-money = money
draw-rockwell-head-insurance = insur.
draw-rockwell-head-safety = safety
draw-rockwell-head-mobility = mobility
draw-rockwell-head-shafts = shafts
draw-rockwell-head-cards = cards
draw-rockwell-head-achievements = achiev.
draw-rockwell-head-deliveries = deliv.
draw-rockwell-prices = Prices in $: cubes { $cubes } · power { $power } · Safety { $safety } · Mobility { $mobility } · mineshaft { $shaft } · subcontractor { $hire }
draw-rockwell-deliveries = Deliveries → prestige: { $list }
draw-rockwell-achievements = Achievements → prestige: { $list }

## Where the prestige comes from

source-rockwell-achievements = achievements
source-rockwell-deliveries = deliveries
source-rockwell-bonus-zinc = bonus for zinc
source-rockwell-bonus-copper = bonus for copper
source-rockwell-bonus-silver = bonus for silver
source-rockwell-bonus-gold = bonus for gold
source-rockwell-bonus-money = bonus for money

## What an action would trigger

preview-rockwell-tile = This drills { $tile } with power { $power } ({ $need } needed). Sharing: { SEATS($sharers) }. The remainder goes to { SEAT($priority) }.
preview-rockwell-card = If the card is { $card } ({ CUBES($zinc, $copper, $silver, $gold) }{ $danger ->
    [0] {""}
   *[other] , Danger
}): { $shares }
preview-rockwell-shares = { $a }; { $b }
preview-rockwell-share = { SEAT($owner) } { CUBES($zinc, $copper, $silver, $gold) }{ $loss ->
    [0] {""}
   *[other] {" "}(of which { $loss } in Danger)
}

# Balance studies.
balance-rockwell-order = Wins by place in the opening Management order
balance-rockwell-slots = Slots: share of games in which they were used
balance-rockwell-improvements = Improvements: share of games in which they were made
balance-rockwell-deliveries = Delivery piles: share of games in which they were used
balance-rockwell-delivery-wins = Wins of players who made a delivery from a pile
balance-rockwell-achievements = Achievements: share of games in which they were gained
balance-rockwell-achievement-wins = Wins of players who gained an achievement
balance-rockwell-endings = How games ended
balance-rockwell-improvement-power = power of a crew
balance-rockwell-improvement-safety = Safety
balance-rockwell-improvement-mobility = Mobility
balance-rockwell-improvement-mineshaft = mineshaft
balance-rockwell-improvement-mineshaft-moved = mineshaft moved
balance-rockwell-ending-centre = a crew at the centre of the Earth
balance-rockwell-ending-achievements = achievements
balance-rockwell-ending-quiet = nothing new happened

# Why a bot does what it does.
bot-term-prestige = more prestige
bot-term-bonus = more bonus points at the end
bot-term-delivery = a delivery within reach
bot-term-achievement = an achievement within reach
bot-term-money = more money
bot-term-cubes = more valuable cubes
bot-term-crews = stronger crews
bot-term-depth = crews in useful places
bot-term-improvements = better equipment
bot-term-mineshafts = more mineshaft income
bot-term-tiles = a better share of the next tiles
bot-term-vice-presidents = better use of the Vice Presidents
bot-term-order = a better place in the order
bot-reason-uninsured = insurance costs more than it saves
bot-reason-insured = insurance against Danger
bot-reason-buy-lacking = cubes for a delivery or an achievement
bot-reason-bid = what the order is worth, drawn so that nobody can count on it
bot-reason-workshop = prestige is made in the Workshop
bot-reason-market = the Stock Exchange turns cubes into money
bot-reason-control = an advantage while drilling
bot-reason-rich-tile = the richer tile first
bot-reason-al = for Al, one choice is as good as another
bot-reason-halt = the crew is well placed where it is
bot-reason-complete-tile = this drills a tile
bot-reason-approach-tile = the crew gets closer to a tile worth drilling
bot-reason-centre = a crew at the centre is an achievement
bot-reason-spare-money = nothing on offer is worth the money
bot-reason-bribe = a bribed crew
bot-reason-cover = Insurance tiles are there to be used
bot-reason-keep-cubes = the cubes are worth more than their price
bot-reason-sell-spare = no delivery needs these cubes, and the Workshop needs money
bot-reason-deliver = the delivery brings more prestige than its cubes are worth
bot-reason-safety = fewer cubes are lost to Danger
bot-reason-mobility = crews reach more tiles
bot-reason-power = a stronger crew drills deeper
bot-reason-mineshaft = a mineshaft pays every turn

# The game in lists and results.
score-rockwell = Prestige
turn-rockwell = Turn { $n }
play-legend-rockwell =
    5 −3     an undrilled tile: power needed, power still missing; ✓ a drilled tile and its mineshaft income
    Ga2+1    Green’s crew a (each company has a, b, c and d) of power 2 with a subcontractor of 1; « or » when it straddles a border
    Aa1      Al’s crew a: at a table for two, Al is a third company that nobody plays
    ▣G       Green’s mineshaft; column 8 touches column 1
    3z 1g    3 zinc and 1 gold: z zinc, c copper, s silver, g gold
    ×4       a slot that gives 4 actions
    info     prices and piles, and the achievements of each company, at any time
    ⛏ marks what drills a tile at once; “why” and its number shows what it would give.
    Actions in notation: “move a B3”, “bid 1 0 0 0 500”, “sell zinc 2”

# What a replay marks.
mark-rockwell-extraction = Extraction
mark-rockwell-bribery = Bribe
mark-rockwell-mineshaft = Mineshaft
mark-rockwell-delivery = Delivery
mark-rockwell-achievement = Achievement

# Answers given in advance
order-rockwell-insure-nothing = Insure nothing until I change it
order-rockwell-no-deals = Don’t bribe or hire until I change it
order-rockwell-no-advantage = Don’t bribe or hire this turn
order-rockwell-pass = Pass for this turn

# Kinds of decisions, as a review counts them.
kind-rockwell-bid = Auction
kind-rockwell-place = Vice Presidents
kind-rockwell-insure = Insurance
kind-rockwell-move = Moves
kind-rockwell-carry = Subcontractor
kind-rockwell-step = Second step
kind-rockwell-drill = Drilling
kind-rockwell-cover = Danger
kind-rockwell-advantage = Advantages
kind-rockwell-market = Stock Exchange
kind-rockwell-workshop = Workshop
kind-rockwell-al-crew = Al’s crew
kind-rockwell-al-move = Al’s move
kind-rockwell-al-power = Al’s power

## How characters play

style-rockwell-bids = Bids
    .each = hundreds of dollars bid in a turn
style-rockwell-insures = Insures
    .each = insurance bought in a turn
style-rockwell-bribes = Bribes
    .each = crews bribed in a game
style-rockwell-builds = Builds
    .each = mineshafts built or moved in a game
style-rockwell-hoards = Hoards
    .each = cubes bought in a turn
style-rockwell-haste = Haste
    .each = share of games over within seven turns

balance-rockwell-control = Wins by place in the opening Control order
balance-rockwell-special = Other things: share of games in which they occurred
balance-rockwell-special-insured = insurance bought
balance-rockwell-special-covered = insurance used
balance-rockwell-special-bribed = crew bribed
balance-rockwell-special-hired = subcontractor hired
balance-rockwell-special-income = income of a mineshaft

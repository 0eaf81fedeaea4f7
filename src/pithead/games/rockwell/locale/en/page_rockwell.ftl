### Rockwell’s table on the page.

## The planet

page-rockwell-mine = The mine
page-rockwell-keys = Arrow keys: left and right round the ring, up and down between the rings. Enter chooses, A to D select a crew, N goes to the next possible place, W explains why not, Escape deselects the crew, M comes back here.
page-rockwell-key-options = the options of the question
page-rockwell-key-pass = pass
page-rockwell-key-planet = to the planet
page-rockwell-key-crew = select a crew on the planet
page-rockwell-crew = { SEAT($owner) }’s crew { $crew } of power { $power }{ $die ->
    [0] {""}
   *[other] {" "}with a +{ $die } subcontractor
}
page-rockwell-needs = needs { $need }
page-rockwell-missing = { $missing } missing
page-rockwell-drilled = drilled
page-rockwell-income = pays { $cubes }
page-rockwell-shaft-of = { SEAT($owner) }’s mineshaft
page-rockwell-can-go = { $place } – possible
page-rockwell-can-take = { $place } – can be selected
page-rockwell-take = Select crew { $crew }
page-rockwell-taken = { $n ->
    [one] Crew { $crew } selected: { $n } possibility.
   *[other] Crew { $crew } selected: { $n } possibilities.
}
page-rockwell-dropped = Nothing selected.
page-rockwell-nothing-here = There is nothing to do here now.
page-rockwell-out-of-reach = None of your crews can go there now.
page-rockwell-crew-out-of-reach = Crew { $crew } can’t go there now.
page-rockwell-several = There are several possibilities: choose one.

## The course of a turn

page-rockwell-course = Phases of the turn
page-rockwell-ending = What ends the game
page-rockwell-ending-centre = { $n } of { $seats } companies have a crew at the centre of the Earth. So far: { $names }.
page-rockwell-ending-achievements = Or one company has { $n } achievements, among them all three of group III.
page-rockwell-ending-quiet = Or nothing is drilled, delivered or achieved for { $n } turns in a row.
page-rockwell-centre = Centre
page-rockwell-quiet = No progress
page-rockwell-order = Order of drilling
page-rockwell-board-about-2 = buy and sell
page-rockwell-board-about-3 = your prices
page-rockwell-board-why-1 = The leftmost drills first.
page-rockwell-board-why-2 = Left to right, one deal at a time, fixed prices.
page-rockwell-board-why-3 = Power, Safety, Mobility, mineshafts, deliveries.
page-rockwell-slots-2 = deals, each for one kind
page-rockwell-slots-3 = actions
page-rockwell-prices-1 = What a subcontractor costs
page-rockwell-prices-2 = What cubes cost
page-rockwell-prices-3 = What your next improvement costs
page-rockwell-does-bribery = Once a round, move an opponent’s crew from a neighbouring tile onto the tile of the crew you moved. Slots further left drill earlier.
page-rockwell-does-subcontracting = Once a round, add a die of +1 to +4 to the crew you moved. Slots further left drill earlier.
page-rockwell-does-2 = { $n ->
    [one] Buy or sell once, any amount of one kind.
   *[other] Buy or sell { $n } times, any amount of one kind each.
}
page-rockwell-does-3 = { $n ->
    [one] Improve or deliver once.
   *[other] Improve or deliver { $n } times.
}
page-rockwell-about-safety = Level 1 saves one cube in Danger, level 2 three, level 3 all.
page-rockwell-about-mobility = 1: jump within the ring. 2: onto borders. 3: a second step.
page-rockwell-about-shafts = A mineshaft takes the remainder of its tile and pays every turn once it is drilled.
page-rockwell-about-cards = The player who drills a tile keeps its Extraction card; six make an achievement.
page-rockwell-about-insurance = Each Insurance tile saves one cube in Danger, this turn or later. The cube you trade in is gone.
page-rockwell-sealed-in = ready
page-rockwell-thinking = thinking…
page-rockwell-mine-title = Your company
page-rockwell-watching = You are watching.
page-rockwell-deliveries-where = in the Workshop
page-rockwell-achievements-when = gained at once
page-rockwell-achieved = achieved
page-rockwell-ready = ready
page-rockwell-next-gains = { COUNT($prestige, "prestige") } for the next company
page-rockwell-goal-zinc-copper = 8 + 8
page-rockwell-goal-cards = 6 cards
page-rockwell-goal-silver = 10 silver
page-rockwell-goal-crews-2 = 3 crews 2+
page-rockwell-goal-gold = 12 gold
page-rockwell-goal-deep = all in C–D
page-rockwell-goal-each-kind = 6 of each
page-rockwell-goal-crews-4 = 2 crews 4
page-rockwell-goal-centre = centre
page-rockwell-forecast = Possible cards
page-rockwell-cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
page-rockwell-outlook = { $cards ->
    [0] no card left
    [one] 1 card left, worth { MONEY($worth) }, Danger { $odds }%
   *[other] { $cards } cards left, { MONEY($worth) } on average, Danger { $odds }%
}
page-rockwell-you-keep = you keep
page-rockwell-average = Average
page-rockwell-danger-sign = Danger
page-rockwell-odd-to = { $you ->
    [0] Remainder to { SEAT($owner) }
   *[other] Remainder to you
}
page-rockwell-danger-loss = { $n ->
    [one] Danger takes your dearest cube;
   *[other] Danger takes your { $n } dearest cubes;
} you have { COUNT($tiles, "insurance") }.
page-rockwell-of-need = { $power } of { $need }
page-rockwell-choose-target = Choose a highlighted tile.
page-rockwell-drills-now = Drills now: average share
page-rockwell-power-there = Power on your tiles
page-rockwell-your-bid = Your bid
page-rockwell-match = Match it: { MONEY($money) }
page-rockwell-beat = Beat it: { MONEY($money) }
page-rockwell-paid-with = Paid with
page-rockwell-cubes-first = cheapest cubes
page-rockwell-money-first = money first
page-rockwell-bid-nothing = Bid nothing
page-rockwell-bids-before = Earlier bids
page-rockwell-only-you = only you can see this
page-rockwell-change-answer = Change answer
page-rockwell-never-insure = Never insure
page-rockwell-al-any = Any will do this turn
page-rockwell-not-this-turn = None this whole turn
page-rockwell-hurt-bribed = { SEAT($seat) } bribed your crew { $crew }, now at { PLACE($to) }
page-rockwell-hurt-lost = You lost
page-rockwell-danger-now = { $n ->
    [one] Danger on { $tile }: you lose your most valuable cube.
   *[other] Danger on { $tile }: you lose your { $n } most valuable cubes.
}
page-rockwell-lost = lost
page-rockwell-keep = you keep
page-rockwell-deals = { $n ->
    [one] { $n } deal left
   *[other] { $n } deals left
}
page-rockwell-deal-amount = { $way ->
    [buy] How much { NAME($kind) } to buy
   *[other] How much { NAME($kind) } to sell
}
page-rockwell-none-to-sell = None to sell; to buy one costs { MONEY($price) }.
page-rockwell-sell-everything = Sell all I can: +{ MONEY($money) }
page-rockwell-sell-all = all
page-rockwell-choose-deal = Choose amount
page-rockwell-make-deals = Make { $n } deals
page-rockwell-dealing = { $n ->
    [one] One more deal to come…
   *[other] { $n } more deals to come…
}
page-rockwell-power-to = Power { $n }
page-rockwell-ready-to-deliver = Ready to deliver
page-rockwell-placing-order = Placement order
page-rockwell-brings-1 = bribe or hire · { MONEY($money) }
page-rockwell-brings-2 = buy and sell
page-rockwell-brings-3 = improve and deliver
page-rockwell-title-bid = Your sealed bid, { $name }
page-rockwell-title-place = Place a Vice President, { $name }
page-rockwell-title-insure = Insurance, { $name }
page-rockwell-title-move = Your move, { $name }
page-rockwell-title-carry = Take the subcontractor along?
page-rockwell-title-step = A second step, { $name }?
page-rockwell-title-drill = Which tile is drilled?
page-rockwell-title-bribe = Bribe a crew, { $name }?
page-rockwell-title-hire = Hire power, { $name }?
page-rockwell-title-cover = Danger, { $name }!
page-rockwell-title-market = Buy or sell, { $name }
page-rockwell-title-workshop = Improve or deliver, { $name }
page-rockwell-title-al-crew = Al’s turn: which crew?
page-rockwell-title-al-move = Al’s turn: where to?
page-rockwell-title-al-power = Al’s turn: which crew gets stronger?
page-rockwell-title-sealed = Your answer is in
page-rockwell-ask-bid = The highest bid places Vice Presidents first. Everyone pays their bid.
page-rockwell-ask-place = Choose a free slot, never two on a board.
page-rockwell-ask-insure = Trade cubes for Insurance tiles if you like.
page-rockwell-ask-move = Choose a tile, or a crew first.
page-rockwell-ask-hire = For crew { $crew } on { PLACE($at) }.
page-rockwell-ask-bribe = It joins your crew { $crew } on { PLACE($at) }.
page-rockwell-ask-workshop = Choose here, or a green crate.
page-rockwell-ask-cover = Each Insurance tile saves one cube.
page-rockwell-ask-market = One kind of cube per deal; set several if you like.
page-rockwell-bids-open = The bids are opened
page-rockwell-bids-rule = The highest bid places first. Everyone pays.
page-rockwell-drilled-by = drilled by { $name }
page-rockwell-tile-reached = { $tile }: power { $power }, { $need } needed
page-rockwell-shared-out = { $companies ->
    [one] { $n } cubes for one company
   *[other] { $n } cubes, { $companies } companies
}
page-rockwell-shared-rule = Each kind in equal parts to everyone with a crew there. Ringed cubes are the remainder.
page-rockwell-odd-goes = Remainder: { $name }
page-rockwell-odd-why-shaft = Owner of the mineshaft on this tile.
page-rockwell-odd-why-power = The most power on this tile.
page-rockwell-odd-why-active = A tie in power: it goes to the active player.
page-rockwell-danger-rule = Everyone there loses their most valuable cubes, one for each point of power.
page-rockwell-into-stock = Into the stock
page-rockwell-extraction = Extraction
page-rockwell-step-tile = Tile
page-rockwell-step-card = Card
page-rockwell-step-shares = Shares
page-rockwell-step-odd = Remainder
page-rockwell-step-danger = Danger
page-rockwell-step-stock = Stock
page-rockwell-skip = Skip
page-rockwell-views = Views
page-rockwell-tab-board = Board
page-rockwell-tab-companies = Companies
page-rockwell-tab-goals = Goals
page-rockwell-tab-log = Log
page-rockwell-filter-drilled = drilling
page-rockwell-filter-me = me
page-rockwell-round = Drilling round { $round } of 4
page-rockwell-phase-auction = Auction
page-rockwell-phase-vice-presidents = Vice Presidents
page-rockwell-phase-drilling = Drilling
page-rockwell-phase-market = Market
page-rockwell-phase-workshop = Workshop

## The boards

page-rockwell-boards = The three boards
page-rockwell-board-1 = Control Centre
page-rockwell-board-2 = Stock Exchange
page-rockwell-board-3 = Workshop
page-rockwell-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
page-rockwell-slot = Board { ROMAN($board) }, slot { $slot }: { $gives }, { $seat ->
    [none] free
   *[other] { SEAT($seat) }
}
page-rockwell-left = { NAME($what) }: { $n }

## Companies

page-rockwell-companies = The companies
page-rockwell-you = you
page-rockwell-prestige = prestige
page-rockwell-prestige-known = visible prestige
page-rockwell-safety = Safety
page-rockwell-mobility = Mobility
page-rockwell-shafts = Mineshafts
page-rockwell-cards = Extraction cards
page-rockwell-actions-left = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}

## Piles and prices

page-rockwell-deliveries = Deliveries
page-rockwell-achievements = Achievements
page-rockwell-empty = none left
page-rockwell-tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}

## Answers

page-rockwell-less = less { $what }
page-rockwell-more = more { $what }
page-rockwell-of = of { $n }
page-rockwell-worth = worth
page-rockwell-seal-bid = { $worth ->
    [0] Bid nothing
   *[other] Bid { MONEY($worth) }
}
page-rockwell-seal-insure = { $n ->
    [0] Insure nothing
    [one] Insure { $n } cube
   *[other] Insure { $n } cubes
}
page-rockwell-seal-cover = { $n ->
    [0] Use no insurance
    [one] Use { $n } tile
   *[other] Use { $n } tiles
}
page-rockwell-sell = Sell { COUNT($n, $kind) }
page-rockwell-buy = Buy { COUNT($n, $kind) }
page-rockwell-power = Power
page-rockwell-new-shaft = New mineshaft
page-rockwell-move-shaft = Move from { $tile }
page-rockwell-choose-tile = Choose a tile, here or on the planet:
page-rockwell-choose-crew = Select a crew, here or on the planet.
page-rockwell-targets = Possible targets
page-rockwell-stay = stay

## On the home page

game-rockwell = Rockwell
page-about-rockwell = Send your crews down to the centre of the Earth, share what they dig up, and run the company with the most prestige.
page-length-rockwell = 60 to 120 minutes

## Headings of lists of choices

verb-rockwell-place = Place a Vice President
verb-rockwell-move = Move a crew
verb-rockwell-stay = Stay
verb-rockwell-carry = Take subcontractor along
verb-rockwell-step = Second step
verb-rockwell-bribe = Bribe
verb-rockwell-hire = Hire a subcontractor
verb-rockwell-sell = Sell
verb-rockwell-buy = Buy
verb-rockwell-power = Improve a crew
verb-rockwell-shaft = Build a mineshaft
verb-rockwell-shift = Move a mineshaft
verb-rockwell-deliver = Deliver
page-rockwell-improvements = Improvements
page-rockwell-stocks = Everyone’s stock
page-rockwell-legend-planet = On the planet
page-rockwell-legend-boards = Boards and cards
page-rockwell-legend-cubes = Cubes and money
page-rockwell-legend-phases = Phases and events
page-rockwell-legend-move = a crew moves
page-rockwell-legend-sealed = has answered, face down
page-rockwell-legend-need = Power needed
page-rockwell-legend-need-about = The tile is drilled as soon as the crews and dice on it reach this. The rim shows whose power is there.
page-rockwell-legend-missing = Power missing
page-rockwell-legend-missing-about = This much more and the tile is drilled.
page-rockwell-legend-crew = Crew
page-rockwell-legend-crew-about = Its letter and its own power, 1 to 4. A light edge: yours.
page-rockwell-legend-die = Subcontractor
page-rockwell-legend-die-about = A hired die adds to one crew’s power until the turn ends.
page-rockwell-legend-income = On a drilled tile
page-rockwell-legend-income-about = What a mineshaft there pays its owner each turn.
page-rockwell-legend-prestige-about = What everyone can see. Most prestige wins.
page-rockwell-legend-vp = Vice President
page-rockwell-legend-vp-about = Two for each company, never both on one board.
page-rockwell-legend-times = Deals or actions
page-rockwell-legend-times-about = How many you have there, taken in turn one at a time.
page-rockwell-legend-danger-about = Everyone who shares loses their most valuable cubes, one for each point of power there. Safety and insurance save some.
page-rockwell-legend-odd-about = To the owner of a mineshaft there, otherwise to the most power there, otherwise to the active player.

## Short words of the log: the badge before them says who

page-rockwell-log-bid = { $worth ->
    [0] bid nothing
   *[other] bid { MONEY($worth) }
}
page-rockwell-log-placed = Vice President on { ROMAN($board) }
page-rockwell-log-moved = crew { $crew }: { PLACE($from) } → { PLACE($to) }
page-rockwell-log-stayed = crew { $crew } stays
page-rockwell-log-management = Management order
page-rockwell-log-control = Control order
page-rockwell-log-insured = { $tiles ->
    [0] insures nothing
   *[other] takes { COUNT($tiles, "insurance") }
}
page-rockwell-log-core = crew { $crew } reaches the centre!
page-rockwell-log-bribed = bribes { SEAT($owner) }’s crew { $crew }: { PLACE($from) } → { PLACE($to) }
page-rockwell-log-hired = hires +{ $power } for crew { $crew }, { MONEY($price) }
page-rockwell-log-drilled = drills { $tile }
page-rockwell-log-card = card for { $tile }
page-rockwell-log-shared = share
page-rockwell-log-priority = remainder
page-rockwell-log-danger = Danger: −{ $loss }
page-rockwell-log-covered = uses { COUNT($tiles, "insurance") }
page-rockwell-log-lost = loses
page-rockwell-log-received = receives
page-rockwell-log-income = mineshaft on { $tile } pays
page-rockwell-log-left-market = leaves the Stock Exchange
page-rockwell-log-left-workshop = leaves the Workshop
page-rockwell-log-sold = sells
page-rockwell-log-bought = buys
page-rockwell-log-powered = crew { $crew }: power { $power }
page-rockwell-log-made-safe = Safety { $level }
page-rockwell-log-made-mobile = Mobility { $level }
page-rockwell-log-shaft-built = mineshaft on { $tile }
page-rockwell-log-shaft-moved = mineshaft: { $from } → { $to }
page-rockwell-log-delivered = delivers
page-rockwell-log-achieved = achieves
page-rockwell-will-be-drilled = will be drilled
page-rockwell-to-go = { $n } to go
page-rockwell-drills = drills
page-rockwell-drills-for = drills ≈ { $money }
page-rockwell-drills-nothing = The tile is not drilled by this alone.
page-rockwell-no-bribe = Bribe nobody
page-rockwell-no-hire = Hire nobody
page-rockwell-slot-bribery = Bribe
page-rockwell-slot-subcontracting = Hire
page-rockwell-slot-order = { $same ->
    [0] drills no. { $first }–{ $last }
   *[other] drills no. { $first }
}
page-rockwell-slot-deliveries = { $n ->
    [0] none ready
   *[other] { $n } ready
}
page-rockwell-drill-after = { $n ->
    [0] You drill first.
   *[other] You drill after { $names }.
}
page-rockwell-slots-open = { $n ->
    [one] The free slot to the left may still be taken.
   *[other] The { $n } free slots to the left may still be taken.
}
page-rockwell-would-sell = { $n ->
    [one] One deal, one kind: your best cubes bring { MONEY($money) } now.
   *[other] { $n } deals, one kind each: your best cubes bring { MONEY($money) } now.
}
page-rockwell-would-deliver = { $n ->
    [one] One action
   *[other] { $n } actions
}: { $ready ->
    [0] no delivery is ready yet.
    [one] one delivery ready, { $prestige } prestige.
   *[other] { $ready } deliveries ready, { $prestige } prestige.
}{ $waiting ->
    [0] {""}
    [one] {" "}One more would have to wait.
   *[other] {" "}{ $waiting } more would have to wait.
}
page-rockwell-look-at-slot = Point at a slot to see what it leads to.
page-rockwell-news-bid = { SEAT($seat) } bid { $worth ->
    [0] nothing
   *[other] { MONEY($worth) }
}
page-rockwell-news-placed = { SEAT($seat) } took { ROMAN($board) }, { $gives }
page-rockwell-news-insured = { SEAT($seat) } took { COUNT($tiles, "insurance") }
page-rockwell-news-moved = { SEAT($seat) } moved { $crew } to { PLACE($to) }
page-rockwell-news-stayed = { SEAT($seat) } left { $crew } where it was
page-rockwell-news-core = { SEAT($seat) } reached the centre with { $crew }
page-rockwell-news-bribed = { SEAT($seat) } bribed { SEAT($owner) }’s { $crew } to { PLACE($to) }
page-rockwell-news-hired = { SEAT($seat) } hired +{ $power } for { $crew }
page-rockwell-news-drilled = { SEAT($seat) } drilled { $tile }
page-rockwell-news-income = { $tile } paid { SEAT($seat) }
page-rockwell-news-sold = { SEAT($seat) } sold { COUNT($n, $kind) } for { MONEY($money) }
page-rockwell-news-bought = { SEAT($seat) } bought { COUNT($n, $kind) } for { MONEY($money) }
page-rockwell-news-powered = { SEAT($seat) }’s { $crew } now has power { $power }
page-rockwell-news-made-safe = { SEAT($seat) } improved Safety to { $level }
page-rockwell-news-made-mobile = { SEAT($seat) } improved Mobility to { $level }
page-rockwell-news-shaft-built = { SEAT($seat) } built a mineshaft on { $tile }
page-rockwell-news-shaft-moved = { SEAT($seat) } moved a mineshaft to { $to }
page-rockwell-news-delivered = { SEAT($seat) } made a delivery
page-rockwell-news-achieved = { SEAT($seat) } achieved “{ ACHIEVEMENT($achievement) }”
page-rockwell-moment-first = First in the game
page-rockwell-moment-also = Achieved
page-rockwell-moment-centre = Further crews of yours bring no more prestige there.
page-rockwell-moment-delivered = Delivered
page-rockwell-moment-you-lead = You pass { $other }, { $points } : { $others }
page-rockwell-moment-passed = { $name } passes you, { $points } : { $others }
page-rockwell-moment-lead = { $name } takes the lead, { $points } : { $others }
page-rockwell-moment-last = The game ends with this turn
page-rockwell-moment-left = No action possible: your Vice President leaves.
page-rockwell-crates = { $n ->
    [0] No deliveries yet; what they bring stays hidden until the end.
    [one] { $n } delivery; what it brings stays hidden until the end.
   *[other] { $n } deliveries; what they bring stays hidden until the end.
}
page-rockwell-drills-tile = drills { $tile }
page-rockwell-no-effect-yet = no effect yet
page-rockwell-gives-safety = { $level ->
    [1] saves 1 cube in Danger
    [2] saves 3 cubes in Danger
   *[other] nothing lost in Danger
}
page-rockwell-gives-mobility = { $level ->
    [1] jump along the ring
    [2] stand on borders
   *[other] move two steps
}
page-rockwell-gives-shaft = remainder, and cubes each turn
page-rockwell-about-al = Al is nobody’s: a third company that shares tiles and takes cubes out of the game. You decide for him here, in your own interest.
page-rockwell-al-is = plays for nobody, never scores
page-rockwell-way-sell = Sell
page-rockwell-way-buy = Buy
page-rockwell-now-ready = delivery becomes ready
page-rockwell-no-longer-ready = delivery no longer ready
page-rockwell-news-received = { SEAT($seat) } received
page-rockwell-news-lost = { SEAT($seat) } lost
page-rockwell-news-covered = { SEAT($seat) } used { COUNT($tiles, "insurance") }
page-rockwell-centre-again = No further prestige for reaching the centre: this crew leaves the game.
page-rockwell-hidden-deliveries = What deliveries bring stays hidden until the end

## While others answer: what is decided

page-rockwell-doing-bid = Sealed bids.
page-rockwell-doing-place = Placing a Vice President.
page-rockwell-doing-insure = Insurance before drilling.
page-rockwell-doing-move = Moving a crew.
page-rockwell-doing-carry = Taking the subcontractor along, or not.
page-rockwell-doing-step = A second step.
page-rockwell-doing-drill = Which tile is drilled.
page-rockwell-doing-advantage = Bribing or hiring.
page-rockwell-doing-cover = Insurance against Danger.
page-rockwell-doing-market = The next deal at the Stock Exchange.
page-rockwell-doing-workshop = The next action in the Workshop.
page-rockwell-doing-al-crew = Al’s move.
page-rockwell-doing-al-move = Al’s move.
page-rockwell-doing-al-power = Al’s move.
page-rockwell-after = Then
page-rockwell-where-you-stand = Where you stand now
page-rockwell-at-risk = { $n ->
    [one] Danger there costs you one cube at most.
   *[other] Danger there costs you { $n } cubes at most.
}

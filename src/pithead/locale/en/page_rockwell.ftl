### Rockwell’s table on the page.

## The planet

page-rockwell-mine = The mine
page-rockwell-keys = Arrow keys: left and right round the ring, up and down between the rings. Enter chooses, A to D take up a crew, N goes to the next possible place, W tells why not, Escape puts a crew down again, P comes back here.
page-rockwell-key-planet = to the planet
page-rockwell-key-crew = take up a crew on the planet
page-rockwell-place = The place in focus
page-rockwell-crew = { SEAT($owner) }’s crew { $crew } of power { $power }{ $die ->
    [0] {""}
   *[other] {" "}with a subcontractor of { $die }
}
page-rockwell-needs = needs { $need }
page-rockwell-missing = { $missing } missing
page-rockwell-drilled = drilled
page-rockwell-income = pays { $cubes }
page-rockwell-pays = pays
page-rockwell-shaft-of = { SEAT($owner) }’s mineshaft
page-rockwell-can-go = { $place } – possible
page-rockwell-can-take = { $place } – can be taken up
page-rockwell-take = Take up crew { $crew }
page-rockwell-taken = { $n ->
    [one] Crew { $crew } is taken up: { $n } possibility.
   *[other] Crew { $crew } is taken up: { $n } possibilities.
}
page-rockwell-dropped = Nothing is taken up.
page-rockwell-nothing-here = There is nothing to do here now.
page-rockwell-several = There are several possibilities: choose one.

## The course of a turn

page-rockwell-course = The course of the turn
page-rockwell-turn = Turn { $turn }
page-rockwell-round = drilling round { $round } of 4
page-rockwell-phase-auction = Auction
page-rockwell-phase-vice-presidents = Vice Presidents
page-rockwell-phase-drilling = I Drilling
page-rockwell-phase-market = II Market
page-rockwell-phase-workshop = III Workshop
page-rockwell-management = Management
page-rockwell-control = Control

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
page-rockwell-left = { NAME($what) }: { $n } left

## Companies

page-rockwell-companies = The companies
page-rockwell-you = you
page-rockwell-prestige = prestige
page-rockwell-prestige-known = prestige that can be seen
page-rockwell-safety = Safety
page-rockwell-mobility = Mobility
page-rockwell-shafts = Mineshafts
page-rockwell-level = { $level } of 3
page-rockwell-cards = Extraction cards
page-rockwell-actions-left = Actions left

## Piles and prices

page-rockwell-deliveries = Deliveries
page-rockwell-achievements = Achievements
page-rockwell-prices = Prices
page-rockwell-empty = none left
page-rockwell-tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
page-rockwell-gain = { COUNT($prestige, "prestige") }, { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
page-rockwell-price-power = Power 2, 3, 4
page-rockwell-price-safety = Safety 1, 2, 3
page-rockwell-price-mobility = Mobility 1, 2, 3
page-rockwell-price-shaft = Mineshaft 1, 2, 3
page-rockwell-price-hire = Subcontractor 1 to 4

## Answers

page-rockwell-less = less { $what }
page-rockwell-more = more { $what }
page-rockwell-of = of { $n }
page-rockwell-clear = Clear
page-rockwell-worth = Worth
page-rockwell-sealed = All answers are opened together.
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
    [one] Use { $n } Insurance tile
   *[other] Use { $n } Insurance tiles
}
page-rockwell-danger = { $n ->
    [one] Danger on { $tile }: you would lose the most valuable cube of
   *[other] Danger on { $tile }: you would lose the { $n } most valuable cubes of
}
page-rockwell-sell = Sell { COUNT($n, $kind) }
page-rockwell-buy = Buy { COUNT($n, $kind) }
page-rockwell-power = Power
page-rockwell-improve = Company
page-rockwell-new-shaft = New mineshaft
page-rockwell-move-shaft = Move the one on { $tile }
page-rockwell-choose-tile = Choose a tile, here or on the planet:
page-rockwell-choose-crew = Choose a crew, here or on the planet, then where it goes.
page-rockwell-targets = Where it can go
page-rockwell-stay = stay
page-rockwell-refused = { $n ->
    [one] { $n } more is not possible: why?
   *[other] { $n } more are not possible: why?
}

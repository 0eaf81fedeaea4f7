### The table of Brass Empire on the page.

board-brass-copies = { $n } × { $name }
board-brass-times = × { $n }
board-brass-warden = Warden
board-brass-numbered = card { $number } of { $owner }
board-brass-standing = attack { $attack }, health { $health } of { $full }
board-brass-down = destroyed
board-brass-choosable = can be chosen
board-brass-pile = { $owner }: { $pile }
board-brass-any-order = In no order
board-brass-close = Close
board-brass-rule = Rule { $rule }
board-brass-deck = deck { $n }
board-brass-line = In play: { $owner }
board-brass-nothing-in-play = Nothing in play yet.
board-brass-team-with = with { $partner }
board-brass-away = away
board-brass-score-pile = score pile
board-brass-fold = Fold away
board-brass-unfold = { $n ->
    [0] Show the platform
    [one] Show 1 card in play
   *[other] Show { $n } cards in play
}
board-brass-hand-empty = No card in hand.
board-brass-reserve-empty = Nothing left to buy.
board-brass-bench = The card in detail
board-brass-bench-hint = Point at a card to read it; click to use it. N: next card you can choose, W: why not.
board-brass-open-menu = Click to see what it can do.
board-brass-choose-target = Attack: choose a lit target
board-brass-battle = Battle: Brass is life
board-brass-fewer = One { $card } less
board-brass-more = One { $card } more
board-brass-of = { $n } of { $most }
board-brass-reserve-sum = { $cards } of at most { $most } cards, worth { $value } of { $needed } Brass
board-brass-reserve-take = Take this reserve
board-brass-identity-frontier = Straight to Brass. Easy to play, short on buying power in a long game.
board-brass-identity-omni-edo = Trims its deck by dismissing cards, and builds.
board-brass-identity-mcglynn = Draws cards and knows more than the others.
board-brass-identity-harlem = Sabotage, direct damage, and batteries that store resources.
board-brass-identity-windcraft = Units and machines in great numbers.
board-brass-ask-may = Do you do it?
board-brass-ask-choose = Choose one.
board-brass-ask-amount = How often do you exchange?
board-brass-ask-pick = Which card?
board-brass-ask-target = Which card in play?
board-brass-ask-player = Which player?
board-brass-ask-look = Where does which card go?
board-brass-ask-order = Several texts wait: which one comes next?
board-brass-choose-lit = Choose a lit card on the table.
board-brass-row-labor = Labor Market
board-brass-row-design = Design Department
board-brass-identity-random = Let chance choose one that is free.

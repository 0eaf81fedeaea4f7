### The table of Brass Empire on the page.

## On the home page

game-brass-empire = Brass Empire
page-about-brass-empire = Hire people, build machines, mine for Brass and send your units against rival corporations. A game of cards.
page-length-brass-empire = 30 to 90 minutes

## Headings of lists of choices

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

## The table

board-brass-copies = { $n } × { $name }
board-brass-warden = Warden
board-brass-numbered = { $owner }’s card { $number }
board-brass-standing = attack { $attack }, health { $health } of { $full }
board-brass-down = destroyed
board-brass-choosable = can be chosen
board-brass-close = Close
board-brass-line = In play: { $owner }
board-brass-your-line = Your cards in play
board-brass-team-with = team with { $partner }
board-brass-your-partner = your partner
board-brass-away = offline
board-brass-score-pile = score pile
board-brass-plays-now = playing
board-brass-plays-next = plays next
board-brass-hand = hand
board-brass-discard = discard
board-brass-deck = Deck
board-brass-discard-pile = Discard
board-brass-company = { $name }’s company
board-brass-choose = choose
board-brass-hand-empty = No cards in hand.
board-brass-reserve-empty = Nothing left to buy.
board-brass-reserve-about = only you can buy these
board-brass-pile-empty = No cards here.
board-brass-battle = Battle: Brass is life
board-brass-fewer = { $card }: one less
board-brass-more = { $card }: one more
board-brass-of = { $n } of { $most }
board-brass-reserve-sum = { $cards } of at most { $most } cards, worth { $value } of { $needed } Brass
board-brass-reserve-take = Take this reserve
board-brass-reserve-suggested = Suggest one
board-brass-take-corporation = Choose
board-brass-identity-frontier = Straight to Brass. Easy to play, short on buying power in a long game.
board-brass-identity-omni-edo = Trims its deck by dismissing cards, and builds.
board-brass-identity-mcglynn = Draws cards and knows more than the others.
board-brass-identity-harlem = Sabotage, direct damage, and batteries that store resources.
board-brass-identity-windcraft = Units and machines in great numbers.
board-brass-identity-random = Take a free one at random.
board-brass-ask-may = Use this effect?
board-brass-ask-choose = Choose one
board-brass-ask-amount = How many times?
board-brass-ask-pick = Which card?
board-brass-ask-target = Which card in play?
board-brass-ask-player = Which player?
board-brass-ask-look = Where does each card go?
board-brass-ask-order = Which effect comes next?
board-brass-choose-lit = Choose a highlighted card on the table.
board-brass-row-labor = Labor Market
board-brass-row-design = Design Department
board-brass-type-employee = Employee
board-brass-type-unit = Unit
board-brass-type-building = Building
board-brass-labor = Labor
board-brass-construction = Construction
board-brass-brass = Brass
board-brass-then = , { $n } once your hand is played
board-brass-ai-next = AI takes next
board-brass-played = played
board-brass-site = being built
board-brass-rebuild = Rebuild
board-brass-rebuild-short = 1[construction]: rebuild
board-brass-convert = convert
board-brass-ready = ready
board-brass-use = use
board-brass-acted = ✓ acted
board-brass-next-turn = next turn
board-brass-done = ✓ done
board-brass-mines = Mine +{ $n }[brass]
board-brass-plain-unit = Mine +{ $n }[brass] or attack
board-brass-guards = guards your buildings
board-brass-platform-down = Platform destroyed
board-brass-being-built = Being built
board-brass-down-short = down
board-brass-soon = soon
board-brass-tag-guarded = guarded
board-brass-tag-face-down = face down
board-brass-tag-partner = partner
board-brass-tag-leaves = leaves { $n }[health]
board-brass-play-all = { $n ->
    [one] Play 1 card
   *[other] Play all { $n } cards
}
board-brass-use-all = Use { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
board-brass-buy-card = Buy { $card }
board-brass-buy-for = Buy { $card } for { $name }
board-brass-play-then = Play all, then buy
board-brass-working = Playing…
board-brass-and-use = and { $cards }:
board-brass-units-act = Use your units
board-brass-units-ready = { $n ->
    [one] 1 unit is ready
   *[other] { $n } units are ready
}
board-brass-end-turn = End turn
board-brass-end-sure = Really end turn?
board-brass-end-early = End turn…
board-brass-unplayed = { $n ->
    [one] 1 card unplayed
   *[other] { $n } cards unplayed
}
board-brass-units-left = { $n ->
    [one] 1 unit has not acted
   *[other] { $n } units have not acted
}
board-brass-money-left = { $n ->
    [one] 1 card can still be bought
   *[other] { $n } cards can still be bought
}
board-brass-unspent = leaves { $what } unspent
board-brass-draw-five = then draw 5
board-brass-printed = printed on the card
board-brass-mine = Mine +{ $n }[brass]
board-brass-action = Action
board-brass-use-card = Use { $card }
board-brass-demolish = Demolish
board-brass-convert-two = 2[construction] → 1[brass]
board-brass-raid = Attack company
board-brass-choose-red = Choose a red target
board-brass-plays = { $name } is playing
board-brass-over = The game is over
board-brass-heading-play = Your turn, { $name }
board-brass-heading-first = Get the most Brass
board-brass-heading-first-battle = Outlast everyone
board-brass-heading-buy = Buy cards, { $name }
board-brass-heading-act = Your units, { $name }
board-brass-heading-end = All done, { $name }
board-brass-heading-setup = Before the game
board-brass-heading-corporation = Most Brass wins. Choose your corporation: these reserve cards will be yours to buy.
board-brass-heading-reserve = Build your reserve: only you can buy these cards.
board-brass-turn = Parts of your turn
board-brass-step-play = Play
board-brass-step-buy = Buy
board-brass-step-act = Units
board-brass-step-end = End
board-brass-attacks-or = attacks, or:
board-brass-space = Space
board-brass-soon-note = { $n ->
    [one] then 1 dashed card is in reach
   *[other] then { $n } dashed cards are in reach
}
board-brass-glow-note = { $n ->
    [one] 1 glowing card is in reach
   *[other] { $n } glowing cards are in reach
}
board-brass-standing-order = On others’ turns:
board-brass-standing-ask = ask me
board-brass-standing-yes = always yes
board-brass-standing-no = always no
board-brass-cost = Cost: { $cost }
board-brass-cost-about = Playing it later is free.
board-brass-worth = Worth { $brass }
board-brass-worth-about = at the end of the game.
board-brass-worth-about-both = at the end of the game, or to the player who destroys it in combat.
board-brass-in-reach = In reach once your hand is played.
board-brass-affordable = You can buy it.
board-brass-leaves = leaves { RESOURCES($labor, $construction) }
board-brass-term-warden = Warden
board-brass-term-about-warden = Attackers must destroy it before its owner’s buildings.
board-brass-term-with = With this mark
board-brass-term-about-with = if you played another { $name } card this turn.
board-brass-term-dismiss = Dismiss
board-brass-term-about-dismiss = out of the game, for everyone.
board-brass-term-mobilize = Mobilize
board-brass-term-about-mobilize = once, when it is played from hand.
board-brass-term-built = When built
board-brass-term-about-built = once, at the start of your next turn.
board-brass-term-demolish = Demolish
board-brass-term-about-demolish = destroy it yourself in your turn for this effect.
board-brass-term-charge = Charges
board-brass-term-about-charge = stay on the card until they are used.
board-brass-term-total-cost = Total cost
board-brass-term-about-total-cost = Labor and Construction added up.
board-brass-term-ready = Acts again
board-brass-term-about-ready = even if it has just arrived or has already acted.
board-brass-attacks = { $attacker } attacks { $target }
board-brass-theirs = { $card } ({ $owner })
board-brass-yours = Your { $card }
board-brass-takes = takes { $n } damage, { $left ->
    [0] is destroyed
   *[other] keeps { $left }
}
board-brass-struck = takes { $n } in return, { $left ->
    [0] is destroyed
   *[other] keeps { $left }
}
board-brass-click-attack = Click to attack.
board-brass-gallery = Cards
board-brass-search = Search cards
board-brass-corporation = Corporation
board-brass-found-none = No card has these words. Try fewer, or all corporations.
board-brass-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-brass-legend-cards = On every card
board-brass-legend-table = On the table
board-brass-legend-labor = *Labor* it costs (circle, copper)
board-brass-legend-construction = *Construction* it costs (square, blue)
board-brass-legend-brass = *Brass* it is worth at the end, or to the player who destroys it
board-brass-legend-attack = *Attack:* damage dealt, Brass mined
board-brass-legend-health = *Health;* damage stays
board-brass-legend-charge = *Charges* stored
board-brass-legend-with = With this mark: if you played another card of that corporation this turn
board-brass-legend-warden = Warden: destroy it before its owner’s buildings
board-brass-legend-card = A card: draw it, discard it
board-brass-legend-grey = Grey cost: out of reach this turn
board-brass-legend-gold = Gold: click to play, buy or use now
board-brass-legend-red = Red: you may attack it
board-brass-legend-dash = Dashed gold: in reach once your hand is played
board-brass-legend-dim = Faded: not a target; the tag says why
board-brass-legend-scaff = Scaffolding: completed on its owner’s next turn, safe until then
board-brass-your-turn = Your turn, { $name }
board-brass-turn-of = { $name }’s turn
board-brass-pool = Mining Pool
board-brass-pool-of = left of { $n }
board-brass-pool-about = The game ends with the round in which the pool runs out.
board-brass-tray-labor = Labor
board-brass-tray-design = Design
board-brass-undo = Undo
board-brass-more-of = More
board-brass-menu = Menu
board-brass-key-hand = a card from your hand; in a question, its answers
board-brass-key-play-all = play all cards
board-brass-key-end = end your turn
board-brass-key-show = show again what happened since your last turn
board-brass-key-zoom = put the large card away
board-brass-key-zones = Labor row, Design row, opponents, your line, reserve
board-brass-key-deeds = action, mine, convert
board-brass-key-next = next card you can use

## Since your last turn

board-brass-news = Since your last turn
board-brass-news-nothing = nothing yet
board-brass-news-more = { $n } more
board-brass-replay = Replay
board-brass-news-hit = { SEAT($seat) }’s { CARD($card) } hit your { CARD($target) }: { $left }[health] left
board-brass-news-felled = { SEAT($seat) }’s { CARD($card) } destroyed your { CARD($target) }
board-brass-news-hurt = Your { CARD($target) } took { $n }[damage]: { $left }[health] left
board-brass-news-destroyed = Your { CARD($target) } was destroyed
board-brass-news-raided = { SEAT($seat) }’s { CARD($card) } hit your company: −{ $n }[brass]
board-brass-news-lost = You lost { $n }[brass]
board-brass-news-discarded = You discarded { CARD($card) }
board-brass-news-last = This is the last round
board-brass-news-brass = { SEAT($seat) } +{ $n }[brass]
board-brass-news-fight = { SEAT($seat) } destroyed { CARD($target) } ({ SEAT($owner) })
board-brass-news-bought = { SEAT($seat) } bought { CARDS($cards) }
board-brass-news-took = { SEAT($seat) } took { CARDS($cards) }
board-brass-news-mobilized = { SEAT($seat) } mobilized { CARD($card) }
board-brass-news-flipped = { SEAT($seat) } completed { CARD($card) }
board-brass-bot = bot ({ $level })
board-brass-bought = bought
board-brass-won-about = Brass taken since your last turn: { $n }
board-brass-score-about = Brass tokens. Most Brass wins: tokens plus what all cards are worth.
board-brass-deck-count = deck
board-brass-waiting = Labor and Construction: what { $name } can spend now.

## After the end

board-brass-end-employee = employees
board-brass-end-unit = units
board-brass-end-building = buildings
board-brass-end-decks = Everyone’s cards

## What things on the table are

board-brass-play-first = Play your hand first: then you can pay for it.
board-brass-standing-about = Some cards offer an effect when they are destroyed on another player’s turn. This answers for you.
board-brass-body = attack { $attack }, health { $health } of { $full }
board-brass-body-about-unit = deals its attack as damage and mines as much Brass; damage stays, at 0 health it is destroyed.
board-brass-body-about-building = strikes back with its attack; damage stays, at 0 health it is destroyed.
board-brass-site-about = completed at the start of its owner’s next turn; nothing can attack it until then.
board-brass-tip-play = Play cards and use buildings, in any order. Playing is free.
board-brass-tip-buy = Buy highlighted cards from the rows or your reserve. They go to your discard pile.
board-brass-tip-act = Each unit that was in play when your turn began mines, attacks or takes its printed action.
board-brass-tip-end = Your cards go to the discard pile, what you have not spent is lost, and you draw 5.
board-brass-tip-labor = Pays for cards. What you do not spend is lost when your turn ends.
board-brass-tip-construction = Pays for cards and rebuilding; 2 become 1 Brass. What you do not spend is lost when your turn ends.
board-brass-tip-brass = Your tokens. Most Brass wins: tokens plus what all your cards are worth.
board-brass-tip-deck = Click to see which cards it holds; their order is secret.
board-brass-tip-discard = Becomes your deck when that is empty. Click to see the cards.
board-brass-tip-row = A card taken from the row is replaced from here at once.
board-brass-tip-dismissed = Click to see the cards out of the game ({ $n }).
board-brass-tip-open = Visible to everyone: click to see the cards.
board-brass-tip-counted = Only the number of cards is known.
board-brass-tip-battle = Each company begins with 20 Brass and is out at 0. Attack companies directly; the last side standing wins.
board-brass-tip-round = Each player takes one turn in a round.
board-brass-tip-gallery = All cards of the game, with a search.
board-brass-sign-attack = attack
board-brass-sign-health = health
board-brass-sign-charge = charges
board-brass-sign-damage = damage
board-brass-sign-card = cards
board-brass-tip-news = Click to see it again.
board-brass-tip-main-play = Plays your hand in a good order and uses buildings that need no decision. You are asked wherever you have a choice; Undo takes it all back.
board-brass-tip-main-units = You play no more cards; your units act now. You can still buy with what is left.
board-brass-tip-main-end = What you have not spent is lost; you draw 5 cards.
board-brass-tip-main-deed = This is all the unit does this turn.
board-brass-tip-key = Key: { $key }
board-brass-tip-lamp-ready = Can act this turn: mine, attack or take its action.
board-brass-tip-lamp-next = Came into play this turn: it acts on your next turn.
board-brass-tip-lamp-acted = Has acted this turn.
board-brass-tip-lamp-done = Used for this turn.
board-brass-dismissed = Out of the game

## The log in brief: a badge beside each line says whose it is

board-brass-log-turn = { $name }, round { $n }
board-brass-log-only-you = About you
board-brass-log-only-brass = Brass
board-brass-log-only-fights = Fights
board-brass-log-played = plays { CARD($card) }
board-brass-log-mobilized = mobilizes { CARD($card) }
board-brass-log-laid = starts a building
board-brass-log-flipped = completes { CARD($card) }
board-brass-log-used = uses { CARD($card) }
board-brass-log-bought = buys { CARD($card) }
board-brass-log-acquired = gets { CARD($card) }
board-brass-log-mined = mines { $n }[brass] with { CARD($card) }
board-brass-log-acted = { CARD($card) } uses its action
board-brass-log-attacked = { CARD($card) } attacks { CARD($target_card) } ({ SEAT($target_seat) })
board-brass-log-raided = { CARD($card) } attacks { SEAT($target_seat) }: −{ $n }[brass]
board-brass-log-damaged = { CARD($card) }: −{ $n }[health], { $left } left
board-brass-log-destroyed = { CARD($card) } destroyed
board-brass-log-platform-destroyed = Mining Platform destroyed
board-brass-log-demolished = demolishes { CARD($card) }
board-brass-log-discarded = discards { CARD($card) }
board-brass-log-dismissed = dismisses { CARD($card) }
board-brass-log-stored = { CARD($card) }: +{ $n }[charge], holds { $charge }
board-brass-story-played = { $n ->
    [one] played 1 card
   *[other] played { $n } cards
}
board-brass-story-bought = bought { CARDS($cards) }
board-brass-story-hit = hit { $mine ->
    [1] your { CARD($card) }
   *[0] { SEAT($seat) }’s { CARD($card) }
} for { $n }
board-brass-story-destroyed = destroyed { $mine ->
    [1] your { CARD($card) }
   *[0] { SEAT($seat) }’s { CARD($card) }
}
board-brass-story-lost = lost { CARD($card) }
board-brass-story-platform = destroyed { $mine ->
    [1] your platform
   *[0] { SEAT($seat) }’s platform
}
board-brass-story-raided = attacked { $mine ->
    [1] your company
   *[0] { SEAT($seat) }’s company
} for { $n }
board-brass-story-finished = finished { CARD($card) }
board-brass-story-demolished = demolished { CARD($card) }
board-brass-story-nothing = did nothing
board-brass-moment-destroyed = Destroyed
board-brass-moment-pool = { COUNT($n, "brass") } left
board-brass-moment-last = The last round
board-brass-moment-lead = You pass { $name }, { $own } : { $other }
board-brass-moment-passed = { $name } passes you, { $other } : { $own }

board-brass-idle-sure = It would do nothing now. Use it anyway?
board-brass-short-after = After Play all you are { RESOURCES($labor, $construction) } short.
board-brass-eager = { $card } first
board-brass-eager-about = { $card } → { $what }, then play all
board-brass-send-out-about = Ends card play; you can still buy.
board-brass-send-out-unplayed = { $n ->
    [one] 1 card unplayed
   *[other] { $n } cards unplayed
  }
board-brass-demolish-for = Demolish: { $what }
board-brass-demolish-pill = demolish +{ $n }
board-brass-rebuild-pill = rebuild
board-brass-use-later = after Play all
board-brass-use-idle = no effect now
board-brass-eager-tag = { $card } takes this
board-brass-ask-pick-discard = Discard which card?
board-brass-ask-pick-pay = Discard which card?
board-brass-ask-pick-dismiss = Dismiss which card?
board-brass-ask-pick-recall = Take back which card?
board-brass-ask-pick-acquire = Take which card?
board-brass-ask-pick-refresh = Replace which card?
board-brass-ask-target-damage = Damage which card?
board-brass-ask-target-destroy = Destroy which card?
board-brass-ask-target-boost = Strengthen which unit?
board-brass-ask-target-ready = Which unit acts again?
board-brass-ask-target-build = Finish which building?
board-brass-ask-target-pay = Give up which card?
board-brass-ask-target-peek = Look at which building?
board-brass-ask-player-steal = Steal from whom?
board-brass-ask-player-discard = Who has to discard?
board-brass-ask-player-peek = Whose hand do you want to see?
board-brass-ask-amount-exchange = Convert how often?
board-brass-use-effect = Use the effect
board-brass-skip-effect = Skip the effect
board-brass-not-now = Not now
board-brass-has-brass = has { $n }[brass]
board-brass-exchanged = { $given } { $got }, leaves { $left }
board-brass-times = { $n ->
    [1] Once
    [2] Twice
   *[other] { $n } times
  }

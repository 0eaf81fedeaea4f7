### Brass Empire: what is asked, done, refused and told.

## Names

name-player = Player { $n }
name-ai = AI
name-another = { $name } { ROMAN($n) }
name-frontier = Frontier
name-omni-edo = Omni-Edo
name-mcglynn = McGlynn
name-harlem = Harlem
name-windcraft = Windcraft
name-neutral = neutral
corporation-frontier = Frontier Rail
corporation-omni-edo = Omni-Edo Corporation
corporation-mcglynn = McGlynn Clockwerks
corporation-harlem = Harlem Electric Works
corporation-windcraft = Windcraft Enterprises
corporation-random = at random
count-labor = { $n } Labor
count-construction = { $n } Construction
count-brass = { $n } Brass
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-damage = { $n } damage
count-charge = { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}

## What has happened

event-brass-empire-corporation = { SEAT($seat) } is { CORPORATION($corporation) }.
event-brass-empire-reserve = { SEAT($seat) }’s reserve: { CARDS($cards) }.
event-brass-empire-first = { SEAT($seat) } plays first.
event-brass-empire-filled = { CARD($card) } enters the { PLACE($row) }, slot { $slot }.
event-brass-empire-turn = Round { $round }: { SEAT($seat) }’s turn.
event-brass-empire-flipped = { SEAT($seat) } completes { CARD($card) }.
event-brass-empire-drew = { SEAT($seat) } draws { COUNT($n, "cards") }.
event-brass-empire-drew-seen = Drawn by { SEAT($seat) }: { CARDS($cards) }.
event-brass-empire-shuffled = { SEAT($seat) } shuffles the discard pile ({ COUNT($n, "cards") }) into a new deck.
event-brass-empire-played = { SEAT($seat) } plays { CARD($card) }.
event-brass-empire-mobilized = { SEAT($seat) } mobilizes { CARD($card) }.
event-brass-empire-laid = { SEAT($seat) } plays a building face down.
event-brass-empire-laid-seen = { SEAT($seat) }’s building under construction is { CARD($card) }.
event-brass-empire-effect = { CARD($card) } ({ SEAT($seat) }) takes effect: { $clause ->
    [mobilize] mobilize
    [built] when built
    [each_turn] each turn
    [demolish] demolish
    [destroyed] when destroyed
    [action] action
    [kills] a card was destroyed
    [whenever] triggered
   *[play] when played
}.
event-brass-empire-gained = { SEAT($seat) } gains { RESOURCES($labor, $construction) }.
event-brass-empire-brass = { SEAT($seat) } takes { COUNT($n, "brass") } from the pool{ $beyond ->
    [0] , which holds { $pool } now
   *[other] , { $beyond } more than it held
}.
event-brass-empire-restored = { SEAT($seat) } restores { COUNT($n, "brass") } and has { $brass }.
event-brass-empire-spent = { SEAT($seat) } { $reason ->
    [buy] pays { RESOURCES($labor, $construction, $brass) } for a card
    [gift] pays { RESOURCES($labor, $construction, $brass) } for a card for the partner
    [convert] converts { RESOURCES($labor, $construction, $brass) }
    [rebuild] pays { RESOURCES($labor, $construction, $brass) } to rebuild
    [exchange] exchanges { RESOURCES($labor, $construction, $brass) }
   *[pay] pays { RESOURCES($labor, $construction, $brass) }
}.
event-brass-empire-bought = { SEAT($seat) } buys { CARD($card) } ({ PLACE($source) }).
event-brass-empire-rebuilt = { SEAT($seat) } rebuilds the Mining Platform.
event-brass-empire-used = { SEAT($seat) } uses { CARD($card) }.
event-brass-empire-demolished = { SEAT($seat) } demolishes { CARD($card) }.
event-brass-empire-actions = { SEAT($seat) } begins the action phase.
event-brass-empire-mined = { SEAT($seat) } mines with { CARD($card) }: { COUNT($n, "brass") }.
event-brass-empire-acted = { SEAT($seat) } uses the action of { CARD($card) }.
event-brass-empire-attacked = { SEAT($seat) }’s { CARD($card) } attacks { SEAT($target_seat) }’s { CARD($target_card) }.
event-brass-empire-raided = { SEAT($seat) }’s { CARD($card) } attacks { SEAT($target_seat) }’s company: { COUNT($n, "damage") }.
event-brass-empire-damaged = { SEAT($seat) }’s { CARD($card) } takes { COUNT($n, "damage") }: { $left } health left.
event-brass-empire-destroyed = { SEAT($seat) }’s { CARD($card) } is destroyed.
event-brass-empire-platform-destroyed = { SEAT($seat) }’s Mining Platform is destroyed and lies face down.
event-brass-empire-lost-brass = { SEAT($seat) } loses { COUNT($n, "brass") }{ $to ->
    [none] {""}
   *[other] {" "}to { SEAT($to) }
}.
event-brass-empire-bankrupt = { SEAT($seat) } is bankrupt and out of the game.
event-brass-empire-discarded = { SEAT($seat) } discards { CARD($card) } { $source ->
    [deck] from the deck
   *[hand] from hand
}.
event-brass-empire-dismissed = { SEAT($seat) } dismisses { CARD($card) } ({ PLACE($source) }).
event-brass-empire-acquired = { SEAT($seat) } acquires { CARD($card) } ({ PLACE($source) }) { $to ->
    [deck] onto the deck
    [hand] into hand
   *[discard] into the discard pile
}.
event-brass-empire-recalled = { SEAT($seat) } takes { CARD($card) } from the discard pile { $to ->
    [deck] and puts it on top of the deck
   *[hand] into hand
}.
event-brass-empire-looked = { SEAT($seat) } looks at the top of the deck: { COUNT($n, "cards") }.
event-brass-empire-looked-seen = Seen by { SEAT($seat) }: { CARDS($cards) }.
event-brass-empire-put-back = { SEAT($seat) } puts a card back on top of the deck.
event-brass-empire-peeked = { SEAT($seat) } looks at { $what ->
    [hand] { SEAT($whose) }’s hand
   *[site] { SEAT($whose) }’s building under construction
}.
event-brass-empire-peeked-seen = Seen by { SEAT($seat) } { $what ->
    [hand] in { SEAT($whose) }’s hand
   *[site] under construction by { SEAT($whose) }
}: { CARDS($cards) }.
event-brass-empire-refreshed = { SEAT($seat) } puts { CARD($card) } ({ PLACE($place) }) under its deck.
event-brass-empire-boosted = { SEAT($seat) }’s { CARD($card) } has +{ $n } attack until the end of the turn.
event-brass-empire-readied = { SEAT($seat) }’s { CARD($card) } may act this turn.
event-brass-empire-stored = { SEAT($seat) }’s { CARD($card) } stores { COUNT($n, "charge") } and holds { $charge }.
event-brass-empire-discharged = { SEAT($seat) }’s { CARD($card) } releases { COUNT($n, "charge") }.
event-brass-empire-discount = The next { $on ->
    [employee] employee
    [unit] unit
   *[building] building
} { SEAT($seat) } buys this turn costs { RESOURCES($labor, $construction) } less.
event-brass-empire-draw-later = { SEAT($seat) } will draw { COUNT($n, "cards") } more at the end of the turn.
event-brass-empire-cleared = { SEAT($seat) } ends the turn and discards: { CARDS($cards) }.
event-brass-empire-ai-turn = Round { $round }: the AI’s turn.
event-brass-empire-ai-took = The AI takes { CARD($card) } ({ PLACE($place) }) { $to ->
    [play] into play
   *[score] to its score pile
}.
event-brass-empire-last-round = Round { $round } is the last: { $reason ->
    [pool] the Mining Pool is empty
    [quiet] for 20 rounds nothing was gained or lost
   *[rounds] 200 rounds have been played
}.
event-brass-empire-game-over = The game is over: { $reason ->
    [pool] the Mining Pool is empty
    [quiet] for 20 rounds nothing was gained or lost
    [rounds] 200 rounds have been played
   *[last_standing] only one side is left
}.
event-brass-empire-final = { SEAT($seat) }: { COUNT($total, "brass") } ({ $tokens } in tokens, { $cards } in cards).
event-brass-empire-won = Winner: { SEATS($seats) }.

## Why not, and what would make it legal

refusal-corporation-taken = { CORPORATION($corporation) } is already taken by { SEAT($owner) }.
remedy-corporation-taken = Choose another corporation, or take one at random.
refusal-reserve-cards = That reserve has { COUNT($cards, "cards") }; at most { $most } are allowed.
remedy-reserve-cards = Choose { $most } cards or fewer.
refusal-reserve-copies = You can’t take { $asked } of { CARD($card) }: there are { $copies }.
remedy-reserve-copies = Take { $copies } of it or fewer.
refusal-reserve-value = That reserve is worth { COUNT($value, "brass") }; at this table every reserve must be worth { $needed }.
remedy-reserve-value = Choose cards whose Brass values add up to { $needed }.
refusal-reserve-field = Your corporation has { $designs } different cards; there is no number { $field }.
remedy-reserve-field = Leave number { $field } at 0.
refusal-hand-missing = { CARD($card) } is not in your hand.
remedy-hand-missing = Play a card you hold.
refusal-slot-empty = There is no card: { PLACE($place) }.
remedy-slot-empty = Choose a slot with a card.
refusal-buy-cost = { CARD($card) } costs { RESOURCES($labor, $construction) }; you have { RESOURCES($have_labor, $have_construction) }.
remedy-buy-cost = { $hand ->
    [0] You are { RESOURCES($missing_labor, $missing_construction) } short.
   *[other] You are { RESOURCES($missing_labor, $missing_construction) } short: play the rest of your hand first, or choose a cheaper card.
  }
refusal-reserve-missing = { CARD($card) } is not in your reserve.
remedy-reserve-missing = Buy a card from your own reserve, or from a row.
refusal-gift-alone = You have no partner to buy cards for.
remedy-gift-alone = Buy the card for yourself.
refusal-gift-out = Your partner { SEAT($partner) } is out of the game.
remedy-gift-out = Buy the card for yourself.
refusal-gift-cost = For your partner { CARD($card) } costs { RESOURCES($labor, $construction) }; you have { RESOURCES($have_labor, $have_construction) }.
remedy-gift-cost = You are { RESOURCES($missing_labor, $missing_construction) } short: buy it for yourself, or choose a cheaper card.
refusal-convert-down = Your Mining Platform is destroyed and converts nothing.
remedy-convert-down = Rebuild it for { COUNT(1, "construction") } first.
refusal-convert-cost = Converting takes { COUNT(2, "construction") }; you have { $have }.
remedy-convert-cost = You are { COUNT($missing, "construction") } short: gain more Construction first, or do something else.
refusal-convert-healthy = You already have { $most } Brass, the maximum in battle mode: converting would restore nothing.
remedy-convert-healthy = Keep your Construction for buying or rebuilding.
refusal-rebuild-stands = Your Mining Platform is still standing; it can’t be repaired.
remedy-rebuild-stands = Rebuild it only when it has been destroyed.
refusal-rebuild-cost = Rebuilding costs { COUNT(1, "construction") }; you have { $have }.
remedy-rebuild-cost = You are { COUNT($missing, "construction") } short: gain more Construction first, or do something else.
refusal-number-missing = You have no card number { $number } in play; you have { COUNT($have, "cards") } there.
remedy-number-missing = Choose one of your cards in play by its number.
refusal-use-unit = { CARD($card) }{ NTH($number) } is a unit; only buildings can be used.
remedy-use-unit = Let it act in the action phase.
refusal-use-face-down = Your building { $number } is still under construction.
remedy-use-face-down = Wait for your next turn, when it is turned face up.
refusal-use-none = { CARD($card) }{ NTH($number) } has no effect to use each turn.
remedy-use-none = Choose a building that says “each turn”.
refusal-use-by-itself = { CARD($card) }{ NTH($number) } gives its resources automatically at the start of your turn.
remedy-use-by-itself = You have them already: spend them.
refusal-use-done = { CARD($card) }{ NTH($number) } has already been used this turn.
remedy-use-done = Use it again in your next turn.
refusal-use-pay = You can’t pay what { CARD($card) }{ NTH($number) } costs to use.
remedy-use-pay = { $missing ->
    [resources] You are { RESOURCES($missing_labor, $missing_construction, $missing_brass) } short.
    [cards] You are { COUNT($missing_cards, "cards") } short in your hand.
    [unit] You have no other unit to give up.
   *[building] You have no other finished building to give up.
}
refusal-demolish-unit = { CARD($card) }{ NTH($number) } is a unit; only buildings can be demolished.
remedy-demolish-unit = Choose one of your face-up buildings.
refusal-demolish-face-down = Your building { $number } is still under construction.
remedy-demolish-face-down = Wait for your next turn, when it is turned face up.
refusal-demolish-none = { CARD($card) }{ NTH($number) } has no demolish effect.
remedy-demolish-none = Choose a building that says “Demolish”.
refusal-act-building = { CARD($card) }{ NTH($number) } is a building; only units act.
remedy-act-building = Choose one of your units.
refusal-unit-fresh = { CARD($card) }{ NTH($number) } was mobilized this turn and can’t act yet.
remedy-unit-fresh = It may act in your next turn.
refusal-unit-acted = { CARD($card) }{ NTH($number) } has already acted this turn.
remedy-unit-acted = Choose a unit that has not acted yet.
refusal-mine-down = { CARD($card) }{ NTH($number) } can’t mine while your Mining Platform is destroyed.
remedy-mine-down = Rebuild the platform for { COUNT(1, "construction") }, or attack.
refusal-mine-battle = { CARD($card) }{ NTH($number) } can’t mine in battle mode.
remedy-mine-battle = Attack a card or a company.
refusal-attack-own = You can’t attack your own cards.
remedy-attack-own = Choose an opponent’s card.
refusal-attack-partner = { SEAT($seat) } is your partner.
remedy-attack-partner = Attack a player on another team.
refusal-attack-nobody = { SEAT($seat) } is no longer in the game.
remedy-attack-nobody = Attack one of your opponents.
refusal-attack-missing = { SEAT($seat) } has no card number { $target } in play, only { COUNT($have, "cards") }.
remedy-attack-missing = Choose a card in play by its number; 0 is the Mining Platform.
refusal-attack-face-down = { SEAT($seat) }’s card { $target } is under construction and can’t be attacked.
remedy-attack-face-down = Choose a card that is face up.
refusal-attack-platform = { SEAT($seat) }’s Mining Platform is destroyed, or there is none.
remedy-attack-platform = Choose another target.
refusal-attack-warden = { CARD($warden_card) } ({ SEAT($seat) }’s card { $warden }) is a Warden and protects that building.
remedy-attack-warden = Attack the Warden, or a unit.
refusal-raid-peace = { SEAT($seat) }’s company can be attacked only in battle mode.
remedy-raid-peace = Attack one of that player’s cards.
refusal-act-none = { CARD($card) }{ NTH($number) } has no action of its own.
remedy-act-none = Let it mine or attack.
refusal-act-pay = You can’t pay for the action of { CARD($card) }{ NTH($number) }.
remedy-act-pay = { remedy-use-pay } Let it mine or attack instead.
refusal-option-missing = There is no option { $option }; there are { $options }.
remedy-option-missing = Choose one from 1 to { $options }.
refusal-option-pay = You can’t pay what option { $option } asks for.
remedy-option-pay = { remedy-use-pay } Choose another option.
refusal-option-idle = Option { $option } would do nothing now.
remedy-option-idle = Choose another option.
refusal-amount-most = { $asked } is too many: at most { $most }.
remedy-amount-most = Choose a number from 0 to { $most }.
refusal-amount-cost = That takes { RESOURCES($labor, $construction, $brass) }; you have { RESOURCES($have_labor, $have_construction, $have_brass) }.
remedy-amount-cost = You are { RESOURCES($missing_labor, $missing_construction, $missing_brass) } short: choose { $most } or less.
refusal-pick-zone = That card must come from: { PLACES($zones) }.
remedy-pick-zone = Choose a card from: { PLACES($zones) }.
refusal-pick-missing = { CARD($card) } is not there: { PLACE($zone) }.
remedy-pick-missing = Choose a card that is there.
refusal-pick-fitting = The effect does not allow { CARD($card) }.
remedy-pick-fitting = Choose a card of the type and corporation named in the text.
refusal-slot-row = That is not the row named in the text: { PLACE($place) }.
remedy-slot-row = Choose a card of the other row.
refusal-slot-fitting = The effect does not allow { CARD($card) } ({ PLACE($place) }).
remedy-slot-fitting = Choose a card whose type and cost the text allows.
refusal-target-seat = { SEAT($seat) }’s cards can’t be chosen here.
remedy-target-seat = Choose a card of a player that the text allows.
refusal-target-partner = { SEAT($seat) } is your partner, and your effects never harm your partner.
remedy-target-partner = Choose a card of another team.
refusal-target-missing = { SEAT($seat) } has no card number { $number } in play, only { COUNT($have, "cards") }.
remedy-target-missing = Choose a card in play by its number.
refusal-target-face = { SEAT($seat) }’s card { $number } is the wrong way up for this.
remedy-target-face = Effects choose face-up cards; only completing a building chooses one under construction.
refusal-target-kind = { CARD($card) } ({ SEAT($seat) }’s card { $number }) is not of the type named in the text.
remedy-target-kind = Choose a unit or a building, as the text says.
refusal-target-self = { CARD($card) }{ NTH($number) } can’t choose itself.
remedy-target-self = Choose another of your cards.
refusal-target-health = { CARD($card) } (card { $number } of { SEAT($seat) }) has { $health } health left; at most { $most } is allowed.
remedy-target-health = Choose a card with at most { $most } health left.
refusal-target-ready = { CARD($card) }{ NTH($number) } can act anyway, or has acted twice.
remedy-target-ready = Choose a unit that can’t act otherwise.
refusal-player-self = You can’t choose yourself.
remedy-player-self = Choose an opponent.
refusal-player-partner = { SEAT($seat) } is your partner.
remedy-player-partner = Choose a player on another team.
refusal-player-nobody = { SEAT($seat) } is no longer in the game.
remedy-player-nobody = Choose one of your opponents.
refusal-player-nothing = This effect would do nothing to { SEAT($seat) }.
remedy-player-nothing = Choose another opponent.
refusal-put-missing = { CARD($card) } is not among the cards you are looking at.
remedy-put-missing = Choose one of those.
refusal-put-where = It can’t go there: { PLACE($where) }.
remedy-put-where = Choose from: { PLACES($wheres) }.
refusal-next-missing = There is no effect number { $number } waiting; there are { $have }.
remedy-next-missing = Choose one from 1 to { $have }.

## Table options

option-brass-empire-corporations = corporations
    .help = Who gets which corporation: at random, or everyone chooses in turn order.
option-brass-empire-corporations-random = at random
option-brass-empire-corporations-chosen = chosen
option-brass-empire-pool = Mining Pool
    .help = How much Brass the Mining Pool holds; standard: 40 to 80, depending on the number of players.
option-brass-empire-pool-standard = standard
option-brass-empire-pool-short = short game
option-brass-empire-pool-long = long game
option-brass-empire-reserves = reserves
    .help = The six cards the rulebook recommends, or each player builds their own reserve.
option-brass-empire-reserves-standard = recommended
option-brass-empire-reserves-built = built
option-brass-empire-reserve-value = reserve value
    .help = The Brass value of every built reserve.
option-brass-empire-spare-reserves = spare reserve cards
    .help = Reserve cards nobody chose leave the game, or are shuffled into the centre decks.
option-brass-empire-spare-reserves-removed = removed
option-brass-empire-spare-reserves-shuffled = shuffled in
option-brass-empire-team = team play
    .help = Partners sit opposite each other and add up their Brass.
option-brass-empire-battle = battle mode
    .help = Brass is health; the last company standing wins.
option-brass-empire-first-edition = first edition
    .help = Destroying yields exactly 1 Brass; units mine even without a platform.
option-brass-empire-equal-turns = equal turns
    .help = Solitaire: the AI has its turn even if yours emptied the pool.
option-brass-empire-even-start = even start
    .help = Recommended for two: after their first turn, everyone but the first player draws six cards instead of five.
error-option-battle-first = battle mode and first edition can’t be combined: nothing of the first edition would be left; drop one of them
error-option-battle-pool = battle mode has no Mining Pool; leave out the option “pool”
error-option-needs-built = table option { $option } needs built reserves; add reserves=built
error-option-reserve-value = no reserve of { CORPORATION($corporation) } is worth { COUNT($value, "brass") }; choose another reserve_value

## What is asked

ask-brass-empire-corporation = { $aim ->
    [battle] The last company standing wins. Which corporation do you take?
    [brass] Most Brass wins. Which corporation do you take?
   *[later] Which corporation do you take?
}
ask-brass-empire-reserve = { $aim ->
    [battle] The last company standing wins. Build your reserve: at most { COUNT($most, "cards") }, worth { COUNT($value, "brass") } together.
    [brass] Most Brass wins. Build your reserve: at most { COUNT($most, "cards") }, worth { COUNT($value, "brass") } together.
   *[later] Build your reserve: at most { COUNT($most, "cards") }, worth { COUNT($value, "brass") } together.
}
ask-brass-empire-play = { $aim ->
    [battle] The last company standing wins. Play your cards for Labor and Construction, then buy new cards. You have { RESOURCES($labor, $construction) }.
    [brass] Most Brass wins. Play your cards for Labor and Construction, then buy new cards or make Brass. You have { RESOURCES($labor, $construction) }.
   *[later] Play phase: you have { RESOURCES($labor, $construction) }. What do you do?
}
ask-brass-empire-action = Action phase: you have { RESOURCES($labor, $construction) }. What do you do?
ask-brass-empire-may = { CARD($card) }: “{ $text }” Use this effect?
ask-brass-empire-choose = { CARD($card) }: “{ $text }” Which option do you choose?
ask-brass-empire-amount = { CARD($card) }: “{ $text }” How many times ({ $most } at most)?
ask-brass-empire-pick = { CARD($card) }: “{ $text }” Which card?
ask-brass-empire-target = { CARD($card) }: “{ $text }” Which card in play?
ask-brass-empire-player = { CARD($card) }: “{ $text }” Which player?
ask-brass-empire-look = { CARD($card) }: “{ $text }” Where does each card go ({ $left } left)?
ask-brass-empire-order = Several effects are waiting: which one comes next?

## What is done

action-brass-empire-corporation = { CORPORATION($corporation) }
action-brass-empire-build = Reserve: { CARDS($cards) }
action-brass-empire-play = Play { CARD($card) }
action-brass-empire-buy = Buy { CARD($card) } ({ PLACE($place) })
action-brass-empire-gift = Buy { CARD($card) } ({ PLACE($place) }) for { SEAT($partner) }
action-brass-empire-reserve = Buy { CARD($card) } from the reserve
action-brass-empire-convert = Convert { COUNT(2, "construction") } into { COUNT(1, "brass") }
action-brass-empire-rebuild = Rebuild the Mining Platform
action-brass-empire-use = Use { CARD($card) }{ NTH($number) }
action-brass-empire-demolish = Demolish { CARD($card) }{ NTH($number) }
action-brass-empire-end = { $phase ->
    [play] Go to action phase
   *[action] End turn
}
action-brass-empire-mine = Mine with { CARD($card) }{ NTH($number) }
action-brass-empire-attack = { CARD($card) }{ NTH($number) } attacks { SEAT($seat) }: { CARD($target_card) }{ NTH($target) }
action-brass-empire-raid = { CARD($card) }{ NTH($number) } attacks { SEAT($seat) }’s company
action-brass-empire-act = Action of { CARD($card) }{ NTH($number) }
action-brass-empire-yes = Yes
action-brass-empire-no = No
action-brass-empire-option = Option { $option }: { $text }
action-brass-empire-amount = { $n ->
    [0] Not at all
    [one] Once
    [2] Twice
   *[other] { $n } times
}
action-brass-empire-take = { CARD($card) } ({ PLACE($zone) })
action-brass-empire-slot = { CARD($card) } ({ PLACE($place) })
action-brass-empire-target = { SEAT($seat) }: { CARD($card) }{ NTH($number) }
action-brass-empire-player = { SEAT($seat) }
action-brass-empire-put = { $where ->
    [deck] Put { CARD($card) } back on top of the deck
    [dismiss] Dismiss { CARD($card) }
   *[discard] Discard { CARD($card) }
}
action-brass-empire-next = Effect { $number }: { $text }
detail-brass-empire-gift = { RESOURCES($labor, $construction) } more than for yourself
detail-brass-empire-text = { $name }: { $text }

## Where cards are

zone-hand = hand
zone-discard = discard pile
zone-deck = deck
zone-reserve = reserve
zone-played = played this turn
zone-play = in play
zone-dismiss = dismissed cards
zone-labor = Labor Market
zone-design = Design Department

## The table in the terminal

score-brass-empire = Brass
turn-brass-empire = Round { $n }
source-brass-empire-tokens = tokens
source-brass-empire-cards = cards
letter-labor = L
letter-construction = C
type-employee = employee
type-unit = unit
type-building = building
draw-brass-empire-title = { $round ->
    [0] Set-up
   *[other] Round { $round }
} · { $phase ->
    [corporations] choosing corporations
    [reserves] building reserves
    [play] play phase
    [action] action phase
    [ai] the AI’s turn
   *[end] end of the game
}
draw-brass-empire-turn = { SEAT($seat) }’s turn
draw-brass-empire-pool = Mining Pool: { COUNT($n, "brass") }
draw-brass-empire-last = last round
draw-brass-empire-labor-row = Labor Market (deck: { $n })
draw-brass-empire-design-row = Design Department (deck: { $n })
draw-brass-empire-you = you
draw-brass-empire-partner = partner
draw-brass-empire-out = bankrupt
draw-brass-empire-platform = Mining Platform { $health }/{ $full }
draw-brass-empire-platform-down = Mining Platform destroyed
draw-brass-empire-piles = hand { $hand }, deck { $deck }, discard pile { $discard }
draw-brass-empire-site = under construction
draw-brass-empire-ready = can act
draw-brass-empire-used = used
draw-brass-empire-hand = Your hand
draw-brass-empire-played = Played: { CARDS($cards) }
draw-brass-empire-deck = Deck, in no order: { CARDS($cards) }
draw-brass-empire-discard = Discard pile: { CARDS($cards) }
draw-brass-empire-reserve = Your reserve
draw-brass-empire-score-pile = score pile { $n }
play-legend-brass-empire = 4L 2C      the cost of a card: 4 Labor and 2 Construction
    2/4        attack and health left; ◆3 its Brass value; ⚡2 charges
    L3, D6     the third card of the Labor Market, the sixth of the Design Department
    H          the letter of a corporation: Frontier, Omni-Edo, McGlynn, Harlem, Windcraft
    (2)        the number of a card in its owner’s line; 0 is the Mining Platform
    Actions in notation: “play clerk”, “buy L3”, “attack 1 2 0” (your card 1, seat 2, its Mining Platform)
card-face-down = a card face down
deck-starter = starting card
deck-reserve = reserve
deck-pool = centre deck
zone-labor-market = Labor Market
zone-design-department = Design Department
zone-this = this card

## Notes: what an attentive player remembers

note-brass-empire-sure = In { SEAT($seat) }’s hand for sure: { CARDS($cards) }.
note-brass-empire-some = { SEAT($seat) } holds { COUNT($n, "cards") } out of these: { CARDS($cards) }.
note-brass-empire-buried = At the bottom of the deck ({ PLACE($row) }): { CARDS($cards) }.

## What an action would do

preview-brass-empire-attack = It deals { COUNT($strike, "damage") } ({ $target_left ->
    [0] the target is destroyed
   *[other] the target keeps { $target_left } health
}) and takes { $back } back ({ $attacker_left ->
    [0] your unit is destroyed
   *[other] your unit keeps { $attacker_left } health
}).
preview-brass-empire-reward = You take { COUNT($brass, "brass") }, your opponent { COUNT($their_brass, "brass") }.
preview-brass-empire-mine = It takes { COUNT($brass, "brass") } from the pool.
preview-brass-empire-raid = The company loses { COUNT($lost, "brass") }{ $bankrupt ->
    [1] {" "}and is bankrupt
   *[other] {""}
}.
preview-brass-empire-purchase = This leaves you { RESOURCES($labor, $construction) }.
preview-brass-empire-target = It deals { COUNT($strike, "damage") }: { $target_left ->
    [0] the target is destroyed
   *[other] the target keeps { $target_left } health
}.
preview-brass-empire-holds = The card’s condition is met now.
preview-brass-empire-fails = The card’s condition is not met now.
preview-brass-empire-times = Current count: { $times }.

# Balance studies.
balance-brass-empire-order = Wins by order of play
balance-brass-empire-endings = How games ended
balance-brass-empire-corporations = Wins by corporation
balance-brass-empire-cards = Cards: how often bought or taken when available
balance-brass-empire-card-wins = Wins of players who bought or took a card
balance-brass-empire-ending-pool = the pool was empty
balance-brass-empire-ending-rounds = all rounds played
balance-brass-empire-ending-last-standing = all others bankrupt

# Why a bot does what it does.
bot-term-brass = more Brass
bot-term-card-value = cards with more Brass value
bot-term-deck = a better deck
bot-term-units = stronger units
bot-term-buildings = better buildings
bot-term-platform = the Mining Platform
bot-term-means = more to spend
bot-reason-reserve = the reserve that is worth most
bot-reason-nothing-better = there is nothing better to do
bot-reason-play-employee = playing an employee costs nothing
bot-reason-play-card = a card in play is worth more than one in hand
bot-reason-buy-dear = the most expensive useful card
bot-reason-buy-strong = this card strengthens the company most
bot-reason-buy-value = the end is near, so Brass value counts
bot-reason-gift = a card for the partner
bot-reason-convert = Construction left over becomes Brass
bot-reason-rebuild = no mining without the Mining Platform
bot-reason-use = a building’s effect costs nothing
bot-reason-demolish = demolishing pays
bot-reason-mine = mining brings Brass at once
bot-reason-act = the unit’s own action
bot-reason-raid = the attack hits the company itself
bot-reason-attack = the attack is worth more than mining
bot-reason-attack-platform = without a Mining Platform the opponent mines nothing
bot-reason-accept = the card’s offer is worth taking
bot-reason-exchange = as much as better purchases leave over
bot-reason-option = this option brings most now
bot-reason-take = the card worth most
bot-reason-trim = the weakest card goes
bot-reason-look = good cards on top, bad cards away
bot-reason-target = the most dangerous card
bot-reason-own-card = the card of its own that suits best
bot-reason-richest = the richest opponent
bot-reason-order = the order makes no difference

# The game in lists and results.

# What a replay marks.
mark-brass-empire-attack = Attack
mark-brass-empire-raided = Raid
mark-brass-empire-destroyed = Destroyed
mark-brass-empire-bankrupt = Bankruptcy
mark-brass-empire-last-round = Last round

# Answers given in advance
order-brass-empire-accept = On others’ turns, always accept what my cards offer
order-brass-empire-decline = On others’ turns, always decline what my cards offer

# Kinds of decisions, as a review counts them.
kind-brass-empire-corporation = Corporation
kind-brass-empire-reserve = Reserve
kind-brass-empire-play = Cards and purchases
kind-brass-empire-action = Actions and attacks
kind-brass-empire-may = Optional effects
kind-brass-empire-choose = Options
kind-brass-empire-amount = Amounts
kind-brass-empire-pick = Choice of a card
kind-brass-empire-target = Targets
kind-brass-empire-player = Choice of a player
kind-brass-empire-look = Order of the deck
kind-brass-empire-order = Order of effects

## How characters play

style-brass-empire-attacks = Attacks
    .each = attacks in a turn
style-brass-empire-builds = Builds
    .each = buildings begun in a turn
style-brass-empire-trims = Trims
    .each = own cards dismissed in a turn
style-brass-empire-mines = Mines
    .each = Brass mined in a turn
style-brass-empire-hoards = Hoards
    .each = cards the deck gains in a turn
style-brass-empire-banks = Banks
    .each = conversions to Brass in a turn

balance-brass-empire-fights = Fights: share of games in which they occurred
balance-brass-empire-fight-attacked = attack
balance-brass-empire-fight-destroyed = card destroyed
balance-brass-empire-fight-platform-destroyed = Mining Platform destroyed

### What is wrong with a card set and what to do about it (docs/cards.md).
### Faults every component file can have are in components.ftl.

component-error-wrong-card-id = a card’s id consists of lower-case letters, digits and “_”, starts with a letter and has at most 40 characters; rename it.
component-error-free-card = a card that is bought must cost something; give it a cost in labor or construction.
component-error-zero-brass = no card has a Brass value of 0; leave “brass” out for a card without one.
component-error-wrong-head = a card of type { $type } has no such text; it may have: { $allowed }.
component-error-employee-in-play = an employee never stays in play; remove this, or change the card’s type.
component-error-missing-name = this card is not in the built-in set, so it has no name yet; add: name = { "{" } en = "…", fr = "…", de = "…" { "}" }.
component-error-missing-translation = the card’s name in language “{ $language }” is missing; add it.
component-error-long-name = a name has at most { $most } characters, all of them printable; shorten it.
component-error-empty-list = this list of effects is empty; add one, or remove the list.
component-error-long-list = a list holds at most { $most } effects; shorten it.
component-error-deep-list = effects are nested at most { $most } deep; make this one simpler.
component-error-card-gone = when “{ $head }” happens, the card itself is not in play; “this”, store and discharge have no meaning there; remove them.
component-error-pay-place = “pay” is the first of two or more effects in a may, an option of choose, each_turn or action; move it there.
component-error-may-start = what a player may do must begin with one of: pay, gain, steal, draw, look, recall, discard, dismiss, acquire, peek, refresh, damage, destroy, boost, ready, build, rebuild or store.
component-error-choose-place = “choose” must be the last effect of a whole text, not inside another effect; move it.
component-error-not-last = inside a condition or a may, this must be the last effect of its list; move it.
component-error-empty-op = this effect does nothing; give it an amount.
component-error-same-resource = a resource can’t be exchanged for itself; change “give” or “get”.
component-error-damage-platform = more than 1 damage may only go to units; write n = 1, or another target.
component-error-option-count = a choice has { $low } to { $high } options; add or remove some.
component-error-not-a-number = this can’t be counted for a repetition; count something else, and leave “least” out.
component-error-dismiss-from = name each place once; “this” stands alone, once, and only in an employee’s “play”.
component-error-count-filter = only “played” can be narrowed to a corporation or a type; remove “corp” and “type”.
component-error-off-turn = “{ $head }” can happen on another player’s turn and may not ask anything: only brass, draw, draw_later, store, boosting this, discards of each opponent and damage to each opponent’s unit (in “destroyed” also one may around them).
component-error-free-ready = “ready” must be paid for here, or an effect could repeat forever; put a “pay” first.
component-error-too-many-designs = a set has at most { $most } different cards; remove some.
component-error-deck-count = the { $deck ->
        [labor] Labor deck (employees of the pool)
       *[design] Design deck (units and buildings of the pool)
    } must have { $wanted } cards and has { $found }; change the copies.
component-error-not-a-starter = only these are starting cards: { $known }; move this one to the pool or a reserve.
component-error-missing-card = the card “{ $card }” is missing, and every player starts with it; add it.
component-error-starter-kind = this starting card is neutral, of type { $type }, and its deck is “starter”; correct it.
component-error-starter-copies = every player starts with { $wanted } of this card; correct “copies”.
component-error-platform-text = what the Mining Platform does is part of the rules; remove its effects.
component-error-reserve-corp = a reserve holds cards of its own corporation only; give this card a corporation, or move it to the pool.
component-error-reserve-size = the reserve of { $corp } has more than { $most } cards; remove some copies.
component-error-reserve-missing = { $corp } has no reserve; give it some cards with deck = "reserve".
component-error-reserve-brass = the reserve of { $corp } is worth { $brass } Brass and that of { $other } { $wanted }; give all reserves the same value.
component-error-too-many-whenever = at most { $most } different cards may have a “whenever”; remove this one.
component-error-acquire-to-hand = at most { $most } cards, of one copy each, may acquire into the hand; send the card to the discard pile or the deck.

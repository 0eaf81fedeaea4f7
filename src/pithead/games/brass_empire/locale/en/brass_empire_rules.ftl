### The rulebook of Brass Empire. One message for each rule; its number is used in refusals and tests.
### The attribute "section" is a key, the same in every language: rules-section-<key> is its heading.

rules-aim-brass-empire = You head a corporation in a city of steam and brass. Hire employees, put up buildings and send out units to mine Brass and fight for it. When the Mining Pool is empty, the most Brass wins: your tokens and the value of all your cards.

## Sections

rules-section-be-aim = Aim
rules-section-be-setup = Set-up
rules-section-be-cards = Cards
rules-section-be-turn = A turn
rules-section-be-play = Play phase
rules-section-be-action = Action phase
rules-section-be-end = End of the game
rules-section-be-variants = Variants
rules-section-be-solo = Solitaire

## Aim

rule-BE-AIM-1 = The player with the most Brass at the end of the game wins: Brass tokens plus the Brass value of every card owned.
    .title = Most Brass wins
    .section = be-aim
rule-BE-AIM-2 = A tie goes to the higher total Brass value of cards of one’s own corporation, then to fewer cards owned, then to more Brass tokens. Players still tied share the place.
    .title = Ties
    .section = be-aim

## Set-up

rule-BE-SET-1 = The game is for 1 to 6 players. Up to five players take different corporations; of six, two share one, each with a full reserve of their own. A player who does not choose gets a corporation at random.
    .title = Players and corporations
    .section = be-setup
rule-BE-SET-2 = Each player shuffles 7 Clerks and 3 Union Workers into a deck and has a Mining Platform face up in play.
    .title = Starting cards
    .section = be-setup
rule-BE-SET-3 = Each player takes the six reserve cards of their corporation: three copies of one card, two of another, one of a third. Only their owner may buy them, whenever they could buy a card. The recommended ones, in that order: McGlynn Clockwerks: Gumshoe, Clockwerks Factory, Miltonian Barracks; Frontier Rail: Jetpack Courier, Passenger Station, Drilling Caravan; Omni-Edo Corporation: Corp Ninja, Sorting Facility, Zhan Shi Cycle; Harlem Electric Works: Volt Militia, Battery Turbine, Shockwave Emitter; Windcraft Enterprises: Pester Hound, Parts Silo, Jemmy Riveter.
    .title = Reserves
    .section = be-setup
rule-BE-SET-4 = The 90 buildings and units of the pool form the Design deck, its 100 employees the Labor deck; each is shuffled. Reserve cards of corporations nobody plays go back into the box.
    .title = Centre decks
    .section = be-setup
rule-BE-SET-5 = Six cards of the Design deck, face up, are the Design Department; six of the Labor deck are the Labor Market.
    .title = Centre rows
    .section = be-setup
rule-BE-SET-6 = The Mining Pool holds 40 Brass for 1 player, 50 for 2 or 3, 60 for 4, 75 for 5 and 80 for 6. The host may set any other size from 10 to 150; 15 to 25 for each player is recommended.
    .title = The Mining Pool
    .section = be-setup
rule-BE-SET-7 = Each player draws five cards. The first player is drawn at random; play goes clockwise.
    .title = First hand, first player
    .section = be-setup
rule-BE-SET-8 = Open to all are the rows, the reserves, cards in play with their damage and charges, cards played this turn, discard piles, the dismissed pile, Brass, the pool and the size of every deck and hand. Hidden are the order of every deck, hands (from a partner too) and which card a face-down building is; its owner knows. You may always see which cards your own deck holds, but not their order.
    .title = Open and hidden
    .section = be-setup

## Cards

rule-BE-CARD-1 = An employee is played for its effect and discarded at the end of the turn. Units and buildings stay in play; both have attack and health.
    .title = Three types
    .section = be-cards
rule-BE-CARD-2 = A card has a name, a cost in Labor, Construction or both, a corporation or none, a type, a rarity (1, 2, or 3 and more copies), an effect and a Brass value, or none.
    .title = What a card shows
    .section = be-cards
rule-BE-CARD-3 = Where the text of a card and a rule disagree, the card is right.
    .title = The card wins
    .section = be-cards
rule-BE-CARD-4 = Playing a card from hand costs nothing. You need not play a card; what you do not play is discarded at the end of your turn.
    .title = Playing is free
    .section = be-cards
rule-BE-CARD-5 = Damage stays on a card until it leaves play; nothing heals it. A card that comes back into play later is undamaged.
    .title = Damage stays
    .section = be-cards
rule-BE-CARD-6 = If you must draw or reveal a card and your deck is empty, shuffle your discard pile into a new deck and go on; if both are empty, you draw no more. You shuffle only when a card is needed. Cards played this turn are not in the discard pile until the turn ends, nor is a unit or building played this turn that has left play again. Revealed cards go back where they were unless something else is said.
    .title = Empty deck
    .section = be-cards
rule-BE-CARD-7 = A card you acquire goes to your discard pile at once, so that a shuffle later this turn includes it, unless a card or the rule for teams says otherwise.
    .title = Acquired cards
    .section = be-cards
rule-BE-CARD-8 = A card that leaves a centre row is replaced from its deck at once, before anything else happens: whenever a player decides, the rows are full. When a centre deck is empty, the slot stays empty.
    .title = Rows refill at once
    .section = be-cards
rule-BE-CARD-9 = A dismissed card leaves the game for the dismissed pile, which nobody may use unless a card says so. The effect names the place it comes from; “hand or discard pile” never means a card already played this turn, the dismissing card included.
    .title = Dismiss
    .section = be-cards
rule-BE-CARD-10 = In your play phase you may demolish any of your own face-up buildings: it goes to your discard pile first, then its demolish effect, if it has one, happens (a draw may shuffle it in). It yields no Brass but what its own text gives. Demolishing also sets off its when-destroyed effect, but an opponent who destroys the building does not set off its demolish effect. The Mining Platform can’t be demolished.
    .title = Demolish
    .section = be-cards
rule-BE-CARD-11 = A mobilize effect happens once, when the unit is played from hand. A unit that makes resources makes them only then, not each turn.
    .title = Mobilize
    .section = be-cards
rule-BE-CARD-12 = When-built effects happen when the building is turned face up at the start of the turn.
    .title = When built
    .section = be-cards
rule-BE-CARD-13 = Attackers must destroy a Warden before they attack any other building of its owner, the Mining Platform included; among several Wardens the attacker picks. A Warden is a unit or a building: a unit guards from the moment it is mobilized, a face-down building shields nothing. It shields neither units nor a partner’s cards, and not against effects.
    .title = Wardens
    .section = be-cards
rule-BE-CARD-14 = A when-destroyed effect happens even on another player’s turn. If it says “may”, the owner answers, or their standing order does, before play goes on. Apart from that nobody acts outside their own turn unless a card says so.
    .title = When destroyed
    .section = be-cards
rule-BE-CARD-15 = An effect is carried out in printed order as far as it can be. What you “may” do is your choice, all else happens; a part without a legal target is skipped. Effects choose face-up cards only, and opponents’ unless the text says yours. All Brass gained comes from the pool, and only mining, combat rewards and conversion need your platform; Brass lost or stolen never takes a player below 0 and never goes back to the pool, and tokens never run short.
    .title = Carrying out effects
    .section = be-cards
rule-BE-CARD-16 = A card is played at most once a turn, a unit acts at most twice a turn, a triggered building effect works once a turn, and one effect goes through a deck and its discard pile at most once. No card heals or raises health.
    .title = Limits
    .section = be-cards

## A turn

rule-BE-TURN-1 = You must turn all your face-down buildings face up together; then their when-built effects happen in the order you choose. Their effects, and the bonuses that hold while they lie face up, work from this turn on. The Mining Platform is not turned up.
    .title = Start of the turn
    .section = be-turn
rule-BE-TURN-2 = In any order and as often as you can: play cards from hand, use the effects of buildings, demolish, buy cards, convert with your Mining Platform, rebuild it.
    .title = Play phase
    .section = be-turn
rule-BE-TURN-3 = The action phase follows the play phase. Once it has begun, no card is played from hand and no building effect is used unless an effect says so; a card drawn now is discarded unplayed. Labor and Construction you have left may still be spent to buy, convert and rebuild until the turn ends.
    .title = Action phase
    .section = be-turn
rule-BE-TURN-4 = Played employees and the cards left in your hand go to your discard pile, and unspent Labor and Construction are lost. Then you draw five cards and any extra ones this turn’s effects promised. There is no hand limit.
    .title = End of the turn
    .section = be-turn

## Play phase

rule-BE-PLAY-1 = An employee’s effect happens at once. Choices are made when the card is played, and conditions must hold then. Labor and Construction gained may be spent until the end of the turn.
    .title = Employees
    .section = be-play
rule-BE-PLAY-2 = A building is played face down: it is under construction. It can’t be attacked and has no effect until it is turned face up at the start of your next turn.
    .title = Buildings
    .section = be-play
rule-BE-PLAY-3 = A unit is played face up. It can be attacked, and strikes back, from now on, but it can’t act this turn.
    .title = Units
    .section = be-play
rule-BE-PLAY-4 = You may buy cards of any corporation from either row, or from your own reserve, as many as you can pay for. You pay the whole cost, Labor with Labor and Construction with Construction. The reserve is not refilled.
    .title = Buying
    .section = be-play
rule-BE-PLAY-5 = The effect of a face-up building works once in each of its owner’s turns, the turn it is turned up included. Plain gains of Labor and Construction come by themselves after the when-built effects; the rest is used when its owner chooses in the play phase.
    .title = Building effects
    .section = be-play
rule-BE-PLAY-6 = While your Mining Platform is face up, 2 Construction become 1 Brass from the pool, as often as you can pay. This is a rate of conversion, not a building effect.
    .title = Converting
    .section = be-play
rule-BE-PLAY-7 = A destroyed Mining Platform lies face down and does not come back by itself. Its owner may rebuild it at any time in their turn, in either phase, for 1 Construction; it then has full health and works at once. One that is damaged but stands can’t be repaired.
    .title = Rebuilding the platform
    .section = be-play

## Action phase

rule-BE-ACT-1 = Each of your units that was in play when your turn began takes at most one action: it mines, attacks, or takes an action printed on it.
    .title = One action a unit
    .section = be-action
rule-BE-ACT-2 = A unit that mines takes Brass from the pool equal to its attack. Your Mining Platform must be face up.
    .title = Mining
    .section = be-action
rule-BE-ACT-3 = A unit attacks an opponent’s unit, face-up building or Mining Platform, never your own cards. Attacker and target deal their attack to each other at the same time; units strike back even if mobilized this very turn, and buildings deal their attack too. A face-down card can’t be attacked.
    .title = Attacking
    .section = be-action
rule-BE-ACT-4 = A card at 0 health is destroyed and goes to its owner’s discard pile; a Mining Platform is turned face down instead.
    .title = Destroyed cards
    .section = be-action
rule-BE-ACT-5 = A player whose Mining Platform is face up and whose card destroys another’s in combat takes Brass from the pool equal to the Brass value of the destroyed card, or 1 if it has none. A destroyed Mining Platform yields 1 under the same condition.
    .title = Combat rewards
    .section = be-action
rule-BE-ACT-6 = If striking back destroys the attacker, the defender takes its value in the same way, with their own platform face up. Both players may score from one fight; platforms count as they stood before it.
    .title = The defender’s reward
    .section = be-action
rule-BE-ACT-7 = Combat is the damage attacker and target deal each other, a printed first strike included. A card destroyed by anything else yields no Brass unless the effect says so.
    .title = What combat is
    .section = be-action
rule-BE-ACT-8 = Buildings never mine, whatever their attack.
    .title = Buildings never mine
    .section = be-action
rule-BE-ACT-9 = One attack is resolved whole before the next is announced: name the target; damage both ways at once; cards at 0 health go to their owners’ discard piles; Brass, the attacker’s owner first; then when-destroyed effects, the active player’s first, each player ordering their own. Cards these destroy follow in the same way and yield no Brass.
    .title = Resolving an attack
    .section = be-action

## End of the game

rule-BE-END-1 = When the last token leaves the pool, on whoever’s turn and to whomever, the seats after that one still play their turn of this round, so that all have had the same number of turns; then the game ends. Nothing takes this back.
    .title = The pool runs dry
    .section = be-end
rule-BE-END-2 = Brass is still earned in that last round, beyond the number of the pool.
    .title = Brass in the last round
    .section = be-end
rule-BE-END-3 = A gain larger than what the pool still holds is paid in full.
    .title = Paid in full
    .section = be-end
rule-BE-END-4 = Your score is your Brass tokens plus the Brass value of every card you own: in deck, hand and discard pile, in play and under construction. Dismissed cards and reserve cards never bought do not count.
    .title = Scoring
    .section = be-end
rule-BE-END-5 = If 20 rounds in a row pass with no Brass taken from the pool, or 200 rounds have been played, the game ends with that round and is scored as usual. In battle mode it ends after 20 rounds in which nobody lost Brass, or after 200; most Brass wins, and ties are shared.
    .title = Games that stall
    .section = be-end

## Variants

rule-BE-VAR-RES = For 2 to 6 players. Before the decks are made each player builds a reserve, in secret and shown together, from all cards of their own corporation, pool and reserve alike: at most 10 cards, no more copies than exist, and the same total Brass value for all, set by the host (8 to 12 is recommended; no value counts 0). Pool cards chosen leave the pool; if two players have one corporation, the larger number of each does. Starting reserve cards of any corporation that nobody chose are shuffled into the centre decks or removed, by a table option.
    .title = Reserve customization
    .section = be-variants
rule-BE-VAR-TEAM = For 4 or 6 players in teams of two who sit opposite each other, so that teams alternate. Your actions and effects never harm your partner, “each other player” passes them over, and you may attack any player not on your team. For 1 extra Labor a card bought from the Labor Market goes to your partner’s discard pile and is theirs, for 1 extra Construction one from the Design Department; not one from a reserve, nor one gained without buying. The scores of a team are added, and ties are broken on the sums.
    .title = Team play
    .section = be-variants
rule-BE-VAR-BATTLE = For 2 to 6 players, with no Mining Pool and no scoring. Each player starts with 20 Brass as health; whatever makes Brass or takes it from the pool restores health instead, never above 20. Units can’t mine; they attack units, buildings or a company itself, which loses Brass equal to their attack, without striking back and without a Warden’s shield; destroying cards yields nothing. At 0 a player is bankrupt and out at once: their cards leave the game without being destroyed, their seat is skipped, their own turn ends. The last player standing wins at once; players out at the same moment share the place.
    .title = Battle mode
    .section = be-variants
rule-BE-VAR-FIRST = Destroying anything in combat yields exactly 1 Brass, and units may mine while the platform is destroyed. Nothing else changes: rewards and conversion still need it face up.
    .title = First edition
    .section = be-variants
rule-BE-VAR-SOLO = One player plays against an AI that follows fixed rules of its own.
    .title = Solitaire
    .section = be-variants
rule-BE-VAR-MIX = Reserve customization, team play, battle mode and first edition may be combined, but not battle mode with first edition, of which nothing would be left. In team play with battle mode the last team with a player standing wins. Solitaire combines with none of them: they need two players or more.
    .title = Mixing variants
    .section = be-variants

## Solitaire

rule-BE-SOLO-1 = The pool holds 40 Brass, and you go first. When a card leaves a row, the cards to its left move one place to the right and the new one enters leftmost; if the centre deck is empty, the gap stays at the left.
    .title = Set-up and rows
    .section = be-solo
rule-BE-SOLO-2 = After each of your turns the AI takes one. It has no deck, no hand and no platform.
    .title = The AI’s turn
    .section = be-solo
rule-BE-SOLO-3 = At the start of its turn the AI takes 1 Brass, plus 1 for each building it has in play.
    .title = The AI’s income
    .section = be-solo
rule-BE-SOLO-4 = Its units act in the order it acquired them; what it acquires acts from its next turn. It compares tokens once, after its income: if you have more, each unit attacks your Mining Platform until that is destroyed (Wardens first: least health left, then longest in play), and the rest mine. If you have not more, or your platform is down, each mines its attack. A unit of attack 0 does nothing.
    .title = The AI’s units
    .section = be-solo
rule-BE-SOLO-5 = With under 7 Brass tokens the AI takes the rightmost employee to its score pile. With 7 or more it takes the rightmost employee to its score pile and the rightmost Design card into play, face up.
    .title = What the AI acquires
    .section = be-solo
rule-BE-SOLO-6 = Card texts do not work for the AI: only attack, health, Brass value and Warden count. Your effects treat it as an opponent; what needs its hand, deck, discard pile or platform does nothing.
    .title = Texts and the AI
    .section = be-solo
rule-BE-SOLO-7 = A destroyed card of the AI goes to its score pile and never comes back. You take Brass for it as usual; so does the AI, which needs no platform, for your cards, and 1 for your platform.
    .title = Destroying against the AI
    .section = be-solo
rule-BE-SOLO-8 = The turn in which the last token is taken is finished, gains beyond the pool are paid in full, and the game ends. The table option “equal turns” gives the AI its turn if that one was yours. The AI scores tokens, score pile and cards in play; you win with more total Brass than the AI, not with a tie.
    .title = End of solitaire
    .section = be-solo

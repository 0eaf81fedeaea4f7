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

rule-BE-AIM-1 = The player with the most Brass at the end of the game wins. Count your Brass tokens and add the Brass value of every card you own.
    .title = Most Brass wins
    .section = be-aim
rule-BE-AIM-2 = A tie goes to the player whose cards of their own corporation have the higher total Brass value, then to the one who owns fewer cards, then to the one with more Brass tokens. Players still tied share the place.
    .title = Ties
    .section = be-aim

## Set-up

rule-BE-SET-1 = The game is for 1 to 6 players. Up to five players take different corporations; with six, two share one, each with a full reserve of their own. If you don’t choose a corporation, you get one at random.
    .title = Players and corporations
    .section = be-setup
rule-BE-SET-2 = Shuffle 7 Clerks and 3 Union Workers: they are your first deck. Put a Mining Platform face up in front of you.
    .title = Starting cards
    .section = be-setup
rule-BE-SET-3 = Take the six reserve cards of your corporation: three copies of one card, two of another, one of a third. Only you may buy them, whenever you could buy a card. The recommended ones, in that order: McGlynn Clockwerks: Gumshoe, Clockwerks Factory, Miltonian Barracks; Frontier Rail: Jetpack Courier, Passenger Station, Drilling Caravan; Omni-Edo Corporation: Corp Ninja, Sorting Facility, Zhan Shi Cycle; Harlem Electric Works: Volt Militia, Battery Turbine, Shockwave Emitter; Windcraft Enterprises: Pester Hound, Parts Silo, Jemmy Riveter.
    .title = Reserves
    .section = be-setup
rule-BE-SET-4 = The common cards, those in no reserve, form the centre decks: the 90 buildings and units are shuffled into the Design deck, the 100 employees into the Labor deck. Reserve cards of corporations nobody plays go back into the box.
    .title = Centre decks
    .section = be-setup
rule-BE-SET-5 = Turn up six cards of each centre deck: those of the Design deck are the Design Department, those of the Labor deck the Labor Market.
    .title = Centre rows
    .section = be-setup
rule-BE-SET-6 = The Mining Pool holds 40 Brass for 1 player, 50 for 2 or 3, 60 for 4, 75 for 5 and 80 for 6. The host may set any other size from 10 to 150; 15 to 25 for each player is recommended.
    .title = The Mining Pool
    .section = be-setup
rule-BE-SET-7 = Everyone draws five cards. The first player is drawn at random, and play goes clockwise.
    .title = First hand, first player
    .section = be-setup
rule-BE-SET-8 = Everyone can see the rows, the reserves, cards in play with their damage and charges, cards played this turn, discard piles, the dismissed pile, Brass, the pool, and how many cards are in every deck and hand. Nobody sees the order of a deck, another player’s hand (not even a partner’s), or which card an opponent’s face-down building is. You may always look up which cards your own deck holds, but not their order.
    .title = Open and hidden
    .section = be-setup

## Cards

rule-BE-CARD-1 = Play an employee for its effect; it is discarded at the end of the turn. Units and buildings stay in play and have attack and health.
    .title = Three types
    .section = be-cards
rule-BE-CARD-2 = A card shows its name, its cost in Labor, Construction or both, its corporation (if any), its type, its rarity (1, 2, or 3 and more copies), its effect and its Brass value (if any).
    .title = What a card shows
    .section = be-cards
rule-BE-CARD-3 = Where a card and a rule disagree, the card wins.
    .title = The card wins
    .section = be-cards
rule-BE-CARD-4 = Playing a card from your hand is free. You don’t have to play it, but what you don’t play is discarded at the end of your turn.
    .title = Playing is free
    .section = be-cards
rule-BE-CARD-5 = Damage stays on a card until it leaves play; nothing heals it. A card that comes back into play later is undamaged.
    .title = Damage stays
    .section = be-cards
rule-BE-CARD-6 = When you must draw or reveal a card and your deck is empty, shuffle your discard pile into a new deck and go on. If both are empty, you draw no more. Shuffle only when a card is needed. Cards played this turn join the discard pile only when the turn ends, even a unit or building that has already left play again. Revealed cards go back where they were unless the effect says otherwise.
    .title = Empty deck
    .section = be-cards
rule-BE-CARD-7 = A card you acquire goes to your discard pile at once, unless a card or the team rules say otherwise. If you shuffle later in the same turn, it is shuffled in.
    .title = Acquired cards
    .section = be-cards
rule-BE-CARD-8 = When a card leaves a centre row, replace it from its deck at once, before anything else happens. So the rows are full whenever somebody decides. Once a centre deck is empty, the slot stays empty.
    .title = Rows refill at once
    .section = be-cards
rule-BE-CARD-9 = A dismissed card leaves the game: put it on the dismissed pile, which nobody may use unless a card says so. The effect says where the card comes from. “Hand or discard pile” never includes a card already played this turn, not even the card that dismisses.
    .title = Dismiss
    .section = be-cards
rule-BE-CARD-10 = In your play phase you may demolish a face-up building of your own whose text has a demolish effect. It goes to your discard pile first; then that effect happens (a draw may shuffle it in). Demolishing brings no Brass, and no card pays any for it. It also triggers the building’s when-destroyed effect, but an opponent who destroys the building does not trigger its demolish effect. The Mining Platform can’t be demolished.
    .title = Demolish
    .section = be-cards
rule-BE-CARD-11 = A mobilize effect happens once, when the unit is played from hand. A unit that makes resources makes them only then, not each turn.
    .title = Mobilize
    .section = be-cards
rule-BE-CARD-12 = When-built effects happen at the start of your turn, when the building is turned face up.
    .title = When built
    .section = be-cards
rule-BE-CARD-13 = Attackers must destroy a Warden before they can attack any other building of its owner, the Mining Platform included. If there are several Wardens, the attacker picks. A unit with Warden guards as soon as it is played; a building guards once it is face up. A Warden shields neither units nor a partner’s cards, and it does not protect against effects.
    .title = Wardens
    .section = be-cards
rule-BE-CARD-14 = A when-destroyed effect happens even on another player’s turn. If it says “may”, its owner decides, or their standing order does, before play goes on. Otherwise nobody acts outside their own turn unless a card says so.
    .title = When destroyed
    .section = be-cards
rule-BE-CARD-15 = Carry out an effect in printed order, as far as possible. You decide about what you “may” do; everything else happens. Skip a part that has no legal target. Effects choose face-up cards only, and opponents’ cards unless the text says yours. Brass you gain comes from the pool; only mining, combat rewards and conversion need your platform. Brass lost or stolen never takes a player below 0 and never returns to the pool, and tokens never run short.
    .title = Carrying out effects
    .section = be-cards
rule-BE-CARD-16 = A card is played at most once a turn, a unit acts at most twice a turn, a triggered building effect works once a turn, and one effect goes through a deck and its discard pile at most once. No card heals or raises health.
    .title = Limits
    .section = be-cards

## A turn

rule-BE-TURN-1 = Turn all your face-down buildings face up together. Then carry out their when-built effects in the order you choose. From this turn on you can use their effects, and their lasting bonuses apply. The Mining Platform is not part of this.
    .title = Start of the turn
    .section = be-turn
rule-BE-TURN-2 = Do any of these, in any order and as often as you can: play cards from your hand, use the effects of your buildings, demolish, buy cards, convert with your Mining Platform, rebuild it.
    .title = Play phase
    .section = be-turn
rule-BE-TURN-3 = The action phase follows the play phase. From now on you play no more cards and use no more building effects unless an effect says so; a card you draw now is discarded unplayed. You may still spend leftover Labor and Construction to buy, convert and rebuild until the turn ends.
    .title = Action phase
    .section = be-turn
rule-BE-TURN-4 = Discard the employees you played and the cards left in your hand. Unspent Labor and Construction are lost. Then draw five cards, and any extra ones this turn’s effects promised. There is no hand limit.
    .title = End of the turn
    .section = be-turn

## Play phase

rule-BE-PLAY-1 = An employee’s effect happens at once. Make its choices as you play it; its conditions must hold at that moment. Labor and Construction you gain can be spent until the end of the turn.
    .title = Employees
    .section = be-play
rule-BE-PLAY-2 = Play a building face down: it is under construction. It can’t be attacked and has no effect until you turn it face up at the start of your next turn.
    .title = Buildings
    .section = be-play
rule-BE-PLAY-3 = Play a unit face up. From now on it can be attacked and strikes back, but it can’t act this turn.
    .title = Units
    .section = be-play
rule-BE-PLAY-4 = Buy as many cards as you can pay for: from either row, whatever their corporation, or from your own reserve. Pay the whole cost, Labor with Labor and Construction with Construction. The reserve is not refilled.
    .title = Buying
    .section = be-play
rule-BE-PLAY-5 = You may use the effect of a face-up building once in each of your turns, including the turn it is turned up. Plain gains of Labor and Construction come by themselves after the when-built effects; use everything else when you like in your play phase.
    .title = Building effects
    .section = be-play
rule-BE-PLAY-6 = While your Mining Platform is face up, you may turn 2 Construction into 1 Brass from the pool, as often as you can pay. This is a rate of conversion, not a building effect.
    .title = Converting
    .section = be-play
rule-BE-PLAY-7 = A destroyed Mining Platform lies face down until you rebuild it. Rebuild it at any time in your turn, in either phase, for 1 Construction: it has full health again and works at once. A platform that is damaged but still standing can’t be repaired.
    .title = Rebuilding the platform
    .section = be-play

## Action phase

rule-BE-ACT-1 = Each of your units that was in play when your turn began may take one action: mine, attack, or use an action printed on it.
    .title = One action a unit
    .section = be-action
rule-BE-ACT-2 = A unit that mines takes as much Brass from the pool as its attack. Your Mining Platform must be face up.
    .title = Mining
    .section = be-action
rule-BE-ACT-3 = A unit attacks an opponent’s unit, face-up building or Mining Platform, never your own cards. Attacker and target deal their attack to each other at the same time: units strike back even if they were only just played, and buildings deal their attack too. A face-down card can’t be attacked.
    .title = Attacking
    .section = be-action
rule-BE-ACT-4 = A card at 0 health is destroyed and goes to its owner’s discard pile; a Mining Platform is turned face down instead.
    .title = Destroyed cards
    .section = be-action
rule-BE-ACT-5 = If your card destroys another player’s card in combat and your Mining Platform is face up, take Brass from the pool equal to the Brass value of the destroyed card, or 1 if it has none. A destroyed Mining Platform gives 1 under the same condition.
    .title = Combat rewards
    .section = be-action
rule-BE-ACT-6 = If striking back destroys the attacker, the defender takes its value in the same way, provided their own platform is face up. Both players may score from one fight; what counts is how the platforms stood before it.
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

rule-BE-END-1 = When the last token leaves the pool, on anyone’s turn, finish the round: the players who come after still take their turn, so that everyone has had the same number of turns. Then the game ends, whatever happens in between.
    .title = The pool runs dry
    .section = be-end
rule-BE-END-2 = In that last round you still earn Brass, beyond what the pool held.
    .title = Brass in the last round
    .section = be-end
rule-BE-END-3 = A gain larger than what the pool still holds is paid in full.
    .title = Paid in full
    .section = be-end
rule-BE-END-4 = Your score is your Brass tokens plus the Brass value of every card you own: in your deck, hand and discard pile, in play and under construction. Dismissed cards and reserve cards you never bought don’t count.
    .title = Scoring
    .section = be-end
rule-BE-END-5 = If 20 rounds in a row pass with no Brass taken from the pool, or 200 rounds have been played, the game ends with that round and is scored as usual. In battle mode it ends after 20 rounds in which nobody lost Brass, or after 200; most Brass wins, and ties are shared.
    .title = Games that stall
    .section = be-end

## Variants

rule-BE-VAR-RES = For 2 to 6 players. Before the decks are made, all players secretly build a reserve and reveal it at the same time. It may contain all cards of their own corporation, common and reserve cards alike: at most 10 cards, no more copies than exist, and the same total Brass value for all, set by the host (8 to 12 is recommended; a card without a value counts as 0). Common cards that were chosen are left out of the centre decks; if two players have the same corporation, the larger number of each card is left out. Reserve cards of any corporation that nobody chose are shuffled into the centre decks or removed, depending on a table option.
    .title = Reserve customization
    .section = be-variants
rule-BE-VAR-TEAM = For 4 or 6 players in teams of two who sit opposite each other, so that teams alternate. Your actions and effects never harm your partner, “each other player” passes them over, and you may attack any player not on your team. For 1 extra Labor, a card you buy from the Labor Market goes to your partner’s discard pile and is theirs; for 1 extra Construction, so does a card from the Design Department. This does not work for reserve cards or for cards gained without buying. The scores of a team are added up, and ties are broken by the sums.
    .title = Team play
    .section = be-variants
rule-BE-VAR-BATTLE = For 2 to 6 players, with no Mining Pool and no scoring. Each player starts with 20 Brass as health; whatever makes Brass or takes it from the pool restores health instead, never above 20. Units can’t mine; they attack units, buildings or a company itself, which loses Brass equal to their attack, without striking back and without a Warden’s shield; destroying cards yields nothing. At 0 a player is bankrupt and out at once: their cards leave the game without being destroyed, their seat is skipped, their own turn ends. The last player standing wins at once; players who go out at the same moment share the place.
    .title = Battle mode
    .section = be-variants
rule-BE-VAR-FIRST = Destroying anything in combat yields exactly 1 Brass, and units may mine while the platform is destroyed. Nothing else changes: rewards and conversion still need it face up.
    .title = First edition
    .section = be-variants
rule-BE-VAR-SOLO = One player plays against an AI that follows fixed rules of its own.
    .title = Solitaire
    .section = be-variants
rule-BE-VAR-MIX = Reserve customization, team play, battle mode and first edition may be combined, but not battle mode with first edition, because nothing of it would be left. In team play with battle mode the last team with a player standing wins. Solitaire combines with none of them: they need two players or more.
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
rule-BE-SOLO-4 = The AI’s units act in the order it acquired them; what it acquires acts from its next turn. It compares tokens once, after its income. If you have more, its units attack your Mining Platform one after another until it is destroyed (Wardens first: least health left, then longest in play), and the rest mine. If you don’t have more, or your platform is down, each unit mines its attack. A unit with attack 0 does nothing.
    .title = The AI’s units
    .section = be-solo
rule-BE-SOLO-5 = With fewer than 7 Brass tokens, the AI takes the rightmost employee to its score pile. With 7 or more, it also takes the rightmost Design card, which comes into play face up.
    .title = What the AI acquires
    .section = be-solo
rule-BE-SOLO-6 = Card texts do not work for the AI: only attack, health, Brass value and Warden count. Your effects treat it as an opponent; what needs its hand, deck, discard pile or platform does nothing.
    .title = Texts and the AI
    .section = be-solo
rule-BE-SOLO-7 = A destroyed card of the AI goes to its score pile and never comes back. You take Brass for it as usual. The AI takes Brass for your cards in the same way, without needing a platform, and 1 for your platform.
    .title = Destroying against the AI
    .section = be-solo
rule-BE-SOLO-8 = The turn in which the last token is taken is played to its end, gains beyond the pool are paid in full, and the game is over. The table option “equal turns” gives the AI its turn if that one was yours. The AI scores tokens, score pile and cards in play; you win with more total Brass than the AI, not with a tie.
    .title = End of solitaire
    .section = be-solo

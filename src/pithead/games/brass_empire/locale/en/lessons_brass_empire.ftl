# What the companion of a lesson says. A step has at most 30 words.

## guided

lesson-brass-empire-guided = Your first game
lesson-brass-empire-guided-about = Found a company and play to the end: five turns with a guide, the rest on your own.
lesson-brass-empire-guided-aim = Welcome! Most Brass wins. It comes from this Mining Pool, 18 today. Once it is empty, we finish the round and count.
lesson-brass-empire-guided-clerks = Five Clerks, five Labor. Playing cards costs nothing, so play them all.
lesson-brass-empire-guided-clerks-wrong = First play all your Clerks.
lesson-brass-empire-guided-hire = Labor hires people. Ticket Agent 2, Manager 3: exactly your five. The yellow diamond counts as Brass at the end.
lesson-brass-empire-guided-hire-wrong = Good card, but these two use up all your Labor.
lesson-brass-empire-guided-discard = They go to your discard pile, which is shuffled into a new deck when yours is empty. End your turn.
lesson-brass-empire-guided-discard-wrong = All spent: end your turn.
lesson-brass-empire-guided-workers = Otto hired Jemmy Riveter. Your Union Workers bring Construction, for machines and buildings. Play all your cards.
lesson-brass-empire-guided-workers-wrong = Play all your cards first.
lesson-brass-empire-guided-caravan = These six cards are yours alone. The Drilling Caravan costs 2 Labor and 3 Construction. You have exactly that!
lesson-brass-empire-guided-caravan-wrong = The Caravan is your best start.
lesson-brass-empire-guided-caravan-wrong-convert = One Brass now, or a machine that earns three each turn?
lesson-brass-empire-guided-end-two = Well bought. End your turn.
lesson-brass-empire-guided-end-two-wrong = End your turn.
lesson-brass-empire-guided-send = Otto bought a Pester Hound. Your deck is reshuffled, and your purchases are here! Play the Caravan first: units are mobilized, they stay in play.
lesson-brass-empire-guided-send-wrong = Caravan first.
lesson-brass-empire-guided-send-wrong-agent = Caravan first: the Agent pays only after another Frontier card.
lesson-brass-empire-guided-badges = Same badge, same corporation: after another Frontier card, your Ticket Agent pays Brass. Play the rest.
lesson-brass-empire-guided-badges-wrong = Play the rest of your hand first.
lesson-brass-empire-guided-terminal = Your first Brass! Now invest: the Conductor Terminal will turn Labor into Brass every turn.
lesson-brass-empire-guided-terminal-wrong = The Terminal will earn more.
lesson-brass-empire-guided-wait = New units wait a turn, and you must first draw the Terminal. Labor you don’t spend is lost; that happens. End your turn.
lesson-brass-empire-guided-wait-wrong = Nothing better today: end your turn.
lesson-brass-empire-guided-manager = Otto mobilized his Hound; it waits a turn, too. Play all your cards: your Manager brings 2.
lesson-brass-empire-guided-manager-wrong = Play all your cards first.
lesson-brass-empire-guided-choice = You choose! Jetpack Courier: 1 Brass each time you play it. Rail Baron: 1 for each building you have standing, platform included.
lesson-brass-empire-guided-choice-wrong = Now take a card that brings Brass: Courier or Baron.
lesson-brass-empire-guided-to-action = Now the Caravan works. You are done with cards: press “Use your units”.
lesson-brass-empire-guided-to-action-wrong = Enough bought: let the units act.
lesson-brass-empire-guided-act = Any unit may mine as much as its attack, here 2. This one’s own Action pays 3.
lesson-brass-empire-guided-act-done = Three Brass!
lesson-brass-empire-guided-act-done-mine = Two! Its Action pays three.
lesson-brass-empire-guided-act-wrong = Let the Caravan earn first.
lesson-brass-empire-guided-act-wrong-attack = Soon. First let it earn.
lesson-brass-empire-guided-end-four = That was your unit’s action. End your turn.
lesson-brass-empire-guided-end-four-wrong = End your turn.
lesson-brass-empire-guided-ruin = Ouch! With Jemmy’s help that Hound hit for 2. Your platform is destroyed, and Otto takes 1 Brass. Until you rebuild it, you can’t mine. Let’s fix that.
lesson-brass-empire-guided-scaffold = First play the Terminal. Buildings start face down: nobody can attack them, and they are turned up when your next turn starts.
lesson-brass-empire-guided-scaffold-wrong = Terminal first.
lesson-brass-empire-guided-rest = Play the rest. What these cards pay comes without a platform; only your units’ Brass needs it.
lesson-brass-empire-guided-rest-wrong = Play the rest of your hand first.
lesson-brass-empire-guided-rebuild = One Construction rebuilds it: full health, and it works at once.
lesson-brass-empire-guided-rebuild-wrong = Platform first: without it, no mining and no reward.
lesson-brass-empire-guided-to-payback = It stands again. Let your units act.
lesson-brass-empire-guided-to-payback-wrong = Let your units act.
lesson-brass-empire-guided-payback = Payback! The Action would pay 3, but the Hound would strike your platform every turn. Choose the Caravan, then the Hound: your 2 destroys it, its 1 only scratches you.
lesson-brass-empire-guided-payback-done = A destroyed card pays its diamond: one Brass, and no more Hound.
lesson-brass-empire-guided-payback-done-platform = His platform pays 1 too. But the Hound is still there.
lesson-brass-empire-guided-payback-wrong = Stop the Hound first.
lesson-brass-empire-guided-end-five = End your turn.
lesson-brass-empire-guided-end-five-wrong = End your turn.
lesson-brass-empire-guided-open = The Terminal is open! Play all, then use it: 2 Labor become 1 Brass, up to twice. Or hire with that Labor. You decide.
lesson-brass-empire-guided-call = Earn 3, or hunt a Hound for 1? The preview shows it. Your call, then end your turn.
lesson-brass-empire-guided-free = From here it is your company; hints only if you ask. One more word: a dismissed card leaves the game for good, often a relief for a deck.
lesson-brass-empire-guided-free-tip-convert = Your platform turns two Construction into a Brass.
lesson-brass-empire-guided-free-tip-idle = Your Caravan is still ready.
lesson-brass-empire-guided-last = The pool is empty! We finish the round, so that both have had the same number of turns. Gains still count.
lesson-brass-empire-guided-won = Tokens plus every diamond you own: { $you } to { $otto }. You run a mining company now!
lesson-brass-empire-guided-lost = Tokens plus every diamond you own: { $you } to { $otto }. Close! Now you know how it works.

## wardens

lesson-brass-empire-wardens = Units and Wardens
lesson-brass-empire-wardens-about = Break through, or use your attack elsewhere.
lesson-brass-empire-wardens-guard = Otto’s Sentinel is a Warden: while it stands, your units can’t attack his platform or any other building. Mining is always allowed.
lesson-brass-empire-wardens-to-action = Three units are ready. No cards today: let them act.
lesson-brass-empire-wardens-to-action-wrong = Let the units act.
lesson-brass-empire-wardens-strike = The Sentinel has 3 health and hits for 1. Send the Caravan first: attack 2, health 4.
lesson-brass-empire-wardens-strike-done = Two damage: one health left. Damage stays; nothing heals it.
lesson-brass-empire-wardens-strike-wrong = Attack the Sentinel with the Caravan.
lesson-brass-empire-wardens-finish = Now the Skimmer: it destroys the Sentinel and survives. The Scout could do it too, but may be needed elsewhere.
lesson-brass-empire-wardens-finish-done = Destroyed: its Brass value is yours, 1.
lesson-brass-empire-wardens-finish-wrong = Destroy the Sentinel.
lesson-brass-empire-wardens-mine = One unit is left. Mine with the Scout, or attack the platform.
lesson-brass-empire-wardens-mine-done = Every unit acts once a turn.
lesson-brass-empire-wardens-mine-wrong = Let the last unit mine.
lesson-brass-empire-wardens-units = Count before you fight: with all three units mining, you would have earned more. Fight what hurts you most.

## mobilize

lesson-brass-empire-mobilize = Mobilize and demolish
lesson-brass-empire-mobilize-about = Effects on arrival, effects on leaving.
lesson-brass-empire-mobilize-once = A Mobilize effect happens once, when the unit arrives. This Scout pays 1 Brass if you played another Frontier card before it.
lesson-brass-empire-mobilize-first = So the order matters: the Ticket Agent first.
lesson-brass-empire-mobilize-first-wrong = The Ticket Agent first.
lesson-brass-empire-mobilize-first-wrong-order = It would pay nothing yet. The Ticket Agent first.
lesson-brass-empire-mobilize-then = Now the Scout.
lesson-brass-empire-mobilize-then-done = One Brass on arrival.
lesson-brass-empire-mobilize-then-wrong = Play the Scout.
lesson-brass-empire-mobilize-demolish = Your Signal House did its work when it was built. To demolish is to destroy it yourself for a last effect: here 2 Construction.
lesson-brass-empire-mobilize-demolish-done = Two Construction!
lesson-brass-empire-mobilize-demolish-wrong = Demolish the Signal House.
lesson-brass-empire-mobilize-returns = The card goes to your discard pile: you can draw it and build it again.

## team

lesson-brass-empire-team = Playing in teams
lesson-brass-empire-team-about = Gifts to a partner.
lesson-brass-empire-team-partner = Ada sits opposite: you win or lose together, and your scores are added up. Otto and Iris are the other team.
lesson-brass-empire-team-hand = Play your hand: five Labor.
lesson-brass-empire-team-hand-wrong = Play your hand first.
lesson-brass-empire-team-gift = The Telegraph Runner is a McGlynn card, and McGlynn is Ada’s corporation. For 1 extra Labor it goes to her discard pile. Give it to her.
lesson-brass-empire-team-gift-done = Ada will thank you: such cards work best after others of their corporation.
lesson-brass-empire-team-gift-wrong = A gift, not a purchase: buy it for Ada.
lesson-brass-empire-team-end = End your turn.
lesson-brass-empire-team-end-wrong = End your turn.
lesson-brass-empire-team-harm = Your effects never harm your partner, and turns alternate between the teams.

## battle

lesson-brass-empire-battle = Battle mode
lesson-brass-empire-battle-about = Brass is health: the last company standing wins.
lesson-brass-empire-battle-health = No Mining Pool here: Brass is health. You have 20, Otto only 5 left. At 0 a company is out.
lesson-brass-empire-battle-to-action = Your units are ready: let them act.
lesson-brass-empire-battle-to-action-wrong = Let the units act.
lesson-brass-empire-battle-guard = Otto’s damaged Sentinel, 2 health left, could attack you next turn. Destroy it with the Caravan.
lesson-brass-empire-battle-guard-done = Destroyed. In battle mode that pays nothing, but it can’t hurt you any more.
lesson-brass-empire-battle-guard-wrong = Destroy the Sentinel with the Caravan.
lesson-brass-empire-battle-raid = Now attack the company itself: no Warden protects it, and it loses Brass equal to the attack.
lesson-brass-empire-battle-raid-done = Otto loses 2, and nothing strikes back.
lesson-brass-empire-battle-raid-wrong = Attack Otto’s company.
lesson-brass-empire-battle-heal = Units can’t mine here. Whatever makes Brass restores your health instead, never above 20.

## solitaire

lesson-brass-empire-solitaire = Solitaire
lesson-brass-empire-solitaire-about = Read the AI’s next move.
lesson-brass-empire-solitaire-alone = You against a machine: after each of your turns it takes 1 Brass, more with buildings, and the rightmost employee.
lesson-brass-empire-solitaire-hand = Play your hand: four Labor and one Construction.
lesson-brass-empire-solitaire-hand-wrong = Play your hand first.
lesson-brass-empire-solitaire-next = The mark shows what the AI takes next. That card scores for it, so take it yourself: buy it.
lesson-brass-empire-solitaire-next-done = The row moved to the right: now another card is next for the AI.
lesson-brass-empire-solitaire-next-wrong = Buy the marked card.
lesson-brass-empire-solitaire-end = End your turn and watch.
lesson-brass-empire-solitaire-end-wrong = End your turn.
lesson-brass-empire-solitaire-clock = From 7 Brass on it also takes the rightmost Design card, which mines or attacks for it. Win with more Brass than it has.

## order

lesson-brass-empire-order = Which card first?
lesson-brass-empire-order-about = Some cards look back at what you played.
lesson-brass-empire-order-q = Jetpack Courier and Ticket Agent in hand, both Frontier. Which first?
lesson-brass-empire-order-q-wrong = Which of them needs a card played before it?
lesson-brass-empire-order-then = And now the other.
lesson-brass-empire-order-then-done = 2 Brass instead of 1: the Agent pays only after another Frontier card.
lesson-brass-empire-order-then-wrong = Play the Ticket Agent.

## rebuild

lesson-brass-empire-rebuild = Platform destroyed
lesson-brass-empire-rebuild-about = One Construction, one unit.
lesson-brass-empire-rebuild-q = Your platform is destroyed, you have 1 Construction, and the Caravan is ready. What now?
lesson-brass-empire-rebuild-q-done = Rebuild, then act: the Caravan pays 3 with a platform and nothing without.
lesson-brass-empire-rebuild-q-wrong = What does the Caravan pay without a platform?

## last-act

lesson-brass-empire-last-act = The last turn
lesson-brass-empire-last-act-about = Earn or fight?
lesson-brass-empire-last-act-q = Your last turn of the game: the Caravan may act for 3 Brass, or destroy Otto’s Hound for 1. Which?
lesson-brass-empire-last-act-q-option-act = Act for 3
lesson-brass-empire-last-act-q-option-kill = Destroy the Hound
lesson-brass-empire-last-act-q-wrong-kill = The Hound can’t hurt you any more. What counts now?
lesson-brass-empire-last-act-q-done = Act: nothing is left to protect, so take the most Brass.

## wall

lesson-brass-empire-wall = A wall
lesson-brass-empire-wall-about = Three units before a Warden.
lesson-brass-empire-wall-q = Three units of attack 2. Otto has a Blast Wall, a Warden with 4 health and value 2, and his platform. Mine or fight?
lesson-brass-empire-wall-q-option-mine = Mine
lesson-brass-empire-wall-q-option-fight = Fight
lesson-brass-empire-wall-q-wrong-fight = Two units break the wall for 2, the third strikes the platform for 1. Compare.
lesson-brass-empire-wall-q-done = Mine: 6 Brass. Fighting would pay 3, and nothing you destroyed would have hurt you.

## fence

lesson-brass-empire-fence = A dangerous fence
lesson-brass-empire-fence-about = Reckon with the counter-attack.
lesson-brass-empire-fence-q = Your Scout has attack 1 and health 2. Otto’s Lightning Fence has attack 2 and health 3. Attack it?
lesson-brass-empire-fence-q-option-attack = Attack
lesson-brass-empire-fence-q-option-mine = Mine instead
lesson-brass-empire-fence-q-wrong-attack = Both strike at once. Who is left?
lesson-brass-empire-fence-q-done = Mine: the Scout would be destroyed for 1 damage out of 3, and pay Otto 2 Brass.

## who-strikes

lesson-brass-empire-who-strikes = Who strikes?
lesson-brass-empire-who-strikes-about = The right unit for the job.
lesson-brass-empire-who-strikes-to-action = Otto’s Walker has 2 health left. Let your units act.
lesson-brass-empire-who-strikes-to-action-wrong = Let the units act.
lesson-brass-empire-who-strikes-q = Skimmer, attack 2 and health 3, or Scout, 1 and 2: who attacks the Walker, attack 2?
lesson-brass-empire-who-strikes-q-done = The Skimmer destroys it alone and survives; the Scout stays free to mine.
lesson-brass-empire-who-strikes-q-wrong = First the Walker: it is a Warden.
lesson-brass-empire-who-strikes-q-wrong-scout = The Scout would be destroyed, and the Walker would still stand.

## tower

lesson-brass-empire-tower = The last Construction
lesson-brass-empire-tower-about = Diamonds count, built or not.
lesson-brass-empire-tower-q = Last turn: 1 Labor, 2 Construction. Convert for 1 Brass, or buy the Winding Tower?
lesson-brass-empire-tower-q-done = The Tower: its diamond counts 2 at the end, though it is never built.
lesson-brass-empire-tower-q-wrong = Look at the Tower’s diamond.
lesson-brass-empire-tower-q-wrong-convert = That is 1. What does the Tower count at the end?

## empty-it

lesson-brass-empire-empty-it = Three Brass left
lesson-brass-empire-empty-it-about = Who gets the last turn?
lesson-brass-empire-empty-it-q = You play last in the round and lead 25 to 22. The pool holds 3, and your Caravan can take them. Empty it?
lesson-brass-empire-empty-it-q-option-empty = Empty it
lesson-brass-empire-empty-it-q-option-wait = Not yet
lesson-brass-empire-empty-it-q-wrong-wait = Who plays after you, if the round ends with your turn?
lesson-brass-empire-empty-it-q-done = Empty it: the round ends with you, so nobody can answer.

## count-first

lesson-brass-empire-count-first = Count first
lesson-brass-empire-count-first-about = Ending the game has to pay.
lesson-brass-empire-count-first-q = You play first in the round; counting diamonds, you both have 26. The pool holds 1. Otto’s Skimmer, damaged, is ready. Mine with yours, or attack his?
lesson-brass-empire-count-first-q-option-take = Mine 2
lesson-brass-empire-count-first-q-option-fight = Attack the Skimmer
lesson-brass-empire-count-first-q-wrong-take = Otto still has his turn, and gains count beyond the pool: his Skimmer mines 2 as well. A tie!
lesson-brass-empire-count-first-q-done = Attack: 1 Brass for you, and Otto mines nothing: 27 to 26. Count his reply before you end the game.

## signal-house

lesson-brass-empire-signal-house = Signal House
lesson-brass-empire-signal-house-about = Keep it or not?
lesson-brass-empire-signal-house-q = Your Signal House stands; it paid when it was built. What is it good for now?
lesson-brass-empire-signal-house-q-done = Demolish it: 2 Construction now (1 Brass at your Platform), and you can build the card again later.
lesson-brass-empire-signal-house-q-wrong = Read its last line.

## inventor

lesson-brass-empire-inventor = Which Clerk goes?
lesson-brass-empire-inventor-about = Fewer Clerks, better hands.
lesson-brass-empire-inventor-q = Illumination Inventor and a Clerk in hand, a Clerk in the discard pile. Play the Inventor: which Clerk do you dismiss?
lesson-brass-empire-inventor-q-done = The discarded one: the other still works this turn.
lesson-brass-empire-inventor-q-wrong = Play the Inventor and dismiss a Clerk.
lesson-brass-empire-inventor-q-wrong-hand = That one could still bring 1 Labor today.

## sergeant

lesson-brass-empire-sergeant = Ready at once
lesson-brass-empire-sergeant-about = The order of two cards.
lesson-brass-empire-sergeant-q = Caravan and Drill Sergeant in hand; the Sergeant lets a unit act. Which first?
lesson-brass-empire-sergeant-q-wrong = Which unit would act now?
lesson-brass-empire-sergeant-then = Now the Sergeant.
lesson-brass-empire-sergeant-then-done = The Caravan acts today instead of next turn: 3 Brass sooner.
lesson-brass-empire-sergeant-then-wrong = Play the Sergeant.

## What was done in a lesson, at its end

lesson-did-brass-empire-played = { $n ->
    [one] 1 card played
   *[other] { $n } cards played
}
lesson-did-brass-empire-bought = { $n ->
    [one] 1 card bought
   *[other] { $n } cards bought
}
lesson-did-brass-empire-laid = { $n ->
    [one] 1 building begun
   *[other] { $n } buildings begun
}
lesson-did-brass-empire-mobilized = { $n ->
    [one] 1 unit mobilized
   *[other] { $n } units mobilized
}
lesson-did-brass-empire-mined = { $n ->
    [one] Mined once
   *[other] Mined { $n } times
}
lesson-did-brass-empire-attacked = { $n ->
    [one] 1 attack
   *[other] { $n } attacks
}
lesson-did-brass-empire-used = { $n ->
    [one] 1 ability used
   *[other] { $n } abilities used
}
lesson-did-brass-empire-demolished = { $n ->
    [one] 1 building demolished
   *[other] { $n } buildings demolished
}

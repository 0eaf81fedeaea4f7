# What the companion of a lesson says. A step has at most 30 words.

## guided

lesson-rockwell-guided = Your first game
lesson-rockwell-guided-about = Two turns with a guide, the third on your own.
lesson-rockwell-guided-aim = Welcome! Most prestige wins: from deliveries, achievements and a final bonus. The turn in which two of three companies have reached the centre is the last.
lesson-rockwell-guided-rings = The numbers show the power a tile needs. Deeper tiles need more and pay better: zinc and copper up here, silver and gold below.
lesson-rockwell-guided-bid = Who bids most in secret places Vice Presidents first, but everyone pays. Press “money first”, +{ MONEY(500) }, then “Bid { MONEY(500) }”: you will need zinc and copper.
lesson-rockwell-guided-bid-done = Your bid is the highest: you go first!
lesson-rockwell-guided-bid-wrong = Keep your cubes: “money first”, then +{ MONEY(500) } and no more.
lesson-rockwell-guided-bid-wrong-more = A bit more: the others bid too. Make it { MONEY(500) }.
lesson-rockwell-guided-workshop = Send a Vice President to the Workshop: it has only two slots, and this one gives four actions.
lesson-rockwell-guided-workshop-wrong = Good slot, but the Workshop fills up first.
lesson-rockwell-guided-control = Your second: the Control Centre. The die lets you hire power, and you drill first.
lesson-rockwell-guided-control-wrong = Bribery is another lesson. Take the first die.
lesson-rockwell-guided-first-move = Four rounds, one crew each. Select crew a, then tile A1: it needs 2, your crew has 1. Send it anyway.
lesson-rockwell-guided-first-move-wrong = Later! Crew a to A1 first.
lesson-rockwell-guided-hire = One short. Each row is a card that may turn up, and what you keep of it. Hire power 1 for { MONEY(1000) }.
lesson-rockwell-guided-hire-done = All yours: 5 zinc and 4 copper, worth { MONEY(4400) }. You keep the card too: six cards are an achievement.
lesson-rockwell-guided-hire-wrong = Without it, A1 stays undrilled. Hire!
lesson-rockwell-guided-join = Bruno waits on A3, one short. Join him with crew b.
lesson-rockwell-guided-join-done = Equal shares. With equal power the remainder, a zinc and a silver, goes to you: you drilled the tile.
lesson-rockwell-guided-join-wrong = Look where only one is missing: crew b to A3.
lesson-rockwell-guided-achievement = 8 zinc and 8 copper: your first achievement, 4 prestige! It costs nothing; the cubes stay yours.
lesson-rockwell-guided-danger = A6 is one short again. Finish it with crew c.
lesson-rockwell-guided-danger-done = Danger! Everyone there loses the most valuable cubes they receive, one per power. You lose one silver. Remember that.
lesson-rockwell-guided-danger-wrong = A6 is just one short: crew c.
lesson-rockwell-guided-spread = Drilled tiles give nothing more. Move c a ring deeper, or d off its entrance. Leave b alone: I have a plan for it.
lesson-rockwell-guided-spread-wrong = Crew c to B6, or d to A7 or A8, please.
lesson-rockwell-guided-market = The others sell. You have nobody here: two Vice Presidents, three boards, so you always miss something.
lesson-rockwell-guided-power = Now the Workshop. Make crew b stronger: power 2 for { MONEY(1500) }.
lesson-rockwell-guided-power-wrong = Crew b first: next turn you’ll see why.
lesson-rockwell-guided-deliver = Then deliver 3 zinc and 4 copper in one crate.
lesson-rockwell-guided-deliver-done = 3 prestige! The next crate of this kind costs more.
lesson-rockwell-guided-deliver-wrong = The crate with both, worth 3.
lesson-rockwell-guided-choice = One more delivery, or pass and keep cubes to sell. Your choice.
lesson-rockwell-guided-choice-wrong = Your money is gone: deliver or pass.
lesson-rockwell-guided-second-bid = A good bid is at most what an earlier slot brings you more than a late one: here one deal or action. Bid up to { MONEY(1000) }, or nothing.
lesson-rockwell-guided-second-bid-done = Bruno chooses first with { MONEY(1200) }. The others have paid too.
lesson-rockwell-guided-second-bid-wrong = Keep more: you will need it soon.
lesson-rockwell-guided-seats = The Workshop again, and the Stock Exchange: cubes must become money.
lesson-rockwell-guided-seats-wrong = Without money you can’t build: Workshop and Stock Exchange.
lesson-rockwell-guided-seats-wrong-deals = Take a slot with at least two deals.
lesson-rockwell-guided-insurance = Remember Danger? Before drilling you may insure (last turn I skipped this). Trade 2 zinc for Insurance tiles: each saves a cube, however valuable.
lesson-rockwell-guided-insurance-wrong = Two zinc: your cheapest cubes.
lesson-rockwell-guided-deeper = B3 needs 4. Bruno’s crew brings 2, and so does your crew b now.
lesson-rockwell-guided-deeper-wrong = My plan for b: straight down to B3.
lesson-rockwell-guided-cover = Danger! With power 2 you lose a gold and a silver. Use two Insurance tiles.
lesson-rockwell-guided-cover-done = All saved: 1 zinc, 3 copper, 2 silver, 1 gold. Bruno lost two.
lesson-rockwell-guided-cover-wrong = Use two: zinc for gold!
lesson-rockwell-guided-own-moves = Three moves of your own. Hint: A2 is one short, and crew a is next door.
lesson-rockwell-guided-own-moves-done-taken = 4 zinc, 1 copper, 2 silver. Well spotted!
lesson-rockwell-guided-own-rest = Two more moves of your own: go deeper, or to a tile that is nearly drilled.
lesson-rockwell-guided-sell = Raise { MONEY(3000) }. You trade each kind only once a turn, so sell plenty. Keep 1 zinc, 1 copper, 2 silver, 1 gold. Then pass.
lesson-rockwell-guided-sell-wrong = Not that one: you’d fall short, or sell what you need.
lesson-rockwell-guided-sell-wrong-pass = Not yet: { MONEY(3000) } first.
lesson-rockwell-guided-race = A race! Three crews of power 2: first company scores 5, the next 4. Improve two more besides b.
lesson-rockwell-guided-race-done = First! 5 prestige!
lesson-rockwell-guided-race-wrong = Crates can wait, Bruno won’t: two more crews to power 2.
lesson-rockwell-guided-all = The gold you saved completes this crate: 3 prestige.
lesson-rockwell-guided-all-wrong = The crate with all four kinds.
lesson-rockwell-guided-scores = Prestige: you { $you }, Bruno { $bruno }, Flint { $flint }. At the end, the most of each kind of cube and of money brings 2, second place 1. Ties get the better place.
lesson-rockwell-guided-ending = The game ends after a turn with two companies at the centre, with six achievements of one company including all of group III, or after three turns without progress.
lesson-rockwell-guided-free = The table is yours! Play this turn as you like, and ask for a hint whenever you want.
lesson-rockwell-guided-end = Well played: you { $you }, Bruno { $bruno }, Flint { $flint }. Send a crew to the centre once you lead. Play on to the end, or pick a short lesson.

## bribery

lesson-rockwell-bribery = Bribery
lesson-rockwell-bribery-about = Pull in an opponent’s crew to drill your tile.
lesson-rockwell-bribery-seat = Your Vice President has a Bribery slot: once a round you may pull an opponent’s crew from a neighbouring tile onto your active crew’s tile.
lesson-rockwell-bribery-move = A1 needs 2, you bring 1. Bruno stands next door on A2. Move a to A1.
lesson-rockwell-bribery-move-wrong = Crew a to A1, next to Bruno.
lesson-rockwell-bribery-bribe = Now bribe his crew: it comes to A1, and together you drill the tile.
lesson-rockwell-bribery-bribe-done = 3 zinc, 2 copper and the card: with equal power the remainder goes to you, the active player.
lesson-rockwell-bribery-bribe-wrong = Without it, A1 stays undrilled. Bribe!
lesson-rockwell-bribery-limits = Three bribes a turn for all players together, one per player each round. Crews on entrances can’t be bribed; a die comes along at your cost.

## subcontractors

lesson-rockwell-subcontractors = Subcontractors
lesson-rockwell-subcontractors-about = Hire power, then take the die along or leave it.
lesson-rockwell-subcontractors-seat = Your Vice President has a die slot: once a round you may hire power for your active crew.
lesson-rockwell-subcontractors-move = A1 needs 2. Move a there: a die will do the rest.
lesson-rockwell-subcontractors-move-wrong = Crew a to A1.
lesson-rockwell-subcontractors-hire = In ring A a die has at most power 1, for { MONEY(1000) }. Hire it.
lesson-rockwell-subcontractors-hire-done = The whole card is yours: 5 zinc and 4 copper for { MONEY(1000) }.
lesson-rockwell-subcontractors-hire-wrong = Hire: you are one short.
lesson-rockwell-subcontractors-deeper = The die stays with crew a. Move a down to B1, which needs 4.
lesson-rockwell-subcontractors-deeper-wrong = Crew a to B1.
lesson-rockwell-subcontractors-abandon = Taking it along costs the fee again, and 1 + 2 is still short of 4. Abandon it.
lesson-rockwell-subcontractors-abandon-done = Right: take a die along only if it drills next.
lesson-rockwell-subcontractors-abandon-wrong = It would cost again and drill nothing.
lesson-rockwell-subcontractors-limits = Dice go up to 1 in A, 2 in B, 3 in C, 4 in D. There are three, and all return at the end of the turn.

## mobility

lesson-rockwell-mobility = Mobility 2 and 3
lesson-rockwell-mobility-about = Stand on two tiles at once; drill, then move on.
lesson-rockwell-mobility-levels = With Mobility 1 a crew jumps along the ring. With 2 it can straddle two tiles. With 3 it takes a second step. You have all three.
lesson-rockwell-mobility-straddle = Flint has 2 of 3 on A2. Move a onto the border of A1 and A2: its power counts in full on both.
lesson-rockwell-mobility-straddle-done = A2 is drilled, and crew a is on it: nothing more comes from there.
lesson-rockwell-mobility-straddle-wrong = Crew a, onto the border A1-A2.
lesson-rockwell-mobility-back = Mobility 3 allows a second step. Go back to A1, which still lacks one.
lesson-rockwell-mobility-back-wrong = Back to A1.
lesson-rockwell-mobility-first = Bruno has 2 of 3 on A4. Step one: move b to A4 and drill it.
lesson-rockwell-mobility-first-done = Drilled with the first step, and you may move on.
lesson-rockwell-mobility-first-wrong = Crew b to A4.
lesson-rockwell-mobility-second = Nothing is left here. Step two: on to B4, ready for the next tile.
lesson-rockwell-mobility-second-wrong = Move on, down to B4.
lesson-rockwell-mobility-why = With Mobility your crews get to the tiles that are about to be drilled, and leave when nothing is left.

## mineshafts

lesson-rockwell-mineshafts = Mineshafts
lesson-rockwell-mineshafts-about = Income every turn, and the remainder without a crew.
lesson-rockwell-mineshafts-what = A mineshaft is built in the Workshop, on a tile that nobody has drilled. The first costs { MONEY(2000) }.
lesson-rockwell-mineshafts-build = Build yours on A4: several companies will share it soon.
lesson-rockwell-mineshafts-build-done = Done. You don’t need a crew there.
lesson-rockwell-mineshafts-build-wrong = Build a mineshaft on a tile of ring A.
lesson-rockwell-mineshafts-odd = When a tile with your mineshaft is drilled, the remainder goes to you first, whatever power the others have there.
lesson-rockwell-mineshafts-income = From then on it pays every turn, after the fourth drilling round: the cubes shown on the drilled tile. Deeper tiles pay better.

## no-bid

lesson-rockwell-no-bid = What to bid?
lesson-rockwell-no-bid-about = Little money, and crates nearly full.
lesson-rockwell-no-bid-q = Nothing to build, and your cubes almost make deliveries: 5 zinc of 6, 3 copper of 4. What do you bid?
lesson-rockwell-no-bid-q-done = Nothing. You pay every bid, high or low, and each cube brings a crate closer.
lesson-rockwell-no-bid-q-wrong = Is choosing early worth a crate to you? You pay your bid in any case.

## alone

lesson-rockwell-alone = Share or not?
lesson-rockwell-alone-about = Half a card for free, or a whole one for { MONEY(1000) }.
lesson-rockwell-alone-q = Bruno waits on A1, one short. You could join him, or drill A3 alone with a hired die. Which?
lesson-rockwell-alone-q-option-join = Join him
lesson-rockwell-alone-q-option-alone = Drill A3
lesson-rockwell-alone-q-wrong-join = Half a card, and Bruno gets the other half. What would the whole card bring?
lesson-rockwell-alone-q-done = Alone: the whole card minus { MONEY(1000) } beats half of it on average, and Bruno gets nothing.
lesson-rockwell-alone-drill = Now do it: crew b to A3.
lesson-rockwell-alone-drill-wrong = Crew b to A3, please.
lesson-rockwell-alone-hire = And hire the power that is missing.
lesson-rockwell-alone-hire-wrong = Hire: without it, A3 stays undrilled.

## one-short

lesson-rockwell-one-short = One short
lesson-rockwell-one-short-about = Would you prepare a tile for somebody else?
lesson-rockwell-one-short-q = Flint has 1 of 3 on A2. With you it would be 2, and Bruno stands next door, moving after you. Go there?
lesson-rockwell-one-short-q-option-go = Go to A2
lesson-rockwell-one-short-q-option-wait = Go elsewhere
lesson-rockwell-one-short-q-wrong-go = Bruno moves next and brings the missing power: who drills it?
lesson-rockwell-one-short-q-done = Right: Bruno would drill it and take the card and the remainder. Let the others prepare tiles for you.

## insure

lesson-rockwell-insure = How much insurance?
lesson-rockwell-insure-about = A deep tile will be drilled this turn.
lesson-rockwell-insure-q = Your crew of power 4 and Bruno’s of 2 will drill C2 this turn. You have 6 zinc. How many do you insure?
lesson-rockwell-insure-q-done = Four zinc. About half of these cards are dangerous, and power 4 would cost you the four most valuable cubes you receive.
lesson-rockwell-insure-q-wrong = Of what you receive, one cube is lost for each point of power. Your cheapest cubes can save the most valuable.

## still

lesson-rockwell-still = Drilling is over
lesson-rockwell-still-about = A tile stands at 3 of 4. Is it lost?
lesson-rockwell-still-q = B1 stands at 3 of 4: your crew a has 2, Bruno 1. Drilling is over. How do you still drill it?
lesson-rockwell-still-q-done = Improve a crew that stands there: a tile is drilled as soon as its power is reached, in the Workshop too.
lesson-rockwell-still-q-wrong = Which improvement adds power on B1?

## eight

lesson-rockwell-eight = Eight and eight
lesson-rockwell-eight-about = An achievement costs nothing, a delivery does.
lesson-rockwell-eight-q = You have 8 zinc, 7 copper and { MONEY(600) }. A zinc crate is ready for the Workshop. What first?
lesson-rockwell-eight-q-done = One copper: 8 and 8 scores at once and costs no cube. Deliver afterwards.
lesson-rockwell-eight-q-wrong = Look at the achievement 8 + 8: what is missing?

## carry

lesson-rockwell-carry = Take the die along?
lesson-rockwell-carry-about = You would pay the fee again.
lesson-rockwell-carry-q = Crew a comes to B1 with its die; Bruno has 1 of 4 there. Take the die along, and with which power?
lesson-rockwell-carry-q-done = Power 2: 1 + 1 + 2 drills B1 now. Otherwise abandon it: you pay the fee every time.
lesson-rockwell-carry-q-wrong = With your crew there, how much is B1 still short?

## bribe-tie

lesson-rockwell-bribe-tie = Arrive and bribe
lesson-rockwell-bribe-tie-about = A tie that pays you.
lesson-rockwell-bribe-tie-q = Flint has 1 of 3 on A2, Bruno stands next door on A1. You may bribe. Where to?
lesson-rockwell-bribe-tie-q-wrong = Where could three crews meet?
lesson-rockwell-bribe-tie-then = Now the third crew.
lesson-rockwell-bribe-tie-then-done = One power each: equal shares, and the remainder and the card go to you, the active player.
lesson-rockwell-bribe-tie-then-wrong = Bribe Bruno’s crew.

## odd-cubes

lesson-rockwell-odd-cubes = The remainder
lesson-rockwell-odd-cubes-about = Earn where others share.
lesson-rockwell-odd-cubes-q = Bruno and Flint both stand beside A4: together they will drill it. You have { MONEY(3000) } and nobody near. What do you build?
lesson-rockwell-odd-cubes-q-done = A mineshaft on A4: it takes the remainder, and pays every turn afterwards.
lesson-rockwell-odd-cubes-q-wrong = What earns on A4 without a crew?

## centre

lesson-rockwell-centre = To the centre?
lesson-rockwell-centre-about = Who ends the game?
lesson-rockwell-centre-q = Three players, Bruno is at the centre, and you are behind. Your crew a could go in. Do you?
lesson-rockwell-centre-q-option-in = Go in
lesson-rockwell-centre-q-option-wait = Not yet
lesson-rockwell-centre-q-wrong-in = Two of three at the centre make this turn the last. You are behind!
lesson-rockwell-centre-q-done = Right: you would end the game yourself. Score first, and go in when you lead.

## one-deal

lesson-rockwell-one-deal = One deal
lesson-rockwell-one-deal-about = Raise money without losing a crate.
lesson-rockwell-one-deal-q = One deal, and you need { MONEY(1500) } for power. A crate needs 4 copper, you have 3. What do you sell?
lesson-rockwell-one-deal-q-done = Zinc, four or more: { MONEY(1600) }, and the copper stays for its crate.
lesson-rockwell-one-deal-q-wrong = That is not enough. You trade each kind only once.
lesson-rockwell-one-deal-q-wrong-copper = You need the copper for its crate. Something else?

## last-gold

lesson-rockwell-last-gold = The last deal
lesson-rockwell-last-gold-about = A tie is as good as a lead.
lesson-rockwell-last-gold-q = Last turn: Bruno has 3 gold, you 2, one deal and { MONEY(1200) }. What do you do?
lesson-rockwell-last-gold-q-done = Buy one gold: in a tie, both get the higher bonus.
lesson-rockwell-last-gold-q-wrong = The most gold gets the bonus, and in a tie both get it.

## What was done in a lesson, at its end

lesson-did-rockwell-drilled = { $n ->
    [one] 1 tile drilled
   *[other] { $n } tiles drilled
}
lesson-did-rockwell-hired = { $n ->
    [one] Power hired once
   *[other] Power hired { $n } times
}
lesson-did-rockwell-bribed = { $n ->
    [one] 1 crew bribed
   *[other] { $n } crews bribed
}
lesson-did-rockwell-covered = { $n ->
    [one] Insurance used once
   *[other] Insurance used { $n } times
}
lesson-did-rockwell-sold = { $n ->
    [one] 1 sale
   *[other] { $n } sales
}
lesson-did-rockwell-powered = { $n ->
    [one] 1 crew improved
   *[other] { $n } crews improved
}
lesson-did-rockwell-shaft-built = { $n ->
    [one] 1 mineshaft built
   *[other] { $n } mineshafts built
}
lesson-did-rockwell-delivered = { $n ->
    [one] 1 delivery
   *[other] { $n } deliveries
}
lesson-did-rockwell-achieved = { $n ->
    [one] 1 achievement
   *[other] { $n } achievements
}

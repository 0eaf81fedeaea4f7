# What the companion of a lesson says. A step has at most 30 words.

## guided

lesson-rockwell-guided = Your first game
lesson-rockwell-guided-about = Two turns with a companion, the third on your own.
lesson-rockwell-guided-aim = Welcome! Prestige wins: from achievements, deliveries and a final bonus. Once two of three companies have a crew at the centre, that turn is the last.
lesson-rockwell-guided-rings = Numbers show the power a tile needs. Deeper needs more and pays better: zinc and copper up here, silver and gold below.
lesson-rockwell-guided-bid = Highest secret bid chooses first, but every bid is lost. Bid { MONEY(500) }, or your silver. Keep zinc and copper: you’ll see why.
lesson-rockwell-guided-bid-done = You bid most: you’re first!
lesson-rockwell-guided-bid-wrong = Only silver or up to { MONEY(500) }, please.
lesson-rockwell-guided-bid-wrong-more = A bit more: rivals bid too. Make it { MONEY(500) }.
lesson-rockwell-guided-workshop = Send a Vice President to the Workshop: only two seats there, and this one has four actions.
lesson-rockwell-guided-workshop-wrong = Good seat, but the Workshop fills first.
lesson-rockwell-guided-control = Your second: the Control Centre. The die lets you hire power, and you drill first.
lesson-rockwell-guided-control-wrong = Bribery is another lesson. Take the first die.
lesson-rockwell-guided-first-move = Four rounds, one crew each. A1 needs 2, your crew has 1. Send it anyway.
lesson-rockwell-guided-first-move-wrong = Later! Crew a to A1 first.
lesson-rockwell-guided-hire = One short. Hire power 1 for { MONEY(1000) }.
lesson-rockwell-guided-hire-done = Drilled alone: 5 zinc, 4 copper, worth { MONEY(4400) }. You keep the card too.
lesson-rockwell-guided-hire-wrong = Without it A1 stays shut. Hire!
lesson-rockwell-guided-join = Bruno waits on A3, one short. Join him.
lesson-rockwell-guided-join-done = Shared equally. Equal power, so the odd zinc and silver go to you: you completed it.
lesson-rockwell-guided-join-wrong = Look where only one is missing: crew b to A3.
lesson-rockwell-guided-achievement = 8 zinc and 8 copper: your first achievement, 4 prestige! It costs nothing; the cubes stay yours.
lesson-rockwell-guided-danger = A6 is one short again. Finish it.
lesson-rockwell-guided-danger-done = Danger! Everyone there loses their dearest cubes, one per power. Yours: one silver. Remember that.
lesson-rockwell-guided-danger-wrong = A6 lacks just one: crew c.
lesson-rockwell-guided-spread = Drilled tiles give nothing more. Move c a ring deeper, or d off its entrance. Leave b: I have plans.
lesson-rockwell-guided-spread-wrong = Crew c to B6, or d to A7 or A8, please.
lesson-rockwell-guided-market = Rivals sell. You have nobody here: two Vice Presidents, three boards, so something is always missing.
lesson-rockwell-guided-power = Now the Workshop. Make crew b stronger: power 2 for { MONEY(1500) }.
lesson-rockwell-guided-power-wrong = Crew b first: next turn you’ll see why.
lesson-rockwell-guided-deliver = Then deliver 3 zinc and 4 copper in one crate.
lesson-rockwell-guided-deliver-done = 3 prestige; the next such crate is dearer.
lesson-rockwell-guided-deliver-wrong = The crate of both, worth 3.
lesson-rockwell-guided-choice = One more delivery, or pass and keep cubes to sell. Your choice.
lesson-rockwell-guided-choice-wrong = Money is gone: deliver or pass.
lesson-rockwell-guided-second-bid = Bid up to { MONEY(1000) }, or nothing. What is choosing early worth to you?
lesson-rockwell-guided-second-bid-done = Bruno’s { MONEY(1200) } chooses first. Losers’ bids are gone too.
lesson-rockwell-guided-second-bid-wrong = Keep more: you need it soon.
lesson-rockwell-guided-seats = Workshop again, and the Stock Exchange: cubes must become dollars.
lesson-rockwell-guided-seats-wrong = Without dollars, nothing gets built: Workshop and Stock Exchange.
lesson-rockwell-guided-seats-wrong-deals = Take more deals: two or better.
lesson-rockwell-guided-insurance = Remember Danger? Turn 2 zinc into insurance. Each tile can save one cube, however dear.
lesson-rockwell-guided-insurance-wrong = Two zinc: your cheapest.
lesson-rockwell-guided-deeper = B3 needs 4. Bruno’s crew brings 2, and so does your crew b now.
lesson-rockwell-guided-deeper-wrong = My plan for b: straight down to B3.
lesson-rockwell-guided-cover = Danger! Power 2 costs you a gold and a silver. Use two insurance tiles.
lesson-rockwell-guided-cover-done = All saved: 1 zinc, 3 copper, 2 silver, 1 gold. Bruno lost two.
lesson-rockwell-guided-cover-wrong = Use two: zinc for gold!
lesson-rockwell-guided-own-moves = Three moves of your own. Hint: A2 lacks one, and crew a is next door.
lesson-rockwell-guided-sell = Raise { MONEY(3000) }. Each kind trades once a turn, so sell plenty. Keep 1 zinc, 1 copper, 2 silver, 1 gold.
lesson-rockwell-guided-sell-wrong = Not that one: you’d fall short, or sell what you need.
lesson-rockwell-guided-sell-wrong-pass = Not yet: { MONEY(3000) } first.
lesson-rockwell-guided-race = A race! Three crews of power 2: first company scores 5, the next 4. Improve two besides b.
lesson-rockwell-guided-race-done = First! 5 prestige!
lesson-rockwell-guided-race-wrong = Crates can wait, Bruno won’t: two more crews to power 2.
lesson-rockwell-guided-all = The gold you saved completes this crate: 3 prestige.
lesson-rockwell-guided-all-wrong = The crate with all four kinds.
lesson-rockwell-guided-scores = { $you } prestige; Bruno { $bruno }, Flint { $flint }. When the game ends, having most of each cube and most money brings a bonus.
lesson-rockwell-guided-free = The table is yours! Play this turn as you like, and ask for a hint whenever you want.
lesson-rockwell-guided-end = Well played: you { $you }, Bruno { $bruno }, Flint { $flint }. Play on to the end, or pick a short lesson.

## bribery

lesson-rockwell-bribery = Bribery
lesson-rockwell-bribery-about = Pull a rival’s crew in to complete your tile.
lesson-rockwell-bribery-seat = Your Vice President has a bribery seat: once a round you may pull a rival’s crew from a neighbouring tile onto your active crew’s tile.
lesson-rockwell-bribery-move = A1 needs 2, you bring 1. Bruno stands next door on A2. Move a to A1.
lesson-rockwell-bribery-move-wrong = Crew a to A1, next to Bruno.
lesson-rockwell-bribery-bribe = Now bribe his crew: it comes to A1 and completes the tile with you.
lesson-rockwell-bribery-bribe-done = 3 zinc, 2 copper, and the card: equal power, so odd cubes go to you, who drilled it.
lesson-rockwell-bribery-bribe-wrong = Without him A1 stays shut. Bribe!
lesson-rockwell-bribery-limits = Three bribes a turn for all players together, one each a round. Crews on entrances can’t be bribed; a die comes along at your cost.

## subcontractors

lesson-rockwell-subcontractors = Subcontractors
lesson-rockwell-subcontractors-about = Hire power, then carry the die or leave it.
lesson-rockwell-subcontractors-seat = Your Vice President sits at a die: once a round you may hire power for your active crew.
lesson-rockwell-subcontractors-move = A1 needs 2. Move a there: a die will do the rest.
lesson-rockwell-subcontractors-move-wrong = Crew a to A1.
lesson-rockwell-subcontractors-hire = In ring A a die has at most power 1, for { MONEY(1000) }. Hire it.
lesson-rockwell-subcontractors-hire-done = The whole card is yours: 5 zinc and 4 copper for { MONEY(1000) }.
lesson-rockwell-subcontractors-hire-wrong = Hire: alone you are one short.
lesson-rockwell-subcontractors-deeper = The die stays with crew a. Move a down to B1, which needs 4.
lesson-rockwell-subcontractors-deeper-wrong = Crew a to B1.
lesson-rockwell-subcontractors-abandon = Carrying it costs the fee again, and 1 + 2 still misses 4. Abandon it.
lesson-rockwell-subcontractors-abandon-done = Right: carry a die only if it drills next.
lesson-rockwell-subcontractors-abandon-wrong = It would cost again and drill nothing.
lesson-rockwell-subcontractors-limits = Dice go up to 1 in A, 2 in B, 3 in C, 4 in D. There are three, and all return at the end of the turn.

## mobility

lesson-rockwell-mobility = Mobility 2 and 3
lesson-rockwell-mobility-about = Stand on two tiles at once; drill, then walk on.
lesson-rockwell-mobility-levels = Mobility 1 jumps along the ring. Mobility 2 lets a crew straddle two tiles. Mobility 3 gives it a second step. You have all three.
lesson-rockwell-mobility-straddle = Flint has 2 of 3 on A2. Move a onto the border of A1 and A2: its power counts in full on both.
lesson-rockwell-mobility-straddle-done = A2 is drilled, and crew a stands on A1 again.
lesson-rockwell-mobility-straddle-wrong = Crew a, onto the border A1-A2.
lesson-rockwell-mobility-halt = A second step would be possible. Stay: A1 still lacks one.
lesson-rockwell-mobility-halt-wrong = Stop here for now.
lesson-rockwell-mobility-first = Bruno has 2 of 3 on A4. Step one: move b to A4 and drill it.
lesson-rockwell-mobility-first-done = Drilled with the first step, and you may walk on.
lesson-rockwell-mobility-first-wrong = Crew b to A4.
lesson-rockwell-mobility-second = Nothing is left here. Step two: on to B4, in time for the next tile.
lesson-rockwell-mobility-second-wrong = Walk on, down to B4.
lesson-rockwell-mobility-why = With Mobility your crews are where tiles fall, and gone when they are empty.

## mineshafts

lesson-rockwell-mineshafts = Mineshafts
lesson-rockwell-mineshafts-about = Income every turn, and odd cubes without a crew.
lesson-rockwell-mineshafts-what = A mineshaft is built in the Workshop, on a tile that nobody has drilled. The first costs { MONEY(2000) }.
lesson-rockwell-mineshafts-build = Build yours on A4: several companies will share it soon.
lesson-rockwell-mineshafts-build-done = It stands. No crew of yours need be there.
lesson-rockwell-mineshafts-build-wrong = Build a mineshaft on a tile of ring A.
lesson-rockwell-mineshafts-odd = When a tile with your shaft is drilled, cubes that can’t be shared equally go to you first, before anyone with power.
lesson-rockwell-mineshafts-income = From then on it pays every turn, after the fourth drilling round: the cubes shown on the drilled tile. Deeper tiles pay better.

## no-bid

lesson-rockwell-no-bid = What to bid?
lesson-rockwell-no-bid-about = Little money, crates nearly full.
lesson-rockwell-no-bid-q = Nothing to build, and your cubes are nearly deliverable: 5 zinc of 6, 3 copper of 4. What do you bid?
lesson-rockwell-no-bid-q-done = Nothing. Every bid is lost, win or lose, and each cube brings a crate closer.
lesson-rockwell-no-bid-q-wrong = Is choosing early worth a crate to you? Bids are lost even when they lose.

## alone

lesson-rockwell-alone = Join or alone?
lesson-rockwell-alone-about = Half a card for free, or a whole one for { MONEY(1000) }.
lesson-rockwell-alone-q = Bruno waits on A1, one short. You could join him, or drill A3 alone with a hired die. Which?
lesson-rockwell-alone-q-option-join = Join him
lesson-rockwell-alone-q-option-alone = Drill alone
lesson-rockwell-alone-q-wrong-join = Half a card, and Bruno gets the other half. What would the whole card bring?
lesson-rockwell-alone-q-done = Alone: the whole card minus { MONEY(1000) } beats half of it on average, and the card is yours.

## one-short

lesson-rockwell-one-short = One short
lesson-rockwell-one-short-about = Would you prepare a tile for somebody else?
lesson-rockwell-one-short-q = Flint has 1 of 3 on A2. With you it would be 2, and Bruno stands next door, moving after you. Go there?
lesson-rockwell-one-short-q-option-go = Go to A2
lesson-rockwell-one-short-q-option-wait = Go elsewhere
lesson-rockwell-one-short-q-wrong-go = Bruno moves next and is the third: who completes it?
lesson-rockwell-one-short-q-done = Right: Bruno would complete it and take the card and the odd cubes. Let others come up short.

## insure

lesson-rockwell-insure = How much insurance?
lesson-rockwell-insure-about = A deep tile falls this turn.
lesson-rockwell-insure-q = Your crew of power 4 and Bruno’s of 2 will drill C2 this turn. You hold silver and gold, and 6 zinc. Insure?
lesson-rockwell-insure-q-done = Four zinc. About half such cards are dangerous, and power 4 would cost your four dearest cubes.
lesson-rockwell-insure-q-wrong = One cube is lost for each power. Your cheapest cubes can guard the dearest.

## still

lesson-rockwell-still = Drilling is over
lesson-rockwell-still-about = A tile stands at 3 of 4. Is it lost?
lesson-rockwell-still-q = B1 stands at 3 of 4: your crew a has 2, Bruno 1. Drilling is over. How do you still drill it?
lesson-rockwell-still-q-done = Improve a crew that stands there: a tile is drilled as soon as its power is reached, in the Workshop too.
lesson-rockwell-still-q-wrong = Which improvement adds power on B1?

## eight

lesson-rockwell-eight = Eight and eight
lesson-rockwell-eight-about = An achievement costs nothing, a delivery does.
lesson-rockwell-eight-q = You hold 8 zinc, 7 copper and { MONEY(600) }. A zinc crate is ready for the Workshop. What first?
lesson-rockwell-eight-q-done = One copper: 8 and 8 scores at once and costs no cube. Deliver afterwards.
lesson-rockwell-eight-q-wrong = Look at the achievement 8 + 8: what is missing?

## carry

lesson-rockwell-carry = Carry the die?
lesson-rockwell-carry-about = The fee is due again.
lesson-rockwell-carry-q = Crew a comes to B1 with its die; Bruno has 1 of 4 there. Carry the die, and with which power?
lesson-rockwell-carry-q-done = Power 2: 1 + 1 + 2 drills B1 now. Otherwise abandon it: the fee is due every time.
lesson-rockwell-carry-q-wrong = What does B1 still lack with your crew there?

## bribe-tie

lesson-rockwell-bribe-tie = Arrive and bribe
lesson-rockwell-bribe-tie-about = A tie that pays you.
lesson-rockwell-bribe-tie-q = Flint has 1 of 3 on A2, Bruno stands next door on A1. You may bribe. Where to?
lesson-rockwell-bribe-tie-q-wrong = Where could three crews meet?
lesson-rockwell-bribe-tie-then = Now the third crew.
lesson-rockwell-bribe-tie-then-done = One power each: equal shares, and the odd cubes and the card go to you, who completed it.
lesson-rockwell-bribe-tie-then-wrong = Bribe Bruno’s crew.

## odd-cubes

lesson-rockwell-odd-cubes = Odd cubes
lesson-rockwell-odd-cubes-about = Earn where others share.
lesson-rockwell-odd-cubes-q = Bruno and Flint both stand beside A4 and will share it. You have { MONEY(3000) } and nobody near. What do you build?
lesson-rockwell-odd-cubes-q-done = A mineshaft on A4: it takes every cube that can’t be shared, and pays each turn after.
lesson-rockwell-odd-cubes-q-wrong = What earns on A4 without a crew?

## centre

lesson-rockwell-centre = To the centre?
lesson-rockwell-centre-about = Who ends the game?
lesson-rockwell-centre-q = Three players, Bruno is at the centre, you trail. Your crew a could step in. Do you?
lesson-rockwell-centre-q-option-in = Step in
lesson-rockwell-centre-q-option-wait = Not yet
lesson-rockwell-centre-q-wrong-in = Two of three at the centre make this turn the last. You trail!
lesson-rockwell-centre-q-done = Right: you would end the game yourself. Score first, step in when you lead.

## one-deal

lesson-rockwell-one-deal = One deal
lesson-rockwell-one-deal-about = Raise money without losing a crate.
lesson-rockwell-one-deal-q = One deal, and you need { MONEY(1500) } for power. A copper crate wants 4, you hold 3. What do you sell?
lesson-rockwell-one-deal-q-done = Zinc, four or more: { MONEY(1600) }, and the copper stays for its crate.
lesson-rockwell-one-deal-q-wrong = That is not enough. Each kind trades once.
lesson-rockwell-one-deal-q-wrong-copper = You need the copper for its crate. Something else?

## last-gold

lesson-rockwell-last-gold = The last deal
lesson-rockwell-last-gold-about = A tie is as good as a lead.
lesson-rockwell-last-gold-q = Last turn: Bruno has 3 gold, you 2, one deal and { MONEY(1200) }. What do you do?
lesson-rockwell-last-gold-q-done = Buy one gold: with a tie both get the higher bonus.
lesson-rockwell-last-gold-q-wrong = Who has most gold gets the bonus, and ties are friendly.

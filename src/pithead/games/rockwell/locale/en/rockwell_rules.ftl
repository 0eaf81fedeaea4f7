### The rulebook of Rockwell. One message for each rule; its number is used in refusals and tests.
### The attribute "section" is a key, the same in every language: rules-section-<key> is its heading.

rules-aim-rockwell = You run a mining company that drills towards the centre of the Earth. Share out what the crews dig up, sell it, deliver it, invest it, and be the first to reach great achievements. The player with the most prestige at the end wins.

## Sections

rules-section-board = The board
rules-section-setup = Set-up
rules-section-auction = Auction
rules-section-vice-presidents = Vice Presidents
rules-section-drilling = Phase I: drilling
rules-section-bribery = Bribery
rules-section-subcontracting = Subcontracting
rules-section-extraction = Extraction
rules-section-danger = Danger
rules-section-mineshafts = Mineshafts
rules-section-market = Phase II: market
rules-section-workshop = Phase III: workshop
rules-section-achievements = Achievements
rules-section-turn = End of the turn
rules-section-end = End of the game
rules-section-al = Two players: Al

## The board

rule-RW-BOARD-1 = Four rings of eight Subterrain tiles surround the centre of the Earth: A is the outermost, D the innermost. The rings are aligned, so a tile touches its two neighbours in its own ring and the tiles in the same position of the next ring out and the next ring in. Every D tile touches the centre.
    .title = Rings and neighbours
    .section = board
rule-RW-BOARD-2 = Four mine entrances lie outside ring A. Each touches two A tiles, and every A tile touches exactly one entrance: going round the ring, the first entrance touches the first two tiles, the second the next two, and so on.
    .title = Mine entrances
    .section = board
rule-RW-BOARD-3 = The face of a tile shows its stratum and the power needed to drill it. Its back shows what a mineshaft there pays; you see it only once the tile is drilled. The cards for a tile come from the extraction pile with the same number as its power (in the German rulebook the pile is printed on the back of the tile).
    .title = What a tile shows
    .section = board
rule-RW-BOARD-4 = Shuffle the tiles of each stratum and lay them out so that two tiles needing the same power are never adjacent. In a ring with two different powers they alternate; which one comes first is drawn for each ring.
    .title = Laying the tiles
    .section = board

## Set-up

rule-RW-SET-1 = The game is for 2, 3 or 4 players. Each has four Drill Crews of power 1, one on each mine entrance, two Vice Presidents and three mineshafts, and starts without any improvement.
    .title = Players and pieces
    .section = setup
rule-RW-SET-2 = Each player starts with 3 zinc, 2 copper, 1 silver and $3,000. Cubes, money, Insurance tiles and Delivery tiles are hidden from the other players; company boards are public. The table option “open stock” shows everything, since it can be worked out from public events anyway.
    .title = Starting stock
    .section = setup
rule-RW-SET-3 = The 48 Extraction cards form eight piles of six cards; each pile is shuffled.
    .title = Extraction piles
    .section = setup
rule-RW-SET-4 = The first Management order and the first Control order are each drawn at random.
    .title = Starting orders
    .section = setup
rule-RW-SET-5 = Money, resource cubes and Insurance tiles never run out.
    .title = Unlimited supply
    .section = setup
rule-RW-SET-6 = There are nine piles of Achievement tiles, one for each kind, the highest value on top. With four players a pile holds 4-3-2-1 prestige in group I, 5-4-3-2 in group II and 6-5-4-3 in group III. With three players only the top three tiles of each pile are used, with two players only the first and the third.
    .title = Achievement piles
    .section = setup
rule-RW-SET-7 = Delivery tiles are sorted by kind, the cheapest on top, and all are used with any number of players. With two or three players the more expensive Safety and Mineshaft tiles and the other side of the boards are used.
    .title = Deliveries and player count
    .section = setup

## Auction

rule-RW-AUC-1 = All players bid at the same time and in secret, with any cubes and money from their stock, and then reveal. A zinc is worth $400, a copper $600, a silver $800, a gold $1,000; money counts at face value, in steps of $100. You may bid nothing. Insurance tiles cannot be bid.
    .title = The bid
    .section = auction
rule-RW-AUC-2 = The highest bid moves to the front of the Management order, and the others follow from high to low. Players with equal bids keep their present order.
    .title = New Management order
    .section = auction
rule-RW-AUC-3 = All bids go to the supply, whether they won or not.
    .title = Bids are paid
    .section = auction

## Vice Presidents

rule-RW-VP-1 = In Management order, each player places one Vice President. Then, in the same order again, each places the second.
    .title = Placing in two rounds
    .section = vice-presidents
rule-RW-VP-2 = Place a Vice President on any free slot of boards I, II and III, but never on a board where you already have one. You must place both if you can. If the only free slots are on the board where you already have one, your second Vice President stays at home.
    .title = Where they may go
    .section = vice-presidents

## Phase I: drilling

rule-RW-INS-1 = Before drilling, all players may trade any number of their cubes for Insurance tiles, one for one. Everyone decides at the same time; the exchange is then shown, but how many tiles you hold stays hidden. Keep unused tiles for later turns.
    .title = Buying insurance
    .section = drilling
rule-RW-ORD-1 = The owners of Vice Presidents on board I move their Control cubes to the front of the Control order, from the leftmost slot to the rightmost. Everyone else keeps their present order behind them.
    .title = New Control order
    .section = drilling
rule-RW-ROUND-1 = There are four drilling rounds. In each round, in Control order, choose one of your crews to be active and move it, or leave it where it is: that counts as its move. If you have no crew left, you pass.
    .title = Four drilling rounds
    .section = drilling
rule-RW-MOVE-1 = A crew moves to an adjacent tile, drilled or not, or from ring D to the centre of the Earth. It never goes back to a mine entrance.
    .title = The basic move
    .section = drilling
rule-RW-MOVE-2 = From its mine entrance a crew can reach either of the two A tiles the entrance touches.
    .title = Leaving the entrance
    .section = drilling
rule-RW-MOVE-3 = With Mobility 1, your crew may jump instead: to the second tile to the left or right in the same ring. The jump is one move.
    .title = Mobility 1: the jump
    .section = drilling
rule-RW-MOVE-4 = With Mobility 2, your crew may instead move onto the border between its tile and a neighbouring tile of the same ring, if both are undrilled. It then straddles the two tiles: the crew and its die count in full on both, and occupy both. It can’t reach a border straight from an entrance, and its next move leads to one of its two tiles and nowhere else.
    .title = Mobility 2: straddling
    .section = drilling
rule-RW-MOVE-5 = At most one crew, whoever owns it, can stand on the same border. This is the default and the rule of the French and German editions; the English edition allows one crew of each player.
    .title = Crews on one border
    .section = drilling
rule-RW-MOVE-6 = With Mobility 3, a move may be two steps, each of them as in RW-MOVE-1, RW-MOVE-2 or RW-MOVE-4, in any combination; or it may be one jump (RW-MOVE-3) and nothing else. The first step is completed before the second: a tile whose number it reaches is drilled at once, and only then do you take the second step or decline it. Each level of Mobility includes those before it.
    .title = Mobility 3: two steps
    .section = drilling
rule-RW-MOVE-7 = As soon as one of its two tiles is drilled, a straddling crew is put onto that tile, together with its die and without a fee, and takes its share. If both tiles reach their number at once (through a hire, a die raised while moving or an improvement), the active player chooses which one is drilled; the power on the other is then counted again without that crew.
    .title = Straddled tile drilled
    .section = drilling
rule-RW-CORE-1 = A crew that reaches the centre of the Earth is done: put it in the box. Its die returns to board I without a fee.
    .title = Reaching the centre
    .section = drilling
rule-RW-ADV-1 = At the end of your move, after any extraction it triggered, you may use one advantage of your Vice President on board I with your active crew, which must stand on a tile or on a border. You may hire on a drilled tile. On a mine entrance no advantage can be used.
    .title = Using an advantage
    .section = drilling

## Bribery

rule-RW-BRIBE-1 = With a Vice President in slot 1 or 2 of board I, you may move one opponent’s crew onto the tile of your active crew. It must come from an adjacent tile, and your crew’s tile must not be drilled yet.
    .title = Bribing a crew
    .section = bribery
rule-RW-BRIBE-2 = You cannot bribe one of your own crews or a crew that is still on a mine entrance, and you cannot bribe a crew into the centre of the Earth.
    .title = Who cannot be bribed
    .section = bribery
rule-RW-BRIBE-3 = You may bribe once in each drilling round. Every bribe uses up one Bribery tile, and there are three for everyone together each turn.
    .title = How often
    .section = bribery
rule-RW-BRIBE-4 = A bribed crew that has a subcontractor brings it along: you, the briber, pay its hiring fee again, and its power stays the same. You cannot bribe the crew if you cannot pay that fee, or if that power is too high for the stratum of the destination.
    .title = Bribing with a subcontractor
    .section = bribery
rule-RW-BRIBE-5 = If your active crew straddles, you may bribe onto either of its two tiles, from a tile adjacent to the one you choose. A straddling opponent can be bribed if either of its tiles is adjacent to the destination or is the destination itself. The bribed crew then stands on the destination alone.
    .title = Bribery and straddling
    .section = bribery

## Subcontracting

rule-RW-SUB-1 = With a Vice President in slot 3 or 4 of board I, you may hire a subcontractor: place a die beside your active crew. A die of power 1, 2, 3 or 4 costs $1,000, $1,500, $2,000 or $2,500, and its power is added to the crew’s.
    .title = Hiring a subcontractor
    .section = subcontracting
rule-RW-SUB-2 = You may hire once in each drilling round, a crew can have only one die, and there are three dice in all.
    .title = One die per crew
    .section = subcontracting
rule-RW-SUB-3 = A die can’t be stronger than its stratum allows: 1 in A, 2 in B, 3 in C and 4 in D.
    .title = Power limit by stratum
    .section = subcontracting
rule-RW-SUB-4 = When a crew with a die moves, off a border too, you either take the die along and pay the hiring fee again, for any power allowed, or abandon it: it returns to board I and can be hired again at once. You pay one fee per activation and set the power once; that power must be allowed in every stratum the crew steps on. Staying where you are costs nothing and changes nothing.
    .title = Moving with a die
    .section = subcontracting
rule-RW-SUB-5 = All dice return to board I at the end of the turn.
    .title = Dice go back
    .section = subcontracting

## Extraction

rule-RW-EXT-1 = As soon as the power on an undrilled tile reaches the tile’s number, play stops and the tile is drilled. All crews and dice there count, straddling ones too. A move, a bribe, a hire, a Power improvement in Phase III or Al can cause this. Turn the tile over; everything on it stays.
    .title = When a tile is drilled
    .section = extraction
rule-RW-EXT-2 = Draw a card from the tile’s pile. Its cubes are divided equally, kind by kind, among all players with at least one crew there, whatever their power. A mineshaft alone gives no share.
    .title = Sharing the cubes
    .section = extraction
rule-RW-EXT-3 = What can’t be divided equally, the remainder of each kind, goes to one player: the owner of the mineshaft on the tile. If there is none, to the player with the most power there, crews and dice together. If that is a tie, to the active player, even if they are not among those tied.
    .title = Remainder and priority
    .section = extraction
rule-RW-EXT-4 = The active player, who triggered the extraction, keeps the Extraction card.
    .title = Who keeps the card
    .section = extraction
rule-RW-EXT-5 = An extraction runs in this order: the tile is turned over, straddling crews are put on it, the card is drawn, shares, remainder, Danger, cubes go to the players’ stocks, the card goes to the active player, achievements. Then play goes on where it stopped.
    .title = Order of an extraction
    .section = extraction

## Danger

rule-RW-DANGER-1 = If the card shows Danger, every player who shares loses some of the cubes they receive, the most valuable first and the remainder included. You lose as many as your total power on the tile, dice and straddling crews in full, less your Safety (1, 3 or all), but never more than you receive. A player with only a mineshaft there loses nothing.
    .title = What Danger takes
    .section = danger
rule-RW-DANGER-2 = After Safety you may discard Insurance tiles: each saves one cube, and what you still lose is always the most valuable. Discard as many as you like, up to the cubes you would still lose. All who share decide at the same time, after seeing the card. Insurance also works in Phase III and when Al triggers the extraction.
    .title = Using insurance
    .section = danger

## Mineshafts

rule-RW-SHAFT-1 = After the fourth drilling round, each mineshaft on a drilled tile pays its owner the income shown on that tile.
    .title = Mineshaft income
    .section = mineshafts

## Phase II: market

rule-RW-MKT-1 = Everyone with a Vice President on board II takes turns, one action at a time, starting with the leftmost slot. Your slot says how many actions you have. After your last action, or when you pass, your Vice President goes home.
    .title = Acting on board II
    .section = market
rule-RW-MKT-2 = An action buys or sells any number of cubes of one kind at the fixed prices: zinc $400, copper $600, silver $800, gold $1,000.
    .title = Buying and selling
    .section = market
rule-RW-MKT-3 = Within one Phase II you trade each kind only once, whether you buy or sell. The other players may still trade it.
    .title = Once for each kind
    .section = market

## Phase III: workshop

rule-RW-WORK-1 = Everyone with a Vice President on board III takes turns, one action at a time, starting with the leftmost slot. Your slot says how many actions you have. After your last action, or when you pass, your Vice President goes home.
    .title = Acting on board III
    .section = workshop
rule-RW-WORK-2 = Power: one of your crews gains one power, from 1 to 2 for $1,500, from 2 to 3 for $2,500, from 3 to 4 for $3,500. If its tile’s number is reached, an extraction is triggered at once and you are the active player. A crew on a mine entrance may be improved, a crew that has reached the centre may not.
    .title = Power improvement
    .section = workshop
rule-RW-WORK-3 = Safety, bought level by level: your losses to Danger are reduced by 1 for $1,500, then by 3 for $2,000, then entirely for $2,500. With two or three players the levels cost more (RW-SET-7).
    .title = Safety improvement
    .section = workshop
rule-RW-WORK-4 = Mobility, bought level by level: level 1 for $1,500, level 2 for $2,000, level 3 for $2,500.
    .title = Mobility improvement
    .section = workshop
rule-RW-WORK-5 = Mineshafts are built level by level (at higher prices with two or three players, RW-SET-7): the first, $1,500, goes on an undrilled tile with no opponent on it that you occupy or that is adjacent to one of your crews. The second, $2,000, goes on such a tile, or on a drilled tile that you occupy or that is adjacent to one of your crews (the default and the French and German editions; the English edition allows any drilled tile, any occupied tile and any tile adjacent to one of your crews). The third, $2,500, goes on any tile. A crew on an entrance is adjacent to its two A tiles, a straddling crew occupies both its tiles, and a crew at the centre is adjacent to nothing.
    .title = Building a mineshaft
    .section = workshop
rule-RW-WORK-6 = For one action and the price of a level you have reached, move any one of your own mineshafts to another tile that the rule of that level allows.
    .title = Moving a mineshaft
    .section = workshop
rule-RW-WORK-7 = A tile never holds more than one mineshaft.
    .title = One mineshaft per tile
    .section = workshop
rule-RW-WORK-8 = Delivery: pay the cubes shown on the top tile of a Delivery pile and keep the tile, hidden, for its prestige.
    .title = Making a delivery
    .section = workshop

## Achievements

rule-RW-ACH-1 = You gain an Achievement tile at once and for free as soon as you meet its condition, even when it is not your turn. Each kind can be gained only once by each player: take the top tile of its pile and put it face down on your company board. An event is judged when it is complete: a whole extraction after its losses, all mineshaft income together, one action.
    .title = Gaining an achievement
    .section = achievements
rule-RW-ACH-2 = Group I: 8 zinc and 8 copper; 6 Extraction cards; 10 silver. Group II: three of your crews have attained power 2 or more; 12 gold; all your crews are in stratum C or deeper at the same time. Group III: 6 cubes of each kind; two of your crews have attained power 4; one of your crews has reached the centre of the Earth. Crews that have reached the centre still count, and only a crew’s own power counts, without dice.
    .title = The nine achievements
    .section = achievements
rule-RW-ACH-3 = If several players gain the same achievement at once, the active player takes the first tile, and the others follow in Management order (the default and the English and German editions; in the French edition Management order alone decides). If there is no active player, as with mineshaft income, or Al is active, Management order alone decides.
    .title = Several players at once
    .section = achievements

## End of the turn

rule-RW-TURN-1 = At the end of the turn, in this order: Bribery tiles and dice return to board I, Vice Presidents go home, the end of the game is checked (RW-END-1), with two players one of Al’s crews improves (RW-AL-4), and a new auction begins. Dice therefore still count during Phase III.
    .title = Order at turn’s end
    .section = turn

## End of the game

rule-RW-END-1 = The game ends at the end of the turn in which the majority of players have had a crew reach the centre of the Earth (3 of 4, 2 of 3, both of 2), or in which a player has completed six achievements including all three of group III.
    .title = When the game ends
    .section = end
rule-RW-END-2 = Bonus points are given for each of the four kinds of cubes and for money, from the most to the least: 3-2-1-0 with four players, 2-1-0 with three, 2-0 with two. Tied players all score the higher place, and the places they fill are used up: with four players 3-3-1-0, 3-2-2-0, 3-2-1-1, 3-3-3-0, 3-3-1-1, 3-2-2-2 or 3-3-3-3, with three 2-2-0, 2-1-1 or 2-2-2, with two 2-2. Having none is a quantity like any other, unless the table option “no bonus for zero” is on.
    .title = Bonus points
    .section = end
rule-RW-END-3 = Add up your prestige from achievements, deliveries and bonus points: the most wins. A tie goes to the player with the most Achievement tiles, then to the one with the most cubes; after that the victory is shared.
    .title = Winner and ties
    .section = end
rule-RW-END-4 = So that every game ends, the game also ends at the end of the third turn in a row in which no tile was drilled and no Achievement or Delivery tile was gained. This is a rule of our own.
    .title = Three idle turns
    .section = end

## Two players: Al

rule-RW-AL-1 = In a game for two, an invisible player, Al, joins in. Al has four crews of power 1 on the mine entrances and nothing else.
    .title = Who Al is
    .section = al
rule-RW-AL-2 = After each drilling round (after the fourth, before mineshaft income), one of Al’s crews moves one step to an adjacent tile; it never straddles, stays or goes to the centre. It is one of those on an entrance or a drilled tile, or, if there are none, any of Al’s crews; among these the most powerful; among these the shallowest, an entrance coming before ring A. If several are left, the first player in Control order chooses.
    .title = Which crew Al moves
    .section = al
rule-RW-AL-3 = Al’s crew moves to the adjacent undrilled tile with the least power still missing before the move. If several tie, or none is undrilled, the first player in Control order chooses. If that player also had to choose the crew, the choice is still only among the equally near tiles (the default and the German edition); in the English and French editions it may be any adjacent tile.
    .title = Where Al moves
    .section = al
rule-RW-AL-4 = After the check at the end of the turn (RW-TURN-1), unless the game is over, the first player in Management order improves one of Al’s crews by one power, up to 4; if all are at 4, nothing happens. This may trigger an extraction, with Al as the active player; then the end of the game (RW-END-1) is checked again.
    .title = Al improves
    .section = al
rule-RW-AL-5 = Al shares like any player, but Al’s cubes go back to the general supply, and so does any remainder Al wins; the card of an extraction that Al triggers leaves the game. Al’s crews count as opponents’ crews for bribery and for mineshafts, but Al never counts for the end of the game (RW-END-1). Al has no Safety and pays nothing.
    .title = How Al shares
    .section = al

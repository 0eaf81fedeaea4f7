### The drawings of Rockwell's rulebook: the steps of a turn, and a caption for each example.

rulebook-rockwell-step-auction = Auction
rulebook-rockwell-step-about-auction = Everyone bids cubes and money in secret. The highest bid goes first; everyone pays their bid.
rulebook-rockwell-step-vice-presidents = Vice Presidents
rulebook-rockwell-step-about-vice-presidents = Place your two Vice Presidents, each on a different board. They decide what you may do later in the turn.
rulebook-rockwell-step-drilling = Phase I: drilling
rulebook-rockwell-step-about-drilling = Insure cubes, then move one crew in each of four rounds. A tile with enough power on it is drilled, and everyone there shares its card.
rulebook-rockwell-step-market = Phase II: market
rulebook-rockwell-step-about-market = With a Vice President on board II, buy and sell cubes at fixed prices.
rulebook-rockwell-step-workshop = Phase III: workshop
rulebook-rockwell-step-about-workshop = With a Vice President on board III, improve your company, build mineshafts and deliver cubes for prestige.
rulebook-rockwell-step-turn = End of the turn
rulebook-rockwell-step-about-turn = Dice, Bribery tiles and Vice Presidents go back. If nothing ends the game, a new auction begins.

example-RW-BOARD-1 = The crew stands on a tile of ring B. Its tile touches the four highlighted tiles: one further out, one further in, and one on either side.
example-RW-BOARD-3 = The left and right tiles still need power 5. The one in the middle has been drilled: a mineshaft there pays its owner a zinc and a copper each turn.
example-RW-SET-2 = What every player starts with.
example-RW-AUC-2 = Green’s bid is worth most, so Green comes first. Purple and Red bid the same and keep their order: Purple was ahead of Red.
example-RW-VP-2 = Green has placed both Vice Presidents, on boards I and III. Red and Purple still have one to place: Red on board I or III, Purple on board II or III.
example-RW-MOVE-1 = From here the crew can go to four tiles.
example-RW-MOVE-2 = From the entrance the crew reaches two tiles of ring A.
example-RW-MOVE-3 = The green crew jumps over a tile. It does not matter who stands there.
example-RW-MOVE-4 = The green crew straddles two tiles, and its 2 power counts on both. The left tile still needs 2; the right one has 1 from Red as well and needs 2 more.
example-RW-MOVE-6 = Two steps in one move: one ring down, then on to the next tile.
example-RW-CORE-1 = One step from ring D, and the crew has reached the centre of the Earth.
example-RW-BRIBE-1 = Green bribes Red’s crew onto the left tile: 1 and 3 make 4, and the tile is drilled. Both share; Red has more power there, so Red takes any remainder.
example-RW-SUB-1 = What a die costs, from power 1 to power 4.
example-RW-SUB-3 = In ring C a die may have power 3 at most. Crew and die make 6 here, so 1 is still missing.
example-RW-EXT-3 = The card shows 3 copper, 5 silver and 4 gold. Green and Red get 1 copper, 2 silver and 2 gold each. Red has more power there and takes the copper and the silver left over.
example-RW-DANGER-1 = The same card with Danger, and nobody has Safety or insurance. Green loses 3 cubes, Red 4, the most valuable first.
example-RW-SHAFT-1 = Green’s mineshaft stands on a drilled tile and brings Green a zinc and a copper every turn.
example-RW-MKT-2 = What one cube costs, and what you get when you sell it.
example-RW-WORK-1 = What each level costs with four players.
example-RW-ACH-2 = The nine achievements, with the prestige of the top tile of each pile at the start. Players who come later get less.
example-RW-END-2 = Gold at the end of a game for four. Red and Purple tie for second place, so both get 2 and nobody gets 1.
example-RW-AL-3 = Al’s crew stands on the drilled tile. On the right only 1 power is missing, so that is where it goes.

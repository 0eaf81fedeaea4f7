### The drawings of the rulebook of Brass Empire: the steps of a turn, and a caption for each example.

rulebook-brass-empire-step-start = Start of the turn
rulebook-brass-empire-step-about-start = Turn your new buildings face up. You can use them from now on.
rulebook-brass-empire-step-play = Play phase
rulebook-brass-empire-step-about-play = Play the cards in your hand for free. Spend the Labor and Construction they give on new cards, or turn Construction into Brass.
rulebook-brass-empire-step-action = Action phase
rulebook-brass-empire-step-about-action = Each unit that began the turn in play mines Brass, attacks, or uses its own action.
rulebook-brass-empire-step-end = End of the turn
rulebook-brass-empire-step-about-end = Discard what you played and what is left in your hand. Unspent Labor and Construction are lost. Draw five cards.

example-BE-SET-2 = Your first deck is made of seven Clerks and three Union Workers. The Mining Platform lies in front of you.
example-BE-CARD-1 = An employee, a unit and a building. Units and buildings show their attack at the bottom left and their health at the bottom right.
example-BE-CARD-2 = The Chroniker is a unit of McGlynn Clockwerks. It costs 2 Labor and 3 Construction and is worth 2 Brass at the end.
example-BE-CARD-13 = The Chroniker must destroy the Warden before it can attack the Mining Platform behind it.
example-BE-TURN-1 = The Clockwerks Factory was played face down last turn. Now it is turned up and can be used at once.
example-BE-PLAY-1 = The Clerk gives 1 Labor and the Manager 2: you have 3 Labor to spend.
example-BE-PLAY-4 = For 2 Labor and 3 Construction the Chroniker goes to your discard pile. You play it once you have drawn it.
example-BE-PLAY-6 = The Mining Platform turns 2 Construction into 1 Brass, as often as you like.
example-BE-PLAY-7 = For 1 Construction a destroyed Mining Platform is rebuilt with full health.
example-BE-ACT-2 = The Tesla Trooper has attack 2 and mines 2 Brass.
example-BE-ACT-3 = The Chroniker attacks the Tesla Trooper. Each deals 2 damage to the other: the Tesla Trooper is destroyed, the Chroniker survives with 2 health.
example-BE-ACT-5 = The destroyed Tesla Trooper is worth 3 Brass to the attacker.
example-BE-END-4 = 14 tokens, plus 2, 3, 1 and 1 for the cards owned: 21 Brass.

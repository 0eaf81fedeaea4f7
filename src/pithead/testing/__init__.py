"""The kit every game must pass; `pip install 'pithead[testing]'` brings what it needs.

It knows no game: a game's tests give it a `GameKit`.

case.py         which games to play: seats, options, seed
gamekit.py      what a game tells the kit about itself
walk.py         random play through both doors, everything checked at every node
copies.py       clones, dumps and loads
spellings.py    text, JSON and integers are bijections
determinism.py  the same bytes in any process
secrecy.py      views, events and lists tell nothing hidden
guessing.py     determinize fits the view and knows no more than the view
remembering.py  memory is true, and comes from what its viewer saw alone
refusals.py     bad input is refused and changes nothing
matches.py      undo, sealed answers, stored games
golden.py       playthroughs a person can read, and the command that writes them
suite.py        all of it as one pytest class to inherit from
"""

from pithead.kernel.parts import need

need("testing")

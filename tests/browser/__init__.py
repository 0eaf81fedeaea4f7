"""The page in a real browser, served by a real server process.

serving.py   a server to start, kill and start again
people.py    somebody at a browser: a context of its own, every error noted
players.py   how people play: by pointer, by keyboard
looks.py     what a screen must keep to: axe, no text cut
positions.py games played in an instant and stored, to begin a test in their middle

They run in a pytest call of their own: Playwright's loop does not stand beside other tests' loops.
Each process of pytest-xdist has a server and a browser of its own.
"""

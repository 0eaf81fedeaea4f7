"""Tables that are awake: one writer each, watchers, bots' turns.

Store, clock and bots are passed in, so that a page can run them without a server.
"""

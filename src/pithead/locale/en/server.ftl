### The table server: what it says to people at its tables, and at its start.

game-rockwell = Rockwell
game-brass-empire = Brass Empire


## What happens at a table

chat = { $text }
because-card = { $card }: { $text }
person-at = { $name } ({ $company })
table-started = The game begins.
table-seated = { $who } takes a seat.
table-bot = A bot ({ $bot }) plays for { $company }.
table-stood = { $who } leaves the table.
table-revoked = The host has taken back the seat of { $who }.
table-undone = { $who } takes back the last move.
table-stopped = The host has stopped the game.
table-rematch = The next game is being set up.
table-bot-late = The bot of { $company } took too long; a simple legal move was played for it.
table-bot-crashed = The bot of { $company } failed; a simple legal move was played for it.
table-bot-illegal = The bot of { $company } wanted something illegal; a simple legal move was played for it.

verify-ok = The seed fits what was published at the start, and the deal and all { $n } moves were played again with the same result.

## Problems

problem-malformed = This request was not understood; reload the page and try again.
problem-options = The table can’t be set up like this: { $why }.
problem-record = This file can’t be played ({ $place }): { $why }.
problem-game = There is no game “{ $name }”; choose one of: { $games }.
problem-bot = There is no bot “{ $name }”; choose one of: { $bots }.
problem-no-seat = You have no place at this table; ask its host for an invitation.
problem-not-yours = This is not your seat; choose one of your own.
problem-not-host = Only the host of the table can do that; ask the host.
problem-no-invitation = This invitation is not valid at this table; ask its host for a new one.
problem-origin = This request came from a page of another site and was refused; open the table’s own address.
problem-revoked = The host has taken this seat back; ask the host for a new invitation.
problem-no-table = There is no such table; check the link, or start a table of your own.
problem-no-page = There is nothing at this address; go back to the start page.
problem-no-such-seat = This table has no seat { $seat }; choose another.
problem-method = This address does not take requests of that kind; reload the page.
problem-taken = This seat is taken; choose another.
problem-seat-open = A seat is still open; wait for its player, or put a bot there.
problem-began = The game has begun and can no longer be set up; stop it first, or start another table.
problem-not-playing = No game is being played at this table now; look at the table as it is.
problem-not-over = This is shown only after the end of the game; play on.
problem-undo-none = There is no move of yours to take back.
problem-undo-others = Another has acted or been asked since, so your last move stays.
problem-undo-revealed = Your last move has revealed something hidden, so it stays.
problem-stale = The table has moved on since you saw it; look again and choose anew.
problem-seats-kept = Somebody sits at a seat that would go; take that seat back first.
problem-invitation-used = This invitation has been used or withdrawn; ask the host for a new one.
problem-too-large = This is too large to be taken; send less.
problem-too-many = That was a lot at once; wait a few seconds and try again.
problem-ours = Something went wrong on our side; nothing is lost, so reload and try again.
problem-unreadable = This table can’t be read from the store; the other tables go on, and its file is as it was.
problem-store = The move could not be stored, so it was not made; free some disk space or check the data folder, then try again.

## The start of the server

serve-ready = Pithead is served at { $address }
serve-stop = Stop it with Ctrl-C; every table is kept in { $data }.
serve-already = These tables are served already, at { $address }
serve-no-page = The page has not been built: run “make play”, or install Pithead anew.
error-port-busy = port { $port } is in use; choose another with --port, or leave --port away to have a free one chosen
error-port = { $host } port { $port } can’t be served from here; choose another address with --host and --port
error-serve-text = say which game to play in the terminal, as in “pithead play rockwell --text”
error-serve-with = { $option } belongs to a game in the terminal: name a game and add --text
error-serve-here = { $option } belongs to the page and can’t be used with --text
error-store-folder = the folder { $place } can’t be made or used; choose another with --data
error-store-unusable = the tables in { $place } can’t be opened for writing; check your rights and the free space, or choose another folder with --data
error-store-newer = the tables in { $place } were kept by a newer Pithead; use that one, or choose another folder with --data
cli-host = address to serve at (127.0.0.1 if not given: this computer alone)
cli-port = port to serve at (8765, or the next that is free, if not given)
cli-data = folder that keeps the tables, or the address of a database
cli-no-browser = do not open the page in a browser
cli-durable = wait for the disk after each move, so that not even a power cut loses one

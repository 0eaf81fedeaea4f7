### The table server: what it says to people at its tables, and at its start.



## What happens at a table

chat = { $text }
because-card = { $card }: { $text }
person-at = { $name } ({ $company })
table-started = The game begins.
table-seated = { $who } takes a seat.
table-bot = A bot ({ $bot }) plays for { $company }.
table-stood = { $who } leaves the table.
table-revoked = The host has taken back the seat of { $who }.
table-removed-bot = The host has removed the bot of { $company }.
table-undone = { $who } takes back the last move.
table-stopped = The host has stopped the game.
table-rematch = The next game is being set up.
table-bot-late = The bot of { $company } took too long; a simple legal move was played for it.
table-bot-crashed = The bot of { $company } failed; a simple legal move was played for it.
table-bot-illegal = The bot of { $company } wanted something illegal; a simple legal move was played for it.

verify-ok = The seed fits what was published at the start, and the deal and all { $n } moves were played again with the same result.
verify-ok-same = The seed fits what was published, and the deal and all { $n } moves, those of the earlier table included, were played again with the same result; but the seed was open when this table began.
verify-ok-anew = The seed fits what was published at the start: what was hidden was dealt from it, and all { $n } moves were played again with the same result; that the moment it began from was really played, this table can’t prove.

## Problems

problem-malformed = This request was not understood; reload the page and try again.
problem-options = The table can’t be set up like this: { $why }.
problem-record = This file can’t be played ({ $place }): { $why }.
problem-record-rules = This file was made by other rules; under today’s rules its first { $played } of { $all } steps still play.
problem-game = There is no game “{ $name }”; choose one of: { $games }.
problem-bot = There is no bot “{ $name }”; choose one of: { $bots }.
problem-no-seat = You have no place at this table; ask its host for an invitation.
problem-not-yours = This is not your seat; choose one of your own.
problem-not-host = Only the host of the table can do that; ask the host.
problem-no-invitation = This invitation is not valid at this table; ask its host for a new one.
problem-origin = This request came from a page of another site and was refused; open the table’s own address.
problem-host = This server does not answer to the name “{ $name }”; whoever runs it can add that with --allow-host.
problem-revoked = The host has taken this seat back; ask the host for a new invitation.
problem-no-table = There is no such table; check the link, or start a table of your own.
problem-no-page = There is nothing at this address; go back to the start page.
problem-no-such-seat = This table has no seat { $seat }; choose another.
problem-method = This address does not take requests of that kind; reload the page.
problem-taken = This seat is taken; choose another.
problem-seat-open = A seat is still open; wait for its player, or put a bot there.
problem-began = The game has begun and can no longer be set up; stop it first, or start another table.
problem-not-playing = No game is being played at this table now; look at the table as it is.
problem-moment-over = The game is over at this moment; choose an earlier one to play on from.
problem-continued = This table goes on from a moment of another game, so its seats and options stay; change who sits where instead.
problem-not-over = This is shown only after the end of the game; play on.
problem-lesson = { $game } has no lesson “{ $name }”, or it was written for other components; choose another in the list of lessons.
problem-in-lesson = A lesson’s table is for one learner; set up an ordinary table for that.
problem-lesson-over = This lesson is over; begin it again or choose another.
problem-lesson-outdated = This lesson has changed since you began it; begin it again.
problem-undo-none = There is no move of yours to take back.
problem-undo-others = Another has acted or been asked since, so your last move stays.
problem-undo-revealed = Your last move has revealed something hidden, so it stays.
problem-stale = The table has moved on since you saw it; look again and choose anew.
problem-seats-kept = Somebody sits at a seat that would go; take that seat back first.
problem-seen-hand = Whoever has seen another hand at this table can’t take this seat; invite somebody new, or put a bot there.
problem-invitation-used = This invitation has been used or withdrawn; ask the host for a new one.
problem-too-large = This is too large to be taken; send less.
problem-media-type = This request was not sent as JSON; reload the page and try again.
problem-too-many = That was a lot at once; wait a few seconds and try again.
problem-ours = Something went wrong on our side; nothing is lost, so reload and try again.
problem-unreadable = This table can’t be read from the store; the other tables go on, and its file is as it was.
problem-gap = Entry { $number } of this table’s log is missing. Nothing before it is lost: whoever runs the server can restore a backup, or go on from there with “pithead admin repair { $table }”.
problem-store = The move could not be stored, so it was not made; free some disk space or check the data folder, then try again.

## The start of the server

serve-ready = Pithead is served at { $address }
serve-stop = Stop it with Ctrl-C; every table is kept in { $data }.
serve-already = These tables are served already, at { $address }
serve-no-page = The page has not been built: run “make play”, or install Pithead anew.
error-port-busy = port { $port } is in use; choose another with --port, or leave --port away to have a free one chosen
error-port = { $host } port { $port } can’t be served from here; choose another address with --host and --port
error-serve-text = say which game to play in the terminal, as in “pithead play GAME --text”
error-serve-with = { $option } belongs to a game in the terminal: name a game and add --text
error-serve-here = { $option } belongs to the page and can’t be used with --text
error-store-folder = the folder { $place } can’t be made or used; choose another with --data
error-store-unusable = the tables in { $place } can’t be opened for writing; check your rights and the free space, or choose another folder with --data
error-store-newer = the tables in { $place } were kept by a newer Pithead; use that one, or choose another folder with --data
error-store-damaged = the file of the tables in { $place } is damaged; nothing was changed in it: put a backup in its place, save what can be read with “pithead data rescue”, or move it away to begin anew
error-store-foreign = the tables in { $place } were kept by a program that is not known here; use that one, or choose another folder with --data
error-database-url = this is no address of a database Pithead can use; write it as postgresql://user:password@host/name
error-database-unreachable = the database at { $place } can’t be reached; check its address, name and password, and that it runs
cli-host = address to serve at (127.0.0.1 if not given: this computer alone)
cli-port = port to serve at (8765, or the next that is free, if not given)
cli-data-folder = folder that keeps the tables, or the address of a database
cli-no-browser = do not open the page in a browser
cli-durable = wait for the disk after each move, so that not even a power cut loses one
cli-allow-host = a name this server is reached by, besides addresses and this computer’s own (may be repeated)
cli-own-bot = a bot of your own that tables offer, as module:object or file.py:object (may be repeated)
cli-proxy = address of a proxy in front of this server, whose word is taken for where requests come from (may be repeated)

## Operations

cli-data = Copy, back up, restore or check all tables.
cli-serve = Serve the page to others, for a club or on the net.
cli-database = keep the tables in PostgreSQL: postgresql://user:password@host/name
cli-serve-workers = processes that serve at once (1 if not given; more need --database)
cli-data-action = copy: all tables to another store · backup: into a file, while the server runs · restore: from such a file · check: read every table and play every finished game again · rescue: what can still be read of a damaged file
cli-data-source = a folder of tables, a file of a backup, or the address of a database
cli-data-target = where the tables go; nothing there is written over
cli-from = FROM
cli-to-place = TO
cli-example-serve = for a club, under a name of its own
cli-example-workers = three processes on one database
cli-example-backup = a backup while the server runs
cli-example-copy = move to PostgreSQL
cli-example-check = are all tables whole?
error-workers-database = { $workers } processes need a database they can share: add --database postgresql://user:password@host/name
error-server-died = a process of the server could not start; start it with --workers 1 to see why
error-store-not-empty = there are tables in { $place } already, and nothing is written over; choose an empty place
error-store-incomplete = not everything has arrived in { $place }; free some space and copy again into an empty place
error-data-target = say where the tables go: pithead data { $action } FROM TO
error-data-no-target = “pithead data { $action }” takes one place only
error-data-source = there are no tables in { $place }; check the name
error-data-served = a server runs on these tables, at { $address }; stop it first
data-copied = { $n } entries copied.
data-rescued = { $n } entries of { $tables } tables were saved.
data-cut = table { $table }: whole up to entry { $number }; if the game went on after that, the rest is lost
error-data-rescue = “pithead data rescue” reads a damaged file; for a database use the tools of PostgreSQL
data-checked = { $tables } tables read; { $finished } finished games were played again.
data-fault-gap = table { $table }: entry { $number } is missing; go on from there with “pithead admin repair { $table }”, or restore a backup
data-fault-unreadable = table { $table }: entry { $number } can’t be read; go on from there with “pithead admin repair { $table }”, or restore a backup
data-fault-differs = table { $table }: played again, the game ends otherwise than it says
cli-admin = Look after the tables of a server.
cli-admin-action = list · show, export or delete one · prune: delete what has not changed for --days · renew: new links for host and spectators · repair: cut a log before its first missing entry
cli-a-table = TABLE
cli-admin-table = the table’s id, as in its link
cli-admin-days = delete tables at which nothing has happened for so many days
cli-admin-out = write the game into this file; before its end it holds every secret
cli-example-admin-list = all tables, the latest first
cli-example-admin-renew = the host has lost the link
cli-example-admin-prune = keep a year
admin-deleted = { $n } tables deleted.
admin-repaired = { $kept } entries kept, { $gone } deleted.
admin-link-host = For the host: { $link }
admin-link-watch = For spectators: { $link }
admin-table = Table { $table }: { $game }, { $stage }
admin-table-size = { $entries } entries, { $moves } moves
admin-table-changed = changed { $time } UTC
error-admin-table = say which table: pithead admin { $action } TABLE (“pithead admin list” shows all)
error-admin-days = say how old: pithead admin prune --days 365
error-admin-no-table = there is no table { $table }; “pithead admin list” shows all
error-admin-not-begun = the game at table { $table } has not begun

### The table server: what it says to people at its tables, and at its start.



## What happens at a table

chat = { $text }
because-card = { $card }: { $text }
person-at = { $name } ({ $company })
table-started = The game begins.
table-seated = { $who } takes a seat.
table-bot = A bot ({ $bot }) plays for { $company }.
table-stood = { $who } leaves the table.
table-revoked = The host has freed { $who }’s seat.
table-removed-bot = The host has removed { $company }’s bot.
table-undone = { $who } takes back the last move.
table-undone-seen = { $who } takes back the last move, which had revealed something.
table-stopped = The host has stopped the game.
table-rematch = The next game is being set up.
table-bot-late = { $company }’s bot took too long; a simple legal move was played instead.
table-bot-crashed = { $company }’s bot failed; a simple legal move was played instead.
table-bot-illegal = { $company }’s bot tried an illegal move; a simple legal one was played instead.

verify-ok = The seed matches what was published at the start; replaying the deal and all { $n } moves gave the same result.
verify-ok-same = The seed matches what was published; replaying the deal and all { $n } moves, including those of the earlier table, gave the same result. But the seed was already known when this table started.
verify-ok-anew = The seed matches what was published at the start: everything hidden was dealt from it, and replaying all { $n } moves gave the same result. This table can’t prove that the position it started from was really played.

## Problems

problem-malformed = This request was not understood; reload the page and try again.
problem-options = The table can’t be set up like this: { $why }.
problem-record = This file can’t be played ({ $place }): { $why }.
problem-record-rules = This game was played under other rules; under the current rules its first { $played } of { $all } steps can still be played.
problem-game = There is no game “{ $name }”; choose one of: { $games }.
problem-bot = There is no bot “{ $name }”; choose one of: { $bots }.
problem-no-seat = You have no seat at this table; ask its host for an invitation.
problem-not-yours = This is not your seat; choose one of your own.
problem-not-host = Only the host of the table can do that; ask the host.
problem-no-invitation = This invitation is not valid at this table; ask its host for a new one.
problem-origin = This request came from a page of another site and was refused; open the table’s own address.
problem-host = This server does not answer to the name “{ $name }”; the person who runs it can add the name with --allow-host.
problem-revoked = The host has taken this seat back; ask the host for a new invitation.
problem-muted = The host of this table has turned off your chat; you can still watch.
problem-hints-off = Playing on would show how bots answer this position, and this table plays without such help; wait for the end of the game.
problem-no-hint = No hint could be found. Try again.
problem-no-table = There is no such table; check the link, or start a table of your own.
problem-no-page = There is nothing at this address; go back to the home page.
problem-no-such-seat = This table has no seat { $seat }; choose another.
problem-no-spectator = This person no longer watches this table, or has a seat by now; look at the list again.
problem-method = This address does not take requests of that kind; reload the page.
problem-taken = This seat is taken; choose another.
problem-seat-open = A seat is still open; wait for its player, or add a bot.
problem-began = The game has begun and can no longer be set up; stop it first, or start another table.
problem-not-playing = No game is being played at this table now; reload the page to see where it stands.
problem-moment-over = The game is already over at this step; choose an earlier one.
problem-continued = This table continues another game, so its seats and options are fixed; you can still change who sits where.
problem-not-over = This is shown only after the end of the game; keep playing.
problem-not-reviewed = This decision has not been reviewed; start with the whole review.
problem-no-puzzle = Nothing surely went wrong at this decision, so there is nothing to find.
problem-lesson = { $game } has no lesson “{ $name }”, or it was written for other components; choose another in the list of lessons.
problem-in-lesson = A lesson’s table is for one learner; set up an ordinary table for that.
problem-lesson-over = This lesson is over; start it again or choose another.
problem-lesson-outdated = This lesson has changed since you started it; start it again.
problem-undo-none = You have no move to undo.
problem-undo-others = Another player has acted or been asked since, so your last move can’t be undone.
problem-undo-revealed = Your last move has revealed something hidden, so it can’t be undone.
problem-elsewhere = This table is open in another tab of this browser; go on there, or close that tab and reload this one.
problem-stale = The table has moved on since you saw it; look again and choose again.
problem-seats-kept = Someone is sitting at a seat that would be removed; free that seat first.
problem-seen-hand = Someone who has seen another hand at this table can’t take this seat; invite someone else, or add a bot.
problem-invitation-used = This invitation has been used or withdrawn; ask the host for a new one.
problem-too-large = This is too large; send something smaller.
problem-media-type = This request was not sent as JSON; reload the page and try again.
problem-too-many = Too many requests at once; wait a few seconds and try again.
problem-budget = Too much has been sent from your network today; try again tomorrow.
problem-ours = Something went wrong on our side; nothing is lost, so reload and try again.
problem-unreadable = This table can’t be read; its data was not changed, and the other tables still work. Tell the person who runs the server.
problem-gap = Entry { $number } of this table’s log is missing or damaged. Nothing before it is lost: the person who runs the server can restore a backup, or continue from there with “pithead admin repair { $table }”.
problem-storage = This browser can’t save the move, so nothing has changed; free some space on this device or leave private browsing, then try again.
problem-damaged = This browser can’t read the game any more: part of it is missing or damaged. Nothing was changed, and your other games still work; if you saved it as a file, open that.
problem-store = The server could not store this, so nothing has changed; free some disk space or check its data folder, then try again.
problem-store-unsure = The server got no answer when it stored this, so it may or may not have happened; look at the table in a moment, then try again if it has not.

## The start of the server

serve-ready = Pithead is running at { $address }
serve-stop = Stop it with Ctrl-C; every table is kept in { $data }.
serve-already = These tables are already being served, at { $address }
serve-no-page = The page has not been built: run “make play”, or reinstall Pithead.
error-port-busy = port { $port } is in use; choose another with --port, or leave out --port to use a free one
error-port = the page can’t be served at { $host }, port { $port }; choose another address with --host and --port
error-serve-text = say which game to play in the terminal, as in “pithead play GAME --text”
error-serve-with = { $option } belongs to a game in the terminal: name a game and add --text
error-serve-here = { $option } belongs to the page and can’t be used with --text
error-store-folder = the folder { $place } can’t be created or used; choose another with --data
error-store-unusable = the tables in { $place } can’t be opened for writing; check your permissions and the free space, or choose another folder with --data
error-store-newer = the tables in { $place } were saved by a newer Pithead; use that one, or choose another folder with --data
error-store-damaged = the file with the tables in { $place } is damaged; nothing in it was changed: put a backup in its place, save what can still be read with “pithead data rescue”, or move it away to start afresh
error-store-foreign = the tables in { $place } were saved by an unknown program; use that program, or choose another folder with --data
error-database-newer = the tables in { $place } were saved by a newer Pithead; use that one, or choose another database with --database
error-database-foreign = the tables in { $place } were saved by an unknown program; use that program, or choose another database with --database
error-store-file = { $place } is a single file; name a folder with --data, and copy the file into it with “pithead data restore”
error-served = these tables are already being served, at { $address }; use that server, stop it, or choose another folder with --data
error-database-url = this is not the address of a database that Pithead can use; write it as postgresql://user:password@host/name
error-database-unreachable = the database at { $place } can’t be reached; check its address, name and password, and that it is running
cli-host = address to listen on (default: 127.0.0.1, this computer only)
cli-port = port to listen on (default: 8765, or the next free one)
cli-data-folder = folder for the tables, or the address of a database
cli-no-browser = do not open the page in a browser
cli-durable = wait for the disk after each move, so that even a power cut loses nothing
cli-allow-host = a name this server is reached by, besides IP addresses and this computer’s own name (may be repeated)
cli-own-bot = a bot of your own that tables offer, as module:object or file.py:object (may be repeated)
cli-a-bot = a bot (may be repeated): with --text one of your opponents, by any name the arena accepts; without it, one of your own (module:object or file.py:object) for the tables to offer
cli-proxy = address of a proxy in front of this server, trusted to say where requests come from (may be repeated)

## Operations

cli-data = Copy, back up, restore or check all tables.
cli-serve = Serve the page to others, for a club or on the internet.
cli-database = keep the tables in PostgreSQL: postgresql://user:password@host/name
cli-data-action = copy: all tables to another store · backup: into a file, while the server runs · restore: from such a file · check: read every table and replay every finished game · rescue: what can still be read of a damaged file
cli-data-source = a folder of tables, a backup file, or the address of a database
cli-data-target = where the tables go; nothing there is overwritten
cli-from = FROM
cli-to-place = TO
cli-example-serve = for a club, under its own name
cli-example-database = one of several processes on one database; give each a port of its own
cli-example-backup = a backup while the server runs
cli-example-copy = move to PostgreSQL
cli-example-check = are all tables intact?
error-store-not-empty = there are already tables in { $place }, and nothing is overwritten; choose an empty place
error-store-incomplete = not everything has arrived in { $place }; free some space and copy again into an empty place
error-data-target = say where the tables should go: pithead data { $action } FROM TO
error-data-no-target = “pithead data { $action }” takes one place only
error-data-source = there are no tables in { $place }; check the name
error-data-served = a server is running on these tables, at { $address }; stop it first
data-copied = { $n } entries copied.
data-rescued = { $n } entries of { $tables } tables were saved.
data-cut = table { $table }: intact up to entry { $number }; if the game went on after that, the rest is lost
error-data-rescue = “pithead data rescue” reads a damaged file; for a database, use PostgreSQL’s own tools
data-checked = Tables read: { $tables }; finished games replayed: { $finished }.
data-fault-gap = table { $table }: entry { $number } is missing or damaged; continue from there with “pithead admin repair { $table }”, or restore a backup
data-fault-unreadable = table { $table }: entry { $number } can’t be used; continue from there with “pithead admin repair { $table }”, or restore a backup
data-fault-differs = table { $table }: replayed, the game does not end as recorded
cli-admin = Manage the tables of a server.
cli-admin-action = list · show, export or delete one · prune: delete tables unchanged for --days · renew: new links for host and spectators · repair: cut a log before its first missing entry · doctor: read every table and say what is set aside, and why
cli-a-table = TABLE
cli-admin-table = the table’s id, as in its link
cli-admin-days = delete tables without activity for this many days
cli-admin-out = write the game into this file; until the game is over, it contains all secrets
cli-example-admin-list = all tables, latest first
cli-example-admin-renew = the host has lost the link
cli-example-admin-prune = keep a year
admin-deleted = Tables deleted: { $n }.
admin-repaired = Entries kept: { $kept }; deleted: { $gone }.
admin-export-part = Only the game before entry { $number } can be used; that is what is written.
admin-doctor = Tables read: { $tables }; set aside: { $n }.
admin-doctor-advice = The others are not affected. “pithead admin export TABLE” saves the game as far as it can be used, “pithead admin repair TABLE” cuts the log there.
admin-link-host = For the host: { $link }
admin-link-watch = For spectators: { $link }
admin-table = Table { $table }: { $game }, { $stage }
admin-table-size = { $entries } entries, { $moves } moves
admin-table-changed = changed { $time } UTC
error-admin-table = say which table: pithead admin { $action } TABLE (“pithead admin list” shows all)
error-admin-days = say how old: pithead admin prune --days 365
error-admin-no-table = there is no table { $table }; “pithead admin list” shows all
error-admin-not-begun = the game at table { $table } has not started
error-admin-nothing-left = no entry of table { $table } can be used, so there is nothing to continue; keep what “pithead admin export { $table }” still finds, then “pithead admin delete { $table }”

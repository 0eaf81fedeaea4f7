### Der Tischserver: was er den Leuten an seinen Tischen und bei seinem Start sagt.

game-rockwell = Rockwell
game-brass-empire = Brass Empire


## Was an einem Tisch geschieht

chat = { $text }
because-card = { $card }: { $text }
person-at = { $name } ({ $company })
table-started = Das Spiel beginnt.
table-seated = { $who } nimmt Platz.
table-bot = Ein Bot ({ $bot }) spielt für { $company }.
table-stood = { $who } verlässt den Tisch.
table-revoked = Der Gastgeber hat den Platz von { $who } zurückgenommen.
table-undone = { $who } nimmt den letzten Zug zurück.
table-stopped = Der Gastgeber hat das Spiel abgebrochen.
table-rematch = Das nächste Spiel wird vorbereitet.
table-bot-late = Der Bot von { $company } war zu langsam; für ihn wurde ein einfacher erlaubter Zug gespielt.
table-bot-crashed = Der Bot von { $company } ist ausgefallen; für ihn wurde ein einfacher erlaubter Zug gespielt.
table-bot-illegal = Der Bot von { $company } wollte etwas Unerlaubtes; für ihn wurde ein einfacher erlaubter Zug gespielt.

verify-ok = Der Startwert passt zu dem, was am Anfang veröffentlicht wurde; Aufbau und alle { $n } Züge ergaben noch einmal dasselbe.

## Schwierigkeiten

problem-malformed = Diese Anfrage war nicht zu verstehen; lade die Seite neu und versuche es noch einmal.
problem-options = So lässt sich der Tisch nicht vorbereiten: { $why }.
problem-record = Diese Datei lässt sich nicht spielen ({ $place }): { $why }.
problem-game = Es gibt kein Spiel „{ $name }“; wähle aus: { $games }.
problem-bot = Es gibt keinen Bot „{ $name }“; wähle aus: { $bots }.
problem-no-seat = Du hast keinen Platz an diesem Tisch; bitte seinen Gastgeber um eine Einladung.
problem-not-yours = Das ist nicht dein Platz; wähle einen eigenen.
problem-not-host = Das kann nur der Gastgeber des Tisches; bitte ihn darum.
problem-no-invitation = Diese Einladung gilt an diesem Tisch nicht; bitte seinen Gastgeber um eine neue.
problem-origin = Diese Anfrage kam von der Seite einer anderen Website und wurde abgelehnt; öffne die Adresse des Tisches selbst.
problem-revoked = Der Gastgeber hat diesen Platz zurückgenommen; bitte ihn um eine neue Einladung.
problem-no-table = Diesen Tisch gibt es nicht; prüfe den Link oder eröffne einen eigenen Tisch.
problem-no-page = Unter dieser Adresse gibt es nichts; geh zurück zur Startseite.
problem-no-such-seat = Dieser Tisch hat keinen Platz { $seat }; wähle einen anderen.
problem-method = Diese Adresse nimmt solche Anfragen nicht an; lade die Seite neu.
problem-taken = Dieser Platz ist besetzt; wähle einen anderen.
problem-seat-open = Ein Platz ist noch frei; warte auf seinen Spieler oder setze einen Bot hin.
problem-began = Das Spiel hat begonnen und lässt sich nicht mehr vorbereiten; brich es zuerst ab oder eröffne einen anderen Tisch.
problem-not-playing = An diesem Tisch wird gerade nicht gespielt; sieh dir den Tisch an, wie er ist.
problem-not-over = Das wird erst nach dem Ende des Spiels gezeigt; spiel weiter.
problem-undo-none = Du hast keinen Zug, den du zurücknehmen könntest.
problem-undo-others = Seitdem hat ein anderer gehandelt oder wurde gefragt: Dein letzter Zug bleibt.
problem-undo-revealed = Dein letzter Zug hat etwas Verborgenes aufgedeckt: Er bleibt.
problem-stale = Der Tisch ist weiter, als du ihn gesehen hast; sieh noch einmal hin und wähle neu.
problem-seats-kept = Jemand sitzt auf einem Platz, der wegfiele; nimm diesen Platz zuerst zurück.
problem-invitation-used = Diese Einladung wurde schon benutzt oder zurückgezogen; bitte den Gastgeber um eine neue.
problem-too-large = Das ist zu groß, um es anzunehmen; schicke weniger.
problem-too-many = Das war viel auf einmal; warte ein paar Sekunden und versuche es noch einmal.
problem-ours = Bei uns ist etwas schiefgegangen; nichts ist verloren: Lade neu und versuche es noch einmal.
problem-unreadable = Dieser Tisch lässt sich nicht lesen; die anderen gehen weiter, und seine Datei ist, wie sie war.
problem-store = Der Zug konnte nicht gespeichert werden und wurde darum nicht gespielt; schaffe Platz oder prüfe den Datenordner, dann versuche es noch einmal.

## Der Start des Servers

serve-ready = Pithead läuft unter { $address }
serve-stop = Beende es mit Strg-C; alle Tische bleiben in { $data } erhalten.
serve-already = Diese Tische laufen schon, unter { $address }
serve-no-page = Die Seite wurde nicht gebaut: Starte „make play“ oder installiere Pithead neu.
error-port-busy = Port { $port } ist belegt; wähle mit --port einen anderen, oder lass --port weg, dann wird ein freier gewählt
error-port = unter { $host }, Port { $port }, lässt sich von hier nichts anbieten; wähle mit --host und --port eine andere Adresse
error-serve-text = sag, welches Spiel im Terminal gespielt werden soll, wie in „pithead play rockwell --text“
error-serve-with = { $option } gehört zu einem Spiel im Terminal: Nenne ein Spiel und nimm --text dazu
error-serve-here = { $option } gehört zur Seite und geht nicht mit --text
error-store-folder = der Ordner { $place } lässt sich nicht anlegen oder benutzen; wähle mit --data einen anderen
error-store-unusable = die Tische in { $place } lassen sich nicht zum Schreiben öffnen; prüfe deine Rechte und den freien Platz, oder wähle mit --data einen anderen Ordner
error-store-newer = die Tische in { $place } stammen von einem neueren Pithead; nimm dieses, oder wähle mit --data einen anderen Ordner
cli-host = Adresse, unter der die Seite erscheint (sonst 127.0.0.1: nur dieser Rechner)
cli-port = Port der Seite (sonst 8765 oder der nächste freie)
cli-data = Ordner, der die Tische aufbewahrt, oder Adresse einer Datenbank
cli-no-browser = die Seite nicht im Browser öffnen
cli-durable = nach jedem Zug auf die Festplatte warten, damit auch ein Stromausfall keinen kostet

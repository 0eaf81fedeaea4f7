### Der Tischserver: was er den Leuten an seinen Tischen und bei seinem Start sagt.



## Was an einem Tisch geschieht

chat = { $text }
because-card = { $card }: { $text }
person-at = { $name } ({ $company })
table-started = Das Spiel beginnt.
table-seated = { $who } nimmt Platz.
table-bot = Ein Bot ({ $bot }) spielt für { $company }.
table-stood = { $who } verlässt den Tisch.
table-revoked = Der Gastgeber hat den Platz von { $who } frei gemacht.
table-removed-bot = Der Gastgeber hat den Bot von { $company } entfernt.
table-undone = { $who } nimmt den letzten Zug zurück.
table-undone-seen = { $who } nimmt den letzten Zug zurück, der etwas aufgedeckt hatte.
table-stopped = Der Gastgeber hat das Spiel abgebrochen.
table-rematch = Das nächste Spiel wird vorbereitet.
table-bot-late = Der Bot von { $company } war zu langsam; für ihn wurde ein einfacher erlaubter Zug gespielt.
table-bot-crashed = Der Bot von { $company } ist ausgefallen; für ihn wurde ein einfacher erlaubter Zug gespielt.
table-bot-illegal = Der Bot von { $company } wollte etwas Unerlaubtes; für ihn wurde ein einfacher erlaubter Zug gespielt.

verify-ok = Der Startwert passt zu dem, was am Anfang veröffentlicht wurde; Aufbau und alle { $n } Züge ergaben noch einmal dasselbe.
verify-ok-same = Der Startwert passt zu dem, was veröffentlicht wurde; Aufbau und alle { $n } Züge, auch die des früheren Tisches, ergaben noch einmal dasselbe; aber der Startwert war schon offen, als dieser Tisch begann.
verify-ok-anew = Der Startwert passt zu dem, was am Anfang veröffentlicht wurde: Das Verdeckte wurde daraus verteilt, und alle { $n } Züge ergaben noch einmal dasselbe; dass die Ausgangsstellung wirklich so gespielt wurde, kann dieser Tisch nicht beweisen.

## Schwierigkeiten

problem-malformed = Diese Anfrage war nicht zu verstehen; lade die Seite neu und versuche es noch einmal.
problem-options = So lässt sich der Tisch nicht vorbereiten: { $why }.
problem-record = Diese Datei lässt sich nicht spielen ({ $place }): { $why }.
problem-record-rules = Dieses Spiel wurde nach anderen Regeln gespielt; nach den heutigen lassen sich die ersten { $played } von { $all } Schritten noch spielen.
problem-game = Es gibt kein Spiel „{ $name }“; wähle aus: { $games }.
problem-bot = Es gibt keinen Bot „{ $name }“; wähle aus: { $bots }.
problem-no-seat = Du hast keinen Platz an diesem Tisch; bitte seinen Gastgeber um eine Einladung.
problem-not-yours = Das ist nicht dein Platz; wähle einen eigenen.
problem-not-host = Das kann nur der Gastgeber des Tisches; bitte ihn darum.
problem-no-invitation = Diese Einladung gilt an diesem Tisch nicht; bitte seinen Gastgeber um eine neue.
problem-origin = Diese Anfrage kam von der Seite einer anderen Website und wurde abgelehnt; öffne die Adresse des Tisches selbst.
problem-host = Dieser Server antwortet nicht unter dem Namen „{ $name }“; wer ihn betreibt, kann ihn mit --allow-host hinzufügen.
problem-revoked = Der Gastgeber hat diesen Platz zurückgenommen; bitte ihn um eine neue Einladung.
problem-muted = Der Gastgeber hat deinen Chat abgeschaltet; zuschauen kannst du weiterhin.
problem-hints-off = Das würde zeigen, wie Bots auf diese Stellung antworten, und an diesem Tisch wird ohne solche Hilfe gespielt; warte das Ende der Partie ab.
problem-no-hint = Es wurde kein Tipp gefunden. Versuche es noch einmal.
problem-no-table = Diesen Tisch gibt es nicht; prüfe den Link oder eröffne einen eigenen Tisch.
problem-no-page = Unter dieser Adresse gibt es nichts; geh zurück zur Startseite.
problem-no-such-seat = Dieser Tisch hat keinen Platz { $seat }; wähle einen anderen.
problem-no-spectator = Diese Person schaut nicht mehr zu oder sitzt inzwischen am Tisch; sieh noch einmal in die Liste.
problem-method = Diese Adresse nimmt solche Anfragen nicht an; lade die Seite neu.
problem-taken = Dieser Platz ist besetzt; wähle einen anderen.
problem-seat-open = Ein Platz ist noch frei; warte auf Mitspieler oder füge einen Bot hinzu.
problem-began = Das Spiel hat begonnen und lässt sich nicht mehr vorbereiten; brich es zuerst ab oder eröffne einen anderen Tisch.
problem-not-playing = An diesem Tisch wird gerade nicht gespielt; lade die Seite neu, um den Stand zu sehen.
problem-moment-over = Bei diesem Schritt ist das Spiel schon zu Ende; wähle einen früheren.
problem-continued = Dieser Tisch setzt ein anderes Spiel fort, deshalb stehen Plätze und Optionen fest; du kannst nur ändern, wer wo sitzt.
problem-not-over = Das wird erst nach dem Ende des Spiels gezeigt; spiel weiter.
problem-not-reviewed = Diese Entscheidung ist nicht analysiert; beginne mit der ganzen Analyse.
problem-no-puzzle = Bei dieser Entscheidung ging nichts sicher schief; es gibt nichts zu finden.
problem-lesson = { $game } hat keine Lektion „{ $name }“, oder sie gilt für anderes Spielmaterial; wähle eine andere aus der Liste.
problem-in-lesson = Der Tisch einer Lektion ist für eine Person; richte dafür einen gewöhnlichen Tisch ein.
problem-lesson-over = Diese Lektion ist zu Ende; beginne sie neu oder wähle eine andere.
problem-lesson-outdated = Diese Lektion hat sich geändert, seit du sie begonnen hast; beginne sie neu.
problem-undo-none = Es gibt keinen Zug, den du rückgängig machen kannst.
problem-undo-others = Seitdem hat jemand anders gehandelt oder wurde gefragt: Dein letzter Zug lässt sich nicht mehr rückgängig machen.
problem-undo-revealed = Dein letzter Zug hat etwas Verdecktes aufgedeckt: Er lässt sich nicht mehr rückgängig machen.
problem-elsewhere = Dieser Tisch ist in einem anderen Tab dieses Browsers offen; spiel dort weiter, oder schließ jenen Tab und lade diesen neu.
problem-stale = Am Tisch ist es seitdem weitergegangen; sieh noch einmal hin und wähle neu.
problem-seats-kept = Ein Platz, der wegfällt, ist besetzt; mach ihn zuerst frei.
problem-seen-hand = Wer an diesem Tisch schon andere Karten gesehen hat, kann diesen Platz nicht einnehmen; lade jemand anderen ein oder füge einen Bot hinzu.
problem-invitation-used = Diese Einladung wurde schon benutzt oder zurückgezogen; bitte den Gastgeber um eine neue.
problem-too-large = Das ist zu groß; schicke etwas Kleineres.
problem-media-type = Diese Anfrage wurde nicht als JSON gesendet; lade die Seite neu und versuche es noch einmal.
problem-too-many = Das waren zu viele Anfragen auf einmal; warte ein paar Sekunden und versuche es noch einmal.
problem-budget = Aus Ihrem Netz wurde heute schon zu viel gesendet; versuchen Sie es morgen noch einmal.
problem-ours = Bei uns ist etwas schiefgegangen; nichts ist verloren: Lade neu und versuche es noch einmal.
problem-unreadable = Dieser Tisch lässt sich nicht lesen; seine Daten sind unverändert, und die anderen Tische laufen weiter. Sag der Person Bescheid, die den Server betreibt.
problem-gap = Im Protokoll dieses Tisches fehlt Eintrag { $number }, oder er ist beschädigt. Davor ist nichts verloren: Wer den Server betreibt, kann eine Sicherung zurückspielen oder mit „pithead admin repair { $table }“ von dort weitermachen.
problem-storage = Dieser Browser konnte das nicht speichern, darum hat sich nichts geändert; schaffe Platz auf diesem Gerät oder verlasse den privaten Modus, dann versuche es noch einmal.
problem-damaged = Dieser Browser kann das Spiel nicht mehr lesen: Ein Teil fehlt oder ist beschädigt. Nichts wurde verändert, und deine anderen Spiele laufen weiter; hast du es als Datei gespeichert, öffne sie.
problem-store = Der Server konnte das nicht speichern, darum hat sich nichts geändert; schaffe Platz oder prüfe seinen Datenordner, dann versuche es noch einmal.
problem-store-unsure = Der Server bekam beim Speichern keine Antwort; es kann also geschehen sein oder auch nicht. Sieh gleich am Tisch nach und versuche es, wenn nötig, noch einmal.

## Der Start des Servers

serve-ready = Pithead läuft unter { $address }
serve-stop = Beende es mit Strg-C; alle Tische bleiben in { $data } erhalten.
serve-already = Diese Tische laufen schon, unter { $address }
serve-no-page = Die Seite wurde nicht gebaut: Starte „make play“ oder installiere Pithead neu.
error-port-busy = Port { $port } ist belegt; wähle mit --port einen anderen, oder lass --port weg, dann wird ein freier gewählt
error-port = unter { $host }, Port { $port }, lässt sich die Seite nicht bereitstellen; wähle mit --host und --port eine andere Adresse
error-serve-text = sag, welches Spiel im Terminal gespielt werden soll, wie in „pithead play SPIEL --text“
error-serve-with = { $option } gehört zu einem Spiel im Terminal: Nenne ein Spiel und nimm --text dazu
error-serve-here = { $option } gehört zur Seite und geht nicht mit --text
error-store-folder = der Ordner { $place } lässt sich nicht anlegen oder benutzen; wähle mit --data einen anderen
error-store-unusable = die Tische in { $place } lassen sich nicht zum Schreiben öffnen; prüfe deine Rechte und den freien Platz, oder wähle mit --data einen anderen Ordner
error-store-newer = die Tische in { $place } stammen von einem neueren Pithead; verwende diese Version, oder wähle mit --data einen anderen Ordner
error-store-damaged = die Datei der Tische in { $place } ist beschädigt; sie wurde nicht verändert: Setze eine Sicherung an ihre Stelle, rette mit „pithead data rescue“, was noch lesbar ist, oder räume sie weg, um neu zu beginnen
error-store-foreign = die Tische in { $place } stammen von einem hier unbekannten Programm; verwende dieses, oder wähle mit --data einen anderen Ordner
error-database-newer = die Tische in { $place } stammen von einem neueren Pithead; verwende diese Version, oder wähle mit --database eine andere Datenbank
error-database-foreign = die Tische in { $place } stammen von einem hier unbekannten Programm; verwende dieses, oder wähle mit --database eine andere Datenbank
error-store-file = { $place } ist eine einzelne Datei; nenne mit --data einen Ordner, und kopiere die Datei mit „pithead data restore“ hinein
error-served = diese Tische laufen schon, unter { $address }; nimm diesen Server, halte ihn an, oder wähle mit --data einen anderen Ordner
error-database-url = das ist keine Adresse einer Datenbank, die Pithead nutzen kann; schreibe sie als postgresql://user:password@host/name
error-database-unreachable = die Datenbank unter { $place } ist nicht zu erreichen; prüfe Adresse, Namen und Passwort und ob sie läuft
cli-host = Adresse, unter der die Seite erscheint (sonst 127.0.0.1: nur dieser Rechner)
cli-port = Port der Seite (sonst 8765 oder der nächste freie)
cli-data-folder = Ordner für die Tische oder Adresse einer Datenbank
cli-no-browser = die Seite nicht im Browser öffnen
cli-durable = nach jedem Zug auf die Festplatte warten, damit auch ein Stromausfall keinen kostet
cli-allow-host = ein Name, unter dem dieser Server erreicht wird, außer Adressen und dem Namen dieses Rechners (mehrfach möglich)
cli-own-bot = ein eigener Bot, den die Tische anbieten, als Modul:Objekt oder Datei.py:Objekt (mehrfach möglich)
cli-a-bot = ein Bot (mehrfach möglich): mit --text einer deiner Gegner, unter jedem Namen, den die Arena annimmt; sonst ein eigener (modul:objekt oder datei.py:objekt), den die Tische anbieten
cli-proxy = Adresse eines Proxys vor diesem Server, dem geglaubt wird, woher Anfragen kommen (mehrfach möglich)

## Operations

cli-data = Alle Tische kopieren, sichern, zurückspielen oder prüfen.
cli-serve = Die Seite für andere bereitstellen, im Verein oder im Internet.
cli-database = die Tische in PostgreSQL aufbewahren: postgresql://user:password@host/name
cli-data-action = copy: alle Tische in einen anderen Speicher · backup: in eine Datei, während der Server läuft · restore: aus einer solchen Datei · check: jeden Tisch lesen und jedes beendete Spiel nachspielen · rescue: was von einer beschädigten Datei noch lesbar ist
cli-data-source = ein Ordner mit Tischen, eine Sicherungsdatei oder die Adresse einer Datenbank
cli-data-target = wohin die Tische kommen; nichts wird dort überschrieben
cli-from = VON
cli-to-place = NACH
cli-example-serve = für einen Verein, unter eigenem Namen
cli-example-database = einer von mehreren Prozessen an einer Datenbank; jeder braucht einen eigenen Port
cli-example-backup = eine Sicherung, während der Server läuft
cli-example-copy = Umzug nach PostgreSQL
cli-example-check = sind alle Tische unbeschädigt?
error-store-not-empty = in { $place } gibt es schon Tische, und nichts wird überschrieben; wähle einen leeren Ort
error-store-incomplete = in { $place } ist nicht alles angekommen; schaffe Platz und kopiere noch einmal an einen leeren Ort
error-data-target = sage, wohin die Tische sollen: pithead data { $action } VON NACH
error-data-no-target = „pithead data { $action }“ nimmt nur einen Ort
error-data-source = in { $place } gibt es keine Tische; prüfe den Namen
error-data-served = ein Server läuft auf diesen Tischen, unter { $address }; halte ihn zuerst an
data-copied = { $n } Einträge kopiert.
data-rescued = { $n } Einträge von { $tables } Tischen wurden gerettet.
data-cut = Tisch { $table }: bis Eintrag { $number } vollständig; falls die Partie danach weiterging, ist der Rest verloren
error-data-rescue = „pithead data rescue“ liest eine beschädigte Datei; für eine Datenbank nimm die Werkzeuge von PostgreSQL
data-checked = Gelesene Tische: { $tables }; nachgespielte beendete Spiele: { $finished }.
data-fault-gap = Tisch { $table }: Eintrag { $number } fehlt oder ist beschädigt; mache mit „pithead admin repair { $table }“ von dort weiter, oder spiele eine Sicherung zurück
data-fault-unreadable = Tisch { $table }: Eintrag { $number } ist nicht brauchbar; mache mit „pithead admin repair { $table }“ von dort weiter, oder spiele eine Sicherung zurück
data-fault-differs = Tisch { $table }: Nachgespielt endet das Spiel anders als aufgezeichnet
cli-admin = Die Tische eines Servers verwalten.
cli-admin-action = list · show, export oder delete für einen · prune: löschen, was sich seit --days nicht geändert hat · renew: neue Links für Gastgeber und Zuschauer · repair: ein Protokoll vor dem ersten fehlenden Eintrag abschneiden · doctor: jeden Tisch lesen und sagen, was beiseitegelegt ist und warum
cli-a-table = TISCH
cli-admin-table = die Kennung des Tisches, wie in seinem Link
cli-admin-days = Tische löschen, an denen so viele Tage nichts passiert ist
cli-admin-out = das Spiel in diese Datei schreiben; vor dem Ende enthält sie jedes Geheimnis
cli-example-admin-list = alle Tische, der neueste zuerst
cli-example-admin-renew = der Gastgeber hat den Link verloren
cli-example-admin-prune = ein Jahr behalten
admin-deleted = Gelöschte Tische: { $n }.
admin-repaired = Einträge behalten: { $kept }; gelöscht: { $gone }.
admin-export-part = Nur das Spiel vor Eintrag { $number } ist brauchbar; das wird geschrieben.
admin-doctor = Gelesene Tische: { $tables }; beiseitegelegt: { $n }.
admin-doctor-advice = Die anderen sind nicht betroffen. „pithead admin export TISCH“ sichert das Spiel, so weit es brauchbar ist, „pithead admin repair TISCH“ schneidet das Protokoll dort ab.
admin-link-host = Für den Gastgeber: { $link }
admin-link-watch = Für Zuschauer: { $link }
admin-table = Tisch { $table }: { $game }, { $stage }
admin-table-size = { $entries } Einträge, { $moves } Züge
admin-table-changed = geändert { $time } UTC
error-admin-table = sage, welcher Tisch: pithead admin { $action } TISCH („pithead admin list“ zeigt alle)
error-admin-days = sage, wie alt: pithead admin prune --days 365
error-admin-no-table = es gibt keinen Tisch { $table }; „pithead admin list“ zeigt alle
error-admin-not-begun = das Spiel an Tisch { $table } hat noch nicht begonnen
error-admin-nothing-left = kein Eintrag von Tisch { $table } ist brauchbar, also gibt es nichts, womit es weitergehen könnte; sichere, was „pithead admin export { $table }“ noch findet, dann „pithead admin delete { $table }“

### Die Seite: alles, was sie selbst sagt.

## Startseite

page-name = Pithead
page-tagline = Spiele um Minen, Maschinen und Geld. Mit Freunden, Bots oder beiden.
page-home = Startseite
page-games = Spiele
page-players = { $from } bis { $to } Spieler
page-play-now = Jetzt spielen
page-play-now-with = Jetzt spielen: { $options }.
page-set-up = Tisch einrichten…
page-set-up-title = Neuer Tisch: { $game }
page-learn = { $game } lernen ({ $n } Min.)
page-lessons = Lektionen
page-rules = Regeln
page-continue = Deine Tische
page-table-lesson = Lektion: { $lesson }
page-your-turn = Du bist dran.
page-stage-lobby = Nicht begonnen
page-stage-playing = Läuft
page-stage-over = Das Spiel ist zu Ende
page-stage-stopped = Das Spiel wurde abgebrochen
page-join = Per Link beitreten
page-join-about = Füge den Link ein, den du bekommen hast.
page-link = Link
page-join-go = Zum Tisch
page-bad-link = Das ist kein Link zu einem Tisch. Kopiere den ganzen Link, von Anfang bis Ende.
page-import = Spieldatei öffnen
page-import-about = Sieh dir ein beendetes Spiel noch einmal an oder spiele ein unfertiges weiter.
page-import-choose = Datei wählen…
page-away = Der Tisch ist nicht erreichbar. Neuer Versuch…
page-away-kept = Der Tisch ist nicht erreichbar. Deine Antwort ist gespeichert und wird gesendet, sobald die Verbindung wieder steht.
page-import-unreadable = „{ $name }“ ist kein von Pithead gespeichertes Spiel. Wähle eine Datei, die mit „{ page-export }“ entstanden ist.
page-import-damaged = „{ $name }“ ist beschädigt oder stammt aus einer anderen Version von Pithead. Versuche es mit einer anderen Kopie oder aktualisiere Pithead.
page-unreachable = Der Server ist nicht erreichbar. Prüfe, ob er läuft und ob du online bist, und versuche es noch einmal.
page-server-away = Der Server ist nicht erreichbar. Deine Tische sind dort sicher, und diese Seite versucht es weiter.

## Ein neuer Tisch, die Vorbereitung, die Plätze

page-seat-count = Zahl der Plätze
page-your-name = Dein Name
page-table-title = Name des Tisches
page-others = Mitspieler
page-seat-n = Platz { $n }
page-seat-for-friend = Offen: für Freunde
page-options = Optionen
page-option-exact = genau…
page-start-now = Jetzt starten
page-open-lobby = Öffnen, später starten
page-lobby-waiting = { $n ->
    [one] Ein Platz ist noch offen. Lade jemanden ein oder füge einen Bot hinzu.
   *[other] { $n } Plätze sind noch offen. Lade Leute ein oder füge Bots hinzu.
}
page-lobby-ready = Alle sind da. Das Spiel kann beginnen.
page-start = Spiel beginnen
page-start-needs = Besetze erst alle Plätze.
page-host-starts = Warten auf den Gastgeber
page-seats = Plätze
page-seat-open = freier Platz
page-nameless = Gast
page-a-bot = Bot
page-level-1 = sehr leicht
page-level-2 = leicht
page-level-3 = mittel
page-level-4 = schwer
page-level-5 = Experte
page-n-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
page-strength = Stärke der Bots
page-bots-of = Bots: { $level }
page-bot-of = Bot: { $level }
page-character = Charakter
page-character-none = ohne Charakter
page-level-random = Zufall
page-level-none = einfach
page-character-wins = Gewinnt zu zweit { $low } bis { $high } von 100 Partien gegen einen Bot gleicher Stärke ohne Charakter.
page-character-figure = { $what }: { $value } ({ $low } bis { $high }), Durchschnitt { $average }
page-remove-table = „{ $title }“ aus der Liste entfernen
page-link-local = Dieser Link gilt nur auf diesem Computer. Starte „pithead play --host 0.0.0.0“ und öffne die Seite über die Netzwerkadresse dieses Computers.
page-you = du
page-online = online
page-offline = offline
page-to-act = am Zug
page-invite = Einladen
page-invitation-out = eingeladen
page-invitation-link = Einladung zu Platz { $n }
page-invitation-once = Schicke diesen Link einer Person: Er gilt einmal und wird nicht noch einmal gezeigt.
page-sit-here = Hier Platz nehmen
page-player-name = Name von Spieler { $n }
page-sit-too = Person an diesem Bildschirm
page-seat-bot = Bot hinzufügen…
page-stand-up = Platz verlassen
page-leave-to-bot = Bot spielen lassen
page-free-seat = Platz frei machen
page-take-back = Einladung zurückziehen
page-spectators = Zuschauer
page-spectators-about = Wer diesen Link hat, darf zuschauen und sieht nichts Verdecktes.
page-spectator-nameless = Zuschauer { $n }
page-spectator-lines = { $n } Nachrichten
page-spectator-mute = Stummschalten
page-spectator-unmute = Chat erlauben
page-spectator-away = Wegschicken
page-pace = Pause vor Zügen der Bots
page-pace-value = { $seconds } s
page-hints = Hilfe von Bots während der Partie
page-hints-on = erlaubt
page-hints-off = aus
page-coach = Coach: meldet sich nach einem sicheren Fehler
page-noting = Notizen zu allem, was jeder gesehen hat
page-noting-on = an
page-notes = Notizen
page-notes-about = Was aus allem folgt, was du gesehen hast.
page-notes-empty = Noch nichts.
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-share-save = Bild speichern
page-share-copy = Bild kopieren
page-share-link = Link zur Wiedergabe
page-invited = Du bist eingeladen
page-invited-about = Ein Platz wartet auf dich. Wie sollen die anderen dich nennen?
page-sit-down = Platz nehmen
page-no-table = Dieser Tisch lässt sich nicht öffnen

## Am Tisch

page-title-your-turn = ● { $title }
page-table = Der Tisch
page-prompt = Aktuelle Entscheidung
page-question-rule = Regel zu dieser Entscheidung
page-your-turn-as = Du bist dran, { $name }
page-waiting-for = Warten auf: { $names }
page-since-time = Seit { $time } Uhr
page-answer-sealed = Deine Antwort ist abgegeben
page-answered = hat geantwortet
page-log-keys = Pfeiltasten hoch und runter: von Zeile zu Zeile
page-your-answer = Deine Antwort
page-to-answer = Jetzt wählen
page-all-choices = Alle Möglichkeiten als Liste
page-refused = { $n ->
    [one] { $n } nicht möglich: warum?
   *[other] { $n } nicht möglich: warum?
}
page-sets-off = löst einen Effekt aus
page-confirm-this = Bestätige deinen Zug
page-do-it = Bestätigen
page-cancel = Abbrechen
page-orders = Automatische Antworten
page-orders-about = Werden für dich gegeben, bis du sie ausschaltest, auch wenn diese Seite geschlossen ist. Die anderen erfahren nichts davon.
page-orders-ahead = Im Voraus antworten
page-order-end = Ausschalten
page-undo = Rückgängig
page-hint = Tipp
page-hint-off = An diesem Tisch gibt es keine Tipps: Hilfe von Bots ist nicht erlaubt.
page-seal = Festlegen
page-less = weniger
page-more = mehr
page-more-by = { $n } mehr
page-most = so viel wie möglich: { $n }
page-board = Spielbrett
page-hidden = verdeckt
page-yes = ja
page-no = nein
page-loading-board = Spielbrett wird geladen…
page-part-failed = Dieser Teil der Seite ließ sich nicht laden. Lade die Seite neu, sobald der Server erreichbar ist.
page-curtain = { $name }, du bist dran ({ $company })
page-curtain-about = Reiche den Bildschirm weiter. Dieser Platz bleibt verdeckt, bis jemand ihn zeigt.
page-curtain-open = Platz zeigen ({ $name })
page-connecting = Verbindung wird hergestellt…
page-live = live
page-reconnecting = Verbindung verloren, neuer Versuch
page-polling = verbunden, aber nicht live
page-ended = keine Verbindung
page-stop = Spiel abbrechen
page-stop-about = Das Spiel endet für alle und lässt sich nicht fortsetzen. Der Startwert wird dann aufgedeckt.
page-stop-sure = Ja, Spiel abbrechen

## Protokoll, Chat, Regeln

page-log = Spielverlauf
page-log-tab = Verlauf
page-all = alles
page-newest = Zum Neuesten
page-since = Seit deinem letzten Zug
page-latest = Zuletzt
page-since-nothing = noch nichts
page-since-more = { $n } weitere
page-since-more-about = Im Verlauf steht alles.
page-show-me = Ansehen
page-earlier = Frühere Zeilen
page-because = Ursache: { $reason }
page-rule-n = Regel { $rule }
page-chat = Chat
page-chat-say = Etwas sagen
page-send = Senden
page-rulebook = Spielregel
page-search-rules = In den Regeln suchen
page-no-rule-found = Keine Regel enthält diese Wörter. Versuche weniger oder andere.

## Das Ende

page-winner = { $n ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}
page-you-lose = Diesmal verloren
page-nobody-wins = Niemand gewinnt
page-team-wins = { $names } gewinnen
page-team-yours = Ihr gewinnt, { $names }!
page-you-win = Du gewinnst, { $name }!
page-lost = { $winner }, du bist auf Platz { $place }
page-score-to = { $first } zu { $second }
page-company = Gesellschaft
page-total = Summe
page-duration = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
page-chart-scores = Punkte aller Gesellschaften im Spielverlauf
page-chart-final = Bonus
page-chart-sources = Woher die Punkte kommen
page-how-it-went = Spielverlauf
page-swing = { $turn } · { $name }
page-fair = Ehrlich gemischt
page-fair-about = Aller Zufall kommt aus einer geheimen Zahl, dem Startwert. Sein Fingerabdruck (SHA-256) ist von Anfang an zu sehen, der Startwert selbst am Ende: So können alle prüfen, dass unterwegs nichts geändert wurde.
page-fair-end = Der Startwert ist jetzt offen. „Prüfen“ vergleicht ihn mit dem Fingerabdruck vom Anfang und spielt alles noch einmal nach.
page-fair-imported = Dieses Spiel kam aus einer Datei; jemand kann den Startwert gekannt haben.
page-commitment = Fingerabdruck, von Anfang an zu sehen
page-seed = Startwert
page-verify = Prüfen
page-verifying = Wird geprüft…
page-promise-kept = Dein Browser hat es nachgerechnet: Der Startwert passt zum Fingerabdruck.
page-promise-broken = Dein Browser hat es nachgerechnet: Der Startwert passt nicht zum Fingerabdruck. Traue diesem Spiel nicht.
page-show-board = Spielbrett
page-result = Ergebnis zeigen
page-rematch = Nochmal spielen
page-rematch-join = Zur Revanche
page-export = Speichern

## Einstellungen und Tasten

page-close = Schließen
page-settings = Einstellungen
page-language = Sprache
page-theme = Farbschema
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-text-size = Schriftgröße
page-confirm = Züge bestätigen
page-confirm-always = Immer
page-confirm-marked = Wenn sie einen Effekt auslösen
page-confirm-never = Nie
page-less-motion = Weniger Bewegung
page-keys = Tastatur
page-key-tab = zum nächsten Teil: Spielbrett, Möglichkeiten, Verlauf
page-key-around = eine Reihe von Möglichkeiten entlang oder um den Ring
page-key-between = zwischen Reihen oder zwischen Ringen
page-key-space = Leertaste
page-key-gold = was den Ring hat, sonst der goldene Knopf
page-key-escape = einen Schritt zurück: abbrechen, schließen, auslassen
page-key-next = nächste mögliche Wahl
page-key-why = warum nicht? was bewirkt es?
page-key-undo = deinen letzten Zug rückgängig machen
page-key-hint = zeigen, was einen Blick wert ist
page-key-rules = die Regel hinter der Frage
page-key-log = zum Verlauf
page-key-chat = zum Chat
page-legend = Alle Symbole
page-key-legend = was jedes Symbol bedeutet
page-key-help = diese Hilfe

# Wege zur Wiedergabe, und woher ein Spiel weitergeht.
page-review = Analyse
page-replay-watch = Wiedergabe
page-replay-open = Bisheriges ansehen
page-replay-here = Diesen Zeitpunkt zeigen
page-replay-origin = Dieses Spiel beginnt bei
page-replay-origin-link = Schritt { $at } eines anderen Tisches
page-replay-origin-same = Alles Verdeckte ist wie dort.
page-replay-origin-anew = Alles Verdeckte wurde neu verteilt.
page-replay-anyway = Spielbaren Teil öffnen

page-volume = Töne
page-volume-off = aus
page-voices = Charaktere sprechen
page-voices-off = Charaktere verstummen lassen
page-sound-offer = Möchtest du Töne?
page-sound-soft = Leise Töne
page-sound-loud = Lauter
page-sound-none = Keine Töne
page-fast-forward = Vorspulen
page-fast-forward-about = Bots ziehen ohne Pause
page-invited-by = { $host } lädt dich zu { $game } ein
page-invited-to = Du bist zu { $game } eingeladen
page-invited-seat = Dein Platz: { $n }, { $company }
page-invited-others = Am Tisch: { $names }
page-invited-name = Wie sollen die anderen dich nennen?
page-you-won = Du hast gewonnen
page-decided = Den Ausschlag gab: { $source }, { $lead } mehr als { $name }

# Tips on home and lobby
page-tip-remove = Nimmt ihn von dieser Liste. Das Spiel selbst bleibt.
page-tip-name = So heißt du für die anderen am Tisch.
page-tip-seats = Wie viele mitspielen, dich mitgezählt.
page-tip-level = Wie gut die Bots spielen.
page-tip-play = Beginnt sofort, mit diesen Bots.
page-tip-learn = Ein erstes Spiel mit einem Begleiter, der sagt, worauf es ankommt.
page-tip-lessons = Kurze Lektionen und Übungsstellungen.
page-tip-set-up = Mit Freunden spielen oder Optionen wählen.
page-tip-rules = Alle Regeln mit Bildern und Suche.
page-tip-invite = Erzeugt einen Link, der einer Person diesen Platz gibt.
page-tip-sit-too = Für eine zweite Person an diesem Bildschirm: Zwischen den Zügen verbirgt die Seite, was geheim ist.
page-tip-stand = Macht den Platz für andere frei.
page-tip-leave = Ein Bot spielt für dich weiter.
page-tip-take-back = Der Link gilt dann nicht mehr.
page-tip-free = Entfernt diesen Spieler und macht den Platz frei.
page-tip-mute = Diese Person kann weiter zuschauen, aber nicht mehr schreiben.
page-tip-send-away = Beendet den Zugang dieser Person. Der Zuschauer-Link wird ersetzt; gib den neuen weiter.
page-filter-own = ich

## Ohne Server: Die Seite bewahrt die Tische selbst auf
page-site-loading = Der Tisch wird gedeckt
page-site-bytes = { $done } von { $all } MB
page-site-starting = Der Tisch ist gleich bereit
page-site-failed = In diesem Browser starten die Spiele nicht; aktualisiere ihn oder nimm einen anderen. Deine gespeicherten Spiele bleiben erhalten.
page-site-cut = Die Spiele konnten nicht geladen werden. Prüfe die Verbindung und lade dann neu.
page-site-offline = Kein Netz. Spiele, Bots, Lektionen und Aufzeichnungen: Hier geht alles.
page-site-update = Es gibt eine neue Version von Pithead. Deine Spiele sind gespeichert.
page-site-reload = Neu laden
page-site-alone = Alles bleibt in diesem Browser
page-site-alone-about = Diese Ausgabe braucht keinen Server: Deine Spiele liegen in diesem Browser und gehen auch offline weiter. An diesem Bildschirm könnt ihr zu mehreren spielen; um Freunde anderswo oder Zuschauer einzuladen, braucht es einen Pithead-Server.
page-site-save-all = Alle Spiele als Dateien speichern
page-site-tip-remove = Löscht das Spiel aus diesem Browser.
page-site-remove = Dieses Spiel löschen?
page-site-remove-about = Es liegt nirgends sonst. Speichere es vorher als Datei, wenn du es vielleicht noch einmal willst.
page-site-remove-go = Löschen
page-site-remove-not = Behalten

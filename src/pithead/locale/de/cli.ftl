### Die Kommandozeile.

## Hilfe

cli-about = Brettspiele um Bergbaugesellschaften mit exakten Regeln: im Browser oder im Terminal spielen, simulieren, Regeln nachschlagen.
cli-command = BEFEHL
cli-a-file = DATEI
cli-a-game = SPIEL
cli-a-name = NAME
cli-commands = Befehle
cli-play = Ein Spiel im Browser spielen, mit --text im Terminal.
cli-simulate = Bots viele Spiele spielen lassen und das Ergebnis zeigen.
cli-replay = Ein gespeichertes Spiel als Text ausgeben oder prüfen.
cli-rules = Die Spielregel oder eine einzelne Regel zeigen.
cli-components = Das Spielmaterial zeigen, exportieren oder prüfen.
cli-lang = Sprache aller Texte (en, fr oder de); sonst PITHEAD_LANG, dann die des Systems
cli-game = welches Spiel: { $games }
cli-seats = Anzahl der Spieler (ohne Angabe so viele, wie das Spiel erlaubt)
cli-arena-seats = Anzahl der Spieler (ohne Angabe 2, so wenige wie gegeneinander spielen können; ladder: jede Anzahl von da an)
cli-seed = irgendein Text oder eine Zahl; derselbe Startwert ergibt dasselbe Spiel
cli-options = Tischoptionen, etwa edition=fr,open_stock=true
cli-table-options = Tischoptionen von { $game }:
cli-own-components = eine eigene Datei mit Spielmaterial (siehe „pithead components“)
cli-bots = wer spielt, Platz für Platz und dann von vorn: Namen, modul:objekt, datei.py:objekt oder exec:BEFEHL (ohne Angabe random)
cli-games = Zahl der Spiele (ohne Angabe 100)
cli-workers = Zahl der Prozesse (ohne Angabe 1); das Ergebnis hängt nicht davon ab
cli-json = ein JSON-Objekt ausgeben
cli-text = im Terminal spielen
cli-save = das Spiel in dieser Datei speichern
cli-resume = das Spiel in dieser Datei fortsetzen
cli-file = ein gespeichertes Spiel
cli-to = nach so vielen Einträgen des Protokolls aufhören
cli-verify = alles nachspielen und Startwert, Protokoll und Ergebnis vergleichen
cli-rule = die Nummer einer Regel, etwa RW-BRIBE-3
cli-components-export = das Spielmaterial zum Bearbeiten in diese Datei schreiben
cli-check = eine Datei mit Spielmaterial prüfen
cli-as-text = jeden Eintrag als Text ausgeben, Karten mit ihrem vollen Text
cli-export = Gespeicherte Spiele in Tabellen für andere Programme verwandeln.
cli-sources = gespeicherte Spiele: Dateien, Dateien mit vielen Spielen (.jsonl) oder Ordner
cli-export-out = der Ordner für die Tabellen; ohne Angabe „tables“
cli-export-format = csv oder parquet (braucht das Extra [data]); ohne Angabe csv
cli-export-tables = welche Tabellen; ohne Angabe games,seats,decisions,events
cli-save-records = jedes Spiel in dieser Datei aufzeichnen (.jsonl, eine Zeile je Spiel)
cli-example-save-records = 50 Spiele aufzeichnen
cli-example-tables = daraus Tabellen der Spiele, Plätze, Entscheidungen und Ereignisse machen
cli-example-parquet = nur eine Tabelle, als Parquet
cli-new-game = Ein Paket mit einem kleinen Spiel schreiben, aus dem du dein eigenes machst.
cli-new-name = sein Name: Kleinbuchstaben, Ziffern und Unterstriche, etwa my_game
cli-completion = Das Skript ausgeben, mit dem die Shell Befehle, Optionen und Werte ergänzt.
cli-shell = welche Shell
cli-examples = Beispiele:
cli-example-page = die Seite im Browser öffnen und dort spielen
cli-example-text = im Terminal an einem Tisch zu zweit spielen
cli-example-bot = im Terminal gegen einen starken Bot spielen
cli-example-save = im Terminal spielen und das Spiel in einer Datei speichern
cli-example-rule = eine Regel auf Französisch lesen
cli-example-rulebook = die ganze Spielregel lesen
cli-example-help = alle Optionen eines Befehls
cli-example-simulate = 1.000 Spiele auf zwei Prozessen
cli-example-options = Spiele mit einer Tischoption
cli-example-bots = zwei Bots spielen lassen und jede Partie speichern
cli-example-arena = wie oft gewinnt greedy gegen random?
cli-example-pool = drei Bots bewerten und das Ergebnis als Seite zeichnen
cli-example-own = ist ein eigener Bot besser als greedy? Aufhören, sobald es klar ist
cli-example-balance = eigenes Spielmaterial Zahl für Zahl mit unserem vergleichen
cli-example-train = Gewichte aus Spielen lernen und in einem Ordner speichern
cli-example-replay = die ersten 40 Entscheidungen eines gespeicherten Spiels ausgeben
cli-example-verify = prüfen, ob ein gespeichertes Spiel den Regeln folgt
cli-example-components = das ganze Spielmaterial als Text
cli-example-export = das Spielmaterial in eine Datei zum Bearbeiten schreiben
cli-example-new-game = ein kleines Spiel, das sich spielen lässt und den Testsatz besteht
cli-example-bash = für bash; die Zeile gehört in ~/.bashrc
cli-example-zsh = für zsh; die Zeile gehört in ~/.zshrc
cli-example-fish = für fish; die Zeile gehört in ~/.config/fish/config.fish
version-compiled = kompiliert
version-plain = reines Python
version-plain-asked = reines Python, weil PITHEAD_PURE gesetzt war
version-plain-interpreter = reines Python, weil nur für CPython kompiliert werden kann
version-plain-compiler = reines Python, weil kein C-Compiler mit den Header-Dateien von Python gefunden wurde
version-plain-tools = reines Python, weil mypy oder setuptools fehlte
version-plain-failed = reines Python, weil das Kompilieren fehlschlug

argparse-usage = Aufruf:
argparse-positionals = Argumente
argparse-options = Optionen
argparse-help = diese Hilfe anzeigen und beenden
argparse-version = die Version anzeigen und beenden
argparse-required = es fehlt: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-one = ein Wert fehlt
argparse-not-with = nicht zusammen mit %s erlaubt
argparse-explicit = nimmt keinen Wert, aber %r ist angegeben
argparse-choice = %(value)r ist keines von %(choices)s

## Fehler

error-usage = { $why } (siehe „{ $prog } --help“)
error-command = den Befehl „{ $name }“ gibt es nicht; wähle aus: { $commands }
error-not-understood = nicht verstanden: { $text }
error-near = { $said }; meinst du „{ $near }“?
error-export-table = die Tabelle „{ $name }“ gibt es nicht; wähle aus: { $known }
error-export-tables = --tables nennt keine Tabelle; wähle aus: { $known }
error-save-lines = { $file }: Aufzeichnungen kommen in eine einzige Datei, eine Zeile je Spiel; gib ihr einen Namen, der auf .jsonl endet
error-whole = „{ $text }“ ist keine ganze Zahl ab { $low }
error-simulate-bots = --bots nennt niemanden; schreibe den Namen eines Bots, etwa random
error-whole-between = „{ $text }“ ist keine ganze Zahl von { $low } bis { $high }
error-game = das Spiel „{ $name }“ gibt es nicht; wähle aus: { $games }
error-missing-part = dafür wird { $package } gebraucht, das nicht installiert ist; installiere es mit: { $command }
error-option-form = „{ $part }“ ist keine Tischoption; schreibe name=wert
error-option-twice = die Tischoption { $option } ist doppelt angegeben; gib sie nur einmal an
error-seed = dieser Startwert ist leer oder enthält Zeichen, die kein Text sind; wähle einen anderen
error-proxy = „{ $address }“ ist weder die IP-Adresse noch das Netz eines Proxys; schreibe etwa 10.0.0.5 oder 10.0.0.0/8
error-too-many-bots = für { $seats ->
    [one] einen anderen Platz
   *[other] { $seats } andere Plätze
} sind { $bots } Bots genannt; nenne weniger, oder wähle mit --seats mehr Plätze
error-option-unknown = die Tischoption „{ $option }“ gibt es nicht; wähle aus: { $known }
error-option-value = die Tischoption { $option } kann nicht „{ $value }“ sein; wähle aus: { $allowed }
error-option-seats = die Tischoption { $option } gilt nur für { $seats } Plätze
error-seats = { $game } lässt sich nicht zu { $seats } spielen; wähle die Zahl der Plätze aus: { $counts }
error-worker-died = ein Prozess wurde von außen beendet (kein Speicher mehr?); nimm weniger Prozesse
error-play-text = { $game } wird auf der Seite gespielt, die „pithead play“ öffnet; fürs Terminal nimm --text dazu, wie in „pithead play { $game } --text“
error-save-exists = { $file } gibt es schon; wähle einen anderen Namen oder setze das Spiel darin mit --resume fort
error-export-exists = { $file } gibt es schon; wähle einen anderen Namen
error-new-game = „{ $name }“ kann kein neues Spiel heißen: nur Kleinbuchstaben, Ziffern und Unterstriche, und kein Name eines installierten Spiels
new-game-written = { $folder } enthält ein kleines Spiel, das den Testsatz besteht. Installiere es mit „pip install -e { $folder }“ und spiele es mit „pithead play { $name } --text“; wie man es testet, steht in seiner README.md.
error-export-none = in { $sources } ist kein gespeichertes Spiel
error-resume-with = { $option } gehört zu einem neuen Spiel und geht nicht mit --resume
error-resume-game = { $file } enthält ein Spiel von { $game }; nenne dieses Spiel
error-write = { $file } lässt sich nicht schreiben; prüfe den Ordner, deine Rechte und den freien Platz
error-to = --to { $n } liegt hinter dem Ende: Das Protokoll hat { $entries } Einträge
error-rule = die Regel „{ $rule }“ gibt es nicht; ähnlich sind: { $near }
error-rule-none = die Regel „{ $rule }“ gibt es nicht; „pithead rules { $game }“ zeigt alle
error-file = { $file }: { $reason }
error-place = { $file }: { $place }: { $reason }
place-line = Zeile { $n }
place-entry = Eintrag { $n } des Protokolls
error-record-unreadable = die Datei ist nicht lesbar; prüfe ihren Namen und deine Rechte
error-record-not-json = das ist kein gespeichertes Spiel: In Zeile { $line }, Spalte { $column } ist es kein gültiges JSON mehr
error-record-not-utf8 = das ist kein gespeichertes Spiel: Es ist kein UTF-8-Text
error-record-many = diese Datei enthält viele Spiele, eines pro Zeile; speichere eine Zeile als eigene Datei oder nutze „pithead export“
error-record-not-ours = das ist kein gespeichertes Spiel von Pithead: Hier wird „{ $expected }“ erwartet
error-record-version = die Datei hat das Format { $found }, und dieses Pithead liest das Format { $known }
error-record-rules = das Spiel wurde mit Version { $found } der Regeln gespielt, und dieses Pithead spielt Version { $known }: Spiele es mit der passenden Version von Pithead nach
error-record-components = das Spiel wurde mit anderem Spielmaterial gespielt ({ $found }…, hier { $known }…): Spiele es mit der damaligen Datei nach
error-record-game = { $name } lässt sich hier nicht nachspielen ({ $reason })
error-record-commitment = der Startwert passt nicht zu der Prüfsumme, die vor dem Spiel veröffentlicht wurde
error-record-differs = die Datei sagt { $found }, aber nachgespielt ergibt sich { $played }
error-record-notation = „{ $text }“ ist keine Aktion; erwartet wird { $expected }
error-record-refused = { SEAT($seat) } konnte hier nicht „{ $text }“ tun ({ $rule })
error-record-field = hier wird { $expected ->
    [text] ein Text
    [number] eine ganze Zahl
    [hexadecimal] ein hexadezimaler Text von mindestens 32 Ziffern
    [table] eine Tabelle
    [list] eine Liste
    [view] eine spielbare Ansicht dieses Spiels
   *[value] ein Text, eine Zahl, true oder false
} erwartet
error-record-unplayable = von hier aus lässt sich die Partie nicht anzeigen und weiterspielen
error-record-entry = ein Eintrag muss aus einem Platz und einer Aktion in Notation bestehen

## Simulation

simulate-progress = Spiele
simulate-stopped = { $n ->
    [0] Angehalten, bevor das erste Spiel zu Ende war.
    [one] Angehalten; dieses eine Spiel war zu Ende:
   *[other] Angehalten; diese { $n } Spiele waren zu Ende:
}
simulate-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} { $game } mit { $seats } Plätzen, Bots { $bots }, Startwert { $seed }: { NUMBER($decisions) } Entscheidungen in { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($mean_turns, maximumFractionDigits: 2) } Runden je Spiel.
simulate-speed = { NUMBER($games_per_second, maximumFractionDigits: 1) } Spiele und { NUMBER($decisions_per_second, maximumFractionDigits: 0) } Entscheidungen pro Sekunde.
simulate-digest = Prüfsumme aller Spiele: { $log_digest }
simulate-company = Gesellschaft
simulate-wins = Siege
simulate-share = Anteil
simulate-score = Punkte im Mittel

## Export

export-progress = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
export-done = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
} als Tabellen in { $folder }: { $tables }.

## Wiederholung

replay-verified = { $file }: OK. Prüfsumme, Protokoll ({ $n } Einträge) und Ergebnis stimmen.
replay-end = { $n } von { $entries } Einträgen des Protokolls gezeigt.

## Spiel

play-prompt = Deine Wahl („help“ für Hilfe):
play-prompt-only = Deine Wahl (Eingabetaste für die einzige Antwort, „help“ für Hilfe):
play-bye = Bis bald.
play-no-number = Die Möglichkeit { $n } gibt es nicht; die letzte ist { $last }.
play-unknown = „{ $text }“ ist hier weder ein Befehl noch eine Antwort. Schreibe eine Nummer der Liste, „help“ oder eine Aktion, die so anfängt: { $verbs }
play-malformed = „{ $text }“ ist unvollständig oder falsch. Erwartet wird: { $expected }
play-earlier = { $n ->
    [one] … { $n } früheres Ereignis; „log“ zeigt es.
   *[other] … { $n } frühere Ereignisse; „log“ zeigt sie.
}
play-amounts = Jede Anzahl geht, etwa „sell zinc 2“.
play-form = „{ $verb }“ fragt nach jeder Zahl; oder schreibe alles auf einmal, etwa „{ $example }“.
play-field = { $what }, { $low } bis { $high } (Eingabetaste für { $low }):
play-field-wrong = „{ $text }“ passt nicht: { $low } bis { $high } in Schritten von { $step }.
play-field-help = Eine Zahl oder die Eingabetaste für die kleinste; „undo“ geht eine Zahl zurück, „cancel“ verlässt das Formular, „quit“ das Spiel.
play-form-left = Du hast das Formular verlassen; noch ist nichts entschieden.
play-why-what = Warum was? Schreibe „why“ und die Nummer einer Möglichkeit.
play-allowed = Das darfst du.
play-remedy = Was du tun kannst: { $remedy }
play-undo-none = Du hast noch nichts getan, was sich rückgängig machen lässt.
play-undone = Deine letzte Antwort ist rückgängig gemacht.
play-save-where = Sag, wohin: „save“ und ein Dateiname.
play-saved = Gespeichert in { $file }. Später weiter mit: pithead play { $game } --text --resume { $file }{ $bots }
play-kept = Das Spiel ist in { $file } gespeichert. Weiter mit: pithead play { $game } --text --resume { $file }{ $bots }
play-verify = Das ganze Spiel ({ $game }) steht in { $file }; prüfe es mit: pithead replay { $file } --verify
play-log-empty = Noch ist nichts geschehen.
play-notes-empty = Es gibt noch nichts zu notieren.
play-place = { $place }. { SEATS($seats) }
play-total = gesamt
play-commitment = Der Startwert dieses Spiels steht fest; sein SHA-256 ist { $commitment }
play-options = Tischoptionen: { $list }
play-opponents = Deine Gegner: { $list }
play-replaced = { $player } ist ausgefallen, für ihn spielt random weiter: { $fault }
play-seed = Startwert { $seed }; sein SHA-256 war die von Anfang an gezeigte Prüfsumme: { $commitment }
play-help =
    NUMMER      diese Möglichkeit wählen (die mit ✗ sind jetzt nicht erlaubt)
    Text        eine Aktion in Notation; Beispiele unten
    why NUMMER  warum eine Möglichkeit erlaubt ist oder nicht, und was du tun kannst
    all         alle Möglichkeiten zeigen, die jetzt nicht erlaubt sind
    rules ID    eine Regel; ohne Nummer die Regel dieser Frage
    undo        deine letzte Antwort rückgängig machen
    save DATEI  das Spiel in einer Datei speichern
    log         alles, was geschehen ist
    notes       was du vom Verdeckten wissen kannst
    board       den Tisch neu zeichnen
    cancel      ein Formular verlassen, etwa das nach „bid“
    quit        aufhören; das Spiel wird in einer Datei gespeichert
play-more = { $n ->
    [one] … und { $n } weitere, die nicht erlaubt ist; „all“ zeigt sie.
   *[other] … und { $n } weitere, die nicht erlaubt sind; „all“ zeigt sie.
}
plugin-broken = das Spiel { $name } fehlt: sein Plug-in funktioniert nicht ({ $reason })

### Die Arena: Bots gegeneinander, Ausgewogenheit, die Leiter.

## Hilfe

cli-arena = Bots aneinander messen, die Ausgewogenheit eines Spiels oder die Leiter der Bot-Stufen.
cli-arena-task = balance: was gute Spieler benutzen und womit sie gewinnen; characters: wie jeder spielt und gewinnt; ladder: ob jede Stufe die darunter schlägt; sonst werden Bots verglichen
cli-arena-contender = der Bot, der gemessen wird: ein Name, NAME@DATEI mit eigenen Gewichten, modul:objekt oder datei.py:objekt in Python, exec:BEFEHL für ein Programm
cli-arena-against = der Bot auf allen anderen Plätzen
cli-arena-pool = stattdessen diese Bots untereinander bewerten; für die Leiter: ihre Sprossen, die unterste zuerst
cli-arena-players = balance: verschiedene Spieler, mit denselben Austeilungen verglichen und gemischt
cli-arena-bots = balance: wer spielt (ohne Angabe der beste Bot)
cli-arena-blocks = Zahl der Blöcke (ohne Angabe 100); ein Block ist eine Ausgangslage, mit dem gemessenen Bot reihum auf jedem Platz gespielt
cli-arena-games = balance: Zahl der Spiele (ohne Angabe 200)
cli-arena-budget = Millisekunden Bedenkzeit für eine Antwort; ohne Grenze hängt das Ergebnis nur vom Startwert ab
cli-arena-sprt = aufhören, sobald ein sequenzieller Test zwischen diesen beiden Sieganteilen entschieden hat, etwa 0.5:0.55
cli-arena-controls = auch den gemessenen Bot gegen sich selbst spielen lassen, und random gegen ihn
cli-arena-ray = auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet hier einen
cli-arena-out = die Ergebnisse in dieser Datei speichern, Block für Block
cli-arena-resume = die Ergebnisse in der mit --out genannten Datei fortsetzen
cli-arena-page = die Ergebnisse als Seite mit Diagrammen zeichnen

## Fehler

error-arena-bot = den Bot „{ $name }“ gibt es nicht; wähle aus: { $known }
error-arena-option = { $option } hat bei „{ $command }“ keine Bedeutung; lass es weg
error-arena-game = welches Spiel? Schreibe es hinter „balance“, etwa „pithead arena balance { $game }“
error-arena-player = { $player } kann nicht spielen: { $fault }
error-bot-module = „{ $name }“: Es gibt kein Modul und keine Datei { $module }; schreibe modul:objekt oder datei.py:objekt
error-bot-import = „{ $name }“ lässt sich nicht importieren: { $why }
error-bot-object = „{ $name }“: In { $module } gibt es kein { $object }
error-bot-reference = „{ $name }“ ist kein eigener Bot: Schreibe modul:objekt oder datei.py:objekt
error-bot-kind = „{ $name }“ ist weder eine Unterklasse von pithead.bots.Bot noch eine Funktion choose(view, legal, rng) oder (observation, mask)
error-bot-weights = { $name } benutzt keine Gewichte; lass weg, was auf @ folgt
error-bot-init = { $name } lässt sich nicht mit { $name }(game, seat, seed, budget) erzeugen; __init__ muss diese vier annehmen, oder lass es weg
error-arena-weights = die Gewichte eines Bots sind nicht zu gebrauchen: { $reason }
error-arena-players = nenne die Bots mit --contender und --against, oder mehrere mit --pool
error-arena-pool = --pool braucht mindestens zwei verschiedene Bots und zwei Plätze und geht weder mit --contender noch mit --against noch mit --sprt
error-arena-sprt = „{ $text }“ ist kein Paar von Sieganteilen; schreibe den niedrigeren und den höheren, etwa 0.5:0.55
error-arena-kinds = --players vergleicht verschiedene Spieler: nenne mindestens zwei
error-arena-out = gib mit --out an, wohin die Zahlen sollen: --out characters.json
error-arena-resume = --resume braucht --out mit der Datei, mit der es weitergehen soll
error-arena-exists = { $file } gibt es schon; wähle einen anderen Namen, oder setze sie mit --resume fort
error-arena-read = { $file } lässt sich nicht lesen; prüfe den Namen und deine Rechte
error-arena-write = { $file } lässt sich nicht schreiben; prüfe den Ordner, deine Rechte und den freien Platz
error-arena-broken = { $file } enthält keine Ergebnisse der Arena; wähle eine andere Datei
error-arena-other = { $file } enthält Ergebnisse eines anderen Laufs ({ $detail } ist anders); wähle eine andere Datei oder dieselben Einstellungen
error-arena-ray-address = „{ $address }“ ist keine Adresse eines Ray-Clusters; schreibe rechner:port, ray://rechner:port, auto oder local
error-arena-ray-unreachable = unter { $address } antwortet kein Ray-Cluster; starte ihn, berichtige die Adresse, oder lass --ray weg
error-arena-rungs = die Leiter braucht mindestens zwei Sprossen; nenne sie mit --pool, die unterste zuerst
error-arena-ladder-seats = { $game } hat keine Leiter für so viele Plätze; wähle zwischen 2 und der größten Zahl

## Ergebnisse

arena-progress = Blöcke
arena-stopped = { $blocks ->
    [0] Angehalten, bevor der erste Block fertig war.
    [one] Angehalten; dieser eine Block war fertig:
   *[other] Angehalten; diese { $blocks } Blöcke waren fertig:
}
arena-versus = { $contender } gewann { $share } von { NUMBER($games) } Spielen ({ $interval } bei 95 % Sicherheit) { $seats ->
    [1] allein
   *[other] gegen { $against }, { $seats } Plätze
    }, Startwert { $seed }.
arena-verdict-stronger = { $contender } ist stärker als { $against }: Das ganze Intervall liegt über { $chance }, dem Wert bei reinem Zufall.
arena-verdict-weaker = { $contender } ist schwächer als { $against }: Das ganze Intervall liegt unter { $chance }, dem Wert bei reinem Zufall.
arena-verdict-unclear = Kein klarer Unterschied zwischen { $contender } und { $against }: Reiner Zufall ergibt { $chance }.
arena-sprt-stronger = Der Test hat entschieden: Der Sieganteil liegt näher bei { $strong } als bei { $weak }.
arena-sprt-not-stronger = Der Test hat entschieden: Der Sieganteil liegt näher bei { $weak } als bei { $strong }.
arena-sprt-open = Der Test zwischen { $weak } und { $strong } hat noch nicht entschieden: Spiele mehr Blöcke.
arena-mirror = Kontrolle, der gemessene Bot gegen sich selbst: { $interval }, { $verdict }.
arena-sanity = Kontrolle, random gegen den gemessenen Bot: { $interval }, { $verdict }.
arena-control-ok = wie erwartet
arena-control-wrong = unerwartet: Verlass dich nicht auf das Ergebnis
arena-course = { NUMBER($games) } Spiele { $game } in { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($mean_turns, maximumFractionDigits: 1) } Runden und { NUMBER($mean_decisions, maximumFractionDigits: 0) } Entscheidungen je Spiel; Commit { $commit }.
arena-thinking = { $player } brauchte { NUMBER($mean_ms, maximumFractionDigits: 2) } ms je Antwort, höchstens { NUMBER($slowest_ms, maximumFractionDigits: 1) } ms.
arena-replaced = { $player } wurde in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} durch random ersetzt: { $fault }
arena-fault-start = er ließ sich nicht starten ({ $detail })
arena-fault-died = er hat sich selbst beendet
arena-fault-slow = er antwortete nicht innerhalb von { $detail } ms
arena-fault-nonsense = seine Antwort war nicht zu verstehen ({ $detail })
arena-fault-illegal = seine Antwort war nicht erlaubt: { $detail }
arena-fault-raised = sein Code ist gescheitert: { $detail }
arena-player = Spieler
arena-rating = Wertung
arena-interval = 95-%-Intervall
arena-share = Anteil
arena-games = Spiele

## Die Seite mit Diagrammen

arena-page-versus = { $contender } gegen { $against }
arena-page-pool = Wertungen in { $game }, { $seats } Plätze
arena-page-share = Sieganteil
arena-page-mark = Die gestrichelte Linie zeigt den Anteil bei reinem Zufall.
arena-page-course = Wie sich der Sieganteil einpendelte
arena-page-blocks = { $n ->
    [one] ein Block
   *[other] { $n } Blöcke
}
arena-page-seats = Siege nach Platz
arena-page-seat = Platz { $seat }
arena-page-order = Siege nach der Spielreihenfolge
balance-place = Nr. { $place }
arena-page-ratings = Wertungen
arena-page-elo = Plackett-Luce-Stärken auf der Elo-Skala: 400 Punkte mehr bedeuten zehnfache Stärke; der Mittelwert ist 0.
arena-leader-clear = { $player } hat die höchste Wertung: Sein Intervall liegt über allen anderen.
arena-leader-unclear = { $player } hat die höchste Wertung, aber nicht eindeutig: Sein Intervall überschneidet sich mit dem von { $others }.
arena-page-players = Wer gespielt hat
arena-page-controls = Kontrollen
arena-page-mirror = der gemessene Bot gegen sich selbst
arena-page-sanity = random gegen den gemessenen Bot
arena-page-thought = im Mittel { NUMBER($mean_ms, maximumFractionDigits: 2) } ms, höchstens { NUMBER($slowest_ms, maximumFractionDigits: 1) } ms
arena-page-facts = Wie gemessen wurde
arena-fact-game = Spiel (Regeln)
arena-fact-components = Material
arena-fact-weights = Gewichte
arena-fact-options = Tischoptionen
arena-fact-seats = Plätze
arena-fact-seed = Startwert
arena-fact-budget = Zeit je Antwort
arena-no-budget = unbegrenzt
arena-fact-games = Spiele
arena-fact-seconds = Sekunden
arena-fact-commit = Commit (Version)
arena-fact-machine = Rechner
arena-fact-python = Python

## Ausgewogenheit

arena-balance-page = Ausgewogenheit von { $game }, { $seats } Plätze
arena-balance-stopped = { $games ->
    [0] Angehalten, bevor das erste Spiel fertig war.
    [one] Angehalten; dieses eine Spiel war fertig:
   *[other] Angehalten; diese { $games } Spiele waren fertig:
}
arena-balance-length = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} { $game } zwischen { $bots }: { $turns } Runden und { $decisions } Entscheidungen je Spiel.
arena-balance-mean = { $mean } ({ $interval })
arena-balance-turns = Züge oder Spielrunden je Spiel
arena-balance-decisions = Entscheidungen je Spiel
arena-balance-score = Punkte beim Sieg
arena-other-weights = Achtung: Die Gewichte von { $bots } wurden mit anderem Spielmaterial gelernt; Neues schätzen diese Bots vielleicht falsch ein. Neu lernen: pithead train --components.
arena-balance-versus = Spielmaterial A ({ $one }) verglichen mit Spielmaterial B ({ $other }), mit denselben Bots und Startwerten.
arena-balance-one = A
arena-balance-other = B
arena-balance-change = B − A (95-%-Intervall)
arena-balance-clear = * Das Intervall des Unterschieds enthält die Null nicht. Unter vielen Zahlen kommt das bei einer von zwanzig durch Zufall vor.
arena-balance-clear-title = Klare Unterschiede, B − A
arena-balance-none-clear = Keine Zahl unterscheidet sich klar.
arena-balance-label-one = { $entry }, A
arena-balance-label-other = B
cli-arena-versus = balance: mit diesem Spielmaterial vergleichen, Zahl für Zahl
arena-balance-one-track = Bots, die nur einen Plan kennen

## Die Leiter

arena-ladder-title = Die Leiter
arena-ladder-about = Von { $rungs } spielt jeder gegen die Stufe davor: ein stärkerer Bot an einem Tisch von schwächeren, bis zu { $blocks } Ausgangslagen, jede mit dem stärkeren reihum auf jedem Platz, Startwert { $seed }. Eine Sprosse hält, wenn das ganze 95-%-Intervall über dem Zufall liegt. Gemacht von `make ladder`; nicht von Hand ändern.
arena-ladder-facts = Commit { $commit }; { $machine }; { $python }.
arena-ladder-upper = stärker
arena-ladder-lower = schwächer
arena-ladder-chance = Zufall
arena-ladder-mean = ms je Antwort
arena-ladder-slowest = langsamste, ms
arena-ladder-holds = hält
arena-ladder-yes = ja
arena-ladder-no = nein
arena-ladder-step = { $upper } gegen { $lower }, { $seats } Plätze: { $share } ({ $interval })
arena-ladder-replaced = Ein Bot ist in { $games } dieser Spiele gescheitert, und random spielte für ihn weiter: Verlass dich nicht auf diese Sprosse.
balance-course = Verlauf der Spiele
balance-course-lead-changed = Führungswechsel
balance-course-half-way = Sieg dessen, der zur Halbzeit führte
balance-course-clear = Sieg mit 15 Punkten oder mehr
arena-a-game = je Spiel
arena-kinds-title = Verschiedene Spieler mit denselben Austeilungen
arena-kinds-mixture = gemischt
arena-kinds-paired = { $player }, weniger { $first } (95-%-Intervall, je Austeilung)
arena-characters-progress = { $character }: { $share } Siege

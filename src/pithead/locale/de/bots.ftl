### Bots: warum sie so gewählt haben.

bot-name-level-1 = Bot, Stufe 1: sehr leicht
bot-name-level-2 = Bot, Stufe 2: leicht
bot-name-level-3 = Bot, Stufe 3: mittel
bot-name-level-4 = Bot, Stufe 4: schwer
bot-name-level-5 = Bot, Stufe 5: Experte
bot-name-random = Bot, Zufall
bot-name-uniform = Bot, einfach
bot-name-greedy = Bot, einfach
bot-name-practised = Bot, einfach
bot-name-value = Bot, einfach
bot-name-planner = Bot, einfach
bot-with-character = { $character }: { $bot }
own-bot = Bot „{ $name }“

bot-why-random = Zufällig aus allem Erlaubten gewählt.
bot-why-greedy = Auf den ersten Blick am besten: { $reason }.
bot-why-own = Dieser Bot nennt keinen Grund.
bot-why-slip = Ein absichtlicher Fehler: nicht die beste Antwort, aber eine, wie Menschen sie geben.
bot-why-search = Das Beste aus { $tries } Simulationen: Gewinnchance etwa { $chance } %.
bot-why-terms = Das Beste aus { $tries } Simulationen: Gewinnchance etwa { $chance } %. { $terms }

## pithead train

cli-train = Bots trainieren: Gewichte aus Partien lernen, die Bots spielen.
cli-train-learn = was gelernt wird: value (eine Bewertungsfunktion, aus Partien), heuristic-practice (Gewichte der Heuristik, durch Üben), heuristic-tuning (mit einer Evolutionsstrategie) oder exploit (die gegen die installierten am meisten gewinnen); ohne Angabe value
cli-train-seats = für so viele Spieler; ohne Angabe für jede Zahl, die das Spiel erlaubt
cli-train-games = Partien je Durchgang (ohne Angabe 500)
cli-train-rounds = Durchgänge (ohne Angabe 3)
cli-train-out = Ordner für die Dateien (ohne Angabe <Spiel>-weights im aktuellen Ordner)
train-table = Tisch für { $seats }
train-learned = Durchgang { $round }: Log-Likelihood { $likelihood }, der Favorit gewann in { $right } % der Fälle
train-practised = Durchgang { $round }: gewinnt { $share } % gegen die üblichen Gewichte der Heuristik
train-exploit = Durchgang { $round }: gewinnt { $share } % neuer Partien gegen die installierten Gewichte; ausgeglichen wäre { $even } %
error-train-folder = In den Ordner { $folder } lässt sich nicht schreiben; nenne mit --out einen vorhandenen.
error-train-shipped = In { $folder } liegen die installierten Gewichte; nenne mit --out einen anderen Ordner.
error-train-weights = { $why }.
bot-reason-score = es bringt sofort die meisten Punkte

### Bots: why they chose what they did.

bot-name-level-1 = Bot, level 1: very easy
bot-name-level-2 = Bot, level 2: easy
bot-name-level-3 = Bot, level 3: medium
bot-name-level-4 = Bot, level 4: hard
bot-name-level-5 = Bot, level 5: expert
bot-name-random = Bot, random
bot-name-uniform = Bot, simple
bot-name-greedy = Bot, simple
bot-name-practised = Bot, simple
bot-name-value = Bot, simple
bot-name-planner = Bot, simple
bot-with-character = { $character }: { $bot }
own-bot = Bot “{ $name }”

bot-why-random = A random legal choice.
bot-why-greedy = Best at first sight: { $reason }.
bot-why-own = This bot gives no reason.
bot-why-slip = A deliberate mistake: not the best answer, but one that a person might give.
bot-why-search = Best in { $tries } simulations: about { $chance }% chance of winning.
bot-why-terms = Best in { $tries } simulations: about { $chance }% chance of winning. { $terms }

## pithead train

cli-train = Train bots: learn weights from games that bots play.
cli-train-learn = what to learn: value (a value function, from games), heuristic-practice (heuristic weights, by practice), heuristic-tuning (by an evolution strategy) or exploit (those that win most against the installed ones) (default: value)
cli-train-seats = for this number of players (default: every number the game allows)
cli-train-games = games in each round (default: 500)
cli-train-rounds = rounds (default: 3)
cli-train-out = folder for the files (default: <game>-weights in the current folder)
train-table = Table for { $seats }
train-learned = Round { $round }: log likelihood { $likelihood }, the favourite won { $right }%
train-practised = Round { $round }: wins { $share }% against the default heuristic weights
train-exploit = Round { $round }: wins { $share }% of new games against the installed weights; { $even }% would be even
error-train-folder = Can’t write to the folder { $folder }; name an existing one with --out.
error-train-shipped = { $folder } holds the installed weights; name another folder with --out.
error-train-weights = { $why }.
bot-reason-score = it scores the most points right away

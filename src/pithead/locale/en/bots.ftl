### Bots: why they chose what they did.

bot-name-level-1 = Bot, level 1: very easy
bot-name-level-2 = Bot, level 2: easy
bot-name-level-3 = Bot, level 3: medium
bot-name-level-4 = Bot, level 4: hard
bot-name-level-5 = Bot, level 5: expert
bot-name-random = Bot “random”
bot-name-greedy = Bot “greedy”
bot-name-practised = Bot “practised”
bot-name-farsighted = Bot “farsighted”
bot-name-value = Bot “value”
bot-name-planner = Bot “planner”
bot-name-ismcts = Bot “ismcts”
bot-name-net = Bot “net”
own-bot = Bot “{ $name }”

bot-why-random = A random legal choice.
bot-why-greedy = At first sight the best: { $reason }.
bot-why-own = This bot gives no reason.
bot-why-slip = A mistake on purpose: a random legal choice.
bot-why-search = The best in { $tries } simulations: about { $chance } % to win.
bot-why-equal = After { $tries } simulations the choices are equally good: about { $chance } % to win.
bot-why-terms = The best in { $tries } simulations: about { $chance } % to win. { $terms }

## pithead train

cli-train = Train bots: learn weights and networks from games played for the purpose.
cli-train-learn = what to learn: value (a value function, from games), value-tuning (improve it by CMA-ES), heuristic-practice (heuristic weights, by practice) or heuristic-tuning (by CMA-ES); value if not given
cli-train-seats = for this number of players; every number the game allows if not given
cli-train-games = how many games in each round, or for each candidate (500 if not given)
cli-train-rounds = how many rounds, or generations (3 if not given)
cli-train-out = the folder for the files; <game>-weights in this folder if not given
train-table = Table for { $seats }
train-learned = Round { $round }: log likelihood { $likelihood }, the favourite won { $right } %
train-learned-net = Network: log likelihood { $likelihood }, the favourite won { $right } %
train-practised = Round { $round }: wins { $share } % against the default heuristic weights
train-generation = Generation { $n }: the best wins { $best } %, the mean { $mean } %
train-tuned = The tuned weights win { $share } %; { $even } % would be even.
error-train-folder = The folder { $folder } can’t be written to; name one that exists with --out.
error-train-shipped = { $folder } holds the weights that are installed; name another folder with --out.
error-train-weights = { $why }.
bot-reason-score = it brings the most points at once

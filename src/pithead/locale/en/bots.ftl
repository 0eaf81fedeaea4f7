### Bots: why they chose what they did.

bot-name-level-1 = Bot, level 1: gentle
bot-name-level-2 = Bot, level 2: easy
bot-name-level-3 = Bot, level 3: fair
bot-name-level-4 = Bot, level 4: strong
bot-name-level-5 = Bot, level 5: hard
bot-name-random = Bot “random”
bot-name-greedy = Bot “greedy”
bot-name-practised = Bot “practised”
bot-name-farsighted = Bot “farsighted”
bot-name-value = Bot “value”
bot-name-planner = Bot “planner”
bot-name-ismcts = Bot “ismcts”
bot-name-net = Bot “net”

bot-why-random = Drawn by lot among everything that was legal.
bot-why-greedy = By rule of thumb: { $reason }.
bot-why-slip = A slip: the first thing that came to mind.
bot-why-search = The best of { $tries } looks ahead: a chance to win of about { $chance } %.
bot-why-equal = After { $tries } looks ahead one choice is as good as another, with a chance to win of about { $chance } %.
bot-why-terms = The best of { $tries } looks ahead: a chance to win of about { $chance } %. { $terms }

## What makes the difference

bot-term-prestige = more prestige
bot-term-bonus = more bonus points at the end
bot-term-delivery = a delivery within reach
bot-term-achievement = an achievement comes closer
bot-term-money = more money
bot-term-cubes = more valuable cubes
bot-term-crews = stronger crews
bot-term-depth = crews where they are of use
bot-term-improvements = better equipment
bot-term-mineshafts = more mineshaft income
bot-term-tiles = a better share of the next tiles
bot-term-vice-presidents = more use of the Vice Presidents
bot-term-order = a better place in the order
bot-term-brass = more Brass
bot-term-card-value = cards of more Brass value
bot-term-deck = a better deck
bot-term-units = stronger units
bot-term-buildings = better buildings
bot-term-platform = the Mining Platform
bot-term-means = more to spend

## Rules of thumb

bot-reason-uninsured = insurance costs more than it saves
bot-reason-insured = insurance against Danger
bot-reason-buy-lacking = cubes for a delivery or an achievement
bot-reason-small-bid = a small bid, for every bid is lost
bot-reason-workshop = the workshop is where prestige is made
bot-reason-market = the market turns cubes into money
bot-reason-control = an advantage while drilling
bot-reason-rich-tile = the richer tile first
bot-reason-al = no choice of Al’s is better than another
bot-reason-halt = the crew stands well where it is
bot-reason-complete-tile = it completes a tile
bot-reason-approach-tile = the crew gets closer to a tile worth drilling
bot-reason-centre = a crew at the centre is an achievement
bot-reason-spare-money = nothing on offer is worth its money
bot-reason-bribe = a bribe
bot-reason-cover = insurance tiles are there to be used
bot-reason-keep-cubes = the cubes are worth more than their price
bot-reason-sell-spare = no delivery needs these cubes, and the workshop needs money
bot-reason-deliver = the delivery brings more prestige than its cubes are worth
bot-reason-safety = fewer cubes are lost to Danger
bot-reason-mobility = crews reach more tiles
bot-reason-power = a stronger crew drills deeper
bot-reason-mineshaft = a mineshaft pays every turn
bot-reason-reserve = any reserve of the right value
bot-reason-nothing-better = nothing better is left to do
bot-reason-play-employee = playing an employee costs nothing
bot-reason-play-card = a card in play is worth more than one in hand
bot-reason-buy-dear = the dearest useful card
bot-reason-buy-strong = the card strengthens the company most
bot-reason-buy-value = the end is near, so Brass value counts
bot-reason-gift = a card for the partner
bot-reason-convert = Construction left over becomes Brass
bot-reason-rebuild = nothing is mined without the Mining Platform
bot-reason-use = a building’s effect costs nothing
bot-reason-demolish = tearing down a building
bot-reason-mine = mining is Brass at once
bot-reason-act = the unit’s own action
bot-reason-raid = the attack hits the company itself
bot-reason-attack = the attack is worth more than mining
bot-reason-attack-platform = without a Mining Platform the opponent mines nothing
bot-reason-accept = what the card offers is good
bot-reason-exchange = as much as can be exchanged
bot-reason-option = this option spends what was gathered
bot-reason-take = the dearest card
bot-reason-trim = the weakest card goes
bot-reason-look = good cards on top, bad ones away
bot-reason-target = the most dangerous card
bot-reason-own-card = the strongest card of its own
bot-reason-richest = the richest opponent
bot-reason-order = the order makes no difference

## pithead train

cli-train = Let the bots learn: weights and networks from games played for the purpose.
cli-train-learn = what: values (weights and network, from games), practice (a taste, Brass Empire), taste or weights (by CMA-ES); values if not given
cli-train-seats = for this number of players; every number the game allows if not given
cli-train-games = how many games in each round, or for each candidate (500 if not given)
cli-train-rounds = how many rounds, or generations (3 if not given)
cli-train-out = the folder for the files; where the bots read theirs if not given
train-table = Table for { $seats }
train-learned = Round { $round }: log likelihood { $likelihood }, the favourite won { $right } %
train-learned-net = Network: log likelihood { $likelihood }, the favourite won { $right } %
train-practised = Round { $round }: wins { $share } % against the plain rules of thumb
train-generation = Generation { $n }: the best wins { $best } %, the mean { $mean } %
train-tuned = What was tuned wins { $share } % where { $even } % would be even.
error-train-folder = The folder { $folder } can’t be written to; name one that exists with --out.
error-train-weights = { $why }.

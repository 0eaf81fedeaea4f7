### Brass Empire: the names of the cards, and the phrases card texts are made of.
### Phrases start small and have no full stop; they become sentences by themselves.
### $form is “may” behind “you may”, “then” behind a condition, else “do”.

card-clerk = Clerk
card-union-worker = Union Worker
card-mining-platform = Mining Platform
card-manager = Manager
card-contractor = Contractor
card-day-laborers = Day Laborers
card-scrap-dealer = Scrap Dealer
card-vanguard-mercenary = Vanguard Mercenary
card-hired-sentinel = Hired Sentinel
card-blast-wall = Blast Wall
card-jetpack-courier = Jetpack Courier
card-passenger-station = Passenger Station
card-drilling-caravan = Drilling Caravan
card-ticket-agent = Ticket Agent
card-track-surveyor = Track Surveyor
card-freight-broker = Freight Broker
card-rail-baron = Rail Baron
card-land-agent = Land Agent
card-elizebeth-boyd = Elizebeth Boyd
card-handcar-scout = Handcar Scout
card-prospecting-rig = Prospecting Rig
card-conductor-terminal = Conductor Terminal
card-ore-depot = Ore Depot
card-signal-house = Signal House
card-bennett-ironside = Bennett Ironside
card-corp-ninja = Corp Ninja
card-sorting-facility = Sorting Facility
card-zhan-shi-cycle = Zhan Shi Cycle
card-construction-sensei = Construction Sensei
card-illumination-inventor = Illumination Inventor
card-zen-archivist = Zen Archivist
card-efficiency-auditor = Efficiency Auditor
card-master-builder = Master Builder
card-himiko-edo = Himiko Edo
card-paper-dojo = Paper Dojo
card-stone-sentinel = Stone Sentinel
card-lantern-workshop = Lantern Workshop
card-reclamation-yard = Reclamation Yard
card-floating-shipyard = Floating Shipyard
card-lacquered-colossus = Lacquered Colossus
card-gumshoe = Gumshoe
card-clockwerks-factory = Clockwerks Factory
card-miltonian-barracks = Miltonian Barracks
card-telegraph-runner = Telegraph Runner
card-pendulum-sniper = Pendulum Sniper
card-archive-keeper = Archive Keeper
card-clockwork-apprentice = Clockwork Apprentice
card-case-analyst = Case Analyst
card-inspector-harlowe = Inspector Harlowe
card-cog-courier = Cog Courier
card-chroniker = Chroniker
card-records-hall = Records Hall
card-winding-tower = Winding Tower
card-listening-post = Listening Post
card-earl-hildebrand = Earl Hildebrand
card-volt-militia = Volt Militia
card-battery-turbine = Battery Turbine
card-shockwave-emitter = Shockwave Emitter
card-railcar-thief = Railcar Thief
card-spark-saboteur = Spark Saboteur
card-dynamo-mechanic = Dynamo Mechanic
card-blackout-agent = Blackout Agent
card-arc-gunner = Arc Gunner
card-harlem-redmond = Harlem Redmond
card-spark-runner = Spark Runner
card-tesla-trooper = Tesla Trooper
card-relay-station = Relay Station
card-capacitor-bank = Capacitor Bank
card-lightning-fence = Lightning Fence
card-quentin-edison = Quentin Edison
card-pester-hound = Pester Hound
card-parts-silo = Parts Silo
card-jemmy-riveter = Jemmy Riveter
card-line-worker = Line Worker
card-assembly-foreman = Assembly Foreman
card-drill-sergeant = Drill Sergeant
card-ramming-pilot = Ramming Pilot
card-chief-engineer = Chief Engineer
card-orville-threepwood = Orville Threepwood
card-gyro-skimmer = Gyro Skimmer
card-overclocked-wagon = Overclocked Wagon
card-bulwark-walker = Bulwark Walker
card-assembly-line = Assembly Line
card-command-mast = Command Mast
card-skybreaker = Skybreaker
# A card of the player’s own set, which brings its names along.
text-own-name = { $en }

## The card list

text-group-starter = Starting cards, for each player
text-group-neutral = Neutral cards
text-group-frontier = Frontier Rail
text-group-omni-edo = Omni-Edo Corporation
text-group-mcglynn = McGlynn Clockwerks
text-group-harlem = Harlem Electric Works
text-group-windcraft = Windcraft Enterprises
text-fact-type = { $type ->
        [employee] employee
        [unit] unit
       *[building] building
    }{ $deck ->
        [reserve] { " (reserve)" }
       *[other] { "" }
    }
text-fact-cost = cost { $cost }
text-fact-body = attack { $attack }, health { $health }
text-fact-brass = { $n ->
        [0] no Brass value
       *[other] Brass value { $n }
    }
text-fact-copies = { $n ->
        [one] 1 copy
       *[other] { $n } copies
    }

## Clauses

text-platform = Convert 2 Construction into 1 Brass, as often as you like. Once destroyed, it can be rebuilt for 1 Construction.
text-warden = Warden.
text-aura = { $type ->
        [unit] Your other units have +{ $n } attack.
       *[building] Your units have +{ $n } attack.
    }
text-clause-play = { $text }
text-clause-mobilize = Mobilize: { $text-small }
text-clause-built = When built: { $text-small }
text-clause-each-turn = Each turn: { $text-small }
text-clause-demolish = Demolish: { $text-small }
text-clause-destroyed = When destroyed: { $text-small }
text-clause-action = Action: { $text-small }
text-clause-kills = When it destroys a card in combat: { $text-small }
text-clause-whenever-acquire = Once a turn, when you acquire a card: { $text-small }
text-clause-whenever-mobilize = Once a turn, when you mobilize { $type ->
        [unit] another unit
       *[building] a unit
    }: { $text-small }
text-clause-whenever-dismiss = Once a turn, when you dismiss a card: { $text-small }
text-clause-whenever-mine = Once a turn, when one of your units mines: { $text-small }

## Lists and structure

text-list-comma = { $a }, { $b }
text-list-and = { $a } and { $b }
text-list-or = { $a } or { $b }
text-list-then = { $a }; then { $b }
text-op-choose = choose one: { $options }
text-op-option = • { $text }
text-op-may = you may { $what }
text-op-may-then = you may { $what }. If you do, { $rest }
text-op-price = price: { $price-small } Then: { $what-small }
text-op-again = { $what }; do this twice if { $when }
text-op-if = if { $when }, { $what }
text-op-if-else = if { $when }, { $what }. Otherwise, { $other }
text-op-for-each = { $what } for each { $count } (at most { $most })

## Resources

text-op-gain = gain { $what }
text-op-exchange = { $times ->
        [1] you may exchange { $give } for { $get }
       *[other] you may exchange { $give } for { $get }, up to { $times ->
            [2] twice
           *[other] { $times } times
        }
    }
text-op-discount = the next { $type ->
        [employee] employee
        [unit] unit
       *[building] building
    } you buy this turn costs { $what } less
text-op-steal = steal { $n } Brass from an opponent of your choice
text-op-pay = pay { $what }
text-op-sacrifice = destroy { $what ->
        [unit] { $type ->
            [unit] another of your units
           *[other] one of your units
        }
       *[building] { $type ->
            [building] another of your face-up buildings
           *[other] one of your face-up buildings
        }
    }

## Cards

text-op-draw = draw { $n ->
        [1] a card
       *[other] { $n } cards
    }
text-op-draw-later = draw { $n ->
        [one] 1 additional card
       *[other] { $n } additional cards
    } at the end of your turn
text-op-look = look at the top { $n ->
        [1] card of your deck and leave it there or { $then ->
            [dismiss] dismiss
           *[discard] discard
        } it
       *[other] { $n } cards of your deck, { $then ->
            [dismiss] dismiss
           *[discard] discard
        } any of them and put the others back in any order
    }
text-op-recall = put { $what ->
        [employee] an employee
        [unit] a unit
        [building] a building
       *[card] a card
    } from your discard pile { $to ->
        [hand] into your hand
       *[deck] on top of your deck
    }
text-op-discard-you = discard { $n ->
        [1] a card
       *[other] { $n } cards
    }
text-op-discard-opponent = make an opponent discard { $n ->
        [1] a card
       *[other] { $n } cards
    } at random
text-op-discard-each-opponent = make each opponent discard { $n ->
        [1] a card
       *[other] { $n } cards
    } at random
text-op-dismiss = dismiss { $n ->
        [1] a card
       *[other] { $n } cards
    } from { $places }
text-op-dismiss-this = dismiss this card
text-op-acquire = acquire for free { $what ->
        [employee] an employee
        [unit] a unit
        [building] a building
       *[card] a card
    } from { $place } with a total cost (Labor plus Construction) of { $n } or less{ $to ->
        [hand] { " and put it into your hand" }
        [deck] { " and put it on top of your deck" }
       *[discard] { "" }
    }
text-op-peek = look at { $what ->
        [hand] an opponent’s hand
       *[site] an opponent’s face-down building
    }
text-op-refresh = put a card from { $row ->
        [labor_market] the Labor Market
       *[design_department] the Design Department
    } under its deck and refill the row{ $n ->
        [1] { "" }
        [2] { " (do this twice)" }
       *[other] { " " }(do this { $n } times)
    }
text-from-hand = your hand
text-from-discard = your discard pile
text-from-labor-market = the Labor Market
text-from-design-department = the Design Department
text-from-reserve = your reserve

## Cards in play

text-op-damage = deal { $n } damage to { $target ->
        [opponent_card] an opponent’s unit or building
        [each_opponent_unit] each unit of every opponent
       *[opponent_unit] an opponent’s unit
    }
text-op-destroy = destroy an opponent’s unit{ $n ->
        [0] { "" }
       *[other] { " " }with { $n } health or less
    }
text-op-destroy-this = destroy this { $type ->
        [unit] unit
       *[building] building
    }
text-op-boost = give { $target ->
        [each_your_unit] each of your { $type ->
            [unit] other units
           *[other] units
        }
       *[your_unit] { $type ->
            [unit] another of your units
           *[other] one of your units
        }
    } +{ $n } attack until the end of the turn
text-op-boost-this = give this { $type ->
        [unit] unit
       *[building] building
    } +{ $n } attack until the end of the turn
text-op-ready = let { $type ->
        [unit] another of your units
       *[other] one of your units
    } act this turn, even if it has just arrived or has already acted
text-op-build = flip one of your buildings under construction face up
text-op-rebuild = rebuild your Mining Platform
text-op-store = store { $n ->
        [one] 1 charge
       *[other] { $n } charges
    } on this { $type ->
        [unit] unit
       *[building] building
    }, which holds at most { $most }
text-op-discharge = remove all charges from this { $type ->
        [unit] unit
       *[building] building
    } and, for each of them, { $each }

## Conditions and counts

text-if-played = you played { $n ->
        [1] { $other ->
            [yes] another
           *[no] { $what ->
                [employee] an
               *[other] a
            }
        } { $what ->
            [employee] employee
            [unit] unit
            [building] building
           *[card] card
        }
       *[other] at least { $n } other { $what ->
            [employee] employees
            [unit] units
            [building] buildings
           *[card] cards
        }
    } this turn
text-if-played-corp = you played { $n ->
        [1] { $other ->
            [yes] another
           *[no] { $corp ->
                [omni_edo] an
               *[other] a
            }
        } { $name } { $what ->
            [employee] employee
            [unit] unit
            [building] building
           *[card] card
        }
       *[other] at least { $n } other { $name } { $what ->
            [employee] employees
            [unit] units
            [building] buildings
           *[card] cards
        }
    } this turn
text-if-your-units = you have { $n ->
        [1] a unit
       *[other] at least { $n } units
    }
text-if-your-buildings = you have { $n ->
        [1] a face-up building
       *[other] at least { $n } face-up buildings
    } (the Mining Platform counts)
text-if-your-sites = you have { $n ->
        [1] a building under construction
       *[other] at least { $n } buildings under construction
    }
text-if-opponent-units = an opponent has { $n ->
        [1] a unit
       *[other] at least { $n } units
    }
text-if-platform = your Mining Platform is face up
text-if-richer-opponents = { $n ->
        [1] an opponent has
       *[other] at least { $n } opponents have
    } more Brass than you
text-each-played = other { $what ->
        [employee] employee
        [unit] unit
        [building] building
       *[card] card
    } you played this turn
text-each-played-corp = other { $name } { $what ->
        [employee] employee
        [unit] unit
        [building] building
       *[card] card
    } you played this turn
text-each-your-units = of your units
text-each-your-buildings = of your face-up buildings, the Mining Platform included
text-each-your-sites = of your buildings under construction
text-each-opponent-units = unit of the opponent who has most
text-each-richer-opponents = opponent with more Brass than you

## Short texts: on the face of a card, four lines at most. [labor] and its like are icons, *…* is bold.

short-platform = 2[construction] → 1[brass]
short-warden = [shield] *Warden*
short-aura = { $type ->
        [unit] Your other units +{ $n }[attack]
       *[building] Your units +{ $n }[attack]
    }
short-clause-mobilize = *Mobilize:* { $text }
short-clause-built = *When built:* { $text }
short-clause-each-turn = *Each turn:* { $text }
short-clause-demolish = *Demolish:* { $text }
short-clause-destroyed = *When destroyed:* { $text }
short-clause-action = *Action:* { $text }
short-clause-kills = *Destroys a card:* { $text }
short-clause-whenever-acquire = *When you acquire:* { $text }
short-clause-whenever-mobilize = *When you mobilize:* { $text }
short-clause-whenever-dismiss = *When you dismiss:* { $text }
short-clause-whenever-mine = *When your unit mines:* { $text }
short-then = { $a }, { $b }
short-and = { $a } { $b }
short-either = either { $options }
short-or = { $a }, or { $b }
short-price = { $price }: { $what }
short-again = { $what }, twice { $when }
short-may = may { $what }
short-if = { $when }: { $what }
short-if-else = { $when }: { $what }, else { $other }
short-for-each = { $what } per { $count }, max { $most }
short-gain-labor = +{ $n }[labor]
short-gain-construction = +{ $n }[construction]
short-gain-brass = +{ $n }[brass]
short-pay-labor = { $n }[labor]
short-pay-construction = { $n }[construction]
short-pay-brass = { $n }[brass]
short-exchange = { $give } → { $get }{ $times ->
        [1] { "" }
       *[other] , up to ×{ $times }
    }
short-discount = next { $what } −{ $price }
short-steal = steal { $n }[brass]
short-sacrifice = lose { $what ->
        [unit] a unit
       *[building] a building
    }
short-draw = draw { $n }[card]
short-draw-later = +{ $n }[card] at turn end
short-look = { $n ->
        [1] see top [card], may { $then ->
            [dismiss] dismiss
           *[discard] discard
        }
       *[other] see top { $n }[card], { $then ->
            [dismiss] dismiss
           *[discard] discard
        } any
    }
short-recall = return { $what ->
        [employee] 1 employee
        [unit] 1 unit
        [building] 1 building
       *[card] 1[card]
    } from discard { $to ->
        [hand] to hand
       *[deck] onto deck
    }
short-discard-you = discard { $n }[card]
short-discard-opponent = an opponent discards { $n }[card]
short-discard-each-opponent = rivals −{ $n }[card]
short-dismiss = { $places ->
        [this] dismiss this
        [hand] dismiss { $n } from hand
        [discard] dismiss { $n } from discard
        [discard-hand] dismiss { $n } from hand or discard
       *[other] dismiss { $n } from hand or a row
    }
short-acquire = free { $from ->
        [reserve] reserve card
        [labor_market] Labor card
       *[design_department] { $what ->
            [unit] unit
           *[other] Design card
        }
    } (cost up to { $n }){ $to ->
        [hand] { ", to hand" }
        [deck] { ", onto deck" }
       *[discard] { "" }
    }
short-peek = peek at { $what ->
        [hand] a hand
       *[site] a site
    }
short-refresh = { $n ->
        [1] new
       *[other] { $n } new
    } { $row ->
        [labor_market] Labor
       *[design_department] Design
    } { $n ->
        [1] card
       *[other] cards
    }
short-damage = { $n }[damage] to { $target ->
        [opponent_card] a card
        [each_opponent_unit] all enemy units
       *[opponent_unit] a unit
    }
short-destroy = { $target ->
        [this] destroy this
       *[other] { $n ->
            [0] destroy an enemy unit
           *[other] destroy an enemy unit of { $n }[health] or less
        }
    }
short-boost = { $target ->
        [each_your_unit] your units +{ $n }[attack]
        [your_unit] your unit +{ $n }[attack]
       *[this] this +{ $n }[attack]
    }
short-ready = unit acts again
short-build = finish a building
short-rebuild = rebuild platform
short-store = store { $n }[charge]
short-discharge = use [charge]: each { $each }
short-discharge-more = use [charge]: { $each } each and once more
short-if-played = { $n ->
        [1] with another { $what ->
            [employee] employee
            [unit] unit
            [building] building
           *[card] card
        }
       *[other] after { $n } { $what ->
            [employee] employees
            [unit] units
            [building] buildings
           *[card] cards
        }
    }
short-if-played-corp = with [{ $corp }]
short-if-your-units = with { $n ->
        [1] a unit
       *[other] { $n } units
    }
short-if-your-buildings = with { $n ->
        [1] a building
       *[other] { $n } buildings
    }
short-if-your-sites = while building
short-if-opponent-units = if a rival has { $n ->
        [1] a unit
       *[other] { $n }+ units
    }
short-if-platform = platform up
short-if-richer-opponents = if a rival is richer
short-each-played = other { $what ->
        [employee] employee
        [unit] unit
        [building] building
       *[card] card
    }
short-each-played-corp = other [{ $corp }]
short-each-your-units = unit of yours
short-each-your-buildings = building of yours
short-each-your-sites = building site
short-each-opponent-units = enemy unit
short-each-richer-opponents = richer opponent

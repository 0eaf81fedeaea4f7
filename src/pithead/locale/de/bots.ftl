### Bots: warum sie so gewählt haben.

bot-name-level-1 = Bot, Stufe 1: sanft
bot-name-level-2 = Bot, Stufe 2: leicht
bot-name-level-3 = Bot, Stufe 3: ordentlich
bot-name-level-4 = Bot, Stufe 4: stark
bot-name-level-5 = Bot, Stufe 5: schwer
bot-name-random = Bot „random“
bot-name-greedy = Bot „greedy“
bot-name-practised = Bot „practised“
bot-name-farsighted = Bot „farsighted“
bot-name-value = Bot „value“
bot-name-planner = Bot „planner“
bot-name-ismcts = Bot „ismcts“
bot-name-net = Bot „net“

bot-why-random = Ausgelost aus allem, was erlaubt war.
bot-why-greedy = Faustregel: { $reason }.
bot-why-slip = Ein Ausrutscher: das Erstbeste.
bot-why-search = Das Beste aus { $tries } Blicken voraus: Gewinnchance etwa { $chance } %.
bot-why-equal = Nach { $tries } Blicken voraus ist eine Wahl so gut wie die andere: Gewinnchance etwa { $chance } %.
bot-why-terms = Das Beste aus { $tries } Blicken voraus: Gewinnchance etwa { $chance } %. { $terms }

## Was den Unterschied macht

bot-term-prestige = mehr Prestige
bot-term-bonus = mehr Bonuspunkte am Ende
bot-term-delivery = eine Lieferung in Reichweite
bot-term-achievement = eine Realisierung rückt näher
bot-term-money = mehr Geld
bot-term-cubes = wertvollere Rohstoffe
bot-term-crews = stärkere Bohrtrupps
bot-term-depth = Bohrtrupps, wo sie nützen
bot-term-improvements = bessere Ausrüstung
bot-term-mineshafts = mehr Ertrag der Minenschächte
bot-term-tiles = ein besserer Anteil an den nächsten Feldern
bot-term-vice-presidents = besser genutzte Vizepräsidenten
bot-term-order = ein besserer Platz in der Reihenfolge
bot-term-brass = mehr Messing
bot-term-card-value = Karten mit mehr Messingwert
bot-term-deck = ein besserer Nachziehstapel
bot-term-units = stärkere Einheiten
bot-term-buildings = bessere Gebäude
bot-term-platform = die Förderplattform
bot-term-means = mehr zum Ausgeben

## Faustregeln

bot-reason-uninsured = eine Versicherung kostet mehr, als sie rettet
bot-reason-insured = eine Versicherung gegen Gefahr
bot-reason-buy-lacking = Rohstoffe für eine Lieferung oder Realisierung
bot-reason-small-bid = ein kleines Angebot, denn jedes Angebot ist verloren
bot-reason-workshop = Prestige entsteht im Atelier
bot-reason-market = die Börse macht Rohstoffe zu Geld
bot-reason-control = ein Vorteil beim Bohren
bot-reason-rich-tile = das reichere Feld zuerst
bot-reason-al = für Al ist eine Wahl so gut wie die andere
bot-reason-halt = der Bohrtrupp steht gut, wo er ist
bot-reason-complete-tile = damit ist ein Feld voll
bot-reason-approach-tile = der Bohrtrupp kommt einem lohnenden Feld näher
bot-reason-centre = ein Bohrtrupp im Erdkern ist eine Realisierung
bot-reason-spare-money = nichts davon ist sein Geld wert
bot-reason-bribe = eine Bestechung
bot-reason-cover = Versicherungssteine sind zum Abgeben da
bot-reason-keep-cubes = die Rohstoffe sind mehr wert als ihr Preis
bot-reason-sell-spare = keine Lieferung braucht diese Rohstoffe, und das Atelier braucht Geld
bot-reason-deliver = die Lieferung bringt mehr Prestige, als ihre Rohstoffe wert sind
bot-reason-safety = bei Gefahr gehen weniger Rohstoffe verloren
bot-reason-mobility = die Bohrtrupps erreichen mehr Felder
bot-reason-power = ein stärkerer Bohrtrupp bohrt tiefer
bot-reason-mineshaft = ein Minenschacht zahlt jede Spielrunde
bot-reason-reserve = irgendeine Reserve mit dem richtigen Wert
bot-reason-nothing-better = etwas Besseres bleibt nicht zu tun
bot-reason-play-employee = einen Angestellten auszuspielen kostet nichts
bot-reason-play-card = eine Karte im Spiel ist mehr wert als eine auf der Hand
bot-reason-buy-dear = die teuerste brauchbare Karte
bot-reason-buy-strong = diese Karte stärkt das Unternehmen am meisten
bot-reason-buy-value = das Ende ist nah, da zählt der Messingwert
bot-reason-gift = eine Karte für den Partner
bot-reason-convert = übriger Bau wird zu Messing
bot-reason-rebuild = ohne Förderplattform wird nichts gefördert
bot-reason-use = der Effekt eines Gebäudes kostet nichts
bot-reason-demolish = ein Gebäude abreißen
bot-reason-mine = Fördern bringt sofort Messing
bot-reason-act = die eigene Aktion der Einheit
bot-reason-raid = der Angriff trifft das Unternehmen selbst
bot-reason-attack = der Angriff ist mehr wert als das Fördern
bot-reason-attack-platform = ohne Förderplattform fördert der Gegner nichts
bot-reason-accept = was die Karte anbietet, ist gut
bot-reason-exchange = so viel Tausch wie möglich
bot-reason-option = diese Möglichkeit gibt aus, was gesammelt wurde
bot-reason-take = die teuerste Karte
bot-reason-trim = die schwächste Karte geht
bot-reason-look = gute Karten nach oben, schlechte weg
bot-reason-target = die gefährlichste Karte
bot-reason-own-card = die stärkste eigene Karte
bot-reason-richest = der reichste Gegner
bot-reason-order = die Reihenfolge ist gleich

## pithead train

cli-train = Die Bots lernen lassen: Gewichte und Netze aus eigens gespielten Partien.
cli-train-learn = was: values (Gewichte und Netz, aus Partien), practice (ein Geschmack, Brass Empire), taste oder weights (mit CMA-ES); ohne Angabe values
cli-train-seats = für so viele Spieler; ohne Angabe für jede Zahl, die das Spiel erlaubt
cli-train-games = Partien je Durchgang oder je Kandidat (ohne Angabe 500)
cli-train-rounds = Durchgänge oder Generationen (ohne Angabe 3)
cli-train-out = Ordner für die Dateien; ohne Angabe der, aus dem die Bots lesen
train-table = Tisch für { $seats }
train-learned = Durchgang { $round }: Log-Likelihood { $likelihood }, der Favorit gewann in { $right } % der Fälle
train-learned-net = Netz: Log-Likelihood { $likelihood }, der Favorit gewann in { $right } % der Fälle
train-practised = Durchgang { $round }: gewinnt { $share } % gegen die einfachen Faustregeln
train-generation = Generation { $n }: der Beste gewinnt { $best } %, das Mittel { $mean } %
train-tuned = Das Verbesserte gewinnt { $share } %, ausgeglichen wären { $even } %.
error-train-folder = In den Ordner { $folder } lässt sich nicht schreiben; nenne mit --out einen, den es gibt.
error-train-weights = { $why }.

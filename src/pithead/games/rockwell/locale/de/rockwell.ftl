### Rockwell: was gefragt, getan, abgelehnt und erzählt wird.

## Namen

name-zinc = Zink
name-copper = Kupfer
name-silver = Silber
name-gold = Gold
name-money = Geld
name-tiles = Versicherungssteine
name-al = Al
name-seat-0 = Grün
name-seat-1 = Rot
name-seat-2 = Violett
name-seat-3 = Weiß
name-centre = Erdkern
name-entrance = Eingang { $place }
name-border = Grenze { $place }
name-bribery = Korruption
name-subcontracting = Subunternehmer
name-zinc-copper = Zink und Kupfer
name-silver-gold = Silber und Gold
name-all = alle vier Arten
achievement-zinc-copper = 8 Zink und 8 Kupfer
achievement-cards = 6 Förderungskarten
achievement-silver = 10 Silber
achievement-crews-2 = drei Bohrtrupps mit Bohrleistung 2
achievement-gold = 12 Gold
achievement-deep = alle Bohrtrupps in Level C oder tiefer
achievement-each-kind = 6 Rohstoffe jeder Art
achievement-crews-4 = zwei Bohrtrupps mit Bohrleistung 4
achievement-centre = ein Bohrtrupp am Erdkern
count-zinc = { $n } Zink
count-copper = { $n } Kupfer
count-silver = { $n } Silber
count-gold = { $n } Gold
count-money = { MONEY($n) }
count-insurance = { $n ->
    [one] { $n } Versicherungsstein
   *[other] { $n } Versicherungssteine
}
count-prestige = { $n } Prestige

## Notes: what an attentive player remembers

note-rockwell-company = { SEAT($seat) } hat { $exact ->
    [0] mindestens{" "}
   *[other] {""}
}{ GOODS($zinc, $copper, $silver, $gold, $money) }{ $insurance ->
    [0] {""}
   *[other] {", "}{ COUNT($insurance, "insurance") }
}{ $prestige ->
    [0] {""}
   *[other] {", "}{ COUNT($prestige, "prestige") } aus Auslieferungen
}.

## Tischoptionen

option-rockwell-edition = Ausgabe
    .help = Wo sich die Ausgaben unterscheiden, der Spielregel einer Sprache wörtlich folgen.
option-rockwell-edition-default = Standard
option-rockwell-edition-en = englisch
option-rockwell-edition-fr = französisch
option-rockwell-edition-de = deutsch
option-rockwell-open-stock = offener Vorrat
    .help = Rohstoffe, Geld, Versicherungssteine und Auslieferungen aller zeigen.
option-rockwell-none-scores-nothing = kein Bonus für null
    .help = Wer von einem Rohstoff nichts hat, bekommt dafür am Ende keinen Bonus.
option-rockwell-even-start = Startausgleich
    .help = Wer in der Direktionsreihenfolge vorne steht, steht auch in der Kontrollreihenfolge vorne.

## Was gefragt wird

ask-rockwell-bid = { $aim ->
    [first] Wer am Ende das meiste Prestige hat, gewinnt. Biete verdeckt Rohstoffe, Geld oder nichts: Wer am meisten bietet, setzt zuerst. Bezahlen müssen alle.
   *[later] Angebotsabgabe: Was bietest du verdeckt?
}
ask-rockwell-place = Wohin setzt du einen Vizepräsidenten?
ask-rockwell-insure = Welche Rohstoffe tauschst du gegen Versicherungssteine?
ask-rockwell-move = Welchen Bohrtrupp bewegst du, und wohin?
ask-rockwell-carry = Subunternehmer von Bohrtrupp { CREW($crew) } mitnehmen: { PLACE($at) } → { PLACE($to) }?
ask-rockwell-step = Bohrtrupp { CREW($crew) } ({ PLACE($at) }) darf einen zweiten Schritt machen.
ask-rockwell-drill = Beide Felder erreichen ihre Bohrleistung: Welches wird durchbohrt?
ask-rockwell-advantage = Vorteil mit Bohrtrupp { CREW($crew) } ({ PLACE($at) }) nutzen?
ask-rockwell-cover = Gefahr! Wie viele Versicherungssteine gibst du ab?
ask-rockwell-market = Börse, { $left ->
    [one] noch 1 Aktion
   *[other] noch { $left } Aktionen
}: Was kaufst oder verkaufst du?
ask-rockwell-workshop = Atelier, { $left ->
    [one] noch 1 Aktion
   *[other] noch { $left } Aktionen
}: Was verbesserst du oder lieferst du aus?
ask-rockwell-al-crew = Welcher Bohrtrupp von Al zieht?
ask-rockwell-al-move = Wohin geht Bohrtrupp { CREW($crew) } von Al ({ PLACE($at) })?
ask-rockwell-al-power = Welcher Bohrtrupp von Al wird stärker?

## Was getan wird

action-rockwell-bid = { GOODS($zinc, $copper, $silver, $gold, $money) } bieten
action-rockwell-place = Brett { ROMAN($board) }, Position { $slot }
action-rockwell-insure = { CUBES($zinc, $copper, $silver, $gold) } versichern
action-rockwell-move = Bohrtrupp { $crew } → { PLACE($place) }
action-rockwell-stay = Bohrtrupp { $crew } bleibt stehen
action-rockwell-carry = Mit Bohrleistung { $power } mitnehmen
action-rockwell-abandon = Subunternehmer freigeben
action-rockwell-step = Zweiter Schritt → { PLACE($place) }
action-rockwell-halt = Hier stehen bleiben
action-rockwell-drill = { PLACE($place) } durchbohren
action-rockwell-bribe = Bohrtrupp { $crew } von { SEAT($owner) } bestechen → { PLACE($place) }
action-rockwell-hire = Subunternehmer mit Bohrleistung { $power } anheuern
action-rockwell-decline = Keinen Vorteil nutzen
action-rockwell-cover = { $tiles ->
    [0] Keinen Versicherungsstein abgeben
    [one] { $tiles } Versicherungsstein abgeben
   *[other] { $tiles } Versicherungssteine abgeben
}
action-rockwell-sell = { COUNT($n, $kind) } verkaufen
action-rockwell-buy = { COUNT($n, $kind) } kaufen
action-rockwell-pass = Passen
action-rockwell-power = Bohrleistung von Bohrtrupp { $crew } verbessern
action-rockwell-safety = Schutz verbessern
action-rockwell-mobility = Mobilität verbessern
action-rockwell-shaft = Minenschacht auf { PLACE($place) }
action-rockwell-shift = Einen Minenschacht versetzen: { PLACE($from) } → { PLACE($to) }
action-rockwell-deliver = Ausliefern: { NAME($pile) }
action-rockwell-al-crew = Bohrtrupp { $crew } von Al
action-rockwell-al-move = Bohrtrupp von Al → { PLACE($place) }
action-rockwell-al-power = Bohrtrupp { $crew } von Al: +1 Bohrleistung

## Was es kostet und bringt

detail-rockwell-delivery = ({ CUBES($zinc, $copper, $silver, $gold) } → { COUNT($prestige, "prestige") })
detail-rockwell-advantage = ({ NAME($what) })
detail-rockwell-times = (×{ $n })
detail-rockwell-place = ({ PLACE($place) })
detail-rockwell-price = ({ MONEY($price) })

## Was geschehen ist

event-rockwell-turn = Spielrunde { $turn } beginnt.
event-rockwell-bid = { SEAT($seat) } hat { GOODS($zinc, $copper, $silver, $gold, $money) } geboten{ $worth ->
    [0] {""}
   *[other] , Wert { MONEY($worth) }
}.
event-rockwell-management = Direktionsreihenfolge: { SEATS($order) }.
event-rockwell-placed = { SEAT($seat) } setzt einen Vizepräsidenten auf Brett { ROMAN($board) }, Position { $slot }.
event-rockwell-kept-home = { SEAT($seat) } behält den zweiten Vizepräsidenten zu Hause: Keine Position ist dafür frei.
event-rockwell-insured = { SEAT($seat) } { $tiles ->
    [0] versichert nichts
   *[other] tauscht { CUBES($zinc, $copper, $silver, $gold) } gegen { COUNT($tiles, "insurance") }
}.
event-rockwell-control = Kontrollreihenfolge: { SEATS($order) }.
event-rockwell-round = Bohrrunde { $round }.
event-rockwell-idle = { SEAT($seat) } hat keinen Bohrtrupp mehr und passt.
event-rockwell-moved = Bohrtrupp { $crew } von { SEAT($owner) } zieht: { PLACE($from) } → { PLACE($to) }.
event-rockwell-stayed = Bohrtrupp { $crew } von { SEAT($owner) } bleibt stehen.
event-rockwell-die-carried = Bohrtrupp { $crew } von { SEAT($seat) } nimmt seinen Subunternehmer mit Bohrleistung { $power } für { MONEY($price) } mit.
event-rockwell-die-abandoned = Bohrtrupp { $crew } von { SEAT($seat) } gibt seinen Subunternehmer frei.
event-rockwell-core = Bohrtrupp { $crew } von { SEAT($seat) } erreicht den Erdkern!
event-rockwell-bribed = { SEAT($seat) } besticht Bohrtrupp { $crew } von { SEAT($owner) }: { PLACE($from) } → { PLACE($to) }{ $price ->
    [0] {""}
   *[other] {" "}für { MONEY($price) }
}.
event-rockwell-hired = { SEAT($seat) } heuert für Bohrtrupp { $crew } einen Subunternehmer mit Bohrleistung { $power } an: { MONEY($price) }.
event-rockwell-drilled = { $tile } ist durchbohrt: Bohrleistung { $power } (nötig: { $need }). Ausgelöst von { SEAT($owner) }.
event-rockwell-settled = Bohrtrupp { $crew } von { SEAT($owner) } rückt von der Grenze auf { $tile }.
event-rockwell-card = Förderungskarte { $card } für { $tile }: { CUBES($zinc, $copper, $silver, $gold) }{ $danger ->
    [0] {""}
   *[other] , mit Gefahr
}.
event-rockwell-shared = Anteil von { SEAT($owner) }: { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-priority = { SEAT($owner) } hat Vorrang ({ $reason ->
    [shaft] Minenschacht auf dem Feld
    [power] höchste Bohrleistung
   *[active] am Zug
}) und nimmt den Überschuss: { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-danger = { $loss ->
    [one] Gefahr für { $loss } Rohstoff von { SEAT($owner) }.
   *[other] Gefahr für { $loss } Rohstoffe von { SEAT($owner) }.
}
event-rockwell-covered = { SEAT($seat) } gibt { COUNT($tiles, "insurance") } ab.
event-rockwell-lost = { SEAT($owner) } verliert durch Gefahr { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-received = { SEAT($owner) } erhält { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-kept-card = { SEAT($seat) } behält Förderungskarte { $card }.
event-rockwell-card-gone = Förderungskarte { $card } kommt aus dem Spiel.
event-rockwell-income = Der Minenschacht von { SEAT($seat) } auf { $tile } bringt { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-sold = { SEAT($seat) } verkauft { COUNT($n, $kind) } für { MONEY($money) }.
event-rockwell-bought = { SEAT($seat) } kauft { COUNT($n, $kind) } für { MONEY($money) }.
event-rockwell-left-market = { SEAT($seat) } verlässt die Börse.
event-rockwell-powered = Bohrtrupp { $crew } von { SEAT($owner) } hat jetzt Bohrleistung { $power }{ $price ->
    [0] {""}
   *[other] , für { MONEY($price) }
}.
event-rockwell-made-safe = { SEAT($seat) } verbessert den Schutz auf Stufe { $level } für { MONEY($price) }.
event-rockwell-made-mobile = { SEAT($seat) } verbessert die Mobilität auf Stufe { $level } für { MONEY($price) }.
event-rockwell-shaft-built = { SEAT($seat) } setzt einen Minenschacht auf { $tile } für { MONEY($price) }.
event-rockwell-shaft-moved = { SEAT($seat) } versetzt einen Minenschacht für { MONEY($price) }: { $from } → { $to }.
event-rockwell-delivered = { SEAT($seat) } liefert { CUBES($zinc, $copper, $silver, $gold) } aus ({ NAME($pile) }): { COUNT($prestige, "prestige") }.
event-rockwell-left-workshop = { SEAT($seat) } verlässt das Atelier.
event-rockwell-achieved = { SEAT($seat) } erreicht „{ ACHIEVEMENT($achievement) }“: { COUNT($prestige, "prestige") }.
event-rockwell-turn-end = Spielrunde { $turn } endet.
event-rockwell-game-over = Das Spiel ist zu Ende: { $reason ->
    [centre] die meisten Gesellschaften haben einen Bohrtrupp am Erdkern
    [achievements] eine Gesellschaft hat sechs Realisierungen, darunter die ganze Gruppe III
   *[quiet] drei Spielrunden in Folge brachten nichts Neues
}.
event-rockwell-bonus = Bonus von { SEAT($seat) } ({ NAME($what) }): { COUNT($prestige, "prestige") }.
event-rockwell-final = { SEAT($seat) }: { COUNT($prestige, "prestige") } ({ $achievements } aus Realisierungen, { $deliveries } aus Auslieferungen, { $bonus } Bonus).
event-rockwell-won = Sieg: { SEATS($seats) }.

## Warum nicht, und was es erlauben würde

refusal-bid-exceeds = Du kannst nicht { COUNT($asked, $what) } bieten: Du hast { COUNT($have, $what) }.
remedy-bid-exceeds = { $have ->
    [0] Biete etwas anderes oder nichts.
   *[other] Biete höchstens { COUNT($have, $what) }.
}
refusal-slot-missing = Brett { ROMAN($board) } hat keine Position { $slot }: Es hat { $slots }.
remedy-slot-missing = Wähle eine Position von 1 bis { $slots }.
refusal-slot-taken = Position { $slot } auf Brett { ROMAN($board) } ist von { SEAT($owner) } besetzt.
remedy-slot-taken = Wähle eine freie Position.
refusal-board-doubled = Du hast auf Brett { ROMAN($board) } schon einen Vizepräsidenten.
remedy-board-doubled = Wähle eine Position auf einem anderen Brett.
refusal-insure-exceeds = Du kannst nicht { COUNT($asked, $what) } versichern: Du hast { COUNT($have, $what) }.
remedy-insure-exceeds = { $have ->
    [0] Versichere etwas anderes oder nichts.
   *[other] Versichere höchstens { COUNT($have, $what) }.
}
refusal-crew-gone = Bohrtrupp { $crew } hat den Erdkern erreicht und ist aus dem Spiel.
remedy-crew-gone = Wähle einen Bohrtrupp, der noch in der Mine ist.
refusal-move-here = Der Bohrtrupp ist schon dort: { PLACE($place) }.
remedy-move-here = Lass den Bohrtrupp stehen oder wähle einen anderen Ort.
refusal-move-entrance = Ein Bohrtrupp kann nicht zu einem Eingang zurück.
remedy-move-entrance = Wähle ein Feld.
refusal-move-not-adjacent = Nicht angrenzend: { PLACE($here) }, { PLACE($place) }.
remedy-move-not-adjacent = Wähle ein angrenzendes Feld; den Erdkern nur von Ring D aus.
refusal-move-entrance-reach = Von hier ({ PLACE($here) }) erreicht ein Bohrtrupp das nicht: { PLACE($place) }.
remedy-move-entrance-reach = Wähle eines der beiden Felder, die der Eingang berührt.
refusal-jump-mobility = Der Sprung { PLACE($here) } → { PLACE($place) } braucht Mobilität 1; du hast { $have }.
remedy-jump-mobility = Verbessere die Mobilität im Atelier oder wähle ein angrenzendes Feld.
refusal-border-mobility = Auf der Grenze zu stehen ({ PLACE($place) }) braucht Mobilität 2; du hast { $have }.
remedy-border-mobility = Verbessere die Mobilität im Atelier oder wähle ein Feld.
refusal-border-drilled = Ein Feld daran ist schon durchbohrt: { PLACE($place) }.
remedy-border-drilled = Stelle dich nur zwischen zwei nicht durchbohrte Felder.
refusal-border-elsewhere = Das berührt das Feld des Bohrtrupps ({ PLACE($here) }) nicht: { PLACE($place) }.
remedy-border-elsewhere = Wähle eine Grenze des Feldes, auf dem der Bohrtrupp steht.
refusal-border-from-entrance = Ein Bohrtrupp kann nicht von einem Eingang direkt auf eine Grenze: { PLACE($here) } → { PLACE($place) }.
remedy-border-from-entrance = Ziehe erst auf ein Feld.
refusal-border-leave = Von hier ({ PLACE($here) }) führt ein Zug nur auf die beiden Felder daran.
remedy-border-leave = Wähle eines der beiden Felder.
refusal-border-taken = Dort steht schon ein anderer Bohrtrupp: { PLACE($place) }.
remedy-border-taken = Wähle eine andere Grenze oder ein Feld.
refusal-step-jump = Ein Sprung kann nicht Teil eines Zugs in zwei Schritten sein.
remedy-step-jump = Mache den zweiten Schritt auf ein angrenzendes Feld oder bleibe hier stehen.
refusal-step-die = Der Subunternehmer mit Bohrleistung { $power } darf nicht dorthin ({ PLACE($place) }): Erlaubt ist dort { $limit }.
remedy-step-die = Gehe nur, wo Bohrleistung { $power } erlaubt ist, oder bleibe hier stehen.
refusal-carry-stratum = Ein Subunternehmer mit Bohrleistung { $power } darf nicht dorthin ({ PLACE($place) }): Erlaubt ist dort { $limit }.
remedy-carry-stratum = Wähle höchstens Bohrleistung { $limit } oder gib den Subunternehmer frei.
refusal-carry-money = Den Subunternehmer mit Bohrleistung { $power } mitzunehmen kostet { MONEY($price) }; du hast { MONEY($have) }.
remedy-carry-money = Noch nötig: { MONEY($missing) }. Wähle weniger Bohrleistung oder gib den Subunternehmer frei.
refusal-advantage-bribery = Dein Vizepräsident auf Brett I gibt dir Korruption, keine Subunternehmer.
remedy-advantage-bribery = Bestich einen Bohrtrupp oder nutze keinen Vorteil.
refusal-advantage-subcontracting = Dein Vizepräsident auf Brett I gibt dir Subunternehmer, keine Korruption.
remedy-advantage-subcontracting = Heuere einen Subunternehmer an oder nutze keinen Vorteil.
refusal-bribe-nobody = Diesen Gegner gibt es nicht.
remedy-bribe-nobody = Wähle einen gegnerischen Bohrtrupp.
refusal-bribe-own = Bohrtrupp { $crew } ist dein eigener.
remedy-bribe-own = Wähle einen gegnerischen Bohrtrupp.
refusal-bribe-entrance = Bohrtrupp { $crew } von { SEAT($owner) } steht noch an einem Eingang.
remedy-bribe-entrance = Wähle einen Bohrtrupp auf einem Feld oder einer Grenze.
refusal-bribe-gone = Bohrtrupp { $crew } von { SEAT($owner) } hat den Erdkern erreicht und ist aus dem Spiel.
remedy-bribe-gone = Wähle einen Bohrtrupp, der noch in der Mine ist.
refusal-bribe-centre = Du kannst keinen Bohrtrupp zum Erdkern bestechen.
remedy-bribe-centre = Hole einen Bohrtrupp auf das Feld deines aktiven Bohrtrupps.
refusal-bribe-destination = Ein bestochener Bohrtrupp kommt auf das Feld deines aktiven Bohrtrupps ({ PLACE($here) }), nicht dorthin: { PLACE($place) }.
remedy-bribe-destination = Wähle das Feld deines aktiven Bohrtrupps.
refusal-bribe-drilled = { PLACE($place) } ist schon durchbohrt.
remedy-bribe-drilled = Bestich nur, solange dein aktiver Bohrtrupp auf einem nicht durchbohrten Feld steht.
refusal-bribe-not-adjacent = Bohrtrupp { $crew } von { SEAT($owner) } steht nicht auf einem Feld, das an { PLACE($place) } angrenzt.
remedy-bribe-not-adjacent = Wähle einen Bohrtrupp auf einem angrenzenden Feld.
refusal-bribe-spent = Alle { $bribes } Korruptionssteine dieser Spielrunde sind verbraucht.
remedy-bribe-spent = Sie kommen am Ende der Spielrunde auf Brett I zurück.
refusal-bribe-stratum = Der Bohrtrupp bringt einen Subunternehmer mit Bohrleistung { $power } mit; auf { PLACE($place) } ist höchstens { $limit } erlaubt.
remedy-bribe-stratum = Wähle einen Bohrtrupp ohne Subunternehmer oder mit einem von höchstens { $limit }.
refusal-bribe-money = Der Bohrtrupp bringt seinen Subunternehmer mit, dessen Personalkosten { MONEY($price) } sind; du hast { MONEY($have) }.
remedy-bribe-money = Noch nötig: { MONEY($missing) }. Wähle einen Bohrtrupp ohne Subunternehmer oder mit einem billigeren.
refusal-hire-spent = Alle { $dice } Subunternehmer arbeiten schon.
remedy-hire-spent = Sie kommen am Ende der Spielrunde auf Brett I zurück, oder wenn ein Bohrtrupp einen freigibt.
refusal-hire-second = Bohrtrupp { $crew } hat schon einen Subunternehmer.
remedy-hire-second = Nutze mit diesem Bohrtrupp keinen Vorteil.
refusal-hire-stratum = Ein Subunternehmer mit Bohrleistung { $power } darf hier ({ PLACE($here) }) nicht arbeiten: Erlaubt ist { $limit }.
remedy-hire-stratum = Wähle höchstens Bohrleistung { $limit }.
refusal-hire-money = Ein Subunternehmer mit Bohrleistung { $power } kostet { MONEY($price) }; du hast { MONEY($have) }.
remedy-hire-money = Noch nötig: { MONEY($missing) }. Wähle weniger Bohrleistung.
refusal-drill-other = Der Bohrtrupp steht nicht auf einer Grenze von { PLACE($place) }, oder das Feld hat seine Bohrleistung nicht erreicht.
remedy-drill-other = Wähle eines der beiden Felder unter dem Bohrtrupp auf der Grenze.
refusal-cover-tiles = Du kannst nicht { COUNT($asked, "insurance") } abgeben: Du hast { $have }.
remedy-cover-tiles = { $have ->
    [0] Gib keinen ab.
   *[other] Gib höchstens { $have } ab.
}
refusal-cover-loss = Du kannst nicht { COUNT($asked, "insurance") } abgeben: Nur { $loss ->
    [one] { $loss } Rohstoff ist
   *[other] { $loss } Rohstoffe sind
} in Gefahr.
remedy-cover-loss = Gib höchstens { $loss } ab.
refusal-traded = Mit { NAME($kind) } hast du in dieser Phase II schon gehandelt.
remedy-traded = Handle mit einer anderen Art oder passe.
refusal-sell-exceeds = Du kannst nicht { COUNT($asked, $kind) } verkaufen: Du hast { $have }.
remedy-sell-exceeds = { $have ->
    [0] Verkaufe etwas anderes oder passe.
   *[other] Verkaufe höchstens { $have }.
}
refusal-buy-money = So viel { NAME($kind) } kostet { MONEY($price) }; du hast { MONEY($have) }.
remedy-buy-money = Noch nötig: { MONEY($missing) }. { $most ->
    [0] Kaufe etwas anderes oder passe.
   *[other] Kaufe höchstens { $most }.
}
refusal-trade-nothing = Zu einer Transaktion ({ NAME($kind) }) gehört mindestens ein Rohstoff.
remedy-trade-nothing = Kaufe oder verkaufe mindestens einen oder passe.
refusal-power-most = Bohrtrupp { $crew } hat schon Bohrleistung 4, die höchste.
remedy-power-most = Verbessere einen anderen Bohrtrupp.
refusal-power-gone = Bohrtrupp { $crew } hat den Erdkern erreicht und kann nicht verbessert werden.
remedy-power-gone = Verbessere einen Bohrtrupp, der noch in der Mine ist.
refusal-power-money = Die nächste Stufe von Bohrtrupp { $crew } kostet { MONEY($price) }; du hast { MONEY($have) }.
remedy-power-money = Noch nötig: { MONEY($missing) }. Wähle etwas Günstigeres oder passe.
refusal-safety-most = Dein Schutz ist vollständig.
remedy-safety-most = Verbessere etwas anderes.
refusal-safety-money = Die nächste Stufe des Schutzes kostet { MONEY($price) }; du hast { MONEY($have) }.
remedy-safety-money = Noch nötig: { MONEY($missing) }. Wähle etwas Günstigeres oder passe.
refusal-mobility-most = Deine Mobilität ist vollständig.
remedy-mobility-most = Verbessere etwas anderes.
refusal-mobility-money = Die nächste Stufe der Mobilität kostet { MONEY($price) }; du hast { MONEY($have) }.
remedy-mobility-money = Noch nötig: { MONEY($missing) }. Wähle etwas Günstigeres oder passe.
refusal-shaft-most = Alle { $shafts } deiner Minenschächte stehen schon auf dem Spielplan.
remedy-shaft-most = Versetze einen von ihnen auf ein anderes Feld.
refusal-shaft-money = Der nächste Minenschacht kostet { MONEY($price) }; du hast { MONEY($have) }.
remedy-shaft-money = Noch nötig: { MONEY($missing) }. Wähle etwas Günstigeres oder passe.
refusal-shaft-tile = Dein Minenschacht Nummer { $level } darf dort nicht stehen: { PLACE($place) }.
remedy-shaft-tile = { $level ->
    [1] Wähle ein nicht durchbohrtes Feld ohne Gegner, das du besetzt oder das an einen deiner Bohrtrupps angrenzt.
    [2] Wähle ein Feld, das du besetzt oder das an einen deiner Bohrtrupps angrenzt; ein nicht durchbohrtes nur ohne Gegner. (Die englische Ausgabe erlaubt mehr.)
   *[other] Wähle irgendein Feld ohne Minenschacht.
}
refusal-shaft-taken = Dort ({ PLACE($place) }) steht schon ein Minenschacht, der von { SEAT($owner) }.
remedy-shaft-taken = Wähle ein Feld ohne Minenschacht.
refusal-shift-none = Du hast keinen Minenschacht auf { $from }.
remedy-shift-none = Wähle ein Feld mit einem deiner Minenschächte.
refusal-shift-tile = { $level ->
    [0] Du hast noch keinen Minenschacht zum Versetzen.
   *[other] Auf Stufe { $level } darf keiner deiner Minenschächte auf { $to }.
}
remedy-shift-tile = Wähle ein Feld, das eine schon erreichte Stufe der Minenschächte erlaubt.
refusal-shift-money = Einen Minenschacht auf { $to } zu versetzen kostet { MONEY($price) }; du hast { MONEY($have) }.
remedy-shift-money = Noch nötig: { MONEY($missing) }. Wähle etwas Günstigeres oder passe.
refusal-deliver-empty = Der Stapel „{ NAME($pile) }“ hat keine Auslieferung mehr.
remedy-deliver-empty = Wähle einen anderen Stapel.
refusal-deliver-cubes = Für die oberste Auslieferung von „{ NAME($pile) }“ ist noch nötig: { CUBES($zinc, $copper, $silver, $gold) }.
remedy-deliver-cubes = Beschaffe noch { CUBES($zinc, $copper, $silver, $gold) } oder wähle einen anderen Stapel.
refusal-al-crew = Bohrtrupp { $crew } von Al ist nicht der, der ziehen muss.
remedy-al-crew = Wähle einen der angebotenen Bohrtrupps: zuerst die an einem Eingang oder auf einem durchbohrten Feld, dann den stärksten, dann den, der am weitesten außen steht.
refusal-al-tile = Der Bohrtrupp von Al kann nicht dorthin: { PLACE($place) }.
remedy-al-tile = Wähle eines der angebotenen Felder: das nicht durchbohrte Nachbarfeld, dem am wenigsten Bohrleistung fehlt.
refusal-al-power-most = Bohrtrupp { $crew } von Al hat schon Bohrleistung 4.
remedy-al-power-most = Wähle einen anderen Bohrtrupp von Al.
refusal-shaft-centre = Ein Minenschacht steht auf einem Feld, nicht am Erdkern oder an einem Eingang.
remedy-shaft-centre = Wähle ein Feld von A1 bis D8.

## Der Tisch im Terminal

letter-zinc = Z
letter-copper = K
letter-silver = S
letter-gold = G
draw-rockwell-title = Spielrunde { $turn } · { $phase ->
    [auction] Angebotsabgabe
    [vice_presidents] Vizepräsidenten setzen
    [drilling] Phase I: Bohrung, Bohrrunde { $round } von 4
    [market] Phase II: Markt
    [workshop] Phase III: Atelier
    [end] Spielende
   *[turn] Ende der Spielrunde
} · freie Subunternehmer: { $dice } · freie Korruptionssteine: { $bribes }
draw-rockwell-you = Du bist { SEAT($seat) }.
draw-rockwell-too-narrow = Der Tisch braucht { $n } Spalten: Mache das Fenster breiter.
draw-rockwell-achieved = Realisierungen von { SEAT($seat) }: { $list }
draw-rockwell-management = Direktionsreihenfolge:
draw-rockwell-control = Kontrollreihenfolge:
draw-rockwell-board-1 = I   Kontrolle
draw-rockwell-board-2 = II  Börse
draw-rockwell-board-3 = III Atelier
draw-rockwell-head-company = Gesellschaft
draw-rockwell-head-stock = Vorrat
draw-rockwell-head-money = Geld
draw-rockwell-head-insurance = Vers.
draw-rockwell-head-safety = Schutz
draw-rockwell-head-mobility = Mobil.
draw-rockwell-head-shafts = Schacht
draw-rockwell-head-cards = Karten
draw-rockwell-head-achievements = Real.
draw-rockwell-head-deliveries = Ausl.
draw-rockwell-prices = Preise in $: Rohstoffe { $cubes } · Bohrleistung { $power } · Schutz { $safety } · Mobilität { $mobility } · Minenschacht { $shaft } · Subunternehmer { $hire }
draw-rockwell-deliveries = Auslieferungen → Prestige: { $list }
draw-rockwell-achievements = Realisierungen → Prestige: { $list }

## Woher das Prestige kommt

source-rockwell-achievements = Realisierungen
source-rockwell-deliveries = Auslieferungen
source-rockwell-bonus-zinc = Bonus für Zink
source-rockwell-bonus-copper = Bonus für Kupfer
source-rockwell-bonus-silver = Bonus für Silber
source-rockwell-bonus-gold = Bonus für Gold
source-rockwell-bonus-money = Bonus für Geld

## Was eine Aktion auslösen würde

preview-rockwell-tile = Das durchbohrt { $tile } mit Bohrleistung { $power } (nötig: { $need }). Beteiligt: { SEATS($sharers) }. Den Überschuss bekommt { SEAT($priority) }.
preview-rockwell-card = Bei Karte { $card } ({ CUBES($zinc, $copper, $silver, $gold) }{ $danger ->
    [0] {""}
   *[other] , Gefahr
}): { $shares }
preview-rockwell-shares = { $a }; { $b }
preview-rockwell-share = { SEAT($owner) } { CUBES($zinc, $copper, $silver, $gold) }{ $loss ->
    [0] {""}
   *[other] {" "}(davon { $loss } in Gefahr)
}

# Balance studies.
balance-rockwell-order = Siege nach der ersten Direktionsreihenfolge
balance-rockwell-slots = Positionen: Anteil der Spiele, in denen sie genutzt wurden
balance-rockwell-improvements = Verbesserungen: Anteil der Spiele, in denen es sie gab
balance-rockwell-deliveries = Auslieferungsstapel: Anteil der Spiele, in denen sie genutzt wurden
balance-rockwell-delivery-wins = Siege nach einer Auslieferung vom Stapel
balance-rockwell-achievements = Realisierungen: Anteil der Spiele, in denen sie erreicht wurden
balance-rockwell-achievement-wins = Siege mit einer Realisierung
balance-rockwell-endings = Wie die Spiele endeten
balance-rockwell-improvement-power = Bohrleistung
balance-rockwell-improvement-safety = Schutz
balance-rockwell-improvement-mobility = Mobilität
balance-rockwell-improvement-mineshaft = Minenschacht
balance-rockwell-improvement-mineshaft-moved = Minenschacht versetzt
balance-rockwell-ending-centre = ein Bohrtrupp am Erdkern
balance-rockwell-ending-achievements = Realisierungen
balance-rockwell-ending-quiet = es geschah nichts Neues

# Why a bot does what it does.
bot-term-prestige = mehr Prestige
bot-term-bonus = mehr Bonuspunkte am Ende
bot-term-delivery = eine Auslieferung in Reichweite
bot-term-achievement = eine Realisierung in Reichweite
bot-term-money = mehr Geld
bot-term-cubes = wertvollere Rohstoffe
bot-term-crews = stärkere Bohrtrupps
bot-term-depth = Bohrtrupps, wo sie nützen
bot-term-improvements = bessere Ausrüstung
bot-term-mineshafts = mehr Ertrag der Minenschächte
bot-term-tiles = ein besserer Anteil an den nächsten Feldern
bot-term-vice-presidents = besser genutzte Vizepräsidenten
bot-term-order = ein besserer Platz in der Reihenfolge
bot-reason-uninsured = eine Versicherung kostet mehr, als sie rettet
bot-reason-insured = eine Versicherung gegen Gefahr
bot-reason-buy-lacking = Rohstoffe für eine Auslieferung oder Realisierung
bot-reason-bid = was die Reihenfolge wert ist, so ausgelost, dass niemand damit rechnen kann
bot-reason-workshop = Prestige entsteht im Atelier
bot-reason-market = die Börse macht Rohstoffe zu Geld
bot-reason-control = ein Vorteil beim Bohren
bot-reason-rich-tile = das reichere Feld zuerst
bot-reason-al = für Al ist eine Wahl so gut wie die andere
bot-reason-halt = der Bohrtrupp steht gut, wo er ist
bot-reason-complete-tile = damit ist ein Feld durchbohrt
bot-reason-approach-tile = der Bohrtrupp kommt einem lohnenden Feld näher
bot-reason-centre = ein Bohrtrupp am Erdkern ist eine Realisierung
bot-reason-spare-money = nichts davon ist sein Geld wert
bot-reason-bribe = ein bestochener Bohrtrupp
bot-reason-cover = Versicherungssteine sind zum Einsetzen da
bot-reason-keep-cubes = die Rohstoffe sind mehr wert als ihr Preis
bot-reason-sell-spare = keine Auslieferung braucht diese Rohstoffe, und das Atelier braucht Geld
bot-reason-deliver = die Auslieferung bringt mehr Prestige, als ihre Rohstoffe wert sind
bot-reason-safety = bei Gefahr gehen weniger Rohstoffe verloren
bot-reason-mobility = die Bohrtrupps erreichen mehr Felder
bot-reason-power = ein stärkerer Bohrtrupp bohrt tiefer
bot-reason-mineshaft = ein Minenschacht zahlt jede Spielrunde

# The game in lists and results.
score-rockwell = Prestige
turn-rockwell = Spielrunde { $n }
play-legend-rockwell =
    5 −3     ein nicht durchbohrtes Feld: nötige Bohrleistung, noch fehlende; ✓ ein durchbohrtes Feld und sein Ertrag
    Ga2+1    Bohrtrupp a von Grün (jede Gesellschaft hat a, b, c und d) mit Bohrleistung 2 und einem Subunternehmer von 1; « oder » auf einer Grenze
    Aa1      Bohrtrupp a von Al: Zu zweit ist Al eine dritte Gesellschaft, die niemand spielt
    ▣G       Minenschacht von Grün; Spalte 8 grenzt an Spalte 1
    3Z 1G    3 Zink und 1 Gold: Z Zink, K Kupfer, S Silber, G Gold
    ×4       eine Position, die 4 Aktionen gibt
    info     jederzeit die Preise und Stapel und die Realisierungen jeder Gesellschaft
    ⛏ heißt, dass sofort ein Feld durchbohrt wird; „why“ und die Nummer zeigen, was es bringt.
    Aktionen in Notation: „move a B3“, „bid 1 0 0 0 500“, „sell zinc 2“

# Was die Wiedergabe markiert.
mark-rockwell-extraction = Förderung
mark-rockwell-bribery = Bestechung
mark-rockwell-mineshaft = Minenschacht
mark-rockwell-delivery = Auslieferung
mark-rockwell-achievement = Realisierung

# Answers given in advance
order-rockwell-insure-nothing = Bis auf Weiteres nichts versichern
order-rockwell-no-deals = Bis auf Weiteres niemanden bestechen oder anheuern
order-rockwell-no-advantage = Diese Spielrunde niemanden bestechen oder anheuern
order-rockwell-pass = Bis zum Ende der Spielrunde passen

# Kinds of decisions, as a review counts them.
kind-rockwell-bid = Auktion
kind-rockwell-place = Vizepräsidenten
kind-rockwell-insure = Versicherung
kind-rockwell-move = Bewegungen
kind-rockwell-carry = Subunternehmer
kind-rockwell-step = Zweiter Schritt
kind-rockwell-drill = Bohrung
kind-rockwell-cover = Gefahr
kind-rockwell-advantage = Vorteile
kind-rockwell-market = Börse
kind-rockwell-workshop = Atelier
kind-rockwell-al-crew = Als Bohrtrupp
kind-rockwell-al-move = Als Bewegung
kind-rockwell-al-power = Als Bohrleistung

## Wie Charaktere spielen

style-rockwell-bids = Gebote
    .each = gebotene Hundert Dollar je Spielrunde
style-rockwell-insures = Vorsicht
    .each = gekaufte Versicherungen je Spielrunde
style-rockwell-bribes = Bestechung
    .each = bestochene Bohrtrupps je Partie
style-rockwell-builds = Ausbau
    .each = gebaute oder versetzte Minenschächte je Partie
style-rockwell-hoards = Vorrat
    .each = gekaufte Würfel je Spielrunde
style-rockwell-haste = Eile
    .each = Anteil der Partien, die nach sieben Spielrunden vorbei sind

balance-rockwell-control = Siege nach der ersten Kontrollreihenfolge
balance-rockwell-special = Sonstiges: Anteil der Spiele, in denen es vorkam
balance-rockwell-special-insured = Versicherung gekauft
balance-rockwell-special-covered = Versicherung eingelöst
balance-rockwell-special-bribed = Bohrtrupp bestochen
balance-rockwell-special-hired = Subunternehmer angeheuert
balance-rockwell-special-income = Ertrag eines Minenschachts

### La ligne de commande.

## Aide

cli-about = Des jeux de société sur des compagnies minières, aux règles exactes : jouez-y dans le navigateur ou le terminal, simulez-les, consultez leurs règles.
cli-command = COMMANDE
cli-a-file = FICHIER
cli-a-game = JEU
cli-a-name = NOM
cli-commands = commandes
cli-play = Jouer une partie dans le navigateur, ou dans le terminal avec --text.
cli-simulate = Faire jouer à des bots de nombreuses parties et afficher le bilan.
cli-replay = Afficher en texte une partie enregistrée, ou la vérifier.
cli-rules = Afficher le livret de règles, ou une règle.
cli-components = Montrer, exporter ou vérifier le matériel d’un jeu.
cli-lang = langue de tous les textes (en, fr ou de ; par défaut : PITHEAD_LANG, puis celle du système)
cli-game = quel jeu : { $games }
cli-seats = nombre de joueurs (par défaut : le maximum du jeu)
cli-arena-seats = nombre de joueurs (par défaut : 2, le minimum pour s’affronter ; ladder : chaque nombre à partir de là)
cli-seed = un texte ou un nombre quelconque ; la même graine donne la même partie
cli-options = options de table, comme edition=fr,open_stock=true
cli-table-options = options de table de { $game } :
cli-own-components = un fichier de matériel à vous (voir « pithead components »)
cli-bots = qui joue, place après place, en recommençant s’il y a plus de places : noms, module:objet, fichier.py:objet ou exec:COMMANDE (par défaut : random)
cli-games = nombre de parties (par défaut : 100)
cli-workers = nombre de processus (par défaut : 1) ; le résultat n’en dépend pas
cli-json = afficher un objet JSON
cli-text = jouer dans le terminal
cli-save = enregistrer la partie dans ce fichier
cli-resume = continuer la partie de ce fichier
cli-file = une partie enregistrée
cli-to = s’arrêter après ce nombre d’entrées du journal
cli-verify = tout rejouer et comparer graine, journal et résultat
cli-rule = le numéro d’une règle, comme RW-BRIBE-3
cli-components-export = écrire le matériel dans ce fichier, pour le modifier
cli-check = vérifier un fichier de matériel
cli-as-text = afficher chaque entrée en texte, les cartes avec leur texte entier
cli-export = Transformer des parties enregistrées en tableaux pour d’autres programmes.
cli-sources = parties enregistrées : fichiers, fichiers de plusieurs parties (.jsonl) ou dossiers
cli-export-out = dossier des tableaux (par défaut : « tables »)
cli-export-format = csv, ou parquet (demande l’extra [data]) (par défaut : csv)
cli-export-tables = quels tableaux (par défaut : games,seats,decisions,events)
cli-save-records = enregistrer chaque partie dans ce fichier (.jsonl, une ligne chacune)
cli-example-save-records = enregistrer 50 parties
cli-example-tables = en faire des tableaux de parties, de places, de décisions et d’événements
cli-example-parquet = un seul tableau, en Parquet
cli-new-game = Écrire un paquet avec un petit jeu, à transformer en le vôtre.
cli-new-name = son nom : minuscules, chiffres et traits bas, par exemple my_game
cli-completion = Afficher le script qui permet au shell de compléter commandes, options et valeurs.
cli-shell = quel shell
cli-examples = Exemples :
cli-example-page = ouvrir la page dans un navigateur et y jouer
cli-example-text = jouer dans le terminal à une table de deux
cli-example-bot = jouer dans le terminal contre un bon bot
cli-example-save = jouer dans le terminal et enregistrer la partie dans un fichier
cli-example-rule = lire une règle en français
cli-example-rulebook = lire tout le livret de règles
cli-example-help = toutes les options d’une commande
cli-example-simulate = 1 000 parties sur deux processus
cli-example-options = des parties avec une option de table
cli-example-bots = faire jouer deux bots et enregistrer chaque partie
cli-example-arena = combien de fois greedy gagne-t-il contre random ?
cli-example-pool = classer trois bots et dessiner le classement dans une page
cli-example-own = votre propre bot est-il meilleur que greedy ? S’arrêter dès que c’est clair
cli-example-balance = comparer votre matériel au nôtre, chiffre par chiffre
cli-example-train = apprendre des poids à partir de parties et les garder dans un dossier
cli-example-replay = afficher les 40 premières décisions d’une partie enregistrée
cli-example-verify = vérifier qu’une partie enregistrée suit les règles
cli-example-components = tout le matériel en texte
cli-example-export = écrire le matériel dans un fichier à modifier
cli-example-new-game = un petit jeu, jouable et conforme à la batterie de tests
cli-example-bash = pour bash ; à mettre dans ~/.bashrc
cli-example-zsh = pour zsh ; à mettre dans ~/.zshrc
cli-example-fish = pour fish ; à mettre dans ~/.config/fish/config.fish
version-compiled = compilé
version-plain = Python seul
version-plain-asked = Python seul, car PITHEAD_PURE était défini
version-plain-interpreter = Python seul, car la compilation n’existe que pour CPython
version-plain-compiler = Python seul, faute de compilateur C avec les en-têtes de Python
version-plain-tools = Python seul, car mypy ou setuptools manquait
version-plain-failed = Python seul, car la compilation a échoué

argparse-usage = Utilisation :
argparse-positionals = arguments
argparse-options = options
argparse-help = afficher cette aide et quitter
argparse-version = afficher la version et quitter
argparse-required = il manque : %s
argparse-argument = %(argument_name)s : %(message)s
argparse-one = il manque une valeur
argparse-not-with = incompatible avec %s
argparse-explicit = ne prend pas de valeur, mais %r est donné
argparse-choice = %(value)r n’est pas parmi %(choices)s

## Erreurs

error-usage = { $why } (voir « { $prog } --help »)
error-command = il n’y a pas de commande « { $name } » ; choisissez parmi : { $commands }
error-not-understood = pas compris : { $text }
error-near = { $said } ; vouliez-vous dire « { $near } » ?
error-export-table = il n’y a pas de tableau « { $name } » ; choisissez parmi : { $known }
error-export-tables = --tables ne nomme aucun tableau ; choisissez parmi : { $known }
error-save-lines = { $file } : les enregistrements vont dans un seul fichier, une ligne chacun ; donnez-lui un nom qui finit par .jsonl
error-whole = « { $text } » n’est pas un nombre entier d’au moins { $low }
error-simulate-bots = --bots ne nomme personne ; écrivez le nom d’un bot, par exemple random
error-whole-between = « { $text } » n’est pas un nombre entier de { $low } à { $high }
error-game = il n’y a pas de jeu « { $name } » ; choisissez parmi : { $games }
error-missing-part = il faut pour cela { $package }, qui n’est pas installé ; pour l’installer : { $command }
error-option-form = « { $part } » n’est pas une option de table ; écrivez nom=valeur
error-option-twice = l’option de table { $option } est indiquée deux fois ; indiquez-la une seule fois
error-seed = cette graine est vide ou contient des caractères qui ne sont pas du texte ; choisissez-en une autre
error-proxy = « { $address } » n’est ni l’adresse IP ni le réseau d’un proxy ; écrivez par exemple 10.0.0.5 ou 10.0.0.0/8
error-too-many-bots = il y a { $bots } bots pour { $seats ->
    [one] une seule autre place
   *[other] { $seats } autres places
} ; nommez-en moins, ou choisissez plus de places avec --seats
error-option-unknown = il n’y a pas d’option de table « { $option } » ; choisissez parmi : { $known }
error-option-value = l’option de table { $option } ne peut pas être « { $value } » ; choisissez parmi : { $allowed }
error-option-seats = l’option de table { $option } ne vaut que pour { $seats } places
error-seats = { $game } ne se joue pas à { $seats } ; choisissez le nombre de places parmi : { $counts }
error-worker-died = un processus a été arrêté de l’extérieur (mémoire épuisée ?) ; prenez moins de processus
error-play-text = { $game } se joue sur la page qu’ouvre « pithead play » ; pour le terminal, ajoutez --text, comme « pithead play { $game } --text »
error-save-exists = { $file } existe déjà ; choisissez un autre nom, ou continuez cette partie avec --resume
error-export-exists = { $file } existe déjà ; choisissez un autre nom
error-new-game = « { $name } » ne peut pas être le nom d’un nouveau jeu : minuscules, chiffres et traits bas seulement, et pas le nom d’un jeu installé
new-game-written = { $folder } contient un petit jeu qui passe la batterie de tests. Installez-le avec « pip install -e { $folder } », jouez-y avec « pithead play { $name } --text » ; son README.md dit comment le tester.
error-export-none = il n’y a aucune partie enregistrée dans { $sources }
error-resume-with = { $option } concerne une nouvelle partie et ne va pas avec --resume
error-resume-game = { $file } contient une partie de { $game } ; nommez ce jeu
error-write = impossible d’écrire { $file } ; vérifiez le dossier, vos droits et l’espace libre
error-to = --to { $n } est au-delà de la fin : le journal a { $entries } entrées
error-rule = il n’y a pas de règle « { $rule } » ; les plus proches sont : { $near }
error-rule-none = il n’y a pas de règle « { $rule } » ; « pithead rules { $game } » les affiche toutes
error-file = { $file } : { $reason }
error-place = { $file } : { $place } : { $reason }
place-line = ligne { $n }
place-entry = entrée { $n } du journal
error-record-unreadable = le fichier ne peut pas être lu ; vérifiez son nom et vos droits
error-record-not-json = ce n’est pas une partie enregistrée : le JSON n’est plus valide à la ligne { $line }, colonne { $column }
error-record-not-utf8 = ce n’est pas une partie enregistrée : le texte n’est pas en UTF-8
error-record-many = ce fichier contient plusieurs parties, une par ligne ; copiez une ligne dans un fichier à part, ou utilisez « pithead export »
error-record-not-ours = ce n’est pas une partie enregistrée de Pithead : « { $expected } » est attendu ici
error-record-version = le fichier est au format { $found }, et ce Pithead lit le format { $known }
error-record-rules = la partie a été jouée avec la version { $found } des règles, et ce Pithead joue la version { $known } : rejouez-la avec un Pithead de cette version
error-record-components = la partie a été jouée avec un autre matériel ({ $found }…, ici { $known }…) : rejouez-la avec le fichier de matériel d’alors
error-record-game = { $name } ne peut pas être rejoué ici ({ $reason })
error-record-commitment = la graine ne correspond pas à l’engagement publié avant la partie
error-record-differs = le fichier dit { $found }, mais la partie rejouée donne { $played }
error-record-notation = « { $text } » n’est pas une action ; attendu : { $expected }
error-record-refused = { SEAT($seat) } ne pouvait pas faire « { $text } » ici ({ $rule })
error-record-field = ici, il faut { $expected ->
    [text] un texte
    [number] un nombre entier
    [hexadecimal] un texte hexadécimal d’au moins 32 chiffres
    [table] une table
    [list] une liste
    [view] une vue de ce jeu qui puisse être jouée
   *[value] un texte, un nombre, true ou false
}
error-record-unplayable = la partie ne peut pas être affichée et continuée à partir d’ici
error-record-entry = une entrée doit être une place et une action en notation

## Simulation

simulate-progress = Parties
simulate-stopped = { $n ->
    [0] Arrêté avant la fin de la première partie.
    [one] Arrêté ; cette partie était terminée :
   *[other] Arrêté ; ces { $n } parties étaient terminées :
}
simulate-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game } à { $seats } places, bots { $bots }, graine { $seed } : { NUMBER($decisions) } décisions en { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($mean_turns, maximumFractionDigits: 2) } tours par partie.
simulate-speed = { NUMBER($games_per_second, maximumFractionDigits: 1) } parties et { NUMBER($decisions_per_second, maximumFractionDigits: 0) } décisions par seconde.
simulate-digest = Empreinte de toutes les parties : { $log_digest }
simulate-company = compagnie
simulate-wins = victoires
simulate-share = part
simulate-score = score moyen

## Export

export-progress = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
export-done = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} en tableaux dans { $folder } : { $tables }.

## Relecture

replay-verified = { $file } : OK. Engagement, journal ({ $n } entrées) et résultat sont justes.
replay-end = { $n } entrées du journal sur { $entries }.

## Jeu

play-prompt = Votre choix (« help » pour l’aide) :
play-prompt-only = Votre choix (Entrée pour la seule réponse, « help » pour l’aide) :
play-bye = À bientôt.
play-no-number = Il n’y a pas d’option { $n } ; la dernière est { $last }.
play-unknown = « { $text } » n’est ni une commande ni une réponse ici. Tapez un numéro de la liste, « help », ou une action qui commence par : { $verbs }
play-malformed = « { $text } » est incomplet ou faux. Attendu : { $expected }
play-earlier = { $n ->
    [one] … { $n } événement plus tôt ; « log » le montre.
   *[other] … { $n } événements plus tôt ; « log » les montre.
}
play-amounts = Tout nombre convient, comme « sell zinc 2 ».
play-form = « { $verb } » demande chaque nombre ; ou tapez tout d’un coup, comme « { $example } ».
play-field = { $what }, de { $low } à { $high } (Entrée pour { $low }) :
play-field-wrong = « { $text } » ne convient pas : de { $low } à { $high } par pas de { $step }.
play-field-help = Un nombre, ou Entrée pour le plus petit ; « undo » revient au nombre précédent, « cancel » quitte le formulaire, « quit » quitte la partie.
play-form-left = Vous avez quitté le formulaire ; rien n’est encore décidé.
play-why-what = Pourquoi quoi ? Tapez « why » et le numéro d’une option.
play-allowed = Vous pouvez le faire.
play-remedy = Que faire : { $remedy }
play-undo-none = Vous n’avez encore rien fait qui puisse être annulé.
play-undone = Votre dernière réponse est annulée.
play-save-where = Dites où : « save » et un nom de fichier.
play-saved = Enregistré dans { $file }. Continuez plus tard avec : pithead play { $game } --text --resume { $file }{ $bots }
play-kept = La partie est enregistrée dans { $file }. Continuez avec : pithead play { $game } --text --resume { $file }{ $bots }
play-verify = Toute la partie de { $game } est dans { $file } ; vérifiez-la avec : pithead replay { $file } --verify
play-log-empty = Il ne s’est encore rien passé.
play-notes-empty = Il n’y a encore rien à noter.
play-place = { $place }. { SEATS($seats) }
play-total = total
play-commitment = La graine de cette partie est fixée ; son SHA-256 est { $commitment }
play-options = Options de table : { $list }
play-opponents = Vos adversaires : { $list }
play-replaced = { $player } a échoué, random joue donc à sa place : { $fault }
play-seed = Graine { $seed } ; son SHA-256 était l’engagement montré dès le début : { $commitment }
play-help =
    NUMÉRO      choisir cette option (celles marquées ✗ ne sont pas permises maintenant)
    texte       une action en notation ; exemples ci-dessous
    why NUMÉRO  pourquoi une option est permise ou non, et que faire
    all         montrer toutes les options qui ne sont pas permises maintenant
    rules ID    une règle ; sans numéro, celle de cette question
    undo        annuler votre dernière réponse
    save FICHIER  enregistrer la partie dans un fichier
    log         tout ce qui s’est passé
    notes       ce que vous pouvez savoir de ce qui est caché
    board       redessiner la table
    cancel      quitter un formulaire, comme celui qui suit « bid »
    quit        partir ; la partie est enregistrée dans un fichier
play-more = { $n ->
    [one] … et { $n } autre qui n’est pas permise ; « all » la montre.
   *[other] … et { $n } autres qui ne sont pas permises ; « all » les montre.
}
plugin-broken = le jeu { $name } est ignoré : son extension ne fonctionne pas ({ $reason })

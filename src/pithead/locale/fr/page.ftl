### La page : tout ce qu’elle dit elle-même.

## Accueil

page-name = Pithead
page-tagline = Des jeux de mines, de machines et d’argent. Jouez entre amis, avec des bots, ou les deux.
page-home = Accueil
page-games = Jeux
page-players = { $from } à { $to } joueurs
page-play-now = Jouer
page-play-now-with = Jouer : { $options }.
page-set-up = Préparer une table…
page-set-up-title = Nouvelle table : { $game }
page-learn = Apprendre { $game } ({ $n } min)
page-lessons = Leçons
page-rules = Règles
page-continue = Vos tables
page-table-lesson = Leçon : { $lesson }
page-your-turn = À vous.
page-stage-lobby = Pas commencée
page-stage-playing = En cours
page-stage-over = La partie est finie
page-stage-stopped = La partie a été arrêtée
page-join = Rejoindre par lien
page-join-about = Collez le lien qu’un ami vous a envoyé.
page-link = Lien
page-join-go = Rejoindre la table
page-bad-link = Ce n’est pas un lien vers une table. Copiez le lien entier, du début à la fin.
page-import = Ouvrir une partie
page-import-about = Revoyez une partie finie ou continuez une partie inachevée.
page-import-choose = Choisir un fichier…
page-away = La table est injoignable. Nouvel essai en cours…
page-away-kept = La table est injoignable. Votre réponse est conservée et partira dès le retour de la connexion.
page-import-unreadable = « { $name } » n’est pas une partie enregistrée par Pithead. Choisissez un fichier créé par « { page-export } ».
page-import-damaged = « { $name } » est abîmé ou vient d’une autre version de Pithead. Essayez une autre copie ou mettez Pithead à jour.
page-unreachable = Le serveur est injoignable. Vérifiez qu’il tourne et que vous êtes en ligne, puis réessayez.
page-server-away = Le serveur est injoignable. Vos tables y sont en sécurité, et cette page réessaie toute seule.

## Une nouvelle table, les préparatifs, les places

page-seat-count = Nombre de places
page-your-name = Votre nom
page-table-title = Nom de la table
page-others = Les autres joueurs
page-seat-n = Place { $n }
page-seat-for-friend = Libre : pour un ami
page-options = Options
page-option-exact = exactement…
page-start-now = Commencer
page-open-lobby = Ouvrir, commencer plus tard
page-lobby-waiting = { $n ->
    [one] Une place est encore libre. Invitez quelqu’un ou ajoutez un bot.
   *[other] { $n } places sont encore libres. Invitez du monde ou ajoutez des bots.
}
page-lobby-ready = Tout le monde est là. La partie peut commencer.
page-start = Commencer la partie
page-start-needs = Occupez d’abord toutes les places.
page-host-starts = En attente de l’hôte
page-seats = Places
page-seat-open = place libre
page-nameless = Invité
page-a-bot = Bot
page-level-1 = très facile
page-level-2 = facile
page-level-3 = moyen
page-level-4 = difficile
page-level-5 = expert
page-n-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
page-strength = Niveau des bots
page-bots-of = Bots : { $level }
page-bot-of = Bot : { $level }
page-character = Personnage
page-character-none = sans personnage
page-level-random = au hasard
page-level-none = simple
page-character-wins = À deux, ce personnage gagne { $low } à { $high } parties sur 100 contre un bot de son niveau sans personnage.
page-character-figure = { $what } : { $value } ({ $low } à { $high }), moyenne { $average }
page-remove-table = Retirer « { $title } » de la liste
page-link-local = Ce lien ne marche que sur cet ordinateur. Lancez « pithead play --host 0.0.0.0 » et ouvrez la page à l’adresse réseau de cet ordinateur.
page-you = vous
page-online = en ligne
page-offline = hors ligne
page-to-act = doit jouer
page-invite = Inviter
page-invitation-out = invitation envoyée
page-invitation-link = Invitation pour la place { $n }
page-invitation-once = Envoyez ce lien à une seule personne : il sert une fois et ne sera plus affiché.
page-sit-here = S’asseoir ici
page-player-name = Nom du joueur { $n }
page-sit-too = Joueur sur cet écran
page-seat-bot = Ajouter un bot…
page-stand-up = Quitter la place
page-leave-to-bot = Laisser au bot
page-free-seat = Libérer cette place
page-take-back = Retirer l’invitation
page-spectators = Spectateurs
page-spectators-about = Toute personne qui a ce lien peut regarder, sans rien voir de caché.
page-spectator-nameless = Spectateur { $n }
page-spectator-lines = { $n } messages
page-spectator-mute = Rendre muet
page-spectator-unmute = Autoriser la discussion
page-spectator-away = Renvoyer
page-pace = Pause avant les coups des bots
page-pace-value = { $seconds } s
page-hints = Aide des bots pendant la partie
page-hints-on = autorisée
page-hints-off = désactivée
page-coach = Entraîneur : parle après une erreur certaine
page-noting = Notes sur ce que chacun a vu
page-noting-on = activées
page-notes = Notes
page-notes-about = Ce que l’on peut déduire de tout ce que vous avez vu.
page-notes-empty = Rien pour l’instant.
page-copy = Copier
page-copied = Copié
page-share = Partager
page-share-save = Enregistrer l’image
page-share-copy = Copier l’image
page-share-link = Lien vers la relecture
page-invited = Une invitation pour vous
page-invited-about = Une place vous est réservée. Comment les autres doivent-ils vous appeler ?
page-sit-down = Prendre la place
page-no-table = Cette table ne peut pas être ouverte

## À la table

page-title-your-turn = ● { $title }
page-table = La table
page-prompt = Décision en cours
page-question-rule = Règle de cette décision
page-your-turn-as = À vous, { $name }
page-waiting-for = En attente : { $names }
page-since-time = Depuis { $time }
page-answer-sealed = Réponse enregistrée
page-answered = a répondu
page-log-keys = flèches haut et bas : d’une ligne à l’autre
page-your-answer = Votre réponse
page-to-answer = Répondre
page-all-choices = Tous les choix en liste
page-refused = { $n ->
    [one] { $n } indisponible : pourquoi ?
   *[other] { $n } indisponibles : pourquoi ?
}
page-sets-off = déclenche un effet
page-confirm-this = Confirmez votre coup
page-do-it = Confirmer
page-cancel = Annuler
page-orders = Réponses automatiques
page-orders-about = Pithead répond pour vous jusqu’à ce que vous l’arrêtiez, même page fermée. Les autres n’en savent rien.
page-orders-ahead = Répondre d’avance
page-order-end = Désactiver
page-undo = Annuler le coup
page-hint = Indice
page-hint-off = Pas d’indices à cette table : les joueurs n’ont pas autorisé l’aide des bots.
page-seal = Valider
page-less = moins
page-more = plus
page-more-by = { $n } de plus
page-most = le plus possible : { $n }
page-board = Plateau
page-hidden = caché
page-yes = oui
page-no = non
page-loading-board = Chargement du plateau…
page-part-failed = Cette partie de la page n’a pas pu être chargée. Rechargez la page dès que le serveur est joignable.
page-curtain = { $name }, c’est à vous ({ $company })
page-curtain-about = Passez l’écran. Cette place reste cachée jusqu’à ce qu’on l’affiche.
page-curtain-open = Montrer la place ({ $name })
page-connecting = Connexion…
page-live = en direct
page-reconnecting = connexion perdue, nouvel essai
page-polling = connecté, sans mises à jour en direct
page-ended = pas de connexion
page-stop = Arrêter la partie
page-stop-about = La partie s’arrête pour tout le monde et ne peut pas être reprise. La graine est alors révélée.
page-stop-sure = Oui, arrêter

## Journal, discussion, règles

page-log = Journal de la partie
page-log-tab = Récit
page-all = tout
page-newest = Au plus récent
page-since = Depuis votre dernier tour
page-latest = Derniers coups
page-since-nothing = rien pour l’instant
page-since-more = encore { $n }
page-since-more-about = Tout est dans le journal.
page-show-me = Revoir
page-earlier = Lignes précédentes
page-because = Cause : { $reason }
page-rule-n = Règle { $rule }
page-chat = Discussion
page-chat-say = Dire quelque chose
page-send = Envoyer
page-rulebook = Livret de règles
page-search-rules = Chercher dans les règles
page-no-rule-found = Aucune règle ne contient ces mots. Essayez-en moins, ou d’autres.

## La fin

page-winner = { $n ->
    [one] Victoire : { $winners }
   *[other] Victoire partagée : { $winners }
}
page-you-lose = Perdu, cette fois
page-nobody-wins = Personne ne gagne
page-team-wins = Victoire : { $names }
page-team-yours = Victoire, { $names } !
page-you-win = Victoire, { $name } !
page-lost = { $winner }. Vous finissez { $place }e
page-score-to = { $first } à { $second }
page-company = Compagnie
page-total = Total
page-duration = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
page-chart-scores = Points de chaque compagnie, tour après tour
page-chart-final = Bonus
page-chart-sources = D’où viennent les points
page-how-it-went = Le déroulement
page-swing = { $turn } · { $name }
page-fair = Un mélange honnête
page-fair-about = Tout le hasard vient d’un seul nombre secret, la graine. Son empreinte (SHA-256) est montrée dès le début, la graine elle-même à la fin : chacun peut vérifier que rien n’a été changé en route.
page-fair-end = La graine est maintenant révélée. « Vérifier » la compare à l’empreinte du début et rejoue la donne et tous les coups.
page-fair-imported = Cette partie vient d’un fichier : quelqu’un a pu connaître sa graine.
page-commitment = Empreinte, montrée dès le début
page-seed = Graine
page-verify = Vérifier
page-verifying = Vérification…
page-promise-kept = Vérifié par votre navigateur : la graine correspond à l’empreinte.
page-promise-broken = Vérifié par votre navigateur : la graine ne correspond pas à l’empreinte. Ne vous fiez pas à cette partie.
page-show-board = Voir le plateau
page-result = Voir le résultat
page-rematch = Rejouer
page-rematch-join = Rejoindre la revanche
page-export = Enregistrer

## Réglages et touches

page-close = Fermer
page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-text-size = Taille du texte
page-confirm = Confirmer les coups
page-confirm-always = Toujours
page-confirm-marked = S’ils déclenchent un effet
page-confirm-never = Jamais
page-less-motion = Moins de mouvement
page-keys = Clavier
page-key-tab = à la partie suivante : plateau, choix, journal
page-key-around = le long d’une rangée de choix ou autour de l’anneau
page-key-between = entre les rangées ou entre les anneaux
page-key-space = Espace
page-key-gold = ce qui est entouré, sinon le bouton doré
page-key-escape = un pas en arrière : annuler, fermer, passer
page-key-next = prochain choix possible
page-key-why = pourquoi pas ? quel en serait l’effet ?
page-key-undo = annuler votre dernier coup
page-key-hint = montrer les coups à considérer
page-key-rules = la règle derrière la question
page-key-log = au journal
page-key-chat = à la discussion
page-legend = Tous les symboles
page-key-legend = la signification des symboles
page-key-help = cette aide

# Accès à la relecture, et d’où une partie reprend.
page-review = Analyse
page-replay-watch = Revoir la partie
page-replay-open = Revoir le début
page-replay-here = Montrer ce moment
page-replay-origin = Cette partie reprend
page-replay-origin-link = à l’étape { $at } d’une autre table
page-replay-origin-same = Ce qui est caché n’a pas changé.
page-replay-origin-anew = Ce qui était caché a été redistribué.
page-replay-anyway = Ouvrir jusque-là

page-volume = Sons
page-volume-off = désactivés
page-voices = Les personnages parlent
page-voices-off = Faire taire les personnages
page-sound-offer = Voulez-vous du son ?
page-sound-soft = Sons discrets
page-sound-loud = Plus forts
page-sound-none = Aucun son
page-fast-forward = Avance rapide
page-fast-forward-about = Les bots jouent sans pause
page-invited-by = { $host } vous invite à jouer à { $game }
page-invited-to = Une invitation à jouer à { $game }
page-invited-seat = Votre place : { $n }, { $company }
page-invited-others = À la table : { $names }
page-invited-name = Comment les autres doivent-ils vous appeler ?
page-you-won = Vous avez gagné
page-decided = Ce qui a fait la différence : { $source }, { $lead } de plus que { $name }

# Tips on home and lobby
page-tip-remove = La retire de cette liste. La partie elle-même reste.
page-tip-name = Le nom que les autres verront à la table.
page-tip-seats = Nombre de joueurs, en vous comptant.
page-tip-level = La force des bots.
page-tip-play = Commence tout de suite, avec ces bots.
page-tip-learn = Une première partie avec un guide qui dit l’essentiel.
page-tip-lessons = De courtes leçons et des positions d’exercice.
page-tip-set-up = Pour jouer entre amis ou choisir les options.
page-tip-rules = Toutes les règles, illustrées, avec recherche.
page-tip-invite = Crée un lien qui donne cette place à une personne.
page-tip-sit-too = Pour une autre personne devant cet écran : entre deux tours, la page cache ce qui est secret.
page-tip-stand = Libère la place pour quelqu’un d’autre.
page-tip-leave = Un bot jouera à votre place.
page-tip-take-back = Le lien ne sera plus valable.
page-tip-free = Retire ce joueur et libère la place.
page-tip-mute = Cette personne peut encore regarder, mais plus écrire.
page-tip-send-away = Met fin à l’accès de cette personne. Le lien des spectateurs est remplacé ; partagez le nouveau.
page-filter-own = moi

## Sans serveur : la page garde elle-même les tables
page-site-loading = La table se prépare
page-site-bytes = { $done } sur { $all } Mo
page-site-starting = La table se prépare, un instant
page-site-failed = Les jeux ne démarrent pas dans ce navigateur ; mettez-le à jour ou prenez-en un autre. Vos parties enregistrées sont conservées.
page-site-cut = Les jeux n’ont pas pu être chargés. Vérifiez la connexion, puis rechargez.
page-site-offline = Pas de réseau. Parties, bots, leçons et parties à revoir : tout marche ici.
page-site-update = Une nouvelle version de Pithead est là. Vos parties sont enregistrées.
page-site-reload = Recharger
page-site-alone = Tout reste dans ce navigateur
page-site-alone-about = Cette copie marche sans serveur : vos parties sont conservées dans ce navigateur et continuent hors ligne. On peut jouer à plusieurs devant cet écran ; pour inviter des amis ailleurs ou des spectateurs, il faut un serveur Pithead.
page-site-save-all = Enregistrer toutes les parties en fichiers
page-site-tip-remove = Supprime la partie de ce navigateur.
page-site-remove = Supprimer cette partie ?
page-site-remove-about = Elle n’existe nulle part ailleurs. Enregistrez-la d’abord en fichier si vous pensez la reprendre.
page-site-remove-go = Supprimer
page-site-remove-not = La garder

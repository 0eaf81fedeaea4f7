### Le serveur de tables : ce qu’il dit à ceux qui y jouent, et à son démarrage.

game-rockwell = Rockwell
game-brass-empire = Brass Empire


## Ce qui se passe à une table

chat = { $text }
because-card = { $card } : { $text }
person-at = { $name } ({ $company })
table-started = La partie commence.
table-seated = { $who } prend place.
table-bot = Un bot ({ $bot }) joue pour { $company }.
table-stood = { $who } quitte la table.
table-revoked = L’hôte a repris la place de { $who }.
table-undone = { $who } reprend son dernier coup.
table-stopped = L’hôte a arrêté la partie.
table-rematch = La partie suivante se prépare.
table-bot-late = Le bot de { $company } a trop tardé ; un simple coup permis a été joué à sa place.
table-bot-crashed = Le bot de { $company } a échoué ; un simple coup permis a été joué à sa place.
table-bot-illegal = Le bot de { $company } voulait un coup interdit ; un simple coup permis a été joué à sa place.

verify-ok = La graine correspond à ce qui a été publié au début ; la donne et les { $n } coups ont été rejoués avec le même résultat.

## Problèmes

problem-malformed = Cette demande n’a pas été comprise ; rechargez la page et réessayez.
problem-options = La table ne peut pas être préparée ainsi : { $why }.
problem-record = Ce fichier ne peut pas être joué ({ $place }) : { $why }.
problem-game = Il n’y a pas de jeu « { $name } » ; choisissez parmi : { $games }.
problem-bot = Il n’y a pas de bot « { $name } » ; choisissez parmi : { $bots }.
problem-no-seat = Vous n’avez pas de place à cette table ; demandez une invitation à son hôte.
problem-not-yours = Cette place n’est pas la vôtre ; choisissez-en une à vous.
problem-not-host = Seul l’hôte de la table peut faire cela ; demandez-le-lui.
problem-no-invitation = Cette invitation ne vaut pas pour cette table ; demandez-en une nouvelle à son hôte.
problem-origin = Cette demande venait de la page d’un autre site et a été refusée ; ouvrez l’adresse de la table elle-même.
problem-revoked = L’hôte a repris cette place ; demandez-lui une nouvelle invitation.
problem-no-table = Cette table n’existe pas ; vérifiez le lien, ou ouvrez votre propre table.
problem-no-page = Il n’y a rien à cette adresse ; revenez à la page d’accueil.
problem-no-such-seat = Cette table n’a pas de place { $seat } ; choisissez-en une autre.
problem-method = Cette adresse n’accepte pas ce genre de demande ; rechargez la page.
problem-taken = Cette place est prise ; choisissez-en une autre.
problem-seat-open = Une place est encore libre ; attendez son joueur, ou mettez-y un bot.
problem-began = La partie a commencé et ne peut plus être préparée ; arrêtez-la d’abord, ou ouvrez une autre table.
problem-not-playing = Aucune partie n’est en cours à cette table ; regardez la table telle qu’elle est.
problem-not-over = Ceci n’est montré qu’après la fin de la partie ; continuez à jouer.
problem-undo-none = Il n’y a aucun coup de vous à reprendre.
problem-undo-others = Un autre a joué ou a été interrogé depuis : votre dernier coup reste.
problem-undo-revealed = Votre dernier coup a révélé quelque chose de caché : il reste.
problem-stale = La table a changé depuis que vous l’avez vue ; regardez-la de nouveau, puis choisissez.
problem-seats-kept = Quelqu’un occupe une place qui disparaîtrait ; reprenez-la d’abord.
problem-invitation-used = Cette invitation a déjà servi ou a été retirée ; demandez-en une nouvelle à l’hôte.
problem-too-large = C’est trop grand pour être accepté ; envoyez-en moins.
problem-too-many = C’était beaucoup à la fois ; attendez quelques secondes et réessayez.
problem-ours = Quelque chose a mal tourné de notre côté ; rien n’est perdu : rechargez et réessayez.
problem-unreadable = Cette table ne peut pas être lue ; les autres continuent, et son fichier est resté tel quel.
problem-store = Le coup n’a pas pu être enregistré et n’a donc pas été joué ; libérez de la place ou vérifiez le dossier des données, puis réessayez.

## Le démarrage du serveur

serve-ready = Pithead est à l’adresse { $address }
serve-stop = Arrêtez-le par Ctrl-C ; toutes les tables sont gardées dans { $data }.
serve-already = Ces tables sont déjà servies, à l’adresse { $address }
serve-no-page = La page n’a pas été construite : lancez « make play », ou réinstallez Pithead.
error-port-busy = le port { $port } est déjà pris ; choisissez-en un autre par --port, ou omettez --port pour qu’un port libre soit choisi
error-port = { $host }, port { $port } : cette adresse ne peut pas être servie d’ici ; choisissez-en une autre par --host et --port
error-serve-text = dites quel jeu jouer dans le terminal, comme « pithead play rockwell --text »
error-serve-with = { $option } va avec une partie dans le terminal : nommez un jeu et ajoutez --text
error-serve-here = { $option } va avec la page et ne s’emploie pas avec --text
error-store-folder = le dossier { $place } ne peut être créé ou employé ; choisissez-en un autre par --data
error-store-unusable = les tables de { $place } ne peuvent être ouvertes en écriture ; vérifiez vos droits et la place libre, ou choisissez un autre dossier par --data
error-store-newer = les tables de { $place } viennent d’un Pithead plus récent ; employez celui-là, ou choisissez un autre dossier par --data
cli-host = adresse à servir (par défaut 127.0.0.1 : cet ordinateur seul)
cli-port = port à servir (par défaut 8765, ou le suivant qui est libre)
cli-data = dossier qui garde les tables, ou adresse d’une base de données
cli-no-browser = ne pas ouvrir la page dans un navigateur
cli-durable = attendre le disque après chaque coup, pour que même une coupure de courant n’en perde aucun

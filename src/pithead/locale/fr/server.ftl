### Le serveur de tables : ce qu’il dit à ceux qui y jouent, et à son démarrage.



## Ce qui se passe à une table

chat = { $text }
because-card = { $card } : { $text }
person-at = { $name } ({ $company })
table-started = La partie commence.
table-seated = { $who } prend place.
table-bot = Un bot ({ $bot }) joue pour { $company }.
table-stood = { $who } quitte la table.
table-revoked = L’hôte a libéré la place ({ $who }).
table-removed-bot = L’hôte a retiré le bot ({ $company }).
table-undone = { $who } annule son dernier coup.
table-undone-seen = { $who } annule son dernier coup, qui avait révélé quelque chose.
table-stopped = L’hôte a arrêté la partie.
table-rematch = La partie suivante se prépare.
table-bot-late = Le bot ({ $company }) a trop tardé ; un simple coup permis a été joué à sa place.
table-bot-crashed = Le bot ({ $company }) a échoué ; un simple coup permis a été joué à sa place.
table-bot-illegal = Le bot ({ $company }) voulait un coup interdit ; un simple coup permis a été joué à sa place.

verify-ok = La graine correspond à ce qui a été publié au début ; la donne et les { $n } coups ont été rejoués avec le même résultat.
verify-ok-same = La graine correspond à ce qui a été publié ; la donne et les { $n } coups, ceux de l’autre table compris, ont été rejoués avec le même résultat ; mais la graine était déjà connue quand cette table a commencé.
verify-ok-anew = La graine correspond à ce qui a été publié au début : ce qui était caché en a été tiré, et les { $n } coups ont été rejoués avec le même résultat ; mais cette table ne peut pas prouver que la position de départ a vraiment été jouée.

## Problèmes

problem-malformed = Cette demande n’a pas été comprise ; rechargez la page et réessayez.
problem-options = La table ne peut pas être préparée ainsi : { $why }.
problem-record = Ce fichier ne peut pas être joué ({ $place }) : { $why }.
problem-record-rules = Cette partie a été jouée avec d’autres règles ; avec les règles actuelles, ses { $played } premières étapes sur { $all } restent jouables.
problem-game = Il n’y a pas de jeu « { $name } » ; choisissez parmi : { $games }.
problem-bot = Il n’y a pas de bot « { $name } » ; choisissez parmi : { $bots }.
problem-no-seat = Vous n’avez pas de place à cette table ; demandez une invitation à son hôte.
problem-not-yours = Cette place n’est pas la vôtre ; choisissez-en une à vous.
problem-not-host = Seul l’hôte de la table peut faire cela ; demandez-le-lui.
problem-no-invitation = Cette invitation ne vaut pas pour cette table ; demandez-en une nouvelle à son hôte.
problem-origin = Cette demande venait de la page d’un autre site et a été refusée ; ouvrez l’adresse de la table elle-même.
problem-host = Ce serveur ne répond pas au nom « { $name } » ; la personne qui le gère peut l’ajouter avec --allow-host.
problem-revoked = L’hôte a repris cette place ; demandez-lui une nouvelle invitation.
problem-muted = L’hôte de cette table a désactivé votre discussion ; vous pouvez continuer à regarder.
problem-hints-off = Continuer montrerait comment les bots répondent à cette position, et cette table joue sans cette aide ; attendez la fin de la partie.
problem-no-hint = Aucun indice trouvé. Réessayez.
problem-no-table = Cette table n’existe pas ; vérifiez le lien, ou ouvrez votre propre table.
problem-no-page = Il n’y a rien à cette adresse ; revenez à la page d’accueil.
problem-no-such-seat = Cette table n’a pas de place { $seat } ; choisissez-en une autre.
problem-no-spectator = Cette personne ne regarde plus cette table, ou elle y a pris place ; consultez de nouveau la liste.
problem-method = Cette adresse n’accepte pas ce genre de demande ; rechargez la page.
problem-taken = Cette place est prise ; choisissez-en une autre.
problem-seat-open = Une place est encore libre ; attendez son joueur, ou ajoutez un bot.
problem-began = La partie a commencé et ne peut plus être préparée ; arrêtez-la d’abord, ou ouvrez une autre table.
problem-not-playing = Aucune partie n’est en cours à cette table ; rechargez la page pour voir où elle en est.
problem-moment-over = La partie est déjà finie à cette étape ; choisissez-en une antérieure.
problem-continued = Cette table reprend une autre partie : ses places et ses options sont fixées ; vous pouvez seulement changer qui est assis où.
problem-not-over = Ceci n’est montré qu’après la fin de la partie ; continuez à jouer.
problem-not-reviewed = Cette décision n’a pas été analysée ; commencez par toute l’analyse.
problem-no-puzzle = Rien n’a sûrement mal tourné à cette décision : il n’y a rien à trouver.
problem-lesson = { $game } n’a pas de leçon « { $name } », ou elle vaut pour un autre matériel ; choisissez-en une autre dans la liste.
problem-in-lesson = La table d’une leçon est pour une seule personne ; ouvrez une table ordinaire pour cela.
problem-lesson-over = Cette leçon est terminée ; recommencez-la ou choisissez-en une autre.
problem-lesson-outdated = Cette leçon a changé depuis que vous l’avez commencée ; recommencez-la.
problem-undo-none = Vous n’avez aucun coup à annuler.
problem-undo-others = Quelqu’un d’autre a joué ou doit répondre depuis : votre dernier coup ne peut plus être annulé.
problem-undo-revealed = Votre dernier coup a révélé quelque chose de caché : il ne peut plus être annulé.
problem-elsewhere = Cette table est ouverte dans un autre onglet de ce navigateur ; continuez là-bas, ou fermez cet onglet et rechargez celui-ci.
problem-stale = La table a changé depuis que vous l’avez vue ; regardez-la de nouveau, puis choisissez.
problem-seats-kept = Quelqu’un occupe une place qui disparaîtrait ; libérez-la d’abord.
problem-seen-hand = Une personne qui a vu une autre main à cette table ne peut pas prendre cette place ; invitez quelqu’un d’autre ou ajoutez un bot.
problem-invitation-used = Cette invitation a déjà servi ou a été retirée ; demandez-en une nouvelle à l’hôte.
problem-too-large = C’est trop volumineux ; envoyez quelque chose de plus petit.
problem-media-type = Cette demande n’a pas été envoyée en JSON ; rechargez la page et réessayez.
problem-too-many = Trop de demandes à la fois ; attendez quelques secondes et réessayez.
problem-budget = Votre réseau a envoyé trop de choses aujourd’hui ; réessayez demain.
problem-ours = Quelque chose a mal tourné de notre côté ; rien n’est perdu : rechargez et réessayez.
problem-unreadable = Cette table est illisible ; ses données n’ont pas changé, et les autres tables fonctionnent. Prévenez la personne qui gère le serveur.
problem-gap = L’entrée { $number } du journal de cette table manque ou est endommagée. Rien de ce qui précède n’est perdu : la personne qui gère le serveur peut restaurer une sauvegarde, ou continuer à partir de là avec « pithead admin repair { $table } ».
problem-storage = Ce navigateur n’a rien pu enregistrer, et rien n’a changé ; libérez de la place sur cet appareil ou quittez la navigation privée, puis réessayez.
problem-damaged = Ce navigateur ne peut plus lire cette partie : il en manque un morceau, ou il est abîmé. Rien n’a été modifié et vos autres parties marchent ; si vous l’avez enregistrée en fichier, ouvrez ce fichier.
problem-store = Le serveur n’a rien pu enregistrer, et rien n’a changé ; libérez de la place ou vérifiez son dossier de données, puis réessayez.
problem-store-unsure = Le serveur n’a pas eu de réponse en enregistrant cela : c’est peut-être fait, peut-être pas. Regardez la table dans un instant, puis réessayez si besoin.

## Le démarrage du serveur

serve-ready = Pithead tourne à l’adresse { $address }
serve-stop = Arrêtez-le par Ctrl-C ; toutes les tables sont gardées dans { $data }.
serve-already = Ces tables sont déjà servies, à l’adresse { $address }
serve-no-page = La page n’a pas été construite : lancez « make play », ou réinstallez Pithead.
error-port-busy = le port { $port } est déjà pris ; choisissez-en un autre avec --port, ou omettez --port pour qu’un port libre soit choisi
error-port = impossible de servir la page à l’adresse { $host }, port { $port } ; choisissez-en une autre avec --host et --port
error-serve-text = dites quel jeu jouer dans le terminal, comme « pithead play JEU --text »
error-serve-with = { $option } va avec une partie dans le terminal : nommez un jeu et ajoutez --text
error-serve-here = { $option } va avec la page et ne s’emploie pas avec --text
error-store-folder = impossible de créer ou d’utiliser le dossier { $place } ; choisissez-en un autre avec --data
error-store-unusable = impossible d’ouvrir en écriture les tables de { $place } ; vérifiez vos droits et l’espace libre, ou choisissez un autre dossier avec --data
error-store-newer = les tables de { $place } viennent d’un Pithead plus récent ; utilisez celui-là, ou choisissez un autre dossier avec --data
error-store-damaged = le fichier des tables dans { $place } est endommagé ; il n’a pas été modifié : remettez une sauvegarde à sa place, sauvez ce qui est lisible avec « pithead data rescue », ou déplacez-le pour repartir de zéro
error-store-foreign = les tables dans { $place } viennent d’un programme inconnu ici ; utilisez ce programme, ou choisissez un autre dossier avec --data
error-database-newer = les tables de { $place } viennent d’un Pithead plus récent ; utilisez celui-là, ou choisissez une autre base de données avec --database
error-database-foreign = les tables de { $place } viennent d’un programme inconnu ici ; utilisez ce programme, ou choisissez une autre base de données avec --database
error-store-file = { $place } est un simple fichier ; indiquez un dossier avec --data, et copiez-y le fichier avec « pithead data restore »
error-served = ces tables sont déjà servies, à l’adresse { $address } ; utilisez ce serveur, arrêtez-le, ou choisissez un autre dossier avec --data
error-database-url = ce n’est pas l’adresse d’une base de données que Pithead puisse utiliser ; écrivez-la postgresql://user:password@host/name
error-database-unreachable = la base de données { $place } est injoignable ; vérifiez l’adresse, le nom et le mot de passe, et qu’elle fonctionne
cli-host = adresse du serveur (par défaut : 127.0.0.1, cet ordinateur seulement)
cli-port = port du serveur (par défaut : 8765, ou le premier port libre ensuite)
cli-data-folder = dossier des tables, ou adresse d’une base de données
cli-no-browser = ne pas ouvrir la page dans un navigateur
cli-durable = attendre le disque après chaque coup, pour que même une coupure de courant n’en perde aucun
cli-allow-host = un nom qui mène à ce serveur, outre les adresses IP et le nom de cet ordinateur (peut être répété)
cli-own-bot = un bot à vous que les tables proposent, sous la forme module:objet ou fichier.py:objet (peut être répété)
cli-a-bot = un bot (peut être répété) : avec --text, l’un de vos adversaires, sous tout nom que l’arène accepte ; sinon, un bot à vous (module:objet ou fichier.py:objet) que les tables proposent
cli-proxy = adresse d’un proxy devant ce serveur, auquel on se fie pour l’origine des requêtes (peut être répété)

## Operations

cli-data = Copier, sauvegarder, restaurer ou vérifier toutes les tables.
cli-serve = Servir la page à d’autres, pour un club ou sur Internet.
cli-database = garder les tables dans PostgreSQL : postgresql://user:password@host/name
cli-data-action = copy : toutes les tables vers un autre stockage · backup : dans un fichier, pendant que le serveur tourne · restore : depuis un tel fichier · check : lire chaque table et rejouer chaque partie terminée · rescue : ce qui est encore lisible d’un fichier endommagé
cli-data-source = un dossier de tables, un fichier de sauvegarde ou l’adresse d’une base de données
cli-data-target = où vont les tables ; rien n’y est écrasé
cli-from = DE
cli-to-place = VERS
cli-example-serve = pour un club, sous son propre nom
cli-example-database = un processus parmi plusieurs sur une base de données ; à chacun son port
cli-example-backup = une sauvegarde pendant que le serveur tourne
cli-example-copy = passer à PostgreSQL
cli-example-check = toutes les tables sont-elles intactes ?
error-store-not-empty = il y a déjà des tables dans { $place }, et rien n’est écrasé ; choisissez un endroit vide
error-store-incomplete = tout n’est pas arrivé dans { $place } ; libérez de la place et copiez de nouveau vers un endroit vide
error-data-target = dites où vont les tables : pithead data { $action } DE VERS
error-data-no-target = « pithead data { $action } » ne prend qu’un endroit
error-data-source = il n’y a pas de tables dans { $place } ; vérifiez le nom
error-data-served = un serveur tourne sur ces tables, à { $address } ; arrêtez-le d’abord
data-copied = { $n } entrées copiées.
data-rescued = { $n } entrées de { $tables } tables ont été sauvées.
data-cut = table { $table } : intacte jusqu’à l’entrée { $number } ; si la partie a continué ensuite, le reste est perdu
error-data-rescue = « pithead data rescue » lit un fichier endommagé ; pour une base de données, utilisez les outils de PostgreSQL
data-checked = Tables lues : { $tables } ; parties terminées rejouées : { $finished }.
data-fault-gap = table { $table } : l’entrée { $number } manque ou est endommagée ; continuez à partir de là avec « pithead admin repair { $table } », ou restaurez une sauvegarde
data-fault-unreadable = table { $table } : l’entrée { $number } est inutilisable ; continuez à partir de là avec « pithead admin repair { $table } », ou restaurez une sauvegarde
data-fault-differs = table { $table } : une fois rejouée, la partie ne se termine pas comme indiqué
cli-admin = Gérer les tables d’un serveur.
cli-admin-action = list · show, export ou delete pour une table · prune : supprimer ce qui n’a pas changé depuis --days · renew : nouveaux liens pour l’hôte et les spectateurs · repair : couper un journal avant la première entrée manquante · doctor : lire toutes les tables et dire lesquelles sont mises de côté, et pourquoi
cli-a-table = TABLE
cli-admin-table = l’identifiant de la table, comme dans son lien
cli-admin-days = supprimer les tables où rien ne s’est passé depuis tant de jours
cli-admin-out = écrire la partie dans ce fichier ; avant la fin il contient tous les secrets
cli-example-admin-list = toutes les tables, la plus récente d’abord
cli-example-admin-renew = l’hôte a perdu le lien
cli-example-admin-prune = garder un an
admin-deleted = Tables supprimées : { $n }.
admin-repaired = Entrées gardées : { $kept } ; supprimées : { $gone }.
admin-export-part = Seule la partie avant l’entrée { $number } est utilisable ; c’est elle qui est écrite.
admin-doctor = Tables lues : { $tables } ; mises de côté : { $n }.
admin-doctor-advice = Les autres ne sont pas touchées. « pithead admin export TABLE » enregistre la partie aussi loin qu’elle est utilisable, « pithead admin repair TABLE » coupe le journal à cet endroit.
admin-link-host = Pour l’hôte : { $link }
admin-link-watch = Pour les spectateurs : { $link }
admin-table = Table { $table } : { $game }, { $stage }
admin-table-size = { $entries } entrées, { $moves } coups
admin-table-changed = modifiée { $time } UTC
error-admin-table = dites quelle table : pithead admin { $action } TABLE (« pithead admin list » les montre toutes)
error-admin-days = dites de quel âge : pithead admin prune --days 365
error-admin-no-table = il n’y a pas de table { $table } ; « pithead admin list » les montre toutes
error-admin-not-begun = la partie de la table { $table } n’a pas commencé
error-admin-nothing-left = aucune entrée de la table { $table } n’est utilisable, il n’y a donc rien à continuer ; gardez ce que « pithead admin export { $table } » trouve encore, puis « pithead admin delete { $table } »

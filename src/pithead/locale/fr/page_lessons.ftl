# Le guide d’une leçon, et la liste des leçons.
page-companion = Guide
page-lesson-step = étape { $n } sur { $of }
page-lesson-next = Suivant
page-lesson-show = Montrer
page-lesson-hint = Indice
page-lesson-again = Recommencer
page-lesson-after = Leçon suivante
page-lesson-leave = Quitter la leçon
page-lesson-fold = Replier le guide
page-lesson-others = Les autres jouent…
page-lesson-done = Leçon terminée.
page-lesson-outdated = Cette leçon a changé depuis que vous l’avez commencée. Recommencez-la.
page-lesson-minutes = { $n } min
page-lesson-finished = terminée
page-lessons-of = Apprendre { $game }
page-lessons-none = Il n’y a pas de leçon pour ce jeu. Ses règles sont sur la page d’accueil.
page-lessons-guided = Votre première partie
page-lessons-short = Leçons courtes
page-lessons-practice = Positions d’exercice
page-lesson-end = Leçon terminée : { $lesson }
page-lesson-end-guided = Vous savez jouer à { $game } !
page-lesson-you-did = Ce que vous avez fait
page-lesson-lamps = Lampes allumées : { $n } sur { $of }. Chaque leçon en allume une.
page-lesson-real-game = Jouer une partie
page-lesson-not-yet = Encore à découvrir
page-practice = Votre boîte d’exercices
page-practice-about = Des décisions de vos parties, à reprendre sur la table.
page-practice-due = { $n ->
    [one] 1 position à revoir
   *[other] { $n } positions à revoir
}
page-practice-none = Rien à revoir pour l’instant.
page-practice-next = Position suivante
page-practice-whole = Retour à l’analyse
page-practice-solved = Trouvé.
page-practice-gone = La partie d’où venait cette position n’existe plus ; elle a été retirée de la boîte.
page-puzzles = Problèmes
page-puzzles-about = Des positions tirées de parties de bots forts, avec une réponse sûrement meilleure.
page-puzzles-easy = Faciles
page-puzzles-medium = Moyens
page-puzzles-hard = Difficiles
page-puzzles-solved = { $n } résolus sur { $of }
page-puzzles-streak = { $n } d’affilée
page-puzzles-start = Commencer
page-puzzles-go-on = Problème suivant
page-puzzles-all = Tous les problèmes
page-puzzles-finished = Tous résolus

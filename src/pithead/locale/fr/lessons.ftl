# Ce que dit le guide de toute leçon.
lesson-press-next = Appuyez d’abord sur Suivant.
lesson-wait = Un instant : les autres d’abord.
lesson-hint = À votre place : { $action }.
lesson-hint-why = À votre place : { $action }. { $why }

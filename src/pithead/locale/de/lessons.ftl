# Was der Begleiter jeder Lektion sagt.
lesson-press-next = Drücke zuerst auf Weiter.
lesson-wait = Einen Moment: Zuerst sind die anderen dran.
lesson-hint = Mein Tipp: { $action }.
lesson-hint-why = Mein Tipp: { $action }. { $why }

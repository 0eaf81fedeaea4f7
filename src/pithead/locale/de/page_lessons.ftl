# Der Begleiter einer Lektion und die Liste der Lektionen.
page-companion = Begleiter
page-lesson-step = Schritt { $n } von { $of }
page-lesson-next = Weiter
page-lesson-show = Zeigen
page-lesson-hint = Tipp
page-lesson-again = Neu beginnen
page-lesson-after = Nächste Lektion
page-lesson-leave = Lektion verlassen
page-lesson-fold = Begleiter einklappen
page-lesson-others = Die anderen spielen…
page-lesson-done = Lektion geschafft.
page-lesson-outdated = Diese Lektion hat sich geändert, seit du sie begonnen hast. Beginne sie neu.
page-lesson-minutes = { $n } Min.
page-lesson-finished = abgeschlossen
page-lessons-of = { $game } lernen
page-lessons-none = Für dieses Spiel gibt es keine Lektionen. Die Regeln stehen auf der Startseite.
page-lessons-guided = Deine erste Partie
page-lessons-short = Kurze Lektionen
page-lessons-practice = Übungsstellungen
page-lesson-end = Lektion geschafft: { $lesson }
page-lesson-end-guided = Du kannst { $game } spielen!
page-lesson-you-did = Das hast du gemacht
page-lesson-lamps = { $n } von { $of } Lampen brennen: Jede Lektion entzündet eine.
page-lesson-real-game = Echte Partie spielen
page-lesson-not-yet = Noch zu entdecken
page-practice = Deine Übungskiste
page-practice-about = Entscheidungen aus deinen eigenen Spielen, noch einmal am Tisch.
page-practice-due = { $n ->
    [one] 1 Stellung ist dran
   *[other] { $n } Stellungen sind dran
}
page-practice-none = Gerade ist nichts dran.
page-practice-next = Nächste Stellung
page-practice-whole = Zurück zur Analyse
page-practice-solved = Gefunden.
page-practice-gone = Das Spiel, aus dem diese Stellung kam, gibt es nicht mehr; sie ist aus der Kiste entfernt.
page-puzzles = Rätsel
page-puzzles-about = Stellungen aus Spielen starker Bots mit einer sicher besten Antwort.
page-puzzles-easy = Leicht
page-puzzles-medium = Mittel
page-puzzles-hard = Schwer
page-puzzles-solved = { $n } von { $of } gelöst
page-puzzles-streak = { $n } in Folge
page-puzzles-start = Los
page-puzzles-go-on = Nächstes Rätsel
page-puzzles-all = Alle Rätsel
page-puzzles-finished = Alle gelöst

# The companion of a lesson, and the list of lessons.
page-companion = Guide
page-lesson-step = step { $n } of { $of }
page-lesson-next = Next
page-lesson-show = Show me
page-lesson-hint = Hint
page-lesson-again = Start again
page-lesson-after = Next lesson
page-lesson-leave = Leave lesson
page-lesson-fold = Minimise guide
page-lesson-others = The others are playing…
page-lesson-done = You have finished this lesson.
page-lesson-outdated = This lesson has changed since you started it. Start it again.
page-lesson-minutes = { $n } min
page-lesson-finished = finished
page-lessons-of = Learn { $game }
page-lessons-none = There are no lessons for this game. Its rulebook is on the home page.
page-lessons-guided = Your first game
page-lessons-short = Short lessons
page-lessons-practice = Practice positions
page-lesson-end = Lesson finished: { $lesson }
page-lesson-end-guided = You can play { $game }!
page-lesson-you-did = You did this
page-lesson-lamps = { $n } of { $of } lamps are lit: every lesson lights one.
page-lesson-real-game = Play real game
page-lesson-not-yet = Still to discover
page-practice = Your practice box
page-practice-about = Decisions of your own games, answered once more on the table.
page-practice-due = { $n ->
    [one] 1 position is due
   *[other] { $n } positions are due
}
page-practice-none = Nothing is due now.
page-practice-next = Next position
page-practice-whole = Back to the review
page-practice-solved = Solved.
page-practice-gone = The game this position came from is gone; it was taken out of the box.
page-puzzles = Puzzles
page-puzzles-about = Positions from games of strong bots, with one surely best answer.
page-puzzles-easy = Easy
page-puzzles-medium = Medium
page-puzzles-hard = Hard
page-puzzles-solved = { $n } of { $of } solved
page-puzzles-streak = { $n } in a row
page-puzzles-start = Start
page-puzzles-go-on = Next puzzle
page-puzzles-all = All puzzles
page-puzzles-finished = All solved

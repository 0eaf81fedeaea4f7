### What the kernel refuses, whatever the game.

rules-section-kernel = Playing with Pithead

rule-PH-FORM = An action is written in the notation of its game, names only things that exist and keeps within their bounds. Anything else is refused and changes nothing.
    .title = Well-formed actions
    .section = kernel
rule-PH-STALE = An answer belongs to the question it was given for. If the game has moved on since the question was shown, the answer is refused, and you are asked again.
    .title = Late answers
    .section = kernel
rule-PH-OVER = Once the game is over, you can only look at it or undo a move.
    .title = After the end
    .section = kernel

refusal-malformed = This is not an action of this game. Expected: { $expected }
remedy-malformed = Choose a numbered option, or type an action in notation.
refusal-not-asked = It is not your turn. Waiting for: { SEATS($waiting) }.
remedy-not-asked = Wait until it is your turn.
refusal-answered = You have already given your sealed answer, or you are not being asked.
remedy-answered = Wait until all answers are revealed.
refusal-wrong-question = “{ $verb }” does not answer this question.
remedy-wrong-question = Possible answers: { $verbs }.
refusal-stale = The game has moved on since you saw it.
remedy-stale = Look at the game as it is now and choose again.
refusal-game-over = The game is over.
remedy-game-over = Start a new game, or undo the last move.

## Table options

option-value = { $option } { $value }
option-yes = yes
option-no = no
option-number = { $n }

## Names both games use

name-nothing = nothing
name-nobody = nobody

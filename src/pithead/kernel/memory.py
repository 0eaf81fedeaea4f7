"""What a viewer remembers: everything that follows from the events they have seen.

A view says what can be seen now. An attentive player knows more: what a rival was paid,
which card went into a hand. A game that has such things makes a subclass of it in `new_memory`:

    class Ledger(Memory):
        def __init__(self, game, seats, viewer, begun):
            super().__init__(game, seats, viewer, begun is None)
            ...  # first figures, or what the view `begun` shows

        def note(self, event):                  # each event, checked already
        def known(self):                        # plain data for `facts`
        def recall(self, facts):                # the way back
        def notes(self):                        # the same in sentences, for people
        def figures(self):                      # and in numbers, for learners

Memory holds nothing that its viewer could not have written down. It says less rather than anything
wrong: of a game that began in the middle it knows what the view showed then, and what came after.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .contract import Event, Message
    from .game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What one viewer, a seat or SPECTATOR, remembers of one match. Made by `Game.memory`.

    This one remembers nothing, which is right for games that hide nothing or forget nothing. It can
    be copied and pickled; both go by its facts.
    """

    def __init__(self, game: Game, seats: int, viewer: int, whole: bool) -> None:
        self.game = game
        self.seats = seats
        self.viewer = viewer
        # Whether the viewer has seen the game from its beginning.
        self.whole = whole
        self.kinds = frozenset(game.event_kinds)
        self.seen = 0  # how many events

    # --- what a game fills in -------------------------------------------------------------------

    def note(self, event: Event) -> None:
        """Take in an event that the viewer may see. Raise `astray` if it can't follow here."""

    def known(self) -> dict[str, object]:
        """What is remembered, as plain JSON data: exact figures and bounds."""
        return {}

    def recall(self, facts: dict[str, object]) -> None:
        """Take over what `known` gave. Data of another kind may raise any error."""

    def notes(self) -> list[Message]:
        """What of it a person would write down: what the table does not show, a line each."""
        return []

    def figures(self) -> list[list[int]]:
        """The same for learners: a row of whole numbers for each seat; none: nothing to tell."""
        return []

    # --- what follows from it -------------------------------------------------------------------

    def see(self, event: Event) -> None:
        """Take in the next event that this viewer may see; all of them, one by one, in order.

        ValueError for an event of another game, of another viewer, or that can't follow here.
        """
        audience = event.audience
        if audience is not None and self.viewer not in audience:
            raise self.astray(event, f"viewer {self.viewer} may not see it")
        if event.kind not in self.kinds:
            raise self.astray(event, "the game has no such event")
        try:
            self.note(event)
        except (LookupError, TypeError) as error:
            raise self.astray(event, f"it is not as the game tells it ({error})") from None
        self.seen += 1

    def facts(self) -> dict[str, object]:
        """All that is remembered as plain JSON data, to be saved, shown or sent.

        `Game.restore_memory` makes a memory of it again.
        """
        return {
            "game": self.game.name,
            "seats": self.seats,
            "viewer": self.viewer,
            "whole": self.whole,
            "seen": self.seen,
            **self.known(),
        }

    def astray(self, event: Event, why: str) -> ValueError:
        """The error for an event that this memory can't take in."""
        place = f"event {self.seen + 1}, {event.kind!r}"
        return ValueError(f"a memory of {self.game.name} can't take in {place}: {why}")

    def check(self, view: dict[str, object]) -> None:
        """Raise a ValueError unless the view is of this memory's viewer; `determinize` calls it."""
        if (view.get("seats"), view.get("viewer")) != (self.seats, self.viewer):
            raise ValueError(
                f"this memory is of viewer {self.viewer} at a table of {self.seats}, "
                f"the view of viewer {view.get('viewer')} at a table of {view.get('seats')}"
            )

    def __repr__(self) -> str:
        return f"<Memory of {self.game.name}: viewer {self.viewer} of {self.seats} seats>"

    def __copy__(self) -> Memory:
        return restore_memory(self.game, self.facts())

    def __deepcopy__(self, memo: dict[int, object]) -> Memory:
        return restore_memory(self.game, self.facts())

    def __reduce__(self) -> tuple[Callable[..., Memory], tuple[Game, dict[str, object]]]:
        return restore_memory, (self.game, self.facts())


def restore_memory(game: Game, facts: dict[str, object]) -> Memory:
    """The memory in a pickle."""
    return game.restore_memory(facts)

"""The components as data: stretches of the seam, tools, and what a crew starts with."""

from pathlib import Path
from typing import Annotated

import msgspec

from pithead.kernel.components import Fault, faults_of, parse_toml, read, typed
from pithead.kernel.plugin import Components

FILE = Path(__file__).parent / "components.toml"
Few = Annotated[int, msgspec.Meta(ge=0, le=50)]


class Kind(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of stretch or tool."""

    id: str
    coal: Few
    copies: Few
    oil: Few = 0


class Box(msgspec.Struct, forbid_unknown_fields=True):
    oil: Few
    hand: Few
    stretch: list[Kind]
    tool: list[Kind]


def load(components: Components) -> Box:
    """The box as it comes, of a file, or of the data stored with a game."""
    file = "component_set" if isinstance(components, dict) else str(components or FILE)
    data = components if isinstance(components, dict) else parse_toml(read(Path(file)), file)
    with faults_of({"": file}):
        box = typed(data, Box)
        if sum(kind.copies for kind in box.stretch) < 10:
            raise Fault("stretch", "out-of-range", low=10, high=50)
        if sum(kind.copies for kind in box.tool) < 4 * box.hand:
            raise Fault("hand", "out-of-range", low=0, high=3)
    return box

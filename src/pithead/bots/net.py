"""A small network as value function: one hidden layer over a company's figures and its rivals'."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pithead.kernel.features import Features
from pithead.kernel.parts import need

from .planner import PlannerBot
from .value_function import ValueFunction
from .weights import WeightsError, learned_features

if TYPE_CHECKING:
    from pithead.kernel.game import Game
    from pithead.kernel.state import State

need("learn", "numpy")

PARTS = ("mean", "scale", "skip", "first", "first_bias", "second")


class NetValue(ValueFunction):
    """Strength is a weighted sum of the figures plus what the hidden layer makes of them."""

    def __init__(self, game: Game, features: Features, parts: dict[str, Any]) -> None:
        super().__init__(game, features)
        self.parts = parts

    def strengths(self, state: State) -> list[float]:
        import numpy as np

        found = forward(self.parts, np.array([self.features.of_all(state)]))[0]
        return [float(strength) for strength in found]


def inputs_of(parts: dict[str, Any], figures: Any) -> tuple[Any, Any]:
    """A company's figures to scale, and the same with the mean of its rivals' beside them."""
    import numpy as np

    own = (figures - parts["mean"]) / parts["scale"]
    count = max(1, own.shape[1] - 1)
    rivals = (own.sum(axis=1, keepdims=True) - own) / count
    return own, np.concatenate([own, rivals], axis=2)


def forward(parts: dict[str, Any], figures: Any) -> Any:
    """Strengths by moment and company, of figures by moment, company and name."""
    import numpy as np

    own, both = inputs_of(parts, figures)
    hidden = np.tanh(both @ parts["first"] + parts["first_bias"])
    return own @ parts["skip"] + hidden @ parts["second"]


@cache
def read_net(path: Path, figures: int) -> dict[str, Any]:
    import numpy as np

    try:
        with np.load(path) as data:
            parts = {name: data[name].astype(float) for name in PARTS}
    except (OSError, KeyError, ValueError) as error:
        raise WeightsError(path, "is no file of a network's weights") from error
    if parts["skip"].shape != (figures,) or parts["first"].shape[0] != 2 * figures:
        raise WeightsError(path, f"does not fit the {figures} figures of a company")
    return parts


def write_net(path: Path, parts: dict[str, Any]) -> None:
    import numpy as np

    np.savez_compressed(path, **{name: parts[name].astype(np.float32) for name in PARTS})


class NetBot(PlannerBot):
    """The planner with a network as its value function."""

    name = "net"

    def make_value_function(self, seats: int) -> ValueFunction:
        features = learned_features(self.game, seats, self.files)
        parts = read_net(self.files.net(seats), len(features.names))
        return NetValue(self.game, features, parts)

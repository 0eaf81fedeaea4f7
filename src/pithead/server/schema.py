"""The description of everything that is said: OpenAPI 3.1, with the live connection's messages."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar

from pithead.tables import messages as m

REFERENCE = "#/components/schemas/{name}"


def whole_schema(app: Litestar) -> dict[str, Any]:
    """Litestar's own, but with msgspec's shapes: those know which member of a union is which."""
    described: dict[str, Any] = app.openapi_schema.to_schema()
    shapes: dict[str, Any] = described.setdefault("components", {}).setdefault("schemas", {})
    types = [m.FromTable, m.Command, m.Update, m.GameInfo, m.CardInfo, m.NewTable, m.TableMade]
    types += [m.Join, m.Joined, m.TableSummary, m.Review, m.Verified, m.Problem, m.LogLine]
    types += [m.Replay, m.Moment, m.PlayOn]
    _, known = msgspec.json.schema_components(types, ref_template=REFERENCE)
    shapes.update(known)
    shapes["FromTable"] = _union(m.FromTable)
    shapes["Command"] = _union(m.Command)
    return described


def _union(kind: Any) -> dict[str, Any]:
    (one,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    return dict(one)

"""Rockwell passes the kit."""

from __future__ import annotations

from tests.kit.suite import Suite
from tests.rockwell.kit import KIT


class TestRockwell(Suite):
    kit = KIT

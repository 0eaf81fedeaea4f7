"""The learning environments that are measured: ours, and those they are measured beside."""

from __future__ import annotations

AEC_ROCKWELL = "aec rockwell"
AEC_BRASS_EMPIRE = "aec brass_empire"
GYM_ROCKWELL = "gym rockwell"
GYM_BRASS_EMPIRE = "gym brass_empire"
OURS = (AEC_ROCKWELL, AEC_BRASS_EMPIRE, GYM_ROCKWELL, GYM_BRASS_EMPIRE)

TEXAS = "aec texas_holdem_v4"
CATAN = "gym catanatron"
RIVALS = (TEXAS, CATAN)

NAMES = frozenset((*OURS, *RIVALS))
TARGET = 5.0
"""So many times a rival's steps a second ours shall be."""

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
BATCH_ROCKWELL = "batch rockwell"
BATCH_BRASS_EMPIRE = "batch brass_empire"
ENVPOOL = "batch envpool backgammon"
# Of ours: steps of the raw loop, of the vector environment, of EnvPool; microseconds to observe and
# to clone.
BATCH_TARGETS = {BATCH_ROCKWELL: (0.3, 8, 2, 1.5, 1), BATCH_BRASS_EMPIRE: (0.3, 8, 1.2, 2.5, 1.5)}
BATCHES = frozenset((*BATCH_TARGETS, ENVPOOL))

TARGET = 5.0
"""So many times a rival's steps a second ours shall be."""

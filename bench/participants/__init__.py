"""One program for each simulator measured; each prints one JSON object."""

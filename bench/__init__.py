"""How fast Pithead is, beside other simulators: see README.md in this folder."""

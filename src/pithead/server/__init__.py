"""Tables on the network: HTTP, websockets, storage and the bots' processes; it knows no rules."""

from pithead.kernel.parts import need

need("server")

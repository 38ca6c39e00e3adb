"""LAN play: one host's program with the only rules engine, guests that are sent what their seat may see."""

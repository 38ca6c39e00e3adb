"""Outlines that several places share: hills, the ground, columns, beams of light."""

from __future__ import annotations

from svedesk.gui.look.art.forms import flat, smooth

HILLS = tuple(
    smooth(
        (-3.2, 2.4),
        (-3.0, 0.3 + d),
        (-2.1, 0.05 + d),
        (-1.3, 0.34 + d),
        (-0.5, 0.10 + d),
        (0.3, 0.36 + d),
        (1.1, 0.02 + d),
        (2.0, 0.36 + d),
        (3.0, 0.1 + d),
        (3.2, 2.4),
    )
    for d in (0.0, 0.26, 0.5)
)
GROUND = flat("-320,52 -200,46 -80,54 60,47 180,55 320,48 320,240 -320,240")
COLUMN = flat("-20,70 -20,60 -13,56 -11,-120 -20,-130 -20,-144 20,-144 20,-130 11,-120 13,56 20,60 20,70")
BEAM = flat("-3,-200 3,-200 42,100 -42,100")

"""What this program says of itself; the braces hold its version."""

from __future__ import annotations

ABOUT = (
    "<p style='font-size:22px; font-weight:600'>svedesk {0}</p>"
    "<p>A desktop table for Shadowverse: Evolve that knows the rules and can be told to let go of them.</p>"
    "<p>An unofficial fan project, not connected with the publishers of the game. It ships no card text, art or logos: "
    "card faces are drawn by the program, rules text is rendered from its own scripts.</p>"
    "<p>MIT licence. The fonts have their own licence beside them.</p>"
)

"""What this program says of itself; the braces hold its version."""

from __future__ import annotations

ABOUT = (
    "<p style='font-size:22px; font-weight:600'>svedesk {0}</p><p>A desktop table for "
    "Shadowverse: Evolve that knows the rules, and lets you switch them off.</p><p>An "
    "unofficial fan project, not connected with the publishers of the game. It ships no "
    "card text, art or logos: svedesk draws the card faces itself and writes rules text "
    "from its own scripts.</p><p>MIT licence. The fonts come with their own licences.</p>"
)

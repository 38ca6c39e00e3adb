"""What stands on the settings page of help with the rules off."""

from __future__ import annotations

HELP_ROWS: tuple[tuple[str, str, str, str, str], ...] = (
    (
        "help_points",
        "Play points",
        "Refill at the start of a turn",
        "The maximum grows by one, up to ten.",
        "pp recover",
    ),
    ("help_refresh", "Engaged cards", "Refresh at the start of a turn", "", "untap stand"),
    ("help_draw", "Draw", "Draw a card at the start of a turn", "Not in the first turn of the game.", "card deck"),
    (
        "help_cost",
        "Costs",
        "Pay when a card is played",
        "From hand or EX area onto the own field or into the resolution zone, where there are play points enough.",
        "play points pp pay",
    ),
    (
        "help_combat",
        "Attacks",
        "Engage the attacker and deal damage both ways",
        "An attack is a drag with Shift from a follower to another or to a leader, or an entry of its menu.",
        "fight arrow combat exchange",
    ),
    (
        "help_stop",
        "End of the turn",
        "Stop for Quick first",
        "Ending a turn goes to its end phase; doing it again ends it.",
        "quick response pause",
    ),
    (
        "help_tokens",
        "Tokens",
        "Offer those of the card below the mouse",
        "A button at the card creates one; its menu has them, too.",
        "create fairy knight",
    ),
)
"""Each is a switch: the setting, what it is called, what is said beside the box, a note, more words that find it."""

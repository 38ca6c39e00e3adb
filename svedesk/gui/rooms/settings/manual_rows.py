"""What is on the settings page of help with the rules off, in words of any game: see `rows.in_game_words`."""

from __future__ import annotations

HELP_ROWS: tuple[tuple[str, str, str, str, str], ...] = (
    (
        "help_points",
        "Resources",
        "Refill at the start of a turn",
        "",
        "pp recover",
    ),
    ("help_refresh", "Turned cards", "Turn upright at the start of a turn", "", "untap stand"),
    ("help_draw", "Draw", "Draw a card at the start of a turn", "Not on the first turn of the game.", "card deck"),
    (
        "help_cost",
        "Costs",
        "Pay when a card is played",
        "When a card is played from your hand and you can pay for it.",
        "play points pp pay",
    ),
    (
        "help_combat",
        "Attacks",
        "Turn the attacker and deal damage both ways, without asking",
        "To attack, Shift+drag a card onto its target, or use the card's menu. Off: you are asked at each attack.",
        "fight arrow combat exchange",
    ),
    (
        "help_stop",
        "End of the turn",
        "Pause for responses first",
        "“End turn” first goes to the end phase. Use it again to end the turn.",
        "quick response pause",
    ),
    (
        "help_tokens",
        "Tokens",
        "Offer the tokens of the card under the mouse",
        "A button next to the card creates one. So does its menu.",
        "create fairy knight",
    ),
)
"""Each is a switch: the setting, what it is called, what is said beside the box, a note, more words that find it."""

"""The state of a game in a few words: whose turn, whose answer, how it ended."""

from __future__ import annotations

from svedesk.engine.records import SHARED
from svedesk.engine.view import View
from svedesk.gui.words import Words

_REASONS = {
    "defense": "{} has no leader defense left.",
    "deck": "{} could not draw from an empty deck.",
    "conceded": "{} conceded.",
}


def turn_line(view: View, words: Words) -> str:
    """Turn number and whose turn it is."""
    if not view.step or view.step[0] == "setup":
        return "Preparation"
    return f"Turn {view.number(SHARED, 'turn')} · {words.seat(view.number(SHARED, 'active'))}"


def waiting_line(view: View, words: Words, *, manual: bool) -> str:
    """Whose answer the table waits for."""
    if manual:
        return "The rules are off"
    if view.outcome is not None:
        return "Game over"
    if view.waits_for < 0:
        return ""
    name = words.seat(view.waits_for)
    if view.waits_kind == "quick":
        return f"{name} may use Quick"
    return f"{name} to act" if view.waits_kind == "main" else f"{name} to answer"


def ending(view: View, words: Words) -> tuple[str, str]:
    """How a game ended: a title, and why. Both are empty while it goes on."""
    outcome = view.outcome
    if outcome is None:
        return "", ""
    title = f"{words.seat(outcome.winners[0])} wins" if len(outcome.winners) == 1 else "A draw"
    reasons = [_REASONS.get(why, "{} lost.").format(words.seat(seat)) for seat, why in outcome.losers]
    return title, " ".join(reasons)

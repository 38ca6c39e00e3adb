"""The state of a game in a few words: whose turn, whose answer, how it ended."""

from __future__ import annotations

from svedesk.engine.records import SHARED
from svedesk.engine.view import View
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.words import Words

_REASONS = {
    "defense": "{0} has no leader defense left.",
    "deck": "{0} could not draw from an empty deck.",
    "conceded": "{0} conceded.",
}


LOST = "{0} lost."


def turn_line(view: View, words: Words) -> str:
    """Turn number and whose turn it is."""
    if not view.step or view.step[0] == "setup":
        return tr("Preparation")
    return tr("Turn {0} · {1}", view.number(SHARED, "turn"), words.seat(view.number(SHARED, "active")))


def super_evolution(view: View, seat: int) -> int | None:
    """The super-evolution points of a seat; None in a game whose edition of the rules has none (JA 3.3)."""
    return next((value for at, name, value in view.numbers if (at, name) == (seat, "super_evolution_points")), None)


def waiting_line(view: View, words: Words, *, manual: bool) -> str:
    """Whose answer the table waits for."""
    if manual:
        return tr("The rules are off")
    if view.outcome is not None:
        return tr("Game over")
    if view.waits_for < 0:
        return ""
    name = words.seat(view.waits_for)
    if view.waits_kind == "quick":
        return tr("{0} may use Quick", name)
    return tr("{0} to act", name) if view.waits_kind == "main" else tr("{0} to answer", name)


def ending(view: View, words: Words) -> tuple[str, str]:
    """How a game ended: a title, and why. Both are empty while it goes on."""
    outcome = view.outcome
    if outcome is None:
        return "", ""
    title = tr("{0} wins", words.seat(outcome.winners[0])) if len(outcome.winners) == 1 else tr("A draw")
    reasons = [tr(_REASONS.get(why, LOST), words.seat(seat)) for seat, why in outcome.losers]
    return title, " ".join(reasons)

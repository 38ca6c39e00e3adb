"""The state of a game in a few words: whose turn, whose answer, how it ended."""

from __future__ import annotations

from svedesk.engine.records import SHARED
from svedesk.engine.view import View
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.words import Words


def turn_line(view: View, words: Words) -> str:
    """Turn number and whose turn it is."""
    if not view.step or view.step[0] in words.table.preparing:
        return tr("Preparation")
    return tr("Turn {0} · {1}", view.number(SHARED, "turn"), words.seat(view.number(SHARED, "active")))


def waiting_line(view: View, words: Words, *, manual: bool) -> str:
    """Whose answer the table waits for."""
    if manual:
        return tr("Rules off")
    if view.outcome is not None:
        return tr("Game over")
    if view.waits_for < 0:
        return ""
    name = words.seat(view.waits_for)
    if view.waits_kind in words.table.responses:
        return words.of_game.waiting(view.waits_kind, view.waits_for)
    return tr("{0} to act", name) if view.waits_kind in words.table.free_choices else tr("{0} to answer", name)


def ending(view: View, words: Words) -> tuple[str, str]:
    """How a game ended: a title, and why. Both are empty while it goes on."""
    outcome = view.outcome
    if outcome is None:
        return "", ""
    title = tr("{0} wins", words.seat(outcome.winners[0])) if len(outcome.winners) == 1 else tr("A draw")
    reasons = [words.of_game.lost(seat, why) for seat, why in outcome.losers]
    return title, " ".join(reasons)

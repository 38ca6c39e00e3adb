"""The state of a game in a few words: whose turn, whose answer, how it ended; and what was given to a card, by which
card."""

from __future__ import annotations

from svedesk.engine.records import SHARED, Given
from svedesk.engine.view import CardView, View
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.words import Words

COUNTED = ("attack", "defense", "cost")
"""What is given in amounts that add up."""


def given_words(card: CardView, words: Words) -> list[str]:
    """One line for each giver and duration: "+2 attack, Rush from Okami, until the end of the turn"."""
    parts: dict[tuple[str, str], list[str]] = {}
    sums: dict[tuple[str, str, str], int] = {}
    for given in card.given:
        if given.what == "note":
            continue
        if given.what in COUNTED and isinstance(given.value, int):
            key = (given.what, given.source, given.until)
            sums[key] = sums.get(key, 0) + given.value
        else:
            parts.setdefault((given.source, given.until), []).append(_effect(given, words))
    for (what, source, until), amount in sums.items():
        parts.setdefault((source, until), []).append(f"{amount:+d} ".replace("-", "−") + tr(what))
    return [_line(", ".join(all_), source, until, words) for (source, until), all_ in parts.items()]


def _line(what: str, source: str, until: str, words: Words) -> str:
    by = tr("from {0}", words.name(source)) if source else tr("manual")
    end = words.of_game.until(until)
    return f"{what} {by}" + (tr(", {0}", end) if end else "")


def _effect(given: Given, words: Words) -> str:
    value = given.value
    match given.what:
        case "keyword":
            return words.keyword(str(value))
        case "no_keyword":
            return tr("without {0}", words.keyword(str(value)))
        case "set_attack" | "set_defense" | "set_cost":
            return tr("{0} set to {1}", tr(given.what.removeprefix("set_")), value)
        case _:
            return words.of_game.given(given)


def turn_line(view: View, words: Words) -> str:
    """Turn number and whose turn it is."""
    if not view.step or view.step[0] in words.table.preparing:
        return tr("Preparation")
    return turn_title(view.number(SHARED, "turn"), view.number(SHARED, "active"), words)


def turn_title(turn: int, seat: int, words: Words) -> str:
    """A turn, and whose it is."""
    return tr("Turn {0} · {1}", turn, tr("Your turn") if seat == words.you else words.seat(seat))


def waiting_line(view: View, words: Words, *, manual: bool) -> str:
    """Whose answer the table waits for."""
    if manual:
        return tr("Rules off")
    if view.outcome is not None:
        return tr("Game over")
    if view.waits_for < 0:
        return ""
    free = view.waits_kind in words.table.free_choices
    if view.waits_for == words.you:
        return tr("Your move") if free else tr("Your choice")
    name = words.seat(view.waits_for)
    if view.waits_kind in words.table.responses:
        return words.of_game.waiting(view.waits_kind, view.waits_for)
    return tr("{0} to move", name) if free else tr("{0} to choose", name)


def ending(view: View, words: Words) -> tuple[str, str]:
    """How a game ended: a title, and why. Both are empty while it goes on."""
    outcome = view.outcome
    if outcome is None:
        return "", ""
    winner = outcome.winners[0] if len(outcome.winners) == 1 else -1
    title = tr("{0} wins", words.seat(winner)) if winner >= 0 else tr("A draw")
    if words.you >= 0 and winner >= 0:
        title = tr("Victory") if winner == words.you else tr("Defeat")
    reasons = [words.of_game.lost(seat, why, you=seat == words.you) for seat, why in outcome.losers]
    return title, " ".join(reasons)

"""What was given to a card and by which card, in words: each giver once, with all it gave."""

from __future__ import annotations

from svedesk.engine.records import Given
from svedesk.engine.view import CardView
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

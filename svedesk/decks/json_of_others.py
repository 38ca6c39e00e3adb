"""Decks as JSON that other programs read: as DeckLog has them, and as an object of Tabletop Simulator."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from svedesk.cards.library import Library
from svedesk.decks.list_lines import counted
from svedesk.decks.model import MAYBE, Deck, holds_one
from svedesk.engine.game import Game

_SIZE, _BACK = {"NumWidth": 1, "NumHeight": 1}, {"FaceURL": "", "BackURL": ""}


def as_decklog(deck: Deck, library: Library, game: Game) -> str:
    """A deck as DeckLog has it: what is drawn in "list", what is not in "sub_list", leaders in "p_list"."""
    rules = game.decks
    fields: dict[str, Any] = {"title": deck.name, **_more(deck, game)}
    for section in (*deck, MAYBE):
        key = {rules.main_section: "list", MAYBE: MAYBE}.get(section, "sub_list")
        if section in rules.sections and holds_one(rules, section):
            key = "p_list"
        if len([s for s in rules.sections if s != rules.main_section and not holds_one(rules, s)]) > 1:
            key = key if key != "sub_list" else f"{section}_list"
        rows = [
            {"card_number": number, "num": count, "name": name}
            for number, name, count in _cards(deck, section, library)
        ]
        if rows or section == rules.main_section:
            fields[key] = rows
    return json.dumps(fields, ensure_ascii=False, indent=1) + "\n"


def as_tabletop(deck: Deck, library: Library, game: Game) -> str:
    """A deck as a saved object of Tabletop Simulator: a pile for each section, its cards with their names and numbers.
    Pictures are for its user to add."""
    piles = []
    for section in (*deck, MAYBE):
        cards = [
            {
                "Name": "CardCustom",
                "Nickname": name,
                "Description": number,
                "CardID": 100,
                "CustomDeck": {"1": _BACK | _SIZE},
            }
            for number, name, count in _cards(deck, section, library)
            for _ in range(count)
        ]
        if cards:
            piles.append(
                {
                    "Name": "DeckCustom",
                    "Nickname": game.term("section", section, "en"),
                    "DeckIDs": [100] * len(cards),
                    "CustomDeck": {"1": _BACK | _SIZE},
                    "ContainedObjects": cards,
                }
            )
    return (
        json.dumps({"SaveName": deck.name, **_more(deck, game), "ObjectStates": piles}, ensure_ascii=False, indent=1)
        + "\n"
    )


def _more(deck: Deck, game: Game) -> dict[str, str]:
    """What these forms have no field for, where there is something to say."""
    built_for = deck.format if deck.format != game.decks.formats[0] else ""
    return {key: value for key, value in (("built_for", built_for), ("note", deck.note)) if value}


def _cards(deck: Deck, section: str, library: Library) -> Iterator[tuple[str, str, int]]:
    """The cards of a section: number, name, copies; of a line that nobody knows what it says as the name."""
    for number, count in deck.maybe if section == MAYBE else deck[section]:
        yield number, library[number].name if number in library else "", count
    for where, line in deck.unknown:
        if where == section:
            what, count = counted(line)
            yield "", what, count

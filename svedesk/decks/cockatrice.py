"""Decks in XML. Those of Cockatrice (.cod): what is not drawn is the sideboard, evolved cards say so in their names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Any

from svedesk.cards.library import Library
from svedesk.decks.draft import CountedCard, DeckDraft, draft_of_cards, whole
from svedesk.decks.json_forms import draft_of_document
from svedesk.decks.list_lines import counted
from svedesk.decks.model import MAYBE, SIDE, Deck
from svedesk.documents.xml import Element, parse
from svedesk.engine.game import Game, GameDecks

_UNFIT = "[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
"""What XML has no way to say."""


def read_xml(data: bytes, library: Library, game: Game, file: str) -> DeckDraft:
    """The draft of a deck in XML, Cockatrice's or another program's. Raises `DamagedFile`."""
    top = parse(data, file)
    if top.name == "cockatrice_deck":
        return _read_cockatrice(top, library, game.decks)
    return draft_of_document({top.name: _as_object(top)}, library, game, file)


def _as_object(element: Element) -> object:
    """An element as JSON would have it: attributes, what its children say, and its own text as its name."""
    if not (element.attributes or element.children):
        return element.text.strip()
    fields: dict[str, Any] = dict(element.attributes)
    if element.text.strip():
        fields.setdefault("name", element.text.strip())
    for child in element.children:
        inner = _as_object(child)
        if not child.children and child.text.strip():  # <name id="...">Goblin</name>
            fields.setdefault(child.name, child.text.strip())
        if isinstance(inner, dict):
            fields.setdefault(f"<{child.name}>", []).append(inner)
    return fields


_ZONES = {"main": "", "maybe": MAYBE}


def _read_cockatrice(top: Element, library: Library, rules: GameDecks) -> DeckDraft:
    cards = [
        CountedCard(_ZONES.get(zone.attributes.get("name", ""), SIDE) or rules.main_section, *_name_and_count(card))
        for zone in top.all("zone")
        if zone.attributes.get("name") != "tokens"
        for card in zone.all("card")
    ]
    return draft_of_cards(cards, library, rules, top.text_of("deckname"), note=top.text_of("comments"))


def _name_and_count(card: Element) -> tuple[str, int]:
    """What a card is, by the name and, where it stands there, the print; and how many."""
    name, number = card.attributes.get("name", ""), card.attributes.get("collectorNumber", "")
    set_ = card.attributes.get("setShortName", "")
    if number and set_ and "-" not in number:
        number = f"{set_}-{number}"
    return f"{name} ({number})" if "-" in number else name, whole(card.attributes.get("number", "1"))


def as_cockatrice(deck: Deck, library: Library, rules: GameDecks) -> str:
    """A deck as such a file; which print it is Cockatrice keeps beside the name."""

    def rows(copies: Iterable[tuple[str, int]]) -> list[str]:
        return [f'        <card number="{count}" {_card(number, library)}/>' for number, count in copies]

    def lines(*, drawn: bool) -> list[str]:
        left = [
            counted(line)
            for section, line in deck.unknown
            if section != MAYBE and (section == rules.main_section) == drawn
        ]
        return [f'        <card number="{count}" name="{escape(what)}"/>' for what, count in left]

    note = re.sub(_UNFIT, "\N{REPLACEMENT CHARACTER}", deck.note)
    side = deck.having(**{rules.main_section: ()}).all
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<cockatrice_deck version="1">',
            f"    <deckname>{escape(deck.name)}</deckname>",
            f"    <comments>{escape(note)}</comments>",
            '    <zone name="main">',
            *rows(deck[rules.main_section]),
            *lines(drawn=True),
            "    </zone>",
            '    <zone name="side">',
            *rows(side),
            *lines(drawn=False),
            "    </zone>",
            *(('    <zone name="maybe">', *rows(deck.maybe), "    </zone>") if deck.maybe else ()),
            "</cockatrice_deck>",
            "",
        ]
    )


def _card(number: str, library: Library) -> str:
    if number not in library:
        return f'name="{escape(number)}"'
    card = library[number]
    name = f"{card.name} (Evolved)" if card.is_evolved else card.name
    set_ = number.partition("-")[0]
    return f'name="{escape(name)}" setShortName="{escape(set_)}" collectorNumber="{escape(number)}"'

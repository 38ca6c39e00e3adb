"""Decks of Cockatrice (.cod): what is not drawn is the sideboard, evolved cards say so in their names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from svedesk.cards.library import Library
from svedesk.decks.draft import CountedCard, DeckDraft, draft_of_cards, whole
from svedesk.decks.list_lines import counted
from svedesk.decks.model import Deck, beside_main
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import DECK_LIST
from svedesk.documents.xml import Element, parse
from svedesk.engine.game import GameDecks

_UNFIT = "[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
"""What XML has no way to say."""


def read_cockatrice(data: bytes, library: Library, rules: GameDecks, file: str) -> DeckDraft:
    """The draft of such a file. Raises `DamagedFile`."""
    top = parse(data, file)
    if top.name != "cockatrice_deck":
        raise DamagedFile("file-foreign", DECK_LIST.format, file=file)
    cards = [
        CountedCard(rules.main_section if zone.attributes.get("name") == "main" else beside_main(rules), *_told(card))
        for zone in top.all("zone")
        if zone.attributes.get("name") != "tokens"
        for card in zone.all("card")
    ]
    return draft_of_cards(cards, library, rules, top.text_of("deckname"), note=top.text_of("comments"))


def _told(card: Element) -> tuple[str, int]:
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
        left = [counted(line) for section, line in deck.unknown if (section == rules.main_section) == drawn]
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

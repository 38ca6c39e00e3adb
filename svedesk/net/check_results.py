"""What the check of a finished game finds, in words."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.documents.damaged import readable
from svedesk.engine.message import Message
from svedesk.engine.origin import CardNote
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM


def named_cards(cards: Sequence[CardNote], lang: Lang) -> str:
    """The first of these cards, with its pack, and how many more there are; "" for none."""
    if not cards:
        return ""
    first = next((note for note in cards if note.origin.name), cards[0])
    number, name, pack = (readable(text) for text in (first.number, first.name, first.origin.name))
    card = PROGRAM.say(Message("noted-card", (name, number)), lang) if name else number
    if pack:
        card = PROGRAM.say(Message("noted-card-pack", (card, pack)), lang)
    return PROGRAM.say(Message("noted-card-more", (card, len(cards) - 1)), lang) if len(cards) > 1 else card

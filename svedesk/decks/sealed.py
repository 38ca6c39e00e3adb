"""Whether a Sealed deck is built from the packs that were opened for it (B1.6.1.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

from svedesk.decks.model import Copies
from svedesk.engine.message import Message, named

Variant = Literal["open_8", "box_battle"]
PACKS_OF_OPEN_8 = 8


def pool_problems(cards: Copies, packs: Sequence[Copies], variant: Variant) -> tuple[Message, ...]:
    """What the cards of a deck break of B1.6.1.1; empty when it is built from these packs.

    `packs` holds what lay in each pack; cards of a box that lay in none (promo cards) are not among them, and so are
    not to be used (B1.6.1.1.1.1). Keys and arguments: deck-packs (how many were opened, how many there must be) ·
    deck-not-opened (card, copies in the deck, copies opened) · deck-none-opened (card).
    """
    return tuple(_problems(cards, packs, variant))


def _problems(cards: Copies, packs: Sequence[Copies], variant: Variant) -> Iterator[Message]:
    # B1.6.1.1.1: Box Battle uses all the packs of a box, however many these are
    if variant == "open_8" and len(packs) != PACKS_OF_OPEN_8:
        yield Message("deck-packs", (len(packs), PACKS_OF_OPEN_8), "B1.6.1.1.1")
    opened: Counter[str] = Counter()
    for pack in packs:
        for number, count in pack:
            opened[number] += count
    used: Counter[str] = Counter()
    for number, count in cards:
        used[number] += count
    for number, count in used.items():
        if count > opened[number]:
            if opened[number]:
                yield Message("deck-not-opened", (named(number), count, opened[number]), "B1.6.1.1")
            else:
                yield Message("deck-none-opened", (named(number),), "B1.6.1.1.1.1")

"""What one version of a pack says that another does not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import NamedTuple

from svedesk.packs.draft import draft_of_card
from svedesk.packs.model import Pack, PackCard


class Difference(NamedTuple):
    """A field (of `CardDraft`, or of the pack itself) as it is now and as it was then; without a field a card that one
    of them does not have. `card` is what it is called, "" for the pack."""

    card: str
    field: str
    now: str
    then: str


def compared(now: Pack, then: Pack) -> tuple[Difference, ...]:
    """What differs: of the pack, then of each card, cards by their numbers; only the order of cards counts for
    nothing."""
    return (*_of_pack(now, then), *_of_cards(now, then))


def _of_pack(now: Pack, then: Pack) -> Iterator[Difference]:
    for field in ("name", "author", "note"):
        here, there = getattr(now, field), getattr(then, field)
        if here != there:
            yield Difference("", field, here, there)


def _of_cards(now: Pack, then: Pack) -> Iterator[Difference]:
    here, there = ({card.number: card for card in pack.cards} for pack in (now, then))
    pictures = tuple({picture.name: picture.sha256 for picture in pack.pictures} for pack in (now, then))
    for number in dict.fromkeys((*here, *there)):
        mine, other = here.get(number), there.get(number)
        card = mine or other
        assert card is not None
        called = f"{draft_of_card(card).called} ({number})"
        if mine is None or other is None:
            yield Difference(called, "", number if mine else "", number if other else "")
            continue
        before = _fields(other, pictures[1])
        for field, value in _fields(mine, pictures[0]).items():
            if value != before[field]:
                yield Difference(called, field, value, before[field])


def _fields(card: PackCard, pictures: Mapping[str, str]) -> dict[str, str]:
    """All fields of a card as text; its picture by its content."""
    draft = draft_of_card(card)
    values = ((field.name, getattr(draft, field.name)) for field in fields(draft))
    texts = {name: ", ".join(value) if isinstance(value, tuple) else str(value) for name, value in values}
    return texts | {"picture": pictures.get(card.picture, "")}

"""A pack being written: every change can be taken back, and what was typed in one go is one change. Double-faced cards
in it are two cards, each with the number of the other."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from svedesk.packs.draft import CardDraft, PackDraft


def other_face(pack: PackDraft, at: int) -> int | None:
    """The place of the other face of the card at a place, None where there is none. While a number is typed only the
    face with the other number still names its other; that is enough."""
    card, half = pack.cards[at], None
    if not (card.back or card.front):
        return None
    for place, other in enumerate(pack.cards):
        if place == at or not (other.front if card.back else other.back):
            continue
        named = (card.back or card.front) == other.number.strip()
        names = (other.back or other.front) == card.number.strip()
        if named and names:
            return place
        if (named or names) and half is None:
            half = place
    return half


def back_of(card: CardDraft, number: str) -> CardDraft:
    """The beginning of a card's back: of its type, class, traits and cost, and nothing said yet."""
    nothing = dict.fromkeys(
        ("name", "name_ja", "attack", "defense", "script", "text", "text_ja", "picture", "back"), ""
    )
    return replace(card, number=number, front=card.number.strip(), **nothing)


def with_other_face(pack: PackDraft, at: int, back: CardDraft) -> PackDraft:
    """The pack with a back for the card at a place, right behind it."""
    front = replace(pack.cards[at], back=back.number.strip(), front="")
    return replace(pack, cards=(*pack.cards[:at], front, back, *pack.cards[at + 1 :]))


def alone(card: CardDraft) -> CardDraft:
    """The card as one without another face."""
    return replace(card, back="", front="")


def followed(pack: PackDraft, at: int, card: CardDraft) -> PackDraft:
    """The pack whose card at a place becomes this one, with its other face as that has to be then: it goes on naming
    this one by its number, and what is special of one face is of both."""
    other = other_face(pack, at)
    if other is None:
        return pack
    face, number = pack.cards[other], card.number.strip()
    face = replace(face, special=card.special)
    if number and face.front:
        face = replace(face, front=number)
    elif number:
        face = replace(face, back=number)
    return replace(pack, cards=(*pack.cards[:other], face, *pack.cards[other + 1 :]))


STEPS = 1000
"""How many changes can be taken back."""


class PackStep(NamedTuple):
    """The pack after a change, the place of the card that was changed, and the field ("" for a change that is none of
    a field)."""

    pack: PackDraft
    at: int
    field: str = ""


class PackEditing:
    """One pack and how it came to be."""

    def __init__(self, pack: PackDraft) -> None:
        self._steps = [PackStep(pack, 0)]
        self._at = 0
        self._open = False

    @property
    def pack(self) -> PackDraft:
        """The pack as it is now."""
        return self._steps[self._at].pack

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a change that was taken back can be made again."""
        return self._at < len(self._steps) - 1

    def change(self, pack: PackDraft, at: int, field: str = "") -> None:
        """The pack is this now, by a change of the card at a place. One more change of the same field goes into the
        same step, until `pause`."""
        if pack == self.pack:
            return
        step, last = PackStep(pack, at, field), self._steps[self._at]
        goes_on = self._open and bool(field) and (last.at, last.field) == (at, field) and not self.can_redo
        del self._steps[self._at + (0 if goes_on else 1) :]
        self._steps.append(step)
        del self._steps[:-STEPS]
        self._at = len(self._steps) - 1
        self._open = True

    def pause(self) -> None:
        """What is typed from now on is a change of its own."""
        self._open = False

    def undo(self) -> PackStep:
        """Take back the last change, if there is one. Returns the pack as it is now, with where the change was."""
        self._open = False
        undone = self._steps[self._at]
        self._at = max(0, self._at - 1)
        return PackStep(self.pack, self._place(undone.at), undone.field)

    def redo(self) -> PackStep:
        """Make the last change that was taken back again, if there is one. Returns it."""
        self._open = False
        self._at = min(len(self._steps) - 1, self._at + 1)
        step = self._steps[self._at]
        return PackStep(self.pack, self._place(step.at), step.field)

    def _place(self, at: int) -> int:
        return max(0, min(at, len(self.pack.cards) - 1))


def with_card(pack: PackDraft, at: int, card: CardDraft) -> PackDraft:
    """The pack with another card at a place; the other face of a double-faced one follows."""
    pack = followed(pack, at, card)
    return replace(pack, cards=(*pack.cards[:at], card, *pack.cards[at + 1 :]))


def with_more(pack: PackDraft, at: int, card: CardDraft) -> PackDraft:
    """The pack with one more card, which is at this place then."""
    return replace(pack, cards=(*pack.cards[:at], card, *pack.cards[at:]))


def without(pack: PackDraft, at: int) -> PackDraft:
    """The pack without the card at a place; its other face is a card of its own then."""
    other = other_face(pack, at)
    cards = [alone(card) if place == other else card for place, card in enumerate(pack.cards) if place != at]
    return replace(pack, cards=tuple(cards))


def moved(pack: PackDraft, at: int, to: int) -> PackDraft:
    """The pack with the card at a place put to another."""
    others = replace(pack, cards=(*pack.cards[:at], *pack.cards[at + 1 :]))
    return with_more(others, max(0, min(to, len(pack.cards) - 1)), pack.cards[at])


def evolved_of(card: CardDraft, number: str) -> CardDraft:
    """The beginning of a card's evolved card: the same name, class, traits and statistics, and nothing said yet."""
    nothing = dict.fromkeys(("cost", "script", "text", "text_ja", "picture"), "")
    return replace(alone(card), number=number, special=card.facts_class.EVOLVED, **nothing)

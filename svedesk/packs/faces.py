"""Double-faced cards in a pack that is being written: two cards, each with the number of the other; the back counts as
no card of its own (2.14)."""

from __future__ import annotations

from dataclasses import replace

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

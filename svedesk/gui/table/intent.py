"""What a click or a drop means: from an open question and what lies under the mouse to one of its options, or the
reason why not.

Decides no rule: it only finds the option (or the rules' refusal) that fits the gesture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from svedesk.engine.ask import Ask, Option
from svedesk.engine.message import Message
from svedesk.engine.ruleset import Refusal

DEEDS = frozenset(("play", "attack", "activate", "repeat", "evolve", "rush"))
"""Kinds of options that are something a card does."""
FREE_PICKS = frozenset(("main", "quick"))
"""Kinds of questions that wait for a deed of the player's own choice."""


class Target(NamedTuple):
    """What lies under the mouse: a zone of a seat, and the card there (0: none)."""

    seat: int
    zone: str
    card: int = 0


class Verdict(NamedTuple):
    """The indices of the options that fit (several: a small menu asks which), or why none does."""

    options: tuple[int, ...] = ()
    why: Message | None = None


def deeds(ask: Ask | None, card: int) -> tuple[int, ...]:
    """What a card may do now: indices of options."""
    if ask is None or not card:
        return ()
    return tuple(i for i, option in enumerate(ask.options) if option.card == card and option.kind in DEEDS)


def candidates(ask: Ask | None) -> frozenset[int]:
    """The cards that can be picked or can do something at this question."""
    if ask is None:
        return frozenset()
    return frozenset(option.card for option in ask.options if option.card)


def aims(ask: Ask | None, card: int) -> frozenset[int]:
    """The cards that `card` may attack now."""
    if ask is None:
        return frozenset()
    return frozenset(o.target for o in ask.options if o.kind == "attack" and o.card == card)


def is_attacker(ask: Ask | None, refusals: Sequence[Refusal], card: int, zone: str) -> bool:
    """Whether dragging this card draws an attack arrow: it lies on the field and the rules say something about its
    attacks."""
    if ask is None or ask.kind != "main" or zone != "field":
        return False
    return bool(aims(ask, card)) or any(r.option.kind == "attack" and r.option.card == card for r in refusals)


def drop(ask: Ask | None, refusals: Sequence[Refusal], card: int, target: Target, *, anywhere: bool = False) -> Verdict:
    """What dropping `card` on `target` does. `anywhere`: it is a spell, which is played wherever on the table it is
    dropped."""
    if ask is None:
        return Verdict()
    fits = tuple(i for i, option in enumerate(ask.options) if _fits(option, card, target, ask.seat, anywhere))
    if fits:
        return Verdict(fits)
    return Verdict((), why_not(refusals, card, target, ask.seat, anywhere=anywhere))


def why_not(
    refusals: Sequence[Refusal], card: int, target: Target | None, seat: int, *, anywhere: bool = False
) -> Message | None:
    """The rules' reason against dropping (or, without a target, against using) a card."""
    mine = [refusal for refusal in refusals if refusal.option.card == card]
    if target is not None:
        for refusal in mine:
            if _fits(refusal.option, card, target, seat, anywhere):
                return refusal.message
        for refusal in mine:
            if refusal.option.kind == "attack" and not refusal.option.target and target.seat != seat:
                return refusal.message
        return None
    for kind in ("play", "attack", "evolve", "activate"):
        for refusal in mine:
            if refusal.option.kind == kind:
                return refusal.message
    return None


def _fits(option: Option, card: int, target: Target, seat: int, anywhere: bool) -> bool:
    if option.kind == "attack":
        return option.card == card and bool(target.card) and option.target == target.card
    if option.kind == "play":
        return option.card == card and is_landing(target, seat, anywhere=anywhere)
    return False


def is_landing(target: Target, seat: int, *, anywhere: bool) -> bool:
    """Whether a card dropped here is played: the field and the EX area of the seat that is asked, and the middle."""
    if target.zone in ("resolution", "middle"):
        return True
    return (
        target.zone in ("field", "ex", "leader") if anywhere else target.zone in ("field", "ex") and target.seat == seat
    )


def evolve_drop(ask: Ask | None, refusals: Sequence[Refusal], target: Target) -> Verdict:
    """What dropping the evolve deck (or a card of it) on `target` does."""
    if ask is None or not target.card:
        return Verdict()
    fits = tuple(i for i, o in enumerate(ask.options) if o.kind == "evolve" and o.card == target.card)
    if fits:
        return Verdict(fits)
    reason = next((r.message for r in refusals if r.option.kind == "evolve" and r.option.card == target.card), None)
    return Verdict((), reason)


def default(ask: Ask | None, card: int) -> Verdict:
    """What a double click or Space does: the one deed a card can do, playing before others; several are a menu's
    matter."""
    if ask is None:
        return Verdict()
    found = deeds(ask, card)
    for kinds in (("play",), ("evolve", "rush"), ("activate", "repeat"), ("attack",)):
        of_kind = tuple(i for i in found if ask.options[i].kind in kinds)
        if of_kind:
            return Verdict(of_kind)
    return Verdict()

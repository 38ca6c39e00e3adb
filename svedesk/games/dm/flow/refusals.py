"""What a player may try at a question and may not, with the reason."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.ask import Ask, Option
from svedesk.engine.message import Message, named
from svedesk.engine.ruleset import Refusal
from svedesk.games.dm.actions.allowed import may_use
from svedesk.games.dm.actions.entering import can_enter, is_sick
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.flow.attack import can_attack
from svedesk.games.dm.flow.payment import can_pay
from svedesk.games.dm.values.cost import cost, untapped_mana
from svedesk.games.dm.values.keywords import has_keyword
from svedesk.games.dm.values.power import wanted


def refusals(duel: Duel, ask: Ask) -> tuple[Refusal, ...]:
    """The reasons at this question."""
    if ask.kind == "charge":  # 500.1: the steps have their order
        why = Message("refused-charge", (), "500.1")
        return tuple(Refusal(Option("use", card.id), why) for card in duel.hand(ask.seat))
    if ask.kind == "main":
        return _of_hand(duel, ask.seat)
    if ask.kind == "attack":
        return _of_creatures(duel, ask.seat)
    return ()


def _of_hand(duel: Duel, seat: int) -> tuple[Refusal, ...]:
    refused = []
    for card in duel.hand(seat):
        what = named(card.number)
        if not can_pay(duel, card, seat):
            price, mana = cost(duel, card), len(untapped_mana(duel, seat))
            short = mana < price
            why = Message("refused-mana", (what, price, mana), "112.2") if short else None
            refused.append(Refusal(Option("use", card.id), why or _of_civilizations(what, wanted(duel, card))))
        elif not may_use(duel, card.id, seat):
            evolves = duel.printed(card).is_evolution and not can_enter(duel, card, seat)
            why = (
                Message("refused-evolution", (what,), "801.1a")
                if evolves
                else Message("refused-use", (what,), "601.1a")
            )
            refused.append(Refusal(Option("use", card.id), why))
    return tuple(refused)


def _of_civilizations(what: str, civilizations: Sequence[str]) -> Message:
    if len(civilizations) == 1:
        return Message("refused-civilization-one", (what, civilizations[0]), "112.2a")
    return Message("refused-civilization", (what,), "112.2a")


def _of_creatures(duel: Duel, seat: int) -> tuple[Refusal, ...]:
    refused = []
    for card in duel.creatures(seat):
        if can_attack(duel, card):
            continue
        what = named(duel.top(card).number)
        if card.sideways:
            why = Message("refused-tapped", (what,), "506.1a")
        elif is_sick(duel, card) and not has_keyword(duel, card, "speed_attacker"):
            why = Message("refused-sick", (what,), "301.5")
        else:
            why = Message("refused-attack", (what,), "506.1a")
        refused.append(Refusal(Option("attack", card.id), why))
    return tuple(refused)

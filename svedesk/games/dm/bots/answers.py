"""Sensible answers, found at once, and answers worth thinking about."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from svedesk.engine.ask import Answer, Ask, Option
from svedesk.games.dm.actions.allowed import may_use
from svedesk.games.dm.bots.blunders import has_little_mana, is_into_blocker, is_too_weak, power_in_attack
from svedesk.games.dm.bots.value import may_win
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.values.cost import cost
from svedesk.games.dm.values.power import read_power


def answer(duel: Duel, ask: Ask) -> Answer:
    """The most sensible one."""
    return candidates(duel, ask, 1)[0]


def candidates(duel: Duel, ask: Ask, most: int) -> tuple[Answer, ...]:
    """Up to so many, the most likely first."""
    if ask.form == "number":
        return tuple((number,) for number in range(ask.high, max(ask.low, ask.high - most + 1) - 1, -1))
    if not ask.options:
        return ((),)
    order = sorted(range(len(ask.options)), key=lambda place: (-_rank(duel, ask, ask.options[place]), place))
    low, high = ask.low, min(ask.high, len(order))
    if ask.kind == "shield_trigger":
        return tuple(dict.fromkeys((tuple(order[:high]), ())))[:most]
    if ask.kind == "pay":  # the mana that the program would tap is as good as any; the last way keeps most cards usable
        return ((max(place for place in order if ask.options[place].kind == "auto"),),)
    if ask.kind == "shields" and not any(_knows(duel, ask.seat, option) for option in ask.options):
        return (tuple(range(low)),)  # one back is like another
    if low == high == 1:
        return tuple((place,) for place in order[:most])
    wanted = high if ask.kind in ("search", "select", "shields") else max(low, 1 if high else 0)
    wanted = min(wanted, high)
    first = tuple(order[:wanted])
    others = (tuple(order[at : at + wanted]) for at in range(1, len(order) - wanted + 1))
    none = ((),) if low == 0 else ()
    return tuple(dict.fromkeys((first, *islice(others, most), *none)))[:most]


def worth_trying(duel: Duel, ask: Ask) -> Sequence[int]:
    """The places of the options that are no plain mistakes: no charge is left out that is needed, and no creature
    thrown away. All of them where there is nothing else to do."""
    places = range(len(ask.options))
    if ask.kind == "charge" and has_little_mana(duel, ask.seat) and not _is_hand_used(duel, ask.seat):
        return [place for place in places if ask.options[place].kind != "skip"]
    if ask.kind == "attack":
        sensible = [place for place in places if not _is_thrown_away(duel, ask, ask.options[place])]
        return sensible or places
    return places


def _is_hand_used(duel: Duel, seat: int) -> bool:
    """Whether a player can use the whole hand now, all of it creatures: spells are often kept."""
    hand = duel.hand(seat)
    able = all(duel.printed(card).is_creature and may_use(duel, card.id, seat) for card in hand)
    return able and sum(cost(duel, card) for card in hand) <= len(duel.mana(seat))


def _is_thrown_away(duel: Duel, ask: Ask, option: Option) -> bool:
    if option.kind == "attack":
        return is_too_weak(duel, option.card, option.target)
    return option.kind == "attack_player" and is_into_blocker(duel, ask, option)


def _knows(duel: Duel, seat: int, option: Option) -> bool:
    card = duel.card(option.card)
    return card is not None and bool(card.known & 1 << seat)


def _rank(duel: Duel, ask: Ask, option: Option) -> float:
    """How likely an option is the best one."""
    card = duel.card(option.card)
    if option.kind in ("yes", "auto", "done"):
        return 5.0
    if option.kind in ("no", "skip", "next", "pass", "end"):
        return 0.5 if option.kind != "pass" else 1.0
    if card is None:
        return 1.0
    if option.kind == "charge":
        return _charge(duel, option)
    if option.kind == "use":
        return 2.0 + cost(duel, card)
    if option.kind == "cross":
        aim = duel.card(option.target)
        return 2.0 if aim is not None and not card.on else 0.2
    if option.kind == "attack_player":
        return 0.2 if _is_thrown_away(duel, ask, option) else 4.0 if may_win(duel, ask.seat) else 1.5
    if option.kind == "attack":
        return _battle(duel, power_in_attack(duel, card), option.target)
    if option.kind == "tap_ability":
        return 2.5
    if option.kind == "block":
        worth = _battle(duel, read_power(duel, card), duel.number("attacker"))
        return worth + (2.0 if not duel.shields(ask.seat) else 0.0)
    return _picked(duel, ask, option)


def _charge(duel: Duel, option: Option) -> float:
    """Mana is charged with what can't be used soon, and of civilizations that are missing."""
    card = duel.table.cards[option.card]
    mana = duel.mana(card.seat)
    have = {civilization for other in mana for civilization in duel.printed(other).civilizations}
    price = duel.printed(card).facts.cost or 0
    new = not duel.printed(card).civilizations <= have
    worth = 2.0 + 0.3 * max(0, price - len(mana) - 1) + (1.5 if new else 0.0)
    return worth if len(mana) < 7 else worth - 4.0


def _battle(duel: Duel, power: int, target: int) -> float:
    theirs = duel.card(target)
    if theirs is None:
        return 0.0
    difference = power - read_power(duel, theirs)
    return 3.0 + min(read_power(duel, theirs), 9000) / 9000 if difference > 0 else 1.2 if difference == 0 else 0.1


def _picked(duel: Duel, ask: Ask, option: Option) -> float:
    card = duel.card(option.card)
    if card is None or not card.number:
        return 1.0
    worth = 1.0 + read_power(duel, card) / 1000 if duel.printed(card).is_creature else 1.0
    return worth if card.seat != ask.seat else -worth if card.zone == "battle" else worth

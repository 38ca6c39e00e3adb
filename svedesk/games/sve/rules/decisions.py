"""What was decided at a question, in words that hold for the same question asked again later (15.2), when the cards
that lie there are the same and their ids are not."""

from __future__ import annotations

from collections.abc import Collection, Generator
from math import comb, perm
from typing import NamedTuple

from svedesk.engine.ask import Ask, Builder, Option, Picked
from svedesk.engine.message import Message, Refused
from svedesk.engine.table import Table

Key = tuple[object, ...]
"""An answer, equal for the same answer to the same question."""


LEADS_BACK = Message("changes-nothing", (), "15.2.1.2")
"""Why what led to a position from before is not done again."""


class Decision(NamedTuple):
    """One question that was answered: who was asked what, how many answers there were, what was said, and for a player
    who is asked during another's action what was offered. The table remembers them: digests of kept games go by the
    names of the fields."""

    seat: int
    kind: str
    ways: int
    said: tuple[Key, ...]
    offered: tuple[Key, ...]
    key: Key

    @property
    def is_choice(self) -> bool:
        """Whether another answer was possible."""
        return self.ways > 1


def decided(table: Table, ask: Ask, picked: Picked, actor: int) -> Decision:
    """What was decided; to be told before anything comes of it. `actor` is the seat whose action it is part of."""
    answer = tuple(key_of(table, item) if isinstance(item, Option) else (item,) for item in picked)
    ways = ways_to_answer(ask)
    offered = () if ask.seat == actor else offered_by(table, ask)
    return Decision(ask.seat, ask.kind, ways, answer, offered, _key(ask, answer))


def offered_by(table: Table, ask: Ask) -> tuple[Key, ...]:
    """What a question offers."""
    return tuple(key_of(table, option) for option in ask.options)


def key_of(table: Table, option: Option) -> Key:
    """An option without the ids: cards by where they lie and which they are among their like."""
    return option.kind, _which(table, option.card), _which(table, option.target), option.index, option.label


def _which(table: Table, card_id: int) -> Key:
    card = table.cards.get(card_id)
    if card is None:
        return (min(card_id, 1),)
    before = 0
    for other in table.zones[card.place]:
        if other == card_id:
            break
        before += table.cards[other].number == card.number
    return card.seat, card.zone, card.number, before


def ways_to_answer(ask: Ask) -> int:
    """How many answers a question has; the order makes a difference only where it is asked for."""
    count = len(ask.options)
    if ask.form == "number":
        return ask.high - ask.low + 1
    if ask.form == "divide":
        return comb(max(0, ask.high - count * ask.low) + count - 1, count - 1) if count else 1
    low, high = min(ask.low, count), min(ask.high, count)
    if ask.form == "order":
        return sum(perm(count, size) for size in range(low, high + 1))
    return sum(comb(count, size) for size in range(low, high + 1))


def answer_again(table: Table, ask: Ask, parts: tuple[Key, ...]) -> Picked | None:
    """What was said, as an answer to a question of now; None where it is none."""
    if ask.form in ("number", "divide"):
        numbers = tuple(part[0] for part in parts if isinstance(part[0], int))
        return numbers if _is_possible(ask, numbers) else None
    now = {key_of(table, option): option for option in ask.options}
    picked = tuple(now[part] for part in parts if part in now)
    return picked if len(picked) == len(parts) and ask.low <= len(picked) <= ask.high else None


def _is_possible(ask: Ask, numbers: tuple[int, ...]) -> bool:
    try:
        ask.picked(numbers)
    except Refused:
        return False
    return True


def ask_narrowed(
    table: Table, builder: Builder, refused: Collection[Key], reason: Message = LEADS_BACK
) -> Generator[Builder, Picked, Picked]:
    """Ask a question some answers to which are refused for what comes of them (15.2.1). Where one option is picked,
    these are left out; an answer of another form is asked for again, with the reason, until it is another."""
    if not refused:
        return (yield builder)

    def build() -> Ask:
        ask = builder()
        if not _is_pick_of_one(ask):
            return ask
        left = tuple(option for option in ask.options if _key(ask, (key_of(table, option),)) not in refused)
        if not left:
            return ask
        return ask._replace(options=left, reason=ask.reason if reason is LEADS_BACK else reason)

    picked = yield build
    while True:
        ask = builder()
        decision = decided(table, ask, picked, ask.seat)
        if _is_pick_of_one(ask) or decision.key not in refused or len(refused) >= decision.ways:
            return picked
        picked = yield lambda: builder()._replace(reason=reason)


def _is_pick_of_one(ask: Ask) -> bool:
    return ask.form == "pick" and ask.low == ask.high == 1


def _key(ask: Ask, answer: tuple[Key, ...]) -> Key:
    return answer if ask.form != "pick" or len(answer) < 2 else tuple(sorted(answer, key=repr))

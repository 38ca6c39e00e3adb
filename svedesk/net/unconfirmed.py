"""What a seat did that its host has not confirmed yet, and an answer that waits for the connection."""

from __future__ import annotations

from svedesk.engine.ask import Answer, Ask
from svedesk.wire import messages as out

Confirmed = out.Answer | out.Cancel | out.Operate | out.Concede | out.ClaimGame
"""Acts that the host confirms with a new table, or denies."""


class Unconfirmed:
    """Acts that are on their way. Of two answers the host may not have, each is kept apart: one that was on its way
    when the connection broke is given again where the question has the same serial, which no other program counts; one
    that was given without a connection never left, so it fits the same question also after the host was restarted."""

    def __init__(self) -> None:
        self._count = 0
        self._acts: dict[int, Confirmed] = {}
        self._cards: frozenset[int] = frozenset()
        self._in_doubt = False
        """Whether acts were on their way when the connection broke: the next table tells what became of them."""
        self._lost: out.Answer | None = None
        self._held: tuple[Ask, Answer] | None = None

    def __bool__(self) -> bool:
        return self._in_doubt or self.holds or bool(self._acts)

    @property
    def holds(self) -> bool:
        """Whether an answer waits for the connection to come back."""
        return self._held is not None

    @property
    def cards(self) -> frozenset[int]:
        """The cards of the act that is not confirmed."""
        return self._cards if self else frozenset()

    def number(self) -> int:
        """The number of the next act."""
        self._count += 1
        return self._count

    def add(self, act: Confirmed, cards: frozenset[int] = frozenset()) -> None:
        """Note an act that is sent, and the cards it is about."""
        self._acts[act.act], self._cards = act, cards

    def hold(self, ask: Ask, answer: Answer) -> None:
        """Keep an answer until the connection is back."""
        self._held, self._cards = (ask, answer), answered_cards(ask, answer)

    def denied(self, act: int) -> None:
        """The host refused an act."""
        self._acts.pop(act, None)

    def disconnected(self) -> None:
        """The connection broke: what was on its way may or may not have arrived."""
        answers = [act for act in self._acts.values() if isinstance(act, out.Answer)]
        self._lost = answers[-1] if answers else self._lost
        self._in_doubt = self._in_doubt or bool(self._acts)
        self._acts.clear()
        self._count = 0

    def forget_lost(self) -> None:
        """The host was restarted: its serials begin anew."""
        self._lost = None

    def forget(self) -> None:
        """Another game begins."""
        self._in_doubt, self._held = False, None

    def confirm(self, did: int, ask: Ask | None) -> Answer | None:
        """A table came that has all acts up to `did` in it. Returns the answer that is to be sent to its question."""
        self._acts = {number: act for number, act in self._acts.items() if number > did}
        (lost, self._lost), (held, self._held) = (self._lost, None), (self._held, None)
        self._in_doubt = False
        if ask is None or self._acts:
            return None
        if lost is not None and ask.serial == lost.serial:
            return lost.answer
        return held[1] if held is not None and ask._replace(serial=0) == held[0]._replace(serial=0) else None


def answered_cards(ask: Ask, answer: Answer) -> frozenset[int]:
    """The cards an answer is about."""
    if ask.form not in ("pick", "order"):
        return frozenset()
    return frozenset(ask.options[index].card for index in answer if 0 <= index < len(ask.options)) - {0}

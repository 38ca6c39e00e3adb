"""What can be asked of a player, and what an answer is.

Rules procedures are generators that yield a builder of an `Ask`; the session builds it from the table as it lies (and
anew after a manual operation) and sends back the options that were picked. `ask()` is the only way a procedure asks.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from svedesk.engine.message import Message, Refused


class Option(NamedTuple):
    """One thing that may be picked: what it is (`kind`), the card it is about, its target, and a number.

    Examples: ("play", card), ("attack", card, target), ("activate", card, index=ability), ("card", card), ("end",),
    ("yes",). Ids are 0 and `index` is 0 where they say nothing. `label` words an option that no card on the table
    stands for (a mode, a token to come).
    """

    kind: str
    card: int = 0
    target: int = 0
    index: int = 0  # type: ignore[assignment]  # a field, not tuple.index
    label: Message = Message("")


offer = lru_cache(8192)(Option)
"""An option, quicker than to make one: the same are offered again and again."""
Form = Literal["pick", "order", "number", "divide"]
Answer = tuple[int, ...]
"""What a player says: for "pick" the zero-based indices of distinct options, for "order" all indices first to last, for
"number" one number, for "divide" one amount for each option."""


class Ask(NamedTuple):
    """One question to one seat.

    `low` and `high` bound how many options are picked ("pick"), the number said ("number"), or, for "divide", the least
    amount for each option and the total. `reason` says what is wanted, `source` is the id of the card that asks (0: the
    rules), `about` card ids the question concerns. `anchor` marks a question the rules can be started again from;
    `cancel` one that may be taken back as long as nothing was paid. `serial` numbers the questions of a session from 1:
    an answer to another serial is refused.
    """

    seat: int
    kind: str
    options: tuple[Option, ...]
    low: int = 1
    high: int = 1
    form: Form = "pick"
    reason: Message = Message("choose")
    source: int = 0
    about: tuple[int, ...] = ()
    anchor: bool = False
    cancel: bool = False
    serial: int = 0

    def picked(self, answer: Answer) -> tuple[Option, ...] | Answer:
        """The options an answer picks, or the numbers it says. Raises `Refused` when the answer is not possible."""
        if self.form == "pick" and len(answer) == self.low == self.high == 1 and 0 <= answer[0] < len(self.options):
            return (self.options[answer[0]],)  # as most are
        self._check(answer)
        if self.form in ("pick", "order"):
            return tuple([self.options[index] for index in answer])
        return answer

    def _check(self, answer: Answer) -> None:
        if self.form == "number":
            if len(answer) != 1 or not self.low <= answer[0] <= self.high:
                raise Refused(Message("answer-number", (self.low, self.high)))
        elif self.form == "divide":
            if len(answer) != len(self.options) or any(n < self.low for n in answer) or sum(answer) != self.high:
                raise Refused(Message("answer-divide", (self.high, self.low)))
        else:
            if len(set(answer)) != len(answer) or (answer and not 0 <= min(answer) <= max(answer) < len(self.options)):
                raise Refused(Message("answer-options"))
            if not self.low <= len(answer) <= self.high:
                exactly = Message("answer-exactly", (self.low,))
                raise Refused(exactly if self.low == self.high else Message("answer-count", (self.low, self.high)))

    @property
    def forced(self) -> Answer | None:
        """The only possible answer, or None when there is a choice."""
        if self.form == "number":
            return (self.low,) if self.low == self.high else None
        if self.form == "divide":
            return (self.high,) if len(self.options) == 1 else None
        if self.form == "order":
            return tuple(range(len(self.options))) if len(self.options) < 2 else None
        if self.high == 0 or not self.options:
            return ()
        return tuple(range(len(self.options))) if self.low >= len(self.options) else None


Builder = Callable[[], Ask]


@dataclass(frozen=True, slots=True)
class AnchorBuilder:
    """A builder of a question the rules can be started from, which tells before it is built to whom it is put: who
    tries things out reads few of these questions, and it takes long to find all that can be done."""

    seat: int
    build: Builder

    def __call__(self) -> Ask:
        """The question."""
        return self.build()


Picked = tuple[Option, ...] | Answer
Flow = Generator[Builder, Picked, None]
"""A rules procedure: yields builders of questions, is sent what was picked, returns nothing."""


def ask(build: Builder) -> Generator[Builder, Picked, tuple[Option, ...]]:
    """Ask a question whose answer is options; returns them in the order picked."""
    picked: tuple[Option, ...] = yield build  # type: ignore[assignment]  # as its form has it
    return picked


def ask_numbers(build: Builder) -> Generator[Builder, Picked, tuple[int, ...]]:
    """Ask a question of form "number" or "divide"; returns the numbers said."""
    numbers: tuple[int, ...] = yield build  # type: ignore[assignment]  # as its form has it
    return numbers

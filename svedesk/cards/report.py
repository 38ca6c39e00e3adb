"""What an import did: which cards were new or changed, which rows were unknown or refused and why, what was odd; and
what is said of that."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM

What = Literal["unknown", "refused", "odd"]


class Remark(NamedTuple):
    """Something said of one row, or of the whole file: "unknown" (nobody knows which card it is) and "refused" rows
    were left out, "odd" ones kept. `place` is the collector number or, without one, the row's place in the file; "" for
    the whole file."""

    what: What
    place: str
    message: Message


@dataclass(frozen=True, slots=True)
class Report:
    """What one import did, by collector number; `same` were known just so already."""

    file: str
    new: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    same: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()
    left_out: Mapping[What, int] = field(default_factory=dict)
    """How many more remarks of each sort there were: of an import long ago not all of very many are kept."""

    def of(self, what: What) -> tuple[Remark, ...]:
        """The remarks of one sort."""
        return tuple(remark for remark in self.remarks if remark.what == what)

    def count(self, what: What) -> int:
        """How many remarks of one sort there were."""
        return len(self.of(what)) + self.left_out.get(what, 0)

    @property
    def read(self) -> int:
        """How many cards could be read."""
        return len(self.new) + len(self.changed) + len(self.same)


class Cancelled(Exception):
    """The user stopped an import; nothing has changed."""


@dataclass(frozen=True, slots=True)
class ProgressWatch:
    """Somebody who follows long work: is told how much of it is done, and may stop it."""

    progress: Callable[[int, int], object] = field(default=lambda done, total: None)
    cancelled: Callable[[], bool] = field(default=lambda: False)

    def step(self, done: int, total: int) -> None:
        """So much is done. Raises `Cancelled`."""
        if self.cancelled():
            raise Cancelled
        self.progress(done, total)


NOBODY = ProgressWatch()
"""Nobody follows."""


_ROW = re.compile(r"(line|row) ([0-9]+)")
"""What readers of lists call the place of a row."""


def say(message: Message, lang: Lang) -> str:
    """The sentence, without a full stop."""
    return PROGRAM.say(message, lang)


def say_remark(remark: Remark, lang: Lang) -> str:
    """The sentence after the number of its card, or after its place in the file; by itself when it is of the whole
    file."""
    if not remark.place:
        return say(remark.message, lang)
    row = _ROW.fullmatch(remark.place)
    place = remark.place if row is None else PROGRAM.say(Message(f"at-{row[1]}", (row[2],)), lang)
    return f"{place}: {say(remark.message, lang)}"

"""Choose (5.17): options picked while playing (5.17.3), executed in the order they are listed (10.6.2.8.2.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Context, Step, perform, read
from svedesk.games.sve.amount import ChosenX, Count
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Bracket, NodeWord, Scope, ScriptNode, asking
from svedesk.games.sve.values.amounts import counted
from svedesk.games.sve.values.crests import chooses_any_number
from svedesk.phrases.phrase import Phrase, heard, partly, phrases

_HEADS_EN = tuple(
    f"choose <up_to?up to >{number} of the following{effects}.{meaning}"
    for effects in (" effects", "")  # which later sets leave out
    for number, meaning in (
        ("<count|1=one|2=two|3=three|*=<count#>>", ""),
        ("X", " X equals <count>."),
        ("<count:x>", ""),
    )
)
_HEADS_JA = (
    "下記から<count#>つ<up_to?まで>チョイスする。",
    "下記から<count>と同じ数<up_to?まで>チョイスする。",
    "下記から<count:x>つ<up_to?まで>チョイスする。",
)
_INSTEAD_EN = (
    "<where|None=|*= ^<where>choose <instead_up_to?up to ><instead|1=one|2=two|3=three|*=<instead#>> instead.>"
)
_INSTEAD_JA = "<where|None=|*=<where>代わりに<instead#>つ<instead_up_to?まで>。>"
_OPTIONS_EN = " (1) <modes*. (#) >", "\n(1) <modes*. (#) >", "\n(1) <modes*.\n(#) >"
_OPTIONS_JA = "【1】<modes*。【#】>", "\n【1】<modes*。【#】>", "\n【1】<modes*。\n【#】>"
"""The options: all on the line of the head, or the first one or each on a line of its own."""


def _rows(heads: Iterable[str], instead: str, options: tuple[str, ...]) -> Iterator[Phrase]:
    for below in options:
        for head in heads:
            row = head + instead + below
            yield partly(row) if below == options[0] else heard(row)


def _but_last(whole: ScriptNode) -> tuple[object, ...]:
    """What is in a part of a text and has more of it behind it."""
    return (*getattr(whole, "steps", ())[:-1], getattr(whole, "usual", None))


class Mode(ScriptNode):
    """One option of a choice."""

    script_word = "mode(*steps)"  # 5.17.1.1
    may_not_be = True

    steps: tuple[Step, ...]

    def inside(self, scope: Scope) -> Scope:
        """As its choice says."""
        return ScriptNode.inside(self, scope)._replace(asked=scope.asked)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")

    phrases: ClassVar = phrases(en="^<steps*. ^>", ja="<steps*。>")

    def text(self, lang: Lang) -> str:
        """Its sentences."""
        return read(self.steps, lang)


class Choose(Step):
    """Choose some of the listed options, or with `up_to` at least one and up to so many; X of them are as many as the
    player says. Where the condition of `more`
    holds when it is played, another number counts instead (5.17.3.1), with `more_up_to` as the most there may be."""

    script_words = (
        NodeWord("choose_one(*modes)", "Choose one of these while playing."),
        NodeWord(
            "choose_one_or_up_to(condition: Condition, count: int, *modes)",
            "Choose one of these while playing; where the condition holds then, up to so many instead.",
            count=1,
            more=(Bracket("condition"), Bracket("count")),
            more_up_to=True,
        ),
        NodeWord(
            "choose_up_to(count: int | Count, *modes, more=None)",
            "Choose one to so many of these while playing; where the condition of `more` holds then, up to that many.",
            up_to=True,
        ),
    )

    decides = "option"
    may_not_be = True

    phrases: ClassVar = phrases(
        en=tuple(_rows(_HEADS_EN, _INSTEAD_EN, _OPTIONS_EN)), ja=tuple(_rows(_HEADS_JA, _INSTEAD_JA, _OPTIONS_JA))
    )

    modes: tuple[Mode, ...]
    count: int | Count | ChosenX = 1
    up_to: bool = False
    more: tuple[Condition, int] | None = None
    more_up_to: bool = False

    def inside(self, scope: Scope) -> Scope:
        """In an option there is no other choice; an additional cost may be paid there."""
        return asking(ScriptNode.inside(self, scope), scope, "cost", ("cost", "target"))

    @property
    def where(self) -> Condition | None:
        """Where another number counts."""
        return self.more[0] if self.more is not None else None

    @property
    def instead(self) -> int:
        """That number."""
        return self.more[1] if self.more is not None else 0

    @property
    def instead_up_to(self) -> bool:
        """Whether it is the most there may be."""
        return self.more is not None and (self.up_to or self.more_up_to)

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Choose | None:
        """Where up to so many may be chosen, it is up to another number instead, too."""
        values = dict(slots)
        where, instead, instead_up_to = (values.pop(name, None) for name in ("where", "instead", "instead_up_to"))
        if where is None:
            return cls(**values)  # type: ignore[arg-type]
        if values.get("up_to") and not instead_up_to:
            return None
        more_up_to = bool(instead_up_to) and not values.get("up_to")
        return cls(**values, more=(where, instead), more_up_to=more_up_to)  # type: ignore[arg-type]

    @property
    def gives(self) -> object:
        """The number X, where it is that many."""
        return "x" if isinstance(self.count, ChosenX) else None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        most = len(self.modes)
        if isinstance(self.count, int) and not 0 < self.count <= most:
            yield Message("mistake-chooses", (self.count, most))
        if self.more is not None and not 0 < self.more[1] <= most:
            yield Message("mistake-chooses-instead", (self.more[1], most))
        if scope.late("option"):
            yield Message("mistake-choice-late")
        if any(part in _but_last(whole) for whole, part in pairwise((*scope.above, self))):
            yield Message("mistake-after-choice")

    def how_many(self, game: GameState, seat: int, this: int, playing: int) -> tuple[int, int]:
        """The least and the most options that may be chosen now, of those listed (5.17.2.3). Conditions and numbers are
        as they are while the card or ability is played (5.17.3.1.1)."""
        if isinstance(self.count, ChosenX):
            return 0, len(self.modes)
        most, up_to = counted(game, self.count, seat, this), self.up_to
        if self.more is not None and self.more[0].holds_for(game, seat, playing, this):
            most, up_to = self.more[1], self.more_up_to or up_to
        if most > 0 and chooses_any_number(game, seat):
            most, up_to = len(self.modes), True
        most = max(0, min(most, len(self.modes)))
        return (min(1, most) if up_to else most), most

    def perform(self, game: GameState, context: Context) -> Flow:
        """The options employed; the others are as if they did not exist (5.17.4)."""
        for index in sorted(context.modes):
            yield from perform(self.modes[index].steps, game, context)

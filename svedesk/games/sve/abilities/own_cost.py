"""What a card says of its own cost (10.6.2.5.1): other actions in its place, another number for a process, X."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang, replace
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.cost import Cost, cost_text
from svedesk.games.sve.abilities.play_cost import AddedCost, may_be_none
from svedesk.games.sve.abilities.playable import PlayingRule
from svedesk.games.sve.script_node import Ability, Bracket, Least, NodeWord, Scope, never_in_hand
from svedesk.phrases.phrase import heard, phrases
from svedesk.phrases.wording import capital

_MAY_JA = {"捨てる": "捨てて", "置く": "置いて", "戻す": "戻して", "取る": "取って"}
"""How verbs that end costs are said of what may be done."""


class OwnCost(PlayingRule):
    """When playing this card, [cost]: This card costs [so many] play points to play, or [so many] less (10.4.7.3).

    `sets` None and `less` 0: the cost is paid instead of the play points (10.6.2.5.1.2). `or_cost`: that may be paid in
    place of the cost, never both. With `more` the player may have it cost so much more, or pay `cost` in addition to it
    (10.6.2.5.1.4): the text may then ask whether that was done (`PaidMore`).
    """

    script_words = (
        NodeWord(
            "costs_less_when_paid(cost, less)", "When playing this card, [cost]: This card costs so much less to play."
        ),
        NodeWord("instead_of_cost(cost)", "You may pay this instead of the card's cost."),
        NodeWord(
            "costs_less_when_either_paid(cost, or_cost, less)",
            "When playing this card, [cost], or [cost]: This card costs so much less to play.",
        ),
        NodeWord(
            "costs_when_paid(cost, points: int)",
            "When playing this card, [cost]: This card costs so many play points to play.",
            sets=Bracket("points"),
        ),
        NodeWord(
            "may_cost_more(points: int)",
            "When playing this card, it may cost so much more.",
            cost=(),
            more=Bracket("points"),
        ),
        NodeWord("may_pay_also(cost)", "As an additional cost to play this card: a cost that may be paid.", more=0),
    )

    valid = "elsewhere"
    phrases: ClassVar = phrases(
        en=(
            heard(
                "when playing this card, <cost*, ><or_cost?, or <or_cost*, >>: this card costs <less#> less to play."
            ),
            heard("when playing this card, <cost*, >: this card costs <sets#> play points to play."),
            heard("when playing this card, it may cost <more#> more to play."),
            heard("as an additional cost to play this card, you may <cost* and >.", more=0),
        ),
        ja=(
            heard("これをプレイする際、<cost*><or_cost?、または、<or_cost*>>：コストを-<less#>する。"),
            heard("これをプレイする際、<cost*>：コストを<sets#>にする。"),
            heard("これをプレイする際、コストを+<more#>してよい。"),
            heard("これをプレイする際、追加コストとして<cost*>してよい。", more=0),
        ),
    )

    cost: tuple[Cost, ...]
    sets: int | None = None
    less: int = 0
    or_cost: tuple[Cost, ...] = ()
    more: int | None = None

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> OwnCost | None:
        """What may be done with any number of cards is told by another word (`AddedCost`)."""
        made = cls(**{"cost": (), **slots})
        return None if made.more == 0 and may_be_none(made.cost) else made

    @property
    def either(self) -> tuple[OwnCost, ...]:
        """The ways of paying it, of which one is taken."""
        if not self.or_cost:
            return (self,)
        return (replace(self, or_cost=()), replace(self, cost=self.or_cost, or_cost=()))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.cost and not self.more:
            yield Message("mistake-no-cost")
        elif self.less < 0 or (self.sets or 0) < 0 or (self.more or 0) < 0:
            yield Message("mistake-costs", (-self.less or self.sets or self.more or 0,))
        yield from never_in_hand(self, scope)

    @property
    def is_alternative(self) -> bool:
        """Whether it replaces the cost."""
        return self.sets is None and not self.less and self.more is None

    def text(self, lang: Lang, kind: str) -> str:
        """The process, and what the card costs then."""
        if self.more is not None:
            return self._more(lang, self.more)
        if lang == "ja":
            if self.is_alternative:
                process = cost_text(self.cost, lang).removesuffix("：")
                return f"これをプレイする際、コストを支払う代わりに、{process}してよい。"
            then = f"コストを{self.sets}にする" if self.sets is not None else f"コストを-{self.less}する"
            return f"これをプレイする際、{self._cost(lang)}{then}。"
        if self.is_alternative:
            process = cost_text(self.cost, lang).removesuffix(": ")
            return capital(f"when playing this card, you may {process} instead of paying its cost.")
        points = f"costs {self.sets} play points" if self.sets is not None else f"costs {self.less} less"
        return f"When playing this card, {self._cost(lang)}This card {points} to play."

    def _more(self, lang: Lang, more: int) -> str:
        """What may be paid in addition."""
        if more:
            if lang == "en":
                return f"When playing this card, it may cost {more} more to play."
            return f"これをプレイする際、コストを+{more}してよい。"
        if lang == "en":
            return f"As an additional cost to play this card, you may {' and '.join(part.en() for part in self.cost)}."
        process = "".join(part.ja() for part in self.cost)
        for verb, may in _MAY_JA.items():
            if process.endswith(verb):
                return f"これをプレイする際、追加コストとして{process.removesuffix(verb)}{may}よい。"
        return f"これをプレイする際、追加コストとして{process}してよい。"

    def _cost(self, lang: Lang) -> str:
        """One cost, or either of two."""
        first = cost_text(self.cost, lang)
        if not self.or_cost:
            return first
        between = "、または、" if lang == "ja" else ", or "
        return first.rstrip("：: ") + between + cost_text(self.or_cost, lang)


_X_ICONS = phrases(
    en=("<times|1={COST X}|2={COST X}{COST X}|3={COST X}{COST X}{COST X}>"),
    ja=("<times|1=【コストX】|2=【コストX】【コストX】|3=【コストX】【コストX】【コストX】>"),
)


class CostsX(Ability):
    """The printed cost is X. The player determines X when playing it; `times` icons of it."""

    script_word = "costs_x(times=1)"  # 5.2.1.2.3
    gives = "x"
    at_least = (Least("times", "mistake-costs-x"),)
    times: int = 1

    phrases: ClassVar = _X_ICONS

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from never_in_hand(self, scope)

    def text(self, lang: Lang, kind: str) -> str:
        """The icons."""
        return ("{COST X}" if lang == "en" else "【コストX】") * self.times


class PayX(Cost):
    """X play points as (part of) a cost. The player determines X when playing the ability; `times` icons of it."""

    script_word = "pay_x(times=1)"  # 5.2.1.2.2
    gives = "x"
    at_least = (Least("times", "mistake-costs-x"),)
    times: int = 1

    phrases: ClassVar = _X_ICONS

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        paid_for = scope.above[-1] if scope.above else self
        if paid_for.decides != "cost" and not isinstance(paid_for, Activated | Automatic | OwnCost | AddedCost):
            yield Message("mistake-cost-x-late")

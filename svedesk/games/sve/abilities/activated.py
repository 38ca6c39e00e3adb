"""Activated abilities (10.1.1.1), and evolve, which is one (12.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import BURST, Ability, Step, Validity, read
from svedesk.games.sve.abilities.cost import Cost, PayPoints, cost_text
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.phrases.phrase import heard, phrases
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.wording import capital

OFTEN: dict[Lang, str] = {
    "en": " This ability can be used any number of times each turn.",
    "ja": "この能力は1ターンに何回でも使える。",
}
"""What an evolve ability, or one equivalent to it, says that does not heed the limit of one each turn."""


_LIMITS: dict[Lang, str] = {
    "en": (
        "<times|0=|*= This ability can be activated <times|1=once|2=twice|*=<times#> times> per turn.>"
        "<condition? <condition>this ability can be activated.>"
    ),
    "ja": (
        "<condition?この能力は<condition><times|0=使える|*=1ターンに<times#>回使える>。"
        "//<times|0=|*=この能力は1ターンに<times#>回使える。>>"
    ),
}
"""How often and when an ability can be used, as it is heard."""


@dataclass(frozen=True, slots=True)
class Activated(Ability):
    """Reads "{ACT} [cost]: [text]". `quick` marks one that may be played in the opponent's turn too (12.3.3). `times`
    is how often in a turn it may be used (0: as often as its cost can be paid)."""

    valid: ClassVar[Validity] = "field"
    phrases: ClassVar = phrases(
        en=heard(f"<burst?{BURST['en']}><quick?{{Q}} >{{ACT}} <cost*, >: <steps.>{_LIMITS['en']}"),
        ja=(
            heard(f"<burst?{BURST['ja']}><quick?【クイック】>【起動】<cost*>：<steps.>{_LIMITS['ja']}"),
            heard(f"【Q】【起動】<cost*>：<steps.>{_LIMITS['ja']}", quick=True),
        ),
    )

    cost: tuple[Cost, ...]
    steps: tuple[Step, ...]
    quick: bool = False
    times: int = 0
    burst: bool = False
    """Whether it has the keyword Union Burst (JA 14.5.1)."""
    condition: Condition | None = None
    """While what it can be used only (10.3.3); None: always."""

    def inside(self, scope: Scope) -> Scope:
        """A text that is played: all is decided in it."""
        return self.played(scope)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")

    def text(self, lang: Lang, kind: str) -> str:
        """The icons, the cost in its order, the sentences, how often and when it can be used."""
        if lang == "ja":
            icons = BURST["ja"] * self.burst + f"{'【クイック】' if self.quick else ''}【起動】"
        else:
            icons = BURST["en"] * self.burst + f"{'{Q} ' if self.quick else ''}{{ACT}} "
        return icons + cost_text(self.cost, lang) + read(self.steps, lang) + self._limits(lang)

    def _limits(self, lang: Lang) -> str:
        if lang == "ja":
            usable = f"1ターンに{self.times}回使える" if self.times else "使える"
            if self.condition is not None:
                usable = self.condition.ja(usable).replace("なら、使える", "なら使える")
            return f"この能力は{usable}。" if self.times or self.condition is not None else ""
        often = {1: "once", 2: "twice"}.get(self.times, f"{self.times} times")
        said = f" This ability can be activated {often} per turn." if self.times else ""
        if self.condition is not None:
            said += f" {capital(self.condition.en('this ability can be activated'))}."
        return said

    @property
    def points(self) -> int:
        """The play points of its cost (10.4.4)."""
        return sum(part.points for part in self.cost if isinstance(part, PayPoints))


@dataclass(frozen=True, slots=True)
class Evolve(Ability):
    """Reads "{EVOLVE} [cost]: Evolve this follower." `points` is the printed play point cost. `often`: it may be used
    any number of times each turn, in editions that say so (JA 8.3.2.2). `besides` is what is paid beside the points."""

    valid = "field"
    phrases: ClassVar = phrases(
        en=heard("{EVOLVE} {COST <points#>}: Evolve this follower."),
        ja=heard("【進化】【コスト<points#>】：これは進化する。"),
    )

    points: int
    often: bool = False
    besides: tuple[Cost, ...] = ()

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.points, "mistake-costs", 0)
        if scope.ability is not self:
            return
        if any(isinstance(other, Evolve) for other in scope.before):
            yield Message("mistake-evolves-twice")
        name = scope.card.counted_name
        others = (card for card in scope.library.values() if card.special == "evolved")
        if not any(name == card.counted_name for card in others):
            yield Message("mistake-no-evolved-card")
        if scope.card.special == "evolved":
            yield Message("mistake-evolved-evolves")

    @property
    def usable_if(self) -> Condition | None:
        """While what it can be used only; None: always."""
        return None

    @property
    def into(self) -> frozenset[str]:
        """The names of which it evolves its follower into one; none for its own name."""
        return frozenset()

    def text(self, lang: Lang, kind: str) -> str:
        """The icon, the cost, and what it does."""
        parts = (PayPoints(self.points), *self.besides) if self.points or not self.besides else self.besides
        if lang == "ja":
            return f"【進化】{cost_text(parts, lang)}これは進化する。" + OFTEN["ja"] * self.often
        return f"{{EVOLVE}} {cost_text(parts, lang)}Evolve this {kind}." + OFTEN["en"] * self.often

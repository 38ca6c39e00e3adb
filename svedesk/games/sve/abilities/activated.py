"""Activated abilities (10.1.1.1): evolve, which is one (12.2), and what the keyword Stack stands for (13.3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, cast

from svedesk.engine.message import Message
from svedesk.engine.script import Lang, replace
from svedesk.games.sve.abilities.base import BURST, Step, read
from svedesk.games.sve.abilities.cost import Cost, PayPoints, cost_text
from svedesk.games.sve.abilities.replacement import ReplacementEffect, Replacing
from svedesk.games.sve.amount import Count
from svedesk.games.sve.card_names import Called
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.facts import sve_facts
from svedesk.games.sve.script_node import Ability, Least, NodeWord, Scope, Validity
from svedesk.phrases.phrase import heard, phrases
from svedesk.phrases.saying import say
from svedesk.phrases.wording import capital

OFTEN: dict[Lang, str] = {
    "en": " This ability can be used any number of times each turn.",
    "ja": "この能力は1ターンに何回でも使える。",
}
"""What an evolve ability, or one equivalent to it, says that does not heed the limit of one each turn."""


_USABLE_IF: dict[Lang, str] = {
    "en": "<condition? <condition>this ability can be activated.>",
    "ja": "<condition?この能力は<condition>使える。>",
}
"""When an ability can be used, as it is heard."""
LIMITS: dict[Lang, str] = {
    "en": (
        "<times|0=|*= This ability can be activated <times|1=once|2=twice|*=<times#> times> per turn.>"
        f"{_USABLE_IF['en']}"
    ),
    "ja": (
        "<condition?この能力は<condition><times|0=使える|*=1ターンに<times#>回使える>。"
        "//<times|0=|*=この能力は1ターンに<times#>回使える。>>"
    ),
}
"""How often and when an ability can be used, as it is heard."""


_USED = "this ability can be activated"


class Activated(Ability):
    """Reads "{ACT} [cost]: [text]". `quick` marks one that may be played in the opponent's turn too (12.3.3). `times`
    is how often in a turn it may be used (0: as often as its cost can be paid)."""

    script_words: ClassVar[tuple[NodeWord, ...]] = (
        NodeWord(
            "activate(cost, *steps, times=0)",
            "An activated ability; the cost is `pay(1)`, `engage_this`, or both joined by +. `times` is "
            "how often in a turn it can be used (0: as often as its cost can be paid).",
        ),
        NodeWord(
            "quick_activate(cost, *steps, times=0, condition=None)",
            "An activated ability with Quick. `times` is how often in a turn it can be used (0: always), "
            "`condition` what must hold then.",
            quick=True,
        ),
        NodeWord(
            "activate_if(condition: Condition, cost, *steps, times=0)",
            "An activated ability that can be used only while a condition holds.",
        ),
    )

    valid: ClassVar[Validity] = "field"
    phrases: ClassVar = phrases(
        en=heard(f"<burst?{BURST['en']}><quick?{{Q}} >{{ACT}} <cost*, >: <steps.>{LIMITS['en']}"),
        ja=(
            heard(f"<burst?{BURST['ja']}><quick?【クイック】>【起動】<cost*>：<steps.>{LIMITS['ja']}"),
            heard(f"【Q】【起動】<cost*>：<steps.>{LIMITS['ja']}", quick=True),
        ),
        en_quoted=heard("<quick?{Q} >{ACT} <cost*, >: <steps*. >"),
        ja_quoted=heard("<quick?【クイック】>【起動】<cost*>：<steps*。>"),
    )

    cost: tuple[Cost, ...]
    steps: tuple[Step, ...]
    quick: bool = False
    times: int = 0
    burst: bool = False
    """Whether it has the keyword Union Burst (JA 14.5.1)."""
    condition: Condition | None = None
    """While what it can be used only (10.3.3); None: always."""

    @property
    def moment(self) -> str:
        """When its player says so."""
        return "activated"

    def inside(self, scope: Scope) -> Scope:
        """A text that is played: all is decided in it."""
        return self.played(scope)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")
        if self.times < 0:
            yield Message("mistake-times", (self.times,))

    def text(self, lang: Lang, kind: str) -> str:
        """The icons, the cost in its order, the sentences, how often and when it can be used."""
        if lang == "ja":
            icons = BURST["ja"] * self.burst + f"{'【クイック】' if self.quick else ''}【起動】"
        else:
            icons = BURST["en"] * self.burst + f"{'{Q} ' if self.quick else ''}{{ACT}} "
        paid = cost_text(self.cost, lang)
        return icons + (capital(paid) if lang == "en" else paid) + read(self.steps, lang) + self._limits(lang)

    def _limits(self, lang: Lang) -> str:
        if lang == "ja":
            if self.condition is not None:
                return _usable_if(self.condition, lang, f"1ターンに{self.times}回" if self.times else "")
            return f"この能力は1ターンに{self.times}回使える。" if self.times else ""
        often = {1: "once", 2: "twice"}.get(self.times, f"{self.times} times")
        limit = f" This ability can be activated {often} per turn." if self.times else ""
        return limit + _usable_if(self.condition, lang)

    @property
    def points(self) -> int:
        """The play points of its cost (10.4.4)."""
        return sum(part.points for part in self.cost if isinstance(part, PayPoints))


def _usable_if(condition: Condition | None, lang: Lang, often_ja: str = "") -> str:
    if condition is None:
        return ""
    if lang == "ja":
        return f"この能力は{condition.ja(f'{often_ja}使える').replace('なら、使える', 'なら使える')}。"
    when = condition.en(_USED)[: -len(_USED)].rstrip(" ,:")
    return f" Activate only {when if when.startswith(('if ', 'while ')) else f'with {when}'}."


def _into(names: tuple[Called, ...], lang: Lang) -> str:
    if not names:
        return ""
    whole, part = {
        "en": ("{}", "an evolved follower with {} in its name"),
        "ja": ("『{}』", "「カード名に『{}』を含むエボルヴフォロワー」"),
    }[lang]
    forms = [(part if name.in_part else whole).format(name.ja if lang == "ja" else name.en) for name in names]
    return f"{'か'.join(forms)}に" if lang == "ja" else f" into {' or '.join(forms)}"


_INTO_EN = (
    "<into? into <into:evolved* or >>",
    "<into? into an evolved follower with <into:part* in its name or an evolved follower with > in its name>",
)
_INTO_JA = (
    "<into?『<into:evolved*』か『>』に>",
    "<into?「カード名に『<into:part*』を含むエボルヴフォロワー」か「カード名に『>』を含むエボルヴフォロワー」に>",
)


class Evolve(Ability):
    """Evolve this follower for play points, into itself or a card of one of these names. `besides` is what else is
    paid, `condition` what must hold; `less`: it costs X less, which is a number of cards. `points` is the printed play
    point cost. `often`: it may be used any number of times each turn, in editions that say so (JA 8.3.2.2); `into`: the
    names one of which it evolves its follower into (none: its own name)."""

    script_word = "evolve(points, *into, besides=(), often=False, condition=None, less=None)"
    valid = "field"
    at_least = (Least("points", "mistake-costs", 0),)
    phrases: ClassVar = phrases(
        en=tuple(
            heard(f"{{EVOLVE}} <paid*, >: Evolve this follower{into}.{_USABLE_IF['en']}<often?{OFTEN['en']}>")
            for into in _INTO_EN
        ),
        ja=tuple(
            heard(f"【進化】<paid*>：これは{into}進化する。{_USABLE_IF['ja']}<often?{OFTEN['ja']}>")
            for into in _INTO_JA
        ),
    )

    points: int
    often: bool = False
    besides: tuple[Cost, ...] = ()
    into: tuple[Called, ...] = ()
    condition: Condition | None = None
    less: Count | None = None

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Evolve | None:
        """Of the cost that is heard the play points, which come first, are told from the rest."""
        values = dict(slots)
        first, *others = paid = cast("tuple[Cost, ...]", values.pop("paid"))
        points = first.points if isinstance(first, PayPoints) else 0
        made = cls(points, besides=tuple(others) if isinstance(first, PayPoints) else paid, **values)  # type: ignore[arg-type]
        return made if made.paid == paid and not any(isinstance(part, PayPoints) for part in made.besides) else None

    @property
    def paid(self) -> tuple[Cost, ...]:
        """All that is paid: no icon stands for no play points where something else is."""
        return (PayPoints(self.points), *self.besides) if self.points or not self.besides else self.besides

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if any(isinstance(part, PayPoints) for part in self.besides):
            yield Message("mistake-points-besides")
        if scope.ability is not self:
            return
        if any(isinstance(other, Evolve) and self._is_like(other) for other in scope.before):
            yield Message("mistake-evolves-twice")
        others = [sve_facts(card) for card in scope.library.values() if card.special == "evolved"]
        name = sve_facts(scope.card).counted_name
        wanted = self.into or (Called(name, name),)
        if not any(called.is_name_of(card) for called in wanted for card in others):
            yield Message("mistake-no-evolved-card")
        if scope.card.special == "evolved":
            yield Message("mistake-evolved-evolves")

    def _is_like(self, other: Evolve) -> bool:
        """Whether it does the same at the same times, for more or fewer play points."""
        return replace(other, points=self.points, often=self.often) == self

    def text(self, lang: Lang, kind: str) -> str:
        """The icon, the cost, what it does, and when that can be done."""
        paid, into = cost_text(self.paid, lang), _into(self.into, lang)
        if lang == "ja":
            sentence = f"【進化】{paid}これは{into}進化する。"
        else:
            sentence = f"{{EVOLVE}} {capital(paid)}Evolve this {kind}{into}."
        return sentence + self._less(lang) + _usable_if(self.condition, lang) + OFTEN[lang] * self.often

    def _less(self, lang: Lang) -> str:
        if self.less is None:
            return ""
        if lang == "ja":
            return f"この能力のコストは{say(self.less, 'ja')}と同じだけ-1する。"
        return f" This ability costs X less. X equals {say(self.less, 'en')}."


class Stack(Activated, ReplacementEffect):
    """The keyword as printed, the activated ability it denotes, and what happens instead of leaving the field;
    `keywords/as_abilities.py` says which."""

    name: str = "stack"
    leaving: Replacing | None = None

    @property
    def keyword_name(self) -> str:
        """What rules and views call it."""
        return self.name

    @property
    def replacing(self) -> Replacing | None:
        """What happens instead of leaving the field."""
        return self.leaving

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from Activated.mistakes(self, scope)
        if scope.ability is self and scope.card.kind != "amulet":
            yield Message("mistake-stack-on", (scope.card.kind,))

    def text(self, lang: Lang, kind: str) -> str:
        """The word."""
        return BURST[lang] * self.burst + ("Stack." if lang == "en" else "【スタック】")

"""Trigger abilities (603)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.event_words import EVENTS_EN, EVENTS_JA
from svedesk.games.dm.verbs.base import Effect, joined, lowered
from svedesk.phrases.wording import with_article

if TYPE_CHECKING:
    from svedesk.games.dm.conditions import DuelCondition
    from svedesk.games.dm.which import Which

ICON = "icon"
"""What the abilities of an icon wait for: another ability that uses them (603.3a)."""
_TURNS = {"en": {"your": "your", "opponent": "your opponent's", "any": "each"},
          "ja": {"your": "自分の", "opponent": "相手の", "any": "各"}}  # fmt: skip


class OnEvent(DmAbility):
    """Something happens, and an effect is put on standby (603.2). `cards` are those it happens to, None for the card
    itself; for the start and end of turns `whose` they are. `condition` is judged when the effect is resolved
    (603.4); with `may` the player then says whether it happens."""

    event: str
    effects: tuple[Effect, ...]
    cards: Which | None = None
    may: bool = False
    whose: str = "your"
    condition: DuelCondition | None = None
    icon: str = ""
    """The icon of an ability that is used by others (ICON), or the one whose abilities this one uses: those of its
    player's creatures are then put on standby in its place (603.3a)."""

    only_while: DuelCondition | None = None
    """What must hold for the card to have the ability at all, such as that of a wave striker."""
    LATER: ClassVar[frozenset[str]] = frozenset(("zone",))
    zone: str = ""
    """The zone in which it triggers instead of the battle zone (110.4g)."""

    @property
    def hears(self) -> str:
        """Its event; "" where it waits for it in another zone."""
        return "" if self.zone else self.event

    def says(self, lang: Lang) -> str:
        """The line."""
        if self.event == ICON:
            return f"{self.icon}: {self._said(lang)}"
        if self.event in ("start", "end"):
            about = _TURNS[lang][self.whose]
        elif self.cards is None:
            about = "このクリーチャー" if lang == "ja" else "this creature"
        else:
            noun = self.cards.noun(lang, many=self.cards.whose == "your")
            about = f"{self.cards.owner(lang)}{noun}" if lang == "ja" else _one(self.cards.whose, noun)
        words = EVENTS_JA if lang == "ja" else EVENTS_EN
        if_so = "" if self.condition is None else self.condition.says(lang)
        effects = self._said(lang)
        if lang == "ja":
            may = "次のことをしてもよい。" if self.may else ""
            return f"{words[self.event].format(about)}、{if_so}{may}{effects}"
        if self.event == "silent_skill":
            return f"Silent skill: {effects}"
        effects = f"{'you may ' if self.may else ''}{lowered(effects)}"
        return f"{words[self.event].format(about)}, {if_so}{effects}"

    def _said(self, lang: Lang) -> str:
        if self.icon and self.event != ICON:
            return (
                f"自分のクリーチャーの「{self.icon}」能力を使う。"
                if lang == "ja"
                else f"Use the “{self.icon}” abilities of your creatures."
            )
        return joined(self.effects, lang)


def _one(whose: str, noun: str) -> str:
    if whose == "your":
        return f"one of your {noun}"
    return f"an opponent's {noun}" if whose == "opponent" else with_article(noun)

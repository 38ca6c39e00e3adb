"""Trigger abilities (603)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.verbs.base import Effect, joined, lowered
from svedesk.phrases.wording import with_article

if TYPE_CHECKING:
    from svedesk.games.dm.conditions import DuelCondition
    from svedesk.games.dm.which import Which

_EN = {
    "enters": "When you put {} into the battle zone",
    "summoned": "Whenever {} is summoned",
    "attacks": "Whenever {} attacks",
    "blocks": "Whenever {} blocks",
    "blocked": "Whenever {} becomes blocked",
    "not_blocked": "Whenever {} attacks and isn't blocked",
    "battles": "Whenever {} battles",
    "battled": "After {} battled",
    "wins_battle": "When {} wins a battle",
    "destroyed": "When {} is destroyed",
    "leaves": "When {} leaves the battle zone",
    "tapped": "Whenever {} is tapped",
    "before_break": "Before {} breaks a shield",
    "breaks": "Whenever {} breaks a shield",
    "attack_ends": "At the end of an attack of {}",
    "cast": "Whenever {} is cast",
    "drawn": "Whenever {} is drawn",
    "discarded": "Whenever {} is discarded",
    "to_graveyard": "Whenever {} is put into a graveyard",
    "to_mana": "Whenever {} is put into a mana zone",
    "silent_skill": "Silent skill",
    "start": "At the start of {} turn",
    "end": "At the end of {} turn",
    "direct_attack": "Whenever {} attacks a player directly",
}
_JA = {
    "enters": "{}をバトルゾーンに出した時",
    "summoned": "{}が召喚された時",
    "attacks": "{}が攻撃する時",
    "blocks": "{}がブロックした時",
    "blocked": "{}がブロックされた時",
    "not_blocked": "{}が攻撃してブロックされなかった時",
    "battles": "{}がバトルする時",
    "battled": "{}がバトルした後",
    "wins_battle": "{}がバトルに勝った時",
    "destroyed": "{}が破壊された時",
    "leaves": "{}がバトルゾーンを離れた時",
    "tapped": "{}がタップした時",
    "before_break": "{}がシールドをブレイクする直前",
    "breaks": "{}がシールドをブレイクした時",
    "attack_ends": "{}の攻撃の終わりに",
    "cast": "{}が唱えられた時",
    "drawn": "{}が引かれた時",
    "discarded": "{}が捨てられた時",
    "to_graveyard": "{}が墓地に置かれた時",
    "to_mana": "{}がマナゾーンに置かれた時",
    "silent_skill": "サイレントスキル",
    "start": "{}ターンのはじめに",
    "end": "{}ターンの終わりに",
    "direct_attack": "{}がダイレクトアタックした時",
}
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

    @property
    def hears(self) -> str:
        """Its event."""
        return self.event

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
        words = _JA if lang == "ja" else _EN
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

"""Trigger abilities (603)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from svedesk.engine.script import Lang, replace
from svedesk.games.dm.abilities.base import DmAbility, before_line, while_ja
from svedesk.games.dm.text.terms import words
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

    @property
    def hears_in(self) -> tuple[str, str]:
        """That zone, and its event."""
        return (self.zone, self.event) if self.zone else ("", "")

    @property
    def counts_breakers(self) -> bool:
        """Whether it is a turbo rush."""
        return self.only_while is not None and self.only_while.holder == "Turbo rush"

    def says(self, lang: Lang) -> str:
        """The line, with the word before it that says when the card has the ability."""
        shared = [effect.of_itself() for effect in self.effects] if self.event in ("start", "end") else []
        if (each := tuple(filter(None, shared))) and len(each) == len(shared):
            return before_line("Survivor", lang) + replace(self, effects=each)._line(lang)
        if self.cards is not None and self.cards.holder:
            return before_line(self.cards.holder, lang) + self._line(lang)
        only = self.only_while
        if only is None or only.holder:
            return before_line("" if only is None else only.holder, lang) + self._line(lang)
        return (while_ja(only.ja()) if lang == "ja" else f"While {only.en()}, ") + self._line(lang)

    def _line(self, lang: Lang) -> str:
        if self.event == ICON:
            return f"{self.icon}: {self._effects(lang)}"
        cards = None if self.cards is None or self.cards.holder else self.cards
        if self.event in ("start", "end"):
            about = _TURNS[lang][self.whose]
        elif cards is None:
            about = "このクリーチャー" if lang == "ja" else "this creature"
        else:
            noun = cards.noun(lang, many=cards.whose != "any")
            about = f"{cards.owner(lang)}{noun}" if lang == "ja" else _one_of(cards, noun)
        event = words(lang)["event"][self.event].format(about)
        on_player = self.event == "not_blocked" and self.condition is not None and self.condition.is_on_player
        if_so = "" if self.condition is None or on_player else self.condition.before(lang)
        effects = self._effects(lang)
        if lang == "ja":
            may = "次のことをしてもよい。" if self.may else ""
            return f"{event.replace('が攻撃', 'がプレイヤーを攻撃') if on_player else event}、{if_so}{may}{effects}"
        if self.event == "silent_skill":
            return f"Silent skill: {effects}"
        effects = f"{'you may ' if self.may else ''}{lowered(effects)}"
        if cards is not None and self.event in ("enters", "summoned", "cast"):
            return f"Whenever {_done_en(self.event, cards)}, {if_so}{effects}"
        return f"{event.replace('attacks', 'attacks a player') if on_player else event}, {if_so}{effects}"

    def _effects(self, lang: Lang) -> str:
        if self.icon and self.event != ICON:
            return (
                f"自分のクリーチャーの「{self.icon}」能力を使う。"
                if lang == "ja"
                else f"Use the “{self.icon}” abilities of your creatures."
            )
        return joined(self.effects, lang)


def _one_of(cards: Which, noun: str) -> str:
    owner = cards.owner("en")
    return f"one of {owner} {noun}" if owner else with_article(noun)


def _done_en(event: str, cards: Which) -> str:
    noun = with_article(cards.noun("en", many=False))
    if event == "enters":
        about = f"one of {owner} {cards.noun('en', many=True)}" if (owner := cards.owner("en")) else noun
        return f"{about} is put into the battle zone"
    does = {"summoned": "summon", "cast": "cast"}[event]
    who = {"your": f"you {does}", "opponent": f"your opponent {does}s"}.get(cards.whose, f"a player {does}s")
    return f"{who} {noun}"

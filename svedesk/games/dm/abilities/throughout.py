"""Static abilities that make continuous effects (604.2, 608.3) or a one-shot effect (604.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from svedesk.engine.script import Lang, replace
from svedesk.games.dm.abilities.base import DmAbility, before_line, series_ja, while_ja
from svedesk.games.dm.facts import CIVILIZATIONS_JA
from svedesk.games.dm.races import RACES_JA
from svedesk.games.dm.verbs.base import Effect
from svedesk.phrases.phrase import phrases
from svedesk.phrases.wording import with_article

if TYPE_CHECKING:
    from svedesk.games.dm.abilities.keyword import HasKeyword
    from svedesk.games.dm.conditions import DuelCondition
    from svedesk.games.dm.which import Which


POWER, COST, NO_CASTING, NO_TRIGGERS, KEYWORDS = "power", "cost", "no_casting", "no_triggers", "keywords"
CIVILIZATION, RACE, MANA_NUMBER = "civilization", "race", "mana_number"
"""What a static ability can change, besides single keywords."""


class Throughout(DmAbility):
    """As long as the card is in the battle zone (608.3b) its `cards` (None: it itself) have more `power`, or that much
    `for_each` of some cards, doubled (206.4) or fixed power (206.3), `keywords`, or another `cost` to be used; or
    players can't use some shield triggers or cast some spells. It applies at any moment to whatever it then says of
    (608.3a)."""

    cards: Which | None = None
    power: int = 0
    for_each: Which | None = None
    doubled: bool = False
    fixed: int | None = None
    keywords: tuple[HasKeyword, ...] = ()
    cost: int = 0
    cost_least: int = 0
    condition: DuelCondition | None = None
    attacking: bool = False
    """Only for a creature that is attacking."""
    in_shields: bool = False
    """It holds while the card lies open in the shield zone, not in the battle zone (113.6d)."""
    no_casting: Which | None = None
    no_triggers: Which | None = None
    LATER: ClassVar[frozenset[str]] = frozenset(("civilizations", "races", "colorless", "mana"))
    civilizations: tuple[str, ...] = ()
    """What they have besides their own (106.4)."""
    races: tuple[str, ...] = ()
    """What they have besides their own (203.3)."""
    colorless: bool = False
    """They lose the civilizations that are printed on them (106.4)."""
    mana: int | None = None
    """The mana number they have instead of theirs (207.2)."""

    @property
    def may_shrink(self) -> bool:
        """Whether it makes the power of a creature less; a fixed power may be less than what it was."""
        return self.power < 0 or self.fixed is not None

    @property
    def counts_breakers(self) -> bool:
        """Whether it is a turbo rush."""
        return self.condition is not None and self.condition.holder == "Turbo rush"

    @property
    def is_own_cost(self) -> bool:
        """Whether it changes what its own card costs (110.4e)."""
        return bool(self.cost) and self.cards is None

    @property
    def changes(self) -> tuple[str, ...]:
        """The names of what it changes: every keyword, and KEYWORDS where there is any."""
        changed = {
            POWER: bool(self.power) or self.doubled or self.fixed is not None,
            COST: bool(self.cost),
            NO_CASTING: self.no_casting is not None,
            NO_TRIGGERS: self.no_triggers is not None,
            KEYWORDS: bool(self.keywords),
            CIVILIZATION: bool(self.civilizations) or self.colorless,
            RACE: bool(self.races),
            MANA_NUMBER: self.mana is not None,
        }
        changed |= {keyword.word: True for keyword in self.keywords}
        return tuple(name for name, is_so in changed.items() if is_so)

    @property
    def changes_in_battle(self) -> tuple[str, ...]:
        """All of that, unless it holds in the shield zone."""
        return () if self.in_shields else self.changes

    @property
    def changes_in_shields(self) -> tuple[str, ...]:
        """All of that, if it holds there."""
        return self.changes if self.in_shields else ()

    def says(self, lang: Lang) -> str:
        """The line, with the word before it that says who has it, or when."""
        cards, condition = self.cards, self.condition
        holder = cards.holder if cards is not None else ""
        holder = holder or (condition.holder if condition is not None else "")
        before, line = before_line(holder, lang), self
        if holder:
            rest = None if condition is not None and condition.holder else condition
            line = replace(self, cards=None if cards is not None and cards.holder else cards, condition=rest)
        if before and not line.power and len(line.keywords) == 1:
            return before + line.keywords[0].says(lang)
        return before + ("".join(line._ja()) if lang == "ja" else " ".join(line._en()))

    def _en(self) -> list[str]:
        if self.no_casting is not None:
            return [f"Players can't cast {self.no_casting.noun('en', many=True)}."]
        if self.no_triggers is not None:
            return [f"Players can't use the shield triggers of {self.no_triggers.noun('en', many=True)}."]
        words = [] if self.condition is None else [f"while {self.condition.en()},"]
        words += ["while attacking,"] if self.attacking else []
        if self.cards is None:
            words.append("this creature")
        else:
            owner = {"your": "of your ", "opponent": "of your opponent's ", "any": ""}[self.cards.whose]
            noun = self.cards.noun("en", many=bool(owner), one_of=True, every=bool(owner))
            words.append(f"each {owner}{noun}")
        words.append(" and ".join(self._changes_en()) + ".")
        text = " ".join(words)
        least = [f"They can't cost less than {self.cost_least}."] if self.cost_least else []
        return [text[:1].upper() + text[1:], *least]

    def _changes_en(self) -> list[str]:
        changes = []
        if self.power:
            each = "" if self.for_each is None else f" {self.for_each.each('en')}"
            changes.append(f"gets {self.power:+} power{each}")
        changes += ["has its power doubled"] if self.doubled else []
        changes += [f"has power {self.fixed}"] if self.fixed is not None else []
        changes += [keyword.as_verb() for keyword in self.keywords]
        changes += ["has no civilization"] if self.colorless else []
        changes += [f"is also {' and '.join(self.civilizations).lower()}"] if self.civilizations else []
        changes += [f"is also {with_article(race)}" for race in self.races]
        changes += [f"has mana number {self.mana}"] if self.mana is not None else []
        if self.cost:
            each = "" if self.for_each is None else f" {self.for_each.each('en')}"
            changes.append(f"costs {abs(self.cost)} {'more' if self.cost > 0 else 'less'} to use{each}")
        return changes

    def _ja(self) -> list[str]:
        if self.no_casting is not None:
            return [f"プレイヤーは{self.no_casting.noun('ja', many=True)}を唱えられない。"]
        if self.no_triggers is not None:
            return [f"プレイヤーは{self.no_triggers.noun('ja', many=True)}の「S・トリガー」を使えない。"]
        words = [] if self.condition is None else [while_ja(self.condition.ja())]
        if self.cards is None:
            words.append("このクリーチャーは、")
        else:
            words.append(f"{self.cards.owner('ja')}{self.cards.noun('ja', many=True)}は、")
        words += ["攻撃中、"] if self.attacking else []
        changes = []
        if self.power:
            of = "" if self.for_each is None else self.for_each.each("ja")
            changes.append(f"{of}パワーを{self.power:+}する")
        changes += ["パワーを2倍にする"] if self.doubled else []
        changes += [f"パワーを{self.fixed}にする"] if self.fixed is not None else []
        changes += [f"「{keyword.says('ja')}」を得る" for keyword in self.keywords]
        changes += ["文明を失う"] if self.colorless else []
        changes += [f"{CIVILIZATIONS_JA[name]}文明を得る" for name in self.civilizations]
        changes += [f"種族に{RACES_JA.get(race, race)}を追加する" for race in self.races]
        changes += [f"マナの数字を{self.mana}にする"] if self.mana is not None else []
        of = "" if self.for_each is None else f"{self.for_each.each('ja')}、"
        changes += [f"{of}使うコストが{abs(self.cost)}{'多く' if self.cost > 0 else '少なく'}なる"] if self.cost else []
        least = [f"ただし、コストは{self.cost_least}より少なくならない。"] if self.cost_least else []
        return [*words, series_ja(changes), "。", *least]


class AsSoonAs(DmAbility):
    """Whenever the condition holds its effects are applied, before any other ability and in the middle of one (604.4),
    again and again while it still holds."""

    is_one_shot: ClassVar[bool] = True

    condition: DuelCondition
    effects: tuple[Effect, ...]

    phrases: ClassVar = phrases(en="if <condition>, <effects*. >.", ja="<condition><effects.>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> AsSoonAs | None:
        """One whose condition is not what a spell asks for once."""
        return cls(**values) if values["condition"].is_at_once else None

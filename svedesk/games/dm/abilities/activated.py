"""What a spell does (302.2), and activated abilities (602): what is done in place of something else a creature could
do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.verbs.base import Effect, joined, lowered
from svedesk.phrases.phrase import heard, phrases, unheard

if TYPE_CHECKING:
    from svedesk.games.dm.conditions import DuelCondition
    from svedesk.games.dm.which import Which


class TapAbility(DmAbility):
    """Instead of attacking the creature may be tapped for these effects (602.1, 602.3a); so may each creature like
    `cards`, where some are named."""

    is_tap_ability: ClassVar[bool] = True

    effects: tuple[Effect, ...]
    cards: Which | None = None

    phrases: ClassVar = phrases(
        en=(
            "instead of having this creature attack, you may tap it: <effects*. >.",
            (
                "instead of having each <whose|your=of your |opponent=of your opponent's |any=><cards:many> attack, "
                "you may tap it: <effects*. >."
            ),
            heard("$tap<~_ability> <effects.>"),
            heard(
                "each of your <cards:many><~ in the battle zone> may tap instead of attacking to use this creature's "
                "ability.<~ >: <effects.>"
            ),
        ),
        ja=(
            "<+このクリーチャー><~クロスしたクリーチャー>で攻撃するかわりに、タップして次の能力を使ってもよい。<effects.>",
            "<whose|your=自分の|opponent=相手の|any=><cards>で攻撃するかわりに、タップして次の能力を使ってもよい。<effects.>",
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> TapAbility:
        """That of the creature itself, or of such creatures."""
        cards = values.get("cards")
        return cls(values["effects"], None if cards is None else cards.of_owner(values.get("whose", "your")))

    @property
    def whose(self) -> str:
        """Whose creatures may be tapped."""
        return "your" if self.cards is None else self.cards.whose


class StrikeBack(DmAbility):
    """When a shield of its player is put into the hand and is such a card, it may be discarded to use this one for no
    cost (509.3b)."""

    shield: Which

    phrases: ClassVar = phrases(
        en=unheard(
            "strike back: when <shield:a> is put into your hand from your shields, you may discard it to use this card."
        ),
        ja=unheard("S・バック:<shield>がシールドゾーンから手札に加わる時、それを捨ててこのカードを使ってもよい。"),
    )


class DeclaredFromHand(DmAbility):
    """A trigger ability of a card in the hand: its use has to be declared (603.2e). When a creature like `cards` does
    what `event` says, or at the end of a turn, its player may show the card and the effects wait like all others."""

    event: str
    effects: tuple[Effect, ...]
    cards: Which | None = None
    condition: DuelCondition | None = None
    """What must hold when it is declared (112.3c)."""

    @property
    def declared_at(self) -> tuple[str, ...]:
        """Its events."""
        return tuple(self.event.split("_or_"))

    def says(self, lang: Lang) -> str:
        """The line."""
        effects = ("" if self.condition is None else self.condition.before(lang)) + joined(self.effects, lang)
        noun = "" if self.cards is None else self.cards.owner(lang) + (" " if lang == "en" else "")
        noun += "" if self.cards is None else self.cards.noun(lang, many=False)
        if lang == "ja":
            does = {"attacks": "攻撃する時", "attacks_or_blocks": "攻撃またはブロックする時"}.get(self.event)
            when = f"{noun}が{does}" if does else "ターンの終わりに"
            return f"{when}、手札のこのカードを見せて使ってもよい。{effects}"
        does = {"attacks": "attacks", "attacks_or_blocks": "attacks or blocks"}.get(self.event)
        when = f"Whenever {noun} {does}" if does else "At the end of a turn"
        return f"{when}, you may show this card in your hand: {lowered(effects)}"


class GravityZero(DmAbility):
    """While the condition holds its player may use the card for no cost (112.3d)."""

    condition: DuelCondition

    phrases: ClassVar = phrases(
        en="gravity zero: if <condition>, you may use this card for no cost.",
        ja="G・ゼロ:<condition>このカードをコストを支払わずに使ってもよい。",
    )


class OnCast(DmAbility):
    """The effects of a spell, from top to bottom."""

    effects: tuple[Effect, ...]

    phrases: ClassVar = phrases(
        en=unheard("<effects.>"), ja=unheard("<effects.>"), en_spell="<effects.>", ja_spell="<effects.>"
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnCast | None:
        """What a text can begin with."""
        return None if values["effects"][0].needs_before else cls(values["effects"])


class OnlyIf(DmAbility):
    """The card can be used only while the condition holds (601.1a)."""

    condition: DuelCondition

    phrases: ClassVar = phrases(
        en=(
            "you can use this card only if <condition>.",
            heard("you can <~summon this creature><~cast this spell> only if <condition>."),
        ),
        ja="<condition>使うことができる。",
    )

"""Deal damage (5.13), also divided between targets (10.6.2.4); what a leader takes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step, made_for
from svedesk.games.sve.abilities.replacement import ChangeDamage, Replacing
from svedesk.games.sve.abilities.would import WouldDamage
from svedesk.games.sve.actions.damage import deal
from svedesk.games.sve.amount import Amount, Count, YourNumber
from svedesk.games.sve.both_targets import Both
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.script_node import Least, NodeWord, Scope, ScriptNode, too_few
from svedesk.games.sve.trigger_events import Damage
from svedesk.games.sve.values.amounts import counted, value_of
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.verbs.delayed import ReplaceLater
from svedesk.phrases.phrase import heard, partly, phrases


class Deal(Step):
    """Deal damage. To each card of a group at once."""

    script_word = "deal(amount, to)"
    at_least = (Least("amount", "mistake-deals"),)

    amount: Amount
    to: Target | Both

    phrases: ClassVar = phrases(
        en=(
            "deal <to:it> <amount#> damage",
            "deal <amount#> damage to <to:each>",
            "deal <to:it> <amount:x> damage",
            "deal <amount:x> damage to <to:each>",
            "deal <to:it> X damage. X equals <amount>",
            "deal X damage to <to:each>. X equals <amount>",
            heard("deal <amount#> damage to <to:selected>"),
            heard("deal X damage to <to:selected>. X equals <amount>"),
        ),
        ja=(
            "<to>に<amount#>ダメージ",
            "<to>に<amount:x>ダメージ",
            "<to>に<amount:twice>のダメージ",
            "<to>に<amount>と同じダメージ",
            heard("<to>にXダメージ。Xは<amount>である"),
        ),
        en_short="<amount#> damage to <to:both>",
    )

    def on_leader(self) -> None:
        """Leaders take damage."""

    def perform(self, game: GameState, context: Context) -> Flow:
        """The source of the damage is the card with the text (10.12.2.2)."""
        amount = value_of(game, self.amount, context)
        targets = acted_on(game, self.to, context)
        yield from deal(game, [Damage(context.this, card_id, amount, "ability") for card_id in targets])


class DealDivided(Step):
    """Deal damage divided between the targets selected last, as it was divided while playing."""

    script_words = (
        NodeWord(
            "deal_divided(amount)", "Deal damage divided between the cards selected just before, at least 1 to each."
        ),
        NodeWord(
            "deal_divided_or(amount, condition: Condition, instead: int)",
            "Divide damage between the cards selected just before; where a condition holds, other damage instead.",
        ),
    )

    decides = "target"
    at_least = (Least("amount", "mistake-divides"),)

    amount: int | Count | YourNumber
    condition: Condition | None = None
    instead: int = 0
    """How much it is where the condition holds, as it is divided (Q1070)."""

    phrases: ClassVar = phrases(
        en=(
            "deal <amount#> damage divided between them",
            "deal X damage divided between them. X equals <amount>",
            "deal <amount#> damage divided between them. ^<condition>deal <instead#> damage instead",
        ),
        ja=(
            "それに<amount#>ダメージを割りふる",
            "それに<amount#>ダメージを割りふる。<condition>代わりに<instead#>ダメージ",
            "それに<amount>と同じダメージを割りふる",
            heard("それにXダメージを割りふる。Xは<amount>である"),
        ),
    )

    @property
    def is_open(self) -> bool:  # type: ignore[override]
        """Where it says a condition, as what that guards."""
        return self.condition is not None

    def total(self, game: GameState, seat: int, this: int, playing: int) -> int:
        """How much is divided by the table as it is now."""
        if self.condition is not None and self.condition.holds_for(game, seat, playing, this):
            return self.instead
        return counted(game, self.amount, seat, this)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.condition is not None:
            yield from too_few(self.instead, "mistake-divides")
            if self.condition.unforeseen:
                yield Message("mistake-target-unforeseen")
        if not scope.named.selected:
            yield Message("mistake-divides-between-nothing")
        if scope.late("target"):
            yield Message("mistake-target-late")

    def perform(self, game: GameState, context: Context) -> Flow:
        """To all of them at once; without targets it is not executed (10.6.2.4.1)."""
        shares = made_for(self, context.divisions)
        yield from deal(
            game,
            [Damage(context.this, card_id, share, "ability") for card_id, share in shares if card_id in context.it],
        )


class LeaderTakes(Step):
    """A replacement effect on damage to your leader up to the end of the turn, in the words of texts that say the
    number alone. `effect` is what is set up."""

    phrases: ClassVar = phrases(
        en=partly("this turn, damage your leader takes is <less?reduced by <less#>//increased by <shift#>>"),
        ja=partly("このターン、自分のリーダーが受けるダメージを<shift#+>する"),
    )

    shift: int
    effect: ReplaceLater

    @classmethod
    def by(cls, shift: int) -> LeaderTakes:
        """So much more, or where it is less than 0 less."""
        effect = Replacing(WouldDamage(None), (ChangeDamage(shift),))
        return cls(shift, ReplaceLater(effect, once=False, this_turn=True))

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> LeaderTakes | None:
        """What is said is how much more or less."""
        less, shift = slots.get("less"), slots.get("shift")
        if less:
            return cls.by(-less)  # type: ignore[operator]
        return cls.by(shift) if isinstance(shift, int) else None

    @property
    def less(self) -> int:
        """How much less it takes."""
        return max(0, -self.shift)

    def as_meant(self) -> ScriptNode:
        """What is set up, which other texts say in its own words."""
        return self.effect

    def perform(self, game: GameState, context: Context) -> Flow:
        """From now on."""
        yield from self.effect.perform(game, context)

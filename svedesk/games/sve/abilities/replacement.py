"""Replacement effects as texts write them (10.2.1.3): what would happen, and what happens instead. Data and wording
only: `values/replacing.py` finds which apply to an event, `actions/replace.py` applies them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.script import Lang, walk
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.abilities.would import Would, WouldDamage, WouldDivide, WouldDraw, WouldMove
from svedesk.games.sve.group import Ref
from svedesk.games.sve.script_node import Ability, Bracket, Made, Named, NodeWord, Scope, ScriptNode
from svedesk.games.sve.zones import FIELD
from svedesk.phrases.phrase import heard, phrases, said
from svedesk.phrases.wording import capital

if TYPE_CHECKING:
    from svedesk.games.sve.game_state import GameState

_DURING_EN = "<during|=|your=during your turn, |enemy=during each opponent's turn, >"
_DURING_JA = "<during|=|your=自分のターン中、|enemy=相手のターン中、>"


class Replacing(ScriptNode):
    """If that would happen, this happens instead (10.10.1). "It" in the steps is the card the event is about. `may`:
    the controller of the effect says whether; `during` whose turn it must be."""

    surrounds = "event"
    may_not_be = True

    phrases: ClassVar = phrases(
        **{
            form: heard(f"{_DURING_EN}{head} <event>, <may?you may ><steps* and > instead")
            for form, head in (("en", "if"), ("en_next", "the next time"), ("en_next_turn", "the next time this turn"))
        },
        **{
            form: tuple(
                heard(f"{_DURING_JA}{head}<event>とき、代わりに{steps}", may=may)
                for steps, may in (
                    ("<steps*。>", False),
                    ("<steps*。>ことができる", True),
                    ("「<steps*。>。」を行うことができる", True),
                )
            )
            for form, head in (("ja", ""), ("ja_next", "次に"))
        },
    )

    event: Would
    steps: tuple[Step, ...]
    may: bool = False
    during: Literal["", "your", "enemy"] = ""

    def inside(self, scope: Scope) -> Scope:
        """Nobody plays what happens instead; "it" is the card the event is about."""
        return ScriptNode.inside(self, scope)._replace(named=Named(it=True), asked=None)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")
        event, inner = self.event, tuple(_done_at_once(self.steps))
        leaves = isinstance(event, WouldMove) and event.leaves_field
        arrives = isinstance(event, WouldMove) and event.way == "arrive"
        kinds = {type(step) for step in self.steps}
        if isinstance(event, WouldDivide):
            if kinds - {ChangeDamage}:
                yield Message("mistake-divides-otherwise")
        elif not isinstance(event, WouldDamage) and kinds & {ChangeDamage, TakeInPlace}:
            yield Message("mistake-changes-no-damage")
        if not arrives and PutEngaged in kinds:
            yield Message("mistake-engages-no-arrival")
        if not leaves and any(step.stays_by_counter for step in self.steps):
            yield Message("mistake-counter-for-no-leaving")
        if any(step.decides for step in inner):
            yield Message("mistake-decides-instead")
        if isinstance(event, WouldDraw) and any(getattr(step, "what", None) == Ref("it") for step in inner):
            yield Message("mistake-it-for-draw")
        if leaves and any(step.redirect is not None and step.redirect.zone == FIELD for step in inner):
            yield Message("mistake-leaves-for-field")
        if sum(step.redirect is not None for step in inner) > 1:
            yield Message("mistake-two-places")

    def en(self, noun: str, head: str = "") -> str:
        """If this follower would be destroyed, banish it instead; `head` says when, in place of "if"."""
        during = {"": "", "your": "during your turn, ", "enemy": "during each opponent's turn, "}[self.during]
        steps = " and ".join(step.en() for step in self.steps)
        return f"{during}{head or 'if'} {self.event.en(noun)}, {'you may ' if self.may else ''}{steps} instead"

    def ja(self, head: str = "") -> str:
        """これが破壊されるとき、代わりにそれを消滅させる."""
        during = {"": "", "your": "自分のターン中、", "enemy": "相手のターン中、"}[self.during]
        steps = "。".join(step.ja() for step in self.steps)
        if self.may:
            steps = f"「{steps}。」を行うことができる" if "。" in steps else f"{steps}ことができる"
        return f"{during}{head}{self.event.ja()}とき、代わりに{steps}"


GIVEN_REPLACING = Made(Replacing, event=Bracket("event"), steps=Bracket("steps"), may=Bracket("may"))
"""The place for a replacement effect in words that say how long it lasts."""


class ReplacementEffect(Ability):
    """An ability with a replacement effect."""

    __slots__ = ()

    @property
    def replacing(self) -> Replacing | None:
        """What it replaces by what; None for nothing."""
        raise NotImplementedError


class Replaces(ReplacementEffect):
    """A passive ability that replaces events."""

    @property
    def may_say_this(self) -> bool:
        """Of movements of its own card it says what happens wherever that lies (10.3.4)."""
        event = self.replacing.event
        return isinstance(event, WouldMove) and event.what == Ref("this") and not event.leaves_field

    @property
    def replacing(self) -> Replacing:
        """What it replaces by what."""
        raise NotImplementedError


class IfWould(Replaces):
    """As long as this card is on the field, something else happens instead of an event; `may`: where you want it to,
    `during`: on that player's turn only."""

    script_words = (
        NodeWord(
            'if_would(event: Would, *steps: Step, may: bool = False, during: Literal["", "your", "enemy"] = "")',
            effect=Made(
                Replacing, event=Bracket("event"), steps=Bracket("steps"), may=Bracket("may"), during=Bracket("during")
            ),
        ),
    )

    phrases: ClassVar = phrases(en=heard("<effect>."), ja=heard("<effect>。"))

    effect: Replacing

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability is not self:
            return
        if scope.card.kind == "spell" and not self.may_say_this:
            yield Message("mistake-not-about-itself")
        if any(node == Ref("it") for node in walk(self.effect.event)):
            yield Message("mistake-it-in-event")

    @property
    def replacing(self) -> Replacing:
        """As the text says."""
        return self.effect

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        return f"{self.effect.ja()}。" if lang == "ja" else capital(f"{self.effect.en(kind)}.")


class PutEngaged(Step):
    """In place of an event: it is put onto the field engaged."""

    script_word = "put_engaged"

    phrases: ClassVar = phrases(en="put it onto the field engaged", ja="アクト状態で場に出す")

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.within("event"):
            yield Message("mistake-replaces-nothing")

    @property
    def redirect(self) -> Redirect:
        """To where it goes, but engaged."""
        return Redirect(engaged=True)

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing but an event is changed by it."""
        yield from ()


class ChangeDamage(Step):
    """That damage becomes so much more or less, so many times as much, or a number. First times, then plus; `to`
    whatever it was."""

    script_word = "change_damage(plus=0, *, times=1, to=None)"

    phrases: ClassVar = phrases(
        en=(
            "change that damage to <to#>",
            said("double that damage", times=2),
            "<less?reduce that damage by <less#>//increase that damage by <plus#>>",
            "multiply that damage by <times#>",
        ),
        ja=(
            "そのダメージを<to#>にする",
            "そのダメージを<plus#+>する",
            "そのダメージを<times#>倍にする",
        ),
    )

    plus: int = 0
    times: int = 1
    to: int | None = None

    @property
    def less(self) -> int:
        """By how much it becomes less."""
        return max(0, -self.plus)

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> ChangeDamage | None:
        """The damage becomes so much more, or so much less."""
        values = dict(slots)
        less = values.pop("less", 0)
        return cls(**values, plus=-less) if less else cls(**values)  # type: ignore[arg-type, operator]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.within("event"):
            yield Message("mistake-replaces-nothing")
        changes = (self.plus != 0) + (self.times != 1) + (self.to is not None)
        if not changes:
            yield Message("mistake-damage-by-0")
        elif changes > 1:
            yield Message("mistake-changes-damage-twice")

    def amount(self, before: int) -> int:
        """How much it becomes; less than 0 is 0 (1.3.2.2.1)."""
        return max(0, before * self.times + self.plus) if self.to is None else self.to

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing but an event is changed by it."""
        yield from ()


class TakeInPlace(Step):
    """This card takes that damage instead."""

    script_word = "take_it_instead"

    phrases: ClassVar = phrases(en="deal that damage to this follower", ja="そのダメージをこれに与える")

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not scope.within("event"):
            yield Message("mistake-replaces-nothing")
        if scope.card.kind != "follower":
            yield Message("mistake-no-damage-for", (scope.card.kind,))

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing but an event is changed by it."""
        yield from ()


def _done_at_once(steps: tuple[Step, ...]) -> Iterator[Step]:
    """The steps inside that are not text for later."""
    for step in steps:
        yield step
        yield from _done_at_once(step.at_once)

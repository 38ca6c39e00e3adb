"""What a condition guards: a step, or another number in place of one ("instead")."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step, as_meant, perform
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.it_is import ItIs
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Bracket, Made, NodeWord, Scope, ScriptNode
from svedesk.games.sve.verbs.give import GiveStatsAndKeyword
from svedesk.games.sve.verbs.shortened import Shortened, shortened
from svedesk.games.sve.verbs.then import Then
from svedesk.phrases.phrase import heard, partly, phrases


class When(Step):
    """[condition] [text]. In Japanese that is all up to the next condition, or to the end."""

    script_words = (
        NodeWord("when(condition, step)", "A step only where a condition holds."),
        NodeWord(
            "if_it_is(group: Group, step)",
            "If it's a card of a group: a step.",
            condition=Made(ItIs, group=Bracket("group")),
        ),
    )

    may_not_be = True
    is_open = True
    has_condition = True

    condition: Condition
    step: Step

    phrases: ClassVar = phrases(
        en="<~then, ><condition><step>",
        ja=("<condition><step>", heard("<~その後、><condition><~さらに><steps*。>")),
    )

    @property
    def steps(self) -> tuple[Step, ...]:
        """What is done, step by step."""
        return self.step.steps if isinstance(self.step, Then) else (self.step,)

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> When | None:
        """Several sentences are joined into one step."""
        condition, step, steps = (slots.get(name) for name in ("condition", "step", "steps"))
        assert isinstance(condition, Condition)
        if isinstance(step, Step):
            return cls(condition, step)
        if not isinstance(steps, tuple):
            return None
        return cls(condition, Then(steps) if len(steps) > 1 else steps[0])

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if any(isinstance(step, When) for step in as_meant(self.steps)[1:]):
            yield Message("mistake-condition-in-condition")

    @property
    def unforeseen(self) -> bool:  # type: ignore[override]
        """As what it depends on is."""
        return self.condition.unforeseen

    def inside(self, scope: Scope) -> Scope:
        """As if the step stood by itself, where the condition is known while it is played."""
        inside = ScriptNode.inside(self, scope)
        return inside if self.unforeseen else inside._replace(asked=scope.asked)

    def perform(self, game: GameState, context: Context) -> Flow:
        """Only where it holds (10.3.3)."""
        if self.condition.holds_in(game, context):
            yield from self.step.perform(game, context)


_TWICE = (
    ("<first>", "<short>"),
    ("<first_instead>", "<short>"),
    ("<first>", "<instead>"),
    ("<first_instead>", "<instead>"),
)
"""How two effects are said that are done instead of one."""


class Instead(Step):
    """Do one thing; where a condition holds, another instead (other damage, more defense, another keyword), and what is
    done then in addition. [Text]. [condition] [other text] instead: a self-replacement effect (10.10.2.5). Of what
    differs in a number, a keyword or a verb only that is said again."""

    script_words = (NodeWord("instead(usual, condition, other: Step, *more)", instead=Bracket("other")),)
    is_open = True

    phrases: ClassVar = phrases(
        en=(
            partly("<usual>. ^<condition><short> instead<more? and <more* and >>"),
            "<usual>. ^<condition><instead> instead<more? and <more* and >>",
            *(
                heard(f"<usual>. <first_condition>{usual} instead. <condition>{other} instead")
                for usual, other in _TWICE
            ),
        ),
        ja=(
            partly("<usual>。<condition>代わりに<short><more?。<more*。>>"),
            "<usual>。<condition>代わりに<instead><more?。<more*。>>",
            *(
                heard(f"<usual>。<first_condition>代わりに{usual}。<condition>代わりに{other}")
                for usual, other in _TWICE
            ),
        ),
    )

    usual: Step
    condition: Condition
    instead: Step
    more: tuple[Step, ...] = ()
    """What is done behind it where the condition holds: all that a text says up to its next condition (Q704, Q1506)."""

    @property
    def short(self) -> Shortened | None:
        """What differs, where no more is said: from what is usual, and from what is done instead of that."""
        short = shortened(self.usual, self.instead)
        usual = self.usual
        while isinstance(usual, Instead):
            short, usual = shortened(usual.instead, self.instead), usual.usual
            if short != shortened(usual, self.instead):
                return None
        return short

    @property
    def first_condition(self) -> Condition | None:
        """The condition of two of which the second one counts more, and holds less often."""
        return self.usual.condition if isinstance(self.usual, Instead) else None

    @property
    def first(self) -> Shortened | None:
        """What is done instead under the first of two conditions, in short."""
        return self.usual.short if isinstance(self.usual, Instead) else None

    @property
    def first_instead(self) -> Step | None:
        """The same in full."""
        return self.usual.instead if isinstance(self.usual, Instead) else None

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Instead | None:
        """Where only what differs is said, the rest is as usual. What a condition guards is replaced only where that
        holds."""
        usual, condition, instead = slots["usual"], slots["condition"], slots.get("instead")
        first_condition, first, short = (slots.get(name) for name in ("first_condition", "first", "short"))
        first_instead, more = slots.get("first_instead"), slots.get("more", ())
        assert isinstance(usual, Step)
        assert isinstance(more, tuple)
        assert isinstance(condition, Condition)
        if _says_condition(usual) or any(step.has_condition or isinstance(step, cls) for step in more):
            return None
        if isinstance(short, Shortened):
            instead = short.full(usual)
        if isinstance(first, Shortened):
            first_instead = first.full(usual)
        if isinstance(first_condition, Condition):
            if not isinstance(first_instead, Step) or _says_condition(first_instead):
                return None
            usual = cls(usual, first_condition, first_instead)
        if not isinstance(instead, Step) or _says_condition(instead):
            return None
        return cls(usual, condition, instead, more)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.usual == self.instead:
            yield Message("mistake-same-instead")
        usual = self.usual.usual if isinstance(self.usual, Instead) else self.usual
        several = len(as_meant((usual,))) > 1 or len(as_meant((self.instead,))) > 1
        if several or _says_condition(usual) or _says_condition(self.instead):
            yield Message("mistake-instead-of-condition")

    def perform(self, game: GameState, context: Context) -> Flow:
        """One of the two, never both (10.10.1.1)."""
        if self.condition.holds_in(game, context):
            yield from self.instead.perform(game, context)
            yield from perform(self.more, game, context)
        else:
            yield from self.usual.perform(game, context)


class Further(Step):
    """Do one thing and, where a condition holds, more of it to the same (more damage, more attack), behind what is done
    in between. [Text]. [condition] more of it: of the second text only what differs is said ("さらに2ダメージ")."""

    script_words = (
        NodeWord(
            "further(first: Step, condition, second: Step, *between)", usual=Bracket("first"), other=Bracket("second")
        ),
    )
    is_joint = True
    is_open = True

    phrases: ClassVar = phrases(
        en=(
            partly("<usual>. <between?^<between*. ^>. >^<condition><short> as well"),
            "<usual>. <between?^<between*. ^>. >^<condition><other>",
        ),
        ja=(
            partly("<usual>。<between?<between*。>。><~その後、><condition>さらに<short>"),
            "<usual>。<between?<between*。>。><condition><other>",
        ),
    )

    usual: Step
    condition: Condition
    other: Step
    between: tuple[Step, ...] = ()

    @property
    def short(self) -> Shortened | None:
        """What is said of the second."""
        return shortened(_what_grows(self.usual), self.other)

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Further | None:
        """In full it is a sentence of its own. It is more of what could be meant last."""
        usual, condition, short, between = slots["usual"], slots["condition"], slots.get("short"), slots["between"]
        assert isinstance(usual, Step)
        assert isinstance(condition, Condition)
        assert isinstance(between, tuple)
        if not isinstance(short, Shortened) or any(map(_says_condition, (usual, *between))):
            return None
        if any(short.full(step) is not None for step in between):
            return None
        other = short.full(_what_grows(usual))
        return None if other is None else cls(usual, condition, other, between)

    @property
    def at_once(self) -> tuple[Step, ...]:
        """The one, what is in between, and what the condition guards."""
        return (self.usual, *self.between, When(self.condition, self.other))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if _says_condition(self.usual) or _says_condition(self.other):
            yield Message("mistake-condition-in-condition")

    def perform(self, game: GameState, context: Context) -> Flow:
        """One after the other."""
        yield from perform(self.at_once, game, context)


def _what_grows(step: Step) -> Step:
    """Of attack and defense that are given with a keyword only they are given further."""
    return step.stats if isinstance(step, GiveStatsAndKeyword) else step


def _says_condition(step: Step) -> bool:
    return step.has_condition or step.is_open

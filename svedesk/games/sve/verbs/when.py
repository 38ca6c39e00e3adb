"""What a condition guards: a step, or another number in place of one ("instead")."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step, as_meant
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.it_is import ItIs
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import Bracket, Made, NodeWord
from svedesk.games.sve.script_node import Scope, ScriptNode
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
    """[Text]. [condition] [other text] instead: a self-replacement effect (10.10.2.5). Of what differs in a number, a
    keyword or a verb only that is said again."""

    script_words = (
        NodeWord(
            "instead(usual, condition, other: Step)",
            "Do one thing; where a condition holds, another instead: other damage, more defense, another keyword.",
            instead=Bracket("other"),
        ),
    )

    is_open = True

    phrases: ClassVar = phrases(
        en=(
            partly("<usual>. ^<condition><short> instead"),
            "<usual>. ^<condition><instead> instead",
            *(
                heard(f"<usual>. <first_condition>{usual} instead. <condition>{other} instead")
                for usual, other in _TWICE
            ),
        ),
        ja=(
            partly("<usual>。<condition>代わりに<short>"),
            "<usual>。<condition>代わりに<instead>",
            *(
                heard(f"<usual>。<first_condition>代わりに{usual}。<condition>代わりに{other}")
                for usual, other in _TWICE
            ),
        ),
    )

    usual: Step
    condition: Condition
    instead: Step

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
        first_instead = slots.get("first_instead")
        assert isinstance(usual, Step)
        assert isinstance(condition, Condition)
        if _says_condition(usual):
            return None
        if isinstance(short, Shortened):
            instead = short.full(usual)
        if isinstance(first, Shortened):
            first_instead = first.full(usual)
        if isinstance(first_condition, Condition):
            if not isinstance(first_instead, Step) or _says_condition(first_instead):
                return None
            usual = cls(usual, first_condition, first_instead)
        return cls(usual, condition, instead) if isinstance(instead, Step) and not _says_condition(instead) else None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.usual == self.instead:
            yield Message("mistake-same-instead")
        usual = self.usual.usual if isinstance(self.usual, Instead) else self.usual
        several = len(as_meant((usual,))) > 1 or len(as_meant((self.instead,))) > 1
        if several or _says_condition(usual) or _says_condition(self.instead):
            yield Message("mistake-instead-of-condition")

    def perform(self, game: GameState, context: Context) -> Flow:
        """One of the two, never both (10.10.1.1)."""
        step = self.instead if self.condition.holds_in(game, context) else self.usual
        yield from step.perform(game, context)


def _says_condition(step: Step) -> bool:
    return step.has_condition or step.is_open

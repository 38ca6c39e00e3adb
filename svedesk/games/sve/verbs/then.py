"""Steps joined into one sentence ("select ... and deal it 1 damage")."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.base import Context, Step, perform
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import NodeWord, Scope, ScriptNode
from svedesk.phrases.phrase import heard, phrases, unheard


class Then(Step):
    """Several steps that English joins by "and", or by "then" where it says that one comes after the other; Japanese
    makes them sentences of their own."""

    script_words = (
        NodeWord("both(*steps)", "Steps of one sentence."),
        NodeWord("then(*steps)", "Steps of one sentence that says which comes after which.", after=True),
    )

    is_joint: ClassVar[bool] = True

    steps: tuple[Step, ...]
    after: bool = False

    phrases: ClassVar = phrases(
        en=(
            "<after|True=<steps*, then >|False=<steps*, and >>",
            heard("<steps* and >"),
            heard("<steps* and, >"),
            heard("<steps* and then >", after=True),
        ),
        ja=unheard("<steps*。>"),
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Then | None:
        """Steps that are joined: one alone is not."""
        steps = slots["steps"]
        return cls(**slots) if isinstance(steps, tuple) and len(steps) > 1 else None  # type: ignore[arg-type]

    def as_meant(self) -> ScriptNode:
        """Steps one after the other, whichever word joins them; one alone is that step."""
        return self.steps[0] if len(self.steps) == 1 else replace(self, after=False) if self.after else self

    @property
    def at_once(self) -> tuple[Step, ...]:
        """All of them."""
        return self.steps

    @property
    def is_open(self) -> bool:  # type: ignore[override]
        """As its last step is."""
        return bool(self.steps) and self.steps[-1].is_open

    @property
    def has_condition(self) -> bool:  # type: ignore[override]
        """As its first step has."""
        return bool(self.steps) and self.steps[0].has_condition

    def inside(self, scope: Scope) -> Scope:
        """As if its steps stood by themselves."""
        return ScriptNode.inside(self, scope)._replace(asked=scope.asked)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """One after the other."""
        yield from perform(self.steps, game, context)

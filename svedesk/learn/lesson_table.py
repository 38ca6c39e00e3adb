"""The table of a lesson: the learner's questions have only the answers its step is about."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NoReturn

from svedesk.desk.automatic import the_least
from svedesk.desk.desk import Desk, Mode
from svedesk.desk.log import LogLine
from svedesk.desk.settings import DeskSettings, PassPolicy
from svedesk.desk.updates import Listener, Listeners, Update
from svedesk.engine.ask import Answer, Ask, Option
from svedesk.engine.log import Answered, Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.ruleset import Refusal
from svedesk.engine.view import View
from svedesk.learn.curriculum import LessonStep

LEARNER = 0
SETTINGS = DeskSettings(passing=("when_able", "when_able"))
"""How the desk of a lesson or a puzzle behaves, whatever else its user has chosen: the steps and the solutions count on
it."""


class LessonTable:
    """A `TableBackend` over a desk. `do` of a step names answers by the kind of option, the number of its card and that
    of its target, as far as they matter: "attack SD02-007 SD01-017". Where none of them fits the question, as with the
    small ones on the way, all of its answers are possible. With no steps at all (a puzzle) everything is.

    The other side answers what a step says, and the least possible to all else but its own turn, which never begins."""

    def __init__(self, desk: Desk, steps: tuple[LessonStep, ...] = (), at: int = 0) -> None:
        self._desk, self.steps = desk, steps
        self._reached = {0: 0, len(desk.session.log): at}
        """The step that was come to by the number of log entries there were then."""
        self._listeners = Listeners()
        desk.subscribe(self._listeners.tell)

    # -- the lesson ---------------------------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """The place of the step that is due; after the last one, how many there are."""
        entries = len(self._desk.session.log)
        return self._reached[max(reached for reached in self._reached if reached <= entries)]

    @property
    def step(self) -> LessonStep | None:
        """The step that is due, None after the last."""
        return self.steps[self.at] if self.at < len(self.steps) else None

    @property
    def foe_turn(self) -> bool:
        """Whether the other side is asked what to do in its turn."""
        ask = self._desk.session.ask
        return ask is not None and ask.seat != LEARNER and ask.anchor

    @property
    def given(self) -> tuple[Answer, ...]:
        """The answers given so far, by whomever."""
        return tuple(entry.answer for entry in self._desk.session.log if isinstance(entry, Answered))

    def go_on(self) -> None:
        """The learner has read a step that asks for nothing: the other side does what it says."""
        step, ask = self.step, self._desk.session.ask
        if step is None or step.do:
            return
        at = self.at + 1
        if step.foe and ask is not None and ask.seat != LEARNER:
            index = next(i for i, option in enumerate(ask.options) if self._fits(step.foe, option))
            self._answer((index,), ask.serial, at)
        else:
            self._reached[len(self._desk.session.log)] = at
            self._listeners.tell(Update("mode"))  # nothing happened, but other answers are possible

    def start_over(self) -> None:
        """Go back to the beginning."""
        self._reached = {0: 0}
        if self._desk.session.log:
            self._desk.return_to(0, consent=True)

    def _fits(self, pattern: str, option: Option) -> bool:
        kind, *numbers = pattern.split()
        cards = self._desk.session.table.cards
        named = (option.card, option.target)
        return option.kind == kind and all(
            card in cards and cards[card].number == number for card, number in zip(named, numbers, strict=False)
        )

    def _possible(self, ask: Ask) -> tuple[int, ...]:
        """The places of the answers that are possible in this step."""
        everything = tuple(range(len(ask.options)))
        step = self.step
        if step is None or ask.seat != LEARNER or ask.form != "pick":
            return everything
        fitting = tuple(i for i in everything if any(self._fits(pattern, ask.options[i]) for pattern in step.do))
        # In the own turn nothing else is done while a step is read; a small question is always answered.
        return fitting if fitting or ask.anchor else everything

    def _answer(self, answer: Answer, serial: int | None, at: int) -> None:
        before = len(self._desk.session.log)
        self._reached = {reached: step for reached, step in self._reached.items() if reached <= before}
        # Listeners are told in the course of the answer: the step is another one then.
        self._reached[before + 1] = at
        try:
            self._desk.answer(answer, serial=serial)
            while (ask := self._desk.session.ask) is not None and ask.seat != LEARNER and not ask.anchor:
                step = self.step
                if step is not None and step.foe:
                    break
                self._desk.answer(the_least(ask), serial=ask.serial)
        except Refused:
            self._reached.pop(before + 1, None)
            raise

    # -- the table ----------------------------------------------------------------------------------------------------

    @property
    def mode(self) -> Mode:
        """The rules are on."""
        return "rules"

    @property
    def settings(self) -> DeskSettings:
        """How the desk behaves."""
        return self._desk.settings

    @property
    def can_undo(self) -> bool:
        """Whether the learner has done anything."""
        return self._desk.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether anything was undone."""
        return self._desk.can_redo

    def view(self, seat: int) -> View:
        """The table, with those answers that are possible in this step."""
        view = self._desk.view(seat)
        if view.ask is None:
            return view
        options = tuple(view.ask.options[index] for index in self._possible(view.ask))
        return view._replace(ask=view.ask._replace(options=options))

    def lines(self, seat: int, since: int = 0) -> tuple[LogLine, ...]:
        """The log."""
        return self._desk.lines(seat, since)

    def refusals(self) -> tuple[Refusal, ...]:
        """What the rules refuse, and what this step leaves for later."""
        refused = self._desk.refusals()
        ask = self._desk.session.ask
        if ask is None:
            return refused
        possible = self._possible(ask)
        later = (option for index, option in enumerate(ask.options) if index not in possible)
        return (*(Refusal(option, Message("lesson-later")) for option in later), *refused)

    def answer(self, answer: Answer, *, serial: int | None = None) -> None:
        """Answer the open question; in a step that asks for this, the next one is due then."""
        ask = self._desk.session.ask
        if ask is None or ask.form != "pick":
            self._answer(answer, serial, self.at)
            return
        possible, step = self._possible(ask), self.step
        if not all(0 <= index < len(possible) for index in answer):
            raise Refused(Message("lesson-later"))
        indices = tuple(possible[index] for index in answer)
        done = step is not None and any(self._fits(do, ask.options[index]) for do in step.do for index in indices)
        self._answer(indices, serial, self.at + done)

    def cancel(self) -> None:
        """Take back an action that is not committed."""
        self._desk.cancel()

    def undo(self) -> None:
        """Go back to the last thing the learner did."""
        self._desk.undo()

    def redo(self) -> None:
        """Do again what was undone last."""
        self._desk.redo()

    def operate(self, operation: Operation, *, helps: Collection[str] | None = None) -> None:
        """Refused."""
        _refuse()

    def concede(self, seat: int) -> None:
        """Refused."""
        _refuse()

    def set_mode(self, mode: Mode) -> tuple[Message, ...]:
        """Refused."""
        _refuse()

    def set_pass_policy(self, seat: int, policy: PassPolicy) -> None:
        """A lesson asks what it is about."""

    def set_ask_anyway(self, kinds: frozenset[str]) -> None:
        """A lesson asks what it is about."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener` with every `Update`; returns what ends that."""
        return self._listeners.add(listener)

    def close(self) -> None:
        """Nothing is saved."""
        self._desk.close()


def _refuse() -> NoReturn:
    raise Refused(Message("lesson-rules-on"))

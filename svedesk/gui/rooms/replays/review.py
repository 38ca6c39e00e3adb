"""A game looked at again by the strongest computer player: how each turn was left, and how it would have left it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, Signal

from svedesk.bot.plan import BotPlan
from svedesk.bot.process import BotDied, BotProcess, BotStopped
from svedesk.desk.automatic import the_least
from svedesk.desk.desk import Desk
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import SHARED
from svedesk.engine.view import View
from svedesk.gui.kit.tasks import Tasks
from svedesk.gui.table.words import Words
from svedesk.replay.replay import Replay, TurnReview
from svedesk.wire.live import encode

MISTAKE = 0.08
"""A turn that leaves a seat with so much less of a chance to win than another would have is worth looking at."""
MOST_ANSWERS = 80
"""A turn with more answers is not played to its end."""
Mistakes = Mapping[tuple[int, int], tuple[Message, ...]]
"""What was plainly wrong with a turn, by its number and its seat."""
T = TypeVar("T")


class Review(QObject):
    """Looks at the turns of a replay one after the other, beside the window. `progressed` tells how many of how many
    are done, `reviewed` carries each `TurnReview`, `failed` a sentence."""

    progressed = Signal(int, int)
    reviewed = Signal(object)
    failed = Signal(str)

    def __init__(
        self, replay: Replay, tasks: Tasks, words: Words, mistakes: Callable[[], Mistakes], parent: QObject
    ) -> None:
        """`mistakes` looks for them, in a task."""
        super().__init__(parent)
        self._replay, self._tasks, self._words = replay, tasks, words
        self._look_for_mistakes = mistakes
        self._mistakes: Mistakes = {}
        self._process: BotProcess | None = None
        self._seat = -1
        self._left: list[_Turn] = []
        self._total = 0
        self.running = False

    def begin(self, seat: int) -> None:
        """Look at all turns, those of a seat first."""
        self._left = sorted(_turns(self._replay), key=lambda turn: turn.seat != seat)
        self._total, self.running = len(self._left), True
        self.progressed.emit(0, self._total)
        self._tasks.start(self._look_for_mistakes, done=self._hold, queue="review")

    def _hold(self, mistakes: Mistakes) -> None:
        self._mistakes = mistakes
        if self.running:
            self._go_on()

    def stop(self) -> None:
        """Look no further."""
        self.running = False
        if self._process is not None:
            process, self._process = self._process, None
            process.stop()

    def _go_on(self) -> None:
        self.progressed.emit(self._total - len(self._left), self._total)
        if not self._left:
            self.stop()
            return
        turn = self._left.pop(0)
        self._chance(
            turn.seat,
            self._replay.view(turn.end, turn.seat),
            lambda chance: self._play(turn, chance, self._replay.play_on(turn.step), ()),
        )

    def _play(self, turn: _Turn, chance: float, desk: Desk, did: tuple[str, ...]) -> None:
        """Let the computer play the turn instead; others do nothing in it that they need not."""
        view = desk.view(turn.seat)
        answers = len(desk.records) - 1 - turn.step
        over = view.outcome is not None or view.number(SHARED, "turn") != turn.turn or answers > MOST_ANSWERS
        if over:
            self._chance(turn.seat, view, lambda better: self._tell(turn, chance, better, did, desk))
        elif view.ask is None:
            other = desk.view(view.waits_for).ask
            assert other is not None, "a seat that is waited for is asked something"
            self._answer(turn, chance, desk, did, the_least(other))
        else:
            ask = view.ask

            def thought(answer: Answer) -> None:
                self._answer(turn, chance, desk, (*did, *self._sentences(ask, answer, view)), answer)

            self._ask(turn.seat, lambda process: process.think(encode(view)), thought)

    def _answer(self, turn: _Turn, chance: float, desk: Desk, did: tuple[str, ...], answer: Answer) -> None:
        try:
            desk.answer(answer)
        except Refused as refused:
            self.failed.emit(self._words.reason(refused.message))
            self.stop()
            return
        self._play(turn, chance, desk, did)

    def _sentences(self, ask: Ask, answer: Answer, view: View) -> tuple[str, ...]:
        """What an answer does, in words: deeds, and the cards picked for them."""
        if ask.form != "pick":
            return ()
        options = [ask.options[place] for place in answer]
        if ask.anchor:
            # That a turn ends at last needs no saying.
            return tuple(self._words.option(ask, option, view) for option in options if option.kind != "end")
        picked = [self._words.option(ask, option, view) for option in options if option.kind == "card"]
        return (f"→ {', '.join(picked)}",) if picked else ()

    def _tell(self, turn: _Turn, chance: float, better: float, did: tuple[str, ...], desk: Desk) -> None:
        reviewed = TurnReview(*turn, chance, better, did, desk)
        messages = self._mistakes.get((turn.turn, turn.seat), ())
        if reviewed.missed_win:
            messages = (Message("blunder-missed-win"), *messages)
        self.reviewed.emit(reviewed._replace(mistakes=tuple(map(self._words.of_game.sentence, messages))))
        self._go_on()

    # -- asking -------------------------------------------------------------------------------------------------------

    def _chance(self, seat: int, view: View, then: Callable[[float], None]) -> None:
        """The chance of a seat to win whose turn is just over."""
        if view.outcome is not None:
            winners = view.outcome.winners
            then((1.0 if seat in winners else 0.0) if len(winners) == 1 else 0.5)
            return
        seen = encode(view)
        self._ask(seat, lambda process: chance_of(process.advise(seen, "worth").worth), then)

    def _ask(self, seat: int, work: Callable[[BotProcess], T], then: Callable[[T], None]) -> None:
        """Have the process of a seat do something, and go on with what comes of it."""
        process, lang = self._ready(seat), self._words.lang

        def asked() -> tuple[T] | str:
            try:
                return (work(process),)
            except BotStopped:
                return ""
            except BotDied as died:
                return died.in_words(lang)

        def done(result: tuple[T] | str) -> None:
            if not self.running:
                return
            if isinstance(result, str):
                self.failed.emit(result)
                self.stop()
            else:
                then(result[0])

        self._tasks.start(asked, done=done, queue="review")

    def _ready(self, seat: int) -> BotProcess:
        """The process that thinks for a seat, which knows its deck."""
        if self._process is None or self._seat != seat:
            if self._process is not None:
                self._process.stop()
            setup = self._replay.setup
            deck = setup.decks[seat] if setup.decks else None
            self._process, self._seat = BotProcess(BotPlan("strong", setup.game, setup.rules, 1, deck)), seat
        return self._process


class _Turn(NamedTuple):
    """The first fields of a `TurnReview`."""

    turn: int
    seat: int
    step: int
    end: int


def chance_of(worth: float) -> float:
    """The chance to win of who stands so well."""
    return 1 / (1 + math.exp(-max(-40.0, min(40.0, worth))))


def _turns(replay: Replay) -> Iterator[_Turn]:
    """The turns of a game in which somebody was asked what to do."""
    begins = replay.turns
    ends = [*(step for _, step in begins[1:]), replay.last]
    for (turn, begin), end in zip(begins, ends, strict=True):
        for step in range(begin, end if turn else begin):
            waits = replay.view(step, 0).waits_for
            ask = replay.view(step, waits).ask if waits >= 0 else None
            if ask is not None and ask.anchor and ask.kind == "main":
                yield _Turn(turn, ask.seat, step, end)
                break

"""The computer at a table: asked, it thinks beside the window; what it found is shown, and then done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QTimer
from PySide6.QtWidgets import QApplication

from svedesk.desk.updates import Update
from svedesk.engine.ask import Answer, Ask, Option
from svedesk.engine.message import Refused
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.computer.against import AgainstComputer
from svedesk.gui.table.computer.showing import Showing
from svedesk.gui.table.computer.thinker import Thinker

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage

PAUSE = 220
"""Milliseconds between what one sees it do, at the usual pace."""
AGAIN, TRIES = 400, 3
"""Milliseconds after which it is asked again that had no answer, and how often it is asked."""
BY_HAND = 3.0
"""How many times as long as others a card is shown whose text the computer leaves undone."""
_LOOK = 25


class ComputerPlayer(QObject):
    """Answers for the computer at the table of a page. It waits while the rules are off, while something lies over the
    table, and until what happened has been seen."""

    def __init__(
        self, page: GamePage, table_seat: AgainstComputer, thinking: Thinker, pace: Callable[[], float]
    ) -> None:
        super().__init__(page)
        self._page, self._table_seat, self.thinking = page, table_seat, thinking
        self._ask: Ask | None = None
        """The question it is at."""
        self._answer: Answer | None = None
        """What it will say, once that can be followed."""
        self._shown = False
        self.showing = showing = Showing(page.scene, pace, self)
        showing.over.connect(self._seen)
        self._large = page.scene.animator.large
        page.motion.hold_while(self._holds)
        thinking.answered.connect(self._answered)
        thinking.failed.connect(self._failed)
        self._failures = 0
        """How often in a row it had no answer that is possible."""
        self._again = delayed(self, AGAIN, self._consider)
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self._go_on)
        self._end = table_seat.desk.subscribe(self._table_changed)
        self._consider()

    @property
    def waits(self) -> bool:
        """Whether the game waits for the computer."""
        return self._ask is not None

    def leave(self) -> None:
        """Stop, before the page goes."""
        self._end()
        self._stop()
        self.showing.clear()
        self.thinking.close()

    def skip(self) -> bool:
        """What is shown has been seen; False when nothing is."""
        return self.showing.skip()

    # -- thinking -----------------------------------------------------------------------------------------------------

    def _table_changed(self, update: Update) -> None:
        self.showing.clear()  # something has happened
        if update.cause != "answer":
            self._failures = 0
        self._consider()

    def _consider(self) -> None:
        """Think, if the computer is asked and may answer."""
        desk = self._table_seat.desk
        self._stop()
        if desk.mode != "rules":
            return
        view = desk.view(self._table_seat.computer)
        if view.ask is not None and view.outcome is None:
            self._ask = view.ask
            self.thinking.think(view)

    def _failed(self, sentence: str) -> None:
        """There was no answer: say why, and try again soon; after some times only when something else happens."""
        self._failures += 1
        if self._failures < TRIES:
            self._page.refuse(sentence)
            self._again.start()
        else:
            name = self._table_seat.words.seat(self._table_seat.computer)
            self._page.refuse(
                tr("{0} doesn't know what to do. Undo, or turn the rules off and continue manually.", name)
            )

    def _stop(self) -> None:
        self._timer.stop()
        self._again.stop()
        self._ask, self._answer, self._shown = None, None, False
        self.thinking.stop()

    def _answered(self, serial: int, answer: Answer) -> None:
        if self._ask is None or self._ask.serial != serial:
            return
        try:
            self._ask.picked(answer)
        except Refused as refused:
            self._failed(self._table_seat.words.reason(refused.message))
        else:
            self._answer = answer
            self._timer.start()
            self._go_on()

    # -- showing ------------------------------------------------------------------------------------------------------

    def _seen(self) -> None:
        self._since.restart()
        self._go_on()

    def _holds(self) -> bool:
        """Whether time stands still: nobody can look at what is shown, or somebody wants to look longer."""
        shown = self.showing.busy or self._large.card is not None
        return self._large.held or (shown and not self._looks())

    def _looks(self) -> bool:
        """Whether the person can see the table: nothing lies over it."""
        covered = QApplication.activeModalWidget() or QApplication.activePopupWidget()
        return self._page.view.isVisible() and not covered

    def _go_on(self) -> None:
        """Do what it found, when it is time for that."""
        ask, answer, pace = self._ask, self._answer, self.showing.pace()
        if ask is None or answer is None or self.showing.busy or not self._looks():
            return
        if self._page.scene.animator.busy or self._page.queue.waits:
            if pace:
                self._since.restart()
                return
            self._page.queue.hurry()
        if pace and self._since.isValid() and self._since.elapsed() < PAUSE * pace:
            return
        if not self._shown:
            self._shown = True
            if self._show_choice(ask, answer):
                return
        self._stop()
        self._since.restart()
        self._do(ask, answer)

    def _do(self, ask: Ask, answer: Answer) -> None:
        try:
            self._table_seat.desk.answer(answer, serial=ask.serial)
        except Refused as refused:
            self._failed(self._table_seat.words.reason(refused.message))
        else:
            self._failures = 0

    def _show_choice(self, ask: Ask, answer: Answer) -> bool:
        """Show what it chooses, as far as that lies open; a text it leaves undone is told. False when there is nothing
        to be seen."""
        if ask.kind == "by_hand":
            return self._decline(ask)
        if ask.form != "pick":
            return False
        ends, attacks = [], False
        for option in (ask.options[index] for index in answer):
            begin, end = self._ends(ask, option)
            if begin is not None and end is not None and begin != end:
                ends.append((begin, end))
                attacks = attacks or bool(option.target)
        return self.showing.show_arrows(ends, attack=attacks)

    def _ends(self, ask: Ask, option: Option) -> tuple[QPointF | None, QPointF | None]:
        """Where an arrow for an option begins and ends: from a card to its target, or from what asks to what is
        picked."""
        start, end = (option.card, option.target) if option.target else (ask.source, option.card)
        items = map(self._page.scene.item_of, (start, end))
        begin, stop = (item.home.centre if item is not None else None for item in items)
        return begin, stop

    def _decline(self, ask: Ask) -> bool:
        table_seat = self._table_seat
        card = table_seat.view.card(ask.source)
        name = table_seat.words.name(card.shown.printed) if card is not None else ""
        computer = table_seat.words.seat(table_seat.computer)
        sentence = tr("{0} skips {1}: its text is resolved manually.", computer, name)
        self._page.strip.notice(sentence)
        if card is None:
            return False
        return self.showing.show_card(card.shown.printed, sentence, BY_HAND)

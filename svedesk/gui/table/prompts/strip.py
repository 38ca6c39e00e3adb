"""The strip below the table: what goes on, what may be done, and for a moment what happened or why something was
refused. What is asked stands in a box over the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from svedesk.engine.events import CardMoved, DamageDealt, Event, NumberChanged, PhaseBegan, RandomDrawn, Revealed
from svedesk.engine.game_table import GameTable
from svedesk.engine.table_words import LogEvent
from svedesk.engine.view import View
from svedesk.gui.kit.layouts import hbox
from svedesk.gui.kit.page import labelled, retone
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.table.prompts.box_place import BoxPlace
from svedesk.gui.table.prompts.plan import Button, PromptPlan
from svedesk.gui.table.prompts.question_box import QuestionBox, prompt_button
from svedesk.gui.table.words import Words


def notice(events: Sequence[Event], view: View, words: Words) -> str:
    """The sentences about dice, coins and revealed cards, "" without any."""
    log = words.log(view.seat)
    log.learn(view)
    if view.step and view.step[0] != "setup":  # a coin of the game, not the one that says who decides who goes first
        log.follow(LogEvent(PhaseBegan(view.seat, str(view.step[0]), 1)))
    sentences = [log.read((LogEvent(event),)) for event in events if isinstance(event, RandomDrawn | Revealed)]
    return " ".join(line.text for lines in sentences for line in lines)


def revealed(events: Sequence[Event]) -> str:
    """The number of the card that was revealed last, "" when none was."""
    return next((event.number for event in reversed(events) if isinstance(event, Revealed)), "")


def worth_seeing(events: Sequence[Event], table: GameTable, seat: int) -> bool:
    """Whether the player before the screen, at a seat, should see what these brought before somebody else sits there:
    damage, cards that left the field or came to that player's hand, what was revealed or rolled. What a player does is
    no news to that player."""
    lives = {zone.number for zone in table.zones.values()}
    held = {zone.name for zone in table.zones.values() if zone.held}
    return any(
        (isinstance(event, DamageDealt) and event.amount > 0)
        or (isinstance(event, NumberChanged) and event.name in lives and event.before > 0)
        or (isinstance(event, CardMoved) and event.source is not None and table.zones[event.source.zone].in_play)
        or (isinstance(event, CardMoved) and event.to is not None and event.to.seat == seat and event.to.zone in held)
        or isinstance(event, RandomDrawn | Revealed)
        for event in events
    )


LOW, HIGH = 52, 200
"""Logical pixels it is high, and at most where it quotes a line of a card."""
REFUSAL_SHOWN = 4500
"""Milliseconds a refusal stays before the question is shown again."""


class PromptStrip(QFrame):
    """Shows a `PromptPlan`: in itself, or in its `box` over the table if that plan asks something. `pressed` carries
    the button that was pressed, `number_chosen` a number, `announced` each sentence that was not shown before."""

    pressed = Signal(object)
    announced = Signal(str)
    number_chosen = Signal(int)

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__()
        self._theme = theme
        self.setProperty("surface", "strip")
        self.setFixedHeight(px(LOW))
        self.setAccessibleName(tr("Prompt"))
        self.box = QuestionBox(theme, over)
        self.box.pressed.connect(self.pressed)
        self.box.number_chosen.connect(self.number_chosen)
        self.number, self.say_number, self.progress = self.box.number, self.box.say_number, self.box.progress
        self.dot = QLabel("●")
        self._line = labelled("", wrap=True)
        self._line.setStyleSheet(scaled("font-size: 14px;"))
        self._line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._row = hbox(self.dot, (self._line, 1), parent=self, margins=(14, 3, 10, 3), spacing=8)
        self._buttons: list[QPushButton] = []
        self._shown: tuple[Button, ...] = ()
        """What the buttons are of."""
        self._yours: bool | None = None
        self.plan = PromptPlan("")
        self.asks = False
        self._announced = ""
        self._refusal = delayed(self, REFUSAL_SHOWN, self._show_sentence)
        self.show_plan(self.plan, yours=False)

    @property
    def sentence(self) -> QLabel:
        """Where what goes on, or what is asked, is said."""
        return self.box.sentence if self.asks else self._line

    @property
    def buttons(self) -> Sequence[QPushButton]:
        """The buttons of the plan that is shown, wherever they stand."""
        return self.box.buttons if self.asks else self._buttons

    def show_plan(self, plan: PromptPlan, *, yours: bool, place: BoxPlace | None = None) -> None:
        """Show what goes on or is asked; `yours`: whether the person before the screen is to answer. `place`: what is
        around the box."""
        before, self.plan, self.asks = self._shown, plan, plan.asks and yours
        self._shown = () if self.asks else plan.buttons
        if before != self._shown:
            self._remake_buttons()
        self.settle()
        self.dot.setVisible(not self.asks)
        if yours != self._yours:
            self._yours = yours
            self.dot.setStyleSheet(f"color: {self._theme.you_can if yours else self._theme.quiet_text};")
        if self.asks:
            self.box.show_plan(plan, place or BoxPlace())
        else:
            self.box.put_away()
        self._make_room()
        if plan.sentence != self._announced:
            self._announced = plan.sentence
            self.announced.emit(plan.sentence)

    def _remake_buttons(self) -> None:
        for old in self._buttons:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._buttons = []
        for button in self._shown:
            made = prompt_button(button, self)
            made.clicked.connect(lambda _=False, button=button: self.pressed.emit(button))
            self._row.addWidget(made)
            made.show()
            self._buttons.append(made)

    def tell_again(self) -> None:
        """Something else is asked, even if in the same words: the next sentence is told in any case."""
        self._announced = ""

    def refuse(self, sentence: str) -> None:
        """Say for a moment why something was refused, where the question stands."""
        if self.asks:
            self.box.refuse(sentence)
        else:
            self._say(sentence, "attack")
        self._refusal.start()
        self.announced.emit(sentence)

    def settle(self) -> None:
        """Show again what goes on, whatever was said for a moment."""
        self._refusal.stop()
        self._show_sentence()

    def notice(self, sentence: str) -> None:
        """Say for a moment what chance brought or was shown; "" says nothing."""
        if not sentence:
            return
        self._say(sentence, "info")
        self._refusal.start()
        self.announced.emit(sentence)

    @property
    def text(self) -> str:
        """What it says now."""
        return self._line.text() or self.sentence.text()

    def button(self, label: str) -> QPushButton | None:
        """The button that says `label`."""
        return next((button for button in self.buttons if button.text() == label), None)

    def primary(self) -> QPushButton | None:
        """The button Enter presses: the primary one, if it can be pressed."""
        buttons = (b for b in self.buttons if b.property("kind") == "primary" and b.isEnabled())
        return next(buttons, self.say_number if not self.say_number.isHidden() else None)

    def _say(self, sentence: str, tone: str) -> None:
        retone(self._line, "tone", tone)
        self._line.setText(sentence)

    def _show_sentence(self) -> None:
        self._say("" if self.asks else self.plan.sentence, "")
        self.box.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A quoted line has other breaks now."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._make_room()

    def _make_room(self) -> None:
        """Be as high as a quoted line of a card needs; other sentences are short."""
        height = px(LOW)
        if "\n" in self._line.text():
            self._row.activate()
            height = max(height, self._line.heightForWidth(self._line.width()) + px(10))
        self.setFixedHeight(min(height, px(HIGH)))

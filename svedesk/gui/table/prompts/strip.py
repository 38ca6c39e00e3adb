"""The strip below the table: what is asked, the choices as buttons, and for a moment why something was refused."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpinBox, QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import px, scaled
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.prompts.choice_button import TICK
from svedesk.gui.table.prompts.plan import Button, PromptPlan

LOW, HIGH = 52, 200
"""Logical pixels it is high, and at most where it quotes a line of a card."""
REFUSAL_SHOWN = 4500
"""Milliseconds a refusal stays before the question is shown again."""


class PromptStrip(QFrame):
    """Shows a `PromptPlan`. `pressed` carries the button that was pressed, `number_said` a number, `said` each sentence
    that was not shown before."""

    pressed = Signal(object)
    said = Signal(str)
    number_said = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("surface", "strip")
        self.setFixedHeight(px(LOW))
        self.setAccessibleName(tr("Question"))
        self.dot = QLabel("●")
        self.sentence = QLabel()
        self.sentence.setObjectName("sentence")
        self.sentence.setStyleSheet(scaled("font-size: 14px;"))
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.progress = QLabel()
        self.progress.setProperty("tone", "info")
        self.number = QSpinBox()
        self.number.setFixedWidth(px(84))
        self.say_number = QPushButton(tr("Confirm"))
        self.say_number.setProperty("kind", "primary")
        self.say_number.clicked.connect(lambda: self.number_said.emit(self.number.value()))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(px(14), px(3), px(10), px(3))
        self._row.setSpacing(px(8))
        for widget in (self.dot, self.sentence, self.progress, self.number, self.say_number):
            self._row.addWidget(widget)
        self._row.setStretch(1, 1)
        self.buttons: list[QPushButton] = []
        self.plan = PromptPlan("")
        self._told = ""
        self._refusal = QTimer(self)
        self._refusal.setSingleShot(True)
        self._refusal.setInterval(REFUSAL_SHOWN)
        self._refusal.timeout.connect(self._show_sentence)
        self.show_plan(self.plan, yours=False)

    def show_plan(self, plan: PromptPlan, *, yours: bool) -> None:
        """Show what is asked; `yours`: whether the person before the screen is to answer."""
        self.plan = plan
        self.settle()
        self.dot.setStyleSheet(f"color: {self._theme.you_can if yours else self._theme.quiet_text};")
        self.progress.setText(plan.progress)
        self.progress.setVisible(bool(plan.progress))
        asks_number = plan.number is not None
        self.number.setVisible(asks_number)
        self.say_number.setVisible(asks_number)
        if plan.number is not None:
            self.number.setRange(*plan.number)
            self.number.setValue(plan.number[1])
        for old in self.buttons:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = [self._button(button) for button in plan.buttons]
        self._make_room()
        if plan.sentence != self._told:
            self._told = plan.sentence
            self.said.emit(plan.sentence)

    def tell_again(self) -> None:
        """Something else is asked, even if in the same words: the next sentence is told in any case."""
        self._told = ""

    def refuse(self, sentence: str) -> None:
        """Say for a moment why something was refused."""
        self._tone(self.sentence, "attack")
        self.sentence.setText(sentence)
        self._refusal.start()
        self.said.emit(sentence)

    def settle(self) -> None:
        """Show the question again, whatever was said for a moment."""
        self._refusal.stop()
        self._show_sentence()

    def notice(self, sentence: str) -> None:
        """Say for a moment what chance brought or was shown; "" says nothing."""
        if not sentence:
            return
        self._tone(self.sentence, "info")
        self.sentence.setText(sentence)
        self._refusal.start()
        self.said.emit(sentence)

    @property
    def text(self) -> str:
        """What it says now."""
        return self.sentence.text()

    def button(self, label: str) -> QPushButton | None:
        """The button that says `label`."""
        return next((button for button in self.buttons if button.text() == label), None)

    def primary(self) -> QPushButton | None:
        """The button Enter presses: the primary one, if it can be pressed."""
        found = (b for b in self.buttons if b.property("kind") == "primary" and b.isEnabled())
        return next(found, self.say_number if not self.say_number.isHidden() else None)

    def _button(self, button: Button) -> QPushButton:
        widget = QPushButton(TICK + button.label if button.picked else button.label)
        widget.setCheckable(button.act == "pick")
        widget.setChecked(button.picked)
        if button.primary:
            widget.setProperty("kind", "primary")
        widget.setEnabled(button.enabled)
        widget.setToolTip(button.hint)
        widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        widget.clicked.connect(lambda: self.pressed.emit(button))
        self._row.addWidget(widget)
        widget.show()
        return widget

    def _show_sentence(self) -> None:
        self._tone(self.sentence, "")
        self.sentence.setText(self.plan.sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A quoted line has other breaks now."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._make_room()

    def _make_room(self) -> None:
        """Be as high as a quoted line of a card needs; other sentences are short."""
        height = px(LOW)
        if "\n" in self.plan.sentence:
            self._row.activate()
            height = max(height, self.sentence.heightForWidth(self.sentence.width()) + px(10))
        self.setFixedHeight(min(height, px(HIGH)))

    @staticmethod
    def _tone(widget: QWidget, tone: str) -> None:
        if widget.property("tone") != tone:
            widget.setProperty("tone", tone)
            widget.style().unpolish(widget)
            widget.style().polish(widget)

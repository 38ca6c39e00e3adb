"""The one place of a question: a box beside the card that asks, with the sentence, all that may be answered, and the
way out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QPixmap
from PySide6.QtWidgets import QFrame, QSpinBox, QWidget

from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.kit.page import labelled, retone, side_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.table.calm_button import CalmButton
from svedesk.gui.table.prompts.box_place import BoxPlace, place_for
from svedesk.gui.table.prompts.choices import TICK, ChoiceList
from svedesk.gui.table.prompts.plan import Button, PromptPlan

LEAST, MOST = 250, 440
"""Logical pixels what is in it is wide, but for long choices."""
_MARGIN, _GAP, _AWAY = 14, 8, 8
_CARD = 84
"""Logical pixels a card on a button is wide."""


class QuestionBox(QFrame):
    """Shows a `PromptPlan` over the table. `pressed` carries the button that was pressed, `number_chosen` a number. The
    mouse can move it aside, where it stays until something else is asked."""

    pressed = Signal(object)
    number_chosen = Signal(int)
    pointed = Signal(str)
    """The number of the card on the button that the mouse has come to."""
    face: Callable[[str, float], QPixmap] | None = None
    """Draws a card by its number, so many logical pixels wide."""

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setObjectName("question")
        self.setProperty("surface", "panel")
        self.setStyleSheet(scaled(f"#question {{ border: 2px solid {theme.you_can}; border-radius: 10px; }}"))
        self.setAccessibleName(tr("Question"))
        self.sentence = labelled("", wrap=True)
        self.sentence.setObjectName("sentence")
        self.sentence.setStyleSheet(scaled("font-size: 14px;"))
        self.progress = labelled("", "info")
        self.number = QSpinBox()
        self.number.setFixedWidth(px(84))
        self.say_number = side_button(tr("Confirm"), "primary")
        self.say_number.clicked.connect(lambda: self.number_chosen.emit(self.number.value()))
        self.choices = ChoiceList(theme)
        self.choices.pressed.connect(self.pressed)
        self.choices.sifted.connect(self._fit)
        says = hbox((self.sentence, 1), (self.progress, 0, Qt.AlignmentFlag.AlignTop), spacing=12)
        counts = hbox(self.number, self.say_number, None, spacing=_GAP)
        self._rows = QWidget()
        margins = (_MARGIN, 12, _MARGIN, _MARGIN)
        self._column = vbox(says, self.choices, counts, self._rows, parent=self, margins=margins, spacing=10)
        self.buttons: list[CalmButton] = []
        self._place = BoxPlace()
        self._asked = ""
        self._moved, self._held = False, QPoint()
        self.hide()

    def show_plan(self, plan: PromptPlan, place: BoxPlace) -> None:
        """Show what is asked, beside what asks it."""
        self.sentence.setText(plan.sentence)
        retone(self.sentence, "tone", "")
        self.setAccessibleDescription(plan.sentence)
        self.progress.setText(plan.progress)
        self.progress.setVisible(bool(plan.progress))
        for widget in (self.number, self.say_number):
            widget.setVisible(plan.number is not None)
        if plan.number is not None and plan.sentence != self._asked:
            self.number.setRange(*plan.number)
            self.number.setValue(plan.number[1])
        is_new = plan.sentence != self._asked
        self._moved = self._moved and not is_new
        self._asked, self._place = plan.sentence, place
        self._forget_buttons()
        self.choices.offer(plan.choices)
        self.buttons = [self._button(button) for button in plan.buttons]
        self.show()
        self.raise_()
        self._fit()
        for shown in (*self.buttons, *self.choices.buttons) if is_new else ():
            shown.renew()

    def put_away(self) -> None:
        """Nothing is asked here now."""
        self.choices.offer(())
        self._forget_buttons()
        self._asked, self._moved = "", False
        for widget in (self.number, self.say_number, self):
            widget.hide()

    def refuse(self, sentence: str) -> None:
        """Say why an answer was refused, in the place of the question."""
        self.sentence.setText(sentence)
        retone(self.sentence, "tone", "attack")
        self._fit()

    def settle(self) -> None:
        """Say again what is asked."""
        if not self.isHidden() and self.sentence.text() != self._asked:
            self.sentence.setText(self._asked)
            retone(self.sentence, "tone", "")
            self._fit()

    def stand(self, place: BoxPlace) -> None:
        """What asks lies elsewhere now, or the table has another size."""
        self._place = place
        if not self.isHidden():
            self._fit()

    # -- moved by the mouse -------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._moved = True
            self.move(self._inside(self.pos() + event.position().toPoint() - self._held))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()  # not a click on the card below

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    # -- laying out ---------------------------------------------------------------------------------------------------

    def _fit(self) -> None:
        """Be as large as what is in it needs, where it hides least."""
        room = self._over.size() - QSize(2 * px(_AWAY), 2 * px(_AWAY))
        most = min(px(MOST), room.width() - 2 * px(_MARGIN))
        self.sentence.ensurePolished()
        across = max((self.sentence.fontMetrics().horizontalAdvance(line) for line in self._lines()), default=0) + 4
        beside = self.progress.sizeHint().width() + px(12) if not self.progress.isHidden() else 0
        share = QSize(room.width() - 2 * px(_MARGIN), round(room.height() * 0.66))
        self.choices.fit(share, least=min(across + beside, most))
        for button in self.buttons:
            button.ensurePolished()
        row = sum(button.sizeHint().width() + px(_GAP) for button in self.buttons) - px(_GAP)
        wide = max(min(px(LEAST), most), min(across + beside, most), min(row, most))
        if not self.choices.isHidden():
            wide = max(wide, self.choices.width())
        self._lay_rows(wide)
        self.sentence.setFixedWidth(wide - beside)
        self.sentence.setFixedHeight(self.sentence.heightForWidth(wide - beside))
        self._column.activate()
        self.setFixedSize(wide + 2 * px(_MARGIN), self._column.totalSizeHint().height())
        corner = self.pos() if self._moved else place_for(self.size(), self._over.rect(), self._place)
        self.move(self._inside(corner))

    def _lines(self) -> list[str]:
        return self.sentence.text().split("\n")

    def _inside(self, corner: QPoint) -> QPoint:
        """The corner, where the box does not reach out of the table."""
        away, over = px(_AWAY), self._over
        right, below = over.width() - self.width() - away, over.height() - self.height() - away
        return QPoint(max(away, min(corner.x(), right)), max(away, min(corner.y(), below)))

    def _lay_rows(self, wide: int) -> None:
        """Put the buttons into as many rows as they need, each ending at the right."""
        rows: list[list[CalmButton]] = []
        left = 0
        for button in self.buttons:
            needed = button.sizeHint().width()
            if not rows or needed > left:
                rows.append([])
                left = wide
            rows[-1].append(button)
            left -= needed + px(_GAP)
        top = 0
        for row in rows:
            high = max(button.sizeHint().height() for button in row)
            right = wide
            for button in reversed(row):
                size = button.sizeHint()
                button.setGeometry(right - size.width(), top, size.width(), high)
                right -= size.width() + px(_GAP)
            top += high + px(_GAP)
        self._rows.setVisible(bool(rows))
        self._rows.setFixedSize(wide, max(0, top - px(_GAP)))

    def _forget_buttons(self) -> None:
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons = []

    def _button(self, button: Button) -> CalmButton:
        made = prompt_button(button, self._rows)
        made.clicked.connect(lambda: self.pressed.emit(button))
        if button.card and self.face is not None:
            face = self.face(button.card, px(_CARD))
            made.setIcon(QIcon(face))
            made.setIconSize(face.deviceIndependentSize().toSize())
            made.pointed.connect(lambda: self.pointed.emit(button.card))
        made.show()
        return made


def prompt_button(button: Button, parent: QWidget) -> CalmButton:
    """A button of a prompt as it looks. A click on it leaves the keyboard where it is."""
    made = CalmButton(TICK + button.label if button.picked else button.label, parent)
    made.setProperty("kind", "primary" if button.primary else "")
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setCheckable(button.act == "pick")
    made.setChecked(button.picked)
    made.setEnabled(button.enabled)
    made.setToolTip(button.hint)
    return made

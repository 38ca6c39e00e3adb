"""The bar above the table: turn, phases, whose answer is awaited, rules on or off, undo and redo, menu."""

from __future__ import annotations

from itertools import accumulate, pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from svedesk.gui.kit.layouts import hbox, set_margins
from svedesk.gui.kit.page import side_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.icons import icon
from svedesk.gui.look.painting import CENTRE, write
from svedesk.gui.look.theme import BOLD, SEMIBOLD, Theme, font, px
from svedesk.gui.table.words import Words

EACH, APART, ABOVE = 64, 9, 6
"""Logical pixels a step is wide, with the gap to the next, and free above and below; the count at its corner reaches
into both, so that it hides nothing of the caption."""


class PhaseTrack(QWidget):
    """The steps of a turn; the one that goes on is filled, a response in it is marked on it. With the rules off a click
    on one is `chosen`."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__()
        self._theme, self._words, self._steps = theme, words, words.table.steps
        self.phase, self.response = "", ""
        self._clickable = False
        self.usable, self.ends = 0, False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Phase"))

    def sizeHint(self) -> QSize:
        return QSize(px(EACH * (len(self._steps) + 1)), px(26 + 2 * ABOVE))

    def show_phase(self, phase: str, response: str) -> None:
        """Which step goes on, and what kind of response is asked for in it ("" for none)."""
        self.phase, self.response = phase, response
        captions = (self._words.of_game.caption("phase", name) for name in (phase, response) if name)
        self.setAccessibleDescription(", ".join(captions))
        self.update()

    def show_usable(self, cards: int, *, ends: bool) -> None:
        """With how many cards something can be done in the step that goes on, and whether the next may begin."""
        if (cards, ends) != (self.usable, self.ends):
            self.usable, self.ends = cards, ends
            self._explain()
            self.update()

    def show_mode(self, *, manual: bool) -> None:
        """Whether phases can be clicked."""
        self.setCursor(Qt.CursorShape.PointingHandCursor if manual else Qt.CursorShape.ArrowCursor)
        self._clickable = manual
        self._explain()

    def _explain(self) -> None:
        usable = tr("Cards you can use now: {0}", self.usable) if self.usable else ""
        self.setToolTip(tr("Rules off: click a phase to go to it") if self._clickable else usable)

    @property
    def labels(self) -> list[str]:
        """The steps, with the response after the one it is asked in."""
        labels = [*self._steps]
        if self.response:
            place = labels.index(self.phase) + 1 if self.phase in labels else len(labels)
            labels.insert(place, self.response)
        return labels

    @property
    def spans(self) -> list[tuple[float, float]]:
        """From where to where each of the labels reaches, with the gap behind it: a long caption has more room than a
        short one, and a response as much as a step on average."""
        each = self.width() / (len(self._steps) + 1)
        metrics = QFontMetricsF(font(px(12), BOLD))
        wide = {name: metrics.horizontalAdvance(self._words.of_game.caption("phase", name)) for name in self._steps}
        spare = (each * len(wide) - sum(wide.values())) / len(wide)
        ends = [0.0, *accumulate(each if label == self.response else wide[label] + spare for label in self.labels)]
        return list(pairwise(ends))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._clickable or event.button() != Qt.MouseButton.LeftButton:
            return
        for label, (begin, end) in zip(self.labels, self.spans, strict=True):
            if begin <= event.position().x() < end and label != self.response:
                self.chosen.emit(label)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        for place, (label, (begin, end)) in enumerate(zip(self.labels, self.spans, strict=True)):
            here = label in (self.phase, self.response)
            top = px(ABOVE) + 1.5
            rect = QRectF(begin + 0.5, top, end - begin - px(APART), self.height() - 2 * top)
            response = label == self.response
            fill = theme.info if response else theme.you_can
            current = here and (response or not self.response)
            after = self.ends and place > 0 and self.labels[place - 1] == self.phase and not self.response
            painter.setPen(QPen(QColor(fill if here or after else theme.line), 1.6 if after else 1.2))
            painter.setBrush(QColor(fill) if current else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 6, 6)
            ink = theme.text if here else theme.quiet_text
            if current:
                ink = theme.on_mark if response else theme.on_you_can
            caption = self._words.of_game.caption("phase", label)
            counted = current and bool(self.usable)
            beside = rect.adjusted(0, 0, -px(6) if counted else 0, 0)  # the count hides no letter
            write(painter, beside, CENTRE, caption, 12, BOLD if here else SEMIBOLD, ink)
            if counted:
                self._count(painter, rect)
        painter.end()

    def _count(self, painter: QPainter, rect: QRectF) -> None:
        """How many cards can be used, at the corner of the step."""
        theme, size = self._theme, float(px(15))
        disc = QRectF(rect.right() - size * 0.45, rect.top() - size * 0.45, size, size)
        painter.setPen(QPen(QColor(theme.panel), 1.5))
        painter.setBrush(QColor(theme.legal))
        painter.drawEllipse(disc)
        write(painter, disc, CENTRE, str(self.usable), 10, BOLD, theme.on_mark)


class RulesButton(QPushButton):
    """Switches the rules off or on when it is clicked. A key alone does not switch them off: it opens the menu of the
    modes. `modes_wanted` carries where to open it."""

    modes_wanted = Signal(object)

    def __init__(self, hint: str) -> None:
        super().__init__(tr("Rules on"))
        self.setToolTip(hint)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(lambda at: self.modes_wanted.emit(self.mapToGlobal(at)))

    def press_by_key(self) -> None:
        """Enter or Space was pressed on it."""
        if self.isChecked():
            self.click()
        else:
            self.modes_wanted.emit(self.mapToGlobal(self.rect().bottomLeft()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select):
            self.press_by_key()
        else:
            super().keyPressEvent(event)


class TopBar(QFrame):
    """All that is always visible about the state of the game. `modes_wanted`: the menu of the modes."""

    modes_wanted = Signal(object)

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__()
        self.setProperty("surface", "bar")
        self.setFixedHeight(px(42))
        self._theme = theme
        self.turn = QLabel()
        self.turn.setObjectName("turn")
        self.phases = PhaseTrack(theme, words)
        self.waiting = QLabel()
        self.waiting.setObjectName("waiting")
        self.rules = RulesButton(tr("Turn the rules off or on"))
        self.rules.modes_wanted.connect(self.modes_wanted)
        self.undo = _button(theme, "undo", tr("Undo"), tr("Undo the last action"))
        self.redo = _button(theme, "redo", tr("Redo"), tr("Redo the last undone action"))
        self.panel = _button(theme, "search", tr("Panel"), tr("Show or hide preview and log"))
        self.menu = _button(theme, "menu", tr("Menu"), tr("Game, save, help"))
        self.buttons = (self.rules, self.undo, self.redo, self.panel, self.menu)
        self._row = hbox(self.turn, 6, self.phases, 6, (self.waiting, 1), *self.buttons, parent=self, spacing=8)
        set_margins(self._row, (12, 2, 8, 2))

    def add(self, widget: QWidget) -> None:
        """Put something more into the bar, before its buttons."""
        self._row.insertWidget(self._row.indexOf(self.rules), widget)

    def show_state(self, turn: str, phase: str, waiting: str, *, response: str) -> None:
        """Turn and whose it is, the phase, whose answer the table waits for, and if it is a response, of what kind."""
        self.turn.setText(turn)
        self.waiting.setText(waiting)
        self.phases.show_phase(phase, response)

    def show_mode(self, *, manual: bool, resolving: bool = False) -> None:
        """Rules on, one question resolved manually, or manual mode."""
        self.phases.show_mode(manual=manual)
        self.rules.setChecked(manual)
        self.rules.setText(tr("Resolving manually") if resolving else tr("Manual mode") if manual else tr("Rules on"))
        self.rules.setIcon(icon("by_hand" if manual else "rules", self._theme))


def _button(theme: Theme, picture: str, text: str, hint: str) -> QPushButton:
    button = side_button(text, "quiet")
    button.setIcon(icon(picture, theme))
    button.setToolTip(hint)
    return button

"""The bar above the table: turn, phases, whose answer is awaited, rules on or off, undo and redo, menu."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.fonts import BOLD, SEMIBOLD, font
from svedesk.gui.look.icons import icon
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme

PHASES = ("start", "main", "end")


class PhaseTrack(QWidget):
    """Start, main and end phase as three steps; the one that goes on is filled, a Quick window is marked on it. With
    the rules off a click on one is `chosen`."""

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.phase, self.quick = "", False
        self._clickable = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Phase"))

    def sizeHint(self) -> QSize:
        return QSize(px(236), px(26))

    def show_phase(self, phase: str, *, quick: bool) -> None:
        """Which phase goes on, and whether a Quick window is open in it."""
        self.phase, self.quick = phase, quick
        self.setAccessibleDescription(tr(phase.capitalize()) + (", " + tr("Quick") if quick else ""))
        self.update()

    def show_mode(self, *, manual: bool) -> None:
        """Whether phases can be clicked."""
        self.setCursor(Qt.CursorShape.PointingHandCursor if manual else Qt.CursorShape.ArrowCursor)
        self.setToolTip(tr("By hand: click a phase to go there") if manual else "")
        self._clickable = manual

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        steps = len(PHASES) + self.quick
        place = int(event.position().x() // (self.width() / 4))
        phases = [*PHASES]
        if self.quick:
            phases.insert(PHASES.index(self.phase) + 1 if self.phase in PHASES else 3, "")
        if self._clickable and event.button() == Qt.MouseButton.LeftButton and 0 <= place < steps and phases[place]:
            self.chosen.emit(phases[place])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        labels = list(PHASES)
        step = self.width() / 4
        widths = [step, step, step]
        if self.quick:
            labels.insert(PHASES.index(self.phase) + 1 if self.phase in PHASES else 3, "quick")
            widths.append(step)
        x = 0.0
        for label, width in zip(labels, widths, strict=True):
            here = label in (self.phase, "quick")
            rect = QRectF(x + 0.5, 1.5, width - 4, self.height() - 3)
            quick = label == "quick"
            fill = theme.info if quick else theme.you_can
            current = here and (quick or not self.quick)
            painter.setPen(QPen(QColor(fill if here else theme.line), 1.2))
            painter.setBrush(QColor(fill) if current else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, 6, 6)
            painter.setFont(font(px(12), BOLD if here else SEMIBOLD))
            ink = (
                (theme.on_mark if quick else theme.on_you_can)
                if current
                else (theme.text if here else theme.quiet_text)
            )
            painter.setPen(QColor(ink))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, tr(label.capitalize()))
            x += width
        painter.end()


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

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "bar")
        self.setFixedHeight(px(42))
        self._theme = theme
        self.turn = QLabel()
        self.turn.setObjectName("turn")
        self.phases = PhaseTrack(theme)
        self.waiting = QLabel()
        self.waiting.setObjectName("waiting")
        self.rules = RulesButton(tr("Take the rules' hands off the table, or put them back"))
        self.rules.modes_wanted.connect(self.modes_wanted)
        self.undo = _button(tr("Undo"), tr("Take back the last action"))
        self.redo = _button(tr("Redo"), tr("Do it again"))
        self.panel = _button(tr("Panel"), tr("Show or hide preview and log"))
        self.menu = _button(tr("Menu"), tr("Game, save, help"))
        for button, name in ((self.undo, "undo"), (self.redo, "redo"), (self.panel, "search"), (self.menu, "menu")):
            button.setIcon(icon(name, theme))
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(px(12), px(4), px(8), px(4))
        row.setSpacing(px(8))
        row.addWidget(self.turn)
        row.addSpacing(px(6))
        row.addWidget(self.phases)
        row.addSpacing(px(6))
        row.addWidget(self.waiting, 1)
        for button in (self.rules, self.undo, self.redo, self.panel, self.menu):
            row.addWidget(button)

    def add(self, widget: QWidget) -> None:
        """Put something more into the bar, before its buttons."""
        self._row.insertWidget(self._row.indexOf(self.rules), widget)

    def show_state(self, turn: str, phase: str, waiting: str, *, quick: bool) -> None:
        """Turn and whose it is, the phase, and whose answer the table waits for."""
        self.turn.setText(turn)
        self.waiting.setText(waiting)
        self.phases.show_phase(phase, quick=quick)

    def show_mode(self, *, manual: bool, resolving: bool = False) -> None:
        """Rules on, one question resolved by hand, or all by hand."""
        self.phases.show_mode(manual=manual)
        self.rules.setChecked(manual)
        self.rules.setText(tr("Resolving") if resolving else tr("By hand") if manual else tr("Rules on"))
        self.rules.setIcon(icon("by_hand" if manual else "rules", self._theme))


def _button(text: str, hint: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("kind", "quiet")
    button.setToolTip(hint)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button

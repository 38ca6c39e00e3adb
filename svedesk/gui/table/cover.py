"""What stands over the whole table: the cover between two people at one screen, and the banner when the game is
over."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QPushButton, QWidget

from svedesk.gui.kit.layouts import add_all, vbox
from svedesk.gui.kit.page import labelled, push_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.colour import mix
from svedesk.gui.look.icons import icon
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.table.faces import Faces


class Cover(QWidget):
    """Hides everything until the right person sits before the screen. `uncovered` is emitted when they say so,
    `redone` when what was undone is wanted back first."""

    uncovered = Signal()
    redone = Signal()

    def __init__(self, theme: Theme, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self._over, self._theme, self._faces = parent, theme, faces
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        middle = Qt.AlignmentFlag.AlignHCenter
        self.name, self.what, self.recap = labelled("", "title"), labelled("", wrap=True), labelled("", wrap=True)
        for label in (self.what, self.recap):
            label.setMinimumWidth(px(620))
            label.setAlignment(middle)
        self.show_cards = push_button(tr("Show my cards"), "primary")
        self.show_cards.setMinimumHeight(px(40))
        self.show_cards.clicked.connect(self.uncovered)
        self.redo = push_button(tr("Redo"), "quiet")
        self.redo.setIcon(icon("redo", theme))
        self.redo.clicked.connect(self.redone)
        hint = labelled(tr("Or press Enter or Space."), "quiet")
        # What happened is below the button, which stays where it is however much that was.
        above, below = vbox(), vbox()
        above.addStretch()
        above.addSpacing(px(150))
        for half, widgets in ((above, (self.name, self.what, self.show_cards)), (below, (hint, self.redo, self.recap))):
            for widget in widgets:
                add_all(half, (widget, 0, middle), 8)
        below.addStretch()
        column = vbox(parent=self)
        column.addLayout(above, 6)
        column.addLayout(below, 5)
        self.hide()

    def ask_for(self, title: str, what: str, recap: str) -> None:
        """Cover the table: whose turn it is, what to do now, and what that player has missed."""
        self.name.setText(title)
        self.what.setText(what)
        self.recap.setText(recap)
        self.recap.setVisible(bool(recap))
        self.setAccessibleName(self.name.text())
        self.setAccessibleDescription("\n".join(filter(None, (what, recap))))
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self.setFocus()

    def offer_redo(self, *, offered: bool) -> None:
        """Whether something was undone that may be done again."""
        self.redo.setVisible(offered)

    def press_focused(self) -> None:
        """Enter or Space: the button that has the focus; without one the cards are shown."""
        focused = self.focusWidget()
        (focused if isinstance(focused, QPushButton) else self.show_cards).click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.press_focused()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        light = QRadialGradient(QPointF(rect.center().x(), rect.height() * 0.36), rect.width() * 0.6)
        light.setColorAt(0, mix(QColor(self._theme.cloth), QColor(self._theme.text), 0.07))
        light.setColorAt(1, QColor(self._theme.window))
        painter.fillRect(rect, light)
        width = min(float(px(112)), rect.width() * 0.1)
        margin = self._faces.margin(width)
        for angle in (-11.0, 11.0, 0.0):
            painter.save()
            painter.translate(rect.center().x(), self.name.y() - px(20))
            painter.rotate(angle)
            painter.translate(-width / 2 - margin, -width * 1.4 - margin)
            painter.drawPixmap(0, 0, self._faces.back("main", width))
            painter.restore()
        painter.end()

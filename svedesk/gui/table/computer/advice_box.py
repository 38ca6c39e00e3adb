"""What the computer advises, in a box at the top of the table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from svedesk.gui.kit.layouts import hbox
from svedesk.gui.kit.page import labelled, side_button
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.scale import px, scaled
from svedesk.gui.look.theme import Theme

MOST_WIDE = 0.97
"""Of the table: a low box hides the other hand, a high one the field that is spoken of."""


class AdviceBox(QFrame):
    """A few lines and a button that takes the box away, or stops the thinking. `closed` is emitted by that."""

    closed = Signal()

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setObjectName("advice")
        self.setProperty("surface", "panel")
        self.setStyleSheet(scaled(f"#advice {{ border: 1px solid {theme.info}; border-radius: 8px; }}"))
        self.label = labelled("", wrap=True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.close_button = side_button("")
        self.close_button.clicked.connect(self.closed)
        top = Qt.AlignmentFlag.AlignTop
        hbox((self.label, 1), (self.close_button, 0, top), parent=self, margins=(16, 10, 10, 10), spacing=14)
        self.hide()

    def say(self, text: str, *, thinks: bool = False) -> None:
        """Show these lines; while it thinks, the button stops that."""
        self.label.setText(text)
        self.close_button.setText(tr("Cancel") if thinks else tr("Close"))
        self.setAccessibleName(text)
        self.stand()
        self.show()
        self.raise_()

    def stand(self) -> None:
        """Stand at the top of the table, in the middle, as wide as the lines need."""
        metrics = self.label.fontMetrics()
        widest = max(metrics.horizontalAdvance(line) for line in self.label.text().splitlines() or [""])
        most = round(self._over.width() * MOST_WIDE)
        beside = self.close_button.sizeHint().width() + px(16 + 14 + 10) + px(4)
        width = min(most, widest + beside)
        self.label.setFixedWidth(width - beside)
        high = self.label.heightForWidth(width - beside)
        self.setFixedSize(width, max(high, self.close_button.sizeHint().height()) + px(20))
        self.move((self._over.width() - width) // 2, px(6))

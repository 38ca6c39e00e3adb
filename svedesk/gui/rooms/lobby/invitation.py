"""What the host gives to the other player: the join code as text and as a QR picture, address and port."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from svedesk.gui.kit.layouts import add_all
from svedesk.gui.kit.page import Panel, big, labelled
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px, scaled
from svedesk.net.code import JoinCode

COPIED_SHOWN = 2000
"""Milliseconds the button says that it has copied."""
QUIET, MODULE = 3, 6
"""Bright modules around a QR picture, and logical pixels to each module."""


class QrPicture(QWidget):
    """A text as a QR picture, dark on bright whatever the theme: readers want it so."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__()
        self.text = text
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        import segno  # which loads what reads the network: many never see a code

        self._rows = tuple(bytes(row) for row in segno.make(text, error="m", micro=False).matrix)

    def sizeHint(self) -> QSize:
        side = MODULE * (len(self._rows) + 2 * QUIET)
        return QSize(side, side)

    def pixmap(self, size: int) -> QPixmap:
        """The picture, about `size` device pixels wide: modules are whole pixels."""
        count = len(self._rows) + 2 * QUIET
        step = max(1, size // count)
        pixmap = QPixmap(step * count, step * count)
        pixmap.fill(QColor("#FFFFFF"))
        painter = QPainter(pixmap)
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    painter.fillRect((x + QUIET) * step, (y + QUIET) * step, step, step, QColor("#000000"))
        painter.end()
        return pixmap

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        size = min(self.width(), self.height())
        pixmap = self.pixmap(round(size * ratio))
        wide = pixmap.width() / ratio
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF((self.width() - size) / 2, 0, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FFFFFF"))
        painter.drawRoundedRect(rect, 8, 8)
        at = QRectF(rect.center().x() - wide / 2, rect.center().y() - wide / 2, wide, wide)
        painter.drawPixmap(at, pixmap, QRectF(pixmap.rect()))
        painter.end()


class Invitation(Panel):
    """Shows a join code."""

    def __init__(self, code: JoinCode, short: str) -> None:
        """`short` is the code for this network, "" where another program keeps the game off the list."""
        super().__init__(tr("Invite the other player"))
        self.text = code.text()
        self.setFixedWidth(px(312))
        self.qr = QrPicture(self.text, tr("Join code as a QR code"))
        self.code = labelled(in_lines(self.text))
        self.code.setStyleSheet(scaled("font-size: 13px; font-weight: 600;"))
        self.code.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.code.setAccessibleName(tr("Join code"))
        self.short = labelled(short)
        self.short.setStyleSheet(scaled("font-size: 22px; font-weight: 700;"))
        self.short.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.short.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.short.setAccessibleName(tr("Short join code"))
        self.short.setVisible(bool(short))
        self.copy = big(tr("Copy code"), primary=True)
        self.copy.clicked.connect(self._copy)
        self._copied = delayed(self, COPIED_SHOWN, lambda: self.copy.setText(tr("Copy code")))
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setColumnStretch(1, 1)
        self.address = labelled("\n".join(code.addresses))
        self.port = labelled(str(code.port))
        for row, (name, value) in enumerate((("Address", self.address), ("Port", self.port))):
            grid.addWidget(labelled(tr(name), "quiet"), row, 0, Qt.AlignmentFlag.AlignTop)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            value.setAccessibleName(tr(name))
            grid.addWidget(value, row, 1)
        column = self.column
        add_all(
            column,
            self.short,
            labelled(
                tr(
                    "For players on this network, who also see the game in their list. For anyone else:"
                    if short
                    else "Another program keeps this game off the list. The code still works."
                ),
                "quiet",
                wrap=True,
            ),
            4,
            self.qr,
            4,
            self.code,
            self.copy,
            4,
            grid,
            None,
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
        self.copy.setText(tr("Copied"))
        self._copied.start()


def in_lines(code: str, groups: int = 4) -> str:
    """A code with so many of its groups to a line."""
    parts = code.split("-")
    return "-\n".join("-".join(parts[at : at + groups]) for at in range(0, len(parts), groups))

"""The card as it will look, large (a picture may be dropped on it), what is wrong with it, and the way to try it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QPushButton, QTabBar

from svedesk.gui.kit.big_card import BigCard
from svedesk.gui.kit.layouts import add_all, hbox, named, vbox
from svedesk.gui.kit.page import Panel, big, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.face import CORNER, FaceText
from svedesk.gui.look.preview import draw_preview
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.rooms.own_cards.card_list import STATES, colour_of, sign_of
from svedesk.packs.card_check import State


class CardFace(BigCard):
    """`dropped` carries the path of a picture that was let fall on it."""

    dropped = Signal(object)
    AROUND = 2

    def __init__(self, theme: Theme) -> None:
        super().__init__(tr("Card preview"))
        self._theme = theme
        self._face: FaceText | None = None
        self._picture: QImage | None = None
        self._over = False
        self.setAcceptDrops(True)
        self.setToolTip(tr("Drop a picture here (PNG, JPEG or WebP)"))

    def show_face(self, face: FaceText | None, picture: QImage | None) -> None:
        """Show a card, with the picture it has."""
        if (face, picture) != (self._face, self._picture):
            self._face, self._picture = face, picture
            self.update()

    def draw_card(self, painter: QPainter, place: QRectF) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate(place.topLeft())
        width = place.width()
        if self._face is not None:
            draw_preview(painter, self._face, width, self._picture)
        if self._over or self._face is None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = QPen(QColor(self._theme.legal if self._over else self._theme.line), 3 if self._over else 1.5)
            pen.setStyle(Qt.PenStyle.SolidLine if self._over else Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(QRectF(1, 1, width - 2, place.height() - 2), CORNER * width, CORNER * width)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _file_of(event) is not None:
            event.acceptProposedAction()
            self._over = True
            self.update()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        self._over = False
        self.update()
        path = _file_of(event)
        if path is not None:
            event.acceptProposedAction()
            self.dropped.emit(path)


def _file_of(event: QDropEvent) -> Path | None:
    urls = [url for url in event.mimeData().urls() if url.isLocalFile()]
    return Path(urls[0].toLocalFile()) if urls else None


class CardError(NamedTuple):
    """A field, what is wrong with it as a sentence, and whether it only waits to be filled."""

    field: str
    sentence: str
    missing: bool = False


SHOWN = 4
"""So many sentences are shown; of the others only the number is said."""


class CardErrorLine(QLabel):
    """A sentence about a field, to be clicked, or pressed with Enter; `wanted` carries the field then."""

    wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._field = theme, ""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def tell(self, wrong: CardError) -> None:
        """Say what is wrong with a field, or missing."""
        if (wrong.field, wrong.sentence) == (self._field, self.text()):
            return
        theme = self._theme
        self._field = wrong.field
        self.setText(wrong.sentence)
        self.setAccessibleName(wrong.sentence)
        edge = theme.you_can if wrong.missing else theme.attack
        self.setStyleSheet(
            scaled(
                f"QLabel {{ font-size: 12px; padding: 3px 6px; border-left: 3px solid {edge}; }}"
                f"QLabel:hover {{ background: {theme.raised}; }} QLabel:focus {{ background: {theme.raised};"
                f" border: 1px solid {theme.info}; border-left: 3px solid {edge}; }}"
            )
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.wanted.emit(self._field)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.wanted.emit(self._field)
        else:
            super().keyPressEvent(event)


class FacePanel(Panel):
    """`asked` carries the word for what is wanted: "picture", "no-picture", "back" (the other face), "try", or the
    field to go to."""

    asked = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.column.setContentsMargins(px(12), px(10), px(12), px(12))
        self.column.setSpacing(px(6))
        self.sides = named(QTabBar(expanding=True, drawBase=False), tr("Faces of the card"))
        for side in (tr("Front face"), tr("Back face")):
            self.sides.addTab(side)
        self.sides.hide()
        self.sides.currentChanged.connect(lambda _: self.asked.emit("back"))
        self.face = CardFace(theme)
        self.picture, self.no_picture = QPushButton(tr("Picture …")), QPushButton(tr("No picture"))
        self.state = labelled("", wrap=True)
        self.wrong = vbox(spacing=2)
        self._lines: list[CardErrorLine] = []
        self.more = labelled("", "quiet")
        self.trial = big(tr("Try it"), primary=True)
        self.trial.setToolTip(tr("Try the card on a board with play points (Ctrl+Enter)"))
        row = hbox(spacing=4)
        for button, word in ((self.picture, "picture"), (self.no_picture, "no-picture"), (self.trial, "try")):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, word=word: self.asked.emit(word))
            if button is not self.trial:
                button.setStyleSheet(scaled("QPushButton { padding: 3px 6px; font-size: 12px; }"))
                row.addWidget(button, 1)
        add_all(self.column, self.sides, (self.face, 100), row, self.state, self.wrong, self.more, None, self.trial)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is said of the card stands close below it."""
        super().resizeEvent(event)
        self.face.setMaximumHeight(self.face.high(self.width() - px(24)) + px(4))

    def show_side(self, *, front: bool, back: bool) -> None:
        """Say which face of a double-faced card is shown; neither: the card has only one."""
        self.sides.blockSignals(True)
        self.sides.setCurrentIndex(int(back))
        self.sides.blockSignals(False)
        self.sides.setVisible(front or back)

    def show_state(self, state: State | None, wrong: Sequence[CardError]) -> None:
        """Say how the card is played (None: there is no card), and what is wrong with it, by field."""
        for widget in (self.picture, self.no_picture, self.trial):
            widget.setEnabled(state is not None)
        text = f"{sign_of(state)}  {tr(STATES[state])}" if state is not None else ""
        if text != self.state.text():
            self.state.setText(text)
            colour = colour_of(state, self._theme) if state is not None else self._theme.text
            self.state.setStyleSheet(scaled(f"color: {colour}; font-weight: 600;"))
        self.trial.setEnabled(state not in (None, "unfinished"))
        while len(self._lines) < min(SHOWN, len(wrong)):
            self._lines.append(self._line())
        for place, line in enumerate(self._lines):
            line.setVisible(place < len(wrong))
            if place < len(wrong):
                line.tell(wrong[place])
        self.more.setText(tr("And {0} more.", len(wrong) - SHOWN) if len(wrong) > SHOWN else "")
        self.more.setVisible(len(wrong) > SHOWN)

    def _line(self) -> CardErrorLine:
        line = CardErrorLine(self._theme)
        line.wanted.connect(self.asked)
        self.wrong.addWidget(line)
        return line

"""A page of the window: one header with the way back and the title, over columns of panels on the menu's ground."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from svedesk.gui.kit.layouts import hbox, vbox
from svedesk.gui.look.colour import mix
from svedesk.gui.look.icons import icon
from svedesk.gui.look.theme import Theme, px, scaled

WIDEST = 1180
"""Logical pixels the columns are spread over at most: more would be too far for eyes that read."""
LISTS_WIDEST = 2400
"""The same of pages with lists and pictures, which are looked over."""
GAP = 24


HEADER = 48
"""Logical pixels the header of every page is high."""


class PageHeader(QFrame):
    """The same on every page, at the same place: the way back, the title, then what the page has there, in `tools`."""

    def __init__(self, theme: Theme, back: str, title: str) -> None:
        super().__init__()
        self.setProperty("surface", "bar")
        self.setFixedHeight(px(HEADER))
        self.back = push_button(back, "quiet")
        self.back.setIcon(icon("back", theme))
        self.title = QLabel(title)
        self.title.setStyleSheet(scaled("font-size: 18px; font-weight: 700;"))
        room = QWidget()
        self.tools = hbox(parent=room, spacing=8, margins=0)
        hbox(self.back, self.title, (room, 1), parent=self, spacing=10, margins=(12, 0, 12, 0))


class Page(QWidget):
    """Panels go into `columns`. `left` is emitted by the button in the header, and by Esc, unless `stays`."""

    left = Signal()
    widest = WIDEST
    """How far its columns are spread, in logical pixels."""
    whole = False
    """Whether it takes all the room there is, but for a narrow edge."""
    stays = False
    """Whether Esc does not lead away: somebody else would be left alone."""

    def __init__(self, theme: Theme, back: str, title: str, lead: str) -> None:
        super().__init__()
        self.theme = theme
        self._ground = QPixmap()
        self.header = PageHeader(theme, back, title)
        self.back, self.title = self.header.back, self.header.title
        self.back.clicked.connect(self.left)
        self.lead = QLabel(lead, wordWrap=True)
        self.lead.setStyleSheet(scaled("font-size: 14px;"))
        self.columns = hbox(spacing=GAP)
        self._column = vbox(self.lead, 14 if lead else 0, (self.columns, 1), spacing=2)
        vbox(self.header, (self._column, 1), parent=self, spacing=0, margins=0)
        self.lead.setVisible(bool(lead))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = max(px(20 if self.whole else 48), (self.width() - px(self.widest)) // 2)
        if self.whole:
            self._column.setContentsMargins(side, px(8), side, px(16))
        else:
            foot = max(px(36), (self.height() - px(900)) // 2)
            self._column.setContentsMargins(side, min(foot, px(64)) - px(14), side, foot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives up what is nearest: the words of a search, then a field that is written in, then the page."""
        if event.key() != Qt.Key.Key_Escape or self.stays:
            super().keyPressEvent(event)
            return
        field = self.focusWidget()
        searches = isinstance(field, QLineEdit) and field.isClearButtonEnabled()
        if isinstance(field, QLineEdit) and searches and field.text():
            field.clear()
        elif isinstance(field, QLineEdit | QPlainTextEdit) and not searches and not field.isReadOnly():
            self.back.setFocus()
        else:
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Drawn once for a size: what lies over it shows it through, and is painted at every letter that is typed.
        size = (QSizeF(self.size()) * self.devicePixelRatioF()).toSize()
        if self._ground.size() != size:
            self._ground = QPixmap(size)
            self._light(QPainter(self._ground), QRectF(QPointF(), QSizeF(size)))
            self._ground.setDevicePixelRatio(self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def _light(self, painter: QPainter, rect: QRectF) -> None:
        light = QRadialGradient(QPointF(rect.width() * 0.5, rect.height() * 0.45), rect.width() * 0.62)
        light.setColorAt(0, mix(QColor(self.theme.cloth), QColor(self.theme.text), 0.06))
        light.setColorAt(1, QColor(self.theme.window))
        painter.fillRect(rect, light)
        painter.end()


class Panel(QFrame):
    """A raised sheet with a heading; widgets go into `column`."""

    def __init__(self, heading: str = "") -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self.column = vbox(parent=self, margins=(22, 18, 22, 20), spacing=8)
        if heading:
            self.column.addWidget(labelled(heading, "heading"))


class NoticeLabel(QLabel):
    """A sentence with a bar beside it, shown only while there is something to say."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._theme = theme
        self.hide()

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        """Show a sentence: that something is `wrong`, or that something goes on. An empty one hides it."""
        colour = self._theme.attack if wrong else self._theme.info
        self.setStyleSheet(
            scaled(
                f"QLabel {{ color: {colour}; background: {self._theme.sunk}; border: none;"
                f" border-left: 3px solid {colour};"
                " border-radius: 0; padding: 7px 10px; }"
            )
        )
        self.setText(sentence)
        self.setVisible(bool(sentence))


def big(text: str, *, primary: bool = False) -> QPushButton:
    """The button for what a page is there for."""
    button = QPushButton(text)
    button.setStyleSheet(scaled("QPushButton { min-height: 28px; font-size: 14px; }"))
    if primary:
        button.setProperty("kind", "primary")
    return button


def push_button(text: str, kind: str = "") -> QPushButton:
    """A button of one of the style sheet's kinds: "primary", "quiet", "danger" or "over" (a picture)."""
    button = QPushButton(text)
    button.setProperty("kind", kind)
    return button


def side_button(text: str, kind: str = "") -> QPushButton:
    """A button beside a table or a text: a click on it leaves the keyboard where it is."""
    button = push_button(text, kind)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def labelled(text: str, tone: str = "", *, wrap: bool = False) -> QLabel:
    """A label in one of the style sheet's tones."""
    label = QLabel(text, textFormat=Qt.TextFormat.PlainText, wordWrap=wrap)
    if tone:
        label.setProperty("tone", tone)
    return label


def retone(widget: QWidget, name: str, value: str) -> None:
    """Change a dynamic property that the style sheet looks at."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)

"""A window to capture for a stream: the card that is looked at, large, the hands as far as they are wanted, and the
players' names unless they are hidden. It shows what the table shows this person, and nothing more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from svedesk.engine.game_table import CARD_RATIO
from svedesk.engine.records import SHARED
from svedesk.engine.view import CardView
from svedesk.gui.kit.layouts import vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.panel.preview import BigFace

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage

Hands = Literal["none", "own", "both"]
HAND_HIGH = 116
"""Logical pixels a row of cards in hand is high."""


class StreamedHand(QWidget):
    """A hand in a row, cards that are not seen as backs."""

    def __init__(self, faces: Faces, name: str) -> None:
        super().__init__()
        self._faces = faces
        self.cards: tuple[CardView, ...] = ()
        self.count, self.seat = 0, 0
        self.setFixedHeight(px(HAND_HIGH))
        self.setAccessibleName(name)

    def show_hand(self, cards: tuple[CardView, ...], count: int, seat: int) -> None:
        """Show these cards, and backs of this seat's for those of `count` that are not among them."""
        self.cards, self.count, self.seat = cards, count, seat
        names = [self._faces.words.name(card.number) for card in cards if card.number]
        self.setAccessibleDescription(", ".join(names))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        known = [card.number for card in self.cards if card.number]
        numbers = [*known, *[""] * (self.count - len(known))]
        if not numbers:
            return
        painter, faces = QPainter(self), self._faces
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        faces.ratio = self.devicePixelRatioF()
        width = float(int((self.height() - px(6)) * CARD_RATIO))
        step = min(width + px(6), (self.width() - width) / max(1, len(numbers) - 1))
        left = (self.width() - width - step * (len(numbers) - 1)) / 2
        for place, number in enumerate(numbers):
            pixmap = faces.small(number, width) if number else faces.back("main", width, self.seat)
            margin = faces.margin(width)
            size = pixmap.deviceIndependentSize()
            target = QRectF(left + place * step - margin, px(3) - margin, size.width(), size.height())
            painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
        painter.end()


class StreamWindow(QWidget):
    """Follows a table for as long as its page is there. What it shows is chosen in its own menu (right click, or the
    menu key), or with H and N."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page, Qt.WindowType.Window)
        self._page = page
        self.hands: Hands = "none"
        self.names_hidden = False
        faces = page.preview.face.faces
        self.setWindowTitle(tr("svedesk: stream"))
        self.setAccessibleName(tr("svedesk: stream"))
        self.setToolTip(tr("Right-click to choose hands and names."))
        self.head = labelled("", "heading")
        self.head.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.face = BigFace(faces)
        self.far, self.near = StreamedHand(faces, tr("The other hand")), StreamedHand(faces, tr("Your hand"))
        vbox(self.head, self.far, (self.face, 1), self.near, parent=self, margins=10, spacing=6)
        self.setStyleSheet(f"StreamWindow {{ background: {page.theme.window}; }}")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._add_actions()
        self.resize(px(420), px(640))
        page.preview.shown.connect(self.refresh)
        page.table_seat.changed.connect(lambda _: self.refresh())
        page.table_seat.covered.connect(lambda _: self.refresh())
        self.refresh()

    def _add_actions(self) -> None:
        self.choices: dict[Hands, QAction] = {}
        group = QActionGroup(self)
        texts: tuple[tuple[Hands, str], ...] = (
            ("none", tr("No hands")),
            ("own", tr("Your hand")),
            ("both", tr("Both hands, as far as you see them")),
        )
        for hands, text in texts:
            choice = self.choices[hands] = group.addAction(text)
            choice.setCheckable(True)
            choice.triggered.connect(lambda _=False, hands=hands: self.show_hands(hands))
            self.addAction(choice)
        self.choices["none"].setChecked(True)
        self.hide_names = QAction(tr("Hide the names"), self, checkable=True, shortcut=QKeySequence("N"))
        self.hide_names.toggled.connect(self._hide_names)
        self.addAction(self.hide_names)
        further = QAction(tr("Show more or fewer hands"), self, shortcut=QKeySequence("H"))
        further.triggered.connect(self._next_hands)
        self.addAction(further)

    def show_hands(self, hands: Hands) -> None:
        """Show no hand, one's own, or both."""
        self.hands = hands
        self.choices[hands].setChecked(True)
        self.refresh()

    def _next_hands(self) -> None:
        order = list(self.choices)
        self.show_hands(order[(order.index(self.hands) + 1) % len(order)])

    def _hide_names(self, hidden: bool) -> None:
        self.names_hidden = hidden
        self.refresh()

    def refresh(self) -> None:
        """Show what the table shows now."""
        page, shown = self._page, self._page.preview.face
        table_seat = page.table_seat
        view, words = table_seat.view, table_seat.words
        covered = not page.cover.isHidden()  # the screen is handed over: no hand is anybody's to see
        self.face.card, self.face.number = (None, "") if covered else (shown.card, shown.number)
        self.face.update()
        for row, seat, wanted in (
            (self.near, table_seat.bottom, self.hands != "none"),
            (self.far, 1 - table_seat.bottom, self.hands == "both"),
        ):
            row.setVisible(wanted)
            zone = view.zone(seat, words.table.hand_zones.hand)
            row.show_hand(() if covered else tuple(zone.cards), zone.count, seat)
        names = [f"{tr('Player')} {seat + 1}" if self.names_hidden else words.seat(seat) for seat in (0, 1)]
        if life := words.table.life:
            names = [f"{name}: {view.number(seat, life)}" for seat, name in enumerate(names)]
        turn = view.number(SHARED, "turn")
        parts = [tr("Turn {0}", turn)] if turn else []
        self.head.setText(" · ".join((*parts, *names)))


def open_stream(page: GamePage) -> StreamWindow:
    """The window for a stream of a page, made when it is wanted first."""
    window = page.findChild(StreamWindow) or StreamWindow(page)
    window.show()
    window.raise_()
    return window

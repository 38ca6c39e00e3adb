"""Help in manual mode that is seen: tokens of the card below the mouse, or of the one whose text is resolved manually,
one click away, phases that can be clicked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.face import height
from svedesk.gui.look.theme import px
from svedesk.gui.table import manual
from svedesk.gui.table.page import GamePage

Tokens = tuple[tuple[str, str], ...]
"""Numbers of tokens with the zones they are created in."""


class TokenButtons(QWidget):
    """A button for each token of one card, over its lower edge. They go when the mouse leaves them for another card."""

    def __init__(self, page: GamePage, create: Callable[[CardView, str, str], object]) -> None:
        super().__init__(page.view)
        self._page, self._create = page, create
        self.card: CardView | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(2))
        self.hide()

    def offer(self, card: CardView, tokens: Tokens, rect: QRectF) -> None:
        """Stand at a card that lies at `rect` in the view."""
        self.put_away()
        self.card = card
        for number, zone in tokens:
            button = QPushButton(f"+ {self._page.table_seat.words.name(number)}")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setToolTip(tr("Create the token of the card under the mouse"))
            button.clicked.connect(partial(self._create, card, number, zone))
            self._column.addWidget(button)
        self.adjustSize()
        room = self._page.view.viewport().rect()
        x = min(max(0.0, rect.center().x() - self.width() / 2), float(room.width() - self.width()))
        y = min(max(0.0, rect.bottom() - self.height()), float(room.height() - self.height()))
        self.move(QPoint(round(x), round(y)))
        self.show()
        self.raise_()

    def put_away(self) -> None:
        """Stand nowhere."""
        self.card = None
        self.hide()
        for button in self.findChildren(QPushButton):
            self._column.removeWidget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()


class ManualHelp(QObject):
    """Watches the mouse over one table. `tokens_of` tells what a card creates, by its number."""

    def __init__(self, page: GamePage, tokens_of: Callable[[str], Tokens]) -> None:
        super().__init__(page)
        self._page, self._tokens_of = page, tokens_of
        self.buttons = TokenButtons(page, self._create)
        page.view.viewport().installEventFilter(self)
        page.table_seat.changed.connect(self._nothing_below)
        page.bar.phases.chosen.connect(self._go_to)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Offer the tokens of the card the mouse is moved over; nothing while a button is down."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self._nothing_below()
        elif isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove and not event.buttons():
            self._over(event.position().toPoint())
        return False

    def tokens(self, card: CardView) -> Tokens:
        """What a card creates as it lies, evolved or not."""
        tokens: dict[tuple[str, str], None] = {}
        for number in dict.fromkeys((card.shown.printed, card.number)):
            try:
                tokens.update(dict.fromkeys(self._tokens_of(number)))
            except KeyError:
                continue  # a card the rules do not know creates nothing they know
        return tuple(tokens)

    def create_of(self, card: CardView) -> None:
        """Create the token of a card, asking which where there are several."""
        tokens, page = self.tokens(card), self._page
        if not tokens:
            page.refuse(tr("{0} creates no token.", page.table_seat.words.name(card.shown.printed)))
        elif len(tokens) == 1:
            self._create(card, *tokens[0])
        else:
            menu = QMenu(page)
            for number, zone in tokens:
                menu.addAction(page.table_seat.words.name(number), partial(self._create, card, number, zone))
            page.popup(menu, page.cursor().pos())

    def _over(self, at: QPoint) -> None:
        page = self._page
        item = page.scene.card_at(page.view.mapToScene(at))
        card = item.card if item is not None else None
        if item is None or card is None or not page.table_seat.manual or "tokens" not in page.table_seat.helps:
            self._nothing_below()
        elif self.buttons.card is None or self.buttons.card.id != card.id:
            tokens = self.tokens(card)
            if tokens:
                rect = page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
                self.buttons.offer(card, tokens, QRectF(rect))
            else:
                self._nothing_below()

    def _nothing_below(self) -> None:
        """The mouse is over no card with tokens: those are offered of the card whose text is resolved manually."""
        page, ask = self._page, self._page.table_seat.ask
        item = page.scene.item_of(ask.source) if ask is not None and ask.kind == "by_hand" else None
        wanted = not page.table_seat.rules_off and "tokens" in page.table_seat.helps
        tokens = self.tokens(item.card) if item is not None and item.card is not None and wanted else ()
        if item is None or item.card is None or not tokens:
            self.buttons.put_away()
        elif self.buttons.card != item.card:
            width = item.home.width  # where it is going to lie, for it may be on its way
            lies = QRectF(0, 0, width, height(width))
            lies.moveCenter(item.home.centre)
            self.buttons.offer(item.card, tokens, QRectF(page.view.mapFromScene(lies).boundingRect()))

    def _create(self, card: CardView, number: str, zone: str) -> None:
        seat = card.owner if card.seat == SHARED else card.seat  # a spell lies in nobody's zone
        manual.create(self._page.table_seat, number, Place(seat, zone))

    def _go_to(self, phase: str) -> None:
        table_seat = self._page.table_seat
        if table_seat.rules_off and table_seat.view.outcome is None:
            active = table_seat.view.number(SHARED, "active")
            manual.step(table_seat, phase, 1 - active if phase == table_seat.words.table.steps[0] else active)

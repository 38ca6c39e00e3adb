"""Sets up a board: puts cards by name into any zone of either seat, and sets the turn. It stays open by the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGridLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QWidget,
)

from svedesk.cards.library import shipped_library
from svedesk.engine.records import SHARED, Place
from svedesk.gui.kit.layouts import choice_box, named, vbox
from svedesk.gui.kit.page import NoticeLabel, labelled, push_button
from svedesk.gui.kit.shortcuts import KeyDialog
from svedesk.gui.kit.table_rows import ROLE, RowDelegate
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.painting import write
from svedesk.gui.look.theme import REGULAR, SEMIBOLD, Theme, px
from svedesk.gui.table import manual
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.table_seat import TableSeat
from svedesk.gui.table.words import known_cards

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.gui.table.page import GamePage

ROW, FACE = 66, 40
"""Logical pixels of a row, and of the face in it."""
SHAPES = ("fan", "row", "pile")
"""Zones that cards are put into, by their shape, in this order."""
Card = tuple[str, str, str]
"""A card to choose: number, name, note."""


class SetupDialog(KeyDialog):
    """`cards` are those to choose from. Cards are placed by manual actions, so it is in the log and can be undone."""

    def __init__(
        self, theme: Theme, faces: Faces, table_seat: TableSeat, cards: Sequence[Card], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Set up cards"))
        self._table_seat = table_seat
        self.field = named(
            QLineEdit(placeholderText=tr("Name or number"), clearButtonEnabled=True), tr("Name or number")
        )
        self.list = named(QListWidget(), tr("Cards"))
        self.list.setItemDelegate(_CardDelegate(theme, faces))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for card in cards:
            facts = table_seat.words.facts(card[0])
            item = QListWidgetItem(" ".join((*card, facts.name, facts.name_ja)), self.list)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{card[1]}. {card[2]}")
            item.setData(ROLE, card)
        self.list.setCurrentRow(0)
        self.notice = NoticeLabel(theme)
        vbox(
            self.field,
            (self.list, 1),
            self._where(),
            6,
            self._turn(),
            self.notice,
            parent=self,
            margins=(18, 16, 18, 14),
            spacing=8,
        )
        self.setMinimumSize(px(300), px(540))
        self.field.textChanged.connect(self._filter)
        self.list.itemActivated.connect(self._put)
        self.field.setFocus()

    def _where(self) -> QGridLayout:
        words = self._table_seat.words
        self.seat = choice_box(enumerate(words.seats), tr("Seat"))
        self.seat.setCurrentIndex(self._table_seat.bottom)
        zones = [zone for zone in words.table.zones.values() if zone.shape in SHAPES and not zone.if_used]
        zones.sort(key=lambda zone: SHAPES.index(zone.shape))
        self.zone = choice_box(((zone.name, words.zone(zone.name)) for zone in zones), tr("Zone"))
        self.count = named(QSpinBox(), tr("How many"))
        self.count.setRange(1, 10)
        self.put, self.draw = push_button(tr("Place"), "primary"), push_button(tr("Draw from the deck"))
        self.put.setDefault(True)
        self.draw.setAutoDefault(False)
        self.put.clicked.connect(self._put)
        self.draw.clicked.connect(self._draw)
        grid = QGridLayout()
        grid.setSpacing(px(8))
        for place, field in enumerate((self.seat, self.zone, self.count, self.put)):
            grid.addWidget(field, place // 2, place % 2)
        grid.addWidget(labelled(tr("Unknown cards:"), "quiet"), 2, 0)
        grid.addWidget(self.draw, 2, 1)
        return grid

    def _turn(self) -> QGridLayout:
        view = self._table_seat.view
        words = self._table_seat.words
        self.turn = named(QSpinBox(), tr("Turn"))
        self.turn.setRange(1, 99)
        self.turn.setPrefix(tr("Turn") + " ")
        self.turn.setValue(max(1, view.number(SHARED, "turn")))
        self.active = choice_box(enumerate(words.seats), tr("Whose turn"))
        self.active.setCurrentIndex(max(0, view.number(SHARED, "active")))
        steps = ((step, words.of_game.title("phase", step)) for step in words.table.steps)
        self.phase = choice_box(steps, tr("Phase"))
        self.phase.setCurrentIndex(words.table.steps.index(words.table.resume_step))
        self.set_turn = QPushButton(tr("Set turn"), autoDefault=False)
        self.set_turn.clicked.connect(self._set_turn)
        grid = QGridLayout()
        grid.setSpacing(px(8))
        for place, field in enumerate((self.turn, self.active, self.phase, self.set_turn)):
            grid.addWidget(field, place // 2, place % 2)
        return grid

    @property
    def chosen(self) -> str:
        """The number of the chosen card, "" when no card has what is typed."""
        card = self.list.currentIndex().data(ROLE)
        return str(card[0]) if card is not None else ""

    def _filter(self, text: str) -> None:
        wanted = text.casefold().split()
        shown = list[int]()
        for row in range(self.list.count()):
            item = self.list.item(row)
            label = item.text().casefold()
            item.setHidden(not all(part in label for part in wanted))
            if not item.isHidden():
                shown.append(row)
        whole = text.casefold().strip()
        called = (row for row in shown if whole in map(str.casefold, self.list.item(row).data(ROLE)[:2]))
        # Of thousands many hold what is typed: the card that is called so goes before them. None, where no card has it.
        self.list.setCurrentRow(next(called, shown[0] if shown else -1))

    def _put(self) -> None:
        if not self.chosen:
            self.notice.say(tr("No card has this name."))
            return
        place = Place(int(self.seat.currentData()), str(self.zone.currentData()))
        self._tell(manual.create(self._table_seat, self.chosen, place, self.count.value()))
        self.field.selectAll()

    def _draw(self) -> None:
        self._tell(manual.draw(self._table_seat, int(self.seat.currentData()), self.count.value()))

    def _set_turn(self) -> None:
        phase, active = str(self.phase.currentData()), int(self.active.currentData())
        self._tell(manual.step(self._table_seat, phase, active, self.turn.value()))

    def _tell(self, done: bool) -> None:
        """The table says why it refused; here, that it did."""
        self.notice.say("" if done else tr("Not possible. The line below the table says why."))


class _CardDelegate(RowDelegate):
    """A face, the name and the note of a card. Only the rows that are seen are drawn."""

    def __init__(self, theme: Theme, faces: Faces) -> None:
        super().__init__(theme, ROW)
        self._faces = faces

    def draw(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, tuple)
        number, name, note = row
        wide = float(px(FACE))
        around = self._faces.margin(wide)
        face = self._faces.cache.face(self._faces.printed(number), wide, painter.device().devicePixelRatioF())
        painter.drawPixmap(QPointF(rect.left() + px(6) - around, rect.top() + px(2) - around), face)
        inside = rect.adjusted(px(FACE) + px(18), px(7), -px(8), -px(7))
        left, theme = Qt.AlignmentFlag.AlignLeft, self.theme
        write(painter, inside, left | Qt.AlignmentFlag.AlignTop, name, 14, SEMIBOLD, theme.text)
        write(painter, inside, left | Qt.AlignmentFlag.AlignBottom, note, 12, REGULAR, theme.quiet_text)


def open_setup_dialog(app: App, page: GamePage) -> SetupDialog:
    """Open what puts cards anywhere, beside a table."""
    words = page.table_seat.words
    # Of imported cards only those of decks: nobody looks through thousands.
    packs = app.cards.owned.packs if app.cards.owned is not None else ()
    own = (number for pack in packs for number in pack.numbers)
    of_decks = (number for deck in app.decks.by_key.values() for number in deck.numbers())
    numbers = (*shipped_library(app.game).numbers(), *own, *of_decks)
    cards = known_cards(words, (number for number in numbers if _is_known(app, number)))
    faces = app.faces((words.seats[0], words.seats[1]))
    dialog = SetupDialog(app.theme, faces, page.table_seat, sorted(cards, key=lambda card: card[1]), page)
    dialog.show()
    corner = page.mapToGlobal(page.panel.geometry().topLeft())
    dialog.move(corner.x() + page.panel.width() - dialog.width(), corner.y())
    return dialog


def _is_known(app: App, number: str) -> bool:
    try:
        app.cards.rules.facts(number)
    except KeyError:
        return False
    return True

"""The deck as a list: its sections, a row for each card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QMimeData, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

from svedesk.decks.model import MAYBE, Copies, Deck
from svedesk.engine.facts import Facts
from svedesk.gui.kit.card_list import DECK_KEYS, MIME, NUMBER, CardList, Index, drag_data, dragged_number
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import REGULAR, Theme, font, px
from svedesk.gui.rooms.decks.deck_rows import ROW, SAID, DeckRow, RowPainter, buttons
from svedesk.gui.rooms.decks.filtering import Status

_OF_MAYBE = {"more": "consider", "fewer": "forget", "open": "take in", "aside": "take in", "read": "read"}
"""What the commands of a list do to a card that is only considered."""


class DeckListWidget(CardList, QListWidget):
    """`dropped` carries the number of a card of this list that was dropped on it, `line_requested` the place of an
    unrecognized line, and a position on the screen for its menu."""

    KEYS = DECK_KEYS
    dropped = Signal(str)
    line_requested = Signal(int, QPoint)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setItemDelegate(RowPainter(theme))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(tr("Deck contents"))
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.watch_cards(hover=True)

    def show_deck(
        self,
        deck: Deck,
        library: Mapping[str, Facts],
        heading: Callable[[str, Copies], str],
        name_of: Mapping[str, str],
        status: Status,
    ) -> None:
        """Show a deck; the row that was chosen stays chosen, and what is seen stays where it is. `heading` names a
        section with these cards, `name_of` card numbers."""
        before, at, scrolled = self.number, self.currentRow(), self.verticalScrollBar().value()
        self.blockSignals(True)
        self.clear()
        considered = ((MAYBE, deck.maybe),) if deck.maybe else ()
        for section, copies in (*deck.sections, *considered):
            self._add(DeckRow("", 0, "", heading(section, copies)))
            for number, count in sorted(copies, key=lambda copy: _order(copy[0], library)):
                facts = library.get(number)
                cost = str(facts.cost) if facts is not None and facts.cost is not None else ""
                executed = status(number) if facts is not None and facts.kind != "leader" else "executes"
                self._add(DeckRow(number, count, cost, name_of.get(number, number), executed, maybe=section == MAYBE))
        if deck.unknown:
            self._add(DeckRow("", 0, "", tr("Unrecognized lines · {0}", len(deck.unknown))))
            for place, (_, line) in enumerate(deck.unknown):
                self._add(DeckRow("", 0, "", line, line=place))
        rows = [row for row in range(self.count()) if before and self.row_at(row).number == before]
        self.setCurrentRow(rows[0] if rows else min(at, self.count() - 1))
        self.verticalScrollBar().setValue(scrolled)
        self.blockSignals(False)

    @property
    def number(self) -> str:
        """The card of the chosen row, "" where there is none."""
        return self.number_at(self.currentIndex())

    def row_at(self, row: int) -> DeckRow:
        """What a row holds."""
        data = self.item(row).data(ROW)
        return data if isinstance(data, DeckRow) else DeckRow("", 0, "", "")

    # -- mouse and keys -----------------------------------------------------------------------------------------------

    def command(self, command: str, index: Index) -> bool:
        if self.row_at(index.row()).line >= 0:
            self._ask_about(index.row())
            return True
        if self.row_at(index.row()).maybe:
            wanted = _OF_MAYBE.get(command, "")
            return super().command(wanted, index) if wanted else True
        return super().command(command, index)

    def _ask_about(self, row: int) -> None:
        below = self.visualItemRect(self.item(row)).bottomLeft()
        self.line_requested.emit(self.row_at(row).line, self.viewport().mapToGlobal(below))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        item = self.itemAt(event.position().toPoint())
        if item is not None and event.button() == Qt.MouseButton.LeftButton:
            number, maybe = self.row_at(self.row(item)).number, self.row_at(self.row(item)).maybe
            if self.row_at(self.row(item)).line >= 0:
                self._ask_about(self.row(item))
                return
            minus, plus = buttons(QRectF(self.visualItemRect(item)))
            if number and minus.contains(event.position()):
                self.requested.emit(_OF_MAYBE["fewer"] if maybe else "fewer", number)
                return
            if number and plus.contains(event.position()):
                self.requested.emit(_OF_MAYBE["more"] if maybe else "more", number)
                return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # two quick clicks on a button are two clicks

    # -- dragging -----------------------------------------------------------------------------------------------------

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, items: Sequence[QListWidgetItem]) -> QMimeData:
        return drag_data(self.row_at(self.row(items[0])).number)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """The row is carried; where it is dropped decides (nowhere: nothing)."""
        if not self.number:
            return
        item = self.currentItem()
        drag = QDrag(self)
        drag.setMimeData(self.mimeData([item]))
        rect = self.visualItemRect(item)
        drag.setPixmap(self.viewport().grab(rect.adjusted(0, 0, -px(56), 0)))
        drag.exec(Qt.DropAction.CopyAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        number = dragged_number(event.mimeData())
        if number and event.source() is self:
            self.dropped.emit(number)
        elif number:
            self.requested.emit("more", number)
        event.setDropAction(Qt.DropAction.CopyAction)  # nothing is taken from where it came from
        event.accept()

    # -- rows ---------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if any(self.row_at(row).number or self.row_at(row).line >= 0 for row in range(self.count())):
            return
        painter = QPainter(self.viewport())
        painter.setPen(self.palette().placeholderText().color())
        painter.setFont(font(px(13), REGULAR))
        room = self.viewport().rect().adjusted(px(16), px(96), -px(16), -px(8))
        text = tr("Empty deck. Double-click cards on the left, drag them here, or import a list with Import …")
        painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, text)
        painter.end()

    def _add(self, row: DeckRow) -> None:
        item = QListWidgetItem()
        item.setData(ROW, row)
        item.setData(NUMBER, row.number)
        text = f"{row.count} {row.name}" if row.number else row.name
        if row.maybe:
            text = tr("{0} (Maybe)", text)
        if row.status != "executes":
            text = f"{text}, {tr(SAID[row.status])}"
            item.setToolTip(f"{row.name}: {tr(SAID[row.status])}")
        item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
        if row.line >= 0:
            item.setToolTip(tr("Unrecognized line. Click for the closest matches."))
        elif not row.number:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.addItem(item)


def _order(number: str, library: Mapping[str, Facts]) -> tuple[int, str, str]:
    facts = library.get(number)
    return (facts.cost or 0, facts.name, number) if facts is not None else (99, number, number)

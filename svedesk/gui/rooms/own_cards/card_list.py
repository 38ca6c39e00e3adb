"""The cards of a pack as a list: a small face, name, number, and how each is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QKeyCombination, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from svedesk.gui.kit.card_list import CardList, CardListModel, Index
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import REGULAR, SEMIBOLD, Theme, font, px
from svedesk.packs.card_check import State
from svedesk.packs.draft import PackDraft

HIGH, FACE = 52, 30
"""Logical pixels a row is high, and the face in it wide."""
STATES: dict[State, str] = {
    "executes": "Fully automated",
    "partly": "Partly automated",
    "by_hand": "Resolved manually",
    "mistakes": "Resolved manually: the script has errors",
    "unfinished": "Unfinished, not playable yet",
}
"""How a card is played."""
SHORT: dict[State, str] = {
    "executes": "automated",
    "partly": "partly",
    "by_hand": "manual",
    "mistakes": "errors",
    "unfinished": "not finished",
}
"""The same in one or two words."""
_SIGNS: dict[State, str] = {"executes": "●", "partly": "◐", "by_hand": "○", "mistakes": "▲", "unfinished": "◌"}
"""A shape for each, so that its colour is not the only sign."""
_ROW = Qt.ItemDataRole.UserRole


class PackCardRow(NamedTuple):
    """A row: the card's name ("" for none yet), its number, how it is played, and what is said in place of the number
    where that is not what matters."""

    name: str
    number: str
    state: State
    note: str = ""


def sign_of(state: State) -> str:
    """The shape of how a card is played."""
    return _SIGNS[state]


def colour_of(state: State, theme: Theme) -> str:
    """The colour of how a card is played."""
    quiet = theme.quiet_text
    return {"executes": theme.heal, "partly": theme.info, "by_hand": quiet, "unfinished": quiet}.get(
        state, theme.attack
    )


class PackCardsModel(CardListModel):
    """The cards of a pack; `shown` tells what a row says. Only rows that are seen are asked for."""

    def __init__(self, shown: Callable[[int], PackCardRow]) -> None:
        super().__init__()
        self._shown = shown
        self.count = 0

    def show_pack(self, pack: PackDraft) -> None:
        """Show the cards of a pack, or what became of them."""
        if len(pack.cards) != self.count:
            self.beginResetModel()
            self.count = len(pack.cards)
            self.endResetModel()
        else:
            self.refresh()

    def size(self) -> int:
        return self.count

    def number(self, row: int) -> str:
        return self._shown(row).number

    def text(self, row: int, column: int) -> str:
        shown = self._shown(row)
        name = shown.name or tr("Unnamed")
        return ", ".join(filter(None, (name, shown.number, shown.note, tr(STATES[shown.state]))))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == _ROW:
            return self._shown(index.row()) if 0 <= index.row() < self.count else None
        return super().data(index, role)


class PackCardDelegate(QStyledItemDelegate):
    """Paints a row; `face` gives the small face of the card at a place, a width wide."""

    def __init__(self, theme: Theme, face: Callable[[int, float, float], QPixmap]) -> None:
        super().__init__()
        self._theme, self._face = theme, face

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(120), px(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown = index.data(_ROW)
        if not isinstance(shown, PackCardRow):
            return
        theme, rect = self._theme, QRectF(option.rect).adjusted(2, 1, -2, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen or hovered:
            painter.setPen(QColor(theme.you_can) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        width = float(px(FACE))
        pixmap = self._face(index.row(), width, option.widget.devicePixelRatioF())
        edge = (pixmap.width() / pixmap.devicePixelRatio() - width) / 2
        high = width * 88 / 63
        painter.drawPixmap(QPointF(rect.left() + px(7) - edge, rect.center().y() - high / 2 - edge), pixmap)
        left = rect.left() + px(16) + width
        room = rect.right() - px(8) - left
        bold, small = font(px(13), SEMIBOLD), font(px(11), REGULAR)
        painter.setFont(bold)
        painter.setPen(QColor(theme.text if shown.name else theme.quiet_text))
        name = QFontMetricsF(bold).elidedText(shown.name or tr("Unnamed"), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(left, rect.center().y() - px(3)), name)
        painter.setFont(small)
        painter.setPen(QColor(colour_of(shown.state, theme)))
        sign = _SIGNS[shown.state]
        below = QPointF(left, rect.center().y() + px(14))
        painter.drawText(below, sign)
        painter.setPen(QColor(theme.quiet_text))
        text = " · ".join(filter(None, (shown.note or shown.number, tr(SHORT[shown.state]))))
        text = QFontMetricsF(small).elidedText(text, Qt.TextElideMode.ElideRight, room - px(15))
        painter.drawText(below + QPointF(px(15), 0), text)
        painter.restore()


class PackCardList(CardList, QListView):
    """`chosen` carries the place of the card to edit: a draft may have no number."""

    chosen = Signal(int)

    KEYS: ClassVar = {
        QKeyCombination(Qt.KeyboardModifier.AltModifier, Qt.Key.Key_Up): "up",
        QKeyCombination(Qt.KeyboardModifier.AltModifier, Qt.Key.Key_Down): "down",
        QKeyCombination(Qt.Key.Key_Delete): "remove",
        QKeyCombination(Qt.Key.Key_Backspace): "remove",
    }

    def __init__(self, model: PackCardsModel, row: PackCardDelegate) -> None:
        super().__init__()
        self._model, self._row = model, row
        self.setModel(model)
        self.setItemDelegate(row)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Cards of the pack"))
        self.selectionModel().currentChanged.connect(lambda now, _: self.chosen.emit(now.row()))

    def turn_to(self, at: int) -> None:
        """Show which card is chosen."""
        if self.currentIndex().row() != at:
            self.selectionModel().blockSignals(True)
            self.setCurrentIndex(self._model.index(at, 0))
            self.selectionModel().blockSignals(False)
            self.viewport().update()
            self.scrollTo(self._model.index(at, 0))

    def command(self, command: str, index: Index) -> bool:
        self.requested.emit(command, self.number_at(index))
        return True

"""The games found on the network, one row each, drawn: what it is called, who hosts it, whether one may come in."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.fonts import REGULAR, SEMIBOLD, font
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.lobby.labels import format_name
from svedesk.gui.rooms.lobby.link.joining import why_closed
from svedesk.net.discovery import FoundGame

_ROLE = Qt.ItemDataRole.UserRole
ROW = 58


class GameList(QListWidget):
    """`picked` tells that another row is chosen; `wanted` that a row was double-clicked or Enter was pressed on it."""

    picked = Signal()
    wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setItemDelegate(_GameDelegate(theme))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Games on this network"))
        self.setMouseTracking(True)
        self.currentRowChanged.connect(self.picked)
        self.itemActivated.connect(self.wanted)

    @property
    def chosen(self) -> FoundGame | None:
        """The game of the chosen row."""
        item = self.item(self.currentRow()) if self.currentRow() >= 0 else None
        found = item.data(_ROLE) if item else None
        return found if isinstance(found, FoundGame) else None

    def show_games(self, found: tuple[FoundGame, ...]) -> None:
        """Show these games, each once, by the quickest of its addresses; the chosen one stays chosen, and `picked` is
        not emitted."""
        before = self.chosen
        best: dict[str, FoundGame] = {}
        for one in found:
            known = best.get(one.announcement.room)
            if known is None or one.ping < known.ping:
                best[one.announcement.room] = one
        self.blockSignals(True)
        self.clear()
        for row, one in enumerate(best.values()):
            item = QListWidgetItem()
            item.setData(_ROLE, one)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join(row_texts(one)))
            self.addItem(item)
            if before is not None and one.announcement.room == before.announcement.room:
                self.setCurrentRow(row)
        self.blockSignals(False)


CLOSED = {"started": "Already started", "full": "Full"}


def row_texts(found: FoundGame) -> tuple[str, str, str, str]:
    """What a row says: title, second line, whether one may come in, and how long the way is."""
    game = found.announcement
    closed = why_closed(found)
    if closed == "version":
        state = tr("Runs svedesk {0}", game.version)
    elif closed and game.watchers != "none":
        state = tr("Can be watched")
    else:
        state = tr(CLOSED[closed] if closed else "Open" if game.open else "Needs code")
    rules = tr("rules can be turned off" if game.rules_off else "rules stay on")
    second = tr(
        "Host: {0} · {1} · {2} · {3}",
        game.host,
        tr("{0} of {1} seats taken", game.taken, game.seats),
        format_name(game.form),
        rules,
    )
    return game.title, second, state, tr("{0} ms", max(1, round(found.ping * 1000)))


class _GameDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(px(200), px(ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        found = index.data(_ROLE)
        if not isinstance(found, FoundGame):
            return
        theme = self._theme
        state = option.state
        rect = QRectF(option.rect).adjusted(px(4), px(3), -px(4), -px(3))
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        closed = bool(why_closed(found))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(QPen(QColor(theme.you_can if chosen else theme.line), 2 if chosen else 1))
        painter.setBrush(QColor(theme.raised if chosen or hovered else theme.panel))
        painter.drawRoundedRect(rect, 7, 7)
        title, second, note, ping = row_texts(found)
        inside = rect.adjusted(px(14), px(7), -px(14), -px(7))
        note_font = font(px(12), SEMIBOLD)
        painter.setFont(note_font)
        wide = painter.fontMetrics().horizontalAdvance(note) + px(20)
        badge = QRectF(inside.right() - wide, inside.top(), wide, px(20))
        colour = QColor(theme.illegal if closed else theme.legal)
        painter.setPen(QPen(colour, 1.2, Qt.PenStyle.DashLine if closed else Qt.PenStyle.SolidLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(badge, px(10), px(10))
        painter.setPen(QColor(theme.quiet_text if closed else theme.legal))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, note)
        painter.setPen(QColor(theme.quiet_text))
        painter.setFont(font(px(11), REGULAR))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        painter.drawText(inside, right, ping)
        left = Qt.AlignmentFlag.AlignLeft
        line = painter.fontMetrics().elidedText(second, Qt.TextElideMode.ElideRight, int(inside.width() - px(60)))
        painter.drawText(inside, left | Qt.AlignmentFlag.AlignBottom, line)
        painter.setFont(font(px(15), SEMIBOLD))
        painter.setPen(QColor(theme.quiet_text if closed else theme.text))
        name = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, int(inside.width() - wide - px(12)))
        painter.drawText(inside, left | Qt.AlignmentFlag.AlignTop, name)
        painter.restore()

"""The games found on the network, a row each: title, host, whether it can be joined."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from svedesk.engine.script import Lang
from svedesk.gui.kit.table_rows import ROLE, RowDelegate, write_title
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.painting import write
from svedesk.gui.look.theme import REGULAR, SEMIBOLD, Theme, font, px
from svedesk.gui.rooms.lobby.labels import format_name
from svedesk.gui.rooms.lobby.link.joining import why_closed
from svedesk.net.discovery import FoundGame

BOTTOM = Qt.AlignmentFlag.AlignBottom


class GameList(QListWidget):
    """`picked` tells that another row is chosen; `wanted` that a row was double-clicked or Enter was pressed on it."""

    picked = Signal()
    wanted = Signal()

    def __init__(self, theme: Theme, lang: Lang) -> None:
        super().__init__()
        self._lang = lang
        self.seat = "", ""
        """The certificate that is announced, and the title, of a game in which one has a seat."""
        self.setItemDelegate(_GameDelegate(theme, self.row_texts))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Games on this network"))
        self.setMouseTracking(True)
        self.currentRowChanged.connect(self.picked)
        self.itemActivated.connect(self.wanted)

    @property
    def chosen(self) -> FoundGame | None:
        """The game of the chosen row."""
        item = self.item(self.currentRow()) if self.currentRow() >= 0 else None
        game = item.data(ROLE) if item else None
        return game if isinstance(game, FoundGame) else None

    def is_own(self, entry: FoundGame) -> bool:
        """Whether one has a seat in this game."""
        return self.seat == (entry.announcement.certificate, entry.announcement.title) != ("", "")

    def row_texts(self, entry: FoundGame) -> tuple[str, str, str, str, bool]:
        """What a row says (see `row_texts`), and whether one can't come in."""
        title, second, state, ping = row_texts(entry, self._lang)
        own = self.is_own(entry)
        return title, second, tr("Your seat") if own else state, ping, not own and bool(why_closed(entry))

    def show_games(self, games: tuple[FoundGame, ...]) -> None:
        """Show these games, each once, by the quickest of its addresses; the chosen one stays chosen, and `picked` is
        not emitted."""
        before = self.chosen
        best: dict[str, FoundGame] = {}
        for game in games:
            known = best.get(game.announcement.room)
            if known is None or game.ping < known.ping:
                best[game.announcement.room] = game
        self.blockSignals(True)
        self.clear()
        for row, game in enumerate(best.values()):
            item = QListWidgetItem()
            item.setData(ROLE, game)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join(self.row_texts(game)[:4]))
            self.addItem(item)
            if before is not None and game.announcement.room == before.announcement.room:
                self.setCurrentRow(row)
        self.blockSignals(False)


CLOSED = {"started": "Already started", "full": "Full"}


def row_texts(entry: FoundGame, lang: Lang) -> tuple[str, str, str, str]:
    """What a row says: title, second line, whether one may come in, and how long the way is."""
    game = entry.announcement
    closed = why_closed(entry)
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
        format_name(game.game, game.form, lang),
        rules,
    )
    return game.title, second, state, tr("{0} ms", max(1, round(entry.ping * 1000)))


class _GameDelegate(RowDelegate):
    def __init__(self, theme: Theme, texts: Callable[[FoundGame], tuple[str, str, str, str, bool]]) -> None:
        super().__init__(theme)
        self._texts = texts

    def draw(self, painter: QPainter, rect: QRectF, row: object) -> None:
        assert isinstance(row, FoundGame)
        theme = self.theme
        title, second, note, ping, closed = self._texts(row)
        inside = rect.adjusted(px(14), px(7), -px(14), -px(7))
        painter.setFont(font(px(12), SEMIBOLD))
        wide = painter.fontMetrics().horizontalAdvance(note) + px(20)
        badge = QRectF(inside.right() - wide, inside.top(), wide, px(20))
        colour = QColor(theme.illegal if closed else theme.legal)
        painter.setPen(QPen(colour, 1.2, Qt.PenStyle.DashLine if closed else Qt.PenStyle.SolidLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(badge, px(10), px(10))
        painter.setPen(QColor(theme.quiet_text if closed else theme.legal))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, note)
        write(painter, inside, BOTTOM | Qt.AlignmentFlag.AlignRight, ping, 11, REGULAR, theme.quiet_text)
        second_line = inside.adjusted(0, 0, -px(60), 0)
        write(painter, second_line, BOTTOM | Qt.AlignmentFlag.AlignLeft, second, 11, REGULAR, theme.quiet_text)
        write_title(
            painter, inside.adjusted(0, 0, -wide - px(12), 0), title, theme.quiet_text if closed else theme.text
        )

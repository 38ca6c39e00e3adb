"""The log: a line for each thing that happened, cards as links, turns apart, manual actions marked, chat in between."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QHelpEvent, QMouseEvent, QResizeEvent, QShowEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QToolTip, QWhatsThis

from svedesk.engine.view import View
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.plain_labels import tip_of
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.panel.log_book import LogBook, Source
from svedesk.gui.table.panel.log_entries import LogEntry, LogFilter, html
from svedesk.gui.table.words import Words

MOST_REMARKS = 500
"""Remarks that are kept."""
SHOWN = 200
"""So many lines stand there; a click on the first shows as many more. A search looks through all of them."""


class LogPanel(QTextBrowser):
    """Read-only lines of the game. `hovered_card` carries the number of the card whose link is below the mouse or the
    keyboard, "" for none; `added` the lines that came last, as plain text."""

    hovered_card = Signal(str)
    clicked_card = Signal(str)
    explained = Signal(str)
    """Why the line happened that was asked about."""
    added = Signal(list)

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__()
        self._theme, self._words = theme, words
        self._books: dict[int, LogBook] = {}
        self._book = LogBook(-1, words)
        self.lines: list[str] = []
        """All it says to this reader, as plain text, whether it is shown now or not."""
        self._remarks: list[LogEntry] = []
        self._all: list[LogEntry] = []
        """The entries of this reader, with what was said beside the game where it was said."""
        self._shown: list[LogEntry] = []
        self._most = SHOWN
        self._unfolded: set[int] = set()
        self._turn = 0
        self.filter = LogFilter()
        self.setOpenLinks(False)
        self.setMouseTracking(True)
        self.setUndoRedoEnabled(False)
        self.setAccessibleName(tr("Log"))
        self.anchorClicked.connect(self._clicked)
        self.document().setDefaultStyleSheet(
            f"a {{ color: {theme.info}; text-decoration: none; }}"
            f" .turn {{ color: {theme.bright_text}; font-weight: 600; }} .hand {{ color: {theme.attack}; }}"
            f" .quiet {{ color: {theme.quiet_text}; }}"
        )

    # -- reading ------------------------------------------------------------------------------------------------------

    def follow(self, source: Source, seat: int, view: View) -> None:
        """Read on for a seat, and take back what was undone."""
        same = self._book.seat == seat
        self._book = self._books.setdefault(seat, LogBook(seat, self._words))
        before = len(self._book.entries)
        unchanged = self._book.sync(source, view)
        self._turn = max((line.turn for line in self._book.lines[-1:]), default=0)
        if same and unchanged == before:
            self._add(self._book.entries[unchanged:])
        else:
            # What was said while a line was read that is no more stands at the end of what is left.
            self._remarks[:] = [remark._replace(first=min(remark.first, self.read_to)) for remark in self._remarks]
            before_it, self._all = self._all, list(_woven(self._book.entries, self._remarks))
            # A game goes back a step at a time: nearly all lines stand as they stood.
            pairs = enumerate(zip(before_it, self._all, strict=False))
            stand = next((at for at, (old, new) in pairs if old is not new), min(len(before_it), len(self._all)))
            self.lines[stand:] = [entry.plain for entry in self._all[stand:]]
            self._take_back(len(before_it) - stand, len(self._all) - stand)

    def recap(self, source: Source, view: View, since: int) -> tuple[str, ...]:
        """What happened from line `since` on, as the seat of a view may read it."""
        book = self._books.setdefault(view.seat, LogBook(view.seat, self._words))
        book.sync(source, view)
        return tuple(
            entry.short or entry.plain for entry in book.entries if entry.kind == "event" and entry.last >= since
        )

    def remark(self, text: str, markup: str) -> None:
        """Something said now beside the game; it keeps its place when the log is written again."""
        self._remarks.append(LogEntry("said", self.read_to, self.read_to, self._turn, -1, text, html=markup))
        self._remarks[:] = self._remarks[-MOST_REMARKS:]
        self._add(self._remarks[-1:])

    def choose(self, wanted: LogFilter) -> None:
        """Show these lines only."""
        if wanted != self.filter:
            self.filter, self._most = wanted, SHOWN
            self._show()

    # -- asking -------------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who reads it."""
        return self._book.seat

    @property
    def read_to(self) -> int:
        """How many lines of the desk it has read."""
        return len(self._book.lines)

    @property
    def wanted(self) -> tuple[str, ...]:
        """All lines the filter lets pass, as plain text: what is copied and exported."""
        return tuple(entry.plain for entry in self._wanted())

    # -- showing ------------------------------------------------------------------------------------------------------

    def _wanted(self) -> list[LogEntry]:
        wanted = self.filter._replace(turn=self._turn)
        return self._all if wanted.lets_all else wanted.of(self._all)

    def _add(self, entries: list[LogEntry]) -> None:
        self._all += entries
        lines = [entry.plain for entry in entries]
        self.lines += lines
        self.added.emit(lines)
        if not self.filter.lets_all or len(self._shown) + len(entries) > 2 * self._most:
            self._show()
            return
        for entry in entries:
            self.append(html(entry, is_open=False, theme=self._theme))
        self._shown += entries
        self._to_end()

    def _take_back(self, gone: int, come: int) -> None:
        """Forget the last entries that were there. Where others have come, or too few would be left, all is written
        again."""
        left = len(self._shown) - gone
        enough = max(1, min(self._most // 2, len(self._all)))
        if come or not gone or not self.filter.lets_all or left < enough:
            self._show()
            return
        blocks = sum(map(self._blocks, self._shown[-gone:]))
        del self._shown[-gone:]
        cursor = QTextCursor(self.document().findBlockByNumber(self.document().blockCount() - blocks))
        cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        self._to_end()

    def _show(self) -> None:
        """Write the document again."""
        wanted = self._wanted()
        self._shown = wanted[-self._most :]
        earlier = len(wanted) - len(self._shown)
        parts = [html(entry, is_open=entry.first in self._unfolded, theme=self._theme) for entry in self._shown]
        if earlier:
            parts.insert(0, f'<div><a href="earlier:">▴ {escape(tr("{0} earlier entries", earlier))}</a></div>')
        if not wanted and not self.filter.lets_all:
            parts = [f'<div class="quiet">{escape(tr("No such lines."))}</div>']
        self.setHtml("".join(parts))
        self._to_end()

    def _to_end(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _keeping_place(self) -> None:
        """Write again, with what is in sight staying there, counted from the end."""
        bar = self.verticalScrollBar()
        below = bar.maximum() - bar.value()
        self._show()
        bar.setValue(bar.maximum() - below)

    # -- mouse and keyboard -------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        super().resizeEvent(event)
        if at_end:
            self._to_end()

    def showEvent(self, event: QShowEvent) -> None:
        """What was written before there was a size stands at its end, too."""
        super().showEvent(event)
        self._to_end()

    def viewportEvent(self, event: QEvent) -> bool:
        """The tip of a line says why it happened."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            entry = self.entry_at(event.pos())
            if entry is not None and entry.why:
                QToolTip.showText(event.globalPos(), tip_of(entry.why), self)
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def entry_at(self, point: QPoint) -> LogEntry | None:
        """The line at a point of the viewport."""
        return self._entry_of(self.cursorForPosition(point).blockNumber())

    def _entry_of(self, block: int) -> LogEntry | None:
        """The line that a block of the document is of."""
        block -= self.document().blockCount() - sum(map(self._blocks, self._shown))
        for entry in self._shown:
            if 0 <= block < self._blocks(entry):
                return entry
            block -= self._blocks(entry)
        return None

    def _blocks(self, entry: LogEntry) -> int:
        return 1 + (len(entry.parts) if entry.first in self._unfolded else 0)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Why the line happened, and what texts have in their menus."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        entry = self._entry_of(self.textCursor().blockNumber()) if by_key else self.entry_at(event.pos())
        menu = self.createStandardContextMenu()
        if entry is not None and entry.why:
            first, at = menu.actions()[0], event.globalPos()
            why = QAction(tr("Why did this happen?"), menu)
            why.triggered.connect(lambda: self._explain(entry.why, at))
            menu.insertAction(first, why)
            menu.insertSeparator(first)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def _explain(self, why: str, at: QPoint) -> None:
        """Say why a line happened, at a point of the screen, until something is clicked."""
        QWhatsThis.showText(at, f"<p>{escape(why)}</p>", self)
        self.explained.emit(why)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.hovered_card.emit(_number(self.anchorAt(event.position().toPoint())))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from link to link; a card it comes to is shown as one below the mouse is."""
        stays = super().focusNextPrevChild(forward)
        cursor = self.textCursor()
        if stays and cursor.hasSelection():
            cursor.setPosition(cursor.selectionEnd())
            self.hovered_card.emit(_number(cursor.charFormat().anchorHref()))
        return stays

    def _clicked(self, url: QUrl) -> None:
        kind, _, rest = url.toString().partition(":")
        if kind == "card":
            self.clicked_card.emit(rest)
        elif kind == "fold":
            self._unfolded ^= {int(rest)}
            self._keeping_place()
        elif kind == "earlier":
            self._most += SHOWN
            self._keeping_place()


def _number(link: str) -> str:
    kind, _, number = link.partition(":")
    return number if kind == "card" else ""


def _woven(entries: Iterable[LogEntry], remarks: Iterable[LogEntry]) -> Iterable[LogEntry]:
    """Both in the order they came: something said stands before the line that was read after it."""
    waiting = list(remarks)
    for entry in entries:
        while waiting and waiting[0].first <= entry.first:
            yield waiting.pop(0)
        yield entry
    yield from waiting

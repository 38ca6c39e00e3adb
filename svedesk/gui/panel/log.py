"""The log: one line for each thing that happened, cards as links, turns apart, done by hand marked."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint, QUrl, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from svedesk.desk.lines import LogLine
from svedesk.engine.events import PhaseBegan
from svedesk.engine.view import View
from svedesk.games.sve.text.telling import Teller, Told, fold
from svedesk.gui.look.scale import px
from svedesk.gui.look.theme import Theme
from svedesk.gui.tongue import tr
from svedesk.gui.words import Words

# Names come through the text module as plain text; these mark where a link begins and ends until the line is made HTML.
_BEGIN, _MIDDLE, _END = "\ue000", "\ue001", "\ue002"


MOST_REMARKS = 500
"""Remarks that are kept."""


class Column(QWidget):
    """The log, and below it what else is said."""

    def __init__(self, log: LogPanel) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(6))
        self._column.addWidget(log, 1)

    def add(self, widget: QWidget) -> None:
        """Put something below."""
        self._column.addWidget(widget)


class LogPanel(QTextBrowser):
    """Read-only lines of the game. `hovered_card` carries the number of the card whose link is below the mouse, ""
    for none."""

    hovered_card = Signal(str)
    clicked_card = Signal(str)

    def __init__(self, theme: Theme, words: Words) -> None:
        super().__init__()
        self._theme, self._words = theme, words
        self._seat = -1
        self._read = 0
        self._teller: Teller | None = None
        self._turns: set[str] = set()
        self.lines: list[str] = []
        """What it says, as plain text, for search and tests."""
        self._remarks: list[tuple[int, str, str]] = []
        """What was said beside the game: after which line of the desk, as plain text and as HTML."""
        self._remarked = 0
        """How many of them stand here."""
        self.setOpenLinks(False)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Log"))
        self.anchorClicked.connect(self._clicked)
        self.document().setDefaultStyleSheet(
            f"a {{ color: {theme.info}; text-decoration: none; }}"
            f" .turn {{ color: {theme.you_can}; font-weight: 600; }} .hand {{ color: {theme.attack}; }}"
        )

    def restart(self, seat: int, view: View) -> None:
        """Begin anew: another reader, or time went back."""
        self.clear()
        self.lines.clear()
        self._seat, self._read, self._remarked = seat, 0, 0
        self._teller = self._words.teller(seat, self._link)
        self._teller.learn(view)

    def read(self, lines: tuple[LogLine, ...]) -> None:
        """Add what happened since, with what was said meanwhile where it was said."""
        if self._teller is None:
            return
        for index, (at, said, html) in enumerate(self._remarks[self._remarked :], self._remarked):
            before = max(0, at - self._read)
            self._tell(lines[:before])
            lines = lines[before:]
            self._show_remark(said, html)
            self._remarks[index] = (min(at, self._read), said, html)  # a log that went back may be shorter
        self._remarked = len(self._remarks)
        self._tell(lines)
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def remark(self, said: str, html: str) -> None:
        """Something said now beside the game; it keeps its place when the log begins anew."""
        self._remarks.append((self._read, said, html))
        self._remarks[:] = self._remarks[-MOST_REMARKS:]
        self._show_remark(said, html)
        self._remarked = len(self._remarks)
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _tell(self, lines: tuple[LogLine, ...]) -> None:
        assert self._teller is not None
        for by_hand, group in _runs(lines):
            told: list[Told] = []
            for line in group:
                if isinstance(line.event, PhaseBegan) and line.event.phase == "start":
                    self._flush(told, by_hand)
                    told = []
                    self._turn(line.event)
                    self._teller.told(line.event, by_hand=by_hand)
                    continue
                what = self._teller.told(line.event, by_hand=by_hand)
                if what is not None:
                    told.append(what)
            self._flush(told, by_hand)
        self._read += len(lines)

    def _show_remark(self, said: str, html: str) -> None:
        self.lines.append(said)
        self.append(f'<div style="margin: 1px 0">{html}</div>')

    def is_turn(self, line: str) -> bool:
        """Whether a line only says that a turn begins."""
        return line in self._turns

    @property
    def seat(self) -> int:
        """Who reads it."""
        return self._seat

    @property
    def read_to(self) -> int:
        """How many lines of the desk it has read."""
        return self._read

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        super().resizeEvent(event)
        if at_end:
            bar.setValue(bar.maximum())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.hovered_card.emit(self._card_at(event.position().toPoint()))

    def _flush(self, told: list[Told], by_hand: bool) -> None:
        assert self._teller is not None
        for line in fold(told):
            said = self._teller.words(line.told)
            if said:
                self._append(said, by_hand)

    def _append(self, said: str, by_hand: bool) -> None:
        self.lines.append(_without_numbers(said) + (tr(" (by hand)") if by_hand else ""))
        html = escape(said).replace(_BEGIN, '<a href="card:').replace(_MIDDLE, '">').replace(_END, "</a>")
        if by_hand:
            html = f'<span class="hand">{tr("by hand ·")}</span> {html}'
        self.append(f'<div style="margin: 1px 0">{html}</div>')

    def _turn(self, event: PhaseBegan) -> None:
        title = tr("Turn {0} · {1}", event.turn, self._words.seat(event.seat))
        self.lines.append(title)
        self._turns.add(title)
        self.append(f'<div class="turn" style="margin: 6px 0 1px 0">{escape(title)}</div>')

    def _link(self, number: str) -> str:
        return f"{_BEGIN}{number}{_MIDDLE}{self._words.name(number)}{_END}"

    def _clicked(self, url: QUrl) -> None:
        self.clicked_card.emit(url.toString().removeprefix("card:"))

    def _card_at(self, point: QPoint) -> str:
        return self.anchorAt(point).removeprefix("card:")


def _without_numbers(said: str) -> str:
    parts = said.split(_BEGIN)
    return parts[0] + "".join(part.split(_MIDDLE, 1)[-1].replace(_END, "") for part in parts[1:])


def _runs(lines: tuple[LogLine, ...]) -> list[tuple[bool, list[LogLine]]]:
    runs: list[tuple[bool, list[LogLine]]] = []
    for line in lines:
        if not runs or runs[-1][0] != line.by_hand:
            runs.append((line.by_hand, []))
        runs[-1][1].append(line)
    return runs

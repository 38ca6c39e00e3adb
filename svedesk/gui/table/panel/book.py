"""What one seat has read of a game's log: entries, brought up to date as the game goes on, back, or another way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from svedesk.desk.log import LogLine
from svedesk.engine.events import CardMoved, PhaseBegan
from svedesk.engine.view import View
from svedesk.games.sve.text.log import Line, Noun, Teller, Told, fold
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.panel.entries import Entry, linked, without_links
from svedesk.gui.table.words import Words

BULK = 4
"""From so many cards on a line is folded."""
_LOOK_BACK = 32
_LEARNT_FROM = (CardMoved, PhaseBegan)
"""The events a teller learns something from: which card an id is, and what phase it is."""

Source = Callable[[int, int], tuple[LogLine, ...]]
"""A desk's lines for a seat from one on."""


class LogBook:
    """The log as `seat` reads it. `entries` are added to at the end, and cut when the game went back."""

    def __init__(self, seat: int, words: Words) -> None:
        self.seat, self._words = seat, words
        self.entries: list[Entry] = []
        self.lines: list[LogLine] = []
        """The desk's lines that are read."""
        self._teller: Teller | None = None

    def sync(self, source: Source, view: View) -> int:
        """Read what happened since, and forget what was undone. Returns how many entries of those before are left."""
        common, news = self._compare(source)
        if self._teller is None or common < len(self.lines):
            self._cut(common, view)
            common, news = len(self.lines), source(self.seat, len(self.lines))
        kept = len(self.entries)
        self.lines += news
        self.entries += self._told(news)
        return kept

    def _compare(self, source: Source) -> tuple[int, tuple[LogLine, ...]]:
        """How many of the lines read still stand, and those that follow them. A log is only ever cut at its end, so
        its end is compared."""
        back = _LOOK_BACK
        while True:
            since = max(0, len(self.lines) - back)
            now = source(self.seat, since)
            same = 0
            for old, new in zip(self.lines[since:], now, strict=False):
                if old != new:
                    break
                same += 1
            if same or not since:
                return since + same, now[same:]
            back *= 4

    def _cut(self, at: int, view: View) -> None:
        """Forget the lines from one on. A line that was folded into an entry takes the whole entry with it."""
        while self.entries and self.entries[-1].last >= at:
            at = min(at, self.entries.pop().first)
        del self.lines[at:]
        self._teller = self._words.teller(self.seat, lambda number: linked(number, self._words.name(number)))
        self._teller.learn(view)
        begun = next((i for i in range(at - 1, -1, -1) if isinstance(self.lines[i].event, PhaseBegan)), 0)
        for line in self.lines[begun:]:
            if isinstance(line.event, _LEARNT_FROM):
                self._teller.told(line.event, by_hand=line.by_hand)

    def _told(self, lines: Sequence[LogLine]) -> Iterator[Entry]:
        """Lines as entries: what is done by hand apart from what is not, each turn after its head."""
        assert self._teller is not None
        told: list[tuple[LogLine, Told]] = []
        for line in lines:
            what = self._teller.told(line.event, by_hand=line.by_hand)
            if isinstance(line.event, PhaseBegan) and line.event.phase == "start":
                yield from self._folded(told)
                told = []
                title = tr("Turn {0} · {1}", line.event.turn, self._words.seat(line.event.seat))
                yield Entry("turn", line.index, line.index, line.event.turn, line.event.seat, title)
            elif what is not None:
                if told and told[-1][0].by_hand != line.by_hand:
                    yield from self._folded(told)
                    told = []
                told.append((line, what))
        yield from self._folded(told)

    def _folded(self, told: Sequence[tuple[LogLine, Told]]) -> Iterator[Entry]:
        assert self._teller is not None
        at = 0
        for line in fold(what for _, what in told):
            mine = told[at : at + len(line.parts)]
            at += len(line.parts)
            words = self._teller.words(line.told)
            if words:
                first, last = mine[0][0], mine[-1][0]
                short, parts = self._bulk(line)
                yield Entry(
                    "event", first.index, last.index, first.turn, first.seat, words, first.by_hand, short, parts
                )

    def _bulk(self, line: Line) -> tuple[str, tuple[str, ...]]:
        """What a line of many cards says while it is folded, and its parts."""
        assert self._teller is not None
        if len(line.parts) < BULK or not any(noun.number for noun in line.told.cards):
            return "", ()
        many = line.told._replace(cards=(Noun(),) * len(line.told.cards))
        return without_links(self._teller.words(many)), tuple(self._teller.words(part) for part in line.parts)

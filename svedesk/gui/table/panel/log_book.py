"""What one seat has read of a game's log: entries, brought up to date as the game goes on, back, or another way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from svedesk.desk.log import LogLine
from svedesk.engine.events import CardMoved, PhaseBegan
from svedesk.engine.table_words import LogEvent, LogReader
from svedesk.engine.view import View
from svedesk.gui.table.panel.log_entries import LogEntry, linked, without_links
from svedesk.gui.table.state_words import turn_title
from svedesk.gui.table.words import Words

BULK = 4
"""From so many cards on a line is folded."""
_LOOK_BACK = 32
_LEARNT_FROM = (CardMoved, PhaseBegan)
"""The events a reader learns something from: which card an id is, and what phase it is."""

Source = Callable[[int, int], tuple[LogLine, ...]]
"""A desk's lines for a seat from one on."""


class LogBook:
    """The log as `seat` reads it. `entries` are added to at the end, and cut when the game went back."""

    def __init__(self, seat: int, words: Words) -> None:
        self.seat, self._words = seat, words
        self.entries: list[LogEntry] = []
        self.lines: list[LogLine] = []
        """The desk's lines that are read."""
        self._reader: LogReader | None = None

    def sync(self, source: Source, view: View) -> int:
        """Read what happened since, and forget what was undone. Returns how many entries of those before are left."""
        common, news = self._compare(source)
        if self._reader is None or common < len(self.lines):
            self._cut(common, view)
            common, news = len(self.lines), source(self.seat, len(self.lines))
        unchanged = len(self.entries)
        self.lines += news
        self.entries += self._entries_of(news)
        return unchanged

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
        self._reader = self._words.log(self.seat, lambda number: linked(number, self._words.name(number)))
        self._reader.learn(view)
        begun = next((i for i in range(at - 1, -1, -1) if isinstance(self.lines[i].event, PhaseBegan)), 0)
        for line in self.lines[begun:]:
            if isinstance(line.event, _LEARNT_FROM):
                self._reader.follow(LogEvent(line.event, line.by_hand))

    def _entries_of(self, lines: Sequence[LogLine]) -> Iterator[LogEntry]:
        """Lines as entries, each turn after its head."""
        begun, first = 0, self._words.table.steps[0]
        for at, line in enumerate(lines):
            if isinstance(line.event, PhaseBegan) and line.event.phase == first:
                yield from self._read(lines[begun:at])
                begun = at + 1
                yield from self._turn(line, line.event)
        yield from self._read(lines[begun:])

    def _turn(self, line: LogLine, event: PhaseBegan) -> Iterator[LogEntry]:
        """The head of a turn, in place of what the log says of its beginning."""
        assert self._reader is not None
        self._reader.follow(LogEvent(event, line.by_hand))
        title = turn_title(event.turn, event.seat, self._words)
        yield LogEntry("turn", line.index, line.index, event.turn, event.seat, title)

    def _read(self, lines: Sequence[LogLine]) -> Iterator[LogEntry]:
        assert self._reader is not None
        for sentence in self._reader.read([LogEvent(line.event, line.by_hand) for line in lines]):
            if sentence.text:
                first, last = lines[sentence.first], lines[sentence.last]
                many = len(sentence.parts) >= BULK
                short, parts = (without_links(sentence.short), sentence.parts) if many else ("", ())
                yield LogEntry(
                    *(
                        "event",
                        first.index,
                        last.index,
                        first.turn,
                        first.seat,
                        sentence.text,
                        first.by_hand,
                        short,
                        parts,
                    ),
                    why=without_links(sentence.why),
                )

"""What happened since a seat last looked, as lines of the log."""

from __future__ import annotations

from svedesk.desk.desk import Desk, Update
from svedesk.engine.table_words import LogEvent, LogReader, TableWords


class News:
    """Reads a desk's log for one seat. What an undo takes back is forgotten, and no news."""

    def __init__(self, desk: Desk, seat: int, words: TableWords) -> None:
        self._desk, self._seat, self._words = desk, seat, words
        self._read = 0
        self._log = self._new_log()
        desk.subscribe(self._table_changed)

    def fresh(self) -> list[str]:
        """The lines since the last call."""
        lines = self._desk.lines(self._seat, self._read)
        self._read += len(lines)
        return [line.text for line in self._log.read([LogEvent(line.event, line.by_hand) for line in lines])]

    def everything(self) -> list[str]:
        """The whole log."""
        self._start_again()
        return self.fresh()

    def _new_log(self) -> LogReader:
        log = self._words.log(self._seat)
        log.learn(self._desk.view(self._seat))
        return log

    def _start_again(self) -> None:
        self._log, self._read = self._new_log(), 0

    def _table_changed(self, update: Update) -> None:
        if update.cause in ("undo", "cancel"):
            self._start_again()
            self.fresh()

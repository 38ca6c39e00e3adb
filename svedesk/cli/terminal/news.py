"""What happened since a seat last looked, as lines of the log."""

from __future__ import annotations

from itertools import groupby

from svedesk.desk.desk import Desk, Update
from svedesk.engine.script import Lang
from svedesk.games.sve.text.log import Teller
from svedesk.games.sve.text.phrases import Name


class News:
    """Reads a desk's log for one seat. What an undo takes back is forgotten, and no news."""

    def __init__(self, desk: Desk, seat: int, lang: Lang, name: Name) -> None:
        self._desk, self._seat = desk, seat
        self._lang: Lang = lang
        self._name = name
        self._read = 0
        self._teller = self._new_teller()
        desk.subscribe(self._heard)

    def fresh(self) -> list[str]:
        """The lines since the last call."""
        lines = self._desk.lines(self._seat, self._read)
        self._read += len(lines)
        told: list[str] = []
        for by_hand, run in groupby(lines, key=lambda line: line.by_hand):
            told += self._teller.lines((line.event for line in run), by_hand=by_hand)
        return told

    def everything(self) -> list[str]:
        """The whole log."""
        self._start_again()
        return self.fresh()

    def _new_teller(self) -> Teller:
        teller = Teller(self._lang, self._seat, self._name)
        teller.learn(self._desk.view(self._seat))
        return teller

    def _start_again(self) -> None:
        self._teller, self._read = self._new_teller(), 0

    def _heard(self, update: Update) -> None:
        if update.cause in ("undo", "cancel"):
            self._start_again()
            self.fresh()

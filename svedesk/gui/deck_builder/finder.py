"""Finding cards by what is typed, every card once however often it was printed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple

from svedesk.cards.joined import Joined
from svedesk.cards.search import Search
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.status import status
from svedesk.games.sve.text.cards import card_text
from svedesk.gui.deck_builder.sift import in_order


class Finding(NamedTuple):
    """The cards, the likeliest first; `meant` tells which words were looked for in place of mistyped ones."""

    cards: tuple[Joined, ...]
    meant: Mapping[str, tuple[str, ...]]


class Finder:
    """Finds cards by words and conditions, in names, texts (the user's own lists among them) and everything printed.

    What is searched is made by another thread once it is wanted (`prepare`): with thousands of cards that takes longer
    than opening a page may.
    """

    def __init__(self, cards: Iterable[Joined], rules: Sve) -> None:
        self.cards, self._rules = in_order(cards), rules
        self._search: Future[Search] | None = None

    def prepare(self) -> Future[Search]:
        """Begin making what is searched, if nobody has."""
        if self._search is None:
            with_thread = ThreadPoolExecutor(1, "search")
            self._search = with_thread.submit(Search, self.cards, self._texts, self._status)
            with_thread.shutdown(wait=False)
        return self._search

    @property
    def ready(self) -> bool:
        """Whether what is typed is answered at once."""
        return self._search is not None and self._search.done()

    def __call__(self, typed: str) -> Finding:
        """The cards that have all of it; every card when nothing is typed."""
        if not typed.strip():
            return Finding(self.cards, {})
        found = self.prepare().result().find(typed)
        return Finding(found.cards, found.meant)

    def _status(self, number: str) -> str:
        try:
            return status(self._rules.definition(number))
        except KeyError:
            return "by_hand"  # the library has learned of it since these rules were made

    def _texts(self, number: str) -> tuple[str, str]:
        try:
            definition = self._rules.definition(number)
        except KeyError:
            return "", ""
        return card_text(definition, "en"), card_text(definition, "ja")

"""All the cards of a user as the page shows them: what they are searched by, how far they execute, where they are
from."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from PySide6.QtCore import Signal

from svedesk.cards.database import Database
from svedesk.cards.entry import Entry
from svedesk.cards.joined import joined
from svedesk.cards.search import Search
from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.scripts import SCRIPTS
from svedesk.games.sve.status import Status, status
from svedesk.games.sve.text.cards import card_text
from svedesk.gui.card_library.beside import Beside
from svedesk.packs.owned import Owned

if TYPE_CHECKING:
    from svedesk.gui.window import MainWindow

From = Literal["shipped", "import", "pack"]


class Source(NamedTuple):
    """Where a print is from: the program itself, an import (`name`: its file, "" when it is too long ago to tell), a
    pack (by its name)."""

    what: From
    name: str = ""


SHIPPED = Source("shipped")


@dataclass(frozen=True)
class Catalogue:
    """Everything the page knows of the cards. `status` and `sources` are by number; `texts` tells which file brought
    something for a card that ships with the program."""

    search: Search
    status: Mapping[str, Status]
    sources: Mapping[str, Source]
    texts: Mapping[str, str]

    def source(self, number: str) -> Source:
        """Where a print is from."""
        return self.sources.get(number, Source("import"))


def catalogue(owned: Owned, rules: Sve, database: Database) -> Catalogue:
    """The catalogue of these cards, in any thread. Raises `DamagedFile` when what was imported can't be read."""
    found = {entry.number: _status(rules, entry.number) for entry in owned.entries}
    files = database.sources()
    packs = {number: pack.name for pack in owned.packs for number in pack.numbers}
    sources = {entry.number: _source(entry, files, packs) for entry in owned.entries}
    texts = {number: files[number] for number, source in sources.items() if source == SHIPPED and number in files}
    search = Search(joined(owned.entries), lambda number: _rendered(rules, number), lambda number: found[number])
    return Catalogue(search, found, sources, texts)


def _source(entry: Entry, files: Mapping[str, str], packs: Mapping[str, str]) -> Source:
    if entry.shipped:
        return SHIPPED
    if entry.number in packs:
        return Source("pack", packs[entry.number])
    return Source("import", files.get(entry.number, ""))


def _status(rules: Sve, number: str) -> Status:
    try:
        return status(rules.definition(number))
    except KeyError:
        return "by_hand"  # these rules were made before it came


def _rendered(rules: Sve, number: str) -> tuple[str, str]:
    """The text that a script says, for cards whose text no list told."""
    if number not in SCRIPTS:
        return "", ""
    definition = rules.definition(number)
    return card_text(definition, "en"), card_text(definition, "ja")


class Cataloguer(Beside):
    """Makes the catalogue of the cards a window has, once for each time they were made anew. `made` carries it,
    `failed` the `DamagedFile` for which there is none."""

    made = Signal(object)
    failed = Signal(object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._of: Owned | None = None
        self._made: Catalogue | None = None

    def prepare(self) -> None:
        """Make the catalogue of the cards the window has now; `made` tells it, at once when there is one already."""
        owned, rules = self.window.owned, self.window.rules
        if owned is None:
            return  # the window tells when it has some
        if owned is self._of and self._made is not None:
            self.made.emit(self._made)
        else:
            self._of, self._made = owned, None
            self.start(lambda: (owned, catalogue(owned, rules, Database())))

    def taken(self, done: Future[object]) -> None:
        try:
            found = done.result()
        except DamagedFile as damaged:
            self._of = None
            self.failed.emit(damaged)
            return
        assert isinstance(found, tuple)
        owned, made = found
        if owned is self._of:
            self._made = made
            self.made.emit(made)


def cataloguer_of(window: MainWindow) -> Cataloguer:
    """Who makes the catalogues of a window."""
    found = window.findChild(Cataloguer)
    return found if isinstance(found, Cataloguer) else Cataloguer(window)

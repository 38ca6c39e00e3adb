"""All cards of a user for the page: search, automation, sources."""

from __future__ import annotations

from typing import Literal, NamedTuple

from svedesk.cards.library import shipped_library
from svedesk.engine.game_scripts import Automation
from svedesk.gui.app.card_finder import CardFinder
from svedesk.packs.owned import Owned

From = Literal["shipped", "import", "pack"]


class PrintSource(NamedTuple):
    """Where a print is from: the program itself, an import (`name`: its file, "" when it is too long ago to tell), a
    pack (by its name)."""

    what: From
    name: str = ""


SHIPPED = PrintSource("shipped")


class CardCatalogue:
    """Everything the page knows of these cards."""

    def __init__(self, owned: Owned, finder: CardFinder) -> None:
        self.finder = finder
        self._files, self._shipped = owned.files, shipped_library(owned.game)
        self._packs = {number: pack.name for pack in owned.packs for number in pack.numbers}

    def status(self, number: str) -> Automation:
        """How much of a card executes."""
        return self.finder.status(number)

    def source(self, number: str) -> PrintSource:
        """Where a print is from."""
        if number in self._shipped:
            return SHIPPED
        if number in self._packs:
            return PrintSource("pack", self._packs[number])
        return PrintSource("import", self._files.get(number, ""))

    def text_from(self, number: str) -> str:
        """The file that brought something for a print that ships with the program, "" for others."""
        return self._files.get(number, "") if number in self._shipped else ""

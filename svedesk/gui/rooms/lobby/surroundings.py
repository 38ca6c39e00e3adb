"""What network games need of the window they are shown in."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QWidget

from svedesk.cards.library import Library
from svedesk.decks import Deck
from svedesk.engine.script import Lang
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.card_texts import SveTexts
from svedesk.gui.table.page import GamePage
from svedesk.gui.table.sitting import Sitting
from svedesk.gui.table.words import Words
from svedesk.settings.store import Store


class Surroundings(Protocol):
    """What network games need of the window they are shown in."""

    rules: Sve
    library: Library
    texts: SveTexts
    theme: Theme
    lang: Lang
    decks: dict[str, Deck]
    settings: Store
    folder: Path
    """Where games are kept."""

    def show_page(self, page: QWidget, title: str) -> None:
        """Show a page in place of the one that is shown; pages shown so are deleted when another comes."""

    def show_game(self, sitting: Sitting, names: tuple[str, str]) -> GamePage:
        """Show a table."""

    def show_menu(self) -> None: ...

    def words_for(self, names: tuple[str, str]) -> Words: ...

    def say(self, sentence: str) -> None: ...

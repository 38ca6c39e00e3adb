"""The main window: the menu page, the page of the game that is open, and what both share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QWidget

from svedesk.cards.library import Library, starter_library
from svedesk.decks import Deck
from svedesk.decks.shelf import Shelf, all_decks, decks_folder
from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import last_played, saves_folder
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.script import Lang
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app import open_game
from svedesk.gui.app.appearance import Wearing
from svedesk.gui.app.apply_settings import Following
from svedesk.gui.app.drop_files import Dropping
from svedesk.gui.app.reload_cards import Renewing
from svedesk.gui.app.shortcuts import Shortcuts
from svedesk.gui.app.sounds.sounds import Sounds
from svedesk.gui.app.window_place import place_of
from svedesk.gui.kit.file_dialogs import load_dialog, save_dialog
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.cache import FaceCache
from svedesk.gui.look.icons import app_icon
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.help.keys_dialog import AboutDialog, KeysDialog
from svedesk.gui.rooms.start.page import MenuPage, NewGame
from svedesk.gui.rooms.start.room import menu_page
from svedesk.gui.table.card_texts import SveTexts
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.known_cards import known_cards
from svedesk.gui.table.menus.game_menu import game_menu
from svedesk.gui.table.sitting import Sitting
from svedesk.gui.table.words import Words
from svedesk.settings.for_desk import helps
from svedesk.settings.store import Store

if TYPE_CHECKING:
    from svedesk.gui.rooms.lobby.network import Network
    from svedesk.gui.rooms.lobby.network_game import NetworkGame
    from svedesk.gui.table.page import GamePage
    from svedesk.packs.owned import Owned

TITLE = "svedesk"


class MainWindow(QMainWindow):
    """Everything on the screen. Games are autosaved into `folder`; `save_failed` carries a `DamagedFile` from the
    saving thread.

    What the user chooses is in `settings`; without any, `theme`, `lang` and `reduced` hold until the window is closed.
    """

    save_failed = Signal(object)

    def __init__(
        self,
        rules: Sve,
        theme: Theme,
        *,
        folder: Path | None = None,
        lang: Lang = "en",
        reduced: bool = False,
        settings: Store | None = None,
        library: Library | None = None,
    ) -> None:
        super().__init__()
        self.library = starter_library() if library is None else library
        self.owned: Owned | None = None
        """What is known of its cards beside what is printed on them."""
        said = {"theme": theme.name, "lang": lang, "reduced_motion": reduced}
        self.settings = settings if settings is not None else Store(this_run=said)
        self.rules, self.theme, self.reduced = rules, theme, self.settings.now.reduced_motion
        self.folder = folder if folder is not None else saves_folder()
        self.texts, self.lang = SveTexts(rules), self.settings.now.lang
        self.shelf = Shelf(self.folder / "decks" if folder is not None else decks_folder())
        self.decks: dict[str, Deck] = all_decks(self.shelf)
        self._cache = FaceCache()
        self.page: GamePage | None = None
        self._aside: QWidget | None = None
        """A page that is neither the menu nor a table."""
        self._aside_anew: Callable[[], object] | None = None
        self._network: Network | None = None
        self.network_folder = self.folder / "network" if folder is not None else self.folder.parent / "network"
        self.setWindowTitle(TITLE)
        self.setWindowIcon(app_icon())
        self.keeps_place = True
        """Whether the place it is closed at is where it opens the next time."""
        self.resize(1280, 720)
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.sounds, self.wearing = Sounds(self.settings, self), Wearing(self)
        self.following, self.renewing = Following(self), Renewing(self)
        self.menu_page = self._make_menu_page()
        self.shortcuts = Shortcuts(self)
        self.dropping = Dropping(self)
        self.save_failed.connect(self.tell_damaged)
        self.show_menu()

    def _make_menu_page(self) -> MenuPage:
        page = menu_page(self)
        self.stack.insertWidget(0, page)
        return page

    def offered_decks(self) -> tuple[tuple[str, str], ...]:
        """The decks there are, by key and name."""
        return tuple((key, deck.name) for key, deck in self.decks.items())

    def set_language(self, lang: Lang) -> None:
        """Say everything in another language, at once; an open game goes on."""
        self.settings.change(lang=lang)

    def set_theme(self, name: str) -> None:
        """Give everything other colours, at once; an open game goes on."""
        self.settings.change(theme=name)

    def make_anew(self) -> None:
        """Make menu and table again, in other colours, another language or another size."""
        old, self.menu_page = self.menu_page, self._make_menu_page()
        self.stack.removeWidget(old)
        old.deleteLater()
        if self._aside is not None:
            if self._aside_anew is not None:
                self._aside_anew()
            elif self._network is not None:
                self._network.make_page_anew()
            return
        if self.page is None:
            self.show_menu()
        elif self._network is not None and self._network.game is not None:
            self._network.redress()
        elif self.page.anew is not None:
            self.page.anew()
        elif isinstance(self.page.sitting.desk, Desk):
            self.sit_again(self.page.sitting.desk)

    # -- games --------------------------------------------------------------------------------------------------------

    def new_game(self, wanted: NewGame) -> None:
        """Begin a game."""
        open_game.new_game(self, wanted)

    def rematch(self) -> None:
        """The same decks and people again, with another seed."""
        open_game.again(self)

    def resume(self) -> None:
        """Go on with the game that was played last."""
        open_game.resume(self)

    def load(self, path: Path) -> None:
        """Open a saved game, or begin one from a saved board."""
        open_game.load(self, path)

    def sit_again(self, desk: Desk) -> GamePage:
        """Make the page of the game that is shown anew; its desk is gone on with."""
        assert self.page is not None
        sitting = self.page.sitting
        self._close_page(keep=True)
        names = (sitting.words.seats[0], sitting.words.seats[1])
        return self.sit_down(desk, names, open_hands=sitting.open_hands)

    def sit_down(self, desk: Desk, names: tuple[str, str], *, open_hands: bool) -> GamePage:
        """Show a game of this program's own."""
        self._close_page()
        page = self.show_game(Sitting(desk, self.words_for(names), open_hands=open_hands), names)
        page.rematch.connect(self.rematch)
        page.new_game.connect(self.show_menu)
        page.leave.connect(self.show_menu)
        return page

    def show_game(self, sitting: Sitting, names: tuple[str, str]) -> GamePage:
        """Show a table, whoever holds its game."""
        # The table's own modules are loaded when there is a game: the menu stands sooner.
        from svedesk.gui.table.page import GamePage

        faces = Faces(sitting.words, self.theme, self._cache, self.wearing.wardrobe)
        page = GamePage(sitting, self.theme, faces, self._known_cards(), reduced=self.reduced)
        self.show_table(page, names)
        return page

    def show_table(self, page: GamePage, names: tuple[str, str]) -> None:
        """Show a page with a table on it."""
        self._close_page()
        from svedesk.gui.table.manual_help import help_at

        page.bar.menu.clicked.connect(self._show_game_menu)
        page.view.scale_cards(self.settings.now.card_scale)
        self.shortcuts.teach(page)
        self.sounds.follow(page.sitting)
        help_at(page, helps(self.settings.now), self.rules.tokens)
        self.page = page
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self.setWindowTitle(tr("{0} against {1}", *names) + f" – {TITLE}")
        self._enable_actions()
        page.view.setFocus()

    def show_page(self, page: QWidget, title: str, anew: Callable[[], object] | None = None) -> None:
        """Show a page that is neither the menu nor a table. It is gone when another page is shown; `anew` makes it
        again in other colours or words."""
        self._close_page()
        self.renewing.settle()
        self._aside, self._aside_anew = page, anew
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self.setWindowTitle(f"{title} – {TITLE}")
        self._enable_actions()

    def cover_with(self, page: QWidget) -> None:
        """Show a page for a while; what is shown now lies below it and goes on."""
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self._enable_actions()

    def uncover(self) -> None:
        """Show again what lay below."""
        self.stack.setCurrentWidget(self.page or self._aside or self.menu_page)
        self._enable_actions()
        if self.page is not None:
            self.page.view.setFocus()

    def show_settings(self, section: str = "") -> None:
        """What can be chosen, at a section if one is named."""
        self.following.open(section)

    @property
    def network(self) -> Network:
        """Network games of this window. Their modules are loaded when the first one is wanted."""
        if self._network is None:
            from svedesk.gui.rooms.lobby.network import Network

            self._network = Network(self, self.network_folder)
        return self._network

    @property
    def networked(self) -> NetworkGame | None:
        """The network game that is open."""
        return self._network.game if self._network is not None else None

    @property
    def linked(self) -> bool:
        """Whether the window is at a network game, or in the lobby before one."""
        return self._network is not None and self._network.link is not None

    def show_replays(self) -> None:
        """The games that are kept, to be seen again."""
        from svedesk.gui.rooms.replays.replays import Replays

        Replays(self).show_list()

    def host_game(self) -> None:
        """Settle a network game to host."""
        self.network.open_host()

    def join_game(self) -> None:
        """Find a network game to join."""
        self.network.open_join()

    def talk(self) -> None:
        """Let the user type a line of chat, in a network game."""
        if self.networked is not None:
            self.networked.talk()

    def leave_game(self) -> None:
        """Back to the menu; a network game is left after asking."""
        if self.linked:
            self.network.ask_leave()
        else:
            self.show_menu()

    def show_menu(self) -> None:
        """The main menu; an open game stays saved."""
        self._close_page()
        self.renewing.settle()
        self.setWindowTitle(TITLE)
        self.menu_page.say("")
        found = last_played(self.folder)
        self.menu_page.offer_resume(found.in_words(self.lang) if found else "")
        self.stack.setCurrentWidget(self.menu_page)
        self._enable_actions()

    def say(self, sentence: str) -> None:
        """Tell why something could not be done, wherever the user is."""
        if self.page is not None:
            self.page.refuse(sentence)
        else:
            self.menu_page.say(sentence)

    def tell_damaged(self, damaged: DamagedFile) -> None:
        """Tell what is wrong with a file."""
        self.say(damaged.in_words(self.lang))

    def _close_page(self, *, keep: bool = False) -> None:
        """Take the table away. `keep`: its desk is gone on with."""
        self.following.forget()
        page, self.page = self.page, None
        if page is not None:
            page.close_sitting()
            if not keep:
                page.sitting.desk.close()
            self.stack.removeWidget(page)
            page.deleteLater()
        aside, self._aside = self._aside, None
        if aside is not None:
            self.stack.removeWidget(aside)
            aside.deleteLater()

    def words_for(self, names: tuple[str, str]) -> Words:
        """What the window says of a game of these two."""
        return Words(self.texts, names, self.lang)

    def faces(self, names: tuple[str, str]) -> Faces:
        """Drawn cards for a page about these two."""
        return Faces(self.words_for(names), self.theme, self._cache, self.wearing.wardrobe)

    def _known_cards(self) -> list[tuple[str, str, str]]:
        """Every card that can be created, tokens first: number, name, note."""
        numbers = (
            *(facts.number for facts in self.library.tokens()),
            *(n for deck in self.decks.values() for n in deck.numbers()),
        )
        return known_cards(self.words_for(("", "")), numbers)

    # -- dialogs ------------------------------------------------------------------------------------------------------

    def show_keys(self) -> None:
        """The key list."""
        dialog = KeysDialog(self.shortcuts.rows(), self)
        dialog.change_wanted.connect(lambda: self.show_settings("keys"))
        self._show(dialog)

    def show_about(self) -> None:
        """What this program is."""
        self._show(AboutDialog(self))

    def ask_save(self, *, board: bool) -> None:
        """Where to save to."""
        self._show(save_dialog(self, lambda path: self.save(path, board=board), board=board))

    def save(self, path: Path, *, board: bool = False) -> None:
        """Write the open game, or its board, to a file."""
        if self.page is None:
            return
        desk = self.page.sitting.desk
        if not isinstance(desk, Desk):
            return  # another program holds the game
        try:
            (desk.save_board if board else desk.save)(path)
        except DamagedFile as damaged:
            self.tell_damaged(damaged)

    def ask_load(self) -> None:
        """What to load."""
        self._show(load_dialog(self, self.load))

    def _show(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # -- actions ------------------------------------------------------------------------------------------------------

    def _enable_actions(self) -> None:
        playing = self.page is not None and self.stack.currentWidget() is self.page
        self.shortcuts.enable(playing=playing, own=not self.linked)

    def _show_game_menu(self) -> None:
        if self.page is not None:
            menu = game_menu(self, self.page, self.shortcuts.actions)
            self.page.popup(menu, self.page.bar.menu.mapToGlobal(self.page.bar.menu.rect().bottomLeft()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.following.resized()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._network is not None:
            self._network.close()
        self._close_page()
        self.renewing.close()
        self.following.leave()
        if self.keeps_place:
            self.settings.change(window=place_of(self))
        super().closeEvent(event)

"""What every page is handed: one record with all that outlives a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, QSize, Signal

from svedesk.decks.restrictions import RestrictionList, RestrictionLists
from svedesk.decks.shelf import decks_folder
from svedesk.desk.kept_games import saves_folder
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.app.card_service import CardService
from svedesk.gui.app.card_work import CardWork
from svedesk.gui.app.deck_service import DeckService
from svedesk.gui.kit.choices import motion_speed
from svedesk.gui.kit.tasks import Tasks
from svedesk.gui.look.art.drawn import BUDGET, IN_MEMORY, DrawnPictures
from svedesk.gui.look.cache import FaceCache
from svedesk.gui.look.scaled_copies import Copies, drawn_path
from svedesk.gui.look.table_style import TableStyle
from svedesk.gui.look.theme import Theme, theme_named
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.motion import Motion
from svedesk.gui.table.words import Words, cards_to_create
from svedesk.settings.store import SettingsStore
from svedesk.settings.values import PER_GAME, Settings

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from svedesk.cards.answers import OfficialAnswer, OfficialAnswers
    from svedesk.cards.owned_copies import OwnedCopies
    from svedesk.gui.app.lab_run import LabRun
    from svedesk.gui.app.router import Router
    from svedesk.gui.app.sounds.sounds import Sounds


@dataclass(frozen=True)
class Folders:
    """Where this user's files are."""

    saves: Path
    decks: Path
    network: Path
    """Certificates, rooms and tickets."""
    boards: Path
    lab: Path

    @classmethod
    def beside(cls, saves: Path) -> Folders:
        """All of them below a folder for saved games other than the user's own."""
        return cls(saves, saves / "decks", saves / "network", saves / "boards", saves / "lab")

    @classmethod
    def of_user(cls) -> Folders:
        """The user's own."""
        saves = saves_folder()
        return cls(saves, decks_folder(), saves.parent / "network", saves.parent / "boards", saves.parent / "lab")


class NetworkGames(Protocol):
    """The network game of this program, as far as other pages need to know of it."""

    @property
    def linked(self) -> bool:
        """Whether the window is at a network game, or in the lobby before one."""

    def ask_leave(self) -> None:
        """Leave, after asking while the game goes on."""

    def talk(self) -> None:
        """Let the user type a line of chat."""

    def close(self) -> None:
        """The program ends: a seat in a game that goes on is kept."""


class App(QObject):
    """Settings, cards, decks, words, tasks, router, sounds: what pages work with. Never the window.

    `save_failed` carries a `DamagedFile` from the thread that saves.
    """

    save_failed = Signal(object)

    router: Router
    sounds: Sounds
    actions: Mapping[str, QAction]
    """What can be done by key or menu, by name."""
    key_rows: Callable[[], list[tuple[str, str, str]]]
    """Group, action and keys of everything that has a key."""
    key_of: Callable[[str], str]
    """The first key of an action by its name, as this machine calls it; "" for one without a key."""

    def __init__(
        self,
        settings: SettingsStore,
        folders: Folders,
        cards: CardService,
        tasks: Tasks,
        table_style: TableStyle,
        games: Mapping[str, Game],
        parent: QObject,
    ) -> None:
        """`games` are those that can be played, by name, the default one first."""
        super().__init__(parent)
        self.settings, self.folders, self.cards, self.tasks = settings, folders, cards, tasks
        self.games = games
        self.table_style = table_style
        self.decks = DeckService(folders.decks, cards, lambda: self.lang, self)
        self.card_work = CardWork(tasks, lambda: self.lang, self)
        self.network: NetworkGames | None = None
        """Made when the first one is wanted: its modules are large."""
        self.lab: LabRun | None = None
        """The series of the lab that is played or looked at, also while another page is shown."""
        copies = Copies(drawn_path(), BUDGET)
        self._owned_copies: tuple[str, OwnedCopies] | None = None
        self._answers: tuple[str, OfficialAnswers] | None = None
        self._artist = DrawnPictures(copies, lambda work: tasks.start(work, queue="drawn pictures"), IN_MEMORY)
        self._face_cache = FaceCache(artist=self._artist)
        self.save_failed.connect(self.show_error)

    @property
    def lang(self) -> Lang:
        """The language the window speaks."""
        return self.settings.now.lang

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.cards.game

    @property
    def chosen(self) -> Settings:
        """The settings as they are for this game."""
        now, name = self.settings.now, self.game.name
        return now if name == next(iter(self.games)) else now.about(name)

    def keep(self, **values: object) -> None:
        """Change settings; of those that every game has for itself this game's."""
        if self.game.name != next(iter(self.games)):
            mine: dict[str, Any] = {name: values.pop(name) for name in PER_GAME if name in values}
            now = self.settings.now
            values["games"] = now.with_choices(now.chosen_for(self.game.name)._replace(**mine))
        self.settings.change(**values)

    @property
    def edition(self) -> str:
        """The edition of the rules that was chosen, the default one where that is none of this game's."""
        return self.game.edition_chosen(self.chosen.edition, self.lang)

    @property
    def restrictions(self) -> RestrictionList | None:
        """The restriction list that decks are checked against."""
        return RestrictionLists(self.game).chosen(self.settings.now.restrictions)

    @property
    def answers(self) -> OfficialAnswers:
        """The official answers about cards that were brought in for this game."""
        from svedesk.cards.answers import OfficialAnswers  # reads with pydantic, which the first page needs not

        if self._answers is None or self._answers[0] != self.game.name:
            self._answers = (self.game.name, OfficialAnswers(self.game))
        return self._answers[1]

    def answers_about(self, number: str) -> tuple[OfficialAnswer, ...]:
        """The official answers about a card, whichever of its prints they name."""
        prints = self.cards.finder.prints(number)
        return self.answers.about((number, *(facts.number for facts in prints)))

    @property
    def owned_copies(self) -> OwnedCopies:
        """How many copies of this game's cards the user owns."""
        from svedesk.cards.owned_copies import OwnedCopies  # reads with pydantic, as the answers do

        if self._owned_copies is None or self._owned_copies[0] != self.game.name:
            self._owned_copies = (self.game.name, OwnedCopies(self.game))
        return self._owned_copies[1]

    @property
    def theme(self) -> Theme:
        """The colours of the window."""
        return theme_named(self.settings.now.theme)

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing is animated."""
        return self.settings.now.reduced_motion or not motion_speed(self.settings.now.motion_speed)

    def turn_to(self, name: str) -> None:
        """Let the window be about another game from now on, and remember it. What is open is closed; a network game
        has been left by then."""
        self.settings.change(game=name)
        if name == self.game.name:
            return
        self.router.start()
        if self.network is not None:
            self.network.close()
        self.network = self.lab = None
        self.cards.turn_to(self.games[name])
        self.router.rebuild()

    def set_pace(self, motion: Motion) -> None:
        """Let what moves on a table move as the user wants it."""
        motion.reduced = self.reduced_motion
        motion.speed = motion_speed(self.settings.now.motion_speed) or 1.0

    def fit(self, window: QSize) -> None:
        """Keep as many drawn cards as a window of so many device pixels has use for: three windows full of faces, and
        half of one of pictures. The small window has small cards."""
        full = window.width() * window.height() * 4
        self._face_cache.fit(3 * full)
        self._artist.fit(full // 2)

    @property
    def linked(self) -> bool:
        """Whether the window is at a network game, or in the lobby before one."""
        return self.network is not None and self.network.linked

    def words(self, names: tuple[str, str] = ("", "")) -> Words:
        """What the window says of a game of these two."""
        return Words(self.cards.texts, names, self.lang)

    def faces(self, names: tuple[str, str] = ("", "")) -> Faces:
        """Drawn cards for a page about these two."""
        return self.faces_for(self.words(names))

    def faces_for(self, words: Words) -> Faces:
        """The same, named by these words: of a table that another program holds."""
        return Faces(words, self.theme, self._face_cache, self.table_style)

    def cards_to_create(self) -> list[tuple[str, str, str]]:
        """Every card that can be created manually: number, name, note."""
        return cards_to_create(self.words(), self.cards.library, self.decks.by_key.values())

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        """Show why something could not be done, wherever the user is; or, if nothing is `wrong`, what was done."""
        self.router.say(sentence, wrong=wrong)

    def show_error(self, damaged: DamagedFile) -> None:
        """Show what is wrong with a file."""
        self.say(damaged.in_words(self.lang))

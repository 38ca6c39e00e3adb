"""The style of the table: playmat, sleeves of both seats, pictures of cards. Follows the settings as far as the user's
files can be shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from svedesk.cards.pictures import CardPictures, find_pictures
from svedesk.documents.paths import path_of
from svedesk.engine.facts import Facts
from svedesk.gui.kit.tasks import Tasks
from svedesk.gui.look.back import SLEEVES
from svedesk.gui.look.pictures import Pictures
from svedesk.gui.look.playmat import PLAYMATS
from svedesk.gui.look.scaled_copies import Copies
from svedesk.settings.values import DEFAULTS, Settings

PROPORTION = 88 / 63


class Mat(NamedTuple):
    """What lies below the cards: one of our own mats by name, or a picture; and how strongly it is seen (0 to 1)."""

    name: str = "weave"
    strength: float = 1.0
    picture: QImage | None = None


class TableStyle(QObject):
    """Answers at once with what can be drawn now; `changed` tells that more can."""

    changed = Signal()

    def __init__(self, settings: Settings = DEFAULTS, tasks: Tasks | None = None, copies: Copies | None = None) -> None:
        super().__init__()
        self.settings = settings
        self._own_tasks = tasks is None
        self._tasks = tasks if tasks is not None else Tasks(self)
        self.pictures = Pictures(self._tasks, copies=copies)
        self.pictures.arrived.connect(self.changed)
        self.index = CardPictures()
        """The pictures in the user's folder, as far as it is read."""
        self.of_packs: Mapping[str, Path] = {}
        """Pictures of cards by number that came with packs; the user's own folder goes before them."""
        self.trouble = ""
        """Why the folder can't be used: "missing" or "denied"."""
        self.reading = False
        """Whether the folder is being read."""
        self._asked = 0
        """How often the folder was to be read: what an earlier time found is not waited for any more."""
        if settings.card_pictures:
            self.reload()

    def apply(self, settings: Settings) -> None:
        """Use other settings."""
        other = settings.card_pictures != self.settings.card_pictures
        self.settings = settings
        if other:
            self.reload()

    def reload(self) -> None:
        """Read the folder and all pictures again: files were added or replaced."""
        self.pictures.again()
        self.index, self.trouble, self.reading = CardPictures(), "", False
        folder = self.settings.card_pictures
        self._asked += 1
        if folder:
            self.reading = True
            asked = self._asked
            self._tasks.start(
                lambda: _look(folder), done=lambda index: self._take(asked, index), queue="picture folder"
            )
        self.changed.emit()

    def reload_all(self) -> None:
        """Reload, and make the scaled copies on disk again."""
        if self.pictures.copies is not None:
            self.pictures.copies.clear()
        self.reload()

    def use_packs(self, pictures: Mapping[str, Path]) -> None:
        """Show these pictures of packs, by number, and no others."""
        if dict(pictures) != self.of_packs:
            self.of_packs = dict(pictures)
            self.changed.emit()

    def close(self) -> None:
        """Load nothing more."""
        if self._own_tasks:
            self._tasks.close()

    # -- what is drawn ------------------------------------------------------------------------------------------------

    def mat(self, width: float, height: float) -> Mat:
        """What lies below the cards of a table of so many device pixels."""
        name, strength = self.settings.playmat, self.settings.playmat_strength / 100
        if name in PLAYMATS:
            return Mat(name, strength)
        # As if the table were square: whoever changes the window's size is not to wait for the same picture again.
        size = max(width, height)
        return Mat(strength=strength, picture=self.pictures.get(Path(name), size, size))

    def sleeve(self, seat: int, width: float) -> int | QImage:
        """The back of a seat's cards, `width` device pixels wide: the place of one of our own, or a picture."""
        name = self.settings.sleeves[seat]
        if name in SLEEVES:
            return SLEEVES.index(name)
        picture = self.pictures.get(Path(name), width, width * PROPORTION)
        return picture if picture is not None else SLEEVES.index(DEFAULTS.sleeves[seat])

    def card(self, facts: Facts, width: float) -> QImage | None:
        """The user's picture of a card that is drawn `width` device pixels wide, else that of its pack: the first that
        can be shown."""
        path = next((path for path in self._paths(facts) if path not in self.pictures.trouble), None)
        return self.pictures.get(path, width, width * PROPORTION) if path is not None else None

    def card_trouble(self, facts: Facts) -> tuple[str, str] | None:
        """The name of the file of a card's picture and why it can't be shown (see `load_picture.UnusablePicture`), if
        so, whether or not another is shown in its place."""
        path = next(self._paths(facts), None)
        why = self.pictures.trouble.get(path, "") if path is not None else ""
        return (path.name, why) if path is not None and why else None

    def _paths(self, facts: Facts) -> Iterator[Path]:
        """The pictures that a card may have, the one to show first."""
        if len(self.index):
            yield from self.index.all_of(facts)
        if facts.number in self.of_packs:
            yield self.of_packs[facts.number]

    # -- the folder ---------------------------------------------------------------------------------------------------

    def _take(self, asked: int, index: CardPictures | str) -> None:
        if asked != self._asked:
            return
        self.reading = False
        if isinstance(index, str):
            self.trouble = index
        else:
            self.index = index
        self.changed.emit()


def _look(folder: str) -> CardPictures | str:
    """The pictures in a folder, or why it can't be used."""
    try:
        return find_pictures(path_of(folder))
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return "missing"
    except OSError:
        return "denied"

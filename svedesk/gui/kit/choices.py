"""Choices that several pages offer, with their labels."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox

from svedesk.desk.settings import PassPolicy
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import add_choices, choose
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import tr
from svedesk.settings.values import MotionSpeed, Pace, ThemeName

QUICK: tuple[tuple[PassPolicy, str], ...] = (
    ("pause", "Always pause"),
    ("when_able", "Pause when I can respond"),
    ("until_touched", "Pass until something happens"),
)
"""What a seat may want of Quick windows (see desk.settings)."""
THEMES: tuple[tuple[ThemeName, str], ...] = (
    ("system", "Light or dark, as the system"),
    ("dark", "Dark"),
    ("light", "Light"),
    ("high-contrast", "High contrast"),
)
LANGUAGES: tuple[tuple[Lang, str], ...] = (("en", "English"), ("ja", "日本語"))
"""The languages of the window, each by its own name."""
LEVELS: tuple[tuple[str, str, str], ...] = (
    ("learner", "Learner", "Plays simply and makes mistakes."),
    ("regular", "Regular", "Plans its turn quickly."),
    ("strong", "Strong", "Plans its turn around the cards you may hold."),
)
"""How well a computer may play: the word files know it by, what it is called, and what that means."""
PACES: tuple[tuple[Pace, str, float], ...] = (
    ("slow", "Slow", 1.8),
    ("usual", "Normal", 1.0),
    ("fast", "Fast", 0.45),
    ("at_once", "At once", 0.0),
)
"""How fast a computer is: what that is called, and how many times as long as usual what it does is shown."""


MOTION_SPEEDS: tuple[tuple[MotionSpeed, str, float], ...] = (
    ("half", "Half speed", 0.5),
    ("usual", "Normal", 1.0),
    ("double", "Double speed", 2.0),
    ("off", "No animation", 0.0),
)
"""How fast what happens is shown: what that is called, and how many times as fast as usual; 0: all is there at once."""


def motion_speed(speed: MotionSpeed) -> float:
    """How many times as fast as usual what happens is shown; 0: all is there at once."""
    return next(times for name, _, times in MOTION_SPEEDS if name == speed)


def showing_time(pace: Pace) -> float:
    """How many times as long as usual what a computer does is shown."""
    return next(times for name, _, times in PACES if name == pace)


def computer_name(level: str) -> str:
    """How a computer at a seat is called."""
    titles = {name: title for name, title, _ in LEVELS}.get(level)
    return tr("Computer ({0})", tr(titles)) if titles else tr("Computer")


class EditionBox(QComboBox):
    """All editions, the default one first. `note` is a label that says what of the chosen one is not executed yet."""

    def __init__(self, game: Game, lang: Lang) -> None:
        super().__init__()
        self._game, self._lang = game, lang
        names = dict.fromkeys((game.edition_chosen("", lang), *reversed(game.editions)))
        add_choices(self, ((name, name) for name in names))
        self.note = labelled("", "quiet", wrap=True)
        self.currentIndexChanged.connect(self._tell)
        self._tell()

    def choose(self, edition: str) -> None:
        """Show an edition as chosen, or what has replaced it; the default one where there is none of this name."""
        choose(self, self._game.edition_chosen(edition, self._lang))

    def _tell(self) -> None:
        note = self._game.edition_note(str(self.currentData()), self._lang)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.setAccessibleDescription(note)

"""The settings there are. Each line says the name, what the value may be, and what it is until the user chooses."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal, NamedTuple

from svedesk.desk.settings import PassPolicy
from svedesk.engine.script import Lang


class Limits(NamedTuple):
    """What a value may be, besides its type: a number from `least` to `most`, a text or row of so many parts; and the
    characters of a text, as a pattern."""

    least: int
    most: int
    pattern: str = r"[^\x00-\x1f\x7f]*"


Scale = Annotated[int, Limits(75, 300)]
"""In per cent of the usual size."""
Percent = Annotated[int, Limits(0, 100)]
OneLine = Annotated[str, Limits(0, 200)]
LONGEST_NAME = 24
PersonName = Annotated[str, Limits(0, LONGEST_NAME)]
"""How somebody is called; empty for the usual name of the seat."""
FilePath = Annotated[str, Limits(0, 4096, r"[^\x00]*")]
"""A file or folder of the user's; empty for none."""
Pixels = Annotated[int, Limits(-100_000, 100_000)]
First = Annotated[int, Limits(-1, 1)]
"""Who goes first (see `Setup.first`)."""
ThemeName = Literal["system", "dark", "light", "high-contrast"]
Pace = Literal["slow", "usual", "fast", "at_once"]
MotionSpeed = Literal["half", "usual", "double", "off"]
Opponent = Literal["computer", "person"]


class Binding(NamedTuple):
    """The keys of one action, in Qt's portable words ("Ctrl+Return"); none at all is a choice, too."""

    action: Annotated[str, Limits(1, 40, "[a-z0-9_]*")]
    keys: Annotated[tuple[Annotated[str, Limits(1, 60, "(?s:.*)")], ...], Limits(0, 4)]


class WindowPlace(NamedTuple):
    """Where the window stood when it was closed, in logical pixels; a width of 0: it never was."""

    x: Pixels = 0
    y: Pixels = 0
    width: Pixels = 0
    height: Pixels = 0
    maximized: bool = False


NEVER_STOOD = WindowPlace()


class GameChoices(NamedTuple):
    """What was chosen last for a game that is not the default one; each means what the setting of its name does."""

    game: OneLine
    decks: tuple[FilePath, FilePath] = ("", "")
    edition: OneLine = ""
    form: OneLine = ""
    network_deck: FilePath = ""
    computer_decks: tuple[FilePath, FilePath] = ("", "")


PER_GAME = GameChoices._fields[1:]
"""The settings that every game has its own values of."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All of them, with their usual values."""

    game: OneLine = ""
    """The game that is played, by name; empty until it is chosen."""
    # -- look
    lang: Lang = "en"
    theme: ThemeName = "system"
    reduced_motion: bool = False
    motion_speed: MotionSpeed = "usual"
    """How fast what happens is shown."""
    ui_scale: Scale = 100
    """Of text, buttons and panels."""
    card_scale: Scale = 130
    """Of the cards in hand and on the fields, as far as the table has room."""
    playmat: FilePath = "weave"
    """One of our own by name (`gui.look.playmat`), or a picture's path."""
    playmat_strength: Percent = 100
    """How much of it is seen."""
    sleeves: tuple[FilePath, FilePath] = ("harbour", "ember")
    """Of each seat's cards, one of our own by name (`gui.look.back`) or a picture's path; in a network game the first
    is one's own, whichever seat that is."""
    card_pictures: FilePath = ""
    """The folder of the user's pictures of cards, as `documents.paths` writes it."""
    large_pictures: Literal["whole", "text"] = "whole"
    """Whether the large card shows the whole picture, or its upper part with readable text."""
    # -- at start
    new_versions: bool = False
    """Whether it is asked for a newer version, and said."""
    # -- sounds
    sounds: bool = True
    volume: Percent = 50
    # -- keys
    keys: Annotated[tuple[Binding, ...], Limits(0, 300)] = ()
    """Of the actions whose keys are not the usual ones."""
    # -- play
    names: tuple[PersonName, PersonName] = ("", "")
    network_name: PersonName = ""
    passing: PassPolicy = "when_able"
    """Of both seats, when a game begins."""
    ask_single: bool = False
    """Whether questions are asked even when there is only one possible answer."""
    open_hands: bool = False
    """Both hands lie open; otherwise a screen covers the table between turns."""
    pace: Pace = "usual"
    """How long what the computer does is shown."""
    restrictions: OneLine = "newest"
    """The restriction list that decks are checked by: "newest", "none" or the date of one."""
    # -- with the rules off
    help_refresh: bool = True
    help_points: bool = True
    help_draw: bool = True
    help_cost: bool = True
    help_combat: bool = False
    help_stop: bool = True
    """Whether ending a turn stops at its end phase, where the other player may use Quick."""
    help_tokens: bool = True
    # -- kept without being asked
    decks: tuple[FilePath, FilePath] = ("SD01", "SD02")
    """Keys of the decks that were played last; like all that is PER_GAME, of the default game."""
    edition: OneLine = ""
    """Edition of the rules, and format, that were played last; empty for the usual ones."""
    form: OneLine = ""
    network_deck: FilePath = ""
    """Key, or file, of the deck that was brought to a network game last."""
    first: First = -1
    """Who went first in the last game that was begun."""
    opponent: Opponent = "computer"
    """Against whom the last game on this PC was begun."""
    level: OneLine = "regular"
    """How well the computer played in the last game against it; then both decks, the person's first (empty: a
    surprise), and who went first."""
    computer_decks: tuple[FilePath, FilePath] = ("", "")
    computer_first: First = -1
    games: Annotated[tuple[GameChoices, ...], Limits(0, 50)] = ()
    """What is PER_GAME, of the other games."""
    learned: Annotated[tuple[OneLine, ...], Limits(0, 500)] = ()
    """The lessons that were finished and the puzzles that were solved, by name."""
    window: WindowPlace = NEVER_STOOD

    def about(self, game: str) -> Settings:
        """The same as they are for another game than the default one."""
        return replace(self, **self.chosen_for(game)._asdict() | {"game": self.game})

    def chosen_for(self, game: str) -> GameChoices:
        """What was chosen for a game."""
        return next((choices for choices in self.games if choices.game == game), GameChoices(game))

    def with_choices(self, chosen: GameChoices) -> tuple[GameChoices, ...]:
        """`games` with other values of one of them; a game for which nothing is chosen is left out."""
        others = tuple(choices for choices in self.games if choices.game != chosen.game)
        return others if chosen == GameChoices(chosen.game) else (*others, chosen)

    def with_changes(self, before: Settings, after: Settings) -> tuple[GameChoices, ...]:
        """`games` with those values that differ between two other settings."""
        merged = self
        for game in dict.fromkeys(choices.game for choices in (*before.games, *after.games)):
            old, new = before.chosen_for(game), after.chosen_for(game)
            changed = {name: getattr(new, name) for name in PER_GAME if getattr(new, name) != getattr(old, name)}
            merged = replace(merged, games=merged.with_choices(merged.chosen_for(game)._replace(**changed)))
        return merged.games


DEFAULTS = Settings()


def plain_name(name: str) -> str:
    """What of a name may be kept."""
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME].strip()

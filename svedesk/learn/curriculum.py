"""What there is to learn of a game: a tutorial of short lessons, and puzzles in which this turn is to be won."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from svedesk.engine.ask import Answer
from svedesk.engine.log import Board, Setup
from svedesk.engine.records import SHARED, Card, Given
from svedesk.engine.script import Lang

SIDES = ("you", "foe")
"""What the sides are called in a file; the learner has the first seat."""


def board_of(row: Mapping[str, Any], numbers: Mapping[str, int], facedown: Collection[str]) -> Board:
    """The board that a file tells. `numbers` each side has that says no other, and its cards lie `facedown` in
    these zones; "turn", "active" (a seat) and "step" are the table's. A card is its number, "SD01-017*3" for three of
    them, or an object with that as `card` and what else is to be known of it (`turned`, `damage`, `arrived`)."""
    cards: list[Card] = []
    zones: dict[tuple[int, str], list[int]] = {}
    values = {(SHARED, "turn"): int(row.get("turn", 5)), (SHARED, "active"): int(row.get("active", 0))}

    def put(number: str, seat: int, zone: str, looks: Mapping[str, Any]) -> None:
        cards.append(Card(len(cards) + 1, number, seat, seat, zone, faceup=zone not in facedown, **looks))
        zones.setdefault((seat, zone), []).append(cards[-1].id)

    for seat, side in enumerate(SIDES):
        values.update({(seat, name): value for name, value in numbers.items()})
        for name, what in row[side].items():
            if isinstance(what, int):
                values[seat, name] = what
                continue
            for number, looks in _listed(what):
                put(number, seat, name, looks)
    places = tuple((seat, zone, tuple(ids)) for (seat, zone), ids in zones.items())
    step = (str(row.get("step", "main")),)
    return Board(tuple(cards), places, tuple((*key, value) for key, value in sorted(values.items())), step)


def _listed(cards: Sequence[str | Mapping[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    """Each card of a zone by its number, with what else is told of it."""
    listed: list[tuple[str, dict[str, Any]]] = []
    for card in cards:
        what: Mapping[str, Any] = {"card": card} if isinstance(card, str) else card
        number, _, count = what["card"].partition("*")
        looks = {name: value for name, value in what.items() if name not in ("card", "given")}
        if given := tuple(Given(name, value) for name, value in what.get("given", {}).items()):
            looks["given"] = given
        listed += [(number, dict(looks)) for _ in range(int(count or 1))]
    return listed


class Wording(NamedTuple):
    """A text in both languages."""

    en: str = ""
    ja: str = ""

    def says(self, lang: Lang) -> str:
        """The text in one of them."""
        return self.ja if lang == "ja" else self.en


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson: a sentence, and what goes on with it.

    `do` are the answers that are possible now (see `LessonTable`); none: the learner reads and goes on. `foe` is what
    the other side then answers. `arrow` names one or two places: a zone of the learner's, "foe." before one of the
    other side's, and ":NUMBER" behind it for a card there; "button" for the one that ends the turn or passes.
    """

    says: Wording
    do: tuple[str, ...] = ()
    foe: str = ""
    arrow: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TutorialLesson:
    """A board, and the steps taken on it. `face` is the card that stands for it in lists."""

    name: str
    title: Wording
    lead: Wording
    face: str
    setup: Setup
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A board on which the learner can win this turn. `stars` say how hard it is, 1 to 3; `hint` says the idea;
    `solution` is every answer from the first question to the win."""

    name: str
    title: Wording
    lead: Wording
    hint: Wording
    face: str
    stars: int
    setup: Setup
    solution: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Curriculum:
    """All there is to learn of one game; nothing of a game without files."""

    lessons: tuple[TutorialLesson, ...] = ()
    puzzles: tuple[Puzzle, ...] = ()


def read_curriculum(resources: Path, game: str) -> Curriculum:
    """What comes with the program for a game."""
    folder = resources / "learn" / game
    if not folder.is_dir():
        return Curriculum()
    tutorial, puzzles = (
        json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in ("tutorial", "puzzles")
    )
    return Curriculum(
        tuple(_lesson(row, _setup(tutorial, row, game)) for row in tutorial["lessons"]),
        tuple(_puzzle(row, _setup(puzzles, row, game)) for row in puzzles["puzzles"]),
    )


def _setup(file: Mapping[str, Any], row: Mapping[str, Any], game: str) -> Setup:
    board: Board = board_of(row["board"], file["numbers"], file["facedown"])
    return Setup(game, file["edition"], int(row.get("seed", 1)), (), board=board)


def _lesson(row: Mapping[str, Any], setup: Setup) -> TutorialLesson:
    steps = tuple(
        LessonStep(Wording(*step["says"]), tuple(step.get("do", ())), step.get("foe", ""), tuple(step.get("arrow", ())))
        for step in row["steps"]
    )
    return TutorialLesson(row["name"], Wording(*row["title"]), Wording(*row["lead"]), row["face"], setup, steps)


def _puzzle(row: Mapping[str, Any], setup: Setup) -> Puzzle:
    title, lead, hint = (Wording(*row[name]) for name in ("title", "lead", "hint"))
    solution = tuple(tuple(answer) for answer in row["solution"])
    return Puzzle(row["name"], title, lead, hint, row["face"], row["stars"], setup, solution)

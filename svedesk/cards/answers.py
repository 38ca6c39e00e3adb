"""Official answers to questions about cards, from lists that the user brought in. None come with the program.

A list is JSON (rows with `card` or `number`, `question`, `answer` and, if there are any, `id` and `date`) or CSV with
such columns.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field

from svedesk.cards.library import Library
from svedesk.cards.spelling import collector_number
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.folders import make_folder
from svedesk.documents.forms import read_form, write_form
from svedesk.documents.kinds import ANSWERS
from svedesk.documents.reading import beginning, decoded, parsed, read_file, whole_characters
from svedesk.documents.writing import remove
from svedesk.engine.game import Game
from svedesk.engine.message import Message

_COLUMNS = {
    "number": ("card", "number", "card_number", "カード番号", "番号"),
    "question": ("question", "q", "質問"),
    "answer": ("answer", "a", "回答", "答え"),
    "id": ("id", "no", "q番号"),
    "date": ("date", "日付"),
}
LONGEST = 4_000
"""Characters of a question or an answer."""


class OfficialAnswer(BaseModel):
    """A question about a card ("": about the rules), and what the publisher answered."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")

    number: Annotated[str, Field(max_length=40)] = ""
    question: Annotated[str, Field(max_length=LONGEST)]
    answer: Annotated[str, Field(max_length=LONGEST)]
    id: Annotated[str, Field(max_length=40)] = ""
    date: Annotated[str, Field(max_length=40)] = ""


class _AnswersFile(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")

    game: str
    answers: Annotated[list[OfficialAnswer], Field(max_length=100_000)]


class AddedAnswers(NamedTuple):
    """What a list brought: new answers, those in place of others, how many cards all are about, how many of the rows
    are about cards that nobody knows, and how many about none."""

    new: int
    changed: int
    cards: int
    unknown: int
    general: int

    @property
    def message(self) -> Message:
        """The same as a message."""
        return Message("answers-added", tuple(self))


def is_answer_list(path: Path) -> bool:
    """Whether a file looks like one: what stands in it names questions and answers."""
    if path.suffix.lower() not in (".json", ".csv", ".tsv") or (start := beginning(path)) is None:
        return False
    head = start.decode("utf-8", "ignore").lower()
    if start[:1] in (b"[", b"{"):
        return '"question"' in head and '"answer"' in head
    names = {name.strip().strip('"') for name in head.partition("\n")[0].replace("\t", ",").split(",")}
    return all(names.intersection(_COLUMNS[column]) for column in ("question", "answer"))


def read_answers(path: Path) -> tuple[OfficialAnswer, ...]:
    """The answers in a list. Raises `DamagedFile`, also where there are none."""
    text = decoded(read_file(path, ANSWERS), path.name)
    rows: Any
    if text.lstrip()[:1] in ("[", "{"):
        rows = parsed(text, path.name)
        rows = rows.get("answers") if isinstance(rows, dict) else rows
    else:
        dialect = "excel-tab" if "\t" in text.partition("\n")[0] else "excel"
        rows = list(csv.DictReader(io.StringIO(text), dialect=dialect))
    rows = [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    answers = tuple(answer for row in rows if (answer := _answer(row)) is not None)
    if not answers:
        raise DamagedFile("answers-none", file=path.name)
    return answers


def _answer(row: Mapping[Any, Any]) -> OfficialAnswer | None:
    """What a row says; None where question or answer are missing."""
    cells = {str(name).strip().lower(): value for name, value in row.items()}
    values = {
        column: next((whole_characters(str(cells[name])).strip() for name in names if cells.get(name)), "")
        for column, names in _COLUMNS.items()
    }
    if not values["question"] or not values["answer"]:
        return None
    number = collector_number(values["number"]) or values["number"]
    return OfficialAnswer(
        number=number[:40],
        question=values["question"][:LONGEST],
        answer=values["answer"][:LONGEST],
        id=values["id"][:40],
        date=values["date"][:40],
    )


def answers_file(game: Game, folder: Path | None = None) -> Path:
    """Where all that was brought in for a game is kept; there is none where nothing was."""
    return (folder or user_data_path("svedesk", appauthor=False) / "answers") / f"{game.name}.json"


class OfficialAnswers:
    """All that was brought in for a game, in one file. `damaged` says what is wrong with it."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self._game = game
        self.path = answers_file(game, folder)
        self.damaged: DamagedFile | None = None
        self._all: dict[tuple[str, str], OfficialAnswer] = {}
        try:
            self._all = self._read()
        except DamagedFile as damaged:
            self.damaged = damaged

    def __len__(self) -> int:
        return len(self._all)

    def about(self, numbers: Iterable[str]) -> tuple[OfficialAnswer, ...]:
        """The answers about a card, by the numbers of all its prints."""
        wanted = set(numbers)
        return tuple(answer for answer in self._all.values() if answer.number in wanted)

    def add(self, path: Path, library: Library) -> AddedAnswers:
        """Keep the answers in a list, in place of those to the same questions. Raises `DamagedFile`, and then nothing
        has changed: a file that is kept and damaged is not written over."""
        if self.damaged is not None:
            raise self.damaged
        brought = {_key(answer): answer for answer in read_answers(path)}
        merged = self._all | brought
        content = [answer.model_dump(exclude_defaults=True) for answer in merged.values()]
        make_folder(self.path.parent)
        write_form(self.path, ANSWERS, _AnswersFile, {"game": self._game.name, "answers": content})
        added = AddedAnswers(
            sum(key not in self._all for key in brought),
            sum(self._all.get(key, answer) != answer for key, answer in brought.items()),
            len({answer.number for answer in brought.values() if answer.number in library}),
            sum(bool(answer.number) and answer.number not in library for answer in brought.values()),
            sum(not answer.number for answer in brought.values()),
        )
        self._all = merged
        return added

    def remove(self) -> None:
        """Keep none any longer, also where the file is damaged. Raises `OSError` where it can't be removed."""
        remove(self.path)
        self._all, self.damaged = {}, None

    def _read(self) -> dict[tuple[str, str], OfficialAnswer]:
        if not self.path.exists():
            return {}
        form = read_form(self.path, ANSWERS, _AnswersFile, self._game.name)
        return {_key(answer): answer for answer in form.answers}


def _key(answer: OfficialAnswer) -> tuple[str, str]:
    return answer.number, answer.id or answer.question


def as_text(answers: Iterable[OfficialAnswer]) -> str:
    """Answers to be read, a paragraph each."""
    return "\n\n".join(
        f"{' '.join((answer.id, answer.date)).strip()}\nQ: {answer.question}\nA: {answer.answer}".strip()
        for answer in answers
    )

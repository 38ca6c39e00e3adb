"""Official answers from lists that people bring in."""

import json
from pathlib import Path

import pytest
from shipped import SVE, starter_library

from svedesk.cards.answers import AddedAnswers, OfficialAnswers, as_text, is_answer_list, read_answers
from svedesk.documents.damaged import DamagedFile
from svedesk.messages import PROGRAM

ROWS = [
    {"id": "Q1", "date": "2022-04-26", "card": None, "about": "Setup", "question": "May I?", "answer": "Yes."},
    {"id": "Q2", "date": "2022-04-26", "card": "sd01-006", "about": None, "question": "How many?", "answer": "Two."},
    {"id": "Q3", "card": "SD01-006", "question": "And then?", "answer": "None."},
    {"id": "Q4", "card": "ZZ99-001", "question": "Who?", "answer": "Nobody."},
    {"id": "Q5", "card": "SD01-007", "question": "Unanswered?", "answer": ""},
]


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    path = tmp_path / "qna.json"
    path.write_text(json.dumps(ROWS), encoding="utf-8")
    return path


def test_answers_are_found_by_the_card_and_kept(listed: Path, tmp_path: Path) -> None:
    assert is_answer_list(listed)
    answers = OfficialAnswers(SVE, tmp_path / "kept")
    added = answers.add(listed, starter_library())
    assert added == AddedAnswers(new=4, changed=0, cards=1, unknown=1, general=1)
    assert PROGRAM.say(added.message, "en") == (
        "Official answers: 4 new, 0 changed, about 1 card. About unknown cards: 1. About no card: 1."
    )
    again = OfficialAnswers(SVE, tmp_path / "kept")
    assert [answer.id for answer in again.about(["SD01-006", "SP01-001"])] == ["Q2", "Q3"]
    assert as_text(again.about(["SD01-006"])).startswith("Q2 2022-04-26\nQ: How many?\nA: Two.\n\nQ3\n")
    listed.write_text(json.dumps([ROWS[1] | {"answer": "Three."}]), encoding="utf-8")
    assert again.add(listed, starter_library())[:2] == (0, 1)
    assert again.about(["SD01-006"])[0].answer == "Three."
    assert len(again) == 4


def test_answers_are_removed_also_from_a_damaged_file(listed: Path, tmp_path: Path) -> None:
    answers = OfficialAnswers(SVE, tmp_path / "kept")
    answers.add(listed, starter_library())
    answers.remove()
    assert len(answers) == len(OfficialAnswers(SVE, tmp_path / "kept")) == 0
    answers.path.write_text("{")
    damaged = OfficialAnswers(SVE, tmp_path / "kept")
    damaged.remove()
    assert damaged.add(listed, starter_library()).new == 4


@pytest.mark.parametrize(
    "text", ["number,question,answer\nSD01-006,How?,So.\n", "番号\t質問\t回答\nSD01-006\tHow?\tSo.\n"]
)
def test_a_spreadsheet_is_a_list_too(tmp_path: Path, text: str) -> None:
    path = tmp_path / "answers.csv"
    path.write_text(text, encoding="utf-8-sig")
    assert is_answer_list(path)
    (answer,) = read_answers(path)
    assert (answer.number, answer.question, answer.answer) == ("SD01-006", "How?", "So.")


@pytest.mark.parametrize("text", ["number,name\nSD01-006,Aria\n", '[{"number": "SD01-006", "name": "Aria"}]'])
def test_a_list_of_cards_is_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / ("cards.json" if text[0] == "[" else "cards.csv")
    path.write_text(text)
    assert not is_answer_list(path)


def test_a_list_without_answers_and_a_damaged_file_are_refused_in_words(listed: Path, tmp_path: Path) -> None:
    listed.write_text('[{"question": "", "answer": ""}]')
    with pytest.raises(DamagedFile, match="no questions with answers"):
        read_answers(listed)
    kept = tmp_path / "sve.json"
    kept.write_text("{")
    answers = OfficialAnswers(SVE, tmp_path)
    assert answers.damaged is not None
    with pytest.raises(DamagedFile, match=r"sve\.json"):
        answers.add(listed, starter_library())
    assert kept.read_text() == "{"

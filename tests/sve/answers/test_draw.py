"""Which of the publisher's questions are asked here: those on shipped cards, drawn by a seed, set after set in turn.

The questions themselves don't come with svedesk. A test is named by the number of its question, or has it as its id;
what can't be played in a position is in `LEFT_OUT`.
"""

import json
import random
import re
from pathlib import Path

import pytest
from shipped import shipped_library

SEED = 2811
DRAWN = 618
QUESTIONS = Path(__file__).resolve().parents[4] / "shared" / "rules" / "qna_ja.json"

LEFT_OUT = {
    "what is asked of is a line that is resolved by hand": """
        322 612 658 1760 896 1824 2074 1628 2012 1614 448 672 816 1204 1648 400 894 1606 1752 890 1816
        714 1034 1692 1792 1944 1608 344 1130 1436 1840 482 1578 1902 2076 534 674 1640 1748 1238 1818 170 540 1304
        1654 1756 406 1828 1612 240 416 1060 1262 1762 1392 422 1574 1652 1402 1850 512
        1100 1172 1024 1778 1964 666 530 690 1592 1288 1508 1688 1866 420 1012 1624 1794 1428
        660 1162 1374 1860 1038 1680 2014 526 1182 1356 1630 1898 1982
        1306 1826 632 1884 2546 668 1554 1776 1408 1848
        1552 1924 520 712 824 1006 1548 1754 554 876
        982 1358 966 544 662 1066 1546 1906 1852
        1314 354 1862 716 1514 1764 1966
        386 1394 504 888 1638 1790 1442""",
    "its card has no script": "1806 1900 1838 1774 1346 1642 814 1738",
    "the other face of the card is in no list": "1160 1056 1188 1152",
    "another card it is about is not shipped; tests/sve/cards/test_tokens_ja_1_26.py asks it": "2704",
    "whether its spell has Quick, which it asks of, no list says": "1406",
    "tests/sve/rules/test_ch14_cinderella_girls.py asks it of a whole game": "898",
    "it is about building a deck": "484 1184",
    "it is about things on a table: how to draw lots, what stands for a token": "828 308 736 868",
}


def drawn(count: int) -> list[int]:
    """The numbers of the first questions drawn: each set's in random order, one of each set in turn."""
    cards = {number.upper() for number in shipped_library().numbers()}
    rows = json.loads(QUESTIONS.read_text(encoding="utf-8"))
    by_set: dict[str, list[int]] = {}
    for number, card in sorted((int(row["id"][1:]), row["card"] or "") for row in rows):
        if card.upper() in cards:
            of_set = re.match(r"[A-Z]+\d+", card)
            assert of_set is not None
            by_set.setdefault(of_set[0], []).append(number)
    lots = random.Random(SEED)
    for name in sorted(by_set):
        lots.shuffle(by_set[name])
    rounds = range(max(map(len, by_set.values())))
    return [by_set[name][turn] for turn in rounds for name in sorted(by_set) if turn < len(by_set[name])][:count]


def asked() -> list[int]:
    """The numbers of the questions that tests here are named by."""
    sources = (path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    return [int(number) for source in sources for number in re.findall(r'(?:id="|_)q(\d+)', source)]


def test_no_question_is_both_asked_and_left_out_or_asked_twice():
    left_out = [int(number) for numbers in LEFT_OUT.values() for number in numbers.split()]
    assert len({*asked(), *left_out}) == len(asked()) + len(left_out) == DRAWN


@pytest.mark.lists
def test_the_questions_are_those_that_were_drawn():
    left_out = {int(number) for numbers in LEFT_OUT.values() for number in numbers.split()}
    assert set(drawn(DRAWN)) == {*asked(), *left_out}

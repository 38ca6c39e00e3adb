"""A deck on paper: every card with both names and its number, the code to be scanned, on as many pages as it needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
import segno
from gui.rooms.decks.sheet.reading import pages_of as read_pages
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from shipped import SVE, leaders, starter_decks, starter_library, sve_deck

from svedesk.cards.library import Library, shipped_library
from svedesk.decks import Deck, starter
from svedesk.decks.share_code import code_of
from svedesk.decks.sheet import sheet_of
from svedesk.games.dm.duel_masters import DM
from svedesk.gui.app.run import application_for
from svedesk.gui.kit.translate import speak
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.decks.sheet.drawing import CODE, QUIET, draw_code
from svedesk.gui.rooms.decks.sheet.output import pdf_of, picture_of
from svedesk.gui.rooms.decks.sheet.pages import EDGE, FOOT, HEADING, NEXT_TITLE, PAPERS, ROW, TITLE, Paper, pages_of

LIBRARY = starter_library()
SD01 = replace(starter_decks()["SD01"], note="Fairies first.\n妖精を並べる。")


@pytest.fixture(autouse=True)
def application() -> Iterator[QApplication]:
    application = application_for(DARK)
    yield application
    speak(application, "en")


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.slow_after_first
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("code", ["SD01", "SD02", "SD03", "SD04", "SD05", "SD06"])
def test_the_file_says_every_card(code: str, paper: Paper) -> None:
    deck = starter_decks()[code]
    pdf = pdf_of(sheet_of(deck, LIBRARY, SVE, "en"), paper)
    (said,) = map(squeezed, read_pages(pdf))
    for number, count in (*((leader, 1) for leader in leaders(deck)), *deck["main"], *deck["evolve"]):
        facts = LIBRARY[number]
        for part in (f"{count}×", facts.name, facts.name_ja, number):
            assert squeezed(part) in said, part
    assert squeezed(deck.name) in said
    assert code_of(deck, SVE) in said
    assert "Maindeck·40" in said
    width, height = PAPERS[paper]
    assert re.search(rb"/MediaBox \[0 0 %d\.0+ %d\.0+\]" % (width, height), pdf)


def test_nothing_of_what_cards_say_is_on_it() -> None:
    from svedesk.games.sve.ruleset import Sve
    from svedesk.games.sve.text.cards import card_text

    rules = Sve(LIBRARY)
    said = squeezed("".join(read_pages(pdf_of(sheet_of(SD01, LIBRARY, SVE, "en")))))
    for number in SD01.numbers():
        for line in card_text(rules.definition(number), "en").splitlines():
            assert squeezed(line) not in said


def test_the_same_deck_gives_the_same_file() -> None:
    assert pdf_of(sheet_of(SD01, LIBRARY, SVE, "en")) == pdf_of(sheet_of(SD01, LIBRARY, SVE, "en"))
    assert b"D:20000101000000" in pdf_of(sheet_of(SD01, LIBRARY, SVE, "en"))


def test_another_game_has_its_own_words() -> None:
    deck = starter.starter_decks(DM)["DM-FN"]
    (said,) = read_pages(pdf_of(sheet_of(deck, shipped_library(DM), DM, "ja")))
    assert "クリーチャー" in said


def test_it_speaks_the_language_of_the_window(application: QApplication) -> None:
    speak(application, "ja")
    (said,) = read_pages(pdf_of(sheet_of(SD01, LIBRARY, SVE, "ja")))
    assert "メインデッキ·40" in squeezed(said)


def many(count: int) -> tuple[Deck, Library]:
    """A deck of so many different cards."""
    card = LIBRARY["SD01-011"]
    cards = [replace(card, number=f"XX01-{at:03}", name=f"Adept {at}", name_ja=f"徒{at}") for at in range(count)]
    return sve_deck("Everything", (), tuple((card.number, 1) for card in cards)), Library(cards)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("count", [0, 1, 30, 35, 36, 37, 38, 39, 40, 41, 42, 43, 60, 98])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_long_decks_have_several_pages_and_nothing_lies_on_the_foot(count: int, paper: Paper) -> None:
    deck, library = many(count)
    sheet = sheet_of(deck, library, SVE, "en")
    pages = pages_of(sheet, paper)
    assert sum(len(part.lines) for page in pages for part in page.parts) == count
    for at, page in enumerate(pages):
        used = (NEXT_TITLE if at else TITLE) + sum(part.height for part in page.parts) + (FOOT if page.foot else 0)
        assert used <= PAPERS[paper][1] - 2 * EDGE
        assert all(part.lines for part in page.parts)
    assert [page.foot for page in pages] == [False] * (len(pages) - 1) + [True]
    assert HEADING > ROW


def test_every_page_of_many_says_which_it_is() -> None:
    deck, library = many(60)
    said = [squeezed(page) for page in read_pages(pdf_of(sheet_of(deck, library, SVE, "en")))]
    assert len(said) == 2
    for at, page in enumerate(said, 1):
        assert f"Page{at}of2" in page
        assert page.startswith("Everything")
    assert "Maindeck·60,continued" in said[1]
    assert all(f"XX01-{at:03}" in "".join(said) for at in range(60))


def test_cards_nobody_knows_and_cards_of_one_language_stand_there_all_the_same() -> None:
    card = replace(LIBRARY["SD01-011"], number="XX01-001", name="残火の徒", name_ja="残火の徒")
    deck = sve_deck("", (), (("XX01-001", 2), ("ZZ99-001", 3)))
    said = squeezed("".join(read_pages(pdf_of(sheet_of(deck, Library([card]), SVE, "en")))))
    assert said.count("残火の徒") == 1
    assert "3×UnknowncardZZ99-001" in said
    assert said.startswith("Unnamed")


def test_the_picture_on_it_is_the_code_of_the_deck() -> None:
    sheet = sheet_of(SD01, LIBRARY, SVE, "en")
    page = picture_of(sheet, "a4", 0, 2380)
    step = 2380 / PAPERS["a4"][0]
    rows = [list(row) for row in segno.make(code_of(SD01, SVE), error="m", micro=False).matrix]
    side = FOOT - CODE - 14
    left, top = PAPERS["a4"][0] - EDGE - side, PAPERS["a4"][1] - EDGE - FOOT + 14
    module = side / (len(rows) + 2 * QUIET)
    seen = [[dark(page, (left + (x + 0.5) * module) * step, (top + (y + 0.5) * module) * step)
             for x in range(QUIET, QUIET + len(rows))] for y in range(QUIET, QUIET + len(rows))]  # fmt: skip
    assert seen == rows


def test_no_bright_line_is_left_between_modules_that_touch() -> None:
    page = QImage(300, 300, QImage.Format.Format_RGB32)
    page.fill(Qt.GlobalColor.white)
    painter = QPainter(page)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_code(painter, code_of(SD01, SVE), QRectF(0.3, 0.3, 287.7, 287.7))
    painter.end()
    module = 287.7 / (len(segno.make(code_of(SD01, SVE), error="m", micro=False).matrix) + 2 * QUIET)
    y = round((QUIET + 0.5) * module)  # through the upper bar of the first corner, which is dark for seven modules
    bar = range(round((QUIET + 0.5) * module), round((QUIET + 6.5) * module))
    assert max(page.pixelColor(x, y).lightness() for x in bar) < 8


def dark(page: QImage, x: float, y: float) -> int:
    return int(page.pixelColor(round(x), round(y)).lightness() < 128)

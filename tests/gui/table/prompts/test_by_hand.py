"""Cards without a script in the window: the strip quotes the line that is due, the tools by hand work there and then,
and the game goes on. All texts are invented."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from shipped import SVE, starter_library
from sve.by_hand.worded import worded_amulet, worded_evolved, worded_follower, worded_spell
from sve.playing import Playing, Side, table

from svedesk.desk.desk import Desk
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.input_dialogs import NumberDialog
from svedesk.gui.look.theme import px
from svedesk.gui.table import manual
from svedesk.gui.table.words import GameTexts, Words

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
LONG = "Sing a song of sixpence, a pocket full of rye, then give it to who asks for it. " * 6


@pytest.fixture
def sit_before(qtbot: QtBot, window: MainWindow) -> Callable[[Playing], Person]:
    """Sit down before a table as it lies."""

    def begin(t: Playing) -> Person:
        rules = t.session.ruleset
        assert isinstance(rules, Sve)
        window.app.cards.rules = rules
        window.app.router.open(GameRoute(Desk(t.session), ("Aiko", "Ren"), True))
        return Person(qtbot, window)

    return begin


def fanfare() -> Playing:
    owl = worded_follower("Owl", "Rush.\n{FANFARE} Sing.", "【突進】\n【ファンファーレ】歌う。")
    return table(me=Side(hand=["Owl"]), foe=Side(field=["Fighter"]), cards=[owl]).play("Owl")


def spell() -> Playing:
    return table(me=Side(hand=["Song"]), foe=Side(field=["Fighter"]), cards=[worded_spell("Song", "Sing.")]).play(
        "Song"
    )


def last_words() -> Playing:
    owl = worded_follower("Owl", "{LAST WORDS} Sing.")
    t = table(me=Side(field=["Owl"]), foe=Side(field=["Fighter [engaged]"]), cards=[owl])
    return t.attack("Owl", "Fighter").quiet()


def strike() -> Playing:
    t = table(
        me=Side(field=["Owl"]), foe=Side(field=["Fighter [engaged]"]), cards=[worded_follower("Owl", "Strike: Sing.")]
    ).attack("Owl", "Fighter")
    while t.ask.kind == "quick":
        t.say("pass")
    return t


def on_evolve() -> Playing:
    cards = [
        worded_follower("Owl", "{EVOLVE} {COST 1}: Evolve this follower."),
        worded_evolved("Owl", "On Evolve: Sing."),
    ]
    return table(me=Side(field=["Owl"], evolve=["Owl"]), foe=Side(field=["Fighter"]), cards=cards).evolve("Owl")


def activated() -> Playing:
    owl = worded_follower("Owl", "{ACT} {COST 1}: Sing.")
    return table(me=Side(field=["Owl"]), foe=Side(field=["Fighter"]), cards=[owl]).activate("Owl")


def cost() -> Playing:
    owl = worded_follower("Owl", "{ACT} Hum: Sing.")
    return table(me=Side(field=["Owl"]), foe=Side(field=["Fighter"]), cards=[owl]).activate("Owl")


def phase() -> Playing:
    bell = worded_amulet("Bell", "At the start of your end phase, sing.")
    return table(me=Side(field=["Bell"]), foe=Side(field=["Fighter"]), cards=[bell]).end()


def request() -> Playing:
    owl = worded_follower("Owl", "Whenever it rains, sing.")
    return table(me=Side(field=["Owl"]), foe=Side(field=["Fighter"]), cards=[owl]).activate("Owl")


MOMENTS = {
    "Fanfare": (fanfare, "Fanfare: Sing."),
    "a spell": (spell, "Sing."),
    "Last Words": (last_words, "Last Words: Sing."),
    "Strike": (strike, "Strike: Sing."),
    "On Evolve": (on_evolve, "On Evolve: Sing."),
    "an activated ability": (activated, "Act cost 1: Sing."),
    "a cost": (cost, "Act Hum: Sing."),
    "the start of a phase": (phase, "At the start of your end phase, sing."),
    "a request": (request, "Whenever it rains, sing."),
}


@pytest.mark.slow_after_first
@pytest.mark.parametrize("moment", MOMENTS)
def test_at_each_moment_the_line_is_quoted_the_tools_work_and_the_game_goes_on(
    moment: str, sit_before: Callable[[Playing], Person]
) -> None:
    set_up, line = MOMENTS[moment]
    person = sit_before(set_up())
    first, _, quoted = person.says.partition("\n")
    assert "manually" in first
    assert quoted == line
    table_seat = person.page.table_seat
    assert table_seat.manual, "the tools are there without the rules being turned off"
    assert not table_seat.rules_off
    defense = person.view.number(1, "leader_defense")
    table_seat.act("number", amount=-2, text="leader_defense", side=1)
    manual.draw(table_seat, 0)
    assert person.view.number(1, "leader_defense") == defense - 2
    assert person.says.endswith(line), "it waits until the player says so"
    person.press("Done")
    assert not person.says.endswith(line) or moment == "a cost"  # which is followed by what was paid for
    assert person.ask is None or person.ask.kind != "by_hand" or moment == "a cost"


@pytest.mark.slow_after_first
@pytest.mark.parametrize(
    ("line", "counts"),
    [
        ("{FANFARE} Look at the top 4 cards of your deck. Draw 5 cards.", (4, 2, 5)),
        ("{FANFARE} Put the top 6 cards of your deck into your cemetery.", (3, 6, 2)),
        ("【ファンファーレ】自分のデッキの上5枚を見る。3枚引く。自分のデッキの上4枚を墓場に置く。", (5, 4, 3)),
    ],
)
def test_small_questions_begin_with_the_number_the_line_says(
    line: str, counts: tuple[int, ...], sit_before: Callable[[Playing], Person]
) -> None:
    owl = worded_follower("Owl", *((line, "") if line.isascii() else ("", line)))
    person = sit_before(table(me=Side(hand=["Owl"]), cards=[owl]).play("Owl"))
    asks = ((Qt.Key.Key_W, CTRL), (Qt.Key.Key_M, ALT), (Qt.Key.Key_E, CTRL))
    for (key, held), count in zip(asks, counts, strict=True):
        person.key(key, held)
        dialog = person.page.opened
        assert isinstance(dialog, NumberDialog)
        assert dialog.field.text() == str(count)
        dialog.reject()


def test_in_japanese_the_japanese_line_is_quoted(window: MainWindow, sit_before: Callable[[Playing], Person]) -> None:
    window.app.settings.change(lang="ja")
    person = sit_before(fanfare())
    assert person.says.endswith("\n【ファンファーレ】歌う。")
    window.app.settings.change(lang="en")


def test_without_the_text_the_line_is_told_by_its_place(sit_before: Callable[[Playing], Person]) -> None:
    """As a guest sees it who has not the host's list."""
    person = sit_before(fanfare())
    facts = person.window.app.cards.rules.facts("X-Owl")
    words = Words(GameTexts(SVE, Sve({**starter_library(), "X-Owl": facts}, {})), person.page.table_seat.words.seats)
    assert person.ask is not None
    said = words.of_game.question(person.ask, person.view)
    assert said.splitlines() == [
        "Resolve Owl manually (Fanfare).",
        "The text of that line is not available here. Read it on the card.",
    ]


def test_what_is_paid_for_is_quoted_too(sit_before: Callable[[Playing], Person]) -> None:
    owl = worded_follower("Owl", "{FANFARE} Discard a card: Sing.")
    person = sit_before(table(me=Side(hand=["Owl", "Fighter"]), cards=[owl]).play("Owl"))
    assert person.says == "Pay for the effect of Owl?\nFanfare: Discard a card: Sing."
    person.press("No")
    assert person.ask is not None
    assert person.ask.kind == "main"


@pytest.mark.slow_after_first
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_long_line_is_not_cut(
    size: tuple[int, int], window: MainWindow, qtbot: QtBot, sit_before: Callable[[Playing], Person]
) -> None:
    window.resize(*size)
    owl = worded_follower("Owl", "{FANFARE} " + LONG)
    person = sit_before(table(me=Side(hand=["Owl"]), cards=[owl]).play("Owl"))
    qtbot.wait(1)
    sentence = person.page.strip.sentence
    assert sentence.heightForWidth(sentence.width()) <= sentence.height()
    high = person.page.strip.height()
    person.press("Done")
    assert person.page.strip.height() == px(52) < high


def test_the_new_game_page_says_how_much_of_both_decks_is_executed(window: MainWindow, qtbot: QtBot) -> None:
    form = window.app.router.home.page.form
    qtbot.waitUntil(lambda: form.captions[0].text() == "First seat · Fully automated.")
    shown = window.app.cards.rules
    window.app.cards.rules = Sve(
        {number: shown.facts(number) for number in window.app.decks.by_key["SD03"].numbers()}, {}
    )
    form.decks[1].setCurrentIndex(form.decks[1].findData("SD03"))
    assert form.captions[1].text() == "Second seat · 0 automated, 0 partly, 20 manual."
    assert form.decks[1].accessibleDescription() == "0 automated, 0 partly, 20 manual."
    window.app.cards.rules = shown

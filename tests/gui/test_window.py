"""Menu, cover screen, keys, saving and resuming, through the window."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from gui.person import LEFT, Person
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shipped import SVE

from svedesk.engine.view import View
from svedesk.gui.app import open_game
from svedesk.gui.app.actions import ACTIONS, label_of
from svedesk.gui.app.sidecar_files import SEATS, Seats
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.cache import FaceCache
from svedesk.gui.rooms.help.keys_dialog import KeysDialog

BEFORE_THE_FIRST_PAINT = {
    *("PySide6", "shiboken6", "shibokensupport", "signature_bootstrap", "platformdirs"),
    *("svedesk.cards", "svedesk.data", "svedesk.decks", "svedesk.documents", "svedesk.engine", "svedesk.messages"),
    *("svedesk.nearest", "svedesk.packs", "svedesk.settings"),
    *("svedesk.desk.kept_games", "svedesk.desk.settings"),
    *("svedesk.games.dm", "svedesk.games.registry", "svedesk.games.sve"),
    *("svedesk.gui.app", "svedesk.gui.kit", "svedesk.gui.look", "svedesk.gui.rooms.start", "svedesk.gui.table"),
    *("svedesk.net.garbage", "svedesk.net.interrupts", "svedesk.net.match"),
}
"""All that is loaded until the first page is painted, beside Python's own modules: whoever starts svedesk waits for it.
What is not needed by then is to be loaded where it is."""


def said_by(source: str) -> list[str]:
    """The lines that a program of its own prints."""
    return subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=True, timeout=100
    ).stdout.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "without"),
    [
        ("table_controller", {"multiprocessing", "svedesk.bot.process", "svedesk.bot.search"}),
        ("computer_game", {"svedesk.bot.search", "svedesk.bot.serving", "svedesk.wire.messages_table"}),
    ],
)
def test_a_table_does_without_what_thinks_for_the_computer(table: str, without: set[str]) -> None:
    """Another process does; whoever is asked for advice among persons loads what starts it then."""
    loaded = said_by(f"import sys, svedesk.gui.rooms.table.{table}; print(*sys.modules)")
    assert not without & set(loaded[0].split())


@pytest.mark.slow
def test_the_first_page_is_painted_before_the_rules_are_imported(tmp_path: Path) -> None:
    """They are two hundred modules; a process of its own, as in this one they are there. Pydantic, and what reads files
    with it, is for whoever has such files, and PySide6 is kept from reading the source of all modules."""
    source = f"""
import linecache
import sys
from pathlib import Path
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.look.theme import DARK

RULES = "svedesk.games.sve.ruleset"
application = application_for(DARK)
window = make_window(saves=Path({str(tmp_path)!r}))
page, painted = window.app.router.home.page, []
page.painted.disconnect()  # then the rules are imported
page.painted.connect(lambda: painted.append(set(sys.modules)))
window.show()
while not painted:
    application.processEvents()
print(*painted[0])
window.app.cards.prepare(lambda: None)
while not window.app.cards.ready:
    application.processEvents()
print(RULES in painted[0], RULES in sys.modules)
print(list(linecache.cache))
window.close()
"""
    loaded, *others = said_by(source)
    assert others == ["False True", "[]"]
    allowed = {".".join(name.split(".")[:depth]) for name in BEFORE_THE_FIRST_PAINT for depth in range(1, 5)}
    unexpected = {
        name
        for name in loaded.split()
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not name.startswith("_")
        and name not in allowed
        and not any(name.startswith(f"{room}.") for room in BEFORE_THE_FIRST_PAINT)
    }
    assert unexpected == set()


@pytest.mark.slow
def test_a_page_is_loaded_when_its_button_is_pressed(tmp_path: Path) -> None:
    """Not before, whoever never opens it."""
    source = f"""
import sys
from pathlib import Path
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.look.theme import DARK

PAGE = "svedesk.gui.rooms.cards.room"
application = application_for(DARK)
window = make_window(saves=Path({str(tmp_path)!r}))
page = window.app.router.home.page
window.show()
while "·" not in page.form.captions[0].text():
    application.processEvents()
print(PAGE in sys.modules)
page.cards.pressed.emit()
while not hasattr(sys.modules.get(PAGE), "CardsController"):
    application.processEvents()
window.close()
"""
    assert said_by(source) == ["False"]


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").is_file(), reason="the system does not tell of memory")
def test_a_game_takes_little_memory(tmp_path: Path) -> None:
    """Beside the files of Qt and Python, which differ from system to system, a game had 71 MB when this was written,
    and 86 to 90 after some turns that open piles and undo."""
    source = f"""
from pathlib import Path
from svedesk.gui.bench._play import play_turns
from svedesk.gui.bench._table import BenchTable

table = BenchTable(Path({str(tmp_path)!r}), (1280, 800))
for turns in (0, 4):
    play_turns(table, turns)
    print(next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("RssAnon:")))
table.window.close()
"""
    begun, played = (int(line.split()[1]) for line in said_by(source))
    assert begun < 80_000
    assert played < 100_000


def test_a_small_window_keeps_fewer_faces(window: MainWindow) -> None:
    window.show()
    cache = window.app.faces().cache
    budgets = []
    for size in ((3840, 2160), (1280, 800)):
        window.resize(*size)
        budgets.append(cache.budget)
    assert budgets == [FaceCache().budget, 3 * 4 * 1280 * 800]


def test_a_game_begins_from_the_menu(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.app.router.home.page.against["person"], LEFT)
    form = window.app.router.home.page.form
    form.names[0].setText("Aiko")
    form.hands.setCurrentIndex(1)
    form.first.setCurrentIndex(2)
    form.seed.setText("5")
    qtbot.mouseClick(form.start, LEFT)
    assert window.app.router.table is not None
    table_seat = window.app.router.table.table_seat
    assert table_seat.desk.session.setup.seed == 5
    assert table_seat.desk.session.setup.first == 1
    assert table_seat.open_hands
    assert window.windowTitle() == "Aiko vs. Player 2 – svedesk"


@pytest.mark.parametrize("edition", ["JA 1.18.0", "EN early"])
def test_a_game_is_played_by_the_edition_and_in_the_format_that_were_picked(
    qtbot: QtBot, window: MainWindow, edition: str
) -> None:
    qtbot.mouseClick(window.app.router.home.page.against["person"], LEFT)
    form = window.app.router.home.page.form
    assert [form.form.itemText(place) for place in range(form.form.count())] == ["Standard", "Sealed", "Cross Craft"]
    assert form.edition.currentText() == "EN 1.16.0"
    form.form.setCurrentIndex(form.form.findData("sealed"))
    form.edition.setCurrentIndex(form.edition.findText(edition))
    qtbot.mouseClick(form.start, LEFT)
    assert window.app.router.table is not None
    setup = window.app.router.table.table_seat.desk.session.setup
    assert (setup.rules, setup.format) == (edition, "sealed")
    open_game.again(window.app)
    assert window.app.router.table.table_seat.desk.session.setup._replace(seed=setup.seed) == setup


def test_what_of_an_edition_is_not_executed_yet_is_said_when_it_is_picked(
    window: MainWindow, crests_lacking: str
) -> None:
    window.app.router.home.page.show_form("computer")
    form = window.app.router.home.page.computer
    form.more.button.click()
    edition = form.edition
    assert not edition.note.isVisible()
    edition.choose(crests_lacking)
    assert edition.note.isVisible()
    assert edition.note.text() == "Not automated yet in the rules JA 1.24.1: crests, fusion. Resolve it manually."
    assert edition.accessibleDescription() == edition.note.text()
    edition.choose("EN 1.16.0")
    assert not edition.note.isVisible()


def test_a_seed_that_is_no_number_is_refused_with_a_sentence(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.app.router.home.page.against["person"], LEFT)
    form = window.app.router.home.page.form
    form.seed.setText("seven")
    qtbot.mouseClick(form.start, LEFT)
    assert window.app.router.table is None
    assert form.trouble.text() == "The seed must be a whole number. Leave it empty for a random one."


def cards_shown(person: Person) -> set[str]:
    return {item.card.number for item in person.page.scene.cards.values() if item.card is not None}


def numbers(view: View, seat: int) -> set[str]:
    return {card.number for card in view.zone(seat, "hand").cards}


def test_the_cover_stands_between_two_people_and_no_hand_is_shown_before_it_is_lifted(
    sit: Callable[..., Person],
) -> None:
    person = sit(open_hands=False)
    cover = person.page.cover
    assert cover.isVisible()
    assert cover.name.text() == "Aiko: your turn"
    assert cover.geometry() == person.page.rect(), "nothing looks out from below the cover"
    person.uncover()
    assert not cover.isVisible()
    assert numbers(person.view, 0)
    person.press("Keep this hand")
    assert cover.isVisible()
    assert cover.name.text() == "Ren: your turn"
    assert person.view.seat == 0
    desk = person.page.table_seat.desk
    assert not cards_shown(person) & numbers(desk.view(1), 1), "Ren's cards are not even in the scene yet"
    person.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert cover.isVisible(), "no key works through the cover"
    person.qtbot.keyClick(cover, Qt.Key.Key_Space)
    assert person.view.seat == 1
    assert numbers(person.view, 1) <= cards_shown(person)
    assert not numbers(person.view, 0)


def test_with_open_hands_both_hands_lie_open_and_nothing_is_covered(sit: Callable[..., Person]) -> None:
    person = sit(open_hands=True)
    assert not person.page.cover.isVisible()
    desk = person.page.table_seat.desk
    assert numbers(desk.view(0), 0) | numbers(desk.view(1), 1) <= cards_shown(person)


@pytest.mark.slow
def test_a_game_is_resumed_where_it_was_left(qtbot: QtBot, window: MainWindow, sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    person.end_turn()
    digest = person.page.table_seat.desk.session.digest()
    window.app.router.start()
    assert "Regal Fairy Princess vs. Blade of Resentment" in window.app.router.home.page.resume_note.text()
    qtbot.mouseClick(window.app.router.home.page.resume, LEFT)
    assert window.app.router.table is not None
    assert window.app.router.table.table_seat.desk.session.digest() == digest
    assert window.app.router.table.table_seat.words.seats == ("Aiko", "Ren")
    assert window.app.router.table.table_seat.open_hands


def test_names_that_were_spoiled_are_the_usual_ones(tmp_path: Path) -> None:
    file = tmp_path / "x.seats.json"
    for content in (b"", b"[]", b'{"names": 3}', b'{"names": ["a"], "open_hands": 1}', b"\xff\xfe", b"[" * 3000):
        file.write_bytes(content)
        assert SEATS.read(file) == Seats()


@pytest.mark.slow
def test_a_game_saved_by_hand_is_loaded_again(window: MainWindow, sit: Callable[..., Person], tmp_path: Path) -> None:
    person = sit()
    person.keep_hands()
    digest = person.page.table_seat.desk.session.digest()
    file, board = tmp_path / "mine.svedesk", tmp_path / "board.svedesk"
    window.app.router.current.save(file)
    window.app.router.current.save(board, board=True)
    person.end_turn()
    open_game.load(window.app, file)
    assert window.app.router.table is not None
    assert window.app.router.table.table_seat.desk.session.digest() == digest
    open_game.load(window.app, board)
    assert window.app.router.table.table_seat.desk.session.setup.board is not None


def test_how_long_a_game_took_is_told_where_it_was_seen_from_its_beginning(
    window: MainWindow, sit: Callable[..., Person], tmp_path: Path
) -> None:
    person = sit()
    person.keep_hands()
    file = tmp_path / "mine.svedesk"
    window.app.router.current.save(file)
    person.page.table_seat.desk.concede(0)
    assert person.page.banner.lasted.text() == "1 turn, 1 min"
    open_game.load(window.app, file)
    window.app.router.table.table_seat.desk.concede(0)
    assert window.app.router.table.banner.lasted.text() == "1 turn"


def test_a_damaged_file_gives_a_sentence_and_changes_nothing(
    window: MainWindow, sit: Callable[..., Person], tmp_path: Path
) -> None:
    person = sit()
    person.keep_hands()
    page = person.page
    file = tmp_path / "broken.svedesk"
    file.write_bytes(b"no game")
    open_game.load(window.app, file)
    assert window.app.router.table is page
    assert page.strip.text
    assert page.strip.text != "Your main phase. Play a card, attack, use an ability, or end your turn."


@pytest.mark.slow
def test_the_same_people_play_a_rematch(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    person.page.table_seat.concede()
    assert person.page.banner.title.text() == "Ren wins"
    old = person.page
    person.press_button(person.page.banner.buttons["Rematch"])
    assert person.page is not old
    assert person.window.windowTitle() == "Aiko vs. Ren – svedesk"


@pytest.mark.slow
def test_rematches_are_counted_and_begun_as_the_loser_says(sit: Callable[..., Person]) -> None:
    person = sit(first=-1)
    for loser, score in ((0, ""), (1, "Aiko 1 : 1 Ren"), (0, "Aiko 1 : 2 Ren")):
        desk = person.page.table_seat.desk
        desk.concede(loser)
        person.qtbot.waitUntil(person.page.banner.isVisible)
        shown = person.window.app.router.current._score
        assert (shown.text() if shown.isVisible() else "") == score
        person.press_button(person.page.banner.buttons["Rematch"])
        asked = person.page.table_seat.desk.session.ask
        assert (asked.kind, asked.seat) == ("first", loser)


def test_no_two_actions_share_a_key() -> None:
    keys = [key for action in ACTIONS for key in action.keys]
    assert len(keys) == len(set(keys))
    assert all(not QKeySequence(key).isEmpty() for key in keys)


def test_the_list_of_keys_has_every_key(window: MainWindow, sit: Callable[..., Person]) -> None:
    person = sit()
    person.window.app.actions["keys"].trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, KeysDialog)
    from PySide6.QtWidgets import QLabel

    said = {label.text() for label in dialog.findChildren(QLabel)}
    assert {label_of(action, SVE, "en") for action in ACTIONS if action.keys} <= said
    dialog.close()


def test_ctrl_enter_ends_the_turn_and_enter_presses_the_bright_button(sit: Callable[..., Person]) -> None:
    person = sit()
    assert person.ask is not None
    assert person.ask.kind == "redraw"
    person.key(Qt.Key.Key_Return)
    assert person.view.seat == 1
    person.keep_hands()
    person.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert person.view.waits_kind == "quick"
    assert person.view.waits_for == 1


def test_hand_keys_need_the_rules_off(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    before = len(person.names("hand"))
    person.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert len(person.names("hand")) == before
    assert "rules off" in person.says
    person.page.table_seat.toggle_rules()
    person.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert len(person.names("hand")) == before + 1


def test_what_the_rules_would_not_allow_is_listed_when_they_go_on(sit: Callable[..., Person]) -> None:
    from svedesk.engine.records import Place
    from svedesk.gui.kit.input_dialogs import ListDialog
    from svedesk.gui.table import manual

    person = sit()
    person.keep_hands()
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    manual.create(table_seat, "SD01-T01", Place(0, "field"), 7)
    person.press("Rules on")
    dialog = person.page.opened
    assert isinstance(dialog, ListDialog)
    assert dialog.list.count() >= 1
    dialog.close()


@pytest.mark.slow
def test_another_theme_is_put_on_in_the_middle_of_a_game(window: MainWindow, sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    desk = person.page.table_seat.desk
    digest = desk.session.digest()
    for name in ("light", "high-contrast", "dark"):
        window.app.settings.change(theme=name)
        assert person.page.theme.name == name
        assert person.page.table_seat.desk is desk
        assert desk.session.digest() == digest
    person.end_turn()
    assert person.view.number(-1, "turn") == 2


def test_quick_windows_are_passed_by_themselves_if_that_was_chosen(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.app.router.home.page.against["person"], LEFT)
    form = window.app.router.home.page.form
    form.hands.setCurrentIndex(1)
    form.first.setCurrentIndex(1)
    form.passing.setCurrentIndex(1)
    qtbot.mouseClick(form.start, LEFT)
    assert window.app.router.table is not None
    assert window.app.router.table.table_seat.desk.settings.passing == ("when_able", "when_able")

"""Sizes of text and of cards: they act at once, everything holds at every size, and what a window has no room for it
does not try."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from gui.person import Person
from gui.rooms.settings.conftest import Chooser
from gui.test_languages import cut
from gui.test_sizes import check_hand, check_texts, check_zones
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from svedesk.engine.records import Place
from svedesk.games.sve.desk.table import SVE_TABLE
from svedesk.gui.app.routes import HostRoute, JoinRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import DARK, apply_theme, least_window, px, scale_for, scale_now, scaled, set_scale
from svedesk.gui.rooms.settings.rows import SECTIONS
from svedesk.gui.table import manual
from svedesk.gui.table.layout import layout

SCREENS = [
    (QSize(1280, 720), 100),
    (QSize(1366, 768), 125),
    (QSize(1920, 1080), 150),
    (QSize(2560, 1440), 200),
    (QSize(3840, 2160), 200),
    (QSize(3840, 2160), 300),
    (QSize(1280, 720), 75),
    (QSize(1280, 720), 300),  # more than there is room for
    (QSize(1000, 1400), 100),  # narrow
    (QSize(2560, 800), 125),  # wide
]
IDS = [f"{size.width()}x{size.height()} at {scale}" for size, scale in SCREENS]
TOLD = [(*screen, ("en", "ja")[place % 2]) for place, screen in enumerate(SCREENS)]
TOLD += [(QSize(1280, 720), 300, "en"), (QSize(1000, 1400), 100, "ja")]
"""Each screen in one language, those with least room for words in both."""


def rest(qtbot: QtBot, window: MainWindow, size: QSize) -> None:
    """Give the window this size, and wait until everything fits it."""
    window.resize(size)
    qtbot.waitUntil(lambda: window.size() == size)
    wanted = scale_for(window.app.settings.now.ui_scale, size)
    qtbot.waitUntil(lambda: scale_now() == wanted)
    QApplication.processEvents()


@pytest.fixture
def full_hand(sit: Callable[[], Person]) -> Person:
    """Nine cards in hand, five followers on the field, the rules off."""
    person = sit()
    person.keep_hands()
    table_seat = person.page.table_seat
    table_seat.toggle_rules()
    manual.draw(table_seat, 0, 9 - len(person.names("hand")))
    manual.create(table_seat, "SD01-017", Place(0, "field"), 5)
    return person


# -- lengths -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "size", "scale"),
    [
        (100, (1000, 600), 1.0),
        (100, (1920, 1080), 1.25),
        (100, (2560, 1440), 1.5),
        (100, (3840, 2160), 2.0),
        (100, (3840, 1080), 1.25),
        (100, (7680, 4320), 2.0),
        (75, (3840, 2160), 1.5),
        (150, (3840, 2160), 2.0),
        (150, (1920, 1080), 1.625),
        (110, (1920, 1080), 1.325),
        (200, (3840, 2160), 2.0),
        (300, (3840, 2160), 3.0),
        (300, (1280, 720), 1.2),
        (300, (1280, 1400), 1.28),
        (75, (1280, 720), 0.75),
        (100, (683, 366), 0.61),  # 1366x768 at 200 %
        (75, (600, 240), 0.5),
    ],
)
def test_a_window_gets_the_scale_it_has_room_for(wanted: int, size: tuple[int, int], scale: float) -> None:
    assert scale_for(wanted, QSize(*size)) == pytest.approx(scale)


def test_lengths_and_style_sheets_follow_the_scale(window: MainWindow) -> None:
    application = QApplication.instance()
    assert application is not None
    sheet = "a { border: 1px solid #12px34; margin: -6px 10px; image: url(x-16px.svg); font-size: 13px; }"
    set_scale(application, 1.5)
    assert (px(8), px(13), px(0), px(1)) == (12, 20, 0, 2)
    assert scaled(sheet) == (
        "a { border: 1px solid #12px34; margin: -9px 15px; image: url(x-16px.svg); font-size: 20px; }"
    )
    set_scale(application, 0.75)
    assert px(1) == 1, "what there is does not vanish"
    set_scale(application, 1.0)
    assert scaled(sheet) == sheet


# -- acting at once ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_slider_by_keyboard_acts_at_once(chooser: Chooser) -> None:
    chooser.window.resize(1920, 1080)
    chooser.open()
    before = chooser.page.back.height(), chooser.page.title.height()
    chooser.slider("ui_scale").setFocus()
    for percent in (105, 110):
        before_that = scale_now()
        chooser.key(Qt.Key.Key_Right)
        assert chooser.kept.ui_scale == percent
        assert scale_now() > before_that
        assert chooser.slider("ui_scale").hasFocus(), "the page was made anew below it"
    chooser.key(Qt.Key.Key_PageUp)
    assert chooser.kept.ui_scale == 135
    assert chooser.page.back.height() > before[0] * 1.15
    assert chooser.page.title.height() > before[1] * 1.15


@pytest.mark.slow
def test_the_slider_by_mouse_acts_when_it_is_let_go_of(chooser: Chooser) -> None:
    rest(chooser.qtbot, chooser.window, QSize(1920, 1080))
    chooser.open()
    slider = chooser.slider("ui_scale")
    y, wide = slider.height() // 2, slider.width()
    start = slider.rect().center()
    start.setX(round(wide * (100 - 75) / 225) + 2)
    chooser.qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=start)
    for x in range(start.x(), wide // 3, 6):
        chooser.qtbot.mouseMove(slider, pos=start.__class__(x, y))
        assert scale_now() == 1.25
    said = chooser.entry("ui_scale").findChildren(QLabel)
    number = next(label.text() for label in said if label.text().endswith(" %"))
    assert number != "100 %", "the number tells where it would be"
    chooser.qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=start.__class__(wide // 3, y))
    assert f"{chooser.kept.ui_scale} %" == number
    assert chooser.kept.ui_scale % 5 == 0
    assert scale_now() == scale_for(chooser.kept.ui_scale, chooser.window.size())


@pytest.mark.slow
def test_the_page_says_what_there_is_room_for(chooser: Chooser, qtbot: QtBot) -> None:
    chooser.window.app.settings.change(ui_scale=300)
    rest(qtbot, chooser.window, QSize(1280, 720))
    chooser.open()
    assert chooser.entry("ui_scale").now.text() == "This window fits at most 120%."
    rest(qtbot, chooser.window, QSize(3200, 2000))
    assert chooser.entry("ui_scale").now.isHidden()


@pytest.mark.slow
def test_a_game_goes_on_at_another_size(chooser: Chooser, sit: Callable[[], Person]) -> None:
    person = sit()
    person.keep_hands()
    desk = person.page.table_seat.desk
    digest = desk.session.digest()
    chooser.window.resize(1920, 1080)
    bar = person.page.bar.height()
    chooser.window.app.settings.change(ui_scale=150)
    assert person.page.bar.height() == px(bar)
    assert person.page.table_seat.desk is desk
    assert desk.session.digest() == digest
    person.end_turn()
    assert person.view.number(-1, "turn") == 2


@pytest.mark.slow
def test_cards_grow_at_once_and_the_page_says_how_far(chooser: Chooser, full_hand: Person) -> None:
    table = full_hand.page
    chooser.window.app.settings.change(card_scale=100)
    before = table.scene.layout
    chooser.open_by_key()
    slider = chooser.slider("card_scale")
    slider.setFocus()
    chooser.key(Qt.Key.Key_End)
    assert chooser.kept.card_scale == 300
    assert full_hand.page is table, "nothing is made anew for that"
    after = table.scene.layout
    assert 1.15 < after.cards < 3
    assert after.card_width("hand") > before.card_width("hand") * 1.15
    assert after.card_width("field") > before.card_width("field") * 1.1
    assert after.card_width("field", far=True) == pytest.approx(after.card_width("field"))
    assert chooser.entry("card_scale").now.text() == f"This table fits at most {round(after.cards * 100)}%."
    chooser.key(Qt.Key.Key_Home)
    small = table.scene.layout
    assert small.card_width("hand") == pytest.approx(before.card_width("hand") * 0.75)
    assert small.card_width("field") == pytest.approx(before.card_width("field") * 0.75)
    assert chooser.entry("card_scale").now.isHidden()


# -- everything holds --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(980, 626), (744, 520), (1500, 986), (2940, 1966), (1400, 626), (980, 986)])
@pytest.mark.parametrize("cards", [0.75, 0.9, 1.1, 1.25, 1.5, 2.0, 3.0])
def test_zones_hold_at_every_size_of_cards(size: tuple[int, int], cards: float) -> None:
    table = layout(SVE_TABLE, *size, cards)
    check_zones(table, size)
    for side, far in ((table.near, False), (table.far, True)):
        engaged = table.card_width("field", far=far) * 88 / 63
        slot = table.slot(side, "field", 0)
        assert engaged <= min(slot.width(), slot.height()) + 0.01
    usual = layout(SVE_TABLE, *size)
    assert table.card_width("hand") * 88 / 63 <= table.near.zones["hand"].height()
    assert (table.card_width("hand") > usual.card_width("hand")) is (cards > 1)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "percent"), SCREENS, ids=IDS)
def test_the_table_holds(qtbot: QtBot, window: MainWindow, full_hand: Person, size: QSize, percent: int) -> None:
    window.app.settings.change(ui_scale=percent)
    rest(qtbot, window, size)
    page = full_hand.page
    assert page.bar.height() == px(42)
    assert page.strip.height() == px(52)
    for cards in (100, 75, 150, 300):
        window.app.settings.change(card_scale=cards)
        check_hand(full_hand, 9)
        check_texts(full_hand)
    assert cut(page.bar) == []
    assert cut(page.strip) == []
    corners = page.view.geometry().united(page.strip.geometry()).united(page.bar.geometry())
    assert page.rect().contains(corners.united(page.panel.geometry()))
    assert not page.panel.geometry().intersects(page.view.geometry())
    assert page.preview.face.width() >= px(240)
    assert page.log.height() >= px(90), "lines of the log can be read"


@pytest.mark.slow
@pytest.mark.parametrize(("size", "percent", "lang"), TOLD)
def test_menu_and_settings_hold(chooser: Chooser, qtbot: QtBot, size: QSize, percent: int, lang: str) -> None:
    chooser.window.app.settings.change(ui_scale=percent, lang=lang)
    rest(qtbot, chooser.window, size)
    assert cut(chooser.window.app.router.home.page) == []
    chooser.open()
    for section, _ in SECTIONS:
        chooser.section(section)
        assert cut(chooser.page) == []


@pytest.mark.slow
@pytest.mark.parametrize(("size", "percent"), SCREENS, ids=IDS)
def test_pages_before_a_network_game_hold(chooser: Chooser, qtbot: QtBot, size: QSize, percent: int) -> None:
    window = chooser.window
    window.app.settings.change(ui_scale=percent)
    rest(qtbot, window, size)
    for route in (HostRoute(), JoinRoute()):
        window.app.router.open(route)
        QApplication.processEvents()
        page = window.stack.currentWidget()
        assert page.findChildren(QLabel)
        assert cut(page) == []


@pytest.mark.slow
@pytest.mark.parametrize(("size", "percent"), SCREENS, ids=IDS)
def test_dialogs_hold(qtbot: QtBot, window: MainWindow, full_hand: Person, size: QSize, percent: int) -> None:
    window.app.settings.change(ui_scale=percent)
    rest(qtbot, window, size)
    page = full_hand.page
    for ask in (
        window.app.actions["keys"].trigger,
        window.app.actions["about"].trigger,
        page.ask_concede,
        lambda: page.ask_number("How many cards to draw", 2, lambda number: None),
        lambda: page.ask_text("Note", "", lambda text: None),
        lambda: page.ask_card("Create a card on the field", lambda number: None),
    ):
        ask()
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        QApplication.processEvents()
        assert dialog.width() <= window.width()
        assert dialog.height() <= window.height()
        assert cut(dialog) == []
        dialog.close()


@pytest.mark.slow
def test_a_smaller_window_takes_back_what_it_has_no_room_for(qtbot: QtBot, window: MainWindow) -> None:
    usual = window.app.router.home.page.load.height()
    window.app.settings.change(ui_scale=200)
    rest(qtbot, window, QSize(2560, 1440))
    assert window.app.router.home.page.load.height() >= 2 * usual - 3
    rest(qtbot, window, QSize(1280, 720))
    assert scale_now() == pytest.approx(1.2)
    assert window.minimumSize() == least_window(100, window.screen().availableGeometry().size())
    window.app.settings.change(ui_scale=75)
    assert window.minimumSize() == QSize(750, 450)


@pytest.mark.parametrize(
    ("wanted", "screen", "least"),
    [
        (100, QSize(1920, 1080), QSize(1000, 600)),
        (200, QSize(1920, 1080), QSize(1000, 600)),
        (75, QSize(1920, 1080), QSize(750, 450)),
        (100, QSize(911, 512), QSize(800, 480)),  # 1366x768 at 150 %, less what the frame takes
        (100, QSize(683, 384), QSize(587, 352)),  # and at 200 %
        (100, QSize(400, 300), QSize(500, 300)),
    ],
)
def test_a_window_may_be_as_small_as_its_screen(wanted: int, screen: QSize, least: QSize) -> None:
    assert least_window(wanted, screen) == least


def test_the_theme_is_applied_once(window: MainWindow) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    apply_theme(application, DARK, 1.25)
    sheet = application.styleSheet()
    assert "font-size: 16px" in sheet
    assert application.font().pixelSize() == 16
    apply_theme(application, DARK, 1.25)
    assert application.styleSheet() == sheet

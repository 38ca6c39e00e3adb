"""Mat, sleeves and card pictures of the user's choice: chosen by their looks, seen at once, told when they can't be."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from gui.person import Person
from PIL import Image
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from shipped import starter_library

from svedesk.cards.pictures import CardPictures
from svedesk.documents.paths import path_text
from svedesk.engine.records import Place
from svedesk.gui.app.routes import SettingsRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.face import FaceText
from svedesk.gui.look.picture_words import about_cards
from svedesk.gui.look.playmat import PLAYMATS
from svedesk.gui.look.table_style import TableStyle
from svedesk.gui.rooms.settings.galleries import GalleryField, PicturesField
from svedesk.gui.rooms.settings.page import SettingWidget
from svedesk.settings.values import DEFAULTS

RED, GREEN = QColor(200, 30, 40), QColor(20, 160, 60)
GOBLIN = starter_library().facts("SD01-017")


def picture(path: Path, size: tuple[int, int] = (630, 880), colour: QColor = RED) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, (colour.red(), colour.green(), colour.blue())).save(path)
    return path


def settle(qtbot: QtBot, window: MainWindow) -> None:
    """Until every picture that is wanted has arrived."""
    table_style = window.app.table_style

    def drawn() -> bool:
        window.grab()
        return not table_style.pictures.waiting and not table_style.reading

    qtbot.waitUntil(drawn)


def near(one: QColor, other: QColor, most: int = 24) -> bool:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue())) <= most


def seen(person: Person) -> QImage:
    return person.page.view.grab().toImage()


def at(person: Person, image: QImage, x: float, y: float) -> QColor:
    point = person.page.view.mapFromScene(x, y) * image.devicePixelRatio()
    return image.pixelColor(point)


def bare(person: Person) -> tuple[float, float]:
    """A place on the table where nothing lies and nothing is written: left of what resolves, above the line."""
    layout = person.page.scene.layout
    middle = layout.middle
    return (middle.left() + layout.shared["resolution"].left()) / 2, middle.center().y() - 6


def entry(window: MainWindow, name: str) -> SettingWidget:
    page = window.app.router.cover.page
    assert page is not None
    return next(entry for entry in page.entries if entry.row.name == name)


def gallery(window: MainWindow, name: str) -> GalleryField:
    field = entry(window, name).field
    assert isinstance(field, GalleryField)
    return field


# -- playmats -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_mat_is_chosen_by_its_tile_and_lies_below_the_game(sit: Callable[..., Person]) -> None:
    person = sit()
    person.keep_hands()
    before = at(person, seen(person), *bare(person))
    person.window.app.router.open_over(SettingsRoute("look"))
    tiles = gallery(person.window, "playmat").rows[0].tiles
    assert tuple(tiles) == (*PLAYMATS, "")
    assert tiles["weave"].isChecked()
    person.press_button(tiles["lattice"])
    assert person.window.app.settings.now.playmat == "lattice"
    assert [name for name, tile in tiles.items() if tile.isChecked()] == ["lattice"]
    person.window.app.router.back()
    assert at(person, seen(person), *bare(person)) != before


@pytest.mark.slow
def test_every_tile_shows_another_mat(window: MainWindow) -> None:
    window.app.router.open_over(SettingsRoute("look"))
    tiles = gallery(window, "playmat").rows[0].tiles.values()
    pictures = [tile.icon().pixmap(tile.iconSize()).toImage() for tile in tiles]
    assert all(one != other for nth, one in enumerate(pictures) for other in pictures[:nth])


@pytest.mark.slow
def test_a_picture_of_the_users_lies_below_the_cards_and_zones_stay_readable(
    qtbot: QtBot, sit: Callable[..., Person], tmp_path: Path
) -> None:
    person = sit()
    person.keep_hands()
    person.window.app.settings.change(playmat=str(picture(tmp_path / "mat.png", (1600, 900), GREEN)))
    assert not near(at(person, seen(person), *bare(person)), GREEN, 60), "the cloth, until it is loaded"
    settle(qtbot, person.window)
    assert near(at(person, seen(person), *bare(person)), GREEN, 60)
    layout = person.page.scene.layout
    banished = layout.near.zone("banished")
    assert banished is not None
    ground = at(person, seen(person), banished.left() + 6, banished.top() + 6)
    assert not near(ground, GREEN, 60), "below a zone the picture gives way"
    for side in (layout.near, layout.far):
        for rect in (side.numbers["play_points"], side.numbers["evolution_points"]):
            ground = at(person, seen(person), rect.right() - 3, rect.top() + 3)
            assert not near(ground, GREEN, 60), "what is written there is read"


@pytest.mark.slow
def test_a_picture_is_chosen_in_a_dialog(window: MainWindow, tmp_path: Path) -> None:
    window.app.router.open_over(SettingsRoute("look"))
    field = gallery(window, "playmat")
    field.rows[0].tiles[""].click()
    dialog = field.findChild(QFileDialog)
    assert dialog is not None
    assert field.rows[0].tiles["weave"].isChecked(), "nothing is chosen yet"
    path = picture(tmp_path / "mat.png")
    dialog.fileSelected.emit(str(path))
    dialog.close()
    assert window.app.settings.now.playmat == str(path)
    assert field.rows[0].tiles[""].isChecked()


@pytest.mark.slow
def test_why_a_picture_is_not_seen_is_told(qtbot: QtBot, sit: Callable[..., Person], tmp_path: Path) -> None:
    person = sit()
    (tmp_path / "mat.png").write_text("no picture")
    person.window.app.settings.change(playmat=str(tmp_path / "mat.png"), sleeves=("moss", str(tmp_path / "none.png")))
    settle(qtbot, person.window)
    person.window.app.router.open_over(SettingsRoute("look"))
    assert entry(person.window, "playmat").now.text() == (
        "mat.png can't be shown: it is not a PNG, JPEG or WebP picture."
    )
    assert entry(person.window, "sleeves").now.text() == "none.png can't be shown: it was not found."


# -- sleeves --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_each_seat_has_its_own_sleeve(sit: Callable[..., Person]) -> None:
    person = sit()
    faces = person.page.scene.faces
    before = [faces.back("main", 90, seat).toImage() for seat in (0, 1)]
    assert before[0] != before[1]
    person.window.app.router.open_over(SettingsRoute("look"))
    rows = gallery(person.window, "sleeves").rows
    person.press_button(rows[1].tiles["lagoon"])
    assert person.window.app.settings.now.sleeves == ("harbour", "lagoon")
    assert faces.back("main", 90, 0).toImage() == before[0]
    assert faces.back("main", 90, 1).toImage() not in before
    assert faces.back("evolve", 90, 1).toImage() != faces.back("main", 90, 1).toImage()


def test_in_a_network_game_the_first_sleeve_is_ones_own(sit: Callable[..., Person]) -> None:
    faces = sit().page.scene.faces
    first, second = (faces.back("main", 90, seat).toImage() for seat in (0, 1))
    faces.first = 1
    assert [faces.back("main", 90, seat).toImage() for seat in (0, 1)] == [second, first]


def test_a_picture_is_a_sleeve_and_the_evolve_deck_is_told_from_the_deck(
    qtbot: QtBot, sit: Callable[..., Person], tmp_path: Path
) -> None:
    person = sit()
    person.keep_hands()
    person.window.app.settings.change(sleeves=(str(picture(tmp_path / "sleeve.png")), "ember"))
    settle(qtbot, person.window)
    faces = person.page.scene.faces
    margin = round(faces.margin(90))
    main, evolve = (faces.back(kind, 90, 0).toImage() for kind in ("main", "evolve"))
    assert near(main.pixelColor(margin + 45, margin + 62), RED)
    assert not near(evolve.pixelColor(margin + 45, margin + 62), RED), "the evolve deck has its mark"
    deck = person.page.scene.rect_of(Place(0, "deck"))
    assert near(at(person, seen(person), deck.center().x(), deck.top() + 20), RED), "it lies on the table"


# -- card pictures --------------------------------------------------------------------------------------------------


def corner(image: QImage, margin: float, x: float, y: float) -> QColor:
    """The colour of a face of width 100 at a place in hundredths of its width."""
    return image.pixelColor(round(margin + x), round(margin + y))


@pytest.mark.parametrize("size", [(630, 880), (800, 600)], ids=["whole card", "only what is painted"])
def test_on_the_table_cost_statistics_marks_and_name_stay_over_the_picture(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, size: tuple[int, int]
) -> None:
    window.app.settings.change(card_pictures=str(tmp_path))
    picture(tmp_path / "SD01-017.png", size, QColor("#FFFFFF"))
    window.app.table_style.reload()
    qtbot.waitUntil(lambda: not window.app.table_style.reading)
    faces = window.app.faces(("", ""))
    text = FaceText(GOBLIN, cost=4, attack=7, defense=1, keywords=("ward",))
    table_style = window.app.table_style
    assert table_style.card(GOBLIN, 100) is None
    qtbot.waitUntil(lambda: not table_style.pictures.waiting)
    found = table_style.card(GOBLIN, 100)
    image = faces.cache.face(text, 100, picture=found).toImage()
    margin = faces.margin(100)
    white = QColor("#FFFFFF")
    assert near(corner(image, margin, 50, 50), white), "the picture"
    for x, y in ((6, 16), (17, 139.7 - 8), (92, 139.7 - 15), (14, 35), (12, 101)):
        assert not near(corner(image, margin, x, y), white), (x, y)
    other = FaceText(GOBLIN, cost=5, attack=7, defense=1, keywords=("ward",))
    assert faces.cache.face(other, 100, picture=found).toImage() != image, "the cost now is read"


@pytest.mark.slow
@pytest.mark.parametrize("name", [b"scans", b"scans-\xe9\xff"], ids=["usual", "no Unicode"])
def test_the_game_shows_the_pictures_of_the_folder(
    qtbot: QtBot, sit: Callable[..., Person], tmp_path: Path, name: bytes
) -> None:
    folder = tmp_path / os.fsdecode(name)
    try:
        folder.mkdir()
    except OSError:
        pytest.skip("names of files are Unicode here")
    person = sit()
    person.keep_hands()
    for number in starter_library():
        picture(folder / f"{number}.jpg", (126, 176))
    person.window.app.settings.change(card_pictures=path_text(folder))
    settle(qtbot, person.window)
    card = person.view.zone(0, "hand").cards[0]
    item = person.page.scene.item_of(card.id)
    assert item is not None
    assert near(at(person, seen(person), item.x(), item.y()), RED)
    person.window.app.router.open_over(SettingsRoute("look"))
    settle(qtbot, person.window)
    count = len(starter_library())
    assert entry(person.window, "card_pictures").now.text() == f"{count} pictures found, for {count} cards."


@pytest.mark.slow
def test_a_broken_one_is_named_with_its_reason_and_checked_again_by_one_click(
    qtbot: QtBot, sit: Callable[..., Person], tmp_path: Path
) -> None:
    person = sit()
    person.keep_hands()
    card = person.view.zone(0, "hand").cards[0]
    broken = tmp_path / f"{card.shown.printed}.png"
    broken.write_text("no picture")
    person.window.app.settings.change(card_pictures=str(tmp_path))
    settle(qtbot, person.window)
    person.window.app.router.open_over(SettingsRoute("look"))
    row = entry(person.window, "card_pictures")
    assert row.now.text() == (
        f"1 pictures found, for 1 cards. {broken.name} can't be shown: it is not a PNG, JPEG or WebP picture."
    )
    picture(broken)
    assert isinstance(row.field, PicturesField)
    person.window.app.router.cover.page.area.ensureWidgetVisible(row.field.again)
    person.press_button(row.field.again)
    qtbot.waitUntil(lambda: not person.window.app.table_style.reading)
    person.window.app.router.back()
    settle(qtbot, person.window)
    item = person.page.scene.item_of(card.id)
    assert item is not None
    assert near(at(person, seen(person), item.x(), item.y()), RED)
    assert person.window.app.table_style.card_trouble(GOBLIN) is None


@pytest.mark.slow
def test_what_is_wrong_with_a_cards_picture_stands_below_it(
    qtbot: QtBot, sit: Callable[..., Person], tmp_path: Path
) -> None:
    person = sit()
    person.keep_hands()
    card = person.view.zone(0, "hand").cards[0]
    (tmp_path / f"{card.shown.printed}.png").write_text("no picture")
    person.window.app.settings.change(card_pictures=str(tmp_path))
    settle(qtbot, person.window)
    person.page.preview_card(card)
    assert "it is not a PNG, JPEG or WebP picture" in person.page.preview.notes.text()


def test_a_broken_picture_does_not_hide_a_good_one_and_is_still_told(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    table_style = window.app.table_style
    (tmp_path / "SD01-017.png").write_text("no picture")
    picture(tmp_path / "SD01-017.jpg")
    window.app.settings.change(card_pictures=str(tmp_path))
    for _ in range(2):  # the broken one, then the other
        qtbot.waitUntil(lambda: not table_style.reading and not table_style.pictures.waiting)
        table_style.card(GOBLIN, 100)
    qtbot.waitUntil(lambda: not table_style.pictures.waiting)
    found = table_style.card(GOBLIN, 100)
    assert found is not None
    assert near(found.pixelColor(20, 20), RED)
    assert table_style.card_trouble(GOBLIN) == ("SD01-017.png", "kind")
    assert "SD01-017.png can't be shown" in about_cards(table_style, [GOBLIN])


@pytest.mark.slow
def test_a_folder_that_is_gone_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.app.settings.change(card_pictures=str(tmp_path / "gone"))
    qtbot.waitUntil(lambda: not window.app.table_style.reading)
    window.app.router.open_over(SettingsRoute("look"))
    assert entry(window, "card_pictures").now.text() == "The folder can't be used: it was not found."


def test_the_large_card_shows_the_whole_picture_or_its_text(window: MainWindow) -> None:
    faces = window.app.faces(("", ""))
    scan = QImage(630, 880, QImage.Format.Format_RGB32)
    scan.fill(RED)
    face = faces.printed("SD01-017")
    whole = faces.cache.face(face, 280, 1.0, "preview", scan, whole=True).toImage()
    text = faces.cache.face(face, 280, 1.0, "preview", scan, whole=False).toImage()
    margin = round(faces.margin(280))
    for y in (40, 340):
        assert near(whole.pixelColor(margin + 140, margin + y), RED)
        assert not near(text.pixelColor(margin + 140, margin + y), RED)
    assert near(text.pixelColor(margin + 60, margin + 90), RED), "its upper part stands in the window of the face"


def test_on_the_large_card_what_is_otherwise_than_printed_is_drawn_over_the_picture(window: MainWindow) -> None:
    faces = window.app.faces(("", ""))
    scan = QImage(630, 880, QImage.Format.Format_RGB32)
    scan.fill(RED)
    margin, middle = round(faces.margin(280)), QPoint(38, round(280 * 88 / 63) - 50)
    assert GOBLIN.attack is not None
    same, other = (
        faces.cache.face(FaceText(GOBLIN, attack=GOBLIN.attack + more), 280, 1.0, "preview", scan).toImage()
        for more in (0, 2)
    )
    assert near(same.pixelColor(margin + middle.x(), margin + middle.y()), RED)
    assert not near(other.pixelColor(margin + middle.x(), margin + middle.y()), RED)


def test_a_pack_has_pictures_for_its_cards_and_the_folder_goes_first(qtbot: QtBot, tmp_path: Path) -> None:
    table_style = TableStyle()  # not a window's, which has no packs once it has read the user's
    ours = picture(tmp_path / "pack" / "one.png", colour=GREEN)
    changed: list[int] = []
    table_style.changed.connect(lambda: changed.append(1))
    table_style.use_packs({"SD01-017": ours, "SD01-001": tmp_path / "none.png"})
    assert changed == [1], "the table is drawn again"

    def shown() -> QColor:
        table_style.card(GOBLIN, 100)
        qtbot.waitUntil(lambda: not table_style.pictures.waiting)
        found = table_style.card(GOBLIN, 100)
        assert found is not None
        return found.pixelColor(20, 20)

    assert near(shown(), GREEN)
    first = starter_library().facts("SD01-001")
    assert table_style.card(first, 100) is None
    qtbot.waitUntil(lambda: not table_style.pictures.waiting)
    assert table_style.card_trouble(first) == ("none.png", "missing")
    picture(tmp_path / "own" / "SD01-017.png", colour=RED)
    table_style.apply(replace(DEFAULTS, card_pictures=str(tmp_path / "own")))
    qtbot.waitUntil(lambda: not table_style.reading)
    assert near(shown(), RED)
    table_style.use_packs({})
    assert near(shown(), RED)
    table_style.close()


@pytest.mark.slow
def test_checked_again_a_picture_is_read_from_its_file(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    table_style = window.app.table_style
    copies = table_style.pictures.copies
    assert copies is not None
    copies.clear()
    picture(tmp_path / "SD01-017.png")
    window.app.settings.change(card_pictures=str(tmp_path))
    qtbot.waitUntil(lambda: not table_style.reading)
    table_style.card(GOBLIN, 100)
    qtbot.waitUntil(lambda: not table_style.pictures.waiting)
    assert len(list(copies.folder.iterdir())) == 1
    window.app.router.open_over(SettingsRoute("look"))
    field = entry(window, "card_pictures").field
    assert isinstance(field, PicturesField)
    field.again.click()
    assert list(copies.folder.iterdir()) == []


def test_read_again_the_folder_is_read_until_the_latest_is_known(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    table_style = window.app.table_style
    window.app.settings.change(card_pictures=str(tmp_path))
    table_style._take(table_style._asked - 1, CardPictures([tmp_path / "old.png"]))
    assert table_style.reading, "what an earlier reading found is no answer to this one"
    picture(tmp_path / "SD01-017.png")
    table_style.reload()
    qtbot.waitUntil(lambda: not table_style.reading)
    assert table_style.index.of(GOBLIN) == tmp_path / "SD01-017.png"

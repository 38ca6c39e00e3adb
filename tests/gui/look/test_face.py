"""A face shows what it is told, whole, at every size."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from svedesk.engine.view import Shown
from svedesk.games.dm.facts import DmFacts
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.shadowverse import SVE
from svedesk.gui.look.badges import all_badges
from svedesk.gui.look.cache import FaceCache
from svedesk.gui.look.face import FaceText, draw_face, draw_name, fitted_name, height, margin
from svedesk.gui.look.preview import draw_preview, setting_of, type_line

BADGES = {name: badge for name, badge in all_badges().items() if name in SVE.keywords}
FACTS = SveFacts(
    "X-1",
    "Ember Adept",
    "燠火の徒",
    "follower",
    "",
    ("Runecraft",),
    ("Mage",),
    ("魔法使い",),
    cost=3,
    attack=2,
    defense=4,
)
PRINTED = FaceText.printed(FACTS, ("Ward.", "{FANFARE} Draw a card."))


def picture(face: FaceText, width: int = 96, draw=draw_face) -> QImage:
    image = QImage(width, round(height(width)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    draw(painter, face, width)
    painter.end()
    return image


def test_cards_are_63_by_88() -> None:
    assert height(63) == 88


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("width", [36, 40, 48, 56, 96])
def test_numbers_and_marks_of_small_cards_are_large_and_apart(
    monkeypatch: pytest.MonkeyPatch, width: int, count: int
) -> None:
    drawn: list[tuple[QPointF, float]] = []
    numbers: list[float] = []

    def mark(painter: QPainter, keyword: str, centre: QPointF, radius: float, lang: str) -> None:
        drawn.append((centre, radius))

    def number(painter: QPainter, centre: QPointF, radius: float, now: int, printed: int) -> None:
        numbers.append(radius)
        drawn.append((centre, radius))

    monkeypatch.setattr("svedesk.gui.look.face.draw_badge", mark)
    monkeypatch.setattr("svedesk.gui.look.face.draw_attack", number)
    monkeypatch.setattr("svedesk.gui.look.face.draw_defense", number)
    picture(replace(PRINTED, keywords=tuple(BADGES)[:count]), width)
    marks = drawn[2:]
    assert len(marks) == count
    assert min(numbers) >= (7 if width >= 40 else 6.5)
    assert count > 2 or min(radius for _, radius in marks) >= min(5.3, width * 0.14)
    for at, (centre, radius) in enumerate(drawn):
        assert QRectF(0, 0, width, height(width)).contains(centre)
        for other, reach in drawn[at + 1 :]:
            apart = QLineF(centre, other).length()
            assert apart >= (radius + reach) * 0.88, (at, apart, radius, reach)


@pytest.mark.parametrize("width", [72, 96, 120])
def test_no_shipped_name_is_cut(faces, width: int) -> None:
    room = 0.87 * width
    for face in faces.values():
        fitted = fitted_name(face.name, room, max(9.0, 0.122 * width), 8)
        assert "…" not in fitted.text, face.name
        assert fitted.size >= 6, face.name
        assert fitted.text in face.name


def test_a_name_shrinks_before_it_loses_its_title_and_that_before_it_is_cut() -> None:
    assert fitted_name("Aria, Fairy Princess", 200, 12, 8) == ("Aria, Fairy Princess", 12, 1)
    shrunk = fitted_name("Aria, Fairy Princess", 70, 12, 8)
    assert shrunk.text == "Aria, Fairy Princess"
    assert 8 <= shrunk.size < 12
    assert fitted_name("Aria, Fairy Princess", 40, 12, 8) == ("Aria", 12, 1)
    assert fitted_name("Twin Spears of the Flame General", 60, 9, 8).text == "Twin Spears"
    assert fitted_name("フェアリープリンセス・アリア", 60, 12, 8).text == "アリア"
    assert fitted_name("〔ひなどりの・あおぞら〕青空小鳥", 60, 12, 8).text == "青空小鳥"
    assert fitted_name("Unbelievably long without a title whatever", 40, 12, 8).text.endswith("…")


def test_japanese_names_become_narrow_before_they_shrink() -> None:
    fitted = fitted_name("燠火の徒の長", 60, 12, 8)
    assert fitted.size == 12
    assert 0.72 <= fitted.narrow < 1


@pytest.mark.slow
@pytest.mark.slow_after_first
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("width", [72, 96])
def test_the_ink_of_every_name_stays_in_its_room(faces, lang: str, width: int) -> None:
    room = QRectF(40, 40, 0.87 * width, 0.14 * width)
    for (_, at), face in faces.items():
        if at != lang:
            continue
        image = QImage(round(room.width()) + 80, 100, QImage.Format.Format_Alpha8)
        image.fill(0)
        painter = QPainter(image)
        painter.setPen(QColor("white"))
        draw_name(painter, face.name, room, max(9.0, 0.122 * width), 8)
        painter.end()
        inked = [x for x in range(image.width()) if any(image.pixelColor(x, y).alpha() > 60 for y in range(36, 64, 2))]
        assert inked, face.name
        assert room.left() - 1.5 <= inked[0], face.name
        assert inked[-1] <= room.right() + 1.5, face.name


@pytest.mark.parametrize("kind", ["follower", "spell"])
def test_names_are_white(kind: str) -> None:
    face = replace(PRINTED, facts=replace(FACTS, kind=kind), attack=None, defense=None)
    image = picture(face, 96)
    row = [image.pixelColor(x, y) for x in range(20, 76) for y in range(106, 117)]
    assert max(min(colour.red(), colour.green(), colour.blue()) for colour in row) > 235


def test_all_rules_texts_fit_the_large_face(faces) -> None:
    told = 0
    for face in faces.values():
        setting = setting_of(face)
        told += bool(setting.placed)
        assert setting.size >= 11, face.facts.number
        assert setting.height <= 391 - 13 - 42 - 58 - 84 + 12, face.facts.number
        assert setting.width <= 280 - 26 - 20, face.facts.number
    assert told > 60


@pytest.mark.parametrize("change", [
    {"attack": 3}, {"defense": 1}, {"cost": 2}, {"keywords": ("ward",)}, {"quick": True}, {"lang": "ja"},
    {"facts": replace(FACTS, special="token")}, {"facts": replace(FACTS, special="evolved")},
    {"facts": replace(FACTS, classes=("Havencraft",))}, {"facts": replace(FACTS, kind="amulet")},
])  # fmt: skip
@pytest.mark.parametrize("draw", [draw_face, draw_preview], ids=["table", "preview"])
def test_whatever_changes_is_seen(change: dict[str, object], draw) -> None:
    assert picture(PRINTED, draw=draw) != picture(replace(PRINTED, **change), draw=draw)


def test_a_number_above_printed_is_marked_with_more_than_colour() -> None:
    def brightness(face: FaceText) -> list[int]:
        image = picture(face, 192).convertToFormat(QImage.Format.Format_Grayscale8)
        return [image.pixelColor(x, y).value() for x in range(4, 60) for y in range(208, 266)]

    same_number_above = replace(PRINTED, facts=replace(FACTS, attack=1))
    below = replace(PRINTED, facts=replace(FACTS, attack=3))
    looks = [brightness(face) for face in (PRINTED, same_number_above, below)]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        changed = sum(abs(a - b) > 60 for a, b in zip(looks[one], looks[other], strict=True))
        assert changed > 12, (one, other)


def test_all_keywords_fit_on_a_card_beside_its_name_and_numbers() -> None:
    bare = picture(PRINTED, 120)
    full = picture(replace(PRINTED, keywords=tuple(BADGES), quick=True), 120)
    rows = [y for y in range(bare.height()) if any(bare.pixel(x, y) != full.pixel(x, y) for x in range(120))]
    assert rows[0] > 0.24 * 120
    assert rows[-1] < 0.97 * 120


def test_a_face_takes_its_values_from_a_view() -> None:
    shown = Shown("X-1", "follower", 1, 5, None, ("storm",))
    face = FaceText.now(FACTS, shown, ("Storm.",), "ja")
    assert (face.cost, face.attack, face.defense, face.keywords) == (1, 5, None, ("storm",))
    assert face.name == "燠火の徒"


def test_the_type_line() -> None:
    assert type_line(PRINTED) == "Follower · Mage"
    assert type_line(replace(PRINTED, facts=replace(FACTS, special="evolved"))) == "Evolved follower · Mage"
    assert type_line(replace(PRINTED, lang="ja")) == "フォロワー · 魔法使い"


def test_the_type_line_of_a_creature_that_evolves() -> None:
    creature = DmFacts("X-1", "Elder", "長老", "creature", "evolution", ("Light",), ("Guardian",), ("ガーディアン",))
    assert type_line(FaceText.printed(creature)) == "Evolution creature · Guardian"
    assert type_line(FaceText.printed(creature, lang="ja")) == "進化クリーチャー · ガーディアン"


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_a_pixmap_holds_the_card_inside_its_shadow(dpr: float) -> None:
    pixmap = FaceCache().face(PRINTED, 96, dpr)
    edge = margin(96)
    assert pixmap.devicePixelRatio() == dpr
    assert pixmap.width() == round((96 + 2 * edge) * dpr)
    image = pixmap.toImage()
    assert image.pixelColor(0, 0).alpha() < 8
    assert image.pixelColor(round(edge * dpr) + 2, image.height() // 2).alpha() == 255
    assert 0 < image.pixelColor(round((edge - 2) * dpr), image.height() // 2).alpha() < 255

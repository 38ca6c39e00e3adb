"""Rules text is taken apart into words and marks and set like a book would, in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

import svedesk.games.sve
from svedesk.games.sve.text.sentences import plain
from svedesk.gui.look.marks import ICONS, PILLS, Piece, pieces
from svedesk.gui.look.rules_text import SIGNS, SetText, draw_text, set_text


def words(line: str, lang="en") -> list[str]:
    return [f"<{p.mark}{' ' + p.value if p.value else ''}>" if p.mark else f"*{p.text}*" if p.bold else p.text
            for p in pieces(line, lang)]  # fmt: skip


def lines_of(setting: SetText) -> list[str]:
    rows: dict[float, str] = {}
    for placed in setting.placed:
        piece = placed.piece
        rows[placed.y] = (
            rows.get(placed.y, "") + (" " if piece.space and placed.x else "") + (piece.text or f"<{piece.mark}>")
        )
    return list(rows.values())


def test_marks_are_found() -> None:
    assert words("{ACT} {COST 1}, {ENGAGE}: Return this card.") == [
        "<ACT>", "<COST 1>", ",", "<ENGAGE>", ":", "Return", "this", "card.",
    ]  # fmt: skip
    assert words("give it {ATK}+1/{DEF}+1.") == ["give", "it", "<ATK>", "+1/", "<DEF>", "+1."]
    assert words("{LAST WORDS} {COST X}") == ["<LAST WORDS>", "<COST X>"]


def test_japanese_marks_are_the_same_marks() -> None:
    assert words("【起動】【コスト1】これを【アクト】：", "ja")[:2] == ["<ACT>", "<COST 1>"]
    assert words("【コンボ_3】1枚引く。", "ja")[0] == "<COMBO 3>"
    assert words("【守護】", "ja") == ["*守*", "*護*"]
    assert words("【1】これは", "ja")[:3] == ["*（*", "*1*", "*）*"]


def test_keywords_are_bold_and_other_words_are_not() -> None:
    assert words("Ward.") == ["*Ward*", "."]
    assert words("Your other followers have Rush.")[-2:] == ["*Rush*", "."]
    assert words("Combo (3): Draw")[:3] == ["*Combo*", "*(3)*", ":"]
    assert words("On Evolve: Draw")[:2] == ["*On*", "*Evolve*"]
    assert "*Wards*" not in words("Wards of the wood")
    assert words("Steward Rushlight") == ["Steward", "Rushlight"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_brace_is_ever_drawn(faces, lang: str) -> None:
    for (_, at), face in faces.items():
        for line in face.text if at == lang else ():
            for piece in pieces(line, lang):
                assert not set(piece.text) & set("{}【】_"), line


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_nothing_gets_lost(faces, lang: str) -> None:
    """All letters of a text are there again, in order, but for the marks."""
    import re

    for (_, at), face in faces.items():
        for line in face.text if at == lang else ():
            plain = re.sub(r"\{[^}]*\}|【[^】]*】|\s", "", line)
            again = "".join(piece.text for piece in pieces(line, lang) if not (lang == "ja" and piece.bold))
            assert again == plain


def test_english_breaks_at_spaces_only() -> None:
    text = "Select an enemy follower on the field and deal it 3 damage."
    setting = set_text((text,), "en", 120, 400, 14, 9)
    assert len(lines_of(setting)) > 2
    assert " ".join(lines_of(setting)) == text


def test_marks_hold_on_to_their_numbers() -> None:
    for width in range(60, 200, 7):
        for line in lines_of(
            set_text(("Give each of them {ATK}+1/{DEF}+1 now and {ATK}+2.",), "en", width, 900, 14, 14)
        ):
            assert not line.startswith(("+", "/"))
            assert not line.endswith(("<ATK>", "<DEF>"))


def test_japanese_lines_neither_begin_nor_end_with_the_wrong_sign() -> None:
    text = "『フェアリー』3枚を、場が上限になるまで出す。「残り」をEXエリアに置く。ッャー（ターン中1回）。"
    for width in range(60, 220, 5):
        lines = lines_of(set_text((text,), "ja", width, 900, 14, 14))
        assert "".join(lines) == text
        for line in lines:
            assert line[0] not in "、。』」）ーッャュョィ", (width, lines)
            assert line[-1] not in "『「（", (width, lines)


def test_long_text_shrinks_and_never_below_its_smallest() -> None:
    text = "Draw a card, then discard a card. " * 12
    large = set_text(("Draw a card.",), "en", 230, 150, 14, 9)
    small = set_text((text,), "en", 230, 150, 14, 9)
    assert large.size == 14
    assert 9 <= small.size < 14
    assert small.height <= 150
    assert set_text((text * 9,), "en", 230, 150, 14, 9).size == 9


def test_a_word_wider_than_its_box_shrinks_too() -> None:
    setting = set_text(("Extraordinarilylongword",), "en", 100, 100, 14, 6)
    assert setting.width <= 100


def test_empty_text_takes_no_room() -> None:
    assert set_text((), "en", 100, 100, 14, 9).height == 0
    assert set_text(("",), "ja", 100, 100, 14, 9).placed == ()


@pytest.mark.slow_after_first
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("mark", ["FANFARE", "COST", "ENGAGE", "ATK", "DEF", "QUICK", "SWORDCRAFT", "NEVER SEEN"])
def test_marks_are_drawn_within_the_width_they_ask_for(mark: str, lang) -> None:
    line = f"{{{mark}{' 3' if mark == 'COST' else ''}}}"
    setting = set_text((line,), lang, 300, 60, 16, 16)
    image = QImage(340, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_text(painter, setting, 20, 20, lang, QColor("white"))
    painter.end()
    inked = [x for x in range(340) if any(image.pixelColor(x, y).alpha() > 40 for y in range(80))]
    assert inked
    assert inked[0] >= 19
    assert inked[-1] <= 20 + setting.width + 1


def test_pieces_are_plain_values() -> None:
    assert pieces("Ward.", "en") == (Piece("Ward", True), Piece(".", stick=True))


def marks_in_rules() -> set[str]:
    """Every mark that the words of the rules can write, in whichever module: {ACT}, {COST 2}, {{DEF}} of a template."""
    found = set()
    for path in Path(svedesk.games.sve.__file__).parent.rglob("*.py"):
        if path.name == "parity.py" or path.parent.name == "reading":
            continue  # patterns of marks, not marks
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"\{([A-Z]{1,}(?: [A-Z]{2,})*)(?: [^}]*)?[ }]", node.value))
    return found


@pytest.mark.slow
def test_every_mark_the_rules_write_has_a_picture_or_a_pill_of_its_own() -> None:
    written = marks_in_rules()
    assert {"SERVE", "RIDE", "ADVANCED", "LAST WORDS", "COST", "ENGAGE"} <= written
    assert sorted(written - PILLS.keys() - ICONS) == []


@pytest.mark.parametrize(
    ("text", "mark"), [("食事", "SERVE"), ("憑依", "RIDE"), ("アドバンス起動", "ADVANCED"), ("ロイヤル", "SWORDCRAFT")]
)
def test_marks_of_universes_and_classes_are_the_same_in_japanese(text: str, mark: str) -> None:
    assert words(f"【{text}】【コスト2】：1枚引く。", "ja")[:2] == [f"<{mark}>", "<COST 2>"]
    assert PILLS[mark][1] == text


@pytest.mark.parametrize("mark", ["SERVE", "RIDE", "ADVANCED", "QUICK", "SWORDCRAFT", "NEUTRAL"])
def test_some_pills_have_a_sign_beside_their_word(mark: str) -> None:
    bare, signed = set_text(("{ACT}",), "en", 400, 100, 14, 9), set_text((f"{{{mark}}}",), "en", 400, 100, 14, 9)
    assert SIGNS[mark].boundingRect().height() < 14
    assert not SIGNS[mark].isEmpty()
    assert signed.width > 0
    assert bare.height == signed.height


def test_marks_in_plain_letters_are_words_apart() -> None:
    assert plain("{SERVE}{SERVE} {COST 2}: Draw a card.") == "Serve Serve cost 2: Draw a card."
    assert plain("{RIDE} {COST 1}") == "Ride cost 1"

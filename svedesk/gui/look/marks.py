"""Rules text taken apart: words, bold words, and the marks that are drawn ({FANFARE}, {COST 1}, 【起動】, ...)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from svedesk.engine.script import Lang
from svedesk.gui.look.craft import crafts_in_texts
from svedesk.gui.look.game_art import game_art

PILLS: dict[str, tuple[str, str, str]] = {
    "FANFARE": ("Fanfare", "ファンファーレ", "#E0A63A"),
    "LAST WORDS": ("Last Words", "ラストワード", "#9C7FD6"),
    "ACT": ("Act", "起動", "#4FA3C7"),
    "EVOLVE": ("Evolve", "進化", "#F2C230"),
    "ON EVOLVE": ("On Evolve", "進化時", "#F2C230"),
    "STRIKE": ("Strike", "攻撃時", "#E4574C"),
    "QUICK": ("Quick", "クイック", "#FFD95A"),
    "Q": ("Quick", "クイック", "#FFD95A"),
    "COMBO": ("Combo", "コンボ", "#A9B7C6"),
    "SERVE": ("Serve", "食事", "#F2A35E"),
    "RIDE": ("Ride", "憑依", "#6CC3D8"),
    "ADVANCED": ("Advanced", "アドバンス起動", "#9FB4E8"),
    **{craft.name.upper(): (craft.name, craft.name_ja, craft.colour) for craft in crafts_in_texts()},
}
"""Marks drawn as a pill with their word: English, Japanese, colour. Others are grey, with their own word."""

ICONS = {"COST", "ENGAGE", "ATK", "DEF"}
"""Marks drawn as a small picture."""

_JAPANESE = {
    "ファンファーレ": "FANFARE",
    "ラストワード": "LAST WORDS",
    "起動": "ACT",
    "進化": "EVOLVE",
    "進化時": "ON EVOLVE",
    "攻撃時": "STRIKE",
    "クイック": "QUICK",
    "食事": "SERVE",
    "憑依": "RIDE",
    "アドバンス起動": "ADVANCED",
    "アクト": "ENGAGE",
    "攻撃力": "ATK",
    **{craft.name_ja: craft.name.upper() for craft in crafts_in_texts()},
    "体力": "DEF",
}
_WORDS = "|".join(word for art in game_art() if art.get("in_texts") for word, *_ in art["badges"].values())
_SPLIT = re.compile(
    r"\{(?P<mark>[A-Z][A-Z ]*?)(?: (?P<value>\d+|X|n))?\}"
    r"|【(?P<ja>[^】]+)】"
    rf"|(?P<bold>\b(?:{_WORDS}|Combo \(\d+\)|Quick|Fanfare|Last Words)(?!\w)"
    r"|(?:^|(?<=\. ))(?:On Evolve|Strike|On Race)(?=:))"
)
_NO_START = "、。，．・：；！？）］｝」』】〉》ー～…ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]}/％%"
_NO_END = "（［｛「『【〈《([{"


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that stays on one line: `text`, bold or not, or the drawn `mark` with its `value`.

    `space` asks for a space before it where it does not begin a line; `stick` forbids a line break before it.
    """

    text: str = ""
    bold: bool = False
    mark: str = ""
    value: str = ""
    space: bool = False
    stick: bool = False


def pieces(line: str, lang: Lang) -> tuple[Piece, ...]:
    """The pieces of one ability's text, between which a line may break (unless they stick)."""
    marks: list[Piece] = []
    at = 0
    space = False

    def add_words(text: str, *, bold: bool = False) -> None:
        nonlocal space
        for word in re.findall(r"\s+|[\x21-\x7e\u00a0-\u024f\u2010-\u2026]+|.", text):
            if word.isspace():
                space = True
                continue
            joined = bool(marks) and not space and _joined(marks[-1], word)
            marks.append(Piece(word, bold, space=space, stick=joined))
            space = False

    for match in _SPLIT.finditer(line):
        add_words(line[at : match.start()])
        at = match.end()
        if match["bold"]:
            add_words(match["bold"], bold=True)
            continue
        if match["ja"]:
            mark, value = _japanese(match["ja"])
        else:
            mark, value = match["mark"], match["value"] or ""
        if mark:
            joined = bool(marks) and not space and marks[-1].text[-1:] not in ("", "。") and lang == "en"
            marks.append(Piece(mark=mark, value=value, space=space, stick=joined or _ends_open(marks)))
            space = False
        else:
            add_words(value, bold=True)
    add_words(line[at:])
    return tuple(marks)


def _ends_open(marks: list[Piece]) -> bool:
    return bool(marks) and marks[-1].text[-1:] in tuple(_NO_END)


def _joined(before: Piece, word: str) -> bool:
    """Whether a line must not break between the two: Latin words hold together, Japanese ones nearly nowhere."""
    if before.text[-1:] and before.text[-1] in _NO_END:
        return True
    if word[0] in _NO_START or before.mark in ("ATK", "DEF"):
        return True
    return word[0] < "\u2e80" and (bool(before.mark) or before.text[-1:] < "\u2e80")


def _japanese(word: str) -> tuple[str, str]:
    """A mark and its value for what stands in 【】, or "" and the words to be set bold."""
    if word in _JAPANESE:
        return _JAPANESE[word], ""
    if word.startswith("コスト"):
        return "COST", word.removeprefix("コスト")
    if word.startswith("コンボ_"):
        return "COMBO", word.removeprefix("コンボ_")
    if word.isdigit():
        return "", f"（{word}）"
    return "", word.replace("_", " ")

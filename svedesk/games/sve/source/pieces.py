"""A script cut at the commas between its abilities, so that one can be changed and the others stay as they are
written."""

from __future__ import annotations

import re
from collections.abc import Sequence

_SIGN = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|#[^\n]*|[(),]")
_EFFECT = re.compile(r"(?P<before>\s*)spell\((?P<steps>.*)\)(?P<behind>\s*)", re.DOTALL)
_PARAGRAPHS = re.compile(r",\s*paragraphs=\([^()]*\)\s*$")
_SAID = re.compile(r"#[^\n]*|\s+|,")


def pieces(source: str) -> tuple[str, ...]:
    """What stands between those commas, with its comments and line breaks: joined by commas it is the script again.
    Brackets around the whole are left out."""
    parts, begin, depth = list[str](), 0, 0
    for sign in _SIGN.finditer(source):
        depth += {"(": 1, ")": -1}.get(sign[0], 0)
        if sign[0] == "," and not depth:
            parts.append(source[begin : sign.start()])
            begin = sign.end()
    parts.append(source[begin:])
    return pieces(inner) if (inner := _inside(source)) is not None else tuple(parts)


def joined(parts: Sequence[str]) -> str:
    """The script of such pieces, and of new ones among them: those begin a line. A card has one spell effect, which
    several pieces may say."""
    text, before = "", ""
    for part in _with_one_effect(parts):
        if not before:
            text, before = part.lstrip(), part
            continue
        text += "\n," if _ends_in_comment(before) else ","
        text += part if part[:1].isspace() else f"\n{part}"
        before = part
    return text


def _with_one_effect(parts: Sequence[str]) -> tuple[str, ...]:
    effects = [effect for part in parts if (effect := _EFFECT.fullmatch(part))]
    if len(effects) < 2:
        return tuple(parts)
    steps = (_PARAGRAPHS.sub("", effect["steps"]).strip().removesuffix(",") for effect in effects)
    whole = f"{effects[0]['before']}spell({', '.join(filter(None, steps))}){effects[0]['behind']}"
    others = {effect.string for effect in effects[1:]}
    return tuple(whole if part == effects[0].string else part for part in parts if part not in others)


def says_nothing(piece: str) -> bool:
    """Whether only a comment stands there, or nothing."""
    return not _SAID.sub("", piece)


def _ends_in_comment(piece: str) -> bool:
    signs = tuple(_SIGN.finditer(piece))
    return bool(signs) and signs[-1][0].startswith("#") and signs[-1].end() == len(piece)


def _inside(source: str) -> str | None:
    """What is in the brackets that are around all of a script; None where none are."""
    signs = [sign for sign in _SIGN.finditer(source) if not sign[0].startswith(("#", '"', "'"))]
    if not signs or signs[0][0] != "(" or not says_nothing(source[: signs[0].start()]):
        return None
    depth = 0
    for sign in signs:
        depth += {"(": 1, ")": -1}.get(sign[0], 0)
        if not depth:
            break
    if depth or not says_nothing(source[sign.end() :]):
        return None
    return source[signs[0].end() : sign.start()]

"""What a PDF file that Qt wrote says: its pages, with the text on them."""

from __future__ import annotations

import re
import zlib

_OBJECT = re.compile(rb"(?:^|\n)(\d+) 0 obj\n(.*?)endobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
_RANGE = re.compile(rb"<([0-9A-F]{4})> <[0-9A-F]{4}> \[(.*?)\]", re.DOTALL)
_SHOWN = re.compile(rb"/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>")


def pages_of(pdf: bytes) -> list[str]:
    """The text of each page, without spaces between what is drawn apart."""
    objects = {int(number): body for number, body in _OBJECT.findall(pdf)}
    pages = [body for body in objects.values() if re.search(rb"/Type /Page\b", body)]
    return [_text(body, objects) for body in pages]


def _text(page: bytes, objects: dict[int, bytes]) -> str:
    resources = _referred(page, rb"/Resources", objects) or page
    fonts = _named(_after(resources, rb"/Font"))
    letters = {name: _letters(objects[number], objects) for name, number in fonts.items()}
    content = _stream(_referred(page, rb"/Contents", objects))
    said, used = [], dict[int, str]()
    for font, shown in _SHOWN.findall(content):
        if font:
            used = letters[font.decode()]
        else:
            glyphs = (int(shown[at : at + 4], 16) for at in range(0, len(shown), 4))
            said.append("".join(used.get(glyph, "?") for glyph in glyphs))
    return "".join(said)


def _letters(font: bytes, objects: dict[int, bytes]) -> dict[int, str]:
    """What each glyph of a font stands for."""
    told = _stream(_referred(font, rb"/ToUnicode", objects))
    found: dict[int, str] = {}
    for first, letters in _RANGE.findall(told):
        for glyph, letter in enumerate(re.findall(rb"<([0-9A-F]+)>", letters), int(first, 16)):
            found[glyph] = bytes.fromhex(letter.decode()).decode("utf-16-be")
    return found


def _referred(body: bytes, key: bytes, objects: dict[int, bytes]) -> bytes:
    found = re.search(key + rb" (\d+) 0 R", body)
    return objects[int(found[1])] if found else b""


def _after(body: bytes, key: bytes) -> bytes:
    found = re.search(key + rb" ?<<(.*?)>>", body, re.DOTALL)
    return found[1] if found else b""


def _named(body: bytes) -> dict[str, int]:
    return {name.decode(): int(number) for name, number in re.findall(rb"/(\w+) (\d+) 0 R", body)}


def _stream(body: bytes) -> bytes:
    found = _STREAM.search(body)
    assert found is not None
    return zlib.decompress(found[1]) if b"/FlateDecode" in body else found[1]

"""XML read with suspicion: no declarations of documents or entities (what bombs are made of), bounded depth and
number of elements."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from xml.parsers.expat import ExpatError, ParserCreate

from svedesk.documents.damaged import DamagedFile

DEEPEST, MOST_ELEMENTS = 12, 1_000_000


@dataclass
class Element:
    """An element: its name, attributes, what stands in it, and the text directly in it."""

    name: str
    attributes: Mapping[str, str]
    children: list[Element] = field(default_factory=list)
    text: str = ""

    def all(self, name: str) -> list[Element]:
        """The children of this name."""
        return [child for child in self.children if child.name == name]

    def said(self, name: str) -> str:
        """The text of the first child of this name, without spaces around it; "" when there is none."""
        return next((child.text.strip() for child in self.children if child.name == name), "")


def parse(data: bytes, file: str = "") -> Element:
    """The outermost element of a document. Raises `DamagedFile`."""
    top = Element("", {})
    open_now, count = [top], 0

    def begin(name: str, attributes: dict[str, str]) -> None:
        nonlocal count
        count += 1
        if count > MOST_ELEMENTS or len(open_now) > DEEPEST:
            raise DamagedFile("file-nested", file=file)
        element = Element(name, attributes)
        open_now[-1].children.append(element)
        open_now.append(element)

    def end(_name: str) -> None:
        open_now.pop()

    def said(text: str) -> None:
        open_now[-1].text += text

    def declared(*_: object) -> None:
        raise DamagedFile("file-xml-declares", file=file)

    parser = ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = begin, end, said
    parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = declared
    try:
        parser.Parse(data, True)
    except ExpatError as error:
        raise DamagedFile("file-not-xml", error.lineno, error.offset + 1, file=file) from error
    except LookupError as error:  # an encoding nobody knows
        raise DamagedFile("file-not-xml", 1, 1, file=file) from error
    return top.children[0]

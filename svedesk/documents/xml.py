"""XML read with suspicion: no declarations of documents or entities (what bombs are made of), bounded depth and
number of elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from xml.parsers import expat

from svedesk.documents.damaged import DamagedFile, readable

DEEPEST, MOST_ELEMENTS = 12, 1_000_000
_CHUNK = 1 << 16


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

    def text_of(self, name: str) -> str:
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

    def add_text(letters: str) -> None:
        open_now[-1].text += letters

    parser = suspicious(file)
    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = begin, end, add_text
    feed(parser, data, file)
    return top.children[0]


def suspicious(file: str) -> expat.XMLParserType:
    """A parser that raises `DamagedFile` for declarations: they can make a small file a huge one and read other files,
    and no list of cards has any.

    defusedxml would forbid the same, but it bounds neither depth nor number of elements, and goes through the largest
    list in one and a half times the time.
    """
    parser = expat.ParserCreate()

    def declared(*_: object) -> None:
        raise DamagedFile("xml-declares", parser.CurrentLineNumber, file=file)

    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = declared
    return parser


def feed(
    parser: expat.XMLParserType, data: bytes, file: str, step: Callable[[int, int], object] = lambda done, total: None
) -> None:
    """Have a parser go through a document; `step` is told how far it is, of how much. Raises `DamagedFile`, and what
    `step` and the parser's handlers raise."""
    try:
        for start in range(0, len(data), _CHUNK):
            step(start, len(data))
            parser.Parse(data[start : start + _CHUNK], False)
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise DamagedFile("xml-broken", error.lineno, expat.errors.messages[error.code], file=file) from error
    except (LookupError, ValueError) as error:  # an encoding nobody knows, or that is none
        raise DamagedFile("xml-broken", 1, readable(str(error)), file=file) from error

"""Where a line stops being understood, and the known phrase that is most like what stands there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from svedesk.engine.script import Lang
from svedesk.nearest import likeness
from svedesk.phrases.beginnings import Lexicon
from svedesk.phrases.hearing import Found, Hearing, Way
from svedesk.phrases.phrase import Agrees, Holds, If, Kind, Part, PlainWords, Ways
from svedesk.phrases.wording import plural

_LIKE, _LIKE_NAME, _LIKE_BEFORE = 68.0, 78.0, 85.0
"""Of 100, how like a phrase must be to what was typed, or a name, or what begins before that place."""
_BACK = 12
"""Letters before the place up to which a text was understood: a phrase that is near may begin there."""
_SHORTEST: dict[Lang, int] = {"en": 3, "ja": 2}
"""Letters of a phrase that is worth telling."""
_GAP = "…"


class NotHeard(NamedTuple):
    """The place in a line from which it is not understood, and the phrase that could stand there: the nearest one, or
    what all begin with that could ("": none is near, and they have nothing in common). It stands for so many letters
    (`instead`) from there."""

    place: int
    nearest: str
    instead: int = 0


class _Expecting(Hearing):
    """Listens, and remembers what could have followed at each place."""

    def __init__(self, text: str, lang: Lang, lexicon: Lexicon) -> None:
        super().__init__(text, lang, lexicon, patiently=True)
        self.text = text.casefold()
        self.phrases = defaultdict[int, list[tuple[Part, ...]]](list)
        self.kinds = defaultdict[int, dict[tuple[Kind, str], None]](dict)

    def _parts(
        self,
        parts: tuple[Part, ...],
        where: Any,  # noqa: ANN401 - hearing's own
        place: int,
        values: Found,
    ) -> list[Way]:
        ways = [(values, place)]
        for begin, part in enumerate(parts):
            if isinstance(part, PlainWords | Holds):
                for _, at in ways:
                    if at + _BACK >= self.farthest:
                        self.phrases[at].append(parts[begin:])
            ways = [after for values, place in ways for after in self._part(part, where, place, values)]
        return ways

    def _names(self, kind: Kind, form: str, place: int) -> Iterator[tuple[Any, int]]:
        if kind in self._lexicon and place + _BACK >= self.farthest:
            self.kinds[place][kind, form] = None
        return super()._names(kind, form, place)

    def names(self, place: int) -> Iterator[str]:
        """The names that could stand at a place."""
        for kind, form in self.kinds[place]:
            before, behind, *_ = getattr(kind, "around", {}).get((self._lang, form), ("", ""))
            for known in self._lexicon[kind].values():
                for words, meaning in known.items():
                    name = getattr(meaning, self._lang, words)
                    yield f"{before}{plural(name) if form == 'plural' else name}{behind}"


def not_heard(text: str, kind: Kind, lang: Lang, lexicon: Lexicon) -> NotHeard:
    """Where a text stops being understood that means nothing as a whole."""
    hearing = _Expecting(text, lang, lexicon)
    hearing.whole(kind)
    farthest = min(hearing.farthest, len(text))
    phrases = {
        place: dict.fromkeys(map(_shown, expected))
        for place, expected in hearing.phrases.items()
        if place + _BACK >= farthest
    }
    near = _nearest(hearing.text, farthest, phrases, lang, _LIKE)
    near = near or _nearest(
        hearing.text, farthest, {place: hearing.names(place) for place in hearing.kinds}, lang, _LIKE_NAME
    )
    if near is not None:
        return near
    return NotHeard(farthest, _common([phrase for phrase in phrases.get(farthest, ()) if phrase], lang))


def _common(phrases: list[str], lang: Lang) -> str:
    """The words that all phrases begin with; "" where that is hardly a word."""
    first, last = (min(phrases), max(phrases)) if phrases else ("", "")
    common = first[: next((at for at in range(len(first)) if first[at] != last[at : at + 1]), len(first))]
    if lang == "en" and any(phrase != common for phrase in phrases):
        common = common[: common.rfind(" ", 1)] if " " in common[1:] else ""
    common = common.strip(f"{_GAP} ")
    return common if len(common) >= _SHORTEST[lang] else ""


def _nearest(text: str, farthest: int, known: Mapping[int, Iterable[str]], lang: Lang, like: float) -> NotHeard | None:
    """The phrase that is most like what stands at its place and goes on where the text was understood no further; of
    two that are as near the longer one."""
    best, nearest = (like, 0), None
    for place, phrases in known.items():
        if place + _BACK < farthest:
            continue
        typed = text[place:]
        begin = place + len(typed) - len(typed.lstrip())
        for phrase in phrases:
            words = phrase.partition(_GAP)[0].strip().casefold()
            if len(words) < _SHORTEST[lang] or begin + len(words) <= farthest:
                continue
            enough = like if place == farthest else _LIKE_BEFORE
            lengths = (len(words), len(words) - 1, len(words) + 1)
            ways = ((likeness(words, text[begin : begin + length], enough), length) for length in lengths)
            near, instead = max(ways, key=lambda way: way[0])
            if (near, len(words)) > best:
                best, nearest = (near, len(words)), NotHeard(begin, phrase.strip(), instead)
    return nearest


def _shown(parts: tuple[Part, ...]) -> str:
    """A phrase with a mark for what stands in its places; "" where it does not begin with words."""
    first = next((part for part in parts if not isinstance(part, Holds)), None)
    if not isinstance(first, PlainWords):
        return ""
    text = "".join(map(_shown_part, parts))
    while _GAP * 2 in text:
        text = text.replace(_GAP * 2, _GAP)
    return text


def _shown_part(part: Part) -> str:
    if isinstance(part, PlainWords):
        return part.text.replace("a~ ", "a ").replace("^", "")
    if isinstance(part, If):
        return "".join(map(_shown_part, part.otherwise))
    if isinstance(part, Ways):
        words = part.ways[0][1] if part.ways else part.others or ()
        return "".join(map(_shown_part, words))
    if isinstance(part, Agrees):
        return part.words[0]
    if isinstance(part, Holds):
        return ""
    return _GAP

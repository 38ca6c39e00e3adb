"""The lines of the log as data: what each says, with links for cards, and what tells whether a filter lets it pass."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Literal, NamedTuple

from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme

# Names come through the text module as plain text; these mark where a link begins and ends until a line is made HTML.
_BEGIN, _MIDDLE, _END = "\ue000", "\ue001", "\ue002"

Kind = Literal["event", "turn", "said"]


class LogEntry(NamedTuple):
    """One line of the log.

    `first` and `last` are the lines of the desk it tells, `turn` and `seat` when it happened and who acted (-1: none).
    `words` has its cards as marked by `linked`. A bulk says `short` while it is folded and `parts` when it is open.
    `html` is how something said beside the game stands there.
    """

    kind: Kind
    first: int
    last: int
    turn: int
    seat: int
    words: str
    by_hand: bool = False
    short: str = ""
    parts: tuple[str, ...] = ()
    html: str = ""
    why: str = ""
    """Why it happened, as far as that can be told."""

    @property
    def plain(self) -> str:
        """What it says, without links."""
        return without_links(self.words) + (tr(" (manual)") if self.by_hand else "")


class LogFilter(NamedTuple):
    """Which lines are wanted: `only` some, and those with `text` in them. `turn` is the one that goes on, `seat` whose
    deeds are wanted."""

    only: Literal["all", "turn", "hand", "chat", "seat"] = "all"
    seat: int = -1
    text: str = ""
    turn: int = 0

    @property
    def lets_all(self) -> bool:
        """Whether it leaves nothing out."""
        return self.only == "all" and not self.text

    def lets(self, entry: LogEntry) -> bool:
        """Whether a line is wanted. Heads of turns are kept while nothing is searched for."""
        if entry.kind == "turn" and self.only in ("hand", "seat"):
            return not self.text
        wanted = {
            "all": True,
            "turn": entry.turn >= self.turn,
            "hand": entry.by_hand,
            "chat": entry.kind == "said",
            "seat": entry.kind == "event" and entry.seat == self.seat,
        }[self.only]
        return wanted and self.text.casefold() in entry.plain.casefold()

    def of(self, entries: Iterable[LogEntry]) -> list[LogEntry]:
        """The lines that are wanted; heads of turns in which nothing was wanted are left out."""
        wanted: list[LogEntry] = []
        for entry in entries:
            if not self.lets(entry):
                continue
            if entry.kind == "turn" and wanted and wanted[-1].kind == "turn" and self.only != "all":
                wanted[-1] = entry
            else:
                wanted.append(entry)
        while wanted and wanted[-1].kind == "turn" and self.only in ("hand", "seat"):
            wanted.pop()
        return wanted


def linked(number: str, name: str) -> str:
    """A card's name, marked as a link to its number."""
    return f"{_BEGIN}{number}{_MIDDLE}{name}{_END}"


def without_links(words: str) -> str:
    """A line as it is read aloud, copied or searched."""
    parts = words.split(_BEGIN)
    return parts[0] + "".join(part.split(_MIDDLE, 1)[-1].replace(_END, "") for part in parts[1:])


def html(entry: LogEntry, *, is_open: bool, theme: Theme) -> str:
    """A line as HTML. Cards are links to "card:NUMBER", a bulk one to "fold:FIRST"; what was done manually is marked by
    a word, not by colour alone."""
    if entry.kind == "turn":
        return f'<div class="turn" style="margin: 6px 0 1px 0">{escape(entry.words)}</div>'
    if entry.kind == "said":
        return f'<div style="margin: 1px 0">{entry.html}</div>'
    hand = f'<span class="hand">{escape(tr("manual ·"))}</span> ' if entry.by_hand else ""
    if not entry.parts:
        return f'<div style="margin: 1px 0">{hand}{_links(entry.words)}</div>'
    sign = "▾" if is_open else "▸"
    head = f'<a href="fold:{entry.first}">{sign} {escape(entry.short)}</a>'
    lines = "".join(
        f'<div style="margin: 0 0 0 14px; color: {theme.quiet_text}">{_links(part)}</div>' for part in entry.parts
    )
    return f'<div style="margin: 1px 0">{hand}{head}</div>' + (lines if is_open else "")


def _links(words: str) -> str:
    return escape(words).replace(_BEGIN, '<a href="card:').replace(_MIDDLE, '">').replace(_END, "</a>")

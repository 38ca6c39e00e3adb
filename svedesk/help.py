"""The help pages in `resources/help`: Markdown, one file for each subject and language, in the order of `index.md`."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from svedesk.data import resources
from svedesk.engine.script import Lang

_LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
_HEADING = re.compile(r"#{1,6} (.+)")
_MARKS = re.compile(r"\*\*|`|^\s*(?:[-|]|\d+\.)\s*|\s*\|\s*$")
_EXCERPT = 120


class HelpArticle(NamedTuple):
    """One page. `name` is its file without `.md`, the same in every language."""

    name: str
    title: str
    text: str
    lang: Lang


class HelpHit(NamedTuple):
    """Where something was found: a page, the heading above it, and the line that says it."""

    page: HelpArticle
    heading: str
    excerpt: str


@cache
def articles(lang: Lang) -> tuple[HelpArticle, ...]:
    """All pages of a language in reading order, without the index."""
    folder = resources() / "help" / lang
    index = (folder / "index.md").read_text(encoding="utf-8")
    names = [target.removesuffix(".md") for _, target in _LINK.findall(index)]
    return tuple(_page(name, (folder / f"{name}.md").read_text(encoding="utf-8"), lang) for name in names)


def search(query: str, lang: Lang) -> tuple[HelpHit, ...]:
    """The sections that have every word of a query, best first: by page title, by heading, by text. Upper and lower
    case, full and half width are the same; nothing is found for an empty query."""
    words = _plain(query).split()
    if not words:
        return ()
    hits: list[tuple[int, HelpHit]] = []
    for page in articles(lang):
        for heading, lines in _sections(page):
            title, body = _plain(f"{page.title} {heading}"), _plain("\n".join(lines))
            if not all(word in title or word in body for word in words):
                continue
            rank = (
                0
                if all(word in _plain(page.title) for word in words)
                else 1
                if any(word in title for word in words)
                else 2
            )
            hits.append((rank, HelpHit(page, heading, _excerpt(lines, words))))
    return tuple(hit for _, hit in sorted(hits, key=lambda ranked: ranked[0]))


def _page(name: str, text: str, lang: Lang) -> HelpArticle:
    return HelpArticle(name, text.partition("\n")[0].removeprefix("# "), text, lang)


def _sections(page: HelpArticle) -> list[tuple[str, list[str]]]:
    """The headings of a page, each with the lines below it; a `#` inside a code block is a comment."""
    sections: list[tuple[str, list[str]]] = []
    in_code = False
    for line in page.text.splitlines():
        in_code ^= line.startswith("```")
        heading = None if in_code else _HEADING.fullmatch(line)
        if heading:
            sections.append((heading[1], []))
        elif sections and line and not line.startswith(("```", "| ---")):
            sections[-1][1].append(_MARKS.sub("", _LINK.sub(r"\1", line)))
    return sections


def _excerpt(lines: list[str], words: list[str]) -> str:
    """The line that has most of the words."""
    best = max(lines, key=lambda line: sum(word in _plain(line) for word in words), default="").replace(" | ", ": ")
    return best if len(best) <= _EXCERPT else f"{best[: _EXCERPT - 1].rstrip()}…"


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()

"""`svedesk read`: what card texts mean, as scripts; and how much of a list of texts can be read."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from svedesk.cards.import_file import read_cards
from svedesk.cards.import_rows import entries_of
from svedesk.cards.library import Library
from svedesk.cards.shared_texts import told_texts
from svedesk.cli import materials
from svedesk.cli.console import CommandError, say
from svedesk.cli.parser import Arguments, Parser
from svedesk.cli.shipping import write_cards
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import LineReading, TextReader
from svedesk.engine.script import Lang

KINDS = ("follower", "spell", "amulet")
_SHOWN = 60
"""Characters of an unread phrase."""
_MOST = 40
"""Unread phrases of a report."""


class CardText(NamedTuple):
    """A card of a list with its text in one language."""

    facts: Facts
    text: str


def arguments(parser: Parser) -> None:
    """What to read."""
    parser.add_argument("text", nargs="?", metavar="TEXT", help="the text of a card")
    parser.add_argument("--report", type=Path, metavar="FILE", help="a list of cards instead (JSON, CSV, XML, XLSX)")
    parser.add_argument(
        "--write", type=Path, nargs="+", metavar="FILE", help="for developers: write these lists' facts and scripts"
    )
    parser.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="where (default: here)")
    parser.add_argument("--lang", choices=("en", "ja"), default="en", help="language of the text (default: en)")
    parser.add_argument("--kind", choices=KINDS, default="follower", help="type of the card (default: follower)")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")


def run(arguments: Arguments) -> int:
    """Print the script of a text, a line for each of its lines, and return 1 where any could not be read; or print the
    report on a list."""
    if sum(given is not None for given in (arguments.report, arguments.text, arguments.write)) != 1:
        raise CommandError("Give a TEXT, or a list with --report FILE.")
    if arguments.write is not None:
        write_cards(arguments.write, arguments.into)
        return 0
    if arguments.report is not None:
        return _report(arguments.report, arguments.lang, as_json=arguments.json)
    reader = materials.game().scripts.text_reader(materials.library().values())
    facts = materials.game().facts("READ-001", "Card", "カード", arguments.kind)
    read = reader.read(facts, arguments.text, arguments.lang, closely=True)
    for line in read:
        print(_told(line))
    if not read:
        say("There are no rules in this text.")
    return 0 if read and all(line.is_read for line in read) else 1


def _told(line: LineReading) -> str:
    if line.is_read:
        return line.script or f"read, but there is no script for it: {line.text}"
    if line.meanings:
        return f"not read, could mean {line.meanings} things: {line.text}"
    return f"not read from here: {line.unread}"


def _report(path: Path, lang: Lang, *, as_json: bool) -> int:
    cards = tuple(_cards(path, lang))
    reader = materials.game().scripts.text_reader((*materials.library().values(), *(card.facts for card in cards)))
    begun = time.process_time()
    found = _counted(reader, cards, lang)
    found["seconds"] = round(time.process_time() - begun, 2)
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    for name in ("cards", "automatic", "lines", "lines_read", "seconds"):
        print(f"{name.replace('_', ' '):12} {found[name]}")
    for phrase, times in found["unread"]:  # type: ignore[attr-defined]  # pairs
        print(f"{times:5}  {phrase}")
    return 0


def _counted(reader: TextReader, cards: tuple[CardText, ...], lang: Lang) -> dict[str, object]:
    """The report. `wrong_back` are lines whose script, read again, says something else; `unread` are phrases that could
    not be read, by how many cards they keep from being automatic."""
    automatic, lines, lines_read, wrong, unread = 0, 0, 0, 0, Counter[str]()
    for place, card in enumerate(cards):
        if place % 200 == 199:
            say(f"{place + 1} of {len(cards)} cards read")
        read = reader.read(card.facts, card.text, lang)
        lines += len(read)
        lines_read += sum(line.is_read for line in read)
        wrong += sum(line.is_wrong for line in read)
        automatic += all(line.is_read for line in read)
        unread.update({_phrase(line) for line in read if not line.is_read})
    return {
        "cards": len(cards),
        "automatic": automatic,
        "lines": lines,
        "lines_read": lines_read,
        "wrong_back": wrong,
        "unread": [[phrase, times] for phrase, times in unread.most_common(_MOST)],
    }


def _phrase(line: LineReading) -> str:
    return re.sub(r"\d+", "N", line.unread or line.text)[:_SHOWN]


def _cards(path: Path, lang: Lang) -> Iterator[CardText]:
    """The cards of a list whose text is known in a language, each text of a name once: prints say the same."""
    game = materials.game()
    try:
        entries = entries_of(read_cards(path), Library(()), game.facts)
    except DamagedFile as error:
        raise CommandError(error.sentence) from error
    texts, seen = told_texts(entries), set[tuple[str, str]]()
    for entry in entries:
        text = texts.get(entry.number, ("", ""))[lang == "ja"]
        told = (entry.facts.name or entry.facts.name_ja, text)
        if told not in seen:
            seen.add(told)
            yield CardText(entry.facts, text)

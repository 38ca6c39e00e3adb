"""`svedesk read`: what card texts mean, as scripts; and how much of a list of texts can be read."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from svedesk.cards.draft import RowDraft
from svedesk.cards.import_file import read_file_of_cards
from svedesk.cards.import_rows import entries_of
from svedesk.cards.kept_readings import KeptReadings
from svedesk.cards.library import Library
from svedesk.cards.report import say_remark
from svedesk.cards.shared_texts import told_texts
from svedesk.cards.text_coverage import CardText, coverage
from svedesk.cli import materials
from svedesk.cli.console import Arguments, CommandError, Parser, say
from svedesk.cli.shipping import write_cards
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.game_scripts import LineReading
from svedesk.engine.script import Lang


def arguments(parser: Parser) -> None:
    """What to read."""
    parser.add_argument("text", nargs="?", metavar="TEXT", help="the text of a card")
    parser.add_argument(
        "--report",
        type=Path,
        metavar="FILE",
        help="instead: how much of a list of cards can be read (JSON, CSV, XML, XLSX)",
    )
    parser.add_argument(
        "--write", type=Path, nargs="+", metavar="FILE", help="for developers: write these lists' facts and scripts"
    )
    parser.add_argument(
        "--into", type=Path, default=Path(), metavar="FOLDER", help="where to write them (default: here)"
    )
    parser.add_argument("--lang", choices=("en", "ja"), default="en", help="language of the text (default: en)")
    kinds = materials.game().decks.main_kinds
    parser.add_argument("--kind", choices=kinds, default=kinds[0], help=f"type of the card (default: {kinds[0]})")
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
        print(_line_text(line))
    if not read:
        say("There are no rules in this text.")
    return 0 if read and all(line.is_read for line in read) else 1


def _line_text(line: LineReading) -> str:
    if line.is_read:
        return line.script or f"read, but there is no script for it: {line.text}"
    if line.meanings:
        return f"not read, could mean {line.meanings} things: {line.text}"
    return f"not read from here: {line.unread}"


def _report(path: Path, lang: Lang, *, as_json: bool) -> int:
    cards = tuple(_cards(path, lang))
    if not any(card.text for card in cards):
        say(f"“{path.name}” has no texts in this language. Choose another one with --lang.")
    known = (*materials.library().values(), *(card.facts for card in cards))
    reader = materials.game().scripts.text_reader(known)

    def on_card(done: int) -> None:
        if done % 200 == 0 and sys.stderr.isatty():
            say(f"{done} of {len(cards)} cards read")

    begun = time.process_time()
    readings = KeptReadings(materials.game(), known)
    read = coverage(reader, cards, on_card, readings)
    readings.save()
    result = {**read._asdict(), "seconds": round(time.process_time() - begun, 2)}
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
        return 0
    for name in ("cards", "automatic", "lines", "lines_read", "without_script", "seconds"):
        print(f"{name.replace('_', ' '):14} {result[name]}")
    for phrase, times in result["unread"]:
        print(f"{times:5}  {phrase}")
    return 0


def _whole(place: int, row: RowDraft) -> RowDraft:
    """A row with what cards need and their texts are read without."""
    return row._replace(values={"number": f"LIST-{place}", "kind": materials.game().decks.main_kinds[0], **row.values})


def _with_type(rows: Sequence[RowDraft]) -> Sequence[RowDraft]:
    """The rows of a list that tell types but for those that have none: aids such as cards that count evolution points
    are no cards."""
    typed = [row for row in rows if "kind" in row.values]
    if not typed:
        return rows
    if len(typed) < len(rows):
        say(f"Rows without a type left out: {len(rows) - len(typed)}.")
    return typed


def _cards(path: Path, lang: Lang) -> Iterator[CardText]:
    """The cards of a list whose text is known in a language, each text of a name once: prints say the same."""
    game = materials.game()
    try:
        rows, remarks = read_file_of_cards(path, game.facts)
    except DamagedFile as error:
        raise CommandError(error.sentence) from error
    for remark in remarks:
        say(f"{path.name}: {say_remark(remark, 'en')}.")
    whole = [_whole(place, row) for place, row in enumerate(_with_type(rows), 1)]
    entries = entries_of(whole, Library(()), game.facts)
    left_out = len({row.values["number"] for row in whole} - {entry.number for entry in entries})
    if left_out:
        say(f"Rows left out: {left_out}. svedesk library import {path.name} tells why.")
    texts, seen = told_texts(entries), set[tuple[str, str]]()
    for entry in entries:
        text = texts.get(entry.number, ("", ""))[lang == "ja"]
        fields = (entry.facts.name or entry.facts.name_ja, text)
        if fields not in seen:
            seen.add(fields)
            yield CardText(entry.facts, text, lang)

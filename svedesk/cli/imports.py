"""What an import leaves to decide, asked at a terminal; and what came of it, as commands print it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from svedesk.cards.draft import RowDraft
from svedesk.cards.import_file import read_cards, understood
from svedesk.cards.import_rows import undecided_numbers, with_english_numbers
from svedesk.cards.report import Report, say_remark
from svedesk.cards.report import say as in_words
from svedesk.cli import materials
from svedesk.cli.console import Arguments, CommandError, say
from svedesk.documents.paths import readable_path
from svedesk.documents.writing import saving, write_whole
from svedesk.engine.game import Game
from svedesk.engine.script import Lang


def other_game(path: Path, rows: Sequence[RowDraft]) -> str:
    """The game that the cards of a file are to be imported for instead, since it knows the words of most of its rows;
    "" for none. Raises CommandError where nobody can be asked, and the command names no game."""
    own = understood(rows)
    if own * 2 > len(rows):
        return ""
    for other in materials.other_games():
        if (count := understood(read_cards(path, other.facts))) * 2 <= len(rows) or count <= own:
            continue
        this = _name(materials.game())
        looks = f"This looks like a list of {_name(other)}: {count} of {len(rows)} rows have its types of cards,"
        if sys.stdin.isatty():
            say(f"{looks} {own} those of {this}.")
            if input(f"Import it for {_name(other)}? [Y/n] ").strip().casefold() in ("", "y", "yes"):
                return other.name
        elif materials.is_named():
            say(f"{looks} {own} those of {this}. It was imported for {this}, as you said.")
        else:
            raise CommandError(
                f"{looks} {own} those of {this}. Nothing was imported. Add --game {other.name}, or --game "
                f"{materials.game().name} if it is one of {this}."
            )
    return ""


def in_edition(rows: Sequence[RowDraft], edition: str | None) -> Sequence[RowDraft]:
    """Rows by the numbers of an edition, which is asked for where the list does not tell and some are other cards in
    each."""
    count = undecided_numbers(rows, materials.game().facts)
    if not count or edition == "ja" or (edition is None and not sys.stdin.isatty()):
        return rows
    if edition is None:
        say(f"{count} numbers of this list are other cards in the English edition.")
        if input("Are they English? [y/N] ").strip().casefold() not in ("y", "yes"):
            return rows
    return with_english_numbers(rows)


def _name(game: Game) -> str:
    return game.term("game", game.name, "en")


_FEW = 20
"""Remarks that are printed as they are; of more, those of a kind are counted."""
_ALL_OF_THEM = "svedesk library report --remarks FILE"


def print_report(report: Report, arguments: Arguments) -> None:
    """Print it, as JSON if that was asked for (`--json`, `--lang`); as text with the remarks, of many how many there
    are of each kind, with an example."""
    if arguments.json:
        print(json.dumps(_as_data(report, arguments.lang), ensure_ascii=False, indent=1))
    else:
        print("\n".join(_problem_lines(report, arguments.lang)))


def write_remarks(report: Report, path: Path, lang: Lang) -> None:
    """Write every remark into a file, a line each. Raises `DamagedFile`."""
    lines = (f"{remark.what}: {say_remark(remark, lang)}\n" for remark in report.remarks)
    with saving(path.name):
        write_whole(path, "".join(lines).encode())


def _as_data(report: Report, lang: Lang) -> dict[str, object]:
    return {
        "file": report.file,
        **{name: len(getattr(report, name)) for name in ("new", "changed", "same")},
        **{what: report.count(what) for what in ("unknown", "refused", "odd")},
        "remarks": [
            {
                "what": remark.what,
                "place": remark.place,
                "key": remark.message.key,
                "says": in_words(remark.message, lang),
            }
            for remark in report.remarks
        ],
    }


def _problem_lines(report: Report, lang: Lang) -> list[str]:
    """Counts, then what was said."""
    unknown, refused = report.count("unknown"), report.count("refused")
    counts = f"{len(report.new)} new, {len(report.changed)} changed, {len(report.same)} unchanged"
    lines = [f"{readable_path(report.file)}: {counts}, {unknown} unknown, {refused} refused"]
    groups: dict[tuple[str, str], list[str]] = {}
    for remark in report.remarks:
        line = say_remark(remark, lang)
        groups.setdefault((remark.what, remark.message.key), []).append(line)
    if len(report.remarks) > _FEW:
        lines.append(f"{len(report.remarks):,} remarks; to write all of them to a file: {_ALL_OF_THEM}")
        by_size = sorted(groups.items(), key=lambda group: -len(group[1]))
        lines += [f"{len(reasons):>7,} {what}, such as {reasons[0]}" for (what, _), reasons in by_size]
    else:
        lines += [f"{what}: {reason}" for (what, _), reasons in groups.items() for reason in reasons]
    lines += [f"{what}: {count} more were not recorded" for what, count in report.left_out.items()]
    return lines

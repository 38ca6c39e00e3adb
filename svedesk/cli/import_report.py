"""What cards came of a file, as commands print it."""

from __future__ import annotations

import json

from svedesk.cards.report import Report
from svedesk.cards.sentences import say, say_remark
from svedesk.cli.parser import Arguments
from svedesk.documents.paths import readable_path
from svedesk.engine.script import Lang

_EXAMPLES = 3
"""How many cards are named for each thing that is said of many."""


def print_report(report: Report, arguments: Arguments, *, whole: bool = False) -> None:
    """Print it, as JSON if that was asked for (`--json`, `--lang`); as text with a few examples of each remark, or the
    `whole` of it."""
    if arguments.json:
        print(json.dumps(_as_data(report, arguments.lang), ensure_ascii=False, indent=1))
    else:
        print("\n".join(_told(report, arguments.lang, len(report.remarks) if whole else _EXAMPLES)))


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
                "says": say(remark.message, lang),
            }
            for remark in report.remarks
        ],
    }


def _told(report: Report, lang: Lang, examples: int) -> list[str]:
    """Counts, then what was said, things said of many cards with so many of them."""
    unknown, refused = report.count("unknown"), report.count("refused")
    counts = f"{len(report.new)} new, {len(report.changed)} changed, {len(report.same)} unchanged"
    lines = [f"{readable_path(report.file)}: {counts}, {unknown} unknown, {refused} refused"]
    groups: dict[tuple[str, str], list[str]] = {}
    for remark in report.remarks:
        line = say_remark(remark, lang)
        groups.setdefault((remark.what, remark.message.key), []).append(line)
    for (what, _), reasons in groups.items():
        lines += [f"{what}: {reason}" for reason in reasons[:examples]]
        if len(reasons) > examples:
            lines.append(f"{what}: ... and {len(reasons) - examples} more (see --json)")
    lines += [f"{what}: {count} more were not recorded" for what, count in report.left_out.items()]
    return lines

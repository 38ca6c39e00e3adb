"""What cards came of a file, as commands print it."""

from __future__ import annotations

import json
from pathlib import Path

from svedesk.cards.report import Report
from svedesk.cards.sentences import say, say_remark
from svedesk.cli.parser import Arguments
from svedesk.documents.paths import readable_path
from svedesk.documents.writing import saving, write_whole
from svedesk.engine.script import Lang

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
                "says": say(remark.message, lang),
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

"""`svedesk check`: mistakes in card scripts, found without playing; whether they read as their cards do; and which
lines of cards are not executed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from svedesk.cli import materials
from svedesk.cli.console import Arguments, CommandError, Parser
from svedesk.documents.kinds import TEXTS
from svedesk.documents.reading import read_file
from svedesk.engine.game_scripts import GameScripts, TextComparison
from svedesk.engine.script import Lang

_SILENT = "silent"


def arguments(parser: Parser) -> None:
    """Which cards, and what to hold them against."""
    parser.add_argument("cards", nargs="*", metavar="CARD", help="card numbers or names (default: every script)")
    parser.add_argument(
        "--parity",
        type=Path,
        metavar="FOLDER",
        help="also compare with card texts of your own: a JSON list, or a folder of them",
    )
    parser.add_argument(
        "--manual",
        action="store_true",
        help="instead: list the lines that are resolved manually, by when the game stops for them",
    )
    parser.add_argument("--json", action="store_true", help="print that list as JSON")


def run(arguments: Arguments) -> int:
    """Print a line for each mistake or difference with the place of its script; status 1 when there is any. Of the
    lines that are resolved manually: when there is one that the game never stops for."""
    numbers = tuple(dict.fromkeys(facts.number for wanted in arguments.cards for facts in materials.card(wanted)))
    if arguments.manual:
        return _manual_lines(numbers or tuple(materials.library()), as_json=arguments.json)
    if arguments.json:
        raise CommandError("--json goes with --manual.")
    scripts = materials.game().scripts
    for number in numbers:
        if number not in scripts.shipped:
            print(f"{number}: no script; resolved manually")
    scripted = [number for number in numbers or scripts.shipped if number in scripts.shipped]
    texts = None if arguments.parity is None else _texts(scripts, arguments.parity)
    wrong = _mistakes(scripts, scripted, every=not numbers)
    if texts is not None:
        wrong += _differences(scripts, scripted, texts)
    return 1 if wrong else 0


def _manual_lines(numbers: Sequence[str], *, as_json: bool) -> int:
    """Print every card with lines that are not executed, and how many lines stop at each moment."""
    rules = materials.rules()
    cards = {number: lines for number in numbers if (lines := rules.reading(number).manual_lines)}
    counted = Counter(moment for lines in cards.values() for line in lines for moment in line.moments or (_SILENT,))
    if as_json:
        listed = [
            {"number": number, "name": rules.facts(number).name, "lines": [line._asdict() for line in lines]}
            for number, lines in cards.items()
        ]
        print(json.dumps({"cards": listed, "moments": counted, "silent": counted[_SILENT]}, ensure_ascii=False))
        return 1 if counted[_SILENT] else 0
    words = materials.table().words(rules, "en", materials.names("en"))
    for number, lines in cards.items():
        facts = rules.facts(number)
        print(f"{number:12} {facts.name or facts.name_ja}")
        for line in lines:
            where = f" ({words.term('zone', line.zone)})" if line.zone else ""
            moments = "; ".join(words.title("moment", moment) for moment in line.moments or (_SILENT,))
            print(f"  ability {line.place}: {moments}{where}")
    print(f"cards with manual lines: {len(cards)}, lines: {sum(map(len, cards.values()))}")
    for moment, count in counted.most_common():
        print(f"{count:5}  {words.title('moment', moment)}")
    print(f"lines that the game never stops for: {counted[_SILENT]}")
    return 1 if counted[_SILENT] else 0


def _mistakes(scripts: GameScripts, numbers: Sequence[str], *, every: bool) -> int:
    """Print the mistakes in the scripts of cards; of `every` card, also the lines that belong to none."""
    count = 0
    for mistake in scripts.unread_lines() if every else ():
        print(mistake)
        count += 1
    for number in numbers:
        for mistake in scripts.mistakes(number, materials.library()):
            print(mistake)
            count += 1
    print(f"scripts checked: {len(numbers)}, mistakes: {count}")
    return count


def _differences(scripts: GameScripts, numbers: Sequence[str], texts: dict[Lang, dict[str, str]]) -> int:
    compared = list(scripts.compare(materials.rules(), numbers, texts))
    different = [card for card in compared if not card.equal and not card.reason]
    worded = [card for card in compared if not card.equal and card.reason]
    for card in different:
        print(f"{scripts.place(card.number) or 'unknown place'}: {card.number} ({card.lang}) reads differently")
        print("\n".join((*(f"  - {line}" for line in card.theirs), *(f"  + {line}" for line in card.ours))))
    for card in worded:
        print(f"{card.number} ({card.lang}) is worded differently on purpose: {card.reason}")
    for lang in ("en", "ja"):
        reworded = f", different on purpose: {count}" if (count := _of(lang, worded)) else ""
        print(f"texts compared ({lang}): {_of(lang, compared)}{reworded}, different: {_of(lang, different)}")
    return len(different)


def _of(lang: str, cards: Sequence[TextComparison]) -> int:
    return sum(card.lang == lang for card in cards)


def _texts(scripts: GameScripts, path: Path) -> dict[Lang, dict[str, str]]:
    """The texts of a list, or of all lists in a folder. Raises `CommandError` and `DamagedFile`."""
    files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    texts: dict[Lang, dict[str, str]] = {"en": {}, "ja": {}}
    for file in files:
        try:
            in_file = scripts.read_texts(read_file(file, TEXTS), materials.library())
        except ValueError as error:
            if path.is_dir():
                continue  # other files may lie in a folder
            raise CommandError(f"{file} can't be used: {error}.") from error
        for lang, by_number in in_file.items():
            texts[lang] |= by_number
    if not any(texts.values()):
        raise CommandError(f"There are no card texts in {path}.")
    return texts

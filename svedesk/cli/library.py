"""`svedesk library`: cards of one's own brought in, found and taken out again; a damaged library set aside."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from functools import cached_property
from pathlib import Path

from svedesk.cards.answers import OfficialAnswers, is_answer_list
from svedesk.cards.database import Database, is_folder, set_aside
from svedesk.cards.draft import RowDraft
from svedesk.cards.import_file import mapping_for, read_file_of_cards
from svedesk.cards.import_rows import bring
from svedesk.cards.kept_readings import KeptReadings
from svedesk.cards.mapping import ColumnMapping, keep_mapping, load_mapping
from svedesk.cards.prints import Joined, joined
from svedesk.cards.query import FIELD_OF, FIELDS, fields_of
from svedesk.cards.report import Remark, Report
from svedesk.cards.search import CardSearch, SearchResult
from svedesk.cli import materials
from svedesk.cli.console import Arguments, CommandError, Parser, positive, say
from svedesk.cli.imports import in_edition, other_game, print_report, write_remarks
from svedesk.documents.paths import readable_path
from svedesk.documents.reading import is_there
from svedesk.engine.card_fields import statistics
from svedesk.engine.game import CardRules
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM
from svedesk.nearest import nearest
from svedesk.packs.owned import Owned, owned

_LANGUAGE = """searching: a card must match every word and condition; small typos are forgiven
  rose queen                words in names, traits, numbers and rules texts, in English and Japanese
  "rose queen"              an exact phrase
  -evil                     not this word; works with conditions, too: -type:token
  rose OR queen             either; use (...) for groups
  cost:3  cost<=3  cost:2-4  cost:2,4  cost:none  attack>defense  2/3
                            numbers: cost, attack, defense; 2/3 is attack 2, defense 3
  class:forest,sword        a field, one of several values; fields: class, type, trait, set, number, name, text,
                            keyword, universe, rarity, rules (executes, partly, by_hand)
  text:"draw a card"        a phrase in the rules text
  is:token                  a type, or: executes, partly, by_hand, reprinted, alternate, shipped, imported
Most terminals need quotes around a search with <, > or brackets: 'cost<=3 (elf OR sword)'
"""


def arguments(parser: Parser) -> None:
    """What to do, and with what."""
    parser.epilog, parser.minus_after = _LANGUAGE, "search"
    parser.add_argument(
        "what",
        choices=("import", "search", "report", "undo", "repair"),
        metavar="import|search|report|undo|repair",
        help="import a file, search cards, show the report of an import, undo the last import, or replace a damaged"
        " library with a new one",
    )
    parser.add_argument(
        "given",
        nargs="*",
        metavar="FILE|WORDS|N",
        help="import: a Cockatrice card database, a CSV, Excel or JSON list, a list of official answers, or a folder of"
        " pictures; search: what to find; report: which import (default: 1, the last)",
    )
    parser.add_argument("--map", metavar="MAP", default="", help="a column mapping to use")
    parser.add_argument("--keep-map", metavar="MAP", default="", help="write the guessed column mapping to a file")
    parser.add_argument(
        "--numbers",
        choices=("ja", "en"),
        help="whose numbers the list has, where Japanese and English ones differ and it doesn't say (default: you are"
        " asked; without a terminal: ja)",
    )
    parser.add_argument(
        "--remarks", metavar="FILE", default="", help="report: write all remarks of the import to a file"
    )
    parser.add_argument("--limit", type=positive, default=20, metavar="N", help="how many cards to show (default: 20)")
    parser.add_argument("--json", action="store_true", help="print as JSON")
    parser.add_language()


def run(arguments: Arguments) -> int:
    """Do it; status 1 when nothing could be read, was found or is there to take back."""
    uses = {"import": _import, "search": _search, "report": _report, "undo": _undo, "repair": _repair}
    return uses[arguments.what](arguments)


def _import(arguments: Arguments) -> int:
    if len(arguments.given) != 1:
        raise CommandError("Name one file to import. See svedesk library --help.")
    path = Path(arguments.given[0])
    if is_answer_list(path):
        added = OfficialAnswers(materials.game()).add(path, materials.library())
        say(PROGRAM.say(added.message, arguments.lang))
        return 0
    mapping = load_mapping(Path(arguments.map)) if arguments.map else None
    if arguments.keep_map:
        columns = mapping or mapping_for(path, materials.game().facts)
        if columns is None:
            raise CommandError(f"“{path.name}” has no columns to map.")
        target = Path(arguments.keep_map)
        if is_there(target) and target.samefile(path):
            raise CommandError(f"The mapping would overwrite “{path.name}”. Choose another file for it.")
        keep_mapping(target, columns)
    if is_there(path) and path.is_dir():
        return _told_of(_import_pictures(path, arguments.lang), arguments)
    rows, remarks = _read(path, mapping)
    other = other_game(path, rows) if mapping is None else ""
    if not other:
        return _import_rows(path, rows, remarks, arguments)
    before = materials.choose(other)
    try:
        return _import_rows(path, *_read(path), arguments)
    finally:
        materials.choose(before)


def _read(path: Path, mapping: ColumnMapping | None = None) -> tuple[Sequence[RowDraft], Sequence[Remark]]:
    others = (each.facts for each in materials.other_games())
    return read_file_of_cards(path, materials.game().facts, mapping, others=others)


def _import_rows(path: Path, rows: Sequence[RowDraft], remarks: Sequence[Remark], arguments: Arguments) -> int:
    rows = in_edition(rows, arguments.numbers)
    report = bring(Database(materials.game()), path.name, rows, remarks=remarks)
    status = _told_of(report, arguments)
    if not arguments.json:
        _tell_rules((*report.new, *report.changed))
    return status


def _tell_rules(numbers: Sequence[str]) -> None:
    """How many of the cards that came in the rules carry out, wholly or in part."""
    if numbers:
        known = _KnownRules(materials.cards())
        status = Counter(map(known.status, numbers))
        known.save()
        say(f"Rules: {status['executes']} automated, {status['partly']} partly, {status['by_hand']} manual")


def _import_pictures(folder: Path, lang: Lang) -> Report:
    from svedesk.cards.picture_folder import import_pictures

    report = import_pictures(folder.resolve(), Database(materials.game()), owned(materials.game()).library)
    if report.read:
        _show(report.file, lang)
    return report


def _show(folder: str, lang: Lang, instead_of: str = "") -> None:
    """Have the window show the pictures of a folder; where it is to be `instead_of` another, if it shows that."""
    from svedesk.settings.file import settings_path
    from svedesk.settings.store import SettingsStore

    settings = SettingsStore(settings_path())
    troubles = [settings.trouble]
    if instead_of in ("", settings.now.card_pictures):
        settings.change(card_pictures=folder)
        troubles.append(settings.trouble)
    for trouble in dict.fromkeys(filter(None, troubles)):
        say(trouble.in_words(lang))


def _told_of(report: Report, arguments: Arguments) -> int:
    print_report(report, arguments)
    if not report.read:
        say("It contains no cards and no pictures of cards.")
    return 0 if report.read else 1


def _search(arguments: Arguments) -> int:
    cards = owned(materials.game())
    known = _KnownRules(cards)
    search = CardSearch(joined(cards.entries), known.texts, known.status, fields_of(cards.game))
    result = search.find(" ".join(arguments.given))
    shown = result.cards[: arguments.limit]
    for line in _remarks(result):
        say(line)
    if arguments.json:
        print(json.dumps([_card(card, known) for card in shown], ensure_ascii=False, indent=1))
    known.save()
    if arguments.json:
        return 0 if result.cards else 1
    for card in shown:
        names = dict.fromkeys((card.name_ja, card.name) if arguments.lang == "ja" else (card.name, card.name_ja))
        numbers = [entry.number for entry in card.prints]
        print(f"{numbers[0]:12} {'  '.join(names)}{f'  (also {chr(32).join(numbers[1:])})' if numbers[1:] else ''}")
    if len(result.cards) > len(shown):
        say(f"{len(result.cards) - len(shown)} more. Use --limit to see them.")
    return 0 if result.cards else 1


def _remarks(result: SearchResult) -> list[str]:
    lines = [f"Ignored “{part}”: incomplete." for part in result.query.ignored]
    lines += [f"Searched “{typed}” as {' or '.join(words[:3])}." for typed, words in result.corrections.items()]
    if result.cards:
        return lines
    for field in result.query.strange:
        near = nearest(field.casefold(), FIELD_OF)
        hint = f" Did you mean {near[0]}?" if near else f" The fields are {', '.join(FIELDS)}."
        lines.append(f"There is no field “{field}”.{hint}")
    return [*lines, "No cards match."]


def _card(card: Joined, known: _KnownRules) -> dict[str, object]:
    facts = card.first.facts
    numbers = [entry.number for entry in card.prints]
    numbers_on_it = {name: getattr(facts, name) for name in statistics(type(facts))}
    types = {"kind": facts.kind, "special": facts.special, "classes": facts.classes, "traits": facts.traits}
    rules = known.status(facts.number)
    return {"name": card.name, "name_ja": card.name_ja, "numbers": numbers, **types, **numbers_on_it, "rules": rules}


class _KnownRules:
    """What the rules say of cards. To read thousands takes seconds: it is kept for the next search, but of cards whose
    scripts stand in packs, where they are changed."""

    def __init__(self, cards: Owned) -> None:
        self._cards = cards
        self._readings = KeptReadings(cards.game, cards.library.values())

    def texts(self, number: str) -> tuple[str, str]:
        """A card's text in English and Japanese, as the rules know it."""
        english, japanese, _ = self._known(number)
        return english, japanese

    def status(self, number: str) -> str:
        """Whether a card "executes", "partly" or is resolved "by_hand"."""
        return self._known(number)[2]

    def save(self) -> None:
        """Keep what was read."""
        self._readings.save()

    @cached_property
    def _rules(self) -> CardRules:
        return self._cards.rules()

    def _known(self, number: str) -> tuple[str, str, str]:
        facts, texts = self._cards.library[number], self._cards.texts.get(number, ("", ""))
        keeps = number not in self._cards.scripts
        match self._readings.get(facts, "texts", *texts) if keeps else None:
            case [str(english), str(japanese), str(status)]:
                return english, japanese, status
        reading = self._rules.reading(number)
        known = (reading.text("en"), reading.text("ja"), str(reading.automation))
        if keeps:
            self._readings.put(known, facts, "texts", *texts)
        return known


def _show_before(folder: str, lang: Lang) -> None:
    """Instead of the pictures of a folder that is taken back show those of the one before."""
    if is_folder(folder):  # lists are known by their names only
        from svedesk.cards.picture_folder import folder_shown

        _show(folder_shown(Database(materials.game())), lang, instead_of=folder)


def _repair(arguments: Arguments) -> int:
    if arguments.given:
        raise CommandError("repair takes no arguments.")
    aside = set_aside(Database(materials.game()), datetime.now().astimezone())
    if arguments.json:
        print(json.dumps(None if aside is None else {"aside": str(aside)}, ensure_ascii=False))
    elif aside is None:
        print("The card library is not damaged. Nothing was changed.")
    else:
        print(f"Moved the damaged card library to {aside}. The next import starts a new one.")
    return 0


def _report(arguments: Arguments) -> int:
    database = Database(materials.game())
    made = database.imports()
    which = " ".join(arguments.given) or "1"
    if not which.isdecimal() or not 1 <= int(which) <= max(1, len(made)):
        raise CommandError(f"Give a number from 1 (the last import) to {max(1, len(made))}.")
    if not made:
        say("There are no imports.")
        return 1
    report = database.report(made[int(which) - 1])
    if report is None:
        say(f"{readable_path(made[int(which) - 1].file)} was imported by an older version, which kept no reports.")
        return 1
    if arguments.remarks:
        write_remarks(report, Path(arguments.remarks), arguments.lang)
    print_report(report, arguments)
    return 0


def _undo(arguments: Arguments) -> int:
    if arguments.given:
        raise CommandError("undo takes no arguments. It undoes the last import.")
    made = Database(materials.game()).undo()
    if made is not None:
        _show_before(made.file, arguments.lang)
    if arguments.json:
        print(json.dumps(None if made is None else made._asdict(), ensure_ascii=False))
    elif made is None:
        say("There is no import to undo.")
    else:
        print(f"Undid the import of {readable_path(made.file)}. Cards removed: {made.new}, restored: {made.changed}.")
    return 0 if made else 1

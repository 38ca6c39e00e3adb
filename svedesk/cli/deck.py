"""`svedesk deck`: may a deck be played, decks of other programs brought in, and given back in other forms."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

from svedesk.cli import materials
from svedesk.cli.console import Arguments, CommandError, Parser, library_missing, say
from svedesk.decks.draft import DeckDraft
from svedesk.decks.exchange import FORMS, export, read_any
from svedesk.decks.model import Copies, Deck, counted_sections, size
from svedesk.decks.restrictions import RestrictionLists, deck_problems
from svedesk.decks.sealed import pool_problems
from svedesk.decks.sheet import sheet_of, sizes
from svedesk.decks.shelf import Shelf, decks_folder
from svedesk.documents.damaged import readable
from svedesk.documents.kinds import DECK_LIST
from svedesk.documents.writing import save_file

PDF = "pdf"
"""The form of a sheet for a printer."""
FILE_HELP = (
    "a deck file (a list, JSON, .cod, a share code), a saved game, - for standard input, a share code, or the code of a"
    " deck that comes with svedesk"
)


def arguments(parser: Parser) -> None:
    """What to do with which deck."""
    parser.add_argument(
        "what",
        choices=("check", "import", "export", "restrictions"),
        metavar="check|import|export|restrictions",
        help="check it against the rules, add it to your decks, print it in another format, or add a newer list of"
        " restricted cards",
    )
    parser.add_argument("file", metavar="FILE", help=FILE_HELP)
    parser.add_argument("--format", choices=(*FORMS, PDF), default="text", help="export format (default: text)")
    parser.add_argument("-o", "--out", type=Path, help="export to this file; required for PDF")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="paper of a PDF sheet (default: a4)")
    parser.add_argument(
        "--opened",
        nargs="+",
        metavar="PACK",
        default=(),
        help="lists of the cards in each opened pack: also check that a Sealed deck uses no others",
    )
    parser.add_argument("--box", action="store_true", help="a box of packs was opened, not 8 packs (Box Battle)")
    parser.add_argument(
        "--numbers",
        choices=("ja", "en"),
        help="whose numbers the list has, where Japanese and English ones differ and it doesn't say (default: you are"
        " asked; without a terminal: ja)",
    )
    parser.add_argument("--name", default="", help="name for the imported deck (default: its own or the file's)")
    parser.add_argument("--json", action="store_true", help="print as JSON")
    parser.add_language()


def run(arguments: Arguments) -> int:
    """Do it; status 1 when the rules have something against the deck, or a line of it is not known."""
    if arguments.what == "restrictions":
        return _add_restrictions(Path(arguments.file))
    return max(_handle(arguments, _in_edition(draft, arguments.numbers)) for draft in _read(arguments.file))


def _in_edition(draft: DeckDraft, edition: str | None) -> DeckDraft:
    """A draft by the numbers of an edition, which its reader is asked for where the list does not tell."""
    if draft.other_numbering is None:
        return draft
    if edition is None and sys.stdin.isatty():
        say("Numbers of this list are other cards in the English edition.")
        edition = "en" if input("Are they English? [y/N] ").strip().casefold() in ("y", "yes") else "ja"
    elif edition is None:
        edition = "ja"
        say(materials.ASSUMED_JAPANESE)
    return replace(draft.numbered(english=edition == "en"), other_numbering=None)


def _handle(arguments: Arguments, draft: DeckDraft) -> int:
    """Do it with one of the decks of a file."""
    if draft.english and arguments.numbers is None:
        say("These are English-edition numbers: only then do they match the names.")
    for total in draft.wrong_totals:
        where = f"in “{materials.game().term('section', total.section, 'en')}”" if total.section else "in all"
        say(f"The list says {total.wanted} cards {where}; {total.read} were recognized.")
    name = arguments.name.strip() or draft.name or ("Pasted deck" if arguments.file == "-" else "Deck")
    deck = draft.deck(readable(" ".join(name.split()), 100).strip())
    if arguments.what == "export":
        for entry in draft.unknown:
            say(materials.unknown_line(entry))
        if draft.unknown and arguments.format == "code":
            say("Unrecognized lines are not part of a share code.")
        if deck.maybe and arguments.format == "code":
            say("Cards under Maybe are not part of a share code.")
        _export(arguments, deck)
        return 1 if draft.unknown else 0
    return _check(arguments, draft, deck) if arguments.what == "check" else _import(arguments, draft, deck)


def _export(arguments: Arguments, deck: Deck) -> None:
    out: Path | None = arguments.out
    if arguments.format == PDF:
        if out is None:
            raise CommandError("Name the PDF file with -o FILE.")
        try:
            from svedesk.gui.rooms.decks.sheet.output import save_sheet
        except ImportError as error:
            raise library_missing("The sheet can't be drawn", error) from error
        sheet = sheet_of(deck, materials.library(), materials.game(), arguments.lang)
        save_sheet(sheet, out, arguments.paper, arguments.lang)
        return
    written = export(deck, arguments.format, materials.library(), materials.game())
    if out is None:
        print(written, end="")
    else:
        save_file(out, written.encode())


def _read(given: str) -> tuple[DeckDraft, ...]:
    if given != "-":
        return materials.deck_drafts(given)
    data = sys.stdin.buffer.read(DECK_LIST.max_bytes + 1)
    if not data.strip():
        raise CommandError("Standard input is empty. Paste or pipe a deck into it.")
    return (read_any(data, materials.library(), materials.game(), "standard input", materials.other_games()),)


def _check(arguments: Arguments, draft: DeckDraft, deck: Deck) -> int:
    game = materials.game()
    restrictions = materials.restriction_list()
    problems = deck_problems(game, deck.as_list(), deck.format, materials.library(), restrictions)
    if arguments.opened:
        packs = [materials.deck_draft(pack).deck("") for pack in arguments.opened]
        pool = [_counted(pack) for pack in packs]
        problems += pool_problems(_counted(deck), pool, "box_battle" if arguments.box else "open_8")
    words = materials.table().words(materials.rules(), arguments.lang, materials.names(arguments.lang))
    executed = game.decks.automation(deck.numbers(), materials.rules())
    sentences = list(map(materials.unknown_line, draft.unknown))
    sentences += [words.sentence(message, clause=True) for message in problems]
    if arguments.json:
        result = {"legal": not sentences, "problems": sentences, "cards": executed._asdict()}
        print(json.dumps({"name": deck.name, **_sizes(deck), **result}, ensure_ascii=False))
    elif sentences:
        print("\n".join(sentences))
    else:
        print(f"{deck.name}: {sizes(deck, materials.game().decks)} cards. It is legal.")
        if restrictions is not None:
            print(f"Checked against the restriction list of {restrictions.date}.")
        print(words.sentence(executed.message))
    return 1 if sentences else 0


def _add_restrictions(path: Path) -> int:
    added = RestrictionLists(materials.game()).add(path, materials.library().values())
    words = materials.table().words(materials.rules(), "en", materials.names("en"))
    print("\n".join(map(words.sentence, added.messages)))
    return 0


def _import(arguments: Arguments, draft: DeckDraft, deck: Deck) -> int:
    if not draft.entries or len(draft.unknown) == len(draft.entries):
        raise CommandError("No line was recognized as a card. Nothing was imported.", 1)
    path = Shelf(materials.game(), decks_folder()).keep(deck)
    unknown = list(map(materials.unknown_line, draft.unknown))
    if arguments.json:
        result = {"file": str(path), **_sizes(deck), "unknown": unknown}
        print(json.dumps({"name": deck.name, **result}, ensure_ascii=False))
    else:
        print(f"{deck.name}: {sizes(deck, materials.game().decks)} cards, saved as {path}.")
        print("\n".join(unknown), end="\n" if unknown else "")
    return 1 if unknown else 0


def _sizes(deck: Deck) -> dict[str, int]:
    return {section: size(deck[section]) for section in deck}


def _counted(deck: Deck) -> Copies:
    """The cards that must have been in a pack: a leader need not."""
    return tuple(entry for section in counted_sections(materials.game().decks) for entry in deck[section])

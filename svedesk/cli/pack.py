"""`svedesk pack`: packs of own cards made, looked into, installed, listed, removed and had back."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from svedesk.cli import materials
from svedesk.cli.console import Arguments, CommandError, Parser, say
from svedesk.cli.imports import print_report
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.script import Lang
from svedesk.packs.model import Pack, PackCard
from svedesk.packs.shelf import Packs


def arguments(parser: Parser) -> None:
    """What to do, and with what."""
    parser.add_argument(
        "what",
        choices=("make", "check", "install", "list", "remove", "restore"),
        metavar="make|check|install|list|remove|restore",
        help="write a pack to a file, show what is in one, install one from a file, list installed packs, remove one,"
        " or restore a removed one (without an id: list removed packs)",
    )
    parser.add_argument(
        "given",
        nargs="*",
        metavar="PACK",
        help="make: the id of a pack, or a folder with pack.json and pictures/, then the file to write; check and"
        " install: a .svepack file (check: or a folder); remove and restore: an id",
    )
    parser.add_argument("--json", action="store_true", help="print as JSON")
    parser.add_language()


def run(arguments: Arguments) -> int:
    """Do it; status 1 when a pack that is looked into is refused or scripts in it have mistakes."""
    wanted, use = _USES[arguments.what]
    if len(arguments.given) != len(wanted) and (arguments.given or arguments.what != "restore"):
        words = f"needs {' and '.join(wanted)}" if wanted else "takes no arguments"
        raise CommandError(f"svedesk pack {arguments.what} {words}. See svedesk pack --help.")
    try:
        return use(arguments)
    except DamagedFile as damaged:
        if arguments.what not in ("check", "install"):
            raise
        if not arguments.json:
            raise CommandError(damaged.in_words(arguments.lang), 1) from damaged
        print(json.dumps({"refused": damaged.in_words(arguments.lang)}, ensure_ascii=False))
        return 1


def _make(arguments: Arguments) -> int:
    from svedesk.packs.writing import SUFFIX, PicturesAt, pack_in, write_pack

    source, file = Path(arguments.given[0]), Path(arguments.given[1])
    if file.suffix != SUFFIX:
        raise CommandError(f"The name of a pack file must end in {SUFFIX}; “{file.name}” does not.")
    if source.is_dir():
        pack, pictures = pack_in(source, materials.game())
    else:
        shelf = Packs(materials.game())
        pack = shelf.pack(arguments.given[0])
        pictures = PicturesAt(shelf.pictures_of(pack))
    write_pack(file, pack, pictures)
    if arguments.json:
        print(json.dumps({**_about(pack), "file": str(file), "bytes": file.stat().st_size}, ensure_ascii=False))
    else:
        print(f"{_called(pack)}: {_counts(pack)}, written to {file}.")
    return 0


def _check(arguments: Arguments) -> int:
    """A pack as a friend would get it: refused, or what is in it and what is wrong with its scripts."""
    from svedesk.packs.reading import read_pack
    from svedesk.packs.writing import pack_in

    path = Path(arguments.given[0])
    pack = (pack_in if path.is_dir() else read_pack)(path, materials.game()).pack
    Packs(materials.game()).refuse(pack)
    wrong = _mistakes(pack, arguments.lang)
    if arguments.json:
        result = {**_about(pack), "note": pack.note, "cards": [_card(pack, at, wrong) for at in range(len(pack.cards))]}
        print(json.dumps(result, ensure_ascii=False, indent=1))
        return 1 if wrong else 0
    print(f"{_called(pack)}: {_counts(pack)}")
    if pack.note:
        print(pack.note)
    for card in pack.cards:
        name = card.facts.name_ja if arguments.lang == "ja" else card.facts.name
        kind = " ".join(filter(None, (card.facts.special, card.facts.kind)))
        print(f"{card.number:12} {name} ({', '.join(filter(None, (kind, _how(card, wrong), card.picture)))})")
    for number, rows in wrong.items():
        for row in rows:
            print(f"{number}, line {row['line']}, column {row['column']}: {row['says']}")
    if wrong:
        say(f"{len(wrong)} scripts have mistakes; these cards are resolved manually.")
    return 1 if wrong else 0


def _how(card: PackCard, wrong: Mapping[str, object]) -> str:
    """What a card does by; a card that says nothing does nothing."""
    if card.script and card.number not in wrong:
        return "script"
    return "manual" if card.script or card.text or card.text_ja else ""


def _install(arguments: Arguments) -> int:
    print_report(Packs(materials.game()).install(Path(arguments.given[0]), library=materials.library()), arguments)
    return 0


def _list(arguments: Arguments) -> int:
    packs, damaged = Packs(materials.game()).load()
    for file in damaged:
        say(file.in_words(arguments.lang))
    if arguments.json:
        print(json.dumps([_about(pack) for pack in packs], ensure_ascii=False, indent=1))
    elif not packs and not damaged:
        say("There are no packs. Install one with svedesk pack install FILE.")
    else:
        for pack in packs:
            print(f"{pack.id:24} {_called(pack)}: {_counts(pack)}")
    return 1 if damaged else 0


def _remove(arguments: Arguments) -> int:
    """Also one that is damaged."""
    pack_id: str = arguments.given[0]
    shelf = Packs(materials.game())
    shelf.remove(pack_id)
    if arguments.json:
        print(json.dumps({"id": pack_id}))
    else:
        print(f"Removed the pack {pack_id} and its cards. Decks keep the card numbers.")
        say(f"To restore it: svedesk pack restore {pack_id}")
    return 0


def _restore(arguments: Arguments) -> int:
    """The last ten that were removed can be had back."""
    if arguments.given:
        pack = Packs(materials.game()).bring_back(arguments.given[0])
        text = json.dumps(_about(pack), ensure_ascii=False) if arguments.json else f"{_called(pack)} is restored."
        print(text)
        return 0
    removed = Packs(materials.game()).removed()
    if arguments.json:
        rows = [{**_about(old.pack), "removed": _time(old.when)} for old in removed]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
    elif not removed:
        say("There are no removed packs.")
    for old in () if arguments.json else removed:
        print(f"{old.pack.id:24} {_called(old.pack)}: {_counts(old.pack)}, removed {_time(old.when)}")
    return 0


def _time(when: float) -> str:
    return datetime.fromtimestamp(when).astimezone().isoformat(" ", "minutes")


_USES: Mapping[str, tuple[tuple[str, ...], Callable[[Arguments], int]]] = {
    "make": (("a pack's id or folder", "a file to write"), _make),
    "check": (("a file",), _check),
    "install": (("a file",), _install),
    "list": ((), _list),
    "remove": (("a pack's id",), _remove),
    "restore": (("a pack's id",), _restore),
}
"""What each use is given, and what does it."""


def _mistakes(pack: Pack, lang: Lang) -> dict[str, list[dict[str, object]]]:
    """What is wrong with the scripts, by card."""
    known = {**materials.library(), **{card.number: card.facts for card in pack.cards}}
    mistakes, scripts = {}, materials.game().scripts
    for card in pack.cards:
        wrong = scripts.read(card.facts, card.script, ("", ""), known).errors if card.script else ()
        if wrong:
            mistakes[card.number] = [
                {"line": error.line, "column": error.column + 1, "says": error.in_words(lang)} for error in wrong
            ]
    return mistakes


def _about(pack: Pack) -> dict[str, object]:
    counts = {"count": pack.count, "scripts": sum(bool(card.script) for card in pack.cards)}
    about = {"id": pack.id, "name": pack.name, "author": pack.author, "checksum": pack.checksum}
    return {**about, **counts, "pictures": len(pack.pictures)}


def _card(pack: Pack, at: int, wrong: Mapping[str, list[dict[str, object]]]) -> dict[str, object]:
    card = pack.cards[at]
    return {**card.fields(), "mistakes": wrong.get(card.number, [])}


def _called(pack: Pack) -> str:
    return f"{pack.name} by {pack.author}" if pack.author else pack.name


def _counts(pack: Pack) -> str:
    scripts, pictures = sum(bool(card.script) for card in pack.cards), len(pack.pictures)
    counts = ((pack.count, "card"), (scripts, "script"), (pictures, "picture"))
    return ", ".join(f"{count} {word}{'' if count == 1 else 's'}" for count, word in counts)

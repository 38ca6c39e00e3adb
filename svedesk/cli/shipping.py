"""Cards of lists written as the program ships them: what is printed on them, and scripts; no text."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, replace
from pathlib import Path
from typing import Any

from svedesk.cards.entry import LibraryEntry
from svedesk.cards.import_file import read_cards
from svedesk.cards.import_rows import entries_of
from svedesk.cards.library import Library
from svedesk.cards.quick_icon import QUICK, with_quick
from svedesk.cards.shared_texts import UNION_BURST, told_texts
from svedesk.cli import materials
from svedesk.cli.console import CommandError, say
from svedesk.data import resources
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.facts import Facts


def write_cards(paths: Sequence[Path], folder: Path) -> None:
    """Write the facts of all cards of these lists, set by set, and the scripts of what is read of them, into a working
    copy of the program. Of cards whose files a hand has written nothing is changed; what no list knows in English is
    called as `resources/names_en.json` says. Lists that were copied from pictures lack the icons of Quick and Union
    Burst that stand alone: which cards have them is in `resources/quick.json`, and a spell that is not there gets no
    script. Raises `CommandError`."""
    cards = folder / "resources" / "cards"
    if not cards.is_dir():
        raise CommandError(f"There is no working copy of svedesk in “{folder}”. Name one with --into.")
    facts = materials.game().facts
    names = json.loads((resources() / "names_en.json").read_text(encoding="utf-8"))
    by_hand = dict[str, Facts]()
    for file in sorted(cards.glob("*.json")):
        document = json.loads(file.read_text(encoding="utf-8"))
        if document["name"] != file.stem.upper():
            by_hand |= {row["number"]: facts.of_row(row) for row in document["cards"]}
    entries = _entries(paths)
    sets: dict[str, list[Facts]] = defaultdict(list)
    for entry in entries:
        if entry.number not in by_hand and entry.facts.kind:
            sets[entry.set_code.upper()].append(_as_the_token(_with_english_names(entry.facts, names), by_hand))
    for name, printed in sets.items():
        _write(cards / f"{name.lower()}.json", _document(name, printed))
    icons = json.loads((resources() / "quick.json").read_text(encoding="utf-8"))
    texts = told_texts(entries)
    all_cards = {**by_hand, **{card.number: card for printed in sets.values() for card in printed}}
    unknown = [card.number for card in all_cards.values() if card.kind == "spell" and not _is_known(card, icons)]
    if unknown:
        say(f"No script for spells of which resources/quick.json does not tell whether they have Quick: {unknown}")
    scripts = materials.game().scripts.files(
        (card, _with_icons(card, texts.get(number, ("", "")), icons))
        for number, card in all_cards.items()
        if number not in unknown
    )
    for path, text in scripts:
        _write(folder / path, text)


def _entries(paths: Sequence[Path]) -> tuple[LibraryEntry, ...]:
    try:
        rows = [row for path in paths for row in read_cards(path, materials.game().facts)]
    except DamagedFile as error:
        raise CommandError(error.sentence) from error
    return entries_of(rows, Library(()), materials.game().facts)


def _is_known(spell: Facts, icons: Mapping[str, Sequence[str]]) -> bool:
    return spell.name_ja in icons["quick"] or spell.name_ja in icons["without"]


def _with_icons(card: Facts, texts: tuple[str, str], icons: Mapping[str, Sequence[str]]) -> tuple[str, str]:
    english, japanese = texts
    if card.kind == "spell" and card.name_ja in icons["quick"]:
        return english and with_quick(english, QUICK["en"]), japanese and with_quick(japanese, QUICK["ja"])
    if card.name_ja in icons["union_burst"]:
        return english and UNION_BURST["en"] + english, japanese and UNION_BURST["ja"] + japanese
    return texts


def _with_english_names(card: Facts, names: Mapping[str, Mapping[str, str]]) -> Facts:
    """What is printed on a card, in English also where the list has it in Japanese only."""
    traits = tuple(names["traits"].get(trait, trait) for trait in card.traits)
    return replace(card, name=names["names"].get(card.name, card.name), traits=traits)


def _as_the_token(card: Facts, by_hand: Mapping[str, Facts]) -> Facts:
    """A card; a print of a token that only later editions of the rules know says that edition too."""
    editions: Iterator[dict[str, Any]] = (
        {"edition": token.first_edition}
        for token in by_hand.values()
        if token.first_edition and (token.name_ja, token.kind) == (card.name_ja, card.kind)
    )
    return replace(card, **next(editions, {}))


def _document(name: str, cards: Sequence[Facts]) -> str:
    head = json.dumps({"format": "svedesk-cards", "version": 1, "name": name}, ensure_ascii=False)
    rows = ",\n".join(json.dumps(dict(_row(card)), ensure_ascii=False) for card in cards)
    return f'{head[:-1]}, "cards": [\n{rows}\n]}}\n'


def _row(card: Facts) -> Iterator[tuple[str, object]]:
    """What a card says: the fields that hold something else than usual."""
    for field in fields(card):
        value = getattr(card, field.name)
        usual = field.default if field.default_factory is MISSING else field.default_factory()
        if value != usual:
            yield field.name, value


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    say(f"{path} written")

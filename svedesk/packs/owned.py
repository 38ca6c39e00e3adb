"""All cards this user has: those that come with the program, what imports brought, and packs of own cards. The one door
to them for the command line and the window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from svedesk.cards.collection import all_entries, reprinted, shipped_entries
from svedesk.cards.database import Database
from svedesk.cards.entry import LibraryEntry
from svedesk.cards.library import Library, shipped_library
from svedesk.cards.shared_texts import told_texts
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, Game, KnownCards
from svedesk.engine.origin import IMPORTED, Origin
from svedesk.games.registry import shipped_games
from svedesk.packs.model import Pack, PackCard
from svedesk.packs.names import folded_name
from svedesk.packs.shelf import Packs


@dataclass(frozen=True)
class Owned:
    """Cards with all that is known of them, by number.

    `entries` are the prints, those that come with the program first; `texts` their rules texts (English, Japanese)
    where a list or a pack tells them; `reprints` those of a card that ships, with the number of such a print; `scripts`
    the scripts of packs; `pictures` where pictures of packs lie; `files` which import brought or changed a print last.
    What is wrong with packs that can't be read is in `damaged`.
    """

    game: Game
    library: Library
    entries: tuple[LibraryEntry, ...]
    texts: Mapping[str, tuple[str, str]]
    reprints: Mapping[str, str]
    scripts: Mapping[str, str]
    pictures: Mapping[str, Path]
    files: Mapping[str, str]
    packs: tuple[Pack, ...]
    damaged: tuple[DamagedFile, ...]

    def rules(self) -> CardRules:
        """The rules over them."""
        return self.game.rules(KnownCards(self.library, self.texts, self.scripts, self.reprints, self.origins()))

    def origins(self) -> dict[str, Origin]:
        """Where those are from that do not come with the program: a pack, or an import."""
        origins = {entry.number: IMPORTED for entry in self.entries if not entry.shipped}
        for pack in self.packs:
            origin = Origin(pack.id, pack.name, pack.checksum)
            origins |= {number: origin for number in pack.numbers if number in origins}
        return origins


def owned(game: Game, database: Database | None = None, packs: Packs | None = None, *, imports: bool = True) -> Owned:
    """The cards as they are on this machine now. Raises `DamagedFile` when the imports can't be read; without `imports`
    those are left out.

    Of a card that comes with the program nothing is replaced. A pack goes before an import, but for a text it leaves
    out.
    """
    shelf, imported, ships = packs or Packs(game), database or Database(game), shipped_library(game)
    entries = all_entries(imported) if imports else shipped_entries(ships)
    loaded = shelf.load()
    cards: dict[str, PackCard] = {}
    pictures: dict[str, Path] = {}
    shipped = {folded_name(number) for number in ships} if loaded.packs else frozenset[str]()
    for pack in loaded.packs:
        places = shelf.pictures_of(pack)
        for card in pack.cards:
            if folded_name(card.number) in shipped:
                continue  # this svedesk comes with a card of that number, older ones did not
            cards[card.number] = card
            if card.picture:
                pictures[card.number] = places[card.picture]
    if cards:
        entries = _with_packs(entries, cards)
    library = ships
    if cards or len(entries) > len(ships) or any(entry.aliases for entry in entries):
        library = Library((entry.facts for entry in entries), {entry.number: entry.aliases for entry in entries})
    reprints = reprinted((entry for entry in entries if not entry.shipped), ships)
    scripts = {number: card.script for number, card in cards.items() if card.script}
    files = imported.sources() if imports else {}
    texts = told_texts((entry for entry in entries if entry.number not in cards), files)
    of_packs = (entry for entry in entries if entry.number in cards)  # with the words of their authors only
    texts |= {entry.number: (entry.text, entry.text_ja) for entry in of_packs if entry.text or entry.text_ja}
    return Owned(game, library, entries, texts, reprints, scripts, pictures, files, loaded.packs, loaded.damaged)


def all_readable(game: Game, database: Database | None = None, packs: Packs | None = None) -> Owned:
    """The cards that can be read: without imports where those can't be, which is then said in `damaged`, too."""
    try:
        return owned(game, database, packs)
    except DamagedFile as error:
        cards = owned(game, database, packs, imports=False)
        return replace(cards, damaged=(error, *cards.damaged))


@cache
def rules_of(name: str, others: tuple[Facts, ...] = ()) -> CardRules:
    """The rules of the game with this name over all cards this user has: for a process that does nothing else. They are
    loaded once, and what is imported then is not in them. `others` are cards of which only that is known what is
    printed on them; those the user has go before."""
    cards = all_readable(shipped_games()[name])
    unknown = [card for card in others if card.number not in cards.library]
    return replace(cards, library=Library((*cards.library.values(), *unknown))).rules() if unknown else cards.rules()


def _with_packs(entries: tuple[LibraryEntry, ...], cards: Mapping[str, PackCard]) -> tuple[LibraryEntry, ...]:
    shipped = [entry for entry in entries if entry.shipped]
    others = {entry.number: entry for entry in entries if not entry.shipped}
    for number, card in cards.items():
        known = others.get(number)
        text, text_ja = card.text, card.text_ja
        if known is not None and not (text or text_ja):
            text, text_ja = known.text, known.text_ja
        others[number] = LibraryEntry(card.facts, text, text_ja, known.rarity if known is not None else "")
    return (*shipped, *(others[number] for number in sorted(others)))

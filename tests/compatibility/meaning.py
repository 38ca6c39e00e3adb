"""What the files of a user mean, in words that do not depend on how this version of the program holds them.

`meaning_of(home)` reads every file below a home as the program does and tells, by the path of each file, what is in
it: cards by their numbers, settings by their names. `write_files.py` keeps what an older version says in
`meaning.json`; the tests compare it with what the current one says. So when names change in the program, change the
code here, and never a `meaning.json`.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from shipped import SVE, leaders

from svedesk.cards.database import Database, library_path
from svedesk.cards.kept_mappings import Mappings
from svedesk.cards.picture_folder import folder_shown
from svedesk.decks.exchange import read_deck_file
from svedesk.decks.files import load_deck
from svedesk.decks.model import Deck
from svedesk.decks.shelf import Shelf, decks_folder
from svedesk.desk.boards import Boards
from svedesk.desk.bookmarks import Bookmarks
from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import resumable_games, saves_folder
from svedesk.documents.kinds import BOARD
from svedesk.documents.reading import read_file
from svedesk.engine.facts import Facts
from svedesk.engine.log import Operation
from svedesk.engine.session import Session
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.sidecar_files import SEATS
from svedesk.net import store, tickets
from svedesk.net.code import read_code
from svedesk.net.verify import check
from svedesk.packs.drafts import Drafts, drafts_folder
from svedesk.packs.model import Pack
from svedesk.packs.owned import owned
from svedesk.packs.reading import open_pack
from svedesk.packs.shelf import Packs, packs_folder
from svedesk.replay.replay import Replay
from svedesk.settings.file import read_settings, settings_path
from svedesk.settings.form import RENAMED, unusual
from svedesk.wire.net_kept import Proof, read_kept
from svedesk.wire.saved import read_board
from svedesk.wire.shared_text import from_text

Meaning = dict[str, Any]
OTHER_USUAL = {"passing": "quick"}
"""Settings whose usual value has changed since, with the name they had in the files."""


def meaning_of(home: Path) -> Meaning:
    """What each file below a home means, by its path. Folders that the program reads as a whole are told of by the path
    of the folder."""
    told: Meaning = {"where files are kept": _places()}
    database, packs = Database(SVE, home / "data/library.sqlite"), Packs(SVE, home / "data/packs")
    cards = owned(SVE, database, packs)
    rules, library = cards.rules(), cards.library
    told["data/library.sqlite"] = _imports(database)
    told["data/mappings"] = {one.path.name: one.mapping.model_dump() for one in Mappings(home / "data/mappings").all()}
    told["data/packs"] = _packs(packs)
    told["data/drafts"] = _drafts(Drafts(SVE, home / "data/drafts"))
    told["data/decks"] = _shelf(Shelf(SVE, home / "data/decks"))
    told["data/boards"] = [[one.path.name, one.title, one.note] for one in Boards(home / "data/boards").all()]
    told["data/games"] = _list_of_games(home / "data/games")
    told["data/network"] = _network(home / "data/network", rules)
    of: dict[str, Callable[[Path], Any]] = {
        "data/games/*.svedesk": lambda path: _game(path, rules),
        "data/games/*.seats.json": lambda path: SEATS.read(path)._asdict(),
        "data/games/*.bookmarks.json": lambda path: _bookmarks(path, rules),
        "data/boards/*.svedesk": lambda path: _board(path, rules),
        "data/decks/.*/*.json": lambda path: _deck(load_deck(path, SVE)),
        "config/*.json": _settings,
        "given/*.game.svedesk": lambda path: _game(path, rules),
        "given/*.board.svedesk": lambda path: _board(path, rules),
        "given/*.board.txt": _board_text,
        "given/deck.*": lambda path: _deck(read_deck_file(path, library, SVE).deck()),
        "given/*.svepack": lambda path: _pack(open_pack(path, SVE)[0]),
        "given/*.proof": lambda path: _proof(path, rules),
    }
    for pattern, meaning in of.items():
        for path in sorted(home.glob(pattern)):
            told[path.relative_to(home).as_posix()] = meaning(path)
    return told


def files_of(home: Path) -> set[str]:
    """Every file below a home that the program wrote."""
    paths = (path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file())
    return {path for path in paths if path != "meaning.json"}


def is_told(path: str, told: Iterable[str]) -> bool:
    """Whether the meaning of a file is told, by its own path or as part of its folder. A lock means nothing."""
    return path.endswith(".lock") or any(path == one or path.startswith(f"{one}/") for one in told)


def _places() -> Meaning:
    """The last two parts of where each kind of file is looked for."""
    places = {
        "settings": settings_path(),
        "games": saves_folder(),
        "decks": decks_folder(),
        "packs": packs_folder(),
        "drafts": drafts_folder(),
        "library": library_path(),
        "mappings": Mappings().folder,
    }
    return {name: "/".join(place.parts[-2:]) for name, place in places.items()}


# -- games -------------------------------------------------------------------------------------------------------------


def _list_of_games(folder: Path) -> Meaning:
    """As the lists of games to resume and of replays show them, in the order of their names: the order they were
    played in is that of dates, which a checkout does not keep."""
    return {
        "resumable": sorted(one.path.name for one in resumable_games(folder) if not one.finished),
        "kept": sorted([one.path.name, *one.decks, one.turn, one.finished] for one in resumable_games(folder)),
    }


def _game(path: Path, rules: Sve) -> Meaning:
    """A game as it is resumed, and as it is watched: each of its steps must be there."""
    with closing(Desk.load(path, rules)) as desk:
        assert desk.cut_short is None
        replay = Replay.open(path, rules)
        assert replay.cut_short is None
        steps = Counter("by hand" if step.by_hand else "automatic" if step.automatic else "" for step in replay.steps)
        setup = desk.session.setup
        told = {
            "edition": setup.rules,
            "format": setup.format,
            "decks": [[deck.name, *deck["leaders"], len(deck["main"]), len(deck["evolve"])] for deck in setup.decks],
            "rules": desk.mode == "rules",
            "steps": [replay.last, steps["automatic"], steps["by hand"]],
            "turns": len(replay.turns),
            "table": _table(desk.session),
        }
        undone = len(desk.session.undone)
        while desk.can_redo:
            desk.redo()
        return told if not undone else {**told, "undone": undone, "redone": _table(desk.session)}


def _table(session: Session) -> Meaning:
    """Everything that lies on a table."""
    table, ask = session.table, session.ask
    outcome = table.outcome
    return {
        "zones": {
            f"{place.zone} {place.seat}": " ".join(_card(session, one) for one in cards)
            for place, cards in sorted(table.zones.items())
            if cards
        },
        "numbers": " ".join(f"{name}@{seat}={value}" for (seat, name), value in sorted(table.numbers.items())),
        "step": " ".join(map(str, table.step)),
        "asked": [ask.seat, ask.kind, len(ask.options)] if ask is not None else [],
        "over": [list(outcome.winners), [list(one) for one in outcome.losers]] if outcome is not None else [],
    }


def _card(session: Session, card_id: int) -> str:
    """A card and what is special about it; numbers of cards are those of their order on the table."""
    card, cards = session.table.cards[card_id], session.table.cards
    marks = (
        *(["engaged"] if card.sideways else []),
        *([] if card.faceup else ["down"]),
        *([f"owner{card.owner}"] if card.owner != card.seat else []),
        *([f"on:{cards[card.on].number}"] if card.on in cards else []),
        *([f"damage{card.damage}"] if card.damage else []),
        *([f"arrived{card.arrived}"] if card.arrived else []),
        *(f"{name}{count}" for name, count in (*card.counters, *card.marks)),
        *(f"{one.what}:{one.value}{f'/{one.until}' if one.until else ''}" for one in card.given),
    )
    return f"{card.number}[{','.join(marks)}]" if marks else card.number


def _bookmarks(path: Path, rules: Sve) -> list[Any]:
    """Each bookmark, and the table where it leads."""
    save = max(path.parent.glob(f"{path.name.partition('.')[0]}-*.svedesk"))
    found: list[Any] = []
    marks = Bookmarks(path)
    for place, mark in enumerate(marks.all):
        with closing(Desk.load(save, rules)) as desk:
            where = marks.where(desk, mark)
            desk.go_to(mark.log, frozenset(mark.automatic), consent=True)
            by_hand = sum(isinstance(entry, Operation) for entry in mark.log)
            found.append([place, mark.name, mark.turn, where, len(mark.log), by_hand, _table(desk.session)["zones"]])
    return found


def _board(path: Path, rules: Sve) -> Meaning:
    """A board, and the game that is begun from it."""
    board = read_board(read_file(path, BOARD), path.name)
    with closing(Desk.from_board(path, rules, seed=7)) as desk:
        assert desk.cut_short is None
        told = {"title": board.title, "note": board.note, "picture": board.picture[:16], "edition": board.rules}
        return {**told, "table": _table(desk.session)}


def _board_text(path: Path) -> Meaning:
    board = read_board(from_text(path.read_text(encoding="utf-8"), BOARD))
    return {"title": board.title, "cards": sorted(card.number for card in board.board.cards)}


# -- cards and decks ---------------------------------------------------------------------------------------------------


def _deck(deck: Deck) -> Meaning:
    return {
        "name": deck.name,
        "format": deck.format,
        "note": deck.note,
        "leaders": list(leaders(deck)),
        "main": dict(deck["main"]),
        "evolve": dict(deck["evolve"]),
        "unknown": [list(line) for line in deck.unknown],
    }


def _shelf(shelf: Shelf) -> Meaning:
    return {
        "decks": {one.path.name: _deck(one.deck) for one in shelf.decks()},
        "versions": {one.path.name: [older.deck.name for older in shelf.versions(one.path)] for one in shelf.decks()},
        "removed": [one.deck.name for one in shelf.removed()],
    }


def _imports(database: Database) -> Meaning:
    database.check()
    made = database.imports()
    reports = [database.report(one) for one in made]
    return {
        "imports": [[one.file, one.new, one.changed] for one in made],
        "reports": [
            None if one is None else [one.new, one.changed, one.same, _remarks(one.remarks)] for one in reports
        ],
        "folder of pictures": folder_shown(database),
        "files": database.sources(),
        "cards": {
            entry.number: [_printed(entry.facts), entry.text, entry.text_ja, entry.rarity]
            for entry in database.entries()
        },
        "rows": sorted(str(row["number"]) for row in database.rows()),
    }


def _remarks(remarks: Iterable[Any]) -> list[Any]:
    return [[remark.what, remark.place, remark.message.key, list(remark.message.args)] for remark in remarks]


def _printed(facts: Facts) -> Meaning:
    """What is printed on a card, fields without anything left out."""
    return {name: value for name, value in asdict(facts).items() if value not in ("", None, (), False)}


def _pack(pack: Pack) -> Meaning:
    return {
        "id": pack.id,
        "name": pack.name,
        "author": pack.author,
        "note": pack.note,
        "checksum": pack.checksum,
        "cards": [[_printed(card.facts), card.script, card.text, card.text_ja, card.picture] for card in pack.cards],
        "pictures": [[one.name, one.size] for one in pack.pictures],
    }


def _packs(packs: Packs) -> Meaning:
    found = packs.load()
    assert not found.damaged
    return {
        "packs": [_pack(pack) for pack in found.packs],
        "pictures": {
            name: path.stat().st_size for pack in found.packs for name, path in packs.pictures(pack.id).items()
        },
        "versions": {pack.id: [older.pack.name for older in packs.versions(pack.id)] for pack in found.packs},
        "removed": [one.pack.name for one in packs.removed()],
    }


def _drafts(drafts: Drafts) -> Meaning:
    told: Meaning = {}
    for pack_id in drafts.ids():
        found = drafts.read(pack_id)
        assert found is not None
        usual = asdict(type(found.pack.cards[0])())
        cards = [
            {name: value for name, value in asdict(card).items() if value != usual[name]} for card in found.pack.cards
        ]
        told[pack_id] = [found.pack.name, found.pack.author, found.beside, cards, sorted(drafts.pictures(pack_id))]
    return told


# -- settings ----------------------------------------------------------------------------------------------------------


def _settings(path: Path) -> Meaning:
    """What is not as usual, or was chosen when something else was usual, and what became of the file."""
    chosen = path.read_text(encoding="utf-8", errors="replace")  # before it is moved aside, where it is damaged
    found = read_settings(path)
    trouble = found.trouble.message.key if found.trouble is not None else ""
    first_names = {new: old for old, new in RENAMED.items()}
    values = unusual(found.settings)
    values |= {name: getattr(found.settings, name) for name, old in OTHER_USUAL.items() if f'"{old}"' in chosen}
    settings = {first_names.get(name, name): value for name, value in values.items()}
    return {"settings": settings, "unknown": dict(found.unknown), "trouble": trouble}


# -- network -----------------------------------------------------------------------------------------------------------


def _network(folder: Path, rules: Sve) -> Meaning:
    room = store.newest(folder / "rooms")
    assert room is not None
    kept_room = store.load(room)
    assert kept_room is not None
    plan, chairs = kept_room.plan, kept_room.room.chairs
    resumed = store.RoomStore(room, plan, kept_room.secret, port=kept_room.port).desk(kept_room.room, rules)
    assert resumed is not None
    with closing(resumed) as desk:
        table = _table(desk.session)
    ticket = tickets.newest(folder / "tickets")
    assert ticket is not None
    assert ticket.record is not None
    own = tickets.OwnRecord(room / "record.json").read()
    assert own is not None
    return {
        "room": [plan.title, plan.host, plan.rules_off, plan.first, kept_room.port, kept_room.secret.hex()],
        "played": [kept_room.form, kept_room.edition, kept_room.open_door],
        "watched": [kept_room.room.watchers, kept_room.room.delay],
        "chairs": [
            [one.name, one.local, one.token.hex(), one.deck.name if one.deck is not None else ""] for one in chairs
        ],
        "agreed": sorted(map(str, kept_room.room.agreed.always)),
        "table": table,
        "ticket": [ticket.name, ticket.token, ticket.seat, ticket.code == read_code(ticket.code.text())],
        "records": [[one.seat, one.game.hex(), one.own.hex(), len(one.promises)] for one in (ticket.record, own)],
    }


def _proof(path: Path, rules: Sve) -> Meaning:
    proof = read_kept(path.read_bytes(), Proof)
    assert proof is not None
    verdict = check(proof, rules)
    return {"seat": proof.seat, "verified": verdict.verified, "moments": verdict.moments}

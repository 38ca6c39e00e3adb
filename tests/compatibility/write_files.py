"""Write files of every kind as a user of this version of svedesk has them, and what they mean.

    python tests/compatibility/write_files.py FOLDER

Run it before the form of a file changes, with the version that still writes the old form, into a new folder beside
this script; from then on every later version must open them. The cards are invented or those that come with the
program, of which only numbers are written.
"""

import json
import random
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from compatibility.meaning import meaning_of
from shipped import SVE, CardDraft, having, starter_decks
from sve.random_operations import any_operation

from svedesk.bot.random_bot import RandomBot
from svedesk.cards.database import Database
from svedesk.cards.import_file import import_cards
from svedesk.cards.kept_mappings import Mappings
from svedesk.cards.library import Library
from svedesk.cards.mapping import mapping_of
from svedesk.cards.picture_folder import import_pictures
from svedesk.decks.exchange import FORMS, export
from svedesk.decks.model import Deck
from svedesk.decks.shelf import Shelf
from svedesk.desk.autosave import Autosave
from svedesk.desk.boards import Boards
from svedesk.desk.bookmarks import Bookmarks
from svedesk.desk.desk import Desk
from svedesk.documents.kinds import BOARD
from svedesk.engine.facts import Facts
from svedesk.engine.log import Operation, Setup
from svedesk.engine.message import Refused
from svedesk.engine.records import Place
from svedesk.games.sve.editions import EDITION_NAMES as EDITIONS
from svedesk.games.sve.editions import NAME
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.sidecar_files import SEATS, Seats
from svedesk.net.code import JoinCode
from svedesk.net.local_link import LocalLink
from svedesk.net.room import Room
from svedesk.net.room_plan import RoomPlan, Rules
from svedesk.net.store import RoomStore as RoomStore
from svedesk.net.tickets import OwnRecord, Ticket
from svedesk.packs.draft import PackDraft
from svedesk.packs.drafts import Drafts
from svedesk.packs.model import Pack, PackCard
from svedesk.packs.owned import owned
from svedesk.packs.shelf import Packs
from svedesk.settings.store import SettingsStore as Settings
from svedesk.wire.net_kept import Agreed, write_proof
from svedesk.wire.saved import write_board
from svedesk.wire.shared_text import as_text

MOSS = Facts("MYC-001", "Moss Adept", "苔の徒", "follower", classes=("Forestcraft",), traits=("Mage",), cost=2)
MOSS = replace(MOSS, traits_ja=("魔法使い",), attack=2, defense=2, back="MYC-002")
GREAT_MOSS = replace(
    MOSS, number="MYC-002", special="evolved", cost=None, attack=4, defense=4, back="", front="MYC-001"
)
CAIRN = Facts("MYC-003", "Mossy Cairn", "苔のケルン", "amulet", classes=("Forestcraft",), cost=1)
SPRIG = Facts("MYC-T01", "Moss Sprig", "苔の芽", "follower", "token", ("Neutral",), cost=1, attack=1, defense=1)
LIST = """No.,Name,名前,Type,Class,PP,Atk,Life,Text
XX01-001,Ember Adept,残り火の徒,Follower,Runecraft,1,1,2,
XX01-002,Ash,,Spell,Neutral,2,,,Words that somebody wrote
XX01-003,Cinder Wolf,,Follower,Neutral,3,4,3,
XX01-004,Nobody Knows,,Riddle,Neutral,3,4,3,
SD01-001,,,,,,,,Words of another kind
"""


def write(home: Path) -> None:
    """Write all of it into a folder that is empty or not there."""
    (home / "config").mkdir(parents=True)
    (home / "given").mkdir()
    database, packs = Database(SVE, home / "data/library.sqlite"), Packs(SVE, home / "data/packs")
    _bring_cards(home, database)
    _write_packs(home, packs)
    _write_drafts(home)
    cards = owned(SVE, database, packs)
    _write_decks(home, cards.library)
    rules = cards.rules()
    _write_games(home / "data/games", rules)
    _write_given_games(home / "given", rules)
    _write_boards(home, rules)
    _write_settings(home / "config")
    _write_room(home, rules)
    (home / "data/packs/.lock").unlink(missing_ok=True)


# -- cards -------------------------------------------------------------------------------------------------------------


def _bring_cards(home: Path, database: Database) -> None:
    columns = {"number": ["No."], "name": ["Name"], "name_ja": ["名前"], "kind": ["Type"], "classes": ["Class"]}
    columns |= {"cost": ["PP"], "attack": ["Atk"], "defense": ["Life"], "text": ["Text"]}
    mapping = mapping_of("My sheet", columns, "/", {"kind": {"Spell": "spell"}})
    mappings = Mappings(home / "data/mappings")
    mappings.keep(mapping)
    mappings.keep(mapping_of("番号", {"number": ["カード番号"]}, "・", {}))
    with TemporaryDirectory() as aside:
        sheet = Path(aside) / "sheet.csv"
        sheet.write_text(LIST, encoding="utf-8")
        import_cards(sheet, database, mapping)
        sheet.with_name("again.csv").write_text(LIST.replace("Ash,,Spell", "Ash,灰,Spell"), encoding="utf-8")
        import_cards(sheet.with_name("again.csv"), database, mapping)
        (Path(aside) / "pictures").mkdir()
        (Path(aside) / "pictures/XX01-001.png").write_bytes(_picture("red"))
        import_pictures(
            Path(aside) / "pictures", database, owned(SVE, database, Packs(SVE, Path(aside) / "none")).library
        )
    with closing(database_connection(database)) as connection, connection:  # a folder that says nothing of this machine
        connection.execute("update imports set file = '/pictures of cards' where file like '%pictures'")


def database_connection(database: Database) -> Any:
    """To the library itself."""
    import sqlite3

    return sqlite3.connect(database.path)


def _picture(colour: str) -> bytes:
    file = BytesIO()
    Image.new("RGB", (10, 14), colour).save(file, "PNG")
    return file.getvalue()


def _write_packs(home: Path, packs: Packs) -> None:
    cards = (
        PackCard(MOSS, "evolve(1), fanfare(draw(1))", picture="MYC-001.png"),
        PackCard(GREAT_MOSS, "ward", picture="MYC-001.png"),
        PackCard(CAIRN, text="Words of its author.", text_ja="作者の言葉。"),
        PackCard(SPRIG, "storm"),
    )
    moss = Pack("moss", "Moss", "Robin", "What grows.", cards[:2])
    packs.keep(moss, {"MYC-001.png": _picture("green")}, apart=0)
    packs.keep(replace(packs.pack("moss"), cards=cards, name="Moss and stone"), apart=0)
    stray = replace(CAIRN, number="STR-001", name="Stray")
    packs.keep(Pack("stray", "Stray", "Robin", "", (PackCard(stray),)))
    packs.keep(Pack("other", "Other", "Kim", "", (PackCard(replace(stray, number="OTH-001", name="Other")),)))
    packs.export("moss", home / "given/moss.svepack")
    packs.remove("stray")


def _write_drafts(home: Path) -> None:
    drafts = Drafts(SVE, home / "data/drafts")
    half = CardDraft("MYC-", "Half a card", cost="two", script="fanfare(", text="One line\nand another", starting=True)
    whole = CardDraft("MYC-009", "Bee", "蜂", traits="Pixie, Mage", cost="2", attack="2", defense="2", script="ward")
    picture = drafts.add_picture("moss", _picture("yellow"), ".png")
    cards = (half, replace(whole, picture=picture.name), CardDraft())
    drafts.keep(PackDraft("moss", "Moss and stone", "Robin", "A note\nof two lines", cards), "5e" * 32)
    drafts.keep(PackDraft("new-1", "", "", "", (CardDraft("NEW-001"),)), "")


# -- decks -------------------------------------------------------------------------------------------------------------


def _own_deck() -> Deck:
    """The first starter deck with cards of a pack and of an import."""
    deck = starter_decks()["SD01"]
    main = (("MYC-001", 3), ("MYC-003", 3), ("XX01-003", 3), *deck["main"][:11])
    return having(deck, name="Moss 苔", main=main, evolve=(("MYC-002", 2), *deck["evolve"][:2]))


def _write_decks(home: Path, library: Library) -> None:
    shelf = Shelf(SVE, home / "data/decks")
    own = replace(_own_deck(), note="Keep the adept.\n手札に残す。", unknown=(("main", "2x Nobody Knows This"),))
    path = shelf.keep(own)
    shelf.keep(replace(own, name="Moss, later"), path)
    other = having(starter_decks()["SD03"], name="Two crafts", format="cross_craft", leaders=("SD03-LD01", "SD04-LD01"))
    shelf.keep(other)
    shelf.remove(shelf.keep(replace(starter_decks()["SD02"], name="Given up")))
    for form in FORMS:
        suffix = {"text": "txt", "code": "code.txt"}.get(form, form)
        (home / f"given/deck.{suffix}").write_text(export(own, form, library, SVE), encoding="utf-8")
    (home / "given/deck.svedesk.json").write_bytes(path.read_bytes())


# -- games -------------------------------------------------------------------------------------------------------------


def _begun(rules: Sve, seed: int, decks: Iterable[Deck] = (), edition: str = EDITIONS[-1], first: int = -1) -> Desk:
    chosen = tuple(decks) or (starter_decks()["SD01"], starter_decks()["SD02"])
    form = chosen[0].format if len({deck.format for deck in chosen}) == 1 else "standard"
    return Desk.new(Setup(NAME, edition, seed, tuple(deck.as_list() for deck in chosen), first, format=form), rules)


def _play(desk: Desk, answers: int, seed: int = 1) -> Desk:
    bots = [RandomBot(seed), RandomBot(seed + 1)]
    for _ in range(answers):
        ask = desk.session.ask
        if ask is None:
            break
        desk.answer(bots[ask.seat].answer(ask, partial(desk.view, ask.seat)))
    return desk


def _by_hand(desk: Desk, operations: int, seed: int = 1) -> Desk:
    """With the rules off, all kinds of operations that are possible."""
    chance = random.Random(seed)
    desk.set_mode("manual")
    done = 0
    while done < operations:
        try:
            desk.operate(any_operation(desk.session.table, chance))
            done += 1
        except Refused:
            continue
    return desk


def _autosaved(folder: Path, game: str, desk: Desk, *acts: Callable[[Desk], object]) -> None:
    """Save the game after each of these, under a name as games have that were begun at that time."""
    desk.autosave = Autosave(folder, game)
    for act in acts:
        act(desk)
        desk.autosave.flush()
    desk.close()


def _write_games(folder: Path, rules: Sve) -> None:
    folder.mkdir(parents=True)
    finished = "20260102_101500_000001"
    _autosaved(folder, finished, _play(_begun(rules, 11), 60), lambda desk: _play(desk, 9_999))
    SEATS.write(folder / f"{finished}.seats.json", Seats(("Aya", "ベン"), open_hands=True))

    middle = "20260103_101500_000002"
    desk = _play(_begun(rules, 12), 40)
    marks = Bookmarks(folder / f"{middle}.bookmarks.json")
    marks.add(desk, "Before the fight")
    _play(desk, 5)
    _by_hand(desk, 2)
    marks.add(desk, "別の道")
    desk.return_to(len(desk.session.log) - 6)
    desk.set_mode("rules")
    _play(desk, 12, seed=5)
    desk.undo()
    _autosaved(folder, middle, desk, Desk.undo)
    SEATS.write(folder / f"{middle}.seats.json", Seats(("Aya", "Ben")))

    alone = "20260104_101500_000003"
    _autosaved(folder, alone, _begun(rules, 13, first=0), lambda desk: _play(desk, 20))
    SEATS.write(folder / f"{alone}.seats.json", Seats(("Aya", ""), alone=True))

    # Two windows went on with one game, each its own way.
    twice = "20260105_101500_000004"
    _autosaved(folder, twice, _play(_begun(rules, 14), 15), lambda desk: _play(desk, 1))
    for seed in (2, 3):
        path = folder / f"{twice}-000001.svedesk"
        _autosaved(folder, twice, Desk.load(path, rules), lambda desk, seed=seed: _play(desk, 6, seed))


def _write_given_games(folder: Path, rules: Sve) -> None:
    games = {
        "by-hand": _by_hand(_play(_begun(rules, 21), 30), 60),
        "own-cards": _play(_begun(rules, 22, (_own_deck(), _own_deck())), 60),
        "conceded": _play(_begun(rules, 23), 25),
        "japanese-rules": _play(_begun(rules, 24, edition=EDITIONS[0]), 40),
        "sealed": _play(_begun(rules, 25, [having(starter_decks()["SD05"], format="sealed", leaders=())] * 2), 30),
        "by-hand-then-rules": _by_hand(_play(_begun(rules, 26), 12), 5, seed=9),
    }
    games["conceded"].concede(1)
    games["by-hand-then-rules"].set_mode("rules")
    _play(games["by-hand-then-rules"], 10)
    for name, desk in games.items():
        desk.save(folder / f"{name}.game.svedesk")


def _write_boards(home: Path, rules: Sve) -> None:
    desk = _play(_begun(rules, 31, (_own_deck(), starter_decks()["SD06"])), 45)
    desk.set_mode("manual")
    desk.operate(Operation("create", 0, to=Place(0, "field"), amount=1, text="MYC-T01"))
    _by_hand(desk, 25, seed=4)
    desk.save_board(home / "given/own-cards.board.svedesk")
    Desk.from_board(home / "given/own-cards.board.svedesk", rules, seed=5).save(home / "given/from-board.game.svedesk")
    boards = Boards(home / "data/boards")
    plain = _play(_begun(rules, 32), 35).board()
    picture = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    boards.keep(plain._replace(title="Win this turn", note="Two attacks.\n二回の攻撃。", picture=picture))
    boards.keep(plain._replace(title="詰め"))
    (home / "given/shared.board.txt").write_text(as_text(write_board(plain), BOARD), encoding="utf-8")


# -- settings ----------------------------------------------------------------------------------------------------------


def _write_settings(folder: Path) -> None:
    Settings(folder / "usual.json").change(lang="en")
    everything = Settings(folder / "everything.json")
    everything.change(lang="ja", theme="high-contrast", reduced_motion=True, ui_scale=125, card_scale=80, volume=0)
    everything.change(playmat="/pictures/mat.png", playmat_strength=40, sleeves=("ember", "/pictures/back.jpg"))
    everything.change(card_pictures="/pictures of cards", large_pictures="text", sounds=False, ask_single=True)
    everything.change(names=("Aya", "ベン"), network_name="Aya", passing="when_able", open_hands=True, first=1)
    everything.change(**{f"help_{name}": False for name in ("refresh", "points", "draw", "cost", "combat", "stop")})
    everything.change(help_tokens=False, decks=("my:Moss", "SD06"), edition=EDITIONS[0], form="sealed")
    everything.change(network_deck="my:Moss", window=(40, 30, 1280, 720, True))
    everything.change(keys=(("undo", ("Ctrl+U",)), ("end_turn", ()), ("help", ("F1", "Ctrl+?"))))
    later = Settings(folder / "with-more.json")
    later.change(theme="light")
    told = json.loads((folder / "with-more.json").read_text(encoding="utf-8"))
    told |= {"of_another_version": {"kept": ["as", "it", "is"]}, "volume": 900}
    (folder / "with-more.json").write_text(json.dumps(told), encoding="utf-8")


# -- network -----------------------------------------------------------------------------------------------------------


def _write_room(home: Path, rules: Sve) -> None:
    folder = home / "data/network"
    plan = RoomPlan("A game", "Aya", watchers="public", delay=2, deck=starter_decks()["SD03"].as_list(), first=1)
    keeper = RoomStore(folder / "rooms/20260106_101500_000005", plan, bytes(range(8)), port=4711, edition=EDITIONS[-1])
    links = _sat_down(keeper, plan, rules)
    _answer(links, 25)
    room = links[0]._room
    keeper.remember(room.saved()._replace(agreed=Agreed(always=frozenset({(0, 1, "undo")}))))
    room.game.desk.close()
    ticket = Ticket.of(folder / "tickets", JoinCode(("192.0.2.7",), 4711, bytes(range(10)), bytes(range(8))), "Ben")
    ticket.welcomed("ab" * 32, 1)
    record = links[1].record
    assert record is not None
    ticket.write(record)

    with TemporaryDirectory() as aside:
        links = _sat_down(RoomStore(Path(aside), plan, bytes(8)), plan, rules)
        _answer(links, 10_000)
        assert links[0].proof is not None
        (home / "given/game.proof").write_bytes(write_proof(links[0].proof))
        links[0]._room.game.desk.close()


def _sat_down(keeper: RoomStore, plan: RoomPlan, rules: Sve) -> tuple[LocalLink, LocalLink]:
    room = Room(Rules(rules, NAME, EDITIONS[-1], "standard", lambda deck, form: ()), plan, lambda: 100.0, keeper=keeper)
    links = (LocalLink(room, "Aya", record_file=OwnRecord(keeper.folder / "record.json")), LocalLink(room, "Ben"))
    for link, code in zip(links, ("SD01", "SD02"), strict=True):
        link.sit_down()
        link.choose_deck(starter_decks()[code].as_list())
    for link in links:
        link.ready()
    return links


def _answer(links: tuple[LocalLink, LocalLink], answers: int) -> None:
    bots = [RandomBot(1), RandomBot(2)]
    for _ in range(answers):
        asked = next((link for link in links if link.ask is not None), None)
        if asked is None or asked.ask is None:
            return
        asked.answer(bots[asked.seat].answer(asked.ask, asked.view))


if __name__ == "__main__":
    (place,) = sys.argv[1:]
    write(Path(place))
    with TemporaryDirectory() as copied:
        import shutil

        home = shutil.copytree(place, Path(copied) / "home")
        told = meaning_of(home)
    text = json.dumps(told, ensure_ascii=False, indent=1, sort_keys=True)
    (Path(place) / "meaning.json").write_text(f"{text}\n", encoding="utf-8")
    print(f"written {datetime.now(UTC):%Y-%m-%d}")

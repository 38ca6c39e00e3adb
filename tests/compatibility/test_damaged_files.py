"""Files of every kind with accidents: each is read, or refused in a sentence; the whole file is read again afterwards.

Lists, packs, pictures, mappings, libraries and messages have such tests of their own.
"""

import json
import random
import shutil
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from cards.test_damaged_imports import damaged
from shipped import SVE

from svedesk.cli import materials
from svedesk.decks.exchange import read_deck_file
from svedesk.decks.files import load_deck
from svedesk.desk.bookmarks import Bookmarks
from svedesk.desk.desk import Desk
from svedesk.desk.kept_games import last_played, resumable_games
from svedesk.documents.damaged import DamagedFile
from svedesk.gui.app.sidecar_files import SEATS
from svedesk.net import store, tickets
from svedesk.net.verify import check
from svedesk.packs.drafts import Drafts
from svedesk.replay.replay import Replay
from svedesk.settings.file import read_settings
from svedesk.wire.net_kept import Proof, read_kept

HOME = Path(__file__).parent / "0.1.0"
ROOM = min((HOME / "data/network/rooms").iterdir()).relative_to(HOME)
ODD: tuple[Any, ...] = (
    *(
        None,
        True,
        -1,
        0,
        1.5,
        10**30,
        float("nan"),
        "",
        "x",
        "\0",
        "\u202e",
        "\ud800",
        "x" * 3000,
        [],
        {},
        [[]],
        {"a": 1},
    ),
    *("SD01-001", "XX99-999", "sve", "dm", "rules", "manual", "de", "2026-13-45T99:00:00Z", "../..", "field", 2, 99999),
)


def game(path: Path) -> None:
    Desk.load(path, materials.rules()).close()
    Replay.open(path, materials.rules())


def games(path: Path) -> None:
    last_played(path.parent)
    resumable_games(path.parent)


def board(path: Path) -> None:
    Desk.from_board(path, materials.rules(), seed=7).close()


def bookmarks(path: Path) -> None:
    marks = Bookmarks(path)
    with closing(Desk.load(path.with_name("20260103_101500_000002-000001.svedesk"), materials.rules())) as desk:
        for mark in marks.all:
            marks.where(desk, mark)


def draft(path: Path) -> None:
    drafts = Drafts(SVE, path.parents[1])
    for pack in drafts.ids():
        drafts.read(pack)


def room(path: Path) -> None:
    """As a host that was closed goes on with it."""
    folder = path.parents[1] if path.parent.name == "saves" else path.parent
    found = store.load(folder)
    if found is not None:
        desk = store.RoomStore(folder, found.plan, found.secret, port=found.port).desk(found.room, materials.rules())
        if desk is not None:
            desk.close()


def proof(path: Path) -> None:
    found = read_kept(path.read_bytes(), Proof)
    if found is not None:
        check(found, materials.rules())


KINDS: dict[str, tuple[str, Callable[[Path], object]]] = {
    "game": ("given/by-hand.game.svedesk", game),
    "kept game": ("data/games/20260103_101500_000002-000001.svedesk", games),
    "board": ("data/boards/Win-this-turn.svedesk", board),
    "bookmarks": ("data/games/20260103_101500_000002.bookmarks.json", bookmarks),
    "seats": ("data/games/20260103_101500_000002.seats.json", SEATS.read),
    "deck": ("data/decks/Two-crafts.json", lambda path: load_deck(path, SVE)),
    "deck list": ("given/deck.json", lambda path: read_deck_file(path, materials.library(), SVE).deck()),
    "deck of Cockatrice": ("given/deck.cod", lambda path: read_deck_file(path, materials.library(), SVE).deck()),
    "draft": ("data/drafts/moss/draft.json", draft),
    "settings": ("config/everything.json", read_settings),
    "room": (f"{ROOM}/room.json", room),
    "room's save": (f"{ROOM}/saves/94a20ac4b1c1fddb-000018.svedesk", room),
    "own record": (f"{ROOM}/record.json", lambda path: tickets.OwnRecord(path).read()),
    "ticket": (
        "data/network/tickets/000102030405060708090001020304050607-42656e.ticket",
        lambda path: tickets.newest(path.parent),
    ),
    "proof": ("given/game.proof", proof),
}


def changed(whole: bytes, chance: random.Random) -> bytes:
    """A file after accidents with its bytes, or, if it is JSON, with values in it and its checksum made right again."""
    if chance.random() < 0.4 or whole[:1] != b"{":
        return damaged(whole, chance)
    fields = json.loads(whole)
    sealed = fields.pop("check", None) is not None
    for _ in range(chance.choice((1, 1, 2, 5))):
        place = fields
        while (keys := list(place) if isinstance(place, dict) else list(range(len(place)))) and chance.random() < 0.85:
            key = chance.choice(keys)
            if not isinstance(place[key], dict | list):
                break
            place = place[key]
        if not keys:
            continue
        key = chance.choice(keys)
        if chance.random() < 0.2:
            del place[key]
        elif chance.random() < 0.1 and isinstance(place, list):
            place.append(place[key])
        else:
            place[key] = chance.choice(ODD)
    body = json.dumps(fields, separators=(",", ":")).encode()
    return b'{"check":"%b",%b\n' % (sha256(body).hexdigest().encode(), body[1:]) if sealed and body != b"{}" else body


def try_damaged(folder: Path, kind: str, times: int, seed: int) -> Counter[str]:
    """What came of reading so many damaged files of a kind."""
    name, read = KINDS[kind]
    home = Path(shutil.copytree(HOME, folder / "home"))
    path, whole = home / name, (HOME / name).read_bytes()
    came: Counter[str] = Counter()
    for number in range(times):
        path.write_bytes(spoiled := changed(whole, random.Random(f"{kind} {seed + number}")))
        try:
            read(path)
            came["read"] += 1
        except DamagedFile as refused:
            came["refused" if refused.sentence.endswith(".") and refused.in_words("ja") else "not said"] += 1
        except Exception as error:
            (folder / "spoiled").write_bytes(spoiled)
            raise AssertionError(f"{kind} {seed + number}: {folder / 'spoiled'}") from error
    path.write_bytes(whole)
    read(path)
    assert not came["not said"]
    return came


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_file_is_read_or_refused_in_a_sentence(tmp_path, kind):
    try_damaged(tmp_path, kind, 5, seed=1)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("kind", KINDS)
def test_700_damaged_files_of_each_kind(tmp_path, kind):
    print(f"{kind}: {dict(try_damaged(tmp_path, kind, 700, seed=1000))}")

"""Where a host keeps its room: beside the saves of its game, in files only the user can read.

Each commit is written before anyone is told of it, so that a host that is killed knows all that its guests have seen.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from typing import NamedTuple

from svedesk.desk.autosave import Autosave, OnTrouble
from svedesk.desk.desk import Desk
from svedesk.documents.damaged import DamagedFile, why
from svedesk.documents.writing import write_whole
from svedesk.engine.log import DeckList
from svedesk.engine.ruleset import Ruleset
from svedesk.net.chess_clock import ClockPlan, TimeLeft
from svedesk.net.consent import Agreed, Wish
from svedesk.net.preparing import decks_of
from svedesk.net.proof import kept_terms, terms_of
from svedesk.net.room_plan import BETWEEN_PEOPLE, Kept, RoomPlan
from svedesk.net.seats import Chair
from svedesk.net.seed import Dealing
from svedesk.net.shuffle import Chance
from svedesk.net.terms import CardDigests
from svedesk.wire.net_kept import (
    LARGEST,
    AgreedModel,
    ChanceModel,
    ClockModel,
    DealingModel,
    KeptChair,
    RoomModel,
    WishModel,
    read_kept,
)
from svedesk.wire.saved import DeckModel, deck_fields, read_game

ROOMS = 10
"""Rooms kept; the oldest go first."""
LASTING_AFTER = 0.25
"""Seconds from a commit until its lasting save is begun."""
_ROOM, _SAVES = "room.json", "saves"


class LiveSave(Autosave):
    """Autosave that has the newest state in the system's hands when `commit` returns: it survives the program, and
    within moments, as every autosave, the computer."""

    def __init__(self, folder: Path, game: str, *, on_trouble: OnTrouble | None = None) -> None:
        super().__init__(folder, game, on_trouble=on_trouble)
        self._hurry = Event()

    def flush(self) -> None:
        """Wait until everything committed is written, or failed."""
        self._hurry.set()
        super().flush()
        self._hurry.clear()

    def _write(self) -> None:
        # Not at once: Python runs one thread at a time, and the players are to be told first.
        self._hurry.wait(LASTING_AFTER)
        super()._write()

    def commit(self, content: Callable[[], bytes]) -> None:
        """Write at once what a killed program needs; the lasting save follows."""
        data = content()
        path = newest_path(self.folder, self.game)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(path, data, lasting=False)
        except OSError as error:
            self._tell(DamagedFile("game-not-saved", why(error)))  # which does not stop the game
        super().commit(lambda: data)


def newest_path(folder: Path, game: str) -> Path:
    """The file that always holds a game's newest state."""
    return folder / f"{game}.newest"


class Stored(NamedTuple):
    """A room as it was kept."""

    plan: RoomPlan
    kept: Kept
    port: int
    secret: bytes
    form: str
    open_door: bool
    edition: str = ""


class RoomStore:
    """One room's folder; a `Keeper`. `port`, `secret`, `form` (the format that is played), `edition` (of the rules, ""
    for the usual one) and `open_door` (whether guests need no code) are the host's and are kept with the room.
    `on_trouble` is called, in any thread, with what went wrong when the game or the room can't be saved: the game goes
    on."""

    def __init__(
        self,
        folder: Path,
        plan: RoomPlan,
        secret: bytes,
        *,
        port: int = 0,
        form: str = "standard",
        edition: str = "",
        open_door: bool = False,
        on_trouble: OnTrouble | None = None,
    ) -> None:
        self.folder, self.plan, self.secret, self.port = folder, plan, secret, port
        self.form, self.edition, self.open_door = form, edition, open_door
        self._on_trouble = on_trouble
        self._kept: Kept | None = None

    def listens_at(self, port: int) -> None:
        """Keep the port that guests know."""
        self.port = port
        if self._kept is not None:
            self.remember(self._kept)

    def remember(self, kept: Kept) -> None:
        """Keep the room."""
        self._kept = kept
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(self.folder / _ROOM, _room(self, kept).model_dump_json().encode())
        except OSError as error:
            if self._on_trouble is not None:
                self._on_trouble(DamagedFile("game-not-saved", why(error)))

    def autosave(self, game: bytes) -> Autosave:
        """Saves for a game that begins now, or goes on."""
        return LiveSave(self.folder / _SAVES, _name(game), on_trouble=self._on_trouble)

    def desk(self, kept: Kept, ruleset: Ruleset) -> Desk | None:
        """The game that was being played, None when there was none. The newest state that is whole counts. Raises
        `DamagedFile` when none is."""
        if kept.chance is None:
            return None
        folder, game = self.folder / _SAVES, _name(kept.chance.game)
        trouble: DamagedFile | None = None
        autosave = self.autosave(kept.chance.game)
        for path in _newest_first(folder, game):
            try:
                return Desk.load(path, ruleset, settings=BETWEEN_PEOPLE, autosave=autosave)
            except DamagedFile as error:
                trouble = trouble or error
        if trouble is not None:
            raise trouble
        return None  # killed between the shuffle and the first save: nothing had been shown


def load(folder: Path) -> Stored | None:
    """The room kept in a folder, None when there is none that can be read."""
    try:
        with (folder / _ROOM).open("rb") as file:
            model = read_kept(file.read(LARGEST), RoomModel)
    except OSError:
        return None
    if model is None:
        return None
    deck = model.deck.record() if model.deck else None
    clock = ClockPlan(model.clock.minutes, model.clock.bonus, model.clock.per)
    shown = (model.watchers, model.delay)
    plan = RoomPlan(model.title, model.host, model.rules_off, *shown, deck, model.first, model.best_of, clock)
    chairs = tuple(_chair(chair) for chair in model.chairs)
    chance: Chance | None = None
    promises: tuple[bytes, ...] = ()
    cards: CardDigests = ()
    if model.chance is not None:
        shares = tuple(bytes.fromhex(share) for share in model.chance.shares)
        chance = Chance(bytes.fromhex(model.chance.game), bytes.fromhex(model.chance.secret), shares)
        promises = tuple(bytes.fromhex(one) for one in model.chance.promises)
        cards = model.chance.cards
    times = TimeLeft(model.clock.left, model.clock.grace)
    dealing = _dealing(model.dealing, chairs) if model.dealing is not None else None
    kept = Kept(chairs, chance, promises, *shown, _agreed(model.agreed), model.results, times, cards, dealing)
    return Stored(plan, kept, model.port, bytes.fromhex(model.secret), model.form, model.open_door, model.edition)


def newest(rooms: Path) -> Path | None:
    """The folder of the room that was kept last."""
    found = _by_age(rooms)
    return found[0] if found else None


def prune(rooms: Path) -> None:
    """Take away the oldest rooms, all but the last `ROOMS`."""
    for folder in _by_age(rooms)[ROOMS:]:
        shutil.rmtree(folder)


def _newest_first(folder: Path, game: str) -> list[Path]:
    """A game's files. The one that is always written first is the newest, unless the disk had no room for it when a
    lasting save still found some."""
    saves = sorted(folder.glob(f"{game}-*.svedesk"), reverse=True)
    always = newest_path(folder, game)
    if not always.exists():
        return saves
    if saves and _saved_at(saves[0]) > _saved_at(always):
        return [*saves, always]
    return [always, *saves]


def _saved_at(path: Path) -> datetime:
    try:
        return read_game(path.read_bytes()).saved_at
    except (OSError, DamagedFile):
        return datetime.min.replace(tzinfo=UTC)


def _by_age(rooms: Path) -> list[Path]:
    files = rooms.glob(f"*/{_ROOM}")
    return [path.parent for path in sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)]


def _name(game: bytes) -> str:
    return game.hex()[:16]


def _room(store: RoomStore, kept: Kept) -> RoomModel:
    plan, chance = store.plan, kept.chance
    return RoomModel(
        title=plan.title,
        host=plan.host,
        port=store.port,
        secret=store.secret.hex(),
        form=store.form,
        edition=store.edition,
        open_door=store.open_door,
        rules_off=plan.rules_off,
        first=plan.first,
        deck=_deck(plan.deck),
        watchers=kept.watchers,
        delay=kept.delay,
        chairs=tuple(
            KeptChair(
                name=chair.name,
                token=chair.token.hex(),
                local=chair.local,
                deck=_deck(chair.deck),
                thought=chair.thought,
            )
            for chair in kept.chairs
        ),
        chance=ChanceModel(
            game=chance.game.hex(),
            secret=chance.secret.hex(),
            shares=tuple(share.hex() for share in chance.shares),
            promises=tuple(one.hex() for one in kept.promises),
            cards=kept.cards,
        )
        if chance
        else None,
        dealing=_dealing_model(kept.dealing) if kept.dealing else None,
        agreed=_agreed_model(kept.agreed),
        best_of=plan.best_of,
        results=kept.results,
        clock=ClockModel(**plan.clock._asdict(), **kept.times._asdict()),
    )


def _dealing_model(dealing: Dealing) -> DealingModel:
    promised = ((share.hex(), deck.hex()) for share, deck in dealing.commitments)
    return DealingModel(
        game=dealing.game.hex(),
        secret=dealing.secret.hex(),
        terms=kept_terms(dealing.terms),
        cards=dealing.cards,
        promised=tuple(promised),
    )


def _dealing(model: DealingModel, chairs: Sequence[Chair]) -> Dealing:
    """What was being dealt. Bytes that were told already are asked for again."""
    terms, (game, secret) = terms_of(model.terms), (bytes.fromhex(one) for one in (model.game, model.secret))
    dealing = Dealing(decks_of(chairs), terms, model.cards, game=game, secret=secret)
    for seat, (share, deck) in enumerate(model.promised):
        if share:
            dealing.commit(seat, bytes.fromhex(share), bytes.fromhex(deck))
    return dealing


def _agreed(model: AgreedModel) -> Agreed:
    waiting = tuple(Wish(*(getattr(one, name) for name in Wish._fields)) for one in model.waiting)
    return Agreed(waiting, frozenset(model.always), model.last, model.by_hand, model.at)


def _agreed_model(agreed: Agreed) -> AgreedModel:
    waiting = tuple(WishModel(**wish._asdict()) for wish in agreed.waiting)
    always = tuple(sorted(agreed.always))
    return AgreedModel(waiting=waiting, always=always, last=agreed.last, by_hand=agreed.by_hand, at=agreed.at)


def _deck(deck: DeckList | None) -> DeckModel | None:
    return DeckModel(**deck_fields(deck)) if deck else None


def _chair(model: KeptChair) -> Chair:
    deck = model.deck.record() if model.deck else None
    return Chair(model.name, bytes.fromhex(model.token), model.local, deck, thought=model.thought)

"""A room as its file holds it, and back; what of it is secret can be sealed."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from svedesk.net.chess_clock import ClockPlan, TimeLeft
from svedesk.net.preparing import decks_of
from svedesk.net.room_plan import KeptRoom, RoomPlan
from svedesk.net.seal import Seal
from svedesk.net.seats import Chair
from svedesk.net.seed import Dealing, Dealt
from svedesk.net.shuffle import Chance
from svedesk.net.transcript import SigningKey
from svedesk.wire.net_kept import ChanceModel, ClockModel, DealingModel, KeptChair, RoomModel, SecretsModel, write_kept


def plan_of(model: RoomModel) -> RoomPlan:
    """What the host had settled."""
    clock = ClockPlan(model.clock.minutes, model.clock.bonus, model.clock.per)
    shown = (model.watchers, model.delay)
    return RoomPlan(model.title, model.host, model.rules_off, *shown, model.deck, model.first, model.best_of, clock)


def kept_of(model: RoomModel) -> KeptRoom:
    """What was kept of a room."""
    chairs = tuple(Chair(**dict(chair)) for chair in model.chairs)
    times = TimeLeft(model.clock.left, model.clock.grace)
    saved = KeptRoom(chairs, None, model.watchers, model.delay, model.agreed, model.results, times)
    return _dealt(saved._replace(game=model.game, sealed=model.sealed, keys=model.keys), _secrets(model))


def sealed_room(model: RoomModel, seal: Seal) -> RoomModel:
    """A room whose secrets are sealed; those of the host's own seat are not kept from the host."""
    sealed = seal.close(write_kept(_secrets(model)), datetime.now(UTC))
    chairs = tuple(
        chair if chair.local else chair.model_copy(update={"deck": None, "salt": b""}) for chair in model.chairs
    )
    hidden = {"chairs": chairs, "chance": None, "dealing": None, "key": b""}
    return model.model_copy(update={**hidden, "sealed": sealed})


def with_secrets(saved: KeptRoom, secrets: SecretsModel) -> KeptRoom:
    """What was kept of a room, once the seal is off."""
    chairs = tuple(chair._replace(deck=deck) for chair, deck in zip(saved.chairs, secrets.decks, strict=True))
    if secrets.salts:
        chairs = tuple(chair._replace(salt=salt) for chair, salt in zip(chairs, secrets.salts, strict=True))
    return _dealt(saved._replace(chairs=chairs, sealed=None), secrets)


def _secrets(model: RoomModel) -> SecretsModel:
    decks, salts = ((tuple(getattr(chair, part) for chair in model.chairs)) for part in ("deck", "salt"))
    return SecretsModel.of(model, decks=decks, salts=salts)


def _dealt(saved: KeptRoom, secrets: SecretsModel) -> KeptRoom:
    saved = saved._replace(key=secrets.key)
    if secrets.chance is not None:
        model = secrets.chance
        chance, rest = Chance(model.game, model.secret, model.shares), (model.salts, model.deal, model.before)
        saved = saved._replace(dealt=Dealt(chance, model.promises, model.cards, *rest), game=chance.game)
    if secrets.dealing is not None:
        saved = saved._replace(dealing=_dealing(secrets.dealing, saved))
    return saved


def room_model(plan: RoomPlan, saved: KeptRoom, **door: Any) -> RoomModel:  # noqa: ANN401 - checked by the model
    """A room as its file holds it; `door` is what else is in it. Raises `DamagedFile` for one that could not be."""
    dealt = saved.dealt
    shown = {"watchers": saved.watchers, "delay": saved.delay}
    return RoomModel.of(
        plan,
        **shown,
        chairs=tuple(map(KeptChair.of, saved.chairs)),
        chance=ChanceModel.of(dealt.chance, **dict(zip(dealt._fields[1:], dealt[1:], strict=True))) if dealt else None,
        dealing=_dealing_model(saved.dealing) if saved.dealing else None,
        game=dealt.chance.game if dealt else saved.game,
        key=saved.key,
        keys=saved.keys,
        sealed=saved.sealed,
        agreed=saved.agreed,
        results=saved.results,
        clock=ClockModel.of(plan.clock, **saved.times._asdict()),
        **door,
    )


def _dealing_model(dealing: Dealing) -> DealingModel:
    return DealingModel.of(dealing, promised=dealing.commitments, before=tuple(dealing.before))


def _dealing(model: DealingModel, saved: KeptRoom) -> Dealing:
    """What was being dealt. Bytes that were told already are asked for again."""
    key = SigningKey(saved.key).public if saved.key else b""
    made: dict[str, Any] = {"game": model.game, "secret": model.secret, "key": key, "match": model.match}
    made |= {"choices": [chair.promise for chair in saved.chairs], "salts": [chair.salt for chair in saved.chairs]}
    dealing = Dealing(decks_of(saved.chairs), model.terms, model.cards, **made)
    before = model.before or (b"",) * len(model.promised)
    for seat, ((share, deck), key, head) in enumerate(zip(model.promised, saved.keys, before, strict=False)):
        if share and key:
            dealing.commit(seat, share, deck, key, head)
    return dealing

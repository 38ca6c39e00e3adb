"""A room as its file holds it, and back; what of it is secret can be sealed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from svedesk.engine.log import DeckList
from svedesk.net.chess_clock import ClockPlan, TimeLeft
from svedesk.net.consent import Agreed, Wish
from svedesk.net.preparing import decks_of
from svedesk.net.proof import kept_terms, terms_of
from svedesk.net.room_plan import Kept, RoomPlan
from svedesk.net.seal import Seal
from svedesk.net.seats import Chair
from svedesk.net.seed import Dealing
from svedesk.net.shuffle import Chance
from svedesk.wire.net_kept import (
    AgreedModel,
    ChanceModel,
    ClockModel,
    DealingModel,
    KeptChair,
    RoomModel,
    SecretsModel,
    WishModel,
)
from svedesk.wire.saved import DeckModel, deck_model


def plan_of(model: RoomModel) -> RoomPlan:
    """What the host had settled."""
    deck = model.deck.record() if model.deck else None
    clock = ClockPlan(model.clock.minutes, model.clock.bonus, model.clock.per)
    shown = (model.watchers, model.delay)
    return RoomPlan(model.title, model.host, model.rules_off, *shown, deck, model.first, model.best_of, clock)


def kept_of(model: RoomModel) -> Kept:
    """What was kept of a room."""
    chairs = tuple(_chair(chair) for chair in model.chairs)
    times = TimeLeft(model.clock.left, model.clock.grace)
    kept = Kept(chairs, None, (), model.watchers, model.delay, _agreed(model.agreed), model.results, times)
    kept = kept._replace(game=bytes.fromhex(model.game), sealed=model.sealed)
    decks = tuple(chair.deck for chair in model.chairs)
    return _dealt(kept, SecretsModel(decks=decks, chance=model.chance, dealing=model.dealing))


def sealed_room(model: RoomModel, seal: Seal) -> RoomModel:
    """A room whose secrets are sealed; those of the host's own seat are not kept from the host."""
    decks = tuple(chair.deck for chair in model.chairs)
    secrets = SecretsModel(decks=decks, chance=model.chance, dealing=model.dealing)
    sealed = seal.close(secrets.model_dump_json().encode(), datetime.now(UTC))
    chairs = tuple(chair if chair.local else chair.model_copy(update={"deck": None}) for chair in model.chairs)
    return model.model_copy(update={"chairs": chairs, "chance": None, "dealing": None, "sealed": sealed})


def with_secrets(kept: Kept, secrets: SecretsModel) -> Kept:
    """What was kept of a room, once the seal is off."""
    decks = [deck.record() if deck else None for deck in secrets.decks]
    chairs = tuple(chair._replace(deck=deck) for chair, deck in zip(kept.chairs, decks, strict=True))
    return _dealt(kept._replace(chairs=chairs, sealed=None), secrets)


def _dealt(kept: Kept, secrets: SecretsModel) -> Kept:
    if secrets.chance is not None:
        model = secrets.chance
        shares = tuple(bytes.fromhex(share) for share in model.shares)
        chance = Chance(bytes.fromhex(model.game), bytes.fromhex(model.secret), shares)
        promises = tuple(bytes.fromhex(one) for one in model.promises)
        kept = kept._replace(chance=chance, promises=promises, cards=model.cards, game=chance.game)
    if secrets.dealing is not None:
        kept = kept._replace(dealing=_dealing(secrets.dealing, kept.chairs))
    return kept


def room_model(plan: RoomPlan, kept: Kept) -> RoomModel:
    """A room as its file holds it, without what is the door's."""
    chance = kept.chance
    return RoomModel(
        title=plan.title,
        host=plan.host,
        port=0,
        secret="",
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
        game=(chance.game if chance else kept.game).hex(),
        sealed=kept.sealed,
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
    return deck_model(deck) if deck else None


def _chair(model: KeptChair) -> Chair:
    deck = model.deck.record() if model.deck else None
    return Chair(model.name, bytes.fromhex(model.token), model.local, deck, thought=model.thought)

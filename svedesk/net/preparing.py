"""Before the game: decks chosen and checked, what all are told of the seats, what the game starts from. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk import __version__
from svedesk.desk.autosave import Autosave
from svedesk.desk.desk import Desk
from svedesk.engine.log import DeckList, Setup
from svedesk.engine.message import Message
from svedesk.engine.records import SPECTATOR
from svedesk.net.deck_cards import card_problems, without_repeats
from svedesk.net.match import Match
from svedesk.net.room_match import RoomMatch
from svedesk.net.room_plan import BETWEEN_PEOPLE, NotLetIn, RoomPlan, Rules
from svedesk.net.seats import Chair, free_seat
from svedesk.net.seed import BrokenPromise, Dealing
from svedesk.net.shuffle import Chance
from svedesk.net.spectators import SpectatorStream
from svedesk.net.terms import card_digests, choice_promise, in_order, match_terms
from svedesk.net.transcript import new_secret
from svedesk.wire.messages import ChooseDeck, PromiseDeck, Ready
from svedesk.wire.messages_table import Lobby, MatchModel, Phase, Terms, Welcome

MOST_WATCHING = 16
MOST_PROBLEMS = 100
"""Mistakes of a deck that are told at once."""


def place_for(phase: Phase, chairs: Sequence[Chair], wanted: int, gallery: SpectatorStream, watching: int) -> int:
    """Where a program that comes in for the first time has its place: in the seat it wanted (-1: any), or, where so
    many are `watching` besides it (-1: it does not want to), among those who watch. Raises `NotLetIn`."""
    if watching >= 0:
        if gallery.watchers == "none":
            raise NotLetIn("no-watchers")
        if watching >= MOST_WATCHING:
            raise NotLetIn("full")
        return SPECTATOR
    seat = free_seat(chairs, wanted)
    if phase != "lobby":
        raise NotLetIn("started")
    if seat is None:
        raise NotLetIn("full")
    return seat


def prepared(
    chairs: Sequence[Chair], seat: int, message: PromiseDeck | ChooseDeck | Ready, rules: Rules
) -> list[Chair]:
    """The seats, one of which has promised a deck, shows it, or says whether it is ready. Raises `BrokenPromise` for
    another deck than was promised."""
    before, after = chairs[seat], _prepared(chairs[seat], message, rules)
    agreed = not (before.ready and after.by_hand and not before.by_hand)  # else the others did not know what to
    others = [chair if agreed else chair._replace(ready=False) for chair in chairs]
    return [after if at == seat else chair for at, chair in enumerate(others)]


def _prepared(chair: Chair, message: PromiseDeck | ChooseDeck | Ready, rules: Rules) -> Chair:
    if isinstance(message, Ready):
        return chair._replace(ready=message.ready and bool(chair.promise) and not chair.problems)
    if isinstance(message, PromiseDeck):
        chair = chair._replace(deck=None, salt=b"", problems=(), ready=False)
        return chair._replace(promise=bytes.fromhex(message.promise), brings=message.name, by_hand=message.by_hand)
    salt = bytes.fromhex(message.salt)
    if choice_promise(salt, message.deck) != chair.promise:
        raise BrokenPromise
    deck, form = message.deck, message.form or rules.form
    problems = card_problems(deck, message.cards, rules.ruleset)
    problems += without_repeats(rules.deck_problems(deck, form), message.cards)
    if form != rules.form:
        problems = (Message("deck-unknown-format", (form,)), *problems)
    chair = chair._replace(deck=deck, salt=salt, by_hand=rules.by_hand(deck))
    return chair._replace(problems=problems[:MOST_PROBLEMS], ready=chair.ready and not problems)


def with_default(chair: Chair, rules: Rules, plan: RoomPlan) -> Chair:
    """A seat that has just been taken: with the deck the host has for who brings none, which the host promises."""
    if chair.promise or plan.deck is None:
        return chair
    salt = new_secret()
    chair = chair._replace(promise=choice_promise(salt, plan.deck), salt=salt)
    problems = rules.deck_problems(plan.deck, rules.form)[:MOST_PROBLEMS]
    return chair._replace(deck=plan.deck, problems=problems, by_hand=rules.by_hand(plan.deck))


def resumed(chair: Chair, rules: Rules, now: float) -> Chair:
    """A seat of a room that was kept: whoever sat there is away."""
    return with_deck(chair._replace(member=None, away_since=now if chair.taken else -1.0), chair.deck, rules)


def with_deck(chair: Chair, deck: DeckList | None, rules: Rules) -> Chair:
    """A seat of a room that was kept, with its deck, which has been checked before."""
    if deck is None:
        return chair
    if not chair.promise:  # kept by an older program
        salt = new_secret()
        chair = chair._replace(promise=choice_promise(salt, deck), salt=salt)
    return chair._replace(deck=deck, by_hand=rules.by_hand(deck))


def unsealed(chairs: Sequence[Chair], saved: Sequence[Chair], rules: Rules) -> list[Chair]:
    """The seats of a room, once what was kept of them can be opened: with the decks they had, unless another was chosen
    since, by somebody who came first."""
    return [
        with_deck(now._replace(salt=then.salt), then.deck, rules) if now.promise == then.promise else now
        for now, then in zip(chairs, saved, strict=True)
    ]


def setup_of(chairs: Sequence[Chair], chance: Chance, rules: Rules, plan: RoomPlan, match: Match) -> Setup:
    """What the game of these seats starts from, the next one of their match."""
    decks = tuple(map(in_order, decks_of(chairs)))
    setup = Setup(rules.game, rules.edition, chance.seed(), decks, match.first(plan.first), format=rules.form)
    return setup._replace(ask_hidden=True, chooser=match.chooser)


def begun(
    chairs: Sequence[Chair], chance: Chance, rules: Rules, plan: RoomPlan, match: Match, autosave: Autosave | None
) -> Desk:
    """The next game of these seats at its beginning. Raises `Refused`."""
    setup = setup_of(chairs, chance, rules, plan, match)
    return Desk.new(setup, rules.ruleset, settings=BETWEEN_PEOPLE, autosave=autosave)


def decks_of(chairs: Sequence[Chair]) -> tuple[DeckList, ...]:
    """The decks that are played."""
    return tuple(chair.deck for chair in chairs if chair.deck is not None)


def dealing_of(
    chairs: Sequence[Chair], rules: Rules, plan: RoomPlan, match: RoomMatch, key: bytes, now: float
) -> Dealing:
    """The making of the next game of these seats, by a host that signs with this key."""
    decks, begins = decks_of(chairs), (match.before.first(plan.first), match.before.chooser)
    terms = Terms(rules.game, rules.edition, rules.form, *begins, plan.rules_off, rules.data, b"")
    cards = card_digests(decks, rules.ruleset)
    return Dealing(
        decks,
        terms,
        cards,
        key=key,
        began=now,
        match=match_terms(match.model(None)),
        choices=[chair.promise for chair in chairs],
        salts=[chair.salt for chair in chairs],
    )


def lobby_of(
    phase: Phase,
    chairs: Sequence[Chair],
    now: float,
    watching: tuple[str, ...],
    gallery: SpectatorStream,
    match: MatchModel,
) -> Lobby:
    """What all are told of the seats at the time `now`; `watching` are the names of those who watch."""
    seats = tuple(chair.model(now) for chair in chairs)
    return Lobby(
        phase=phase,
        chairs=seats,
        watching=watching,
        watchers=gallery.watchers,
        delay=gallery.delay,
        match=match,
    )


def welcome(rules: Rules, plan: RoomPlan, seat: int, token: str, epoch: str) -> Welcome:
    """What a program is told that has come in."""
    return Welcome(
        version=__version__,
        game=rules.game,
        rules=rules.edition,
        form=rules.form,
        data=rules.data,
        title=plan.title,
        host=plan.host,
        seat=seat,
        token=token,
        epoch=epoch,
    )

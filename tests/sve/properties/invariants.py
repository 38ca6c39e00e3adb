"""What must hold at every question of every game of the two decks that the rules alone have played."""

from collections import Counter
from functools import cache

from svedesk.cli.invariants import check_kept
from svedesk.engine.ask import Ask
from svedesk.engine.events import (
    CardChanged,
    CardLinked,
    CardMoved,
    CardTurned,
    DamageDealt,
    Event,
    NumberChanged,
    Said,
    Shuffled,
)
from svedesk.engine.records import EVERYONE, SHARED, Card, Place
from svedesk.engine.script import walk
from svedesk.engine.session import Session
from svedesk.engine.table import Table
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules import handling
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.values import stats
from svedesk.games.sve.values.names import definition, is_follower
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense
from svedesk.games.sve.verbs.play_points import RaiseMaxPlayPoints
from svedesk.games.sve.zones import ZONES, token_may_lie

QUIET = frozenset({"main", "quick", "discard", "first", "redraw", "order"})
"""Questions at which no rules handling and no pending ability may be left, asked by the rules and not by a card."""
UNTOLD = frozenset({"drew_from_empty", "turns_begun"})
"""Numbers the rules keep for themselves alone."""
ASKED = {"main": 0, "discard": 0, "quick": 1}
"""Who is asked: 0 the active player, 1 the other."""


def check(session: Session) -> None:
    """Everything below."""
    check_zones(session.table)
    check_cards(session)
    check_numbers(session)
    check_evolved(session)
    check_conserved(session)
    check_question(session)
    check_refusals(session)
    check_kept(session)
    check_settled(session)
    if session.ask is not None and session.ask.kind in QUIET and not session.ask.source:
        check_quiet(session)


def check_settled(session: Session) -> None:
    """Where it is known that rules handling has nothing to do with the cards in play, it has not."""
    state = session.table.derived
    if state is not None and state.is_settled:
        table = session.table.snapshot()
        table.derived = table.kept_values = None
        assert not any(handling._illegal(GameState(table, session.ruleset._definitions)))


def check_zones(table: Table) -> None:
    """Every card lies in exactly one zone, the one its record names, under the id it has there."""
    lying = [(card_id, place) for place, ids in table.zones.items() for card_id in ids]
    assert len(lying) == len(table.cards)
    for card_id, place in lying:
        card = table.cards[card_id]
        assert (card.id, card.place) == (card_id, place)
        assert card_id <= table.serial
    for seat in (0, 1):
        for zone in ("field", "ex"):
            assert len(table.zone(seat, zone)) <= 5
        assert len(table.zone(seat, "leader")) == 1


def check_cards(session: Session) -> None:
    """What may lie where, and in which state."""
    for card in session.table.cards.values():
        facts = session.ruleset.facts(card.number)
        if facts.special == "token":
            assert token_may_lie(facts.kind, card.zone), card
        assert (facts.special == "evolved") == (card.zone in ("evolve", "evolve_deck")), card
        assert (facts.kind == "leader") == (card.zone == "leader"), card
        assert facts.kind != "spell" or card.zone != "field", card
        assert card.seat in (card.owner, SHARED), card
        if card.zone != "field":
            assert (card.sideways, card.damage) == (False, 0), card
            assert not card.marks or card.zone in ("leader", "resolution"), card
        if card.zone not in ("field", "ex", "resolution"):
            assert not card.given, card
        if card.zone != "evolve_deck":
            assert card.faceup == ZONES[card.zone].faceup, card
        assert card.known == (looker(session) if card.zone == "deck" and card.known else 0), card
        assert card.damage >= 0, card


def looker(session: Session) -> int:
    """Who looks at cards of a deck just now, as a mask: who is asked what becomes of them."""
    ask = session.ask
    return 1 << ask.seat if ask is not None and (ask.kind == "look" or (ask.kind == "order" and ask.source)) else 0


@cache
def can(numbers: frozenset[str], step: type) -> bool:
    """Whether one of these cards has such a step in its text."""
    return any(isinstance(node, step) for number in numbers for node in walk(SCRIPTS.get(number, ())))


def check_numbers(session: Session) -> None:
    """Numbers within their bounds."""
    table = session.table
    numbers = frozenset(card.number for card in table.cards.values())
    turn = table.number(SHARED, "turn")
    for seat in (0, 1):
        most = table.number(seat, "max_play_points")
        assert 0 <= table.number(seat, "play_points") <= most <= 10
        assert 0 <= table.number(seat, "evolution_points") <= 3
        assert table.number(seat, "evolve_played") in (0, 1)
        assert table.number(seat, "leader_defense") <= 20 or can(numbers, RaiseLeaderDefense)
        if turn:
            own_turns = (turn + 1) // 2 if seat == table.number(SHARED, "first") else turn // 2
            assert most == min(10, own_turns) or (most > own_turns and can(numbers, RaiseMaxPlayPoints))
    if turn and table.step != ("start",):
        first = table.number(SHARED, "first")
        assert table.number(SHARED, "active") == (first if turn % 2 else 1 - first)


def check_evolved(session: Session) -> None:
    """Each card of an evolve zone is the only one on a follower of its own name and seat, and nothing else lies on
    anything."""
    table = session.table
    bases: set[int] = set()
    for card in table.cards.values():
        if card.zone != "evolve":
            assert card.on == 0, card
        elif (base := table.cards.get(card.on)) is not None:
            # A card whose base left is on its way back, which rules handling sees to (11.6.1).
            assert base.zone == "field", card
            assert base.seat == card.seat, card
            assert session.ruleset.facts(base.number).name == session.ruleset.facts(card.number).name
            assert base.id not in bases, card
            bases.add(base.id)


def check_conserved(session: Session) -> None:
    """No card of a deck is lost, made, or changes its owner."""
    for seat, deck in enumerate(session.setup.decks):
        there = Counter(
            card.number
            for card in session.table.cards.values()
            if card.owner == seat and session.ruleset.facts(card.number).special != "token"
        )
        assert there == Counter(deck.all)


def check_question(session: Session) -> None:
    """A question is open as long as the game is, can be answered, and shows its seat nothing it may not see."""
    ask, table = session.ask, session.table
    assert (ask is None) == (table.outcome is not None)
    if ask is None:
        return
    check_bounds(ask)
    for option in ask.options:
        for card_id in (option.card, option.target):
            if card_id and ask.kind != "pending":  # what triggered may be gone
                assert table.sees(table.cards[card_id]) >> ask.seat & 1, option
    if ask.kind in ASKED and not ask.source:
        assert ask.seat == table.number(SHARED, "active") ^ ASKED[ask.kind]
    assert ask.anchor == (ask.kind == "main")


def check_refusals(session: Session) -> None:
    """At a main phase or Quick question everything a player might try is either possible or refused with a reason, and
    never both."""
    ask, table = session.ask, session.table
    if ask is None or ask.kind not in ("main", "quick"):
        return
    possible = {option[:4] for option in ask.options}
    refused = {refusal.option[:4] for refusal in session.ruleset.refusals(table, ask)}
    assert not possible & refused
    told = possible | refused
    for card in (*table.in_zone(ask.seat, "hand"), *table.in_zone(ask.seat, "ex")):
        assert ("play", card.id, 0, 0) in told
    for card in table.in_zone(ask.seat, "field"):
        if session.ruleset.shown(table, card).kind != "follower":
            continue
        targets = [*table.zone(1 - ask.seat, "field"), *table.zone(1 - ask.seat, "leader")]
        if ("attack", card.id, 0, 0) not in told:
            assert all(("attack", card.id, target, 0) in told for target in targets)
        assert any(kind == "evolve" and about == card.id for kind, about, _, _ in told)
    for refusal in session.ruleset.refusals(table, ask):
        assert refusal.message.clause


def check_bounds(ask: Ask) -> None:
    """There is an answer, and no option is there twice."""
    if ask.form in ("pick", "order"):
        assert 0 <= ask.low <= ask.high <= len(ask.options)
        assert ask.high > 0 or ask.kind == "target"  # up to so many, and none is there (10.6.2.3.2)
    elif ask.form == "number":
        assert 0 <= ask.low <= ask.high
    else:
        assert ask.form == "divide"
        assert ask.low * len(ask.options) <= ask.high
    assert len(set(ask.options)) == len(ask.options)


def check_quiet(session: Session) -> None:
    """Nothing waits and nothing is left for rules handling to treat."""
    table = session.table
    assert isinstance(session.ruleset, Sve)
    game = GameState(table, session.ruleset._definitions)
    assert not table.pending
    assert not table.zone(SHARED, "resolution")
    for card in game.on_fields():
        assert definition(game, card).facts.kind in ("follower", "amulet")
        if is_follower(game, card):
            assert stats.defense(game, card) > 0, card
            assert stats.attack(game, card) >= 0, card
        assert card.mark("fought_bane") == 0, card
    for seat in (0, 1):
        assert all(card.on in table.cards for card in table.in_zone(seat, "evolve"))
    if table.number(SHARED, "turn"):
        assert session.ruleset.problems(table) == ()
    if session.ask is not None and session.ask.kind == "main":
        assert table.number(SHARED, "attacker") == table.number(SHARED, "attack_target") == 0
        assert table.step == ("main",)


class Shadow:
    """The table as told by events alone: which cards lie where, how they lie, and all numbers.

    A window moves its cards by events; what they leave out would jump.
    """

    def __init__(self, table: Table) -> None:
        self.zones = {place: set(ids) for place, ids in table.zones.items()}
        self.engaged = {card.id for card in table.cards.values() if card.sideways}
        self.damage = Counter({card.id: card.damage for card in table.cards.values()})
        self.on = {card.id: card.on for card in table.cards.values() if card.on}
        self.numbers = dict(table.numbers)

    def follow(self, events: tuple[Event, ...], table: Table) -> None:
        """Do what the events tell and compare with the table itself."""
        shuffled: set[Place] = set()
        for event in events:
            self.do(event, shuffled)
        for place in shuffled:
            # Nothing says what shuffled cards are called now but the table.
            self.zones[place] = set(table.zones[place])
        self.check(table)

    def do(self, event: Event, shuffled: set[Place]) -> None:
        """One event."""
        if isinstance(event, CardMoved):
            if event.source is not None and event.source not in shuffled:
                self.zones[event.source].remove(event.was)
            if event.to is not None:
                self.zones[event.to].add(event.card)
        elif isinstance(event, CardTurned):
            (self.engaged.add if event.turned % 2 else self.engaged.discard)(event.card)
        elif isinstance(event, CardLinked):
            self.on[event.card] = event.on
        elif isinstance(event, DamageDealt):
            self.damage[event.target] += event.amount
        elif isinstance(event, CardChanged) and event.what == "damage":
            self.damage[event.card] -= event.amount
        elif isinstance(event, NumberChanged):
            assert self.numbers.get((event.seat, event.name), 0) == event.before
            self.numbers[(event.seat, event.name)] = event.after
        elif isinstance(event, Shuffled):
            shuffled.add(event.place)
        elif isinstance(event, Said) and event.message.key == "operation-sorted":
            # As hidden as shuffled ones: who watches must not follow a card through it.
            shuffled |= {place for place in self.zones if place.zone == event.message.args[1]}

    def check(self, table: Table) -> None:
        """Compare with the table itself."""
        assert self.zones == {place: set(ids) for place, ids in table.zones.items()}
        cards: list[Card] = list(table.cards.values())
        # A leader's damage is told by its number, that of a hidden card by no id.
        hurt = [card for card in cards if card.zone != "leader" and table.sees(card) == EVERYONE]
        assert self.engaged & table.cards.keys() == {card.id for card in cards if card.sideways}
        assert {card.id: self.damage[card.id] for card in hurt} == {card.id: card.damage for card in hurt}
        assert {key: on for key, on in self.on.items() if on and key in table.cards} == {
            card.id: card.on for card in cards if card.on
        }
        assert {key: value for key, value in self.numbers.items() if value} == {
            key: value
            for key, value in table.numbers.items()
            if value and key[1] not in ("drew_from_empty", "turns_begun")
        }

"""Shadowverse: Evolve as a `Ruleset`: what the kernel asks of a game, answered by the procedures and values of this
package."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from svedesk.engine.ask import Ask, Flow
from svedesk.engine.board import lay
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules
from svedesk.engine.log import Operation, Setup
from svedesk.engine.message import Message, Refused
from svedesk.engine.origin import CardNote, Origin
from svedesk.engine.records import SHARED, Card, Outcome, Place
from svedesk.engine.ruleset import OTHER_GAME, Refusal
from svedesk.engine.table import Table
from svedesk.engine.view import Shown
from svedesk.engine.zones import ZoneSpec
from svedesk.games.sve import assistance, editions
from svedesk.games.sve.card_reading import SveReading
from svedesk.games.sve.card_scripts import SCRIPTS, may_say
from svedesk.games.sve.definitions import Definition, Definitions, define
from svedesk.games.sve.digest import UserCards, is_same
from svedesk.games.sve.facts import SveFacts, sve_facts
from svedesk.games.sve.flow.by_hand import BY_HAND, begin_turn
from svedesk.games.sve.flow.phases import end_phase, main_phase, start_phase
from svedesk.games.sve.flow.refusals import refusals
from svedesk.games.sve.formats import FORMATS, STANDARD
from svedesk.games.sve.game_state import GameOver, GameState
from svedesk.games.sve.keywords.as_abilities import bane_definition, drain_definition, drive_definitions
from svedesk.games.sve.keywords.printed import BANE_NUMBER, DRAIN_NUMBER
from svedesk.games.sve.manual_abilities import by_hand
from svedesk.games.sve.problems import problems
from svedesk.games.sve.reading.executed import with_manual_lines
from svedesk.games.sve.reading.vocabulary import Vocabulary, vocabulary
from svedesk.games.sve.reading.words import quotes_ability
from svedesk.games.sve.rules.illegal_links import return_faceup, unlinked
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.setup import prepare
from svedesk.games.sve.source.sources import GIVING, ScriptSources
from svedesk.games.sve.status import is_executed
from svedesk.games.sve.values.field_state import field_state
from svedesk.games.sve.values.showing import shown
from svedesk.games.sve.verbs.give import given_abilities
from svedesk.games.sve.zones import DECK, EVOLVE, EVOLVE_DECK, LEADER, LEADERS, MAIN, ZONES

if TYPE_CHECKING:
    from svedesk.games.sve.reading.heard import SveTextReader

NO_LEADER = SveFacts("rule:leader", "Leader", "リーダー", "leader")
"""What lies in the leader area of a player without a leader card (B1.6.1.1.2): something to attack."""
STEPS = ("setup", "start", "main", "end", "over")
"""Where the rules can stand: the first word of `table.step`."""
FIRST = ((-1,), (0,), (1,), (-1, 0), (-1, 1))
"""What follows "setup": the seat that goes first, or -1; behind that the seat that decides it, where one is set."""
_DEALT_TO = {LEADERS: LEADER, MAIN: DECK, EVOLVE: EVOLVE_DECK}
"""Where the cards of a section are at the start (6.2.1.1 to 6.2.1.5)."""

_NO_TEXTS: Mapping[str, tuple[str, str]] = MappingProxyType({})
_NO_ORIGINS: Mapping[str, Origin] = MappingProxyType({})
_NO_SOURCES = ScriptSources()


class Sve(CardRules):
    """The rules of Shadowverse: Evolve over a set of card facts. Cards without a script are resolved by hand; of those
    whose English and Japanese text is in `texts` ("" for a language it is not known in), what can be read is enforced
    (see `reading`). `origins` holds the cards that do not come with the program, `sources` the scripts that are text;
    one that can't be used is as none, and what `scripts` has of its card is not used either.

    Texts and sources are read when their card is first asked for."""

    def __init__(
        self,
        facts: Mapping[str, Facts],
        scripts: Mapping[str, tuple[Ability, ...]] = SCRIPTS,
        texts: Mapping[str, tuple[str, str]] = _NO_TEXTS,
        origins: Mapping[str, Origin] = _NO_ORIGINS,
        sources: ScriptSources = _NO_SOURCES,
    ) -> None:
        known: dict[str, Definition] = {
            BANE_NUMBER: bane_definition(),
            DRAIN_NUMBER: drain_definition(),
            **drive_definitions(),
            NO_LEADER.number: define(NO_LEADER, ()),
        }
        self._scripts, self._texts, self._sources = scripts, texts, sources
        self._definitions = Definitions(known, dict(_with_known_backs(facts)), self._define, self._given)
        self._brought = UserCards(self._definitions, origins)

    @property
    def zones(self) -> Mapping[str, ZoneSpec]:
        """The zones of chapter 4."""
        return ZONES

    @property
    def passable(self) -> Collection[str]:
        """Quick timing (8.4.7, 7.4.5)."""
        return ("quick",)

    @property
    def implied(self) -> Mapping[str, str]:
        """Who chooses an option means to pay its additional cost (5.17.3, 10.6.2.2.1)."""
        return {"chosen_cost": "yes"}

    def deal(self, setup: Setup) -> Table:
        """Everything in its zone before the decks are shuffled (6.2.1.1 to 6.2.1.5), or the board the setup holds.
        Raises `Refused`."""
        if setup.game != editions.NAME:
            raise Refused(Message(OTHER_GAME, (setup.game,)))
        if editions.place_of(setup.rules) < 0:
            raise Refused(Message("unknown-rules", (setup.game, setup.rules)))
        if setup.format not in FORMATS:
            raise Refused(Message("deck-unknown-format", (setup.format,)))
        table = Table(ZONES, seats=2, seed=setup.seed)
        if setup.board is not None:
            lay(table, setup.board, self)
            _remember(table, setup)
            _check_standing(table)
            return table
        _remember(table, setup)
        if len(setup.decks) != table.seats or _first(setup) not in FIRST:
            raise Refused(Message("two-decks", (), "1.1.1"))
        for seat, deck in enumerate(setup.decks):
            for section in deck:
                if section not in _DEALT_TO:
                    raise Refused(Message("deck-unknown-section", (section,)))
                for number in dict.fromkeys(deck[section]):
                    if number not in self._definitions:
                        raise Refused(Message("unknown-card", (number,)))
                table.deal(deck[section], seat, Place(seat, _DEALT_TO[section]))
            if not deck[LEADERS] and FORMATS[setup.format].leaders.allow(0):  # B1.6.1.1.2
                table.create(NO_LEADER.number, seat, Place(seat, LEADER), quiet=True)
        table.step = ("setup", *_first(setup))
        return table

    def play(self, table: Table) -> Flow:
        """The game from `table.step` on: preparation (6.2), then turns of three phases (7.1)."""
        if table.kept_values is None:
            self._definitions.know(card.number for card in table.cards.values())
        game = GameState(table, self._definitions)
        try:
            while table.outcome is None:
                if table.step[0] == "setup":
                    yield from prepare(game, *(int(seat) for seat in table.step[1:]))
                elif table.step == ("start", BY_HAND):
                    begin_turn(game)
                elif table.step[0] == "start":
                    yield from start_phase(game)
                elif table.step[0] == "main":
                    yield from main_phase(game)
                elif table.step[0] == "end":
                    yield from end_phase(game)
                else:
                    return
        except GameOver:
            return

    def after_operation(self, table: Table) -> None:
        """Evolved cards whose base left the field go faceup to the evolve deck by themselves (11.6.1), and an attack
        one of whose cards is gone is no longer shown. Raises `Refused` when the rules were told to stand where they
        cannot go on from."""
        _check_standing(table)
        self._definitions.know(card.number for card in table.cards.values())
        if table.step[0] == "over" and table.outcome is None:
            table.outcome = Outcome(())  # ended by hand, as players agree to: nobody wins, nobody loses
        game = GameState(table, self._definitions)
        return_faceup(game, unlinked(game))
        for name in ("attacker", "attack_target"):
            if table.number(SHARED, name) not in (0, *table.cards):
                table.set_number(SHARED, name, 0)

    def assist(self, table: Table, operation: Operation, helps: Collection[str]) -> tuple[Operation, ...]:
        """An operation as it is meant with the rules off, and what is done along with it (see `assistance.Help`)."""
        return assistance.assist(GameState(table, self._definitions), operation, helps)

    def tokens(self, number: str) -> tuple[tuple[str, str], ...]:
        """The tokens a card's text creates, with their zones. Raises KeyError for an unknown number."""
        return assistance.tokens(self._definitions, number)

    def shown(self, table: Table, card: Card) -> Shown:
        """What a card is and counts as now."""
        return shown(GameState(table, self._definitions), card)

    def refusals(self, table: Table, ask: Ask) -> tuple[Refusal, ...]:
        """What the asked seat might try and may not, with the reasons."""
        return refusals(GameState(table, self._definitions), ask)

    def problems(self, table: Table) -> tuple[Message, ...]:
        """What lies on the table that the rules would not allow."""
        return problems(GameState(table, self._definitions))

    def facts(self, number: str) -> SveFacts:
        """What is printed on a card."""
        return self._definitions.printed(number)

    def digest(self, number: str) -> str:
        """A digest of what a card means (see `card_digest`). Raises KeyError for an unknown number."""
        return self._brought.digest(number)

    def is_same(self, number: str, digest: str) -> bool:
        """Whether a digest says the same of a card (see `digest.is_same`). Raises KeyError for an unknown number."""
        return is_same(self.digest(number), digest)

    def brought(self, numbers: Iterable[str]) -> tuple[CardNote, ...]:
        """Of these cards and of those they bring into play, the ones that do not come with the program."""
        return self._brought.notes(numbers)

    def prepare(self, table: Table) -> None:
        """Define the cards on a table that no game begins from, and let what is found out about it be shared with its
        snapshots."""
        self._definitions.know(card.number for card in table.cards.values())
        field_state(self.state(table))

    def state(self, table: Table) -> GameState:
        """A table with the meaning of its cards."""
        return GameState(table, self._definitions)

    def definition(self, number: str) -> Definition:
        """What a card means. Raises KeyError for an unknown number."""
        return self._definitions[number]

    def look(self, number: str) -> Definition:
        """The same, but nothing is kept of it: for looking through cards that lie on no table, thousands of them."""
        return self._definitions.look(number)

    def reading(self, number: str) -> SveReading:
        """What is read of a card. Raises KeyError for an unknown number."""
        return SveReading(self.look(number))

    def scripted(self, number: str) -> bool:
        """Whether there is a script for a card; it may be one that can't be used."""
        return number in self._scripts or number in self._sources

    def usable(self, number: str) -> bool:
        """Whether a card's script among the sources can be used."""
        return self._sources.abilities(number) is not None

    def printed_text(self, number: str) -> tuple[str, str]:
        """The text of a card in English and Japanese as a list of the user has it, "" where none does. It is theirs:
        to be shown to them, and put into nothing that is saved or sent."""
        return self._texts.get(number, ("", ""))

    @cached_property
    def _words(self) -> Vocabulary:
        """What printed texts may call cards."""
        return vocabulary(self._definitions.cards.values())

    @cached_property
    def _reader(self) -> SveTextReader:
        from svedesk.games.sve.reading.heard import SveTextReader  # see `_read_text`

        return SveTextReader(self._definitions.cards.values())

    def _define(self, number: str) -> Definition:
        return define(self._definitions.cards[number], self._abilities(number))

    def _read_text(self, printed: SveFacts, reader: SveTextReader | None = None) -> tuple[Ability, ...]:
        """What is read of a card's text."""
        from svedesk.games.sve.reading.reader import read_card  # many a start reads none, and is quicker without it

        return read_card(printed, *self._texts.get(printed.number, ("", "")), self._words, reader)

    def _abilities(self, number: str) -> tuple[Ability, ...]:
        printed = self._definitions.cards[number]
        if number in self._sources:
            abilities = self._sources.abilities(number)
            if abilities is not None:
                return with_manual_lines(abilities, lambda: self._read_text(printed))
        elif (abilities := self._scripts.get(number)) is not None:
            if number not in self._texts or not (manual := _manual_steps(abilities)):
                return abilities
            from_text = self._read_text(printed, self._reader)
            return abilities if manual < _manual_steps(from_text) else from_text
        if number not in self._texts:
            return by_hand(printed)
        return self._read_text(printed, self._reader)

    def _given(self) -> dict[str, Definition]:
        """The abilities that cards give; of two cards that give the same it goes by the later one's name."""
        cards, giving = self._definitions.cards, frozenset(self._sources.that_say(GIVING))
        given: dict[str, Definition] = {}
        for number, printed in cards.items():
            if number in self._sources:
                gives = number in giving
            else:
                gives = may_say(self._scripts, number, GIVING) or any(map(quotes_ability, self._texts.get(number, ())))
            if gives:
                given.update(given_abilities(printed, self._abilities(number)))
        return given


def _manual_steps(abilities: Iterable[Ability]) -> int:
    return sum(not is_executed(ability) for ability in abilities)


def _with_known_backs(facts: Mapping[str, Facts]) -> Iterator[tuple[str, SveFacts]]:
    """Cards by number. Of a back face nobody knows nobody knows what it says: that card is as if it had one face."""
    for number, row in facts.items():
        printed = sve_facts(row)
        known = not printed.back or printed.back in facts
        yield number, printed if known else replace(printed, back="")


def _remember(table: Table, setup: Setup) -> None:
    """The edition, the format and what is asked, which rules read from the table; a board knows its format itself."""
    if setup.ask_hidden:
        table.numbers[(SHARED, "ask_hidden")] = 1
    table.numbers[(SHARED, "edition")] = editions.place_of(setup.rules)
    if setup.board is None or setup.format != STANDARD.name:
        table.numbers[(SHARED, "format")] = list(FORMATS).index(setup.format)
    for name, known in (("edition", editions.EDITIONS), ("format", FORMATS)):
        if not table.number(SHARED, name):
            table.numbers.pop((SHARED, name), None)  # a table says nothing of what is usual
        elif not 0 <= table.number(SHARED, name) < len(known):
            raise Refused(Message("board-numbers"))


def _first(setup: Setup) -> tuple[int, ...]:
    """Who goes first, or decides it, as it stands in `table.step`."""
    return (setup.first,) if setup.first >= 0 or setup.chooser < 0 else (setup.first, setup.chooser)


def _check_standing(table: Table) -> None:
    """Refuse a table the rules cannot go on from: a phase there is none of, an active player there is none of."""
    if not table.step or table.step[0] not in STEPS or (table.step[0] == "setup" and table.step[1:] not in FIRST):
        raise Refused(Message("unknown-phase"))
    if table.number(SHARED, "active") not in range(table.seats) or table.number(SHARED, "turn") < 0:
        raise Refused(Message("unknown-turn"))

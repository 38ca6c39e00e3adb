"""Duel Masters as a `Ruleset`: what the kernel asks of a game, answered by the procedures of this package."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from svedesk.engine.ask import Ask, Flow
from svedesk.engine.board import lay
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules
from svedesk.engine.log import Operation, Setup
from svedesk.engine.message import Message, Refused
from svedesk.engine.origin import Origin
from svedesk.engine.records import SHARED, Card, Outcome, Place
from svedesk.engine.ruleset import OTHER_GAME, Refusal
from svedesk.engine.table import Table
from svedesk.engine.view import Shown
from svedesk.engine.zones import ZoneSpec
from svedesk.games.dm import assistance
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.keyword import HasKeyword
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.actions.linking import goes_beside, link_beside
from svedesk.games.dm.actions.notice import GUARD_STRIKE_RULE, SLAYER
from svedesk.games.dm.card_scripts import SCRIPTS, DmReading
from svedesk.games.dm.duel import HEIGHT, LINK, Duel, DuelOver
from svedesk.games.dm.editions import EDITIONS, FORMATS, NAME
from svedesk.games.dm.facts import CELL, CORE, CREATURE, IN_BATTLE, RULE_PLUS, TWINPACT, DmFacts, dm_facts
from svedesk.games.dm.flow.attack import attack_step
from svedesk.games.dm.flow.refusals import refusals
from svedesk.games.dm.flow.turn import STEPS, charge_step, draw_step, end_step, main_step, start_step
from svedesk.games.dm.meaning import Meaning, define, linked
from svedesk.games.dm.reading.reader import read_card
from svedesk.games.dm.setup import prepare
from svedesk.games.dm.values.cost import cost
from svedesk.games.dm.values.keywords import all_keywords
from svedesk.games.dm.values.power import power
from svedesk.games.dm.verbs.acts import Do
from svedesk.games.dm.verbs.giving import Give
from svedesk.games.dm.verbs.targets import It, Pick
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE, BEGINS_IN, HAND, HYPERSPATIAL, ZONES

_FLOWS = {
    "start": start_step,
    "draw": draw_step,
    "charge": charge_step,
    "main": main_step,
    "attack": attack_step,
    "end": end_step,
}
_SLAYER = define(DmFacts(SLAYER, "Slayer", "スレイヤー", CREATURE), (OnEvent("battled", (Do("destroy", It()),)),))
_GUARD_STRIKE = define(
    DmFacts(GUARD_STRIKE_RULE, "Guard strike", "G・ストライク", CREATURE),
    (
        OnEvent(
            "declared", (Give(Pick(Which(kind=CREATURE, whose="opponent")), keywords=(HasKeyword("cant_attack"),)),)
        ),
    ),
)


class MeaningBook(dict[str, Meaning]):
    """What cards mean, by number; each is put together when it is first asked for. Raises KeyError for a number that
    nobody knows."""

    def __init__(
        self,
        facts: Mapping[str, Facts],
        scripts: Mapping[str, tuple[DmAbility, ...]],
        texts: Mapping[str, tuple[str, str]],
    ) -> None:
        super().__init__({SLAYER: _SLAYER, GUARD_STRIKE_RULE: _GUARD_STRIKE})
        self.zones: set[str] = set()
        self.awaited: set[str] = set()
        self.declared: set[str] = set()
        self.has_cells = self.has_cores = self.counts_breakers = False
        self._facts, self._scripts, self._texts = facts, scripts, texts

    def __missing__(self, number: str) -> Meaning:
        if LINK in number:  # several cards that are one creature (`Duel.number_of`)
            whole = self[number] = linked([self[part] for part in number.split(LINK)])
            return whole
        facts = dm_facts(self._facts[number])
        abilities = self._scripts.get(number)
        if abilities is None and number not in self._scripts:  # else nobody knows what its script says
            abilities = self._scripts.get(self._numbers.get((facts.name, facts.kind), ""))
            if abilities is None and number in self._texts:
                abilities = read_card(facts, *self._texts[number])
        says = number in self._scripts
        back = self._facts.get(facts.back)
        colours = back.classes if back and facts.special == TWINPACT else ()
        made = self[number] = define(facts, abilities or (), by_hand=abilities is None and says, back=colours)
        self.zones |= {zone for zone, _, _ in made.index.elsewhere}
        self.awaited |= {event for _, event, _ in made.index.elsewhere}
        self.declared |= made.index.declared
        self.zones |= {HYPERSPATIAL} if facts.kind == RULE_PLUS else set()
        self.has_cells |= facts.kind == CELL
        self.has_cores |= CORE in (facts.kind, back and back.kind)
        self.counts_breakers |= made.counts_breakers
        return made

    @cached_property
    def _numbers(self) -> Mapping[tuple[str, str], str]:
        """The numbers of the cards with a script, by name and type: whatever has that name is the same card (202.1)."""
        scripted = ((number, self._facts[number]) for number in self._scripts if number in self._facts)
        return {(facts.name, facts.kind): number for number, facts in scripted}

    def all_facts(self) -> Iterator[DmFacts]:
        """The facts of all cards."""
        return map(dm_facts, self._facts.values())

    def names_of(self, facts: DmFacts) -> tuple[str, ...]:
        """The names that a card can be called by: a half of a twinpact has none of its own (808.4), nor has a nebula
        (810.4a)."""
        if facts.special == TWINPACT:
            back = self._facts.get(facts.back)
            joined = f"{facts.counted_name}/{back.name}" if back and "/" not in facts.name else facts.counted_name
            return () if facts.front else (joined,)
        return self[facts.number].names

    def knows(self, number: str) -> bool:
        """Whether there is such a card."""
        return number in self or number in self._facts

    @cached_property
    def executed(self) -> tuple[str, ...]:
        """The numbers of the cards whose texts are executed."""
        return tuple(sorted(number for number in self._facts if number in self._scripts or number not in self._texts))


class Dm(CardRules):
    """The rules of Duel Masters over a set of card facts. Cards without a script whose text is in `texts` are resolved
    by hand. `origins` holds the cards that do not come with the program."""

    def __init__(
        self,
        facts: Mapping[str, Facts],
        scripts: Mapping[str, tuple[DmAbility, ...]] = SCRIPTS,
        texts: Mapping[str, tuple[str, str]] | None = None,
        origins: Mapping[str, Origin] | None = None,
    ) -> None:
        self._texts, self.origins, self._scripts = texts or {}, origins or {}, scripts
        self._meanings = MeaningBook(facts, scripts, self._texts)

    @property
    def zones(self) -> Mapping[str, ZoneSpec]:
        """The zones of 400.1."""
        return ZONES

    @property
    def passable(self) -> Collection[str]:
        """Blocks are for the other player to declare."""
        return ("block",)

    @property
    def implied(self) -> Mapping[str, str]:
        """Nobody is asked for what would do nothing."""
        return {"may_idle": "no"}

    def deal(self, setup: Setup) -> Table:
        """Everything in its zone before the decks are shuffled (103.1), or the board the setup holds. Raises
        `Refused`."""
        if setup.game != NAME:
            raise Refused(Message(OTHER_GAME, (setup.game,)))
        if setup.rules not in EDITIONS:
            raise Refused(Message("unknown-rules", (setup.game, setup.rules)))
        if setup.format not in FORMATS:
            raise Refused(Message("deck-unknown-format", (setup.format,)))
        table = Table(ZONES, seats=2, seed=setup.seed)
        if setup.ask_hidden:
            table.numbers[(SHARED, "ask_hidden")] = 1
        if setup.board is not None:
            lay(table, setup.board, self)
            for card in table.cards.values():
                self._meanings[card.number]  # what waits in other zones is known from then on
            _check_standing(table)
            return table
        if len(setup.decks) != table.seats or not {setup.first, setup.chooser} <= {-1, 0, 1}:
            raise Refused(Message("two-decks"))
        for seat, deck in enumerate(setup.decks):
            for section in deck:
                if section not in BEGINS_IN:
                    raise Refused(Message("deck-unknown-section", (section,)))
                place = Place(seat, BEGINS_IN[section])
                for number in deck[section]:
                    if not self._meanings.knows(number):
                        raise Refused(Message("unknown-card", (number,)))
                    table.create(number, seat, place, quiet=True)
        # Whoever wins the draw plays first (103.4): so does who would decide it.
        table.step = ("setup", setup.first if setup.first >= 0 else setup.chooser)
        return table

    def play(self, table: Table) -> Flow:
        """The game from `table.step` on: preparation (103), then turns of six steps (500.1)."""
        duel = Duel(table, self._meanings)
        try:
            while table.outcome is None:
                if table.step[0] == "setup":
                    yield from prepare(duel, int(table.step[1]))
                elif table.step[0] == "over":
                    return
                else:
                    yield from _FLOWS[str(table.step[0])](duel)
        except DuelOver:
            return

    def after_operation(self, table: Table) -> None:
        """A card that was laid on one of a pile lies on top of that pile, or beside it, where it is linked; and an
        attack one of whose cards is gone is no longer shown. Raises `Refused` when the rules were told to stand where
        they cannot go on from."""
        _check_standing(table)
        duel = self.duel(table)
        for card_id in sorted(table.linked):
            below = root = table.cards[card_id].on
            # Where the card below is gone, what lay on it is taken off after this.
            while root in table.cards and table.cards[root].on and not duel.is_gear(table.cards[root]):
                root = table.cards[root].on
            if root in table.cards and goes_beside(duel, table.cards[card_id], table.cards[root]):
                link_beside(duel, table.cards[card_id], table.cards[root])
            elif root != below and root in table.cards:
                heights = [card.mark(HEIGHT) for card in table.cards.values() if card.on == root]
                table.mark(card_id, HEIGHT, max(1, *heights) + 1)
                table.link(card_id, root)
        if table.step[0] == "over" and table.outcome is None:
            table.outcome = Outcome(())
        for name in ("attacker", "target", "blocker"):
            if table.number(SHARED, name) not in (0, *table.cards):
                table.set_number(SHARED, name, 0)

    def assist(self, table: Table, operation: Operation, helps: Collection[str]) -> tuple[Operation, ...]:
        """An operation as it is meant with the rules off, and what is done along with it."""
        return assistance.assist(self.duel(table), operation, helps)

    def shown(self, table: Table, card: Card) -> Shown:
        """What a card is and counts as now."""
        duel = self.duel(table)
        # A facedown card on top, as a seal is, must not be told: what lies faceup below it is shown.
        faceup = (
            (part for part in duel.pile(card) if part.faceup) if card.zone == BATTLE and not card.on else iter((card,))
        )
        top = next(faceup, card)
        counts = not card.on and not duel.is_sealed(card)
        number = duel.number_of(card) if counts else duel.face(top)
        facts = self._meanings[number].facts
        now = power(duel, card) if facts.kind == CREATURE and counts else facts.attack
        price = cost(duel, card) if card.zone == HAND else facts.cost
        words = all_keywords(duel, card) if counts else tuple(self._meanings[number].keywords)
        return Shown(number.partition(LINK)[0], facts.kind, cost=price, attack=now, keywords=words)

    def refusals(self, table: Table, ask: Ask) -> tuple[Refusal, ...]:
        """What the asked seat might try and may not, with the reasons."""
        return refusals(self.duel(table), ask)

    def problems(self, table: Table) -> tuple[Message, ...]:
        """What lies on the table that the rules would not allow: spells in the battle zone (302.3)."""
        duel = self.duel(table)
        seen = (card for card in duel.in_battle() if not duel.is_sealed(card))  # 116.2: what is sealed is ignored
        wrong = (card for card in seen if duel.facts(card).kind not in IN_BATTLE)
        return tuple(Message("problem-type", ("#" + card.number,), "302.3") for card in wrong)

    # -- cards --------------------------------------------------------------------------------------------------------

    def duel(self, table: Table) -> Duel:
        """A table with the meaning of its cards."""
        return Duel(table, self._meanings)

    @property
    def playable(self) -> tuple[str, ...]:
        """The numbers of the cards whose texts are executed."""
        return self._meanings.executed

    def meaning(self, number: str) -> Meaning:
        """What a card means. Raises KeyError for an unknown number."""
        return self._meanings[number]

    def facts(self, number: str) -> DmFacts:
        """What is printed on a card."""
        return self._meanings[number].facts

    def digest(self, number: str) -> str:
        """A digest of what a card means. Raises KeyError for an unknown number."""
        meaning = self._meanings[number]
        facts = meaning.facts
        if number in self._scripts:  # the name a list told of it means nothing
            facts = replace(facts, name_ja=facts.name)
        parts: tuple[object, ...] = (facts, meaning.abilities, meaning.by_hand)
        parts += (meaning.facts.alias,) if meaning.facts.alias else ()
        return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]

    def reading(self, number: str) -> DmReading:
        """What is read of a card. Raises KeyError for an unknown number."""
        return DmReading(self._meanings[number])

    def printed_text(self, number: str) -> tuple[str, str]:
        """The text of a card as a list of the user has it, "" where none does."""
        return self._texts.get(number, ("", ""))

    def scripted(self, number: str) -> bool:
        """Whether there is a script for a card."""
        return number in self._scripts

    def tokens(self, number: str) -> tuple[tuple[str, str], ...]:
        """The game has no tokens."""
        self._meanings[number]
        return ()


def _check_standing(table: Table) -> None:
    """Refuse a table the rules cannot go on from: a step there is none of, an active player there is none of."""
    if not table.step or table.step[0] not in (*STEPS, "setup", "over"):
        raise Refused(Message("unknown-phase"))
    if table.step[0] == "setup" and table.step[1:] not in ((-1,), (0,), (1,)):
        raise Refused(Message("unknown-phase"))
    if table.number(SHARED, "active") not in range(table.seats) or table.number(SHARED, "turn") < 0:
        raise Refused(Message("unknown-turn"))

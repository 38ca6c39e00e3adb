"""Evolve as what a text does, beside evolve abilities (5.15.1.1); what is done with cards of the evolve deck."""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar, Literal

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.arrive import put_all_into_ex, put_all_onto_field
from svedesk.games.sve.actions.evolve import corresponding, evolve
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Called, Group, Ref, Target, anywhere
from svedesk.games.sve.script_node import Least
from svedesk.games.sve.values.groups import acted_on, is_meant
from svedesk.games.sve.values.names import definition, is_called, is_follower
from svedesk.games.sve.zones import EVOLVE_DECK
from svedesk.phrases.phrase import heard, phrases


class EvolveIt(Step):
    """Evolve by an effect (5.15.1.1)."""

    script_word = "evolve_it(what)"

    what: Target

    phrases: ClassVar = phrases(
        en="evolve <what>",
        ja="<what>は進化する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """With a corresponding facedown card its controller selects; a card without one stays as it is (1.3.2). What is
        no follower evolves through "evolve this follower" only (5.24.3.1.1), in editions that say so any card does
        (JA 5.24.3.2), or no card that is none does (EN early 5.15.1)."""
        edition = game.edition
        whole = self.what == Ref("this") and not edition.evolve_abilities_need_a_follower
        whole = whole or not edition.evolving_by_effect_needs_a_follower
        for card_id in acted_on(game, self.what, context):
            card = game.card(card_id)
            if card is None or not game.lies_on_field(card_id) or not (whole or is_follower(game, card)):
                continue
            if edition.evolved_cards_are_not_evolved and definition(game, card).facts.special == "evolved":
                continue  # JA 5.16.1, 5.16.4
            for option in (yield from _which(game, card_id, context.this)):
                evolve(game, card_id, option.card, back=option.index == 1)


def _which(game: GameState, card_id: int, source: int) -> Generator[Builder, Picked, tuple[Option, ...]]:
    card = game.table.cards[card_id]
    different = corresponding(game, card)
    if not different or (len(different) == 1 and not game.asks_hidden):
        return different
    reason = Message("which-evolved-card", (named(card.number),), "5.15.1.1")

    def build() -> Ask:
        now = game.card(card_id)
        options = corresponding(game, now) if now is not None else ()
        return Ask(card.seat, "select", options, min(1, len(options)), 1, reason=reason, source=source)

    return (yield from ask(build))


_NAMED_EN = "<name?<name> cards//evolved followers>"
_NAMED_JA = "<name?『<name>』//エボルヴフォロワー>"


class TurnEvolvedFacedown(Step):
    """You may turn any number of faceup evolved followers in your evolve deck facedown. There they are part of the
    evolve deck again."""

    script_word = "turn_evolved_facedown"  # 4.6.3

    phrases: ClassVar = phrases(
        en="you may turn any number of faceup evolved followers in your evolve deck facedown",
        ja="自分のエボルヴデッキの表向きのエボルヴフォロワーを好きな枚数裏向きにしてよい",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which ones the player says when it is done; none is possible."""

        def faceup() -> tuple[Option, ...]:
            lying = game.table.in_zone(context.seat, EVOLVE_DECK)
            facts = [(card, game.facts(card)) for card in lying if card.faceup]
            return tuple(
                Option("card", card.id) for card, is_ in facts if (is_.kind, is_.special) == ("follower", "evolved")
            )

        def build() -> Ask:
            options = faceup()
            reason = Message("which-facedown", (len(options),))
            return Ask(context.seat, "select", options, 0, len(options), reason=reason, source=context.this)

        if faceup():
            for option in (yield from ask(build)):
                game.table.flip(option.card, faceup=False)


class TurnFacedown(Step):
    """Turn faceup cards of a name in your evolve deck facedown; None: evolved followers of any name. So many, with
    `up_to` any number up to that. There they are part of the evolve deck again."""

    script_word = "turn_facedown(name=None, count=1, *, up_to=False)"  # 4.6.3
    at_least = (Least("count", "mistake-turns-facedown"),)

    name: Called | None = None
    count: int = 1
    up_to: bool = False

    phrases: ClassVar = phrases(
        en=(
            f"turn <up_to?up to <count#> faceup {_NAMED_EN}//"
            f"<count|1=a faceup <name?<name>//evolved follower>|*=<count#> faceup {_NAMED_EN}>>"
            " in your evolve deck facedown"
        ),
        ja=(
            f"自分のエボルヴデッキの表向きの{_NAMED_JA}<count#>枚<up_to?まで//を>選ぶ。それを裏向きにする",
            heard(f"自分のエボルヴデッキに表向きで置いた{_NAMED_JA}<count#>枚<up_to?まで//を>選ぶ。それを裏向きにする"),
        ),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Cards of one name are alike but for their prints: which of them is asked only where it may be fewer."""
        faceup = self.selectable(game, context.seat)
        low = 0 if self.up_to else min(self.count, len(faceup))

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in faceup)
            most = min(self.count, len(faceup))
            reason = Message("which-facedown", (most,))
            return Ask(context.seat, "select", options, low, most, reason=reason, source=context.this)

        is_asked = bool(faceup) and (self.up_to or self.name is None)
        turned = [option.card for option in (yield from ask(build))] if is_asked else faceup[: self.count]
        for card_id in turned:
            game.table.flip(card_id, faceup=False)
        yield from ()

    def selectable(self, game: GameState, seat: int) -> tuple[int, ...]:
        """The cards that may be turned."""
        lying = game.table.in_zone(seat, EVOLVE_DECK)
        return tuple(card.id for card in lying if card.faceup and self._means(game, card))

    def _means(self, game: GameState, card: Card) -> bool:
        if self.name is not None:
            return is_called(game.printed(card), self.name.en)
        facts = game.facts(card)
        return (facts.kind, facts.special) == ("follower", "evolved")


class OutOfEvolveDeck(Step):
    """You may put a card of your evolve deck onto your field, or into your EX area; "it" is that card."""

    script_word = 'out_of_evolve_deck(group, to="field")'
    makes_it = True
    surrounds = "cards anywhere"

    group: Group
    to: Literal["field", "ex"] = "field"

    phrases: ClassVar = phrases(
        en="you may put <group:searched> from your evolve deck <to|field=onto your field|ex=into your EX area>",
        ja="自分のエボルヴデッキの<group:said_of_it>1枚を<to|field=場に出して|ex=EXエリアに置いて>よい",
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", anywhere(self.group))

    def perform(self, game: GameState, context: Context) -> Flow:
        """Faceup cards lie there, but are not in the evolve deck (4.6.3); evolved cards are not put onto a field by
        themselves (9.2 lets advanced ones lie there)."""
        seat = context.seat

        def able() -> list[int]:
            lying = [card for card in game.table.in_zone(seat, EVOLVE_DECK) if not card.faceup]
            fitting = (card for card in lying if game.facts(card).special == "advanced")
            return [card.id for card in fitting if is_meant(game, card, self.group, seat, context.this)]

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in able())
            reason = Message(f"evolve-deck-to-{self.to}", (), "5.4.1")
            return Ask(seat, "select", options, 0, 1, reason=reason, source=context.this)

        put: list[int] = []
        if able() and game.room(seat, self.to):
            chosen = [option.card for option in (yield from ask(build))]
            if self.to == "ex":
                put = yield from put_all_into_ex(game, seat, seat, chosen)
            else:
                put = yield from put_all_onto_field(game, seat, seat, chosen, "summon")
        context.it = tuple(put)


class GainEvolutionPoints(Step):
    """Gain evolution points. There is no upper limit."""

    script_word = "gain_evolution_points(points)"  # 3.2.5
    at_least = (Least("points", "mistake-gains-evolution-points"),)

    points: int = 1

    phrases: ClassVar = phrases(
        en="gain <points|1=an evolution point|*=<points#> evolution points>",
        ja="自分のEPを+<points#>する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """The effect's controller does."""
        now = game.table.number(context.seat, "evolution_points")
        game.table.set_number(context.seat, "evolution_points", now + self.points)
        yield from ()

"""Declare a card name (5.32), reveal the top card of the deck (5.20), and what is done if it has the name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.events import Said
from svedesk.engine.message import Message, named
from svedesk.games.sve.abilities.base import Context, Step, perform
from svedesk.games.sve.editions import knows
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Named, Scope, ScriptNode, is_given
from svedesk.games.sve.zones import DECK
from svedesk.phrases.phrase import phrases


class DeclareName(Step):
    """Declare a card name."""

    script_word = "declare_name"
    gives = "declared"

    phrases: ClassVar = phrases(
        en="declare a card name",
        ja="カード名を指定する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """The name of any card or token there is (5.32.1): asked for by its first letter, then by name."""
        names = _names(game)
        letters = sorted({name[0] for name in names})
        (letter,) = yield from ask(partial(_which_letter, context, letters))
        begun = sorted(name for name in names if name[0] == letters[letter.index])
        (picked,) = yield from ask(partial(_which_name, context, [names[name] for name in begun]))
        context.declared = begun[picked.index]
        declared = named(names[context.declared])
        game.table.emit(Said(context.seat, Message("declared", (context.seat, declared), "5.32.1")))


def _names(game: GameState) -> dict[str, str]:
    """The number of a card for each card name there is in this edition. Alternate names are none that can be declared
    (5.32.1.1)."""
    names: dict[str, str] = {}
    for number, facts in game.definitions.cards.items():
        is_card = number == facts.number and ":" not in number and facts.kind != "leader"
        name = facts.counted_name
        if is_card and knows(game.edition, facts.edition) and (name not in names or facts.name == name):
            names[name] = number
    return names


def _which_letter(context: Context, letters: list[str]) -> Ask:
    options = tuple(
        Option("letter", index=place, label=Message("option-letter", (letter,))) for place, letter in enumerate(letters)
    )
    return Ask(context.seat, "choose", options, reason=Message("declare-letter", (), "5.32.1"), source=context.this)


def _which_name(context: Context, numbers: list[str]) -> Ask:
    options = tuple(
        Option("name", index=place, label=Message("option-card", (named(number),)))
        for place, number in enumerate(numbers)
    )
    return Ask(context.seat, "choose", options, reason=Message("declare-name", (), "5.32.1"), source=context.this)


class RevealTop(Step):
    """Reveal the top card of your deck, "it" in these steps. It is hidden again where it still lies there."""

    script_word = "reveal_top(*steps)"  # 5.20.1.1
    unforeseen = True
    to_the_end = True
    deeds = frozenset(("revealed",))

    phrases: ClassVar = phrases(
        en="reveal the top card of your deck. ^<steps*. >",
        ja="自分のデッキの上1枚を公開する。<steps*。>",
    )

    steps: tuple[Step, ...]

    def inside(self, scope: Scope) -> Scope:
        """The card that is revealed is "it"."""
        return ScriptNode.inside(self, scope)._replace(named=Named(it=True))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing is revealed of an empty deck."""
        context.it = game.table.zone(context.seat, DECK)[:1]
        for card_id in context.it:
            game.table.reveal(card_id)
        top = context.it
        context.did(game, "revealed", top)
        yield from perform(self.steps, game, context)
        game.table.forget(top)


class IfDeclared(Step):
    """If "it" has the declared name."""

    script_word = "if_declared(step)"
    unforeseen = True

    step: Step

    phrases: ClassVar = phrases(
        en="if it has the declared name, <step>",
        ja="それが指定したカード名なら、<step>",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not is_given("declared", scope.ability):
            yield Message("mistake-none-declared")

    def perform(self, game: GameState, context: Context) -> Flow:
        """By its card name, alternate names left aside as in declaring."""
        cards = [card for card in map(game.card, context.it) if card is not None]
        if any(game.definitions[card.number].name == context.declared for card in cards):
            yield from self.step.perform(game, context)

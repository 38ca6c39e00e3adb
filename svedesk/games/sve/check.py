"""The script checker: mistakes found without playing."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from svedesk.engine.facts import Facts
from svedesk.engine.script import Node, walk
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.abilities.cost import Discard, LowerLeaderDefense, PayPoints
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.passive import ArrivesEngaged, DamageShift, DealsMore, IgnoresWard, WhileHere
from svedesk.games.sve.abilities.replacement import Replacing
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.check_deciding import of_deciding
from svedesk.games.sve.check_later import of_later, of_later_word
from svedesk.games.sve.check_notations import MAKES_IT, of_notation
from svedesk.games.sve.check_replacing import is_about_itself, of_replacing, of_replacing_card, of_replacing_word
from svedesk.games.sve.check_sense import DOES_TO_LEADER, DONE_TO, of_sense, of_words_together
from svedesk.games.sve.check_tokens import of_token_word, says_this
from svedesk.games.sve.check_uncommon import GUARDED, ON_FIELD, of_amount, of_uncommon, trigger_of
from svedesk.games.sve.check_universes import of_universe, of_universe_word
from svedesk.games.sve.check_words import KNOWN
from svedesk.games.sve.conditions.cemetery import Necrocharge, Spellchain
from svedesk.games.sve.conditions.combo import Combo
from svedesk.games.sve.group import LeaderOf, Leaders, Ref, Token, Trait
from svedesk.games.sve.keywords.evolves import Evolves
from svedesk.games.sve.keywords.fanfare import Fanfare
from svedesk.games.sve.keywords.on_evolve import OnEvolve
from svedesk.games.sve.keywords.raised import Changed
from svedesk.games.sve.keywords.whenever import Enters, Leaves
from svedesk.games.sve.verbs.choose import Choose
from svedesk.games.sve.verbs.create import FieldOrEx, IntoEx, IntoExOneOf, Summon, SummonRestIntoEx
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.deal_divided import DealDivided
from svedesk.games.sve.verbs.declare import RevealTop
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.give import ChangeEvolveCost, GiveAbility, GiveStats
from svedesk.games.sve.verbs.if_it import IfIt
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense
from svedesk.games.sve.verbs.look_at_top import LookAtTop
from svedesk.games.sve.verbs.max_play_points import RaiseMaxPlayPoints
from svedesk.games.sve.verbs.put_onto_field import PutOntoField
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.stack import TransferStack
from svedesk.games.sve.verbs.swap import Swap
from svedesk.games.sve.verbs.then import Then
from svedesk.games.sve.verbs.top_into_cemetery import TopIntoCemetery
from svedesk.games.sve.verbs.when import When

_MAKES = (IntoEx, IntoExOneOf, Summon, FieldOrEx, PutOntoField, *MAKES_IT)
"""Steps after which "it" is a card that came by them."""
_ON_FIELD = (Automatic, Activated, Evolve, WhileHere, DamageShift, DealsMore, IgnoresWard, ArrivesEngaged)
"""Abilities that are valid on the field only (10.3.5), or put a card there."""


def mistakes(number: str, abilities: tuple[Ability, ...], facts: Mapping[str, Facts]) -> Iterator[str]:
    """A sentence for each mistake in a card's script."""
    printed = facts.get(number)
    if printed is None:
        yield f"{number}: no card has this number"
        return
    yield from (f"{number}: {mistake}" for mistake in _of_card(abilities, printed, facts))
    for index, ability in enumerate(abilities):
        where = f"{number}, ability {index + 1}"
        yield from (f"{where}: {mistake}" for mistake in _of_ability(ability, printed))
        yield from (f"{where}: {mistake}" for mistake in of_uncommon(ability, printed))
        yield from (f"{where}: {mistake}" for mistake in of_universe(ability, printed))
        yield from (f"{where}: {mistake}" for mistake in of_replacing(ability))
        yield from (f"{where}: {mistake}" for mistake in of_later(abilities, ability))
        yield from (f"{where}: {mistake}" for mistake in of_replacing_card(ability, printed))
        yield from (f"{where}: {mistake}" for mistake in of_sense(abilities, ability, printed))
        yield from (f"{where}: {mistake}" for mistake in of_deciding(ability))
        yield from (f"{where}: {mistake}" for node in walk(ability) for mistake in _of_node(node, facts))
        yield from (f"{where}: {mistake}" for mistake in _of_references(ability, _Named(False, False)))


# -- the card as a whole -----------------------------------------------------------------------------------------------


def _of_card(abilities: tuple[Ability, ...], printed: Facts, facts: Mapping[str, Facts]) -> Iterator[str]:
    if printed.kind == "spell" and not any(isinstance(ability, Spell | FromHand) for ability in abilities):
        yield "a spell without a text to resolve"
    for kind, name in ((Spell, "text of a spell"), (Evolve, "evolve ability")):
        if sum(isinstance(ability, kind) for ability in abilities) > 1:
            yield f"more than one {name}"
    keywords = [ability.name for ability in abilities if isinstance(ability, Keyword)]
    yield from (f"has {name} twice" for name in dict.fromkeys(keywords) if keywords.count(name) > 1)
    evolves = any(isinstance(ability, Evolve) for ability in abilities)
    if evolves and not _has_evolved_card(printed, facts):
        yield "evolves, but no evolved card has this name"
    if not evolves and any(isinstance(node, ChangeEvolveCost) for node in walk(abilities)):
        yield "changes the cost of an evolve ability it does not have"
    for ability, following in pairwise((*abilities, None)):
        if isinstance(ability, Automatic) and ability.merged:
            steps = following.steps if isinstance(following, Automatic) else ()
            if steps != ability.steps:
                yield "an ability is written together with the next, whose text is another"


def _has_evolved_card(printed: Facts, facts: Mapping[str, Facts]) -> bool:
    name = printed.counts_as or printed.name
    return any(other.special == "evolved" and name == (other.counts_as or other.name) for other in facts.values())


def _of_ability(ability: Ability, printed: Facts) -> Iterator[str]:
    """What such a card cannot have."""
    if printed.kind == "spell":
        if isinstance(ability, (*_ON_FIELD, *ON_FIELD)) and not isinstance(ability, FromHand):
            yield "a spell is never on the field, where this ability would count"
        elif isinstance(ability, Keyword) and ability.name != "quick":
            yield f"{ability.en} on a spell"
        elif is_about_itself(ability):
            pass  # it says what happens to it wherever it lies (10.3.4)
        elif says_this(ability):
            yield "'this' on a spell, which is not on the field when it resolves"
    elif isinstance(ability, Spell):
        yield f"the text of a spell on {'an' if printed.kind[0] in 'aeiou' else 'a'} {printed.kind}"
    if printed.special == "evolved":
        if isinstance(ability, Evolve):
            yield "an evolved card that evolves"
        if isinstance(ability, Automatic) and isinstance(ability.trigger, Fanfare):
            yield "Fanfare on an evolved card, which is never put onto the field"
    elif isinstance(ability, Automatic) and isinstance(ability.trigger, OnEvolve):
        yield "On Evolve on a card that is not an evolved one"


# -- single words ------------------------------------------------------------------------------------------------------


def _of_node(node: Node, facts: Mapping[str, Facts]) -> Iterator[str]:
    if type(node).__name__ not in KNOWN:
        yield f"the checker does not know the word {type(node).__name__}"
    yield from of_notation(node, facts)
    yield from of_universe_word(node)
    yield from of_replacing_word(node)
    yield from of_words_together(node, facts)
    yield from of_token_word(node)
    yield from of_later_word(node)
    if isinstance(node, Token):
        token = facts.get(node.number)
        if token is None or token.special != "token":
            yield f"{node.number} is not a token"
        elif (token.name, token.name_ja) != (node.en, node.ja):
            yield f"{node.number} is called {token.name} ({token.name_ja}), not {node.en} ({node.ja})"
    elif isinstance(node, Trait):
        known = {pair for card in facts.values() for pair in zip(card.traits, card.traits_ja, strict=False)}
        if not any(node.en == en for en, _ in known):
            yield f"no card has the trait {node.en}"
        elif (node.en, node.ja) not in known:
            yield f"the trait {node.en} is not called {node.ja}"
    elif isinstance(node, Enters | Leaves) and node.group.side != "your":
        yield "waits for cards on a field that is not yours"
    elif isinstance(node, WhileHere) and node.group.zone != "field":
        yield "gives while it is there to cards that are not on a field"
    elif isinstance(node, WhileHere) and node.group.most_defense is not None:
        yield "gives while it is there to cards told by their defense, which could depend on that"
    elif isinstance(node, Choose) and isinstance(node.count, int) and not 0 < node.count <= len(node.modes):
        yield f"chooses {node.count} of {len(node.modes)}"
    else:
        yield from _of_amount(node)
        yield from of_amount(node)


def _of_amount(node: Node) -> Iterator[str]:
    """Numbers that would make a word do nothing (1.3.2.2)."""
    if isinstance(node, Deal) and isinstance(node.amount, int) and node.amount < 1:
        yield f"deals {node.amount} damage"
    elif isinstance(node, DealDivided) and isinstance(node.amount, int) and node.amount < 1:
        yield f"divides {node.amount} damage"
    elif isinstance(node, Select) and node.count < 1:
        yield f"selects {node.count} cards"
    elif isinstance(node, RaiseLeaderDefense) and isinstance(node.amount, int) and node.amount < 1:
        yield f"gives a leader {node.amount} defense"
    elif isinstance(node, LowerLeaderDefense) and node.amount < 1:
        yield f"costs {node.amount} defense"
    elif isinstance(node, TopIntoCemetery) and node.count < 1:
        yield f"puts {node.count} cards into the cemetery"
    elif isinstance(node, DealsMore) and node.shift < 1:
        yield f"deals {node.shift} more damage"
    elif isinstance(node, Draw) and node.count < 1:
        yield f"draws {node.count} cards"
    elif isinstance(node, IntoEx | SummonRestIntoEx) and node.count < 1:
        yield f"makes {node.count} tokens"
    elif (isinstance(node, FieldOrEx) and node.most < 1) or (isinstance(node, Summon) and not node.tokens):
        yield "makes no tokens"
    elif isinstance(node, PayPoints | Evolve | ChangeEvolveCost) and node.points < 0:
        yield f"costs {node.points}"
    elif isinstance(node, GiveStats) and not (node.attack or node.defense):
        yield "gives neither attack nor defense"
    elif isinstance(node, WhileHere) and not (node.keywords or node.attack or node.defense):
        yield "gives nothing while it is there"
    elif isinstance(node, Combo) and node.cards < 2:
        yield f"Combo ({node.cards}) always holds"
    elif isinstance(node, Spellchain) and node.spells < 1:
        yield f"Spellchain ({node.spells}) always holds"
    elif isinstance(node, Necrocharge) and node.cards < 1:
        yield f"Necrocharge ({node.cards}) always holds"
    elif isinstance(node, LookAtTop) and node.count < 1:
        yield f"looks at {node.count} cards"
    elif isinstance(node, LookAtTop) and not node.takes and node.rest != "bottom":
        yield "looks at cards of which nothing may be taken"
    elif isinstance(node, RaiseMaxPlayPoints) and node.amount < 1:
        yield f"raises maximum play points by {node.amount}"
    elif isinstance(node, Discard) and node.count < 1:
        yield f"costs {node.count} cards"
    elif isinstance(node, IntoExOneOf) and len(set(node.tokens)) < 2:
        yield "asks which of several tokens, and there is no choice"


# -- what "it" is ------------------------------------------------------------------------------------------------------


class _Named(NamedTuple):
    """What a text has named so far: something "it" can be, whether that was selected, and whether it is a leader."""

    it: bool
    selected: bool
    leader: bool = False


def _of_references(node: object, named: _Named) -> Generator[str, None, _Named]:
    """Words that refer to what no word before them named; returns what is named after this one."""
    if isinstance(node, Ref):
        if node.name == "it" and not named.it:
            yield "'it' before anything was selected"
        return named
    if isinstance(node, IfIt) and not named.it:
        yield "'it' before anything was selected"
    if named.leader and not isinstance(node, Deal) and any(_is_it(getattr(node, name, None)) for name in DONE_TO):
        yield DOES_TO_LEADER
    if isinstance(node, GiveAbility):
        yield from _of_references(node.to, named)
        yield from _of_references(node.ability, _Named(False, False))
        return named
    if isinstance(node, LeaderOf) and not named.selected:
        yield "'that follower' before one was selected"
    if isinstance(node, DealDivided) and not named.selected:
        yield "divides damage between nothing that was selected"
    if isinstance(node, Swap | TransferStack) and not named.selected:
        yield "swaps or hands over what was not selected"
    if isinstance(trigger_of(node), Enters | Leaves | Evolves | Changed):
        named = _Named(True, False)
    before = named
    if isinstance(node, RevealTop | Replacing):  # in its steps: the top card, what the event is about
        named = _Named(True, False)
    for part in _parts(node):
        # What one option of a choice selects is nothing to the others.
        named = yield from _of_references(part, before if isinstance(node, Choose) else named)
    if isinstance(node, Select):
        return _Named(True, True, isinstance(node.group, Leaders) and not node.group.and_followers)
    if isinstance(node, _MAKES):
        return _Named(True, False)
    # Nothing is known, after a condition or a choice, of what was selected in it.
    return before if isinstance(node, (When, Choose, Replacing, *GUARDED)) else named


def _is_it(part: object) -> bool:
    return isinstance(part, Ref) and part.name == "it"


def _parts(node: object) -> tuple[object, ...]:
    """The nodes and tuples right inside a node, in reading order."""
    if isinstance(node, Then):
        return node.steps
    if isinstance(node, Choose):
        return node.modes
    if isinstance(node, tuple):
        return node
    return tuple(getattr(node, name) for name in getattr(node, "__dataclass_fields__", ()))

"""Mistakes the script checker finds where words do not go together: with the card, with what they are done to, with
what another word would have had to say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from svedesk.engine.facts import Facts
from svedesk.engine.script import Node, walk
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.after_redraw import AfterRedraw
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.abilities.cost import BuryThis, EngageThis
from svedesk.games.sve.abilities.from_hand import FromHand
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.own_cost import CostsX, OwnCost, PayX
from svedesk.games.sve.abilities.passive import DamageShift, DealsMore, IgnoresWard
from svedesk.games.sve.abilities.play_cost import PlayCost
from svedesk.games.sve.abilities.replacement import Replacing
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.amount import ChosenX, EventAmount
from svedesk.games.sve.check_uncommon import trigger_of
from svedesk.games.sve.group import Called, Group, LeaderOf, Leaders, Token
from svedesk.games.sve.keywords.assail import ASSAIL
from svedesk.games.sve.keywords.aura import AURA
from svedesk.games.sve.keywords.bane import BANE
from svedesk.games.sve.keywords.drain import DRAIN
from svedesk.games.sve.keywords.drain_ability import DealsAttackDamage
from svedesk.games.sve.keywords.drive import DRIVE, SINGLE_DRIVE, TWIN_DRIVE
from svedesk.games.sve.keywords.fanfare import Fanfare
from svedesk.games.sve.keywords.intimidate import INTIMIDATE
from svedesk.games.sve.keywords.next_phase import AtNextStart
from svedesk.games.sve.keywords.on_evolve import OnEvolve
from svedesk.games.sve.keywords.quick import QUICK
from svedesk.games.sve.keywords.raised import Changed
from svedesk.games.sve.keywords.rush import RUSH
from svedesk.games.sve.keywords.storm import STORM
from svedesk.games.sve.keywords.strike import Strike
from svedesk.games.sve.keywords.ward import WARD
from svedesk.games.sve.verbs.additional import Additional, MayPay
from svedesk.games.sve.verbs.at_random import RollAgain, RollDie
from svedesk.games.sve.verbs.choose import Mode
from svedesk.games.sve.verbs.control import GiveControl, Steal
from svedesk.games.sve.verbs.create import FieldOrEx, Summon, SummonRestIntoEx
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.declare import DeclareName, IfDeclared, RevealTop
from svedesk.games.sve.verbs.delayed import Later
from svedesk.games.sve.verbs.look_at_top import Take
from svedesk.games.sve.verbs.then import Then
from svedesk.games.sve.verbs.transform import Transform
from svedesk.games.sve.verbs.when import Instead

_FIGHTING = (ASSAIL, BANE, DRAIN, INTIMIDATE, RUSH, STORM, WARD, DRIVE, SINGLE_DRIVE, TWIN_DRIVE)
"""Keywords of cards that attack or are attacked."""
_KEYWORDS = frozenset((*_FIGHTING, AURA, QUICK))
_WITH_TEXT = (Automatic, Activated, AfterRedraw, Spell, Mode, RevealTop, Then, Replacing)
"""Words that hold the steps of a text."""
_CARRY_A_NUMBER = (Changed, DealsAttackDamage)
"""What is waited for with a number in it: a difference, a damage."""

DONE_TO = ("what", "to")
"""Names of the fields of words that say what something is done to."""
DOES_TO_LEADER = "does to a leader what is done to cards on the field"


def of_sense(abilities: tuple[Ability, ...], ability: Ability, printed: Facts) -> Iterator[str]:
    """Mistakes of one ability on its card."""
    nodes = tuple(walk(ability))
    if printed.kind == "amulet" and printed.attack is None and _is_for_fights(ability):
        yield "is about attacking or being attacked, as no amulet does or is"
    if isinstance(ability, FromHand | OwnCost | Spell) and any(
        isinstance(node, EngageThis | BuryThis) for node in nodes
    ):
        yield "a cost paid with the card on the field, where it is not"
    if isinstance(ability, Automatic) and isinstance(trigger_of(ability), AtNextStart):
        yield "waits for the next phase, which only what began to wait at some time can"
    pays_x = any(isinstance(node, CostsX | PayX) for node in nodes) or any(isinstance(a, CostsX) for a in abilities)
    if any(isinstance(node, ChosenX) for node in nodes) and not pays_x:
        yield "X, which no player determines"
    carried = any(isinstance(trigger_of(node), _CARRY_A_NUMBER) for node in nodes)
    if any(isinstance(node, EventAmount) for node in nodes) and not carried:
        yield "the number of an event that has none"
    rolled = {id(node) for roll in nodes if isinstance(roll, RollDie) for node in walk(roll)}
    if any(isinstance(node, RollAgain) and id(node) not in rolled for node in nodes):
        yield "rolls again where no die was rolled"
    declares = any(isinstance(node, DeclareName) for node in nodes)
    if any(isinstance(node, IfDeclared) for node in nodes) and not declares:
        yield "a declared name where none is declared"


def _is_for_fights(ability: Ability) -> bool:
    if isinstance(ability, Keyword):
        return ability in _FIGHTING
    return isinstance(ability, IgnoresWard | DealsMore) or isinstance(trigger_of(ability), Strike)


def of_words_together(node: Node, facts: Mapping[str, Facts]) -> Iterator[str]:
    """Mistakes in one word with the words right inside it."""
    if isinstance(node, _WITH_TEXT) and not node.steps:
        yield "says nothing of what happens then"
    elif isinstance(node, Additional | MayPay | OwnCost) and not node.cost:
        yield "asks to pay, and names no cost"
    elif isinstance(node, OwnCost) and (node.less < 0 or (node.sets or 0) < 0):
        yield f"costs {-node.less if node.less else node.sets}"
    elif isinstance(node, PlayCost) and node.to is None and not node.shift:
        yield "changes what cards cost by 0"
    elif isinstance(node, PlayCost) and (node.to or 0) < 0:
        yield f"costs {node.to}"
    elif isinstance(node, DamageShift) and not node.shift:
        yield "changes damage by 0"
    elif isinstance(node, Instead) and node.usual == node.instead:
        yield "the same in place of itself"
    elif isinstance(node, Later) and isinstance(trigger_of(node), Fanfare | OnEvolve):
        yield "waits for what has happened to the card already"
    elif isinstance(node, Keyword) and node not in _KEYWORDS:
        yield f"there is no keyword {node.en}"
    elif isinstance(node, Take) and node.to == "field" and node.kind == "spell":
        yield "puts spells onto the field, where none lies"
    elif isinstance(node, Group):
        yield from _of_group(node)
    elif isinstance(node, Called):
        yield from _of_name(node, facts)
    else:
        yield from _of_leaders(node)
        yield from _of_spell_tokens(node, facts)


def _of_group(group: Group) -> Iterator[str]:
    if group.zone == "cemetery" and (group.token or group.named):
        yield "tokens in a cemetery, where none stays"
    elif group.zone != "field" and group.stack:
        yield "Stack on cards that are not on the field, where it does nothing"
    elif group.kind == "amulet" and group.most_defense is not None:
        yield "amulets by their defense, which they have none of"
    elif group.kind == "follower" and group.stack:
        yield "followers with Stack, which is for amulets"
    elif group.most_defense is not None and group.most_defense < 1:
        yield f"followers with {group.most_defense} defense, which do not stay"
    elif group.most_cost is not None and group.most_cost < 0:
        yield f"cards that cost {group.most_cost}"


def _of_name(name: Called, facts: Mapping[str, Facts]) -> Iterator[str]:
    if name.elsewhere or any(name.en == card.alternate for card in facts.values()):
        return  # facts hold an alternate name in one language
    called = [card for card in facts.values() if name.en == card.name or (name.in_part and name.en in card.name)]
    if not called:
        yield f"no card is called {name.en}"
    elif not any(name.ja == card.name_ja or (name.in_part and name.ja in card.name_ja) for card in called):
        yield f"{name.en} is not called {name.ja}"


def _of_leaders(node: Node) -> Iterator[str]:
    """A leader takes damage, and nothing else that is done to cards."""
    if isinstance(node, Deal | GiveControl | Steal | Transform):  # of the last three check_notations tells
        return
    if any(isinstance(getattr(node, name, None), Leaders | LeaderOf) for name in DONE_TO):
        yield DOES_TO_LEADER


def _of_spell_tokens(node: Node, facts: Mapping[str, Facts]) -> Iterator[str]:
    tokens: tuple[Token, ...] = ()
    if isinstance(node, Summon):
        tokens = node.tokens
    elif isinstance(node, FieldOrEx | SummonRestIntoEx | Transform):
        tokens = (node.token,)
    for token in dict.fromkeys(tokens):
        if token.number in facts and facts[token.number].kind == "spell":
            yield f"{token.en} is a spell, and none lies on the field"

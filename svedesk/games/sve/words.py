"""The words card scripts are written in: the only import a card script needs.

A script is a tuple of abilities; an ability's text is a row of steps, one for each sentence (`both` joins two into
one).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Ability, Step
from svedesk.games.sve.abilities.cost import Cost, EngageThis, PayPoints
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.passive import DamageShift, IgnoresWard, WhileHere
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.amount import Amount, Count, StatOf
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.combo import Combo
from svedesk.games.sve.group import Group, LeaderOf, Leaders, Ref, Side, Target, Token, Trait
from svedesk.games.sve.keywords.assail import ASSAIL as assail
from svedesk.games.sve.keywords.aura import AURA as aura
from svedesk.games.sve.keywords.bane import BANE as bane
from svedesk.games.sve.keywords.drain import DRAIN as drain
from svedesk.games.sve.keywords.fanfare import Fanfare
from svedesk.games.sve.keywords.intimidate import INTIMIDATE as intimidate
from svedesk.games.sve.keywords.last_words import LastWords
from svedesk.games.sve.keywords.on_evolve import OnEvolve
from svedesk.games.sve.keywords.quick import QUICK as quick
from svedesk.games.sve.keywords.rush import RUSH as rush
from svedesk.games.sve.keywords.storm import STORM as storm
from svedesk.games.sve.keywords.strike import Strike
from svedesk.games.sve.keywords.ward import WARD as ward
from svedesk.games.sve.keywords.whenever import AtStart, Enters
from svedesk.games.sve.verbs.choose import Choose, Mode
from svedesk.games.sve.verbs.create import FieldOrEx, IntoEx, Summon, SummonRestIntoEx
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.deal_divided import DealDivided
from svedesk.games.sve.verbs.destroy import Destroy
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.give import ChangeEvolveCost, GiveKeyword, GiveStats
from svedesk.games.sve.verbs.look_at_top import Kind, LookAtTop, Take
from svedesk.games.sve.verbs.return_to_hand import ReturnToHand
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.then import Then
from svedesk.games.sve.verbs.when import Instead, When


class _Whose(NamedTuple):
    """`your.follower`, `enemy.follower`: where a group begins."""

    side: Side

    @property
    def follower(self) -> Group:
        """Followers on the field."""
        return Group(self.side)

    @property
    def token(self) -> Group:
        """Tokens on the field."""
        return Group(self.side, "card", token=True)

    @property
    def leader(self) -> Leaders:
        """The leader."""
        return Leaders(self.side)

    @property
    def leader_and_follower(self) -> Leaders:
        """The leader and the followers on the field; one of them where a text selects."""
        return Leaders(self.side, and_followers=True)

    @property
    def card(self) -> Group:
        """Cards on the field."""
        return Group(self.side, "card")


your, enemy, any_side = _Whose("your"), _Whose("enemy"), _Whose("any")
it, this = Ref("it"), Ref("this")
its_leader = LeaderOf()
ignores_ward = IgnoresWard()

# -- abilities ---------------------------------------------------------------------------------------------------------


def fanfare(*steps: Step, cost: tuple[Cost, ...] = ()) -> Ability:
    """Fanfare: when this card is put onto the field. A `cost` of an automatic ability may be paid for its effect."""
    return Automatic(Fanfare(), steps, cost=cost)


def last_words(*steps: Step, cost: tuple[Cost, ...] = ()) -> Ability:
    """Last Words: when this card is put into the cemetery from the field."""
    return Automatic(LastWords(), steps, cost=cost)


def fanfare_and_last_words(*steps: Step) -> tuple[Ability, Ability]:
    """Two abilities with one text (12.1.2); unpack it with `*`."""
    return Automatic(Fanfare(), steps, merged=True), Automatic(LastWords(), steps)


def on_evolve(*steps: Step, cost: tuple[Cost, ...] = ()) -> Ability:
    """On Evolve: when this card evolves."""
    return Automatic(OnEvolve(), steps, cost=cost)


def strike(*steps: Step, cost: tuple[Cost, ...] = ()) -> Ability:
    """Strike: when this follower attacks."""
    return Automatic(Strike(), steps, cost=cost)


def follower_strike(*steps: Step, cost: tuple[Cost, ...] = ()) -> Ability:
    """Follower Strike: when this follower attacks a follower."""
    return Automatic(Strike("follower"), steps, cost=cost)


def leader_strike(*steps: Step, cost: tuple[Cost, ...] = ()) -> Ability:
    """Leader Strike: when this follower attacks a leader."""
    return Automatic(Strike("leader"), steps, cost=cost)


def whenever_enters(group: Group, *steps: Step, cost: tuple[Cost, ...] = ()) -> Ability:
    """Whenever a card of the group is put onto your field; "it" is that card."""
    return Automatic(Enters(group), steps, cost=cost)


def at_start_of_main(*steps: Step, cost: tuple[Cost, ...] = ()) -> Ability:
    """At the start of your main phase."""
    return Automatic(AtStart("main"), steps, cost=cost)


def at_start_of_end(*steps: Step, cost: tuple[Cost, ...] = ()) -> Ability:
    """At the start of your end phase."""
    return Automatic(AtStart("end"), steps, cost=cost)


def evolve(points: int) -> Ability:
    """Evolve this follower for play points."""
    return Evolve(points)


def activate(cost: tuple[Cost, ...], *steps: Step) -> Ability:
    """An activated ability; the cost is `pay(1)`, `engage_this`, or both joined by +."""
    return Activated(cost, steps)


def quick_activate(cost: tuple[Cost, ...], *steps: Step) -> Ability:
    """An activated ability with Quick."""
    return Activated(cost, steps, quick=True)


def spell(*steps: Step) -> Ability:
    """What a spell does."""
    return Spell(steps)


def while_here(group: Group, *keywords: Keyword, attack: int = 0, defense: int = 0) -> Ability:
    """As long as this card is on your field, the cards of the group have these."""
    return WhileHere(group, keywords, attack, defense)


def damage_shift(shift: int, group: Group | None = None) -> Ability:
    """Damage to your leader, or to cards of the group, is changed by so much; `group` None: your leader's."""
    return DamageShift(shift, group)


def pay(points: int) -> tuple[Cost, ...]:
    """Play points as (part of) a cost."""
    return (PayPoints(points),)


engage_this: tuple[Cost, ...] = (EngageThis(),)

# -- steps -------------------------------------------------------------------------------------------------------------


def select(group: Group | Leaders, count: int = 1) -> Step:
    """Select one card of a group, or so many; "it" is what was selected from here on."""
    return Select(group, count)


def select_up_to(count: int, group: Group | Leaders) -> Step:
    """Select any number of cards of a group from none to `count`."""
    return Select(group, count, up_to=True)


def both(*steps: Step) -> Step:
    """Steps of one sentence."""
    return Then(steps)


def deal(amount: Amount, to: Target) -> Deal:
    """Deal damage."""
    return Deal(amount, to)


def deal_divided(amount: int | Count) -> Step:
    """Deal damage divided between the cards selected just before, at least 1 to each."""
    return DealDivided(amount)


def destroy(what: Target) -> Step:
    """Destroy."""
    return Destroy(what)


def return_to_hand(what: Target) -> Step:
    """Return to its owner's hand."""
    return ReturnToHand(what)


def give(to: Target, *, attack: int = 0, defense: int = 0) -> Step:
    """Give attack and defense."""
    return GiveStats(to, attack, defense)


def give_keyword(to: Target, keyword: Keyword) -> Step:
    """Give a keyword."""
    return GiveKeyword(to, keyword)


def change_evolve_cost(points: int) -> Step:
    """Change the cost of this card's evolve ability."""
    return ChangeEvolveCost(points)


def draw(count: int) -> Step:
    """Draw cards."""
    return Draw(count)


def into_ex(count: int, token: Token) -> Step:
    """Put tokens into your EX area."""
    return IntoEx(count, token)


def summon(*tokens: Token) -> Step:
    """Put tokens onto your field."""
    return Summon(tokens)


def summon_rest_into_ex(count: int, token: Token) -> Step:
    """Put tokens onto your field until it is full, the rest into your EX area."""
    return SummonRestIntoEx(count, token)


def field_or_ex(most: int, token: Token) -> Step:
    """Put up to so many tokens onto your field or into your EX area."""
    return FieldOrEx(most, token)


def look_at_top(count: int, *takes: Take, rest: Literal["bottom", "cemetery", "top"] = "top") -> Step:
    """Look at so many of the top cards of your deck; take from among them; the rest goes to the bottom in any order, to
    the cemetery, or stays on top."""
    return LookAtTop(count, takes, rest)


def reveal_into_hand(kind: Kind) -> Take:
    """You may reveal one of the cards looked at and add it to your hand."""
    return Take(kind, "hand", reveal=True)


def reveal_onto_field(kind: Kind) -> Take:
    """You may reveal one of the cards looked at and put it onto your field."""
    return Take(kind, "field", reveal=True)


def into_cemetery(kind: Kind) -> Take:
    """You may put one of the cards looked at into your cemetery."""
    return Take(kind, "cemetery")


def when(condition: Condition, step: Step) -> Step:
    """A step only where a condition holds."""
    return When(condition, step)


def instead(usual: Deal, condition: Condition, other: Deal) -> Step:
    """Deal damage; where a condition holds, other damage instead."""
    return Instead(usual, condition, other)


def combo(cards: int) -> Condition:
    """Combo (X): so many cards played this turn."""
    return Combo(cards)


def choose_one(*modes: Mode) -> Step:
    """Choose one of these while playing."""
    return Choose(modes)


def mode(*steps: Step) -> Mode:
    """One option of a choice."""
    return Mode(steps)


def count(group: Group) -> Count:
    """The number of cards of a group, written X."""
    return Count(group)


def attack_of(whose: Ref) -> StatOf:
    """The attack of `this` or `it`, written X; of a card that left the field as it was there last."""
    return StatOf(whose, "attack")


def defense_of(whose: Ref) -> StatOf:
    """The defense of `this` or `it`, written X; of a card that left the field as it was there last."""
    return StatOf(whose, "defense")


__all__ = [
    "Ability",
    "Token",
    "Trait",
    "activate",
    "any_side",
    "assail",
    "at_start_of_end",
    "at_start_of_main",
    "attack_of",
    "aura",
    "bane",
    "both",
    "change_evolve_cost",
    "choose_one",
    "combo",
    "count",
    "damage_shift",
    "deal",
    "deal_divided",
    "defense_of",
    "destroy",
    "drain",
    "draw",
    "enemy",
    "engage_this",
    "evolve",
    "fanfare",
    "fanfare_and_last_words",
    "field_or_ex",
    "follower_strike",
    "give",
    "give_keyword",
    "ignores_ward",
    "instead",
    "intimidate",
    "into_cemetery",
    "into_ex",
    "it",
    "its_leader",
    "last_words",
    "leader_strike",
    "look_at_top",
    "mode",
    "on_evolve",
    "pay",
    "quick",
    "quick_activate",
    "return_to_hand",
    "reveal_into_hand",
    "reveal_onto_field",
    "rush",
    "select",
    "select_up_to",
    "spell",
    "storm",
    "strike",
    "summon",
    "summon_rest_into_ex",
    "this",
    "ward",
    "when",
    "whenever_enters",
    "while_here",
    "your",
]

"""Words for the key notations of chapter 5 that few cards need."""

from __future__ import annotations

from typing import Literal

from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.amount import ChosenX, Count, Counted, Half, StatOf
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Called, Group, Ref, Target, Token
from svedesk.games.sve.keywords.raised import Changed
from svedesk.games.sve.keywords.whenever import Enters
from svedesk.games.sve.verbs.at_random import DiscardAtRandom, RollDie, TakeAtRandom
from svedesk.games.sve.verbs.become import Box, ChangeKind, Maneuver
from svedesk.games.sve.verbs.bury import Bury, BurySome
from svedesk.games.sve.verbs.choose import Choose, Mode
from svedesk.games.sve.verbs.control import GiveControl, Steal
from svedesk.games.sve.verbs.create import Summon
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.declare import DeclareName, IfDeclared, RevealTop
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.draw_up_to import DrawUpTo
from svedesk.games.sve.verbs.for_every import BanishHalfOfDeck, ForEvery
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense
from svedesk.games.sve.verbs.look_at_top import LookAtTop
from svedesk.games.sve.verbs.put_named import PutIntoDeck, PutNamed
from svedesk.games.sve.verbs.recover import RecoverPlayPoints
from svedesk.games.sve.verbs.search import Found, Search, Shuffle
from svedesk.games.sve.verbs.set_stats import SetStats
from svedesk.games.sve.verbs.swap import Swap
from svedesk.games.sve.verbs.take import Take
from svedesk.games.sve.verbs.transform import Transform
from svedesk.games.sve.verbs.turns import SkipTurn, TakeAnotherTurn

shuffle: Step = Shuffle()
swap_this: Step = Swap()
"""Swap this card for the one selected last."""
swap_them: Step = Swap(both_selected=True)
declare_name: Step = DeclareName()
take_another_turn: Step = TakeAnotherTurn()


def search(group: Group, count: int = 1, *, to: Found = "hand", engaged: bool = False) -> Step:
    """Search your deck for so many cards that are as the group says; `your.card` is any card."""
    return Search(group, count, to, engaged=engaged)


def search_one_of_each(group: Group, *and_one: Group, to: Found = "hand") -> Step:
    """Search your deck for one card of each of these groups."""
    return Search(group, to=to, and_one=and_one)


def search_up_to(count: int, group: Group, *, to: Found = "hand", distinct: bool = False) -> Step:
    """Search your deck for up to so many, `distinct` with different names."""
    return Search(group, count, to, up_to=True, distinct=distinct)


def draw_up_to(count: int) -> Step:
    """Draw up to so many cards."""
    return DrawUpTo(count)


def look_at_up_to(count: int, *takes: Take, rest: Literal["bottom", "cemetery", "top"] = "top") -> Step:
    """Look at up to so many of the top cards of your deck; see `look_at_top`."""
    return LookAtTop(count, takes, rest, up_to=True)


def recover(points: int | Counted) -> RecoverPlayPoints:
    """Recover play points."""
    return RecoverPlayPoints(points)


def transform(what: Target, token: Token) -> Step:
    """Transform cards into tokens."""
    return Transform(what, token)


def choose_up_to(count: int | Count, *modes: Mode, more: tuple[Condition, int] | None = None) -> Step:
    """Choose one to so many of these while playing; where the condition of `more` holds then, up to that many."""
    return Choose(modes, count, up_to=True, more=more)


def choose_some(
    count: int | Count | ChosenX,
    *modes: Mode,
    more: tuple[Condition, int] | None = None,
    more_up_to: bool = False,
) -> Step:
    """Choose so many of these while playing; where the condition of `more` holds then, that many instead, or with
    `more_up_to` up to that many."""
    return Choose(modes, count, more=more, more_up_to=more_up_to and more is not None)


def at_random(group: Group, count: int = 1) -> Step:
    """Take cards of a group at random; "it" is those from here on."""
    return TakeAtRandom(group, count)


def discard_at_random(count: int = 1, who: Literal["you", "opponent"] = "you") -> DiscardAtRandom:
    """Discard random cards."""
    return DiscardAtRandom(count, who)


def roll_die(*results: tuple[int, int, Step]) -> Step:
    """Roll a die; from, to, what is done."""
    return RollDie(results)


def reveal_top(*steps: Step) -> Step:
    """Reveal the top card of your deck, "it" in these steps."""
    return RevealTop(steps)


def if_declared(step: Step) -> Step:
    """If "it" has the declared name."""
    return IfDeclared(step)


def steal(what: Target) -> Step:
    """Steal."""
    return Steal(what)


def give_control(what: Target) -> Step:
    """Give control."""
    return GiveControl(what)


def original_attack_of(whose: Ref) -> StatOf:
    """The original attack of `this` or `it`, written X."""
    return StatOf(whose, "attack", original=True)


def half_of(number: Counted) -> Half:
    """Half of a number, rounded up."""
    return Half(number)


def change_into(what: Target, kind: Literal["follower", "amulet"], until: Literal["", "turn"] = "") -> Step:
    """Change cards into another card type."""
    return ChangeKind(what, kind, until)


def box(what: Target, until: Literal["", "turn", "next_turn"] = "") -> Step:
    """Box; `until` "next_turn": to the end of its controller's next turn."""
    return Box(what, until)


def maneuver(what: Target) -> Step:
    """Maneuver."""
    return Maneuver(what)


def skip_turn(whose: Literal["your", "opponent", "next"] = "your") -> Step:
    """Skip a turn."""
    return SkipTurn(whose)


def set_stats(to: Target, *, attack: int | None = None, defense: int | None = None) -> Step:
    """Change attack or defense to a value."""
    return SetStats(to, attack, defense)


def whenever_raised(group: Group, stat: Literal["attack", "defense"], *steps: Step) -> Automatic:
    """Whenever the attack or defense of a card of the group is raised."""
    return Automatic(Changed(group, stat, "raised"), steps)


def whenever_lowered(group: Group, stat: Literal["attack", "defense"], *steps: Step) -> Automatic:
    """Whenever the attack or defense of a card of the group is lowered."""
    return Automatic(Changed(group, stat, "lowered"), steps)


def whenever_enters_from(zone: Literal["hand", "ex", "deck", "cemetery"], group: Group, *steps: Step) -> Automatic:
    """Whenever a card of the group is put onto your field from a zone, played from there or moved."""
    return Automatic(Enters(group, zone), steps)


def whenever_enters_from_elsewhere(
    zone: Literal["hand", "ex", "deck", "cemetery"], group: Group, *steps: Step
) -> Automatic:
    """Whenever a card of the group is put onto your field from somewhere other than a zone."""
    return Automatic(Enters(group, zone, elsewhere=True), steps)


def for_every(unit: int, group: Group, step: Deal | Draw | RaiseLeaderDefense | RecoverPlayPoints | Summon) -> Step:
    """For every so many cards of a group: damage, cards drawn, defense, play points or tokens."""
    return ForEvery(unit, group, step)


def banish_half_of_deck(end: Literal["top", "bottom"] = "top") -> Step:
    """Banish the top or bottom half of your deck."""
    return BanishHalfOfDeck(end)


def bury(what: Ref) -> Step:
    """Bury this card, or what was selected."""
    return Bury(what)


def bury_some(count: int, group: Group) -> Step:
    """Bury so many cards of a group on your field."""
    return BurySome(group, count)


def put_named(name: Called, to: Literal["field", "ex"] = "field") -> Step:
    """Put a card with a name that is a token's."""
    return PutNamed(name, to)


def put_into_deck(what: Ref, nth: int = 1, end: Literal["top", "bottom"] = "top") -> Step:
    """Put a card into its owner's deck at a place."""
    return PutIntoDeck(what, nth, end)

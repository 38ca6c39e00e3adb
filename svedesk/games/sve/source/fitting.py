"""What words ask for and stand for, and what that is called."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Union, get_args, get_origin

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.equivalent import Equivalent
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.abilities.playable import LessInstead
from svedesk.games.sve.abilities.would import Would
from svedesk.games.sve.amount import (
    Amount,
    ChosenX,
    Count,
    Counted,
    DifferentCosts,
    YourNumber,
)
from svedesk.games.sve.both_targets import Both
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Called, Group, LeaderOf, Leaders, Ref, Target, Token, Trait
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.choose import Mode
from svedesk.games.sve.verbs.counters import Counter
from svedesk.games.sve.verbs.create import Summon
from svedesk.games.sve.verbs.deal import Deal
from svedesk.games.sve.verbs.draw import Draw
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense
from svedesk.games.sve.verbs.play_points import RecoverPlayPoints
from svedesk.games.sve.verbs.players import OwnStep
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.take import Take
from svedesk.games.sve.wording import Kind
from svedesk.scripts.fitting import choices

_ASKED: dict[object, str] = {
    int: "number",
    bool: "yes-or-no",
    str: "text",
    Ability: "ability",
    Automatic: "automatic",
    Evolve | Equivalent: "evolve",
    Activated | Automatic: "burst",
    Step: "step",
    Deal: "deal",
    Deal | Draw | RaiseLeaderDefense | RecoverPlayPoints | Summon: "numbered",
    OwnStep: "of-a-player",
    Mode: "mode",
    Select: "step",
    Take: "take",
    tuple[int, int, Step]: "die",
    Keyword: "keyword",
    tuple[Cost, ...]: "cost",
    Condition: "condition",
    tuple[Condition, int]: "condition-and-number",
    Would: "event",
    LessInstead: "less-instead",
    Amount: "amount",
    int | Count: "number-or-count",
    int | Count | ChosenX: "number-or-count",
    Counted | ChosenX: "count",
    Count: "count",
    Count | DifferentCosts: "count",
    Counted: "count",
    int | Counted: "number-or-count",
    int | Count | YourNumber: "number-or-count",
    Group: "cards",
    Kind | Group: "cards",
    Group | Leaders: "cards-or-leader",
    Group | Ref: "cards-or-it",
    Group | Leaders | Ref: "target",
    Target: "target",
    Target | Both: "target",
    Ref: "it",
    Token: "token",
    Trait: "trait",
    Called: "name",
    Token | Called: "token-or-name",
    Counter: "counter",
    tuple[Lang, ...]: "languages",
}
"""What words ask for, by the word for it in `text.terms` (kind "asked")."""
_MADE: tuple[tuple[tuple[type, ...], str], ...] = (
    ((Keyword,), "keyword"),
    ((Ability,), "ability"),
    ((Step,), "step"),
    ((Mode,), "mode"),
    ((Take,), "take"),
    ((Condition,), "condition"),
    ((Would,), "event"),
    ((LessInstead,), "less-instead"),
    ((Group, Both), "cards"),
    ((Leaders, LeaderOf), "leader"),
    ((Ref,), "it"),
    ((Token,), "token"),
    ((Trait,), "trait"),
    ((Called,), "name"),
    ((Counter,), "counter"),
    ((*get_args(Counted), ChosenX), "amount"),
)
"""What words stand for, by the word for it in `text.terms` (kind "asked"); the first that fits."""


def name_of(asked: object) -> str:
    """The word for what an annotation asks for (kind "asked" of `text.terms`), None among it left aside; "choice" for
    a text of several. Raises KeyError for one nobody named."""
    if choices(asked):
        return "choice"
    if get_origin(asked) in (Union, UnionType):
        asked = Union[tuple(kind for kind in get_args(asked) if kind is not NoneType)]  # noqa: UP007
    return _ASKED[asked]


def name_of_made(made: object) -> str:
    """The word for what a word stands for, seen by its class or the annotation of what it makes: "cost" and
    "abilities" for rows of those, "" for what is only the beginning of something (`your`)."""
    inside = get_args(made)
    if get_origin(made) is tuple:
        return "cost" if inside[0] is Cost else "abilities"
    classes = inside or (made,)
    for kinds, name in _MADE:
        if all(isinstance(kind, type) and issubclass(kind, kinds) for kind in classes):
            return name
    return ""

"""Which cards a printed text means: the phrases for them, and what is heard by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.engine.script import Node
from svedesk.games.dm.facts import CIVILIZATIONS, CREATURE
from svedesk.games.dm.races import RACES_JA
from svedesk.games.dm.verbs.targets import Every, It, Pick, This
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE, GRAVEYARD, HAND, MANA, SHIELDS
from svedesk.phrases.phrase import phrases, said
from svedesk.phrases.wording import plural

_MANY = {"Liquid People": "Liquid People", "Beast Folk": "Beast Folk", "Tree Folk": "Tree Folk"}
_NO_PLURAL = ("Xenoparts", "Wild Veggies", "Fish", "Gel Fish", "Living Dead", "Merfolk")


def _race(race: str, *, many: bool) -> str:
    if not many or race in _NO_PLURAL:
        return race
    return _MANY.get(race) or plural(race)


def _civilizations(field: str, before: str = "", after: str = " ") -> str:
    return f"<{field}|=|{'|'.join(f'{name}={before}{name.lower()}{after}' for name in CIVILIZATIONS)}>"


def _noun(*, many: bool) -> str:
    s = "s" if many else ""
    races = "|".join(f"{race}={_race(race, many=many)}" for race in RACES_JA if race != "Dragon")
    limits = (
        "<power_most? that<~ has><~ have> power <power_most#> or less>"
        "<power_least? that<~ has><~ have> power <power_least#> or more>"
        "<cost_most? that cost<~s> <cost_most#> or less>"
        '<keyword|=|blocker= that<~ has><~ have> "blocker"><without|=|blocker= that don\'t have "blocker">'
    )
    return (
        "<other?other ><tapped|None=|True=tapped |False=untapped >"
        "<evolution|None=|True=evolution |False=non-evolution >"
        f"{_civilizations('not_civilization', 'non-')}{_civilizations('civilization')}"
        f"<race|=<kind|creature=creature{s}|spell=spell{s}|=card{s}>|{races}>{limits}"
    )


class WhichWords(Node):
    """Cards as a noun with what limits it, without where they are and whose."""

    kind: str = CREATURE
    other: bool = False
    tapped: bool | None = None
    evolution: bool | None = None
    not_civilization: str = ""
    civilization: str = ""
    race: str = ""
    power_most: int | None = None
    power_least: int | None = None
    cost_most: int | None = None
    keyword: str = ""
    without: str = ""

    phrases = phrases(en=_noun(many=False), en_many=_noun(many=True))

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Which:
        """The cards that are meant, wherever they are."""
        of = {**cls.field_defaults, **values}
        return Which(
            kind=of["kind"] or "",
            civilizations=(of["civilization"],) if of["civilization"] else (),
            not_civilization=of["not_civilization"],
            races=(of["race"],) if of["race"] else (),
            power_most=of["power_most"],
            power_least=of["power_least"],
            cost_most=of["cost_most"],
            keyword=of["keyword"],
            without_keyword=of["without"],
            tapped=of["tapped"],
            evolution=of["evolution"],
            other=of["other"],
        )


class CardsWords(Node):
    """Base of the phrases for the cards that an instruction is about."""


_HERE = "<~ in the battle zone>"
_YOUR = "<zone|graveyard=graveyard|mana=mana zone|hand=hand>"


class PickWords(CardsWords):
    """Chosen cards."""

    which: WhichWords
    count: int = 1
    up_to: bool = False
    whose: str = "any"
    zone: str = BATTLE

    phrases = phrases(
        en=(
            said(f"one of your opponent's <which:many>{_HERE}", whose="opponent"),
            said(f"one of your <which:many>{_HERE}", whose="your"),
            said(f"<up_to?up to ><count#> of your opponent's <which:many>{_HERE}", whose="opponent"),
            said(f"<up_to?up to ><count#> of your <which:many>{_HERE}", whose="your"),
            said(f"a <which>{_HERE}"),
            said(f"an <which>{_HERE}"),
            said("up to <count#> <which:many> in the battle zone", up_to=True),
            said(f"a <which> <~from><~in> your {_YOUR}", whose="your"),
            said(
                f"<up_to?up to ><count#> <which:many> <~from><~in> your {_YOUR}",
                whose="your",
            ),
            said("a <which> <~from><~in> your opponent's <zone|mana=mana zone>", whose="opponent"),
            said(
                "<up_to?up to ><count#> <which:many> <~from><~in> your opponent's <zone|mana=mana zone>",
                whose="opponent",
            ),
            said("one of your shields", whose="your", zone=SHIELDS, which=None),
            said("one of your opponent's shields", whose="opponent", zone=SHIELDS, which=None),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Pick | None:
        """The chosen cards; those in the battle zone are creatures."""
        of = {**cls.field_defaults, **values}
        which = located(of["which"] or Which(), of["zone"], of["whose"])
        return None if which is None else Pick(which, of["count"], of["up_to"])


class EveryWords(CardsWords):
    """All cards of a kind."""

    which: WhichWords
    whose: str = "any"
    zone: str = BATTLE

    phrases = phrases(
        en=(
            said(f"all <whose|any=|your=your |opponent=your opponent's ><which:many>{_HERE}"),
            said("all <which:many> <~from><~in> your <zone|graveyard=graveyard|mana=mana zone>", whose="your"),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Every | None:
        """The cards."""
        of = {**cls.field_defaults, **values}
        which = located(of["which"], of["zone"], of["whose"])
        return None if which is None else Every(which)


class ThisWords(CardsWords):
    """The card itself."""

    phrases = phrases(en="this creature")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> This:
        """It."""
        return This()


class ItWords(CardsWords):
    """What was chosen before."""

    phrases = phrases(en_it="it")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> It:
        """It."""
        return It()


def located(which: Which, zone: str, whose: str) -> Which | None:
    """Cards of a noun in a zone; None where there are none such. In the battle zone are creatures; elsewhere a
    card of a race may be of any type."""
    if zone == BATTLE and which.kind != CREATURE:
        return None
    if zone == SHIELDS:
        return Which(zone=SHIELDS, whose=whose)  # type: ignore[arg-type]
    if zone in (HAND, MANA, GRAVEYARD) and (which.tapped is not None or which.other or which.keyword):
        return None
    fields = {name: getattr(which, name) for name in Which.field_names}
    if zone != BATTLE and which.races:
        fields["kind"] = ""
    return Which(**{**fields, "zone": zone, "whose": whose})

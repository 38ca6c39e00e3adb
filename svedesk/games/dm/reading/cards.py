"""Which cards a printed text means: the phrases for them, and what is heard by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.games.dm.facts import CIVILIZATIONS, CIVILIZATIONS_JA, CREATURE
from svedesk.games.dm.races import RACES_JA, races
from svedesk.games.dm.text.terms import OWNER_JA
from svedesk.games.dm.verbs.targets import MANY, CardsMeant, Every, Pick
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE, HAND, MANA, SHIELDS
from svedesk.phrases.phrase import phrases, said


def _civilizations(field: str, before: str = "", after: str = " ", *, pairs: bool = False) -> str:
    names = {name: name.lower() for name in CIVILIZATIONS}
    if pairs:
        names |= {
            f"{first}/{other}": f"{first.lower()}/{other.lower()}"
            for first in CIVILIZATIONS
            for other in CIVILIZATIONS
            if first != other
        }
    return f"<{field}|=|{'|'.join(f'{name}={before}{words}{after}' for name, words in names.items())}>"


def _noun(*, many: bool) -> str:
    s = "s" if many else ""
    names = [(race, races(race) if many else race) for race in RACES_JA if race != "Dragon"]
    words = "|".join(f"{race}= that<~ has><~ have> {race}<~s> in <~its><~their> race" for race in _RACE_WORDS)
    keywords = "".join(f"<{field}|=|blocker= that {verb} blocker>" for field, verb in _HAVE.items())
    limits = (
        f"<race_word|=|{words}>"
        "<power_most? that<~ has><~ have> power <power_most#> or less>"
        "<power_least? that<~ has><~ have> power <power_least#> or more>"
        "<power? that<~ has><~ have> <~power ><power#><~ power>>"
        "<cost_most? that cost<~s> <cost_most#> or less>"
        "<cost_least? that cost<~s> <cost_least#> or more>"
        f"{keywords}<power_also? and <~has ><~have >power <power_also#> or less>"
    )
    return (
        "<other?other ><tapped|None=|True=tapped |False=untapped >"
        "<evolution|None=|True=evolution |False=non-evolution >"
        f"{_civilizations('not_civilization', 'non-')}{_civilizations('civilization', pairs=True)}"
        f"<race|=<kind|creature=creature{s}|spell=spell{s}|=card{s}>"
        f"|{'|'.join(f'{race}={name}' for race, name in names)}>"
        f"<second|=|{'|'.join(f'{race}=/{name}' for race, name in names)}>"
        f"{limits}"
    )


def _noun_ja() -> str:
    names = [(race, name) for race, name in RACES_JA.items() if race != "Dragon"]
    civilizations = {name: f"{ja}の" for name, ja in CIVILIZATIONS_JA.items()}
    pairs = {
        f"{first}/{other}": f"{civilizations[first][:-1]}<~文明>または{civilizations[other]}"
        for first in CIVILIZATIONS
        for other in CIVILIZATIONS
        if first != other
    }
    words = "".join(f"|{name}={ja}" for name, ja in (civilizations | pairs).items())
    without = "".join(f"|{name}={ja}以外の" for name, ja in CIVILIZATIONS_JA.items())
    return (
        "<other?他の><tapped|None=|True=タップしている|False=アンタップしている>"
        "<power?パワー<power#>の><power_most?パワー<power_most#>以下の><power_least?パワー<power_least#>以上の>"
        "<cost_most?コスト<cost_most#>以下の><cost_least?コスト<cost_least#>以上の>"
        "<keyword|=|blocker=「ブロッカー」を持つ|wave_striker=「ウェーブストライカー」を持つ>"
        "<without_keyword|=|blocker=「ブロッカー」を持たない>"
        f"<not_civilization|={without}><civilization|={words}>"
        f"<race_word|={''.join(f'|{race}=種族名に{RACES_JA.get(race, race)}を含む' for race in _RACE_WORDS)}>"
        "<evolution|None=|True=進化|False=進化以外の>"
        "<race|=<kind|creature=クリーチャー|spell=呪文|=カード>"
        f"{''.join(f'|{race}={name}' for race, name in names)}>"
        f"<second|={''.join(f'|{race}=または{name}' for race, name in names)}>"
    )


_RACE_WORDS = ("Dragon", "Command")
_HAVE = {"keyword": "<~has><~have>", "without_keyword": "<~doesn't><~don't> have"}


class WhichWords(Which):
    """Cards as a noun with what limits it, without where they are and whose."""

    kind: str = CREATURE
    civilization: str = ""
    race: str = ""
    second: str = ""
    power: int | None = None
    power_also: int | None = None

    phrases = phrases(en=_noun(many=False), en_many=_noun(many=True), en_every=_noun(many=True), ja=_noun_ja())

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Which | None:
        """The cards that are meant, wherever they are."""
        of = {**cls.field_defaults, **values}
        if of["second"] and not of["race"]:
            return None
        most = of["power_most"] if of["power_most"] is not None else of["power_also"]
        limits = {
            "civilizations": tuple(of["civilization"].split("/")) if of["civilization"] else (),
            "races": tuple(race for race in (of["race"], of["second"]) if race),
            "power_most": of["power"] if of["power"] is not None else most,
            "power_least": of["power"] if of["power"] is not None else of["power_least"],
        }
        return Which(**{name: of[name] for name in Which.field_names} | limits)


_BATTLE_ZONE = "<~ in the battle zone>"


class EachWords(Which):
    """Cards that are counted: something is done for each of them."""

    which: Which | None = None

    phrases = phrases(
        en_each=(
            f"for each <which><whose|any=|your= you have|opponent= your opponent has|opponent= he has>{_BATTLE_ZONE}",
            said(f"for each of your <which:many>{_BATTLE_ZONE}", whose="your"),
            (
                "for each <which> in your <whose|opponent=opponent's |your=>"
                "<zone|graveyard=graveyard|mana=mana zone|hand=hand>"
            ),
            said("for each shield <whose|your=you have|opponent=your opponent has>", zone=SHIELDS),
        ),
        en_counted="<which:many> <whose|your=you have|opponent=your opponent has> in the battle zone",
        ja_each=(
            "<whose|any=<~バトルゾーンの>|your=自分の|opponent=相手の><which>1<~体><~枚>につき",
            (
                "<whose|your=自分の|opponent=相手の><zone|graveyard=墓地の|mana=マナゾーンの|hand=手札の><which>"
                "1<~枚><~体>につき"
            ),
            said("<whose|any=|your=自分の|opponent=相手の>手札1枚につき", zone=HAND),
            said("<whose|any=|your=自分の|opponent=相手の>シールド1つにつき", zone=SHIELDS),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Which | None:
        """The cards."""
        zone, whose = values.get("zone", BATTLE), values.get("whose", "any")
        which = values.get("which") or Which()
        return which.of_owner(whose) if zone == BATTLE else which.located(zone, whose)


_HERE = "<~ in the battle zone><~ from the battle zone>"
_OWN_JA = "<whose|any=<~バトルゾーンの>|your=自分の|opponent=相手の>"
_PLACE_JA = "<zone|graveyard=墓地の|mana=マナゾーンの|hand=手札の>"
_YOUR = "<zone|graveyard=graveyard|mana=mana zone|hand=hand>"
_FOE = {"whose": "opponent", "by": "opponent"}
_CHANCE = {"whose": "opponent", "by": "random", "zone": HAND}
_ANY = {"whose": "your", "count": MANY, "up_to": True}


class PickWords(CardsMeant):
    """Chosen cards."""

    which: Which | None = None
    count: int = 1
    up_to: bool = False
    whose: str = "any"
    zone: str = BATTLE
    by: str = "you"
    for_each: Which | None = None
    total: int | None = None

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
            said(
                "<count|1=one|99=any number> of <whose|your=your|opponent=your opponent's> shields",
                zone=SHIELDS,
                which=None,
            ),
            said(
                "<up_to?up to ><count#> of <whose|your=your|opponent=your opponent's> shields", zone=SHIELDS, which=None
            ),
            said("a shield", zone=SHIELDS, which=None),
            said(f"up to one of your <whose|opponent=opponent's |your=><which:many>{_HERE}", up_to=True),
            said("up to one <which> <~from><~in> your opponent's <zone|mana=mana zone>", whose="opponent", up_to=True),
            said(f"any number of your <which:many>{_HERE}", whose="your", count=MANY, up_to=True),
            said("any number of <which:many> <~from><~in> your <zone|mana=mana zone|hand=hand>", **_ANY),
            said(
                f"any number of your opponent's <which:many>{_HERE} <~that have ><~with >total power <total#> or less",
                whose="opponent",
                count=MANY,
            ),
            said(f"that many of your <whose|opponent=opponent's |your=><which:many>{_HERE}", count=0),
        ),
        en_his=(
            said("<count|1=one|*=<count#>> of his <which:many><~ in the battle zone>", **_FOE),
            said("<count|1=one|*=<count#>> of his shields", zone=SHIELDS, **_FOE),
            said("<count|1=a <which>|*=<count#> <which:many>> <~in><~from> his <zone|mana=mana zone>", **_FOE),
            said("<count|1=a card|*=<count#> cards> from his hand<for_each? <for_each:each>>", zone=HAND, **_FOE),
            said(
                "<count|1=a card|*=<count#> cards> <~at random from his hand><~from his hand at random>"
                "<for_each? <for_each:each>>",
                **_CHANCE,
            ),
        ),
        ja_his=(
            said("<~相手の><~自身の><which><count#>体", **_FOE),
            said("<~相手の><~自身の>シールド<count#>つ", zone=SHIELDS, **_FOE),
            said("<~相手の><~自身の>マナゾーンの<which><count#><~枚><~体>", zone=MANA, **_FOE),
            said("<for_each?<for_each:each>、><~相手の><~自身の>手札<~のカード><~を><count#>枚", zone=HAND, **_FOE),
        ),
        ja=(
            said("<for_each?<for_each:each>、>相手の手札<~のカード><~を>無作為に<count#>枚", **_CHANCE),
            f"{_OWN_JA}<which><count#>体<up_to?まで>",
            said(f"{_OWN_JA}<which>好きな数", count=MANY, up_to=True),
            said(f"{_OWN_JA}<which>同じ数", count=0),
            said(f"パワーの合計が<total#>以下になるように、{_OWN_JA}<which>好きな数", count=MANY),
            f"{OWNER_JA}{_PLACE_JA}<which><count#><~枚><~体><up_to?まで>",
            said(f"{OWNER_JA}{_PLACE_JA}<which>好きな数", count=MANY, up_to=True),
            said(f"{OWNER_JA}<zone|hand=手札><count#>枚<up_to?まで>", which=None),
            said("<whose|any=|your=自分の|opponent=相手の>シールド<count#>つ<up_to?まで>", zone=SHIELDS, which=None),
            said(f"{OWNER_JA}シールド好きな数", zone=SHIELDS, which=None, count=MANY),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Pick | None:
        """The chosen cards; those in the battle zone are creatures."""
        of = {**cls.field_defaults, **values}
        which = (of["which"] or Which()).located(of["zone"], of["whose"])
        many = of["count"] == MANY
        rest = {name: of[name] for name in ("by", "for_each", "total")}
        return None if which is None else Pick(which, of["count"], of["up_to"] or many, **rest)


class EveryWords(CardsMeant):
    """All cards of a kind."""

    which: Which | None = None
    whose: str = "any"
    zone: str = BATTLE

    phrases = phrases(
        en=(
            said(f"all <whose|any=|your=your |opponent=your opponent's ><which:many>{_HERE}"),
            said(f"each <which>{_HERE}"),
            said(f"each of <whose|your=your|opponent=your opponent's> <which:many>{_HERE}"),
            said(
                "all <~of ><~the ><which:many> <~from><~in> your <zone|graveyard=graveyard|mana=mana zone|hand=hand>",
                whose="your",
            ),
            said("all <which:many> <~from><~in> <~his><~your opponent's> <zone|hand=hand>", whose="opponent"),
            said("<~all cards in >your opponent's hand", whose="opponent", zone=HAND, which=None),
            said("<~all >your <whose|your=|opponent=opponent's >shields", zone=SHIELDS, which=None),
        ),
        ja=(
            f"{_OWN_JA}<which>すべて",
            f"{OWNER_JA}{_PLACE_JA}<which>すべて",
            said(f"{OWNER_JA}手札<~のカードすべて><~をすべて>", zone=HAND, which=None),
            said(f"{OWNER_JA}シールドすべて", zone=SHIELDS, which=None),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Every | None:
        """The cards."""
        of = {**cls.field_defaults, **values}
        which = (of["which"] or Which()).located(of["zone"], of["whose"])
        return None if which is None else Every(which)

"""The words for cards on fields, in cemeteries and in EX areas: the phrases of `Group`, in all their forms."""

from __future__ import annotations

from svedesk.games.sve.phrases.phrase import Phrase, Phrases, heard, partly, phrases, said
from svedesk.games.sve.wording import CRAFT_JA

STATS_EN = "<attack?<defense?{ATK}<attack#+>/{DEF}<defense#+>//{ATK}<attack#+>>//<defense?{DEF}<defense#+>>>"
STATS_JA = (
    "<attack?<defense?【攻撃力】<attack#+>/【体力】<defense#+>//【攻撃力】<attack#+>>//<defense?【体力】<defense#+>>>"
)
"""How the fields `attack` and `defense` are said that are added: those that are not 0."""


def group_phrases() -> Phrases:
    """The words for cards. Those of a name that is part of theirs are told apart from the rest."""
    other_en, enemy = "<other?other >", "<is_engaged?engaged ><side|enemy=<zone|field=enemy |*=>|your=|any=>"
    found: dict[str, tuple[str | Phrase, ...]] = {}
    for called_en, called_ja in (("plain", "<called:plain>"), ("part", "<called:part>")):
        one, many = _noun_en(called_en, ""), _noun_en(called_en, "s")
        a = f"<other?another //a~ >{enemy}{one}"
        other_ja = f"<other?他の><stack?【スタック】を持つ>{_WHICH_JA}{_noun_ja(called_ja)}"
        noun = _LIMIT_JA + other_ja
        own, place_ja = "<side=your><zone=field>", "<zone|field=場|cemetery=墓場|ex=EXエリア>"
        place = f"<side|your=自分の|enemy=相手の|any=>{place_ja}"
        whole = f"<zone|field={_LIMIT_JA}<side|your=自分の|enemy=相手の|any=>{other_ja}|*={place}の{noun}>"
        each = f"<equips|this=<side=any>the {one}|*=each {other_en}{enemy}{one}{_where_en('s')}>"
        every = f"{whole}<equips|this=|*=すべて>"
        rows: dict[str, str | Phrase] = {
            "en_a": partly(f"<equips|this=<side=any>the {one}|*={a}{_limit_en('s')}>"),
            "en_one": f"<equips|this=<side=any>the {one}|*={a}{_where_en('s')}>",
            "en": each,
            "en_each": each,
            "en_card": each,
            "en_single": f"{other_en}{enemy}{one}{_where_en('s')}",
            "en_many": f"{other_en}{enemy}{many}{_where_en('')}",
            "en_all": partly(f"<side|your=your |*=>{other_en}{enemy}{many}{_limit_en('')}{_ELSEWHERE_EN}"),
            "en_own": partly(f"{own}<other?another //a~ ><is_engaged?engaged >{one}{_limit_en('s')}"),
            "en_owns": partly(f"{own}<other?other ><is_engaged?engaged >{many}{_limit_en('')}"),
            "en_searched": partly(
                f"<side=any><zone=field><other?another //a~ ><is_engaged?engaged >{one}{_limit_en('s')}"
            ),
            "en_searched_many": partly(f"<side=any><zone=field><is_engaged?engaged >{many}{_limit_en('')}"),
            "ja_all": whole,
            "ja": every,
            "ja_every": every,
            "ja_on_field": f"{place}の{noun}",
            "ja_place": partly(place),
            "ja_present": f"{place}に{noun}が<kind|follower=いる|*=ある>",
            "ja_anything": said("<side|your=自分の|enemy=相手の|any=><zone|cemetery=墓場|ex=EXエリア>", kind="card"),
            "ja_own": partly(f"<side=your>{place_ja}の{noun}"),
            "ja_single": partly(f"{own}{noun}1{_COUNTER_JA}"),
            "ja_noun": partly(noun),
            "ja_said_of_it": partly(f"<side=any><zone=field>{noun}"),
            "en_whose": partly("their controllers'"),
            "ja_counter": partly(_COUNTER_JA),
        }
        for form, row in rows.items():
            found[form] = (*found.get(form, ()), row)
        # Earlier Japanese cards say where cards on a field lie.
        there = f"{_LIMIT_JA}<side|your=自分の|enemy=相手の|any=>場の{other_ja}"
        found["ja_own"] = (*found["ja_own"], heard(f"{own}{noun}"))
        for form, earlier in (("ja_all", there), ("ja", f"{there}すべて"), ("ja_every", f"{there}すべて")):
            found[form] = (*found[form], heard(earlier), heard(earlier.replace(there, f"{place}の{noun}")))
    return phrases(**found)


def _noun_en(called: str, s: str) -> str:
    kind = f"<token|True=token{s}|False=<kind|follower=follower{s}|amulet=amulet{s}|card=card{s}>>"
    # A name says nothing of the type: whatever is called so is meant.
    by_name = f"<called:plain><kind=card>{s}" if called == "plain" else f"{kind} with <called:part> in its name"
    crafts = "|".join(f"{craft}={{{craft.upper()}}} " for craft in CRAFT_JA if craft != "Neutral")
    which = f"<craft|None=|Neutral=Neutral |{crafts}><trait?<trait> <second_trait?<second_trait> >>"
    has = "<stack|True= with Stack<evolves? and {EVOLVE}>|False=<evolves? with {EVOLVE}>>"
    equipped = "<equips|=|any= that is equipped|this= equipped with this|*= equipped with <equips>>"
    return f"<named?<named><kind=card> token{s}//<called?{by_name}//{which}{kind}{has}{equipped}>>"


def _limit_en(s: str) -> str:
    cost = f"<most_cost? that cost{s} <most_cost#> play points or less>"
    cost += f"<exact_cost? that cost{s} <exact_cost#> play point<exact_cost|1=|*=s>>"
    return f"<most_defense? with <most_defense#> defense or less>{cost}"


_OFF_FIELD_EN = "|".join(
    f"{zone}=<side|enemy= in an opponent's {name}|*=<side=your> in your {name}>"
    for zone, name in (("cemetery", "cemetery"), ("ex", "EX area"))
)
_ELSEWHERE_EN = f"<zone|field=|{_OFF_FIELD_EN}>"


def _where_en(s: str) -> str:
    field = "<side|your= on your field|enemy= on the field|any= on the field>"
    return f"{_limit_en(s)}<zone|field={field}|{_OFF_FIELD_EN}>"


_CRAFTS_JA = "|".join(f"{craft}=【{name}】" for craft, name in CRAFT_JA.items())
_WHICH_JA = f"<craft|None=|{_CRAFTS_JA}><trait?<trait>・<second_trait?<second_trait>・>>"
_LIMIT_JA = (
    "<is_engaged?アクト状態の><most_defense?体力<most_defense#>以下の><most_cost?コスト<most_cost#>以下の>"
    "<exact_cost?コスト<exact_cost#>の><evolves?【進化】を持つ>"
)

_COUNTER_JA = "<zone|field=<named?体//<kind|follower=体|amulet=つ|card=枚>>|*=枚>"


def _noun_ja(called: str) -> str:
    kind = "<token|True=トークン|False=<kind|follower=フォロワー|amulet=アミュレット|card=カード>>"
    by_name = (
        "『<called:plain>』<kind=card>"
        if "plain" in called
        else f"カード名に『<called:part>』を含む<named?『<named>』//{kind}>"
    )
    noun = f"<called?{by_name}//<named?『<named>』<kind=card>//{kind}>>"
    return f"<equips|=|any=装備している|this=これを装備している|*=『<equips>』を装備している>{noun}"

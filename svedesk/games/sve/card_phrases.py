"""The words for cards on fields, in cemeteries and in EX areas: the phrases of `Group`, in all their forms."""

from __future__ import annotations

from svedesk.games.sve.filters import FILTERS, IN_JAPANESE
from svedesk.games.sve.wording import CRAFT_JA
from svedesk.phrases.phrase import Phrase, Phrases, heard, partly, phrases, said, unheard

STATS_EN = "<attack?<defense?{ATK}<attack#+>/{DEF}<defense#+>//{ATK}<attack#+>>//<defense?{DEF}<defense#+>>>"
STATS_JA = (
    "<attack?<defense?【攻撃力】<attack#+>/【体力】<defense#+>//【攻撃力】<attack#+>>//<defense?【体力】<defense#+>>>"
)
"""How the fields `attack` and `defense` are said that are added: those that are not 0."""


_OWN = "<side=your><zone=field>"


def group_phrases() -> Phrases:
    """The words for cards. Those of a name that is part of theirs are told apart from the rest."""
    forms: dict[str, tuple[str | Phrase, ...]] = {}
    for called in ("plain", "part"):
        for form, row in (*_forms_en(called).items(), *_forms_ja(called).items()):
            forms[form] = (*forms.get(form, ()), row)
            words = row if isinstance(row, str) else row.text
            if _NAMES_EN in words:
                forms[form] += (heard(words.replace(_NAMES_EN, _NAME_EN)),)
        # Cards of a name are followers more often than not.
        for form, usual, other in (("ja_present", "いる", "ある"), ("ja_absent", "いない", "ない")):
            row = str(_forms_ja(called)[form])
            others = row.replace(f"<called?{usual}", f"<called?{other}").replace(f"<named?{usual}", f"<named?{other}")
            either = _either_ja(called)
            limited = row.replace(f"{_LIMIT_JA}<other?他の>{either}", f"<other?他の>{_LIMIT_JA}{either}")
            lying = row.replace(f"<kind|follower={usual}|*={other}>", other)  # where followers are cards
            forms[form] = (*forms[form], heard(others), heard(limited), heard(lying))
        for way in _ways_ja(called):
            for form, words in (("ja_all", way), ("ja", f"{way}すべて"), ("ja_every", f"{way}すべて")):
                forms[form] = (*forms[form], heard(words))
        forms["ja_own"] = (*forms["ja_own"], heard(f"{_OWN}{_LIMIT_JA}<~場の><other?他の>{_either_ja(called)}"))
        forms["ja_yours"] = (*forms["ja_yours"], heard(f"{_OWN}<other?他の>{_LIMIT_JA}{_either_ja(called)}"))
    limits = (("least", "以上"), ("most", "以下"), ("exact", ""))
    rows = (f"<side=any><zone=field><~元の>コスト<{which}_cost#>{word}" for which, word in limits)
    forms["ja_limit"] = tuple(said(row, kind="card") for row in rows)
    return phrases(**forms)


def _forms_en(called: str) -> dict[str, str | Phrase]:
    other, enemy = "<other?other >", f"{_STATE_EN}<side|enemy=<zone|field=enemy |*=>|your=|any=>"
    noun = f"{_noun_en(called, '')}<or_else? or <or_else:or>>"
    many = f"{_noun_en(called, 's')}<or_else? or <or_else:or_many>>"
    a = f"<other?another //a~ >{enemy}{noun}"
    each = f"<equips|this=<side=any>the {noun}|*=each {other}{enemy}{noun}{_where_en('s')}>"
    return {
        "en_a": partly(f"<equips|this=<side=any>the {noun}|*={a}{_limit_en('s')}>"),
        "en_one": f"<equips|this=<side=any>the {noun}|*={a}{_where_en('s')}>",
        "en": each,
        "en_each": each,
        "en_card": each,
        "en_both": each,
        "en_single": f"{other}{enemy}{noun}{_where_en('s')}",
        "en_many": f"{other}{enemy}{many}{_where_en('')}",
        "en_all": partly(f"<side|your=your |*=>{other}{enemy}{many}{_limit_en('')}{_ELSEWHERE_EN}"),
        "en_can": partly(f"<side|your=your |*=>{other}{enemy}{many}{_limit_en('')}{_ELSEWHERE_EN}"),
        "en_does": partly(f"<side|your=your |*=>{other}{enemy}{many}{_limit_en('')}{_ELSEWHERE_EN} don't"),
        "en_own": partly(f"{_OWN}<other?another //a~ >{_STATE_EN}{noun}{_limit_en('s')}"),
        "en_owns": partly(f"{_OWN}{other}{_STATE_EN}{many}{_limit_en('')}"),
        "en_owned_one": partly(f"{_OWN}{other}{_STATE_EN}{noun}{_limit_en('s')}"),
        "en_in_hand": partly(f"{_OWN}{other}{noun}{_limit_en('s')}"),
        "en_searched": partly(f"<side=any><zone=field><other?another //a~ >{_STATE_EN}{noun}{_limit_en('s')}"),
        "en_searched_single": partly(f"<side=any><zone=field>{other}{_STATE_EN}{noun}{_limit_en('s')}"),
        "en_searched_many": partly(f"<side=any><zone=field>{other}{_STATE_EN}{many}{_limit_en('')}"),
        "en_costing": partly(f"<side=any><zone=field><kind=card>{_COSTING_EN}"),
        "en_or": partly(f"<side=any><zone=field>{noun}"),
        "en_or_many": partly(f"<side=any><zone=field>{many}"),
        "en_whose": partly("their controllers'"),
    }


def _forms_ja(called: str) -> dict[str, str | Phrase]:
    others = f"<other?他の>{_either_ja(called)}"
    noun = _LIMIT_JA + others
    whole = f"<zone|field={_LIMIT_JA}{_SIDE_JA}{others}|*={_PLACE_JA}の{noun}>"
    every = f"{whole}<equips|this=|*=すべて>"
    return {
        "ja_all": whole,
        "ja": every,
        "ja_every": every,
        "ja_on_field": f"{_PLACE_JA}の{noun}",
        "ja_place": partly(_PLACE_JA),
        "ja_present": f"{_PLACE_JA}に{noun}が<called?いる//<named?いる//<kind|follower=いる|*=ある>>>",
        "ja_absent": f"{_PLACE_JA}に{noun}が<called?いない//<named?いない//<kind|follower=いない|*=ない>>>",
        "ja_lying": f"{_PLACE_JA}にある{noun}",
        "ja_anything": said(f"{_SIDE_JA}<zone|cemetery=墓場|ex=EXエリア|banished=消滅領域>", kind="card"),
        "ja_there": f"{_PLACE_JA}に{noun}が",
        "ja_are": partly("<zone|field=<kind|follower=いる|*=ある>|*=ある>"),
        "ja_own": partly(f"<side=your>{_ZONE_JA}の{noun}"),
        "ja_single": partly(f"{_OWN}{noun}1{_COUNTER_JA}"),
        "ja_searched": partly(f"<side=any><zone=field>{noun}1枚"),
        "ja_owned": partly(_OWN + noun),
        "ja_noun": partly(noun),
        "ja_in_cemetery": partly(f"<side=your><zone=cemetery>{noun}"),
        "ja_in_hand": partly(f"{_OWN}{noun}"),
        "ja_played": f"<side|your=自分|enemy=相手|any=各プレイヤー>が<zone|field=|cemetery=墓場の|ex=EXエリアの>{noun}",
        "ja_yours": partly(f"{_OWN}{noun}"),
        "ja_said_of_it": partly(f"<side=any><zone=field>{noun}"),
        "ja_or": partly(f"<side=any><zone=field>{_which_ja(called)}<or_else?か<or_else:or>>"),
        "ja_counter": partly(_COUNTER_JA),
        "ja_number": partly("<kind|card=枚数|*=数>"),
    }


def _ways_ja(called: str) -> tuple[str, ...]:
    """Other ways to write which cards are meant: cards say where those on a field lie or do not, and whose they are
    before or behind what limits them; of several kinds a limit is said once or of each."""
    either = _either_ja(called)
    same = f"{_LIMIT_JA}{_which_ja(called)}か{_LIMIT_JA}<or_else:or>"
    return (
        f"{_LIMIT_JA}{_SIDE_JA}<~場の><other?他の>{either}<zone=field>",
        f"{_PLACE_JA}の<other?他の>{_LIMIT_JA}{either}",
        f"{_SIDE_JA}<other?他の>{_LIMIT_JA}{either}<zone=field>",
        f"{_PLACE_JA}の<other?他の>{same}",
        f"{_SIDE_JA}<other?他の>{same}<zone=field>",
        f"{_PLACE_JA}の<other?他の>{_LIMIT_JA}{_which_ja(called)}や<or_else:or>",
    )


# -- English -----------------------------------------------------------------------------------------------------------

_STATE_EN = "".join(f"<{kind.field_names[0]}?{kind.state_en}>" for kind in FILTERS if kind.state_en)


def _crafts_en(before: str) -> str:
    crafts = "|".join(f"{craft}={before}{{{craft.upper()}}} " for craft in CRAFT_JA if craft != "Neutral")
    return f"None=|Neutral={before}Neutral |{crafts}"


_CRAFT_EN = f"<not_craft|{_crafts_en('non-')}><craft|{_crafts_en('')}>"


_NAME_EN, _NAMES_EN = "its name", "their names"


def _noun_en(called: str, s: str) -> str:
    kinds = "|".join(f"{kind}={kind}{s}" for kind in ("follower", "amulet", "spell", "card", "crest"))
    tokens = "|".join(f"{kind}=token {kind}{s}" for kind in ("follower", "amulet", "spell", "crest"))
    kind = f"<token|True=<kind|card=token{s}|{tokens}>|False=<kind|{kinds}>>"
    # A name says nothing of the type: whatever is called so is meant.
    which = f"{_CRAFT_EN}<trait?<trait> <second_trait?<second_trait> >>"
    by_name = f"{which}{kind} with <called:part> in {_NAMES_EN if s else _NAME_EN}"
    if called == "plain":
        by_name = f"<called:{'plural' if s else 'plain'}><kind=card>"
    named = "<token?<named> tokens//<named:plural>>" if s else "<named><token? token>"
    has = "<stack|True= with Stack<evolves? and {EVOLVE}>|False=<evolves? with {EVOLVE}>>"
    equipped = "<equips|=|any= that is equipped|this= equipped with this|*= equipped with <equips>>"
    return f"<named?{named}<kind=card>//<called?{by_name}//{which}{kind}>>{has}{equipped}"


def _limit_en(s: str) -> str:
    limits = ((kind.field_names[0], kind.limit_en.replace("{s}", s)) for kind in FILTERS if kind.limit_en)
    return "".join(f"<{field}?{words}>" for field, words in limits)


_COSTING_EN = (
    "<exact_cost?costs <exact_cost#> play point<exact_cost|1=|*=s>//"
    "<most_cost?costs <most_cost#> play point<most_cost|1=|*=s> or less//"
    "costs at least <least_cost#> play point<least_cost|1=|*=s>>>"
)
_OFF_FIELD_EN = "|".join(
    f"{zone}=<side|enemy= in an opponent's {name}|your= in your {name}|any= in any {name}>"
    for zone, name in (("cemetery", "cemetery"), ("ex", "EX area"), ("banished", "banished zone"))
)
_OFF_FIELD_EN += "|field_or_ex=<side|your= on your field or in your EX area|*= on the field or in an EX area>"
_ELSEWHERE_EN = f"<zone|field=|{_OFF_FIELD_EN}>"


def _where_en(s: str) -> str:
    field = "<side|your= on your field|enemy= on the field|any= on the field>"
    return f"{_limit_en(s)}<zone|field={field}|{_OFF_FIELD_EN}>"


# -- Japanese ----------------------------------------------------------------------------------------------------------

_SIDE_JA = "<side|your=自分の|enemy=相手の|any=>"
_ZONE_JA = "<zone|field=場|cemetery=墓場|ex=EXエリア|banished=消滅領域|field_or_ex=場かEXエリア>"
_BOTH_JA = "<side|your=自分の場か自分のEXエリア|enemy=相手の場か相手のEXエリア|any=場かEXエリア>"
_PLACE_JA = f"<zone|field_or_ex={_BOTH_JA}|*={_SIDE_JA}<zone|field=場|cemetery=墓場|ex=EXエリア|banished=消滅領域>>"
_CRAFTS_JA = "|".join(f"{craft}=【{name}】" for craft, name in CRAFT_JA.items())
_NO_CRAFTS_JA = "|".join(f"{craft}=【{name}】でない" for craft, name in CRAFT_JA.items())
_WHICH_JA = (
    f"<not_craft|None=|{_NO_CRAFTS_JA}><craft|None=|{_CRAFTS_JA}><trait?<trait>・<second_trait?<second_trait>・>>"
)
_LIMITS_JA = (kind for kind in dict.fromkeys((*IN_JAPANESE, *FILTERS)) if kind.limit_ja)
_LIMIT_JA = "".join(f"<{kind.field_names[0]}?{kind.limit_ja}>" for kind in _LIMITS_JA)
"""What limits cards to some. Later sets call a printed cost the original one, and put brackets around longer limits."""


def _either_ja(called: str) -> str:
    which = _which_ja(called)
    return f"<~「><or_else?「{which}か<or_else:or>」//{which}><~」>"


def _which_ja(called: str) -> str:
    which = _WHICH_JA if called == "plain" else ""  # else it stands behind the name
    return f"<stack?【スタック】を持つ>{which}{_noun_ja(called)}"


_COUNTER_JA = "<zone|field=<named?<named:counter!体|つ>//<kind|follower=体|amulet=つ|*=<called?体//枚>>>|*=枚>"


def _noun_ja(called: str) -> str:
    kinds = (
        "<kind|follower=<is_evolved?エボルヴ>フォロワー|amulet=アミュレット|spell=スペル|card=カード|crest=クレスト>"
    )
    kind = f"<token|True=トークン<kind|card=<~・カード>|*=・{kinds}>|False={kinds}>"
    if called == "plain":
        noun = f"<called?『<called:plain>』<kind=card>//<named?『<named>』<kind=card>//{kind}>>"
    else:
        by_name = f"カード名に『<called:part>』を含む{_WHICH_JA}<named?『<named>』//{kind}>"
        noun = f"<called?{by_name}//{_WHICH_JA}<named?『<named>』<kind=card>//{kind}>>"
    return f"<equips|=|any=装備している|this=これを装備している|*=『<equips>』を装備している>{noun}"


def while_here_ja(sentence: str) -> dict[str, tuple[Phrase, ...]]:
    """The Japanese phrases of an ability that counts while its card is on the field: followers are there by another
    word than amulets."""
    follower, amulet = (f"これが<~場に>{there}限り、{sentence}" for there in ("いる", "ある"))
    return {"ja": (said(follower), heard(amulet)), "ja_amulet": (unheard(amulet),)}

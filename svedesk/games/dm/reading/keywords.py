"""Lines that are a keyword, or say what a card is put on: the phrases for them, and the abilities heard by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.engine.script import replace
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.keyword import KEYWORDS_JA, EvolvesFrom, HasKeyword
from svedesk.games.dm.facts import CREATURE
from svedesk.games.dm.which import Which
from svedesk.phrases.phrase import phrases, said

_PLAIN = {
    "blocker": "blocker",
    "double_breaker": "double breaker",
    "triple_breaker": "triple breaker",
    "slayer": "slayer",
    "speed_attacker": "speed attacker",
    "shield_trigger": "shield trigger",
    "charger": "charger",
    "cant_attack": "this creature can't attack.",
    "cant_attack_players": "this creature can't attack players.",
    "cant_attack_creatures": "this creature can't attack creatures.",
    "cant_block": "this creature can't block.",
    "cant_be_blocked": "this creature can't be blocked.",
    "cant_be_attacked": "this creature can't be attacked.",
    "cant_be_chosen": "your opponent can't choose this creature.",
    "enters_tapped": "this creature is put into the battle zone tapped.",
    "attacks_each_turn": "this creature attacks each turn if able.",
    "wins_all_battles": "this creature wins all battles.",
    "wave_striker": "wave striker",
    "guard_strike": "guard strike",
    "mach_fighter": "mach fighter",
    "world_breaker": "world breaker",
    "link_release": "link release",
    "cant_leave": "this card can't leave the battle zone.",
    "any_evolution": "you can put an evolution creature of any race on this creature.",
}


_PLAIN_JA = "|".join(f"{word}={KEYWORDS_JA[word]}" for word in (*_PLAIN, "top_leaves"))


class KeywordWords(DmAbility):
    """A keyword."""

    word: str
    amount: int = 0
    which: Which | None = None
    race_word: str = ""

    phrases = phrases(
        en=(
            f"<word|{'|'.join(f'{word}={words}' for word, words in _PLAIN.items())}>",
            said("after you cast this spell, put it into your mana zone instead of your graveyard.", word="charger"),
            said(
                "when this card would leave the battle zone, only the top card leaves the battle zone instead<~.>",
                word="top_leaves",
            ),
            said(
                "when this creature would leave the battle zone, only its top card leaves instead.", word="top_leaves"
            ),
            said(
                "crew breaker: this creature breaks one more shield for each of your other <which:many>.",
                word="crew_breaker",
            ),
            said("power attacker +<amount#><~.>", word="power_attacker"),
            said("this creature breaks one more shield.", word="breaks_more", amount=1),
            said("crew breaker-<~ ><which><~.>", word="crew_breaker"),
            said("crew breaker-<~ ><race_word|Dragon><~.>", word="crew_breaker"),
            said("this creature can attack only <which:many>.", word="attacks_only"),
            said("this creature can't be blocked by <~any ><which>.", word="cant_be_blocked_by"),
            said("this creature can't be blocked by <which:many>.", word="cant_be_blocked_by"),
            said("this creature can't be attacked by <~any ><which>.", word="cant_be_attacked_by"),
            said("this creature can't be attacked by <which:many>.", word="cant_be_attacked_by"),
            said("this creature can attack untapped <which:many>.", word="attacks_untapped"),
        ),
        ja=(
            f"<word|{_PLAIN_JA}>",
            said("パワーアタッカー+<amount#>", word="power_attacker"),
            said("このクリーチャーはシールドをさらに1つブレイクする。", word="breaks_more", amount=1),
            said(
                "クルー・ブレイカー:このクリーチャーは、自分の他の<which>1体につき、シールドをさらに1つブレイクする。",
                word="crew_breaker",
            ),
            said("このクリーチャーは<which>だけを攻撃できる。", word="attacks_only"),
            said("このクリーチャーは、<which>にブロックされない。", word="cant_be_blocked_by"),
            said("このクリーチャーは、<which>に攻撃されない。", word="cant_be_attacked_by"),
            said("このクリーチャーは、アンタップしている<which>を攻撃できる。", word="attacks_untapped"),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> HasKeyword | None:
        """The keyword."""
        which, word = values.get("which"), values["word"]
        if which is not None and which.kind != CREATURE:
            return None
        if word == "crew_breaker":
            which = which or Which(kind=CREATURE, race_word=values["race_word"])
            if not (which.races or which.race_word):
                return None
            which = replace(which, whose="your", other=True)
        if word == "attacks_untapped" and which is not None:
            if which.tapped is not None or which.other:
                return None
            which = replace(which, tapped=False)
        return HasKeyword(word, values.get("amount", 0), which)


class AgainstWords(DmAbility):
    """A keyword that counts for some creatures only: a slayer of any kind of them, a blocker of two civilizations."""

    civilizations: Which
    word: str

    phrases = phrases(
        en=(
            "<civilizations> <word|blocker|slayer>",
            said(
                "this creature has slayer <~while><~when> <~it's ><~it is >battling <~a ><~an ><civilizations>.",
                word="slayer",
            ),
            said("slayer against <civilizations:many>", word="slayer"),
        ),
        ja=(
            "<civilizations>に対する「<word|blocker=ブロッカー|slayer=スレイヤー>」",
            said(
                "このクリーチャーが<civilizations>とバトル<~する時><~している間>、<~このクリーチャーは、>"
                "「スレイヤー」を得る。",
                word="slayer",
            ),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> HasKeyword | None:
        """The keyword."""
        which = values["civilizations"]
        pairs = which == Which(kind=CREATURE, civilizations=which.civilizations) and len(which.civilizations) == 2
        if not pairs and (values["word"] == "blocker" or which.kind != CREATURE or which.other):
            return None
        return HasKeyword(values["word"], cards=which)


class EvolutionWords(DmAbility):
    """What it is put on."""

    which: Which
    second: Which | None = None

    phrases = phrases(
        en=(
            "evolution-put on one of your <which:many>.",
            "vortex evolution-put on one of your <which:many> and one of your <second:many>.",
        ),
        ja=(
            "進化<~:><~-><~自分の><which><~1体>の上に置く。",
            "進化<~v><~:><~-><~自分の><which>と<second>2体の上に置く。",
            "進化<~v><~:><~-><~自分の><which>1体と<second>1体の上に置く。",
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> EvolvesFrom | None:
        """Its sources."""
        sources = [which for which in (values["which"], values.get("second")) if which is not None]
        if not all((which.races or which.race_word) and which.kind == CREATURE for which in sources):
            return None
        return EvolvesFrom(tuple(replace(which, whose="your") for which in sources))

"""What cards have more, and what must be so: the parts of sentences and lines that both are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.engine.script import Node
from svedesk.games.dm.abilities.keyword import KEYWORDS_JA, HasKeyword
from svedesk.games.dm.conditions import (
    DuelCondition,
    ThereAre,
)
from svedesk.games.dm.facts import CREATURE
from svedesk.games.dm.verbs.giving import Give
from svedesk.games.dm.verbs.targets import It
from svedesk.games.dm.which import Which
from svedesk.phrases.phrase import phrases, said

_GETS_JA = "<~与える><~得る><~与え><~得>"


class GainWords(Node):
    """Base of the phrases for one thing that a creature has more."""


_KEYWORDS_JA = "|".join(
    f"{word}={KEYWORDS_JA[word]}"
    for word in (
        *("blocker", "slayer", "double_breaker", "triple_breaker", "speed_attacker", "cant_be_blocked", "cant_attack"),
        *("cant_block", "attacks_each_turn", "enters_tapped", "cant_attack_players", "cant_be_chosen"),
    )
)


class KeywordGainWords(GainWords):
    """A keyword."""

    word: str
    amount: int = 0

    phrases = phrases(
        en=(
            (
                "<~has ><~gets ><word|blocker|slayer|double_breaker=double breaker|triple_breaker=triple breaker"
                "|speed_attacker=speed attacker|cant_be_blocked=can't be blocked"
                "|cant_be_blocked=this creature can't be blocked|cant_attack=can't attack|cant_block=can't block"
                "|attacks_each_turn=attacks each turn if able|attacks_each_turn=attack each turn if able"
                "|attacks_untapped=can attack untapped creatures|cant_attack_players=can't attack players"
                "|cant_attack_players=can't attack you>"
            ),
            said("<~has ><~gets >power attacker +<amount#>", word="power_attacker"),
            said("<~has ><~gets >breaks one more shield", word="breaks_more", amount=1),
        ),
        ja=(
            (
                f"「<word|{_KEYWORDS_JA}|attacks_untapped=このクリーチャーは、アンタップしているクリーチャーを攻撃できる。>」"
                f"を{_GETS_JA}"
            ),
            said(f"「パワーアタッカー+<amount#>」を{_GETS_JA}", word="power_attacker"),
            said(
                f"「<~このクリーチャー><~クロスしたクリーチャー>はシールドをさらに1つブレイクする。」を{_GETS_JA}",
                word="breaks_more",
                amount=1,
            ),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> HasKeyword:
        """It."""
        return HasKeyword(values["word"], values.get("amount", 0))


class PowerGainWords(GainWords):
    """More power, once or for each of some cards."""

    power: int
    for_each: Which | None = None

    phrases = phrases(
        en="<~gets ><power#+> power<for_each? <for_each:each>>",
        ja="<for_each?<for_each:each>>パワー<~を><~は><power#+><~する><~し><~される><~され>",
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Give:
        """It, given to nothing yet."""
        return Give(It(), **values)


def gained(gains: tuple[Any, ...]) -> dict[str, Any] | None:
    """What is given as the fields of what gives it; None where power is given twice."""
    powers = [gain for gain in gains if isinstance(gain, Give)]
    words = tuple(gain for gain in gains if isinstance(gain, HasKeyword))
    if len(powers) > 1:
        return None
    fields: dict[str, Any] = {"keywords": words} if words else {}
    if powers:
        fields |= {"power": powers[0].power, "for_each": powers[0].for_each}
    return fields


class ThereAreWords(DuelCondition):
    """So many cards."""

    what: str
    which: Which | None = None
    count: int = 1
    zone: str = ""

    phrases = phrases(
        en=(
            said("you have <~a ><~an ><~any ><~at least one ><~at least 1 ><which><~ in the battle zone>", what="have"),
            said("you have any <which:many><~ in the battle zone>", what="have"),
            said("you have at least <count#> <which:many><~ in the battle zone>", what="have"),
            said("you have <count#> or more <which:many><~ in the battle zone>", what="have"),
            said("your opponent has <count#> or more <which:many><~ in the battle zone>", what="foe_has"),
            said("your opponent has at least <count#> <which:many><~ in the battle zone>", what="foe_has"),
            said("your opponent has <~a ><~an ><which><~ in the battle zone>", what="foe_has"),
            said("you have another <which><~ in the battle zone>", what="another"),
            said("you have no <which:many><~ in the battle zone>", what="none"),
            said("you have no <which><~ in the battle zone>", what="none"),
            said("you have <zone|shields=no shields|hand=no cards in your hand>", what="mine", count=0),
            said("your opponent has <zone|shields=no shields|hand=no cards in his hand>", what="theirs", count=0),
            (
                "<what|mine=you have|theirs=your opponent has> <count#> or more <zone|shields=shields"
                "|mana=cards in <~your ><~his >mana zone|hand=cards in <~your ><~his >hand"
                "|graveyard=cards in <~your ><~his >graveyard>"
            ),
            (
                "<what|fewer_mine=you have|fewer_theirs=your opponent has> <count#> or <~fewer><~less> "
                "<zone|shields=shields|mana=cards in <~your ><~his >mana zone|hand=cards in <~your ><~his >hand>"
            ),
            said("this is your only creature in the battle zone", what="only"),
        ),
        ja=(
            "<what|have=自分の|foe_has=相手の><which>が<count#><~体><~枚>以上あ<~れば><~る間>、",
            said("自分の<which>が<~なければ><~ない間>、", what="none"),
            said("自分の<zone|shields=シールド|hand=手札>が<~なければ><~ない間>、", what="mine", count=0),
            said("相手の<zone|shields=シールド|hand=手札>が<~なければ><~ない間>、", what="theirs", count=0),
            (
                "<what|mine=自分の|theirs=相手の><zone|shields=シールド|mana=マナゾーンのカード|hand=手札"
                "|graveyard=墓地のカード>が<count#><~枚><~つ>以上あ<~れば><~る間>、"
            ),
            (
                "<what|fewer_mine=自分の|fewer_theirs=相手の><zone|shields=シールド|mana=マナゾーンのカード|hand=手札>が"
                "<count#><~枚><~つ>以下<~であれば><~である間><~なら><~の間>、"
            ),
            said("自分の他のクリーチャーが<~なければ><~ない間>、", what="only"),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> ThereAre | None:
        """The condition."""
        what, which, count = values["what"], values.get("which"), values.get("count", 1)
        if which is not None:
            if which.kind != CREATURE:
                return None
            limited = which.of_owner("opponent" if what == "foe_has" else "your", other=what == "another")
            return ThereAre(limited, 0, 0) if what == "none" else ThereAre(limited, count)
        if zone := values.get("zone"):
            cards = Which(zone=zone, whose="your" if what in ("mine", "fewer_mine") else "opponent")
            return ThereAre(cards, 0, count) if what.startswith("fewer") or not count else ThereAre(cards, count)
        return ThereAre(Which(kind=CREATURE, whose="your", other=True), 0, 0)

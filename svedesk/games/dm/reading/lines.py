"""Lines of a printed text: the phrases for them, and the abilities heard by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.engine.script import replace
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.instead import InsteadOf
from svedesk.games.dm.abilities.keyword import HasKeyword
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.abilities.throughout import Throughout
from svedesk.games.dm.conditions import DuelCondition, OthersBroke, ThereAre
from svedesk.games.dm.facts import CIVILIZATION_EN, CIVILIZATION_JA, CREATURE, SPELL
from svedesk.games.dm.reading import cards, decks, instead  # noqa: F401 - their phrases are heard
from svedesk.games.dm.reading import effects as _effects  # noqa: F401
from svedesk.games.dm.reading.events import ITSELF_JA
from svedesk.games.dm.reading.gains import GainWords, gained
from svedesk.games.dm.values.keywords import STANDBY
from svedesk.games.dm.verbs.acts import Do
from svedesk.games.dm.verbs.targets import Every, It, This
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import HAND, MANA
from svedesk.phrases.phrase import phrases, said

# -- what holds all the time -------------------------------------------------------------------------------------------


_SENTENCES = frozenset(
    (
        *("cant_attack", "cant_attack_players", "cant_block", "cant_be_blocked", "cant_be_chosen"),
        *("attacks_each_turn", "attacks_untapped", "breaks_more", "blocker"),
    )
)


class ThroughoutWords(DmAbility):
    """What the card itself or other creatures have all the time, or under a condition."""

    gains: tuple[GainWords, ...]
    which: Which | None = None
    whose: str = "any"
    others: bool = False
    condition: DuelCondition | None = None
    attacking: bool = False

    phrases = phrases(
        en=(
            "this creature <gains* and >.",
            "while <condition>, this creature <gains* and ><attacking? during its attacks>.",
            said("while <condition>, while attacking, this creature <gains* and >.", attacking=True),
            "this creature <gains* and > while <condition>.",
            "if <condition>, this creature <gains* and >.",
            "this creature <gains* and > if <condition>.",
            said("while attacking, this creature <gains* and >.", attacking=True),
            "each <others?other ><which><~ in the battle zone> <gains* and >.",
            said("each of your <others?other ><which:many><~ in the battle zone> <gains* and >.", whose="your"),
            said(
                "your <others?other ><which:many><~ in the battle zone> <~each ><~get ><~have ><gains* and >.",
                whose="your",
            ),
            said(
                "each of your opponent's <others?other ><which:many><~ in the battle zone> <gains* and >.",
                whose="opponent",
            ),
            said("your opponent's <which:many><~ in the battle zone> <~each ><gains* and >.", whose="opponent"),
            said(
                "while <condition>, <~each of >your opponent's <which:many><~ in the battle zone> <gains* and >.",
                whose="opponent",
            ),
            "<~all ><others?other ><which:many><~ in the battle zone> <~each ><~get ><~have ><gains* and >.",
            said(
                "while <condition>, each of your <others?other ><which:many><~ in the battle zone> <gains* and >.",
                whose="your",
            ),
        ),
        ja=(
            f"{ITSELF_JA}は、<attacking?攻撃中、><gains*、>。",
            f"<condition>{ITSELF_JA}は、<attacking?攻撃中、><gains*、>。",
            "<whose|any=|your=自分の|opponent=相手の><others?他の><which>は、<gains*、>。",
            "<condition><whose|any=|your=自分の|opponent=相手の><others?他の><which>は、<gains*、>。",
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout | None:
        """The ability."""
        fields, which = gained(values["gains"]), values.get("which")
        if fields is None:
            return None
        words = {keyword.word for keyword in fields.get("keywords", ())}
        if which is None and "power" not in fields and words <= _SENTENCES and not values.get("condition"):
            return None  # then it is a keyword of its own
        if which is not None:
            if which.kind != CREATURE or which.other:
                return None
            which = which.of_owner(values.get("whose", "any"), other=values.get("others", False))
        more = {"condition": values.get("condition"), "attacking": values.get("attacking", False)}
        return Throughout(which, **fields, **more)


class TriggersGivenWords(DmAbility):
    """What has Shield Trigger when it is put into the hand from the shields (113.6c)."""

    which: Which

    phrases = phrases(
        en="each of your <which:many> has shield trigger.",
        ja="自分の<which>は、「s・トリガー」を<~得る><~持つ>。",
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout | None:
        """The ability."""
        which = values["which"]
        if which.other or which.tapped is not None or which.keyword or which.without_keyword:
            return None
        return Throughout(replace(which, zone=STANDBY, whose="your"), keywords=(HasKeyword("shield_trigger"),))


class CostWords(DmAbility):
    """What makes cards dearer or cheaper."""

    which: Which
    amount: int
    more: bool = False
    least: int = 0
    of_opponent: bool = False

    phrases = phrases(
        en=(
            (
                "your <which:many> each cost <amount#> less to <~summon><~cast>"
                "<least?. they can't cost less than <least#>>."
            ),
            "each <which> costs <amount#> <more?more//less> to <~summon><~cast><~use>.",
            said("<which:many> cost <amount#> more to <~summon><~cast><~use>.", more=True),
            (
                "each of your <which:many> costs <amount#> less to <~summon><~cast><~use>"
                "<least?. <~they><~it> can't cost less than <least#>>."
            ),
            said(
                "your opponent's <which:many> <~each >cost <amount#> more to <~summon><~cast><~use>.", of_opponent=True
            ),
        ),
        ja=(
            "自分の<which>は、使うコストが<amount#>少なくなる。<least?ただし、コストは<least#>より少なくならない。>",
            said("<which>は、使うコストが<amount#>多くなる。", more=True),
            said("相手の<which>は、使うコストが<amount#>多くなる。", of_opponent=True),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout | None:
        """The ability."""
        of = {**cls.field_defaults, **values}
        whose = "opponent" if of["of_opponent"] else "any" if of["more"] else "your"
        which = replace(of["which"], zone=HAND, whose=whose)
        if which.tapped is not None or which.other or which == Which(zone=HAND, whose=which.whose):
            return None
        return Throughout(which, cost=-of["amount"] if whose == "your" else of["amount"], cost_least=of["least"])


class OwnCostWords(DmAbility):
    """What costs less for each creature of a kind, or under a condition."""

    which: Which | None = None
    condition: DuelCondition | None = None
    amount: int = 1

    phrases = phrases(
        en=(
            "sympathy<~ >: <which:many><~.>",
            "<~while><~if> <condition>, this <~creature><~spell> costs <amount#> less to <~summon><~cast><~use>.",
            "this <~creature><~spell> costs <amount#> less to <~summon><~cast><~use> <~while><~if> <condition>.",
        ),
        ja=("シンパシー:<which>", "<condition>この<~クリーチャー><~呪文>は、使うコストが<amount#>少なくなる。"),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout | None:
        """The ability."""
        which = values.get("which")
        if which is None:
            return Throughout(cost=-values["amount"], condition=values["condition"])
        return Throughout(cost=-1, for_each=which.of_owner("your")) if which.kind == CREATURE else None


class StealthWords(DmAbility):
    """What can't be blocked while the opponent has mana of a civilization."""

    civilization: str

    phrases = phrases(
        en=f"{CIVILIZATION_EN} stealth<~.>",
        ja=f"{CIVILIZATION_JA}ステルス",
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout:
        """The ability."""
        mana = Which(zone=MANA, whose="opponent", civilizations=(values["civilization"],))
        return Throughout(keywords=(HasKeyword("cant_be_blocked"),), condition=ThereAre(mana))


class EnterTappedWords(DmAbility):
    """What enters the battle zone tapped."""

    which: Which

    phrases = phrases(
        en=("<which:many> are put into the battle zone tapped.", "each <which> enters the battle zone tapped."),
        ja=(
            "<which>は、「このクリーチャーはタップしてバトルゾーンに出る。」を得る。",
            "<which>はタップしてバトルゾーンに出る。",
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout | None:
        """The ability."""
        which = values["which"]
        return Throughout(which, keywords=(HasKeyword("enters_tapped"),)) if which.kind == CREATURE else None


class ForbidWords(DmAbility):
    """What players can't do."""

    civilization: str
    what: str

    phrases = phrases(
        en=(
            said(
                f"<~players><~player's> can't use <~the >shield trigger<~ abilitie>s of {CIVILIZATION_EN} cards.",
                what="triggers",
            ),
            said(f"players can't cast spells other than {CIVILIZATION_EN} spells.", what="casting"),
            said(f"players can't cast non-{CIVILIZATION_EN} spells.", what="casting"),
        ),
        ja=(
            said(
                f"プレイヤーは<~、>{CIVILIZATION_JA}のカードの「s・トリガー」<~能力>を使えない。",
                what="triggers",
            ),
            said(f"プレイヤーは{CIVILIZATION_JA}以外の呪文を唱えられない。", what="casting"),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout:
        """The ability."""
        civilization = values["civilization"]
        if values["what"] == "triggers":
            return Throughout(no_triggers=Which(civilizations=(civilization,)))
        return Throughout(no_casting=Which(kind=SPELL, not_civilization=civilization))


# -- abilities that are shared or there only at times ------------------------------------------------------------------

SURVIVORS = Which(kind=CREATURE, whose="your", races=("Survivor",))
WAVES = ThereAre(Which(kind=CREATURE, keyword="wave_striker", other=True), least=2)
METAMORPHOSIS = ThereAre(Which(zone=MANA, whose="your"), least=7)


class SharedWords(DmAbility):
    """An ability behind the word that says who has it, or when."""

    line: DmAbility
    how: str

    phrases = phrases(
        en=(
            "<how|survivor=survivor<~ >: |wave=wave striker<~ >: |metamorph=metamorph<~ >: |turbo=turbo rush<~ >: >"
            "<line>"
        ),
        ja="<how|survivor=サバイバー:|wave=ウェーブストライカー:|metamorph=メタモーフ:|turbo=ターボラッシュ:><line>",
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> DmAbility | None:
        """The ability of all of them, or while it is there."""
        ability, how = values["line"], values["how"]
        if how == "survivor":
            return of_survivors(ability)
        condition = {"wave": WAVES, "metamorph": METAMORPHOSIS, "turbo": OthersBroke()}[how]
        if isinstance(ability, HasKeyword) and ability.word != "shield_trigger":
            return Throughout(keywords=(ability,), condition=condition)
        if isinstance(ability, Throughout) and ability.condition is None:
            return replace(ability, condition=condition)
        if isinstance(ability, OnEvent) and ability.only_while is None:
            return replace(ability, only_while=condition)
        return None


def of_survivors(ability: DmAbility) -> DmAbility | None:
    """An ability as each of a player's Survivors has it; None where that can't be said."""
    if isinstance(ability, HasKeyword):
        return None if ability.word == "shield_trigger" else Throughout(SURVIVORS, keywords=(ability,))
    if isinstance(ability, Throughout):
        return replace(ability, cards=SURVIVORS) if ability.cards is None and not ability.condition else None
    if not isinstance(ability, OnEvent | InsteadOf) or ability.cards is not None or ability.effects == ():
        return None
    about_itself = [effect for effect in ability.effects if isinstance(effect, Do) and isinstance(effect.cards, This)]
    if about_itself and isinstance(ability, OnEvent):
        if ability.event != "end" or len(ability.effects) > 1:
            return None
        return replace(ability, effects=(Do(about_itself[0].name, Every(SURVIVORS)),))
    if isinstance(ability, OnEvent) and ability.event not in ("enters", "attacks", "destroyed", "blocks", "blocked"):
        return None
    effects = tuple(replace(effect, cards=It()) if effect in about_itself else effect for effect in ability.effects)
    return replace(ability, effects=effects, cards=SURVIVORS)

"""Lines of a printed text: the phrases for them, and the abilities heard by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.abilities.cast import OnlyIf
from svedesk.games.dm.abilities.instead import InsteadOf
from svedesk.games.dm.abilities.keyword import EvolvesFrom, HasKeyword
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.abilities.one_shot import AsSoonAs
from svedesk.games.dm.abilities.printed import BeginsInBattle, DeckSize
from svedesk.games.dm.abilities.throughout import Throughout
from svedesk.games.dm.conditions import (
    AllManaIs,
    HasNoSeals,
    LinkedWith,
    SpellWasCast,
    ThereAre,
)
from svedesk.games.dm.facts import CREATURE, SPELL
from svedesk.games.dm.reading.cards import WhichWords, of_owner, with_fields
from svedesk.games.dm.reading.effects import EffectWords
from svedesk.games.dm.reading.events import LineWords
from svedesk.games.dm.reading.gains import CIVILIZATION, ConditionWords, GainWords, gained
from svedesk.games.dm.verbs.acts import Do
from svedesk.games.dm.verbs.targets import Every, It, This
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import HAND, MANA
from svedesk.phrases.phrase import phrases, said

__all__ = ["LineWords"]
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
    "cant_be_blocked": "this creature can't be blocked.",
    "cant_be_attacked": "this creature can't be attacked.",
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


class KeywordWords(LineWords):
    """A keyword."""

    word: str
    amount: int = 0
    which: WhichWords | None = None
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
        )
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
            which = with_fields(which, whose="your", other=True)
        if word == "attacks_untapped" and which is not None:
            if which != Which(kind=CREATURE, civilizations=which.civilizations):
                return None
            which = with_fields(which, tapped=False)
        return HasKeyword(word, values.get("amount", 0), which)


class AgainstWords(LineWords):
    """A keyword that counts for creatures of two civilizations only."""

    civilizations: WhichWords
    word: str

    phrases = phrases(en="<civilizations> <word|blocker|slayer>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> HasKeyword | None:
        """The keyword."""
        which = values["civilizations"]
        if which != Which(kind=CREATURE, civilizations=which.civilizations) or len(which.civilizations) != 2:
            return None
        return HasKeyword(values["word"], cards=which)


class EvolutionWords(LineWords):
    """What it is put on."""

    which: WhichWords
    second: WhichWords | None = None

    phrases = phrases(
        en=(
            "evolution-put on one of your <which:many>.",
            "vortex evolution-put on one of your <which:many> and one of your <second:many>.",
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> EvolvesFrom | None:
        """Its sources."""
        sources = [which for which in (values["which"], values.get("second")) if which is not None]
        if not all((which.races or which.race_word) and which.kind == CREATURE for which in sources):
            return None
        return EvolvesFrom(tuple(with_fields(which, whose="your") for which in sources))


class OnlyIfWords(LineWords):
    """When the card can be used."""

    civilization: str = ""
    condition: ConditionWords | None = None

    phrases = phrases(
        en=(
            "you can summon this creature only if you have cast a spell this turn.",
            (
                f"you can cast this spell only if all the cards in your mana zone are "
                f"<civilization|{CIVILIZATION}> cards."
            ),
            "you can use this card only if <condition>.",
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnlyIf:
        """The ability."""
        civilization, condition = values.get("civilization", ""), values.get("condition")
        if condition is not None:
            return OnlyIf(condition)
        return OnlyIf(AllManaIs(civilization) if civilization else SpellWasCast())


# -- what holds all the time -------------------------------------------------------------------------------------------


_SENTENCES = frozenset(
    ("cant_attack", "cant_be_blocked", "attacks_each_turn", "attacks_untapped", "breaks_more", "blocker")
)


class ThroughoutWords(LineWords):
    """What the card itself or other creatures have all the time, or under a condition."""

    gains: tuple[GainWords, ...]
    which: WhichWords | None = None
    whose: str = "any"
    others: bool = False
    condition: ConditionWords | None = None
    attacking: bool = False

    phrases = phrases(
        en=(
            "this creature <gains* and >.",
            "while <condition>, this creature <gains* and ><attacking? during its attacks>.",
            said("while <condition>, while attacking, this creature <gains* and >.", attacking=True),
            "this creature <gains* and > while <condition>.",
            said("while attacking, this creature <gains* and >.", attacking=True),
            "each <others?other ><which><~ in the battle zone> <gains* and >.",
            said("each of your <others?other ><which:many><~ in the battle zone> <gains* and >.", whose="your"),
            said(
                "your <others?other ><which:many><~ in the battle zone> <~each ><~get ><~have ><gains* and >.",
                whose="your",
            ),
            "<which:many><~ in the battle zone> <~each ><~get ><gains* and >.",
            said(
                "while <condition>, each of your <others?other ><which:many><~ in the battle zone> <gains* and >.",
                whose="your",
            ),
        )
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
            which = of_owner(which, values.get("whose", "any"), other=values.get("others", False))
        more = {"condition": values.get("condition"), "attacking": values.get("attacking", False)}
        return Throughout(which, **fields, **more)


class CostWords(LineWords):
    """What makes cards dearer or cheaper."""

    which: WhichWords
    amount: int
    more: bool = False
    least: int = 0

    phrases = phrases(
        en=(
            (
                "your <which:many> each cost <amount#> less to <~summon><~cast>"
                "<least?. they can't cost less than <least#>>."
            ),
            "each <which> costs <amount#> <more?more//less> to <~summon><~cast><~use>.",
            "each of your <which:many> costs <amount#> less to use<least?. they can't cost less than <least#>>.",
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout | None:
        """The ability."""
        of = {**cls.field_defaults, **values}
        which = with_fields(of["which"], zone=HAND, whose="any" if of["more"] else "your")
        if which.tapped is not None or which.other or which == Which(zone=HAND, whose=which.whose):
            return None
        return Throughout(which, cost=of["amount"] if of["more"] else -of["amount"], cost_least=of["least"])


class SympathyWords(LineWords):
    """What costs less for each creature of a kind."""

    which: WhichWords

    phrases = phrases(en="sympathy<~ >: <which:many><~.>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout | None:
        """The ability."""
        which = values["which"]
        return Throughout(cost=-1, for_each=of_owner(which, "your")) if which.kind == CREATURE else None


class StealthWords(LineWords):
    """What can't be blocked while the opponent has mana of a civilization."""

    civilization: str

    phrases = phrases(en=f"<civilization|{CIVILIZATION}> stealth<~.>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout:
        """The ability."""
        mana = Which(zone=MANA, whose="opponent", civilizations=(values["civilization"],))
        return Throughout(keywords=(HasKeyword("cant_be_blocked"),), condition=ThereAre(mana))


class EnterTappedWords(LineWords):
    """What enters the battle zone tapped."""

    which: WhichWords

    phrases = phrases(
        en=("<which:many> are put into the battle zone tapped.", "each <which> enters the battle zone tapped.")
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout | None:
        """The ability."""
        which = values["which"]
        return Throughout(which, keywords=(HasKeyword("enters_tapped"),)) if which.kind == CREATURE else None


class AsSoonAsWords(LineWords):
    """What happens as soon as something is so."""

    condition: ConditionWords
    effects: tuple[EffectWords, ...]

    phrases = phrases(en="if <condition>, <effects.>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> AsSoonAs | None:
        """The ability; of other conditions a spell says so."""
        condition = values["condition"]
        return AsSoonAs(condition, values["effects"]) if isinstance(condition, HasNoSeals | LinkedWith) else None


class PrintedWords(LineWords):
    """What a card says of where it begins, and of the deck."""

    seals: int = 0
    more: int = 0

    phrases = phrases(
        en=(
            "this card begins the game in the battle zone<seals? with <seals#> seals on it>.",
            "your deck has <more#> more cards.",
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> BeginsInBattle | DeckSize:
        """The ability."""
        return DeckSize(values["more"]) if values.get("more") else BeginsInBattle(values.get("seals", 0))


class ForbidWords(LineWords):
    """What players can't do."""

    civilization: str
    what: str

    phrases = phrases(
        en=(
            said(
                f"<~players><~player's> can't use the shield trigger<~ abilitie>s of "
                f"<civilization|{CIVILIZATION}> cards.",
                what="triggers",
            ),
            said(f"players can't cast spells other than <civilization|{CIVILIZATION}> spells.", what="casting"),
            said(f"players can't cast non-<civilization|{CIVILIZATION}> spells.", what="casting"),
        )
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


class SharedWords(LineWords):
    """An ability behind the word that says who has it, or when."""

    line: LineWords
    how: str

    phrases = phrases(
        en="<how|survivor=survivor<~ >: |wave=wave striker<~ >: |metamorph=$metamorph |metamorph=metamorph<~ >: ><line>"
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> DmAbility | None:
        """The ability of all of them, or while it is there."""
        ability, how = values["line"], values["how"]
        if how == "survivor":
            return of_survivors(ability)
        condition = WAVES if how == "wave" else METAMORPHOSIS
        if isinstance(ability, HasKeyword) and ability.word != "shield_trigger":
            return Throughout(keywords=(ability,), condition=condition)
        if isinstance(ability, Throughout) and ability.condition is None:
            return with_fields(ability, condition=condition)
        if isinstance(ability, OnEvent) and ability.only_while is None:
            return with_fields(ability, only_while=condition)
        return None


def of_survivors(ability: DmAbility) -> DmAbility | None:
    """An ability as each of a player's Survivors has it; None where that can't be said."""
    if isinstance(ability, HasKeyword):
        return None if ability.word == "shield_trigger" else Throughout(SURVIVORS, keywords=(ability,))
    if isinstance(ability, Throughout):
        return with_fields(ability, cards=SURVIVORS) if ability.cards is None and not ability.condition else None
    if not isinstance(ability, OnEvent | InsteadOf) or ability.cards is not None or ability.effects == ():
        return None
    about_itself = [effect for effect in ability.effects if isinstance(effect, Do) and isinstance(effect.cards, This)]
    if about_itself and isinstance(ability, OnEvent):
        if ability.event != "end" or len(ability.effects) > 1:
            return None
        return with_fields(ability, effects=(Do(about_itself[0].name, Every(SURVIVORS)),))
    if isinstance(ability, OnEvent) and ability.event not in ("enters", "attacks", "destroyed", "blocks", "blocked"):
        return None
    effects = tuple(with_fields(effect, cards=It()) if effect in about_itself else effect for effect in ability.effects)
    return with_fields(ability, effects=effects, cards=SURVIVORS)

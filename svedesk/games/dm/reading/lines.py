"""Sentences and lines of a printed text: the phrases for them, and the effects and abilities heard by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.engine.script import Node
from svedesk.games.dm.abilities.activated import TapAbility
from svedesk.games.dm.abilities.cast import OnCast, OnlyIf
from svedesk.games.dm.abilities.instead import InsteadOf
from svedesk.games.dm.abilities.keyword import EvolvesFrom, HasKeyword
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.abilities.throughout import Throughout
from svedesk.games.dm.conditions import AllManaIs, SpellWasCast
from svedesk.games.dm.facts import CIVILIZATIONS, CREATURE
from svedesk.games.dm.reading.cards import CardsWords, WhichWords, located
from svedesk.games.dm.verbs.acts import Do, TopCards
from svedesk.games.dm.verbs.drawing import DrawCards, SearchDeck
from svedesk.games.dm.verbs.targets import Every, Pick, This
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS
from svedesk.phrases.phrase import phrases, said

CIVILIZATION = "|".join(f"{name}={name.lower()}" for name in CIVILIZATIONS)


class EffectWords(Node):
    """Base of the phrases for one sentence that does something."""


_OWNERS = "<~its owner's hand><~their owners' hands><~your opponent's hand><~his hand><~their owner's hand>"
_FROM = {"to_hand": (BATTLE, MANA, GRAVEYARD), "to_mana": (BATTLE, HAND, GRAVEYARD), "to_graveyard": (MANA,)}


class DoWords(EffectWords):
    """One act on some cards."""

    cards: CardsWords
    act: str

    phrases = phrases(
        en=(
            said("destroy <cards>", act="destroy"),
            said("tap <cards>", act="tap"),
            said("untap <cards>", act="untap"),
            said("choose <cards> and tap <~it><~them>", act="tap"),
            said("choose <cards> and destroy <~it><~them>", act="destroy"),
            said(f"return <cards> to {_OWNERS}<~your hand>", act="to_hand"),
            said(f"choose <cards> and return <~it><~them> to {_OWNERS}", act="to_hand"),
            said("choose <cards> and put <~it><~them> into <~his ><~your ><~its owner's >mana zone", act="to_mana"),
            said("choose <cards> and put <~it><~them> into <~his ><~your >graveyard", act="to_graveyard"),
            said("put <cards> into your mana zone", act="to_mana"),
            said("put <cards> into your graveyard", act="to_graveyard"),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Do | None:
        """The act, where such cards can be what it is done to."""
        act, cards = values["act"], values["cards"]
        which = cards.which if isinstance(cards, Pick | Every) else None
        zone = BATTLE if which is None else which.zone
        if zone not in _FROM.get(act, (BATTLE,)) and not (zone == SHIELDS and act == "to_graveyard"):
            return None
        return Do(act, cards)


class OpponentDoesWords(EffectWords):
    """What the opponent chooses for."""

    act: str
    which: WhichWords | None = None

    phrases = phrases(
        en=(
            said("your opponent chooses one of his <which:many><~ in the battle zone> and destroys it", act="destroy"),
            said("your opponent discards a card at random from his hand", act="random"),
            said("your opponent chooses and discards a card from his hand", act="discard"),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Do | None:
        """The act."""
        which, act = values.get("which"), values["act"]
        if act == "destroy" and which is not None:
            if which.kind != CREATURE:
                return None
            fields = {name: getattr(which, name) for name in Which.field_names} | {"whose": "opponent"}
            return Do("destroy", Pick(Which(**fields), by="opponent"))
        by = "random" if act == "random" else "opponent"
        return Do("discard", Pick(Which(zone=HAND, whose="opponent"), by=by))  # type: ignore[arg-type]


class DrawWords(EffectWords):
    """Drawing cards."""

    count: int = 1
    up_to: bool = False

    phrases = phrases(en=("draw a card", "draw <up_to?up to ><count#> cards"))

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> DrawCards:
        """So many."""
        return DrawCards(values.get("count", 1), values.get("up_to", False))


class TopWords(EffectWords):
    """Cards off the top of the deck."""

    zone: str
    count: int = 1

    phrases = phrases(
        en=(
            said("put the top card of your deck into your <zone|mana=mana zone|graveyard=graveyard>"),
            said("put the top <count#> cards of your deck into your <zone|mana=mana zone|graveyard=graveyard>"),
            said("add the top card of your deck to your shields face<~ ><~->down", zone=SHIELDS),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> TopCards:
        """Them."""
        return TopCards(values["zone"], values.get("count", 1))


class SearchWords(EffectWords):
    """Searching the deck, of which a text makes three sentences."""

    which: WhichWords
    show: bool = False

    phrases = phrases(
        en="search your deck. you may take a <which> from your deck<show?, show that <which> to your opponent,> "
        "and put it into your hand. then shuffle your deck"
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> SearchDeck | None:
        """The search."""
        which = located(values["which"], DECK, "your")
        return None if which is None else SearchDeck(which, show=values["show"])


class LineWords(Node):
    """Base of the phrases for a whole line."""


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
    "attacks_each_turn": "this creature attacks each turn if able.",
    "wins_all_battles": "this creature wins all battles.",
}


class KeywordWords(LineWords):
    """A keyword."""

    word: str
    amount: int = 0
    which: WhichWords | None = None

    phrases = phrases(
        en=(
            f"<word|{'|'.join(f'{word}={words}' for word, words in _PLAIN.items())}>",
            said("power attacker +<amount#>", word="power_attacker"),
            said("this creature can't be blocked by <~any ><which>.", word="cant_be_blocked_by"),
            said("this creature can't be blocked by <which:many>.", word="cant_be_blocked_by"),
            said("this creature can't be attacked by <which:many>.", word="cant_be_attacked_by"),
            said("this creature can attack untapped <which:many>.", word="attacks_untapped"),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> HasKeyword | None:
        """The keyword."""
        which = values.get("which")
        if which is not None and which.kind != CREATURE:
            return None
        if values["word"] == "attacks_untapped" and which is not None:
            if which != Which(kind=CREATURE, civilizations=which.civilizations):
                return None
            which = Which(kind=CREATURE, civilizations=which.civilizations, tapped=False)
        return HasKeyword(values["word"], values.get("amount", 0), which)


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
        if not all(which.races and which.kind == CREATURE for which in sources):
            return None
        return EvolvesFrom(tuple(Which(kind=CREATURE, whose="your", races=which.races) for which in sources))


_EVENTS = (
    "<event|enters=when<~ever> you put this creature into the battle zone|attacks=when<~ever> this creature attacks"
    "|blocks=when<~ever> this creature blocks|destroyed=when<~ever> this creature is destroyed"
    "|blocked=when<~ever> this creature becomes blocked|wins_battle=when<~ever> this creature wins a battle"
    "|leaves=when<~ever> this creature leaves the battle zone|end=at the end of <~each of >your turn<~s>>"
)


class EventWords(LineWords):
    """What happens when something does. That it may be done is said of its first and only sentence."""

    event: str
    effects: tuple[EffectWords, ...]
    may: bool = False

    phrases = phrases(en=f"{_EVENTS}, <may?you may ><effects.>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnEvent | None:
        """The ability; none where only the first of several sentences may be done."""
        effects, may = values["effects"], values["may"]
        return None if may and len(effects) > 1 else OnEvent(values["event"], effects, may=may)


class ThisEventWords(LineWords):
    """The same, of which "it" is the card itself."""

    event: str
    act: str
    may: bool = False

    phrases = phrases(
        en=f"{_EVENTS}, <may?you may ><act|destroy=destroy it|untap=untap this creature|tap=tap this creature"
        "|to_hand=return this creature to your hand>."
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnEvent:
        """The ability."""
        return OnEvent(values["event"], (Do(values["act"], This()),), may=values["may"])


class SpellWords(LineWords):
    """What a spell does."""

    effects: tuple[EffectWords, ...]

    phrases = phrases(en_spell="<effects.>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnCast:
        """Its effects."""
        return OnCast(values["effects"])


class PowerWords(LineWords):
    """More power all the time."""

    power: int
    each: WhichWords | None = None
    whose: str = "any"

    phrases = phrases(
        en=(
            said("this creature gets <power#+> power for each <each> you have in the battle zone.", whose="your"),
            said(
                "this creature gets <power#+> power for each <each> your opponent has in the battle zone.",
                whose="opponent",
            ),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout | None:
        """The ability."""
        each = values["each"]
        if each.kind != CREATURE:
            return None
        fields = {name: getattr(each, name) for name in Which.field_names} | {"whose": values["whose"]}
        return Throughout(power=values["power"], for_each=Which(**fields))


class TapWords(LineWords):
    """What a creature does instead of an attack (602)."""

    effects: tuple[EffectWords, ...]

    phrases = phrases(en="$tap<~_ability> <effects.>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> TapAbility:
        """The ability."""
        return TapAbility(values["effects"])


class InsteadWords(LineWords):
    """What becomes of it instead of being destroyed."""

    act: str

    phrases = phrases(
        en="when this creature would be destroyed, <act|to_hand=<~return it to your hand><~put it into your hand>"
        "|to_mana=put it into your mana zone> instead."
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> InsteadOf:
        """The ability."""
        return InsteadOf("destroy", (Do(values["act"], This()),))


class OnlyIfWords(LineWords):
    """When the card can be used."""

    civilization: str = ""

    phrases = phrases(
        en=(
            "you can summon this creature only if you have cast a spell this turn.",
            f"you can cast this spell only if all the cards in your mana zone are <civilization|{CIVILIZATION}> cards.",
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> OnlyIf:
        """The ability."""
        civilization = values.get("civilization", "")
        return OnlyIf(AllManaIs(civilization) if civilization else SpellWasCast())


_GETS = "this creature gets <power#+> power."


class GroupWords(LineWords):
    """What several creatures have more, or the card itself under a condition."""

    power: int = 0
    which: WhichWords | None = None
    civilization: str = ""
    keyword: KeywordWords | None = None

    phrases = phrases(
        en=(
            "each of your other <which:many> in the battle zone gets <power#+> power.",
            f"while all the cards in your mana zone are <civilization|{CIVILIZATION}> cards, {_GETS}",
            f"survivor : {_GETS}",
            "survivor : <keyword>",
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Throughout | None:
        """The ability."""
        power, which, keyword = values.get("power", 0), values.get("which"), values.get("keyword")
        if civilization := values.get("civilization"):
            return Throughout(power=power, condition=AllManaIs(civilization))
        survivors = Which(kind=CREATURE, whose="your", races=("Survivor",))
        if keyword is not None:
            return None if keyword.word == "shield_trigger" else Throughout(survivors, keywords=(keyword,))
        if which is None:
            return Throughout(survivors, power=power)
        if which.kind != CREATURE or which.other:
            return None
        fields = {name: getattr(which, name) for name in Which.field_names} | {"whose": "your", "other": True}
        fields["kind"] = "" if which.races else CREATURE
        return Throughout(Which(**fields), power=power)

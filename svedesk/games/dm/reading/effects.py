"""Sentences of a printed text that do something: the phrases for them, and the effects heard by them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from svedesk.engine.script import Node
from svedesk.games.dm.reading.cards import CardsWords, WhichWords, located, of_owner, with_fields
from svedesk.games.dm.reading.gains import ConditionWords, GainWords, gained
from svedesk.games.dm.verbs.acts import Do, TopCards
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.deciding import IfDone, IfSo, MayDo
from svedesk.games.dm.verbs.drawing import DrawCards, LookAt, RedrawHand, SearchDeck, ShowTop
from svedesk.games.dm.verbs.giving import Breaks, ExtraTurn, Give, NoBattle
from svedesk.games.dm.verbs.special import Flip
from svedesk.games.dm.verbs.targets import MANY, Every, Pick
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS
from svedesk.phrases.phrase import phrases, said


class EffectWords(Node):
    """Base of the phrases for one sentence that does something."""


_OWNERS = "<~its owner's hand><~their owners' hands><~your opponent's hand><~his hand><~their owner's hand><~your hand>"
_IT = "<~it><~them>"
_WHOSE = "<~his ><~your ><~its owner's ><~their owners' ><~your opponent's >"
_FROM = {
    "to_hand": (BATTLE, MANA, GRAVEYARD, SHIELDS),
    "to_mana": (BATTLE, HAND, GRAVEYARD, SHIELDS),
    "to_graveyard": (MANA, SHIELDS),
    "to_shields": (BATTLE, HAND, MANA),
    "to_hand_no_trigger": (SHIELDS,),
    "to_deck_top": (BATTLE,),
    "discard": (HAND,),
}
_TOP = "the top card of that creature"


class DoWords(EffectWords):
    """One act on some cards."""

    cards: CardsWords
    act: str

    phrases = phrases(
        en=(
            said("destroy <cards>", act="destroy"),
            said("tap <cards>", act="tap"),
            said("untap <cards>", act="untap"),
            said(f"choose <cards> and tap {_IT}", act="tap"),
            said(f"choose <cards> and untap {_IT}", act="untap"),
            said(f"choose <cards> and destroy {_IT}", act="destroy"),
            said(f"return <cards> to {_OWNERS}", act="to_hand"),
            said(f"choose <cards> and return {_IT} to {_OWNERS}", act="to_hand"),
            said(f"choose <cards> and put {_IT} into {_WHOSE}mana zone", act="to_mana"),
            said(f"choose <cards> and put {_IT} into {_WHOSE}graveyard", act="to_graveyard"),
            said(f"choose <cards> and put {_IT} into your hand without triggers", act="to_hand_no_trigger"),
            said(f"choose <cards> and put {_IT} into your hand", act="to_hand"),
            said(f"choose <cards> and put {_IT} on top of {_WHOSE}deck", act="to_deck_top"),
            said(f"put <cards> on top of {_WHOSE}deck", act="to_deck_top"),
            said(f"choose <cards> and put {_TOP} into {_WHOSE}graveyard", act="top_to_graveyard"),
            said(f"choose <cards> and put {_TOP} into {_WHOSE}mana zone", act="top_to_mana"),
            said(f"put <cards> into {_WHOSE}mana zone", act="to_mana"),
            said(f"put <cards> into {_WHOSE}graveyard", act="to_graveyard"),
            said("put <cards> into your hand", act="to_hand"),
            said("put <cards> into your hand; its shield trigger can't be used", act="to_hand_no_trigger"),
            said("put the top card of <cards> into its owner's graveyard", act="top_to_graveyard"),
            said("put the top card of <cards> into its owner's mana zone", act="top_to_mana"),
            said("add <cards> to your shields face<~ ><~->down", act="to_shields"),
            said("discard <cards>", act="discard"),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Do | None:
        """The act, where such cards can be what it is done to."""
        act, cards = values["act"], values["cards"]
        which = cards.which if isinstance(cards, Pick | Every) else None
        if which is None:
            return None if act == "discard" else Do(act, cards)
        if which.zone not in _FROM.get(act, (BATTLE,)):
            return None
        if act.startswith("top_to") and which.evolution is not True:
            return None
        return Do(act, cards)


class OpponentDoesWords(EffectWords):
    """What the opponent chooses for."""

    act: str
    which: WhichWords | None = None
    count: int = 1
    zone: str = BATTLE
    each: WhichWords | None = None
    whose: str = "your"

    phrases = phrases(
        en=(
            said(
                "your opponent chooses <count|1=one|2=2> of his <which:many><~ in the battle zone> and "
                f"<act|destroy=destroys {_IT}|to_mana=puts {_IT} into his mana zone|to_hand=returns {_IT} to his hand"
                f"|to_graveyard=puts {_IT} into his graveyard>"
            ),
            said("your opponent chooses and destroys one of his <which:many>", act="destroy"),
            said(
                "your opponent chooses <count|1=a|2=2|3=3> <~card><~cards> <~in><~from> his mana zone and "
                f"<act|to_graveyard=puts {_IT} into his graveyard|to_hand=returns {_IT} to his hand>",
                zone=MANA,
            ),
            said(
                f"your opponent chooses a <which> <~in><~from> his mana zone and puts {_IT} into his graveyard",
                act="to_graveyard",
                zone=MANA,
            ),
            said(
                "your opponent discards <count|1=a card|2=2 cards|3=3 cards> <~at random from his hand>"
                "<~from his hand at random><each?"
                " for each <each><~ you have><~ in the battle zone>>",
                act="random",
            ),
            said(
                "your opponent chooses and discards <count|1=a card|2=2 cards> from his hand<each?"
                " for each <each> <~he><~your opponent> has><~ in the battle zone>",
                act="discard",
                whose="opponent",
            ),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Do | None:
        """The act."""
        of = {**cls.field_defaults, **values}
        act, each = of["act"], of["each"] and of_owner(of["each"], of["whose"])
        if act in ("random", "discard"):
            hand = Which(zone=HAND, whose="opponent")
            by = "random" if act == "random" else "opponent"
            return Do("discard", Pick(hand, of["count"], by=by, for_each=each))  # type: ignore[arg-type]
        which = located(of["which"] or Which(), of["zone"], "opponent")
        return None if which is None else Do(act, Pick(which, of["count"], by="opponent"))


class DrawWords(EffectWords):
    """Drawing cards."""

    count: int = 1
    up_to: bool = False
    each: WhichWords | None = None
    whose: str = "any"

    phrases = phrases(
        en=(
            "draw a card",
            "draw <up_to?up to ><count#> cards",
            said("draw that many cards", count=0),
            (
                "draw a card for each <each><whose|any=|your= you have|opponent= your opponent has><~ in the "
                "battle zone>"
            ),
            said("draw a card for each of your <each:many><~ in the battle zone>", whose="your"),
            said(
                "draw a number of cards equal to the number of <each:many> "
                "<whose|your=you have|opponent=your opponent has> in the battle zone"
            ),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> DrawCards:
        """So many."""
        of = {**cls.field_defaults, **values}
        return DrawCards(of["count"], of["up_to"], of["each"] and of_owner(of["each"], of["whose"]))


class TopWords(EffectWords):
    """Cards off the top of the deck."""

    zone: str
    count: int = 1
    up_to: bool = False

    phrases = phrases(
        en=(
            said("put the top card of your deck into your <zone|mana=mana zone|graveyard=graveyard>"),
            said("put the top <count#> cards of your deck into your <zone|mana=mana zone|graveyard=graveyard>"),
            said("add the top card of your deck to your shields face<~ ><~->down", zone=SHIELDS),
            said("add the card on top of your deck to your shields face<~ ><~->down", zone=SHIELDS),
            said(
                "add up to <count#> cards from the top of your deck to your shields face<~ ><~->down",
                zone=SHIELDS,
                up_to=True,
            ),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> TopCards:
        """Them."""
        return TopCards(values["zone"], values.get("count", 1), values.get("up_to", False))


class SearchWords(EffectWords):
    """Searching the deck, of which a text makes three sentences."""

    which: WhichWords
    count: int = 1
    show: bool = False
    zone: str = HAND

    phrases = phrases(
        en=(
            (
                "search your deck. you may take a <which> from <~your deck><~it><show?, show it to your opponent,> "
                "and put it into your <zone|hand=hand|mana=mana zone>. <~then >shuffle your deck"
            ),
            (
                "search your deck. you may take <count|99=any number of|2=up to 2|3=up to 3> <which:many> from "
                "<~your deck><~it><show?, show <~those cards><~them> to your opponent,> and put them into your "
                "<zone|hand=hand|mana=mana zone>. <~then >shuffle your deck"
            ),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> SearchDeck | None:
        """The search."""
        of = {**cls.field_defaults, **values}
        which = located(of["which"], DECK, "your")
        return None if which is None else SearchDeck(which, of["zone"], of["count"], of["show"])


class ShowWords(EffectWords):
    """Showing the top cards."""

    which: WhichWords
    count: int = 1
    to: str = HAND
    rest: str = GRAVEYARD

    phrases = phrases(
        en=(
            "reveal the top <~card><count?<count#> cards> of your deck. put all <which:many> <~from ><~among them>"
            "<~the revealed cards> into <to|hand=your hand|battle=the battle zone|mana=your mana zone><~,> and "
            "<~put >the rest into your <rest|graveyard|hand>"
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> ShowTop | None:
        """The cards."""
        which, of = located(values["which"], DECK, "your"), {**cls.field_defaults, **values}
        return None if which is None else ShowTop(of["count"], which, of["to"], of["rest"])


class LookWords(EffectWords):
    """Looking at cards, and what is discarded then."""

    cards: CardsWords
    which: WhichWords | None = None
    choose: bool = False

    phrases = phrases(
        en=(
            f"look at <cards><~, then put {_IT} back where <~it was><~they were>>",
            said("choose a shield and look at it", cards=Pick(Which(zone=SHIELDS))),
            "look at <cards>. he discards all <which:many> from it",
            "look at <cards>. your opponent discards all <which:many> in his hand",
            said("look at <cards> and choose a card from it. your opponent discards that card", choose=True),
            said("look at <cards>. choose a card from your opponent's hand. your opponent discards it", choose=True),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> LookAt | None:
        """The look."""
        cards, which = values["cards"], values.get("which")
        if not isinstance(cards, Pick | Every) or cards.which.zone not in (SHIELDS, HAND):
            return None
        of_hand = cards.which == Which(zone=HAND, whose="opponent")
        if which is None and not values.get("choose"):
            return LookAt(cards) if cards.which.zone == SHIELDS or of_hand else None
        if not of_hand:
            return None
        limited = None if which is None else located(which, HAND, "opponent")
        chosen: Pick | Every = Pick(cards.which) if limited is None else Every(limited)
        return LookAt(cards, effects=(Do("discard", chosen),))


class WholeSentenceWords(EffectWords):
    """What is always said in the same words."""

    what: str

    phrases = phrases(
        en=(
            "<what|no_battle=no battle happens|breaks=it breaks one of your opponent's shields"
            "|breaks=this creature breaks one of your opponent's shields|extra=take an extra turn after this one"
            "|redraw=shuffle your hand into your deck, then draw that many cards"
            "|redraw_both=each player shuffles his hand into his deck, then draws that many cards"
            "|redraw=count the cards in your hand, shuffle those cards into your deck, then draw that many cards"
            "|redraw_both=each player counts the cards in his hand, shuffles these cards into his deck, then "
            "draws that "
            "many cards|all_discard=each player discards his hand|discards=your opponent discards <~all "
            "cards from >his hand"
            "|all_mana=each player returns all cards from his mana zone to his hand>"
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Effect:
        """It."""
        effects: dict[str, Effect] = {
            "no_battle": NoBattle(),
            "breaks": Breaks(),
            "extra": ExtraTurn(),
            "redraw": RedrawHand(),
            "redraw_both": RedrawHand(both=True),
            "all_discard": Do("discard", Every(Which(zone=HAND))),
            "discards": Do("discard", Every(Which(zone=HAND, whose="opponent"))),
            "all_mana": Do("to_hand", Every(Which(zone=MANA))),
        }
        return effects[values["what"]]


# -- what is given -----------------------------------------------------------------------------------------------------


class GiveWords(EffectWords):
    """What cards are given until the end of the turn, or of the opponent's next."""

    cards: CardsWords
    gains: tuple[GainWords, ...]
    each: WhichWords | None = None
    until: str = "turn"

    phrases = phrases(
        en=(
            (
                "<cards> <~gets ><~get ><gains* and ><until|turn= until the end of the turn|turn= this turn"
                "|own_turn= until the start of your next turn>"
            ),
            (
                "<until|own_turn=until the start of your next turn|turn=until the end of the turn>, <cards> "
                "<~gets ><~get ><gains* and >"
            ),
            (
                "<cards> <~gets ><~get ><gains* and > until the end of the turn for each <each> you have<~ in "
                "the battle zone>"
            ),
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Give | None:
        """The gift."""
        fields = gained(values["gains"])
        cards = values["cards"]
        if fields is None or (isinstance(cards, Pick | Every) and cards.which.zone != BATTLE):
            return None
        if (each := values.get("each")) is not None:
            fields["for_each"] = of_owner(each, "your")
        return Give(cards, **fields, until=values.get("until", "turn"))


# -- what depends on something -----------------------------------------------------------------------------------------


class IfWords(EffectWords):
    """What is only done under a condition, or where something was done."""

    effects: EffectWords
    condition: ConditionWords | None = None

    phrases = phrases(en=("if you do, <effects>", "if <condition>, <effects>", "<effects> if <condition>"))

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> IfDone | IfSo | None:
        """It."""
        effect, condition = values["effects"], values.get("condition")
        if isinstance(effect, IfDone | IfSo):
            return None
        return IfDone((effect,)) if condition is None else IfSo(condition, (effect,))


class MayWords(EffectWords):
    """What may be done."""

    effects: EffectWords

    phrases = phrases(en="you may <effects>")

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> MayDo | None:
        """It."""
        effect = values["effects"]
        return None if isinstance(effect, IfDone | IfSo | MayDo) else MayDo((effect,))


class FlipWords(EffectWords):
    """Flipping a card with two faces."""

    cards: CardsWords
    how: str

    phrases = phrases(
        en="<how|awaken|liberate|dragsolution|flip|birth=zeron birth|big_bang=forbidden big bang> <cards>"
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Flip:
        """The flip."""
        return Flip(values["cards"], values["how"])


class ForEachWords(EffectWords):
    """What is done to as many cards as there are of some kind."""

    act: DoWords
    each: WhichWords
    whose: str = "your"
    may: bool = False
    zone: str = BATTLE

    phrases = phrases(
        en=(
            (
                "for each <each> <whose|your=you have|opponent=your opponent has><~ in the battle zone>, "
                "<may?you may ><act>"
            ),
            "<act> for each <each> <whose|your=you have|opponent=your opponent has><~ in the battle zone>",
            "<act> for each <each> in your <zone|mana=mana zone|graveyard=graveyard>",
        )
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> Do | None:
        """The act on so many."""
        of = {**cls.field_defaults, **values}
        cards, each = of["act"].cards, of["each"]
        if not isinstance(cards, Pick) or cards.count == MANY:
            return None
        each = with_fields(of_owner(each, of["whose"]), zone=of["zone"])
        return Do(of["act"].name, with_fields(cards, up_to=cards.up_to or of["may"], for_each=each))

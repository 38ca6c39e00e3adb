"""Psychic super creatures (805), king cells (812), and cards with two faces and no back that begin in the battle zone:
forbidden ones (807, 701.25, 701.28-2), cores (309), Zeron (810)."""

from dataclasses import replace

import pytest
from dm.playing import BY_NAME, FILLER, LIBRARY, Made, Played, creature, game, other, side, special, spell

from svedesk.engine.ask import Ask
from svedesk.engine.log import DeckList, Setup
from svedesk.engine.records import EVERYONE, Card
from svedesk.engine.session import Session
from svedesk.games.dm.card_scripts import SCRIPTS
from svedesk.games.dm.duel import Duel
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.run import Run
from svedesk.games.dm.values.power import mana_number
from svedesk.games.dm.words import (
    AsSoonAs,
    BeginsInBattle,
    CardsUnder,
    DeckSize,
    Do,
    DrawCards,
    Flip,
    HasKeyword,
    HasNoSeals,
    InsteadOf,
    LinkedWith,
    LinkTo,
    OnEvent,
    Pick,
    Which,
    this,
)
from svedesk.games.dm.zones import BATTLE, DECK, GRAVEYARD, HAND, HYPERSPATIAL, MANA

pytestmark = pytest.mark.game("dm")
BOLT = spell("Bolt", "destroy(theirs)")
HUNTERS = 'Which(kind="creature", whose="your", races=("Hunter",))'


def super_(*abilities, names=("Cell A", "Cell B", "Cell C")):
    """A psychic super creature, and the psychic creatures it is made of."""
    whole = creature(
        "Whole",
        f"made_of{tuple(names)}",
        *abilities,
        power=17000,
        cost=24,
        civ=("Light", "Water"),
        races=("Liquid People",),
    )
    whole = Made(replace(whole.facts, special="psychic_super"), whole.abilities)
    powers = (2000, 3000, 4000)
    return [
        special(creature(name, "blocker", power=power, cost=4, civ="Light", races=("Hunter",)), "psychic", whole)
        for name, power in zip(names, powers, strict=False)
    ]


LINK = spell("Link", f'Flip(Every({HUNTERS}), "awaken", link=True)')


def whole(*abilities, foe=None, hand=(), cells=None, **more):
    """A game in which the psychic super creature has just been linked."""
    battle = tuple(cells or super_(*abilities))
    played = game(side(battle=battle, hand=(LINK, *hand, FILLER), mana="FFFFF", **more), foe or side(battle=(FILLER,)))
    return played.use("Link")


# -- psychic super creatures (805) -------------------------------------------------------------------------------------


@pytest.mark.rule("805.1", "804.1c", "701.18a")
def test_psychic_creatures_are_flipped_and_linked_to_one() -> None:
    played = whole("triple_breaker")
    assert (played.battle(), played.power("Whole"), played.duel.facts(played.card("Whole")).special) == (
        ["Whole"],
        17000,
        "psychic_super",
    )
    assert played.to("attack").can("attack_player") == ["Whole"]


@pytest.mark.rule("805.1a")
def test_a_cell_alone_goes_back_at_once() -> None:
    flip = spell("Flip", f"Flip(Pick({HUNTERS}))")
    played = game(side(battle=super_()[:1], hand=(flip, FILLER), mana="FF")).use("Flip")
    assert (played.battle(), played.names(0, HYPERSPATIAL)) == ([], ["Cell A"])


@pytest.mark.rule("805.1")
def test_without_link_release_all_of_it_leaves() -> None:
    played = whole(hand=(spell("Lift", "bounce(mine)"),)).use("Lift")
    assert (played.battle(), sorted(played.names(0, HYPERSPATIAL))) == ([], ["Cell A", "Cell B", "Cell C"])


@pytest.mark.rule("805.1b", "805.1e")
def test_link_release_sends_one_cell_back_and_flips_the_others() -> None:
    sad = creature("Watcher", 'OnEvent("leaves", (DrawCards(),), Which(kind="creature", whose="your"))')
    lift = spell("Lift", 'bounce(Which(kind="creature", whose="your", power_least=9000))')
    played = whole("link_release", cells=(*super_("link_release"), sad), hand=(lift,)).use("Lift")
    assert (played.kind, len(played.can())) == ("leaving", 3)
    played.answer(0)
    assert (sorted(played.battle()), played.names(0, HYPERSPATIAL)) == (["Cell B", "Cell C", "Watcher"], ["Cell A"])
    assert played.hand() == ["Filler"]  # the cell was no creature that left


@pytest.mark.rule("805.1b")
def test_link_release_is_no_replacement() -> None:
    """A replacement applies in its place."""
    lift = spell("Lift", "bounce(mine)")
    saved = 'InsteadOf("leave", (DrawCards(),))'
    played = whole(cells=super_("link_release", saved), hand=(lift,)).use("Lift")
    assert (played.battle(), sorted(played.hand())) == (["Whole"], ["Filler", "Filler"])


def place_of(played: Played, number: str) -> int:
    """The place of the option that is a card by itself."""
    return next(at for at, option in enumerate(played.ask.options) if played.table.cards[option.card].number == number)


CARD = 'Which(kind="card", whose="your", cost_most=0)'


@pytest.mark.rule("805.1c", "805.1d", "109.2b")
def test_link_release_also_applies_where_a_card_of_it_would_leave() -> None:
    pinch = spell("Pinch", f'Do("to_mana", Pick({CARD}))')
    played = whole(cells=super_("link_release"), hand=(pinch,)).use("Pinch")
    played.answer(place_of(played, "T-CellC"))
    assert (sorted(played.battle()), played.names(0, HYPERSPATIAL)) == (["Cell A", "Cell B"], ["Cell C"])


@pytest.mark.rule("805.1d", "805.1f", "109.2a")
@pytest.mark.parametrize(
    ("which", "count"),
    [
        (Which(kind="card", whose="your", cost_most=0), 3),
        (Which(kind="card", whose="your", civilizations=("Water",)), 3),
        (Which(kind="card", whose="your", civilizations=("Fire",)), 0),
        (Which(kind="card", whose="your", cost_least=1), 0),
        (Which(kind="creature", whose="your", cost_least=24), 1),
    ],
)
def test_a_cell_costs_nothing_and_has_the_civilizations_of_the_whole(which: Which, count: int) -> None:
    played = whole()
    assert len(which.find(played.duel, 0, 0)) == count


@pytest.mark.rule("805.1e", "805.1a")
def test_where_one_card_leaves_without_link_release_the_others_go_back() -> None:
    sad = creature("Watcher", 'OnEvent("leaves", (DrawCards(),), Which(kind="creature", whose="your"))', cost=3)
    pinch = spell("Pinch", f'Do("to_mana", Pick({CARD}))')
    played = whole(cells=(*super_(), sad), hand=(pinch,)).use("Pinch").answer(0)
    assert (played.battle(), sorted(played.names(0, HYPERSPATIAL))) == (["Watcher"], ["Cell A", "Cell B", "Cell C"])
    assert played.hand() == ["Filler"]


@pytest.mark.rule("805.2", "805.2a")
def test_unlinked_each_is_as_the_whole_was() -> None:
    weak = spell("Weak", "Give(Every(mine), power=-1000)")
    lift = spell("Lift", "bounce(mine)")
    played = whole(cells=super_("link_release"), hand=(weak, lift)).use("Weak")
    played.by_hand("turn", played.card("Whole").id, amount=1)
    played.use("Lift").answer(0)
    assert [(played.power(name), played.is_tapped(name)) for name in ("Cell B", "Cell C")] == [
        (2000, True),
        (3000, True),
    ]


@pytest.mark.rule("805.2a")
def test_the_attacking_player_chooses_which_of_them_is_attacked() -> None:
    hitter = creature("Hitter", "attacks(bounce(theirs))", power=20000)
    played = game(
        side(battle=(hitter,), mana="F"), side(battle=super_("link_release"), hand=(LINK,), mana="FF"), active=1
    )
    played.use("Link").end_turn()
    played.by_hand("turn", played.card("Whole", 1).id, amount=1)
    played.attack("Hitter", "Whole").answer(0)
    assert (played.kind, played.seat, sorted(played.can())) == ("attacked", 0, ["Cell B", "Cell C"])
    played.pick("Cell C")
    while played.kind == "block":
        played.block()
    assert played.battle(1) == ["Cell B"]


# -- king cells (812) --------------------------------------------------------------------------------------------------

KING = creature(
    "King", 'made_of("Might", "Mind")', "double_breaker", power=9000, cost=5, civ=("Light", "Fire"), races=("Dragon",)
)
KING = Made(replace(KING.facts, special="king"), KING.abilities)


def cell(name: str, civ: str):
    return special(Made(replace(other("cell", name, civ=civ).facts, cost=None)), "king", KING)


MIGHT, MIND = cell("Might", "Fire"), cell("Mind", "Light")


@pytest.mark.rule("812.1")
@pytest.mark.parametrize(("hand", "mana", "able"), [((MIGHT,), "FFFFL", 0), ((MIGHT, MIND), "FFFFL", 2)])
def test_king_cells_are_used_together_only(hand: tuple, mana: str, able: int) -> None:
    played = game(side(hand=(*hand, BOLT), mana=mana), side(battle=(FILLER,)))
    told = [told for told in played.to("main").options() if told[0] == "use" and told[1] != "Bolt"]
    assert len(told) == (1 if able else 0)


@pytest.mark.rule("812.1", "812.1c")
def test_they_are_put_into_the_battle_zone_as_one_creature_for_what_it_costs() -> None:
    watcher = creature("Watcher", 'OnEvent("enters", (DrawCards(),), mine)')
    played = game(side(battle=(watcher,), hand=(MIGHT, MIND, BOLT), mana="FFFFL")).use("Might")
    assert (sorted(played.battle()), played.power("King")) == (["King", "Watcher"], 9000)
    assert (sorted(played.hand()), sum(card.sideways for card in played.table.in_zone(0, MANA))) == (
        ["Bolt", "Filler"],
        5,
    )


@pytest.mark.rule("812.1c")
def test_cells_in_the_mana_zone_pay_for_themselves() -> None:
    played = game(side(hand=(MIGHT, BOLT), mana=(MIND, FILLER, FILLER, FILLER, FILLER))).use("Might")
    assert (played.battle(), played.count(0, MANA)) == (["King"], 4)
    few = game(side(hand=(MIGHT, BOLT), mana=(MIND, FILLER, FILLER, FILLER)), side(battle=(FILLER,)))
    assert "Might" not in few.to("main").can("use")


@pytest.mark.rule("812.1c", "112.2a")
def test_all_its_civilizations_are_paid() -> None:
    played = game(side(hand=(MIGHT, MIND, BOLT), mana="FFFFF"), side(battle=(FILLER,)))
    assert played.to("main").can("use") == ["Bolt"]


@pytest.mark.rule("812.1a", "812.1b")
@pytest.mark.parametrize(
    ("which", "count"),
    [
        (Which(kind="card", whose="your", cost_most=0), 2),
        (Which(kind="card", whose="your", civilizations=("Light",)), 1),
        (Which(kind="card", whose="your", races=("Dragon",)), 0),
        (Which(kind="creature", whose="your", races=("Dragon",), civilizations=("Light",)), 1),
    ],
)
def test_a_cell_of_it_is_read_by_itself(which: Which, count: int) -> None:
    played = game(side(hand=(MIGHT, MIND, BOLT), mana="FFFFL")).use("Might")
    assert len(which.find(played.duel, 0, 0)) == count


@pytest.mark.rule("812.1a")
def test_a_cell_in_the_hand_costs_nothing_and_is_no_creature() -> None:
    played = game(side(hand=(MIGHT,)))
    cheap = Which(zone=HAND, whose="your", cost_most=0)
    assert len(cheap.find(played.duel, 0, 0)) == 1
    assert Which(zone=HAND, whose="your", kind="creature").find(played.duel, 0, 0) == []


PINCH = spell("Pinch", 'Do("to_hand", Pick(Which(kind="card", whose="your", cost_most=0)))')


@pytest.mark.rule("812.1d", "812.1e")
def test_where_a_cell_leaves_the_others_go_to_the_graveyard_and_no_creature_left() -> None:
    watcher = creature("Watcher", 'OnEvent("leaves", (DrawCards(),), mine)', cost=3)
    played = game(side(battle=(watcher,), hand=(MIGHT, MIND, PINCH, BOLT), mana="FFFFLF")).use("Might")
    played.use("Pinch").answer(0)
    (gone,) = set(played.hand()) & {"Might", "Mind"}
    assert (played.battle(), len(played.hand())) == (["Watcher"], 2)
    assert sorted(played.graveyard()) == sorted({"Might", "Mind", "Pinch"} - {gone})


@pytest.mark.rule("812.1e")
def test_what_replaces_that_a_creature_leaves_counts_for_a_cell() -> None:
    guard = creature("Guard", 'InsteadOf("leave", (DrawCards(),), Which(kind="creature", races=("Dragon",)))', cost=3)
    played = game(side(battle=(guard,), hand=(MIGHT, MIND, PINCH, BOLT), mana="FFFFLF")).use("Might")
    played.use("Pinch").answer(0)
    assert (sorted(played.battle()), sorted(played.hand())) == (["Guard", "King"], ["Bolt", "Filler"])


@pytest.mark.rule("812.1d")
def test_destroyed_as_a_creature_all_of_it_goes_to_the_graveyard() -> None:
    played = game(side(hand=(MIGHT, MIND, spell("End", "destroy(mine)"), BOLT), mana="FFFFLF")).use("Might").use("End")
    assert (played.battle(), sorted(played.graveyard())) == ([], ["End", "Might", "Mind"])


# -- what begins in the battle zone (100.5, 307, 308.4, 311, 807, 810) -------------------------------------------------

FORBIDDEN = special(
    Made(
        replace(other("impulse", "Sealed", civ="Fire").facts, cost=None),
        (BeginsInBattle(2), HasKeyword("cant_leave"), AsSoonAs(HasNoSeals(), (Flip(this, "liberate"),))),
    ),
    "forbidden",
    Made(
        replace(creature("Freed", power=99999, cost=99, races=("Unknown",)).facts, special="forbidden"),
        (OnEvent("flipped", (DrawCards(),)),),
    ),
)
STAR_FIELD = Made(other("field", "Place", civ="Fire").facts, (BeginsInBattle(),))


def begun(*cards: Made, seed: int = 3, answers: tuple[int, ...] = ()) -> Session:
    """A game of decks in which these cards are, one each."""
    made = {made.facts.number: made for card in cards for made in (card, *((card.back,) if card.back else ()))}
    facts = {**LIBRARY, **{number: one.facts for number, one in made.items()}}
    scripts = {**SCRIPTS, **{number: one.abilities for number, one in made.items()}}
    plain = [number for number, known in LIBRARY.items() if known.kind == "creature" and not known.special][:10]
    forty = tuple(number for number in plain for _ in range(4))
    own = tuple(card.facts.number for card in cards)
    decks = (
        DeckList((("main", (*own, *forty[len(own) :])), ("hyperspatial", ()), ("gacharange", ()))),
        DeckList((("main", forty), ("hyperspatial", ()), ("gacharange", ()))),
    )
    session = Session(Dm(facts, scripts), Setup("dm", "1.38", seed, decks, 0))
    for place in answers:
        session.answer((place,))
    return session


def duel_of(session: Session) -> Duel:
    rules = session.ruleset
    assert isinstance(rules, Dm)
    return rules.duel(session.table)


def in_battle(session: Session) -> list[str]:
    return [card.number for card in session.table.in_zone(0, BATTLE) if card.faceup]


@pytest.mark.rule("307.2", "807.4", "100.5", "311.2", "308.4", "810.3")
@pytest.mark.parametrize("card", [FORBIDDEN, STAR_FIELD], ids=["impulse", "field"])
def test_some_cards_begin_in_the_battle_zone(card: Made) -> None:
    session = begun(card)
    assert in_battle(session) == [card.facts.number]
    seals = 2 if card is FORBIDDEN else 0
    (lying,) = [one for one in session.table.in_zone(0, BATTLE) if one.faceup]
    duel = duel_of(session)
    assert (len(duel.seals(lying)), len(session.table.zone(0, DECK))) == (seals, 40 - 1 - seals - 10)


@pytest.mark.rule("100.5")
def test_of_several_sets_one_begins_there_and_its_player_says_which() -> None:
    session = begun(FORBIDDEN, STAR_FIELD)
    ask = session.ask
    assert isinstance(ask, Ask)
    assert (ask.kind, ask.seat, len(ask.options)) == ("begins", 0, 2)
    session.answer((1,))
    assert in_battle(session) == ["T-Place"]
    assert len(session.table.zone(0, DECK)) == 40 - 1 - 10


@pytest.mark.rule("807.1a", "701.25a")
def test_without_seals_it_is_liberated() -> None:
    free = spell("Free", 'RemoveSeals(Every(Which(kind="card", whose="your", cost_most=0)), every=True)')
    session = begun(FORBIDDEN)
    duel = duel_of(session)
    (sealed,) = duel.creatures(0)
    assert (duel.is_sealed(sealed), sealed.number) == (True, "T-Sealed")
    for _ in free.abilities[0].effects[0].perform(duel, Run(0, sealed, 0, "T-Free")):
        raise AssertionError("nothing is asked")
    (freed,) = duel.creatures(0)
    assert (duel.is_creature(freed), duel.facts(freed).name) == (True, "Freed")


@pytest.mark.rule("807.1b", "810.1b")
@pytest.mark.parametrize("kind", ["impulse", "nebula"])
def test_everyone_sees_a_card_without_a_back_in_a_hand(kind: str) -> None:
    card = special(Made(replace(other(kind, "Open").facts, cost=None)), "forbidden", creature("Inside"))
    drawn = spell("Draw", "DrawCards()")
    played = game(side(hand=(drawn, BOLT), mana="F", deck=(card, FILLER)), side(battle=(FILLER,))).use("Draw")
    (known,) = [one for one in played.table.in_zone(0, HAND) if one.number == "T-Open"]
    assert known.known == EVERYONE
    (seen,) = [shown for shown in played.session.view(1).zone(0, HAND).cards if shown.number]
    assert (seen.number, played.rules.facts("T-Open").back) == ("T-Open", "T-Inside")


@pytest.mark.rule("807.3", "810.2")
@pytest.mark.parametrize(
    ("zone", "kind", "count"), [(GRAVEYARD, "impulse", 1), (GRAVEYARD, "creature", 1), (BATTLE, "creature", 0)]
)
def test_in_the_battle_zone_the_face_that_lies_up_is_read_and_elsewhere_either(
    zone: str, kind: str, count: int
) -> None:
    plain = special(Made(replace(other("impulse", "Sealed").facts, cost=None)), "forbidden", FORBIDDEN.back)
    played = game(side(**{zone: (plain,)}))
    assert len(Which(zone=zone, whose="your", kind=kind).find(played.duel, 0, 0)) == count


def names_to_say(*cards) -> list[str]:
    curse = spell("Curse", 'ChooseWord("name", "to_hand", Which(kind="creature", whose="your"))')
    played = game(side(battle=tuple(cards), hand=(curse, FILLER), mana="F")).use("Curse")
    return [option.label.args[0] for option in played.ask.options]


@pytest.mark.rule("807.5", "804.7", "810.4", "810.4a")
def test_the_name_of_either_face_is_said_and_not_both() -> None:
    nebula = special(Made(replace(other("nebula", "Cloud").facts, cost=None)), "zeron", creature("Dragon Z"))
    psychic = special(creature("Small"), "psychic", creature("Large"))
    names = names_to_say(FORBIDDEN, psychic, nebula)
    assert {"Sealed", "Freed", "Small", "Large", "Dragon Z"} <= set(names)
    assert not {"Cloud", "Sealed/Freed", "Small/Large"} & set(names)


@pytest.mark.rule("808.4")
def test_a_twinpact_has_the_name_of_both_halves_together() -> None:
    twin = special(creature("Beast", power=4000), "twinpact", spell("Roar", "DrawCards()"))
    names = names_to_say(twin)
    assert ("Beast/Roar" in names, "Roar" in names) == (True, False)
    played = game(side(hand=(twin,)))
    assert len(Which(zone=HAND, whose="your", named="Beast/Roar").find(played.duel, 0, 0)) == 1


# -- the final forbidden field, and cores (309, 701.28-2) --------------------------------------------------------------

END = Made(
    replace(creature("The end", "triple_breaker", power=999999, cost=999).facts, special="final_forbidden"),
    (InsteadOf("leave", (Do("to_mana", CardsUnder(2)),), may=True),),
)
CORE = other("core", "Core", civ="Darkness")


def piece(place: int) -> Made:
    facts = replace(other("field", f"Piece {place}", civ="Fire").facts, cost=None)
    return special(Made(facts, (BeginsInBattle(of="Last day"),)), "final_forbidden", END if place == 0 else CORE)


PIECES = tuple(piece(place) for place in range(5))
BANG = Flip(Pick(Which(kind="field", whose="your")), "big_bang")


def exploded(session: Session) -> tuple[Duel, Card]:
    """The field of five cards of a game that has just begun explodes."""
    duel = duel_of(session)
    (field,) = duel.creatures(0)
    for _ in BANG.perform(duel, Run(0, field, field.id, field.number)):
        raise AssertionError("nothing is asked")
    return duel, duel.creatures(0)[0]


@pytest.mark.rule("701.28-2a", "309.6")
def test_a_field_of_five_cards_explodes_to_one_creature_over_its_cores() -> None:
    session = begun(*PIECES)
    duel = duel_of(session)
    assert [len(duel.chain(field)) for field in duel.creatures(0)] == [5]
    duel, end = exploded(session)
    assert (duel.facts(end).name, duel.is_creature(end), len(duel.pile(end)), len(duel.chain(end))) == (
        "The end",
        True,
        5,
        1,
    )


@pytest.mark.rule("309.4", "309.5")
def test_cores_move_where_the_card_says_and_give_civilizations_but_no_mana() -> None:
    duel, end = exploded(begun(*PIECES))
    moving = Do("to_mana", CardsUnder(4)).perform(duel, Run(0, end, end.id, end.number))
    assert list(moving) == []
    lying = duel.mana(0)
    assert duel.is_creature(end)
    assert [mana_number(duel, card) for card in lying] == [0] * 4
    assert [duel.printed(card).facts.name for card in lying] == ["Core"] * 4


@pytest.mark.rule("309.5", "207.2", "110.4b")
def test_a_card_that_gives_no_mana_is_tapped_for_its_civilization() -> None:
    dry = other("castle", "Dry", civ="Darkness")
    dry_rule = creature("Drought", 'always(Which(zone=MANA, civilizations=("Darkness",)), mana=0)')
    dark = creature("Dark", civ="Darkness", cost=2)
    mana = (FILLER, FILLER, dry)
    played = game(side(battle=(dry_rule,), hand=(dark, BOLT), mana=mana)).use("Dark")
    assert "Dark" in played.battle()
    assert all(card.sideways for card in played.table.in_zone(0, MANA))
    short = game(side(battle=(dry_rule,), hand=(dark, BOLT), mana=(FILLER, dry)), side(battle=(FILLER,)))
    assert "Dark" not in short.to("main").can("use")


# -- Zeron (810) -------------------------------------------------------------------------------------------------------

ZERON = Made(
    replace(creature("Zeron", power=0, cost=0, races=("Master Dragon Z",)).facts, special="zeron"),
    (HasKeyword("cant_be_destroyed"),),
)
CEREMONY = special(
    Made(
        replace(other("ceremony", "Origin", civ="Darkness").facts, cost=None),
        (BeginsInBattle(), AsSoonAs(LinkedWith(4), (Flip(this, "birth"),))),
    ),
    "zeron",
    ZERON,
)


def nebula(name: str) -> Made:
    drawn = OnEvent("drawn", (LinkTo(Pick(Which(kind="ceremony", whose="your"))),), Which(whose="your"))
    facts = replace(other("nebula", name, civ="Darkness").facts, cost=None)
    return special(Made(facts, (BeginsInBattle(of="Origin"), drawn)), "zeron", ZERON)


NEBULAS = tuple(nebula(f"Nebula {place}") for place in range(4))


@pytest.mark.rule("810.3", "311.2", "100.5")
def test_the_ceremony_and_its_nebulas_begin_in_the_battle_zone_as_one_set() -> None:
    session = begun(CEREMONY, *NEBULAS)
    assert sorted(in_battle(session)) == sorted(card.facts.number for card in (CEREMONY, *NEBULAS))


@pytest.mark.rule("810.1", "810.1a", "810.2")
def test_with_four_nebulas_linked_all_are_flipped_to_zeron() -> None:
    drawn = spell("Draw", "DrawCards()")
    played = game(side(battle=(CEREMONY, *NEBULAS), hand=(drawn, FILLER), mana="F")).use("Draw")
    while played.kind == "trigger":
        played.answer(0)
    assert (played.battle(), len(played.duel.chain(played.card("Zeron")))) == (["Zeron"], 5)


@pytest.mark.rule("314.1", "314.3")
def test_rule_plus_begins_in_the_hyperspatial_zone_and_holds_from_there() -> None:
    rule = other("rule_plus", "Law", 'always(Which(kind="creature"), power=1000)')
    assert DM.decks.section_of(rule.facts) == "hyperspatial"
    played = game(side(battle=(FILLER,), hyperspatial=(rule,)), side(battle=(FILLER,)))
    assert (played.power("Filler", 0), played.power("Filler", 1)) == (2000, 2000)


@pytest.mark.rule("314.3a")
def test_rule_plus_may_change_how_many_cards_a_deck_has() -> None:
    thirteen = next(facts for facts in LIBRARY.values() if facts.name == "Invincible Thirteen")
    assert any(isinstance(ability, DeckSize) for ability in SCRIPTS[thirteen.number])
    plain = [number for number, facts in LIBRARY.items() if facts.kind == "creature" and not facts.special][:12]
    cards = tuple(number for number in plain for _ in range(4))

    def wrong(size: int) -> bool:
        deck = DeckList((("main", cards[:size]), ("hyperspatial", (thirteen.number,)), ("gacharange", ())))
        return "100.2" in [problem.clause for problem in DM.decks.problems(deck, "standard", LIBRARY)]

    assert [wrong(size) for size in (40, 45)] == [True, False]


@pytest.mark.rule("307.2", "807.1a", "810.3", "812.1", "100.5")
def test_the_sample_cards_of_the_list_do_so() -> None:
    sealed, zerom = "Forbidden ~The Sealed X~", "Zerom, Origin of Destruction"
    plain = tuple(n for n, one in LIBRARY.items() if one.kind == "creature" and not one.special)[:10]
    forty = tuple(number for number in plain for _ in range(4))
    nebulas = tuple(number for number, facts in LIBRARY.items() if facts.kind == "nebula")
    assert len(nebulas) == 4
    for own in ((BY_NAME[sealed].number,), (BY_NAME[zerom].number, *nebulas)):
        main = (*own, *forty[len(own) :])
        decks = tuple(DeckList((("main", cards), ("hyperspatial", ()), ("gacharange", ()))) for cards in (main, forty))
        assert DM.decks.problems(decks[0], "standard", LIBRARY) == ()
        session = Session(Dm(LIBRARY), Setup("dm", "1.38", 3, decks, 0))
        assert in_battle(session) == list(own)
        assert len(session.table.in_zone(0, BATTLE)) == (7 if len(own) == 1 else 5)
    cells = ("New World King's Authority", "New World King's Thoughts", "New World King's Fighting Spirit")
    played = game(side(hand=(*cells, FILLER), mana="LWDFNLWDF")).use(cells[0])
    assert (played.battle(), played.power("Volzeos Balamord"), played.kind) == (["Volzeos Balamord"], 555555, "by_hand")


@pytest.mark.rule("810.1")
def test_nebulas_that_are_laid_on_their_ceremony_by_hand_give_birth_to_zeron() -> None:
    names = ("Ceremony of Hands", "Ceremony of Graveyard", "Ceremony of Resurrection", "Ceremony of Destruction")
    zerom = "Zerom, Origin of Destruction"
    played = game(side(battle=(zerom, *names), hand=(FILLER, FILLER), mana="FF"))
    for name in names:
        played.by_hand(
            "attach",
            played.card(name).id,
            played.card(zerom).id if name == names[0] else played.duel.creatures(0)[0].id,
            to=played.duel.creatures(0)[0].place,
        )
    played.use("Filler")
    assert sorted(played.battle()) == ["Filler", "Zeron"]


@pytest.mark.rule("101.2", "807.1a")
def test_what_cant_leave_the_battle_zone_stays() -> None:
    rock = creature("Rock", 'HasKeyword("cant_leave")', power=2000)
    played = game(side(hand=(BOLT, FILLER), mana="FF"), side(battle=(rock,))).use("Bolt")
    assert played.battle(1) == ["Rock"]

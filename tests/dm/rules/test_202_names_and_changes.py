"""Names and aliases (202), what effects add to cards and take from them (106.4, 203.3, 207.2), what is said by a player
(106.3, 203.4), abilities of other zones (110.4g), and what is put under creatures (310.8b, 802.4)."""

from dataclasses import replace

import pytest
from dm.playing import FILLER, LIBRARY, Made, creature, fresh, game, other, side, special, spell

from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.words import BeginsInBattle, Which

pytestmark = pytest.mark.game("dm")
OX = creature("Ox", races=("Beast Folk",), power=2000)
SAINT = creature("Saint", civ="Light", power=1500)


def named_in(played) -> list[str]:
    return [str(option.label.args[0]) for option in played.ask.options]


@pytest.mark.rule("101.1")
def test_what_a_card_says_goes_before_the_rules() -> None:
    """The rules let a creature attack a turn after it came (301.5) and four cards of a name be in a deck (100.2a)."""
    fast = creature("Fast", "speed_attacker", power=2000)
    assert game(side(battle=(fresh(fast), fresh(OX)))).to("attack").can("attack_player") == ["Fast"]
    many = replace(OX.facts, deck_limit=40)
    deck = DeckList((("main", ("T-Ox",) * 40), ("hyperspatial", ()), ("gacharange", ())))
    assert DM.decks.problems(deck, "standard", {**LIBRARY, "T-Ox": many}) == ()
    assert [one.clause for one in DM.decks.problems(deck, "standard", {**LIBRARY, "T-Ox": OX.facts})] == ["100.2a"]


@pytest.mark.rule("102.1")
@pytest.mark.parametrize("active", [0, 1])
def test_whose_turn_it_is_is_the_active_player(active: int) -> None:
    played = game(side(hand=(FILLER,)), side(hand=(FILLER,)), active=active, step="charge")
    assert (played.duel.active, played.kind, played.seat) == (active, "charge", active)
    played.end_turn()
    assert (played.duel.active, played.seat) == (1 - active, 1 - active)


@pytest.mark.rule("106.3")
def test_a_civilization_that_is_said_is_one_of_the_five() -> None:
    curse = spell("Curse", 'ChooseWord("civilization", "destroy", Which(kind="creature"))')
    grey = creature("Grey", civ=(), power=1000)
    played = game(side(hand=(curse, FILLER), mana="F"), side(battle=(OX, SAINT, grey))).use("Curse")
    assert named_in(played) == ["Light", "Water", "Darkness", "Fire", "Nature"]
    assert played.answer(3).battle(1) == ["Saint", "Grey"]


@pytest.mark.rule("106.4", "110.4b")
def test_civilizations_are_added_and_taken_away() -> None:
    fire = Which(kind="creature", whose="your", civilizations=("Fire",))
    painter = creature("Painter", 'always(mine, civilizations=("Nature",))', civ="Water", power=1000)
    played = game(side(battle=(painter, OX)))
    nature = Which(kind="creature", whose="your", civilizations=("Nature",))
    assert (len(nature.find(played.duel, 0, 0)), len(fire.find(played.duel, 0, 0))) == (2, 1)
    fader = creature("Fader", "always(theirs, colorless=True)", civ="Water", power=1000)
    faded = game(side(battle=(OX,)), side(battle=(fader,)))
    assert fire.find(faded.duel, 0, 0) == []


@pytest.mark.rule("106.4", "112.2a")
def test_a_card_that_is_given_a_civilization_is_paid_with_it_too() -> None:
    dyer = creature("Dyer", 'always(Which(zone=HAND, whose="your"), civilizations=("Light",))', civ="Water")
    played = game(side(battle=(dyer,), hand=(FILLER, OX), mana="FF"), side(battle=(FILLER,)))
    assert played.to("main").can("use") == []
    assert game(side(battle=(dyer,), hand=(FILLER, OX), mana="FL")).to("main").can("use") == ["Filler", "Ox"]


@pytest.mark.rule("110.4b", "106.4", "405.2")
def test_an_ability_may_be_about_the_cards_in_a_zone() -> None:
    rainbow = creature(
        "Rainbow", 'always(Which(zone=MANA, whose="your"), civilizations=("Light", "Water"))', power=1000
    )
    played = game(side(battle=(rainbow,), hand=(creature("Angel", civ="Light", cost=2), OX), mana="FF")).use("Angel")
    assert "Angel" in played.battle()


@pytest.mark.rule("110.6")
def test_a_civilization_that_is_there_already_is_added_in_vain() -> None:
    redder = creature("Redder", 'always(Which(zone=HAND, whose="your"), civilizations=("Fire",))', civ="Fire")
    played = game(side(battle=(redder,), hand=(creature("Spark", civ="Fire", cost=1), OX), mana="F")).use("Spark")
    assert "Spark" in played.battle()  # it costs one mana for one civilization, not two (112.2b)


@pytest.mark.rule("110.4g")
def test_an_ability_may_trigger_in_the_graveyard_and_only_there() -> None:
    back = 'OnEvent("start", (Do("to_hand", This()),), zone=GRAVEYARD)'
    ghost = creature("Ghost", back, power=1000)
    played = game(side(graveyard=(ghost,), hand=(FILLER,)), side(hand=(FILLER,)), active=1)
    played.end_turn()
    assert (sorted(played.hand()), played.graveyard()) == (["Filler", "Filler", "Ghost"], [])
    there = game(side(battle=(ghost,), hand=(FILLER,)), side(hand=(FILLER,)), active=1)
    assert there.end_turn().battle() == ["Ghost"]


@pytest.mark.rule("113.3")
def test_effects_change_how_many_shields_there_are() -> None:
    more, less = (
        spell("More", "TopCards(SHIELDS, 2)"),
        spell("Less", 'Do("to_hand", Pick(Which(zone=SHIELDS, whose="your")))'),
    )
    played = game(side(hand=(more, less, FILLER), mana="FF", shields=3), side(battle=(FILLER,))).use("More")
    assert len(played.duel.shields(0)) == 5
    played.use("Less").answer(0)
    assert len(played.duel.shields(0)) == 4


@pytest.mark.rule("202.4")
@pytest.mark.parametrize("name", ["Twice", "Thrice"])
def test_a_card_may_have_a_second_name(name: str) -> None:
    card = creature("Twice", 'AlsoNamed("Thrice")', power=1000)
    played = game(side(battle=(card,)))
    assert len(Which(kind="creature", named=name).find(played.duel, 0, 0)) == 1
    assert len(Which(kind="creature", named="Once").find(played.duel, 0, 0)) == 0


PRIME = Made(replace(creature("Optimus", power=3000).facts, alias="Bad Brand"))


@pytest.mark.rule("202.6")
def test_a_card_with_an_alias_is_treated_as_the_card_of_that_name() -> None:
    played = game(side(battle=(PRIME,)))
    assert len(Which(kind="creature", named="Bad Brand").find(played.duel, 0, 0)) == 1
    assert Which(kind="creature", named="Optimus").find(played.duel, 0, 0) == []
    brand = creature("Bad Brand").facts
    plain = tuple(n for n, one in LIBRARY.items() if one.kind == "creature" and not one.special)[:9]
    main = (*(n for n in plain for _ in range(4)), brand.number, brand.number, brand.number, PRIME.facts.number)
    five = (*main[1:], PRIME.facts.number)
    cards = {**LIBRARY, brand.number: brand, PRIME.facts.number: PRIME.facts}

    def wrong(numbers: tuple[str, ...]) -> list[Message]:
        deck = DeckList((("main", numbers), ("hyperspatial", ()), ("gacharange", ())))
        return [one for one in DM.decks.problems(deck, "standard", cards) if one.clause == "100.2a"]

    assert (wrong(main), len(wrong(five))) == ([], 1)


@pytest.mark.rule("202.6a")
def test_the_name_above_an_alias_is_not_said() -> None:
    curse = spell("Curse", 'ChooseWord("name", "destroy", Which(kind="creature"))')
    played = game(side(hand=(curse, FILLER), mana="F"), side(battle=(PRIME, OX))).use("Curse")
    names = named_in(played)
    assert ("Optimus" in names, "Bad Brand" in names) == (False, True)
    assert played.answer(names.index("Bad Brand")).battle(1) == ["Ox"]


@pytest.mark.rule("203.3")
def test_effects_add_races() -> None:
    dragons = Which(kind="creature", whose="your", races=("Armored Dragon",))
    teacher = creature("Teacher", 'always(mine, races=("Armored Dragon",))', power=1000)
    assert len(dragons.find((played := game(side(battle=(teacher, OX)))).duel, 0, 0)) == 2
    assert len(Which(kind="creature", race_word="Dragon").find(played.duel, 0, 0)) == 2
    lesson = spell("Lesson", 'Give(Pick(mine), races=("Armored Dragon",))')
    grown = creature("Grown", 'evolution("Armored Dragon")', evolution=True, power=6000)
    later = game(side(battle=(OX,), hand=(lesson, grown), mana="FFF")).use("Lesson").use("Grown")
    assert later.battle() == ["Grown"]


@pytest.mark.rule("203.4")
def test_a_race_that_is_said_is_one_that_a_card_has() -> None:
    curse = spell("Curse", 'ChooseWord("race", "destroy", Which(kind="creature"))')
    played = game(side(hand=(curse, FILLER), mana="F"), side(battle=(OX, SAINT))).use("Curse")
    races = named_in(played)
    assert ("Cyber" in races, "Cyber Lord" in races, "Dragon" in races) == (False, True, False)
    assert played.answer(races.index("Beast Folk")).battle(1) == ["Saint"]


@pytest.mark.rule("205.1a")
def test_a_keyword_before_a_text_is_not_referred_to() -> None:
    """Labyrinth is printed before what happens when the creature is put: that is text all the same."""
    shields = 'ThereAre(Which(zone=SHIELDS, whose="your"), least=1)'
    maze = creature("Maze", f'OnEvent("enters", (DrawCards(),), only_while={shields})', power=1000, cost=1)
    baron = creature(
        "Baron",
        'OnEvent("enters", (Do("to_mana", Every(Which(kind="creature", whose="your", triggers_on="enters"))),), mine)',
    )
    played = game(side(battle=(baron, OX), hand=(maze, FILLER), mana="F")).use("Maze")
    while played.kind == "trigger":
        played.answer(0)
    assert "Maze" in played.mana()
    assert "Ox" in played.battle()


@pytest.mark.rule("308.4")
def test_some_fields_say_that_they_begin_in_the_battle_zone() -> None:
    assert "battle zone" in BeginsInBattle().says("en")


@pytest.mark.rule("310.8b")
def test_an_aura_goes_under_a_card_with_its_creature_in_an_order_its_owner_says() -> None:
    robot = special(creature("Robot", power=3000, races=("Magic Tool",)), "gacharange")
    coat = Made(replace(other("aura", "Coat", "always(power=500)", cost=1).facts, attack=2000))
    below = spell("Below", 'PutUnder(Pick(Which(kind="creature", whose="your", races=("Magic Tool",))), Pick(mine))')
    played = game(side(battle=(robot, OX), hand=(coat, below, FILLER), mana="FFF")).use("Coat").use("Below")
    played.pick("Ox")
    assert (played.kind, len(played.can())) == ("order", 2)
    played.answer(1)
    (ox,) = played.duel.creatures(0)
    assert (played.battle(), len(played.duel.pile(ox)), played.power("Ox")) == (["Ox"], 3, 2000)
    assert played.rules.facts(played.duel.pile(ox)[0].number).name == "Ox"


@pytest.mark.rule("802.4")
def test_a_neo_creature_with_a_card_put_under_it_is_an_evolution() -> None:
    neo = special(creature("Neo", "EvolvesFrom((mine,))", power=5000), "neo")
    below = spell("Below", 'PutUnder(Pick(Which(zone=HAND, whose="your", kind="creature")), Pick(mine))')
    played = game(side(battle=(fresh(neo),), hand=(below, OX), mana="F"))
    assert not played.duel.is_evolution(played.card("Neo"))
    played.use("Below")
    assert played.duel.is_evolution(played.card("Neo"))
    assert played.to("attack").can("attack_player") == ["Neo"]


@pytest.mark.rule("811.1b")
def test_a_forbidden_star_evolution_needs_nothing_under_it() -> None:
    star = special(
        creature(
            "Star", 'evolution("Beast Folk")', 'HasKeyword("forbidden_star_evolution")', power=7000, evolution=True
        ),
        "star_evolution",
    )
    played = game(side(hand=(star, FILLER), mana="FF")).use("Star")
    assert played.battle() == ["Star"]
    back = spell("Back", 'bounce(Which(kind="creature", whose="your", evolution=True))')
    on = game(side(battle=(OX,), hand=(star, back, FILLER), mana="FFF")).use("Star").pick("Ox").use("Back")
    assert (on.battle(), sorted(on.hand())) == (["Ox"], ["Filler", "Star"])

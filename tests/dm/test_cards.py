"""Cards that are played: what their texts do."""

from dataclasses import replace

import pytest
from dm.playing import FILLER, Played, creature, game, side, tapped

from svedesk.games.dm.values.cost import cost
from svedesk.games.dm.values.keywords import has_keyword
from svedesk.games.dm.which import has_race_word
from svedesk.games.dm.zones import HAND

pytestmark = pytest.mark.game("dm")
ANY = creature("Any", races=("Survivor",), power=2000)
WALL = creature("Wall", power=9000)


def has(played: Played, name: str, word: str, seat: int = 0) -> bool:
    return has_keyword(played.duel, played.card(name, seat), word)


@pytest.mark.rule("203.2")
def test_a_part_of_a_race_means_every_race_with_it() -> None:
    friend = creature("Friend", 'always(Which(whose="your", race_word="Dragon"), power=1000)')
    played = game(side(battle=(friend, "Astrocomet Dragon", creature("Kin", races=("Dragonoid",)), "Fear Fang")))
    # ドラゴノイド has no ドラゴン in it, so a Dragonoid is no Dragon.
    assert [played.power(name) for name in ("Astrocomet Dragon", "Kin", "Fear Fang")] == [7000, 1000, 3000]


@pytest.mark.parametrize(
    ("race", "word", "so"),
    [
        ("Zombie Dragon", "Dragon", True),
        ("Dragonoid", "Dragon", False),
        ("Angel Command", "Command", True),
        ("Giant Insect", "Giant", True),
        ("Cyber Virus", "Cyber", True),
        ("Red Command Dragon", "Command Dragon", True),
        ("Dragon Zombies", "Dragon Zombie", False),
    ],
)
@pytest.mark.rule("203.2")
def test_a_part_of_a_race_is_a_whole_word_of_it(race: str, word: str, so: bool) -> None:
    facts = creature("Any of it", races=(race,)).facts
    assert has_race_word(facts, word) is so
    assert has_race_word(replace(facts, traits=(), traits_ja=("ドラゴノイド",)), "Dragon") is False
    assert has_race_word(replace(facts, traits=(), traits_ja=("ドラゴン・ゾンビ",)), "Dragon") is True


@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("Explosive Fighter Ucarn", 5),
        ("Onslaughter Triceps", 3),
        ("Deadly Fighter Braid Claw", 1),
        ("Bolshack Dragon", 4),
    ],
)
def test_cocco_lupia_makes_dragons_cheaper_and_nothing_dearer(name: str, price: int) -> None:
    played = game(side(battle=("Cocco Lupia",), hand=(name,)))
    assert cost(played.duel, played.card(name, 0, HAND)) == price


def test_a_dragon_that_costs_less_than_the_least_is_not_made_dearer() -> None:
    cheap = creature("Cheap Dragon", cost=1, races=("Armored Dragon",))
    played = game(side(battle=("Cocco Lupia",), hand=(cheap,)))
    assert cost(played.duel, played.card("Cheap Dragon", 0, HAND)) == 1


@pytest.mark.parametrize("name", ["Spiral Grass", "La Byle, Seeker of the Winds"])
def test_a_blocker_that_untaps_after_its_battle_blocks_the_next_attack_too(name: str) -> None:
    played = game(
        side(battle=(creature("Tiny", power=500), creature("Mid", power=700), creature("Third", power=800))),
        side(battle=(name,), hand=()),
    )
    played.attack("Tiny").block(name)
    assert (played.battle(), played.is_tapped(name, 1)) == (["Mid", "Third"], False)
    played.attack("Mid").block(name)
    assert not played.is_tapped(name, 1)
    played.attack("Third").block()
    assert not played.is_tapped(name, 1)


def test_such_a_blocker_stays_tapped_where_it_did_not_battle() -> None:
    gone = creature("Gone", 'OnEvent("blocked", (Do("to_hand", this),))')
    played = game(side(battle=(gone, FILLER)), side(battle=("Spiral Grass",)))
    played.attack("Gone").block("Spiral Grass")
    assert (played.hand(), played.is_tapped("Spiral Grass", 1)) == (["Gone"], True)
    played.attack("Filler")
    assert played.is_tapped("Spiral Grass", 1)


def test_bolshack_dragon_is_stronger_for_each_fire_card_while_it_attacks() -> None:
    played = game(side(battle=("Bolshack Dragon",), graveyard=("Immortal Baron, Vorg", "Fear Fang", FILLER)))
    assert played.power("Bolshack Dragon") == 6000
    played.attack("Bolshack Dragon")
    assert (played.kind, played.power("Bolshack Dragon")) == ("shields", 8000)


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Spikestrike Ichthys Q", "cant_be_blocked"),
        ("Bladerush Skyterror Q", "double_breaker"),
        ("Rumblesaur Q", "speed_attacker"),
        ("Blazosaur Q", "power_attacker"),
    ],
)
def test_every_survivor_has_what_one_of_them_has(name: str, word: str) -> None:
    played = game(side(battle=(name, ANY, FILLER)), side(battle=(ANY,)))
    assert [has(played, one, word) for one in (name, "Any", "Filler")] == [True, True, False]
    assert not has(played, "Any", word, 1)


def test_two_smash_horns_make_each_survivor_stronger_twice() -> None:
    played = game(side(battle=("Smash Horn Q", "Smash Horn Q", ANY)))
    assert played.power("Any") == 4000


@pytest.mark.parametrize(("name", "each"), [("Engineer Kipo", 1), ("Bombersaur", 2)])
def test_both_lose_mana_when_it_is_destroyed(name: str, each: int) -> None:
    played = game(side(battle=(name,), mana="FFF"), side(battle=(tapped(WALL),), mana="NNN"))
    played.attack(name, "Wall")
    for seat in (0, 1):
        assert played.seat == seat
        played.answer(*range(each))
    assert (len(played.mana(0)), len(played.mana(1))) == (3 - each, 3 - each)


def test_schuka_takes_both_hands_with_her() -> None:
    played = game(side(battle=("Schuka, Duke of Amnesia",), hand=(FILLER,)), side(battle=(tapped(WALL),), hand=(ANY,)))
    played.attack("Schuka, Duke of Amnesia", "Wall")
    assert played.hand(0) == []
    assert ("Filler" in played.graveyard(0), "Any" in played.graveyard(1)) == (True, True)


def test_chilias_goes_back_to_the_hand() -> None:
    played = game(side(battle=("Chilias, the Oracle",)), side(battle=(tapped(WALL),)))
    played.attack("Chilias, the Oracle", "Wall")
    assert (played.battle(), played.hand()) == ([], ["Chilias, the Oracle"])


def test_merfolk_draws_up_to_three_beside_a_cyber_lord() -> None:
    lord = creature("Lord", civ="Water", races=("Cyber Lord",))
    played = game(side(battle=(lord,), hand=("Illusionary Merfolk",), mana="WWWWW"))
    played.use("Illusionary Merfolk").yes()
    assert (played.kind, len(played.hand())) == ("may_draw", 1)  # what was drawn is known before the next
    played.yes().no()
    assert len(played.hand()) == 2
    alone = game(side(hand=("Illusionary Merfolk",), mana="WWWWW"))
    assert alone.use("Illusionary Merfolk").hand() == []


def test_cosmogold_is_tapped_for_a_spell_of_the_mana_zone() -> None:
    played = game(side(battle=("Cosmogold, Spectral Knight",), mana=("Holy Awe", FILLER)))
    played.to("attack").pick(("tap_ability", "Cosmogold, Spectral Knight"))
    assert (played.hand(), played.mana()) == (["Holy Awe"], ["Filler"])


def test_ultracide_worm_evolves_from_a_parasite_worm() -> None:
    played = game(side(battle=(creature("Worm", races=("Parasite Worm",)),), hand=("Ultracide Worm",), mana="DDDDDD"))
    played.use("Ultracide Worm")
    assert played.battle() == ["Ultracide Worm"]
    assert has(played, "Ultracide Worm", "double_breaker")

"""Texts of cards without a script, in both languages, and what comes of them in play."""

import pytest
from dm.playing import FILLER, creature, game, side, spell, tapped

from svedesk.games.dm.reading.reader import is_read, read_card
from svedesk.games.dm.zones import HAND, SHIELDS

BIG = creature("Big", power=9000)
ELF = creature("Elf", power=2000, civ="Light", races=("Elf",))


def abilities(made, english, japanese=""):
    """What a text says, in both languages."""
    read = read_card(made.facts, english)
    assert is_read(read)
    if japanese:
        assert set(read_card(made.facts, "", japanese)) == set(read)
    return read


def beast(name, english, japanese="", **facts):
    return creature(name, *abilities(creature(name, **facts), english, japanese), **facts)


def magic(name, english, japanese="", **facts):
    return spell(name, *abilities(spell(name, **facts), english, japanese), **facts)


RUSHER = beast(
    "Rusher",
    """Turbo rush (If any of your other creatures broke any shields this turn, this creature has its ability.)
$TURBO RUSH This creature gets +4000 power and has "double breaker." """,
    """ターボラッシュ（自分の他のクリーチャーがシールドをブレイクした後、このクリーチャーは次のTR能力を得る）
TR－このクリーチャーのパワーは＋4000され、「W・ブレイカー」を得る。""",
)


def test_a_turbo_rush_begins_once_another_creature_broke_a_shield() -> None:
    played = game(side(battle=(RUSHER, FILLER)), side(shields=4))
    assert played.power("Rusher") == 1000
    played.attack("Filler")
    while played.kind != "attack":
        played.answer(0)
    assert played.power("Rusher") == 5000
    played.attack("Rusher")
    assert played.ask.low == 2  # shields, of which it breaks two


def test_its_own_break_is_none_for_a_turbo_rush_and_it_ends_with_the_turn() -> None:
    played = game(side(battle=(RUSHER, RUSHER)), side(shields=4))
    played.attack("Rusher").answer(0)
    assert sorted(played.duel.creatures(0), key=lambda card: card.sideways)[0].sideways is False
    powers = [played.power_of(card) for card in played.duel.creatures(0)]
    assert sorted(powers) == [1000, 5000]
    played.end_turn()
    assert [played.power_of(card) for card in played.duel.creatures(0)] == [1000, 1000]


def test_a_creature_that_the_opponent_cant_choose_is_left_out_and_may_be_blocked_with_and_attacked() -> None:
    shy = beast(
        "Shy",
        "When your opponent would choose a creature in the battle zone, he can't choose this creature.",
        "相手がクリーチャーを選ぶ時、このクリーチャーを選ぶことはできない。",
    )
    killer = creature("Killer", "attacks(destroy(theirs))", power=5000)
    played = game(side(battle=(killer,)), side(battle=(tapped(shy), "Fear Fang")))
    played.attack("Killer", "Shy")
    assert played.battle(1) == []  # of two there was nothing to choose between: Fear Fang went, Shy lost the battle
    alone = game(side(battle=(killer,)), side(battle=(shy,)))
    assert alone.attack("Killer").battle(1) == ["Shy"]


def test_who_cant_be_chosen_by_the_opponent_is_chosen_by_its_player() -> None:
    shy = beast("Shy", "Your opponent can't choose this creature.", "相手は、このクリーチャーを選べない。")
    untap = magic("Untap", "Untap one of your creatures.", "自分のクリーチャー1体をアンタップする。")
    played = game(side(battle=(tapped(shy),), hand=(untap,), mana="F"))
    assert not played.use("Untap").is_tapped("Shy")


def test_what_waits_for_its_attack_draws_before_the_battle() -> None:
    watcher = beast(
        "Watcher",
        "Whenever this creature is attacked, you may draw a card.",
        "このクリーチャーが攻撃された時、カードを1枚引いてもよい。",
    )
    played = game(side(battle=(BIG,)), side(battle=(tapped(watcher),)))
    played.attack("Big", "Watcher")
    assert (played.kind, played.seat, played.battle(1)) == ("may", 1, ["Watcher"])
    assert played.yes().battle(1) == []
    other = game(side(battle=(BIG,)), side(battle=(tapped(watcher),)))
    assert other.attack("Big").kind != "may"


def test_creatures_are_destroyed_as_far_as_their_powers_go_together() -> None:
    storm = magic(
        "Storm",
        "Choose any number of your opponent's creatures that have total power 3000 or less. Destroy those creatures.",
        "相手のクリーチャーを、パワーの合計が3000以下になるように好きな数選び、破壊する。",
    )
    foe = side(battle=(creature("One", power=1000), creature("Two", power=2000), creature("Three", power=3000)))
    played = game(side(hand=(storm,), mana="F"), foe)
    played.use("Storm")
    assert sorted(played.can()) == ["One", "Three", "Two"]
    played.pick("One")
    assert sorted(played.can()) == ["Two"]
    played.pick("Two")
    assert played.battle(1) == ["Three"]


def test_powers_have_five_digits_too() -> None:
    storm = magic("Storm", "Destroy one of your opponent's creatures that has power 10000 or less.")
    foe = side(battle=(creature("Great", power=10000), creature("Greater", power=10500)))
    played = game(side(hand=(storm,), mana="F"), foe)
    assert played.use("Storm").battle(1) == ["Greater"]


def test_no_more_than_it_wants_is_chosen_of_a_total_power() -> None:
    storm = magic("Storm", "Destroy any number of your opponent's creatures that have total power 3000 or less.")
    played = game(side(hand=(storm,), mana="F"), side(battle=(creature("One"), creature("Two"))))
    played.use("Storm").pick("One").none()
    assert played.battle(1) == ["Two"]


def test_a_race_that_is_chosen_grows() -> None:
    song = magic(
        "Song",
        "Choose a race. Each creature of that race gets +2000 power until the end of the turn.",
        "種族をひとつ選ぶ。このターンの終わりまで、その種族のクリーチャーすべてのパワーは＋2000される。",
    )
    played = game(side(battle=(ELF, FILLER), hand=(song,), mana="F"))
    played.use("Song")
    words = [str(option.label.args[0]) for option in played.ask.options]
    played.answer(words.index("Elf"))
    assert (played.power("Elf"), played.power("Filler")) == (4000, 1000)


def test_what_comes_from_the_graveyard_for_a_turn_is_destroyed_at_its_end() -> None:
    call = magic(
        "Call",
        "Put a creature from your graveyard into the battle zone. At the end of the turn, destroy it.",
        "自分の墓地からクリーチャーを1体バトルゾーンに出す。このターンの終わりに、そのクリーチャーを破壊する。",
    )
    played = game(side(battle=(FILLER,), hand=(call,), graveyard=(BIG,), mana="F"), side())
    assert played.use("Call").battle() == ["Filler", "Big"]
    assert played.end_turn().battle() == ["Filler"]


def test_water_spells_have_shield_trigger_where_a_text_gives_it_to_them() -> None:
    giver = beast(
        "Giver", 'Each of your water spells has "shield trigger."', "自分の水の呪文すべてに「S・トリガー」を与える。"
    )
    rain = spell("Rain", "destroy(theirs)", civ="Water")
    played = game(side(battle=(BIG,)), side(battle=(giver,), shields=(rain, rain)))
    played.attack("Big")
    while played.kind == "shields":
        played.answer(0)
    assert played.kind == "shield_trigger"
    played.pick("Rain")
    assert (played.battle(0), played.count(1, SHIELDS)) == ([], 1)


def test_a_slayer_against_light_creatures_slays_no_others() -> None:
    cutter = beast(
        "Cutter",
        """This creature has "slayer" while it's battling a light creature.""",
        "このクリーチャーが光のクリーチャーとバトルする時、このクリーチャーは「スレイヤー」を得る。",
    )
    played = game(side(battle=(cutter, cutter)), side(battle=(tapped(ELF), tapped(BIG))))
    played.attack("Cutter", "Elf").attack("Cutter", "Big")
    assert played.battle(1) == ["Big"]


def test_a_power_attacker_for_each_other_fire_creature() -> None:
    leader = beast(
        "Leader",
        "Power attacker +1000 for each other fire creature in the battle zone.",
        "攻撃中、バトルゾーンにある他の火のクリーチャー1体につき、このクリーチャーのパワーは＋1000される。",
    )
    wall = creature("Wall", "blocker", power=2500, civ="Water")
    played = game(side(battle=(leader, FILLER)), side(battle=(wall, FILLER)))
    assert played.power("Leader") == 1000
    played.attack("Leader").block("Wall")
    assert played.battle(1) == ["Filler"]


def test_each_survivor_counts_the_others() -> None:
    hive = beast(
        "Hive",
        """Survivor (Each of your survivors has this creature's SV ability.)
SV This creature gets +1000 power for each of your other Survivors in the battle zone.""",
        """サバイバー（このクリーチャーがバトルゾーンにあれば、自分の他のサバイバーすべてに次のSV能力を与える）
SV－自分の他のサバイバー1体につき、このクリーチャーのパワーは＋1000される。""",
        races=("Survivor",),
    )
    mate = creature("Mate", power=3000, races=("Survivor",))
    played = game(side(battle=(hive, mate, FILLER)))
    assert (played.power("Hive"), played.power("Mate"), played.power("Filler")) == (2000, 4000, 1000)


@pytest.mark.parametrize("text", ["Survivor", "Silent skill", "Turbo rush", "Metamorph", "Wave striker"])
def test_a_name_without_its_ability_leaves_the_text_to_the_hand(text: str) -> None:
    """An icon may be lost on its way: the ability would then be there all the time."""
    missing = f"{text} (It has this creature's ability.)\nWhenever this creature attacks, you may draw a card."
    assert not is_read(read_card(FILLER.facts, missing))


def test_a_chosen_hand_card_is_a_spell_where_the_text_says_so() -> None:
    thief = magic(
        "Thief",
        "Look at your opponent's hand and choose a spell from it. Your opponent discards that spell.",
        "相手の手札を見て、その中から呪文を1枚選び、捨てさせる。",
    )
    zap = spell("Zap", "shield_trigger")
    played = game(side(battle=(FILLER,), hand=(thief,), mana="F"), side(hand=(BIG, zap)))
    played.use("Thief")
    assert (played.hand(1), played.count(1, HAND)) == (["Big"], 1)


def test_a_creature_that_broke_a_shield_draws_for_each() -> None:
    raider = beast(
        "Raider",
        "Double breaker\nWhenever this creature breaks a shield, draw a card.",
        "W・ブレイカー\nこのクリーチャーがシールドをブレイクした時、カードを1枚引く。",
    )
    played = game(side(battle=(raider, FILLER)), side(shields=3))
    played.attack("Raider").answer(0, 1)
    while played.kind != "attack":
        played.answer(0)
    assert len(played.hand()) == 2


def test_a_creature_that_enters_tapped_and_one_that_costs_less_beside_a_dragon() -> None:
    late = beast(
        "Late",
        """This creature is put into the battle zone tapped.
While you have at least one Dragon in the battle zone, this creature costs 2 less to summon.""",
        """このクリーチャーはタップしてバトルゾーンに出す。
自分のドラゴンが1体以上あれば、このクリーチャーの召喚コストを2少なくする。""",
        cost=4,
    )
    dragon = creature("Wyrm", races=("Armored Dragon",))
    played = game(side(battle=(dragon,), hand=(late,), mana="FF"))
    assert played.use("Late").is_tapped("Late")
    alone = game(side(battle=(FILLER,), hand=(late,), mana="FFF"))
    assert ("use", "Late") not in alone.options()


def test_power_while_blocking_and_power_once_it_blocks() -> None:
    guard = beast(
        "Guard",
        "Blocker\nThis creature gets +3000 power while blocking.",
        "ブロッカー\nブロック中、このクリーチャーのパワーは＋3000される。",
    )
    rock = beast(
        "Rock",
        "Blocker\nWhenever this creature blocks, it gets +4000 power until the end of the turn.",
        "ブロッカー\nこのクリーチャーがブロックした時、そのターン、このクリーチャーのパワーを＋4000する。",
    )
    played = game(
        side(battle=(creature("Mid", power=3000), creature("Mid Two", power=3000))), side(battle=(guard, rock))
    )
    played.attack("Mid").block("Guard").attack("Mid Two").block("Rock")
    assert (played.battle(0), sorted(played.battle(1))) == ([], ["Guard", "Rock"])


def test_whoever_attacks_of_a_kind_is_the_one_that_grows() -> None:
    drum = beast(
        "Drum",
        "Whenever one of your Humans attacks, it gets +2000 power until the end of the turn.",
        "自分のヒューマノイドが攻撃する時、そのターン、そのクリーチャーのパワーは＋2000される。",
        races=("Elf",),
    )
    played = game(side(battle=(drum, creature("Man", races=("Human",)))))
    played.attack("Man").answer(0)
    assert (played.power("Man"), played.power("Drum")) == (3000, 1000)


def test_each_player_destroys_a_creature_and_the_opponent_gives_up_a_shield() -> None:
    pact = magic(
        "Pact",
        "Each player chooses one of his creatures in the battle zone and destroys it.",
        "各プレイヤーは、自身のクリーチャーを1体選び、破壊する。",
    )
    toll = magic(
        "Toll",
        "Your opponent chooses one of his shields and puts it into his graveyard.",
        "相手は自身のシールドを1枚選び、墓地に置く。",
    )
    played = game(side(battle=(FILLER, BIG), hand=(pact, toll), mana="FF"), side(battle=(ELF,), shields=2))
    played.use("Pact").pick("Filler")
    assert (played.battle(0), played.battle(1)) == (["Big"], [])
    assert (played.use("Toll").kind, played.seat) == ("select", 1)
    played.answer(0)
    assert (played.count(1, SHIELDS), len(played.graveyard(1))) == (1, 2)


def test_a_spell_of_the_hand_is_cast_for_no_cost_and_what_foes_cast_is_dearer() -> None:
    mage = beast(
        "Mage",
        """When you put this creature into the battle zone, you may cast a spell that costs 3 or less from your hand
for no cost.""".replace("\n", " "),
        "このクリーチャーをバトルゾーンに出した時、コスト3以下の呪文を1枚、自分の手札からコストを支払わずに唱えてもよい。",
    )
    bolt, flood = (
        magic("Bolt", "Destroy one of your opponent's creatures.", cost=3),
        magic("Flood", "Draw a card.", cost=4),
    )
    played = game(side(battle=(FILLER,), hand=(mage, bolt, flood), mana="FF"), side(battle=(ELF,)))
    played.use("Mage").yes()
    assert (played.battle(1), played.hand()) == ([], ["Flood"])
    miser = beast("Miser", "Your opponent's spells each cost 1 more to cast.", "相手の呪文の使用コストを1多くする。")
    taxed = game(side(battle=(FILLER,), hand=(bolt,), mana="FFF"), side(battle=(miser,)))
    assert ("use", "Bolt") not in taxed.options()


def test_at_the_end_of_each_turn_who_has_no_card_draws() -> None:
    well = beast(
        "Well",
        "At the end of each turn, if you have no cards in your hand, draw 2 cards.",
        "各ターンの終わりに、自分の手札が1枚もなければ、カードを2枚引く。",
    )
    played = game(side(battle=(well,)), side(battle=(FILLER,)))
    assert len(played.end_turn().hand()) == 2
    assert len(played.end_turn().hand()) == 3  # at the opponent's end there were cards; one was drawn at the start


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        (
            "Your opponent chooses a creature in his mana zone and returns it to his hand.",
            "相手は、自身のマナゾーンからクリーチャーを1体選び、手札に戻す。",
        ),
        (
            "Your opponent chooses one of his untapped creatures in the battle zone and taps it.",
            "相手は自身のアンタップしているクリーチャーを1体選び、タップする。",
        ),
        (
            "Destroy all of your opponent's creatures that have blocker.",
            "相手の「ブロッカー」を持つクリーチャーをすべて破壊する。",
        ),
        (
            "Your opponent's creatures in the battle zone can't attack this turn.",
            "このターン、相手のクリーチャーは攻撃できない。",
        ),
        (
            "Up to 3 of your creatures get +2000 power until the end of the turn.",
            "このターン、自分のクリーチャー3体までのパワーは＋2000される。",
        ),
        (
            "Choose 2 of your opponent's creatures. They can't attack or block until the start of your next turn.",
            "相手のクリーチャーを2体選ぶ。次の自分のターンのはじめまで、そのクリーチャーは攻撃もブロックもできない。",
        ),
    ],
)
def test_both_languages_are_read_as_the_same(english: str, japanese: str) -> None:
    assert abilities(spell("Both"), english, japanese)


def test_cards_of_the_opponents_deck_go_into_the_graveyard() -> None:
    mill = magic(
        "Mill", "Put the top 3 cards of your opponent's deck into his graveyard.", "相手の山札の上から3枚を墓地に置く。"
    )
    both = magic(
        "Both",
        "Each player puts the top card of his deck into his mana zone.",
        "各プレイヤーは、自身の山札の上から1枚目をマナゾーンに置く。",
    )
    played = game(side(battle=(FILLER,), hand=(mill, both), mana="FF"), side(battle=(ELF,)))
    played.use("Mill").use("Both")
    assert (len(played.graveyard(1)), len(played.mana(0)), len(played.mana(1))) == (3, 3, 1)


def test_what_waits_for_a_tap_and_for_a_discard_of_the_opponent() -> None:
    drummer = beast(
        "Drummer",
        "Whenever this creature becomes tapped, draw a card.",
        "このクリーチャーがタップした時、カードを1枚引く。",
    )
    played = game(side(battle=(drummer, FILLER)), side(shields=2))
    played.attack("Drummer")
    assert played.hand() == ["Filler"]
    spy = beast(
        "Spy",
        "Whenever your opponent discards a card from his hand, you may draw a card.",
        "相手が手札を捨てた時、カードを1枚引いてもよい。",
    )
    theft = magic("Theft", "Your opponent discards a card at random from his hand.")
    played = game(side(battle=(spy, FILLER), hand=(theft,), mana="F"), side(hand=(BIG,)))
    assert played.use("Theft").kind == "may"
    assert played.yes().hand() == ["Filler"]


def test_mana_untaps_shields_break_and_both_draw() -> None:
    dawn = magic(
        "Dawn", "Untap all the cards in your mana zone.", "自分のマナゾーンにあるカードをすべてアンタップする。"
    )
    ram = magic("Ram", "Break one of your opponent's shields.", "相手のシールドを1つブレイクする。")
    feast = magic("Feast", "Each player draws 2 cards.", "各プレイヤーは、カードを2枚引く。")
    played = game(side(battle=(FILLER,), hand=(dawn, ram, feast), mana="F"), side(shields=2))
    played.use("Dawn").use("Ram").answer(0)
    assert (played.count(1, SHIELDS), played.count(1, HAND)) == (1, 1)
    again = game(side(battle=(FILLER,), hand=(feast,), mana="F"), side())
    assert (len(again.use("Feast").hand()), len(again.hand(1))) == (2, 2)


def test_a_creature_is_put_under_the_deck() -> None:
    sink = magic(
        "Sink",
        "Choose one of your opponent's creatures and put it on the bottom of its owner's deck.",
        "相手のクリーチャーを1体、持ち主の山札の一番下に置く。",
    )
    played = game(side(battle=(FILLER,), hand=(sink,), mana="F"), side(battle=(ELF,), deck=3))
    assert (played.use("Sink").battle(1), played.names(1, "deck")[-1]) == ([], "Elf")

"""The words tokens brought in, on cards that are nobody's: how they read, and what no token shows of them."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table, with_cards
from sve.rules.probes import by_hand

from svedesk.games.sve.text.cards import card_text

GOBLIN = 'Called("Goblin", "ゴブリン")'
OKAMI = 'Called("Okami", "オーカミ")'
PIXIE = 'Trait("Pixie", "妖精")'
ORE = 'Counter("ore", "鉱石")'
GIVEN = "at_start_of_end(banish(this))"


def read(card):
    meaning = with_cards([card]).definition(card.facts.number)
    return card_text(meaning, "en"), card_text(meaning, "ja")


def has(*abilities):
    return follower("Adept", *abilities)


def does(*steps):
    return spell_card("Lesson", f"spell({', '.join(steps)})")


TEXTS = [
    (
        has("when_this_leaves(then(draw(1), discard(2)))"),
        "When this card leaves the field, draw a card, then discard 2 cards.",
        "これが場を離れたとき、1枚引く。自分の手札2枚を捨てる。",
    ),
    (
        has("activate(burying(your.amulet, 2) + bury_this_card, draw(1))"),
        "{ACT} Bury 2 amulets, bury this card: Draw a card.",
        "【起動】場のアミュレット2つを墓場に置くこれを墓場に置く：1枚引く。",
    ),
    (
        has(f"activate(burying(your.follower.with_trait({PIXIE})), draw(1))"),
        "{ACT} Bury a Pixie follower: Draw a card.",
        "【起動】場の妖精・フォロワー1体を墓場に置く：1枚引く。",
    ),
    (
        has("activate(engaging(your.amulet), draw(1))", "activate(engaging(your.follower, 3), draw(1))"),
        "{ACT} {ENGAGE} an amulet on your field: Draw a card.\n{ACT} {ENGAGE} 3 followers on your field: Draw a card.",
        "【起動】場のアミュレット1つを【アクト】：1枚引く。\n【起動】場のフォロワー3体を【アクト】：1枚引く。",
    ),
    (
        has("activate(engaging_that_cost(your.follower, 3), maneuver(this))"),
        "{ACT} {ENGAGE} any number of followers on your field that cost a total of 3 or more: Maneuver this card.",
        "【起動】場のフォロワーを元のコストの合計が3以上になるように好きな枚数【アクト】：これを操縦する。",
    ),
    (
        has(
            f"added_cost(engaging_each(your.follower.that_are_called({GOBLIN}), "
            f"your.follower.that_are_called({OKAMI})))"
        ),
        "As an additional cost to play this card, engage a Goblin and an Okami.",
        "これをプレイする際、追加コストとして場の『ゴブリン』1体と『オーカミ』1体をアクトする。",
    ),
    (
        has("added_cost(burying(your.follower))"),
        "As an additional cost to play this card, bury a follower.",
        "これをプレイする際、追加コストとして場のフォロワー1体を墓場に置く。",
    ),
    (has("also_called(PUPPET)"), "This follower's name is also Puppet.", "これは場にいる限り、『操り人形』でもある。"),
    (
        has("while_here(your.follower.but_this(), rush, ward)"),
        "While this card is on your field, your other followers have Rush and Ward.",
        "これがいる限り、自分の他のフォロワーすべては【突進】【守護】を持つ。",
    ),
    (
        has("while_here(your.follower, attack=1, defense=-1)"),
        "While this card is on your field, your followers have {ATK}+1/{DEF}-1.",
        "これがいる限り、自分のフォロワーすべては【攻撃力】+1/【体力】-1する。",
    ),
    (has("no_damage(this)"), "This follower doesn't take damage.", "これはダメージを受けない。"),
    (
        has('no_damage(your.follower.but_this(), during="enemy")'),
        "While this card is on your field, during each opponent's turn, your other followers don't take damage.",
        "これがいる限り、相手のターン中、自分の他のフォロワーすべてはダメージを受けない。",
    ),
    (
        has(f'no_damage(this, "ability", beside=your.follower.that_are_called({GOBLIN}))'),
        "While a Goblin is on your field, this follower doesn't take ability damage.",
        "自分の場に『ゴブリン』がいる限り、これは能力ダメージを受けない。",
    ),
    (
        does("each_opponent_buries(enemy.follower, 2)"),
        "Each opponent buries 2 followers.",
        "相手プレイヤーすべては、自身の場のフォロワー2体を墓場に置く。",
    ),
    (
        does("select(your.follower)", f"give_trait(it, {PIXIE}, attack=1)"),
        "Select a follower on your field. Give it {ATK}+1 and the Pixie trait.",
        "自分のフォロワー1体を選ぶ。それは【攻撃力】+1して、妖精・タイプを持つ。",
    ),
    (
        does("select(your.follower)", f"give_ability(it, ward, {GIVEN})"),
        'Select a follower on your field. Give it Ward and "At the start of your end phase, banish this card".',
        "自分のフォロワー1体を選ぶ。それは【守護】と「自分のエンドフェイズが来たとき、これは消滅する」を持つ。",
    ),
    (
        has(f"fanfare(place_counter(this, {ORE}, 2))", f"with_counters(2, {ORE}, pay(1), draw(1))"),
        (
            "{FANFARE} Place 2 ore counters on this card.\n"
            "{ACT} {COST 1}: Draw a card. Activate only if this card has at least 2 ore counters."
        ),
        (
            "【ファンファーレ】これに鉱石カウンター2個を置く。\n"
            "【起動】【コスト1】：1枚引く。この能力はこれの鉱石カウンターが2個以上なら使える。"
        ),
    ),
    (
        does("select(your.follower)", f"if_it_is(your.follower.with_trait({PIXIE}), draw(1))"),
        "Select a follower on your field. If it's a Pixie follower, draw a card.",
        "自分のフォロワー1体を選ぶ。それが妖精・フォロワーなら、1枚引く。",
    ),
    (
        does("select(your.follower)", f"give_and_if(it, rush, your.follower.with_trait({PIXIE}), defense=2)"),
        "Select a follower on your field. Give it Rush and, if it's a Pixie follower, {DEF}+2.",
        "自分のフォロワー1体を選ぶ。それは【突進】を持つ。それが妖精・フォロワーなら、それは【体力】+2する。",
    ),
    (
        does("select(enemy.follower.engaged)", "deal_and(deal(2, it), deal(1, its_own_leader))"),
        "Select an engaged enemy follower on the field. Deal 2 damage to it and 1 damage to its leader.",
        "アクト状態の相手のフォロワー1体を選ぶ。それに2ダメージ。それのリーダーに1ダメージ。",
    ),
    (
        does(
            "select(enemy.follower)",
            "deal_and(deal(2, it), deal(1, its_own_leader), at_least(4, your.amulet))",
            f"when(faceup_in_evolve_deck(2, {GOBLIN}), draw(1))",
        ),
        (
            "Select an enemy follower on the field. Deal 2 damage to it and, if there are at least 4 amulets on your "
            "field, 1 damage to its leader. If there are 2 faceup Goblin cards in your evolve deck, draw a card."
        ),
        (
            "相手のフォロワー1体を選ぶ。それに2ダメージ。自分のアミュレットが4つ以上なら、それのリーダーに1ダメージ。"
            "自分のエボルヴデッキの表向きの『ゴブリン』が2枚なら、1枚引く。"
        ),
    ),
    (
        has("fanfare(when(present(your.follower.but_this()), draw(1)))"),
        "{FANFARE} If there is another follower on your field, draw a card.",
        "【ファンファーレ】自分の場に他のフォロワーがいるなら、1枚引く。",
    ),
    (has("activate(bury_this, destroy(this))"), "{ACT} Put this card into your cemetery: Destroy this card.", None),
]


@pytest.mark.parametrize(("card", "en", "ja"), TEXTS, ids=[str(place) for place in range(len(TEXTS))])
def test_a_word_reads_so(card, en, ja):
    english, japanese = read(card)
    assert english == en
    assert ja is None or japanese == ja


# -- what no token shows -----------------------------------------------------------------------------------------------


def test_an_additional_cost_is_paid_with_a_cost_in_the_place_of_the_play_points():
    """10.6.2.5.1.4: the cost, whatever stands for it, then what is added."""
    card = follower("Bargain", "added_cost(burying(your.follower))", "instead_of_cost(burying(your.amulet))", cost=8)
    t = table(me=Side(hand=["Bargain"], field=["Goblin", "Pinion Prayer"], pp=0), cards=[card])
    t.play("Bargain").say("yes")
    assert (t.me.field, t.me.cemetery, t.me.pp) == (["Bargain 1/1"], ["Pinion Prayer", "Goblin"], 0)


def test_an_additional_cost_paid_with_the_field_makes_room():
    card = follower("Bargain", "added_cost(burying(your.follower, 2))", cost=1)
    t = table(me=Side(hand=["Bargain"], field=["Goblin"] * 4), cards=[card])
    t.play("Bargain").pick("Goblin", "Goblin")
    assert t.me.field == ["Goblin 2/2", "Goblin 2/2", "Bargain 1/1"]


def test_discarding_with_fewer_cards_takes_what_there_is():
    card = spell_card("Clumsy", "spell(discard(2))", cost=0)
    t = table(me=Side(hand=["Clumsy", "Goblin"]), cards=[card])
    t.play("Clumsy").pick("Goblin")
    assert (t.me.hand, t.me.cemetery, t.ask.kind) == ([], ["Goblin", "Clumsy"], "main")
    t = table(me=Side(hand=["Clumsy"]), cards=[card])
    t.play("Clumsy")
    assert (t.ask.kind, t.me.cemetery) == ("main", ["Clumsy"])


def test_a_card_given_to_the_other_player_has_not_left_the_field():
    """10.7.4.3: from a field to a field."""
    idol = amulet("Idol", "when_this_leaves(draw(1))")
    thief = spell_card("Thief", "spell(select(enemy.card), steal(it))", cost=0)
    t = table(me=Side(hand=["Thief"]), foe=Side(field=["Idol"]), cards=[idol, thief])
    t.play("Thief").pick("Idol")
    assert (t.me.field, t.me.hand, t.foe.hand, t.ask.kind) == (["Idol"], [], [], "main")


def test_damage_taken_in_anothers_place_is_not_taken_either():
    shield = follower("Shield", "if_would(damaged(your.leader), take_it_instead)", "no_damage(this)")
    bolt = spell_card("Bolt", "spell(deal(3, any_side.leader))", cost=0)
    t = table(me=Side(hand=["Bolt"], field=["Shield"]), cards=[shield, bolt])
    t.play("Bolt")
    assert (t.me.field, t.me.defense, t.foe.defense) == (["Shield 1/1"], 20, 17)


def test_damage_that_is_not_taken_uses_up_nothing():
    """What would change the next damage waits for damage that would be taken."""
    rock = follower("Rock", "no_damage(this)")
    charm = spell_card("Charm", "spell(next_time(damaged(your.follower), change_damage(-2)))", cost=0)
    rain = spell_card("Rain", "spell(select(your.follower), deal(3, it))", cost=0)
    t = table(me=Side(hand=["Charm", "Rain", "Rain"], field=["Rock", "Okami"]), cards=[rock, charm, rain])
    t.play("Charm").play("Rain").pick("Rock").play("Rain").pick("Okami")
    assert t.me.field == ["Rock 1/1", "Okami 5/4"]


def test_a_given_trait_is_heeded_by_what_comes_later_only_on_that_card():
    smith = amulet("Smith", f"activate(pay(1), select(your.follower), give_trait(it, {PIXIE}, attack=1))")
    crown = amulet("Crown", f"activate(pay(1), give(your.follower.with_trait({PIXIE}), defense=1))")
    t = table(me=Side(field=["Smith", "Crown", "Goblin", "Fighter"], pp=2), cards=[smith, crown])
    t.activate("Smith").pick("Goblin").activate("Crown")
    assert t.me.field[2:] == ["Goblin 3/3", "Fighter 2/3"]


def test_a_given_ability_stays_with_an_evolved_follower():
    """It was given to the card that evolves, and counts on."""
    hex_ = spell_card("Hex", f"spell(select(your.follower), give_ability(it, rush, {GIVEN}))", cost=0)
    t = table(
        me=Side(hand=["Hex"], field=["Goblin"], evolve=["Goblin"], pp=4), foe=Side(deck=["Fighter"] * 3), cards=[hex_]
    )
    t.play("Hex").pick("Goblin").evolve("Goblin")
    assert t.me.field == ["Goblin 4/4"]
    t.end().quiet()
    assert (t.me.field, t.me.banished) == ([], ["Goblin"])


def test_a_given_ability_waits_for_the_end_phase_of_who_controls_the_card():
    hex_ = spell_card("Hex", f"spell(select(any_side.follower), give_ability(it, rush, {GIVEN}))", cost=0)
    t = table(me=Side(hand=["Hex"]), foe=Side(field=["Fighter"], deck=["Goblin"] * 3), cards=[hex_])
    t.play("Hex").pick("Fighter").end().quiet()
    assert t.foe.field == ["Fighter 2/3"]
    t.end().quiet()
    assert (t.foe.field, t.foe.banished) == ([], ["Fighter"])


def test_a_counter_is_placed_on_nothing_that_left():
    urn = amulet("Urn", f"activate(bury_this, place_counter(this, {ORE}), draw(1))")
    t = table(me=Side(field=["Urn"]), cards=[urn])
    t.activate("Urn")
    assert (t.card("Urn", "cemetery").counters, t.me.hand) == ((), ["Fighter"])


def test_what_an_opponent_buries_aura_does_not_keep():
    card = spell_card("Toll", "spell(each_opponent_buries(enemy.follower, 2))", cost=0)
    t = table(me=Side(hand=["Toll"]), foe=Side(field=["Celestial Shikigami"]), cards=[card])
    t.play("Toll").pick("Celestial Shikigami")
    assert t.foe.field == []


def test_engaging_takes_reserved_cards_and_the_card_itself_only_if_it_is_meant():
    chief = follower("Chief", "activate(engage_this + engaging(your.follower.but_this(), 2), draw(1))")
    t = table(me=Side(field=["Chief", "Goblin", "Fighter", "Knight [engaged]"]), cards=[chief])
    t.activate("Chief")
    assert [t.is_engaged(name) for name in ("Chief", "Goblin", "Fighter")] == [True, True, True]
    assert t.options("activate") == []


@pytest.mark.rule("10.3.2")
def test_an_ability_with_counters_is_lost_with_them():
    mine = amulet("Mine", f"with_counters(2, {ORE}, pay(1), draw(1))")
    t = table(me=Side(field=["Mine"], pp=3), cards=[mine])
    by_hand(t, "counter", "Mine", text="ore", amount=2)
    t.activate("Mine")
    by_hand(t, "counter", "Mine", text="ore", amount=-1)
    assert (t.me.hand, t.why_not("activate Mine")) == (["Fighter"], ("too-few-counters", "10.3.2"))


def test_a_follower_with_another_name_evolves_by_its_own():
    """The evolved card is found by the name printed on the card."""
    twin = follower("Twin", f"also_called({GOBLIN})", "evolve(1)")
    t = table(me=Side(field=["Twin"], evolve=["Goblin"]), cards=[twin])
    assert t.options("evolve") == []

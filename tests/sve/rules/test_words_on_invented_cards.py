"""Words where cards that are made up show more of them than the tokens do."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table

from svedesk.engine.events import Revealed
from svedesk.engine.records import Given
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.text.sentences import sentence

PIXIE = 'Trait("Pixie", "妖精")'
CUB = (follower("Cub", "evolve(1)", attack=2, defense=2), evolved("Cub", attack=4, defense=4))


def texts(t, name):
    definition = t.session.ruleset.definition(t.card(name).number)
    return card_text(definition, "en"), card_text(definition, "ja")


# -- instead -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.10.2.5", "10.10.1.1")
@pytest.mark.parametrize(("played", "hand", "defense"), [(0, ["Fighter"], 20), (2, [], 23)])
def test_something_else_entirely_may_be_done_instead(played, hand, defense):
    turncoat = spell_card("Turncoat", "spell(instead(draw(1), combo(3), give_leader(3)))")
    filler = spell_card("Filler", "spell(give_leader(0))", cost=0)
    t = table(me=Side(hand=["Turncoat", *["Filler"] * played]), cards=(turncoat, filler))
    said = texts(t, "Turncoat")
    for _ in range(played):
        t.play("Filler")
    t.play("Turncoat")
    assert (t.me.hand, t.me.defense) == (hand, defense)
    assert said == (
        "Draw a card. Combo (3): Give your leader {DEF}+3 instead.",
        "1枚引く。【コンボ_3】代わりに自分のリーダーは【体力】+3する。",
    )


# -- choose ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.17.2.1", "5.17.3.1")
@pytest.mark.parametrize(("fairies", "bounds"), [(1, (1, 1)), (2, (1, 2))])
def test_one_effect_or_up_to_two_by_what_lies_there_while_it_is_played(fairies, bounds):
    modes = "mode(draw(1)), mode(give_leader(2))"
    fork = spell_card("Fork", f"spell(choose_one_or_up_to(at_least(2, your.follower.with_trait({PIXIE})), 2, {modes}))")
    t = table(me=Side(hand=["Fork"], field=["Fairy"] * fairies), cards=(fork,))
    said = texts(t, "Fork")
    t.play("Fork")
    assert (t.ask.low, t.ask.high) == bounds
    t.choose(2)
    assert (t.me.hand, t.me.defense) == ([], 22)
    assert said[0].startswith(
        "Choose one of the following effects. "
        "If there are at least 2 Pixie followers on your field, choose up to two instead. (1) Draw a card."
    )
    assert said[1].startswith("下記から1つチョイスする。自分の妖精・フォロワーが2体以上なら、代わりに2つまで。【1】")


# -- the top of the deck -----------------------------------------------------------------------------------------------

SCOUT = spell_card("Scout", f'spell(look_at_top(3, reveal_trait_into_hand({PIXIE}, "follower"), rest="bottom"))')
FLOWER = amulet("Flower")
PETAL = type(FLOWER)(type(FLOWER.facts)("X-Petal", "Petal", "花弁", "amulet", cost=1, traits=("Pixie",)))


@pytest.mark.rule("4.1.2.2")
def test_a_card_type_and_a_trait_say_which_card_may_be_taken():
    deck = ["Petal", "Fairy", "Fighter", "Goblin"]
    t = table(me=Side(hand=["Scout"], deck=deck), cards=(SCOUT, PETAL))
    said = texts(t, "Scout")
    t.play("Scout")
    assert t.options("card") == ["Fairy"]
    assert sentence(t.ask.reason, "en", str) == "You may add a Pixie follower to your hand."
    assert sentence(t.ask.reason, "ja", str) == "妖精・フォロワー1枚を手札に加えられます。"
    assert said == (
        (
            "Look at the top 3 cards of your deck. You may reveal a Pixie follower from among them and add it to your "
            "hand. Put the remaining cards on the bottom of your deck in any order."
        ),
        (
            "自分のデッキの上3枚を見る。その中から、妖精・フォロワー1枚を公開して手札に加えてよい。"
            "残りを好きな順にデッキの下に置く。"
        ),
    )


def test_the_card_taken_is_shown_to_all_and_none_need_be_taken():
    deck = ["Fairy", "Fighter", "Goblin"]
    t = table(me=Side(hand=["Scout"], deck=deck), cards=(SCOUT,)).play("Scout").pick("Fairy")
    assert [event.number for event in t.events if isinstance(event, Revealed)] == ["SD01-T01"]
    t = table(me=Side(hand=["Scout"], deck=deck), cards=(SCOUT,)).play("Scout").say("no")
    assert (t.me.hand, t.ask.kind) == ([], "order")


# -- you may discard ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.11.1")
def test_two_cards_are_discarded_or_none_and_one_card_is_no_question():
    purge = spell_card("Purge", "spell(may_discard(2, draw(1), give_leader(1)))")
    t = table(me=Side(hand=["Purge", "Okami", "Goblin", "Fighter"]), cards=(purge,))
    said = texts(t, "Purge")
    t.play("Purge").say("yes")
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("discard", 2, 2)
    t.pick("Okami", "Goblin")
    assert (t.me.hand, t.me.defense) == (["Fighter", "Fighter"], 21)
    t = table(me=Side(hand=["Purge", "Okami"]), cards=(purge,)).play("Purge")
    assert (t.ask.kind, t.me.hand, t.me.defense) == ("main", ["Okami"], 20)
    assert said == (
        "You may discard 2 cards. If you do, draw a card. Give your leader {DEF}+1.",
        "自分の手札2枚を捨ててよい。そうしたなら、1枚引く。自分のリーダーは【体力】+1する。",
    )


# -- whenever it evolves -----------------------------------------------------------------------------------------------


def test_it_is_the_follower_that_evolved_and_only_of_the_group():
    nurse = follower("Nurse", 'whenever_evolves(your.follower.but_this(), box(it, "turn"))', attack=1, defense=1)
    mother = (follower("Mother", "evolve(1)", "whenever_evolves(your.follower.but_this(), draw(1))"), evolved("Mother"))
    me = Side(field=["Nurse", "Cub", "Mother"], evolve=["Cub", "Mother"])
    t = table(me=me, cards=(*CUB, nurse, *mother))
    assert texts(t, "Nurse") == (
        "Whenever another follower on your field evolves, box it until the end of the turn.",
        "自分の場の他のフォロワーが進化したとき、ターン終了時まで、それを【箱詰め】状態にする。",
    )
    t.evolve("Mother")
    assert t.me.hand == []  # its own evolving it does not see, being evolved then
    given = [change.what for change in t.card("Mother", "field").given]
    assert given == ["boxed"]


# -- for every ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.28.1")
def test_tokens_for_every_two_cards_of_a_group_are_summoned_at_once():
    swarm = spell_card("Swarm", "spell(for_every(2, enemy.follower, summon(FAIRY)))")
    foe = Side(field=["Fighter", "Goblin", "Okami", "Ghost", "Fairy"])
    t = table(me=Side(hand=["Swarm"], field=["Fighter"]), foe=foe, cards=(swarm,))
    said = texts(t, "Swarm")
    t.play("Swarm")
    assert t.me.field == ["Fighter 2/3", "Fairy 1/1", "Fairy 1/1"]
    assert said == (
        "For every 2 enemy followers on the field, summon a Fairy token.",
        "相手のフォロワー2体につき、『フェアリー』1体を出す。",
    )


# -- damage this turn --------------------------------------------------------------------------------------------------

VEIL = spell_card("Veil", "spell(leader_takes_this_turn(-1))", cost=0)
CURSE = spell_card("Curse", "spell(leader_takes_this_turn(2))", cost=0)
SHOCK = spell_card("Shock", "spell(deal(3, any_side.leader))", cost=0)
PIN = spell_card("Pin", "spell(deal(1, your.leader))", cost=0)
SHIELD = amulet("Shield", "damage_shift(-1)")


@pytest.mark.rule("10.10.2")
def test_each_of_several_such_effects_counts_and_the_other_leader_is_left_out():
    t = table(me=Side(hand=["Veil", "Veil", "Shock"]), cards=(VEIL, SHOCK))
    t.play("Veil").play("Veil").play("Shock")
    assert (t.me.defense, t.foe.defense) == (19, 17)


@pytest.mark.rule("5.13.1")
def test_less_than_1_damage_is_none_and_no_loss_of_defense():
    counter = spell_card("Tally", "spell(deal(times_leader_lost, enemy.leader))", cost=0)
    t = table(me=Side(hand=["Veil", "Pin", "Tally"]), cards=(VEIL, PIN, counter))
    t.play("Veil").play("Pin").play("Tally")
    assert (t.me.defense, t.foe.defense) == (20, 20)


@pytest.mark.rule("10.10.2", "10.10.2.1")
@pytest.mark.parametrize(("first", "defense"), [("Shield", 20), ("Curse", 18)])
def test_which_of_two_comes_first_its_player_says(first, defense):
    """1 less than 1 is no damage that anything could be added to."""
    t = table(me=Side(hand=["Curse", "Pin"], field=["Shield"]), cards=(CURSE, PIN, SHIELD))
    assert texts(t, "Curse") == (
        "This turn, damage your leader takes is increased by 2.",
        "このターン、自分のリーダーが受けるダメージを+2する。",
    )
    t.play("Curse").play("Pin")
    assert (t.ask.seat, t.ask.kind) == (0, "replacement")
    shown = [t.session.ruleset.facts(str(option.label.args[0])[1:]).name for option in t.ask.options]
    assert sorted(shown) == ["Curse", "Shield"]
    t.numbers(shown.index(first))
    assert t.me.defense == defense


# -- how often the leader lost defense ---------------------------------------------------------------------------------


@pytest.mark.rule("13.5.2.2")
def test_each_loss_counts_once_whatever_the_amount_and_the_opponents_do_not():
    tally = spell_card("Tally", "spell(deal(twice(times_leader_lost), enemy.leader))", cost=0)
    t = table(me=Side(hand=["Pin", "Shock", "Tally"]), cards=(PIN, SHOCK, tally))
    assert texts(t, "Tally") == (
        (
            "Deal X damage to each enemy leader. X equals twice the number of times your leader's defense was "
            "decreased this turn."
        ),
        "相手のリーダーすべてに「このターン中に自分のリーダーの体力が減少した回数」の2倍のダメージ。",
    )
    t.play("Pin").play("Shock").play("Tally")
    assert (t.me.defense, t.foe.defense) == (16, 17 - 4)


# -- a given ability ---------------------------------------------------------------------------------------------------

LESSON = spell_card("Lesson", "spell(select(your.follower), give_ability(it, None, strike(draw(1))))", cost=0)
CRATE = spell_card("Crate", "spell(select(your.follower), box(it))", cost=0)


@pytest.mark.rule("10.9.1.2")
def test_an_ability_given_twice_is_had_twice_and_kept_when_the_card_evolves():
    me = Side(hand=["Lesson", "Lesson"], field=["Cub"], evolve=["Cub"], deck=["Okami"] * 4)
    t = table(me=me, cards=(*CUB, LESSON))
    assert texts(t, "Lesson") == (
        'Select a follower on your field. Give it "Strike: Draw a card".',
        "自分のフォロワー1体を選ぶ。それは「【攻撃時】1枚引く」を持つ。",
    )
    t.play("Lesson").pick("Cub").play("Lesson").pick("Cub").evolve("Cub")
    t.attack("Cub", "leader").in_any_order().quiet()
    assert (t.me.hand, t.foe.defense) == (["Okami"] * 2, 16)


@pytest.mark.rule("5.30.2", "5.30.2.1")
@pytest.mark.parametrize(("order", "hand"), [(("Lesson", "Crate"), []), (("Crate", "Lesson"), ["Okami"])])
def test_a_box_takes_the_ability_that_was_given_before_it_only(order, hand):
    t = table(me=Side(hand=list(order), field=["Cub"], deck=["Okami"] * 4), cards=(*CUB, LESSON, CRATE))
    for name in order:
        t.play(name).pick("Cub")
    t.attack("Cub", "leader").quiet()
    assert t.me.hand == hand


def test_an_ability_nobody_knows_does_nothing():
    """A board may be written by hand, and hold a word for an ability that no card here gives."""
    t = table(me=Side(field=["Cub"]), cards=CUB)
    cub = t.card("Cub", "field")
    t.table.put(cub._replace(given=(Given("ability", "ability:nobody's"),)))
    t.attack("Cub", "leader").quiet()
    assert t.foe.defense == 18


# -- the EX area -------------------------------------------------------------------------------------------------------

SPARK = follower("Spark", "activate_from_ex(pay(2), draw(1))", attack=1, defense=1)


@pytest.mark.rule("10.3.5", "10.3.4")
def test_an_ability_of_the_ex_area_is_valid_there_only():
    for zone, able in (("ex", True), ("hand", False), ("field", False)):
        t = table(me=Side(**{zone: ["Spark"]}), cards=(SPARK,))
        assert ("activate Spark" in t.options()) is able
    t = table(me=Side(ex=["Spark"], pp=2), cards=(SPARK,)).activate("Spark")
    assert (t.me.pp, t.me.ex, t.me.hand) == (0, ["Spark"], ["Fighter"])


@pytest.mark.rule("8.3.1")
def test_nobody_uses_the_opponents_cards_of_the_ex_area():
    t = table(foe=Side(ex=["Spark"]), cards=(SPARK,))
    assert t.options("activate") == []


@pytest.mark.rule("10.4.2.2")
def test_tokens_that_are_taken_away_while_it_is_chosen_are_not_paid():
    cards = (follower("Ember", "activate_from_ex(banish_with_tokens(FAIRY, 1), draw(1))"),)
    t = table(me=Side(ex=["Ember", "Fairy", "Fairy"]), cards=cards)
    fairy = t.cards("Fairy", "ex")[0]
    t.table.put(fairy._replace(counters=(("shine", 1),)))
    t.activate("Ember")
    assert (t.ask.kind, t.options("card")) == ("select", ["Fairy", "Fairy"])
    t.pick("Fairy")
    assert (t.me.ex, t.me.banished, t.me.hand) == (["Fairy"], ["Ember"], ["Fighter"])


# -- any number engaged ------------------------------------------------------------------------------------------------

CHORUS = spell_card(
    "Chorus", "may_add_cost(engage_any(your.follower))", "spell(deal(taken(your.follower), enemy.leader))", cost=0
)


@pytest.mark.rule("10.6.2.5.1.4")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_the_text_goes_by_how_many_were_engaged_for_its_cost(count):
    t = table(me=Side(hand=["Chorus"], field=["Fairy"] * 3), cards=(CHORUS,))
    assert texts(t, "Chorus") == (
        (
            "As an additional cost to play this card, you may engage any number of followers on your field.\n"
            "Deal X damage to each enemy leader. X equals the number of followers engaged for this cost."
        ),
        (
            "これをプレイする際、追加コストとして場のフォロワーを好きな数アクトしてよい。\n"
            "相手のリーダーすべてに「この追加コストとしてアクトしたフォロワーの数」と同じダメージ。"
        ),
    )
    t.play("Chorus")
    assert sentence(t.ask.reason, "en", str) == "Choose any number of followers on your field to engage."
    assert sentence(t.ask.reason, "ja", str) == "アクトする自分の場のフォロワーを好きな数選んでください。"
    t.pick(*["Fairy"] * count)
    assert (t.foe.defense, [card.sideways for card in t.cards("Fairy", "field")].count(True)) == (20 - count, count)


def test_the_number_of_an_earlier_play_is_forgotten():
    again = spell_card("Encore", "spell(deal(1, enemy.leader))", cost=0)
    t = table(me=Side(hand=["Chorus", "Chorus", "Encore"], field=["Fairy"] * 2), cards=(CHORUS, again))
    t.play("Chorus").pick("Fairy", "Fairy").play("Chorus")
    assert t.foe.defense == 18

"""English texts as prints of different sets word them: invented ones, read as what they mean."""

# ruff: noqa: E501 - a text stands on one line

import pytest
from sve.playing import shipped_facts

from svedesk.games.sve.definitions import define
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.print_wording import in_first_wording
from svedesk.games.sve.reading.reader import read_card
from svedesk.games.sve.source import read_script
from svedesk.games.sve.text.cards import card_text

READER = SveTextReader(shipped_facts().values())
MOTH = SveFacts("XX01-001", "Moth", "蛾", "follower", cost=2, attack=2, defense=2)


@pytest.mark.parametrize(
    ("text", "script"),
    [
        (
            "{FANFARE} Look at the top 6 cards of your deck. From among them, you may reveal up to 2 Mage cards and add them to your hand. Put the rest on the bottom of your deck in any order.",
            'fanfare(look_at_top(6, take(any_side.card.with_trait(Trait("Mage", "魔法使い")), "hand", 2, reveal=True), rest="bottom"))',
        ),
        (
            "{FANFARE} Look at the top 6 cards of your deck. You may summon up to 2 followers that cost 1 or less from among them. Put the remaining cards on the bottom of your deck in any order.",
            'fanfare(look_at_top(6, take(any_side.follower.that_cost_up_to(1), "field", 2), rest="bottom"))',
        ),
        (
            "{FANFARE} You may summon a Mage follower that costs 2 or less from your hand.",
            'fanfare(hand_onto_field(any_side.follower.with_trait(Trait("Mage", "魔法使い")).that_cost_up_to(2)))',
        ),
        (
            "While this card is on your field, any Fairy you play costs 1 less.",
            "play_cost_while_here(your.follower.with_name(FAIRY), shift=-1)",
        ),
        (
            "Any spell an opponent plays costs 2 more.",
            "play_cost_while_here(enemy.spell, shift=2)",
        ),
        (
            "If there are at least 4 cards in opponents' cemeteries, any card you play from the EX area costs 1 less.",
            "play_cost_while_here(your.card.in_ex, shift=-1, condition=at_least(4, enemy.card.in_cemetery))",
        ),
        (
            "If there is a Fairy on your field, this card costs 2 less to play from the EX area.",
            "costs_less_if(present(your.follower.with_name(FAIRY)), 2, from_ex=True)",
        ),
        (
            "{FANFARE} Select an enemy follower on the field and deal it X damage. X equals its defense minus 2.",
            "fanfare(both(select(enemy.follower), deal(minus(defense_of(it), 2), it)))",
        ),
        (
            "{FANFARE} Select an enemy follower on the field and deal it 1 damage. If there is a Fairy on your field, destroy the selected follower instead.",
            "fanfare(both(select(enemy.follower), instead(deal(1, it), present(your.follower.with_name(FAIRY)), destroy(it))))",
        ),
        (
            "{FANFARE} Select an enemy follower on the field and destroy it. If there is a Fairy on your field, deal 3 damage to the selected follower's leader.",
            "fanfare(both(select(enemy.follower), destroy(it)), when(present(your.follower.with_name(FAIRY)), deal(3, its_own_leader)))",
        ),
        (
            "{LAST WORDS} Select up to 1 Mage follower in your cemetery (including this one) and add it to your hand.",
            'last_words(both(select_up_to(1, your.follower.with_trait(Trait("Mage", "魔法使い")).in_cemetery), add_to_hand(it)))',
        ),
        (
            "{EVOLVE} {COST 0}: Evolve this follower. This ability can be activated if there are at least 4 cards in opponents' cemeteries.",
            "evolve(0, condition=at_least(4, enemy.card.in_cemetery))",
        ),
        (
            "{FANFARE} Put the top card of your deck into your cemetery. Then, if there are at least 4 cards in your cemetery, draw a card.",
            "fanfare(top_into_cemetery(1), when(at_least(4, your.card.in_cemetery), draw(1)))",
        ),
        (
            "During your turn, whenever a card is put from an opponent's deck into the cemetery, give this follower {ATK}+2.",
            'during("your", whenever_milled("enemy", give(this, attack=2)))',
        ),
        (
            "{FANFARE} Look at the top 6 cards of your deck. You may put a card that costs 2 or less from among them into your EX area. They cost 2 less to play this turn. Put the rest on the bottom of your deck in any order.",
            'fanfare(look_at_top(6, take(any_side.card.that_cost_up_to(2), "ex"), rest="bottom"), shift_play_cost(it, -2, this_turn=True))',
        ),
        (
            "{FANFARE} Put a Fairy and a Knight token to your EX area.",
            "fanfare(into_ex_each(FAIRY, KNIGHT))",
        ),
        (
            "{FANFARE} Choose one of the following. If there is a Fairy on your field, choose up to 2 instead. (1) Draw a card. (2) Recover 1 play point.",
            "fanfare(choose_some(1, mode(draw(1)), mode(recover(1)), more=(present(your.follower.with_name(FAIRY)), 2), more_up_to=True))",
        ),
        (
            "{EVOLVE} Discard a spell: {EVOLVE} this follower.",
            "evolve(0, besides=discarding(your.spell))",
        ),
        (
            "During your turn, whenever this follower takes ability damage, give it {ATK}+2 and Storm.",
            'during("your", when_this_takes_damage(give(this, storm, attack=2), ability=True))',
        ),
        (
            "Strike: Draw a card. This ability can be performed once per turn.",
            "strike(draw(1), times=1)",
        ),
        (
            "{FANFARE} If Overflow is active for you, select an enemy follower on the field. Deal 2 damage to it and its leader.",
            "fanfare(when(overflow, both(select(enemy.follower), deal(2, together(it, its_own_leader)))))",
        ),
        (
            "{FANFARE} Select an enemy leader. If there are 2 cards or less in its controller's hand, deal it 2 damage.",
            'fanfare(select(enemy.leader), when(they_have(2, "most", "hand"), deal(2, it)))',
        ),
        (
            "{FANFARE} Select a follower on your field. Deal 1 damage to it and each enemy follower on the field.",
            "fanfare(select(your.follower), deal(1, together(it, enemy.follower)))",
        ),
        (
            "{FANFARE} If there is a Fairy on your field, deal 3 more damage to each enemy leader.",
            "fanfare(when(present(your.follower.with_name(FAIRY)), deal(3, enemy.leader)))",
        ),
        (
            "{FANFARE} Deal X damage to each enemy leader. X equals the number of times your leader has lost defense this turn.",
            "fanfare(deal(times_leader_lost, enemy.leader))",
        ),
        (
            "{FANFARE} If your leader's defense is 5, draw a card.",
            'fanfare(when(leader_has(5, "exact"), draw(1)))',
        ),
        (
            "{FANFARE} If each player has 7 maximum play points, draw a card.",
            "fanfare(when(maximum_is(7, both=True), draw(1)))",
        ),
        (
            "Whenever you draw a card outside of your start phase, give this follower {ATK}+2.",
            "whenever_you_draw(give(this, attack=2))",
        ),
        (
            "{Q}Activate {ENGAGE}: Draw a card.",
            "quick_activate(engage_this, draw(1))",
        ),
        (
            "{FANFARE}, Combo (3) - Draw a card.",
            "fanfare(when(combo(3), draw(1)))",
        ),
        (
            "{FANFARE}/{LAST WORDS} Draw a card.",
            "*fanfare_and_last_words(draw(1))",
        ),
        (
            "{FANFARE} Search your deck for a 3-cost Mage or Golem follower, summon it, then shuffle.",
            'fanfare(search_one_of_each(any_side.follower.with_trait(Trait("Mage", "魔法使い")).that_costs(3).or_cards(any_side.follower.with_trait(Trait("Golem", "ゴーレム"))), to="field"))',
        ),
        (
            "{FANFARE} Return another Mage follower from your field to its owner's hand: Draw a card.",
            'fanfare(draw(1), cost=returning(your.follower.with_trait(Trait("Mage", "魔法使い")).but_this()))',
        ),
        (
            "{FANFARE} Banish 2 Mage cards from your cemetery: Draw a card.",
            'fanfare(draw(1), cost=banishing_cards(your.card.with_trait(Trait("Mage", "魔法使い")).in_cemetery, 2))',
        ),
        (
            "{ACT} {COST 1}, engage this, bury this: Draw a card.",
            "activate(pay(1) + engage_this + bury_this_card, draw(1))",
        ),
        (
            "{ACT} {ENGAGE}, bury another card on your field: Draw a card.",
            "activate(engage_this + burying(your.card.but_this()), draw(1))",
        ),
        (
            "{ACT} {ENGAGE} and a Mage follower on your field: Draw a card.",
            'activate(engage_this + engaging(your.follower.with_trait(Trait("Mage", "魔法使い"))), draw(1))',
        ),
        (
            "{ACT} {COST 1}, discard this: Draw a card.",
            "activate_from_hand(pay(1) + discard_this, draw(1))",
        ),
        (
            "{FANFARE} If this wasn't put onto the field from hand, evolve it.",
            'fanfare(when(came_from("hand", elsewhere=True), evolve_it(this)))',
        ),
        (
            "{FANFARE} Bury the top 3 cards of your deck.",
            "fanfare(top_into_cemetery(3))",
        ),
        (
            "{FANFARE} If you have at least 3 Mage followers in your cemetery, draw a card.",
            'fanfare(when(at_least(3, your.follower.with_trait(Trait("Mage", "魔法使い")).in_cemetery), draw(1)))',
        ),
        (
            "{FANFARE} If there are at least 5 cards in your cemetery, draw a card. If there are at least 9, recover 1 play point.",
            "fanfare(when(at_least(5, your.card.in_cemetery), draw(1)), when(at_least(9, your.card.in_cemetery), recover(1)))",
        ),
        (
            "{FANFARE} The next card you play this turn costs 1 less.",
            'fanfare(next_costs_less("card", 1))',
        ),
        (
            "While this card is on your field, each other Mage follower on your field has Ward.",
            'while_here(your.follower.with_trait(Trait("Mage", "魔法使い")).but_this(), ward)',
        ),
        (
            "This card can only be played from hand.",
            'cannot_play("elsewhere")',
        ),
        (
            "{FANFARE} Draw a card. If Overflow is active for you, draw 3 instead.",
            "fanfare(instead(draw(1), overflow, draw(3)))",
        ),
        (
            "{FANFARE} Give your leader {DEF} equal to the number of amulets on your field.",
            "fanfare(give_leader(count(your.amulet)))",
        ),
        (
            "{FANFARE} Select an enemy follower on the field. Deal it and its leader damage equal to the number of amulets on your field.",
            "fanfare(select(enemy.follower), deal(count(your.amulet), together(it, its_own_leader)))",
        ),
        (
            "Whenever you play a card that originally costs 3, draw a card.",
            "whenever_plays(your.card.that_costs(3), draw(1))",
        ),
        (
            "{FANFARE} Combo (3): Select a follower on your field. Give it {ATK}+1 and Ward and engage it.",
            "fanfare(when(combo(3), both(select(your.follower), give(it, ward, attack=1), engage(it))))",
        ),
        (
            "{FANFARE} If there are at least 3 followers and/or amulets on your field, draw a card.",
            "fanfare(when(at_least(3, your.follower.or_cards(any_side.amulet)), draw(1)))",
        ),
        (
            "{FANFARE} If there are at least 5 spells and Mage cards in your cemetery, draw a card.",
            'fanfare(when(at_least(5, your.card.with_trait(Trait("Mage", "魔法使い")).or_cards(any_side.spell).in_cemetery), draw(1)))',
        ),
        (
            "{FANFARE} Deal X damage to each enemy leader. X equals the number of cards named Fairy on your field.",
            "fanfare(deal(count(your.follower.with_name(FAIRY)), enemy.leader))",
        ),
        (
            "{FANFARE} Draw a card",
            "fanfare(draw(1))",
        ),
        (
            "While this card is on your field, you can't lose the game, and opponents can't win.",
            "cannot_lose",
        ),
        (
            "At the start of your end phase, if you have at least 2 play points, draw a card. If you have at least 5, recover 1 play point.",
            "at_start_of_end(when(points_left(2), draw(1)), when(points_left(5), recover(1)))",
        ),
        (
            "Once on each of your turns, when your leader loses defense, draw a card.",
            "limited(whenever_leader_loses(draw(1)))",
        ),
        (
            "{FANFARE} Look at the top 6 cards of your deck. From among them, you may summon a Mage follower not named Moth that costs 3 or less. Put the rest on the bottom of your deck in any order.",
            'fanfare(look_at_top(6, take(any_side.follower.with_trait(Trait("Mage", "魔法使い")).that_cost_up_to(3).of_other_names(), "field"), rest="bottom"))',
        ),
        (
            "{FANFARE} Select an enemy follower on the field. Deal it 2 damage, draw a card, then discard a card.",
            "fanfare(select(enemy.follower), deal(2, it), draw(1), discard(1))",
        ),
        (
            "Activate Bury another follower: Choose one of the following. Activate only once per turn. (1) Draw a card. (2) Recover 1 play point.",
            "activate(burying(your.follower.but_this()), choose_one(mode(draw(1)), mode(recover(1))), times=1)",
        ),
        (
            '{FANFARE} If there is a follower with "Zorbo" in its name in your cemetery, draw a card.',
            'fanfare(when(present(your.follower.that_are_called(Called("Zorbo", "Zorbo", in_part=True, elsewhere=True)).in_cemetery), draw(1)))',
        ),
        (
            "{EVOLVE} {COST 3}: Evolve this follower into a Zorbo, Lord of Moths or Zorbi.",
            'evolve(3, Called("Zorbo, Lord of Moths", "Zorbo, Lord of Moths", elsewhere=True), Called("Zorbi", "Zorbi", elsewhere=True))',
        ),
        ("Fanfare: Give this follower +1/+2.", "fanfare(give(this, attack=1, defense=2))"),
        (
            "Fanfare: Give each swordcraft follower on your field +0/+1.",
            'fanfare(give(your.follower.of_class("Swordcraft"), defense=1))',
        ),
        (
            "When this follower begins Racing, give it +1/+1. Then, draw 2 cards, then discard a card.",
            "on_race(give(this, attack=1, defense=1), then(draw(2), discard(1)))",
        ),
        (
            "{FANFARE} Give this follower {ATK}+X. X equals the number of cards you've played this turn, excluding this card.",
            'fanfare(give_x(this, others_played, "attack"))',
        ),
        ("Feed (1): This follower begins Racing.", "serve(1, pay(1), race(this))"),
        ("(tap) (1), (A): Draw a card.", "activate(pay(1) + engage_this, draw(1))"),
        (
            "Fanfare: If there are 3 or more Mage cards in your cemetery, draw a card.",
            'fanfare(when(at_least(3, your.card.with_trait(Trait("Mage", "魔法使い")).in_cemetery), draw(1)))',
        ),
        (
            "Last Words: You may select a spell in your cemetery and put it into your hand.",
            "last_words(both(select_up_to(1, your.spell.in_cemetery), add_to_hand(it)))",
        ),
        (
            "Fanfare: If a follower on your field is Racing, draw a card.",
            "fanfare(when(present(your.follower.racing), draw(1)))",
        ),
    ],
)
def test_it_is_read_as_it_is_meant(text, script):
    (line,) = READER.read(MOTH, text, "en")
    assert (line.is_read, line.is_wrong) == (True, False)
    assert read_script(line.script) == read_script(script)


@pytest.mark.parametrize(
    "text",
    [
        "Whenever this follower attacks, select an enemy follower on the field and give it {ATK}-1.",
        "Whenever this follower takes damage, draw a card. If there is a Moth on your field, give it {DEF}+4 instead.",
        "Select an enemy follower on the field. Draw a card and reveal it. Deal 2 damage to the selected follower.",
        "{ACT} {COST 1}, Search your deck for a Flame and Glass and put it onto your field.",
        "Select an enemy follower on the field. Each player summons a Fairy token. Destroy the selected follower.",
        "Look at the top 4 cards of your deck. You may put a follower and/or amulet from among them onto your field.",
        "Put a Fairy and/or Knight token into your EX area.",
        "Select an enemy follower and/or amulet on the field and destroy it.",
        "Search your deck for 2 spells and Mage cards, reveal them, and add them to your hand.",
    ],
)
def test_what_could_mean_another_card_is_left_as_it_is(text):
    assert in_first_wording(text) == text


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "ファンファーレ自分の場の魔法使い・フォロワー1体か自分の場のゴーレム・フォロワー1体を選ぶ。それは攻撃力+2する。",
            "ファンファーレ自分の場の「魔法使い・フォロワーかゴーレム・フォロワー」1体を選ぶ。それは攻撃力+2する。",
        ),
        (
            "ファンファーレ場の他の魔法使い・フォロワー1体か場の他のゴーレム・フォロワー1体を手札に戻す：1枚引く。",
            "ファンファーレ場の他の「魔法使い・フォロワーかゴーレム・フォロワー」1体を手札に戻す：1枚引く。",
        ),
        (
            "自分の場に他の魔法使い・フォロワーかゴーレム・フォロワーが出たとき、1枚引く。",
            "自分の場に他の「魔法使い・フォロワーかゴーレム・フォロワー」が出たとき、1枚引く。",
        ),
        (
            "ファンファーレ自分の手札の元のコスト3以下の魔法使い・フォロワーか元のコスト3以下のゴーレム・フォロワー1枚を場に出してよい。",
            "ファンファーレ自分の手札の元のコスト3以下の「魔法使い・フォロワーかゴーレム・フォロワー」1枚を場に出してよい。",
        ),
        (
            "ファンファーレ相手の場のフォロワー1体を選ぶ。それを破壊する。それの元のコストが3以上なら、1枚引く。",
            "ファンファーレ相手の場のフォロワー1体を選ぶ。それを破壊する。それがコスト3以上なら、1枚引く。",
        ),
    ],
)
def test_in_japanese_it_is_read_as_what_means_the_same(text, meant):
    ((line,), (other,)) = READER.read(MOTH, text, "ja"), READER.read(MOTH, meant, "ja")
    assert (line.is_read, line.is_wrong) == (True, False)
    assert line.script == other.script


FEW = 'cannot_attack_while(at_most_counters_on_this(3, Counter("fable", "童話")))'


@pytest.mark.parametrize(
    ("text", "script"),
    [
        (
            "これが場にいる限り、自分のリーダーが受けるダメージを-1する。",
            "if_would(damaged(your.leader), change_damage(-1))",
        ),
        ("これが受ける4以上のダメージを3にする。", "if_would(damaged(this, least=4), change_damage(to=3))"),
        ("これが受ける交戦ダメージを-2する。", 'if_would(damaged(this, "combat"), change_damage(-2))'),
        (
            "【ファンファーレ】このターン、自分のリーダーが次に受けるダメージを-5する。",
            "fanfare(next_time(damaged(your.leader), change_damage(-5), this_turn=True))",
        ),
        (
            "【ファンファーレ】このターン、これは次のダメージを受けない。",
            "fanfare(next_time(damaged(this), change_damage(to=0), this_turn=True))",
        ),
        (
            "【ファンファーレ】このターン、自分のリーダーが受ける5以上のダメージを4にする。",
            "fanfare(this_turn_if(damaged(your.leader, least=5), change_damage(to=4)))",
        ),
        (
            "【ファンファーレ】相手プレイヤー1人の場のカードが3枚以上なら、1枚引く。",
            "fanfare(when(at_least(3, enemy.card), draw(1)))",
        ),
        ("【憑依】【コスト1】：これはドライブを持つ。", "ride(pay(1), give_drive(this))"),
        (
            "自分のエンドフェイズが来たとき、これがEXエリアにあるなら、1枚引く。",
            "while_in_ex(at_start_of_end(draw(1)))",
        ),
        (
            "自分の場にフォロワーが出たとき、【コスト1】：自分の墓場のこれを場に出す。",
            "while_in_cemetery(whenever_enters(your.follower, put_onto_field(this, owners=True), cost=pay(1)))",
        ),
        (
            "自分のエンドフェイズが来たとき、自分の場にアミュレットがあるなら、【コスト1】：自分の墓場のこれをEXエリアに置く。",
            "while_in_cemetery(at_start_of_end(when(present(your.amulet), may_pay(pay(1), put_into_ex(this)))))",
        ),
        (
            "自分の場にフォロワーが出たとき、自分の墓場のこれをEXエリアに置いてよい。そうしたなら、1枚引く。",
            (
                "while_in_cemetery(whenever_enters(your.follower, put_into_ex(this, may=True), "
                "when(was_put_into_ex(any_side.card), draw(1))))"
            ),
        ),
        (
            "自分の場にフォロワーが出たとき、墓場のこれを消滅：1枚引く。",
            "while_in_cemetery(whenever_enters(your.follower, draw(1), cost=banish_this_in_cemetery))",
        ),
        (
            "これをプレイする際、追加コストとして墓場のフォロワー1枚を消滅させる。（追加コストを支払わなければプレイできない）",
            'added_cost(banishing("follower"))',
        ),
        (
            "これをプレイする際、追加コストとして場の妖精・トークン4体を墓場に置く。",
            "added_cost(burying(your.follower.with_trait(PIXIE).tokens, 4))",
        ),
        (
            "これをプレイする際、追加コストとして場のフォロワー2体をアクトする。",
            "added_cost(engaging_each(your.follower, count=2))",
        ),
        (
            "自分の場にフォロワーがいる限り、これは能力ダメージを受けない。",
            'no_damage(this, "ability", beside=your.follower)',
        ),
        ("これは「相手の能力ダメージ」を受けない。", 'no_damage(this, "enemy_ability")'),
        ("これの童話カウンターが3個以下である限り、これは相手を攻撃できない。", FEW),
        (
            "これに童話カウンターが置かれていないなら、これは相手を攻撃できない。",
            'cannot_attack_while(counters_on_this(0, Counter("fable", "童話")))',
        ),
        (
            "これが場にいる限り、相手プレイヤーすべての【ファンファーレ】能力と【進化時】能力は誘発しない。",
            "no_enemy_fanfares",
        ),
        ("これが場にいる限り、相手プレイヤーすべては、スタートフェイズ以外でカードを引けない。", "no_enemy_draws"),
        (
            "【覚醒】状態であり、これが場にいる限り、自分の場の他のフォロワーすべては【突進】を持つ。",
            "while_here(your.follower.but_this(), rush, condition=overflow)",
        ),
        (
            "これが場にいる限り、自分の妖精・スペルが与えるダメージを+1する。",
            "others_deal_more(1, your.spell.with_trait(PIXIE))",
        ),
        (
            "これが相手のリーダーにダメージを与えたとき、1枚引く。",
            "when_this_hits_leader(draw(1), any_damage=True)",
        ),
        ("相手がスペルをプレイしたとき、1枚引く。", 'whenever_plays(your.spell, draw(1), whose="enemy")'),
        (
            "自分の妖精・カードが相手の場のフォロワーに能力ダメージを与えたとき、1枚引く。",
            "whenever_deals(your.card.with_trait(PIXIE), enemy.follower, draw(1))",
        ),
        (
            "これが場にいる限り、自分の場の他のフォロワーすべては「【攻撃時】これは【攻撃力】+1する」を持つ。",
            "whenever_attacks(your.follower.but_this(), give(it, attack=1))",
        ),
        (
            "【起動】【コスト1】：自分の墓場のこれを場に出す。この能力は自分の墓場が10枚以上あり、自分の場にアミュレットがないなら使える。",
            (
                "activate_from_cemetery(pay(1), put_onto_field(this, owners=True), "
                "condition=both_hold(at_least(10, your.card.in_cemetery), absent(your.amulet)))"
            ),
        ),
        (
            "【Q】【起動】【コスト1】手札のこれを捨てる：1枚引く。",
            "quick_activate_from_hand(pay(1) + discard_this, draw(1))",
        ),
        (
            "自分のターンごとに1回、自分が手札の妖精・スペルを捨てたとき、1枚引く。",
            'limited(whenever_discards("your", draw(1), group=your.spell.with_trait(PIXIE)))',
        ),
    ],
)
def test_newer_words_in_japanese_are_read_as_known_ones(text, script):
    (line,) = READER.read(MOTH, text, "ja")
    assert (line.script, line.is_wrong) == (script, False)


@pytest.mark.parametrize(
    ("text", "script"),
    [
        (
            "{EVOLVE} {COST 1}: Evolve this follower into an evolved follower with Night Moth in its name.",
            'evolve(1, Called("Night Moth", "Night Moth", in_part=True, elsewhere=True))',
        ),
        ("{EVOLVE} {COST 1}: Evolve this follower into a Fairy Moth and draw a card.", ""),
        ("{EVOLVE} {COST 1}: Evolve this follower into a Fairy Moth if there is an amulet on your field.", ""),
        ("{EVOLVE} {COST 1}: Evolve this follower into an evolved Fairy follower.", ""),
    ],
)
def test_what_it_evolves_into_is_a_name_and_no_more(text, script):
    (line,) = READER.read(MOTH, text, "en")
    assert line.script == script


def test_damage_to_a_card_and_its_leader_is_changed_by_two_abilities():
    lines = READER.read(MOTH, "これが場にいる限り、これと自分のリーダーが受けるダメージを-1する。", "ja")
    assert [line.script for line in lines] == [
        "if_would(damaged(this), change_damage(-1))",
        "if_would(damaged(your.leader), change_damage(-1))",
    ]


def test_the_leader_of_who_plays_a_card_is_not_that_of_a_follower():
    (meaning,) = read_card(MOTH, "", "相手がスペルをプレイしたとき、それのリーダーに2ダメージ。", reader=READER)
    assert (
        card_text(define(MOTH, (meaning,)), "en") == "Whenever an opponent plays a spell, deal 2 damage to its leader."
    )

"""Card texts without a condition: what they are read as, in both languages."""

import pytest
from sve.playing import shipped_facts

from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.source import read_script


@pytest.fixture(scope="module")
def reader():
    return SveTextReader(shipped_facts().values())


def scripts(reader, text, lang, on="SD01-005"):
    """Each line of a text on a card as a script; "" for one that is not read."""
    return [line.script for line in reader.read(shipped_facts()[on], text, lang)]


def meant(reader, text, lang, on="SD01-005"):
    """What a text of one line on a card means; () for one that is not read."""
    (script,) = scripts(reader, text, lang, on)
    return read_script(script)


@pytest.mark.parametrize(
    ("script", "en", "ja"),
    [
        (
            'summon(Token("BP01-T10", "Magic Sediment", "大地の魔片", amulet=True))',
            "Summon a Magic Sediment token.",
            "『大地の魔片』1つを出す。",
        ),
        ("summon(KNIGHT, DRAGON)", "Summon a Knight and Dragon token.", "『ナイト』1体と『ドラゴン』1体を出す。"),
        (
            "summon(KNIGHT, DRAGON, FAIRY)",
            "Summon a Knight, Dragon, and Fairy token.",
            "『ナイト』1体と『ドラゴン』1体と『フェアリー』1体を出す。",
        ),
        (
            "summon_one_of(KNIGHT, DRAGON)",
            "Summon a Knight or Dragon token.",
            "『ナイト』1体か『ドラゴン』1体を出す。",
        ),
        (
            "into_ex_each(KNIGHT, DRAGON)",
            "Put a Knight and Dragon token into your EX area.",
            "『ナイト』1枚と『ドラゴン』1枚をEXエリアに置く。",
        ),
        (
            "field_or_ex(1, KNIGHT)",
            "You may put a Knight token onto your field or into your EX area.",
            "『ナイト』1枚を場かEXエリアに置いてよい。",
        ),
        (
            "select(your.follower.tokens), give(it, attack=1)",
            "Select a token follower on your field. Give it {ATK}+1.",
            "自分の場のトークン・フォロワー1体を選ぶ。それは【攻撃力】+1する。",
        ),
        (
            "select(your.token.in_ex), banish(it)",
            "Select a token in your EX area. Banish it.",
            "自分のEXエリアのトークン・カード1枚を選ぶ。それを消滅させる。",
        ),
        ("discard_hand", "Discard your hand.", "自分の手札すべてを捨てる。"),
        ("each_player_draws(2)", "Each player draws 2 cards.", "各プレイヤーは、2枚引く。"),
        (
            "each_player(into_ex(2, KNIGHT))",
            "Each player puts 2 Knight tokens into their EX area.",
            "各プレイヤーは『ナイト』2枚をEXエリアに置く。",
        ),
        (
            "each_opponent(discard(2))",
            "Each opponent discards 2 cards.",
            "相手プレイヤーすべては、自身の手札2枚を捨てる。",
        ),
        (
            'discard_at_random(1, "opponent")',
            "Each opponent discards a random card.",
            "相手プレイヤーすべては、自身の手札をランダムに1枚捨てる。",
        ),
        (
            "select(any_side.follower), destroy(it), its_controller(summon(KNIGHT))",
            "Select a follower on the field. Destroy it. Its controller summons a Knight token.",
            "フォロワー1体を選ぶ。それを破壊する。それのプレイヤーは『ナイト』1体を出す。",
        ),
        (
            "select(enemy.follower), destroy(it), its_controller(discard_at_random(1))",
            "Select an enemy follower on the field. Destroy it. Its controller discards a random card.",
            "相手の場のフォロワー1体を選ぶ。それを破壊する。それのプレイヤーは、自身の手札をランダムに1枚捨てる。",
        ),
        (
            "top_into_cemetery(2, opponent=True)",
            "Each opponent puts the top 2 cards of their deck into their cemetery.",
            "相手のデッキの上2枚を墓場に置く。",
        ),
        (
            "each_opponent_buries(enemy.follower)",
            "Each opponent buries a follower.",
            "相手プレイヤーすべては、自身の場のフォロワー1体を墓場に置く。",
        ),
        (
            "select(enemy.follower), deal(2, together(it, its_own_leader))",
            "Select an enemy follower on the field. Deal 2 damage to it and its leader.",
            "相手の場のフォロワー1体を選ぶ。それとそれのリーダーに2ダメージ。",
        ),
        (
            "select(enemy.follower), deal(4, together(it, this))",
            "Select an enemy follower on the field. Deal 4 damage to it and this follower.",
            "相手のフォロワー1体を選ぶ。それとこれに4ダメージ。",
        ),
        (
            "deal(3, together(any_side.follower.but_this(), enemy.leader))",
            "Deal 3 damage to each other follower on the field and each enemy leader.",
            "場の他のフォロワーすべてと相手のリーダーすべてに3ダメージ。",
        ),
        (
            "give(together(your.leader, your.follower.but_this()), defense=1)",
            "Give your leader and each other follower on your field {DEF}+1.",
            "自分のリーダーと自分の他のフォロワーすべては【体力】+1する。",
        ),
        (
            "give(together(your.follower, your.follower.in_ex), attack=1)",
            "Give each follower on your field and each follower in your EX area {ATK}+1.",
            "自分のフォロワーすべてと、自分のEXエリアのフォロワーすべては【攻撃力】+1する。",
        ),
        ("give_keywords(this, rush, bane)", "Give this follower Rush and Bane.", "これは【突進】【必殺】を持つ。"),
        (
            "give_with_keywords(this, rush, bane, attack=1)",
            "Give this follower {ATK}+1, Rush, and Bane.",
            "これは【攻撃力】+1して、【突進】【必殺】を持つ。",
        ),
        (
            "select(your.card.in_ex), transform(it, DRAGON)",
            "Select a card in your EX area. Transform it into a Dragon token.",
            "自分のEXエリアのカード1枚を選ぶ。それは『ドラゴン』に変身する。",
        ),
        (
            'place_counter(this, Counter("fable", "童話"))',
            "Place a Fable counter on this card.",
            "これに童話カウンター1つを置く。",
        ),
        (
            'select(your.follower), may_place_counter(it, Counter("fable", "童話"), 2)',
            "Select a follower on your field. You may place 2 Fable counters on it.",
            "自分のフォロワー1体を選ぶ。それに童話カウンター2つを置いてよい。",
        ),
        (
            "select_any_number(your.follower.in_ex), banish(it)",
            "Select any number of followers in your EX area. Banish it.",
            "自分のEXエリアのフォロワーを好きな枚数選ぶ。それを消滅させる。",
        ),
        (
            "hand_onto_field(any_side.amulet.that_cost_up_to(2))",
            "You may put an amulet that costs 2 play points or less from your hand onto your field.",
            "自分の手札の元のコスト2以下のアミュレット1枚を場に出してよい。",
        ),
        (
            "hand_onto_field(any_side.follower, any_number=True)",
            "You may put any number of followers from your hand onto your field.",
            "自分の手札のフォロワーを好きな枚数場に出してよい。",
        ),
        (
            "select(your.follower), give_ability(it, rush, at_start_of_end(destroy(this)))",
            'Select a follower on your field. Give it Rush and "At the start of your end phase, destroy this card."',
            "自分のフォロワー1体を選ぶ。それは【突進】と「自分のエンドフェイズが来たとき、これを破壊する」を持つ。",
        ),
        (
            "select(any_side.card.in_ex), banish(it)",
            "Select a card in any EX area. Banish it.",
            "EXエリアのカード1枚を選ぶ。それを消滅させる。",
        ),
        ("put_into_ex(this)", "Put this card into its owner's EX area.", "これをEXエリアに置く。"),
        (
            "select(enemy.follower), put_into_ex(it)",
            "Select an enemy follower on the field. Put it into its owner's EX area.",
            "相手のフォロワー1体を選ぶ。それをEXエリアに置く。",
        ),
        (
            "select(enemy.card.in_cemetery), put_into_ex(it, yours=True)",
            "Select a card in an opponent's cemetery. Put it into your EX area.",
            "相手の墓場のカード1枚を選ぶ。それを自分のEXエリアに置く。",
        ),
        (
            "top_into_ex(2)",
            "Put the top 2 cards of your deck into your EX area.",
            "自分のデッキの上2枚をEXエリアに置く。",
        ),
        (
            "top_into_ex(1, until_full=True)",
            "Put the top card of your deck into your EX area. Repeat until your EX area is full.",
            "自分のデッキの上1枚をEXエリアに置く。これをEXエリアが上限になるまでくり返す。",
        ),
        (
            "select(enemy.amulet), put_into_deck(it)",
            "Select an enemy amulet on the field. Put it on top of its owner's deck.",
            "相手のアミュレット1つを選ぶ。それをデッキの上に置く。",
        ),
        (
            'select(enemy.amulet), put_into_deck(it, 1, "bottom")',
            "Select an enemy amulet on the field. Put it on the bottom of its owner's deck.",
            "相手の場のアミュレット1つを選ぶ。それのプレイヤーはそれをデッキの下に置く。",
        ),
        (
            "put_into_deck(this, 4)",
            "Put this card into its owner's deck 4th from the top.",
            "これをデッキの上から4枚目に置く。",
        ),
        (
            'hand_into_deck(2, "top")',
            "Put 2 cards from your hand on top of your deck.",
            "自分の手札2枚をデッキの上に置く。",
        ),
        (
            "hand_into_deck()",
            "Put a card from your hand on the bottom of your deck.",
            "自分の手札1枚をデッキの下に置く。",
        ),
    ],
)
def test_both_languages_are_read_as_the_same_script(reader, script, en, ja):
    wanted = read_script(f"fanfare({script})")
    assert meant(reader, f"{{FANFARE}} {en}", "en") == wanted
    assert meant(reader, f"【ファンファーレ】{ja}", "ja") == wanted


def test_heads_before_one_text_are_abilities_of_their_own(reader):
    wanted = read_script("*fanfare_and_last_words(draw(1))")
    assert len(wanted) == 2
    assert meant(reader, "{FANFARE} {LAST WORDS} Draw a card.", "en") == wanted
    assert meant(reader, "【ファンファーレ】【ラストワード】1枚引く。", "ja") == wanted


def test_damage_to_two_is_said_with_one_verb(reader):
    text = "{FANFARE} Select an enemy follower on the field. Deal 3 damage to it and 1 damage to its leader."
    deal_both = "fanfare(select(enemy.follower), deal_and(deal(3, it), deal(1, its_own_leader)))"
    assert meant(reader, text, "en") == read_script(deal_both)


def test_a_counter_nobody_knows_is_called_alike_in_both_languages(reader):
    wanted = read_script('fanfare(place_counter(this, Counter("金貨", "金貨")))')
    assert meant(reader, "【ファンファーレ】これに金貨カウンター1つを置く。", "ja") == wanted


@pytest.mark.parametrize(
    ("later", "usual"),
    [
        (
            "『ナイト』『ドラゴン』『フェアリー』1枚ずつEXエリアに置く。",
            "『ナイト』1枚と『ドラゴン』1枚と『フェアリー』1枚をEXエリアに置く。",
        ),
        ("『ナイト』2体を場に出す。", "『ナイト』2体を出す。"),
        ("『大地の魔片』1つと『ナイト』1体を場に出す。", "『大地の魔片』1つと『ナイト』1体を出す。"),
        (
            "相手の場のフォロワー1体を選ぶ。それのプレイヤーはそれをデッキの上に置く。",
            "相手のフォロワー1体を選ぶ。それをデッキの上に置く。",
        ),
    ],
)
def test_other_ways_of_writing_mean_the_same(reader, later, usual):
    wanted = meant(reader, f"【ファンファーレ】{usual}", "ja")
    assert wanted
    assert meant(reader, f"【ファンファーレ】{later}", "ja") == wanted


@pytest.mark.parametrize(
    "text",
    [
        "【ファンファーレ】『ナイト』1つを出す。",  # a follower
        "【ファンファーレ】『大地の魔片』1体を出す。",  # an amulet
        "【ファンファーレ】それをEXエリアに置く。",  # nothing was named
        "【ファンファーレ】自分の手札0枚をデッキの下に置く。",
    ],
)
def test_what_is_no_card_text_is_not_read(reader, text):
    assert scripts(reader, text, "ja") == [""]


def test_the_script_says_that_a_token_is_an_amulet(reader):
    (script,) = scripts(reader, "【ファンファーレ】『大地の魔片』1つを出す。", "ja")
    (ability,) = read_script(script)
    assert ability.text("ja", "follower") == "【ファンファーレ】『大地の魔片』1つを出す。"


def test_what_another_player_draws_is_said_but_never_counted_by_a_text(reader):
    (ability,) = read_script("fanfare(each_opponent(draw_x(count(your.follower))))")
    said = "Each opponent draws X cards. X equals the number of followers on your field."
    assert ability.text("en", "follower") == f"{{FANFARE}} {said}"
    assert meant(reader, f"{{FANFARE}} {said}", "en") == ()

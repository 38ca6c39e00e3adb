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

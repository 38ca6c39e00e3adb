"""Cards that texts mean by class (2.3), by two traits (2.4), by having an evolve ability (12.2), by either name."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table

from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.text.sentences import sentence

THIEF, BEAST = 'Trait("Thief", "盗賊")', 'Trait("Beast", "獣")'
RAIDER = follower("Raider", traits=("Thief", "Beast"), traits_ja=("盗賊", "獣"), classes=("Swordcraft",))
CUTPURSE = follower("Cutpurse", traits=("Thief",), traits_ja=("盗賊",), classes=("Swordcraft",))
BEAR = follower("Bear", "evolve(1)", traits=("Beast",), traits_ja=("獣",), classes=("Forestcraft",))
BEAR_GROWN = evolved("Bear", traits=("Beast",), traits_ja=("獣",), classes=("Forestcraft",))
CARDS = (RAIDER, CUTPURSE, BEAR, BEAR_GROWN)


def text(t, name):
    definition = t.session.ruleset.definition(t.card(name).number)
    return card_text(definition, "en"), card_text(definition, "ja")


def found_by(group):
    seeker = spell_card("Seek", f"spell(search({group}))")
    deck = ["Raider", "Bear", "Cutpurse", "Fighter"]
    t = table(me=Side(hand=["Seek"], deck=deck), cards=(*CARDS, seeker))
    texts = text(t, "Seek")
    t.play("Seek")
    return sorted(t.options("card")), texts


@pytest.mark.parametrize(
    ("group", "names", "en", "ja"),
    [
        (
            'your.follower.of_class("Swordcraft")',
            ["Cutpurse", "Raider"],
            "a {SWORDCRAFT} follower",
            "【ロイヤル】フォロワー",
        ),
        ('your.card.of_class("Forestcraft")', ["Bear"], "a {FORESTCRAFT} card", "【エルフ】カード"),
        ('your.card.of_class("Havencraft")', [], "a {HAVENCRAFT} card", "【ビショップ】カード"),
        ("your.follower.with_evolve()", ["Bear"], "a follower with {EVOLVE}", "【進化】を持つフォロワー"),
        (
            f"your.follower.with_trait({THIEF}).with_trait({BEAST})",
            ["Raider"],
            "a Thief Beast follower",
            "盗賊・獣・フォロワー",
        ),
        (f"your.follower.with_trait({BEAST})", ["Bear", "Raider"], "a Beast follower", "獣・フォロワー"),
    ],
)
def test_a_search_finds_what_the_words_say(group, names, en, ja):
    found, texts = found_by(group)
    assert found == names
    assert texts == (
        f"Search your deck for {en}, reveal it, and add it to your hand.",
        f"自分のデッキから{ja}1枚を探し、手札に加える。",
    )


def test_a_question_names_the_class_in_words():
    strike = spell_card("Recall", 'spell(select(your.follower.of_class("Swordcraft")), banish(it))')
    t = table(me=Side(hand=["Recall"], field=["Raider", "Bear"]), cards=(*CARDS, strike))
    t.play("Recall")
    assert sentence(t.ask.reason, "en", str) == "Choose a Swordcraft follower on your field."
    assert sentence(t.ask.reason, "ja", str) == "自分の【ロイヤル】フォロワー1体を選んでください。"
    t.pick("Raider")
    assert t.me.field == ["Bear 1/1"]


def test_an_opponents_cemetery_is_not_yours():
    reader = spell_card(
        "Read Graves", 'spell(when(present(enemy.card.in_cemetery.of_class("Swordcraft")), give_leader(3)))'
    )
    for mine, theirs, defense in ((["Raider"], [], 20), ([], ["Raider"], 23), ([], ["Bear"], 20)):
        t = table(me=Side(hand=["Read Graves"], cemetery=mine), foe=Side(cemetery=theirs), cards=(*CARDS, reader))
        t.play("Read Graves")
        assert t.me.defense == defense
    assert text(t, "Read Graves")[0] == (
        "If there is a {SWORDCRAFT} card in an opponent's cemetery, give your leader {DEF}+3."
    )


@pytest.mark.rule("2.1.2")
def test_a_card_is_called_by_its_japanese_name_as_well():
    """A list of the user's may know a card by its Japanese name only, or by another translation of it."""
    friend = 'Called("Grizzly Lord", "大熊王")'
    caller = follower("Caller", f"fanfare(when(present(your.card.that_are_called({friend})), deal(2, enemy.leader)))")
    listed = amulet("Great Bear King")
    known = type(listed)(type(listed.facts)("X-king", "Great Bear King", "大熊王", "amulet", cost=1))
    stranger = amulet("Bear King")
    for name, defense in (("Great Bear King", 18), ("Bear King", 20)):
        t = table(me=Side(hand=["Caller"], field=[name]), cards=(caller, known, stranger))
        t.play("Caller")
        assert t.foe.defense == defense

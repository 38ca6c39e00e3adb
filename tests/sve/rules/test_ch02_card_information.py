"""Chapter 2: card information, names, classes and traits, and which cards texts mean by them."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import by_hand

from svedesk.games.sve.group import Called
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.text.sentences import sentence
from svedesk.games.sve.words import deal, your


@pytest.mark.rule("2.3.4")
def test_a_bare_card_type_means_every_card_of_that_type():
    """Tokens and evolved cards are followers too; an amulet is none."""
    foe = Side(field=["Fighter", "Knight", "Goblin [evolved]", "Woodland Refuge"])
    t = table(me=Side(hand=["Angelic Snipe"]), foe=foe).play("Angelic Snipe")
    assert t.options() == ["Fighter", "Knight", "Goblin"]


@pytest.mark.rule("2.5.1")
@pytest.mark.parametrize(
    ("name", "cost"), [("Quickblader", 1), ("Fighter", 2), ("Treant", 3), ("Angelic Sword Maiden", 5)]
)
def test_the_printed_cost_is_what_playing_the_card_takes(name, cost):
    t = table(me=Side(hand=[name], pp=cost))
    t.play(name)
    assert t.me.pp == 0
    t = table(me=Side(hand=[name], pp=cost - 1))
    assert t.why_not(f"play {name}")[0] == "not-enough-points"


@pytest.mark.rule("2.5.1", "10.4.4.1")
@pytest.mark.parametrize(("shift", "cost"), [(-2, 0), (3, 5)])
def test_a_text_that_speaks_of_the_cost_means_the_printed_one(shift, cost):
    """Whatever playing the card takes now."""
    toll = amulet("Toll", f"play_cost(your.follower, shift={shift}, anywhere=True)")
    cull = spell_card("Cull", "spell(select(your.follower.that_cost_up_to(2)), banish(it))", cost=0)
    t = table(me=Side(hand=["Fighter", "Cull"], field=["Toll", "Treant", "Goblin"]), cards=[toll, cull])
    shown = t.session.ruleset.shown(t.table, t.card("Fighter", "hand"))
    assert shown.cost == cost
    t.play("Fighter").play("Cull")
    assert t.options("card") == ["Goblin", "Fighter"]  # Treant costs 3


@pytest.mark.rule("2.7.1")
def test_attack_is_the_damage_a_card_deals_when_it_attacks():
    t = table(me=Side(field=["White General"]))
    t.attack("White General", "leader").quiet()
    assert t.foe.defense == 15


@pytest.mark.rule("2.8.1")
@pytest.mark.parametrize(("damage", "stays"), [(1, True), (2, False)])
def test_defense_is_the_damage_that_destroys_a_card(damage, stays):
    t = table(me=Side(hand=["Angelic Barrage"]), foe=Side(field=[f"Fighter [damage {damage}]"]))
    t.play("Angelic Barrage")
    assert bool(t.foe.field) == stays


@pytest.mark.rule("2.8.2")
def test_damage_lowers_defense_by_as_much():
    t = table(me=Side(field=["Fighter"], hand=["Angelic Snipe"]), foe=Side(field=["Fighter"]))
    t.play("Angelic Snipe").pick("foe's Fighter")
    assert t.foe.field == ["Fighter 2/1"]
    t.attack("Fighter", "leader").quiet()
    assert t.foe.defense == 18


@pytest.mark.rule("2.4.2")
def test_cards_refer_to_traits():
    """Titania's Sanctuary means Pixie tokens: a Fairy, neither a Knight token nor a Pixie that is no token."""
    t = table(me=Side(hand=["Titania's Sanctuary"], field=["Fairy", "Knight", "Water Fairy"]))
    t.play("Titania's Sanctuary")
    assert t.me.field == ["Fairy 2/2", "Knight 1/1", "Water Fairy 1/1", "Titania's Sanctuary"]


@pytest.mark.rule("2.8.2")
def test_defense_that_rises_takes_no_damage_away():
    banner = amulet("Banner", "while_here(your.follower, defense=2)")
    t = table(me=Side(field=["Fighter [damage 2]"], hand=["Banner"]), cards=[banner])
    t.play("Banner")
    assert t.me.field == ["Fighter 2/3", "Banner"]
    by_hand(t, "move", "Banner", to=(0, "cemetery"))
    assert t.me.field == ["Fighter 2/1"]


# -- names in texts, and alternate names (2.1.2, 2.13) -----------------------------------------------------------------


WHOLE = spell_card(
    "Whole", 'spell(select(your.follower.that_are_called(Called("Rose", "Rose"))), destroy(your.follower))'
)
PART = spell_card(
    "Part", 'spell(select(your.follower.that_are_called(Called("Rose", "Rose", in_part=True))), destroy(your.follower))'
)
ROSE, PRIMROSE, BLUE = follower("Rose"), follower("Wild Rose"), follower("Blue", alternate="Rose Queen")
AS_ROSE = follower("Blue Knight", alternate="Rose")
ALL = [WHOLE, PART, ROSE, PRIMROSE, BLUE, AS_ROSE]


def meant(card: str, *field: str) -> list[str]:
    t = table(me=Side(hand=[card], field=list(field)), cards=ALL)
    return t.play(card).options() if f"play {card}" in t.options() else []


@pytest.mark.rule("2.1.2")
def test_a_name_means_every_card_with_that_name():
    assert meant("Whole", "Rose", "Wild Rose", "Rose") == ["Rose", "Rose"]


@pytest.mark.rule("2.1.2")
def test_or_where_the_text_says_so_every_card_whose_name_contains_it():
    assert meant("Part", "Rose", "Wild Rose", "Fighter") == ["Rose", "Wild Rose"]


@pytest.mark.rule("2.1.2.1")
def test_an_alternate_name_is_not_meant_by_a_part_of_it():
    assert meant("Part", "Blue", "Fighter") == []


@pytest.mark.rule("2.13.2")
@pytest.mark.parametrize("card", ["Whole", "Part"])
def test_an_alternate_name_in_its_entirety_means_the_card(card):
    assert meant(card, "Blue Knight", "Fighter") == ["Blue Knight"]


@pytest.mark.rule("2.13.2")
def test_the_card_keeps_its_own_name_for_all_else():
    """What it evolves with is the card of its own name (5.15.1.1.1)."""
    base, grown = follower("Blue", "evolve(1)", alternate="Rose"), evolved("Blue")
    t = table(me=Side(field=["Blue"], evolve=["Blue", "Rose"]), cards=[base, grown, evolved("Rose")]).evolve("Blue")
    assert (t.me.field, t.me.evolve_deck) == (["Blue 2/2"], ["Rose"])


def test_names_are_written_as_texts_write_them():
    group = your.follower.that_are_called(Called("Rose", "薔薇"))
    part = your.follower.that_are_called(Called("Rose", "薔薇", in_part=True))
    assert deal(1, group).en() == "deal 1 damage to each Rose on your field"
    assert group.all_ja() == "自分の『薔薇』"
    assert part.one_en() == "a follower with Rose in its name on your field"
    assert part.all_ja() == "自分のカード名に『薔薇』を含むフォロワー"


@pytest.mark.rule("2.1.2.1")
def test_an_alternate_name_is_meant_by_the_whole_of_it_by_such_a_text_too():
    assert meant("Part", "Blue Knight", "Fighter") == ["Blue Knight"]


# -- cards meant by class (2.3), by two traits (2.4), by having an evolve ability (12.2) -------------------------------


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
    cards, texts = found_by(group)
    assert cards == names
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

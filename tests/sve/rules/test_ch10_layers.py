"""10.9.1.3 and 10.9.1.5: effects that change what a card is, and effects that depend on one another."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table

from svedesk.games.sve.text.cards import card_text

PIXIE, OFFICER = 'Trait("Pixie", "妖精")', 'Trait("Officer", "兵士")'
MASK = amulet("Mask", "gives_trait(your.follower, PIXIE)", cost=0)
BANNER = amulet("Banner", "while_here(your.follower.with_trait(PIXIE), attack=1, defense=1)", cost=0)
DRILL = amulet("Drill", f"gives_trait(your.follower.with_trait(PIXIE), {OFFICER})", cost=0)
CAMP = amulet("Camp", f"while_here(your.follower.with_trait({OFFICER}), attack=2)", cost=0)
WALL = amulet("Wall", "while_here(your.follower.with_trait(PIXIE), ward)", cost=0)
CARDS = [MASK, BANNER, DRILL, CAMP, WALL, follower("Page")]


def page_among(*amulets):
    t = table(me=Side(field=["Page"], hand=list(amulets)), cards=CARDS)
    for name in amulets:
        t.play(name)
    return t


@pytest.mark.rule("10.9.1.3")
@pytest.mark.parametrize("order", [("Mask", "Banner"), ("Banner", "Mask")])
def test_what_changes_no_numbers_comes_before_what_does(order):
    """The banner counts the trait the mask gives, whichever came first."""
    t = page_among(*order)
    assert t.me.field[0] == "Page 2/2"


@pytest.mark.rule("10.9.1.3", "10.9.1.2")
@pytest.mark.parametrize("order", [("Mask", "Wall"), ("Wall", "Mask")])
def test_and_after_what_gives_abilities(order):
    """Ward is given to those that are Pixies before the mask makes others so."""
    t = page_among(*order)
    assert t.keywords("Page") == ()
    t = table(me=Side(field=["Fairy", "Wall"]), cards=CARDS)
    assert t.keywords("Fairy") == ("ward",)


@pytest.mark.rule("10.9.1.3")
def test_a_text_that_means_a_trait_means_those_that_were_given_it():
    cull = spell_card("Cull", "spell(destroy(your.follower.with_trait(PIXIE)))")
    t = table(me=Side(field=["Page", "Mask"], hand=["Cull"]), cards=[*CARDS, cull]).play("Cull")
    assert t.me.field == ["Mask"]
    t = table(me=Side(field=["Page"], hand=["Cull"]), cards=[*CARDS, cull]).play("Cull")
    assert t.me.field == ["Page 1/1"]


@pytest.mark.rule("10.9.1.5")
@pytest.mark.parametrize("order", [("Mask", "Drill", "Camp"), ("Camp", "Drill", "Mask"), ("Drill", "Mask", "Camp")])
def test_an_effect_that_depends_on_another_comes_after_it(order):
    """The drill makes Pixies Officers: it comes after the mask that makes the page a Pixie, wherever it stood."""
    t = page_among(*order)
    assert t.me.field[0] == "Page 3/1"


@pytest.mark.rule("10.9.1.5")
def test_without_what_it_depends_on_it_changes_nothing():
    t = page_among("Drill", "Camp")
    assert t.me.field[0] == "Page 1/1"


@pytest.mark.rule("10.9.1.3")
def test_the_trait_is_lost_with_the_card_that_gives_it():
    away = spell_card("Away", "spell(destroy(your.amulet))", cost=0)
    last = spell_card("Last", "spell(deal(1, your.follower.with_trait(PIXIE)))", cost=0)
    t = table(me=Side(field=["Page", "Mask"], hand=["Away", "Last"]), cards=[*CARDS, away, last])
    t.play("Away").play("Last")
    assert t.me.field == ["Page 1/1"]


def test_how_it_reads():
    rules = table(cards=CARDS).session.ruleset
    assert card_text(rules.definition("X-Drill"), "en") == (
        "While this card is on your field, your Pixie followers have the Officer trait."
    )
    assert card_text(rules.definition("X-Drill"), "ja") == (
        "これがある限り、自分の妖精・フォロワーすべては兵士・タイプを持つ。"
    )


@pytest.mark.rule("10.9.1.3")
def test_a_trait_that_was_given_counts_for_what_goes_by_it():
    crown = spell_card("Crown", "spell(give_trait(your.follower, PIXIE))", cost=0)
    t = table(me=Side(field=["Page", "Banner", "Drill"], hand=["Crown"]), cards=[*CARDS, crown])
    assert t.me.field[0] == "Page 1/1"
    assert t.play("Crown").me.field[0] == "Page 2/2"

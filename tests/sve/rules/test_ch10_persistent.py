"""10.8 and 10.9: one-shot effects, persistent effects in their layers, and those that depend on one another."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import Do, by_hand

from svedesk.games.sve.actions.give import give as give_card
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.words import spell

SET = "set_attack"


def changing(name, what, value):
    """A spell that changes the attack of its player's first follower."""

    def change(game, context):
        card = next(card for card in game.field(context.seat) if game.facts(card).kind == "follower")
        give_card(game, card.id, what, value, context.number)

    return spell_card(name, spell(Do(change)), cost=0)


PLUS, FIVE = changing("Plus", "attack", 1), changing("Five", SET, 5)
ANTHEM = amulet("Anthem", "while_here(your.follower, attack=1)", cost=0)


@pytest.mark.rule("10.8.1", "10.9.2")
def test_a_one_shot_effect_acts_once_on_what_is_there_then():
    rally = spell_card("Rally", "spell(give(your.follower, attack=1), deal(1, enemy.follower))")
    t = table(me=Side(hand=["Rally", "Goblin"], field=["Fighter"]), foe=Side(field=["Okami"]), cards=[rally])
    t.play("Rally").play("Goblin")
    assert t.me.field == ["Fighter 3/3", "Goblin 2/2"]
    assert t.foe.field == ["Okami 5/4"]
    t.end().quiet()
    assert (t.me.field, t.foe.field) == (["Fighter 3/3", "Goblin 2/2"], ["Okami 5/4"])


@pytest.mark.rule("10.9.1.1")
def test_what_is_printed_is_the_base():
    t = table(me=Side(hand=["Plus"], field=["Fighter [damage 1]"]), cards=[PLUS])
    assert t.me.field == ["Fighter 2/2"]
    t.play("Plus")
    assert t.me.field == ["Fighter 3/2"]


@pytest.mark.rule("10.9.1.1.1")
def test_the_base_of_an_evolved_card_is_its_evolved_cards_information_but_for_the_cost():
    base = follower("Cub", "evolve(1)", "ward", cost=3, attack=1, defense=2, traits=("Beast",))
    grown = evolved("Cub", "assail", attack=4, defense=5, traits=("Dragon",))
    t = table(me=Side(hand=["Plus"], field=["Cub [damage 1]"], evolve=["Cub"]), cards=[base, grown, PLUS])
    t.play("Plus").evolve("Cub")
    card = t.card("Cub", "field")
    shown = t.session.ruleset.shown(t.table, card)
    assert t.me.field == ["Cub 5/4"]  # 4/5, with +1/+0 and 1 damage
    assert shown.keywords == ("assail",)
    assert shown.printed == "X-Cub-E"
    assert shown.cost == 3


@pytest.mark.rule("10.9.1.2", "10.9.1.6", "10.9.1.6.2")
@pytest.mark.parametrize(("order", "has"), [(("keyword", "no_keyword"), False), (("no_keyword", "keyword"), True)])
def test_abilities_are_given_and_taken_in_the_order_the_effects_were_produced(order, has):
    t = table(me=Side(field=["Fighter"]))
    card = t.card("Fighter", "field")
    for what in order:
        give_card(t.game, card.id, what, "storm", "X")
    assert ("storm" in t.keywords("Fighter")) == has


@pytest.mark.rule("10.9.1.2", "10.9.1.6.1", "10.9.1.6")
def test_an_ability_taken_is_gone_until_a_passive_ability_that_came_later_gives_it():
    drums = amulet("Drums", "while_here(your.follower, storm)", cost=0)
    t = table(me=Side(field=["Fighter", "Drums"], hand=["Drums"]), cards=[drums])
    by_hand(t, "no_keyword", "Fighter", text="storm")
    assert t.keywords("Fighter") == ()
    t.play("Drums")
    assert t.keywords("Fighter") == ("storm",)


@pytest.mark.rule("10.9.1.2")
def test_printed_abilities_can_be_taken():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Angelic Sword Maiden [engaged]"]))
    assert "attack Fighter > leader" not in t.options()
    by_hand(t, "no_keyword", "foe's Angelic Sword Maiden", text="ward")
    assert "attack Fighter > leader" in t.options()


@pytest.mark.rule("10.9.1.4", "10.9.1.6", "10.9.1.6.2")
@pytest.mark.parametrize(("order", "attack"), [(("Plus", "Five"), 5), (("Five", "Plus"), 6), (("Five", "Five"), 5)])
def test_numbers_change_in_the_order_the_effects_were_produced(order, attack):
    t = table(me=Side(hand=list(order), field=["Fighter"]), cards=[PLUS, FIVE])
    for name in order:
        t.play(name)
    assert t.me.field == [f"Fighter {attack}/3"]


@pytest.mark.rule("10.9.1.6", "10.9.1.6.1")
@pytest.mark.parametrize(("order", "attack"), [(("Anthem", "Five"), 5), (("Five", "Anthem"), 6)])
def test_a_passive_abilitys_place_in_that_order_is_when_its_card_came(order, attack):
    t = table(me=Side(hand=list(order), field=["Fighter"]), cards=[ANTHEM, FIVE])
    for name in order:
        t.play(name)
    assert f"Fighter {attack}/3" in t.me.field


@pytest.mark.rule("10.9.1.6")
def test_passive_effects_of_several_cards_add_up():
    t = table(me=Side(hand=["Anthem"], field=["Fighter", "Anthem"]), cards=[ANTHEM])
    t.play("Anthem")
    assert t.me.field[0] == "Fighter 4/3"


@pytest.mark.rule("10.9.2")
def test_an_effect_of_a_text_does_not_follow_a_card_to_another_zone():
    boost = spell_card("Boost", "spell(select(your.follower), give(it, attack=2), give_keyword(it, rush))", cost=0)
    t = table(me=Side(hand=["Boost"], field=["Goblin"]), cards=[boost])
    t.play("Boost").pick("Goblin")
    assert t.me.field == ["Goblin 4/2"]
    by_hand(t, "move", "Goblin", to=(0, "hand"))
    t.play("Goblin")
    assert (t.me.field, t.keywords("Goblin")) == (["Goblin 2/2"], ())


@pytest.mark.rule("10.9.2")
def test_but_it_stays_on_a_card_that_goes_from_one_field_to_another():
    t = table(me=Side(hand=["Plus"], field=["Goblin"]), cards=[PLUS])
    t.play("Plus")
    by_hand(t, "control", "Goblin", to=(1, "field"))
    assert (t.me.field, t.foe.field) == ([], ["Goblin 3/2"])


@pytest.mark.rule("10.9.3")
def test_a_persistent_effect_holds_for_a_card_as_soon_as_it_comes():
    """A follower of 0 defense lives under a banner that gives defense; tokens can attack at once."""
    banner = amulet("Banner", "while_here(your.follower, rush, defense=1)")
    frail = follower("Frail", attack=1, defense=0, special="token")
    call = spell_card("Call", 'spell(summon(Token("X-Frail", "Frail", "Frail")), draw(1))')
    t = table(
        me=Side(hand=["Call"], field=["Banner"]), foe=Side(field=["Goblin [engaged]"]), cards=[banner, frail, call]
    )
    t.play("Call")
    assert t.me.field == ["Banner", "Frail 1/1"]
    assert "attack Frail > Goblin" in t.options()


@pytest.mark.rule("10.9.1")
@pytest.mark.parametrize(("order", "attack"), [(("Five", "Plus"), 7), (("Plus", "Five"), 6)])
def test_information_is_made_up_in_layers(order, attack):
    """Printed 2/2, 4/4 by its evolved card (10.9.1.1.1); then abilities, of which the Anthem loses its own in the end
    (10.9.1.2); then numbers as they were produced (10.9.1.4, 10.9.1.6): the Anthem's last, set and added before."""
    mute = spell_card("Mute", "spell(select(your.follower.but_this()), box(it))", cost=0)
    singer = follower("Singer", "while_here(your.follower.but_this(), attack=1)", cost=0)
    cards = [PLUS, FIVE, mute, singer, follower("Cub", "evolve(0)", attack=2, defense=2), evolved("Cub", attack=4)]
    t = table(me=Side(hand=[*order, "Singer", "Mute"], field=["Cub"], evolve=["Cub"]), cards=cards).evolve("Cub")
    for name in order:
        t.play(name)
    t.play("Singer")
    assert t.me.field[0].split("/")[0] == f"Cub {attack}"
    t.play("Mute").pick("Singer")
    assert t.me.field[0].split("/")[0] == f"Cub {attack - 1}"


@pytest.mark.rule("10.9.3", "10.9.1")
def test_and_no_longer_when_its_card_has_gone():
    banner = follower("Banner", "while_here(your.follower.but_this(), defense=1)", defense=1)
    t = table(me=Side(hand=["Angelic Barrage"]), foe=Side(field=["Banner", "Goblin [damage 1]"]), cards=[banner])
    assert t.foe.field == ["Banner 1/1", "Goblin 2/2"]
    t.play("Angelic Barrage")
    assert t.foe.field == []


# -- effects that change what a card is (10.9.1.3), or depend on another (10.9.1.5) ------------------------------------


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

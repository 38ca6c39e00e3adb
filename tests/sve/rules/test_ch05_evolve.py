"""5.15: evolving."""

import pytest
from sve.playing import Invented, Side, evolved, follower, table
from sve.rules.probes import by_hand, kinds

from svedesk.engine.events import Played
from svedesk.games.sve.facts import SveFacts


@pytest.mark.rule("5.15.1")
def test_an_evolved_card_of_the_evolve_deck_goes_to_the_evolve_zone_linked_to_the_card():
    t = table(me=Side(field=["Goblin"], evolve=["Goblin", "Treant"])).evolve("Goblin")
    assert (t.me.evolve, t.me.evolve_deck) == (["Goblin"], ["Treant"])
    assert t.card("Goblin", "evolve").on == t.card("Goblin", "field").id
    assert "CardLinked" in kinds(t.events)


@pytest.mark.rule("5.15.1")
def test_the_controllers_own_evolve_deck_is_used():
    t = table(me=Side(field=["Goblin"]), foe=Side(evolve=["Goblin"]))
    assert "evolve Goblin" not in t.options()


@pytest.mark.rule("5.15.1.1")
def test_which_of_several_evolved_cards_is_revealed_for_the_cost_is_the_one_used():
    twin, large = (
        evolved("Twin"),
        Invented(SveFacts("X-Big", "Twin", "Twin", "follower", "evolved", attack=9, defense=9)),
    )
    cards = [follower("Twin", "evolve(1)"), twin, large]
    t = table(me=Side(field=["Twin"], evolve=["X-Twin-E", "X-Twin-E", "X-Big"]), cards=cards).evolve("Twin")
    assert (t.ask.kind, len(t.ask.options)) == ("select", 2)  # copies are no choice
    big = next(place for place, option in enumerate(t.ask.options) if t.table.cards[option.card].number == "X-Big")
    t.numbers(big)
    assert t.me.field == ["Twin 9/9"]


@pytest.mark.rule("5.15.1.1", "5.15.1.1.1")
def test_a_corresponding_card_is_facedown_and_has_the_same_name():
    t = table(me=Side(field=["Treant", "Goblin"], evolve=["Goblin", "Treant (faceup)"]))
    assert t.options("evolve") == ["evolve Goblin"]


@pytest.mark.rule("5.15.1.2")
def test_a_linked_card_has_the_information_of_its_evolved_card_but_for_the_cost():
    cards = [
        follower("Bud", "evolve(1)", "ward", cost=3, attack=1, defense=4, traits=("Leaf",), traits_ja=("葉",)),
        evolved("Bud", "storm", attack=6, defense=5, traits=("Bloom",), traits_ja=("花",)),
    ]
    t = table(me=Side(field=["Bud"], evolve=["Bud"]), cards=cards).evolve("Bud")
    shown = t.session.view(1).zone(0, "field").cards[0].shown
    assert (shown.printed, shown.attack, shown.defense, shown.keywords) == ("X-Bud-E", 6, 5, ("storm",))
    assert shown.cost == 3
    assert "evolve Bud" not in t.options()  # its evolve ability is no longer there


@pytest.mark.rule("5.15.1.2.1")
def test_the_card_is_of_the_type_of_its_evolved_card():
    shrine = Invented(SveFacts("X-Shrine-E", "Shrine", "Shrine", "amulet", "evolved"))
    cards = [follower("Shrine", "evolve(1)"), shrine]
    t = table(me=Side(field=["Shrine"], evolve=["Shrine"]), foe=Side(hand=["Angelic Snipe"]), cards=cards)
    assert "attack Shrine > leader" in t.options()
    t.evolve("Shrine")
    assert t.session.view(0).zone(0, "field").cards[0].shown.kind == "amulet"
    assert t.options("attack") == []
    t.end()
    assert t.options() == ["pass"]  # no follower to snipe


@pytest.mark.rule("5.15.1.3")
def test_the_card_has_evolved_then():
    bloom = evolved("Bud", "on_evolve(summon(FAIRY))")
    t = table(me=Side(field=["Bud"], evolve=["Bud"]), cards=[follower("Bud", "evolve(1)"), bloom]).evolve("Bud")
    assert t.me.field == ["Bud 2/2", "Fairy 1/1"]
    assert any(isinstance(event, Played) and event.what == "automatic" for event in t.events)


@pytest.mark.rule("5.15.2")
def test_it_is_the_same_card_as_engaged_as_changed_and_as_damaged_as_before():
    t = table(me=Side(field=["Goblin [engaged, damage 1]"], evolve=["Goblin"]))
    by_hand(t, "stat", "Goblin", text="attack", amount=3)
    by_hand(t, "keyword", "Goblin", text="ward")
    before = t.card("Goblin", "field")
    t.evolve("Goblin")
    after = t.card("Goblin", "field")
    assert (after.id, after.sideways, after.damage, after.given) == (before.id, True, 1, before.given)
    assert t.me.field == ["Goblin 7/3"]
    assert t.keywords("Goblin") == ("ward",)


@pytest.mark.rule("5.15.2")
def test_evolving_is_not_coming_onto_the_field():
    t = table(me=Side(field=["Oathless Knight", "Okami"], evolve=["Oathless Knight"])).evolve("Oathless Knight")
    assert t.me.field == ["Oathless Knight 3/1", "Okami 5/5"]  # no Fanfare, nothing for Okami


@pytest.mark.rule("5.15.3")
def test_the_link_ends_when_the_card_leaves_the_field():
    me = Side(field=["Goblin [evolved]", "Rose Gardener"], evolve=["Rose Gardener"])
    t = table(foe=me, active=1)
    by_hand(t, "control", "Goblin", to=(0, "field"))
    t.evolve("Rose Gardener").pick("Goblin")
    assert t.foe.hand == ["Goblin"]  # it went to its owner
    assert t.card("Goblin", "hand").number == "SD01-017"
    assert sorted(t.foe.evolve_deck) == ["Goblin (faceup)"]
    assert t.foe.evolve == ["Rose Gardener"]
    assert t.me.evolve == []


@pytest.mark.rule("5.15.3")
def test_an_evolved_follower_that_is_destroyed_leaves_as_the_card_it_was():
    t = table(me=Side(field=["Okami"]), foe=Side(field=["Goblin [evolved, engaged]"]))
    t.attack("Okami", "Goblin").quiet()
    assert t.foe.cemetery == ["Goblin"]
    assert t.card("Goblin", "cemetery").number == "SD01-017"
    assert t.foe.evolve_deck == ["Goblin (faceup)"]

"""SD03, Mysteries of Conjuration: its Runecraft cards. Spells in a cemetery are Insights."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, table
from sve.rules.probes import outcome

from svedesk.engine.events import Looked, Revealed, redacted
from svedesk.engine.message import Refused


def spells(count):
    return ["Insight"] * count


# -- SD03-001 Mythril Golem --------------------------------------------------------------------------------------------


def mythril(spells_buried, *more):
    foe = Side(field=["Fighter", "Okami", "Angelic Sword Maiden"])
    me = Side(hand=["Mythril Golem"], field=["Goblin"], cemetery=spells(spells_buried) + list(more))
    return table(me=me, foe=foe).play("Mythril Golem")


@plays("SD03-001")
@pytest.mark.rule("13.3.1.2")
@pytest.mark.parametrize(
    ("buried", "field", "defense"),
    [
        (6, ["Okami 5/2", "Angelic Sword Maiden 4/3"], 20),
        (7, ["Angelic Sword Maiden 4/1"], 20),
        (14, ["Angelic Sword Maiden 4/1"], 20),
        (15, ["Angelic Sword Maiden 4/1"], 15),
    ],
)
def test_mythril_golem_deals_3_or_5_and_with_15_spells_5_to_the_leader_too(buried, field, defense):
    t = mythril(buried)
    assert (t.foe.field, t.foe.defense, t.me.defense) == (field, defense, 20)
    assert t.me.field == ["Goblin 2/2", "Mythril Golem 5/6"]


@pytest.mark.rule("13.3.1.1")
def test_only_spells_count_for_spellchain():
    t = mythril(6, "Fighter", "Mythril Golem")
    assert t.foe.field == ["Okami 5/2", "Angelic Sword Maiden 4/3"]


@pytest.mark.rule("13.3.1.1")
def test_spells_in_the_opponents_cemetery_do_not_count():
    foe = Side(field=["Okami"], cemetery=spells(15))
    t = table(me=Side(hand=["Mythril Golem"]), foe=foe).play("Mythril Golem")
    assert (t.foe.field, t.foe.defense) == (["Okami 5/2"], 20)


# -- SD03-002 Rune Blade Summoner --------------------------------------------------------------------------------------


@plays("SD03-002")
@pytest.mark.rule("13.3.1.2")
@pytest.mark.parametrize(
    ("buried", "stats", "keywords"), [(4, "1/1", ()), (5, "5/5", ()), (9, "5/5", ()), (10, "5/5", ("storm",))]
)
def test_rune_blade_summoner_grows_with_5_spells_and_storms_with_10(buried, stats, keywords):
    t = table(me=Side(hand=["Rune Blade Summoner"], cemetery=spells(buried))).play("Rune Blade Summoner")
    assert (t.me.field, t.keywords("Rune Blade Summoner")) == ([f"Rune Blade Summoner {stats}"], keywords)


def test_rune_blade_summoner_with_storm_attacks_the_leader_at_once():
    t = table(me=Side(hand=["Rune Blade Summoner"], cemetery=spells(10))).play("Rune Blade Summoner")
    assert t.attack("Rune Blade Summoner", "leader").quiet().foe.defense == 15


# -- SD03-003, 004 Demonflame Mage -------------------------------------------------------------------------------------


@plays("SD03-003", "SD03-004")
def test_demonflame_mage_evolves_and_burns_every_enemy_follower():
    me = Side(field=["Demonflame Mage", "Goblin"], evolve=["Demonflame Mage"], pp=1)
    t = table(me=me, foe=Side(field=["Fighter", "Goblin"]))
    t.evolve("Demonflame Mage")
    assert t.me.field == ["Demonflame Mage 4/4", "Goblin 2/2"]
    assert (t.foe.field, t.foe.cemetery, t.me.pp) == (["Fighter 2/1"], ["Goblin"], 0)


# -- SD03-005 Insight --------------------------------------------------------------------------------------------------


@plays("SD03-005")
def test_insight_draws_a_card():
    t = table(me=Side(hand=["Insight"], deck=["Okami"], pp=1)).play("Insight")
    assert (t.me.hand, t.me.cemetery, t.me.pp) == (["Okami"], ["Insight"], 0)


@pytest.mark.rule("12.3.4")
def test_insight_is_played_in_the_opponents_turn():
    t = table(me=Side(field=["Goblin"]), foe=Side(hand=["Insight"], deck=["Okami"], pp=1))
    t.attack("Goblin", "leader").play("Insight").quiet()
    assert (t.foe.hand, t.foe.pp, t.foe.defense) == (["Okami"], 0, 18)


# -- SD03-006 Fire Chain -----------------------------------------------------------------------------------------------


@plays("SD03-006")
@pytest.mark.rule("10.6.2.4")
def test_fire_chain_divides_3_damage_between_two_followers():
    t = table(me=Side(hand=["Fire Chain"], pp=2), foe=Side(field=["Fighter", "Okami"]))
    t.play("Fire Chain").pick("Fighter", "Okami").numbers(1, 2)
    assert (t.foe.field, t.me.pp) == (["Fighter 2/2", "Okami 5/3"], 0)


def test_fire_chain_deals_all_3_to_one_follower():
    t = table(me=Side(hand=["Fire Chain"]), foe=Side(field=["Fighter", "Okami"]))
    t.play("Fire Chain").pick("Fighter")
    assert (t.foe.field, t.foe.cemetery) == (["Okami 5/5"], ["Fighter"])


@pytest.mark.editions("EN 1.16.0", "JA 1.18.0", "JA 1.24.1")
def test_fire_chain_may_be_played_at_none():
    t = table(me=Side(hand=["Fire Chain"])).play("Fire Chain").pick()
    assert (t.ask.kind, t.me.cemetery) == ("main", ["Fire Chain"])
    t = table(me=Side(hand=["Fire Chain"]), foe=Side(field=["Goblin"])).play("Fire Chain").pick()
    assert (t.foe.field, t.me.cemetery) == (["Goblin 2/2"], ["Fire Chain"])


def test_fire_chain_is_quick():
    t = table(me=Side(field=["Goblin"]), foe=Side(hand=["Fire Chain"], pp=2))
    t.attack("Goblin", "leader").play("Fire Chain").pick("Goblin").quiet()
    assert (t.me.field, t.foe.defense) == ([], 20)


# -- SD03-007 Lightning Shooter ----------------------------------------------------------------------------------------


@plays("SD03-007")
@pytest.mark.parametrize(
    ("buried", "field", "defense"),
    [(4, ["Okami 5/3"], 20), (5, ["Okami 5/1"], 20), (9, ["Okami 5/1"], 20), (10, ["Okami 5/1"], 18)],
)
def test_lightning_shooter_deals_2_or_4_and_with_10_spells_2_to_the_leader(buried, field, defense):
    t = table(me=Side(hand=["Lightning Shooter"], cemetery=spells(buried)), foe=Side(field=["Okami"]))
    t.play("Lightning Shooter").pick("Okami")
    assert (t.foe.field, t.foe.defense, t.me.field) == (field, defense, ["Lightning Shooter 3/3"])


def test_without_an_enemy_follower_lightning_shooter_hits_no_leader_either():
    t = table(me=Side(hand=["Lightning Shooter"], cemetery=spells(10))).play("Lightning Shooter")
    assert (t.foe.defense, t.ask.kind) == (20, "main")


# -- SD03-008, 009 Penguin Wizard --------------------------------------------------------------------------------------


@plays("SD03-008")
@pytest.mark.rule("5.11.1", "10.4.2.1")
def test_penguin_wizard_engages_and_discards_a_spell_to_draw():
    t = table(me=Side(field=["Penguin Wizard [new]"], hand=["Insight", "Fighter", "Fire Chain"]))
    t.activate("Penguin Wizard")
    assert (t.ask.kind, t.options()) == ("discard", ["Insight", "Fire Chain"])
    t.pick("Fire Chain")
    assert (t.me.hand, t.me.cemetery) == (["Insight", "Fighter", "Fighter"], ["Fire Chain"])
    assert t.is_engaged("Penguin Wizard")


@pytest.mark.rule("10.4.2.2")
@pytest.mark.parametrize(
    ("field", "hand", "key"),
    [
        ("Penguin Wizard", ["Fighter"], "too-few-in-hand-spell"),
        ("Penguin Wizard", [], "too-few-in-hand-spell"),
        ("Penguin Wizard [engaged]", ["Insight"], "already-engaged"),
    ],
)
def test_without_a_spell_or_engaged_penguin_wizard_cannot(field, hand, key):
    t = table(me=Side(field=[field], hand=hand))
    assert "activate Penguin Wizard" not in t.options()
    assert t.why_not("activate Penguin Wizard")[0] == key


def test_what_penguin_wizard_discards_may_be_thought_over():
    t = table(me=Side(field=["Penguin Wizard"], hand=["Insight", "Fire Chain"], deck=["Okami"]))
    t.activate("Penguin Wizard").session.cancel()
    assert (t.ask.kind, t.me.hand, t.is_engaged("Penguin Wizard")) == ("main", ["Insight", "Fire Chain"], False)


@plays("SD03-009")
@pytest.mark.rule("5.3.1")
def test_penguin_wizard_is_refreshed_when_it_evolves_and_may_draw_once_more():
    me = Side(
        field=["Penguin Wizard"], evolve=["Penguin Wizard"], hand=["Insight", "Insight"], deck=["Okami", "Goblin"]
    )
    t = table(me=me)
    t.activate("Penguin Wizard").pick("Insight")
    t.evolve("Penguin Wizard")
    assert (t.is_engaged("Penguin Wizard"), t.me.field) == (False, ["Penguin Wizard 2/5"])
    t.activate("Penguin Wizard").pick("Insight")
    assert (t.me.hand, t.is_engaged("Penguin Wizard")) == (["Okami", "Goblin"], True)


# -- SD03-010, 011 Sammy -----------------------------------------------------------------------------------------------

SAMMY = "Sammy, Wizard's Apprentice"


@plays("SD03-010")
@pytest.mark.rule("5.10.1")
@pytest.mark.parametrize(
    ("buries", "deck", "cemetery"), [(True, ["Goblin"], ["Okami"]), (False, ["Okami", "Goblin"], [])]
)
def test_sammy_looks_at_the_top_card_and_may_bury_it(buries, deck, cemetery):
    t = table(me=Side(hand=[SAMMY], deck=["Okami", "Goblin"])).play(SAMMY)
    assert t.options() == ["Okami", "no"]
    t = t.pick("Okami") if buries else t.say("no")
    assert (t.me.deck, t.me.cemetery, t.me.field) == (deck, cemetery, [f"{SAMMY} 2/1"])
    assert t.session.view(0).zone(0, "deck").cards == ()


@plays("SD03-011")
@pytest.mark.rule("1.3.4.1")
def test_when_sammy_evolves_each_player_draws():
    me = Side(field=[SAMMY], evolve=[SAMMY], deck=["Okami"], pp=2)
    t = table(me=me, foe=Side(deck=["Goblin", "Fighter"])).evolve(SAMMY)
    assert (t.me.hand, t.foe.hand, t.foe.deck, t.me.pp) == (["Okami"], ["Goblin"], ["Fighter"], 0)
    assert t.me.field == [f"{SAMMY} 3/2"]


@pytest.mark.rule("11.2.2")
def test_both_can_lose_by_sammys_draw():
    t = table(me=Side(field=[SAMMY], evolve=[SAMMY], deck=[]), foe=Side(deck=[])).evolve(SAMMY)
    assert outcome(t) == ((), {0: "deck", 1: "deck"})


# -- SD03-012 Wind Blast -----------------------------------------------------------------------------------------------


@plays("SD03-012")
@pytest.mark.parametrize(("buried", "left"), [(9, "Okami 5/3"), (10, "Okami 5/1")])
def test_wind_blast_deals_2_or_4(buried, left):
    t = table(me=Side(hand=["Wind Blast"], cemetery=spells(buried)), foe=Side(field=["Okami"]))
    t.play("Wind Blast").pick("Okami")
    assert (t.foe.field, len(t.me.cemetery)) == ([left], buried + 1)


@pytest.mark.rule("13.3.1.3")
def test_wind_blast_does_not_count_itself():
    me = Side(hand=["Wind Blast", "Wind Blast"], cemetery=spells(9))
    t = table(me=me, foe=Side(field=["Okami", "Okami"]))
    t.play("Wind Blast").pick("Okami")
    assert t.foe.field == ["Okami 5/3", "Okami 5/5"]
    t.play("Wind Blast")
    t.numbers(1)
    assert t.foe.field == ["Okami 5/3", "Okami 5/1"]  # the first lies there now: ten


def test_wind_blast_needs_a_target_and_your_turn():
    assert table(me=Side(hand=["Wind Blast"])).why_not("play Wind Blast") == ("no-target", "10.6.2.3.3")
    t = table(me=Side(field=["Goblin"]), foe=Side(hand=["Wind Blast"])).attack("Goblin", "leader")
    assert t.why_not("play Wind Blast") == ("not-quick", "12.3.4")


# -- SD03-013 Sorcery Cache --------------------------------------------------------------------------------------------

TOP = ["Fire Chain", "Okami", "Insight", "Goblin", "Fighter"]


@plays("SD03-013")
@pytest.mark.rule("5.10.1")
def test_sorcery_cache_finds_a_spell_buries_another_and_puts_the_rest_down():
    t = table(me=Side(hand=["Sorcery Cache"], deck=TOP, pp=2)).play("Sorcery Cache")
    assert t.options() == ["Fire Chain", "Insight", "no"]
    t.pick("Insight").pick("Fire Chain").pick("Goblin", "Okami")
    assert (t.me.hand, t.me.cemetery) == (["Insight"], ["Fire Chain", "Sorcery Cache"])
    assert t.me.deck == ["Fighter", "Goblin", "Okami"]


def test_sorcery_cache_shows_what_is_taken_and_nothing_else():
    t = table(me=Side(hand=["Sorcery Cache"], deck=TOP)).play("Sorcery Cache")
    shown = [redacted(event, 1) for event in t.events if isinstance(event, Looked)]
    assert [(event.seat, event.count, event.numbers) for event in shown] == [(0, 4, ())]
    t.pick("Insight")
    assert [event.number for event in t.events if isinstance(event, Revealed)] == ["SD03-005"]
    assert t.session.view(1).zone(0, "deck").cards == ()
    assert t.session.view(1).zone(0, "hand").cards == ()


def test_sorcery_cache_need_not_find_anything():
    t = table(me=Side(hand=["Sorcery Cache"], deck=["Okami", "Goblin", "Fighter"])).play("Sorcery Cache")
    assert t.options() == ["no"]
    t.say("no").say("no").pick("Fighter", "Okami", "Goblin")
    assert (t.me.hand, t.me.deck) == ([], ["Fighter", "Okami", "Goblin"])


def test_sorcery_cache_is_quick():
    t = table(me=Side(field=["Goblin"]), foe=Side(hand=["Sorcery Cache"], deck=["Insight"], pp=2))
    t.attack("Goblin", "leader").play("Sorcery Cache").pick("Insight").quiet()
    assert (t.foe.hand, t.foe.defense) == (["Insight"], 18)


# -- SD03-014 Fiery Embrace --------------------------------------------------------------------------------------------


@plays("SD03-014")
@pytest.mark.rule("10.11.1")
@pytest.mark.parametrize(("buried", "defense"), [(9, 20), (10, 17)])
def test_fiery_embrace_destroys_and_with_10_spells_hits_that_followers_leader(buried, defense):
    me = Side(hand=["Fiery Embrace"], cemetery=spells(buried), pp=4)
    t = table(me=me, foe=Side(field=["Angelic Sword Maiden", "Goblin"]))
    t.play("Fiery Embrace").pick("Angelic Sword Maiden")
    assert (t.foe.field, t.foe.cemetery) == (["Goblin 2/2"], ["Angelic Sword Maiden"])
    assert (t.foe.defense, t.me.defense, t.me.pp) == (defense, 20, 0)


def test_fiery_embrace_on_a_token_hits_its_leader_too():
    me = Side(hand=["Fiery Embrace"], cemetery=spells(10))
    t = table(me=me, foe=Side(field=["Knight"])).play("Fiery Embrace").pick("Knight")
    assert (t.foe.field, t.foe.cemetery, t.foe.defense) == ([], [], 17)


def test_fiery_embrace_is_quick():
    t = table(me=Side(field=["Goblin"]), foe=Side(hand=["Fiery Embrace"], pp=4, cemetery=spells(10)))
    t.attack("Goblin", "leader").play("Fiery Embrace").pick("Goblin").quiet()
    assert (t.me.cemetery, t.me.defense, t.foe.defense) == (["Goblin"], 17, 20)


# -- SD03-015 Magic Missile --------------------------------------------------------------------------------------------


@plays("SD03-015")
def test_magic_missile_deals_2_and_draws():
    t = table(me=Side(hand=["Magic Missile"], deck=["Okami"], pp=3), foe=Side(field=["Goblin", "Fighter"]))
    t.play("Magic Missile").pick("Goblin")
    assert (t.foe.field, t.me.hand, t.me.pp) == (["Fighter 2/3"], ["Okami"], 0)


def test_magic_missile_is_quick_and_needs_a_target():
    t = table(me=Side(field=["Goblin"]), foe=Side(hand=["Magic Missile"], deck=["Okami"]))
    t.attack("Goblin", "leader").play("Magic Missile").pick("Goblin").quiet()
    assert (t.me.field, t.foe.hand) == ([], ["Okami"])
    assert table(me=Side(hand=["Magic Missile"])).why_not("play Magic Missile") == ("no-target", "10.6.2.3.3")


# -- SD03-016 Conjure Golem --------------------------------------------------------------------------------------------


@plays("SD03-016")
@pytest.mark.rule("5.4.2")
@pytest.mark.parametrize("golem", ["Guardform Golem", "Strikeform Golem"])
def test_conjure_golem_puts_the_golem_you_say_into_the_ex_area(golem):
    t = table(me=Side(hand=["Conjure Golem"], pp=1)).play("Conjure Golem")
    assert len(t.ask.options) == 2
    t.pick(golem)
    assert (t.me.ex, t.me.field, t.me.pp) == ([golem], [], 0)


def test_conjure_golem_asks_one_golem_not_both():
    t = table(me=Side(hand=["Conjure Golem"])).play("Conjure Golem")
    with pytest.raises(Refused):
        t.pick("Guardform Golem", "Strikeform Golem")


@pytest.mark.rule("4.8.3.2")
def test_conjure_golem_with_a_full_ex_area_asks_nothing():
    t = table(me=Side(hand=["Conjure Golem"], ex=["Knight"] * 5)).play("Conjure Golem")
    assert (t.ask.kind, t.me.ex, t.me.cemetery) == ("main", ["Knight"] * 5, ["Conjure Golem"])

"""Which zones a text means: hand, EX area, cemetery, deck."""

from sve.answers.position import position
from sve.playing import Side

from svedesk.engine.events import CardMoved, Revealed, Shuffled
from svedesk.games.sve.actions.give import add_counters


def test_q238_a_token_stays_in_the_ex_area():
    t = position(Side(hand=["Urd"]), Side(field=["Knight"])).play("Urd").pick("Knight")
    assert (t.foe.field, t.foe.ex) == ([], ["Knight"])


def test_q452_a_follower_that_is_of_no_zone_is_on_the_field():
    me = Side(field=["Woodland Band"], ex=["Slade, Blossoming Wolf"])
    assert position(me).options("activate") == []


def test_q1132_an_ability_that_discards_its_card_is_of_the_hand():
    name = "Sylvia, the Condemner"
    foe = Side(field=["Angelic Sword Maiden", "Goblin"])
    assert position(Side(field=[name]), foe).options("activate") == []
    t = position(Side(hand=[name]), foe).activate(name).pick("Angelic Sword Maiden")
    assert (t.foe.field, t.me.cemetery, t.me.pp) == (["Goblin 2/2"], [name], 8)


def test_q1352_an_ability_that_banishes_its_card_out_of_the_cemetery_is_of_the_cemetery():
    name, great = "XXI. Zelgenea, The World", "XXI. Zelgenea, O Great World"
    assert position(Side(field=[name], evolve=[great])).options("activate") == []
    t = position(Side(cemetery=[name], evolve=[great])).activate(name).pick(great)
    assert (t.me.ex, t.me.banished, t.me.pp) == ([great], [name], 0)


def test_q686_a_spell_of_the_opponents_cemetery_goes_back_there():
    name = "Octrice, Omen of Usurpation"
    t = position(Side(field=[name]), Side(cemetery=["Dimension Shift"])).activate(name).pick("Dimension Shift")
    assert (t.foe.cemetery, t.me.cemetery) == (["Dimension Shift"], [])


def test_q858_a_deck_is_searched_and_shuffled_though_nothing_can_be_found():
    me = Side(field=["Winged Staff Priestess"], deck=["Goblin"] * 4)
    t = position(me, Side(hand=["Fiery Embrace"]), active=1).play("Fiery Embrace").pick("Winged Staff Priestess")
    assert (t.ask.kind, t.ask.options) == ("look", ())
    t.pick()
    assert any(isinstance(event, Shuffled) for event in t.events)


def test_q1136_what_he_gave_lasts_when_he_has_left():
    me = Side(hand=["Sahaquiel", "Bahamut"])
    t = position(me).play("Sahaquiel").pick("Bahamut")
    assert t.me.field == ["Bahamut 9/9"]
    t.end()
    assert (t.me.field, t.me.hand) == ([], ["Bahamut"])


def test_q396_a_follower_that_is_not_on_the_field_waits_for_nothing():
    me = Side(hand=["Mejiro Ryan"], field=["Mejiro Ryan"])
    t = position(me, Side(field=["Dragon [engaged]"])).attack("Mejiro Ryan", "Dragon").quiet().play("Mejiro Ryan")
    assert t.keywords("Mejiro Ryan") == ()


def test_q1068_two_fanfares_wait_and_the_second_sees_what_the_first_did():
    me = Side(
        field=["Azord, Duke of the Mists"],
        evolve=["Azord, Duke of the Mists"],
        cemetery=["Octrice, Omen of Usurpation", "Zealot of Usurpation"],
    )
    t = position(me, Side(cemetery=["Goblin"] * 7)).evolve("Azord, Duke of the Mists")
    t.pick("Octrice, Omen of Usurpation", "Zealot of Usurpation")
    assert sorted(t.options()) == ["pending Octrice, Omen of Usurpation", "pending Zealot of Usurpation"]
    t._option("pending Octrice, Omen of Usurpation")
    assert (len(t.foe.cemetery), t.me.ex) == (10, ["Fighter"])


def test_q86_a_deck_is_the_main_deck():
    t = position(Side(hand=["Sammy, Wizard's Apprentice"], deck=["Dragon", "Goblin"], evolve=["Goblin"]))
    t.play("Sammy, Wizard's Apprentice")
    assert t.options() == ["Dragon", "no"]


def test_q88_a_card_that_was_looked_at_and_not_buried_stays_on_top_unseen():
    t = position(Side(hand=["Sammy, Wizard's Apprentice"], deck=["Dragon", "Goblin"]))
    t.play("Sammy, Wizard's Apprentice").say("no")
    assert (t.me.deck, t.me.cemetery) == (["Dragon", "Goblin"], [])
    assert t.session.view(1).zone(0, "deck").cards == ()


def test_q492_what_follows_a_cost_is_not_done_without_it():
    me = Side(hand=["Goblin"], field=["Dark Alice"], deck=["Fighter"] * 10)
    t = position(me, Side(hand=["Fiery Embrace"]), active=1).play("Fiery Embrace").pick("Dark Alice").say("no")
    assert (t.me.hand, t.me.field) == (["Goblin"], [])


def test_q1270_a_cost_is_paid_with_ones_own_cards():
    name = "Windflower Tiger"
    t = position(Side(hand=[name], deck=["Salvia Panther"]), Side(field=["Roc"])).play(name).pick()
    assert (t.ask.kind, t.me.hand, t.foe.field) == ("main", [], ["Roc 3/3"])


def test_q1004_two_that_make_cards_of_the_ex_area_cheaper_both_do():
    name = "Tetra, Sapphire Rebel"
    t = position(Side(field=[name + " [evolved]"] * 2, ex=[name])).play(name)
    assert t.me.pp == 9


def test_q1082_a_spell_that_does_nothing_is_played_all_the_same():
    t = position(Side(hand=["Joy of Destruction"])).play("Joy of Destruction")
    assert (t.me.cemetery, t.me.hand, t.me.pp) == (["Joy of Destruction"], [], 10)


def test_q792_a_follower_that_an_ability_put_onto_the_field_knows_it():
    me = Side(field=["Wildwood Matriarch"], evolve=["Wildwood Matriarch"], cemetery=["Woodland Cleaver"])
    t = position(me).evolve("Wildwood Matriarch").pick("Woodland Cleaver")
    assert t.keywords("Woodland Cleaver") == ("storm",)
    assert position(Side(hand=["Woodland Cleaver"])).play("Woodland Cleaver").keywords("Woodland Cleaver") == ()


def test_q1538_an_ability_that_discards_its_card_and_another_is_of_the_hand():
    name = "Azureflame Dragonewt"
    foe = Side(field=["Goliath"])
    assert position(Side(hand=["Dread Dragon"], field=[name]), foe).options("activate") == []
    t = position(Side(hand=[name, "Dread Dragon"]), foe).activate(name).pick("Goliath").pick("Dread Dragon")
    assert (t.foe.field, sorted(t.me.cemetery)) == ([], [name, "Dread Dragon"])


def test_q358_a_follower_in_the_deck_has_no_storm_that_it_has_on_the_field():
    me = Side(hand=["Eat Fast! Yum Fast!"], deck=["Gold City", "Quickblader"], field=["Goblin"] * 4)
    t = position(me, Side(field=["Goblin"] * 4)).play("Eat Fast! Yum Fast!").choose(1)
    assert t.options() == ["Quickblader"]


def test_q190_tokens_of_the_ex_area_are_banished_with_the_rest():
    t = position(Side(hand=["Arcane Enlightenment"], ex=["Fairy"])).play("Arcane Enlightenment")
    assert len(t.me.ex) == 5
    assert t.end().me.ex == []


def test_q1618_so_does_one_that_a_fanfare_puts_there():
    """Alice came from the EX area; of a token that is moved there nothing is lost."""
    t = position(Side(ex=["Alice, Golden Afternoon"]), Side(field=["Knight"])).play("Alice, Golden Afternoon")
    t.in_any_order().pick("Knight")
    assert (t.foe.field, t.foe.ex) == ([], ["Knight"])


def test_q1670_an_ability_of_the_ex_area_is_played_there():
    name = "Jerva, Wyrm Transcendent"
    foe = Side(field=["Goliath"])
    assert position(Side(field=[name]), foe).options("activate") == []
    t = position(Side(ex=[name]), foe).activate(name).pick("Goliath")
    assert (t.foe.field, t.me.cemetery) == ([], [name])


def test_q1354_an_end_phase_of_the_ex_area():
    name = "XXI. Zelgenea, O Great World"
    assert position(Side(ex=[name])).end().foe.defense == 16
    assert position(Side(field=[name])).end().foe.defense == 20


def test_q1164_an_ability_that_banishes_its_spell_out_of_the_cemetery():
    t = position(Side(field=["Knight"], cemetery=["Monochrome Duel"])).activate("Monochrome Duel")
    assert (t.me.field, t.keywords("Knight"), t.me.banished) == (["Knight 2/1"], ("storm",), ["Monochrome Duel"])


def test_q844_a_deck_is_shuffled_though_the_card_is_known_not_to_be_there():
    name = "Cougar Pelt Warrior"
    t = position(Side(field=[name], evolve=[name], deck=["Goblin"] * 4)).evolve(name).pick()
    assert any(isinstance(event, Shuffled) for event in t.events)


def test_q138_another_look_at_the_main_deck_alone():
    me = Side(hand=["Hallowed Dogma"], deck=["Pinion Prayer", "Goblin"], evolve=["Goblin"])
    assert position(me).play("Hallowed Dogma").options() == ["Pinion Prayer", "no"]


def test_q288_a_card_whose_ability_has_quick_is_not_played_as_one_with_quick():
    me = Side(hand=["Yurius, Levin Duke"], field=["Yurius, Levin Duke"])
    t = position(me, Side(field=["Goblin"]), active=1).attack("Goblin", "leader")
    assert t.options() == ["activate Yurius, Levin Duke", "pass"]


def test_q1522_a_follower_in_the_ex_area_has_neither_damage_nor_what_it_was_given():
    name = "Artistic Arcanist"
    t = position(Side(field=[name], evolve=[name]), Side(field=["Goliath [damage 3]"])).evolve(name).pick("Goliath")
    assert (t.foe.ex, t.card("Goliath", "ex").damage) == (["Goliath"], 0)


def test_q640_a_token_is_a_card_in_the_ex_area():
    for ex in ([], ["Fairy"]):
        t = position(Side(field=["Night's Way"], ex=ex, deck=["Goblin"])).activate("Night's Way")
        assert t.me.ex == (ex or ["Goblin"])


def test_q1512_a_token_stays_in_its_owners_ex_area():
    me = Side(hand=["Dramatic Retreat"], field=["Knight"])
    assert "play Dramatic Retreat" not in position(me).options()
    t = position(me, Side(field=["Goblin"]), active=1).attack("Goblin", "leader")
    assert t.play("Dramatic Retreat").pick("Knight").me.ex == ["Knight"]


def test_q2008_a_card_of_the_cemetery_did_not_come_from_the_hand():
    name = "Adherent of Elimination"
    me = Side(hand=["Death's Breath"], cemetery=[name], evolve=[name])
    t = position(me).play("Death's Breath").pick(name).in_any_order()
    while t.ask.kind not in ("choose", "main"):
        t.pick()
    assert t.me.field == [name + " 3/3"]


def test_q222_a_follower_that_left_the_field_has_lost_what_it_was_given():
    name = "Mordecai the Duelist"
    t = position(Side(hand=["Death's Breath", "Themis's Decree"], cemetery=[name], max_pp=11, pp=11))
    t.play("Death's Breath").pick(name)
    while t.ask.kind != "main":
        t.pick()
    assert t.keywords(name) == ("ward",)
    t.play("Themis's Decree").say("yes")
    assert (t.me.field, t.keywords(name), t.me.defense) == ([name + " 5/5"], (), 17)


def test_q1016_a_card_discarded_to_the_limit_triggers():
    me = Side(hand=["Wildfire Tyrannosaur", *["Goblin"] * 7])
    t = position(me, Side(field=["Goliath"])).end().quiet().pick("Wildfire Tyrannosaur").pick("Goliath").say("yes")
    assert t.foe.field == ["Goliath 3/1"]


def test_q1922_a_card_discarded_to_the_limit_may_go_into_the_ex_area():
    me = Side(hand=["Anisage, Lost Forsaken", *["Goblin"] * 7])
    t = position(me).end().quiet().pick("Anisage, Lost Forsaken").say("yes")
    assert t.me.ex == ["Anisage, Lost Forsaken"]


def test_q1256_a_spell_of_the_opponents_goes_into_its_owners_ex_area():
    name = "Octrice, Omen of Usurpation"
    me = Side(field=[name], evolve=[name])
    t = position(me, Side(field=["Goblin"], cemetery=["Divine Retribution"])).evolve(name).pick("Divine Retribution")
    assert t.me.ex == ["Divine Retribution"]
    t.play("Divine Retribution").pick("Goblin")
    assert (t.foe.field, t.foe.ex, t.me.ex) == ([], ["Divine Retribution"], [])


def test_q1282_an_ability_of_the_cemetery_that_counts_the_others():
    for others, possible in ((5, True), (4, False)):
        t = position(Side(cemetery=["Aerial Slash", *["Amerro, Spear Knight"] * others]))
        assert (t.options("activate") == ["activate Aerial Slash"]) is possible


def test_q360_a_card_is_returned_from_ones_own_field_for_a_fanfare_too():
    name = "Marvelous Sunday"
    t = position(Side(hand=[name]), Side(field=["Goblin"])).play(name)
    assert (t.ask.kind, t.foe.field, t.me.defense) == ("main", ["Goblin 2/2"], 20)


def test_q1138_a_search_for_any_card_finds_one():
    t = position(Side(hand=["Tart Man"], deck=["Goblin", "Fighter"])).play("Tart Man")
    assert (t.ask.low, t.ask.high) == (1, 1)


def test_q134_an_amulet_that_is_put_onto_the_field_is_not_paid_for():
    t = position(Side(hand=["Cruel Priestess"], cemetery=["Dual Flames"], pp=4)).play("Cruel Priestess")
    t.pick("Dual Flames")
    assert (t.me.pp, "Dual Flames" in t.me.field) == (0, True)


def test_q1338_an_ability_of_the_cemetery_that_wants_a_card_on_the_field():
    me = {"cemetery": ["Insatiable Desire"], "deck": ["Goblin"]}
    foe = Side(field=["Goliath"])
    assert position(Side(**me), foe).options("activate") == []
    t = position(Side(field=["XIV. Luzen, Temperance"], **me), foe).activate("Insatiable Desire").pick("Goliath")
    assert (t.foe.field, t.me.banished, t.me.hand) == ([], ["Insatiable Desire"], ["Goblin"])


def test_q1000_an_engaged_follower_is_selected_and_a_card_drawn():
    t = position(Side(hand=["Elegance in Action"]), Side(field=["Goblin [engaged]"])).play("Elegance in Action")
    assert len(t.pick("Goblin").me.hand) == 1


def test_q212_a_card_that_could_be_added_need_not_be():
    t = position(Side(hand=["Dragon Emissary"], deck=["Fafnir"])).play("Dragon Emissary").say("no")
    assert (t.me.hand, t.me.deck) == ([], ["Fafnir"])


def test_q392_an_amulet_need_not_have_the_trait():
    me = Side(hand=["Ikuno Dictus"], deck=["Pinion Prayer", "Goblin", "Gold City"])
    t = position(me).play("Ikuno Dictus").pick()
    assert sorted(t.options()) == ["Gold City", "Pinion Prayer", "no"]


def test_q986_a_follower_of_the_ex_area_did_not_come_from_the_hand():
    for zone, left in (("ex", 18), ("hand", 19)):
        t = position(Side(**{zone: ["Cheshire Cat"]})).play("Cheshire Cat").pick("foe's leader")
        assert t.foe.defense == left


def test_q988_a_token_that_may_be_put_need_not_be_with_a_full_ex_area_either():
    name = "Bayleon, Sovereign Light"
    t = position(Side(hand=[name], ex=["Goblin"] * 5)).play(name).pick().numbers(0).numbers(0)
    assert (t.me.field, len(t.me.ex)) == ([name + " 3/3"], 5)


def test_q1218_an_ability_of_the_cemetery_that_puts_two_followers_onto_the_field():
    me = Side(cemetery=["Moon and Sun", "Amaterasu", "Tsukuyomi"])
    t = position(me).activate("Moon and Sun").pick("Amaterasu").pick("Tsukuyomi")
    assert t.ask.kind == "ward", "both came at the same time"
    assert sorted(t.me.field) == ["Amaterasu 2/3", "Tsukuyomi 3/2"]
    assert t.me.banished == ["Moon and Sun"]


def test_q232_a_card_that_had_to_be_an_amulet_is_shown():
    me = Side(field=["Prism Priestess"], evolve=["Prism Priestess"], deck=["Pinion Prayer"])
    t = position(me).evolve("Prism Priestess").pick("Pinion Prayer")
    assert [type(event) for event in t.events[:2]] == [Revealed, CardMoved]


def test_q584_cards_that_may_be_any_are_not_shown():
    me = Side(hand=["Star Reader Stella"], deck=["Goblin", "Fighter", "Insight", "Roc"])
    t = position(me).play("Star Reader Stella").pick("Goblin").pick("Fighter").pick("Insight")
    while t.ask.kind != "main":
        t.pick("Roc")
    assert (t.me.hand, t.me.cemetery) == (["Goblin"], ["Fighter"])
    seen = t.session.view(1)
    assert (seen.zone(0, "hand").cards, seen.zone(0, "deck").cards) == ((), ())


def test_q1938_an_ability_of_the_cemetery_that_summons():
    t = position(Side(cemetery=["All-Feeling Divine"])).activate("All-Feeling Divine")
    while t.ask.kind != "main":
        t.pick() if t.ask.kind == "ward" else t.in_any_order()
    assert (t.me.field, t.me.banished, t.me.defense) == (["Fox of Invitation 2/2"], ["All-Feeling Divine"], 21)


def test_q178_a_follower_that_may_be_put_onto_the_field_need_not_be():
    t = position(Side(hand=["Pompous Princess"], deck=["Goblin"])).play("Pompous Princess").say("no")
    assert t.pick("Goblin").me.field == ["Pompous Princess 3/3"]


def test_q794_a_card_that_could_be_added_need_not_be_and_both_go_into_the_cemetery():
    me = Side(field=["Assault Jaguar"], deck=["Archer", "Goblin"])
    t = position(me, Side(hand=["Fiery Embrace"]), active=1).play("Fiery Embrace").pick("Assault Jaguar").say("no")
    assert (t.me.hand, sorted(t.me.cemetery)) == ([], ["Archer", "Assault Jaguar", "Goblin"])


def test_q1058_a_token_is_transformed_where_it_is():
    name = "Zwei, Murderous Puppet"
    t = position(Side(hand=[name], ex=["Puppet"])).play(name).pick("Puppet")
    assert t.me.ex == ["Victoria"]


def test_q1988_a_full_ex_area_leaves_the_card_in_the_cemetery():
    name = "Kagemitsu, Lost Samurai"
    me = Side(field=[name], ex=["Goblin"] * 5)
    t = position(me, Side(hand=["Fiery Embrace"]), active=1).play("Fiery Embrace").pick(name)
    assert (t.me.ex, t.me.cemetery) == (["Goblin"] * 5, [name])


def test_q998_a_spell_that_finds_no_place_is_played_all_the_same():
    t = position(Side(hand=["Tempered Aether"], field=["Goblin"] * 5, ex=["Goblin"] * 5)).play("Tempered Aether")
    assert (len(t.me.field), len(t.me.ex), t.me.cemetery) == (5, 5, ["Tempered Aether"])


def test_q442_a_follower_that_is_put_into_the_ex_area_loses_its_counters():
    t = position(Side(hand=["Urd"]), Side(field=["Slade, Blossoming Wolf"]))
    add_counters(t.game, t.card("Slade, Blossoming Wolf", "field").id, "fable", 2)
    t.play("Urd").pick("Slade, Blossoming Wolf")
    assert t.card("Slade, Blossoming Wolf", "ex").counters == ()

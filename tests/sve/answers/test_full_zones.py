"""Full zones and empty ones (4.7.3, 4.8.3, 1.3)."""

from sve.answers.position import position
from sve.playing import Side


def test_q56_a_full_ex_area_takes_no_token():
    me = Side(field=["Water Fairy"], ex=["Goblin"] * 5)
    t = position(me, Side(field=["Fighter [engaged]"])).attack("Water Fairy", "Fighter").quiet()
    assert (t.me.field, t.me.ex) == ([], ["Goblin"] * 5)


def test_q120_a_full_field_takes_no_token():
    me = Side(field=["Lesser Mummy [evolved]", *["Goblin"] * 4])
    t = position(me).attack("Lesser Mummy", "leader").quiet()
    assert len(t.me.field) == 5
    assert "Ghost 1/1" not in t.me.field


def test_q50_as_many_tokens_as_there_are_places_for():
    me = Side(hand=["Fairy Caster"], field=["Goblin"] * 3, ex=["Goblin"] * 4)
    t = position(me).play("Fairy Caster")
    assert (t.me.field[-1], t.me.ex[-1]) == ("Fairy 1/1", "Fairy")
    assert (len(t.me.field), len(t.me.ex)) == (5, 5)


def test_q142_an_amulet_that_is_paid_with_makes_its_place():
    me = Side(field=["Pinion Prayer", *["Goblin"] * 4])
    t = position(me).activate("Pinion Prayer")
    assert (t.me.field[-1], len(t.me.field)) == ("Holy Falcon 2/2", 5)


def test_q560_a_full_field_is_not_made_free_by_a_fanfare():
    me = Side(hand=["King Elephant"], field=["Goblin"] * 5)
    assert "play King Elephant" not in position(me).options()


def test_q976_what_else_a_fanfare_does_is_done_with_a_full_ex_area():
    name = "Cynthia, the Queen's Blade"
    t = position(Side(hand=[name], field=["Fairy"], ex=["Goblin"] * 5)).play(name)
    assert (t.me.field[0], t.me.ex) == ("Fairy 3/1", ["Goblin"] * 5)


def test_q2058_of_two_tokens_the_one_that_finds_a_place_is_chosen():
    name = "Zirconia, Ironcrown Ward"
    me = Side(field=[name, *["Goblin"] * 3], evolve=[name])
    for token in ("Steelclad Knight", "Shield Guardian"):
        t = position(me).evolve(name).pick(token)
        assert (t.me.field[-1].split(" ")[0], len(t.me.field)) == (token.split(" ")[0], 5)


def test_q1580_a_token_that_may_be_put_need_not_be():
    name = "Vagabond Lizard"
    t = position(Side(hand=[name], field=["Goblin"] * 4)).play(name).numbers(0).numbers(0)
    assert (len(t.me.field), t.me.ex, t.ask.kind) == (5, [], "main")


def test_q1052_a_card_goes_third_from_the_top_or_as_deep_as_it_can():
    name = "Bunny-Eared Administrator"
    for deck in ([], ["Goblin"]):
        t = position(Side(hand=[name], deck=deck)).activate(name)
        assert (t.me.deck, t.me.defense) == ([*deck, name], 21)


def test_q1040_of_a_small_deck_all_of_it_goes_and_the_rest_is_done():
    name = "Maisha, Hero of Purgation"
    for deck in ([], ["Goblin"] * 4):
        t = position(Side(field=[name], evolve=[name], deck=deck)).evolve(name).say("yes")
        assert (t.me.deck, len(t.me.cemetery), t.keywords(name)) == ([], len(deck), ("storm",))


def test_q96_with_an_empty_deck_a_spell_that_draws_is_played_and_the_game_lost():
    t = position(Side(hand=["Magic Missile"], deck=[]), Side(field=["Goblin"])).play("Magic Missile").pick("Goblin")
    assert t.session.ask is None


def test_q638_with_an_empty_hand_nothing_is_put_under_the_deck_and_a_card_is_drawn():
    t = position(Side(hand=["Mystic Ring"], deck=["Goblin", "Fighter"])).play("Mystic Ring")
    assert (t.me.hand, t.me.deck) == (["Goblin"], ["Fighter"])


def test_q102_no_maximum_of_play_points_above_ten():
    t = position(Side(hand=["Dragon Oracle"])).play("Dragon Oracle").choose(1)
    assert t.me.number("max_play_points") == 10


def test_q98_and_q136_a_leaders_defense_may_be_above_twenty():
    assert position(Side(hand=["Healing Angel"])).play("Healing Angel").me.defense == 21
    assert position(Side(field=["Guardian Nun"], evolve=["Guardian Nun"])).evolve("Guardian Nun").me.defense == 22


def test_q92_a_small_deck_is_looked_at_whole():
    t = position(Side(hand=["Sorcery Cache"], deck=["Insight", "Goblin", "Fighter"])).play("Sorcery Cache")
    assert t.ask.kind == "look"
    assert sorted(t.pick("Insight").say("no").options()) == ["Fighter", "Goblin"]
    assert (t.pick("Fighter", "Goblin").me.hand, t.me.deck) == (["Insight"], ["Fighter", "Goblin"])


def test_q286_an_empty_deck_ends_what_is_repeated_and_not_the_game():
    name = "Daria, Dimensional Witch"
    t = position(Side(hand=[name, "Goblin"], deck=["Insight"] * 2)).play(name)
    assert (t.me.ex, t.me.deck, t.ask.kind) == (["Insight"] * 2, [], "main")


def test_q616_of_three_cards_one_need_not_be_found():
    me = Side(hand=["Trial of the Gorgons"], deck=["Venomfang Medusa", "Stheno", "Euryale"])
    t = position(me).play("Trial of the Gorgons").pick("Venomfang Medusa").pick("Stheno").pick()
    assert (sorted(t.me.field[:2]), t.me.deck) == (["Stheno 3/4", "Venomfang Medusa 3/3"], ["Euryale"])


def test_q274_and_q1192_of_more_tokens_than_there_are_places_some_are_chosen():
    t = position(Side(hand=["Alwida's Command"], field=["Goblin"] * 3)).play("Alwida's Command")
    assert t.pick("Viking", "Knight").me.field[3:] == ["Viking 3/2", "Knight 1/1"]
    name = "Waters of the Megalorca"
    assert position(Side(hand=[name], field=["Goblin"] * 4)).play(name).me.field[4:] == ["Megalorca 2/2"]


def test_q1046_what_is_engaged_for_a_cost_is_buried_for_it_too():
    me = Side(field=["Assembly Droid"] * 3)
    t = position(me, Side(field=["Goliath"])).activate("Assembly Droid").pick("Goliath")
    assert (t.me.field, t.foe.field) == ([], [])


def test_q1044_what_follows_a_search_is_done_though_nothing_was_found():
    me = Side(field=["Extreme Carrot"], ex=["Naterran Great Tree"], deck=["Goblin", "Extreme Carrot"])
    t = position(me, Side(hand=["Fiery Embrace"]), active=1).play("Fiery Embrace").pick("Extreme Carrot")
    t.say("yes").pick()
    assert (t.me.field, t.me.ex, t.me.defense) == ([], [], 21)


def test_q1968_a_spell_without_a_text_is_played_and_does_nothing():
    t = position(Side(ex=["Glittering Gold"])).play("Glittering Gold")
    assert (t.ask.kind, t.me.ex, t.me.cemetery) == ("main", [], [])
    t = position(Side(ex=["BP14-T02"])).play("Glittering Gold")
    assert (t.ask.kind, t.me.ex, t.me.cemetery) == ("main", [], [])


def test_q790_one_of_two_tokens_is_chosen_for_the_last_place():
    me = Side(field=["Fairy Dragon"], ex=["Goblin"] * 4)
    for token in ("Fairy Wisp", "Fairy"):
        t = position(me, Side(hand=["Fiery Embrace"]), active=1).play("Fiery Embrace").pick("Fairy Dragon").pick(token)
        assert t.me.ex[-1] == token


def test_q1926_with_a_full_ex_area_the_cards_of_the_hand_are_banished_all_the_same():
    me = Side(hand=["Eternal Contract", "Goblin", "Fighter"], ex=["Goblin"] * 5)
    t = position(me).play("Eternal Contract")
    while t.ask.kind != "main":
        t._answer(0)
    assert (t.me.hand, len(t.me.banished), len(t.me.ex)) == ([], 2, 5)


def test_q2032_the_last_card_of_the_deck_is_buried_before_a_card_is_drawn():
    me = Side(hand=["Krampus"], field=["Goblin"], deck=["Fighter"])
    t = position(me, Side(field=["Goliath"])).play("Krampus").pick("Goliath").say("yes")
    assert (t.session.ask, t.foe.field, t.me.defense) == (None, [], 21)

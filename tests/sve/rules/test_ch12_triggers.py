"""12.1 and 12.4 to 12.7: Fanfare, Last Words, On Evolve, Strike."""

import pytest
from sve.by_hand.worded import worded_evolved
from sve.playing import Side, evolved, follower, spell_card, table
from sve.rules.probes import Do, by_hand

from svedesk.games.sve.actions.evolve import evolve as evolve_now
from svedesk.games.sve.actions.move import banish, bury, discard
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.words import spell

HERALD, HEIR = follower("Herald", "fanfare(draw(1))"), follower("Heir", "last_words(draw(1))")


# -- 12.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1.2")
def test_two_keywords_with_one_text_are_two_abilities():
    echo = follower("Echo", "*fanfare_and_last_words(draw(1))")
    cull = spell_card("Cull", "spell(destroy(your.follower))")
    t = table(me=Side(hand=["Echo", "Cull"]), cards=[echo, cull])
    assert card_text(t.session.ruleset.definition("X-Echo"), "en") == "{FANFARE} {LAST WORDS} Draw a card."
    t.play("Echo")
    assert len(t.me.hand) == 2
    t.play("Cull")
    assert len(t.me.hand) == 2


@pytest.mark.rule("12.1.2.1", edition="JA 1.24.1")
@pytest.mark.parametrize("between", ["/", "／", "、", ""])
def test_a_slash_may_stand_between_the_keywords_of_a_printed_text(between):
    """Each is an ability of its own: the follower evolves, then it attacks."""
    owl = follower("Owl", "evolve(0)")
    grown = worded_evolved("Owl", text_ja=f"【進化時】{between}【攻撃時】歌う。", attack=2, defense=9)
    t = table(me=Side(field=["Owl"], evolve=["Owl"]), foe=Side(field=["Fighter [engaged]"]), cards=[owl, grown])
    t.evolve("Owl")
    assert t.ask.kind == "by_hand"
    t.say("done").attack("Owl", "Fighter")
    assert t.ask.kind == "by_hand"
    assert t.say("done").quiet().ask.kind == "main"


# -- 12.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.4.1", "12.4.3")
@pytest.mark.parametrize("zone", ["hand", "ex"])
def test_fanfare_triggers_when_the_card_is_put_onto_the_field(zone):
    t = table(me=Side(**{zone: ["Herald"]}), cards=[HERALD])
    t.play("Herald")
    assert (t.me.field, t.me.hand) == (["Herald 1/1"], ["Fighter"])


@pytest.mark.rule("12.4.3")
def test_fanfare_triggers_for_a_token_that_is_created_there_but_not_in_the_ex_area():
    imp = follower("Imp", "fanfare(draw(1))", special="token")
    token = 'Token("X-Imp", "Imp", "Imp")'
    t = table(
        me=Side(hand=["Near", "Far"]),
        cards=[imp, spell_card("Near", f"spell(summon({token}))"), spell_card("Far", f"spell(into_ex(1, {token}))")],
    )
    t.play("Far")
    assert (t.me.ex, t.me.hand) == (["Imp"], ["Near"])
    t.play("Near")
    assert (t.me.field, t.me.hand) == (["Imp 1/1"], ["Fighter"])


@pytest.mark.rule("12.4.1")
def test_fanfare_does_not_trigger_for_another_card_or_when_evolving():
    grown = evolved("Cub", "fanfare(draw(3))")
    t = table(
        me=Side(hand=["Goblin"], field=["Herald", "Cub"], evolve=["Cub"]),
        cards=[HERALD, follower("Cub", "evolve(1)"), grown],
    )
    t.play("Goblin").evolve("Cub")
    assert t.me.hand == []


# -- 12.5 --------------------------------------------------------------------------------------------------------------


def moving(how, zone="field"):
    """A spell that moves its player's first card of a zone."""

    def act(game, context):
        yield from how(game, game.table.zone(context.seat, zone)[:1])

    return spell_card("Out", spell(Do(act)))


@pytest.mark.rule("12.5.1", "12.5.3")
@pytest.mark.parametrize(("how", "drawn"), [(bury, 1), (banish, 0)])
def test_last_words_trigger_when_the_card_goes_from_the_field_to_the_cemetery_and_nowhere_else(how, drawn):
    t = table(me=Side(hand=["Out"], field=["Heir"]), cards=[HEIR, moving(how)])
    t.play("Out")
    assert len(t.me.hand) == drawn


@pytest.mark.rule("12.5.3")
def test_last_words_do_not_trigger_from_another_zone_or_to_the_hand():
    recall = spell_card("Recall", "spell(both(select(your.follower), return_to_hand(it)))")
    t = table(me=Side(hand=["Heir", "Out", "Recall"], field=["Heir"]), cards=[HEIR, moving(discard, "hand"), recall])
    t.play("Out")
    assert (sorted(t.me.cemetery), t.me.hand) == (["Heir", "Out"], ["Recall"])
    t.play("Recall").pick("Heir")
    assert t.me.hand == ["Heir"]


@pytest.mark.rule("12.5.1")
def test_last_words_are_played_by_who_controlled_the_card_though_it_goes_to_its_owners_cemetery():
    t = table(me=Side(hand=["Angelic Barrage"]), foe=Side(field=["Heir"], deck=["Goblin", "Goblin"]), cards=[HEIR])
    by_hand(t, "control", "foe's Heir", to=(0, "field"))
    by_hand(t, "damage", "Heir", amount=1)
    t.play("Angelic Barrage")
    assert (t.me.cemetery, t.foe.cemetery) == (["Angelic Barrage"], ["Heir"])
    assert (t.me.hand, t.foe.hand) == (["Fighter"], [])


# -- 12.6 --------------------------------------------------------------------------------------------------------------

CUB = follower("Cub", "evolve(1)", "on_evolve(draw(5))")


@pytest.mark.rule("12.6.1", "12.6.2")
def test_on_evolve_triggers_when_the_card_evolves_with_the_abilities_it_then_has():
    t = table(me=Side(field=["Cub", "Goblin"], evolve=["Cub"]), cards=[CUB, evolved("Cub", "on_evolve(draw(1))")])
    t.evolve("Cub")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("12.6.1")
def test_on_evolve_triggers_however_the_card_evolves_and_for_itself_only():
    def grow(game, context):
        card = next(card for card in game.field(0) if game.facts(card).name == "Cub")
        evolve_now(game, card.id, game.table.zone(0, "evolve_deck")[0])

    t = table(
        me=Side(hand=["Grow"], field=["Cub", "Cub [evolved]"], evolve=["Cub"]),
        cards=[CUB, evolved("Cub", "on_evolve(draw(1))"), spell_card("Grow", spell(Do(grow)))],
    )
    t.play("Grow")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("12.6.2")
@pytest.mark.parametrize(("answer", "hand", "points"), [("yes", 1, 6), ("no", 0, 9)])
def test_on_evolve_may_have_a_cost(answer, hand, points):
    grown = evolved("Cub", "on_evolve(draw(1), cost=pay(3))")
    t = table(me=Side(field=["Cub"], evolve=["Cub"]), cards=[CUB, grown])
    t.evolve("Cub").say(answer)
    assert (len(t.me.hand), t.me.pp) == (hand, points)


# -- 12.7 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.7.1", "12.7.2")
@pytest.mark.parametrize(
    ("ability", "target", "drawn"),
    [
        ("strike", "Okami", 1),
        ("strike", "leader", 1),
        ("follower_strike", "Okami", 1),
        ("follower_strike", "leader", 0),
        ("leader_strike", "Okami", 0),
        ("leader_strike", "leader", 1),
    ],
)
def test_strike_triggers_when_the_follower_attacks_what_it_says_and_before_the_damage(ability, target, drawn):
    lancer = follower("Lancer", f"{ability}(draw(1))", attack=1, defense=9)
    t = table(me=Side(field=["Lancer"]), foe=Side(field=["Okami [engaged]"]), cards=[lancer])
    t.attack("Lancer", target)
    assert (t.ask.kind, len(t.me.hand)) == ("quick", drawn)
    assert (t.foe.defense, t.foe.field) == (20, ["Okami 5/5"])


@pytest.mark.rule("12.7.1")
def test_strike_does_not_trigger_for_another_attacker_or_for_the_one_attacked():
    lancer = follower("Lancer", "strike(draw(1))", defense=9)
    t = table(
        me=Side(field=["Lancer", "Fighter"]), foe=Side(field=["Lancer [engaged]"], deck=["Goblin"]), cards=[lancer]
    )
    t.attack("Fighter", "Lancer").quiet()
    assert (t.me.hand, t.foe.hand) == ([], [])


@pytest.mark.rule("12.7.2")
@pytest.mark.parametrize(("answer", "hand", "points"), [("yes", 1, 8), ("no", 0, 10)])
def test_strike_may_have_a_cost(answer, hand, points):
    lancer = follower("Lancer", "leader_strike(draw(1), cost=pay(2))")
    t = table(me=Side(field=["Lancer"]), cards=[lancer])
    t.attack("Lancer", "leader").say(answer)
    assert (len(t.me.hand), t.me.pp) == (hand, points)


@pytest.mark.rule("12.7.2")
def test_the_target_of_the_attack_is_what_its_text_speaks_of():
    lancer = follower("Lancer", "follower_strike(deal(2, it))")
    t = table(me=Side(field=["Lancer"]), foe=Side(field=["Okami [engaged]", "Goblin"]), cards=[lancer])
    t.attack("Lancer", "Okami")
    assert t.foe.field == ["Okami 5/3", "Goblin 2/2"]


@pytest.mark.rule("12.4.3", "12.6.2", "12.7.2")
def test_what_another_card_does_triggers_none_of_them():
    herald = follower("Bystander", "fanfare(draw(1))", "strike(draw(1))", "follower_strike(draw(1))")
    grown = evolved("Cub", "on_evolve(draw(1))")
    me = Side(hand=["Goblin"], field=["Bystander", "Cub [evolved]", "Treant", "Fighter"], evolve=["Treant"])
    t = table(me=me, foe=Side(field=["Okami [engaged]"]), cards=[herald, CUB, grown])
    t.play("Goblin").evolve("Treant")
    t.attack("Fighter", "Okami").quiet()
    assert (t.ask.kind, t.me.hand) == ("main", [])

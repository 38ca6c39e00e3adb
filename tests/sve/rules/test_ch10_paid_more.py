"""10.6.2.5.1.3, 10.6.2.5.1.4: what a spell may cost in addition, and what it then does."""

import pytest
from sve.playing import Side, follower, spell_card, table

from svedesk.games.sve.text.cards import card_text

JUSTICE = spell_card("Justice", "may_cost_more(2)", "spell(draw(1), when(paid_more(2), give_leader(1)))", cost=1)
FEED = spell_card(
    "Feed",
    "may_pay_also(discarding(your.card))",
    "spell(select(enemy.follower), instead(deal(1, it), paid_more(), deal(3, it)))",
    cost=0,
)


@pytest.mark.rule("10.6.2.5.1.3")
@pytest.mark.parametrize(("answer", "points", "defense"), [("yes", 3, 21), ("no", 1, 20)])
def test_a_spell_may_cost_more_and_does_more_then(answer, points, defense):
    t = table(me=Side(hand=["Justice"], pp=5), cards=[JUSTICE]).play("Justice").say(answer)
    assert (t.me.pp, t.me.defense, t.me.hand) == (5 - points, defense, ["Fighter"])


@pytest.mark.rule("10.6.2.5.1")
def test_what_cannot_be_paid_in_addition_is_not_asked():
    t = table(me=Side(hand=["Justice"], pp=2), cards=[JUSTICE]).play("Justice")
    assert (t.me.pp, t.me.defense) == (1, 20)


@pytest.mark.rule("10.10.2.4")
def test_what_is_added_is_lowered_as_well():
    cheap = spell_card(
        "Cheap",
        "may_cost_more(2)",
        "costs_less_if(None, 4, from_ex=True)",
        "spell(when(paid_more(2), draw(1)))",
        cost=3,
    )
    t = table(me=Side(ex=["Cheap"], pp=5), cards=[cheap]).play("Cheap").say("yes")
    assert (t.me.pp, t.me.hand) == (4, ["Fighter"])


@pytest.mark.rule("10.6.2.5.1.4")
@pytest.mark.parametrize(("answer", "left", "hand"), [("yes", "Ox 1/2", []), ("no", "Ox 1/4", ["Goblin"])])
def test_an_additional_cost_may_be_paid_or_not(answer, left, hand):
    ox = follower("Ox", attack=1, defense=5)
    t = table(me=Side(hand=["Feed", "Goblin"]), foe=Side(field=["Ox"]), cards=[FEED, ox]).play("Feed").say(answer)
    while t.ask.kind != "main":
        t.pick("Goblin" if t.ask.kind == "discard" else "Ox")
    assert (t.foe.field, t.me.hand) == ([left], hand)


@pytest.mark.rule("10.6.2.3.3")
def test_it_cannot_be_played_without_a_target_whatever_is_paid():
    """Q1738, Q1772."""
    assert "play Feed" not in table(me=Side(hand=["Feed", "Goblin"]), cards=[FEED]).options()


def test_both_texts_say_what_may_be_paid():
    assert card_text(JUSTICE, "en").startswith("When playing this card, it may cost 2 more to play.\nDraw a card.")
    assert card_text(JUSTICE, "ja").startswith(
        "これをプレイする際、コストを+2してよい。\n1枚引く。コストを+2したなら、"
    )
    assert card_text(FEED, "en").startswith("As an additional cost to play this card, you may discard a card.\n")
    assert card_text(FEED, "ja").startswith("これをプレイする際、追加コストとして手札1枚を捨ててよい。\n")
    bury = spell_card("Bury", "may_pay_also(burying(your.follower))", "spell(draw(1))")
    assert card_text(bury, "ja").startswith("これをプレイする際、追加コストとして場のフォロワー1体を墓場に置いてよい。")

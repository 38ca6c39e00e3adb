"""5.26: a follower gets one of several keywords."""

from sve.playing import Side, follower, table


def test_its_player_says_which_keyword_it_gets():
    chief = follower(
        "Chief", "activate((), select(your.follower.but_this()), give_one_keyword(it, bane, storm, drain))"
    )
    t = table(me=Side(field=["Chief", "Goblin"]), cards=[chief]).activate("Chief").pick("Goblin")
    t.choose(2)
    assert t.keywords("Goblin") == ("storm",)


def test_nobody_is_asked_where_no_follower_gets_one():
    chief = follower("Chief", "activate((), give_one_keyword(your.follower.but_this(), bane, storm))")
    t = table(me=Side(field=["Chief"]), cards=[chief]).activate("Chief")
    assert t.ask.kind == "main"

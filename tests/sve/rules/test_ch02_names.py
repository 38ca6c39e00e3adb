"""2.1.2, 2.13: card names in texts, and alternate names."""

import pytest
from sve.playing import Side, evolved, follower, spell_card, table

from svedesk.games.sve.group import Called
from svedesk.games.sve.words import deal, your

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

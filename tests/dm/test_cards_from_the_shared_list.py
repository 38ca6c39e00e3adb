"""Cards of the shared list that play with words that were there, and cards whose text is carried out by hand."""

from dm.playing import game, side

from svedesk.games.dm.zones import BATTLE, GRAVEYARD


def test_hide_and_seek_returns_a_creature_and_discards():
    played = game(side(hand=("Hide and Seek",), mana="WWWD"), side(battle=("Fear Fang",), hand=("Holy Awe",)))
    played.use("Hide and Seek")
    assert (played.count(1, BATTLE), played.count(1, GRAVEYARD)) == (0, 1)


def test_dolmarks_takes_a_creature_and_mana_of_both():
    played = game(
        side(hand=("Dolmarks, the Shadow Warrior",), battle=("Fear Fang",), mana="DDFFF"),
        side(battle=("Burning Mane",), mana="N"),
    )
    played.use("Dolmarks, the Shadow Warrior")
    if played.kind != "main":  # which of two creatures, which of the mana
        played.pick("Fear Fang")
    while played.kind not in ("main", "attack", "charge"):
        played.answer(0)
    assert (played.count(1, BATTLE), played.count(1, GRAVEYARD), played.count(0, GRAVEYARD)) == (0, 2, 2)

"""Abilities written as scripts: read again they are the same."""

import pytest

from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.group import Group, Token, Trait
from svedesk.games.sve.keywords.named_triggers import Fanfare
from svedesk.games.sve.source import read_script
from svedesk.games.sve.source.writing import Unwritten, written
from svedesk.games.sve.verbs.equip import Equip
from svedesk.games.sve.verbs.into_cemetery import Destroy


@pytest.mark.parametrize(
    "script",
    [
        "ward, storm",
        "fanfare(draw(2))",
        "fanfare(both(select(enemy.follower.with_defense_up_to(3)), deal(4, it)), cost=pay(2))",
        "activate(pay(1) + engage_this, draw(1))",
        "activate(engaging(your.follower, 3), draw(1))",
        "last_words(when(combo(3), into_ex(2, FAIRY)))",
        "whenever_enters(your.follower.with_trait(PIXIE).but_this(), give(it, attack=1, defense=1))",
        "fanfare(recover(plus(count(your.amulet), 2)), draw_x(twice(minus(attack_of(this), 1))))",
        "evolve(2), on_evolve(return_to_hand(any_side.card.that_cost_up_to(0)))",
        'fanfare(deal(1, your.card.with_name(Token("MYC-001", \'Moss "Ball"\', "苔")).in_ex))',
        'last_words(destroy(enemy.follower.that_are_called(Called("Goblin", "ゴブリン", in_part=True))))',
        "fanfare(deal(1, enemy.leader), deal(2, any_side.leader_and_follower))",
        "play_cost_while_here(your.follower, shift=-1, condition=overflow)",
        "strike(both(select(enemy.leader), deal(1, it)), deal(2, any_side.leader_and_follower))",
        "limited(whenever_enters(your.follower, draw(1)), 2), each_turn(whenever_discards('your', draw(1)))",
        'during("your", whenever_enters(your.follower, draw(1)))',
        "costs_less_if(happened(whenever_enters(your.follower)), 2)",
        "serve(2, pay(1), draw(1)), any_number_of_times(serve(1, (), draw(1))), ride(pay(1), draw(1))",
        "union_burst(activate(pay(1), draw(1), times=1)), union_burst(fanfare(draw(1), cost=pay(2)))",
        "spell(choose_up_to(1, mode(draw(1)), mode(draw(2)), more=(combo(3), 2)))",
    ],
)
def test_what_is_written_reads_as_the_same(script):
    abilities = read_script(script)
    assert read_script(written(abilities)) == abilities


@pytest.mark.slow
def test_what_ships_is_written_so_that_it_reads_as_the_same():
    """All but a few abilities: what is not written is not written wrongly."""
    done = 0
    for number, abilities in SCRIPTS.items():
        alone = () if any(getattr(one, "merged", False) for one in abilities) else tuple((one,) for one in abilities)
        for said in alone or (abilities,):
            try:
                script = written(said)
            except Unwritten:
                continue
            assert read_script(script) == said, number
            done += 1
    assert done > 280


def test_names_of_ones_own_are_written_out():
    group = Group("your", trait=Trait("Ghosts", "幽霊たち"))
    said = written((Automatic(Fanfare(), (Equip(group, Token("MYC-002", "Sabre", "剣")),)),))
    assert (
        said == 'fanfare(equip(your.follower.with_trait(Trait("Ghosts", "幽霊たち")), Token("MYC-002", "Sabre", "剣")))'
    )


def test_what_no_word_makes_is_not_written():
    with pytest.raises(Unwritten):
        written((Automatic(Fanfare(), (Destroy(Group("your", "amulet", equips="this")),)),))

"""JA 4.16, 11.11 and 14.5.2: equipment tokens, their zone, and the followers equipped with them."""

import pytest
from sve.checking import mistakes
from sve.playing import Invented, Playing, Side, evolved, follower, played_since, read_abilities, spell_card, table
from sve.rules.probes import by_hand, done

from svedesk.desk.desk import Desk
from svedesk.engine.board import write_down
from svedesk.engine.records import Place
from svedesk.engine.session import Session
from svedesk.games.sve.assistance import tokens
from svedesk.games.sve.definitions import define
from svedesk.games.sve.desk.words import SveWords
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.group import Token
from svedesk.games.sve.rules.handling import rules_handling
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.words import equip, it, this

EDITION = "JA 1.24.1"


def equipment(name: str, *abilities: str) -> Invented:
    return Invented(SveFacts("X-" + name, name, name, "equipment", "token", cost=2), read_abilities(abilities))


def token(name: str) -> str:
    return f'Token("X-{name}", "{name}", "{name}")'


SWORD = equipment("Sword", "equipped_has(storm, strike(draw(1)))", "when_equipped(give(it, attack=2))")
WAND = equipment(
    "Wand", "equipped_has(activate(engage_this, deal(1, enemy.leader)))", "if_would(dealing(wearer), change_damage(1))"
)
SQUIRES = 'your.follower.that_are_called(Called("Squire", "Squire"))'
ARM = spell_card("Arm", f"spell(equip({SQUIRES}, {token('Sword')}))", cost=0)
ARM_ONE = spell_card("Arm One", f"spell(select(your.follower), equip(it, {token('Sword')}))", cost=0)
ENCHANT = spell_card("Enchant", f"spell(equip({SQUIRES}, {token('Wand')}))", cost=0)
HOME = spell_card("Home", f"spell(return_to_hand({SQUIRES}))", cost=0)
STEAL = spell_card("Steal", "spell(steal(enemy.follower))", cost=0)
DOLL = spell_card("Doll", f'spell(change_into({SQUIRES}, "amulet"))', cost=0)
SQUIRE = follower("Squire", "on_equip(give_leader(1))", "evolve(1)", attack=1, defense=5)
KNIGHT = evolved("Squire", attack=3, defense=7)
SMITH = follower("Smith", "whenever_equips(your.follower, give(it, defense=1))", attack=1, defense=1)
CARDS = [SWORD, WAND, ARM, ARM_ONE, ENCHANT, HOME, STEAL, DOLL, SQUIRE, KNIGHT, SMITH]


def stable(*hand: str, field: tuple[str, ...] = ("Squire",), edition: str = "", cards=(), **side) -> Playing:
    me = Side(hand=list(hand), field=list(field), **side)
    return table(me=me, foe=Side(field=["Goblin"]), cards=[*CARDS, *cards], edition=edition or played_since(EDITION))


def worn_by(t: Playing, name: str) -> list[str]:
    base = t.card(name, "field").id
    return [t.named(card) for seat in (0, 1) for card in t.table.in_zone(seat, "equipment") if card.on == base]


@pytest.mark.rule("4.16.1", "14.5.2.1", "14.5.2.2", "14.5.2.2.1", edition="JA 1.24.1")
def test_to_equip_creates_the_token_in_the_equipment_zone_linked_to_the_follower():
    t = stable("Arm").play("Arm")
    assert (t.me.equipment, t.foe.equipment, worn_by(t, "Squire")) == (["Sword"], [], ["Sword"])
    assert len(t.me.field) == 1  # it takes no room there


@pytest.mark.rule("4.16.2", edition="JA 1.24.1")
def test_the_equipment_zone_is_public_and_in_no_order():
    t = stable("Arm", "Enchant").play("Arm").in_any_order().play("Enchant")
    zone = t.session.view(1).zone(0, "equipment")
    assert [card.shown.printed for card in zone.cards] == ["X-Sword", "X-Wand"]
    assert not t.table.specs["equipment"].ordered


@pytest.mark.rule("14.5.2.1.1", edition="JA 1.24.1")
def test_equipment_is_a_card_type_of_its_own():
    t = stable("Arm").play("Arm")
    (card,) = t.session.view(0).zone(0, "equipment").cards
    assert (card.shown.kind, card.shown.attack, card.shown.defense) == ("equipment", None, None)


@pytest.mark.rule("14.5.2.2.2", edition="JA 1.24.1")
def test_when_it_is_linked_the_follower_was_equipped_and_is_equipped():
    t = stable("Arm One", field=("Squire", "Smith")).play("Arm One").pick("Squire")
    # the sword's own ability, the squire's and the smith's wait at once
    assert sorted(t.options()) == ["pending Smith", "pending Squire", "pending Sword"]
    t.pick("Sword").in_any_order()
    assert (t.me.field[0], t.me.defense) == ("Squire 3/6", 21)
    other = stable("Arm One", field=("Squire", "Smith")).play("Arm One").pick("Smith").in_any_order()
    assert (other.me.field, other.me.defense) == (["Squire 1/5", "Smith 3/2"], 20)


@pytest.mark.rule("14.5.2.2.2", edition="JA 1.24.1")
def test_a_text_that_means_equipped_followers_means_it_from_then_on():
    drill = spell_card("Drill", "spell(give(your.follower.equipped, attack=5))", cost=0)
    march = spell_card("March", f"spell(give(your.follower.equipped_with({token('Wand')}), defense=5))", cost=0)
    hand = ("Drill", "Arm", "March", "Drill")
    t = stable(*hand, field=("Squire", "Fighter"), cards=[drill, march])
    assert t.play("Drill").me.field[:2] == ["Squire 1/5", "Fighter 2/3"]
    t.play("Arm").in_any_order()
    assert t.play("Drill").play("March").me.field[:2] == ["Squire 8/5", "Fighter 2/3"]


@pytest.mark.rule("14.5.2.1.3", edition="JA 1.24.1")
def test_its_abilities_work_in_its_zone():
    t = stable("Arm", "Enchant").play("Arm")
    t.in_any_order()
    assert t.keywords("Squire") == ("storm",)
    t.attack("Squire", "leader").in_any_order().quiet()
    assert len(t.me.hand) == 2  # Enchant, and a card drawn by what the sword gives
    t.play("Enchant")
    assert t.why_not("activate Squire") == ("already-engaged", "10.4.6")


@pytest.mark.rule("14.5.2.1.3", edition="JA 1.24.1")
def test_the_follower_uses_what_it_has_through_its_equipment():
    t = stable("Enchant").play("Enchant").activate("Squire")
    assert (t.foe.defense, t.is_engaged("Squire")) == (18, True)  # 1, and 1 more by the wand itself


def test_what_the_follower_can_use_is_called_by_what_it_says():
    t = stable("Enchant").play("Enchant")
    words = SveWords(t.session.ruleset, "en", lambda number: number, ("", ""), lambda number: True)
    (option,) = (option for option in t.ask.options if option.kind == "activate")
    assert "Deal 1 damage to each enemy leader" in words.option(t.ask, option, t.session.view(0))


@pytest.mark.rule("14.5.2.1.2", edition="JA 1.24.1")
@pytest.mark.parametrize("step", [f"into_ex(1, {token('Sword')})", 'put_named(Called("Sword", "Sword"))'])
def test_equipment_exists_nowhere_else(step):
    t = stable("Oops", cards=[spell_card("Oops", f"spell({step})", cost=0)]).play("Oops")
    assert not t.cards("Sword")


@pytest.mark.rule("14.5.2.1.2", edition="JA 1.24.1")
def test_moved_from_its_zone_by_hand_it_is_a_problem():
    t = by_hand(stable("Arm").play("Arm").in_any_order(), "move", "Sword", zone="equipment", to=(0, "field"))
    assert "problem-token" in [problem.key for problem in t.session.ruleset.problems(t.table)]


@pytest.mark.rule("14.5.2.3", edition="JA 1.24.1")
def test_a_follower_may_be_equipped_with_several_tokens_alike_or_not():
    t = stable("Arm", "Arm", "Enchant").play("Arm").in_any_order().play("Arm").in_any_order().play("Enchant")
    assert worn_by(t, "Squire") == ["Sword", "Sword", "Wand"]
    assert (t.me.field[0], t.keywords("Squire")) == ("Squire 5/5", ("storm",))
    t.attack("Squire", "leader").in_any_order().quiet()
    assert len(t.me.hand) == 2  # each sword's ability draws


@pytest.mark.rule("14.5.2.4", "11.11.1", edition="JA 1.24.1")
def test_a_follower_that_leaves_loses_its_equipment_which_is_eliminated():
    t = stable("Arm", "Home").play("Arm").in_any_order().play("Home")
    assert (t.me.equipment, t.cards("Sword")) == ([], [])
    t.play("Squire")
    assert (t.me.field[0], t.keywords("Squire")) == ("Squire 1/5", ())


@pytest.mark.rule("14.5.2.4", edition="JA 1.24.1")
def test_what_it_had_through_its_equipment_when_it_left_still_counts():
    heir = equipment("Crown", "equipped_has(last_words(draw(1)))")
    arm = spell_card("Crowning", f"spell(equip({SQUIRES}, {token('Crown')}))", cost=0)
    end = spell_card("End", "spell(destroy(your.follower))", cost=0)
    t = stable("Crowning", "End", cards=[heir, arm, end]).play("Crowning").play("End")
    assert (t.me.equipment, len(t.me.hand)) == ([], 1)


@pytest.mark.rule("11.11.1", edition="JA 1.24.1")
def test_equipment_taken_off_by_hand_is_eliminated():
    t = stable("Arm", "Doll").play("Arm").in_any_order()
    t = by_hand(t, "detach", "Sword", zone="equipment")
    assert t.me.equipment == ["Sword"]  # until the rules look again
    t.play("Doll")
    assert t.me.equipment == []


@pytest.mark.rule("11.11.2", edition="JA 1.24.1")
def test_equipment_goes_over_with_its_follower():
    t = table(me=Side(hand=["Steal"]), foe=Side(field=["Squire"]), cards=CARDS, edition=played_since(EDITION))
    sword = t.table.create("X-Sword", 1, Place(1, "equipment"))
    t.table.link(sword, t.card("Squire").id)
    t.play("Steal")
    assert (t.me.field, t.me.equipment, t.foe.equipment) == (["Squire 1/5"], ["Sword"], [])
    assert t.table.cards[sword].on == t.card("Squire").id


@pytest.mark.rule("11.11.2", edition="JA 1.24.1")
def test_equipment_that_lies_with_the_wrong_player_goes_to_its_followers():
    t = stable("Home", field=("Squire",))
    sword = t.table.create("X-Sword", 1, Place(1, "equipment"))
    t.table.link(sword, t.card("Squire").id)
    done(rules_handling(t.game))
    assert (t.me.equipment, t.foe.equipment, worn_by(t, "Squire")) == (["Sword"], [], ["Sword"])


def test_equipment_stays_with_a_follower_that_evolves():
    t = stable("Arm", evolve=["Squire"]).play("Arm").in_any_order().evolve("Squire")
    assert (t.me.field, worn_by(t, "Squire")) == (["Squire 5/7"], ["Sword"])


def test_equipment_on_no_follower_is_told_of_when_the_rules_come_on_again():
    t = stable("Arm").play("Arm").in_any_order()
    by_hand(t, "detach", "Sword", zone="equipment")
    assert [problem.key for problem in t.session.ruleset.problems(t.table)] == ["problem-equipment"]


def test_by_hand_what_a_card_equips_with_is_created_where_it_can_be_taken_up():
    assert tokens(stable("Arm").game.definitions, "X-Arm") == (("X-Sword", "ex"),)


def test_only_followers_are_equipped():
    t = stable("Doll", "Arm").play("Doll").play("Arm")
    assert t.me.equipment == []


def test_what_is_no_follower_any_more_stays_equipped_until_it_leaves():
    t = stable("Arm", "Doll").play("Arm").in_any_order().play("Doll")
    assert t.me.equipment == ["Sword"]


@pytest.mark.parametrize("edition", ["EN 1.16.0", "JA 1.18.0"])
def test_editions_without_equipment_equip_nothing(edition):
    t = stable("Arm", edition=edition).play("Arm")
    assert (t.me.equipment, t.foe.equipment) == ([], [])


def test_a_table_without_equipment_is_written_as_before_there_was_any():
    t = stable("Arm")
    assert "equipment" not in str(write_down(t.table).zones)
    before = t.table.digest()
    del t.table.zones[Place(0, "equipment")], t.table.zones[Place(1, "equipment")]
    assert t.table.digest() == before
    worn = stable("Arm").play("Arm").in_any_order()
    assert "equipment" in str(write_down(worn.table).zones)


def test_a_board_with_equipment_is_laid_out_again():
    t = stable("Arm").play("Arm").in_any_order()
    again = Playing(Session(t.session.ruleset, t.session.setup._replace(board=write_down(t.table))))
    assert (again.me.equipment, worn_by(again, "Squire"), again.me.field) == (["Sword"], ["Sword"], ["Squire 3/5"])


@pytest.mark.rule("14.5.2.1.3", edition="JA 1.24.1")
def test_what_equipment_gives_of_attack_and_defense_goes_with_it():
    mail = equipment("Mail", "equipped_has(storm, attack=1, defense=3)")
    don = spell_card("Don", f"spell(equip({SQUIRES}, {token('Mail')}))", cost=0)
    t = stable("Don", "Don", cards=[mail, don]).play("Don")
    assert (t.me.field, t.keywords("Squire")) == (["Squire 2/8"], ("storm",))
    t.play("Don")
    assert t.me.field == ["Squire 3/11"]
    by_hand(t, "detach", "Mail", zone="equipment")
    assert t.me.field == ["Squire 2/8"]
    assert (
        card_text(define(mail.facts, mail.abilities), "en")
        == "The follower equipped with this has {ATK}+1/{DEF}+3 and Storm."
    )
    assert (
        card_text(define(mail.facts, mail.abilities), "ja")
        == "これを装備しているフォロワーは【攻撃力】+1/【体力】+3し、【疾走】を持つ。"
    )


@pytest.mark.parametrize("ability", ["storm", "while_here(your.follower, attack=1)", "activate(engage_this, draw(1))"])
def test_what_does_nothing_on_equipment_is_a_mistake_of_its_script(ability):
    odd = equipment("Odd", ability)
    assert "does nothing on equipment" in str(mistakes("X-Odd", odd.abilities, {"X-Odd": odd.facts}))


def test_equipping_is_undone():
    t = stable("Arm")
    before = t.table.digest()
    t.play("Arm").in_any_order()
    assert worn_by(t, "Squire") == ["Sword"]
    while t.session.log:
        t.session.undo()
    assert (t.table.digest(), t.me.equipment) == (before, [])


def test_a_saved_board_with_equipment_is_read_again(tmp_path):
    t = stable("Arm").play("Arm").in_any_order()
    file = tmp_path / "board.json"
    Desk(t.session).save_board(file)
    again = Desk.from_board(file, t.session.ruleset).session
    assert (Playing(again).me.equipment, Playing(again).me.field) == (["Sword"], ["Squire 3/5"])


def test_the_texts():
    blade, wand = (define(card.facts, card.abilities) for card in (SWORD, WAND))
    assert card_text(blade, "en") == (
        'The follower equipped with this has Storm and "Strike: Draw a card".\n'
        "When a follower is equipped with this, give it {ATK}+2."
    )
    assert card_text(wand, "ja").startswith("これを装備しているフォロワーは「【起動】これを【アクト】：")
    sword = Token("X-Sword", "Sword", "Sword")
    assert equip(it, sword).en() == "equip it with a Sword token"
    assert equip(this, sword).ja() == "これは『Sword』を装備する"

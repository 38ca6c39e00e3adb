"""What the log of a duel and its questions say."""

import pytest
from dm.playing import FILLER, Played, creature, fresh, game, side, spell, tapped

from svedesk.desk.desk import Desk
from svedesk.engine.events import redacted
from svedesk.engine.script import Lang
from svedesk.engine.table_words import LogEvent
from svedesk.games.dm.desk.table import DM_TABLE
from svedesk.games.dm.desk.words import DmWords

OX = creature("Ox", power=2000, races=("Beast Folk",))
GROWN = creature("Grown", 'evolution("Beast Folk")', evolution=True, civ="Water", power=6000, races=("Leviathan",))


def test_who_attacks_after_evolving_is_called_by_what_it_is_now() -> None:
    played = game(side(battle=(fresh(OX),), hand=(GROWN,), mana="WW"))
    rules = played.session.ruleset
    log = DM_TABLE.words(rules, "en", lambda number: rules.facts(number).name).log(0)
    log.learn(Desk(played.session).view(0))
    played.use("Grown")
    played.attack("Grown")
    told = [line.text for line in log.read([LogEvent(event) for event in played.events])]
    assert "Your Grown attacks the opponent." in told


@pytest.mark.parametrize(
    ("name", "mana", "before", "english", "japanese"),
    [
        (
            "Terror Pit",
            "DDDDDD",
            "",
            "Terror Pit: choose 1 creature to destroy.",
            "破壊するクリーチャーを1体選んでください。",
        ),
        (
            "Natural Snare",
            "NNNNNN",
            "",
            "choose 1 creature to put into the mana zone.",
            "マナゾーンに置くクリーチャーを1体",
        ),
        ("Spiral Gate", "WW", "", "choose 1 creature to return to the hand.", "手札に戻すクリーチャーを1体"),
        ("Clone Factory", "WWW", "", "choose up to 2 cards to return to the hand.", "手札に戻すカードを2枚まで"),
        ("Sonic Wing", "LLL", "", "choose 1 creature for the effect.", "効果を与えるクリーチャーを1体"),
        ("Snake Attack", "DDDD", "", "choose 1 shield to put into the graveyard.", "墓地に置くシールドを1つ"),
        ("Crystal Memory", "WWWW", "", "choose up to 1 card to put into your hand.", "手札に加えるカードを1枚まで"),
        ("Poisonous Mushroom", "NN", "yes", "choose 1 card to put into the mana zone.", "マナゾーンに置くカードを1枚"),
        (
            "Invincible Aura",
            "L" * 13,
            "",
            "how many cards to add to the shields? (0-3)",
            "シールドに加えるカードの枚数を選んでください",
        ),
    ],
)
def test_a_question_names_the_card_that_asks_and_what_for(
    name: str, mana: str, before: str, english: str, japanese: str
) -> None:
    me = side(battle=(OX, FILLER), hand=(name, "Holy Awe", "Torcon"), mana=mana)
    played = game(me, side(battle=(OX, FILLER)))
    played.use(name)
    if before:
        played.pick(before)
    sentences: dict[Lang, str] = {"en": english, "ja": japanese}
    for lang, sentence in sentences.items():
        words = DM_TABLE.words(played.rules, lang, lambda number: played.rules.facts(number).name)
        asked = words.question(played.ask, played.session.view(0))
        assert sentence in asked
        assert asked.count(name) == 1


def words(played: Played, lang: Lang = "en") -> DmWords:
    """The words of a table in which cards are called by their English names."""
    rules = played.session.ruleset
    return DM_TABLE.words(rules, lang, lambda number: rules.facts(number).name, ("Aiko", "Ren"))


class Told:
    """What the log says to a seat of all that happens from now on."""

    def __init__(self, played: Played, seat: int = 0, *, alone: bool = False, lang: Lang = "en") -> None:
        self._played, self._seat = played, seat
        self._log = words(played, lang).log(seat)
        self._log.alone = alone
        self._log.learn(Desk(played.session).view(seat))

    @property
    def lines(self) -> list[str]:
        seen = (redacted(event, self._seat) for event in self._played.events)
        return [line.text for line in self._log.read([LogEvent(event) for event in seen])]


def test_shields_are_broken_by_what_the_creature_is_now() -> None:
    played = game(side(battle=(fresh(OX),), hand=(GROWN,), mana="WW"))
    told = Told(played)
    played.use("Grown").attack("Grown").answer(0)
    lines = told.lines
    assert "Grown evolves from Ox." in lines
    assert "Grown breaks 1 shield." in lines
    assert "Ox breaks 1 shield." not in lines


def test_of_an_evolved_creature_one_creature_is_destroyed() -> None:
    played = game(
        side(battle=(fresh(OX),), hand=(GROWN,), mana="WW"), side(battle=(tapped(creature("Giant", power=9000)),))
    )
    told = Told(played)
    played.use("Grown").attack("Grown", "Giant")
    lines = told.lines
    assert "Your Grown is destroyed." in lines
    assert "Ox goes to your graveyard." in lines
    assert "Your Ox is destroyed." not in lines


def test_who_looks_alone_is_told_what_a_broken_shield_was() -> None:
    played = game(side(battle=(OX,)), side(shields=(GROWN,)))
    owner, owner_of_two, attacker = Told(played, 1, alone=True), Told(played, 1), Told(played, 0, alone=True)
    played.attack("Ox")
    assert "Your shield is broken: Grown goes to your hand." in owner.lines
    assert "Your shield is broken: a card goes to your hand." in owner_of_two.lines
    assert "Ren's shield is broken: a card goes to the hand." in attacker.lines


def test_who_looks_alone_is_told_which_cards_are_drawn() -> None:
    played = game(side(), side())
    owner, owner_of_two, other = Told(played, 0, alone=True), Told(played, 0), Told(played, 1, alone=True)
    played.end_turn()
    assert "You draw Filler." in owner.lines
    assert "You draw a card." in owner_of_two.lines
    assert "Aiko draws a card." in other.lines


def test_a_shield_trigger_is_told_without_that_it_is_revealed() -> None:
    gate = spell("Gate", "shield_trigger", 'bounce(Which(kind="creature"))', civ="Water")
    played = game(side(battle=(OX,)), side(shields=(gate,)))
    told, told_ja = Told(played), Told(played, lang="ja")
    played.attack("Ox").pick("Gate")
    lines = told.lines
    assert "Shield trigger: Gate." in lines
    assert "Ren casts Gate." in lines
    assert "Ren reveals Gate." not in lines
    assert "Ox goes to your hand." in lines
    assert "《Ox》を手札に加える。" in told_ja.lines


def test_questions_say_only_what_can_be_done_now() -> None:
    rager = creature("Rager", "attacks_each_turn", power=9000)
    played = game(side(battle=(rager,), hand=(GROWN,)))
    view = Desk(played.session).view(0)
    assert words(played).question(played.ask, view) == "You can't use a card now: go to the next step."
    played.to("attack")
    view = Desk(played.session).view(0)
    assert words(played).question(played.ask, view) == "You can't end your turn yet: a creature must attack."
    assert "終了できません" in words(played, "ja").question(played.ask, view)


def test_creatures_are_summoned_and_spells_are_cast() -> None:
    bolt = spell("Bolt", 'bounce(Which(kind="creature"))', civ="Water")
    played = game(side(hand=(bolt, creature("Newt", civ="Water")), mana="WWW"))
    view = Desk(played.session).view(0)
    labels = [words(played).option(played.ask, option, view) for option in played.ask.options]
    assert labels == ["Cast Bolt", "Summon Newt", "Next step"]
    labels = [words(played, "ja").option(played.ask, option, view) for option in played.ask.options]
    assert labels == ["Boltを唱える", "Newtを召喚", "次へ"]


def test_a_card_of_one_civilization_names_the_mana_it_lacks() -> None:
    played = game(side(hand=(creature("Newt", civ="Water"),), mana="NN"))
    (refusal,) = played.session.ruleset.refusals(played.table, played.ask)
    assert words(played).sentence(refusal.message) == "Newt needs untapped Water mana."
    assert words(played, "ja").sentence(refusal.message) == "《Newt》を使うには、アンタップしている水のマナが必要です。"

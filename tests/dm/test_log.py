"""What the log of a duel and its questions say."""

from __future__ import annotations

import pytest
from dm.playing import FILLER, creature, fresh, game, side

from svedesk.desk.desk import Desk
from svedesk.engine.script import Lang
from svedesk.engine.table_words import LogEvent
from svedesk.games.dm.desk.table import DM_TABLE
from svedesk.games.dm.words import evolution

OX = creature("Ox", power=2000, races=("Beast Folk",))
GROWN = creature("Grown", evolution("Beast Folk"), evolution=True, civ="Water", power=6000, races=("Leviathan",))


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

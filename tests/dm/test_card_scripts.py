"""The scripts that come with the program: text, of which a damaged line costs one card."""

from pathlib import Path

import pytest
from dm.playing import BY_NAME, LIBRARY

from svedesk.engine.script import Lang
from svedesk.games.dm.card_scripts import SCRIPTS, scripts_of
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.text.terms import words
from svedesk.games.dm.vocabulary import meanings
from svedesk.games.dm.words import DrawCards, blocker, enters
from svedesk.scripts.script_folder import ScriptFolder


def test_what_words_are_made_of_in_general_is_no_word() -> None:
    assert not {"DmAbility", "DuelCondition", "Effect", "CardsMeant"} & meanings().keys()


@pytest.mark.slow
def test_every_script_that_ships_can_be_read_and_is_of_a_card_there_is() -> None:
    assert [number for number in SCRIPTS if SCRIPTS.mistake(number)] == []
    assert list(SCRIPTS.unread_lines()) == []
    assert set(SCRIPTS) <= LIBRARY.keys()


def test_what_words_ask_for_has_a_name_in_both_languages() -> None:
    kinds = {asked.kind for meaning in meanings().values() for asked in meaning.word.asks or ()} - {"choice"}
    assert all(words(lang)["asked"].keys() >= kinds for lang in ("en", "ja"))


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("blokcer", "Unknown word “blokcer”. Did you mean blocker?"),
        ("enters(DrawCards()", "This ( is never closed. Add the missing )."),
        ("enters(blocker)", "“effects” of “enters” must be an effect, such as DrawCards(), not blocker."),
        ('enters(Do("shuffle", this))', "“name” of “Do” must be one of "),
        ("DrawCards()", "“DrawCards()” is not an ability. Put it into one, as in"),
        ("power_attacker(100000)", "100000 can't be used: numbers go from -99999 to 99999"),
        ("enters", "“enters” needs ( ) after it: enters(effects, …, [may], [condition])."),
        ("Which.__class__", "“Which” needs ( ) after it"),
        ("blocker + blocker", "Only costs can be joined by +"),
    ],
)
def test_a_wrong_line_stops_its_card_alone_and_is_told_with_its_place(
    tmp_path: Path, script: str, sentence: str
) -> None:
    folder = tmp_path / "resources/dm/scripts"
    folder.mkdir(parents=True)
    (folder / "dm01.txt").write_text(
        f"# A comment\nDM01-001: {script}\nDM01-002: blocker, enters(DrawCards(), may=True)\n"
    )
    scripts = scripts_of(ScriptFolder(folder, tmp_path / "resources"))
    assert scripts["DM01-002"] == (blocker, enters(DrawCards(), may=True))
    mistake = scripts.mistake("DM01-001")
    assert mistake is not None
    assert mistake.place == "resources/dm/scripts/dm01.txt:2"
    assert mistake.sentence.startswith(sentence)
    rules = Dm(LIBRARY, scripts)
    assert rules.reading("DM01-001").automation == "by_hand"
    assert rules.reading("DM01-002").automation == "executes"


def test_what_comes_once_at_the_end_of_the_turn_is_not_said_of_each_turn() -> None:
    reading = Dm(LIBRARY).reading(BY_NAME["Whisking Whirlwind"].number)
    assert reading.text("en") == "At the end of the turn, untap all your creatures."
    assert reading.text("ja").startswith("このターンの終わりに")


@pytest.mark.parametrize(
    ("name", "lang", "words"),
    [
        ("Ballus, Dogfight Enforcer Q", "en", "Survivor : At the end of your turn, untap this creature."),
        ("Ballus, Dogfight Enforcer Q", "ja", "サバイバー:自分のターンの終わりに、このクリーチャーをアンタップする。"),
        ("Lunar Charger", "en", "Choose up to 2 of your creatures. At the end of the turn, you may untap them."),
        ("Magmarex", "ja", "バトルゾーンのパワー1000のクリーチャーすべてを破壊する"),
        ("Masked Horror, Shadow of Scorn", "ja", "相手の手札のカードを無作為に1枚捨てる"),
        ("Future Slash", "ja", "カードを2枚まで選び"),
        ("Gregoria, Princess of War", "ja", "パワーを+2000し、「ブロッカー」を得る"),
        ("Invincible Unity", "ja", "パワーを+8000し、「T・ブレイカー」を与える"),
        ("King Aquakamui", "en", "return all Angel Commands and Demon Commands"),
        ("Agira, the Warlord Crawler", "en", "Each of your other Gladiators and Earth Eaters gets"),
        ("Bombazar, Dragon of Destiny", "en", "At the end of your next turn, you lose the game."),
        ("Bombazar, Dragon of Destiny", "ja", "次の自分のターンの終わりに、自分はゲームに敗北する。"),
    ],
)
def test_texts_are_good_english_and_japanese(name: str, lang: Lang, words: str) -> None:
    assert words in Dm(LIBRARY).reading(BY_NAME[name].number).text(lang)

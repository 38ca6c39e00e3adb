"""Printed texts of cards without a script: what is read, and what stops for the hand."""

import json
from pathlib import Path

import pytest
from cards.lists import SHARED
from dm.playing import LIBRARY
from readings import readings

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.games.dm.card_scripts import READER, SCRIPTS
from svedesk.games.dm.conditions import DuelCondition
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.facts import DmFacts
from svedesk.games.dm.reading.reader import is_read, read_card
from svedesk.games.dm.ruleset import Dm
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.targets import CardsMeant
from svedesk.games.dm.which import Which
from svedesk.phrases.beginnings import field_types, kinds_of

BEAST = DmFacts("X-1", "Beast", "Beast", "creature", classes=("Fire",), cost=3, attack=2000)
SPELL = DmFacts("X-2", "Flash", "Flash", "spell", classes=("Fire",), cost=3)


@pytest.mark.parametrize(("script", "lang", "text"), readings(Path(__file__).parent / "texts.txt"))
def test_a_text_is_read_as_its_script(script, lang, text):
    """Those below "not read" stop for the hand."""
    read = read_card(SPELL if script.startswith("spell(") else BEAST, *((text,) if lang == "en" else ("", text)))
    if script == "not read":
        assert not is_read(read)
    else:
        assert read == READER.read(script)


def test_an_imported_card_plays_as_its_text_says_and_a_reprint_as_its_script():
    reprint = DmFacts("DMX99-001", "Aqua Hulcus", "Aqua Hulcus", "creature", classes=("Water",), cost=3, attack=2000)
    cards = {**LIBRARY, "X-1": BEAST, reprint.number: reprint}
    texts = {"X-1": ("Blocker\nThis creature dances.", ""), reprint.number: ("■ A hole", "")}
    rules = Dm(cards, texts=texts)
    assert rules.reading("X-1").automation == "partly"
    assert rules.reading("X-1").keywords == ("blocker",)
    assert rules.reading(reprint.number).automation == "executes"


@pytest.mark.lists
def test_what_is_read_is_what_the_scripts_say():
    """Scripts were written by people who read the cards: no reading may say anything else."""
    listed = json.loads((SHARED / "duel_masters_cards.json").read_text(encoding="utf-8"))["cards"]
    numbers = {facts.name: number for number, facts in LIBRARY.items()}
    whole = [card for card in listed if card.get("text_quality") != "partial"]
    read = {card["name"]: read_card(LIBRARY[numbers[card["name"]]], card["text"]) for card in whole}
    scripts = {name: SCRIPTS[numbers[name]] for name in read}
    checked = [name for name in read if is_read(read[name]) and is_read(scripts[name])]
    assert {name for name in checked if set(read[name]) != set(scripts[name])} == set()
    assert len(checked) >= 495


def test_all_phrases_are_written_rightly() -> None:
    kinds = {part for kind in (DmAbility, Effect, DuelCondition, CardsMeant, Which) for part in kinds_of(kind)}
    assert len(kinds) > 60
    for kind in kinds:
        for rows in kind.phrases.values():
            for phrase in rows:
                assert phrase.fields <= field_types(kind).keys(), (kind, phrase.text)


def test_several_cards_are_them_wherever_effects_follow_one_another() -> None:
    (effect,) = READER.read("spell(MayDo((ChooseCards(Pick(mine, 2)), Do('tap', it))))")
    assert effect.says("en") == "You may choose 2 of your creatures. Tap them."
    assert effect.says("ja") == "次のことをしてもよい。自分のクリーチャー2体を選ぶ。それをタップする。"


def round_trips(lang: Lang) -> list[str]:
    """The cards whose text, as the program says it, is read as something else than their scripts."""
    rules, lost = Dm(LIBRARY), []
    for number, facts in LIBRARY.items():
        script = SCRIPTS[number]
        if is_read(script):
            text = rules.reading(number).text(lang)
            read = read_card(facts, text) if lang == "en" else read_card(facts, "", text)
            lost += [facts.name] if set(read) != set(script) else []
    return lost


def test_what_is_said_of_a_script_is_read_as_that_script():
    """All but 17 of 520 cards: what they say is of several sentences that depend on one another."""
    assert len(round_trips("en")) <= 17


def test_so_it_is_in_japanese() -> None:
    assert len(round_trips("ja")) <= 15


def test_a_japanese_spell_is_read_as_a_whole() -> None:
    read = read_card(SPELL, "", "S・トリガー\n自分の山札の上から1枚をマナゾーンに置く。カードを1枚引く。")
    assert read == READER.read("shield_trigger, spell(charge(), DrawCards())")


def test_a_card_that_somebody_made_plays_as_it_is_typed() -> None:
    japanese = "ブロッカー\nこのクリーチャーが攻撃する時、カードを1枚引く。"
    for texts in (("Blocker\nWhenever this creature attacks, draw a card.", ""), ("", japanese)):
        reading = DM.scripts.read(BEAST, "", texts, {})
        assert (reading.automation, reading.keywords) == ("executes", ("blocker",))
        assert Dm({**LIBRARY, "X-1": BEAST}, texts={"X-1": texts}).reading("X-1").automation == "executes"

"""Games with cards that do not come with the program: both programs must mean the same by those that are played."""

from dataclasses import replace

import pytest
from net.lan import deck, play, sve
from net.own_cards import (
    CHANGED,
    DEN,
    KIT,
    MANY,
    PACK,
    SCOUT,
    VIXEN,
    VIXEN_CHANGED,
    fox_deck,
    game,
    rules_with,
    sit,
    table,
)
from sve.by_hand.worded import worded_follower
from sve.playing import Invented

from svedesk.engine.message import Message
from svedesk.engine.origin import Origin
from svedesk.games.sve.text.sentences import sentence
from svedesk.net.deck_cards import told_cards
from svedesk.net.verify import check
from svedesk.wire.messages import LONGEST_PACK
from svedesk.wire.messages_codec import write_message
from svedesk.wire.saved import read_game, write_game


def problems(host, brought, ruleset) -> tuple[Message, ...]:
    """What a host says of a deck, to the player who brings it."""
    link = sit(table(host), "Aya", brought, ruleset)
    link.ready()
    assert link.lobby.chairs[0].ready == (not link.lobby.problems)
    return link.lobby.problems


def in_words(message: Message, ruleset) -> str:
    """As the guest's own program says it."""
    return sentence(message, "en", lambda number: ruleset.facts(number).name)


# -- bringing a deck ---------------------------------------------------------------------------------------------------


def test_cards_that_both_know_are_played():
    assert problems(rules_with(*PACK), fox_deck(), rules_with(*PACK)) == ()


@pytest.mark.slow
def test_imports_that_are_not_in_the_game_are_not_asked_about():
    assert problems(rules_with(*PACK), deck("SD01"), sve()) == ()
    assert problems(sve(), deck("SD01"), rules_with(VIXEN_CHANGED)) == ()
    _, links = game(rules_with(*PACK), rules_with(*PACK), rules_with(*PACK))
    play(links)
    assert [check(link.proof, rules_with(*PACK)).verified for link in links] == [True, True]


def test_a_card_the_host_lacks_keeps_a_deck_out_and_its_pack_is_named():
    found = problems(rules_with(VIXEN, SCOUT), fox_deck(), rules_with(*PACK))
    assert [one.key for one in found] == ["deck-card-lacked-pack"] * 2
    assert [in_words(one, rules_with(*PACK)) for one in found] == [
        "The host does not have Den of foxes (X-Den of foxes). Both players need the pack “Foxes”.",
        "The host does not have Kit (X-Kit). Both players need the pack “Foxes”.",
    ]


def test_a_token_the_deck_can_bring_into_play_counts_as_well():
    assert [one.args[1] for one in problems(rules_with(DEN, VIXEN, SCOUT), fox_deck(), rules_with(*PACK))] == ["X-Kit"]


def test_a_card_that_is_another_at_the_host_keeps_a_deck_out():
    host = rules_with(DEN, KIT, SCOUT, VIXEN_CHANGED)
    (found,) = problems(host, fox_deck(), rules_with(*PACK))
    assert in_words(found, rules_with(*PACK)) == (
        "The host has a different Vixen (X-Vixen). Both players need the same version of the pack “Foxes”."
    )


def test_a_card_only_the_host_has_keeps_a_deck_out():
    found = problems(rules_with(*PACK), fox_deck(), sve())
    assert {one.key for one in found} == {"deck-card-untold"}
    assert {one.args for one in found} == {("X-Den of foxes",), ("X-Kit",), ("X-Scout fox",), ("X-Vixen",)}


def test_a_card_of_no_pack_is_told_by_its_list():
    imported = rules_with(*PACK)
    notes = [note._replace(origin=Origin()) for note in imported.brought(fox_deck()["main"])]
    link = sit(table(sve()), "Aya", deck("SD01"), sve())
    link.choose_deck(fox_deck(), "", notes)
    assert {one.key for one in link.lobby.problems} == {"deck-card-lacked"}
    assert in_words(link.lobby.problems[0], imported).endswith("Both players need the list this card is from.")


def test_only_the_player_hears_what_is_wrong_with_the_cards_of_a_deck():
    room = table(sve())
    other = sit(room, "Ben", deck("SD02"), sve())
    sit(room, "Aya", fox_deck(), rules_with(*PACK))
    assert other.lobby.problems == ()
    data = write_message(other.lobby).decode()
    assert "X-" not in data
    assert "Fox" in data, "what she calls her deck, as ever"


def lobby_without_promises(link) -> bytes:
    """A promise is another each time, also that of the same deck."""
    chairs = tuple(chair.model_copy(update={"promise": ""}) for chair in link.lobby.chairs)
    return write_message(link.lobby.model_copy(update={"chairs": chairs}))


def test_the_other_seat_is_sent_the_same_whatever_cards_a_deck_has():
    def heard(brought, ruleset) -> list[bytes]:
        room = table(rules_with(*PACK))
        other = sit(room, "Ben", deck("SD02"), sve())
        sent = []
        other.follow(lambda news: sent.append(lobby_without_promises(other)))
        sit(room, "Aya", replace(brought, name="?"), ruleset)
        return sent

    plain = heard(deck("SD01"), sve())
    assert heard(fox_deck(), rules_with(*PACK)) == plain, "a good deck with own cards"
    assert heard(fox_deck(), sve()) == plain, "a deck that is refused"


def test_of_cards_by_hand_the_others_are_told_only_that_there_are_some():
    owl, hawk = (worded_follower(name, "{FANFARE} Warble.", **MANY) for name in ("Owl", "Hawk"))
    ruleset = rules_with(*PACK, owl, hawk)

    def told_of(*numbers: str) -> tuple[bool, bytes]:
        room = table(ruleset)
        other = sit(room, "Ben", deck("SD02"), ruleset)
        sit(room, "Aya", fox_deck().having(main=(*numbers, *fox_deck()["main"][len(numbers) :])), ruleset)
        return any(chair.by_hand for chair in other.lobby.chairs), lobby_without_promises(other)

    assert not told_of()[0]
    assert told_of("X-Owl")[0]
    assert told_of("X-Owl")[1] == told_of("X-Owl", "X-Owl", "X-Hawk")[1]


def test_the_names_of_packs_are_told_as_one_short_line():
    name = "Fo\nxes\u202e" + "x" * 500
    notes = [note._replace(origin=Origin("id", name)) for note in rules_with(*PACK).brought(["X-Vixen"])]
    (card,) = told_cards(notes)
    assert card.pack.startswith("Fo xes")
    assert len(card.pack) <= LONGEST_PACK


def test_what_is_told_of_a_deck_fits_a_packet_with_room_to_spare():
    notes = rules_with(*PACK).brought(fox_deck()["main"])
    assert len(write_message(told_cards(notes)[0])) < 150


# -- after the game ----------------------------------------------------------------------------------------------------


@pytest.fixture
def proofs():
    room, links = game(rules_with(*PACK), rules_with(*PACK), sve())
    play(links)
    assert room.phase == "over"
    return [link.proof for link in links]


@pytest.mark.slow
def test_who_has_the_cards_checks_the_game(proofs):
    assert all(check(proof, rules_with(*PACK)).verified for proof in proofs)


@pytest.mark.slow
def test_who_lacks_a_card_says_so_and_blames_nobody(proofs):
    verdict = check(proofs[1], sve())
    assert not verdict.verified
    assert not verdict.differs
    assert [verdict.heading(lang) for lang in ("en", "ja")] == ["Not checked", "未確認"]
    assert verdict.sentence("en", str) == (
        "The shuffles were fair. The rest can't be checked here: you don't have “Den of foxes”"
        " (X-Den of foxes) of the pack “Foxes” and 3 more cards."
    )
    assert "パック「Foxes」" in verdict.sentence("ja", str)


def test_who_has_another_card_by_its_number_says_so(proofs):
    verdict = check(proofs[0], rules_with(*CHANGED))
    assert (verdict.difference, verdict.differs) == ("other", False)
    assert [note.name for note in verdict.cards] == ["Den of foxes", "Scout fox", "Vixen"]
    assert verdict.sentence("en", str).endswith(
        "the host has a different “Den of foxes” (X-Den of foxes) of the pack “Foxes” and 2 more cards."
    )


@pytest.mark.slow
def test_lists_in_two_languages_meet_at_one_table():
    """What they call a card differs; nobody is blamed for what can't be compared."""
    english = rules_with(*(in_words_of(card, card.facts.name) for card in PACK))
    japanese = rules_with(
        *(in_words_of(card, name) for card, name in zip(PACK, ("巣", "狐", "斥候", "仔狐"), strict=True))
    )
    assert problems(english, fox_deck(), japanese) == ()
    assert problems(japanese, fox_deck(), english) == ()
    _, links = game(english, japanese, english)
    play(links)
    assert [check(link.proof, rules).verified for link, rules in zip(links, (japanese, english), strict=True)] == [
        True
    ] * 2
    unsigned = links[0].proof.agreement._replace(keys=(), entries=(), signed=())  # as before acts were signed
    spoiled = links[0].proof._replace(seen=((0, "0" * 64),), agreement=unsigned)
    assert check(spoiled, english).differs
    assert check(spoiled, japanese).difference == "other"


def in_words_of(card: Invented, name: str) -> Invented:
    """A card as a list has it that knows one language only."""
    return replace(card, facts=replace(card.facts, name=name, name_ja=name))


def test_a_broken_promise_is_told_even_by_who_lacks_the_cards(proofs):
    assert check(proofs[1]._replace(secret=b"x" * 32), sve()).difference == "promise"


def changed(proof, change):
    return proof._replace(saved=write_game(change(read_game(proof.saved.encode()))).decode())


def test_a_host_that_tells_of_no_cards_is_excused_only_by_cards_that_are_in_the_game(proofs):
    silent = changed(proofs[0], lambda saved: saved._replace(cards=()))
    verdict = check(silent, sve())
    assert verdict.difference == "lacked"
    assert "X-Den of foxes" in verdict.sentence("en", str)
    assert check(silent, rules_with(*CHANGED)).difference in ("entry", "view")


def test_a_host_that_tells_of_cards_nobody_played_is_not_excused():
    _, links = plain_game()
    proof = links[1].proof
    notes = tuple(note._replace(digest="0" * 32) for note in rules_with(*PACK).brought(fox_deck()["main"]))
    shipped = notes[0]._replace(number="SD01-001")

    def lie(saved):
        return saved._replace(log=saved.log[:10], cards=(*notes, shipped))

    for ruleset in (sve(), rules_with(*PACK)):
        assert check(changed(proof, lie), ruleset).difference == "view"


def test_a_host_can_not_say_afterwards_that_its_cards_are_others():
    """What they mean to it was promised before they were dealt."""
    _, links = game(*(rules_with(*PACK),) * 3)
    play(links, answers=20)
    links[0].concede()
    proof, theirs = links[1].proof, dict(links[1].proof.agreement.cards)
    notes = rules_with(*CHANGED).brought(fox_deck()["main"])
    assert all(theirs[note.number] != note.digest for note in notes if note.number != KIT.facts.number)

    def lie(saved):
        return saved._replace(log=saved.log[:10], cards=notes)

    assert check(changed(proof, lie), rules_with(*PACK)).difference == "view"
    others = proof.agreement._replace(cards=tuple((note.number, note.digest) for note in notes))
    assert check(proof._replace(agreement=others), rules_with(*PACK)).difference == "cards"


def plain_game():
    room = table(sve())
    links = (sit(room, "Aya", deck("SD01"), sve()), sit(room, "Ben", deck("SD02"), sve()))
    for link in links:
        link.ready()
    play(links)
    return room, links

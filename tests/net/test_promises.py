"""What LAN play promises, each with the tests that show it; and the promises that no other file tests."""

import re
from pathlib import Path

import pytest
from net.lan import QUICK

from svedesk.messages import PROGRAM
from svedesk.net.limits import Timing
from svedesk.net.peer import LARGEST_QUEUE

TESTS = Path(__file__).resolve().parents[1]
PROMISES = {
    "a seat is never sent a card it may not know": (
        "net/test_secrets.py::test_nothing_a_seat_may_not_know_is_sent_to_it_in_a_whole_game",
        "net/test_secrets.py::test_nothing_a_seat_may_not_know_is_sent_to_it_in_fifty_games",
        "net/test_secrets.py::test_what_is_sent_is_the_same_byte_for_byte_when_only_hidden_cards_are_others",
        "net/test_secrets.py::test_nothing_leaks_through_undo_requests_chat_and_pings",
        "net/test_secrets.py::test_nothing_leaks_through_operations_by_hand",
        "net/test_secrets.py::test_the_search_would_find_a_leak",
    ),
    "the host's window says what its program knows": (
        "gui/rooms/lobby/test_host_and_join.py::test_what_the_program_knows_is_said_before_the_table_is_opened",
    ),
    "a third PC can host without playing": ("net/test_programs.py::test_a_whole_game_of_three_programs",),
    "decks and terms are promised with the shuffle, and whoever deals or does otherwise is named": (
        "net/test_changed_hosts.py::test_decks_that_were_put_in_order_once_the_seed_was_known",
        "net/test_changed_hosts.py::test_another_deck_than_the_guests",
        "net/test_changed_hosts.py::test_cards_drawn_by_hand_with_the_rules_on_and_their_lines_left_out",
        "net/test_changed_hosts.py::test_shares_that_are_asked_for_until_the_deal_is_good",
        "net/test_changed_hosts.py::test_the_host_decides_who_goes_first_and_says_chance_does",
        "net/test_forging_hosts.py::test_f18_a_guests_deck_is_not_known_before_the_host_has_promised_its_own",
        "net/test_patient_hosts.py::test_h1_a_guest_that_gave_up_in_vain_is_made_to_later",
        "net/test_transcript.py::test_the_games_of_a_match_are_one_chain",
        "net/test_honest_games.py::test_five_hundred_games_are_in_order",
        "net/test_shuffle.py::test_who_does_not_take_part_in_the_shuffle_is_put_out_after_a_while_and_named",
    ),
    "what is kept of a running game shows no other seat's cards": (
        "net/test_sealed_saves.py::test_no_file_of_the_room_holds_a_card_of_the_guest_or_what_the_cards_are_shuffled_by",
        "net/test_sealed_saves.py::test_a_host_that_was_killed_goes_on_once_a_guest_is_back_and_not_before",
    ),
    "shuffles are promised before and checked after": (
        "net/test_shuffle.py::test_the_seed_is_made_of_everyones_bytes_as_it_is_written_down",
        "net/test_shuffle.py::test_a_game_is_verified_by_both_seats_and_from_its_file",
        "net/test_shuffle.py::test_a_host_that_opens_other_bytes_is_found_out",
        "gui/rooms/lobby/test_after_game.py::test_both_windows_check_the_game_and_say_what_they_found",
    ),
    "nothing is lost by a cut, a killed guest, a killed host": (
        "net/test_namespaces.py::test_the_cable_is_pulled_twice_at_every_kind_of_question",
        "net/test_programs.py::test_twenty_killed_guests",
        "net/test_programs.py::test_twenty_killed_hosts",
        "net/test_store.py::test_the_newest_state_is_kept_before_anyone_is_told_of_it",
        "net/test_consent_kept.py::test_always_and_an_open_request_outlive_a_host_that_is_killed",
    ),
    "the host is known by its certificate, a wrong code refused before all else": (
        "net/test_admission.py::test_another_program_than_the_codes_is_not_spoken_to",
        "net/test_admission.py::test_a_wrong_secret_is_refused_before_anything_else_is_said",
        "net/test_admission.py::test_after_five_wrong_codes_others_have_to_wait_and_the_right_one_does_not",
        "net/test_admission.py::test_the_certificate_is_made_once_and_only_its_owner_can_read_it",
    ),
    "games are found on every network, and nothing secret is announced": (
        "net/test_discovery.py::test_a_game_is_found_with_its_host_mode_seats_and_ping",
        "net/test_discovery.py::test_broadcasts_go_to_every_networks_own_address",
        "net/test_discovery.py::test_an_announcement_holds_nothing_secret",
        "net/test_namespaces.py::test_a_game_is_found_through_the_cable",
        "gui/rooms/lobby/test_host_and_join.py::test_an_address_alone_joins_a_game_without_a_code",
    ),
    "size, nesting, rate and queue are capped, malformed input ends a connection and no game": (
        "net/test_admission.py::test_a_frame_too_large_ends_the_connection_at_its_length",
        "wire/test_messages.py::test_deep_nesting_is_refused_before_it_is_read",
        "net/test_admission.py::test_who_sends_too_much_at_once_is_dropped",
        "net/test_promises.py::test_who_takes_nothing_of_what_it_is_sent_is_dropped",
        "net/test_fuzz.py::test_a_hundred_thousand_spoiled_frames",
        "net/test_fuzz.py::test_ten_thousand_broken_connections",
    ),
    "who says nothing, or a byte now and then, is dropped": (
        "net/test_admission.py::test_who_says_nothing_is_dropped",
        "net/test_admission.py::test_who_lets_a_frame_trickle_is_dropped",
    ),
    "decks are checked by the host; a token opens the seat again": (
        "net/test_room.py::test_a_deck_with_mistakes_keeps_its_seat_from_being_ready",
        "net/test_rejoin.py::test_a_cut_connection_comes_back_into_its_seat_with_view_question_and_log",
        "net/test_store.py::test_what_is_kept_opens_no_seat_and_only_its_owner_can_read_it",
    ),
    "programs of one major version play together, others are told": (
        "net/test_admission.py::test_a_newer_program_of_the_same_major_version_is_let_in_with_fields_unknown_here",
        "net/test_admission.py::test_another_major_version_is_told_so_whatever_else_its_hello_holds",
    ),
    "each seat has what the host holds; a gap is repaired and counted; updates are small": (
        "net/test_two_guests.py::test_a_whole_game_at_random_shows_both_guests_what_the_host_has",
        "net/test_rejoin.py::test_a_wrong_digest_or_a_gap_is_repaired_silently_and_counted",
        "net/test_two_guests.py::test_updates_are_small",
    ),
    "a move is pending until confirmed; late and double answers are not taken": (
        "gui/rooms/lobby/test_table.py::test_what_is_not_confirmed_looks_so_and_can_not_be_done_twice",
        "net/test_room.py::test_an_answer_for_another_seat_or_to_an_old_question_is_not_taken",
        "net/test_rejoin.py::test_what_was_done_while_away_is_not_pending_for_ever",
    ),
    "heartbeats, away with its time, a clock that stands, ten minutes of trying": (
        "net/test_promises.py::test_the_times_are_those_that_are_promised",
        "net/test_rejoin.py::test_a_silent_seat_is_shown_as_away_and_its_clock_stands",
        "net/test_frames.py::test_retries_wait_from_half_a_second_to_eight",
        "net/test_promises.py::test_a_host_that_is_not_found_again_is_given_up_in_words",
        "gui/rooms/lobby/test_table.py::test_the_others_absence_is_shown_with_its_time",
    ),
    "a host goes on with the same seats, and guests come by themselves": (
        "net/test_rejoin.py::test_a_host_that_can_go_on_later_is_waited_for",
        "gui/rooms/lobby/test_after_game.py::test_a_host_that_was_closed_goes_on_with_the_same_seats_and_the_guest_comes_by_itself",
    ),
    "rules off, by hand, undo, restart and draw are asked for: accept, refuse, always": (
        "net/test_room.py::test_an_undo_past_what_was_seen_waits_for_the_other_seat",
        "net/test_room.py::test_always_allows_the_same_for_the_rest_of_the_game_to_that_seat_only",
        "net/test_room.py::test_a_draw_needs_both_and_ends_the_game_without_a_winner",
        "gui/rooms/lobby/test_table.py::test_rules_off_is_asked_for_refused_and_allowed_for_always",
        "gui/rooms/lobby/test_table.py::test_an_effect_is_resolved_by_hand_once_the_other_agrees",
    ),
    "spectators: none, the public table, both hands late, with both players' consent and a badge": (
        "net/test_admission.py::test_spectators_are_not_let_in_unless_the_host_says_so",
        "net/test_room.py::test_a_spectator_of_the_public_table_sees_no_hand",
        "net/test_room.py::test_a_spectator_of_both_hands_sees_them_so_many_turns_late_and_the_end_at_once",
        "net/test_room.py::test_letting_spectators_see_hands_in_a_running_game_needs_both",
        "gui/rooms/lobby/test_table.py::test_a_spectator_sees_the_table_from_the_first_seat_and_no_hand",
    ),
    "chat, pings and arrows for all, muted by seat": (
        "net/test_room.py::test_chat_reaches_the_others_and_a_muted_seat_is_not_heard",
        "net/test_room.py::test_a_ping_on_an_own_hidden_card_is_shown_as_its_zone",
        "gui/rooms/lobby/test_table.py::test_a_muted_player_is_neither_heard_nor_seen_pointing",
    ),
    "ports, firewall and wrong network are told apart in words": (
        "net/test_admission.py::test_firewall_wrong_network_and_no_network_are_told_apart",
        "gui/rooms/lobby/test_join_errors.py::test_it_is_told_in_its_own_words",
    ),
    "delay, crawling, stalls, half-open links, cuts in a frame, resets": (
        "net/test_bad_links.py::test_a_game_goes_on_through_a_link_that_fails",
        "net/test_bad_links.py::test_every_fault_at_every_kind_of_question",
    ),
}


def help_page(lang: str) -> str:
    page = (TESTS.parent / "resources" / "help" / lang / "network.md").read_text(encoding="utf-8")
    return re.sub(r"\n  ", " ", page)


def test_what_verified_means_is_said_alike_in_window_and_help_and_proved_in_security_md():
    security = (TESTS.parent / "SECURITY.md").read_text(encoding="utf-8")
    means = {lang: PROGRAM[lang].words["verified-means"] for lang in ("en", "ja")}
    assert list(means["en"]) == list(means["ja"])
    for lang, sentences in means.items():
        assert all(f"- {sentence}\n" in help_page(lang) for sentence in sentences.values())
    _, _, section = security.partition("## What “Verified” means")
    section, _, _ = section.partition("\n## ")
    parts = re.split(r"^- ", section, flags=re.MULTILINE)[1:]
    told = [" ".join(re.sub(r"^  - `.*$", "", part, flags=re.MULTILINE).split()) for part in parts]
    assert told == list(means["en"].values())
    for part in parts:
        tests = re.findall(r"`(\w+\.py)::(\w+)`", part)
        assert tests
        for file, name in tests:
            assert re.search(rf"^def {name}\(", (TESTS / "net" / file).read_text(encoding="utf-8"), re.MULTILINE), name


@pytest.mark.parametrize("promise", PROMISES)
def test_each_promise_has_its_tests(promise):
    for test in PROMISES[promise]:
        path, _, name = test.partition("::")
        assert re.search(rf"^def {name}\(", (TESTS / path).read_text(encoding="utf-8"), re.MULTILINE), test


def test_the_times_are_those_that_are_promised():
    now = Timing()
    assert (now.heartbeat, now.away, now.retry_first, now.retry_most, now.give_up) == (2, 6, 0.5, 8, 600)


def test_a_host_that_is_not_found_again_is_given_up_in_words(lan, qtbot):
    table = lan()
    patience = Timing(heartbeat=0.2, away=0.6, retry_first=0.05, retry_most=0.1, give_up=0.4, connect=1.0)
    links = [table.guest("Aya", "SD01", timing=patience), table.guest("Ben", "SD02")]
    qtbot.waitUntil(lambda: all(link.playing for link in links))
    table.host._server.close()
    links[0].peer.socket.abort()
    qtbot.waitUntil(lambda: links[0].state == "away")
    qtbot.waitUntil(lambda: links[0].state == "closed")
    assert links[0].trouble.key == "gave-up"
    assert links[0].view() is not None, "what was seen stays in sight"


def test_who_takes_nothing_of_what_it_is_sent_is_dropped(lan, qtbot):
    table = lan(timing=QUICK)
    links = [table.guest("Aya", "SD01"), table.guest("Ben", "SD02")]
    qtbot.waitUntil(lambda: all(link.playing for link in links))
    deaf = table.room.chairs[links[0].seat].member
    links[0].peer.socket.setReadBufferSize(1)
    links[0].peer.socket.readyRead.disconnect()
    sent = 0
    while not deaf.peer.closed:
        deaf.peer.send(b" " * 100_000)
        sent += 100_000
        assert sent < 3 * LARGEST_QUEUE, "it would fill the memory"
    assert table.host.refused["too-slow"] == 1
    assert table.room.phase == "playing"
    qtbot.waitUntil(lambda: not table.room.chairs[links[0].seat].here)

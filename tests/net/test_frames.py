"""Frames and limits, without any network."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svedesk.net.frames import BadFrame, FrameReader, framed
from svedesk.net.limits import Allowance, Attempts, Timing, retry_delay

PAYLOADS = st.lists(st.binary(min_size=1, max_size=60), max_size=8)


@given(PAYLOADS, st.lists(st.integers(0, 300)))
def test_frames_come_out_as_they_went_in_however_the_bytes_arrive(payloads, cuts):
    stream = b"".join(map(framed, payloads))
    places = sorted({0, len(stream), *(cut for cut in cuts if cut < len(stream))})
    reader, whole = FrameReader(60), []
    for start, end in pairwise(places):
        whole += reader.feed(stream[start:end])
    assert whole == payloads
    assert not reader.inside


@pytest.mark.parametrize("length", [0, 101, 2**31, 2**32 - 1])
def test_a_length_that_lies_is_refused_before_anything_is_kept(length):
    reader = FrameReader(100)
    with pytest.raises(BadFrame):
        reader.feed(length.to_bytes(4, "big"))


def test_a_frame_of_the_largest_size_is_still_right():
    assert FrameReader(100).feed(framed(b"x" * 100)) == [b"x" * 100]


def test_a_begun_frame_is_told():
    reader = FrameReader(100)
    reader.feed(framed(b"abc")[:5])
    assert reader.inside
    reader.feed(b"bc")
    assert not reader.inside


def test_an_allowance_fills_with_time_and_not_beyond_its_most():
    allowance = Allowance(rate=2, most=4)
    assert [allowance.take(1, 0.0) for _ in range(5)] == [True, True, True, True, False]
    assert allowance.take(1, 0.5)
    assert not allowance.take(1, 0.5)
    assert [allowance.take(1, 100.0) for _ in range(5)] == [True, True, True, True, False]


def test_five_wrong_codes_shut_an_address_out_for_a_minute_and_no_other():
    attempts = Attempts(most=5, window=60)
    for _ in range(5):
        assert attempts.allowed("10.0.0.1", 10.0)
        attempts.wrong("10.0.0.1", 10.0)
    assert not attempts.allowed("10.0.0.1", 69.0)
    assert attempts.allowed("10.0.0.2", 10.0)
    assert attempts.allowed("10.0.0.1", 70.0)


def test_a_right_code_forgives_the_wrong_ones():
    attempts = Attempts(most=2)
    attempts.wrong("a", 0.0)
    attempts.right("a")
    attempts.wrong("a", 0.0)
    assert attempts.allowed("a", 0.0)


def test_many_addresses_do_not_fill_the_memory():
    attempts = Attempts()
    for number in range(Attempts.KEPT + 500):
        attempts.wrong(str(number), 0.0)
    assert len(attempts._wrong) == Attempts.KEPT


def test_retries_wait_from_half_a_second_to_eight():
    assert [retry_delay(attempt, Timing()) for attempt in (0, 1, 2, 3, 4, 5, 99)] == [0.5, 1, 2, 4, 8, 8, 8]

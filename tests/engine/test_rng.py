"""The random stream: the published generator, and even draws."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svedesk.engine import rng


def test_the_stream_is_splitmix64():
    state, values = 1234567, []
    for _ in range(5):
        state, bits = rng.step(state)
        values.append(bits)
    # The first outputs of the reference implementation for this seed.
    assert values == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_long_seed_is_a_key_of_chacha20():
    """RFC 8439, A.1, test vector 4: the third block of this key."""
    state = (0xFF << 240) + (16 << 256)
    stream = b""
    for _ in range(8):
        state, bits = rng.step(state)
        stream += bits.to_bytes(8, "little")
    assert stream.hex() == (
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"
    )


@given(st.one_of(st.integers(0, 2**64 - 1), st.integers(2**64, 2**256 - 1)), st.integers(1, 2**40))
def test_a_draw_lies_below_its_bound_and_moves_the_stream(state, bound):
    after, value = rng.below(state, bound)
    assert 0 <= value < bound
    assert after != state
    assert rng.below(state, bound) == (after, value)


@pytest.mark.parametrize("bound", [0, -1])
def test_there_is_no_number_below_one_that_is_not_negative(bound):
    with pytest.raises(ValueError, match="does not exist"):
        rng.below(1, bound)


def chi_squared(counts, cells, draws):
    expected = draws / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + (cells - len(counts)) * expected


@pytest.mark.parametrize(("bound", "limit"), [(2, 10.8), (6, 20.5), (7, 22.5), (20, 43.8)])
@pytest.mark.parametrize("seed", [42, 0xFF << 240])
def test_every_side_of_a_die_comes_as_often(seed, bound, limit):
    """Chi-squared at 0.1 %; the stream is fixed, so this never fails by bad luck."""
    state, counts = seed, Counter()
    for _ in range(20_000):
        state, value = rng.below(state, bound)
        counts[value] += 1
    assert chi_squared(counts, bound, 20_000) < limit


def test_every_order_comes_as_often():
    state, counts = 7, Counter()
    for _ in range(24_000):
        state, order = rng.shuffled(state, (1, 2, 3, 4))
        counts[order] += 1
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert chi_squared(counts, 24, 24_000) < 49.7


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(), max_size=60))
def test_a_shuffle_loses_and_makes_nothing(state, items):
    _, order = rng.shuffled(state, tuple(items))
    assert sorted(order) == sorted(items)

"""Join codes: what is shown can be typed, and a slip is told from a wrong code."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svedesk.net.code import FINGERPRINT, SECRET, BadCode, JoinCode, read_code

CODE = JoinCode(("192.168.1.20",), 47800, bytes(range(FINGERPRINT)), bytes(range(100, 100 + SECRET)))
CODES = st.builds(
    JoinCode,
    st.lists(st.ip_addresses(v=4).map(str), min_size=1, max_size=3).map(tuple),
    st.integers(1, 65535),
    st.binary(min_size=FINGERPRINT, max_size=FINGERPRINT),
    st.binary(min_size=SECRET, max_size=SECRET),
)


@pytest.mark.slow
@given(CODES)
def test_a_code_reads_as_it_was_written(code):
    assert read_code(code.text()) == code


def test_case_spaces_dashes_and_letters_that_look_like_digits_do_not_matter():
    text = CODE.text()
    typed = text.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert read_code(f"  {typed}\n") == CODE


@given(CODES, st.data())
def test_one_wrong_character_is_a_slip_and_no_code(code, data):
    text = code.text().replace("-", "")
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from([digit for digit in "0123456789ABCDEFGHJKMNPQRSTVWXYZ" if digit != text[place]]))
    with pytest.raises(BadCode) as error:
        read_code(text[:place] + other + text[place + 1 :])
    assert error.value.key in ("code-slip", "code-form", "code-newer")


@given(CODES, st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZ"))
def test_one_character_too_many_or_too_few_is_no_code(code, more):
    for typed in (code.text() + more, code.text()[:-1]):
        with pytest.raises(BadCode) as error:
            read_code(typed)
        assert error.value.key in ("code-slip", "code-form")


@pytest.mark.parametrize("typed", ["", "hello", "?!", "0" * 500, CODE.text()[:-8], CODE.text() + CODE.text()])
def test_what_is_no_code_is_refused(typed):
    with pytest.raises(BadCode) as error:
        read_code(typed)
    assert error.value.key in ("code-form", "code-slip")


def test_a_code_of_a_newer_version_says_so():
    with pytest.raises(BadCode) as error:
        read_code("4" + CODE.text()[1:])
    assert error.value.key == "code-newer"

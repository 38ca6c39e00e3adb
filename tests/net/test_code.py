"""Join codes: what is shown can be typed, and a slip is told from a wrong code."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from svedesk.net.code import FINGERPRINT, SECRET, BadCode, JoinCode, address_text, read_address, read_code
from svedesk.net.short_code import ShortCode, host_name, read_short, short_code, short_secret

CODE = JoinCode(("192.168.1.20",), 47800, bytes(range(FINGERPRINT)), bytes(range(100, 100 + SECRET)))
CODES = st.builds(
    JoinCode,
    st.lists(
        st.ip_addresses(v=4).map(str)
        | st.ip_addresses(v=6).map(str)
        | st.sampled_from(["my.example.org", "pc-7", "a"]),
        min_size=1,
        max_size=3,
    ).map(tuple),
    st.integers(1, 65535),
    st.binary(min_size=FINGERPRINT, max_size=FINGERPRINT),
    st.binary(min_size=SECRET, max_size=SECRET),
)


@pytest.mark.slow
@given(CODES)
def test_a_code_reads_as_it_was_written(code):
    assert read_code(code.text()) == code


def test_an_address_that_means_something_on_one_interface_only_keeps_it():
    code = CODE._replace(addresses=("fe80::5054:ff:fe12:3456%eth0", "10.0.0.7"))
    assert read_code(code.text()) == code


SHORT = short_code(CODE)


def test_a_short_code_has_twelve_characters_and_reads_as_it_was_written():
    assert re.fullmatch("[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}", SHORT.text())
    typed = SHORT.text().lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert read_short(f"  {typed}\n") == SHORT
    assert read_short(CODE.text()) is None
    code = SHORT.at("10.0.0.7", port=47800)
    assert (code.fingerprint, code.secret) == (host_name(CODE.fingerprint), short_secret(CODE.secret))


@given(st.binary(min_size=5, max_size=5), st.binary(min_size=SECRET, max_size=SECRET), st.data())
def test_a_slip_in_a_short_code_is_told(host, secret, data):
    host = host[:-1] + bytes([host[-1] & 0xE0])
    text = ShortCode(host, short_secret(secret)).text().replace("-", "")
    assert read_short(text) == ShortCode(host, short_secret(secret))
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from([digit for digit in "0123456789ABCDEFGHJKMNPQRSTVWXYZ" if digit != text[place]]))
    with pytest.raises(BadCode) as error:
        read_short(text[:place] + other + text[place + 1 :])
    assert error.value.key == "code-slip"


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


@pytest.mark.parametrize("typed", ["", "hello", "?!", "0" * 500, "0" * 90, CODE.text()[:-8], CODE.text() + CODE.text()])
def test_what_is_no_code_is_refused(typed):
    with pytest.raises(BadCode) as error:
        read_code(typed)
    assert error.value.key in ("code-form", "code-slip")


def test_a_code_of_a_newer_version_says_so():
    with pytest.raises(BadCode) as error:
        read_code("6" + CODE.text()[1:])
    assert error.value.key == "code-newer"


def test_codes_that_older_programs_can_read_are_as_they_were():
    assert CODE.text().replace("-", "")[:9] == "270AG08MQ"
    assert CODE.text() == CODE._replace(addresses=("192.168.1.20",)).text()


@pytest.mark.parametrize(
    ("typed", "address", "port"),
    [
        ("192.168.1.20", "192.168.1.20", 0),
        (" 192.168.1.20:47800 ", "192.168.1.20", 47800),
        ("my-pc", "my-pc", 0),
        ("home.example.org:47801", "home.example.org", 47801),
        ("2001:db8::1", "2001:db8::1", 0),
        ("[2001:db8::1]:47800", "2001:db8::1", 47800),
        ("fe80::1%eth0", "fe80::1%eth0", 0),
        ("[::1]", "::1", 0),
    ],
)
def test_addresses_names_and_ports_are_read_as_people_write_them(typed, address, port):
    assert read_address(typed) == (address, port)
    assert read_address(address_text(address, port)) == (address, port)


@pytest.mark.parametrize(
    "typed",
    [
        *(
            "",
            ":",
            "1.2.3",
            "1.2.3.400",
            "1.2.3.4:99999",
            "1.2.3.4:",
            "a b",
            "[1.2.3.4]:5",
            "[::1",
            "::g",
            "-a.org",
            "a..b",
        ),
        *("my_pc", "x" * 64, "1.2.3.4:5:6", "[my.host]:5"),
    ],
)
def test_what_is_no_address_is_refused(typed):
    with pytest.raises(BadCode) as error:
        read_address(typed)
    assert error.value.key == "address-form"

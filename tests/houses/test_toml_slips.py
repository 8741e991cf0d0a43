"""A text that is no TOML: told with line and column, what was expected there, and how it is written."""

from __future__ import annotations

import tomllib

import pytest

from tarock_language.catalogue import language_of
from tarock_reference.houses.profile_mistakes import HouseError, Mistake
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.houses.toml_slips import toml_read

NEEDS_QUOTES = "a name with other signs than a to z, digits, - and _ needs quotes"
SLIPS = {
    'name = "Gasthof\nbased_on = "karl"\n': (
        1,
        8,
        'a text that begins with " and does not end; expected " in its line',
    ),
    "name = 'a\n": (1, 8, "a text that begins with ' and does not end; expected ' in its line"),
    '# "Post\nx = "a\n': (2, 5, 'a text that begins with " and does not end; expected " in its line'),
    "[rulings]\ncontracts.Könige.x = 3\n": (2, 12, f'{NEEDS_QUOTES}: "contracts.Könige.x" = 3'),
    "contracts.Besser Rufer.price = 3 # new\n": (1, 18, f'{NEEDS_QUOTES}: "contracts.Besser Rufer.price" = 3'),
    "“x” = 3\n": (1, 1, f'{NEEDS_QUOTES}: "x" = 3'),
    "[rulings.Könige]\n": (1, 11, f'expected ] behind the name of a table; {NEEDS_QUOTES}: [rulings."Könige"]'),
    "[rulings\n": (1, 9, f"expected ] behind the name of a table; {NEEDS_QUOTES}: [rulings]"),
    "a = 1\nb = 2\na = 3\n": (3, 6, "a stands there a second time, first in line 1; expected it once"),
    '"a.b" = 1\n[r]\n"a.b" = 1\n"a.b" = 2\n': (
        4,
        10,
        '"a.b" stands there a second time, first in line 3; expected it once',
    ),
    "[r]\n[q]\n[r]\n": (3, 3, "[r] stands there a second time, first in line 1; expected it once"),
    "a.b = 1\na = 2\n": (2, 6, "a has a value or parts above already; expected it once"),
    "k = on\n": (1, 5, 'expected quotes around a text: k = "on"'),
    "k = 1/2\n": (1, 6, 'expected a whole number, or a fraction in quotes: k = "1/2"'),
    "k = 3,5 # each\n": (1, 6, 'expected a whole number, or a fraction in quotes: k = "7/2"'),
    "k = .5\n": (1, 5, 'expected a whole number, or a fraction in quotes: k = "1/2"'),
    "k = 03\n": (1, 6, "expected a number without a 0 before it: k = 3"),
    "k = „Post“\n": (1, 5, 'expected plain quotes around a text: k = "Post"'),
    "k = Ja\n": (1, 5, "expected true or false: k = true; or a word in quotes"),
    '"x": 3\n': (1, 4, 'expected = between a key and its value: "x" = 3'),
    "k =\n": (1, 4, 'expected a value behind =, as in k = 3 or k = "on"'),
    "k\n": (1, 2, 'expected a key and its value, as in name = "Gasthof Post"'),
    'k = "a" x\n': (1, 9, "expected nothing behind the value but a comment that begins with #, got 'x'"),
    'k = [\n  ["A"],\n  "B"\nj = 2\n': (4, 1, "expected , or ] here: what begins with [ in line 1 is not closed"),
    'k = ["A" "B"]\n': (1, 10, "expected , or ] here: what begins with [ in line 1 is not closed"),
    "k = {a = 1, b = 2\n": (1, 18, "expected , or } here: what begins with { in line 1 is not closed"),
    "k = {a = 1,\n b = 2}\n": (1, 12, "a value in braces stands in one line; expected its next part and } there"),
    f"a = 1\n{'.'.join(['k'] * 31)} = 1\n": (2, 60, "expected a key of at most 30 parts"),
    f"[{'. '.join(['k'] * 48000)}]\n": (1, 90, "expected a key of at most 30 parts"),
    f"k = {'[' * 31}{']' * 31}\n": (1, 35, "expected at most 30 brackets in each other"),
    f"k = {'{a=' * 31}\n": (1, 95, "expected at most 30 brackets in each other"),
    f"k = 0x{'f' * 95_000}\n": (1, 5, "a number of 95002 digits; expected far fewer"),
    "k =\u00a03\n": (1, 4, "expected a plain blank, got U+00A0"),
    "[[k]\n": (1, 4, "expected ]] behind the name of a table, got ']'"),
    "[k]]\n": (1, 4, "expected the end of the line, got ']'"),
    "k = 3 4\n": (1, 7, "expected the end of the line, got '4'"),
    "k = 2026-02-30\n": (1, 5, "expected a day of the calendar, got '2026-02-30'"),
    "k = [1,\n": (1, 8, "expected a value, got the end of the line"),
    "k = {a = 1, a = 2}\n": (1, 18, "expected each key once in braces, got '}'"),
    "k = {a 1}\n": (1, 8, "expected = between a key and its value, got '1}'"),
}


@pytest.mark.parametrize("text", SLIPS, ids=[text[:60].encode("unicode_escape").decode("ascii") for text in SLIPS])
def test_a_slip_is_told_with_its_column_and_how_it_is_written(text: str) -> None:
    line, column, reason = SLIPS[text]
    with pytest.raises(HouseError) as told:
        house_of(text, "house.toml")

    assert str(told.value) == f"house.toml:{line}: column {column}: cannot be read as TOML: {reason}"


def test_names_with_composed_and_decomposed_umlauts_are_the_same() -> None:
    """An o with a mark of its own behind it, as some systems write it, is an ö."""
    decomposed = 'name = "Po\u0308st"\nbased_on = "koenigrufen"\n[without]\nitems = ["Ko\u0308nige"]\n'
    found = house_of(decomposed, "house.toml")

    assert (found.name, found.without.items) == ("P\u00f6st", ("K\u00f6nige",))


def test_no_bound_is_met_by_what_is_no_key() -> None:
    dotted = ".".join(["a"] * 99)
    text = f'name = "{dotted}" # {dotted}\nk = [{"1.5, " * 99}]\nm.x = 1\nl = [{"[[1]], " * 99}]\n'

    assert toml_read(text) == tomllib.loads(text)


@pytest.mark.parametrize("text", ['k = "\\q"', 'k = "\\uZ"', 'k = "\\ud800"', 'k = "\x01"', "# \x01"])
def test_what_a_text_may_not_have_is_told_in_the_language_of_the_reader(text: str) -> None:
    """Nothing of what the reader of TOML says in English is left."""
    found = toml_read(text)
    assert isinstance(found, Mistake)
    assert "lässt sich nicht als TOML lesen: erwartet: " in language_of("de").sentence(found.reason)

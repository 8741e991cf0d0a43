"""Who pays whom in Trischaken and Fahren by the lines of a house, with examples of rule sheets."""

from __future__ import annotations

from typing import Any

import pytest
from tests.houses import playing

from tarock_reference.houses.found import profile_as_found
from tarock_reference.houses.profile_mistakes import HouseError
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.variants import variant_of_house

pytestmark = pytest.mark.prove

GAMES = {"koenigrufen": "Trischaken", "karl": "Fahren", "lungau": "Fahren"}


def paid(source: str, lines: str, augen: list[Any], tricks: list[int], **more: Any) -> list[Any]:
    """The payments by these lines; in Lungau, where a point is 10 Cent, who has no Augen has no trick."""
    house = playing.house(source, f'[rulings]\n"settling.trischaken_pays" = [{lines}]\n')
    asked = {"players": 4, "dealer": 3, "contract": GAMES[source], "augen": augen, **more}
    told = asked if source == "lungau" else {**asked, "tricks": tricks}
    found: list[Any] = playing.answer(house, "settle", **told)["payments"]
    return found


HOPFGARTEN = '{ augen = "106/3", each = 3 }, { each = 2 }'
RUEDIGER = """
    { receivers = "trickless", trickless = 1, augen = "106/3", pot = 3 },
    { payers = "with_trick", receivers = "trickless", trickless = 1, each = 1 },
    { augen = "106/3", each = 1 },
    { payers = "two_most", receivers = "two_fewest", ties = "out", pot = 1 },
"""
STYRIA = """
    { ties = "vorhand", augen = "107/3", each = 10, vorhand_times = 2, take_all = true },
    { ties = "vorhand", each = 5, vorhand_times = 2, take_all = true },
"""
CHELTENHAM = """
    { payers = "with_trick", receivers = "trickless", each = 1 },
    { payer_count = 1, each = 1, vorhand_times = 2 },
    { each = 1 },
"""
TULLN = """
    { augen = "106/3", each = 20, vorhand_times = 2 },
    { payers = "two_most", receivers = "trickless", trickless = 1, pot = 10, vorhand_times = 2 },
    { payers = "two_most", receivers = "two_fewest", pot = 10, vorhand_times = 2 },
"""
PUB = """
    { ties = "vorhand", augen = "107/3", each = 10, vorhand_times = 2, take_all = true },
    { ties = "vorhand", each = 5, vorhand_times = 2, take_all = true },
"""


@pytest.mark.parametrize("source", ["koenigrufen", "karl"])
@pytest.mark.parametrize(
    ("lines", "augen", "tricks", "payments"),
    [
        (HOPFGARTEN, [12, 36, 14, 8], [3, 3, 3, 3], [3, -9, 3, 3]),
        (HOPFGARTEN, [30, 12, 14, 14], [3, 3, 3, 3], [-6, 2, 2, 2]),
        (HOPFGARTEN, [25, 25, 10, 10], [3, 3, 3, 3], [-4, -4, 4, 4]),
        (HOPFGARTEN, [20, 20, 20, 10], [3, 3, 3, 3], [-2, -2, -2, 6]),
        (RUEDIGER, [25, 20, 15, 10], [3, 3, 3, 3], [-1, -1, 1, 1]),
        (RUEDIGER, [30, 25, 15, 0], [5, 4, 3, 0], [-1, -1, -1, 3]),
        (RUEDIGER, [40, 10, 10, 10], [6, 2, 2, 2], [-3, 1, 1, 1]),
        (RUEDIGER, [40, 20, 10, 0], [6, 4, 2, 0], [-3, 0, 0, 3]),
        (RUEDIGER, [35, 35, 0, 0], [6, 6, 0, 0], [-1, -1, 1, 1]),
        (RUEDIGER, [30, 15, 15, 10], [3, 3, 3, 3], [-1, 0, 0, 1]),
        (STYRIA, [37, 20, 13, 0], [6, 4, 2, 0], [-60, 0, 0, 60]),
        (STYRIA, [10, 25, 25, 10], [3, 3, 3, 3], [10, -10, -10, 10]),
        (STYRIA, [25, 25, 10, 10], [3, 3, 3, 3], [-30, 10, 10, 10]),
        (STYRIA, [0, 40, 30, 0], [0, 7, 5, 0], [15, -30, 0, 15]),
        (CHELTENHAM, [30, 20, 12, 8], [3, 3, 3, 3], [-6, 2, 2, 2]),
        (CHELTENHAM, [12, 30, 20, 8], [3, 3, 3, 3], [1, -3, 1, 1]),
        (CHELTENHAM, [28, 28, 10, 4], [3, 3, 3, 3], [-2, -2, 2, 2]),
        (CHELTENHAM, [0, 40, 30, 0], [0, 7, 5, 0], [2, -2, -2, 2]),
        (TULLN, [25, 20, 15, 10], [3, 3, 3, 3], [-20, -10, 15, 15]),
        (TULLN, [15, 36, 12, 7], [3, 3, 3, 3], [20, -60, 20, 20]),
        (TULLN, [30, 25, 15, 0], [5, 4, 3, 0], [-20, -10, 0, 30]),
        (PUB, ["76/3", "76/3", "40/3", 6], [3, 3, 3, 3], [-30, 10, 10, 10]),
    ],
)
def test_the_payments_of_rule_sheets_come_out(
    source: str, lines: str, augen: list[Any], tricks: list[int], payments: list[int]
) -> None:
    """3 to each with 35/1, else 2; 3 from one to one; 5 times 2 times 2 to each of three, all to one; 20 + 10 in a pot.

    In the pub Vorhand pays 10 to each, and a doubled round makes 20 of it.
    """
    thirds = {"koenigrufen": '"counting.trischaken_method" = "thirds"\n', "karl": ""}[source]
    house = playing.house(source, f'[rulings]\n{thirds}"settling.trischaken_pays" = [{lines}]\n')
    table = {"players": 4, "dealer": 3, "contract": GAMES[source]}
    assert playing.answer(house, "settle", **table, augen=augen, tricks=tricks)["payments"] == payments


@pytest.mark.parametrize(
    ("ties", "payments"),
    [
        ("each", [-2, -2, -2, 6]),
        ("share", ["-2/3", "-2/3", "-2/3", 2]),
        ("vorhand", [-6, 2, 2, 2]),
        ("vorhand_or_share", [-6, 2, 2, 2]),
        ("out", [0, 0, 0, 0]),
    ],
)
def test_who_pays_of_three_with_equal_augen(ties: str, payments: list[Any]) -> None:
    """2 to each from all three, from all together, from one, or from nobody."""
    assert paid("koenigrufen", f'{{ ties = "{ties}", each = 2 }}', [20, 20, 20, 10], [3] * 4) == payments


@pytest.mark.parametrize(
    ("ties", "payments"),
    [("share", [-1, 0, 0, 1]), ("out", [-1, 0, 0, 1])],
)
def test_two_in_the_middle_with_equal_augen(ties: str, payments: list[int]) -> None:
    """The second and the third place pay and receive 1: nothing for each, or both stay out."""
    lines = f'{{ payers = "two_most", receivers = "two_fewest", ties = "{ties}", pot = 1 }}'
    assert paid("koenigrufen", lines, [25, 18, 18, 9], [3] * 4) == payments


def test_the_lines_say_what_koenigrufen_plays() -> None:
    """The two with the most pay 1 to the two with the fewest; 2 from each to the trickless, 2 to each from 36 on."""
    lines = """
        { payers = "two_most", receivers = "two_fewest", ties = "out", pot = 1, go_on = true },
        { payers = "with_trick", receivers = "trickless", each = 2, go_on = true },
        { augen = 36, each = 2, go_on = true },
    """
    plain = playing.house("koenigrufen")
    for augen, tricks in (([40, 20, 10, 0], [6, 4, 2, 0]), ([28, 17, 15, 10], [3] * 4), ([36, 15, 15, 4], [3] * 4)):
        asked = {"players": 4, "dealer": 3, "contract": "Trischaken", "augen": augen, "tricks": tricks}
        assert paid("koenigrufen", lines, augen, tricks) == playing.answer(plain, "settle", **asked)["payments"]


def test_a_kontra_of_lungau_doubles_what_its_speaker_settles() -> None:
    """The loser pays 2 points of 10 Cent to each; the third, who said Kontra, gets twice that."""
    kontra = [{"seat": seat, "do": "say", "what": word} for seat, word in ((0, "Gut!"), (1, "Gut!"), (2, "Kontra"))]
    close = [{"seat": seat, "do": "say", "what": "Gut!"} for seat in (2, 3)]

    assert paid("lungau", "{ each = 2 }", [30, 20, 11, 10], [], said=[*kontra, *close]) == [-80, 20, 40, 20]


def test_an_amount_is_rounded_as_the_house_says() -> None:
    """5 are shared by two: 5/2, which is 2 where amounts are rounded down."""
    lines = '{ receivers = "trickless", pot = 5 }'
    sheet = {"players": 4, "dealer": 3, "contract": "Fahren", "augen": [0, 40, 30, 0], "tricks": [0, 7, 5, 0]}
    rest = f'[rulings]\n"settling.rounding" = "downwards"\n"settling.trischaken_pays" = [{lines}]\n'

    assert paid("karl", lines, [0, 40, 30, 0], [0, 7, 5, 0]) == ["5/2", -5, 0, "5/2"]
    assert playing.answer(playing.house("karl", rest), "settle", **sheet)["payments"] == [2, -4, 0, 2]


@pytest.mark.parametrize("source", ["koenigrufen", "karl"])
@pytest.mark.parametrize("part", ["pot = 1", "each = 1, in_pairs = true"])
@pytest.mark.parametrize("way", ["exactly", "downwards", "to-nearest", "upwards"])
def test_a_point_from_each_of_two_to_one_of_two_is_not_rounded_away(source: str, part: str, way: str) -> None:
    """A pot of 1 from each of two is 1 for each of two others, and so is 1 from each to one of them."""
    lines = f'{{ payers = "two_most", receivers = "two_fewest", {part} }}'
    rest = f'[rulings]\n"settling.rounding" = "{way}"\n"settling.trischaken_pays" = [{lines}]\n'
    sheet = {"players": 4, "dealer": 3, "contract": GAMES[source], "augen": [25, 20, 12, 13], "tricks": [4, 4, 2, 2]}

    assert playing.answer(playing.house(source, rest), "settle", **sheet)["payments"] == [-1, -1, 1, 1]


def test_in_pairs_the_most_pays_the_fewest_and_who_is_left_over_nothing() -> None:
    """Vorhand, who has the second most, pays twice; then one alone has no trick, and the first of three pays him."""
    two = '{ payers = "two_most", receivers = "two_fewest", in_pairs = true, each = 1, vorhand_times = 2 }'
    one = '{ payers = "with_trick", receivers = "trickless", in_pairs = true, each = 1, vorhand_times = 2 }'

    assert paid("koenigrufen", two, [20, 25, 15, 10], [3] * 4) == [-2, -1, 2, 1]
    assert paid("koenigrufen", one, [30, 25, 15, 0], [5, 4, 3, 0]) == [-2, 0, 0, 2]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ('{ payers = "least" }', "trischaken_pays[0].payers: expected one of these words, got 'least'"),
        ("{ each = -1 }", "trischaken_pays[0].each: expected a whole number from 0 on"),
        ("{ each = 1 }, { price = 2 }", "trischaken_pays[1].price: expected a part of the value, got 'price'"),
        ("{ trickless = true }", "trischaken_pays[0].trickless: expected a whole number"),
        ("5", "trischaken_pays[0]: expected a table with"),
        ('{ payers = "others", each = 1 }', "expected a line in which somebody pays somebody else"),
        ('{ payers = "trickless", receivers = "trickless" }', "expected a line in which somebody pays somebody else"),
    ],
)
def test_a_wrong_line_is_refused_with_its_place(lines: str, reason: str) -> None:
    with pytest.raises(HouseError) as fault:
        playing.house("karl", f'[rulings]\n"settling.trischaken_pays" = [{lines}]\n')

    assert reason in str(fault.value)
    assert str(fault.value).startswith("house.toml:4: rulings.settling.trischaken_pays")


@pytest.mark.parametrize("source", GAMES)
def test_a_program_that_lacks_the_lines_is_an_impostor(source: str) -> None:
    house = playing.house(source, f'[rulings]\n"settling.trischaken_pays" = [{TULLN}]\n')
    wrong = [known.id for known in variant_of_house(house).impostors() if known.path == "settling.trischaken_pays"]

    assert f"settling.trischaken_pays/as-in-{source}" in wrong
    assert "settling.trischaken_pays/2-before-1" in wrong


def test_the_lines_are_written_as_they_are_read() -> None:
    house = playing.house("karl", f'[rulings]\n"settling.trischaken_pays" = [{CHELTENHAM}]\n')
    text = profile_as_found("a house", variant_of_house(house), [], lambda _: [])

    assert house_of(text, "again").digest == house.digest


def test_a_price_that_has_no_part_in_the_lines_is_refused() -> None:
    rest = '[rulings]\n"settling.base_price" = 2\n"settling.trischaken_pays" = [{ each = 2 }]\n'
    with pytest.raises(HouseError) as fault:
        playing.house("koenigrufen", rest)

    assert "rulings.settling.base_price: means nothing, because settling.trischaken_pays says" in str(fault.value)

"""The share of the stored counts that ``make test`` runs, and proof that a difference, or a wrong file, is named."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from proving.perft import engines, perft, stored
from proving.perft.__main__ import main
from proving.perft.engines import REFERENCE, Moment, Reference
from proving.perft.stored import FILES, Course, Deal, PerftFileError, Stored

from tarock_engine.actions import Action
from tarock_engine.contracts import Contract, TalonUse
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import WithTalon

STORED = {name: stored.load(path) for name, path in FILES.items()}
WHOLE = STORED["lungau"]
COURSES = [
    pytest.param(whole, position, id=f"{name}-{position.name}")
    for name, whole in STORED.items()
    for position in whole.course
]
EVERY_SOURCE = pytest.mark.parametrize("whole", STORED.values(), ids=STORED.keys())
EVERY_COURSE = pytest.mark.parametrize(("whole", "course"), COURSES)
BESIDE = {"lungau": ["Fahren"]}
"""Games that nobody bids."""
UNSPOKEN = {("koenigrufen", "Trischaken"), ("karl", "Fahren")}
"""Games without announcements."""
TO_THE_END = {"end", "claiming", "thrown in"}
"""Phases that are counted until the deal is over."""
SHARE = 1_000
"""Depths of up to so many courses are counted, and three of each position; ``python -m proving.perft`` counts all."""
TO_BE_ENDED = 5_000
"""Deals of up to so many courses are counted until they are over."""
SHORT = FILES["lungau"].read_text(encoding="utf-8").partition("[[course]]")[0]
COURSE = """
[[course]]
name = "opening"
deal = "even"
contract = "any"
phase = "bidding"
after = ""
counts = [4, 9]
"""


class WithoutUhurufer(Reference):
    """An engine that never heard of the Uhurufer."""

    def legal(self, state: Moment) -> dict[str, Action]:
        return {words: act for words, act in super().legal(state).items() if "Uhurufer" not in words}


class Plain:
    """A count of its own: the deal is a number of acts left, each one way or the other."""

    def begin(self, deal: Deal, rules: str, options: Mapping[str, str]) -> int:
        del deal, rules, options
        return 3

    def legal(self, state: int) -> Mapping[str, int]:
        return {"0 left": 1, "0 right": 1} if state else {}

    def apply(self, state: int, act: int) -> int:
        return state - act


WITHOUT_UHURUFER = WithoutUhurufer()


def counted(engine: perft.Engine, depth: int) -> int:
    return perft.count(engine, engine.begin(WHOLE.deals["even"], "lungau", {}), depth)


def written(folder: Path, text: str) -> Path:
    path = folder / "some.toml"
    path.write_text(text, encoding="utf-8")
    return path


def limit_of(course: Course) -> int:
    return max(SHARE, *course.counts[:3])


@EVERY_COURSE
def test_the_engine_counts_as_stored(whole: Stored, course: Course) -> None:
    found = list(perft.differences(REFERENCE, course, whole, limit_of(course)))

    if found:
        divided = perft.divide(REFERENCE, perft.position(REFERENCE, course, whole), found[0].depth)
        pytest.fail("\n".join([*map(str, found), *perft.table(divided)]))


def test_every_rule_set_has_its_counts() -> None:
    assert STORED.keys() == RULE_SETS.keys()
    assert all(whole.rules == name for name, whole in STORED.items())


@EVERY_SOURCE
def test_every_contract_is_counted_in_every_phase(whole: Stored) -> None:
    rules = RULE_SETS[whole.rules]
    contracts = {contract.name: contract for contract in rules.contracts}
    found = {(course.contract, course.phase) for course in whole.course}

    for name in [*contracts, *BESIDE.get(whole.rules, [])]:
        due = {"announcing", "play", "end"}
        if isinstance(rules, WithTalon) and name in contracts and has_exchange(contracts[name]):
            due.add("exchange")
        if (whole.rules, name) in UNSPOKEN:
            due.remove("announcing")
        assert {(name, phase) for phase in due} <= found
    assert ("any", "bidding") in found


def has_exchange(contract: Contract) -> bool:
    return contract.calls.value or contract.talon.value in (TalonUse.HALF, TalonUse.WHOLE)


@EVERY_SOURCE
def test_the_last_tricks_are_counted_to_the_end_of_the_deal(whole: Stored) -> None:
    for course in [
        position for position in whole.course if position.phase in TO_THE_END and position.counts[-1] <= TO_BE_ENDED
    ]:
        state = perft.position(REFERENCE, course, whole)

        assert perft.count(REFERENCE, state, len(course.counts) + 1) == 0, course.name


@EVERY_SOURCE
def test_every_position_has_a_depth_in_the_share(whole: Stored) -> None:
    going_on = [position for position in whole.course if position.phase != "thrown in"]

    assert [course.name for course in going_on if len(perft.depths(course, limit_of(course))) < 3] == []


# --------------------------------------------------------------------------------------------------------- counts


def test_courses_of_no_act_are_one_and_none_goes_on_when_the_deal_is_over() -> None:
    assert [perft.count(Plain(), 3, depth) for depth in range(5)] == [1, 2, 4, 8, 0]


def test_courses_of_every_length_are_counted_on_one_walk() -> None:
    assert [perft.counts(Plain(), 3, depth) for depth in range(1, 6)] == [
        [2],
        [2, 4],
        [2, 4, 8],
        [2, 4, 8, 0],
        [2, 4, 8, 0, 0],
    ]


@EVERY_SOURCE
def test_a_divide_adds_up_to_the_count(whole: Stored) -> None:
    for course in whole.course:
        depth = min(2, len(course.counts))
        divided = perft.divide(REFERENCE, perft.position(REFERENCE, course, whole), depth)

        assert sum(divided.values()) == course.counts[depth - 1]


def test_a_difference_is_followed_to_the_act_that_only_one_engine_allows() -> None:
    course = WHOLE.find("bidding-even")
    ours, theirs = ((engine, perft.position(engine, course, WHOLE)) for engine in (REFERENCE, WITHOUT_UHURUFER))
    parting = perft.part_ways(ours, theirs, 3)

    assert parting is not None
    assert parting.acts == ("0 Erster",)
    assert parting.only_one == ("1 Uhurufer",)
    assert parting.only_other == ()


def test_an_engine_does_not_part_from_itself() -> None:
    ours = (REFERENCE, perft.position(REFERENCE, WHOLE.course[0], WHOLE))

    assert perft.part_ways(ours, ours, 3) is None


def test_an_engine_without_a_bid_counts_fewer_courses() -> None:
    assert counted(WITHOUT_UHURUFER, 1) == counted(REFERENCE, 1)
    assert counted(WITHOUT_UHURUFER, 2) < counted(REFERENCE, 2)


def test_a_position_that_an_engine_does_not_reach_is_named_with_the_act() -> None:
    with pytest.raises(
        perft.IllegalCourseError, match="course 'uhurufer-play': after: act 2, '1 Uhurufer', is not legal"
    ):
        perft.position(WITHOUT_UHURUFER, WHOLE.find("uhurufer-play"), WHOLE)


# -------------------------------------------------------------------------------------------------------- command


def test_the_command_prints_a_divide(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rules", "lungau", "divide", "bidding-even", "2"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line.split(maxsplit=1)[1] for line in lines] == ["0 Erster", *lines_of_first_bids(), "in all"]
    assert lines[-1].split()[0] == str(WHOLE.find("bidding-even").counts[1])


def lines_of_first_bids() -> list[str]:
    state = REFERENCE.begin(WHOLE.deals["even"], "lungau", {})
    return [words for words in REFERENCE.legal(state) if words != "0 Erster"]


def test_the_command_prints_figures_and_a_difference_with_its_trail(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, SHORT + COURSE.replace("[4, 9]", "[4, 8]"))
    wrong = main(["--file", str(path), "--against", f"{__name__}:WITHOUT_UHURUFER"])

    said = capsys.readouterr().out
    assert wrong == 1
    assert "opening, depth 2: stored 8, counted 9" in said
    assert "!" in said
    assert "they part after 0 Erster: only the first allows [1 Uhurufer], only the second []" in said
    assert "lungau: 1 positions, 12 courses" in said


def test_the_command_keeps_to_the_source_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rules", "koenigrufen", "--limit", "20"]) == 0

    said = capsys.readouterr().out
    assert f"koenigrufen: {len(STORED['koenigrufen'].course)} positions" in said
    assert "lungau:" not in said


def test_the_command_says_what_agrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, SHORT + COURSE)

    assert main(["--file", str(path)]) == 0
    assert "opening: 13 courses to depth 2 agrees" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["divide", "nothing", "1"], "there is no course 'nothing'; known are bidding-even"),
        (
            ["divide", "dreier-play", "1"],
            "course 'dreier-play' is there for lungau, koenigrufen, karl; say for which with",
        ),
        (["--engine", "nowhere:ENGINE"], "there is no engine 'nowhere:ENGINE'"),
        (["--engine", "nowhere"], "there is no engine 'nowhere'"),
        (["--engine", "proving.perft.perft:count"], "has no begin, legal, apply"),
        (["--file", "missing.toml"], "missing.toml: No such file or directory"),
    ],
)
def test_the_command_names_what_is_wrong(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


# ----------------------------------------------------------------------------------------------------------- file


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("format = 1", "format = 2", "some.toml: format: the file is of format 2, this program reads format 1"),
        ("format = 1", "format = true", "format: the file is of format True"),
        ("format = 1", "", "some.toml: format: missing; this program reads format 1"),
        ("format = 1", "format = ", "some.toml: Invalid value"),
        ('rules = "lungau"', 'rules = "lungua"', "some.toml: rules: there is no rule set 'lungua'; known are"),
        (
            'after = ""',
            'after = ""\noptions = {solodreier = "onn"}',
            r"course\[0\] 'opening': options: .*solodreier.*'onn'",
        ),
        ("dealer = 3", "dealer = 4", "deals.even.dealer: expected a seat from 0 to 3, got 4"),
        ("dealer = 3", 'dealer = "3"', r"Expected `int`, got `str` - at `\$.deals"),
        ("dealer = 3", "dealer = 3\nseats = 4", "unknown field `seats` - at"),
        ("K♣", "K♥", "deals.even: card K♥ is there 2 times"),
        ("K♣", "K♧", "deals.even: there is no card 'K♧'"),
        ("K♣", "", "expected 12 cards, got 11"),
        ('deal = "even"', 'deal = "odd"', r"course\[0\] 'opening': deal: there is no deal 'odd'; known are even"),
        ("[4, 9]", "[4, 0]", r"course\[0\] 'opening': counts: expected one positive number"),
        ("[4, 9]", "[]", "counts: expected one positive number"),
        ("[4, 9]", "[4.5]", r"Expected `int`, got `float` - at `\$.course\[0\].counts\[0\]`"),
        ("[4, 9]", f"[4, 9]\n{COURSE}", "course: the name 'opening' is there 2 times"),
    ],
)
def test_a_wrong_file_is_named_with_the_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    path = written(tmp_path, (SHORT + COURSE).replace(old, new, 1))

    with pytest.raises(PerftFileError, match=said):
        stored.load(path)


def test_a_file_of_another_format_ends_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "format = 7\ncounts = 'elsewhere'\n")

    assert main(["--file", str(path)]) == 2
    assert f"{path}: format: the file is of format 7" in capsys.readouterr().err


def test_an_engine_is_found_by_its_name() -> None:
    found: Any = engines.find("proving.perft.engines:REFERENCE")

    assert found is engines.find("reference") is REFERENCE

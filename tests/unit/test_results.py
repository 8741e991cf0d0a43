"""Results: made from ledgers, read as strangers' files, and shown as text."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.unit.made_up import DECLINED, FAILED, HOSTILE, PASSED, header, scenario, verdict, write
from tests.unit.the_command import tarock
from tests.unit.the_site import library

from tarock_language.catalogue import language_of
from tarock_language.message import Message
from tarock_register.site import addresses
from tarock_register.site.page_language import PageLanguage
from tarock_register.site.rendering import rendered, site_pages
from tarock_reports.ledger.check_lines import Asked, AskedEngine
from tarock_reports.ledger.checks import Ledger
from tarock_reports.machine.check_object import json_text
from tarock_reports.machine.result_file import (
    LARGEST_RESULT,
    ResultError,
    StoredResult,
    read_results,
    result_at,
    result_in,
)
from tarock_reports.machine.result_object import Claims, result_of
from tarock_reports.machine.result_shape import Relation, ResultObject, Unknown
from tarock_reports.verdict.reproduce import whole_command
from tarock_running.inputs.settings import readings_of
from tarock_running.process.about import suite_version
from tarock_steps.catalogue.features_path import results_folder
from tarock_steps.catalogue.filled import filling_digest
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.catalogue.released import versions

DIGEST = "0" * 64
CLAIMS = Claims(by="A. B.", relation=Relation.OTHERS, link="https://example.org/", digest=DIGEST)
ADAPTERS = Path(__file__).parents[2] / "examples" / "adapters"
SAMPLES = sorted(path.stem for path in ADAPTERS.iterdir() if path.name != "README.md")
Change = Callable[[dict[str, Any]], object]


def made(folder: Path, outcomes: tuple[Any, ...] = (PASSED, DECLINED), **changes: Any) -> Ledger:
    """A ledger of lungau as today's suite writes it, with a scenario for each outcome."""
    planned = [
        msgspec.structs.replace(scenario(number), clauses=[f"LUN-PLAY-{number + 1:03}"])
        for number in range(len(outcomes))
    ]
    today = {"suite_digest": DIGEST, "vectors": DIGEST, "started": "2026-11-20T10:00:00Z", "source": "lungau"}
    head = msgspec.structs.replace(header(planned), **{**today, "rules": "lungau", "options": {}, **changes})
    verdicts = [verdict(case, outcome) for case, outcome in zip(planned, outcomes, strict=True)]
    return Ledger.read(write(folder / f"{len(list(folder.iterdir()))}.jsonl", head, verdicts))


def result(*ledgers: Ledger, claims: Claims = CLAIMS) -> ResultObject:
    found = result_of(ledgers, claims, (), readings_of)
    assert isinstance(found, ResultObject), found
    return found


@pytest.fixture(name="good")
def a_good_result(tmp_path: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json_text(result(made(tmp_path))))
    return told


# ------------------------------------------------------------------------------------------ made from ledgers


def test_a_result_has_the_figures_and_the_digests_of_its_ledger(tmp_path: Path) -> None:
    ledger = made(tmp_path, (PASSED, PASSED, FAILED, DECLINED))
    told = result(ledger)
    (run,) = told.runs
    assert (told.suite.version, told.suite.digest) == ("0.1.0", DIGEST)
    assert (told.program.name, told.program.version, told.program.digest) == ("Pipe Tarock", "2.1", DIGEST)
    assert (told.by, told.relation, told.link, told.nulls) == ("A. B.", Relation.OTHERS, "https://example.org/", {})
    assert (run.counts.planned, run.counts.evaluated, run.counts.passed, run.counts.declined) == (4, 3, 2, 1)
    assert (run.date, run.vectors, run.verdict) == ("2026-11-20", DIGEST, "not conform")
    assert tuple(run.failed) == ledger.header.planned[2].clauses
    assert ledger.footer is not None
    assert run.ledger == ledger.footer.digest


def test_what_a_ledger_does_not_have_is_null_with_a_reason(tmp_path: Path) -> None:
    told = result(made(tmp_path, suite_digest="", vectors="", started=""))
    assert (told.suite.digest, told.runs[0].vectors, told.runs[0].date) == (None, None, None)
    assert set(told.nulls) == {Unknown.SUITE, Unknown.VECTORS, Unknown.DATE}


@pytest.mark.parametrize(
    "changes",
    [
        {"engine": AskedEngine("Another", "2.1", "Node")},
        {"suite": "0.0.1"},
        {"suite_digest": "1" * 64},
    ],
    ids=["program", "version", "digest"],
)
def test_ledgers_that_are_not_of_one_program_and_suite_make_no_result(tmp_path: Path, changes: dict[str, Any]) -> None:
    assert isinstance(result_of([made(tmp_path), made(tmp_path, **changes)], CLAIMS, (), readings_of), Message)


def test_a_run_without_its_end_makes_no_result(tmp_path: Path) -> None:
    whole = made(tmp_path)
    path = tmp_path / "cut.jsonl"
    path.write_bytes(b"".join((tmp_path / "0.jsonl").read_bytes().splitlines(keepends=True)[:-1]))
    assert whole.footer is not None
    assert isinstance(result_of([Ledger.read(path)], CLAIMS, (), readings_of), Message)


def test_a_program_whose_name_is_too_long_makes_no_result(tmp_path: Path) -> None:
    """What is written can be read: the bounds of a reader hold for the writer."""
    ledger = made(tmp_path, engine=AskedEngine("x" * 201, "1"))
    assert isinstance(result_of([ledger], CLAIMS, (), readings_of), Message)


def test_the_command_of_a_run_asks_the_same_again() -> None:
    asked = Asked(clauses=["A-B-001"], areas=["play"], excluded=["x*"], only_offered=True, as_of="0.1")
    words = shlex.split(whole_command(header([], asked=asked), "posix"))
    assert words == [
        *("tarock", "check", "--engine", "node it's.js", "--rules", "made", "--option", "who-pays-whom=both"),
        *("--only-offered", "--clause", "A-B-001", "--area", "play", "--exclude", "x*", "--as-of", "0.1"),
    ]


def test_a_check_writes_the_digests_that_the_vectors_of_these_rules_have(tmp_path: Path) -> None:
    words = ("check", "--rules", "lungau", "--clause", "LUN-COUNTING-006", "--in-process", "--jobs", "1")
    places = ("--ledger", str(tmp_path / "l.jsonl"), "--html", str(tmp_path / "p.html"))
    dispute = next(iter(load_catalogue("lungau").disputes.values()))
    other = next(reading for reading in dispute.values if reading != dispute.default)
    assert tarock(*words, *places, "--option", f"{dispute.option}={other}").exit_code == 0
    head = Ledger.read(tmp_path / "l.jsonl").header
    assert head.vectors == filling_digest("lungau", {dispute.option: other}) != filling_digest("lungau", {})
    assert len(head.suite_digest) == len(DIGEST)


# ------------------------------------------------------------------------------------------ the command


def ledger_file(folder: Path, outcomes: tuple[Any, ...] = (PASSED,)) -> str:
    made(folder, outcomes)
    return str(next(folder.glob("*.jsonl")))


def test_the_command_writes_a_result_that_the_reader_accepts(tmp_path: Path) -> None:
    (tmp_path / "program").write_bytes(b"all of it")
    claims = ("--by", "A. B.", "--relation", "blind", "--program", str(tmp_path / "program"), "--lacks", "link=private")
    done = tarock("report", ledger_file(tmp_path), "--format", "result", *claims, "-o", str(tmp_path / "r.json"))
    assert done.exit_code == 0, done.output
    told = result_at(tmp_path / "r.json", readings_of)
    assert done.stdout == f"report: {tmp_path / 'r.json'}\n"
    assert told.program.digest == hashlib.sha256(b"all of it").hexdigest()
    assert (told.relation, told.link, told.nulls) == (Relation.BLIND, None, {Unknown.LINK: "private"})


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--format", "result"), "expected --by, --relation, --link, --program, or the reason"),
        (("--format", "result", "--by", "E", "--lacks", "link=x"), "expected --relation, --program, or the reason"),
        (("--format", "result", "--lacks", "link="), "--lacks link: expected a reason"),
        (("--format", "result", "--lacks", "date=x"), "there is no fact 'date'"),
        (("--by", "A. B."), "--by: expected --format result too"),
        (("--format", "bug", "--clause", "LUN-PLAY-001"), "--clause: expected --format contest too"),
    ],
)
def test_a_claim_that_is_missing_or_misplaced_is_named(tmp_path: Path, words: tuple[str, ...], part: str) -> None:
    done = tarock("report", ledger_file(tmp_path), *words)
    assert done.exit_code == 2
    assert part in " ".join(done.output.split())


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--link", "javascript:alert(1)"),
        ("--link", "https://example.org/ x"),
        ("--link", "ftp://example.org/"),
        ("--by", ""),
        ("--by", "x" * 201),
        ("--relation", "friends"),
        ("--program", "nothing-there"),
    ],
)
def test_a_claim_that_no_reader_would_accept_is_refused(tmp_path: Path, option: str, value: str) -> None:
    claims = {"--by": "E", "--relation": "others", "--link": "https://example.org", "--program": __file__}
    words = [word for pair in (claims | {option: value}).items() for word in pair]
    done = tarock("report", ledger_file(tmp_path), "--format", "result", *words)
    assert done.exit_code == 2, done.output


# ------------------------------------------------------------------------------------------ a stranger's file


def read(data: bytes) -> ResultObject | Message:
    return result_in(data, readings_of)


def stored_in(folder: Path) -> tuple[StoredResult, ...]:
    return read_results(folder, readings_of)


def changed(told: dict[str, Any], change: Change) -> bytes:
    other = deepcopy(told)
    change(other)
    return json.dumps(other).encode()


def forged(name: str, value: object, *place: Any) -> Change:
    """Sets a field of the object that is in this place."""

    def change(told: dict[str, Any]) -> None:
        inside: Any = told
        for step in place:
            inside = inside[step]
        inside[name] = value

    return change


def everywhere(told: dict[str, Any], **counts: int) -> None:
    """Changes counts of the first run in its area and in the whole, so that they still add up."""
    for row in (told["runs"][0]["counts"], *told["runs"][0]["areas"].values()):
        row.update(counts)


def wrong_in(told: dict[str, Any], *clauses: str) -> None:
    """Lets the scenario of the first run fail by these clauses."""
    everywhere(told, passed=0, failed=1)
    told["runs"][0].update(verdict="not conform", failed=[*clauses])


RUN = ("runs", 0)
CONTEST = {"about": "", "by": "A", "why": "B", "date": "2026-01-01"}
FORGERIES: dict[str, Change] = {
    "another kind": forged("kind", "check"),
    "a format of the future": forged("format", 2),
    "a field that nobody knows": forged("rank", 1),
    "a link with a script": forged("link", "javascript:alert(1)"),
    "a link with data": forged("link", "data:text/html,x"),
    "a link with a blank": forged("link", "https://example.org/ onclick=x"),
    "a link with a quotation mark": forged("link", 'https://example.org/"onclick=x'),
    "a link with a line end": forged("link", "https://example.org/\n"),
    "a link that is reversed": forged("link", "https://example.org/\u202egro"),
    "a very long link": forged("link", "https://" + "x" * 500),
    "a null without a reason": forged("by", None),
    "an empty reason": lambda told: (forged("by", None)(told), forged("nulls", {"by": " "})(told)),
    "a reason for what is not null": forged("nulls", {"by": "no"}),
    "a reason for what is no fact": forged("nulls", {"rank": "no"}),
    "an unknown relation": forged("relation", "friends"),
    "a text that is a number": forged("by", 7),
    "a very long name": forged("name", "x" * 201, "program"),
    "a digest that is too short": forged("digest", "0" * 63, "program"),
    "a digest in capital letters": forged("digest", "A" * 64, "suite"),
    "a digest with a line end": forged("vectors", DIGEST + "\n", *RUN),
    "a date that is no date": forged("date", "today", *RUN),
    "a date in other digits": forged("date", "\u0662026-11-29", *RUN),
    "a day that no calendar has": forged("date", "2026-02-30", *RUN),
    "a day of another millennium": forged("date", "9999-12-31", *RUN),
    "another source": lambda told: told["runs"][0].update(source="karl"),
    "the same run twice": lambda told: told["runs"].append(deepcopy(told["runs"][0])),
    "the same run by another ledger": lambda told: told["runs"].append({**told["runs"][0], "ledger": "f" * 64}),
    "two runs of one ledger": lambda told: told["runs"].append({**told["runs"][0], "as_of": "0.1"}),
    "not conform although everything passed": forged("verdict", "not conform", *RUN),
    "known deviations although everything passed": forged("verdict", "conform but for known deviations", *RUN),
    "a broken adapter without an error": forged("verdict", "adapter broken", *RUN),
    "failed clauses although everything passed": lambda told: told["runs"][0].update(
        verdict="inconclusive", failed=["LUN-PLAY-001"]
    ),
    "reasons for declining that cancel each other out": lambda told: (
        told["runs"][0]["declined"][0].update(scenarios=2),
        told["runs"][0]["declined"].append({**told["runs"][0]["declined"][0], "scenarios": -1}),
    ),
    "an unknown option": forged("options", {"no-such": "yes"}, *RUN),
    "an unknown reading": forged("options", {"solorufer": "no-such"}, *RUN),
    "an option of another source": forged("options", {"kontra-after-gut": "allowed"}, *RUN),
    "a version that never was": forged("as_of", "9.9", *RUN),
    "a version that is none": forged("as_of", "yesterday", *RUN),
    "a failed clause of another source": lambda told: wrong_in(told, "KAR-PLAY-003"),
    "a failed clause twice": lambda told: wrong_in(told, "LUN-PLAY-001", "LUN-PLAY-001"),
    "narrowed to a clause of another source": forged("clauses", ["KAR-PLAY-003"], *RUN, "narrowed"),
    "a house with differences below nothing": forged(
        "house", {"name": "H", "differences": -1, "digest": DIGEST, "profile": ""}, *RUN
    ),
    "a contest of an unknown clause": forged("contested", [CONTEST | {"about": "LUN-PLAY-999"}]),
    "a contest of another source": forged("contested", [CONTEST | {"about": "KAR-PLAY-003"}]),
    "a contest on no day": forged("contested", [CONTEST | {"date": "2026-13-01"}]),
    "an unknown verdict": forged("verdict", "best", *RUN),
    "a verdict that the figures do not bear out": forged("failed", ["LUN-PLAY-001"], *RUN),
    "conform although nothing was evaluated": lambda told: everywhere(told, passed=0, evaluated=0, planned=1),
    "no run": forged("runs", []),
    "more passed than evaluated": forged("passed", 2, *RUN, "counts"),
    "more planned than counted": forged("planned", 9, *RUN, "counts"),
    "a count below nothing": lambda told: everywhere(told, failed=-1, passed=2),
    "more scenarios than there can be": lambda told: everywhere(told, passed=10**7, evaluated=10**7, planned=10**7 + 1),
    "a count without end": lambda told: everywhere(told, passed=10**400, evaluated=10**400, planned=10**400 + 1),
    "areas that are not the whole": forged("areas", {}, *RUN),
    "reasons that are not what was declined": forged("declined", [], *RUN),
    "a contest without a reason": forged("contested", [{"about": "", "by": "A", "why": "", "date": "2026-01-01"}]),
    "a contest with a script": forged(
        "contested", [{"about": "", "by": "A", "why": "B", "date": "2026-01-01", "link": "javascript:1"}]
    ),
    "too many contests": forged("contested", [{"about": "", "by": "A", "why": "B", "date": "2026-01-01"}] * 201),
}


def conform(told: dict[str, Any]) -> None:
    told["runs"][0]["verdict"] = "conform"


def test_the_result_that_is_forged_is_a_good_one(good: dict[str, Any]) -> None:
    assert isinstance(read(changed(good, lambda _: None)), ResultObject)
    assert isinstance(read(changed(good, conform)), ResultObject)
    assert isinstance(read(changed(good, lambda told: wrong_in(told, "LUN-PLAY-001"))), ResultObject)
    assert isinstance(read(changed(good, lambda told: everywhere(told, passed=0, failed=1))), ResultObject)
    for about in ("", "LUN-PLAY-001", "lungau/play/some-scenario"):
        assert isinstance(read(changed(good, forged("contested", [CONTEST | {"about": about}]))), ResultObject)
    other = {**good["runs"][0], "ledger": "f" * 64, "options": {"solorufer": "below"}}
    assert isinstance(read(changed(good, forged("runs", [good["runs"][0], other]))), ResultObject)


def test_a_contradiction_is_told_with_its_place(good: dict[str, Any]) -> None:
    told = read(changed(good, lambda told: told["runs"].append(deepcopy(told["runs"][0]))))
    assert str(told) == "runs[1] (lungau): expected another run than runs[0] (lungau)"
    day = read(changed(good, forged("contested", [CONTEST | {"date": "2026-02-30"}])))
    assert str(day) == "contested[0].date: expected a day of the calendar, got 2026-02-30"
    version = read(changed(good, forged("as_of", "9.9", *RUN)))
    assert str(version) == f"runs[0] (lungau).as_of: expected one of: {', '.join(versions())}, got '9.9'"
    option = read(changed(good, forged("options", {"no-such": "yes"}, *RUN)))
    assert str(option) == "runs[0] (lungau).options: expected an option of lungau, got 'no-such'"
    reading = str(read(changed(good, forged("options", {"solorufer": "no-such"}, *RUN))))
    assert reading.startswith("runs[0] (lungau).options.solorufer: expected one of: ")


def test_a_key_that_is_there_twice_is_named(good: dict[str, Any]) -> None:
    """A reader that keeps the last one, and one that keeps the first, would show two different results."""
    twice = json.dumps(good)[:-1].encode() + b', "by": "somebody else"}'
    told = read(twice)
    assert str(told) == "expected a result with each key once in an object, got the key 'by' twice"


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_result_is_refused(good: dict[str, Any], name: str) -> None:
    conform(good)
    assert isinstance(read(changed(good, FORGERIES[name])), Message)


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"kind":"result","format":1}', b'{"kind":"result"', b"null"],
    ids=["empty", "list", "no UTF-8", "deep", "bare", "cut", "null"],
)
def test_what_is_no_result_is_refused_in_words(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "r.json"
    path.write_bytes(data)
    with pytest.raises(ResultError) as refused:
        result_at(path, readings_of)
    assert str(refused.value.said).startswith(f"{path}: expected a result")


def test_a_fault_in_the_json_of_a_result_names_its_line(good: dict[str, Any]) -> None:
    written = json.dumps(good, indent=1).encode()
    told = read(written.replace(b'"format": 1', b'"format": ?'))
    assert str(told).startswith("expected a result: line 3: an unexpected character at byte ")
    assert str(read(written[:-2])) == f"expected a result: line {written.count(10)}: it ends too early"


@pytest.mark.parametrize(
    "place", [("by",), ("runs", 0, "counts", "passed"), ("program", "name"), ("contested", 1, "by")]
)
def test_a_fault_in_a_field_of_a_result_names_its_line(good: dict[str, Any], place: tuple[str | int, ...]) -> None:
    contest = {"about": "", "by": "Max", "date": "2026-11-29", "why": "so", "link": "https://example.org/"}
    good["contested"] = [contest, {**contest}]
    *above, last = place
    within: Any = good
    for part in above:
        within = within[part]
    within[last] = [["no such thing"]]
    written = json.dumps(good, indent=1)
    line = written[: written.index("no such thing")].count("\n") + 1 - 2

    assert str(read(written.encode())).startswith(f"expected a result: line {line}: ")


def test_a_field_that_is_missing_is_told_with_the_line_of_what_lacks_it(good: dict[str, Any]) -> None:
    del good["runs"][0]["counts"]
    lines = json.dumps(good, indent=1).split("\n")
    begin = lines.index(' "runs": [')

    assert str(read("\n".join(lines).encode())).startswith(
        f"expected a result: line {begin + 2}: runs[0]: the field `counts` is missing"
    )


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, good: dict[str, Any]) -> None:
    path = tmp_path / "r.json"
    path.write_bytes(json.dumps(good).encode().ljust(LARGEST_RESULT + 1))
    with pytest.raises(ResultError, match="more than"):
        result_at(path, readings_of)


def stored(folder: Path, told: dict[str, Any], program: str = "mine", name: str = "1.json") -> Path:
    path = folder / program / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(told), encoding="utf-8")
    return path


def test_a_folder_is_read_in_the_order_of_names(tmp_path: Path, good: dict[str, Any]) -> None:
    folder = tmp_path / "results"
    for program, name in (("b", "1.json"), ("a", "2.json"), ("a", "1.json")):
        stored(folder, good, program, name)
    (folder / "README.md").write_text("not a result")
    assert [(found.program, found.name) for found in stored_in(folder)] == [
        ("a", "1"),
        ("a", "2"),
        ("b", "1"),
    ]


@pytest.mark.parametrize(
    ("program", "name"),
    [
        ("Mine", "1.json"),
        (".hidden", "1.json"),
        ("mine", "<b>.json"),
        ("mine", "a b.json"),
        ("mine", "1.html"),
        ("ü", "1.json"),
        ("mine\n", "1.json"),
    ],
)
def test_a_name_that_could_be_more_than_a_name_is_refused(
    tmp_path: Path, good: dict[str, Any], program: str, name: str
) -> None:
    stored(tmp_path / "results", good, program, name)
    with pytest.raises(ResultError):
        read_results(tmp_path / "results", readings_of)


def test_nothing_outside_the_folder_is_read(tmp_path: Path, good: dict[str, Any]) -> None:
    path = stored(tmp_path / "elsewhere", good)
    for number, (place, target) in enumerate((("mine", path.parent), ("mine/1.json", path))):
        link = tmp_path / str(number) / place
        link.parent.mkdir(parents=True)
        link.symlink_to(target)
        with pytest.raises(ResultError, match="link"):
            read_results(tmp_path / str(number), readings_of)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    os.mkfifo(tmp_path / "mine" / "1.json")
    with pytest.raises(ResultError, match="pipe"):
        read_results(tmp_path, readings_of)


def test_a_folder_that_is_not_there_is_a_fault_of_usage(tmp_path: Path) -> None:
    done = tarock("site", "-o", str(tmp_path / "site"), "--results", str(tmp_path / "nothing"))
    assert done.exit_code == 2
    assert not (tmp_path / "site").exists()


# ------------------------------------------------------------------------------------------ on the page


def page(folder: Path, language: str = "en") -> str:
    found = next(page for page in site_pages(library(), (), stored_in(folder)) if page.address == addresses.RESULTS)
    return rendered(library(), found, PageLanguage(language_of(language), library()))


@pytest.fixture(name="today")
def a_result_of_today(good: dict[str, Any]) -> dict[str, Any]:
    good["suite"]["version"] = suite_version()
    good["runs"][0]["vectors"] = filling_digest("lungau", {})
    return good


def test_a_result_of_today_is_not_old_and_another_one_is(tmp_path: Path, today: dict[str, Any]) -> None:
    stored(tmp_path, today)
    assert "old:" not in page(tmp_path)
    for number, change in enumerate((forged("version", "9.9", "suite"), forged("vectors", DIGEST, *RUN))):
        stored(tmp_path / str(number), json.loads(changed(today, change)))
        assert "old:" in page(tmp_path / str(number))
        assert "alt:" in page(tmp_path / str(number), "de")


def test_what_was_declined_is_beside_what_passed(tmp_path: Path, today: dict[str, Any]) -> None:
    stored(tmp_path, today)
    assert "<td>1 of 1 passed<small>1 declined</small></td>" in page(tmp_path)


def test_a_contested_result_says_so(tmp_path: Path, today: dict[str, Any]) -> None:
    stored(tmp_path, today)
    assert "contested" not in page(tmp_path).casefold()
    about = {"about": "LUN-PLAY-001", "by": "Max", "why": "Spiel 1", "date": "2026-11-21"}
    stored(tmp_path, today | {"contested": [about]})
    told = page(tmp_path)
    assert 'href="lungau/play.html#LUN-PLAY-001"' in told
    assert "Contested:" in told
    assert "Angefochten:" in page(tmp_path, "de")


def test_nothing_of_a_stranger_becomes_markup(tmp_path: Path, today: dict[str, Any]) -> None:
    nasty = HOSTILE.replace("\ud800", "\u202e")
    run = today["runs"][0]
    today["program"].update(name=nasty, version=nasty, language=nasty)
    today["by"], today["link"] = nasty, "https://example.org/?a='x'&b=<".removesuffix("<")
    run["source"] = run["rules"] = "../../../etc"
    run["options"] = {nasty: nasty}
    run["reproduce"] = nasty
    everywhere(today, passed=0, failed=1)
    run["verdict"], run["failed"] = "not conform", [nasty]
    run["areas"] = {nasty: run["counts"]}
    run["declined"] = [{"question": nasty, "reason": nasty, "scenarios": 1, "offered": True}]
    today["contested"] = [{"about": nasty, "by": nasty, "why": nasty, "date": "2026-11-21"}]
    stored(tmp_path, today)
    for language in ("en", "de"):
        told = page(tmp_path, language)
        assert "<script>alert" not in told
        assert not {"\x00", "\x1b", "\u202e"} & set(told)
        assert told.count("alert(1)") >= 10  # it is shown, as text


def test_names_that_would_make_one_address_have_two(tmp_path: Path, today: dict[str, Any]) -> None:
    for program, name in (("a", "b-c.json"), ("a-b", "c.json")):
        stored(tmp_path, today, program, name)
    places = re.findall(r'<article class="rule" id="([^"]+)"', page(tmp_path))
    assert len(places) == len({*places}) == 2


# ------------------------------------------------------------------------------------------ ours


def test_every_published_result_is_one() -> None:
    found = stored_in(results_folder())
    assert {entry.program for entry in found} >= {f"sample-{name}" for name in SAMPLES}
    assert all(run.rules for entry in found for run in entry.result.runs)


def test_the_samples_results_are_of_the_samples_as_they_are() -> None:
    """A sample that changed has a new digest, and `python -m proving.sample_results` makes its result anew."""
    files = {hashlib.sha256(path.read_bytes()).hexdigest() for path in ADAPTERS.iterdir()}
    latest = {entry.program: entry.result for entry in stored_in(results_folder())}
    assert {latest[f"sample-{name}"].program.digest for name in SAMPLES} <= files


def test_the_contest_on_the_page_about_results_is_one(good: dict[str, Any]) -> None:
    good["runs"][0].update(source="karl", rules="karl")
    told = (Path(__file__).parents[2] / "docs" / "results.md").read_text("utf-8")
    written = told.partition("```json\n")[2].partition("```")[0]
    assert isinstance(read(json.dumps(good | json.loads(f"{{{written}}}")).encode()), ResultObject)

"""A program that breaks in the middle of a campaign, and a campaign that somebody ends: nothing found is lost."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.unit.materials import material_of, without_causes
from tests.unit.the_command import engine, here, signalled

from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_running.process.exits import ExitCode
from tarock_searching.ask.duel import Duel
from tarock_searching.ask.question_blocks import Block, BlockResult, Ended, play_block
from tarock_searching.fuzz import campaign, run
from tarock_searching.fuzz.campaign import CampaignState, FuzzResult, FuzzTerms, fuzz
from tarock_searching.make.material import Material

RECORD = Path("tarock-report") / "fuzz-lungau.json"
PART = RECORD.with_name("fuzz-lungau.part.json")

COUNTS = """
import json, os, sys, time
from pathlib import Path

before = Path({mark!r})
who = dict(protocol=1, name="pad", version="1", language="Python", rules=dict(lungau={{}}), questions=["count"])
worth = dict(K=5, D=4, C=3, B=2)
wrong = 0


def augen(cards):
    return sum(5 if card in ("Sküs", "XXI", "I") else worth.get(card[0], 0) for card in cards)


for line in sys.stdin.buffer:
    asked = json.loads(line)
    reply = {{"id": asked["id"]}}
    if asked["ask"] == "hello":
        reply["answer"] = who
        {greeting}
    elif "XII" in asked["cards"]:
        wrong += 1
        reply["answer"] = {{"augen": 99}}
    else:
        reply["answer"] = {{"augen": augen(asked["cards"])}}
        if {{*{worse}}} <= {{*asked["cards"]}}:
            {deed}
    print(json.dumps(reply), flush=True)
"""
"""A program that counts right but for XII, and does something worse where it sees certain cards and not that one."""

TIRES = """
import json, os, sys, time

who = dict(protocol=1, name="pad", version="1", language="Python", rules=dict(lungau={{}}), questions=["count"])
who["window"] = 1
worth = dict(K=5, D=4, C=3, B=2)
asked_before = -1
for line in sys.stdin.buffer:
    asked, asked_before = json.loads(line), asked_before + 1
    reply = {{"id": asked["id"], "answer": who}}
    if asked["ask"] != "hello":
        augen = sum(5 if card in ("Sküs", "XXI", "I") else worth.get(card[0], 0) for card in asked["cards"])
        reply["answer"] = {{"augen": augen}}
    if asked_before > 20:
        print("I am tired", file=sys.stderr, flush=True)
        {deed}
    print(json.dumps(reply), flush=True)
"""
"""A program that is right about twenty questions, and then does something else."""

DIES = "os._exit(3)"
HANGS = "time.sleep(600)"
FLOODS = 'print("and on and on\\n" * 10_000, flush=True)'
LONG = 'print("x" * 2_000_000, flush=True)'

MISCOUNTS = """
import json, sys
from tarock_reference import respond

for line in sys.stdin.buffer:
    asked, reply = json.loads(line), json.loads(respond(line))
    if asked["ask"] == "count" and "answer" in reply and "III" in asked["cards"]:
        reply["answer"]["augen"] = 99
    print(json.dumps(reply), flush=True)
"""


def counting(folder: Path, deed: str, greeting: str = "pass", worse: Sequence[str] = ("III",)) -> str:
    mark = str(folder / "before")
    return engine(folder, COUNTS.format(deed=deed, greeting=greeting, mark=mark, worse=worse))


def words(program: str, questions: int = 60, *, timeout: float = 60) -> tuple[str, ...]:
    asked = ("fuzz", "--engine", program, "--rules", "lungau", "--questions", str(questions))
    return (*asked, "--timeout", f"{timeout:g}")


def patience(deed: str) -> float:
    """Seconds for an answer: few where none comes, else as many as a busy machine may need."""
    return 2 if "sleep" in deed else 60


@pytest.mark.prove
@pytest.mark.parametrize("deed", [DIES, HANGS, FLOODS, LONG])
def test_who_breaks_in_the_middle_is_told_so_and_what_else_is_wrong_too(tmp_path: Path, deed: str) -> None:
    asked = words(counting(tmp_path, deed), 60, timeout=patience(deed))

    done = here(*asked, "--jobs", "1", "--restarts", "60", cwd=tmp_path)

    assert done.returncode == ExitCode.NOT_CONFORM
    assert "lungau: 60 questions" in done.stdout
    assert " in 1 way\n" in done.stdout  # what it has wrong; breaking is none of them
    assert "The program broke" in done.stdout
    assert "given 99" in done.stdout
    assert '"cards":["III"]' in done.stdout  # the smallest that breaks it


@pytest.mark.prove
def test_who_breaks_too_often_is_asked_no_more_and_what_was_found_is_told(tmp_path: Path) -> None:
    done = here(*words(counting(tmp_path, DIES), 500), "--jobs", "1", "--restarts", "3", cwd=tmp_path)

    assert done.returncode == ExitCode.NOT_CONFORM
    assert "lungau: the program broke too often" in done.stderr
    assert "given 99" in done.stdout
    assert "exited with status 3" in done.stdout
    assert (tmp_path / RECORD).exists()  # it came to its end


@pytest.mark.prove
def test_who_says_something_else_in_hello_after_a_restart_is_told_so(tmp_path: Path) -> None:
    changes = 'who["name"] += "!" * before.exists(); before.write_text("", "utf-8")'
    later = "wrong > 1 and os._exit(3)"
    program = counting(tmp_path, later, changes, worse=())

    done = here(*words(program, 60), "--jobs", "1", "--restarts", "4", cwd=tmp_path)

    assert done.returncode == ExitCode.NOT_CONFORM
    assert "the program broke too often" in done.stderr
    assert "given 99" in done.stdout
    assert " in 1 way\n" in done.stdout


@pytest.mark.prove
@pytest.mark.parametrize(
    ("deed", "why"),
    [
        (HANGS, "the adapter did not answer within 2 s"),
        (DIES, "exited with status 3"),
        ('print("no reply", flush=True)', "no reply"),
    ],
)
def test_who_only_breaks_is_told_so_once_and_wrongs_no_clause(tmp_path: Path, deed: str, why: str) -> None:
    asked = engine(tmp_path, TIRES.format(deed=deed))

    done = here(*words(asked, 60, timeout=patience(deed)), "--jobs", "1", "--restarts", "3", cwd=tmp_path)

    assert done.returncode == ExitCode.ADAPTER_BROKEN
    first, broke, *more = done.stdout.splitlines()
    assert first.endswith(" 0 wrong answers in 0 ways")
    assert broke.startswith("The program broke 2 times (")
    assert why in broke
    assert broke.endswith("): the first at question 21 in a row; it depends on earlier questions")
    assert done.stdout.count("I am tired") == 1
    assert not any("LUN-" in line for line in more if "clauses came up" not in line)


@pytest.mark.prove
def test_what_a_fresh_process_has_right_hangs_on_what_was_asked_before(tmp_path: Path) -> None:
    asked = engine(tmp_path, TIRES.format(deed='reply["answer"]["augen"] = 99'))

    done = here(*words(asked, 60), "--jobs", "1", cwd=tmp_path)

    assert done.returncode == ExitCode.NOT_CONFORM
    first, *more = done.stdout.splitlines()
    assert first.endswith(" 40 wrong answers in 1 way")  # all but the first twenty
    assert "  1. count: augen depends on earlier questions (40 times)" in more
    assert "cause" not in done.stdout
    assert not any("LUN-" in line for line in more if "clauses came up" not in line)


@pytest.mark.prove
def test_an_error_that_a_program_reports_itself_is_a_wrong_answer(tmp_path: Path) -> None:
    reports = counting(tmp_path, 'reply = dict(id=asked["id"], error="oops")')

    done = here(*words(reports, 160), "--jobs", "1", cwd=tmp_path)

    assert done.returncode == ExitCode.NOT_CONFORM
    assert " in 2 ways\n" in done.stdout
    assert "The program broke" not in done.stdout


@pytest.mark.prove
def test_it_breaks_as_often_on_many_processes_as_on_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "BLOCK", 25)
    program = counting(tmp_path, DIES)

    one, two = (
        here(*words(program, 400), "--seed", "3", "--restarts", "2", "--jobs", jobs, cwd=tmp_path)
        for jobs in ("1", "2")
    )

    assert one.stdout == two.stdout
    assert "given 99" in one.stdout
    assert "exited with status 3" in one.stdout
    assert "the program broke too often" in one.stderr
    assert 25 < int(one.stdout.split()[1]) < 200  # it ends after some blocks, and not after the first


# ------------------------------------------------------------------------------------------- a campaign that is ended


class Clumsy:
    """Plays blocks in this process, and is interrupted in the middle of one, by its place among all."""

    def __init__(self, ends_at: int) -> None:
        self.duel = Duel(InProcess(miscounting), InProcess(respond))
        self.material = material_of("lungau")
        self.left = ends_at
        self.places: list[int] = []

    def play(self, blocks: Sequence[Block]) -> Iterator[BlockResult]:
        for block in reversed(blocks):
            self.left -= 1
            result = play_block(self.material, 1, block._replace(questions=10), self.duel)
            self.places.append(block.place)
            if self.left < 0:
                yield result._replace(ended=Ended.INTERRUPTED)
                return
            yield result


def miscounting(line: bytes) -> bytes:
    reply = json.loads(respond(line))
    if json.loads(line)["ask"] == "count" and "answer" in reply:
        reply["answer"]["augen"] = 99
    return json.dumps(reply).encode()


def fuzzed(player: Clumsy, state: CampaignState | None, kept: list[CampaignState]) -> FuzzResult:
    terms = FuzzTerms(2_200, {}, lambda: True)
    return fuzz(terms, player.play, player.duel, (), lambda _: None, state=state, keep=kept.append)


@pytest.mark.prove
def test_a_campaign_that_is_gone_on_with_comes_to_what_one_comes_to_that_was_not_interrupted() -> None:
    kept: list[CampaignState] = []
    whole = fuzzed(Clumsy(99), None, [])
    first, second = Clumsy(4), Clumsy(99)

    broken_off = fuzzed(first, None, kept)
    assert broken_off.ended is Ended.INTERRUPTED
    assert broken_off.finds
    after = fuzzed(second, kept[-1], kept)

    assert after == whole
    assert whole.ended is Ended.WHOLE
    # none is played twice but the one in the middle
    assert sorted([*first.places[:-1], *second.places]) == list(range(9))


@pytest.mark.prove
def test_a_block_that_was_there_too_soon_says_nothing_of_a_program_that_was_given_up() -> None:
    def breaking(blocks: Sequence[Block]) -> Iterator[BlockResult]:
        for result in Clumsy(99).play([*reversed(blocks)]):
            yield result._replace(breaks=2)

    def last_first(blocks: Sequence[Block]) -> Iterator[BlockResult]:
        return iter([*breaking(blocks)][::-1])

    terms = FuzzTerms(2_200, {}, lambda: True, restarts=3)
    in_turn, turned = (fuzz(terms, play, Clumsy(99).duel, (), lambda _: None) for play in (breaking, last_first))

    assert in_turn == turned
    assert in_turn.ended is Ended.GIVEN_UP
    assert in_turn.asked == 20  # two blocks of ten, with the second of which it broke too often


@pytest.mark.prove
@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize(("number", "jobs"), [(signal.SIGINT, "1"), (signal.SIGTERM, "2")])
def test_who_ends_a_campaign_is_told_what_was_found_and_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals, jobs: str
) -> None:
    monkeypatch.setattr(run, "causes_of", without_causes)
    asked = (*words(engine(tmp_path, MISCOUNTS), 600), "--corpus", "finds.jsonl", "--jobs", jobs)
    done = _sent(tmp_path, number, asked)

    assert done.returncode == ExitCode.INTERRUPTED, done.stderr
    assert "given 99" in done.stdout
    assert f"lungau: interrupted; --resume continues from {PART}" in done.stderr
    assert (tmp_path / "finds.jsonl").read_text("utf-8").count("\n") >= 1
    (tmp_path / "finds.jsonl").unlink()

    after = here(*asked, "--resume", cwd=tmp_path)
    record = (tmp_path / RECORD).read_bytes()
    assert not (tmp_path / PART).exists()
    whole = here(*asked[:-4], "--jobs", "1", cwd=tmp_path)

    assert after.stdout == whole.stdout
    assert (tmp_path / RECORD).read_bytes() == record


def _sent(folder: Path, number: signal.Signals, asked: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """A campaign that is sent a signal when some of its blocks are there."""
    return signalled(asked, folder, number, lambda _: _has_blocks(folder / PART))


def _has_blocks(record: Path) -> bool:
    lines = record.read_bytes().splitlines() if record.exists() else []
    return len(lines) > 2 and len(json.loads(lines[1])["blocks"]) > 0


@pytest.mark.prove
def test_a_campaign_that_is_ended_while_its_questions_are_made_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = (*words(counting(tmp_path, "pass"), 60), "--jobs", "1")

    with monkeypatch.context() as patched:
        patched.setattr(run, "material_of", _interrupted)
        done = here(*asked, cwd=tmp_path)

    assert done.returncode == ExitCode.INTERRUPTED
    assert f"lungau: interrupted before the first question was made; --resume continues from {PART}" in done.stderr
    after = here(*asked, "--resume", cwd=tmp_path)
    assert not (tmp_path / PART).exists()
    assert after.stdout == here(*asked, cwd=tmp_path).stdout


@pytest.mark.prove
def test_another_campaign_is_refused_before_its_questions_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = ("fuzz", "--rules", "lungau", "--questions", "5", "--jobs", "1")
    monkeypatch.setattr(run, "material_of", _interrupted)
    here(*begun, cwd=tmp_path)

    done = here(*begun, "--seed", "2", "--resume", cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert f"{PART} is of a campaign with --seed 1; expected one with 2" in done.stderr


def _interrupted(*_: object) -> Material:
    raise KeyboardInterrupt


@pytest.mark.prove
def test_a_campaign_with_hardly_any_time_ends_when_it_is_up_and_can_go_on(tmp_path: Path) -> None:
    done = here("fuzz", "--rules", "lungau", "--minutes", "0.02", "--questions", "1000000", "--jobs", "1", cwd=tmp_path)

    assert done.returncode == ExitCode.CONFORM
    assert "lungau: the time is over; --resume continues from" in done.stderr
    assert "0 wrong answers" in done.stdout


def test_there_has_to_be_something_to_go_on_with(tmp_path: Path) -> None:
    done = here("fuzz", "--rules", "lungau", "--resume", cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert f"--resume: there is no campaign to resume; expected {PART}" in done.stderr


@pytest.mark.prove
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("--seed", "2"), "is of a campaign with --seed 1; expected one with 2"),
        (("--questions", "9"), "is of a campaign with --questions 5; expected one with 9"),
        (("--each", "3"), "is of a campaign with --each 0; expected one with 3"),
    ],
)
def test_another_campaign_is_not_gone_on_with(tmp_path: Path, change: tuple[str, ...], told: str) -> None:
    begun = ("fuzz", "--rules", "lungau", "--questions", "5", "--jobs", "1")
    here(*begun, cwd=tmp_path)

    done = here(*begun, *change, "--resume", cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert f"{RECORD} {told}" in done.stderr


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1: "),
        ('{"format": 99}\n{}\n', "line 1: it has the format 99 and not 3"),
        ("{}\n{}\n", "line 1: the field `format` is missing"),
        ("[\n{}\n", "line 1: "),
    ],
)
def test_a_record_that_cannot_be_read_is_refused_with_the_place(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / PART).parent.mkdir()
    (tmp_path / PART).write_text(text, encoding="utf-8")

    done = here("fuzz", "--rules", "lungau", "--resume", cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert f"--resume: {PART}" in done.stderr
    assert told in done.stderr


def played(place: int, asked: int = 250) -> BlockResult:
    return BlockResult.empty(place)._replace(asked=asked)


def test_how_far_a_campaign_is_follows_from_the_blocks_that_are_there() -> None:
    terms = FuzzTerms(2_200, {}, lambda: True)
    begun = CampaignState.begun(terms, BlockResult.empty()._replace(asked=100))
    blocks = begun.go_on({place: played(place) for place in range(8)}, terms)

    assert [block.place for block in blocks] == list(range(8))
    assert (begun.tally.asked, begun.left, begun.first) == (2_100, 100, 8)
    assert [block.questions for block in begun.blocks(terms)] == [100]


@pytest.mark.parametrize("places", [(9,), (0, 1, 8), (0, -1)])
def test_a_block_that_could_not_come_yet_is_refused(places: tuple[int, ...]) -> None:
    terms = FuzzTerms(2_200, {}, lambda: True)

    with pytest.raises(ValueError, match=rf"block {min(set(places) - {0, 1})} is not one that comes next"):
        CampaignState.begun(terms, BlockResult.empty()).go_on({place: played(place) for place in places}, terms)


def altered(record: Path, change: Callable[[dict[str, Any]], object], *, sealed: bool) -> None:
    """Change what a record tells of the blocks of a campaign, and its digest where it is ``sealed``."""
    first, second, third = record.read_bytes().splitlines(keepends=True)
    told = json.loads(second)
    change(told)
    body = first + json.dumps(told).encode() + b"\n"
    digest = json.dumps({"digest": hashlib.sha256(body).hexdigest()}, separators=(",", ":")).encode() + b"\n"
    record.write_bytes(body + (digest if sealed else third))


def nothing_wrong(told: dict[str, Any]) -> None:
    """Have every block say that nothing was wrong."""
    for block in told["blocks"]:
        block["finds"], block["often"] = [], []


def one_missing(told: dict[str, Any]) -> None:
    """Leave out what came of the first block."""
    del told["blocks"][0]
    told["blocks"][-1]["place"] += 1


@pytest.mark.prove
def test_a_record_that_does_not_fit_what_was_asked_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(campaign, "BLOCK", 25)
    asked = (*words(counting(tmp_path, "pass"), 50), "--jobs", "1", "--resume")
    here(*asked[:-1], cwd=tmp_path)
    record = tmp_path / RECORD
    whole = record.read_bytes()
    assert all(block["often"] for block in json.loads(whole.splitlines()[1])["blocks"])
    for change, sealed, told in (
        (nothing_wrong, False, "was changed; expected the record as `tarock fuzz` left it"),
        (nothing_wrong, True, "asked again, does not come to what is there"),
        (one_missing, True, "is not one that comes next"),
    ):
        record.write_bytes(whole)
        altered(record, change, sealed=sealed)
        done = here(*asked, cwd=tmp_path)
        (tmp_path / PART).unlink(missing_ok=True)
        assert done.returncode == ExitCode.USAGE
        assert told in done.stderr

    record.write_bytes(whole)
    assert here(*asked, cwd=tmp_path).returncode == ExitCode.NOT_CONFORM


def test_where_no_record_can_be_kept_the_campaign_goes_on(tmp_path: Path) -> None:
    (tmp_path / "tarock-report").write_text("a file", encoding="utf-8")

    done = here(*words(counting(tmp_path, "pass", worse=["no card"]), 5), "--jobs", "1", cwd=tmp_path)

    assert done.returncode == ExitCode.CONFORM
    assert "so the campaign cannot be resumed" in done.stderr
    assert "lungau: 5 questions" in done.stdout

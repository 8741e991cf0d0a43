"""``tarock lock``: a lock made of a variant, and renewed when somebody has seen what changes; never half of one."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.unit import small_lock
from tests.unit.small_lock import COUNT, DECK, MAY_PLAY, NAME, NEXT_DEALER, TRICK, of_areas
from tests.unit.the_command import PATIENCE, PROGRAM, environment, tarock

from tarock_checking.lock import lock_command, new_lock
from tarock_checking.lock.changes import Changes, changed_rules, lock_changes
from tarock_checking.lock.gathering import Gathered, answered
from tarock_checking.lock.lock_file import locked_question, read_lock
from tarock_checking.lock.lock_lines import Lock, Locked, sealed
from tarock_language.message import ENGLISH
from tarock_reference.variants import Variant, variant_of_source
from tarock_reports.ledger.whole_files import Place
from tarock_running.process.exits import ExitCode

PROFILE = """
name = "Gasthof Post"
based_on = "lungau"

[rulings]
"contracts.Dreier.terms.price_won" = 5
"""
AREA = "counting"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "300")
    return tmp_path


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    of_areas(monkeypatch, AREA)


# ------------------------------------------------------------------------------------------------------ made anew


@pytest.mark.prove
@pytest.mark.usefixtures("small")
def test_a_lock_is_the_same_however_many_processes_make_it(folder: Path) -> None:
    one = tarock("lock", "--rules", "lungau", "--output", "one.lock.jsonl", "--workers", "1")
    two = tarock("lock", "--rules", "lungau", "--output", "two.lock.jsonl", "--workers", "2")

    assert (one.exit_code, two.exit_code) == (ExitCode.CONFORM, ExitCode.CONFORM), one.output
    assert (folder / "one.lock.jsonl").read_bytes() == (folder / "two.lock.jsonl").read_bytes()


@pytest.mark.usefixtures("small")
def test_a_lock_says_what_it_holds_and_which_impostors_nobody_tells(folder: Path) -> None:
    run = tarock("lock", "--rules", "lungau", "--workers", "1")

    found = read_lock(folder / "lungau.lock.jsonl")
    assert f"lungau: {found.header.questions} questions test " in run.output
    assert re.search(r"^of each kind: .*\b\d+ deal\b.*\b\d+ count\b", run.output, re.MULTILINE)
    assert all(f"lungau: {words}: " in run.stderr for words in ("scenarios", "impostors", "questions chosen"))
    assert " are caught by an answer" in run.output
    assert re.search(r"\b\d+ are left aside: ", run.output)
    assert "counting.hidden_talon/declarer" not in run.output
    assert "told by nothing" not in run.output


@pytest.mark.usefixtures("small")
def test_the_lock_of_a_house_stands_beside_its_profile_and_has_its_rules(folder: Path) -> None:
    (folder / "houses").mkdir()
    (folder / "houses" / "post.toml").write_text(PROFILE, encoding="utf-8")

    run = tarock("lock", "houses/post.toml", "--workers", "1")

    assert run.exit_code == ExitCode.CONFORM, run.output
    header = read_lock(folder / "houses" / "post.lock.jsonl").header
    assert (header.name, header.based_on, header.profile) == ("Gasthof Post", "lungau", "post.toml")
    assert header.rules != variant_of_source("lungau", {}).digest()


def test_a_lock_that_is_there_is_never_written_over(folder: Path) -> None:
    path = small_lock.written(folder)
    before = path.read_bytes()

    run = tarock("lock", "--rules", "lungau", "--output", str(path))

    assert run.exit_code == ExitCode.USAGE
    assert f"{path} already exists; expected --update {path}" in run.output
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "expected a profile, or --rules with one of: karl, koenigrufen"),
        (("--rules", "lungau", "--rules", "karl"), "expected a profile, or --rules with one of: lungau, karl"),
        (("--rules", "lungua"), "there is no rule set 'lungua'. Did you mean lungau?"),
        (
            ("--rules", "lungau", "--option", "solorufer=belov"),
            "there is no reading 'belov'. Did you mean below or above?",
        ),
        (("none.toml",), "none.toml: cannot be read"),
        (("post.toml", "--rules", "lungau"), "a profile names its source"),
        (("--rules", "lungau", "--yes"), "--yes: expected --update with it"),
        (("--update", "a.lock.jsonl", "--rules", "lungau"), "cannot go with --rules"),
        (("post.toml", "--update", "a.lock.jsonl"), "cannot go with PROFILE"),
        (("--update", "none.lock.jsonl"), "none.lock.jsonl cannot be read"),
        (("--update", "."), "it is a folder and no file; expected a lock"),
        (("--rules", "lungau", "--output", "."), "it is a folder"),
    ],
)
def test_what_cannot_be_locked_is_refused(words: tuple[str, ...], told: str) -> None:
    run = tarock("lock", *words)

    assert run.exit_code == ExitCode.USAGE
    assert told in run.output


# -------------------------------------------------------------------------------------------------------- changes


def spoilt(number: int, **answer: Any) -> Lock:
    """The small lock with an answer that was right once."""
    found = small_lock.lock()
    questions = list(found.questions)
    one = questions[number - 1]
    questions[number - 1] = Locked(
        question=one.question, answer={**one.answer, **answer}, rests=one.rests, scenario=one.scenario
    )
    return sealed(found.header, questions)


LUNGAU = variant_of_source("lungau", {})


def changes(before: Lock, now: Lock) -> Changes:
    """What a new lock of the source changes in an old one."""
    return lock_changes(Path(NAME), before, now, changed_rules(Path(NAME), before, now.header, LUNGAU))


def told_of(found: Changes) -> list[str]:
    """All that is told of it."""
    return [*found.rules.told(ENGLISH), *found.told(ENGLISH)]


def test_what_changed_in_the_rules_comes_first_with_how_many_answers_rest_on_it() -> None:
    old = spoilt(2, total=70)
    rests = old.questions[1].rests["why/total"]
    path = next(path for path, clause in LUNGAU.rulings() if clause in rests)
    before = sealed(msgspec.structs.replace(old.header, rulings={path: "70", "cards.size": "54"}), old.questions)
    now = small_lock.lock(rulings={path: "71", "cards.size": "54"})

    told = told_of(changes(before, now))

    assert told[0] == f"{path} 70 → 71: 1 answer"
    assert not any("cards.size" in line for line in told)


def test_who_is_not_there_to_be_asked_is_told_so_before_a_lock_is_made(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / NAME).write_bytes(spoilt(2, total=70).data())
    monkeypatch.setattr(lock_command, "make", None)

    run = tarock("lock", "--update", NAME)

    assert run.exit_code == ExitCode.USAGE
    assert "total: 70 becomes 71" in run.output
    assert "nothing is written: there is no terminal to ask on; expected --yes" in run.output


def test_an_answer_that_changed_is_told_with_its_clauses_and_the_part_that_did() -> None:
    before = spoilt(2, total=70)
    rests = before.questions[1].rests["why/total"]

    told = told_of(changes(before, small_lock.lock()))

    assert told[0].startswith(f"≠ {' '.join(rests)}  question 2 (lungau/counting/made-up) ")
    assert '"ask":"deck"' in told[0]
    assert told[1] == "  total: 70 becomes 71"
    assert told[-1] == "1 answer changed, 0 questions new, 0 gone"


def test_questions_that_are_new_and_gone_are_counted_whatever_their_numbers() -> None:
    before, now = small_lock.lock(COUNT, DECK, TRICK), small_lock.lock(MAY_PLAY, TRICK, COUNT, NEXT_DEALER)

    found = changes(before, now)

    assert [question.question["ask"] for question in found.gone] == ["deck"]
    assert [question.question["ask"] for question in found.new] == ["may_play", "next_dealer"]
    assert not found.rules.answers
    assert not found.rules.unanswered


def test_a_question_that_the_variant_cannot_answer_any_more_is_told() -> None:
    one = small_lock.locked(COUNT)
    gone = Locked(question={**one.question, "cards": ["K♥", "K♥"]}, answer=one.answer, rests=one.rests, scenario="s")
    before = sealed(small_lock.header(), [gone])

    told = told_of(changes(before, small_lock.lock()))

    assert any("question 1 (s)" in line and "cannot be asked of this variant now" in line for line in told)


def test_a_question_that_names_another_reading_or_rests_on_another_clause_is_told() -> None:
    now = small_lock.lock(COUNT, DECK, TRICK)
    one, two, three = now.questions
    with_reading = msgspec.structs.replace(one, question={**one.question, "options": {"solorufer": "below"}})
    with_clause = msgspec.structs.replace(two, rests={**two.rests, "": ["LUN-CARDS-001"]})
    before = sealed(now.header, [with_reading, with_clause, three])

    found = changes(before, now)
    told = told_of(found)

    assert [question.number for question in found.otherwise] == [1, 2]
    assert sum("it names other readings or rests on other clauses" in line for line in told) == 2
    assert not found.rules.answers
    assert told[-1] == "0 answers changed, 0 questions new, 0 gone"


def test_what_the_header_says_otherwise_is_told() -> None:
    before = small_lock.lock(suite="0.0.1", features="0" * 64)

    told = told_of(changes(before, small_lock.lock()))

    assert 'header: suite: "0.0.1" becomes "0.1.0"' in told
    assert any(line.startswith('header: features: "000') for line in told)


# -------------------------------------------------------------------------------------------------------- renewed


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scenarios ask what the small lock has, and there are no impostors."""
    asked = []
    for number, question in enumerate(small_lock.lock().questions):
        found = answered(LUNGAU, msgspec.structs.replace(locked_question(Path(NAME), question), id=0))
        assert found is not None
        found.scenario = question.scenario
        found.rests |= {f"only/{number}": [f"LUN-MADE-UP-{number}"]}
        asked.append(found)
    monkeypatch.setattr(new_lock, "gather_questions", lambda _variant, **_: Gathered(tuple(asked), ()))
    monkeypatch.setattr(Variant, "impostors", lambda _self: ())


@pytest.fixture
def renewed(few: None) -> Callable[..., Any]:
    del few
    return lambda *words: tarock("lock", "--update", NAME, "--workers", "1", *words)


def test_without_a_terminal_nothing_is_written_and_that_is_no_success(
    folder: Path, renewed: Callable[..., Any]
) -> None:
    path = folder / NAME
    path.write_bytes(spoilt(2, total=70).data())
    before = path.read_bytes()

    run = renewed()

    assert run.exit_code == ExitCode.USAGE
    assert "total: 70 becomes 71" in run.output
    assert "nothing is written: there is no terminal to ask on; expected --yes" in run.output
    assert path.read_bytes() == before


def test_with_yes_it_is_written_and_then_nothing_changes_any_more(folder: Path, renewed: Callable[..., Any]) -> None:
    path = folder / NAME
    path.write_bytes(spoilt(2, total=70).data())

    first, second = renewed("--yes"), renewed()

    assert first.exit_code == ExitCode.CONFORM
    assert read_lock(path).questions[1].answer["total"] == 71
    assert second.exit_code == ExitCode.CONFORM
    assert f"{NAME}: nothing changes" in second.output


@pytest.mark.skipif(os.name != "posix", reason="a terminal as POSIX has it")
@pytest.mark.parametrize(("said", "writes"), [("y\n", True), ("yes\n", True), ("\n", False), ("n\n", False)])
def test_on_a_terminal_it_is_asked_and_only_yes_writes(
    folder: Path, monkeypatch: pytest.MonkeyPatch, renewed: Callable[..., Any], said: str, *, writes: bool
) -> None:
    path = folder / NAME
    path.write_bytes(spoilt(2, total=70).data())
    before = path.read_bytes()
    parent, child = pty.openpty()
    os.write(parent, said.encode())
    with os.fdopen(child, "r", encoding="utf-8") as terminal:
        monkeypatch.setattr(lock_command, "stdin", lambda: terminal)
        run = renewed()
    os.close(parent)

    assert run.exit_code == ExitCode.CONFORM
    assert f"Make {NAME} anew? [y/N]" in run.output
    assert (path.read_bytes() != before) is writes
    assert ("is unchanged" in run.output) is not writes


def test_a_lock_of_another_suite_is_renewed_and_an_altered_one_is_not(
    folder: Path, renewed: Callable[..., Any]
) -> None:
    path = small_lock.written(folder, suite="0.0.1", features="0" * 64)

    assert renewed("--yes").exit_code == ExitCode.CONFORM
    assert read_lock(path).header.features != "0" * 64

    path.write_bytes(path.read_bytes().replace(b'"total":71', b'"total":70'))
    run = renewed("--yes")

    assert run.exit_code == ExitCode.USAGE
    assert f"{NAME}, line 3: expected the line as it was written" in run.output


def test_readings_that_there_are_not_any_more_are_refused_with_the_line(
    folder: Path, renewed: Callable[..., Any]
) -> None:
    small_lock.written(folder, options={"solorufer": "sideways"})

    run = renewed("--yes")

    assert run.exit_code == ExitCode.USAGE
    assert f"{NAME}, line 1: expected readings of lungau as it is today" in run.output


# ---------------------------------------------------------------------------------------------------- interrupted


INTERRUPTED = """
import os, signal, sys
from tarock_conformance.cli import main
from tarock_reports.ledger import whole_files

sync = os.fsync


def ended(descriptor):
    sync(descriptor)
    os.kill(os.getpid(), signal.{number})


os.fsync = ended
sys.argv = ["tarock", "lock", "--update", {name!r}, "--yes", "--workers", "1"]
from tarock_checking.lock import new_lock
from tarock_reference.variants import Variant
from tarock_checking.lock.gathering import Gathered
new_lock.gather = lambda variant: Gathered((), ())
Variant.impostors = lambda self: ()
main()
"""
"""A lock that is renewed, and ended when the new file is written and not yet in its place."""


@pytest.mark.prove
@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_who_is_ended_while_writing_leaves_the_old_lock_whole(folder: Path, number: signal.Signals) -> None:
    path = small_lock.written(folder)
    before = path.read_bytes()
    script = folder / "ended.py"
    script.write_text(INTERRUPTED.format(number=number.name, name=NAME), encoding="utf-8")

    run = subprocess.run(
        (PROGRAM[0], "-P", str(script)),
        cwd=folder,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    killed = number is signal.SIGKILL
    assert run.returncode == (-number if killed else ExitCode.INTERRUPTED), run.stderr
    assert path.read_bytes() == before
    assert killed or "interrupted; the existing lock is unchanged" in run.stderr
    assert [file.suffix for file in folder.glob(f"{NAME}.*")] == ([".unfinished"] if killed else [])


@pytest.mark.prove
@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
def test_who_is_interrupted_while_scenarios_are_played_writes_nothing(folder: Path) -> None:
    with subprocess.Popen(
        (*PROGRAM, "lock", "--rules", "lungau"), cwd=folder, env=environment(), stderr=subprocess.PIPE, encoding="utf-8"
    ) as running:
        assert running.stderr is not None
        for line in running.stderr:
            if "scenarios" in line:
                break
        running.send_signal(signal.SIGINT)
        said = running.stderr.read()
        code = running.wait(PATIENCE)

    assert code == ExitCode.INTERRUPTED
    assert "lungau.lock.jsonl: interrupted; nothing is written" in said
    assert list(folder.iterdir()) == []


def test_what_has_to_last_is_on_the_disk_before_it_takes_its_place(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "file"
    path.write_bytes(b"before")
    seen: list[bytes] = []
    monkeypatch.setattr(os, "fsync", lambda _descriptor: seen.append(path.read_bytes()))

    Place(path).put(b"after", lasting=True)

    assert seen == [b"before"]
    assert path.read_bytes() == b"after"

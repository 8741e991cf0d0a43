"""``tarock check --lock``: the questions of a lock, each answer held against the right one, and nothing else."""

from __future__ import annotations

import itertools
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.unit.small_lock import (
    ALL,
    COUNT,
    DECK,
    MAY_PLAY,
    NAME,
    NEXT_DEALER,
    PROFILE,
    TRICK,
    header,
    lock,
    locked,
    of_areas,
    read_as_whole,
    written,
    written_of_house,
)
from tests.unit.the_command import PATIENCE, engine, environment, tarock

from tarock_checking.lock import against_engine
from tarock_checking.lock.gathering import gather_questions
from tarock_checking.lock.lock_lines import sealed
from tarock_conformance.commands import check_modes
from tarock_language.message import ENGLISH
from tarock_reference.variants import variant_of_source
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import load_catalogue

OFFERS = """
import json, sys
from tarock_reference import respond

OFFERED = {offered}
for line in sys.stdin.buffer:
    reply = json.loads(respond(line))
    if "questions" in reply.get("answer", {{}}):
        reply["answer"]["questions"] = OFFERED
    {change}
    print(json.dumps(reply), flush=True)
"""
"""The reference engine with another offer, and its replies changed."""

READ_AS_WHOLE = """
from tarock_checking.check import lock_check
from tarock_checking.lock import against_engine
against_engine.refuse_missing_questions = lock_check.keep_answers = lock_check.answers_before = lambda *_: None
from tarock_conformance.cli import main
main()
"""
PATCHED = (sys.executable, "-P", "-c", READ_AS_WHOLE)
"""The command ``tarock`` that asks by a lock which has not all the questions that it should have."""

HANGS = "import time; time.sleep(600)"
HANGING = f"{sys.executable} -c '{HANGS}'"
"""A program that is never asked."""
KINDS = ["hello", "count", "deck", "may_play", "trick", "next_dealer"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    read_as_whole(monkeypatch)
    return tmp_path


def changed(folder: Path, change: str = "", offered: list[str] | None = None) -> str:
    """The command of the reference engine with its replies changed, ``reply`` being one that is no hello."""
    told = f'if "questions" not in reply.get("answer", {{}}): {change}' if change else ""
    return engine(folder, OFFERS.format(offered=offered or KINDS, change=told))


@pytest.mark.prove
def test_our_own_engine_answers_as_its_lock_has_it_and_nothing_is_left_behind(folder: Path) -> None:
    written(folder)

    run = tarock("check", "--lock", NAME)

    assert run.exit_code == ExitCode.CONFORM, run.stderr
    assert "Conform: every answer agrees with the lock." in run.stdout
    assert f"{len(ALL)} questions: {len(ALL)} passed" in run.stdout
    assert [path.name for path in folder.iterdir()] == [NAME]


@pytest.mark.prove
def test_a_wrong_answer_is_told_with_its_clause_its_part_and_how_to_ask_again(folder: Path) -> None:
    path = written(folder)
    command = changed(folder, 'reply["answer"].update({"total": 70} if "total" in reply["answer"] else {})')
    number = ALL.index(DECK) + 1
    clauses = lock().questions[number - 1].rests

    run = tarock("check", "--lock", str(path), "--engine", command)

    assert run.exit_code == ExitCode.NOT_CONFORM
    assert f"question {number}, line {number + 1} of {path}" in run.output
    assert "total: expected 71, given 70" in run.output
    assert f"✗ failed {' '.join(clauses['why/total'])}" in run.output
    assert '"ask":"deck"' in run.output
    assert f"{len(ALL) - 1} passed, 1 failed" in run.output

    again = next(line for line in run.output.splitlines() if line.startswith("  tarock check --lock"))
    words = shlex.split(again)[1:]

    assert words[-2:] == ["--question", str(number)]
    assert "1 questions: 1 failed" in tarock(*words).output


def test_the_clause_of_a_wrongly_allowed_card_is_the_one_that_forbids_it(folder: Path) -> None:
    written(folder, MAY_PLAY)
    command = changed(folder, 'reply["answer"]["legal"].append("V")')
    forbidden = lock(MAY_PLAY).questions[0].rests["why/V"]

    run = tarock("check", "--lock", NAME, "--engine", command)

    assert run.exit_code == ExitCode.NOT_CONFORM
    assert f"✗ failed {' '.join(forbidden)}  question 1" in run.output
    assert 'legal: expected ["K♥"], given ["K♥","V"]' in run.output


@pytest.mark.prove
def test_reasons_and_the_order_of_what_has_none_are_not_judged(folder: Path) -> None:
    written(folder)
    change = 'reply["answer"].pop("grounds"); reply["answer"].pop("why", 0); reply["answer"].get("legal", []).reverse()'

    assert tarock("check", "--lock", NAME, "--engine", changed(folder, change)).exit_code == ExitCode.CONFORM


@pytest.mark.prove
def test_what_is_declined_stays_unknown_unless_only_what_is_offered_is_asked_for(folder: Path) -> None:
    written(folder, COUNT, DECK)
    command = changed(folder, offered=["hello", "count"])

    run = tarock("check", "--lock", NAME, "--engine", command)
    offered = tarock("check", "--lock", NAME, "--engine", command, "--only-offered")

    assert run.exit_code == ExitCode.INCONCLUSIVE
    assert "declined: 1 question: does not answer the question 'deck'" in run.output
    assert told_untested(run.output) == told_untested(offered.output) == sorted(clauses_of(DECK) - clauses_of(COUNT))
    assert ": The trumps from the top\n" in run.output
    assert offered.exit_code == ExitCode.CONFORM
    assert "offers: 1 of 2 questions" in offered.output


@pytest.mark.prove
def test_a_script_reads_the_rulings_that_were_not_held(folder: Path) -> None:
    written(folder, COUNT, DECK)
    command = changed(folder, offered=["hello", "count"])

    run = tarock("check", "--lock", NAME, "--engine", command, "--format", "json")
    told = json.loads(run.stdout)["not_held"]

    assert [*told] == sorted(clauses_of(DECK) - clauses_of(COUNT))
    assert "cards.trumps" in [path for paths in told.values() for path in paths]


def clauses_of(question: dict[str, Any]) -> set[str]:
    """The clauses on which the answer to a question of the lock rests."""
    return {clause for clauses in locked(question).rests.values() for clause in clauses}


def told_untested(output: str) -> list[str]:
    """The clauses that were not tested, by the output."""
    below = output.partition("not held, because all questions that rest on them were declined:\n")[2]
    lines = itertools.takewhile(lambda line: line.startswith("  "), below.splitlines())
    return [line.strip().partition(":")[0] for line in lines]


@pytest.mark.prove
def test_who_declines_everything_is_never_conform(folder: Path) -> None:
    written(folder, COUNT)
    command = changed(folder, offered=["hello"])

    run = tarock("check", "--lock", NAME, "--engine", command, "--only-offered")

    assert run.exit_code == ExitCode.INCONCLUSIVE


@pytest.mark.prove
def test_a_question_that_is_declined_although_its_kind_is_offered_is_owed_all_the_same(folder: Path) -> None:
    written(folder, COUNT, DECK)
    change = 'reply = {"id": reply["id"], "declined": "not today"} if "trumps" in reply["answer"] else reply'
    command = changed(folder, change)

    run = tarock("check", "--lock", NAME, "--engine", command, "--only-offered", "--again", "0")

    assert run.exit_code == ExitCode.INCONCLUSIVE
    assert "not today" in run.output


@pytest.mark.prove
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("sys.exit(3)", "exited with status 3"),
        (HANGS, "did not answer within 0.5 s"),
        ('reply["id"] += 1', "the reply carries the id"),
        ('reply["answer"]["more"] = 1', "more"),
        ('reply = {"id": reply["id"], "error": "no idea"}', "no idea"),
    ],
)
def test_who_breaks_the_protocol_is_an_adapter_broken(folder: Path, change: str, told: str) -> None:
    written(folder, COUNT, TRICK)

    run = tarock(
        *("check", "--lock", NAME, "--engine", changed(folder, change)),
        *("--timeout", "0.5" if change == HANGS else "60", "--restarts", "1", "--again", "0"),
    )

    assert run.exit_code == ExitCode.ADAPTER_BROKEN
    assert "! errored" in run.output
    assert told in run.output


def test_a_program_that_does_not_start_is_an_adapter_broken(folder: Path) -> None:
    written(folder)

    run = tarock("check", "--lock", NAME, "--engine", engine(folder, "import sys; sys.exit(3)"), "--again", "1")

    assert run.exit_code == ExitCode.ADAPTER_BROKEN
    assert "did not say hello" in run.output


def test_a_wrong_answer_counts_more_than_a_broken_one(folder: Path) -> None:
    written(folder, COUNT, DECK)
    change = 'reply["answer"] = {"augen": 1} if "augen" in reply["answer"] and "total" not in reply["answer"] else {}'

    run = tarock("check", "--lock", NAME, "--engine", changed(folder, change), "--again", "0")

    assert run.exit_code == ExitCode.NOT_CONFORM
    assert "1 failed, 1 errored" in run.output


@pytest.mark.prove
def test_an_answer_that_a_fresh_process_does_not_give_is_an_adapter_broken(folder: Path) -> None:
    written(folder, NEXT_DEALER)
    flag = folder / "asked"
    change = f'open({str(flag)!r}, "a").write("x"); reply["answer"]["dealer"] = len(open({str(flag)!r}).read()) - 1'

    run = tarock("check", "--lock", NAME, "--engine", changed(folder, change), "--again", "1")

    assert run.exit_code == ExitCode.ADAPTER_BROKEN
    assert "answers the same question differently" in run.output
    assert "1 asked twice" in run.output


@pytest.mark.prove
def test_a_run_whose_time_is_up_is_cut_off(folder: Path) -> None:
    written(folder)
    command = changed(folder, HANGS)

    run = tarock("check", "--lock", NAME, "--engine", command, "--budget", "2", "--timeout", "60", "--again", "0")

    assert run.exit_code == ExitCode.CUT_OFF
    assert "Cut off" in run.output


@pytest.mark.prove
@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_says_so_and_leaves_nobody_running(folder: Path, number: signal.Signals) -> None:
    written(folder)
    started = folder / "started"
    change = f'open({str(started)!r}, "a").write(str(__import__("os").getpid()) + " "); import time; time.sleep(600)'
    command = changed(folder, change)
    with subprocess.Popen(
        (*PATCHED, "check", "--lock", NAME, "--engine", command, "--again", "1", "--timeout", "600"),
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as running:
        until = time.monotonic() + PATIENCE
        while not started.exists() and time.monotonic() < until:
            time.sleep(0.05)
        running.send_signal(number)
        out, _ = running.communicate(timeout=PATIENCE)

    assert running.returncode == ExitCode.INTERRUPTED
    assert "Interrupted." in out
    assert all(map(_is_gone, map(int, started.read_text().split())))


def _is_gone(process: int) -> bool:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


# ------------------------------------------------------------------------------------------------------- of a house


@pytest.mark.prove
def test_our_own_engine_plays_by_the_profile_beside_the_lock(folder: Path) -> None:
    (folder / "houses").mkdir()
    written_of_house(folder / "houses")

    through_the_pipe = tarock("check", "--lock", "houses/post.lock.jsonl", "--again", "1")
    in_process = tarock("check", "--lock", "houses/post.lock.jsonl", "--in-process")

    assert through_the_pipe.exit_code == ExitCode.CONFORM, through_the_pipe.output
    assert in_process.exit_code == ExitCode.CONFORM, in_process.output


def test_our_own_engine_begins_before_a_lock_is_read_only_where_it_has_no_profile(folder: Path) -> None:
    written(folder)
    written_of_house(folder)
    (folder / "empty").touch()
    os.mkfifo(folder / "pipe")
    (folder / "large").write_bytes((folder / NAME).read_bytes())
    os.truncate(folder / "large", 1 << 30)
    names = (NAME, "post.lock.jsonl", "empty", "pipe", "large", ".", "nowhere")

    found = {name: check_modes._has_no_profile(folder / name) for name in names}  # noqa: SLF001

    assert found == {name: name == NAME for name in names}


@pytest.mark.prove
def test_an_engine_that_began_by_no_house_is_not_asked_by_the_lock_of_a_house(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever forges the beginning of a lock makes us start in vain, and nothing else."""
    written_of_house(folder)
    monkeypatch.setattr(check_modes, "_has_no_profile", lambda _: True)

    run = tarock("check", "--lock", "post.lock.jsonl", "--again", "1")

    assert run.exit_code == ExitCode.CONFORM, run.output


@pytest.mark.prove
def test_a_program_is_held_to_the_lock_of_a_house_whether_its_profile_is_there_or_not(folder: Path) -> None:
    path = written_of_house(folder)
    command = changed(folder, offered=["hello", "settle"])

    beside = tarock("check", "--lock", str(path), "--engine", command)
    (folder / "post.toml").unlink()
    alone = tarock("check", "--lock", str(path), "--engine", command)
    ours = tarock("check", "--lock", str(path))

    assert (beside.exit_code, alone.exit_code) == (ExitCode.NOT_CONFORM, ExitCode.NOT_CONFORM)
    assert "payments: expected" in beside.output
    assert ours.exit_code == ExitCode.USAGE
    assert "our own engine needs post.toml beside it" in ours.output


def test_a_lock_whose_profile_says_something_else_now_is_refused(folder: Path) -> None:
    path = written_of_house(folder)
    profile = folder / "post.toml"
    profile.write_text(PROFILE.replace("= 7", "= 8"), encoding="utf-8")

    run = tarock("check", "--lock", str(path))

    assert run.exit_code == ExitCode.USAGE
    assert f"{path}, line 1: expected a lock of the present rules of {profile}" in run.output
    assert f"`tarock lock --update {path}` shows the changes" in run.output

    profile.write_text(f"# another comment\n{PROFILE}", encoding="utf-8")

    assert tarock("check", "--lock", str(path), "--in-process").exit_code == ExitCode.CONFORM


def test_a_profile_with_a_mistake_is_refused_with_its_line(folder: Path) -> None:
    path = written_of_house(folder)
    (folder / "post.toml").write_text(PROFILE.replace("price_won", "price_one"), encoding="utf-8")

    run = tarock("check", "--lock", str(path))

    assert run.exit_code == ExitCode.USAGE
    assert f"{path}, line 1: " in run.output
    assert "post.toml:6" in run.output


# ------------------------------------------------------------------------------------------------- what is refused


def test_a_lock_of_another_suite_is_refused_and_it_is_said_what_to_do(folder: Path) -> None:
    path = written(folder, features="0" * 64, suite="0.0.1")

    run = tarock("check", "--lock", str(path))

    assert run.exit_code == ExitCode.USAGE
    assert f"{path}, line 1: expected a lock made from the scenarios and clauses of lungau as they are" in run.output
    assert f"version 0.0.1 of the suite (digest 000000000000…); `tarock lock --update {path}` shows" in run.output


def test_a_lock_of_a_source_that_there_is_not_is_refused(folder: Path) -> None:
    path = written(folder, based_on="skat")

    run = tarock("check", "--lock", str(path))

    assert run.exit_code == ExitCode.USAGE
    assert f"{path}, line 1: expected a source of this suite (karl, koenigrufen, lungau" in run.output


def test_a_lock_with_an_answer_that_is_not_that_of_its_variant_is_refused_with_its_line(folder: Path) -> None:
    right = locked(COUNT)
    wrong = msgspec.structs.replace(right, answer={**right.answer, "augen": 8})
    (folder / NAME).write_bytes(sealed(header(), [locked(DECK), wrong]).data())
    run = tarock("check", "--lock", NAME, "--engine", HANGING)
    assert run.exit_code == ExitCode.USAGE
    assert f"{NAME}, line 3: expected the answer of lungau, found another one; `tarock lock --update" in run.output

    charged = msgspec.structs.replace(right, rests={"": ["LUN-CARDS-001"]})
    (folder / NAME).write_bytes(sealed(header(), [charged]).data())
    run = tarock("check", "--lock", NAME, "--engine", HANGING)
    assert run.exit_code == ExitCode.USAGE
    assert "line 2: expected the clauses that the answer rests on, found other ones" in run.output


def test_a_lock_of_other_rules_than_its_source_has_is_refused(folder: Path) -> None:
    written(folder, rules="0" * 64)
    run = tarock("check", "--lock", NAME, "--engine", HANGING)
    assert run.exit_code == ExitCode.USAGE
    assert f"{NAME}, line 1: expected a lock of the present rules of lungau, found one of other rules" in run.output


def test_a_lock_of_fewer_questions_than_its_variant_needs_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.chdir(folder)
    of_areas(monkeypatch, "sessions")
    written(folder, DECK)
    run = tarock("check", "--lock", NAME, "--engine", HANGING)
    assert run.exit_code == ExitCode.USAGE
    assert f"{NAME}, line 1: expected all questions of a lock of lungau, found 1, none of which rests on" in run.output

    questions = gather_questions(variant_of_source("lungau", {}), say=ENGLISH).asked
    whole = [locked(msgspec.json.decode(question.line)) for question in questions]
    (folder / NAME).write_bytes(sealed(header(), whole).data())
    assert tarock("check", "--lock", NAME, "--in-process", "--again", "0").exit_code == ExitCode.CONFORM

    (folder / NAME).write_bytes(sealed(header(), ()).data())
    assert "expected at least one question, found none" in tarock("check", "--lock", NAME).output


def test_where_no_clause_is_missing_no_scenario_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(against_engine, "gather_questions", None)
    every = msgspec.structs.replace(locked(DECK), rests={"": [*load_catalogue("lungau").clauses]})

    against_engine.refuse_missing_questions(Path(NAME), sealed(header(), [every]), variant_of_source("lungau", {}))


def test_a_program_that_does_not_play_the_source_of_a_lock_is_asked_nothing(folder: Path) -> None:
    written(folder)
    other = 'import json; input(); print(json.dumps({"id": 0, "answer": %s}), flush=True); input(); open(%r, "w")'
    hello = {"protocol": 1, "name": "a", "version": "1", "language": "b", "rules": {"karl": {}}, "questions": KINDS}
    command = engine(folder, other % (json.dumps(hello), str(folder / "asked")))
    run = tarock("check", "--lock", NAME, "--engine", command, "--again", "0")
    assert run.exit_code == ExitCode.ADAPTER_BROKEN
    assert "does not play lungau, so nothing is asked; its hello names karl" in run.output
    assert not (folder / "asked").exists()


@pytest.mark.prove
def test_what_cannot_be_held_against_our_own_engine_is_said(folder: Path) -> None:
    path = written_of_house(folder)
    (folder / "post.toml").unlink()
    run = tarock("check", "--lock", str(path), "--engine", changed(folder, offered=["hello", "settle"]), "--again", "0")
    assert f"{folder / 'post.toml'} is not there, so the answers of the lock are believed" in run.output


def test_a_question_that_cannot_be_asked_is_refused_with_its_line(folder: Path) -> None:
    found = lock(COUNT)
    data = json.loads(found.data().splitlines()[1])["question"]
    broken = {**data, "ask": "counting"}
    one = found.questions[0]
    path = folder / NAME
    path.write_bytes(sealed(found.header, [type(one)(question=broken, answer={}, rests={}, scenario="")]).data())

    run = tarock("check", "--lock", str(path))

    assert run.exit_code == ExitCode.USAGE
    assert f"{path}, line 2: expected a question of the protocol" in run.output


@pytest.mark.parametrize(
    "beside",
    [
        ("--rules", "lungau"),
        ("--option", "solorufer=below"),
        ("--clause", "LUN-PLAY-003"),
        ("--area", "play"),
        ("--scenario", "x"),
        ("--ledger", "x.jsonl"),
        ("--html", "x.html"),
        ("--junit", "x.xml"),
    ],
)
def test_what_the_lock_says_itself_cannot_be_said_beside_it(folder: Path, beside: tuple[str, str]) -> None:
    written(folder)

    run = tarock("check", "--lock", NAME, *beside)

    assert run.exit_code == ExitCode.USAGE
    assert f"cannot go with {beside[0]}" in run.output


def test_a_question_that_the_lock_has_not_is_refused(folder: Path) -> None:
    written(folder)

    run = tarock("check", "--lock", NAME, "--question", "6")

    assert run.exit_code == ExitCode.USAGE
    assert f"there is no question 6 in {NAME}; expected 1 to 5" in run.output


def test_questions_have_numbers_in_a_lock_alone() -> None:
    run = tarock("check", "--question", "1")

    assert run.exit_code == ExitCode.USAGE
    assert "--question: expected --lock too" in run.output


@pytest.mark.parametrize("name", ["none.lock.jsonl", "."])
def test_what_is_no_lock_is_refused_before_anybody_is_asked(name: str) -> None:
    run = tarock("check", "--lock", name, "--engine", "no-such-engine")

    assert run.exit_code == ExitCode.USAGE
    assert "expected a lock" in run.output

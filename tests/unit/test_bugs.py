"""Mistakes as authors make them: how they are told, how they are made, and what is said of what catches them."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from proving.bugs import __main__ as command
from proving.bugs import trying
from proving.bugs.loading import bugs_of
from proving.bugs.wrong_engine import BugKind, WrongEngine, bug
from proving.cli import CANNOT, CommandError
from proving.pages import tables
from tests.unit.test_beyond_the_steps import CUTTING
from tests.unit.the_command import PATIENCE, environment

from tarock_checking.playing.by_default import vectors_by_default
from tarock_running.outputs.places import FOLDER
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.scripts import scripts
from tarock_steps.suite.vectors import NO_VECTORS

COUNT = {"ask": "count", "id": 1, "rules": "lungau", "cards": ["XXI", "III", "C♥"]}
"""5 + 1 + 3 = 9 Augen in lungau, less 2 for three cards: 7."""

REPLACES = """
import json
from proving.bugs.wrong_engine import WrongEngine
from tarock_engine.counting import count_augen

engine = WrongEngine()
engine.instead(count_augen, lambda right, pile, rules: right(pile, rules) + 1)
print(engine.respond(json.dumps({count!r}).encode()).decode())
"""


@pytest.mark.parametrize("source", sources())
def test_there_are_thirty_of_each_source_of_every_kind(source: str) -> None:
    found = bugs_of(source)

    kinds = Counter(bug.kind for bug in found)
    assert len(found) >= 30
    assert min(kinds[kind] for kind in BugKind) >= 4
    assert {bug.area for bug in found} <= {*AREAS}
    assert all(bug.sentence.endswith(".") for bug in found)


def test_another_function_takes_the_place_of_a_plain_one_wherever_it_is_held() -> None:
    words = [sys.executable, "-P", "-c", REPLACES.format(count=COUNT)]
    done = subprocess.run(words, env=environment(), capture_output=True, encoding="utf-8", check=True, timeout=PATIENCE)

    right = json.loads(WrongEngine().respond(json.dumps(COUNT).encode()))["answer"]["augen"]
    assert json.loads(done.stdout)["answer"]["augen"] == right + 1


def test_a_question_is_answered_as_if_it_had_been_another_and_an_answer_changed() -> None:
    engine = WrongEngine()
    engine.asked("count", lambda question: question | {"cards": ["III"]})
    engine.answered("count", lambda _, answer: answer | {"augen": answer["augen"] * 2})

    one = json.loads(WrongEngine().respond(json.dumps(COUNT | {"cards": ["III"]}).encode()))["answer"]["augen"]
    assert json.loads(engine.respond(json.dumps(COUNT).encode()))["answer"]["augen"] == 2 * one


def test_what_is_no_plain_function_is_refused() -> None:
    engine, around = WrongEngine(), 1

    with pytest.raises(TypeError, match="plain function"):
        engine.instead(lambda: around, print)
    with pytest.raises(TypeError, match="plain function"):
        engine.instead(len, print)


def test_a_mistake_without_a_sentence_is_refused() -> None:
    with pytest.raises(ValueError, match="docstring"):
        bug(BugKind.SEATS, "play")(lambda _: None)


def test_two_of_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "lungau").mkdir()
    for name in ("one", "two"):
        (tmp_path / "lungau" / f"{name}.py").write_text(
            'from proving.bugs.wrong_engine import BugKind, bug\n\n\n@bug(BugKind.SEATS, "play")\n'
            'def same(engine: object) -> None:\n    """It does."""\n',
            encoding="utf-8",
        )

    with pytest.raises(CommandError, match="two mistakes are called same"):
        bugs_of("lungau", tmp_path)


@pytest.mark.prove
def test_it_is_said_what_caught_a_mistake_and_after_how_much(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with contextlib.chdir(tmp_path):
        code = command.main(["lungau", "--bug", "vorhand_sits_in_the_first_seat", "--jobs", "1"])
    said = capsys.readouterr().out

    assert code == 0
    assert "scenario after 282 questions: lungau/bidding/with-another-dealer" in said
    assert "lungau: 1 mistakes: 1 by scenario" in said
    assert not (tmp_path / FOLDER / "bugs-lungau.json").exists()  # only what is about all of them is kept


def test_what_caught_all_of_a_rule_set_is_kept_for_the_readme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The area of the scenario that catches it is enough for that."""
    one = next(bug for bug in bugs_of("lungau") if bug.name == "vorhand_sits_in_the_first_seat")
    bidding = tuple(script for script in scripts("lungau") if script.planned.area == "bidding")
    monkeypatch.setattr(command, "bugs_of", lambda *_: (one,))
    monkeypatch.setattr(command, "done_apart", lambda _: NO_VECTORS)
    monkeypatch.setattr(command, "scripts", lambda _: bidding)

    with contextlib.chdir(tmp_path):
        assert command.main(["lungau", "--jobs", "1", "--questions", "0"]) == 0
    for source in sources():
        (tmp_path / f"bugs-{source}.json").write_bytes((tmp_path / FOLDER / "bugs-lungau.json").read_bytes())

    assert tables.untried(tmp_path) == []
    assert "| `karl` | 1 | 1 | 0 | 0 | 0 | 0 | 0 |" in tables.bugs(tmp_path).splitlines()


def test_what_no_step_reads_is_caught_by_the_whole_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    engine, vectors = WrongEngine(), vectors_by_default("lungau")
    engine.answered("dealing", lambda _, answer: answer | {"direction": "clockwise"})
    monkeypatch.setattr(trying, "wrong_engine", lambda *_: engine)
    cutting = next(script for script in scripts("lungau") if script.planned.id == CUTTING)

    found = trying.attempt(trying.SourceTrial("lungau", (cutting,), vectors, 0), "clockwise", laws_only=False)

    assert (found.by, found.with_what) == (trying.CaughtBy.WHOLE, CUTTING)


def test_a_mistake_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["lungau", "--bug", "none_such"]) == CANNOT
    assert "no mistake called none_such" in capsys.readouterr().err


def test_where_no_process_can_be_forked_mistakes_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])

    assert command.main(["lungau", "--bug", "vorhand_sits_in_the_first_seat"]) == CANNOT
    assert "a mistake is made in a forked process" in capsys.readouterr().err


@pytest.mark.prove
def test_it_is_said_what_the_laws_catch_by_themselves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
    caught, missed = "dame_and_cavall_of_clubs_exchanged", "lines_of_a_negative_game_are_nobodys"
    words = ("--laws-only", "--questions", "500", "--jobs", "1", "--bug", caught, "--bug", missed)

    code = command.main(["karl", *words])
    said = capsys.readouterr().out

    assert code == 1  # one goes unseen
    assert f"karl: {caught} [one suit, one pair of cards, counting]: law after 500 questions: " in said
    assert f"karl: {missed} [answers that nobody looks at, settling]: nothing" in said
    assert "karl: 2 mistakes: 1 by law, 1 by nothing" in said

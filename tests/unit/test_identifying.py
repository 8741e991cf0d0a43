"""Of a program whose rules nobody names it is said which source it comes nearest to, and what it plays otherwise."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from proving.partial_programs import offering
from tests.unit.the_command import scenarios_of, tarock

from tarock_checking.diagnose.identifying import lines_of_nearest
from tarock_checking.diagnose.nearest import CalledOtherwise, Nearness, nearness
from tarock_language.catalogue import language_of
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import Count
from tarock_reference import respond
from tarock_reference.deviant import Deviant
from tarock_reference.deviations import deviations
from tarock_reference.variants import variant_of_source
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.loading import sources

DEAR = "contracts.Dreier.terms.price_won/+1"
NARROW = ("--area", "cards", "--jobs", "1")
OwnName = Callable[..., str]
OF_ITS_OWN_NAME = """
import sys
from tests.unit.test_identifying import CalledOurs

answer = CalledOurs(*sys.argv[1:])
for line in sys.stdin.buffer:
    print(answer(line).decode(), flush=True)
"""


class CalledOurs:
    """A program that plays a source with some deviations, and calls it by a name; it answers the questions given."""

    def __init__(self, source: str, *wrong: str, questions: tuple[str, ...] = (), name: str = "ours") -> None:
        variant = variant_of_source(source, {})
        self._engine = Deviant(
            variant.rules_for, [deviation for deviation in deviations(variant) if deviation.id in wrong]
        )
        self._source = source
        self._name = name
        self._questions = questions

    def __call__(self, line: bytes) -> bytes:
        if b'"hello"' in line:
            reply = json.loads(respond(line))
            reply["answer"]["rules"] = {self._name: {}}
            reply["answer"]["questions"] = self._questions or reply["answer"]["questions"]
            return json.dumps(reply).encode()
        return self._engine.respond(
            line.replace(f'"rules":"{self._name}"'.encode(), f'"rules":"{self._source}"'.encode())
        )


@pytest.fixture
def own_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OwnName:
    """The command of a program that plays a source, and calls it by some name."""
    monkeypatch.setenv("PYTHONPATH", ":".join(filter(None, sys.path)))
    monkeypatch.chdir(tmp_path)

    def command(source: str, *, name: str) -> str:
        called = OF_ITS_OWN_NAME.replace("(*sys.argv[1:])", f"({source!r}, name={name!r})")
        (tmp_path / "own.py").write_text(called, encoding="utf-8")
        return f"'{sys.executable}' '{tmp_path / 'own.py'}'"

    return command


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_a_program_comes_nearest_to_what_it_plays_whatever_it_calls_it(source: str) -> None:
    found = nearness(InProcess(CalledOurs(source)), "ours")

    assert found.nearest == (source,)
    assert found.alike[source] == found.asked <= 20


@pytest.mark.prove
def test_one_that_only_counts_tells_as_much_as_that_tells() -> None:
    found = nearness(InProcess(CalledOurs("lungau", questions=("hello", "count"))), "ours")

    assert "lungau" in found.nearest
    assert found.alike["lungau"] == found.asked


@pytest.mark.prove
def test_one_that_says_only_some_fields_is_held_against_those() -> None:
    cards = offering(("count", "trick", "may_play", "play"), {"play": ["accepted", "refused", "next"]})
    found = nearness(InProcess(cards), "lungau")

    assert found.nearest == ("lungau",)
    assert found.alike["lungau"] == found.asked


def test_one_that_only_plays_the_cards_of_deals_is_asked_about_these() -> None:
    found = nearness(InProcess(CalledOurs("lungau", questions=("hello", "play"))), "ours")

    assert found.nearest == ("lungau",)
    assert found.alike["lungau"] == found.asked > 0


def test_one_that_declines_everything_comes_near_to_nothing() -> None:
    found = nearness(InProcess(CalledOurs("lungau", questions=("hello",))), "ours")

    assert found == Nearness("ours", 0, dict.fromkeys(sources(), 0))
    assert found.nearest == ()


def test_what_was_asked_by_another_name_is_kept_by_that_of_the_source() -> None:
    driver = CalledOtherwise(InProcess(CalledOurs("lungau")), "lungau", "ours")
    driver.ask(Count(id=1, rules="lungau", cards=["K♥"]))

    assert list(driver.hello.rules) == ["lungau"]
    assert driver.last is not None
    assert json.loads(driver.last.question)["rules"] == "lungau"


@pytest.mark.parametrize(
    ("alike", "english", "german"),
    [
        (
            {"karl": 9, "lungau": 4},
            "comes nearest to karl (Karls Tarockrunde): 9 of 9 answers agree. The others: lungau 4.",
            "kommt es karl (Karls Tarockrunde) am nächsten: 9 von 9 Antworten sind wie dort. Die anderen: lungau 4.",
        ),
        (
            {"karl": 9, "lungau": 9},
            "comes equally near to karl, lungau: 9 answers do not decide.",
            "kommt es karl, lungau gleich nahe: 9 Antworten entscheiden es nicht.",
        ),
    ],
)
def test_which_source_is_nearest_is_said_in_each_language(alike: dict[str, int], english: str, german: str) -> None:
    near = Nearness("ours", 9, alike)

    for code, told in (("en", english), ("de", german)):
        assert " ".join(line.plain for line in lines_of_nearest(near, language_of(code))).endswith(told)


@pytest.mark.prove
def test_the_command_says_what_is_played_and_what_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", ":".join(filter(None, sys.path)))
    (tmp_path / "ours.py").write_text(OF_ITS_OWN_NAME, encoding="utf-8")
    said = tarock("identify", "--engine", f"'{sys.executable}' '{tmp_path / 'ours.py'}' lungau '{DEAR}'")

    assert said.exit_code == 0, said.output
    assert "Asked by the rules ours, it comes nearest to lungau (Lungauer Königrufen)" in said.stdout
    assert "By what the price of the game is multiplied when the declarer wins (Dreier): 3 instead of 2" in said.stdout
    assert '[rulings] "contracts.Dreier.terms.price_won" = 3' in said.stdout
    assert "To be checked, its hello has to call these rules lungau" in said.stdout


@pytest.mark.prove
def test_a_look_with_a_budget_that_is_spent_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", ":".join(filter(None, sys.path)))
    (tmp_path / "ours.py").write_text(OF_ITS_OWN_NAME, encoding="utf-8")
    command = f"'{sys.executable}' '{tmp_path / 'ours.py'}' lungau '{DEAR}'"
    said = tarock("identify", "--engine", command, "--budget", "0", "--language", "de")

    assert said.exit_code == 0, said.output
    assert "Die Suche wurde vorzeitig beendet; mit längerem --budget oder ohne" in said.stdout


@pytest.mark.prove
def test_where_nothing_can_be_said_it_is_inconclusive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", ":".join(filter(None, sys.path)))
    silent = OF_ITS_OWN_NAME.replace("(*sys.argv[1:])", "('lungau', questions=('hello',))")
    (tmp_path / "silent.py").write_text(silent, encoding="utf-8")
    said = tarock("identify", "--engine", f"'{sys.executable}' '{tmp_path / 'silent.py'}'", "--language", "de")

    assert said.exit_code == 3, said.output
    assert "antwortet es nichts, was eine Quelle von einer anderen unterscheidet" in said.stdout


@pytest.mark.prove
def test_a_check_by_any_rules_finds_them_out_and_says_so_and_checks_by_them(own_name: OwnName) -> None:
    said = tarock("check", "--rules", "any", "--engine", own_name("lungau", name="lungau"), *NARROW)

    assert said.exit_code == 0, said.output
    first, _, more = said.stdout.partition("\n")
    assert first.startswith("Asked by the rules lungau, it comes nearest to lungau (Lungauer Königrufen): ")
    assert "by lungau, options: defaults" in more
    assert f"Conform: all {scenarios_of('lungau', 'cards')} evaluated scenarios passed." in more


@pytest.mark.prove
def test_a_check_by_any_rules_does_not_check_what_is_called_otherwise(own_name: OwnName) -> None:
    """A program that plays karl and calls it koenigrufen would fail by the one, and is not offered by the other."""
    said = tarock("check", "--rules", "any", "--engine", own_name("karl", name="koenigrufen"), *NARROW)

    assert said.exit_code == ExitCode.INCONCLUSIVE, said.output
    assert "it comes nearest to karl (Karls Tarockrunde)" in said.stdout
    assert "By karl it was not checked, because its hello calls these rules koenigrufen." in said.stderr


@pytest.mark.parametrize(
    ("beside", "told"),
    [
        ((), "--rules any: expected --engine, the program whose rule set is wanted"),
        (
            ("--rules", "karl", "--engine", "x"),
            "--rules any: finds the rule set, so no other --rules can go with it",
        ),
        (("--variant", "x.toml", "--engine", "x"), "so it cannot go with --variant"),
        (("--rerun-failed", "x.jsonl", "--engine", "x"), "so it cannot go with --rerun-failed"),
        (("--engine", "a=x", "--engine", "b=y"), "so it cannot go with --engine NAME=CMD"),
    ],
)
def test_any_rules_are_those_of_one_program(beside: tuple[str, ...], told: str) -> None:
    said = tarock("check", "--rules", "any", *beside)

    assert said.exit_code == ExitCode.USAGE
    assert told in " ".join(said.stderr.split())

"""The machinery around a mutation run; the run itself needs the tool, and is no test of ours."""

import ast
import functools
import sys
from pathlib import Path

import pytest
from tests.mutation import campaign, mutants, survivors, trial
from tests.mutation.mutants import Mutant
from tests.mutation.survivors import Kind, SurvivorsError

from tarock_steps.scripts import Script, scripts

ENTRY = """
[[survivor]]
module = "play"
in = "winner"
before = "a < b"
after = ["a <= b", "a != b"]
kind = "equivalent"
reason = "a is never equal to b"
"""


def written(folder: Path, text: str) -> Path:
    path = folder / survivors.FILE.name
    path.write_text(text, encoding="utf-8")
    return path


def of_line(module: str, before: str, after: str) -> Mutant:
    source = campaign.engine_modules()[module].read_text(encoding="utf-8")

    assert source.count(before) == 1
    return Mutant(module, 0, "", before, after, source.replace(before, after))


@functools.cache
def the_scripts() -> tuple[Script, ...]:
    return scripts("lungau")


# ------------------------------------------------------------------------------------------------- survivors.toml


def test_the_list_of_survivors_is_well_formed() -> None:
    listed = survivors.load()

    assert {place[0] for place in listed} <= set(campaign.engine_modules())


def test_an_entry_speaks_of_each_mutant_of_its_line(tmp_path: Path) -> None:
    listed = survivors.load(written(tmp_path, ENTRY))

    assert list(listed) == [("play", "winner", "a < b", "a <= b"), ("play", "winner", "a < b", "a != b")]
    assert {entry.kind for entry in listed.values()} == {Kind.EQUIVALENT}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[survivor]\n", "survivors.toml: cannot be read as TOML"),
        (
            ENTRY.replace('"equivalent"', '"dull"'),
            r"survivors.toml: Invalid enum value 'dull' - at `\$.survivor\[0\].kind`",
        ),
        (ENTRY.replace("reason", "because"), "survivors.toml: Object contains unknown field `because`"),
        (ENTRY.replace("a is never equal to b", "it is fine"), r"number 1, play.winner: expected a reason"),
        (ENTRY.replace('["a <= b", "a != b"]', "[]"), r"number 1, play.winner: expected at least one mutant"),
        (ENTRY + ENTRY, r"number 2, play.winner: 'a <= b' stands there twice"),
    ],
)
def test_a_malformed_entry_is_named_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(SurvivorsError, match=told):
        survivors.load(written(tmp_path, text))


def test_an_entry_is_stale_when_its_mutant_does_not_survive_a_whole_run_of_its_module(tmp_path: Path) -> None:
    listed = survivors.load(written(tmp_path, ENTRY))
    first, second = listed

    assert survivors.stale(listed, {first}, {"play"}) == [second]
    assert survivors.stale(listed, {first}, {"talon"}) == []


# ----------------------------------------------------------------------------------------------------- the mutants


def test_what_changes_no_answer_is_no_mutant() -> None:
    same = "@functools.lru_cache(maxsize=1 << 4)\ndef f(a: int | None) -> int:\n    return a + 1\n"

    assert mutants.meaning(same) == mutants.meaning(same.replace("<<", "-").replace("int | None", "int & None"))
    assert mutants.meaning(same) != mutants.meaning(same.replace("a + 1", "a - 1"))


def test_a_mutant_is_told_by_its_line_and_by_what_that_stands_in() -> None:
    source = "class A:\n    def f(self):\n        return  1 + 1\n\nX = 1\n"
    inside = mutants.described("m", ast.parse(source), source, source.replace("1 + 1", "1 - 1"))
    outside = mutants.described("m", ast.parse(source), source, source.replace("X = 1", "X = 2"))

    assert (inside.line, *inside.place) == (3, "m", "A.f", "return 1 + 1", "return 1 - 1")
    assert (outside.line, *outside.place) == (5, "m", "", "X = 1", "X = 2")


# ------------------------------------------------------------------------------------------------------ the trials


def test_a_trial_that_does_not_end_is_ended() -> None:
    def for_ever(subject: None) -> trial.Fate:
        while subject is None:
            pass
        return trial.ALIVE

    ((_, fate),) = trial.trials([None], for_ever, workers=1, seconds=1)

    assert fate.by == trial.TIME


@pytest.mark.parametrize(
    ("mutant", "by"),
    [
        (None, ""),
        (of_line("ranking", "best = index, cards[index]", "best = index, cards[0]"), trial.FEATURES),
        (of_line("ranking", "all_trumps = mask_of(trumps_down)", "all_trumps = mask_of(down)"), trial.LOADING),
    ],
)
def test_the_scenarios_kill_a_wrong_engine_and_let_the_right_one_live(mutant: Mutant | None, by: str) -> None:
    everything = the_scripts()
    loaded = sys.modules.get("tarock_engine.ranking")
    ((_, fate),) = trial.trials([mutant], lambda one: trial.before_features(one, everything), workers=1, seconds=30)

    assert fate.by == by
    assert sys.modules.get("tarock_engine.ranking") is loaded

"""The machinery around a mutation run; the run itself is a measurement, and no test of ours."""

from __future__ import annotations

import ast
import functools
import mmap
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from proving.mutation import __main__ as command
from proving.mutation import forks, impostors, journal, laws, loading, reach, results, trial
from proving.mutation.mutants import Mutant, Place, mutants
from proving.mutation.trial import ALIVE, Fate, ScenarioTrial
from rich.console import Console

from tarock_reports.ledger import jsonlines, mutation_lines

MODULE = """
from __future__ import annotations

LIMIT: int = 3


class Table(Base):
    def wins(self, cards: tuple[int, ...], best: int | None = None) -> bool:
        \"\"\"Say who.\"\"\"
        if best is None and not cards:
            raise ValueError("no 1 card")
        return any(card <= 4 for card in cards if card & 1)


def over(left: int) -> int:
    if TYPE_CHECKING:
        note(zip(left, left, strict=True))
    assert_never(left)
    while left > 0:
        left -= 2
        note(left)
    return -left
"""


def made_of(folder: Path, text: str = MODULE) -> list[Mutant]:
    file = folder / "made_up.py"
    file.write_text(text, encoding="utf-8")
    return list(mutants("made_up", file))


def told(some: list[Mutant], before: str) -> set[str]:
    return {mutant.after for mutant in some if mutant.before == before}


def of_line(module: str, before: str, after: str) -> Mutant:
    found = mutants(module, command.rule_code()[module])
    return next(mutant for mutant in found if (mutant.before, mutant.after) == (before, after))


MADE = "trumps=all_trumps, suit_of=tuple(suit_of), beaten_by=tuple(beaten_by), trumps_down=trumps_down,"
NOT_LOADED = (f"return Ranking( {MADE} suits_down=suits_down, )", "return None")


# ----------------------------------------------------------------------------------------------------- the mutants


def test_conditions_comparisons_arithmetic_constants_and_statements_are_changed(tmp_path: Path) -> None:
    some = made_of(tmp_path)

    assert told(some, "LIMIT: int = 3") == {"LIMIT: int = 4", "LIMIT: int = 2"}
    assert told(some, "if best is None and not cards:") == {
        "if False:",
        "if True:",
        "if best is None or not cards:",
        "if best is None:",
        "if not cards:",
        "if best is not None and not cards:",
        "if best is None and cards:",
    }
    assert told(some, 'raise ValueError("no 1 card")') == {"pass"}
    assert told(some, "return any(card <= 4 for card in cards if card & 1)") == {
        "return None",
        "return all((card <= 4 for card in cards if card & 1))",
        "return any(card < 4 for card in cards if card & 1)",
        "return any(card > 4 for card in cards if card & 1)",
        "return any(card <= 5 for card in cards if card & 1)",
        "return any(card <= 3 for card in cards if card & 1)",
        "return any(card <= 4 for card in cards if False)",
        "return any(card <= 4 for card in cards if True)",
        "return any(card <= 4 for card in cards if card | 1)",
        "return any(card <= 4 for card in cards if card & 2)",
        "return any(card <= 4 for card in cards if card & 0)",
    }
    assert told(some, "while left > 0:") >= {"while False:", "while left >= 0:"}
    assert "while True:" not in told(some, "while left > 0:")
    assert told(some, "left -= 2") == {"pass", "left -= 3", "left -= 1"}
    assert told(some, "note(left)") == {"pass"}
    assert told(some, "return -left") == {"return None", "return left"}


def test_annotations_and_docstrings_are_left_alone(tmp_path: Path) -> None:
    changed = {mutant.before for mutant in made_of(tmp_path)}

    assert not any(line.startswith(("def ", "class ", '"""', "from ")) for line in changed)


def test_what_only_guards_or_is_there_for_the_type_checker_is_left_alone(tmp_path: Path) -> None:
    some = made_of(tmp_path)

    assert told(some, "if TYPE_CHECKING:") == set()
    assert told(some, "assert_never(left)") == set()
    assert told(some, "note(zip(left, left, strict=True))") == {"pass"}


def test_a_mutant_knows_the_statement_that_runs_it(tmp_path: Path) -> None:
    by_line = {mutant.before: mutant for mutant in made_of(tmp_path)}
    loaded, inner = by_line["LIMIT: int = 3"], by_line["note(left)"]

    assert (loaded.statement, loaded.within) == (None, "")
    assert (inner.statement, inner.within, inner.line) == (Place("made_up", 21, 8), "over", 21)
    assert by_line["return -left"].statement == Place("made_up", 22, 4)


@pytest.mark.prove
def test_every_mutant_of_the_engine_is_a_change_that_can_be_made() -> None:
    modules = command.rule_code()
    path = modules["karl.doubling_ladder"]
    own = ast.dump(ast.parse(path.read_text(encoding="utf-8")))
    for number, _ in enumerate(mutants("karl.doubling_ladder", path)):
        one = list(mutants("karl.doubling_ladder", path))[number]
        one.make()
        loading.compiled(one.spot.tree, "karl.doubling_ladder")

        assert ast.dump(one.spot.tree) != own


# ------------------------------------------------------------------------------------------------------ the trials


@pytest.mark.prove
def test_work_that_does_not_end_is_ended() -> None:
    def for_ever(subject: int) -> int:
        while subject:
            pass
        return subject

    assert dict(forks.forked([1, 0], for_ever, workers=2, seconds=0.3)) == {1: None, 0: 0}


def test_work_that_breaks_down_says_nothing_and_harms_nobody() -> None:
    def broken(subject: int) -> int:
        return 6 // subject

    assert dict(forks.forked([0, 2], broken, workers=1, seconds=5)) == {0: None, 2: 3}


def test_work_may_grow_by_so_much_however_large_the_process_is_that_begins_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forks, "_MEMORY", 1 << 26)

    def take(megabytes: int) -> int:
        return len(bytes(megabytes << 20))

    with mmap.mmap(-1, 1 << 31):
        assert dict(forks.forked([16, 128], take, workers=1, seconds=5)) == {16: 16 << 20, 128: None}


@pytest.fixture(scope="module")
def scenario_trial() -> ScenarioTrial:
    chosen = {"ranking", "lungau.announcement_rights"}
    modules = {name: path for name, path in command.rule_code().items() if name in chosen}
    return ScenarioTrial(["lungau"], modules, workers=1)


@pytest.mark.prove
@pytest.mark.parametrize(
    ("before", "after", "by"),
    [
        ("if self.beaten_by[best] >> cards[index] & 1:", "if False:", trial.SCENARIOS),
        ("place, best = 0, cards[0]", "place, best = 1, cards[0]", trial.SCENARIOS),
        ("above = 0 if line is trumps_down else all_trumps", "above = 0 if True else all_trumps", trial.SCENARIOS),
        (*NOT_LOADED, trial.LOADING),
        ("for index in range(1, len(cards)):", "for index in range(0, len(cards)):", ""),
    ],
)
def test_the_scenarios_notice_what_is_wrong_and_let_live_what_is_the_same(
    before: str, after: str, by: str, scenario_trial: ScenarioTrial
) -> None:
    module, code = sys.modules["tarock_engine.ranking"], vars(sys.modules["tarock_engine.ranking"])["Ranking"]
    wrong = of_line("ranking", before, after)
    ((_, fate),) = scenario_trial.tried([wrong], workers=1)

    assert fate.by == by
    assert fate.how.startswith("lungau/") is (by == trial.SCENARIOS)
    assert sys.modules["tarock_engine.ranking"] is module
    assert vars(module)["Ranking"] is code


@pytest.mark.prove
def test_a_function_that_remembers_its_answers_is_run_by_every_scenario_that_asks_it(
    scenario_trial: ScenarioTrial,
) -> None:
    name = "lungau.announcement_rights"
    path = command.rule_code()[name]
    remembers = [
        node.body[-1].lineno
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name in {"turn_grounds", "closing_only", "offer"}
    ]
    by = {
        place.line: len(numbers)
        for place, numbers in scenario_trial.reached.by.items()
        if place.module == "lungau.announcement_rights"
    }

    assert remembers
    assert all(by[line] > 1 for line in remembers)


@pytest.mark.prove
def test_a_marked_engine_keeps_no_property_and_what_is_loaded_later_does() -> None:
    def kept(module: str) -> tuple[bool, bool]:
        reach.marked_engine({module: command.rule_code()[module]})
        loaded = [vars(module) for name, module in sys.modules.items() if name.startswith("tarock_engine.")]
        classes = [value for known in loaded for value in known.values() if isinstance(value, type)]
        keeping = any(isinstance(value, functools.cached_property) for kind in classes for value in vars(kind).values())
        return keeping, isinstance(functools.cached_property(len), property)

    assert dict(forks.forked(["ranking"], kept, workers=1, seconds=60)) == {"ranking": (False, False)}


@pytest.mark.prove
def test_an_engine_that_does_not_pass_as_it_is_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "has_passed", lambda script, _: script.planned.area != "counting")

    with pytest.raises(trial.UnhealthyError, match="does not pass: lungau/counting/"):
        ScenarioTrial(["lungau"], {}, workers=1)


@pytest.fixture(scope="module", autouse=True)
def few_impostors() -> Iterator[None]:
    """Those of a few rulings only, which come to an end sooner."""
    every = impostors.suspects
    with pytest.MonkeyPatch.context() as patched:
        some = {"announcing.round_after_discarding/dropped", "announcing.rekontra_to_praemie/dropped"}
        patched.setattr(
            impostors, "suspects", lambda rules: {name: of for name, of in every(rules).items() if name in some}
        )
        yield


@pytest.fixture(scope="module")
def impostor_trial() -> impostors.ImpostorTrial:
    modules = {name: path for name, path in command.rule_code().items() if name in {"lungau.announcing", "ranking"}}
    return impostors.ImpostorTrial(["lungau"], modules, workers=1)


@pytest.mark.prove
@pytest.mark.parametrize(
    ("module", "before", "after", "fate"),
    [
        (
            "lungau.announcing",
            "if not rules.announcing.round_after_discarding.value:",
            "if False:",
            Fate(trial.IMPOSTORS, "lungau announcing.round_after_discarding/dropped"),
        ),
        ("lungau.announcing", "spoke = tuple(-2 for _ in hands)", "spoke = tuple(-3 for _ in hands)", ALIVE),
        ("ranking", *NOT_LOADED, trial.LOADING),
    ],
)
def test_the_impostors_notice_what_only_a_wrong_ruling_runs(
    module: str, before: str, after: str, fate: Fate | str, impostor_trial: impostors.ImpostorTrial
) -> None:
    ((_, found),) = forks.forked([of_line(module, before, after)], impostor_trial.trial, workers=1, seconds=60)

    assert found is not None
    assert fate in {found, found.by}


@pytest.mark.prove
def test_impostors_that_come_to_no_end_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impostors, "try_impostor", lambda *_, **__: sys.exit())

    with pytest.raises(trial.UnhealthyError, match="the impostors of lungau came to no end"):
        impostors.ImpostorTrial(["lungau"], {}, workers=1)


def tried_by_the_laws() -> list[str]:
    """What noticed a wrong count and a ranking that does not load, of laws alone."""
    count = "return WholeAugen(sum([worth.augen * (cards & worth.cards).bit_count() for worth in worths]))"
    some = [
        of_line("counting", count, count.replace("cards & worth", "cards | worth")),
        of_line("ranking", *NOT_LOADED),
    ]
    modules = {name: path for name, path in command.rule_code().items() if name in {"counting", "ranking"}}
    found: dict[Mutant, Fate] = {}
    laws.try_all(some, modules, 1, found.__setitem__)
    return [found[name].by for name in some]


@pytest.mark.prove
def test_the_laws_notice_what_is_wrong_in_the_place_of_the_scenarios() -> None:
    # In a process of its own, as the command runs: another test may have loaded the laws with an engine of its own.
    script = (
        "from proving.mutation import laws\n"
        "from tests.mutation import test_mutation as here\n"
        "laws.files = lambda: [str(laws.TESTS / 'laws' / 'test_counting.py')]\n"
        "print('by:', *here.tried_by_the_laws(), sep='\\n')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        timeout=1_000,
        cwd=laws.TESTS.parent,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    _, _, by = run.stdout.partition("by:\n")
    assert by.splitlines() == [trial.LAWS, trial.LOADING], run.stderr


# ------------------------------------------------------------------------------------------------------ the command


def test_the_rulings_are_left_to_the_proof_and_everything_else_is_changed() -> None:
    known = command.rule_code()

    assert {"play", "lungau.play", "karl.renonce", "zwanzigerrufen.claiming"} <= set(known)
    assert not any("rulings" in path.parts for path in known.values())


def test_an_unknown_module_is_refused_and_the_known_ones_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--module", "lungau.plays"]) == 2
    assert "there is no module or package 'lungau.plays'; known are actions, " in capsys.readouterr().err


@pytest.mark.prove
def test_a_sample_is_measured_told_and_written_and_asks_nothing_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ledger = tmp_path / "mutation.jsonl"

    assert command.main(["--module", "lungau.doubling_ladder", "--limit", "6", "--ledger", str(ledger)]) == 0
    said = capsys.readouterr()
    data = jsonlines.bytes_of_file(ledger)
    body = jsonlines.read_body(data, mutation_lines.FORM)
    (module,) = (line for line in body.lines if isinstance(line, mutation_lines.MutatedModule))
    survivors = [line for line in body.lines if isinstance(line, mutation_lines.Survivor)]
    assert (body.faults, body.cut, body.digest_fault) == ([], None, None)
    assert (module.name, module.tried, module.tried - module.noticed) == ("lungau.doubling_ladder", 6, len(survivors))
    assert sum(module.by.values()) == module.noticed > 0
    assert "a sample: 6 of " in said.out
    assert said.out.count("survived: ") == len(survivors)
    assert not ledger.with_suffix(".part").exists()


def test_the_table_gives_the_share_of_each_module_and_package(tmp_path: Path) -> None:
    some = made_of(tmp_path)
    fates = dict.fromkeys(some, Fate(trial.SCENARIOS, "x")) | {some[0]: ALIVE}
    out = Console(width=150, record=True)
    results.show(out, fates, len(some))
    rows = [line.split() for line in out.export_text().splitlines()]

    number = str(len(some))
    assert ["made_up", number, str(len(some) - 1)] in [row[:3] for row in rows]
    assert ["together", number, str(len(some) - 1)] in [row[:3] for row in rows]
    assert Counter(row[0] for row in rows if row)["survived:"] == 1


# ------------------------------------------------------------------------------------------------ going on where it was


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    path = tmp_path / "run.part"
    first = journal.Journal(path, "as it is")
    first.note(trial.SCENARIOS, 3, Fate(trial.SCENARIOS, "lungau/play/one"))
    first.note(trial.LAWS, 4, ALIVE)
    with path.open("ab") as file:
        file.write(b'["scenarios", 5, "scen')
    again = journal.Journal(path, "as it is")

    assert again.known(trial.SCENARIOS) == {3: Fate(trial.SCENARIOS, "lungau/play/one")}
    assert again.known(trial.LAWS) == {4: ALIVE}
    assert journal.Journal(path, "changed").known(trial.SCENARIOS) == {}


def test_what_a_run_hangs_on_is_the_tree_and_what_was_asked_for() -> None:
    assert journal.state(["play"]) == journal.state(["play"])
    assert journal.state(["play"]) != journal.state(["talon"])

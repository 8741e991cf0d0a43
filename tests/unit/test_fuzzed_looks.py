"""The look for causes comes to its end with whatever a program answers: errors, declines, other values, mixtures."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import msgspec
import pytest
from msgspec import inspect

from tarock_checking.check.known_failures import KnownDeviations
from tarock_checking.check.other_readings import readings_played
from tarock_checking.diagnose.asked_program import AskedProgram
from tarock_checking.diagnose.asking_on import AskingBack
from tarock_checking.diagnose.cause_records import diagnosis_of, profile_text, readings_found
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_checking.playing.player import Asking
from tarock_engine.cards import NAMES
from tarock_engine.rule_sets import RULE_SETS
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.offered_fields import fields_there_are
from tarock_reference import respond
from tarock_reference.deviant import Deviant
from tarock_reference.deviations import Deviation, deviations
from tarock_reference.houses import trial
from tarock_reference.houses.found import profile_line
from tarock_reference.houses.profile_parsing import house_of
from tarock_reference.variants import Variant, variant_of_source
from tarock_reports.ledger.check_lines import PlannedScenario
from tarock_reports.ledger.verdict_lines import verdict_line
from tarock_reports.verdict.cases import Case
from tarock_running.inputs.deviations import KnownDeviation
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.verdicts import Outcome, Verdict

KINDS: Final = ("error", "declined", "twisted", "drawn", "right", "played")
MIXTURES: Final = (
    ("error",),
    ("declined", "error"),
    ("twisted",),
    ("drawn",),
    ("played",),
    KINDS,
    ("right", "right", "twisted", "drawn"),
)
WORDS: Final = (*NAMES, "", "Weiter", "Gut!", "Dreier", "Trull", "Spiel", "0", "1 2", "LUN-PLAY-003", "KAR-BONUSES-001")
MIXED: Final = (KINDS, ("right", "right", "twisted", "drawn"))
"""What is asked of every source; what an answer of one kind does to a look hangs on no source."""
PLAYED: Final = 3
"""How many deviations a program plays together."""
FURTHER: Final = 3
"""Of how many causes the program itself is asked further."""


class Stranger:
    """A program that gives answers of some kinds, which of them depends on the question and the ``seed`` alone.

    One with an odd ``seed`` offers a part alone: some questions, and of their answers some fields.
    """

    def __init__(self, seed: int, kinds: tuple[str, ...], variant: Variant) -> None:
        self._seed = seed
        self._kinds = kinds
        self._drawn = random.Random(f"{seed} {kinds}")
        self._played = Deviant(variant.rules_for, self._drawn.sample(one_of_each_point(variant), PLAYED))

    def respond(self, line: bytes) -> bytes:
        """A reply of one of the kinds."""
        question = json.loads(line)
        if question["ask"] == "hello":
            return self._hello(line)
        drawn = random.Random(f"{self._seed} {sorted((k, str(v)) for k, v in question.items() if k != 'id')}")
        kind = drawn.choice(self._kinds)
        if kind in {"error", "declined"}:
            return json.dumps({"id": question["id"], kind: drawn.choice(("no", "not here", "0"))}).encode()
        if kind == "drawn":
            form = inspect.type_info(codec.ANSWERS[codec.KINDS[question["ask"]]])
            return json.dumps({"id": question["id"], "answer": of_form(form, drawn)}).encode()
        reply = json.loads(self._played.respond(line) if kind == "played" else respond(line))
        if kind == "twisted" and "answer" in reply:
            reply["answer"] = twisted(reply["answer"], drawn)
        return json.dumps(reply).encode()

    def _hello(self, line: bytes) -> bytes:
        reply = json.loads(respond(line))
        if self._seed % 2:
            offered = [name for name in reply["answer"]["questions"] if name == "hello" or self._drawn.random() < 0.8]
            fields = {name: fields_there_are(codec.ANSWERS[codec.KINDS[name]]) for name in offered if name != "hello"}
            said = {
                field: [part for part in several if self._drawn.random() < 0.7] for field, several in fields.items()
            }
            reply["answer"] |= {
                "questions": offered,
                "fields": {name: several for name, several in said.items() if several},
            }
        return json.dumps(reply).encode()


def one_of_each_point(variant: Variant) -> list[Deviation]:
    """A deviation for each thing that can be decided otherwise; the numbers alone that a price may be are many."""
    return [*{deviation.point: deviation for deviation in deviations(variant)}.values()]


def of_form(form: inspect.Type, drawn: random.Random) -> Any:  # noqa: C901, PLR0911 - one for each kind of form
    """Any value of a type of the protocol."""
    match form:
        case inspect.StructType():
            there = (field for field in form.fields if field.required or drawn.random() < 0.8)
            return {field.encode_name: of_form(field.type, drawn) for field in there}
        case inspect.UnionType():
            some = [kind for kind in form.types if not isinstance(kind, inspect.CustomType)]
            return of_form(drawn.choice(some), drawn)
        case inspect.Metadata():
            return of_form(form.type, drawn)
        case inspect.ListType():
            return [of_form(form.item_type, drawn) for _ in range(drawn.choice((0, 1, 2, 4, 12)))]
        case inspect.DictType():
            number = drawn.choice((0, 1, 2))
            return {of_form(form.key_type, drawn): of_form(form.value_type, drawn) for _ in range(number)}
        case inspect.LiteralType():
            return drawn.choice(form.values)
        case inspect.StrType():
            return drawn.choice(WORDS) if form.pattern is None else drawn.choice(("1/3", "-70/2"))
        case inspect.IntType():
            return drawn.choice((0, 1, 2, 3, 4, -1, 70, 10**9))
        case inspect.BoolType():
            return drawn.choice((True, False))
        case inspect.NoneType():
            return None
        case _:
            raise TypeError(form)


def twisted(value: Any, drawn: random.Random) -> Any:
    """Another value of the same kind, at times of another kind."""
    if isinstance(value, dict):
        return {name: twisted(part, drawn) for name, part in value.items()}
    if drawn.random() < 0.5:
        return value
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return drawn.choice((0, -value, value + 1, 10**9))
    if isinstance(value, list):
        return drawn.choice(([], value[::-1], value[:1], [*value, *value]))
    return drawn.choice((None, "", 0, [], "Pagat", "1/3"))


def look_at(source: str, seed: int, kinds: tuple[str, ...], scenarios: list[Planned], most: int) -> None:
    """Ask a stranger some scenarios, and do all that `tarock check` and `tarock diagnose` do about its answers."""
    variant = variant_of_source(source, {})
    driver, heard = InProcess(Stranger(seed, kinds, variant).respond), RunSoFar()
    heard.hello = driver.hello

    judged: list[Verdict] = []

    def hear(verdict: Verdict) -> None:
        judged.append(verdict)
        assert verdict.outcome is not Outcome.SUITE_FAULT, verdict.message
        heard.verdict(verdict)

    play_run(Run(driver=driver, sink=hear, source=source, chosen=tuple(scenarios)))
    found = diagnosis_of(scenarios, heard, variant, None, SearchLimits(most=most))
    told = {*found.unexplained, *(identifier for cause in found.causes for identifier in cause.explains)}
    assert {*heard.failed} <= told <= {*heard.failed, *heard.errored}

    profile = profile_text("As found", found, variant)
    assert house_of(profile, "the profile").based_on == source
    readings_found(profile, found, variant)
    asking = Asking(source=source, options={}, asked=tuple(scenarios), share=0, is_reference=False)
    readings_played(asking, heard, None, lambda: True)
    causes = (KnownDeviation(source, "", cause.id, "a test", "", "a file") for cause in found.causes[:FURTHER])
    known = KnownDeviations(each=tuple(causes), asking=asking, house=None)
    planned = {scenario.id: PlannedScenario.of(scenario) for scenario in scenarios}
    for verdict in [verdict for verdict in judged if verdict.scenario in heard.failed][:FURTHER]:
        known.can_explain(Case(planned[verdict.scenario], verdict_line(verdict)), heard)
    few = msgspec.structs.replace(found, causes=found.causes[:FURTHER])
    AskingBack(heard, variant, AskedProgram(driver)).ask(few)


def some(source: str, seed: int, number: int) -> list[Planned]:
    """Some scenarios of a source."""
    return random.Random(seed).sample([*plan(source)], number)


@pytest.mark.gate("twisted", "error-declined-twisted-drawn-right-played")
@pytest.mark.parametrize("kinds", MIXTURES, ids="-".join)
def test_a_short_look_at_any_answers_comes_to_its_end(kinds: tuple[str, ...]) -> None:
    look_at("lungau", 1, kinds, some("lungau", 1, 4), most=20)


@pytest.mark.prove
@pytest.mark.parametrize(
    ("source", "kinds"),
    [
        *(("lungau", kinds) for kinds in MIXTURES),
        *((source, kinds) for source in RULE_SETS if source != "lungau" for kinds in MIXED),
    ],
    ids=lambda one: one if isinstance(one, str) else "-".join(one),
)
def test_a_look_at_any_answers_comes_to_its_end(source: str, kinds: tuple[str, ...]) -> None:
    for seed, most in enumerate((600, 60, 0)):
        look_at(source, seed, kinds, some(source, seed, 24), most)


@pytest.mark.prove
@pytest.mark.parametrize("source", RULE_SETS)
def test_each_deviation_is_told_as_a_line_of_a_profile_or_none(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No deal is played by it: ``tests/houses/test_every_value.py`` plays some by each value."""
    monkeypatch.setattr(trial, "_DEALS", 0)
    variant = variant_of_source(source, {})

    assert [deviation for deviation in one_of_each_point(variant) if profile_line(deviation, variant) is not None]

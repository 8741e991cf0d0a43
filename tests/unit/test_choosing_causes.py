"""Of what explains a failure that is taken which explains most of all, and one takes the place of another.

The programs are made up: each scenario says what it is played by, right only where that reads as it should.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

import pytest

from tarock_checking.diagnose.charged_clauses import clauses_of_cause
from tarock_checking.diagnose.deviation_scores import DeviationScores
from tarock_checking.diagnose.found_causes import Cause
from tarock_checking.diagnose.replays import Replay, Replays, Together, together
from tarock_checking.diagnose.search import _Search, diagnose
from tarock_engine.rule_sets import RULE_SETS
from tarock_language.message import message
from tarock_protocol.messages.questions import Question
from tarock_reference.deviations import Deviation, DeviationKind
from tarock_reference.impostors import Impostor

Played = frozenset[str]
CLAUSE = "MAD-PLAY-001"


def deviation(name: str) -> Deviation:
    return Deviation(id=name, kind=DeviationKind.VALUE, point=name, said=message(name), clauses=frozenset((CLAUSE,)))


ORDER, BESIDE, ONE_NUMBER, ANOTHER, THIRD = map(deviation, ("order", "beside", "a-number", "another", "third"))
CANDIDATES = (ANOTHER, BESIDE, ONE_NUMBER, ORDER, THIRD)


class MadeUp(Replays):
    """A program that plays some deviations: in each scenario it says by what it is played, as far as that matters.

    Where a scenario ends on ``unnamed`` no clause is named.
    """

    def __init__(self, scenarios: Mapping[str, Callable[[Played], str]], played: Together, unnamed: str = "") -> None:
        self._scenarios = scenarios
        self._played = played
        self._silent = unnamed
        right = {name: self._words(name, ()) == self._words(name, played) for name in scenarios}
        self.failed = self.amiss = tuple(name for name in scenarios if not right[name])
        self.passed = tuple(name for name in scenarios if right[name])
        self.everything = (*self.failed, *self.passed)
        self.errored = ()
        self.rules = RULE_SETS["lungau"]
        self.counted = frozenset(self.passed)
        self._exchanges = dict.fromkeys(self.failed, ())

    def tell(self, *, at_once: bool) -> None:
        del at_once

    def _words(self, scenario: str, deviations: Iterable[Deviation]) -> str:
        return self._scenarios[scenario](frozenset(found_deviation.id for found_deviation in deviations))

    def replay(self, scenario: str, deviations: Iterable[Deviation]) -> Replay:
        said = self._words(scenario, deviations)
        is_same = said == self._words(scenario, self._played)
        named = frozenset(() if self._silent and scenario.endswith(self._silent) else (CLAUSE,))
        return Replay(is_same, int(is_same), named, hash(said))

    def replay_of_all(self, scenario: str, deviations: Together) -> Replay:
        return self.replay(scenario, deviations)

    def touched(self, some: Collection[Deviation], deviations: Together) -> Sequence[str]:
        del deviations
        return self.everything if some else ()

    def is_about(self, scenario: str, deviation: Deviation) -> bool:
        del scenario, deviation
        return False

    def is_invalid_by(self, scenario: str, deviations: Together) -> bool:
        del scenario, deviations
        return False

    def agreeing(self, scenario: str, deviations: Together, others: Together) -> Iterator[tuple[Question, bool]]:
        """Nobody asks a question here."""
        del scenario, deviations, others
        return iter(())

    def has_learned(self, deviations: Together) -> bool:
        del deviations
        return False

    def has_same_rules(self, scenario: str, deviations: Together, others: Together) -> bool:
        del scenario
        return deviations == others


def looks_like(number: str, *needed: str) -> Callable[[Played], str]:
    """An order of cards shows together with what is ``needed``, and looks like a number; both together are a third."""

    def said(played: Played) -> str:
        if number in played:
            return "neither" if "order" in played else "otherwise"
        return "otherwise" if {"order", *needed} <= played else "right"

    return said


def of_the_order(played: Played) -> str:
    """What shows the order alone, where no number is wrong."""
    numbers = played & {"a-number", "another", "third"}
    return "otherwise" if "order" in played and not numbers else "right"


def beside(played: Played) -> str:
    return "otherwise" if "beside" in played else "right"


SCENARIOS: Mapping[str, Callable[[Played], str]] = {
    "1-number": looks_like("a-number", "beside"),
    "2-another": looks_like("another", "beside"),
    "3-third": looks_like("third", "beside"),
    **{f"{number}-order": of_the_order for number in range(4, 8)},
    "8-beside": beside,
    "9-beside": beside,
}
"""The simplest failures look like wrong numbers; the order is known only by those behind them."""
EVIDENCE = MadeUp(SCENARIOS, together((ORDER, BESIDE)))


def test_what_explains_most_is_taken_and_not_what_explains_the_simplest_failure() -> None:
    found = diagnose(EVIDENCE, CANDIDATES)

    assert {found_deviation.id for found_deviation in found.deviations} == {"order", "beside"}
    assert (found.unexplained, found.contradicted, found.is_whole) == ((), (), True)


def test_what_is_about_the_same_clause_takes_its_place_also_where_no_answer_names_it() -> None:
    """Readings that are always played are told from what is played for the default alone by what passed."""
    always = [deviation(f"always-{place}") for place in range(8)]

    def by_default(played: Played) -> str:
        return "otherwise" if played else "right"

    def of_the_reading(played: Played) -> str:
        return "otherwise" if played - {"order"} else "right"

    asked = {f"{place}-default unnamed": by_default for place in range(3)}
    asked |= {"4-default": by_default, "5-default": by_default, "6-reading unnamed": of_the_reading}
    found = diagnose(MadeUp(asked, (ORDER,), unnamed="unnamed"), (*always, ORDER))

    assert {found_deviation.id for found_deviation in found.deviations} == {"order"}


def test_some_of_all_failures_are_heard_where_the_simplest_tell_nothing() -> None:
    """Each of the simplest shows two deviations at once, and more of them than are tried one by one."""
    numbers = [deviation(f"number-{place}") for place in range(500)]
    scenarios: dict[str, Callable[[Played], str]] = {
        f"0-pair-{place}": lambda played: "otherwise" if {"order", "beside"} <= played else "right"
        for place in range(30)
    }
    scenarios |= {f"1-order-{place}": of_the_order for place in range(30)}
    scenarios |= {f"2-beside-{place}": beside for place in range(30)}
    found = diagnose(MadeUp(scenarios, together((ORDER, BESIDE))), (*numbers, *CANDIDATES))

    assert {found_deviation.id for found_deviation in found.deviations} == {"order", "beside"}


@pytest.mark.parametrize("changing", [{0}, {9}, {5}], ids=["the least", "the greatest", "one between"])
def test_numbers_of_a_ruling_are_tried_where_the_least_or_the_greatest_changes_something(changing: set[int]) -> None:
    numbers = {f"=-{number}": numbered(number) for number in (0, 5, 9)}
    evidence = MadeUp({"1": shown_by(*(f"=-{number}" for number in changing))}, (numbers[f"=-{min(changing)}"],))
    touching = DeviationScores(evidence, (*numbers.values(), ORDER)).touching("1", ())

    assert {*touching} == ({ORDER} if changing == {5} else {*numbers.values(), ORDER})


def numbered(number: int) -> Deviation:
    """A deviation with another number of one ruling."""
    said = message("a number")
    wrong = Impostor(id="a", rules="lungau", path="a", clause=CLAUSE, said=said, value=number)
    return dataclasses.replace(deviation(f"=-{number}"), point="a", impostor=wrong)


def shown_by(*names: str) -> Callable[[Played], str]:
    return lambda played: "otherwise" if played & set(names) else "right"


class Learning(MadeUp):
    """The order is left aside where no clause is named, until somebody has looked there."""

    knows = False

    def replay(self, scenario: str, deviations: Iterable[Deviation]) -> Replay:
        matter = self.knows or not scenario.endswith("silent")
        return super().replay(
            scenario, [found_deviation for found_deviation in deviations if matter or found_deviation is not ORDER]
        )

    def replay_of_all(self, scenario: str, deviations: Together) -> Replay:
        return super().replay(scenario, deviations)

    def has_learned(self, deviations: Together) -> bool:
        learnt = ORDER in deviations and not self.knows
        self.knows = self.knows or learnt
        return learnt


def test_before_something_is_no_better_in_the_place_of_another_it_is_looked_where_it_matters_unnamed() -> None:
    scenarios = {f"{number}-silent": shown_by("another", "order") for number in range(1, 5)}
    evidence = Learning({**scenarios, "5-open": shown_by("order")}, together((ORDER,)), unnamed="silent")
    search = _Search(DeviationScores(evidence, CANDIDATES))
    search._found = together((ANOTHER,))  # noqa: SLF001 - so far came the look

    assert next(search._swaps(["5-open"])) == together((ORDER,))  # noqa: SLF001
    assert evidence.knows


@pytest.mark.parametrize(("failures", "told"), [(4, set()), (5, {"a-number"})], ids=["too few", "enough"])
def test_what_is_contradicted_has_to_explain_five_times_as_much(failures: int, told: set[str]) -> None:
    """The program plays an order that nobody thinks of; a number looks like it wherever it fails, and elsewhere too."""
    scenarios = {f"{place}-order": shown_by("a-number", "order") for place in range(failures)}
    found = diagnose(MadeUp({**scenarios, "9-right": shown_by("a-number")}, (ORDER,)), (ONE_NUMBER,))

    assert {found_deviation.id for found_deviation in found.deviations} == told
    assert len(found.unexplained) == (0 if told else failures)
    assert found.contradicted == (("9-right",) if told else ())


def test_where_what_is_refuted_is_gone_something_else_explains_it() -> None:
    """A number explains more at first than both that are played, each of which shows in a few failures."""
    scenarios = {f"{place}-order": shown_by("a-number", "order") for place in range(3)}
    scenarios |= {f"{place}-beside": shown_by("a-number", "beside") for place in range(3, 6)}
    scenarios |= {f"{place}-right": shown_by("a-number") for place in range(6, 8)}
    found = diagnose(MadeUp(scenarios, together((ORDER, BESIDE))), (ONE_NUMBER, ORDER, BESIDE))

    assert {found_deviation.id for found_deviation in found.deviations} == {"order", "beside"}
    assert (found.unexplained, found.contradicted) == ((), ())


def test_what_explains_less_than_it_must_is_not_held_against_the_rest() -> None:
    program = MadeUp(SCENARIOS, together((ORDER, BESIDE)))
    weighing = DeviationScores(program, CANDIDATES)
    with pytest.MonkeyPatch.context() as patched:
        heard: list[str] = []

        def replay(scenario: str, deviations: Together) -> Replay:
            heard.append(scenario)
            return program.replay(scenario, deviations)

        patched.setattr(program, "replay_of_all", replay)

        assert weighing.explained((BESIDE,), least=len(program.failed)) < len(program.failed)
        assert heard == [program.failed[0]]
        assert weighing.explained((BESIDE,)) == 2


class Resting(MadeUp):
    """Scenarios that rest on clauses."""

    def __init__(self, rests: Mapping[str, Collection[str]]) -> None:
        self._rests = rests

    def rests_on(self, scenario: str) -> frozenset[str]:
        return frozenset(self._rests[scenario])


BROKEN = dataclasses.replace(ORDER, clauses=frozenset("ABC"))
RESTS = Resting({"one": "BX", "two": "ABX", "three": "BY"})


@pytest.mark.parametrize(
    ("deviations", "explains", "charged"),
    [
        ((dataclasses.replace(BROKEN, by_default=(("x", "y"),)),), ("one", "two", "three"), ["B", "A"]),
        ((dataclasses.replace(BROKEN, by_default=(("x", "y"),)),), (), ["A", "B", "C"]),
        ((dataclasses.replace(BROKEN, unread=("settle.tariff",)),), ("one", "two"), ["B", "X"]),
        ((BROKEN, dataclasses.replace(BROKEN, clauses=frozenset("D"))), ("one",), ["A", "B", "C", "D"]),
    ],
)
def test_a_cause_is_charged_to_the_clauses_that_are_broken_by_it(
    deviations: Together, explains: tuple[str, ...], charged: list[str]
) -> None:
    assert clauses_of_cause(Cause(deviations, explains, 0), RESTS) == charged


def test_where_only_reported_errors_are_left_nothing_is_added_that_would_explain_these_alone() -> None:
    program = MadeUp(SCENARIOS, together((ORDER, BESIDE)))
    program.failed = tuple(name for name in program.amiss if name.endswith("order"))
    program.errored = tuple(name for name in program.amiss if name.endswith("beside"))
    search = _Search(DeviationScores(program, CANDIDATES))
    while search.has_taken_step():
        assert BESIDE not in search.causes.found

    assert search.causes.found == (ORDER,)
    assert not program.replay(program.errored[0], search.causes.found).is_same

"""The cards of a deal alone: asked of whoever answers no whole deal, and what is said of them is what a deal says."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace
from proving.partial_programs import CARDS, asked_in_part, main, offering
from tests.unit.otherwise import playing, scenario
from tests.unit.test_explaining_readings import asking
from tests.unit.the_command import engine, tarock

from tarock_checking.check.other_readings import readings_played
from tarock_checking.diagnose.cause_records import diagnosis_of
from tarock_checking.diagnose.search_limits import SearchLimits
from tarock_engine.karl.standing import HAND_ON
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import CardPlay, Deal, Question
from tarock_protocol.offered_fields import ByTheBook, fields_there_are
from tarock_protocol.wrapping import Wrapper
from tarock_reference import respond
from tarock_reference.deviant import Deviant
from tarock_reference.deviations import deviations
from tarock_reference.impostors import Impostor, impostors
from tarock_reference.variants import variant_of_source
from tarock_running.inputs.variants import rules_of_readings
from tarock_running.process.exits import ExitCode
from tarock_steps.catalogue.clauses import area_of
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import Planned
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.scripts import play_script, scripts
from tarock_steps.suite.verdicts import AMISS, Outcome, Verdict
from tarock_steps.suite.without_bidding import HANDS_ON, AsOffered, WithoutBidding

Respond = Callable[[bytes], bytes]

LEADS = "koenigrufen/play/third-leads-as-the-declarer-of-a-farbensolo"
"""An auction, and who leads."""
BIDDING = "lungau/bidding/a-dreier-as-the-first-word"
"""Nobody comes to play a card."""
HANDED_ON = "karl/whole_deals_fahren/fahren-lost-by-the-player-who-was-handed-the-vorhand"
FAHREN = "lungau/play/in-fahren-a-card-that-does-not-beat-although-it-could"
WHOLE = "lungau/whole_deals_dreier/a-dreier-won-with-all-four-koenige"

UNSEEN: Final = {
    "lungau": {"play.dealer_out", "trischaken.kontra_allowed", "trischaken.dealer_says_kontra"}
    | {"trischaken.dealer_speaks_at"},
    "karl": {"contracts.Fahren.calls", "contracts.Fahren.talon", "trischaken.kontra_is_barred"}
    | {"trischaken.nothing_said", "trischaken.talon_after_rufer"},
    "koenigrufen": {"contracts.Trischaken.calls", "play.unnoticed_stands"},
    "zwanzigerrufen": set[str](),
}
"""The rulings on play of which nothing shows in the cards: who speaks, calls and takes before the first of them.

Nor does what becomes of a forbidden card that nobody notices, since ``play`` is asked of no such card.
"""


def asked_of_cards_alone(planned: Planned, program: Respond) -> Verdict:
    """What comes of a scenario where a program is asked for nothing but cards."""
    heard: list[Verdict] = []
    right = rules_of_readings(planned.source, {})
    driver = but_for_deals(InProcess(program))
    play_run(Run(driver=driver, sink=heard.append, source=planned.source, chosen=(planned,), right=lambda: right))
    (found,) = heard
    return found


def but_for_deals(driver: InProcess) -> AsOffered:
    return AsOffered(driver, replace(driver.hello, questions=["hello", *CARDS]))


def kinds(verdict: Verdict) -> set[type[Question]]:
    return {type(codec.decode_question(exchange.question.encode())) for exchange in verdict.exchanges}


# ----------------------------------------------------------------------------------------- what is said of the cards


class Both(Wrapper):
    """A driver that is asked of each deal once more, for its cards alone, and keeps what is said otherwise."""

    def __init__(self, driver: InProcess) -> None:
        super().__init__(driver)
        self.alone = WithoutBidding(driver, driver)
        self.same = 0
        self.otherwise: list[tuple[Question, str]] = []
        self._known: set[bytes] = set()

    def ask(self, question: Question) -> Answer:
        answer = self._driver.ask(question)
        line = codec.unnumbered(question)
        if isinstance(question, Deal) and line not in self._known:
            self._known.add(line)
            found = self.alone.ask(question)
            if not isinstance(found, ByTheBook):
                self.same += 1
                fields = fields_there_are(codec.ANSWERS[CardPlay])
                differing = [name for name in fields if getattr(found, name) != getattr(answer, name)]
                self.otherwise += [(question, name) for name in differing]
        return answer


@pytest.mark.prove
@pytest.mark.parametrize(
    ("source", "least"), [("lungau", 90), ("karl", 190), ("koenigrufen", 190), ("zwanzigerrufen", 190)]
)
def test_of_the_cards_the_same_is_said_as_of_the_whole_deal(source: str, least: int) -> None:
    """Every deal of every second scenario that comes to its cards, with all reasons."""
    both = Both(InProcess(respond))
    for script in scripts(source)[::2]:
        play_script(script, both)

    assert both.otherwise == []
    assert both.same >= least


def test_a_vorhand_that_was_handed_on_is_told() -> None:
    found = asked_of_cards_alone(scenario(HANDED_ON), respond)
    asked = [codec.decode_question(exchange.question.encode()) for exchange in found.exchanges]

    assert HANDS_ON == HAND_ON
    assert found.outcome is Outcome.PASSED
    assert {question.vorhand for question in asked if isinstance(question, CardPlay)} == {1}


# --------------------------------------------------------------------------------------------------- what is asked


@pytest.mark.parametrize("identifier", [LEADS, FAHREN])
def test_whoever_answers_no_deal_is_asked_for_its_cards(identifier: str) -> None:
    found = asked_of_cards_alone(scenario(identifier), respond)

    assert (found.outcome, found.unsaid, found.idle) == (Outcome.PASSED, "", [])
    assert kinds(found) == {CardPlay}


def test_whoever_answers_deals_is_asked_for_these() -> None:
    heard: list[Verdict] = []
    play_run(Run(driver=InProcess(respond), sink=heard.append, source="lungau", chosen=(scenario(FAHREN),)))

    assert kinds(heard[0]) == {Deal}


def test_what_comes_before_the_cards_is_neither_asked_nor_judged() -> None:
    found = asked_of_cards_alone(scenario(BIDDING), respond)

    assert found.outcome is Outcome.DECLINED
    assert found.message == "does not answer the question 'deal'"
    assert found.unsaid.startswith("deal.")
    assert found.exchanges == []


def test_of_a_whole_deal_the_cards_are_judged_and_no_payments() -> None:
    """What was bid, and who pays, is not asked; what the scenario cites of the cards is shown all the same."""
    found = asked_of_cards_alone(scenario(WHOLE), respond)

    assert found.outcome is Outcome.PASSED
    assert found.unsaid == "deal.contract"
    assert all(area_of(clause) in ("settling", "bidding", "talon") for clause in found.idle)


def test_a_wrong_card_fails_by_the_clause_that_forbids_it() -> None:
    def lets_anything_go(line: bytes) -> bytes:
        found = json.loads(respond(line))
        for turn in found.get("answer", {}).get("next", ()):
            turn["legal"] = [*turn["legal"], *turn.get("why", {})]
        return json.dumps(found).encode()

    found = asked_of_cards_alone(scenario(FAHREN), lets_anything_go)

    assert found.outcome is Outcome.FAILED
    assert found.too_much
    assert all(area_of(clause) in ("play", "trischaken") for clause in found.charged)


def _is_shown(impostor: Impostor, scenarios: Iterator[Planned]) -> bool:
    """Whether one of these scenarios shows what is wrong where cards alone are asked for."""
    program = impostor.respond()
    return any(asked_of_cards_alone(planned, program).outcome in AMISS for planned in scenarios)


@pytest.mark.prove
@pytest.mark.parametrize("source", sources())
def test_what_is_wrong_in_the_play_shows_in_the_cards_alone(source: str) -> None:
    """Every impostor of a ruling on play that its scenarios notice, but for those that ``UNSEEN`` names."""
    unseen, scenarios = set(), plan(source)
    for impostor in impostors(source):
        if area_of(impostor.clause) in ("play", "trischaken"):
            about = [planned for planned in scenarios if impostor.clause in planned.clauses]
            if not _is_shown(impostor, iter(about)) and _has_failed_whole(impostor, about):
                unseen.add(impostor.path)

    assert unseen == UNSEEN[source]


def _has_failed_whole(impostor: Impostor, scenarios: list[Planned]) -> bool:
    heard: list[Verdict] = []
    driver = InProcess(impostor.respond())
    play_run(Run(driver=driver, sink=heard.append, source=scenarios[0].source, chosen=tuple(scenarios)))
    return any(verdict.outcome in AMISS for verdict in heard)


@pytest.mark.prove
@pytest.mark.parametrize(
    ("source", "least"), [("lungau", 630), ("karl", 790), ("koenigrufen", 780), ("zwanzigerrufen", 630)]
)
def test_so_many_scenarios_ask_a_program_that_plays_cards_and_counts_them(source: str, least: int) -> None:
    assert asked_in_part(source, offering(CARDS)).asked.total() >= least


@pytest.mark.prove
def test_how_many_are_asked_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rules", "lungau", "--questions", "count,result", "--fields", "result=augen"]) == 0

    told = capsys.readouterr().out
    assert told.startswith("lungau: ")
    assert " counting" in told
    assert "does not answer the question 'deal'" in told
    assert "does not say 'items' in its answer to 'result'" in told


# ------------------------------------------------------------------------------------------------ what is found out


@pytest.mark.prove
def test_another_reading_is_found_in_the_cards_alone() -> None:
    chosen = tuple(
        planned for planned in plan("karl") if planned.area == "play" and planned.dispute in (None, "first-leader")
    )
    driver = but_for_deals(InProcess(playing({"first-leader": "declarer"})))
    heard, right = RunSoFar(hello=driver.hello), rules_of_readings("karl", {})
    play_run(Run(driver=driver, sink=heard.verdict, source="karl", chosen=chosen, right=lambda: right))
    found = readings_played(replace(asking(chosen), source="karl"), heard, None, lambda: True)

    assert heard.failed
    assert [(reading.option, reading.reading) for reading in found.each] == [("first-leader", "declarer")]


@pytest.mark.prove
def test_what_a_program_plays_otherwise_is_found_in_the_cards_alone() -> None:
    variant = variant_of_source("lungau", {})
    wrong = next(deviation for deviation in deviations(variant) if "LUN-PLAY-002" in deviation.clauses)
    chosen = tuple(planned for planned in plan("lungau") if planned.area == "play" and planned.dispute is None)
    driver = but_for_deals(InProcess(Deviant(variant.rules_for, (wrong,)).respond))
    heard, right = RunSoFar(hello=driver.hello), rules_of_readings("lungau", {})
    play_run(Run(driver=driver, sink=heard.verdict, source="lungau", chosen=chosen, right=lambda: right))
    found = diagnosis_of(chosen, heard, variant, None, SearchLimits())

    assert heard.failed
    assert wrong.id in {name for cause in found.causes for name in (cause.id, *(equal.id for equal in cause.equals))}
    assert found.unexplained == []


_PROGRAM = """
import json, sys

from tarock_reference import respond

for line in sys.stdin.buffer:
    found = json.loads(respond(line))
    if json.loads(line)["ask"] == "hello":
        found["answer"] |= {"name": "Cards alone", "rules": {"lungau": {}}, "questions": ["hello", "play"]}
    print(json.dumps(found), flush=True)
"""


_LETS_ANYTHING_GO = """
    if json.loads(line)["ask"] == "play":
        for turn in found["answer"]["next"]:
            turn["legal"] += turn["why"]
"""


@pytest.mark.prove
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_asks_for_cards_and_tells_what_else_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: str
) -> None:
    monkeypatch.chdir(tmp_path)
    program = ("--engine", engine(tmp_path, _PROGRAM))
    done = tarock("check", "--area", "play", "--only-offered", "--jobs", jobs, *program)

    assert done.exit_code == ExitCode.CONFORM, done.output
    assert "`may_play`, which is not offered" in done.output
    assert "`deal`, which is not offered" in done.output


@pytest.mark.prove
def test_the_doctor_asks_for_cards_whoever_answers_deals_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says in a deal what is right, and lets every card go where it is asked for the cards alone."""
    monkeypatch.chdir(tmp_path)
    both = _PROGRAM.replace('"play"]', '"play", "deal"]')
    wrong = both.replace("    print(", _LETS_ANYTHING_GO + "    print(", 1)
    done = tarock("doctor", "--engine", engine(tmp_path, wrong))

    assert done.exit_code == ExitCode.NOT_CONFORM, done.output
    assert "lungau, play: wrong" in done.output
    assert "lungau, deal: wrong" not in done.output

"""What is told is held against the whole run, and asked further where it is said to hold; what is refuted is gone."""

from __future__ import annotations

from itertools import count
from typing import Final

import pytest
from msgspec.structs import replace
from tests.unit.test_asking_on import LUNGAU, PAID, WRONG, heard_of, judged, only
from tests.unit.test_diagnosing import DREIER

from tarock_checking.diagnose.asked_program import AskedProgram
from tarock_checking.diagnose.cause_records import ToldBack, diagnosis_of
from tarock_checking.diagnose.held_to_ledger import held_to_ledger
from tarock_checking.diagnose.refuting import (
    CONFIRMING,
    AskedBack,
    HeardQuestions,
    Refuting,
    asked_back,
    asked_there,
    narrowed,
)
from tarock_checking.diagnose.replays import Replays
from tarock_checking.diagnose.search_limits import UNHURRIED, SearchLimits
from tarock_checking.diagnose.told_scenarios import ToldScenarios
from tarock_checking.diagnose.varied_questions import VariedQuestions
from tarock_checking.diagnose.where_it_holds import where_it_holds
from tarock_language.catalogue import language_of
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.parts import Action
from tarock_protocol.messages.questions import MayBid, MayPlay, Question
from tarock_reference import respond
from tarock_reference.condition_texts import where_named
from tarock_reference.deviant import Deviant
from tarock_reference.deviation_groups import deviations_named, what_is_said
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, in_ledger
from tarock_reports.verdict.causes import BY_COINCIDENCE, is_unsupported
from tarock_running.inputs.variants import rules_of_readings
from tarock_steps.catalogue.plan import plan
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.scripts import Script

KARL: Final = variant_of_source("karl", {})
OUVERT: Final = 'play.overtake/silent @ contract="Bettel-Ouvert"|"Piccolo-Ouvert"|"Zwiccolo-Ouvert"'
"""A program that asks nobody to overtake where the cards of the declarer lie open."""
EVERYWHERE: Final = "play.overtake/silent"
REVERSED: Final = 'cards.trumps/reversed @ ask="may_play"'
"""It looks like that in what failed, and is contradicted by the closed games."""
OVERTAKING: Final = tuple(
    planned for planned in plan("karl") if planned.id.startswith("karl/play/a-trump-that-was-led-has-to-be-overtaken")
)


@pytest.fixture(scope="module")
def heard() -> RunSoFar:
    """What that program says where a trump was led."""
    heard = RunSoFar()
    program = Deviant(KARL.rules_for, deviations_named(OUVERT, KARL)).respond
    play_run(Run(driver=InProcess(program), sink=heard.verdict, source="karl", chosen=OVERTAKING))
    assert len(heard.failed) == len([planned for planned in OVERTAKING if "Ouvert" in planned.id]) > 1
    assert heard.passed
    return heard


def evidence_of(heard: RunSoFar, limits: SearchLimits = UNHURRIED) -> Replays:
    scripts = {planned.id: Script.of(planned) for planned in OVERTAKING}
    return Replays(ToldScenarios.of(scripts, heard), rules_of_readings("karl", {}), KARL, limits)


def told(heard: RunSoFar, *causes: str) -> DiagnosisLine:
    """A diagnosis that says that each of these causes explains all that failed."""
    records = [
        CauseRecord(
            id=cause,
            **in_ledger(what_is_said(deviations_named(cause, KARL), KARL.rules)),
            clauses=[],
            explains=[*heard.failed],
        )
        for cause in causes
    ]
    return DiagnosisLine(causes=records, unexplained=[])


def test_a_limited_cause_that_a_scenario_of_the_run_contradicts_is_refuted(heard: RunSoFar) -> None:
    line = told(heard, REVERSED)
    held = held_to_ledger(line, evidence_of(heard), KARL, line)

    assert (held.line.causes, held.refuted) == ([], [REVERSED])
    assert held.line.unexplained == [*heard.failed]


def test_of_two_causes_that_one_is_refuted_whose_answers_the_program_does_not_give(heard: RunSoFar) -> None:
    line = told(heard, REVERSED, OUVERT)
    held = held_to_ledger(line, evidence_of(heard), KARL, line)

    assert ([cause.id for cause in held.line.causes], held.refuted) == ([OUVERT], [REVERSED])
    assert (held.line.unexplained, held.line.contradicted) == ([], [])


def test_a_cause_without_a_limit_that_a_scenario_contradicts_is_possible_and_no_more() -> None:
    """The program pays a Dreier wrongly in all scenarios but one."""
    heard = heard_of(WRONG)
    right, *wrong = [*heard.failed]
    del heard.failed[right]
    heard.passed.add(right)
    (cause,) = diagnosis_of(PAID, heard, LUNGAU, None, UNHURRIED).causes

    assert (cause.id, cause.against, {*cause.explains}) == (DREIER, 1, {*wrong})
    assert is_unsupported(cause)
    assert not is_unsupported(replace(cause, against=0))


def test_a_cause_that_varied_questions_contradict_is_possible_and_no_more(heard: RunSoFar) -> None:
    line = told(heard, EVERYWHERE)
    back = AskedBack(EVERYWHERE, borne_out=tuple(map(of_play, "abcdefgh")), against=(of_play("i"),))
    (cause,) = narrowed(line, [back]).causes

    assert not back.is_dropped
    assert (cause.asked_back, cause.against, is_unsupported(cause)) == (8, 1, True)


def test_a_cause_that_explains_nothing_of_what_it_is_told_for_is_refuted(heard: RunSoFar) -> None:
    elsewhere = 'play.overtake/silent @ contract="Dreier"'
    line = told(heard, elsewhere)

    assert held_to_ledger(line, evidence_of(heard), KARL, line).refuted == [elsewhere]


def test_without_time_no_cause_is_told_otherwise_than_the_search_found_it(heard: RunSoFar) -> None:
    """A true cause is not told either, if nothing was compared with it."""
    spent = SearchLimits(may_go_on=lambda: False, clock=count(0, 10).__next__)
    found, line = told(heard, REVERSED), told(heard, REVERSED, OUVERT)
    held = held_to_ledger(line, evidence_of(heard, spent), KARL, found)

    assert ([cause.id for cause in held.line.causes], held.refuted) == ([REVERSED], [OUVERT])


def test_what_a_program_is_asked_back_cannot_tell_what_the_run_refutes(heard: RunSoFar) -> None:
    """The program's answers limit a cause to may_play, where the run has answers against it."""

    def ask(_: DiagnosisLine) -> ToldBack:
        return ToldBack(told(heard, REVERSED))

    found = diagnosis_of(OVERTAKING, heard, KARL, None, UNHURRIED, ask=ask)

    assert (found.causes, {*found.unexplained}) == ([], {*heard.failed})


def test_a_limited_cause_that_is_refuted_where_it_is_said_to_hold_is_not_told() -> None:
    """Wrong over the questions of the run alone: what is asked beside them shows it, inside the limit too."""
    first, found = judged(WRONG)
    asked = {exchange.question.partition(',"id"')[0] for exchanges in first.failed.values() for exchange in exchanges}

    def program(line: bytes) -> bytes:
        return (WRONG if line.decode().partition(',"id"')[0] in asked else respond)(line)

    (cause,) = found.causes
    where = where_named('ask="settle"')
    asks = AskedProgram(InProcess(program))
    questions = VariedQuestions(first, LUNGAU, asks.hello)
    refuting = Refuting(found, LUNGAU, asks.read)
    shown = [*refuting.telling(cause, questions.explained(cause.explains))]
    back = asked_there(AskedBack(cause.id, where=where), cause, refuting, questions.beside(shown), asks.answer)

    assert back.against
    assert all(map(where.is_met_by, back.against))
    assert back.is_dropped


@pytest.mark.parametrize(
    ("where", "is_dropped"), [('contract="Dreier" & declarer=0', True), ('ask="settle" & declarer=0', False)]
)
def test_two_conditions_at_once_are_told_only_if_further_answers_bear_them_out(where: str, is_dropped: bool) -> None:  # noqa: FBT001 - a column
    found = judged(WRONG)[1]
    told = AskedBack(found.causes[0].id, where=where_named(where))
    back = asked_there(told, found.causes[0], Refuting(found, LUNGAU), (), AskedProgram(InProcess(WRONG)).answer)

    assert back.is_dropped is is_dropped


@pytest.mark.parametrize(("further", "is_told"), [(CONFIRMING - 1, False), (CONFIRMING, True)])
def test_that_few_questions_were_of_one_kind_is_an_accident_unless_further_ones_bear_the_cause_out(
    further: int,
    is_told: bool,  # noqa: FBT001 - a column
) -> None:
    program = AskedProgram(InProcess(only(b'"ask":"settle"')))
    found, questions = judged(WRONG)[1], VariedQuestions(judged(WRONG)[0], LUNGAU, program.hello)
    (cause,), refuting = found.causes, Refuting(found, LUNGAU, program.read)
    shown = [*refuting.telling(cause, questions.explained(cause.explains))]
    about = [*refuting.telling(cause, questions.about(cause.clauses, shown))]
    borne_out = [question for question in about if codec.kind(question) == "settle"][:further]
    against = [question for question in about if codec.kind(question) != "settle"][:1]
    heard = HeardQuestions([question for question in shown if codec.kind(question) == "settle"][:BY_COINCIDENCE])
    back = asked_back(cause, refuting, [*borne_out, *against], program.answer, heard=heard)

    assert (len(heard.shown), len(back.borne_out), len(back.against)) == (BY_COINCIDENCE, further, 1)
    assert (back.where is not None) is is_told


def of_play(contract: str) -> MayPlay:
    return MayPlay(id=0, rules="karl", contract=contract, hand=["XX", "II"], trick=[])


def of_bidding(contract: str) -> MayBid:
    bids = [Action(seat=0, do="bid", what=contract)]
    return MayBid(id=0, rules="karl", players=4, dealer=3, bids=bids, hand=["XX", "II"])


def test_a_cause_of_a_few_games_is_told_with_these_in_all_kinds_of_questions() -> None:
    games, others = ("Bettel-Ouvert", "Piccolo-Ouvert"), ("Piccolo", "Bettler")
    held: list[Question] = [*map(of_play, games), of_bidding(games[0])]
    where = where_it_holds(held, [*map(of_play, others), *map(of_bidding, others)])

    assert where is not None
    assert where.id == "names[Bettel-Ouvert|Piccolo-Ouvert]=true"
    assert where == where_named(where.id)
    assert str(where.said) == "the question names Bettel-Ouvert or Piccolo-Ouvert"
    assert language_of("de").sentence(where.said) == "die Frage Bettel-Ouvert oder Piccolo-Ouvert nennt"
    elsewhere = where_it_holds(held, [of_play("Piccolo"), of_bidding(games[1])])
    assert elsewhere is None or where.conditions[0] not in elsewhere.conditions


@pytest.mark.parametrize("text", ["names[|]=true", "names[Dreier|]=true"])
def test_a_place_that_names_a_game_of_no_name_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="expected a condition such as"):
        where_named(text)

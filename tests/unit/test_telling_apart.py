"""Where two explanations of what a program plays fit equally, it is asked the question that tells them apart."""

from __future__ import annotations

import pytest
from tests.unit.asked_varied import settled_of

from tarock_checking.diagnose.cause_records import settled_by_asking
from tarock_checking.diagnose.diagnosis import settled_text
from tarock_checking.diagnose.tie_break import Settled
from tarock_language.message import ENGLISH
from tarock_protocol import codec
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.deviant import Deviant
from tarock_reference.deviation_groups import what_is_said
from tarock_reference.deviations import deviations
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.diagnosis_lines import CauseRecord, DiagnosisLine, EqualCause

ANNOUNCEABLE = "announcing.announceable/as-in-zwanzigerrufen"
NO_TRULL = "without items: Trull"
BOTH, BOTH_AGAIN = "who-pays-whom=both", "settling.winners_paid/both"
LUNGAU = variant_of_source("lungau", {})
KNOWN = {deviation.id: deviation for deviation in deviations(LUNGAU) if deviation.id in (ANNOUNCEABLE, NO_TRULL)}
EITHER = DiagnosisLine(
    causes=[
        CauseRecord(
            id=ANNOUNCEABLE,
            sentence=KNOWN[ANNOUNCEABLE].sentence,
            clauses=sorted(KNOWN[ANNOUNCEABLE].clauses),
            explains=["lungau/bonuses/both-sides-announce-the-trull-and-neither-makes-it"],
            equals=[EqualCause(id=NO_TRULL, sentence=KNOWN[NO_TRULL].sentence)],
        )
    ],
    unexplained=[],
)
"""What is found of a program of which nothing but its errors over a Trull is known."""


@pytest.mark.parametrize(("plays", "other"), [(ANNOUNCEABLE, NO_TRULL), (NO_TRULL, ANNOUNCEABLE)])
def test_of_two_that_fit_equally_a_question_tells_which_it_is(plays: str, other: str) -> None:
    program = InProcess(Deviant(LUNGAU.rules_for, [KNOWN[plays]]).respond)
    (settled,) = settled_of(EITHER, LUNGAU, program)
    (cause,) = settled_by_asking(EITHER, [settled], LUNGAU).causes

    assert (settled.cause, settled.plays, settled.ruled_out) == (ANNOUNCEABLE, (plays,), (other,))
    assert (cause.id, cause.sentence, cause.equals) == (plays, str(what_is_said([KNOWN[plays]], LUNGAU.rules)), [])
    assert codec.decode_question(settled.asked[0].encode()).rules == "lungau"
    assert f"it plays “{plays}”, and not “{other}”" in settled_text(settled, ENGLISH).plain


def test_who_says_what_neither_would_is_said_to() -> None:
    program = InProcess(lambda line: respond(line) if b'"hello"' in line else declining(line))
    (settled,) = settled_of(EITHER, LUNGAU, program)

    assert settled.plays == ()
    assert settled_by_asking(EITHER, [settled], LUNGAU) == EITHER
    assert settled_text(settled, ENGLISH).plain.startswith("Asked, it gives an answer that none would")


def declining(line: bytes) -> bytes:
    return b'{"id":%d,"declined":"never"}' % codec.decode_question(line).id


@pytest.mark.prove
def test_of_two_that_are_one_no_question_is_found_also_by_other_readings() -> None:
    """Which questions are varied is known only once all scenarios were asked."""
    twins = {deviation.id: deviation for deviation in deviations(LUNGAU) if deviation.id in (BOTH, BOTH_AGAIN)}
    cause = CauseRecord(
        id=BOTH,
        sentence=twins[BOTH].sentence,
        clauses=sorted(twins[BOTH].clauses),
        explains=["lungau/settling/a-silent-valat-in-a-spatzrufer"],
        equals=[EqualCause(id=BOTH_AGAIN, sentence=twins[BOTH_AGAIN].sentence)],
    )
    program = InProcess(Deviant(LUNGAU.rules_for, [twins[BOTH]]).respond)
    (settled,) = settled_of(DiagnosisLine(causes=[cause], unexplained=[]), LUNGAU, program)

    assert settled == Settled(BOTH, (BOTH, BOTH_AGAIN), (), ())


def test_what_no_question_tells_apart_is_left_open() -> None:
    told = settled_text(Settled("a", ("a", "b"), (), ()), ENGLISH)

    assert told.plain == "No question distinguishes: “a”, “b”."

"""A program that was changed since its run is not asked about what was found of that run, and this is said."""

from __future__ import annotations

from tests.unit.test_asking_on import LUNGAU, WRONG, heard_of, judged

from tarock_checking.diagnose.asked_program import AskedProgram
from tarock_checking.diagnose.asking_on import AskingBack
from tarock_checking.diagnose.changed_since import said_of_change
from tarock_checking.diagnose.diagnosis import asked_text
from tarock_language.message import ENGLISH
from tarock_protocol.drivers import InProcess
from tarock_reference import respond

AGAIN = 7
"""The failures of that run."""


def test_a_program_that_answers_as_in_its_run_was_not_changed() -> None:
    assert said_of_change(heard_of(WRONG), AskedProgram(InProcess(WRONG))) is None


def test_a_program_that_was_mended_is_said_to_be_changed() -> None:
    heard = heard_of(WRONG)
    said = said_of_change(heard, AskedProgram(InProcess(respond)))

    assert len(heard.failed) == AGAIN
    assert said is not None
    assert str(said).startswith(f"The program now answers {AGAIN} of {AGAIN} questions otherwise than in the ledger")


def test_what_a_changed_program_says_drops_no_cause_of_the_run_before() -> None:
    heard, found = judged(WRONG)
    asker = AskingBack(heard, LUNGAU, AskedProgram(InProcess(respond)))
    asker.changed = said_of_change(heard, AskedProgram(InProcess(respond)))
    told = asker.ask(found)

    assert found.causes
    assert (told.line, [*told.dropped]) == (found, [])
    assert [text.plain for text in asked_text(asker, ENGLISH)] == [str(asker.changed)]

import pytest

from tarock_language.catalogue import language_of
from tarock_language.message import message, one_after_another
from tarock_reports.verdict.summary import Conformity
from tarock_running.process.exits import (
    MEANINGS,
    AdapterBrokenError,
    CutOffError,
    ExitCode,
    StopError,
    SuiteBrokenError,
    UsageFaultError,
    check_known,
    code_of,
    reason_said,
)


def test_the_exit_codes_are_those_that_scripts_rely_on() -> None:
    codes = {code.name: code.value for code in ExitCode}

    assert codes == {
        "CONFORM": 0,
        "NOT_CONFORM": 1,
        "USAGE": 2,
        "INCONCLUSIVE": 3,
        "ADAPTER_BROKEN": 4,
        "SUITE_BROKEN": 5,
        "CUT_OFF": 6,
        "OUTDATED": 7,
        "INTERRUPTED": 130,
        "NOBODY_READS": 141,
    }


def test_every_exit_code_is_explained() -> None:
    assert list(MEANINGS) == list(ExitCode)


@pytest.mark.parametrize("conformity", Conformity)
def test_every_verdict_has_an_exit_code_of_its_name(conformity: Conformity) -> None:
    meaning = MEANINGS[code_of(conformity)]

    assert conformity.value in meaning.split("; ") or meaning.startswith(conformity.value)


def test_what_goes_wrong_as_known_alone_is_no_alarm() -> None:
    assert {conformity for conformity in Conformity if code_of(conformity) is ExitCode.CONFORM} == {
        Conformity.CONFORM,
        Conformity.BUT_FOR_KNOWN,
    }


@pytest.mark.parametrize(
    ("family", "code"),
    [
        (UsageFaultError, ExitCode.USAGE),
        (CutOffError, ExitCode.CUT_OFF),
        (AdapterBrokenError, ExitCode.ADAPTER_BROKEN),
        (SuiteBrokenError, ExitCode.SUITE_BROKEN),
    ],
)
def test_every_family_of_faults_has_its_exit_code(family: type[StopError], code: ExitCode) -> None:
    assert family(message("because")).code is code


def test_a_known_name_is_let_through() -> None:
    check_known("--area", "rule area", "play", ["play", "talon"])


def test_an_unknown_name_is_refused_with_the_place_and_what_it_may_have_meant() -> None:
    with pytest.raises(UsageFaultError) as refused:
        check_known("--area", "rule area", "plya", ["play", "talon"])

    assert str(refused.value) == (
        "--area: there is no rule area 'plya'. Did you mean play? Expected one of: play, talon"
    )


def test_another_case_is_recognised() -> None:
    with pytest.raises(UsageFaultError, match="Did you mean LUN-PLAY-001"):
        check_known("--clause", "clause", "lun-play-001", ["LUN-PLAY-001", "LUN-TALON-001"])


def test_many_names_are_not_listed_where_a_hint_says_where_they_are() -> None:
    with pytest.raises(UsageFaultError) as refused:
        check_known("ID", "clause", "?", [str(number) for number in range(100)], hint="look there")

    assert str(refused.value) == "ID: there is no clause '?'. look there"


def test_a_fault_is_said_in_the_language_of_whoever_reads_it() -> None:
    with pytest.raises(UsageFaultError) as refused:
        check_known("--area", "rule area", "plya", ["play", "talon"])

    assert language_of("de").sentence(refused.value.said) == (
        "--area: es gibt kein Regelgebiet 'plya'. Gemeint ist vielleicht play. Es gibt: play, talon"
    )


def test_several_faults_are_said_in_their_order() -> None:
    assert str(one_after_another([message("first"), message("second"), message("third")])) == "first; second; third"


def test_what_an_exception_says_stays_a_message() -> None:
    because = message("{card} is no card", card="Foo")

    assert reason_said(UsageFaultError(because)) is because
    assert reason_said(ValueError("odd")) == "odd"

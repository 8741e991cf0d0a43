"""Scenarios under other rules than those they were written for: what is right there, and who is held to it."""

from collections.abc import Callable, Mapping

import pytest
from tests.houses import playing

from tarock_engine.rule_sets import RULE_SETS
from tarock_language.catalogue import language_of
from tarock_protocol.codec import decode_question, kind
from tarock_protocol.drivers import InProcess
from tarock_protocol.messages.questions import Hello
from tarock_reference import reply, respond
from tarock_running.inputs.variants import fixed_readings, rules_with
from tarock_steps.catalogue.plan import plan
from tarock_steps.errors import Mismatch
from tarock_steps.expect.comparing import AsIsRight, EndOfReadingError, Part, PartsRead
from tarock_steps.suite.deriving import Barred, Right, right
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import OtherRules, Run
from tarock_steps.suite.scripts import Script
from tarock_steps.suite.verdicts import Basis, Outcome, Verdict

SOURCE = "lungau"
NOBODY = {"discards-belong-to": "nobody"}
"""What the declarer laid away counts for nobody; by default it is his, so that Augen of other scenarios change."""


def rules(options: Mapping[str, str], source: str = SOURCE) -> OtherRules:
    found = rules_with(source, options)
    assert found is not None
    return found


def checked(answer: Callable[[bytes], bytes], options: Mapping[str, str], area: str = "counting") -> list[Verdict]:
    """What comes of the scenarios of an area, asked by other readings."""
    heard: list[Verdict] = []
    chosen = tuple(planned for planned in plan(SOURCE) if planned.area == area and planned.dispute not in options)
    play_run(Run(driver=InProcess(answer), sink=heard.append, source=SOURCE, chosen=chosen, rules=rules(options)))
    return heard


def by_default(line: bytes) -> bytes:
    """Answer by the default of the option, whatever is asked."""
    return reply(line, lambda asked: RULE_SETS[asked.rules].choose({**asked.options, "discards-belong-to": "declarer"}))


def test_who_plays_by_the_reading_asked_for_passes() -> None:
    heard = checked(respond, NOBODY)

    assert {verdict.outcome for verdict in heard} == {Outcome.PASSED}
    assert {verdict.basis for verdict in heard} == {Basis.TRANSCRIBED, Basis.DERIVED}


def test_who_plays_by_another_one_fails_exactly_where_the_answer_has_changed() -> None:
    heard = checked(by_default, NOBODY)
    failed = [verdict for verdict in heard if verdict.outcome is Outcome.FAILED]

    assert failed
    assert {verdict.scenario for verdict in failed} == {
        verdict.scenario for verdict in heard if verdict.basis is Basis.DERIVED
    }
    assert all(verdict.step and verdict.expected != verdict.given for verdict in failed)


def test_what_is_right_is_read_out_of_no_answer_of_the_program() -> None:
    """A program that answers nonsense changes nothing of what it is held against."""
    written = [Script.of(planned) for planned in plan(SOURCE) if planned.area == "counting"]
    by = rules(NOBODY)
    before = [right(script, by) for script in written]
    checked(lambda line: by_default(line).replace(b"3", b"7"), NOBODY)

    assert [right(script, by) for script in written] == before


@pytest.mark.prove
def test_under_the_rules_it_was_written_for_what_is_right_is_what_is_written() -> None:
    plain = InProcess(respond)
    unchanged = OtherRules(fixed_readings(SOURCE, {}), plain, InProcess(respond))
    for planned in plan(SOURCE):
        found = right(Script.of(planned), unchanged)
        assert isinstance(found, Right), (planned.id, found)
        assert found.basis is Basis.TRANSCRIBED, planned.id


def test_who_has_the_readings_anyway_is_not_played_before_the_reference() -> None:
    """What is fixed to the default, or to what a scenario says itself, leaves it as it is written."""
    asked: list[str] = []
    default = {"discards-belong-to": "declarer"}
    counting_them = _counting(asked)
    known = OtherRules(fixed_readings(SOURCE, default), counting_them, counting_them)
    played = OtherRules(fixed_readings(SOURCE, default), InProcess(respond), InProcess(respond))
    counting = [planned for planned in plan(SOURCE) if planned.area == "counting"]
    written = [planned for planned in counting if 'the reading "nobody"' not in "".join(planned.steps)]

    for script in map(Script.of, written):
        found, right_ = right(script, known), right(script, played)
        assert isinstance(found, Right)
        assert isinstance(right_, Right)
        assert found.basis is right_.basis is Basis.TRANSCRIBED
        assert set(script.planned.clauses) <= found.grounds & right_.grounds
    assert asked == []


def test_who_says_another_reading_or_plays_by_a_house_is_played_before_the_reference() -> None:
    script = next(Script.of(planned) for planned in plan(SOURCE) if planned.reading == "nobody")
    asked: list[str] = []
    default = {"discards-belong-to": "declarer"}
    plain = _counting(asked)
    right(script, OtherRules(fixed_readings(SOURCE, default), plain, plain))
    of_its_own = len(asked)
    right(script, OtherRules(fixed_readings(SOURCE, NOBODY), plain, plain))
    assert len(asked) == of_its_own > 0

    right(script, OtherRules(fixed_readings(SOURCE, NOBODY), plain, InProcess(respond)))
    assert len(asked) == 2 * of_its_own


def _counting(asked: list[str]) -> InProcess:
    """The reference, which tells what it is asked."""

    def answer(line: bytes) -> bytes:
        question = decode_question(line)
        if not isinstance(question, Hello):
            asked.append(kind(question))
        return respond(line)

    return InProcess(answer)


def test_what_the_rules_do_not_allow_names_the_step_and_the_clause() -> None:
    """A Solodreier is bid only where the option is on; the scenario about it is fixed to a round that has none."""
    about = [Script.of(planned) for planned in plan(SOURCE) if "Solodreier" in str(planned.steps)]
    by = rules({"solodreier": "off"})
    found = [(script, right(script, by)) for script in about]
    script, barred = next(
        (script, outcome) for script, outcome in found if isinstance(outcome, Barred) and outcome.grounds
    )

    assert "Solodreier" in str(barred.reason)
    heard: list[Verdict] = []
    run = Run(
        driver=InProcess(respond),
        sink=heard.append,
        source=SOURCE,
        chosen=(script.planned,),
        rules=by,
    )
    play_run(run)
    (verdict,) = heard
    assert (verdict.outcome, verdict.grounds) == (Outcome.UNPLAYABLE, list(barred.grounds))
    assert verdict.step == script.lines[barred.line].text
    assert verdict.exchanges == []
    assert language_of("de").sentence(verdict.said) == (
        "Vorhand sagt Solodreier: nicht erlaubt (Solodreier ist nicht vereinbart, LUN-BIDDING-015)"
    )


def test_a_clause_that_nothing_rests_on_any_more_is_idle() -> None:
    """That a Sechserdreier ends the auction is no rule where a Solodreier may still be bid over it."""
    scenario = "lungau/bidding/nobody-else-is-asked"
    planned = next(case for case in plan(SOURCE) if case.id == scenario)
    heard: list[Verdict] = []
    for by in ({"solodreier": "on"}, {"lone-caller-level": "dreier"}):
        run = Run(driver=InProcess(respond), sink=heard.append, source=SOURCE, chosen=(planned,), rules=rules(by))
        play_run(run)

    assert "LUN-BIDDING-009" in planned.clauses
    assert [verdict.outcome for verdict in heard] == [Outcome.PASSED, Outcome.PASSED]
    assert [verdict.idle for verdict in heard] == [["LUN-BIDDING-009"], []]


# ------------------------------------------------------------------------------------------------ comparing


def parts(*given: str) -> list[Part]:
    return [Part("what", text, text, is_as_written=False) for text in given]


def hold(right_parts: list[Part], what: str, given: list[str]) -> None:
    """Hold what is given of one kind against what is right."""
    comparison = AsIsRight()
    with comparison.held_against(right_parts):
        for text in given:
            comparison.same(what, "anything", text)


def test_a_reading_keeps_what_is_given_and_says_whether_it_is_as_written() -> None:
    reading = PartsRead()
    reading.same("a", "1", "1")
    reading.same("b", "1", "2", "two")
    with pytest.raises(EndOfReadingError):
        reading.differ("c", "1", "1")

    assert reading.taken() == [
        Part("a", "1", "1", is_as_written=True, expected="1"),
        Part("b", "2", "two", is_as_written=False, expected="1"),
        Part("c", "1", "1", is_as_written=False, expected="1"),
    ]
    assert reading.taken() == []


def test_the_same_parts_are_right() -> None:
    right_ = AsIsRight()
    with right_.held_against(parts("1", "2")):
        right_.same("what", "anything", 1)
        right_.differ("what", "anything", 2)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["1", "3"], "what: expected 2, given 3"),
        (["1"], "what: expected 2, given nothing"),
        (["1", "2", "3"], "what: expected nothing, given 3"),
    ],
)
def test_another_part_one_too_few_or_too_many_is_wrong(given: list[str], told: str) -> None:
    with pytest.raises(Mismatch) as fault:
        hold(parts("1", "2"), "what", given)
    assert str(fault.value) == told


def test_another_part_in_its_place_is_wrong() -> None:
    with pytest.raises(Mismatch) as fault:
        hold(parts("1"), "who", ["1"])
    assert str(fault.value) == "what: expected 1, given who: 1"


def test_the_reference_is_asked_by_the_same_readings() -> None:
    asked: list[Mapping[str, str]] = []

    def answer(line: bytes) -> bytes:
        question = decode_question(line)
        if not isinstance(question, Hello):
            asked.append(question.options)
        return respond(line)

    planned = next(case for case in plan(SOURCE) if case.area == "counting")
    right(Script.of(planned), OtherRules(fixed_readings(SOURCE, NOBODY), InProcess(answer), InProcess(respond)))
    assert asked
    assert all(options.get("discards-belong-to") == "nobody" for options in asked)


def test_a_deal_that_a_house_throws_in_bars_a_scenario_about_its_lines_and_breaks_nothing() -> None:
    house = playing.house("koenigrufen", '[rulings]\n"dealing.thrown_in.sole_trull_card" = "must"')
    name = "koenigrufen/whole_deals_rufer/an-announced-marabu-lost-in-the-ninth-trick"
    script = next(Script.of(planned) for planned in plan("koenigrufen") if planned.id == name)
    by = OtherRules(fixed_readings("koenigrufen", {}), InProcess(house.respond), InProcess(respond))

    barred = right(script, by)

    assert isinstance(barred, Barred)
    assert str(barred.reason) == "it cannot be asked by these rules: does not say what each item brings"

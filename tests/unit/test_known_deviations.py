"""``tarock check --deviations``: what is known to go wrong is told apart, and loudly where it does not any more."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from subprocess import CompletedProcess
from xml.etree import ElementTree as ET

import msgspec
import pytest
from msgspec.structs import replace
from tests.unit.made_up import ERRORED, FAILED, PASSED, catalogue, header, lost_at, scenario, verdict
from tests.unit.the_command import engine, here

from tarock_checking.check.known_failures import KnownDeviations
from tarock_checking.playing.player import Asking
from tarock_protocol.drivers import InProcess
from tarock_reference import respond
from tarock_reference.houses.found import profile_line
from tarock_reference.houses.toml_lines import places_in
from tarock_reference.variants import variant_of_source
from tarock_reports.ledger.check_lines import AgainLine, PlannedScenario
from tarock_reports.ledger.checks import Ledger, LedgerWriter
from tarock_reports.ledger.known_lines import KnownLine, KnownState
from tarock_reports.ledger.verdict_lines import verdict_line
from tarock_reports.machine.check_shape import CheckObject
from tarock_reports.pages.html import render_page
from tarock_reports.pages.junit import render_junit
from tarock_reports.verdict.bugs import bugs
from tarock_reports.verdict.cases import Case
from tarock_reports.verdict.summary import Conformity, summarise
from tarock_running.inputs.deviations import KnownDeviation, deviations_of_cause, read_deviations
from tarock_running.process.exits import ExitCode, UsageFaultError
from tarock_steps.catalogue.further import FurtherQuestion
from tarock_steps.catalogue.plan import plan
from tarock_steps.catalogue.planned import PlannedLine
from tarock_steps.suite.playing import play_run
from tarock_steps.suite.run import Run
from tarock_steps.suite.run_so_far import RunSoFar
from tarock_steps.suite.verdicts import AMISS, Outcome, Unmet, Verdict

CASES = [scenario(number, "play", [f"MAD-PLAY-00{number}"]) for number in range(1, 5)]
SEEN = KnownLine(
    clause="MAD-PLAY-001",
    reason="not played <here>",
    link="https://example.org/issues/7",
    place="deviations.toml:3",
    state=KnownState.SEEN,
    scenarios=[CASES[0].id],
)
MENDED = KnownLine(
    cause="[readings] x = 1",
    reason="was so",
    place="deviations.toml:9",
    state=KnownState.MENDED,
    against=CASES[1].id,
)
SEEN_AS_CAUSE = replace(SEEN, clause="", cause=MENDED.cause)
NOT_SEEN = replace(MENDED, state=KnownState.NOT_SEEN, against="")


def run(folder: Path, came: Sequence[Verdict], *known: KnownLine) -> Ledger:
    with LedgerWriter(folder / "run.jsonl", header(CASES[: len(came)])) as writer:
        for judged in came:
            writer.add(judged)
        for line in known:
            writer.known(line)
    return Ledger.read(folder / "run.jsonl")


def came(*outcomes: Outcome) -> list[Verdict]:
    return [verdict(case, outcome) for case, outcome in zip(CASES, outcomes, strict=False)]


# -------------------------------------------------------------------------------------------- verdict, reports


@pytest.mark.parametrize(
    ("verdicts", "known", "conformity"),
    [
        (came(FAILED, PASSED), [SEEN], Conformity.BUT_FOR_KNOWN),
        (came(FAILED, PASSED), [SEEN, NOT_SEEN], Conformity.BUT_FOR_KNOWN),
        (came(FAILED, FAILED), [SEEN], Conformity.NOT_CONFORM),
        (came(FAILED, PASSED), [SEEN, MENDED], Conformity.OUTDATED),
        (came(FAILED, FAILED), [SEEN, MENDED], Conformity.NOT_CONFORM),
        (came(PASSED, PASSED), [MENDED], Conformity.OUTDATED),
        (came(PASSED, PASSED), [NOT_SEEN], Conformity.CONFORM),
        (came(ERRORED, PASSED), [SEEN], Conformity.ADAPTER_BROKEN),
        (came(ERRORED, PASSED), [SEEN_AS_CAUSE], Conformity.INCONCLUSIVE),
        (came(ERRORED, ERRORED), [SEEN_AS_CAUSE], Conformity.ADAPTER_BROKEN),
        ([lost_at(CASES[0], "MAD-PLAY-001"), *came(PASSED, PASSED)[1:]], [SEEN], Conformity.BUT_FOR_KNOWN),
        ([lost_at(CASES[0], "MAD-PLAY-001"), lost_at(CASES[1], "MAD-PLAY-001")], [SEEN], Conformity.NOT_CONFORM),
    ],
)
def test_what_is_known_decides_no_verdict_and_what_is_mended_does(
    tmp_path: Path, verdicts: Sequence[Verdict], known: Sequence[KnownLine], conformity: Conformity
) -> None:
    assert summarise(run(tmp_path, verdicts, *known)).conformity is conformity


def test_the_verdict_says_how_much_is_known(tmp_path: Path) -> None:
    but_for = summarise(run(tmp_path, came(FAILED, PASSED), SEEN))
    beside = summarise(run(tmp_path, came(FAILED, FAILED), SEEN))
    mended = summarise(run(tmp_path, came(PASSED, PASSED), MENDED))

    assert but_for.words.startswith("Conform but for known deviations by made with ")
    assert str(but_for.because) == "1 of 2 evaluated scenarios passed, 1 went wrong by 1 known deviation"
    assert str(beside.because) == "1 of 2 evaluated scenarios went wrong, beside 1 by known deviations"
    assert str(mended.because) == "[readings] x = 1 (deviations.toml:9) is mended: remove it"


def test_what_is_known_is_not_among_what_went_wrong(tmp_path: Path) -> None:
    ledger = run(tmp_path, came(FAILED, FAILED), SEEN)
    summary = summarise(ledger)

    assert [case.scenario.id for case in summary.wrong] == [CASES[1].id]
    assert [case.scenario.id for case in summary.known_cases] == [CASES[0].id]
    assert [case.scenario.id for bug in bugs(ledger) for case in bug.cases] == [CASES[1].id]


def test_in_junit_what_is_known_is_skipped_and_what_is_mended_fails(tmp_path: Path) -> None:
    root = ET.fromstring(render_junit([run(tmp_path, came(FAILED, PASSED), SEEN, MENDED)]))  # noqa: S314 - ours

    (skipped,) = root.iter("skipped")
    (failure,) = root.iter("failure")
    assert skipped.attrib == {"type": "known deviation", "message": "MAD-PLAY-001: not played <here>"}
    assert "is mended: remove it (deviations.toml:9)" in failure.attrib["message"]
    assert root.get("failures") == "1"


def test_the_page_tells_what_is_known_apart_in_both_languages(tmp_path: Path) -> None:
    page = render_page(run(tmp_path, came(FAILED, FAILED), SEEN, MENDED), catalogue())
    known = page.partition('id="known"')[2].partition("</section>")[0]
    failures = page.partition('id="not-passed"')[2].partition("</section>")[0]

    assert "Bekannte Abweichungen" in known
    assert "not played &lt;here&gt;" in known
    assert 'href="https://example.org/issues/7"' in known
    assert f'id="{CASES[0].id}"' in known
    assert f'id="{CASES[0].id}"' not in failures
    assert f'id="{CASES[1].id}"' in failures
    assert "Diese bekannte Abweichung ist behoben: bitte streichen." in known
    assert known.index("deviations.toml:9") < known.index("deviations.toml:3")


def test_a_link_that_is_no_web_address_is_none_on_the_page(tmp_path: Path) -> None:
    bad = replace(SEEN, link="javascript:alert(1)")

    assert 'href="javascript' not in render_page(run(tmp_path, came(FAILED), bad), catalogue())


# --------------------------------------------------------------------------------------------------- the file


def written(folder: Path, text: str) -> Path:
    path = folder / "deviations.toml"
    path.write_text(text, "utf-8")
    return path


PRICE = '[rulings] "contracts.Dreier.terms.price_won" = 3'
BY_CAUSE = f"""
[[deviation]]
rules = "koenigrufen"
cause = '{PRICE}'
reason = "our tariff"
"""
BY_CLAUSE = """
[[deviation]]
clause = "KOE-SETTLING-007"
reason = "our tariff"
link = "https://example.org/1"
"""


def test_deviations_are_read_with_their_places(tmp_path: Path) -> None:
    path = written(tmp_path, BY_CAUSE + BY_CLAUSE)

    assert read_deviations(path) == (
        KnownDeviation("koenigrufen", "", PRICE, "our tariff", "", f"{path}:2"),
        KnownDeviation("koenigrufen", "KOE-SETTLING-007", "", "our tariff", "https://example.org/1", f"{path}:7"),
    )


def test_a_cause_may_be_named_by_its_id_and_written_with_any_blanks(tmp_path: Path) -> None:
    by_id = BY_CAUSE.replace(PRICE, "kaiserstich=on")
    blanks = BY_CAUSE.replace("] ", "]   ")

    assert [len(read_deviations(written(tmp_path, text))) for text in (by_id, blanks, "")] == [1, 1, 0]


SOMEWHERE = BY_CAUSE.replace(PRICE, "contracts.Dreier.terms.price_won/-1 @ {}")


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("zzz=1", "expected a field of a question, got 'zzz'"),
        ("declarer=9", "expected a value that declarer can have, got 'declarer=9'"),
        ("players=3", "expected a value that players can have"),
        ("hand#=-1", "expected a value that hand can have"),
        ("given_up=1", "expected a value that given_up can have"),
        ("hand=3", "expected a condition such as hand#=4, got 'hand=3'"),
        ("declarer#=1", "expected a condition such as declarer=…"),
        ('contract="Dreyer"', "expected a game, got 'Dreyer'; did you mean 'Dreier'?"),
        ('ask="setle"', "expected the kind of a question, got"),
        ('ask="settle" & trick#=2', "expected conditions that one question can meet together"),
        ("pack#=3 & trick#=2", "expected conditions that one question can meet together"),
        ("trick#>=2 & trick#<=1", "expected conditions that one question can meet together"),
        ("trick#=1|3 & trick#>=4", "expected conditions that one question can meet together"),
        ("declarer=null & declarer<=4", "expected conditions that one question can meet together"),
        ("declarer=0 & declarer=1", "expected one condition on each part of a question"),
        ("number=99999999999999999999", "expected a value that number can have"),
        ("hand#<=1|2", "expected values as JSON writes them"),
        ("declarer=0 @ players=4", "expected values as JSON writes them"),
        ("declarer", "expected a condition such as declarer=0, got 'declarer'"),
    ],
)
def test_a_condition_that_no_question_can_meet_is_refused(tmp_path: Path, where: str, said: str) -> None:
    with pytest.raises(UsageFaultError) as refused:
        read_deviations(written(tmp_path, SOMEWHERE.format(where)))

    assert f"deviations.toml:4: deviation.cause: {said}" in refused.value.message


@pytest.mark.parametrize(
    "where",
    ['contract="Dreier" & declarer=0|1', "hand#>=2 & hand#<=4", "said[Kontra]=false", "partner=null", "chosen=null"],
)
def test_a_condition_that_a_question_can_meet_is_read(tmp_path: Path, where: str) -> None:
    (known,) = read_deviations(written(tmp_path, SOMEWHERE.format(where)))

    assert known.cause.endswith(where)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (PRICE, "contracts.Dreier.terms.price_won/-1"),
        (
            "contracts.Dreier.terms.price_won/-1 @ declarer=0 & players=4",
            "contracts.Dreier.terms.price_won/-1 @ players=4 & declarer=0",
        ),
    ],
)
def test_what_means_the_same_is_one_deviation_however_it_is_written(tmp_path: Path, one: str, other: str) -> None:
    with pytest.raises(UsageFaultError) as refused:
        read_deviations(written(tmp_path, BY_CAUSE.replace(PRICE, one) + BY_CAUSE.replace(PRICE, other)))

    assert "expected each deviation once; line 2 has it already" in refused.value.message


@pytest.mark.gate(0)
@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ('[rulings] "contracts.Dreier.terms.price_won" = 99', "contracts.Dreier.terms.price_won/=99"),
        ('[rulings] "contracts.Dreier.terms.price_won" = 4', None),
        ('[rulings] "contracts.Dreier.terms.price_won" = "x"', None),
        ("[rulings]", None),
        ("nonsense", None),
    ],
)
def test_a_line_may_give_a_ruling_any_other_value_that_it_can_have(line: str, wanted: str | None) -> None:
    found = deviations_of_cause(line, variant_of_source("koenigrufen", {}))

    assert [cause.id for cause in found] == ([] if wanted is None else [wanted])


OF_KARL = variant_of_source("karl", {})
ORDER = (
    '[rulings] "bidding.order" = [["Piccolo", "Zwiccolo"], "Solo-Rufer", "Bettler", "Auch-Rufer", {},'
    ' ["Piccolo-Ouvert", "Zwiccolo-Ouvert"], "Bettel-Ouvert", "Solo-Dreier"]'
)
SWAPPED = ORDER.format('"Farbensolo", "Dreier"')


@pytest.mark.prove
def test_two_games_that_changed_places_are_said_in_one_line_and_that_line_names_both() -> None:
    named = deviations_of_cause(SWAPPED, OF_KARL)
    one, other = named

    assert {deviation.impostor.path for deviation in named if deviation.impostor} == {
        "contracts.Dreier.level",
        "contracts.Farbensolo.level",
    }
    for line in (profile_line(one, OF_KARL, [other]), profile_line(other, OF_KARL, [one])):
        assert line is not None
        assert line.told == SWAPPED
    alone = profile_line(one, OF_KARL)
    assert alone is not None
    assert alone.told == ORDER.format('["Dreier", "Farbensolo"]')
    assert deviations_of_cause(ORDER.format('"Dreier", "Farbensolo"'), OF_KARL) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[deviation]\n", "deviations.toml:1: "),
        ("[[deviations]]\n", ":1: deviations: expected [[deviation]], got 'deviations'; did you mean 'deviation'?"),
        ("deviation = 3\n", ":1: deviation: expected tables, each headed [[deviation]], got 3"),
        (BY_CLAUSE.replace("link", "lnk"), ":5: deviation.lnk: expected a key of a deviation, got 'lnk'; did you"),
        (BY_CLAUSE.replace('"our tariff"', '""'), ":4: deviation.reason: expected a text, got ''"),
        (BY_CLAUSE.replace('reason = "our tariff"', ""), ":2: deviation: expected a reason"),
        (BY_CLAUSE.replace("clause", "clause = 'x'\ncause"), ":2: deviation: expected either a clause or a cause"),
        (
            BY_CLAUSE.replace("-007", "-7"),
            ":3: deviation.clause: expected a clause, got 'KOE-SETTLING-7'; did",
        ),
        (BY_CLAUSE + 'rules = "karl"\n', ":6: deviation.rules: expected koenigrufen, of which KOE-SETTLING-007 is"),
        (BY_CAUSE.replace('rules = "koenigrufen"', ""), ":2: deviation: expected rules beside a cause"),
        (
            BY_CAUSE.replace("koenig", "konig"),
            ":3: deviation.rules: expected a rule set, got 'konigrufen'; did you",
        ),
        (BY_CAUSE.replace("price_won", "price_wn"), "price_won\" = 3'?"),
        (BY_CLAUSE + BY_CLAUSE, ":7: KOE-SETTLING-007: expected each deviation once; line 2 has it already"),
    ],
)
def test_every_mistake_is_told_with_its_line_and_what_was_expected(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(UsageFaultError) as refused:
        read_deviations(written(tmp_path, text))

    assert said in refused.value.message
    assert refused.value.message.startswith("--deviations: ")


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(UsageFaultError) as refused:
        read_deviations(written(tmp_path, BY_CLAUSE.replace("-007", "-7") + BY_CAUSE.replace("koenig", "konig")))

    assert len(refused.value.message.splitlines()) == 2


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused = here("check", "--deviations", "no.toml", cwd=tmp_path)

    assert refused.returncode == ExitCode.USAGE
    assert "--deviations: no.toml cannot be read: No such file" in refused.stderr


def test_the_lines_of_arrays_of_tables_are_known() -> None:
    places = places_in('a = 1\n[[one]]\nx = 1\n[[one]]\nx = 2\ny = [1,\n2]\n["two"]\nz = 3\n')

    assert {place: line for place, line in places.items() if place[:1] == ("one",)} == {
        ("one", 0): 2,
        ("one", 0, "x"): 3,
        ("one", 1): 4,
        ("one", 1, "x"): 5,
        ("one", 1, "y"): 6,
        ("one", 1, "y", 0): 6,
        ("one", 1, "y", 1): 7,
    }
    assert places["two", "z"] == 9


# ----------------------------------------------------------------------------------------------------- a check


HOUSE = """
import sys
from tarock_reference import respond
from tarock_reference.houses import trial
from tarock_reference.houses.profile_parsing import house_of

trial._DEALS = 0  # as it says no more than the profile that the command reads
house = house_of({profile!r}, "house.toml")
for line in sys.stdin.buffer:
    answer = respond(line) if b'"ask":"hello"' in line else house.respond(line)
    print(answer.decode(), flush=True)
"""
"""An engine that plays a house and says nothing of it."""

DREIER = 'name = "x"\nbased_on = "koenigrufen"\n[rulings]\n"contracts.Dreier.terms.price_won" = 3\n'
ALSO_SOLO = f'{DREIER}"contracts.Solo.terms.price_won" = 5\n'
NARROW = ("--rules", "koenigrufen", "--clause", "KOE-SETTLING-007", "--clause", "KOE-SETTLING-004")


def check(folder: Path, profile: str, known: str, *words: str) -> CompletedProcess[str]:
    written(folder, known)
    command = engine(folder, HOUSE.format(profile=profile))
    asked = ("check", *NARROW, "--engine", command, "--deviations", "deviations.toml")
    return here(*asked, "--again", "0", "--jobs", "1", "--no-diagnosis", *words, cwd=folder)


def ledger(folder: Path) -> Ledger:
    return Ledger.read(folder / "tarock-report/koenigrufen.part.jsonl")


@pytest.mark.prove
def test_by_cause_is_known_what_an_engine_that_plays_it_says(tmp_path: Path) -> None:
    done = check(tmp_path, DREIER, BY_CAUSE, "--quiet")
    (known,) = ledger(tmp_path).known

    assert done.returncode == ExitCode.CONFORM, done.stdout
    assert done.stdout.startswith("koenigrufen: Conform but for known deviations: ")
    wrong = [judged.scenario for judged in ledger(tmp_path).verdicts if judged.outcome in AMISS]
    assert known.scenarios == wrong
    assert len(wrong) > 3


@pytest.mark.prove
def test_by_cause_nothing_is_known_that_another_deviation_changes_too(tmp_path: Path) -> None:
    done = check(tmp_path, ALSO_SOLO, BY_CAUSE, "--format", "json")
    found = msgspec.json.decode(done.stdout, type=CheckObject).runs[0]
    unknown = {failure.scenario for failure in found.failures if not failure.known}

    assert done.returncode == ExitCode.NOT_CONFORM
    assert found.known[0].state is KnownState.SEEN
    assert {failure.scenario for failure in found.failures} - unknown == set(found.known[0].scenarios)
    assert unknown
    assert all("KOE-SETTLING-004" in failure.clauses for failure in found.failures if not failure.known)


@pytest.mark.prove
def test_two_games_that_changed_places_are_known_by_the_line_that_says_so(tmp_path: Path) -> None:
    """A further question in which nobody can have bid so in this order is answered by an error, as ours does."""
    order = SWAPPED.partition("] ")[2]
    command = engine(tmp_path, HOUSE.format(profile=f'name = "x"\nbased_on = "karl"\n[rulings]\n{order}\n'))
    written(tmp_path, f"[[deviation]]\nrules = 'karl'\ncause = '''{SWAPPED}'''\nreason = 'ours'\n")
    asked = ("check", "--rules", "karl", "--clause", "KAR-BIDDING-012", "--deviations", "deviations.toml")
    done = here(*asked, "--engine", command, "--again", "0", "--jobs", "1", "--no-diagnosis", "--quiet", cwd=tmp_path)
    found = Ledger.read(tmp_path / "tarock-report/karl.part.jsonl")
    wrong = {judged.scenario: judged.outcome for judged in found.verdicts if judged.outcome is not PASSED}

    assert done.returncode == ExitCode.CONFORM, done.stdout
    assert {*wrong.values()} >= {FAILED, ERRORED}
    assert [known_line.scenarios for known_line in found.known] == [[*wrong]]


ERROR = b'{"id": 1, "error": "that cannot be"}'
UNPLAYABLE = "Vorhand gebe die Vorhand weiter, Second Dreier, Third Gut!, Dealer Farbensolo"
PLAYABLE = "Vorhand gebe die Vorhand weiter, Second Dreier, Third Gut!, Dealer Gut!"


@pytest.mark.parametrize(
    ("reply", "bids", "spoilt", "is_known"),
    [
        (ERROR, UNPLAYABLE, "", True),
        (ERROR, UNPLAYABLE, "cut", False),
        (ERROR, UNPLAYABLE, "changed", False),
        (ERROR, PLAYABLE, "", False),
        (b"Segmentation fault", UNPLAYABLE, "", False),
    ],
)
def test_an_error_is_known_where_our_engine_with_the_cause_reports_one_too(
    tmp_path: Path, reply: bytes, bids: str, spoilt: str, *, is_known: bool
) -> None:
    """With two games exchanged nobody can have bid Farbensolo over Dreier; a crash is no such answer."""
    given = ('the rules "karl"', "the dealer is at seat 2", f'the bidding went "{bids}"')
    when = PlannedLine("when", 'Vorhand is to bid with "Sküs XX XVIII XV VII VI IV III K♥ K♦ K♠ K♣" in hand')
    lines = (*[PlannedLine("given", line) for line in given], when)
    asked = FurtherQuestion("may_bid", ("KAR-BIDDING-012",), lines).planned("karl", 1)
    heard, verdicts = RunSoFar(), list[Verdict]()
    program = InProcess(lambda _: reply, hello=InProcess(respond).hello)
    play_run(Run(driver=program, sink=verdicts.append, source="karl", chosen=(asked,)))
    (judged,) = verdicts
    with LedgerWriter(tmp_path / "run.jsonl", header([PlannedScenario.of(asked)])) as writer:
        writer.add(judged)
        if spoilt == "changed":
            writer.changed(AgainLine(scenario=asked.id, question="{}", first="", second="error: another one"))
    whole = "9 bytes" if spoilt == "cut" else ""
    heard.verdict(replace(judged, exchanges=[replace(exchange, cut_from=whole) for exchange in judged.exchanges]))
    cause = KnownDeviation("karl", "", SWAPPED, "ours", "", "here:1")
    asking = Asking(source="karl", options={}, asked=(asked,), share=0.0, is_reference=False)
    known = KnownDeviations(each=(cause,), asking=asking, house=None)

    assert judged.outcome is ERRORED
    assert known.can_explain(Case(PlannedScenario.of(asked), verdict_line(judged)), heard) is (
        is_known or spoilt == "changed"
    )
    (line,) = known.found(Ledger.read(tmp_path / "run.jsonl"), heard, lambda: True, whole=True).lines
    assert line.scenarios == [asked.id] * is_known


@pytest.mark.prove
def test_several_known_causes_are_played_together(tmp_path: Path) -> None:
    solo = BY_CAUSE.replace("contracts.Dreier", "contracts.Solo").replace("= 3", "= 5")
    done = check(tmp_path, ALSO_SOLO, BY_CAUSE + solo)

    assert done.returncode == ExitCode.CONFORM, done.stdout
    assert all(known_line.state is KnownState.SEEN and known_line.scenarios for known_line in ledger(tmp_path).known)


@pytest.mark.prove
def test_what_two_causes_would_explain_alike_is_by_the_one_that_explains_more(tmp_path: Path) -> None:
    trull = BY_CAUSE.replace(PRICE, '[without] items = ["Trull"]')
    either = "koenigrufen/bonuses/the-declarer-s-i-takes-skues-and-xxi-of-two-opponents[by-skues]"
    done = check(tmp_path, DREIER, trull + BY_CAUSE, "--clause", "KOE-BONUSES-013", "--quiet")
    by = {known_line.cause: known_line for known_line in ledger(tmp_path).known}

    assert done.returncode == ExitCode.OUTDATED, done.stdout
    assert either in by[PRICE].scenarios
    assert by['[without] items = ["Trull"]'].state is KnownState.MENDED
    assert len(by[PRICE].scenarios) == sum(judged.outcome in AMISS for judged in ledger(tmp_path).verdicts)


@pytest.mark.prove
def test_a_cause_that_is_mended_has_to_be_struck_out(tmp_path: Path) -> None:
    done = check(tmp_path, 'name = "x"\nbased_on = "koenigrufen"\n', BY_CAUSE, "--quiet")

    assert done.returncode == ExitCode.OUTDATED
    assert f"deviations.toml:2: known deviation {PRICE} is mended: remove it" in done.stderr
    (known,) = ledger(tmp_path).known
    assert known.against in {planned.id for planned in ledger(tmp_path).header.planned}


@pytest.mark.prove
def test_by_clause_is_known_what_speaks_against_no_other(tmp_path: Path) -> None:
    both = BY_CLAUSE + BY_CLAUSE.replace("-007", "-004")
    some = check(tmp_path, DREIER, BY_CLAUSE)
    told = ledger(tmp_path)
    case = {known_case.scenario.id: known_case for known_case in summarise(told).known_cases}

    failed = [entry for entry in case.values() if entry.outcome is Outcome.FAILED]
    assert failed
    assert all(set(entry.speaks_about) == {"KOE-SETTLING-007"} for entry in failed)
    assert all("KOE-SETTLING-007" in entry.speaks_about for entry in case.values())
    assert some.returncode in (ExitCode.CONFORM, ExitCode.NOT_CONFORM)
    assert check(tmp_path, 'name = "x"\nbased_on = "koenigrufen"\n', both).returncode == ExitCode.OUTDATED


@pytest.mark.prove
def test_a_clause_that_is_mended_has_to_be_struck_out(tmp_path: Path) -> None:
    done = check(tmp_path, DREIER, BY_CAUSE + BY_CLAUSE.replace("-007", "-004"))

    assert done.returncode == ExitCode.OUTDATED
    assert "known deviation KOE-SETTLING-004 is mended: remove it" in done.stderr
    assert "known deviation KOE-SETTLING-004 is mended: remove it" in done.stdout


@pytest.mark.prove
def test_what_a_narrowed_run_does_not_ask_is_not_mended(tmp_path: Path) -> None:
    elsewhere = BY_CLAUSE.replace("KOE-SETTLING-007", "KOE-PLAY-006") + BY_CAUSE.replace("Dreier", "Farbensolo")
    done = check(tmp_path, 'name = "x"\nbased_on = "koenigrufen"\n', elsewhere, "--quiet")

    assert done.returncode == ExitCode.CONFORM
    assert {known_line.state for known_line in ledger(tmp_path).known} == {KnownState.NOT_SEEN}


@pytest.mark.prove
def test_another_rule_sets_deviations_are_left_alone(tmp_path: Path) -> None:
    check(tmp_path, DREIER, BY_CAUSE + BY_CLAUSE.replace("KOE", "LUN"))

    assert [known_line.cause for known_line in ledger(tmp_path).known] == [PRICE]


@pytest.mark.prove
def test_fail_fast_goes_on_past_what_is_known(tmp_path: Path) -> None:
    done = check(tmp_path, ALSO_SOLO, BY_CAUSE, "--fail-fast")
    told = ledger(tmp_path)
    *before, last = [judged.scenario for judged in told.verdicts if judged.outcome in AMISS]

    assert done.returncode == ExitCode.NOT_CONFORM
    assert before == told.known[0].scenarios
    assert last not in told.known[0].scenarios


def test_deviations_do_not_go_with_a_lock(tmp_path: Path) -> None:
    written(tmp_path, BY_CLAUSE)
    refused = here("check", "--lock", "a.lock.jsonl", "--deviations", "deviations.toml", cwd=tmp_path)

    assert refused.returncode == ExitCode.USAGE
    assert "cannot go with --deviations" in refused.stderr


# ------------------------------------------------------------------------------------------------ single checks

WITH_CHECKS = next(
    planned
    for planned in plan("lungau")
    if sum(line.keyword == "then" for line in planned.lines) > 2 and len({*planned.steps}) == len(planned.lines)
)
FIRST, SECOND, *_ = (line.text for line in WITH_CHECKS.lines if line.keyword == "then")
BY_CHECK = f"""
[[deviation]]
scenario = '{WITH_CHECKS.id}'
step = '''{FIRST}'''
reason = "our count"
"""
CLAUSE = WITH_CHECKS.clauses[0]


def known_checks(*each: KnownDeviation) -> KnownDeviations:
    asking = Asking(source="lungau", options={}, asked=(WITH_CHECKS,), share=0.0, is_reference=False)
    return KnownDeviations(each=each, asking=asking, house=None)


def as_known(clause: str = "", step: str = "") -> KnownDeviation:
    return KnownDeviation("lungau", clause, "", "our count", "", "here:1", WITH_CHECKS.id if step else "", step)


def failed(*steps: str, charged: str = "") -> Verdict:
    """The scenario where these checks were not met."""
    first, *more = steps
    also = [Unmet(step=step, message="", expected="a", given="b", charged=[charged or CLAUSE]) for step in more]
    return Verdict(scenario=WITH_CHECKS.id, outcome=FAILED, step=first, charged=[CLAUSE], also=also)


def ended(folder: Path, verdict: Verdict, *each: KnownDeviation) -> tuple[KnownLine, ...]:
    """What becomes of known deviations in a run of the one scenario."""
    with LedgerWriter(folder / "run.jsonl", header([PlannedScenario.of(WITH_CHECKS)])) as writer:
        writer.add(verdict)
    return known_checks(*each).found(Ledger.read(folder / "run.jsonl"), RunSoFar(), lambda: True, whole=True).lines


def test_a_single_check_is_read_with_the_rule_set_of_its_scenario(tmp_path: Path) -> None:
    (one,) = read_deviations(written(tmp_path, BY_CHECK))

    assert (one.rules, one.scenario, one.step) == ("lungau", WITH_CHECKS.id, FIRST)
    assert one.name == f"{WITH_CHECKS.id}: {FIRST}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (BY_CHECK.replace(f"'{WITH_CHECKS.id}'", "'lungau/x'"), ":3: deviation.scenario: expected a"),
        (BY_CHECK.replace(FIRST, WITH_CHECKS.lines[0].text), ":4: deviation.step: expected a check of the scenario"),
        (BY_CHECK.replace("step", "# step"), ":2: deviation: expected a scenario and a step of it, or neither"),
        (BY_CLAUSE + "step = 'x'\n", ":2: deviation: expected a scenario and a step of it, or neither"),
        (BY_CHECK + "clause = 'x'\n", ":2: deviation: expected either a clause or a cause or a scenario"),
        (BY_CHECK + "rules = 'karl'\n", "deviation.rules: expected lungau, of which"),
        (BY_CHECK * 2, "expected each deviation once; line 2 has it already"),
    ],
)
def test_a_check_that_cannot_be_is_refused_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(UsageFaultError) as refused:
        read_deviations(written(tmp_path, text))

    assert said in refused.value.message


@pytest.mark.parametrize(
    ("verdict", "each", "is_known"),
    [
        (failed(FIRST), [as_known(step=FIRST)], True),
        (failed(SECOND), [as_known(step=FIRST)], False),
        (failed(FIRST, SECOND), [as_known(step=FIRST)], False),
        (failed(FIRST, SECOND), [as_known(step=FIRST), as_known(step=SECOND)], True),
        (failed(FIRST, SECOND, charged="LUN-PLAY-001"), [as_known(CLAUSE)], False),
        (failed(FIRST, SECOND), [as_known(CLAUSE)], True),
        (failed(FIRST, SECOND, charged="LUN-PLAY-001"), [as_known(CLAUSE), as_known(step=SECOND)], True),
    ],
)
def test_a_known_check_hides_no_other_of_its_scenario(
    tmp_path: Path, verdict: Verdict, each: Sequence[KnownDeviation], *, is_known: bool
) -> None:
    case = Case(PlannedScenario.of(WITH_CHECKS), verdict_line(verdict))
    lines = ended(tmp_path, verdict, *each)

    assert known_checks(*each).can_explain(case, RunSoFar()) is is_known
    assert [WITH_CHECKS.id in known_line.scenarios for known_line in lines] == [is_known] * len(each)
    assert {known_line.state for known_line in lines} <= {KnownState.SEEN, KnownState.NOT_SEEN}


def test_a_check_is_mended_where_its_scenario_passes_and_not_known_where_it_was_not_reached(tmp_path: Path) -> None:
    passed = Verdict(scenario=WITH_CHECKS.id, outcome=PASSED)
    lost = Verdict(scenario=WITH_CHECKS.id, outcome=Outcome.NOT_REACHED, step=FIRST, charged=[CLAUSE])

    assert [(known_line.state, known_line.against) for known_line in ended(tmp_path, passed, as_known(step=FIRST))] == [
        (KnownState.MENDED, WITH_CHECKS.id)
    ]
    assert [(known_line.state, known_line.scenarios) for known_line in ended(tmp_path, lost, as_known(step=FIRST))] == [
        (KnownState.NOT_SEEN, [])
    ]


def test_a_known_check_is_named_on_the_page_and_in_junit(tmp_path: Path) -> None:
    line = replace(SEEN, clause="", scenario=CASES[0].id, step=CASES[0].steps[-1])
    told = run(tmp_path, came(FAILED, PASSED), line)

    assert f"{CASES[0].id}: Vorhand wins the trick" in render_page(told, catalogue())
    assert f"{CASES[0].id}: Vorhand wins the trick: not played" in render_junit([told])

import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.unit.made_up import ledger
from tests.unit.the_command import PATIENCE, PROGRAM, environment, program, tarock
from typer.core import TyperGroup, TyperOption
from typer.main import get_command

from tarock_conformance.cli import command_line
from tarock_protocol.answering import answer_lines, lines_together
from tarock_protocol.cards import PACK
from tarock_reference import respond
from tarock_running.inputs import settings
from tarock_running.process.exits import MEANINGS, ExitCode
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.suite.verdicts import Outcome

COMMANDS = ("check", "serve", "ask", "clauses", "disputes", "show", "report", "compare", "schema")
MAY_PLAY = ("may_play", "contract=Fahren", "hand=I V K♥", "trick=A♥")
COUNT = '{"ask":"count","id":7,"rules":"lungau","cards":["K♥"]}'


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


# ------------------------------------------------------------------------------------------------------- help


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    shown = tarock(command, "--help")

    assert shown.exit_code == 0
    assert re.search(rf"Examples?\s.*tarock {command}", shown.output, re.DOTALL)


@pytest.mark.parametrize("command", [*COMMANDS, "prove"])
def test_no_example_is_broken_in_a_terminal_of_eighty_columns(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    examples = import_module(f"tarock_conformance.commands.{command}").EXAMPLES.splitlines()[1:]
    monkeypatch.setenv("COLUMNS", "80")
    shown = [line.strip() for line in tarock(command, "--help").output.splitlines()]

    assert [example for example in examples if example.strip() not in shown] == []
    assert examples


@pytest.mark.parametrize("area", ["whole_deals", "whole-deals", "Whole Deals", "WHOLE_DEALS"])
def test_an_area_may_be_spelled_as_its_file_or_as_its_heading(area: str) -> None:
    words = ("--rules", "zwanzigerrufen", "--clause", "ZWA-CALLING-008", "--area", area)
    checked = tarock("check", *words, "--in-process")

    assert checked.exit_code == ExitCode.CONFORM, checked.output
    assert re.search(r"Whole deals .* (\d+) of \1 ", checked.output)


def test_of_an_area_that_there_is_not_the_nearest_is_named() -> None:
    assert "Did you mean whole_deals" in tarock("check", "--area", "whole-dels").stderr
    assert "Did you mean bidding" in tarock("clauses", "--area", "Biding").stderr


def test_the_help_names_every_command_and_explains_every_exit_code() -> None:
    shown = tarock("--help").output

    assert all(command in shown for command in COMMANDS)
    assert all(f"{code.value}  {meaning}" in shown for code, meaning in MEANINGS.items())


def every_option(command: Any) -> Iterator[TyperOption]:
    """The options of a command and of all below it."""
    yield from (parameter for parameter in command.params if isinstance(parameter, TyperOption))
    if isinstance(command, TyperGroup):
        yield from (option for subcommand in command.commands.values() for option in every_option(subcommand))


def test_where_something_goes_and_in_which_language_is_said_the_same_way_in_every_command() -> None:
    options = list(every_option(get_command(command_line())))
    spelled = {
        name: {tuple(option.opts) for option in options if name in option.opts} for name in ("--output", "--language")
    }

    assert spelled == {"--output": {("-o", "--output")}, "--language": {("--language",)}}
    assert not any("--german" in option.opts for option in options)


def test_the_version_is_shown() -> None:
    assert re.fullmatch(r"tarock \S+\n", tarock("--version").output)


def test_the_command_starts_without_what_only_some_commands_need() -> None:
    heavy = ("jinja2", "pytest", "pytest_bdd", "rich", "tarock_engine")
    code = f"import sys, tarock_conformance.cli; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run(
        (sys.executable, "-P", "-c", code), env=environment(), capture_output=True, text=True, check=True
    )

    assert done.stdout == "[]\n"


# -------------------------------------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("check --rules lungua", "--rules: there is no rule set 'lungua'. Did you mean lungau?"),
        ("check --option lone-caller-levle=dreier", "--option: there is no option 'lone-caller-levle'. Did"),
        (
            "check --option lone-caller-level",
            "--option lone-caller-level: expected lone-caller-level=",
        ),
        (
            "check --option lone-caller-level=x",
            "--option lone-caller-level: there is no reading 'x'.",
        ),
        ("check --option auction-end-with-solo=both", "--option: "),
        (
            "check --option solorufer=above --option solorufer=below",
            "--option solorufer: given as",
        ),
        (
            "check --clause LUN-PLAY-999",
            "--clause: there is no clause 'LUN-PLAY-999'. Did you mean",
        ),
        ("check --area abspeil", "--area: there is no rule area 'abspeil'."),
        ("check --area plya", "--area: there is no rule area 'plya'. Did you mean play?"),
        ("check --scenario lungau/play/nothing", "--scenario: there is no scenario 'lungau/play/nothing'."),
        ("check --area talon --clause LUN-CARDS-001", "no scenario fits all of"),
        ("check --ledger .", "--ledger: cannot write .: it is a folder"),
        ("check --html file/page.html", "--html: cannot write file/page.html: "),
        (
            "check --rules lungau --junit tarock-report/lungau.jsonl",
            "--junit: tarock-report/lungau.jsonl is already",
        ),
        (
            "check --ledger one.jsonl",
            "--ledger: one.jsonl cannot be for each of karl, koenigrufen, lungau, zwanzigerrufen; ",
        ),
        (
            "check --rules lungau --clause KOE-PLAY-005",
            "--clause: there is no clause 'KOE-PLAY-005'. Did you mean LUN-",
        ),
        ("check --option solodreier=on --option kaiserstich=on", "--option: no rule set has all of solodreier=on, kai"),
        ("check --ledger /dev/null", "--ledger: cannot write /dev/null: it is a device"),
        ("check --engine=", "--engine: expected a command"),
        ("check --engine node'", '--engine: cannot parse the command "node\'"'),
        ("check --engine node --in-process", "--in-process: asks the reference engine"),
        ("check --timeout 0", "--timeout: expected a number of seconds above 0"),
        ("check --timeout inf", "--timeout: expected a number of seconds above 0"),
        ("ask conut cards=I", "there is no question 'conut'. Did you mean count?"),
        ("ask count card=I", "there is no field of 'count' called 'card'. Did you mean cards?"),
        ("ask count", "cards: 'count' needs this field, expected cards"),
        ("ask count cards", "cards: expected a value"),
        ("ask count cards=I cards=II", "cards: given twice"),
        ("ask count cards=I,Z", "cards: expected cards with blanks between them"),
        ("ask count cards=I,I", "cards[1]: expected each card once"),
        ("ask may_bid bids=0 hand=I", "bids: expected seats and what they do"),
        ("ask may_bid hand=I", "hand: expected 12 cards, got 1"),
        (
            "ask trick contract=Dreier leader=x cards=I",
            "leader: expected a seat, by number or by name",
        ),
        ("ask settle contract=Dreier given_up=maybe", "given_up: expected yes or no, not 'maybe'"),
        ("ask result played=11,12", "played: expected tricks with commas between them"),
        ("ask may_play contract=Solo hand=I trick=", "contract: "),
        ("ask result piles={", "piles: expected JSON, not '{'"),
        (
            'ask {"ask":"count"}',
            "the question is faulty: the field `cards` is missing",
        ),
        ('ask {"ask":', "expected one object of JSON"),
        ('ask {"ask":"deck"} more', "expected nothing after a question in JSON, not 'more'"),
        ("ask deck --rules lungua", "--rules: there is no rule set 'lungua'."),
        ('ask {"ask":"deck","options":{"a":"b"}}', "--option: there is no option 'a'."),
        ("clauses LUN-PLAY-999", "there is no clause 'LUN-PLAY-999'. Did you mean"),
        ("clauses --area plya", "--area: there is no rule area 'plya'. Did you mean play?"),
        ("report nothing.jsonl", "nothing.jsonl: expected a ledger, but No such file"),
        ("report file", "file, line 1: expected the header of a ledger"),
        ("report file --format tabel", "--format: there is no format 'tabel'. Did you mean table?"),
        ("report file --output file", "--output: file is a ledger"),
        ("report file file --format junit", "file, line 1: expected the header of a ledger"),
    ],
)
def test_bad_input_is_one_message_that_names_the_place(folder: Path, words: str, message: str) -> None:
    (folder / "file").write_text("not a ledger\n")

    refused = tarock(*words.split())

    assert refused.exit_code == ExitCode.USAGE
    assert refused.stderr.startswith(f"tarock: {message}")
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("check --engine python3 adapter.py", "--engine 'python3 adapter.py'"),
        ("check --engine python3 -u adapter.py --area play", "--engine 'python3 -u adapter.py'"),
        ("doctor --engine ./a b.txt", "--engine './a b.txt'"),
    ],
)
def test_the_command_of_an_engine_without_quotes_is_told_with_them(words: str, meant: str) -> None:
    refused = tarock(*words.split())

    assert refused.exit_code == ExitCode.USAGE
    assert f"did you mean {meant}?" in " ".join(refused.stderr.replace("│", " ").split())


@pytest.mark.parametrize("words", [("--engine", "node a.js", "--nosuch"), ("--engine", "node", "--nosuch"), ("more",)])
def test_quotes_are_not_spoken_of_where_none_are_missing(words: tuple[str, ...]) -> None:
    refused = tarock("check", *words)

    assert refused.exit_code == ExitCode.USAGE
    assert "takes one word" not in refused.stderr


@pytest.mark.parametrize("command", ["check", "doctor", "identify"])
def test_a_variable_before_the_program_is_set_by_env(command: str) -> None:
    refused = tarock(command, "--engine", "DEBUG=1 python3 adapter.py")

    assert refused.exit_code == ExitCode.USAGE
    assert refused.stderr.startswith("tarock: --engine: DEBUG=1 is no program.")
    assert "'env DEBUG=1 python3 adapter.py'" in refused.stderr


@pytest.mark.parametrize("words", ["chekc", "check --nosuch", "check --timeout soon", "check --restarts -1", "ask"])
def test_a_command_line_that_cannot_be_read_is_a_fault_of_usage(words: str) -> None:
    assert tarock(*words.split()).exit_code == ExitCode.USAGE


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("check --jobs 1.5", "'--jobs': expected a whole number, not '1.5'"),
        ("check --restarts -1", "'--restarts': expected at least 0, not -1"),
        ("check --timeout soon", "'--timeout': expected a number, not 'soon'"),
        ("doctor --budget soon", "'--budget': expected a number, not 'soon'"),
        ("doctor --budget 0", "'--budget': expected at least 0.1, not 0.0"),
    ],
)
def test_a_number_that_cannot_be_is_told_in_our_words(words: str, said: str) -> None:
    assert f"Invalid value for {said} " in tarock(*words.split()).stderr


def test_what_cannot_be_is_refused_before_an_earlier_report_is_overwritten(folder: Path) -> None:
    report = folder / "tarock-report"
    report.mkdir()
    for name in ("lungau.jsonl", "lungau.html"):
        (report / name).write_text("kept")

    for words in ("--area plya", "--engine=", "--junit ."):
        tarock("check", *words.split())

    assert {path.read_text() for path in report.iterdir()} == {"kept"}


def test_an_engine_that_does_not_start_leaves_an_earlier_report_alone(folder: Path) -> None:
    report = folder / "tarock-report"
    report.mkdir()
    for name in ("lungau.jsonl", "lungau.html"):
        (report / name).write_text("an earlier run")
    tarock("check", "--engine", "no-such-program")

    assert {path.name: path.read_text() for path in report.iterdir()} == {
        "lungau.jsonl": "an earlier run",
        "lungau.html": "an earlier run",
    }


@pytest.mark.parametrize("engine", ["no-such-program", "false", "cat"])
def test_an_engine_that_does_not_say_hello_is_a_broken_adapter(engine: str) -> None:
    broken = tarock("check", "--engine", engine)

    assert broken.exit_code == ExitCode.ADAPTER_BROKEN
    assert broken.stderr.startswith(f"tarock: the engine '{engine}' did not say hello: ")


# --------------------------------------------------------------------------------------------- faults of ours


def broken_catalogue(_: str) -> None:
    message = "the shelf fell down"
    raise RuntimeError(message)


def test_a_fault_of_ours_is_one_message_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "load_catalogue", broken_catalogue)

    broken = tarock("clauses")

    assert broken.exit_code == ExitCode.SUITE_BROKEN
    assert "suite broken: RuntimeError: the shelf fell down" in broken.stderr
    assert "Traceback" not in broken.stderr


def test_a_fault_of_ours_is_shown_to_whoever_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "load_catalogue", broken_catalogue)

    broken = tarock("--debug", "clauses")

    assert broken.exit_code == ExitCode.SUITE_BROKEN
    assert "Traceback" in broken.stderr


# -------------------------------------------------------------------------------------------------------- ask


def test_an_answer_is_told_in_words_with_the_clauses_it_rests_on() -> None:
    told = tarock("ask", *MAY_PLAY)

    assert told.exit_code == 0
    assert re.search(r"allowed +K♥", told.output)
    assert re.search(r"not allowed +I +\[LUN-TRISCHAKEN-003\]", told.output)
    assert re.search(r"LUN-TRISCHAKEN-004 +In Fahren, among the cards", told.output)


def test_the_reply_is_printed_as_it_came() -> None:
    reply = json.loads(tarock("ask", *MAY_PLAY, "--json").output)

    assert reply["id"] == 1
    assert reply["answer"]["legal"] == ["K♥"]


WON_BY_FOES = json.dumps({"foes": PACK}, ensure_ascii=False)
"""All cards for the opponents, as a question in words has them."""


@pytest.mark.parametrize(
    "words",
    [
        ("hello",),
        ("deck",),
        ("count", "cards=Sk Kh,10s"),
        ("may_bid", "bids=0 Erster, 1 Spatzrufer", "hand=Sküs XXI XX XIX XVIII XVII K♥ K♦ D♠ C♠ 7♠ 7♣"),
        ("trick", "contract=Dreier", "leader=1", "cards=K♥ A♥ I D♥"),
        ("settle", "contract=Fahren", "augen=20 17 18 16"),
        ("settle", "--rules", "karl", "contract=Fahren", "augen=20 52/3 53/3 15", "tricks=4 3 4 1"),
        ("settle", "--rules", "koenigrufen", "contract=Trischaken", "augen=20 17 20 11", "tricks=4 3 4 1"),
        (
            *("result", "contract=Dreier", "declarer=0", f"piles={WON_BY_FOES}", 'tricks={"foes": 12}'),
            "played=11 1 II D♥ C♥ B♥, 12 1 I Ah 2h 4h",
        ),
        ("result", "contract=Dreier", "declarer=0", f"piles={WON_BY_FOES}", 'tricks={"declarer": 0, "foes": 12}'),
        ("next_dealer", "previous=3"),
        ("session", "--rules", "karl"),
        ("session", "--rules", "karl", "deals=Rufer: retour game, handed on / Fahren", "last_hour=2"),
        ("settle", "--rules", "karl", "contract=Fahren", "renonce=1", "doubled=yes"),
        ('{"ask": "next_dealer", "players": 4, "previous": 3}',),
    ],
)
def test_questions_can_be_asked_in_words_and_in_json(words: tuple[str, ...]) -> None:
    told = tarock("ask", *words)

    assert told.exit_code == 0, told.output
    assert told.output.strip()


def test_all_that_was_expected_is_told_however_much_it_is() -> None:
    asked = tarock("ask", "--rules", "karl", "may_bid", "bids=0 Erster", "hand=I")

    assert asked.exit_code == ExitCode.USAGE
    assert re.search(r"bids\[0\]\.what: expected one of Mein Spiel, .*, Solo-Dreier, got 'Erster'", asked.stderr)


def test_a_session_is_told_deal_by_deal() -> None:
    told = tarock("ask", "session", "--rules", "karl", "deals=Rufer: retour game, handed on / Fahren").output

    assert re.search(r"deal 1 +dealt by Dealer \(seat 3\), Vorhand is Second \(seat 1\), counts double", told)
    assert re.search(r"deal 2 +dealt by Vorhand \(seat 0\), Vorhand is Second \(seat 1\), counts double", told)
    assert re.search(r"next deal +dealt by Second \(seat 1\), Vorhand is Third \(seat 2\), counts double", told)
    assert re.search(r"doubled deals due +10", told)
    assert re.search(r"Vorhand \(seat 0\) +\+0 points", told)


def test_amounts_are_told_in_what_the_source_pays() -> None:
    spiel = 'items=[{"item": "Spiel", "side": "declarer", "won": true}]'
    cent = tarock("ask", "settle", "contract=Dreier", "declarer=0", spiel).output
    points = tarock("ask", "settle", "--rules", "karl", "contract=Dreier", "declarer=0", spiel).output

    assert "+20 Cent between two" in cent
    assert "+20 points between two" in points


def test_a_renonce_and_what_goes_unnoticed_can_be_asked_in_words() -> None:
    hands = [" ".join(PACK[start : start + 12]) for start in range(0, 48, 12)]
    bids = "0 bid Mein Spiel, 1 bid Gut!, 2 bid Gut!, 3 bid Gut!, 0 bid Fahren"
    told = tarock(
        *("ask", "deal", "--rules", "karl", f"hands={' / '.join(hands)}"),
        f"talon={' '.join(PACK[48:51])} / {' '.join(PACK[51:])}",
        f"actions={bids}, 0 play XX, 1 play K♥!, 2 renonce 1",
    ).output

    assert re.search(r"Renonce of +Second \(seat 1\)", told)
    assert re.search(r"Second \(seat 1\) +-15 points", told)


def test_where_nobody_names_a_rule_set_the_command_takes_lungau() -> None:
    deck = '{"ask": "deck", "id": 1}'

    assert tarock("ask", "deck").output == tarock("ask", "deck", "--rules", "lungau").output
    assert tarock("ask", deck).output == tarock("ask", deck, "--rules", "lungau").output
    assert "there is no rule set ''" in tarock("ask", '{"ask": "deck", "id": 1, "rules": ""}').stderr


def test_on_the_wire_a_question_without_a_rule_set_is_refused_by_name() -> None:
    assert json.loads(respond(b'{"ask":"deck","id":1}'))["error"].startswith("rules: expected one of lungau")


def test_a_reading_changes_the_answer() -> None:
    trick = ("ask", "trick", "contract=Dreier", "leader=0", "cards=XXI Sküs I 2♥")

    assert "Second" in tarock(*trick).output.splitlines()[0]
    assert "Third" in tarock(*trick, "--option", "trull-in-one-trick=spatz").output.splitlines()[0]


# ---------------------------------------------------------------------------------------- clauses and schema


def test_a_clause_is_shown_with_all_that_hangs_on_it() -> None:
    shown = tarock("clauses", "LUN-CALLING-008").output

    for label in ("statements", "scenarios", "rulings", "own-king-call", "allowed (default)", "forbidden"):
        assert label in shown
    assert f"1 of {len(load_catalogue('lungau').clauses)} clauses" in shown


def test_clauses_are_shown_in_german() -> None:
    assert "Das Blatt hat 54 Karten" in tarock("clauses", "LUN-CARDS-001", "--language", "de").output


def test_clauses_are_shown_of_the_rule_sets_that_they_belong_to() -> None:
    shown = tarock("clauses", "KOE-CARDS-001", "LUN-CARDS-001").output

    assert f"1 of {len(load_catalogue('koenigrufen').clauses)} clauses of Tarock-Königrufen" in shown
    assert f"1 of {len(load_catalogue('lungau').clauses)} clauses of Lungauer Königrufen" in shown
    assert "Lungauer" not in tarock("clauses", "KOE-CARDS-001").output


def test_covered_clauses_are_left_out_on_demand() -> None:
    assert "LUN-CARDS-001 " in tarock("clauses", "--area", "cards").output
    assert "LUN-CARDS-001 " not in tarock("clauses", "--area", "cards", "--uncovered").output


def test_the_schema_is_json() -> None:
    schema = json.loads(tarock("schema").output)

    assert {"questions", "replies", "$defs"} <= set(schema)


@pytest.mark.prove
def test_output_that_nobody_reads_to_its_end_is_no_fault() -> None:
    with subprocess.Popen(
        (*PROGRAM, "clauses"), env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as reading:
        assert reading.stdout
        assert reading.stderr
        reading.stdout.readline()
        reading.stdout.close()
        said = reading.stderr.read()

    assert reading.returncode == ExitCode.NOBODY_READS
    assert said == b""


# ------------------------------------------------------------------------------------------------------ serve


def test_every_line_gets_a_reply_and_the_last_one_needs_no_end(folder: Path) -> None:
    asked = f"{COUNT}\nnot JSON\n\n{COUNT}"
    served = subprocess.run(
        (*PROGRAM, "serve"),
        cwd=folder,
        env=environment(),
        input=asked.encode(),
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    replies = [json.loads(line) for line in served.stdout.splitlines()]

    assert [reply.get("id") for reply in replies] == [7, None, None, 7]
    assert [set(reply) - {"id"} for reply in replies] == [{"answer"}, {"error"}, {"error"}, {"answer"}]
    assert served.returncode == 0
    assert served.stderr == b""


def test_a_line_over_the_limit_is_refused_and_the_next_one_answered() -> None:
    asked, replies = io.BytesIO(b"x" * 3_000_000 + b"\nnext\n"), io.BytesIO()

    answer_lines(asked, replies, lambda line: b"heard " + line)

    refused, answered = replies.getvalue().splitlines()
    assert json.loads(refused) == {"id": None, "error": "the question is longer than 1000000 bytes"}
    assert answered == b"heard next"


@pytest.mark.parametrize(
    ("asked", "heard"),
    [
        (b"", []),
        (b"abc", [b"abc"]),
        (b"abc\n", [b"abc"]),
        (b"abcd\nabc", [None, b"abc"]),
        (b"abcd", [None]),
        (b"\nabc\n\n", [b"", b"abc", b""]),
    ],
)
def test_a_line_may_be_as_long_as_the_limit(asked: bytes, heard: list[bytes | None]) -> None:
    assert [line for together in lines_together(io.BytesIO(asked), limit=3) for line in together] == heard


# ----------------------------------------------------------------------------------------------------- report


@pytest.mark.prove
def test_reports_are_made_from_a_ledger(folder: Path) -> None:
    checked = program("check", "--rules", "lungau", "--area", "counting", "--in-process", cwd=folder)
    path = "tarock-report/lungau.part.jsonl"

    for form, begins in (("table", "Tarock"), ("markdown", "# "), ("html", "<!"), ("junit", "<?xml")):
        made = tarock("report", path, "--format", form, "--output", f"out/{form}")

        assert made.exit_code == checked.returncode == 0, checked.stderr
        assert (folder / "out" / form).read_text(encoding="utf-8").lower().startswith(begins.lower())
    assert tarock("report", path, path).output.count("evaluated") >= 2


def rewritten(folder: Path, before: bytes, after: bytes) -> str:
    """A ledger in which somebody changed something."""
    ledger = folder / "tarock-report" / "lungau.part.jsonl"
    data = ledger.read_bytes()
    assert before in data
    (folder / "changed.jsonl").write_bytes(data.replace(before, after, 1))
    return "changed.jsonl"


@pytest.mark.prove
def test_no_report_is_made_from_a_ledger_that_was_altered(folder: Path) -> None:
    program("check", "--rules", "lungau", "--area", "counting", "--in-process", cwd=folder)
    for before, after, said in (
        (b'"name":"Tarock reference engine"', b'"name":"Another engine"', "changed.jsonl was changed after its run: "),
        (b'"outcome":"passed"', b'"outcome":"failed"', "changed.jsonl was changed after its run: "),
        (b'"areas":["counting"]', b'"areas":[]', "changed.jsonl was changed after its run: "),
        (b'"plan":"', b'"plan":"0', "changed.jsonl was changed after its run: the header's plan is not the digest"),
        (b'"format":4', b'"format":1', "changed.jsonl, line 1: expected ledger format 4, found format 1, of an older"),
    ):
        changed = rewritten(folder, before, after)
        for form in ("table", "markdown", "html", "junit"):
            refused = tarock("report", changed, "--format", form)

            assert refused.exit_code == ExitCode.USAGE
            assert refused.stderr.startswith(f"tarock: {said}")
            assert refused.stdout == ""


def test_no_report_is_made_from_a_ledger_of_a_source_that_is_not_known(folder: Path) -> None:
    ledger(folder, [Outcome.PASSED])

    for form in ("table", "markdown", "html", "junit"):
        refused = tarock("report", "ledger.jsonl", "--format", form)

        assert refused.exit_code == ExitCode.USAGE
        assert refused.stderr.startswith("tarock: there is no source 'made'. ")


def test_the_language_before_a_command_is_that_of_the_command() -> None:
    told = tarock("--language", "de", "ask", "count", "cards=K♥").output

    assert "Das beruht auf" in told
    assert "It rests on" in tarock("--language", "de", "ask", "count", "cards=K♥", "--language", "en").output


def test_a_language_that_there_is_not_is_refused_before_a_command_too() -> None:
    done = tarock("--language", "xx", "ask")

    assert done.exit_code == ExitCode.USAGE
    assert done.stderr == "tarock: --language: there is no language 'xx'. Expected one of: en, de\n"

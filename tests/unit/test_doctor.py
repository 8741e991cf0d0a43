"""The doctor, with programs that are broken in every way that it knows of: what it says, and what comes first."""

from __future__ import annotations

import json
import re
import socketserver
import sys
from pathlib import Path
from subprocess import CompletedProcess
from threading import Thread
from typing import Any

import pytest
from tests.unit.the_command import here

from tarock_checking.doctor import examination, probing
from tarock_checking.doctor.complaints import NOTES, Complaint, Trouble
from tarock_checking.doctor.remedies import what_is_wrong, what_mends
from tarock_checking.first.beginnings import order_of_questions
from tarock_language.catalogue import language_of, languages
from tarock_reference import respond
from tarock_running.inputs.variants import fixed_readings
from tarock_running.process.exits import ExitCode

HELLO: dict[str, Any] = {
    "protocol": 1,
    "name": "pad",
    "version": "1",
    "language": "Python",
    "rules": {"lungau": {}},
    "questions": ["count"],
}
KEEPS = "kept = open(1, 'w', buffering=1 << 16, closefd=False)"
"""As most languages do where stdout is no terminal, whatever the environment says of it."""
COUNTS_RIGHT = "{'augen': sum(5 if card in ('Sküs', 'XXI', 'I') else AUGEN.get(card[0], 0) for card in q['cards'])}"


PATIENCE = {
    "It does not answer `hello`": 0.5,
    "It does not answer `count`": 0.5,
    "It answers `hello` only when": 3.0,
    "Its answer to `hello` has no end": 3.0,
}
"""Seconds that are waited in vain for what is known not to come; else a busy machine has as long as anybody has."""
CHATTY = ("A line on stdout is no answer", "Its answer to `count` has several lines")
"""Where something comes besides the answer."""


def program(folder: Path, reply: str = "", *, hello: str = "", setup: str = "", **said: Any) -> str:
    """The command of a program: ``reply`` and ``hello`` are what it does instead of answering rightly."""
    code = f"""
import json, os, sys
AUGEN = {{"K": 5, "D": 4, "C": 3, "B": 2}}
HELLO = json.loads({json.dumps(json.dumps(HELLO | said))})

def say(line, end="\\n"):
    sys.stdout.buffer.write((line + end).encode() if isinstance(line, str) else line)
    sys.stdout.buffer.flush()

def whole(q):
    answer = HELLO if q["ask"] == "hello" else {COUNTS_RIGHT}
    return {{"id": q["id"], "answer": answer}}

{setup}
for line in sys.stdin.buffer:
    q = json.loads(line)
    if q["ask"] == "hello":
        {hello or "say(json.dumps(whole(q)))"}
    else:
        {reply or "say(json.dumps(whole(q)))"}
"""
    path = folder / "pad.py"
    path.write_text(code, encoding="utf-8")
    return f"{sys.executable} -P pad.py"


def examined(folder: Path, command: str, *more: str) -> CompletedProcess[str]:
    return here("doctor", "--engine", command, *more, cwd=folder)


def examined_briefly(folder: Path, command: str, said: str, monkeypatch: pytest.MonkeyPatch) -> CompletedProcess[str]:
    """The same of a program of which this is to be ``said``: nobody waits long for what is known not to come."""
    if not said.startswith(CHATTY):
        monkeypatch.setattr(probing, "_BESIDES", 0.01)
    seconds = next((number for words, number in PATIENCE.items() if said.startswith(words)), None)
    if seconds is None:
        return examined(folder, command)
    if "`hello`" in said:
        monkeypatch.setattr(examination, "START", seconds)
    return examined(folder, command, "--timeout", f"{seconds}")


def complaints(done: CompletedProcess[str]) -> list[str]:
    """What it complains of, told by the lines, however they were broken."""
    unbroken = re.sub(r"\n  (?=\S)", " ", done.stdout)
    return [line[2:].partition(" To mend it:")[0] for line in unbroken.splitlines() if line.startswith("✗ ")]


def test_of_a_program_that_is_right_it_says_so_and_what_comes_next(tmp_path: Path) -> None:
    done = examined(tmp_path, program(tmp_path))

    assert done.returncode == ExitCode.CONFORM, done.stdout
    assert complaints(done) == []
    assert "pad 1 (Python); plays lungau; answers count." in done.stdout
    assert re.search(r"^count +2 +2 +\d+\.\d +\d+\.\d$", done.stdout, flags=re.MULTILINE)
    assert "Next comes `trick`: A trump is led" in done.stdout
    assert done.stdout.splitlines()[-1].startswith(f"Ready: tarock check --engine '{sys.executable}")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("no-such-program-anywhere", "It does not start: there is no program no-such-program-anywhere on the path."),
        ("./nothing.py", "It does not start: there is no ./nothing.py here."),
        ("./folder", "It does not start: ./folder is a folder."),
        ("./plain.py", "It does not start: ./plain.py may not be executed."),
        ("./shebang.py", "It does not start: the first line of ./shebang.py names /no/such/python"),
        ("./strange", "It does not start: the system does not know how to run ./strange."),
        (f"{sys.executable} nothing.py", "It ended at once: its command names nothing.py, which is not here."),
    ],
)
def test_a_program_that_does_not_start_is_told_why(tmp_path: Path, command: str, said: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "plain.py").write_text("print()\n")
    for name, text in {"shebang.py": "#!/no/such/python\n", "strange": "\x7fELF"}.items():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)

    done = examined(tmp_path, command)

    assert done.returncode == ExitCode.ADAPTER_BROKEN
    assert said in complaints(done)[0]
    assert done.stdout.splitlines()[-1].startswith(("First: ", "  "))


def test_the_nearest_program_is_named_and_what_runs_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "python3").touch()
    (tmp_path / "plain.js").touch()

    assert "perhaps python3" in examined(tmp_path, "pyhton3 pad.py").stdout
    assert "--engine 'node plain.js'" in examined(tmp_path, "./plain.js").stdout


@pytest.mark.gate(0, 3, 4, 6, 9, 13, 15, 17, 19, 20, 23, 26, 29, 32, 35, 38)
@pytest.mark.parametrize(
    ("made", "said"),
    [
        ({"setup": "sys.exit('no licence')"}, "It ended before it answered `hello` (1)."),
        ({"setup": "os.kill(os.getpid(), 9)"}, "It ended before it answered `hello` (SIGKILL)."),
        ({"setup": "import no_module_of_mine"}, "It ended before it answered `hello` (1): it does not find a file"),
        ({"reply": "line.decode('ascii')"}, "It ended before it answered `count`: it stumbles over signs such as ♥"),
        ({"reply": "os.close(1); sys.stdin.buffer.read()"}, "It closed its stdin or stdout before it answered `count`"),
        ({"hello": "pass"}, "It does not answer `hello` within 0.5 s."),
        ({"reply": "pass"}, "It does not answer `count` within 0.5 s."),
        ({"setup": KEEPS, "hello": "kept.write(json.dumps(whole(q)) + chr(10))"}, "It answers `hello` only when its"),
        ({"hello": "say(json.dumps(whole(q)), end='')"}, "Its answer to `hello` has no end"),
        ({"reply": "say(json.dumps(whole(q), indent=1))"}, "Its answer to `count` has several lines."),
        ({"hello": "say(repr(whole(q)))"}, "Its answer to `hello` is in single quotes, which is not JSON."),
        ({"hello": "say('ready'); say(json.dumps(whole(q)))"}, "A line on stdout is no answer: ready"),
        ({"hello": "say(json.dumps(whole(q))); say('said hello')"}, "A line on stdout is no answer: said he"),
        ({"hello": "say('hello')"}, "Its answer to `hello` is not JSON: hello"),
        ({"hello": "say(json.dumps(whole(q)).encode('utf-8-sig') + b'\\n')"}, "Its answer begins with a byte order"),
        ({"hello": "say((json.dumps(whole(q)) + chr(10)).encode('utf-16-le'))"}, "looks like UTF-16."),
        ({"reply": "say('{\"id\": 1, \"declined\": \"Sküs\"}\\n'.encode('latin-1'))"}, "looks like Latin-1"),
        ({"reply": "say(json.dumps({**whole(q), 'id': 99}))"}, "Its answer to `count` has the id 99; the question had"),
        ({"reply": "say(json.dumps({**whole(q), 'id': str(q['id'])}))"}, "The id of its answer to `count` is a text."),
        ({"reply": "say(json.dumps({'answer': whole(q)['answer']}))"}, "Its answer to `count` has no id."),
        ({"reply": "say(json.dumps({'id': q['id'], 'augen': 5}))"}, "has neither `answer` nor `declined` nor `error`."),
        (
            {"reply": "say(json.dumps({'id': q['id'], 'answer': {'augen': 5.5}}))"},
            "Its answer to `count` has another form: the reply is faulty at `$.answer.augen`: expected a whole number",
        ),
        ({"reply": "say(' ' * 1_000_001)"}, "Its answer to `count` is too long"),
        ({"protocol": 2}, "It speaks another version of the protocol: the adapter speaks version 2"),
        ({"hello": "say(json.dumps({'id': 0, 'declined': 'not today'}))"}, "It declines hello: not today."),
        (
            {"reply": "say(json.dumps({'id': q['id'], 'error': 'bad hand ' + line.decode('latin-1')}))"},
            "It reads our UTF-8 as Latin-1, so that ♥ and ü turn into other signs",
        ),
        (
            {"reply": "say(json.dumps({'id': q['id'], 'error': 'unknown card ' + q['cards'][0]}))"},
            "It does not know the card B♦: unknown card B♦",
        ),
        ({"reply": "say(json.dumps({'id': q['id'], 'error': 'oops'}))"}, "It answers `count` with an error: oops"),
        ({"questions": ["cuont"]}, "Its hello offers the question cuont, which does not exist."),
        ({"rules": {"lungua": {}}}, "Its hello names no rule set that we know, only lungua."),
        ({"rules": {}}, "Its hello names no rule set that we know."),
        (
            {"rules": {"lungau": {"lone-caler-level": ["rufer"]}}},
            "Its hello names the option lone-caler-level of lungau, which does not exist.",
        ),
        (
            {"rules": {"lungau": {"lone-caller-level": ["drier"]}}},
            "Its hello names the reading drier of lone-caller-level in lungau, which does not exist.",
        ),
        ({"window": 0}, "Its hello gives the window 0."),
        (
            {"fields": {"count": ["augn"]}},
            "Its hello offers the field augn of the answer to `count`, which does not exist.",
        ),
        ({"in_part": ["count"]}, "Its hello says under `in_part` that it takes a part of count, which is always "),
        ({"fields": {"count": []}}, "Its hello offers no field of the answer to `count`."),
        ({"fields": {"cuont": ["augen"]}}, "Its hello names fields of the question cuont, which it does not answer."),
        (
            {"houses": {"lungau": {"without": {"contracts": ["Solo"], "items": []}, "rulings": {}}}},
            "Its hello says something impossible under `houses`: houses.lungau",
        ),
        ({"hello": "HELLO['version'] = str(os.getpid()); say(json.dumps(whole(q)))"},
         "It broke once and did not when it was"),
    ],
)  # fmt: skip
def test_what_is_broken_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: dict[str, Any], said: str
) -> None:
    done = examined_briefly(tmp_path, program(tmp_path, **made), said, monkeypatch)

    assert done.returncode == ExitCode.ADAPTER_BROKEN, done.stdout
    assert said in complaints(done)[0], done.stdout
    assert len(complaints(done)) == 1
    assert "To mend it: " in done.stdout


@pytest.mark.parametrize(
    ("made", "hint"),
    [
        ({"questions": ["cuont"]}, "or write count."),
        ({"fields": {"count": ["augn"]}}, "Write augen. There are: augen."),
        ({"fields": {"cuont": ["augen"]}}, "or write count; or name it in `questions`."),
        ({"rules": {"lungua": {}}}, "Write lungau. There are: "),
        ({"rules": {"lungau": {"lone-caler-level": ["rufer"]}}}, "Write lone-caller-level."),
        ({"rules": {"lungau": {"lone-caller-level": ["drier"]}}}, "Write dreier. There are: "),
        ({"reply": "say(json.dumps({'id': q['id'], 'answer': {'augen': 5.5}}))"},
         'right is  {"id":1,"answer":{"augen":2}}'),
        ({"reply": "say(json.dumps({'answer': 5}))"}, 'here "id": 1.'),
        ({"hello": "say(json.dumps({'id': 0, 'answer': {'name': 'x'}}))"}, 'right is  {"id":0,"answer":{"protocol":1'),
        ({"setup": "sys.exit('no licence')"}, "stderr  no licence"),
        ({"setup": "sys.exit('no licence')"}, "whatever it is asked; its stderr may say why it did not."),
        ({"setup": "sys.exit('x' * 5_000 + ' and no licence')"}, "xxx and no licence"),
        ({"setup": "import no_module_of_mine"}, "sh -c 'cd FOLDER && exec …'"),
        ({"hello": "pass"}, """by hand  echo '{"ask":"hello","protocol":1,"id":0,"rules":"","options":{}}' | """),
    ],
)  # fmt: skip
def test_what_mends_it_names_the_nearest_or_shows_what_is_right(
    tmp_path: Path, made: dict[str, Any], hint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "It does not answer `hello`" if made.get("hello") == "pass" else ""
    told = examined_briefly(tmp_path, program(tmp_path, **made), said, monkeypatch).stdout

    assert " ".join(hint.split()) in " ".join(told.split())


def test_a_card_that_there_is_not_is_told_with_the_one_that_is_meant(tmp_path: Path) -> None:
    legal = "say(json.dumps({'id': q['id'], 'answer': {'legal': ['♥K']}}))"

    done = examined(tmp_path, program(tmp_path, legal, questions=["may_play"]))

    assert complaints(done) == ["Its answer to `may_play` names the card ♥K, which does not exist."]
    assert "here it is K♥" in done.stdout


def test_a_wrong_answer_is_shown_with_the_right_one_and_the_command_that_shows_why(tmp_path: Path) -> None:
    done = examined(tmp_path, program(tmp_path, "say(json.dumps({'id': q['id'], 'answer': {'augen': 2}}))"))

    assert done.returncode == ExitCode.NOT_CONFORM
    assert complaints(done) == ["lungau, count: wrong. the Trull together"]
    assert "step  they count 15 Augen" in done.stdout
    assert "expected  15" in done.stdout
    assert "given  2" in done.stdout
    assert "--scenario lungau/counting/the-trull-together" in done.stdout.splitlines()[-1]


def test_what_hello_promises_and_the_program_declines_each_time_is_inconclusive(tmp_path: Path) -> None:
    done = examined(tmp_path, program(tmp_path, "say(json.dumps({'id': q['id'], 'declined': 'later'}))"))

    assert done.returncode == ExitCode.INCONCLUSIVE
    assert complaints(done) == ["Its hello offers `count`, and it declines it each time: later"]


def test_a_program_that_offers_nothing_yet_is_told_where_to_begin(tmp_path: Path) -> None:
    done = examined(tmp_path, program(tmp_path, questions=["hello"]))

    assert done.returncode == ExitCode.INCONCLUSIVE
    assert complaints(done) == ["Its hello offers no question yet."]
    assert "Next comes `count`: two cards" in done.stdout


def test_after_three_breaches_nothing_more_is_asked(tmp_path: Path) -> None:
    asked = ["count", "trick", "may_play", "may_call", "may_bid"]

    done = examined(tmp_path, program(tmp_path, "say('{}')", questions=asked))

    assert len(complaints(done)) == 3
    assert "After 3 breaches nothing more was asked." in done.stdout


def test_an_option_without_a_reading_is_told_what_there_is(tmp_path: Path) -> None:
    done = examined(tmp_path, program(tmp_path, rules={"lungau": {"solodreier": []}}))

    assert done.returncode == ExitCode.ADAPTER_BROKEN
    assert complaints(done) == ["Its hello names the option solodreier of lungau without a reading."]
    assert "There are: off, on." in done.stdout


def test_a_rule_set_that_we_do_not_know_beside_one_that_we_do_is_only_noted(tmp_path: Path) -> None:
    done = examined(tmp_path, program(tmp_path, rules={"lungau": {}, "karll": {}}))

    assert done.returncode == ExitCode.CONFORM
    assert "· Its hello names the rule set karll too" in done.stdout
    assert "If karl was meant, write that." in done.stdout


def test_a_program_is_asked_by_what_it_declares(tmp_path: Path) -> None:
    """It plays no Dreier at 4 but at 3, says so, and is right by that."""
    rulings = {
        "lungau": {"rulings": {"contracts.Dreier.terms.price_won": 3}, "without": {"contracts": [], "items": []}}
    }

    done = examined(tmp_path, program(tmp_path, houses=rulings))

    assert done.returncode == ExitCode.CONFORM, done.stdout


def test_what_a_stranger_says_cannot_steer_the_terminal(tmp_path: Path) -> None:
    done = examined(tmp_path, program(tmp_path, "say('\\x1b[2J\\u202e')", name="\x1b[31mred"))

    assert "\x1b[2J" not in done.stdout
    assert r"\x1b[31mred" in done.stdout


@pytest.mark.prove
def test_a_whole_program_is_right_by_every_rule_set(tmp_path: Path) -> None:
    done = examined(tmp_path, f"{sys.executable} -P -m tarock_checking.serve")

    assert done.returncode == ExitCode.CONFORM, done.stdout
    assert re.search(r"^deal +8 +8 ", done.stdout, flags=re.MULTILINE)
    assert done.stdout.splitlines()[-1].startswith("Ready: ")


def test_a_program_that_takes_too_long_is_cut_off_and_what_was_right_is_told(tmp_path: Path) -> None:
    done = examined(tmp_path, program(tmp_path, "__import__('time').sleep(600)"), "--budget", "2")

    assert done.returncode == ExitCode.CUT_OFF, done.stdout
    assert complaints(done) == ["It is slow: after 2 s nothing more was asked."]
    assert done.stdout.splitlines()[-1] == "First: Make it faster, or give it more time: --budget."


@pytest.mark.parametrize(("worth", "code"), [(4, ExitCode.NOT_CONFORM), (2, ExitCode.CONFORM)])
def test_by_a_house_what_is_right_is_what_the_house_says(tmp_path: Path, worth: int, code: ExitCode) -> None:
    """The program counts 2 for a Bube; a house that counts 4 for it is another one."""
    worths = f'"counting.worths.3" = {{ augen = {worth} }}\n"counting.total" = {71 + 4 * (worth - 2)}'
    house = f'name = "H"\nbased_on = "lungau"\n[rulings]\n{worths}\n'
    (tmp_path / "house.toml").write_text(house, encoding="utf-8")

    done = examined(tmp_path, program(tmp_path), "--variant", "house.toml")

    assert done.returncode == code, done.stdout + done.stderr
    assert "--variant house.toml" in done.stdout.splitlines()[-1]


def test_a_rule_set_that_there_is_not_is_refused(tmp_path: Path) -> None:
    done = examined(tmp_path, program(tmp_path), "--rules", "lungua")

    assert done.returncode == ExitCode.USAGE
    assert "Did you mean lungau?" in done.stderr


def test_a_house_is_refused_before_anything_is_started(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text('name = "H"\nbased_on = "lungau"\n', encoding="utf-8")
    (tmp_path / "wrong.toml").write_text('name = "H"\nbased_on = "lungua"\n', encoding="utf-8")

    wrong = examined(tmp_path, program(tmp_path), "--variant", "wrong.toml")
    other = examined(tmp_path, program(tmp_path), "--variant", "house.toml", "--rules", "karl")

    assert (wrong.returncode, other.returncode) == (ExitCode.USAGE, ExitCode.USAGE)
    assert "wrong.toml:2: " in wrong.stderr
    assert "--rules: expected lungau, which H is based on, got 'karl'" in other.stderr
    assert wrong.stdout == other.stdout == ""


def test_a_rule_set_that_the_program_does_not_play_is_not_asked_about(tmp_path: Path) -> None:
    done = examined(tmp_path, program(tmp_path), "--rules", "karl", "--rules", "lungau")

    assert done.returncode == ExitCode.INCONCLUSIVE
    assert complaints(done) == ["It does not play karl: its hello names lungau."]
    assert re.search(r"^count +2 +2 ", done.stdout, flags=re.MULTILINE)


LONE_CALLER = "lone-caller-level"
HOUSE_WITH_READING = f'name = "H"\nbased_on = "lungau"\n\n[readings]\n{LONE_CALLER} = "dreier"\n'


@pytest.mark.parametrize(
    ("offers", "only"), [({LONE_CALLER: ["rufer"]}, ", only rufer"), ({}, "")], ids=["another", "none"]
)
def test_a_reading_of_a_house_that_hello_does_not_offer_is_said_once_with_what_mends_it(
    tmp_path: Path, offers: dict[str, list[str]], only: str
) -> None:
    (tmp_path / "house.toml").write_text(HOUSE_WITH_READING, encoding="utf-8")
    done = examined(tmp_path, program(tmp_path, rules={"lungau": offers}), "--variant", "house.toml")

    assert done.returncode == ExitCode.INCONCLUSIVE, done.stdout
    assert complaints(done) == [
        f"H plays {LONE_CALLER}=dreier, and its hello does not offer that{only}: whatever it decides is declined."
    ]
    mend = f'Let hello say "{LONE_CALLER}": ["dreier"] among the options of lungau.'
    assert mend in re.sub(r"\n *", " ", done.stdout)


def test_a_house_whose_readings_hello_offers_needs_no_word(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(HOUSE_WITH_READING, encoding="utf-8")
    done = examined(tmp_path, program(tmp_path, rules={"lungau": {LONE_CALLER: ["dreier"]}}), "--variant", "house.toml")

    assert complaints(done) == []
    assert done.returncode == ExitCode.CONFORM


def test_it_says_the_same_in_german(tmp_path: Path) -> None:
    done = examined(tmp_path, program(tmp_path, questions=["cuont"]), "--language", "de")

    assert done.returncode == ExitCode.ADAPTER_BROKEN
    assert "✗ Sein hello bietet die Frage cuont an, die es nicht gibt." in done.stdout
    assert done.stdout.splitlines()[-3].startswith("Zuerst: ") or "Zuerst: Nimm sie aus" in done.stdout


def test_no_line_of_words_is_wider_than_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    done = examined(tmp_path, program(tmp_path, questions=["cuont"], rules={"lungau": {"x": ["y"]}}))

    words = done.stdout.splitlines()[1:]
    assert len(words) > 8
    assert max(map(len, words)) <= 80


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("form", ["<{}>", ""])
def test_of_every_trouble_a_language_says_what_is_wrong_and_what_mends_it(code: str, form: str) -> None:
    say = language_of(code)
    for trouble in Trouble:
        names = Names(form)
        complaint = Complaint(trouble=trouble, names=names)
        wrong, mend = say.sentence(what_is_wrong(complaint)), say.sentence(what_mends(complaint))

        assert not form or wrong.rstrip("}").endswith((".", ">")), trouble
        assert mend or (trouble in NOTES and not form), trouble
        assert [name for name in names.asked if form.format(name) not in wrong + mend] == []
        assert not re.search(r"\{\w*\}", wrong + mend)


class Names(dict[str, str]):
    """The names of a complaint, each made by a form from what it is called; keeps which were asked for."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self.asked: set[str] = set()
        self.form = form

    def get(self, name: str, default: str = "") -> str:  # type: ignore[override]
        del default
        self.asked.add(name)
        return self.form.format(name)


def test_what_there_is_no_name_for_is_left_out() -> None:
    known = {"name": "cuont", "known": "count, deal"}

    assert [
        str(what_mends(Complaint(trouble=Trouble.UNKNOWN_QUESTION, names=known | near)))
        for near in ({"near": "count"}, {"near": ""}, {})
    ] == [
        "Take it out of `questions`, or write count. There are: count, deal.",
        *["Take it out of `questions`. There are: count, deal."] * 2,
    ]
    assert what_mends(Complaint(trouble=Trouble.MORE_RULES, names={"name": "x", "near": ""})) == ""


def test_a_note_is_no_fault() -> None:
    assert {Complaint(trouble=note).code for note in NOTES} == {ExitCode.CONFORM}
    assert Complaint(trouble=Trouble.SILENT).code is ExitCode.ADAPTER_BROKEN


def test_options_that_hello_leaves_out_are_noted_with_the_line_that_names_them(tmp_path: Path) -> None:
    names = {option: [reading] for option, reading in fixed_readings("lungau", {}).unsaid.items()}
    some = {name: readings for name, readings in names.items() if name not in ("solorufer", LONE_CALLER)}

    nothing_named, all_but_two, each = (
        examined(tmp_path, program(tmp_path, rules={"lungau": rules})).stdout for rules in ({}, some, names)
    )

    assert f"Options of lungau that its hello does not name: {len(names)}." in nothing_named
    assert f"    usual  {json.dumps(dict(list(names.items())[:6]))[1:-1]}\n" in nothing_named
    assert "`tarock ask --rules lungau --json hello` shows all of them." in " ".join(nothing_named.split())
    assert "that its hello does not name: 2." in all_but_two
    assert '"solorufer": ["off"]' in all_but_two
    assert "that its hello does not name" not in each


class Far(socketserver.StreamRequestHandler):
    """Answers as the reference does: a program that asks this process need not load the reference each time."""

    def handle(self) -> None:
        for line in self.rfile:
            self.wfile.write(respond(line).rstrip() + b"\n")


def by_reference(folder: Path, before: str, **said: Any) -> CompletedProcess[str]:
    """The complaints about a program that answers as the reference does, but for what is done before."""
    setup = "import socket; far = socket.create_connection(('127.0.0.1', {})).makefile('rwb')"
    reply = f"{before} or far.write(line) and far.flush() or say(far.readline())"
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Far) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        done = examined(folder, program(folder, reply, setup=setup.format(server.server_address[1]), **said))
        server.shutdown()
    return done


def test_whoever_declines_each_deal_is_led_to_the_cards_alone(tmp_path: Path) -> None:
    before = "q['ask'] == 'deal' and (say(json.dumps({'id': q['id'], 'declined': 'no auction'})) or True)"
    easier = [name for name in order_of_questions() if name not in ("play", "view")]
    done = by_reference(tmp_path, before, questions=easier, rules={"koenigrufen": {}})
    told = " ".join(done.stdout.split())

    assert done.returncode == ExitCode.INCONCLUSIVE
    assert complaints(done) == ["Its hello offers `deal`, and it declines it each time: no auction"]
    assert "name `play` for it in `questions`" in told
    assert "Next comes `play`" in told


@pytest.mark.parametrize(
    ("reply", "wrong"),
    [
        ("{'id': q['id'], 'declined': 'no'}", "It declines every question about the game Dreier."),
        ("{'id': q['id'], 'error': 'what is that'}", "It answers `may_play` with an error: what is that"),
    ],
)
def test_whoever_lacks_a_game_is_told_the_line_of_hello_that_says_so(tmp_path: Path, reply: str, wrong: str) -> None:
    before = f"q.get('contract') == 'Dreier' and (say(json.dumps({reply})) or True)"
    done = by_reference(tmp_path, before, questions=["count", "may_play"])
    told = " ".join(done.stdout.split())

    assert complaints(done) == [wrong]
    assert '"houses": {"lungau": {"without": {"contracts": ["Dreier"]}}}' in told


def test_a_game_that_no_first_question_is_about_is_asked_about(tmp_path: Path) -> None:
    before = "'Besser' in str(q.get('contract')) and (say(json.dumps({'id': q['id'], 'declined': 'no'})) or True)"
    done = by_reference(tmp_path, before, questions=["count", "trick"], rules={"koenigrufen": {}})
    told = " ".join(done.stdout.split())

    assert complaints(done) == ["It declines every question about these games: Besser Rufer, Besser Dreier."]
    assert '"houses": {"koenigrufen": {"without": {"contracts": ["Besser Rufer", "Besser Dreier"]}}}' in told


def test_a_kind_of_question_that_is_always_declined_says_nothing_about_games(tmp_path: Path) -> None:
    before = "q['ask'] in ('deal', 'play') and (say(json.dumps({'id': q['id'], 'declined': 'no'})) or True)"
    done = by_reference(tmp_path, before, questions=["count", "deal", "play"], rules={"koenigrufen": {}})
    told = " ".join(done.stdout.split())

    assert "It declines every question about" not in told
    assert "name `play` for it" not in told


def test_a_game_that_the_rules_cannot_be_played_without_is_not_said_to_be_lacking(tmp_path: Path) -> None:
    before = "q.get('contract') == 'Fahren' and (say(json.dumps({'id': q['id'], 'declined': 'no'})) or True)"
    done = by_reference(tmp_path, before, questions=["count", "may_play", "settle"], rules={"karl": {}})

    assert "It declines every question" not in done.stdout

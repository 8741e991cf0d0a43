"""The skeleton of an adapter: every question with its types and an example, running at once, never over anything."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tests.adapters import crates
from tests.conftest import UNTESTED
from tests.unit.the_command import PATIENCE, PROGRAM, environment, here

from tarock_checking.adapter.forms import notation, part_forms, question_forms
from tarock_checking.adapter.skeletons import FILES, ProgrammingLanguage
from tarock_protocol.codec import ANSWERS, KINDS, decode_question, decode_reply
from tarock_protocol.meaning import meaning
from tarock_protocol.messages import parts
from tarock_protocol.messages.questions import Hello
from tarock_reference import respond
from tarock_running.inputs.variants import fixed_readings
from tarock_running.process.exits import ExitCode

LANGUAGES = list(ProgrammingLanguage)
HOUSE = """
name = "Gasthof \\"Post\\""
based_on = "lungau"

[readings]
lone-caller-level = "dreier"

[rulings]
"contracts.Dreier.terms.price_won" = 3

[without]
items = ["Könige"]
"""
COUNTS = {
    ProgrammingLanguage.PYTHON: (
        ("QUESTIONS = []", 'QUESTIONS = ["count"]'),
        (
            '    raise Declined("count is not written yet")',
            (
                "    return {'augen': sum(5 if card in ('Sküs', 'XXI', 'I') else {'K': 5, 'D': 4, 'C': 3, 'B': 2}"
                ".get(card[0], 0) for card in question['cards'])}"
            ),
        ),
    ),
    ProgrammingLanguage.JAVASCRIPT: (
        ("QUESTIONS = []", 'QUESTIONS = ["count"]'),
        (
            'throw new Declined("count is not written yet");',
            (
                'return { augen: question.cards.map((card) => (["Sküs", "XXI", "I"].includes(card) ? 5 : '
                "({ K: 5, D: 4, C: 3, B: 2 })[card[0]] ?? 0)).reduce((a, b) => a + b, 0) };"
            ),
        ),
    ),
    ProgrammingLanguage.C: (
        ('{"count", count, false}', '{"count", count, true}'),
        (
            "static bool count(const char *question, FILE *out) {\n    (void)question, (void)out;\n    return false;",
            (
                "static bool count(const char *question, FILE *out) {\n    int augen = 0;\n    char card[16];\n"
                '    for (int i = 0; json_text(json_item(json_get(question, "cards"), i), card, sizeof card); i++) {\n'
                '        const char *found = strchr("K5D4C3B2", card[0]);\n'
                '        if (!strcmp(card, "Sküs") || !strcmp(card, "XXI") || !strcmp(card, "I")) augen += 5;\n'
                "        else if (found != NULL) augen += found[1] - '0';\n    }\n"
                '    fprintf(out, "{\\"augen\\":%d}", augen);\n    return true;'
            ),
        ),
    ),
    ProgrammingLanguage.GO: (
        ("questions = []string{}", 'questions = []string{"count"}'),
        (
            "func count(question object) object {\n\treturn nil",
            (
                "func count(question object) object {\n\tsum := 0\n"
                '\tfor _, card := range question["cards"].([]any) {\n\t\tname := card.(string)\n'
                "\t\tsum += map[byte]int{'K': 5, 'D': 4, 'C': 3, 'B': 2}[name[0]]\n"
                '\t\tif name == "Sküs" || name == "XXI" || name == "I" {\n\t\t\tsum += 5\n\t\t}\n\t}\n'
                '\treturn object{"augen": sum}'
            ),
        ),
    ),
    ProgrammingLanguage.RUST: (
        ("QUESTIONS: &[&str] = &[]", 'QUESTIONS: &[&str] = &["count"]'),
        (
            "fn count(_question: &Value) -> Option<Value> {\n    None",
            (
                "fn count(question: &Value) -> Option<Value> {\n    let value = |card: &Value| match card.as_str()? {\n"
                '        "Sküs" | "XXI" | "I" => Some(5),\n'
                '        name => Some([0, 2, 3, 4, 5]["BCDK".find(&name[..1]).map_or(0, |place| place + 1)]),\n    };\n'
                '    let sum: Option<i32> = question["cards"].as_array()?.iter().map(value).sum();\n'
                '    Some(json!({"augen": sum?}))'
            ),
        ),
    ),
    ProgrammingLanguage.JAVA: (
        ("QUESTIONS = List.of()", 'QUESTIONS = List.of("count")'),
        (
            "> count(Map<String, Object> question) {\n        return null",
            (
                "> count(Map<String, Object> question) {\n        long augen = 0;\n"
                '        for (Object card : Json.list(question.get("cards")))\n'
                '            augen += List.of("Sküs", "XXI", "I").contains(card) ? 5\n'
                "                : Map.of('K', 5, 'D', 4, 'C', 3, 'B', 2).getOrDefault(card.toString().charAt(0), 0);\n"
                '        return Map.of("augen", augen)'
            ),
        ),
    ),
    ProgrammingLanguage.CSHARP: (
        ("Questions = { }", 'Questions = { "count" }'),
        (
            "? count(JsonObject question)\n    {\n        return null",
            (
                "? count(JsonObject question)\n    {\n        var augen = 0;\n"
                '        foreach (var card in question["cards"]!.AsArray().Select(card => (string)card!))\n'
                '            augen += new[] { "Sküs", "XXI", "I" }.Contains(card) ? 5\n'
                """                : card[0] switch { 'K' => 5, 'D' => 4, 'C' => 3, 'B' => 2, _ => 0 };\n"""
                '        return new JsonObject { ["augen"] = augen }'
            ),
        ),
    ),
}
"""What somebody writes to have the first question answered."""


def made(folder: Path, language: ProgrammingLanguage, *more: str) -> Path:
    """The file of a skeleton that was made in a folder."""
    done = here("init", "--language", language, *(more or ("--from", "lungau")), "--output", "made", cwd=folder)
    assert done.returncode == ExitCode.CONFORM, done.stderr
    return folder / "made" / next(iter(FILES[language].files))


BUILT = {
    ProgrammingLanguage.C: ("-Wall", "-Wextra", "-Werror"),
    ProgrammingLanguage.RUST: crates.OFFLINE,
    ProgrammingLanguage.JAVA: ("-Xlint:all", "-Werror"),
    ProgrammingLanguage.CSHARP: ("-warnaserror",),
}
"""What a build is told beside what the skeleton says: no warning, and no network."""


def command_of(path: Path, language: ProgrammingLanguage) -> str:
    """The command that the skeleton says, to be run in its folder; skips where the machine lacks the tools."""
    known = FILES[language]
    build = shlex.split(known.build)
    tool = (build or shlex.split(known.run))[0]
    if shutil.which(tool) is None:
        pytest.skip(f"{UNTESTED}the skeleton in {language}, for want of {tool}")
    if build:
        (path.parent / ".cargo").mkdir(exist_ok=True)
        (path.parent / ".cargo/config.toml").write_text(crates.CONFIG)
        done = subprocess.run(
            [*build, *BUILT.get(language, ())],
            cwd=path.parent,
            env={**os.environ, "RUSTFLAGS": "-Dwarnings"},
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=PATIENCE,
        )
        if done.returncode and crates.has_no_crate("serde_json", done.stderr):
            pytest.skip(f"{UNTESTED}the skeleton in {language}, for want of serde_json")
        assert done.returncode == 0, done.stdout + done.stderr
    return known.run


def examined(path: Path, language: ProgrammingLanguage) -> tuple[int, str]:
    done = here("doctor", "--engine", command_of(path, language), cwd=path.parent)
    return done.returncode, done.stdout


@pytest.mark.gate("c")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_runs_at_once_and_the_doctor_says_what_comes_next(tmp_path: Path, language: ProgrammingLanguage) -> None:
    code, told = examined(made(tmp_path, language), language)

    assert code == ExitCode.INCONCLUSIVE, told
    assert "✗ Its hello offers no question yet." in told
    assert "Next comes `count`" in told


@pytest.mark.gate("python")
@pytest.mark.parametrize("language", LANGUAGES)
def test_with_one_question_answered_it_is_ready(tmp_path: Path, language: ProgrammingLanguage) -> None:
    path = made(tmp_path, language)
    text = path.read_text(encoding="utf-8")
    for was, becomes in COUNTS[language]:
        assert text.count(was) == 1
        text = text.replace(was, becomes)
    path.write_text(text, encoding="utf-8")

    code, told = examined(path, language)

    assert code == ExitCode.CONFORM, told
    assert re.search(r"^count +2 +2 ", told, flags=re.MULTILINE)


@pytest.mark.gate("c")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_offered_and_not_written_is_declined(tmp_path: Path, language: ProgrammingLanguage) -> None:
    path = made(tmp_path, language)
    was, becomes = COUNTS[language][0]
    path.write_text(path.read_text(encoding="utf-8").replace(was, becomes), encoding="utf-8")

    code, told = examined(path, language)

    assert code == ExitCode.INCONCLUSIVE, told
    assert "Its hello offers `count`, and it declines it each time: count is not" in told


def unwrapped(text: str) -> list[str]:
    """The comments of a skeleton, each paragraph on one line."""
    return re.sub(r"\n *(?:#|//) {5}", " ", text).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_every_question_with_its_fields_and_a_right_example(
    tmp_path: Path, language: ProgrammingLanguage
) -> None:
    lines = [line.strip().lstrip("#/ ") for line in unwrapped(made(tmp_path, language).read_text(encoding="utf-8"))]
    asked = [line.removeprefix("asked     ") for line in lines if line.startswith("asked     ")]
    right = [line.removeprefix("right     ") for line in lines if line.startswith("right     ")]
    fields = [line for line in lines if line.startswith(("question  ", "answer    "))]

    assert [json.loads(asked_question)["ask"] for asked_question in asked] == [
        name for name in order(fields) if name != "hello"
    ]
    for asked_question, reply in zip(asked, right, strict=True):
        question = decode_question(asked_question.encode())
        answer = decode_reply(reply.encode(), question)
        assert meaning(question, answer) == meaning(question, decode_reply(respond(asked_question.encode()), question))


def order(fields: list[str]) -> list[str]:
    """The questions that the fields stand for, as far as these tell them: all of them, each with all its fields."""
    names = []
    for question, answer in zip(fields[::2], fields[1::2], strict=True):
        (found,) = [
            kind
            for kind, form in KINDS.items()
            if form is not Hello
            and named(question) == {*own(form)} - {"id", "rules", "options"}
            and named(answer) == {*own(ANSWERS[form])} - {"grounds", "why"}
        ]
        names.append(found)
    assert sorted(names) == sorted(set(KINDS) - {"hello"})
    return names


def own(form: type[msgspec.Struct]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(form)]


def named(line: str) -> set[str]:
    return set(re.findall(r"(\w+)\??: ", re.sub(r"\{[^}]*\}", "", line)))


def test_types_are_written_as_the_messages_have_them() -> None:
    assert notation(list[list[str]]) == "[[text]]"
    assert notation(dict[str, int]) == "{text: number}"
    assert notation(int | None) == "number | null"
    assert notation(parts.Amount) == "number | text"
    assert notation(parts.Side) == '"declarer" | "foes"'
    assert notation(parts.Item | parts.Unset) == "Item"
    assert {"Action", "Item", "Turn", "PastDeal"} <= {form.name for form in part_forms()}
    assert {form.name for form in question_forms()} == set(KINDS) - {"hello"}


@pytest.mark.gate("javascript")
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_house_it_says_what_that_has_otherwise_and_its_examples_are_by_it(
    tmp_path: Path, language: ProgrammingLanguage
) -> None:
    (tmp_path / "gasthof.toml").write_text(HOUSE, encoding="utf-8")
    path = made(tmp_path, language, "--variant", "gasthof.toml")

    done = here("ask", "--engine", command_of(path, language), "hello", "--json", cwd=path.parent)

    hello = json.loads(done.stdout)["answer"]
    usual = {option: [reading] for option, reading in fixed_readings("lungau", {}).unsaid.items()}
    assert hello["rules"] == {"lungau": {**usual, "lone-caller-level": ["dreier"]}}
    assert usual["lone-caller-level"] != ["dreier"]
    otherwise = {"rulings": {"contracts.Dreier.terms.price_won": 3}, "without": {"items": ["Könige"]}}
    assert hello["houses"] == {"lungau": otherwise}
    (result,) = [line for line in unwrapped(path.read_text(encoding="utf-8")) if '{"augen": {"declarer": ' in line]
    assert '"Spiel"' in result
    assert '"Könige"' not in result
    assert "Gasthof 'Post'" in path.read_text(encoding="utf-8")


def test_no_file_is_overwritten_and_then_none_is_written(tmp_path: Path) -> None:
    (tmp_path / "json.h").write_text("mine")

    done = here("init", "--language", "c", "--from", "lungau", cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE
    assert "json.h already exists; expected the name of a new file" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["json.h"]
    assert (tmp_path / "json.h").read_text() == "mine"


@pytest.mark.prove
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals on Windows")
@pytest.mark.parametrize(("said", "code"), [("lungau", ExitCode.CONFORM), ("lungua", ExitCode.USAGE)])
def test_at_a_terminal_it_asks_what_the_program_plays(tmp_path: Path, said: str, code: ExitCode) -> None:
    ours, theirs = pty.openpty()
    os.write(ours, f"{said}\n".encode())

    done = subprocess.run(
        [*PROGRAM, "init", "--language", "python"],
        cwd=tmp_path,
        env=environment(),
        stdin=theirs,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )

    os.close(ours)
    os.close(theirs)
    assert "What does the program play: karl, koenigrufen, lungau, zwanzigerrufen?" in done.stderr
    assert done.returncode == code, done.stderr
    assert (tmp_path / "adapter.py").exists() == (code is ExitCode.CONFORM)
    assert ("Did you mean lungau?" in done.stderr) == (code is ExitCode.USAGE)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            ("--language", "cobol", "--from", "lungau"),
            "there is no skeleton in 'cobol'. Expected one of: python, java",
        ),
        (("--language", "cobol", "--from", "lungau"), "Any other language will do: an adapter reads"),
        (("--language", "Zig", "--from", "lungau"), "in 'Zig'. Any other language will do: an adapter reads"),
        (("--language", "zig", "--from", "lungau"), "The nearest skeleton is in c: --language c"),
        (("--language", "kotlin", "--from", "lungau"), "The nearest skeleton is in java: --language java"),
        (("--language", "pyton", "--from", "lungau"), "Did you mean python?"),
        (("--language", "python"), "--from: expected either --from with one of karl, koenigrufen, lungau, zwanz"),
        (("--language", "python", "--from", "lungua"), "--from: there is no rule set 'lungua'. Did you mean lungau?"),
        (("--language", "python", "--from", "karl", "--variant", "x.toml"), "or --variant with a profile"),
        (("--language", "python", "--variant", "x.toml"), "x.toml"),
        (("--language", "python", "--from", "karl", "--output", "file/in"), "is not a folder"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    (tmp_path / "file").touch()

    done = here("init", *words, cwd=tmp_path)

    assert done.returncode == ExitCode.USAGE, done.stdout
    assert told in done.stderr

"""Every command, its refusals and its pages in German, without a word that only the English catalogue has.

Names are the same in both languages: of fields, options, readings, rulings, topics, areas and programs.
"""

from __future__ import annotations

import html
import json
import re
import shlex
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout, suppress
from functools import cache
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from babel.messages.catalog import Message as Entry
from proving.languages.catalogues import catalogue_in
from proving.languages.extracting import ROOT
from tests.unit.the_command import LIAR, engine, here
from typer.core import TyperGroup
from typer.main import get_command

from tarock_conformance.cli import command_line
from tarock_language.catalogue import CATALOGUES, language_of
from tarock_language.message import Message
from tarock_protocol.codec import ANSWERS, KINDS
from tarock_reference import option_readings, rulings
from tarock_reference.houses.profile_parsing import KEYS
from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.features_path import features_root
from tarock_steps.catalogue.loading import sources
from tarock_steps.catalogue.topics import load_topics

WORD = re.compile(r"[^\W\d_]{2,}")
PLACE = re.compile(r"\{[^{}]*\}")
NAMED = re.compile(
    r"`[^`\n]*`|'[^'\n]*'|„[^“\n]*“|\{[^\n]*\}|--[\w-]+|\S*[/_=]\S*|\w+(?:[-.]\w+|\[\d+\])+"
    r"|Tarock reference engine|root \w+|ohne Not|tarock (?:ask|check|show|report)\b.*"
)
"""What stands there as somebody wrote it: commands, what was typed, JSON, options, paths, and names of programs."""
TITLES = re.compile(r"^ *(?:Feature|Rule|Example|Scenario(?: Outline)?): (.+)$", re.MULTILINE)
"""What features call their scenarios, which is English."""
OF_ERRORS = re.compile(r"\b(?:(?!Table|Catalogue)\w+Error: .*|Errno.*)")
"""What Python says of its own errors, which is English."""

COUNTED = """
@clause:LUN-COUNTING-001
Feature: x
  Example: a
    Given the rules "lungau"
    When "CARDS" are counted
    Then they count 5 Augen
"""
FILES = {
    "house.toml": """
name = "Gasthof Post"
based_on = "lungau"
[rulings]
"contracts.Dreier.terms.price_won" = 5
""",
    "composed.toml": """
name = "Gasthof Post"
based_on = "zwanzigerrufen"
[rulings]
"bidding.may_take_over" = "nearer"
"bonuses.silent_pagat_lost" = { to_partner = false, early = true }
""",
    "nameless.toml": 'name = ""\nbased_on = "lungo"\nfoo = 3\n',
    "wrong.toml": """
name = "A"
based_on = "lungau"
games = 3
[readings]
x = "y"
solorufer = "z"
[without]
contracts = ["Foo"]
items = "Uhu"
[rulings]
"contracts.Dreier.terms.price_won" = "x"
"cards.pack" = "XXII"
"deck.size" = 3
""",
    "cut.toml": 'name = "A\n',
    "colon.toml": "name: A\n",
    "known.toml": """
[[deviation]]
id = "x"
[[deviation]]
clause = "LUN-X"
reason = "a"
[[deviation]]
cause = "x"
reason = "b"
""",
    "bad.jsonl": '{"a":1}\n',
    "empty.jsonl": "",
    "bare.feature": "Foo bar\n",
    "odd.feature": "Feature: x\n  @clause:LUN-PLAY-003\n  Scenario: z\n    Given the cat\n",
    "twice.feature": COUNTED.replace("CARDS", "Sküs Sküs"),
    "no_card.feature": COUNTED.replace("CARDS", "Uuu"),
    "reading.feature": COUNTED.replace('"lungau"', '"lungau"\n    And the reading "x" of "y"').replace("CARDS", "I"),
    "nothing.feature": "@clause:LUN-PLAY-003\nFeature: x\n",
    "tags.feature": """
@clause:LUN-PLAY-003
Feature: x
  @foo
  Example: a
    Given x
    When y
    Then z
""",
}
COMMANDS = """
check --in-process --area foo
check --in-process --deviations known.toml
check --in-process --deviations fehlt.toml
check --in-process --variant nameless.toml
check --in-process --variant wrong.toml
check --in-process --variant cut.toml
check --in-process --variant colon.toml
check --in-process --variant fehlt.toml
check --in-process fehlt.feature
check --in-process house.toml
check --in-process bare.feature
check --in-process odd.feature
check --in-process nothing.feature
check --in-process tags.feature
check --in-process twice.feature
check --in-process reading.feature
check --in-process --lock bad.jsonl
check --in-process --lock fehlt.jsonl
check --in-process --rerun-failed bad.jsonl
check --in-process --rerun-failed empty.jsonl
check --in-process --format foo
check --in-process --symmetries foo
check --in-process --again 300
check --in-process --clause XYZ
check --in-process --option x=y
check --in-process --foo
check --in-process --jobs x
check --in-process --as-of 9.9
check --in-process --engine x
check --in-process --budget 0.01 --rules karl --area play
check --in-process --rules lungau --area bidding --option solodreier=off --symmetries none
check --rules lungau --area cards --engine fehlt
check --rules lungau --area cards --engine true
check --rules lungau --area cards --engine cat
check --rules lungau --area cards --engine "echo '{}'"
check --rules lungau --area cards --engine "'"
check --rules lungau --area cards --engine ''
check --rules lungau --area cards --engine "sleep 9" --timeout 0.1
diagnose bad.jsonl
diagnose fehlt.jsonl
doctor --engine cat
doctor --engine fehlt
doctor --engine "echo '{}'"
doctor --engine false
explain trick 'cards=Treff König, Pagat, Sküs, Mond' --rules all
explain stich 'karten=HK HD Pagat H3'
explain fehlt.feature
explain bare.feature
explain twice.feature
explain odd.feature
explain '{"ask":"deck"'
fuzz --engine cat --rules lungau
fuzz --corpus bad.jsonl --rules lungau
fuzz --each -1
identify --engine cat
init --language foo
init --language python --from lungau -o adapter
lock wrong.toml
lock --yes
lock --rules lungau --option foo=bar
prove --clause XYZ
prove --rules lungau --variant wrong.toml
serve --variant nameless.toml
vectors --rules foo -o v
vectors --rules lungau
weigh --stored --rules lungau
weigh --resume
weigh --stored --from-stored
weigh --rules lungau --option foo
ask count 'cards=K♥ D♥'
ask count 'cards=K♥ D'
ask deck
ask xyz
ask '{"ask":"deck","x":3}'
ask '{"ask":"count","cards":[3]}'
ask trick 'cards=HK HD I H3' --engine cat
ask --raw deck
clauses LUN-TALON-003
clauses KOE-DEALING-013
clauses ZWA-BONUSES-012
clauses XYZ
clauses --search Pagat --rules lungau
clauses --search xyzzy
disputes
disputes Pagat
disputes pagat-forced-out-early
show lungau/counting/all-54-cards
show foo/bar
show bare.feature
show no_card.feature
show fehlt.feature
site --output house.toml
site --output pages --ledger bad.jsonl
report RUN --format table
report RUN --format markdown
report RUN --format html
report RUN --format bug
report RUN --format badge
report RUN --format foo
report bad.jsonl
report house.toml
report fehlt.jsonl
report RUN --format html -o .
compare RUN RUN
compare bad.jsonl RUN
compare fehlt RUN
schema foo
variant new --from lungau -o new.toml
variant new --from foo
variant new --from karl -o house.toml
variant check house.toml
variant check wrong.toml
variant show house.toml
variant show composed.toml
variant diff house.toml foo
"""
DEAR = """
disputes xyzzy
ask trick 'cards=HK HD I H3' --engine LIAR
diagnose RUN
fuzz --rules lungau --questions 200 --jobs 1
fuzz --engine LIAR --rules lungau --questions 300 --jobs 1
variant diff house.toml lungau
lock --rules lungau --workers 1
prove --clause LUN-PLAY-010 --impostors --readings --workers 1
prove --clause LUN-COUNTING-008 --impostors --workers 1
vectors --rules lungau -o v
"""
"""Commands that are tried in the proof alone."""
ASKED = re.findall(r'^\{"ask": .*\}$', (ROOT / "docs/protocol.md").read_text(encoding="utf-8"), re.MULTILINE)
"""Questions of every kind."""
NO_PROSE = re.compile(r"│ \*? *\w+ +<|<?\w+>|\b[A-Z|]+\b|\b(?:tarock|echo) .*|│ [a-z]+ {2,}|: As found")
"""What stands for a value in a help, its type, examples, and names."""
WITHOUT_LANGUAGE = ("serve", "schema", "init")
"""The commands without an option for the language of the output; they speak that of the environment."""


def leaves(group: TyperGroup, before: str = "") -> Iterator[str]:
    for name, command in group.commands.items():
        yield from leaves(command, f"{name} ") if isinstance(command, TyperGroup) else [before + name]


def test_no_command_is_forgotten() -> None:
    group = get_command(command_line())
    assert isinstance(group, TyperGroup)

    tried = ("check", *COMMANDS.splitlines())

    assert [name for name in leaves(group) if not any(line.startswith(name) for line in tried)] == []


def help_in_german() -> Iterator[str]:
    """The prose in the help of every command."""
    say = language_of("de")
    whole = get_command(command_line(lambda text: say.pattern(Message(text))))
    assert isinstance(whole, TyperGroup)
    for name in ("", *leaves(whole)):
        with redirect_stdout(StringIO()) as told, suppress(SystemExit):
            whole.main([*name.split(), "--help"], prog_name="tarock")
        yield NO_PROSE.sub("", told.getvalue())


def words_in(texts: Iterable[str]) -> set[str]:
    return {word.casefold() for text in texts for word in WORD.findall(text)}


def patterns(told: str | Iterable[str] | None) -> Iterator[str]:
    yield from (NAMED.sub(" ", PLACE.sub(" ", text)) for text in ([told] if isinstance(told, str) else told or ()))


def names() -> Iterator[str]:
    """Names that are the same in every language."""
    yield from ("pass", "positive", "negative", "details")  # German too
    yield from (*AREAS, *KEYS, "cause", "clause", "link", "reason", "rules", "scenario", "step")
    yield from (field.name for kind in (*ANSWERS, *ANSWERS.values()) for field in msgspec.structs.fields(kind))
    yield from (topic.name for chapter in load_topics() for topic in chapter.topics)
    yield from (chapter.name for chapter in load_topics())
    for source in sources():
        yield from (name for option, values in option_readings(source).items() for name in (option, *values))
        yield from (path for path, *_ in rulings(source))


@cache
def english() -> frozenset[str]:
    """The words of the English patterns that no German sentence and no name has."""
    entries: list[Entry] = [entry for entry in catalogue_in(CATALOGUES / "de.po") if entry.id]
    ours = words_in(text for entry in entries for text in patterns(entry.id))
    theirs = words_in(text for entry in entries for text in patterns(entry.string))
    return frozenset(ours - theirs - {name.casefold() for name in names()})


@cache
def titles() -> re.Pattern[str]:
    found = {
        title for path in (features_root() / "lungau").rglob("*.feature") for title in TITLES.findall(path.read_text())
    }
    return re.compile("|".join(map(re.escape, sorted(found, key=len, reverse=True))))


def english_in(text: str) -> dict[str, set[str]]:
    """The lines with English words, and these words; of a page in two languages only what is German."""
    if "<html" in text:
        text = html.unescape("\n".join(re.findall(r'lang="de">([^<]*)<', text)))
    text = titles().sub(" ", text)
    found = {line: words_in([OF_ERRORS.sub("", NAMED.sub(" ", line))]) & english() for line in text.splitlines()}
    return {line: words for line, words in found.items() if words}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with files of every kind, and the ledger of a program that is wrong."""
    path = tmp_path_factory.mktemp("german")
    for name, text in FILES.items():
        (path / name).write_text(text, encoding="utf-8")
    asked = ("--rules", "lungau", "--area", "counting", "--symmetries", "none", "--language", "de")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("COLUMNS", "300")
        done = here("check", "--engine", engine(path, LIAR), *asked, cwd=path)
    assert done.returncode == 1, done.stderr
    assert english_in(done.stdout + done.stderr) == {}
    return path


def german(folder: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    command = command.replace("LIAR", f'"{engine(folder, LIAR)}"').replace("RUN", "tarock-report/lungau.part.jsonl")
    words = shlex.split(command)
    done = here(*words, *([] if words[0] in WITHOUT_LANGUAGE else ["--language", "de"]), cwd=folder)
    return f"{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize(
    "command",
    [
        *COMMANDS.split("\n")[1:-1],
        *(pytest.param(command, marks=pytest.mark.prove) for command in DEAR.split("\n")[1:-1]),
    ],
)
def test_a_command_says_nothing_in_english(folder: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert english_in(german(folder, command, monkeypatch)) == {}


def test_the_help_says_nothing_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    found = [english_in(told) for told in help_in_german()]

    assert len(found) > 20
    assert [lines for lines in found if lines] == []


@pytest.mark.parametrize(
    "command", [("ask",), pytest.param(("explain", "--rules", "all"), marks=pytest.mark.prove)], ids=" ".join
)
def test_a_question_of_any_kind_is_answered_and_explained_in_german(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = [shlex.join((*command, question)) for question in ASKED]

    assert {json.loads(question)["ask"] for question in ASKED} == {*KINDS}
    assert [english_in(german(tmp_path, told, monkeypatch)) for told in words] == [{}] * len(words)


def test_english_is_found() -> None:
    assert english_in("tarock: expected the header of a ledger") != {}
    assert {"expected", "the", "which"} <= english()


def test_what_machines_read_is_the_same_in_german(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = ("report", "tarock-report/lungau.part.jsonl", "--format", "junit")

    assert german(folder, shlex.join(ledger), monkeypatch) == f"{here(*ledger, cwd=folder).stdout}\n"

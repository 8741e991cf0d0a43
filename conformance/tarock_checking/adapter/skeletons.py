"""Generates the text of an adapter skeleton for a language and a rule set."""

from __future__ import annotations

import json
import pprint
import textwrap
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

from tarock_checking.adapter.forms import FieldForm, QuestionForm, part_forms, question_forms
from tarock_checking.first.beginnings import QuestionExample, order_of_questions, question_example
from tarock_language.message import message
from tarock_protocol import codec
from tarock_protocol.meaning import meaning
from tarock_protocol.messages.questions import PROTOCOL
from tarock_protocol.strangers_text import shown
from tarock_running.inputs.variants import fixed_readings
from tarock_running.process.exits import UsageFaultError, check_known
from tarock_steps.catalogue.loading import load_catalogue

if TYPE_CHECKING:
    from tarock_reference.houses.house import House

_WIDTH: Final = 100
_NAME: Final = 60
_PIECE: Final = 90
"""Characters of a long text on one line of C."""


class ProgrammingLanguage(StrEnum):
    """The programming languages of the skeletons."""

    PYTHON = "python"
    JAVASCRIPT = "javascript"
    C = "c"
    GO = "go"
    RUST = "rust"
    JAVA = "java"
    CSHARP = "csharp"


_OTHER_NAMES: Final = {"c#": ProgrammingLanguage.CSHARP, "golang": ProgrammingLanguage.GO}
_SPELT: Final = {ProgrammingLanguage.JAVASCRIPT: "JavaScript", ProgrammingLanguage.CSHARP: "C#"}
"""The names of languages that are not spelt with one capital at the beginning."""

NEAREST: Final = {
    ProgrammingLanguage.PYTHON: ("elixir", "haskell", "julia", "lua", "ocaml", "perl", "r", "ruby"),
    ProgrammingLanguage.JAVASCRIPT: ("dart", "js", "php", "typescript"),
    ProgrammingLanguage.C: ("c++", "cpp", "zig"),
    ProgrammingLanguage.RUST: ("swift",),
    ProgrammingLanguage.JAVA: ("groovy", "kotlin", "scala"),
    ProgrammingLanguage.CSHARP: ("f#", "fsharp", "vb"),
}
"""For each skeleton other languages that it is most like, judged by how they handle text and tables."""


_ANY_LANGUAGE: Final = message(
    "Any other language will do: an adapter reads questions from stdin and writes answers to stdout, "
    "a line of JSON each, see docs/protocol.md"
)


class _Files(NamedTuple):
    """The files of a skeleton with their templates, how a comment begins, and the commands that build and run it."""

    files: Mapping[str, str]
    comment: str
    build: str
    run: str


FILES: Final = {
    ProgrammingLanguage.PYTHON: _Files({"adapter.py": "adapter.py.jinja"}, "# ", "", "python3 adapter.py"),
    ProgrammingLanguage.JAVASCRIPT: _Files({"adapter.mjs": "adapter.mjs.jinja"}, "// ", "", "node adapter.mjs"),
    ProgrammingLanguage.C: _Files(
        {"adapter.c": "adapter.c.jinja", "json.h": "json.h"}, "// ", "cc -std=c11 -O2 -o adapter adapter.c", "./adapter"
    ),
    ProgrammingLanguage.GO: _Files(
        {"adapter.go": "adapter.go.jinja"}, "// ", "go build -o adapter adapter.go", "./adapter"
    ),
    ProgrammingLanguage.RUST: _Files(
        {"adapter.rs": "adapter.rs.jinja", "Cargo.toml": "Cargo.toml"},
        "// ",
        "cargo build --release",
        "target/release/adapter",
    ),
    ProgrammingLanguage.JAVA: _Files(
        {"Adapter.java": "Adapter.java.jinja", "Json.java": "Json.java"},
        "// ",
        "javac -encoding UTF-8 Adapter.java Json.java",
        "java -cp . Adapter",
    ),
    ProgrammingLanguage.CSHARP: _Files(
        {"Adapter.cs": "Adapter.cs.jinja", "adapter.csproj": "adapter.csproj"},
        "// ",
        "dotnet build --configuration Release --output built",
        "dotnet built/adapter.dll",
    ),
}


def language_named(name: str) -> ProgrammingLanguage:
    """The language of a skeleton; UsageFaultError for any other, with the nearest skeleton if one is known."""
    wanted = name.strip().casefold()
    wanted = _OTHER_NAMES.get(wanted, wanted)
    near = next((language for language, others in NEAREST.items() if wanted in others), None)
    if near:
        raise UsageFaultError(
            message(
                "--language: there is no skeleton in '{name}'. {other}. "
                "The nearest skeleton is in {near}: --language {near}",
                name=name,
                other=_ANY_LANGUAGE,
                near=near,
            )
        )
    try:
        check_known("--language", "skeleton in", wanted, FILES)
    except UsageFaultError as fault:
        raise UsageFaultError(message("{fault}. {more}", fault=fault.said, more=_ANY_LANGUAGE)) from None
    return ProgrammingLanguage(wanted)


class RulesPlayed(NamedTuple):
    """The rules that the adapter is to play: a source, or a house with its profile as it was written."""

    source: str
    house: House | None = None
    profile: Mapping[str, Any] | None = None

    @property
    def title(self) -> str:
        """The name of the rules, safe in a comment of any language."""
        name = self.house.name if self.house else load_catalogue(self.source).title
        return shown(name, _NAME).translate(str.maketrans('"\\', "'/"))

    @property
    def hello(self) -> dict[str, object]:
        """The adapter's ``hello`` before anybody changes it: every option with a reading, and no question yet.

        Usual readings are named too, because scenarios about a reading are asked only of programs that declare it.
        """
        profile = self.profile or {}
        chosen = profile.get("readings", {})
        usual = fixed_readings(self.source, {}).unsaid
        readings = {option: [chosen.get(option, reading)] for option, reading in usual.items()}
        said = {
            "protocol": PROTOCOL,
            "name": "a program of mine",
            "version": "0",
            "language": "",
            "rules": {self.source: readings},
        }
        otherwise = {name: profile[name] for name in ("contracts", "rulings", "without") if profile.get(name)}
        return said | ({"houses": {self.source: otherwise}} if otherwise else {})

    def example(self, asked: str) -> QuestionExample | None:
        """A question of a kind with its right answer by these rules; None if it is never asked there."""
        return question_example(self.source, asked, self.house.respond if self.house else None)


def adapter_files(language: ProgrammingLanguage, played: RulesPlayed) -> dict[str, str]:
    """The text of every file of an adapter, by the name of the file."""
    known = FILES[language]
    comment = known.comment
    questions = [{"name": form.name, "comment": _lines(comment, _about(form, played))} for form in _from_the_easiest()]
    told = {
        "title": played.title,
        "rules": played.source,
        "language": language,
        "hello": {**played.hello, "language": _SPELT.get(language, language.capitalize())},
        "questions": questions,
        "notation": _lines(comment, _notation()),
        "build": known.build,
        "run": known.run,
    }
    return {name: _templates().get_template(template).render(told) for name, template in known.files.items()}


def _from_the_easiest() -> list[QuestionForm]:
    forms = {form.name: form for form in question_forms()}
    return [forms[name] for name in order_of_questions()]


def _notation() -> Iterator[str]:
    """The explanation of the notation for types, then the fields of each structure."""
    yield (
        "How types are written: [text] is a list of texts, {text: number} an object with numbers in it, and what has "
        'a ? behind its name may be left out. Amounts are numbers, or fractions in lowest terms such as "107/3".'
    )
    for part in part_forms():
        yield f"{part.name}  {_fields(part.fields)}"


def _about(form: QuestionForm, played: RulesPlayed) -> Iterator[str]:
    yield form.title
    yield from form.about
    yield f"question  {_fields(form.asked) or 'nothing more'}"
    yield f"answer    {_fields(form.answered)}"
    yield from form.answer
    example = played.example(form.name)
    if example is None:
        yield f"{played.title} never asks it."
        return
    question, answer = example.question, example.answer
    asked = json.loads(codec.encode(question))
    yield f"asked     {_json(asked)}"
    yield f"right     {_json({'id': question.id, 'answer': meaning(question, answer)})}"


def _fields(fields: tuple[FieldForm, ...]) -> str:
    return ", ".join(f"{field.name}{'?' if field.optional else ''}: {field.type}" for field in fields)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(comment: str, told: Iterator[str]) -> list[str]:
    return [
        line
        for text in told
        for line in textwrap.wrap(
            text,
            _WIDTH,
            initial_indent=comment,
            subsequent_indent=f"{comment}    ",
            break_long_words=False,
            break_on_hyphens=False,
        )
    ]


@cache
def _templates() -> Environment:
    environment = Environment(  # noqa: S701 - it makes programs, in which nothing is a page
        loader=PackageLoader(__package__ or ""),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["json"] = lambda value: json.dumps(value, ensure_ascii=False, indent=2)
    environment.filters["python"] = lambda value: pprint.pformat(value, width=_WIDTH, sort_dicts=False)
    environment.filters["c"] = _c_text
    return environment


def _c_text(value: object) -> str:
    """JSON as a C string without the last brace, so that more can be appended."""
    text = _json(value)[:-1]
    return "\n".join(f"    {_json(text[place : place + _PIECE])}" for place in range(0, len(text), _PIECE))

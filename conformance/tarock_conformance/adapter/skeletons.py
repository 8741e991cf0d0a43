"""Generates the text of an adapter skeleton for a language and a rule set."""

from __future__ import annotations

import json
import pprint
import textwrap
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

from tarock_conformance.adapter.forms import FieldForm, part_forms, question_forms
from tarock_conformance.first.beginnings import order_of_questions, question_example
from tarock_conformance.process.exits import UsageFaultError, check_known
from tarock_steps.catalogue.loading import load_catalogue
from tarock_steps.protocol import codec
from tarock_steps.protocol.meaning import meaning
from tarock_steps.protocol.messages.questions import PROTOCOL
from tarock_steps.protocol.strangers_text import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tarock_conformance.adapter.forms import QuestionForm
    from tarock_conformance.first.beginnings import QuestionExample
    from tarock_reference.houses.house import House

_WIDTH: Final = 100
_NAME: Final = 60
_PIECE: Final = 90
"""Characters of a long text that stand on one line of C."""


class ProgrammingLanguage(StrEnum):
    """The languages that there is a skeleton in."""

    PYTHON = "python"
    JAVASCRIPT = "javascript"
    C = "c"


NEAREST: Final = {
    ProgrammingLanguage.PYTHON: ("elixir", "haskell", "julia", "lua", "ocaml", "perl", "r", "ruby"),
    ProgrammingLanguage.JAVASCRIPT: (
        *("c#", "csharp", "dart", "go", "golang", "java", "js", "kotlin", "php", "scala", "swift", "typescript"),
    ),
    ProgrammingLanguage.C: ("c++", "cpp", "rust", "zig"),
}
"""Other languages by the skeleton that is most like what one writes in them, by how text and tables are at hand."""


_ANY_LANGUAGE: Final = (
    "Any other language will do: an adapter reads questions from stdin and writes answers to stdout, "
    "a line of JSON each, see docs/protocol.md"
)


class _Files(NamedTuple):
    """The files of a skeleton by their templates, what begins a comment, and what to type to have it run."""

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
}


def language_named(name: str) -> ProgrammingLanguage:
    """The language of a skeleton; UsageFaultError says of any other which skeleton to read beside it."""
    wanted = name.strip().casefold()
    near = next((one for one, others in NEAREST.items() if wanted in others), None)
    try:
        check_known("--language", "skeleton in", wanted, [] if near else FILES)
    except UsageFaultError as fault:
        start = f"--language: there is no skeleton in '{name}'" if near else str(fault)
        nearest = f". The nearest skeleton is in {near}: --language {near}" if near else ""
        message = f"{start}. {_ANY_LANGUAGE}{nearest}"
        raise UsageFaultError(message) from None
    return ProgrammingLanguage(wanted)


class RulesPlayed(NamedTuple):
    """What the adapter is to play: a source, or a house with its profile as it was written."""

    source: str
    house: House | None = None
    profile: Mapping[str, Any] | None = None

    @property
    def title(self) -> str:
        """How it is called, fit to stand in a comment of any language."""
        name = self.house.name if self.house else load_catalogue(self.source).title
        return shown(name, _NAME).translate(str.maketrans('"\\', "'/"))

    @property
    def hello(self) -> dict[str, Any]:
        """What the adapter says of itself until somebody changes it: each reading that it plays, and no question yet.

        A reading is named though it is the usual one: a scenario that is about it is asked of those that say it.
        """
        profile = self.profile or {}
        chosen = profile.get("readings", {})
        disputes = load_catalogue(self.source).disputes
        readings = {name: [chosen.get(name, one.default)] for name, one in disputes.items()}
        said = {
            "protocol": PROTOCOL,
            "name": "a program of mine",
            "version": "0",
            "language": "",
            "rules": {self.source: readings},
        }
        otherwise = {name: profile[name] for name in ("rulings", "without") if profile.get(name)}
        return said | ({"houses": {self.source: otherwise}} if otherwise else {})

    def example(self, asked: str) -> QuestionExample | None:
        """A question with its right answer by these rules; none where it is never asked there."""
        return question_example(self.source, asked, self.house.respond if self.house else None)


def adapter_files(language: ProgrammingLanguage, played: RulesPlayed) -> dict[str, str]:
    """The text of every file of an adapter, by its name."""
    known = FILES[language]
    comment = known.comment
    questions = [{"name": form.name, "comment": _lines(comment, _about(form, played))} for form in _from_the_easiest()]
    told = {
        "title": played.title,
        "rules": played.source,
        "language": language,
        "hello": {**played.hello, "language": {"javascript": "JavaScript"}.get(language, language.capitalize())},
        "questions": questions,
        "notation": _lines(comment, _notation()),
        "build": known.build,
        "run": known.run,
    }
    return {name: _templates().get_template(template).render(told) for name, template in known.files.items()}


def _from_the_easiest() -> list[QuestionForm]:
    forms = {one.name: one for one in question_forms()}
    return [forms[name] for name in order_of_questions()]


def _notation() -> Iterator[str]:
    """How types are written, and what they are made of."""
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
    return ", ".join(f"{one.name}{'?' if one.optional else ''}: {one.type}" for one in fields)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(comment: str, told: Iterator[str]) -> list[str]:
    return [
        line
        for one in told
        for line in textwrap.wrap(
            one,
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
    environment.filters["javascript"] = lambda value: json.dumps(value, ensure_ascii=False, indent=2)
    environment.filters["python"] = lambda value: pprint.pformat(value, width=_WIDTH, sort_dicts=False)
    environment.filters["c"] = _c_text
    return environment


def _c_text(value: object) -> str:
    """JSON as a text of C without its last brace, so that more can be written behind it."""
    text = _json(value)[:-1]
    return "\n".join(f"    {_json(text[place : place + _PIECE])}" for place in range(0, len(text), _PIECE))

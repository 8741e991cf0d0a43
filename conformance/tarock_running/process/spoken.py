"""The language that a command speaks: the one that its command line names, or that of the environment."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import Final

import typer

from tarock_language.catalogue import code_spoken, language_of, languages
from tarock_language.message import Language
from tarock_running.process.exits import check_known

OPTION: Final = "--language"


def language_spoken(words: Sequence[str]) -> Language:
    """The language that a command line asks for, before it is read; that of the environment if it asks for none.

    Help and faults of the command line are in this language. A name that is no language is refused when it is read.
    """
    options = [*takewhile(lambda word: word != "--", words)]
    pairs = (f"{word}={after}" if word == OPTION else after for word, after in pairwise(["", *options]))
    named = [word.partition("=")[2] for word in pairs if word.startswith(f"{OPTION}=")]
    return language_of(next((name for name in reversed(named) if name in languages()), code_spoken(os.environ)))


def language_known(context: typer.Context, name: str) -> str:
    """The name of a language; UsageFaultError if there is none so called.

    If it is empty, the one that stands before the command, or else that of the environment. It is the callback of the
    option, so that nothing begins in a language that does not exist.
    """
    if not name:
        return context.find_root().params.get("language") or code_spoken(os.environ)
    check_known(OPTION, "language", name, languages())
    return name

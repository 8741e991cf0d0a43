"""The page of the ways to play: for each ruling whose value is a function, every name that a house may give there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from proving.pages import markdown
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_reference.houses.ways import Way, is_way, ways
from tarock_steps.catalogue.loading import load_catalogue, sources

PAGE: Final = markdown.ROOT / "docs" / "ways.md"
_HEAD: Final = ("ruling", "names", "how is played")
_INTRODUCTION: Final = """\
# Ways to play

Some rulings hold no number and no card, but a way to play.
In a [profile](houses.md) such a ruling is given a name of this page: `"play.follow.2" = "anything-when-void"`.
Names in one row are names for the same way; the way that the source itself plays stands first, **in bold**.
Ways of another source can be played where they ask for nothing that this one has not; those say which source it is.
This page is made by `python -m proving.pages`.
"""


def pages() -> dict[Path, str]:
    """The page by path."""
    return {PAGE: "\n".join([_INTRODUCTION, *map(_section, sources())])}


def _section(source: str) -> str:
    return f"## `{source}`: {load_catalogue(source).title}\n\n{markdown.table(_HEAD, _rows(RULE_SETS[source]))}"


def _rows(rules: RuleSet) -> Iterator[tuple[str, str, str]]:
    for path, ruling in rules.rulings():
        if is_way(ruling.value):
            yield from _of_ruling(rules, path, ruling.value)


def _of_ruling(rules: RuleSet, path: str, value: object) -> Iterator[tuple[str, str, str]]:
    """A row for each way that can be played at a place, with all its names."""
    named: dict[object, list[Way]] = {}
    for offer in ways(rules, path).values():
        if offer.fits:
            named.setdefault(offer.way, []).append(offer)
    for way, of in sorted(named.items(), key=lambda entry: entry[0] is not value):
        names = ", ".join(f"`{offer.name}`" for offer in of)
        elsewhere = "" if of[0].source == rules.name else f" (as in `{of[0].source}`)"
        words = f"{of[0].words}{elsewhere}"
        yield f"`{path}`", names, f"**{words}**" if way is value else words

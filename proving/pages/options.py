"""Makes the pages in ``docs`` on the options: one for each rule set, and one that lists them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from proving.pages import markdown
from tarock_engine.rule_sets import RULE_SETS
from tarock_language.message import ENGLISH
from tarock_register.disputes.register import Option, options
from tarock_steps.catalogue.clauses import area_title
from tarock_steps.catalogue.disputes import Dispute, OpenKind
from tarock_steps.catalogue.loading import Catalogue, load_catalogue, sources

INDEX: Final = markdown.ROOT / "docs" / "options.md"
FOLDER: Final = INDEX.with_suffix("")
_HEAD: Final = ("option", "readings", "the question")
_MADE: Final = "This page is made by `python -m proving.pages`."
_KINDS: Final[dict[OpenKind, str]] = {
    "silent": "The source says nothing about it",
    "unclear": "The words of the source allow several meanings",
    "two answers": "The source gives two answers",
}
_INTRODUCTION: Final = f"""\
# Options

Each question that a source leaves open is an option, and each of its readings can be played and checked.
Things that a source says some circles do and others do not are options too.
The default stands first.
Behind each name stands what its readings mean, where they part, what that costs, and why the default was taken.
{_MADE}
"""
_HOW_TO_READ: Final = f"""\
The default stands first, and is what is played where nobody chooses.
A weak default is a choice and not a finding.
`tarock clauses` tells the same with the clauses that an option decides, in German with `--language de`.
{_MADE}
"""


def pages() -> dict[Path, str]:
    """The pages by path."""
    catalogues = [load_catalogue(source) for source in sources()]
    return {
        INDEX: index(catalogues),
        **{FOLDER / f"{catalogue.source}.md": page(catalogue) for catalogue in catalogues},
    }


# --------------------------------------------------------------------------------------------------------- index


def index(catalogues: Sequence[Catalogue]) -> str:
    """All options of all rule sets in tables."""
    return "\n".join([_INTRODUCTION, *map(_table, catalogues)])


def _table(catalogue: Catalogue) -> str:
    rows = (
        (
            f"[`{option.name}`](options/{catalogue.source}.md#{option.name})",
            ", ".join(f"`{reading}`" for reading in option.readings),
            option.asked(ENGLISH),
        )
        for option in options(catalogue)
    )
    return f"## `{catalogue.source}`: {catalogue.title}\n\n{markdown.table(_HEAD, rows)}"


# ------------------------------------------------------------------------------------------------ one rule set


def page(catalogue: Catalogue) -> str:
    """The options of a rule set in the order of a deal, each with all that is known about it."""
    by_area: dict[str, list[Option]] = {area: [] for area in catalogue.areas}
    for option in options(catalogue):
        by_area[option.clauses[0].area].append(option)
    areas = {area: found for area, found in by_area.items() if found}
    parts = [
        f"# Options of `{catalogue.source}`: {catalogue.title}\n\n[All rule sets](../options.md)\n\n{_HOW_TO_READ}",
        "".join(_line(area, found) for area, found in areas.items()),
        *(_area(catalogue, area, found) for area, found in areas.items()),
        *_dropped(catalogue),
    ]
    return "\n".join(parts)


def _line(area: str, found: Sequence[Option]) -> str:
    links = " · ".join(f"[`{option.name}`](#{option.name}){' (weak)' if option.is_weak else ''}" for option in found)
    return f"- {area_title(area)}: {links}\n"


def _area(catalogue: Catalogue, area: str, found: Sequence[Option]) -> str:
    return "\n".join([f"## {area_title(area)}\n", *(_block(catalogue, option) for option in found)])


def _block(catalogue: Catalogue, one: Option) -> str:
    parts = [f"### `{one.name}`", *_told(one), *_needs(catalogue.source, one.name), _decided(one)]
    return "\n\n".join(parts) + "\n"


def _told(one: Option) -> Iterator[str]:
    dispute = one.dispute
    if dispute is None:
        yield f"**{one.asked(ENGLISH)}**\nThe source offers it, and a circle chooses."
        yield "\n".join(f"- `{name}`{'' if place else ' (default)'}" for place, name in enumerate(one.readings))
        return
    yield f"**{dispute.en}**\n{_KINDS[dispute.kind]} ({', '.join(dispute.statements)})."
    yield "\n".join(_readings(one, dispute))
    weak = ", though the default is weak" if dispute.weak else ""
    yield f"*Why `{dispute.default}`{weak}:* {dispute.because_en}"
    yield f"*Where they part, and what it costs:* {dispute.changes_en}"


def _readings(one: Option, dispute: Dispute) -> Iterator[str]:
    texts = {reading.name: reading.en for reading in dispute.readings}
    for name in one.readings:
        mark = " (default)" if name == dispute.unsaid else ""
        if dispute.unless_agreed and name == dispute.default:
            mark = " (where it is agreed on, unless a circle says otherwise)"
        yield f"- `{name}`{mark}: {texts.get(name, 'Nobody has agreed on it.')}"


def _needs(source: str, option: str) -> Iterator[str]:
    for requirement in RULE_SETS[source].requirements:
        if requirement.option == option:
            needs = " or ".join(f"`{name}={'/'.join(readings)}`" for name, readings in requirement.needs)
            yield f"Any reading but the default means nothing without {needs}."


def _decided(one: Option) -> str:
    rows = (f"- {clause.id} ({', '.join(clause.statements)}): {clause.en}" for clause in one.clauses)
    return "\n".join(["It decides:", "", *rows])


def _dropped(catalogue: Catalogue) -> Iterator[str]:
    if catalogue.dropped:
        yield "## Open, but nothing can be played by it\n"
    for dropped in catalogue.dropped:
        parts = (f"**{dropped.en}**", f"{_KINDS[dropped.kind]} ({', '.join(dropped.statements)}).", dropped.reason_en)
        yield "\n".join(parts) + "\n"

"""The pages of the options are as they were made, and tell of each option all there is to say."""

from __future__ import annotations

import re

import pytest
from proving.pages import options
from proving.pages.markdown import ROOT

from tarock_reference import option_readings
from tarock_steps.catalogue.loading import load_catalogue, sources

INDEX = options.INDEX.read_text(encoding="utf-8")


def page(source: str) -> str:
    return (options.FOLDER / f"{source}.md").read_text(encoding="utf-8")


def block(source: str, option: str) -> str:
    """What a page says of one option."""
    found = re.search(rf"^### `{option}`\n\n(.*?)(?=^##|\Z)", page(source), flags=re.MULTILINE | re.DOTALL)
    return found[1] if found else ""


def test_the_pages_are_those_that_are_made() -> None:
    told = {path: path.read_text(encoding="utf-8") for path in (options.INDEX, *options.FOLDER.glob("*"))}

    assert told == options.pages(), "`python -m proving.pages` makes them anew"


def test_the_index_is_complete_and_has_the_defaults_first() -> None:
    told = {
        part.partition("`")[0]: {
            name: re.findall(r"`([^`]+)`", readings)
            for name, readings in re.findall(r"^\| \[`([^`]+)`\]\([^)]+\) \| (.*?) \|", part, flags=re.MULTILINE)
        }
        for part in INDEX.split("\n## `")[1:]
    }

    assert told == {source: option_readings(source) for source in sources()}


@pytest.mark.parametrize("source", sources())
def test_a_page_has_every_option_once(source: str) -> None:
    headings = re.findall(r"^### `(.+)`$", page(source), flags=re.MULTILINE)

    assert sorted(headings) == sorted(option_readings(source))


@pytest.mark.parametrize("source", sources())
def test_every_dispute_is_told_whole(source: str) -> None:
    for dispute in load_catalogue(source).disputes.values():
        told = block(source, dispute.option)
        parts = [dispute.en, dispute.because_en, dispute.changes_en, dispute.clause, *dispute.also, *dispute.statements]
        parts += [f"`{name}`" for name in option_readings(source)[dispute.option]]
        parts += [reading.en for reading in dispute.readings]

        assert [part for part in parts if part not in told] == []
        assert ("the default is weak" in told) is dispute.weak


@pytest.mark.parametrize("source", sources())
def test_the_default_is_what_is_played_where_nobody_chooses(source: str) -> None:
    for option, (default, *_) in option_readings(source).items():
        assert f"- `{default}` (default)" in block(source, option)


def test_what_an_option_needs_is_told_with_it() -> None:
    assert "means nothing without" in block("lungau", "solo-doubling-scope")


@pytest.mark.parametrize("path", [options.INDEX, *(options.FOLDER / f"{source}.md" for source in sources())])
def test_every_link_leads_somewhere(path: object) -> None:
    place = ROOT / str(path)
    for target, _, anchor in re.findall(r"\]\(([^)#]*)(#?)([^)]*)\)", place.read_text(encoding="utf-8")):
        linked = place if not target else place.parent / target

        assert linked.exists()
        assert not anchor or f"### `{anchor}`\n" in linked.read_text(encoding="utf-8")

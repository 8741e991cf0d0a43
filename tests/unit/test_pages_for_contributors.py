"""What the pages for contributors name is there; whatever tests, proves or names every source is on them."""

from __future__ import annotations

import importlib.util
import re
import shlex
from pathlib import Path
from typing import Final

import pytest
from tests.closure.test_steps import PHRASES

from tarock_steps.catalogue.areas import AREAS
from tarock_steps.catalogue.loading import load_catalogue, sources
from tarock_steps.suite import vocabulary

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("docs/testing.md", "CONTRIBUTING.md")}
TESTING: Final = PAGES["docs/testing.md"]
COMMANDS: Final = sorted(
    {
        command
        for text in PAGES.values()
        for command in re.findall(r"(?:`|^)((?:python -m|pytest|tarock|make) [^`\n]+)", text, re.MULTILINE)
    }
)
HOUSE: Final = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
ADDING: Final = (ROOT / "docs" / "adding-a-rule.md").read_text(encoding="utf-8")
SOURCE: Final = (ROOT / "docs" / "adding-a-source.md").read_text(encoding="utf-8")
CHANGES: Final = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
GLOSSARY: Final = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROOMS: Final = (
    "protocol",
    "reference_engine",
    "second_opinion",
    "steps",
    "reports",
    "conformance",
    "proving",
    "benchmarks",
    "tests",
    "features",
    "docs",
)
EXAMPLES: Final = "tests/unit/"
"""Where sources are named as examples only."""
TARGETS: Final = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_folder_of_tests_and_every_program_is_on_the_page() -> None:
    folders = {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")}
    programs = {path.parent.name for path in (ROOT / "proving").glob("*/__main__.py")}
    kinds = {row.strip("| ").split(" | ")[0].replace(" ", "_") for row in TESTING.splitlines() if row.startswith("| ")}

    assert folders - kinds == set()
    assert {program for program in programs if f"python -m proving.{program}" not in TESTING} == set()


def is_there(command: str) -> bool:
    words = shlex.split(command)
    match words:
        case ["python", _, module, *_]:
            return importlib.util.find_spec(module) is not None
        case ["pytest", *rest]:
            return all((ROOT / word).exists() for word in rest if "/" in word)
        case ["make", target, *_]:
            return target in TARGETS
        case _:
            return (ROOT / "conformance" / "tarock_conformance" / "commands" / f"{words[1]}.py").exists()


def test_a_command_names_what_there_is() -> None:
    assert [command for command in COMMANDS if not is_there(command)] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_sources_and_clauses_that_there_are(page: str) -> None:
    clauses = {clause for source in sources() for clause in load_catalogue(source).clauses}

    assert set(re.findall(r"\b[A-Z]{3}-[A-Z]+-\d{3}\b", PAGES[page])) <= clauses
    assert set(re.findall(r"--rules (\w+)", PAGES[page])) <= {*sources(), "SOURCE"}


@pytest.mark.parametrize("page", PAGES)
def test_a_link_leads_somewhere(page: str) -> None:
    inside = [link for link in re.findall(r"\]\(([^)#]+)", PAGES[page]) if not link.startswith("https://")]

    assert inside or page == "docs/testing.md"
    assert [link for link in inside if not (ROOT / page).parent.joinpath(link).exists()] == []


def ours() -> dict[str, Path]:
    """Every file of a room by its path from the root."""
    found = (path for room in ROOMS for path in (ROOT / room).rglob("*") if path.suffix not in {".pyc", ""})
    return {path.relative_to(ROOT).as_posix(): path for path in found}


@pytest.mark.parametrize(
    "page", [*PAGES.values(), HOUSE, ADDING, SOURCE, GLOSSARY], ids=[*PAGES, "house", "adding", "source", "glossary"]
)
def test_a_file_that_a_page_names_is_there(page: str) -> None:
    there = [f"/{path}" for path in [*ours(), *(file.name for file in ROOT.iterdir())]]
    named = set(re.findall(r"`([\w<>/.-]+\.(?:py|toml|md|json|j2))`", page))
    wanted = {name: [name.replace("<source>", source) for source in sources()] for name in named}

    assert named or page == TESTING
    assert {
        name for name, paths in wanted.items() if not any(file.endswith(f"/{path}") for path in paths for file in there)
    } == set()


def test_whatever_names_every_source_is_on_its_page() -> None:
    patterns = [re.compile(rf"[\".]{source}[\". ]") for source in sources()]
    naming = [
        name
        for name, path in ours().items()
        if path.suffix == ".py"
        and not name.startswith(EXAMPLES)
        and all(pattern.search(path.read_text(encoding="utf-8")) for pattern in patterns)
    ]

    assert naming
    assert [name for name in naming if name.removeprefix("reference_engine/") not in SOURCE] == []


def test_the_words_of_the_machinery_are_used_in_the_files() -> None:
    rows = re.findall(r"^\| [\w ]+ \| `([^`]+)`", GLOSSARY.partition("## Words of the machinery")[2], re.MULTILINE)
    code = "\n".join(
        f"{name}\n{path.read_text(encoding='utf-8')}" for name, path in ours().items() if path.suffix == ".py"
    )

    assert rows
    assert f"one of the {len(AREAS)} of" in GLOSSARY
    assert [word for word in rows if word.partition("(")[0].partition("<")[0] not in code] == []


def test_the_page_of_the_house_ends() -> None:
    assert len(HOUSE.splitlines()) <= 120


def test_an_entry_of_the_changelog_is_read_in_one_breath() -> None:
    assert [line for line in CHANGES.splitlines() if len(line) > 200] == []


def test_what_changed_in_a_version_is_read_in_five_minutes() -> None:
    versions = {version.partition("\n")[0]: version for version in CHANGES.split("\n## ")[1:]}

    assert "[Unreleased]" in versions
    assert {name: len(text) for name, text in versions.items() if len(text) > 11_000} == {}


def test_the_changelog_names_clauses_and_pages_that_there_are() -> None:
    clauses = {clause for source in sources() for clause in load_catalogue(source).clauses}
    pages = re.findall(r"\]\((?!https://)([^)#]+)", CHANGES)

    assert set(re.findall(r"\b[A-Z]{3}-[A-Z]+-\d{3}\b", CHANGES)) <= clauses
    assert [page for page in pages if not (ROOT / page).exists()] == []


def test_the_vocabulary_is_as_full_as_the_page_says() -> None:
    assert ("is full" in PAGES["CONTRIBUTING.md"]) == (len(vocabulary.definitions()) == PHRASES)

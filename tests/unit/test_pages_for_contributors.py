"""What the pages on testing and contributing name is there, and nothing that tests or proves is left unnamed."""

from __future__ import annotations

import importlib.util
import re
import shlex
from pathlib import Path
from typing import Final

import pytest

from tarock_steps.catalogue.loading import load_catalogue, sources

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
TARGETS: Final = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_folder_of_tests_and_every_program_is_on_the_page() -> None:
    folders = {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")}
    programs = {path.parent.name for path in (ROOT / "proving").glob("*/__main__.py")}
    kinds = {row.strip("| ").split(" | ")[0].replace(" ", "_") for row in TESTING.splitlines() if row.startswith("| ")}

    assert folders - kinds == set()
    assert {one for one in programs if f"python -m proving.{one}" not in TESTING} == set()


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_names_what_there_is(command: str) -> None:
    words = shlex.split(command)
    match words:
        case ["python", _, module, *_]:
            there = importlib.util.find_spec(module) is not None
        case ["pytest", *rest]:
            there = all((ROOT / one).exists() for one in rest if "/" in one)
        case ["make", target, *_]:
            there = target in TARGETS
        case _:
            there = (ROOT / "conformance" / "tarock_conformance" / "commands" / f"{words[1]}.py").exists()

    assert there


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_sources_and_clauses_that_there_are(page: str) -> None:
    clauses = {clause for source in sources() for clause in load_catalogue(source).clauses}

    assert set(re.findall(r"\b[A-Z]{3}-[A-Z]+-\d{3}\b", PAGES[page])) <= clauses
    assert set(re.findall(r"--rules (\w+)", PAGES[page])) <= set(sources())


@pytest.mark.parametrize("page", PAGES)
def test_a_link_leads_somewhere(page: str) -> None:
    inside = [link for link in re.findall(r"\]\(([^)#]+)", PAGES[page]) if not link.startswith("https://")]

    assert inside or page == "docs/testing.md"
    assert [link for link in inside if not (ROOT / page).parent.joinpath(link).exists()] == []

"""What the README and the pages next to it tell people to type does what they say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from proving.bugs.loading import bugs_of
from proving.pages import __main__ as pages
from proving.pages import options, rulings, tables

from tarock_conformance.cli import command_line
from tarock_reference.impostors import impostors
from tarock_running.inputs import equivalent
from tarock_running.outputs.places import FOLDER
from tarock_running.process.exits import MEANINGS, ExitCode
from tarock_steps.catalogue.loading import sources
from tarock_steps.suite.perturbing import perturbed
from tarock_steps.suite.scripts import scripts

ROOT = Path(__file__).resolve().parents[2]
README, ENGINE, PROOF = (
    (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/engine.md", "docs/proof.md")
)
NODE = shutil.which("node")
NO_NODE = "the adapter is written in JavaScript, and there is no `node` on the path"
WHOLE = ["--area", "counting"]
ANSWERED = ["--clause", "LUN-COUNTING-001", "--clause", "LUN-COUNTING-006"]


def block(language: str) -> str:
    """The one code block in a language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", README + ENGINE, flags=re.MULTILINE | re.DOTALL)
    return str(found)


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the table on a page whose first column has this heading."""
    table = page.partition(f"| {heading} |")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def check(folder: Path, command: str, asked: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tarock_conformance", "check", "--engine", command, *asked],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.prove
@pytest.mark.parametrize(
    ("asked", "code", "words"),
    [
        (WHOLE, ExitCode.INCONCLUSIVE, "Inconclusive"),
        ([*WHOLE, "--only-offered"], ExitCode.CONFORM, "Conform"),
        (ANSWERED, ExitCode.CONFORM, "Conform"),
    ],
)
@pytest.mark.parametrize(
    ("language", "file", "program"),
    [
        ("python", "score_pad.py", sys.executable),
        pytest.param("js", "score_pad.js", "node", marks=pytest.mark.skipif(NODE is None, reason=NO_NODE)),
    ],
)
def test_the_adapters_come_to_what_the_readme_says(  # noqa: PLR0913, PLR0917 -- three of each
    tmp_path: Path, language: str, file: str, program: str, asked: list[str], code: ExitCode, words: str
) -> None:
    (tmp_path / file).write_text(block(language), encoding="utf-8")
    assert f"`{file}`" in README + ENGINE

    done = check(tmp_path, f"{program} {file}", asked)

    assert done.returncode == code, done.stdout + done.stderr
    assert words in done.stdout
    assert (tmp_path / "tarock-report" / "lungau.part.html").exists()


def test_the_adapters_are_as_small_as_promised() -> None:
    lines = [[line for line in block(language).splitlines() if line] for language in ("python", "js")]

    assert max(map(len, lines)) <= 20


def test_every_command_is_named_and_no_other() -> None:
    group = typer.main.get_command(command_line())

    assert {cells[0] for cells in rows(ENGINE, "command")} == {f"`tarock {name}`" for name in group.commands}  # type: ignore[attr-defined]


def test_the_exit_codes_are_those_of_the_command() -> None:
    assert rows(ENGINE, "exit code") == [[str(code.value), meaning] for code, meaning in MEANINGS.items()]


def test_where_a_ledger_of_a_proof_is_missing_it_says_that_the_figures_stay_and_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, page in (("README", README), ("PROOF", PROOF)):
        path = tmp_path / getattr(tables, name).name
        path.write_text(page, encoding="utf-8")
        monkeypatch.setattr(tables, name, path)
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    monkeypatch.setattr(options, "pages", dict)
    monkeypatch.setattr(rulings, "pages", dict)
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "proof-karl.jsonl").touch()

    assert pages.main([]) == 0
    said = capsys.readouterr().err
    assert said.startswith("proof.md: the figures of the proofs are unchanged, because ")
    assert [source for source in sources() if f"proof-{source}.jsonl" in said] == [
        source for source in sources() if source != "karl"
    ]
    assert "those of the mistakes are unchanged" in said
    assert all(f"bugs-{source}.json" in said for source in sources())


def test_the_table_of_rule_sets_tells_what_there_is() -> None:
    assert tables.rule_sets() in README, "`python -m proving.pages` makes it anew"


def proved() -> dict[str, list[int]]:
    """The figures of the proof, by rule set."""
    found = rows(PROOF, "rule set | wrong engines")
    return {name.strip("`"): [int(number.replace(",", "")) for number in numbers] for name, *numbers in found}


@pytest.mark.gate("lungau")
@pytest.mark.parametrize("source", sources())
def test_the_figures_of_the_proof_are_those_of_this_suite(source: str) -> None:
    wrong, caught, refused, without_difference, changed, green = proved()[source]
    suspects = impostors(source)

    assert (wrong, green) == (len(suspects), 0)
    assert without_difference == len(
        equivalent.equivalent_impostors(source, {suspect.id: suspect.clause for suspect in suspects})
    )
    assert wrong == caught + refused + without_difference
    assert changed == sum(1 for script in scripts(source) for _ in perturbed(script))


def test_the_proof_is_told_of_every_rule_set() -> None:
    assert tuple(proved()) == sources()


@pytest.mark.parametrize("source", sources())
def test_the_mistakes_told_are_those_that_there_are(source: str) -> None:
    found = {
        name.strip("`"): [int(number) for number in numbers] for name, *numbers in rows(PROOF, "rule set | mistakes")
    }
    mistakes, *caught = found[source]

    assert mistakes == sum(caught) == len(bugs_of(source))


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.name
)
def test_every_link_leads_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    links = re.findall(r"\]\((?!https://)([^)#]*)#?([^)]*)\)", prose)
    wanted = [(page.parent / link if link else page, anchor) for link, anchor in links]

    assert [path for path, _ in wanted if not path.exists()] == []
    assert [(path, anchor) for path, anchor in wanted if anchor and anchor not in anchors(path)] == []


def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in links."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_the_readme_ends() -> None:
    assert len(README.encode()) <= 10_000

"""Templates of pages that are kept for the next process: never other ones than what stands in the files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import jinja2
import pytest
from tests.unit.made_up import FAILED, PASSED, catalogue, ledger

from tarock_reports.pages import html
from tarock_reports.pages.kept_templates import KeptTemplates
from tarock_steps.catalogue import kept


class Pages:
    """Makes the page of a run as a process of its own would, and counts the templates that were worked out anew."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.anew: list[str | None] = []
        compiled = jinja2.Environment.compile

        def counted(environment: jinja2.Environment, source: str, name: str | None, filename: str | None) -> object:
            self.anew.append(name)
            return compiled(environment, source, name, filename)

        monkeypatch.setattr(jinja2.Environment, "compile", counted)

    def page(self) -> str:
        self.anew = []
        html.templates.cache_clear()
        return html.render_page(ledger(self.folder, [PASSED, FAILED]), catalogue())


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(kept.SWITCH, str(tmp_path / "caches"))
    return tmp_path / "caches"


@pytest.fixture
def pages(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pages]:
    assert not place.exists()
    yield Pages(tmp_path, monkeypatch)
    html.templates.cache_clear()


def test_what_was_worked_out_once_is_not_worked_out_again(pages: Pages, place: Path) -> None:
    first = pages.page()
    anew = pages.anew

    assert "report.html.j2" in anew
    assert len(list(place.iterdir())) == len(anew)
    assert pages.page() == first
    assert pages.anew == []


def test_what_was_altered_or_cut_off_is_worked_out_anew(pages: Pages, place: Path) -> None:
    first = pages.page()
    anew = len(pages.anew)
    for number, path in enumerate(place.iterdir()):
        data = path.read_bytes()
        path.write_bytes(data[:-9] if number % 2 else data.replace(b"report", b"tropen") + b"x")

    assert pages.page() == first
    assert len(pages.anew) == anew


def test_where_nothing_is_kept_all_is_worked_out_anew(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(kept.SWITCH, "off")
    first = pages.page()
    anew = pages.anew

    assert pages.page() == first
    assert pages.anew == anew != []


def test_another_text_or_other_code_is_another_template(place: Path, tmp_path: Path) -> None:
    """Of one name there are three: with this text and this code, with another text, and with other code."""
    (maker := tmp_path / "maker.py").write_text("1", encoding="utf-8")

    def said(text: str) -> str:
        loader = jinja2.DictLoader({"a.html.j2": text})
        made = jinja2.Environment(loader=loader, autoescape=True, bytecode_cache=KeptTemplates([maker]))
        return made.get_template("a.html.j2").render()

    told = [said("one"), said("two"), said("one")]
    maker.write_text("2", encoding="utf-8")

    assert [*told, said("one")] == ["one", "two", "one", "one"]
    assert len(list(place.iterdir())) == 3

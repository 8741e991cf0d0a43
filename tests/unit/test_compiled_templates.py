"""Templates that the build has compiled: used where they were made from what is read, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import jinja2
import pytest
from hatch_build import compiled_templates
from tests.unit.made_up import DECLINED, FAILED, PASSED, catalogue, ledger

from tarock_reports.pages import html

OUTCOMES = (PASSED, FAILED, DECLINED, None)
AREAS = "areas.html.j2"
Page = Callable[[dict[str, Any]], str]


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read the templates anew here; those of all other tests, to which pages have added words of theirs, stay."""
    monkeypatch.setattr(html, "templates", cache(html.templates.__wrapped__))


def built() -> dict[str, Any]:
    """What the build makes of the templates as they are."""
    found = {}
    for file, code in compiled_templates().items():
        namespace: dict[str, Any] = {}
        exec(compile(code, file, "exec"), namespace)  # noqa: S102 - as Python imports it
        if "made" in namespace:
            name, digest = namespace["MADE_OF"]
            found[name] = digest, namespace["made"]
    return found


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Page:
    """Makes the page of a run in which all sorts of things came out, with these compiled templates."""
    told = ledger(tmp_path, OUTCOMES)

    def made(compiled: dict[str, Any]) -> str:
        monkeypatch.setattr(html, "TEMPLATES", compiled)
        html.templates.cache_clear()
        return html.render_page(told, catalogue())

    return made


def forged(environment: jinja2.Environment) -> dict[str, Any]:
    """A compiled template that says something else."""
    code = environment.compile("forged", AREAS, raw=True, defer_init=True)
    namespace = {"environment": environment}
    exec(code, namespace)  # noqa: S102 - as Python imports it
    return namespace


def test_every_template_is_compiled_and_a_page_is_the_same_either_way(page: Page) -> None:
    made = built()

    assert {*made} == {*html.templates().list_templates(["j2"])}
    assert page(made) == page({})


def test_what_was_made_from_the_very_same_template_is_used(page: Page) -> None:
    digest = html.made_from(html.source_of(AREAS), html.templates())

    assert "forged" in page({AREAS: (digest, forged)})


@pytest.mark.parametrize("change", ["another template", "another version of Jinja", "other settings", "no digest"])
def test_what_was_made_from_anything_else_is_not_used(change: str, page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    source = html.source_of(AREAS)
    right = page({})
    read_so = html.templates()
    if change == "other settings":
        read_so = read_so.overlay(trim_blocks=False)
    with monkeypatch.context() as then:
        if change == "another version of Jinja":
            then.setattr(jinja2, "__version__", "3.0.99")
        digest = html.made_from(f"{source} " if change == "another template" else source, read_so)
    told = page({AREAS: ("" if change == "no digest" else digest, forged)})

    assert told == right

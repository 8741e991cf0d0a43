"""The report as one self-contained page that loads nothing.

The page stays under a limit of size: what is long (raw messages, many failures) is shortened step by step
until it fits; the ledger holds it whole.
"""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass
from functools import cache
from typing import Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from tarock_reports.engine_evidence import killers
from tarock_reports.evidence import COMMANDS, Evidence
from tarock_reports.ledger import Ledger
from tarock_reports.page import Depth, build
from tarock_reports.proof import PROVED
from tarock_reports.wording import SIGNS, area_title, options_text
from tarock_steps.catalogue import Catalogue
from tarock_steps.strangers_text import shown, visible

LIMIT: Final = 1_000_000
"""Bytes that a page must stay under."""

_DEPTHS: Final = (
    Depth(raw=20_000, text=4_000, failures=10_000),
    Depth(raw=4_000, text=2_000, failures=10_000),
    Depth(raw=1_000, text=1_000, failures=10_000),
    Depth(raw=0, text=600, failures=10_000),
    Depth(raw=0, text=300, failures=100),
    Depth(raw=0, text=200, failures=10),
    Depth(raw=0, text=60, failures=0),
)


@dataclass(frozen=True, slots=True)
class _Inline:
    """A style or script that stands in the page, and the digest by which the page permits it."""

    content: Markup
    digest: str


def render(ledger: Ledger, catalogue: Catalogue) -> str:
    """The whole page, shown as deep as its size allows."""
    page = ""
    for depth in _DEPTHS:
        page = _render(ledger, catalogue, depth)
        if len(page.encode()) < LIMIT:
            break
    return page


def render_evidence(evidence: Evidence) -> str:
    """The page of what the suite would catch; where it is too large, the impostors are only counted."""
    page, template = "", _environment().get_template("evidence.html.j2")
    for whole in (True, False):
        page = template.render(
            page=evidence,
            whole=whole,
            style=_inline("report.css"),
            script=_inline("report.js"),
            proved=PROVED,
            commands=COMMANDS,
        )
        if len(page.encode()) < LIMIT:
            break
    return page


def _render(ledger: Ledger, catalogue: Catalogue, depth: Depth) -> str:
    template = _environment().get_template("report.html.j2")
    return template.render(
        page=build(ledger, catalogue, depth),
        style=_inline("report.css"),
        script=_inline("report.js"),
    )


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("tarock_reports"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_visible,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(signs=SIGNS, area_title=area_title, killers=killers, options_text=options_text)
    environment.filters["shown"] = shown
    return environment


def _visible(value: object) -> object:
    """Text without invisible characters; markup of ours stays as it is."""
    return visible(value, lines=True) if type(value) is str else value


@cache
def _inline(name: str) -> _Inline:
    loader = _environment().loader
    if loader is None:
        message = "the environment has a loader"
        raise ValueError(message)
    content = loader.get_source(_environment(), name)[0]
    digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
    return _Inline(Markup(content), f"sha256-{digest}")  # noqa: S704 - a file of ours, not a stranger's text

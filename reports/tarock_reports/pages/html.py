"""Renders the report of a check as one self-contained HTML page that loads nothing.

The page stays under a limit of size if it can: what is long (raw messages, many failures) is shortened step by step
until it fits; the ledger has it whole. No failure is ever left out, so a page with very many is larger.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import MutableMapping
from functools import cache
from typing import Any, Final
from urllib.parse import quote

import jinja2
import msgspec
from jinja2 import DictLoader, Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from tarock_language.message import Message, message
from tarock_protocol.strangers_text import shown, visible
from tarock_reports.ledger.checks import Ledger
from tarock_reports.ledger.known_lines import KNOWN_STATES
from tarock_reports.pages.both_languages import SideBySide
from tarock_reports.pages.clause_rows import TOLD
from tarock_reports.pages.failure import GERMAN, Depth, anchor
from tarock_reports.pages.page import build
from tarock_reports.verdict.cases import STATES
from tarock_reports.verdict.columns import FIRST
from tarock_reports.verdict.reproduce import show_command
from tarock_reports.verdict.summary import CONFORMITIES
from tarock_reports.verdict.wording import OUTCOMES, SIGNS, area_text, level_text, rules_text, seconds
from tarock_steps.catalogue.loading import Catalogue

try:  # made of the templates by the build, each with the digest of what it was made from
    from tarock_reports.pages.compiled_templates import TEMPLATES  # type: ignore[import-not-found,unused-ignore]
except ImportError:
    TEMPLATES = {}

LIMIT: Final = 1_000_000
"""The most bytes of a page, unless its failures need more even in brief."""
CROWDED: Final = 3_000_000
"""The most bytes of a page with very many failures; the suite has too few scenarios to exceed it."""

_DEPTHS: Final = (
    Depth(raw=20_000, text=4_000, full=10_000),
    Depth(raw=4_000, text=2_000, full=10_000),
    Depth(raw=1_000, text=1_000, full=10_000),
    Depth(raw=1_000, text=600, full=100),
    Depth(raw=1_000, text=600, full=100, passed=False),
)
_CROWDED_DEPTHS: Final = tuple(
    Depth(raw=1_000, text=300, full=20, chips=chips, passed=False, brief=brief, brief_raw=raw, both=False)
    for chips, brief, raw in ((8, 120, 120), (4, 120, 60), (2, 60, 60), (2, 60, 0), (1, 40, 0), (0, 24, 0))
)
_BASE: Final = "base.css"
_STYLE: Final = (_BASE, "report.css")
_SCRIPT: Final = "report.js"
_ALWAYS_USED: Final = tuple(f"{name}.html.j2" for name in ("report", "words", "header", "areas", "clauses"))
"""The templates that every page of a run uses."""
_IN_FULL: Final = 2_000
"""The fewest bytes of a failure in full; if that is too much for all failures, full pages are not tried."""


class _Inline(msgspec.Struct, frozen=True):
    """A style or script inside the page, and the digest that the page's security policy allows."""

    content: Markup
    digest: str


def render_page(ledger: Ledger, catalogue: Catalogue) -> str:
    """The whole page, with as much detail as its size allows."""
    too_many = sum(verdict.outcome in TOLD for verdict in ledger.verdicts) * _IN_FULL > LIMIT
    page = ""
    for limit, depths in ((LIMIT, () if too_many else _DEPTHS), (CROWDED, _CROWDED_DEPTHS)):
        for depth in depths:
            page = _render(ledger, catalogue, depth)
            if len(page.encode()) < limit:
                return page
    return page


def _render(ledger: Ledger, catalogue: Catalogue, depth: Depth) -> str:
    return page_of_template("report.html.j2", page=build(ledger, catalogue, depth))


def page_of_template(template: str, **values: object) -> str:
    """A page from one of our templates, with the style and script of all pages."""
    return templates().get_template(template).render(style=_inline(*_STYLE), script=_inline(_SCRIPT), **values)


def templates_of(package: str) -> Environment:
    """The templates of a package; the values that they show are escaped.

    All templates are read here once; later changes to their files are ignored.
    """
    return Environment(
        loader=_read_once(package),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=_visible,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        optimized=False,
    )


def _read_once(package: str) -> _AsRead:
    """A loader with the current templates, styles and scripts of a package."""
    loader, bare = PackageLoader(package), Environment(autoescape=True)
    return _AsRead({name: loader.get_source(bare, name)[0] for name in loader.list_templates()})


class _AsRead(DictLoader):
    """Templates as they were read; what the build has compiled is used only if it was made from the very same."""

    def load(self, environment: Environment, name: str, globals: MutableMapping[str, Any] | None = None) -> Template:  # noqa: A002 - as jinja2 has it
        """The template of this name."""
        digest, made = TEMPLATES.get(name, ("", None))
        if made is None or digest != made_from(self.mapping.get(name, ""), environment):
            return super().load(environment, name, globals)
        namespace = {**made(environment), "__file__": name}
        return environment.template_class.from_module_dict(environment, namespace, {} if globals is None else globals)


def made_from(source: str, environment: Environment) -> str:
    """The digest of all that decides what a template is compiled to: its source, how it is read, and who compiles."""
    settings = environment.autoescape, environment.trim_blocks, environment.lstrip_blocks, environment.optimized
    return hashlib.sha256(repr((source, settings, jinja2.__version__)).encode()).hexdigest()


def source_of(name: str) -> str:
    """The source of a template, style or script of the pages."""
    loader = templates().loader
    if loader is None:
        message = "the environment has a loader"
        raise ValueError(message)
    return loader.get_source(templates(), name)[0]


def make_ready() -> None:
    """Compile the templates of a page, which takes longer than to make one."""
    for name in _ALWAYS_USED:
        templates().get_template(name)


def style_of_all() -> str:
    """The style of all pages: their colours (light, dark and in print), their fonts, and how cards look."""
    return str(_inline(_BASE).content)


@cache
def templates() -> Environment:
    """The templates of all pages, with the functions and filters that they use."""
    environment = templates_of("tarock_reports.pages")
    environment.globals.update(
        say=SideBySide(),
        german=GERMAN,
        signs=SIGNS,
        area_text=area_text,
        outcomes=OUTCOMES,
        level_text=level_text,
        known_states=KNOWN_STATES,
        verdicts=CONFORMITIES,
        states=STATES,
        rules_text=rules_text,
        seconds=seconds,
        show_command=show_command,
        first=FIRST,
    )
    environment.filters.update(
        shown=shown, capital=_capital, anchor=anchor, fragment=_fragment, between_tags=_between_tags
    )
    return environment


def _capital(said: Message | str) -> Message:
    """What is said as the beginning of a sentence."""
    return message("{said:^}", said=said)


def _visible(value: object) -> object:
    """The value with invisible characters escaped if it is a plain string; our own markup stays as it is."""
    return visible(value, lines=True) if type(value) is str else value


def _between_tags(text: str) -> Markup:
    """Escape text for an element, not for an attribute: quotation marks stay, which keeps JSON short."""
    return Markup(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))  # noqa: S704 - escaped here


def _fragment(place: str) -> str:
    """The link to an anchor of the same page."""
    return f"#{quote(place, safe='/')}"


@cache
def _inline(*names: str) -> _Inline:
    content = "".join(map(source_of, names))
    digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
    return _Inline(Markup(content), f"sha256-{digest}")  # noqa: S704 - one of our files, not a program's text

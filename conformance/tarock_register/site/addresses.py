"""The address of each page of the site, relative to the folder of its language."""

from __future__ import annotations

from tarock_steps.catalogue.clauses import area_of

HOME = "index.html"
TABLE = "tisch.html"
HOUSE_FORM = "haus.html"
"""The form in which a round writes down its house."""
HOUSE_SHEET = "regelblatt.html"
"""The rule sheet of the house in the address."""
HOUSES_COMPARED = "vergleich.html"
"""Two houses side by side, both in the address."""
RESULTS = "ergebnisse.html"
"""The published results of programs, side by side."""
WORDS = "woerter.html"
"""The words of the table with what they are."""


def chapter_page(name: str) -> str:
    """The address of the page of a chapter."""
    return f"chapter/{name}.html"


def topic_page(name: str) -> str:
    """The address of the page of a topic, with the sources side by side."""
    return f"topic/{name}.html"


def source_page(source: str) -> str:
    """The address of the page of a source."""
    return f"{source}/index.html"


def area_page(source: str, area: str) -> str:
    """The address of the page with the clauses of a rule area."""
    return f"{source}/{area}.html"


def clause_place(source: str, clause: str) -> str:
    """The address of a clause in the page of its area."""
    return f"{area_page(source, area_of(clause))}#{clause}"


def option_page(source: str, option: str) -> str:
    """The address of the page of an option."""
    return f"{source}/option/{option}.html"


def house_page(stem: str) -> str:
    """The address of the page of a house, by the name of its profile."""
    return f"house/{stem}.html"


def sheet_page(source: str) -> str:
    """The address of the rule sheet of a source."""
    return f"{source}/{HOUSE_SHEET}"


def ballot_page(source: str) -> str:
    """The address of the ballot with the open questions of a source."""
    return f"{source}/stimmzettel.html"


def way_up(address: str) -> str:
    """The relative path from a page to the folder of its language."""
    return "../" * address.count("/")

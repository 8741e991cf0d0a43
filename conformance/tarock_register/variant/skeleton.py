"""The text of a profile (the house rules of one round) to start from.

Name, source and headings are set. All else is commented out: the open questions with their readings, the order of the
auction, the prices, and what may be left out.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from tarock_language.message import Language
from tarock_reference.houses.house import House
from tarock_reference.houses.house_in_words import bidding_rows, names_of, prices
from tarock_reference.houses.order import ORDER
from tarock_reference.houses.writing import text
from tarock_register.variant.questions import OpenQuestion, open_questions
from tarock_steps.catalogue.entries import entry_text
from tarock_steps.catalogue.loading import Catalogue, load_catalogue

_WIDTH: Final = 112


def skeleton(source: str, say: Language) -> str:
    """The text of a profile that plays a source unchanged."""
    catalogue = load_catalogue(source)
    games, items = names_of(House(name=source, based_on=source))
    lines = [
        *_comment(say("The rules of one round: {title}, and what the round plays differently.", title=catalogue.title)),
        *_comment(say("What is commented out stays as it is; remove the # and write your own.")),
        *_comment(say("`tarock variant check` says whether it can be played, `tarock variant show` what it says.")),
        "",
        f"name = {text(say('Our round'))}",
        f"based_on = {text(source)}",
        "",
        "[readings]",
        *_comment(say("What the source leaves open: questions, and what each answer means.")),
        *(line for question in open_questions(catalogue, say) for line in ("", *_question(question, say))),
        "",
        "[rulings]",
        *_comment(say("What your round plays differently from the source; each ruling by its name.")),
        *_comment(
            say(
                "Prices are here; `tarock clauses --rules {source}` shows every other ruling with its name.",
                source=source,
            )
        ),
        *_order(source, say),
        "",
        *_comment(say("Prices, with the clause that gives each.")),
        *_prices(catalogue, say),
        "",
        "[without]",
        *_comment(say("What your round does not know: nobody bids, announces, scores or pays it.")),
        *_comment(say("Games: {games}", games=games)),
        "# contracts = []",
        *_comment(say("Items: {items}", items=items)),
        "# items = []",
    ]
    return "\n".join(lines) + "\n"


def _comment(said: str, first: str = "", then: str = "") -> Iterator[str]:
    for line in said.split("\n"):
        yield from textwrap.wrap(line, _WIDTH, initial_indent=f"# {first}", subsequent_indent=f"# {then}")


def _question(one: OpenQuestion, say: Language) -> Iterator[str]:
    yield from _comment(f"{one.asked} [{one.clause}]")
    for name, told in one.readings.items():
        mark = f" ({say('as it stands')})" if name == one.unsaid else ""
        yield from _comment(f"{name}{told and f': {told}'}{mark}", "- ", "  ")
    yield f"# {one.option} = {text(one.unsaid)}"


def _order(source: str, say: Language) -> Iterator[str]:
    if rows := bidding_rows(source):
        told = [text(row[0]) if len(row) == 1 else f"[{', '.join(map(text, row))}]" for row in rows]
        yield ""
        yield from _comment(say("The games of the auction from the lowest; those in an inner list rank equally."))
        yield f"# {text(ORDER)} = [{', '.join(told)}]"


def _prices(catalogue: Catalogue, say: Language) -> Iterator[str]:
    said = ""
    for price in prices(catalogue.source):
        clause = catalogue.clauses[price.clause]
        if clause.id != said:
            asked = f" ({price.option})" if price.option else ""
            yield from _comment(f"{clause.id}: {entry_text(clause, say)}{asked}")
        said = clause.id
        yield f"# {text(price.path)} = {price.written}"

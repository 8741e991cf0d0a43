"""Writes a profile to start from: every open question with its readings and every price, commented out."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final, NamedTuple

from tarock_reference.houses.order import ORDER
from tarock_reference.houses.telling import auction_rows, names_of, prices
from tarock_reference.houses.writing import text
from tarock_register.variant.questions import open_questions
from tarock_steps.catalogue.loading import load_catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tarock_register.variant.questions import OpenQuestion
    from tarock_steps.catalogue.loading import Catalogue

_WIDTH: Final = 112


class SkeletonWords(NamedTuple):
    """The labels around the texts of the catalogue."""

    head: tuple[str, ...]
    name: str
    readings: str
    default: str
    rulings: tuple[str, ...]
    order: str
    prices: str
    without: str
    games: str
    items: str


ENGLISH: Final = SkeletonWords(
    head=(
        "The rules of one round: {title}, and what the round plays differently.",
        "What is commented out stays as it is; remove the # and write your own.",
        "`tarock variant check` says whether it can be played, `tarock variant show` what it says.",
    ),
    name="Our round",
    readings="What the source leaves open: questions, and what each answer means.",
    default="as it stands",
    rulings=(
        "What your round plays differently from the source; each ruling by its name.",
        "Prices are here; `tarock clauses --rules {source}` shows every other ruling with its name.",
    ),
    order="The games of the auction from the lowest; those in an inner list rank equally.",
    prices="Prices, with the clause that gives each.",
    without="What your round does not know: nobody bids, announces, scores or pays it.",
    games="Games: {}",
    items="Items: {}",
)
GERMAN: Final = SkeletonWords(
    head=(
        "Die Regeln einer Runde: {title}, und was sie anders spielt.",
        "Was auskommentiert ist, bleibt, wie es ist; nimm das # weg und schreib das Eigene hin.",
        "`tarock variant check` sagt, ob man danach spielen kann, `tarock variant show`, was dasteht.",
    ),
    name="Unsere Runde",
    readings="Was die Quelle offenlässt: Fragen, und was jede Antwort heißt.",
    default="wie es steht",
    rulings=(
        "Was die Quelle sagt und deine Runde anders hält; jede Regelung mit ihrem Namen.",
        "Preise stehen hier; `tarock clauses --language de --rules {source}` zeigt alle anderen mit ihren Namen.",
    ),
    order="Die Spiele der Lizitation vom niedrigsten an; die in einer eigenen Liste sind gleich hoch.",
    prices="Preise, jeder mit der Klausel, die ihn nennt.",
    without="Was deine Runde nicht kennt: niemand lizitiert es, sagt es an, wertet oder zahlt es.",
    games="Spiele: {}",
    items="Wertungen: {}",
)


def skeleton(source: str, *, german: bool) -> str:
    """The profile of a house that plays a source unchanged."""
    catalogue, words = load_catalogue(source), GERMAN if german else ENGLISH
    games, items = names_of(source)
    lines = [
        *_comment("\n".join(words.head).format(title=catalogue.title)),
        "",
        f"name = {text(words.name)}",
        f"based_on = {text(source)}",
        "",
        "[readings]",
        *_comment(words.readings),
        *(line for question in open_questions(catalogue, german=german) for line in ("", *_question(question, words))),
        "",
        "[rulings]",
        *_comment("\n".join(words.rulings).format(source=source)),
        *_order(source, words),
        "",
        *_comment(words.prices),
        *_prices(catalogue, german=german),
        "",
        "[without]",
        *_comment(words.without),
        *_comment(words.games.format(", ".join(games))),
        "# contracts = []",
        *_comment(words.items.format(", ".join(items))),
        "# items = []",
    ]
    return "\n".join(lines) + "\n"


def _comment(said: str, first: str = "", then: str = "") -> Iterator[str]:
    for line in said.split("\n"):
        yield from textwrap.wrap(line, _WIDTH, initial_indent=f"# {first}", subsequent_indent=f"# {then}")


def _question(one: OpenQuestion, words: SkeletonWords) -> Iterator[str]:
    yield from _comment(f"{one.asked} [{one.clause}]")
    for name, told in one.readings.items():
        mark = f" ({words.default})" if name == one.unsaid else ""
        yield from _comment(f"{name}{told and f': {told}'}{mark}", "- ", "  ")
    yield f"# {one.option} = {text(one.unsaid)}"


def _order(source: str, words: SkeletonWords) -> Iterator[str]:
    if rows := auction_rows(source):
        told = [text(row[0]) if len(row) == 1 else f"[{', '.join(map(text, row))}]" for row in rows]
        yield ""
        yield from _comment(words.order)
        yield f"# {text(ORDER)} = [{', '.join(told)}]"


def _prices(catalogue: Catalogue, *, german: bool) -> Iterator[str]:
    said = ""
    for price in prices(catalogue.source):
        clause = catalogue.clauses[price.clause]
        if clause.id != said:
            asked = f" ({price.option})" if price.option else ""
            yield from _comment(f"{clause.id}: {clause.de if german else clause.en}{asked}")
        said = clause.id
        yield f"# {text(price.path)} = {price.written}"

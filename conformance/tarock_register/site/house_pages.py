"""Makes what the pages about houses need beside their templates: sentences for their scripts, forms, rule sheets."""

from __future__ import annotations

from typing import Final

import msgspec

from tarock_language.message import Language
from tarock_reference.houses.house import House
from tarock_register.site.library import Library
from tarock_register.site.missing_games import missing_in
from tarock_register.variant.form import dearest_clauses, form_of
from tarock_register.variant.rule_sheet import sheet_of
from tarock_register.variant.typed_profiles import LARGEST, parts_of
from tarock_steps.catalogue.features_path import features_root

HOUSE_FILES: Final = (
    "house.css",
    "house-address.js",
    "house-form.js",
    "house-sheet.js",
    "house-print.js",
    "house-compare.js",
)
"""The files that the pages of houses share."""


def form_file(source: str, say: Language) -> str:
    """The name of the script with the form of the houses of a source, in one language."""
    return f"house-{say.code}-{source}.js"


def form_script(library: Library, source: str, say: Language) -> str:
    """The script with the form of the houses of a source."""
    form = form_of(library.register.catalogues[source], say) | {"lacking": missing_in(source, say)}
    return f'(window.tarockForms ??= {{}})["{source}"] = {msgspec.json.encode(form).decode()};\n'


def sheet_of_source(library: Library, source: str, say: Language) -> dict[str, object]:
    """The rule sheet of a source that nobody has changed."""
    catalogue = library.register.catalogues[source]
    return sheet_of(House(name=catalogue.title, based_on=source), say, dearest_clauses(catalogue))


def house_says(say: Language, library: Library) -> dict[str, object]:
    """What the script of the form says, with the sources and the examples of houses."""
    number = "{number}"
    return {
        **_of_copying(say),
        "sources": [*library.sources],
        "largest": LARGEST,
        "examples": [
            parts_of((features_root() / "houses" / f"{stem}.toml").read_text("utf-8"))
            for stem, house in library.houses.items()
            if not house.accounts
        ],
        "ourRound": say("Our round"),
        "asSource": say("as in the source"),
        "back": say("as in the source again"),
        "more": say("more about it"),
        "changed": say("changed: {number}", number=number),
        "found": say("found: {number}", number=number),
        "gamePrices": say("Prices of the games ({unit})", unit="{unit}"),
        "itemPrices": say("Prices of what is announced or counts silently ({unit})", unit="{unit}"),
        "otherPrices": say("Other prices, and how often they count"),
        "order": say("The order of the auction"),
        "orderHelp": say(
            "From the lowest, a line for each game; games of equal rank on one line, with = between them."
        ),
        "own": say("Games of your own"),
        "ownHelp": say("A game of your own begins as a copy of the game that it is like; its place is in the auction."),
        "gameName": say("Name of the game"),
        "like": say("like"),
        "birds": say("Vögel of which one is announced"),
        "without": say("What your round does not play"),
        "games": say("Games"),
        "items": say("Items"),
        "others": say("Everything else a profile can say"),
        "othersHelp": say(
            "Rulings by the names that `tarock clauses` shows; words and numbers as a profile writes them."
        ),
        "rulingName": say("Ruling"),
        "rulingValue": say("Value"),
        "add": say("Add"),
        "goThere": say("Go there"),
        "loading": say("The engine that checks it is being loaded: {share} %", share="{share}"),
        "checking": say("Being checked …"),
        "asItIs": say("So far it plays like its source."),
        "sound": say("It can be played; points that differ from the source: {number}.", number=number),
        "faulty": say("It cannot be played like this; mistakes: {number}.", number=number),
        "unchecked": say("Not checked: {why}", why="{why}"),
        "noEngine": say("nothing here can check it"),
        "instead": say("{there} (source: {here})", there="{there}", here="{here}"),
        "line": say("line {number}", number="{line}"),
        "taken": say("Taken over."),
        "saved": say("Saved as {name}.", name="{name}"),
        "missing": say("The form of this source could not be loaded."),
        "tooMuch": say("expected a profile of at most {number} characters", number=LARGEST),
        "tooLong": say("This address is too long for a house; nothing of it was taken over."),
        "noSource": say(
            "The address names the source “{source}”, which does not exist here; nothing of it was taken over.",
            source="{source}",
        ),
        "cut": say("This address was cut off or changed on its way; what could be read of it is below."),
    }


def sheet_says(say: Language, library: Library) -> dict[str, object]:
    """What the script of the rule sheet of a house says."""
    number = "{number}"
    return {
        **_of_engine(say),
        "also": {source: dearest_clauses(catalogue) for source, catalogue in library.register.catalogues.items()},
        "title": say("Rule sheet"),
        "ourRound": say("Our round"),
        "basedOn": say(
            "After {source}; what is marked is this round's own ({number}).", source="{source}", number=number
        ),
        "without": say("Not played: {names}", names="{names}"),
        "prices": say("Prices ({unit})", unit="{unit}"),
        "instead": say("(source: {instead})", instead="{instead}"),
        "open": say("The source leaves {number} questions open; they stand on the ballot.", number=number),
        "none": say("The address names no house; here are the sheets of the sources."),
        "cut": say("This address was cut off or changed on its way; what could be read of it is below."),
    }


def compare_says(say: Language, library: Library) -> dict[str, object]:
    """What the script of two houses side by side says, with the titles of the sources."""
    catalogues = library.register.catalogues.items()
    return {
        **_of_engine(say),
        **_of_copying(say),
        "titles": {source: catalogue.title for source, catalogue in catalogues},
        "empty": say("expected the address of a house, or its profile"),
        "cut": say("This address was cut off or changed on its way; what could be read of it is compared."),
        "tooLong": say("This address is too long for a house."),
        "noSource": say("It names no source that there is here."),
        "number": say("points in which they differ: {number}", number="{number}"),
        "same": say("They play alike."),
        "show": say("Show the smallest question"),
        "noQuestion": say("no question of the suite shows this difference alone"),
        "question": say("The smallest question"),
        "answers": say("What is answered"),
        "atTable": say("Open it at the table, by {house}", house="{house}"),
    }


def _of_engine(say: Language) -> dict[str, str]:
    """What a script says while it waits for the engine."""
    return {
        "loading": say("The engine is being loaded: {share} %", share="{share}"),
        "working": say("One moment …"),
        "failed": say("This did not work: {why}", why="{why}"),
    }


def _of_copying(say: Language) -> dict[str, str]:
    """What a script says of what was copied."""
    return {
        "copied": say("Copied."),
        "notCopied": say("This browser does not allow copying; here it is: {text}", text="{text}"),
    }

"""The labels around the texts of the register, in English and in German."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tarock_register.disputes.register import NotSaid
    from tarock_steps.catalogue.topics import Nothing


class Wording(NamedTuple):
    """The labels in one language; braces stand for what is filled in."""

    nothing: Mapping[Nothing, str]
    not_said: Mapping[NotSaid, str]
    left_open: str
    depends_on: str
    neighbours: str
    offered: str
    topics: str
    of_all: str
    shows: str
    rest: str
    chapter: str
    in_words: str
    taken_for: str
    unknown: str
    quoted: str
    position: str
    to_be_filled_in: str
    nothing_fits: str
    no_such_name: str
    few: str
    of_one_source: str


_ENGLISH: Final = Wording(
    nothing={"silent": "is silent", "absent": "does not exist there"},
    not_said={
        "family": "The source is silent; related games:",
        "silent": "The source is silent; the default:",
        "unclear": "The source is unclear; the default:",
        "two answers": "The source has two answers; the default:",
        "offered": "The source lets a round choose; the default:",
    },
    left_open="left open: {} {}",
    depends_on="What that depends on",
    neighbours="Related questions",
    offered="The source lets a round choose: {}.",
    topics="Asked by",
    of_all="{} of {}",
    shows="`tarock disputes {}` shows what each source says",
    rest="--all shows the rest",
    chapter="`tarock disputes {}` shows a chapter",
    in_words="`tarock disputes` with a question in your own words searches",
    taken_for="{} read as {}",
    unknown="{} is unknown; the nearest follow",
    quoted="“{}”",
    position="`{}` answers a position with these cards",
    to_be_filled_in="`{}` answers this when you replace each …",
    no_such_name="there is no topic or option called '{}'; the nearest come first",
    few="few of your words match, in the first only {}; it may miss the point",
    of_one_source="only {}, which the question names",
    nothing_fits="nothing in the register matches '{}'; try other words, German or English, or a chapter:",
)
_GERMAN: Final = Wording(
    nothing={"silent": "schweigt dazu", "absent": "gibt es dort nicht"},
    not_said={
        "family": "Die Quelle schweigt; die Spielfamilie:",
        "silent": "Die Quelle schweigt; Vorgabe:",
        "unclear": "Die Quelle ist unklar; Vorgabe:",
        "two answers": "Die Quelle gibt zwei Antworten; Vorgabe:",
        "offered": "Die Quelle lässt die Wahl; Vorgabe:",
    },
    left_open="bleibt offen: {} {}",
    depends_on="Woran das hängt",
    neighbours="Was gleich daneben gefragt wird",
    offered="Die Quelle bietet es an, und eine Runde wählt: {}.",
    topics="Danach fragt",
    of_all="{} von {}",
    shows="`tarock disputes {} --language de` zeigt, was jede Quelle sagt",
    rest="--all zeigt den Rest",
    chapter="`tarock disputes {} --language de` zeigt ein Kapitel",
    in_words="`tarock disputes` und eine Frage in eigenen Worten sucht",
    taken_for="{} genommen für {}",
    unknown="zu {} ist nichts bekannt; am nächsten kommt",
    quoted="„{}“",
    position="`{}` beantwortet eine Lage mit diesen Karten",
    to_be_filled_in="`{}` beantwortet das, sobald an der Stelle jedes … steht, was du weißt",
    no_such_name="'{}' heißt kein Thema und keine Option; die nächsten stehen vorn",
    few="wenige deiner Worte kommen im Gefundenen vor, im ersten nur {}; es geht vielleicht daran vorbei",
    of_one_source="gefragt ist nur {}, in der Frage genannt",
    nothing_fits="nichts im Register passt zu '{}'; vielleicht andere Worte, deutsch oder englisch, oder ein Kapitel:",
)


def wording(*, german: bool) -> Wording:
    """The labels in German or in English."""
    return _GERMAN if german else _ENGLISH

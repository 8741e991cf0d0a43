"""Finds the birds, items, games and words that a topic names, and counts those that an example question leaves out.

A König ultimo shows nothing about a Pagat, even where the same clause decides both.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

import msgspec

from tarock_protocol.messages.questions import Deal, MayPlay, Question
from tarock_steps.catalogue.topics import Topic

_NAMED: Final[Mapping[str, tuple[str, str]]] = {
    "Pagat": (r"Pagat|Spatz", r"(Pagat|Spatz|I)\b"),
    "Uhu": (r"Uhu", r"(Uhu|II)\b"),
    "Kakadu or Marabu": (r"Kakadu|Marabu|Wildsau", r"(Kakadu|Marabu|Wildsau|III|IV)\b"),
    "Mond": (r"Mond\b", r"(Mondfang|XXI)\b"),
    "Sküs": (r"Sküs\b", r"(Sküs|Sküsfang)\b"),
    "Trull": (r"Trull\b", r"Trull"),
    "Könige": (r"(all|the) four Könige", r"Könige\b"),
    "König ultimo": (r"König ultimo", r"König ultimo"),
    "Valat": (r"Valat", r"Valat"),
    "Absolut": (r"Absolut", r"Absolut"),
    "Kontra": (r"Kontra\b|Rekontra|doubled\?", r"Kontra|Retour|Rekontra|doubled"),
    "Trischaken": (r"Trischaken", r"Trischaken|Fahren"),
    "Farbensolo": (r"Farbensolo", r"Farbensolo"),
    "Sechserdreier": (r"Sechserdreier", r"Sechser-?[Dd]reier"),
    "a negative game": (r"Bettel|Piccolo|negative game", r"Bettel|Bettler|Piccolo|Zwiccolo"),
    "an Ouvert": (r"Ouvert", r"\w+[ -]Ouvert"),
    "a solo game": (r"solo game|Solo\b", r"(Farbens|S)olo"),
    "what is announced": (
        r"(?<!not )(?<!nothing )(?<!anything )(?<!be )\bannounced\b(?! or| and silent)",
        r"announced",
    ),
}
"""What a topic may name: how its question says so in English, and how the words of a question about it begin."""
_ASIDE: Final = frozenset({"rules", "options", "hands", "talon", "piles", "pack", "pile", "taken", "laid"})
"""Fields that do not show what a question is about: cards that are only there."""
_PASSES: Final = frozenset({"Gut!", "Weiter", "ich liege"})
_ULTIMOS: Final = ("Pagat", "Uhu", "Kakadu or Marabu", "König ultimo")
"""Each of these is won by a card in a trick of its own; where a topic names one, another one is off the topic."""
_OF_A_THING: Final = re.compile(r"(items|lines|may) ")
"""The beginning of a part that is about one thing."""


def named_by(topic: Topic) -> frozenset[str]:
    """What a topic names in its question."""
    return frozenset(name for name, (said, _) in _NAMED.items() if re.search(said, topic.en))


def lacking(named: Iterable[str], question: Question, parts: Iterable[str] = ()) -> int:
    """Count the things that a topic names, but neither the question nor these parts of its answers show."""
    about = [*_told(question), *map(_thing, parts)]
    return sum(not _is_among(name, about) for name in named)


def is_about_another(named: Collection[str], parts: Iterable[str]) -> bool:
    """Whether the shown parts are about another card in a trick of its own than the topic names."""
    wanted = [name for name in _ULTIMOS if name in named]
    shown = [thing for thing in map(_thing, parts) if any(_is_among(name, [thing]) for name in _ULTIMOS)]
    return bool(wanted) and any(not any(_is_among(name, [thing]) for name in wanted) for thing in shown)


def _thing(part: str) -> str:
    return _OF_A_THING.sub("", part)


def _is_among(name: str, about: Iterable[str]) -> bool:
    return any(re.match(_NAMED[name][1], word) for word in about)


def _told(question: Question) -> list[str]:
    """The words of a question; of a course only what is bid, said, called and laid away."""
    told: dict[str, Any] = msgspec.to_builtins(question)
    aside = _ASIDE if isinstance(question, MayPlay) else _ASIDE | {"hand"}
    fields = {name: value for name, value in told.items() if name not in aside}
    if isinstance(question, Deal):
        fields["actions"] = [act for act in told["actions"] if act["do"] != "play"]
    return list(_words(fields))


def _words(told: Any, field: str = "") -> Iterable[str]:
    if isinstance(told, dict):
        for name, value in told.items():
            if value and name in ("announced", "doubled"):
                yield name
            yield from _words(value, name)
    elif isinstance(told, list):
        for part in told:
            yield from _words(part, field)
    elif isinstance(told, str):
        yield told
        if field == "what" and told not in _PASSES:
            yield "announced"

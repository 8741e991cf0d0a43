"""The options of a source in words, as questions that a round decides for its house, offers of the source included."""

from __future__ import annotations

from tarock_language.message import Language
from tarock_reference.houses.house import House
from tarock_reference.houses.house_in_words import game_by_agreement
from tarock_register.disputes.register import Option


def asked_of_round(option: Option, source: str, say: Language) -> str:
    """The question of an option; whether a game is played, if the source only offers it."""
    game = None if option.dispute else game_by_agreement(House(name=source, based_on=source), option.name)
    return option.asked(say) if game is None else say("{game}: do we play it?", game=game)


def answer_of_round(option: Option, reading: str, say: Language) -> str:
    """A reading as an answer; where it has no text of its own, whether the round plays what the source offers."""
    if option.dispute and any(known.name == reading for known in option.dispute.readings):
        return option.reading_text(reading, say)
    return say("We do not play it.") if reading == option.readings[0] else say("We play it.")

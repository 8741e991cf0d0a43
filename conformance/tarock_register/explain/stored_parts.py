"""The rows for parts of a stored answer that can be shown alone: what may be done, and cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from tarock_language.message import Language
from tarock_protocol.cards import PACK
from tarock_protocol.messages.questions import MayAnnounce, MayBid, MayPlay
from tarock_register.ask.answer_text import About, cards_row, choices_row, drawn, said_words
from tarock_register.ask.seated import text_said
from tarock_register.explain.words_of_source import in_words_of
from tarock_steps.catalogue.sides import SideAnswer

_MAY: Final = "may "
_MANY: Final = 8
"""The number of choices that are shown; the rest is only counted."""
_BY_ITSELF: Final = re.compile(rf"may .*|names .*|pack|trumps|suits .|augen ({'|'.join(map(re.escape, PACK))})")


def can_be_shown_alone(part: str) -> bool:
    """Whether a part can be shown without the rest of its answer."""
    return _BY_ITSELF.fullmatch(part) is not None


def rows_of_parts(side: SideAnswer, say: Language) -> dict[str, Text]:
    """The rows of such parts of an answer by label, with all choices together."""
    may = {part.removeprefix(_MAY): value for part, value in side.says.items() if part.startswith(_MAY)}
    rest = {part: value for part, value in side.says.items() if not part.startswith(_MAY) and value is not None}
    return {**dict(_choices(side, may, say)), **dict(_of_the_pack(rest, say))}


def _legal(side: SideAnswer) -> Sequence[str]:
    """The legal choices of an answer; empty if it has no such list."""
    return getattr(side.answer, "legal", ())


def _beside(side: SideAnswer) -> Sequence[str]:
    """The other legal cards, which the difference is not about."""
    return [card for card in _legal(side) if f"{_MAY}{card}" not in side.says]


def _choices(side: SideAnswer, may: Mapping[str, bool], say: Language) -> Iterator[tuple[str, Text]]:
    """The allowed and forbidden choices; legal bids or words off the topic are only counted."""
    if not may:
        return
    allowed, left_out = [word for word, is_allowed in may.items() if is_allowed], 0
    if isinstance(side.asked, MayPlay):
        allowed += _beside(side)
    elif _legal(side):
        left_out = len(_legal(side)) - len(allowed)
    refused = [word for word, is_allowed in may.items() if not is_allowed]
    for label, words, number in ((say("allowed"), allowed, left_out), (say("not allowed"), refused, 0)):
        if told := [*_told(_own_words(words, side, say), number, say)]:
            yield label, Text(f" {say('and')} ").join(told)


def _own_words(words: Sequence[str], side: SideAnswer, say: Language) -> list[str]:
    """Choices in the source's own words with names of players; they are stored in another source's words."""
    question = side.asked
    match question:
        case MayAnnounce(contract=contract):
            own = [in_words_of(side.rules, contract, "say", word) for word in words]
            return said_words(own, About(question, say))
        case MayBid():
            return [text_said(in_words_of(side.rules, "", "bid", word), say) for word in words]
        case _:
            return [text_said(word, say) for word in words]


def _told(words: Sequence[str], left_out: int, say: Language) -> Iterator[Text]:
    if words:
        yield choices_row(words[:_MANY], say)
    if number := len(words[_MANY:]):
        yield Text(say("{number} more", number=number))
    if left_out:
        yield Text(say("{number} off this topic", number=left_out))


def _of_the_pack(rest: Mapping[str, Any], say: Language) -> Iterator[tuple[str, Text]]:
    for part, value in rest.items():
        kind, _, name = part.partition(" ")
        match kind:
            case "pack":
                yield say("cards"), Text(str(len(value)))
            case "trumps":
                yield say("trumps"), cards_row(value, say)
            case "suits":
                yield say("suit {suit}", suit=name), cards_row(value, say)
            case "augen":
                yield say("Augen of {card}", card=name), Text(str(value))
            case _:
                yield name, drawn(value)

"""Wrong duties and winners that a program plays only in tricks to which a trump was led, or only in the others."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from typing import Final, get_args

from tarock_engine.cards import Card
from tarock_engine.manners import Situation
from tarock_engine.ruleset import RuleSet
from tarock_language.message import message
from tarock_reference.deviation_messages import plays_where
from tarock_reference.impostors import Impostor, values_of
from tarock_reference.rulings_in_words import kind_of_value

ON_LEAD: Final = "on-"
"""How the way of such a wrong ruling begins."""
_LED: Final = {"trump": (True, message("a trump was led")), "suit": (False, message("a suit was led"))}
"""What can be led, by its name in an id: whether it is a trump, and how it is said."""


@dataclasses.dataclass(frozen=True)
class WrongOnLead:
    """A ruling on a trick that is ``wrong`` if a trump was led, or if none was, and ``right`` otherwise."""

    wrong: Callable[..., object]
    right: Callable[..., object]
    is_trump: bool

    def __call__(self, seen: Situation | Sequence[Card], *more: object) -> object:
        """What the wrong or the right ruling says of the trick that is seen; ``more`` has the rules in it."""
        table = seen.table if isinstance(seen, Situation) else seen
        trumps = next(rules.ranking.trumps for rules in more if isinstance(rules, RuleSet))
        is_here = bool(table) and bool(trumps >> table[0] & 1) is self.is_trump
        return (self.wrong if is_here else self.right)(seen, *more)


def wrong_on_lead(impostor: Impostor, rules: RuleSet) -> Iterator[Impostor]:
    """The impostor in tricks to which a trump was led, and in the others; none if its ruling is about no trick."""
    wrong, right = impostor.value, values_of(rules)[impostor.path]
    if wrong is right or not callable(wrong) or not callable(right):
        return
    if not _is_about_trick(impostor.path, rules):
        return
    path, _, way = impostor.id.partition("/")
    for led, (is_trump, said) in _LED.items():
        name, value = f"{path}/{ON_LEAD}{led}-{way}", WrongOnLead(wrong, right, is_trump)
        yield dataclasses.replace(impostor, id=name, said=plays_where(impostor.said, said), value=value)


def _is_about_trick(path: str, rules: RuleSet) -> bool:
    asked, *_ = get_args(kind_of_value(rules, path))
    return asked[0] in (Situation, Sequence[Card])

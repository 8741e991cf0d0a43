"""Lists the words of a rule set: games, items, and what is said in its auction and announcements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tarock_engine.actions import ICH_BIN_PARTNER
from tarock_engine.bidding import bidding_words
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_protocol.messages.questions import Question
from tarock_reference.convert import rules_of
from tarock_reference.houses.house_in_words import not_agreed
from tarock_reference.source_answers import games_of


class TableWords(NamedTuple):
    """The words of each kind, as the messages write them.

    Nobody has agreed on the games ``not_agreed``, as it takes. ``steps`` are the doublings from the first, and
    ``partner`` is what the partner says to be known. ``tariff`` is what one point of the source is worth where a round
    has not agreed on ``other_tariff``, if it may.
    """

    games: tuple[str, ...]
    not_agreed: frozenset[str]
    items: tuple[str, ...]
    bids: tuple[str, ...]
    steps: tuple[str, ...]
    partner: str
    tariff: int
    other_tariff: bool


def table_words(question: Question) -> TableWords:
    """The words of the rules that a question names. Raises BadQuestionError for an unknown rule set."""
    return words_by(rules_of(question))


def words_by(rules: RuleSet) -> TableWords:
    """The words of a rule set, or of a house."""
    tariff = rules.procedure.agreed(None, rules)
    return TableWords(
        games=games_of(rules),
        not_agreed=not_agreed(rules),
        items=rules.in_use(rules.items),
        bids=bidding_words(rules),
        steps=rules.announcing.steps,
        partner=ICH_BIN_PARTNER,
        tariff=tariff,
        other_tariff=_may_agree_on(tariff + 1, rules),
    )


def calling_games(source: str) -> Sequence[str]:
    """The games of a source in which a partner is called; those that announce no Vogel come first."""
    calling = [contract for contract in RULE_SETS[source].contracts if contract.calls.value]
    return [contract.name for contract in sorted(calling, key=lambda contract: contract.bird is not None)]


def _may_agree_on(tariff: int, rules: RuleSet) -> bool:
    try:
        rules.procedure.agreed(tariff, rules)
    except ValueError:
        return False
    return True

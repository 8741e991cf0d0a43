"""Prints the answers of several rule sets to one question side by side, then the clauses that they rest on."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tarock_language.message import Language
from tarock_protocol.messages.answers import Answer
from tarock_protocol.messages.questions import AnyQuestion, Deck
from tarock_reference.table_words import table_words
from tarock_register.ask.answer_text import About, answer_rows
from tarock_register.explain.explained_question import grouped
from tarock_register.explain.explanation import Explained, WithAnswer, explanation
from tarock_register.explain.terminal import Paper, tell_certain, tell_why_and_otherwise
from tarock_steps.catalogue.card_words import card_key, card_words
from tarock_steps.catalogue.loading import load_catalogue, sources


def tell_side_by_side(explained: Sequence[Explained], sheet: Paper) -> None:
    """Show each line of the answers for all rule sets, and below it each rule set by itself."""
    say = sheet.say
    answers = {outcome.by.rules: _told(outcome, sheet) for outcome in explained}
    unsaid = {
        outcome.by.rules: say("nothing" if isinstance(outcome, WithAnswer) else "no answer") for outcome in explained
    }
    for label in dict.fromkeys(label for rows in answers.values() for label in rows):
        sheet.heading(label)
        sheet.rows(grouped({rules: rows.get(label, Text(unsaid[rules])) for rules, rows in answers.items()}))
    for outcome in explained:
        sheet.console.print()
        sheet.console.print(Text(whose_rules(outcome), style="bold") + Text(_game(outcome), style="dim"))
        if isinstance(outcome, WithAnswer):
            told = explanation(outcome, say)
            tell_certain(told, sheet)
            tell_why_and_otherwise(told, sheet)
        else:
            sheet.rows([(say("no answer"), Text(say.sentence(outcome.reason)))])


def _told(one: Explained, sheet: Paper) -> dict[str, Text]:
    """The lines of an answer, joined by label; empty if there is no answer."""
    return labelled(one.question, one.answer, sheet.say) if isinstance(one, WithAnswer) else {}


def labelled(question: AnyQuestion, answer: Answer, say: Language, *, plain: bool = False) -> dict[str, Text]:
    """The lines of an answer by label; the labels do not depend on what a rule set calls its cards."""
    found: dict[str, Text] = {}
    for label, value in answer_rows(About(question, say, brief=True, is_plain=plain), answer):
        named = _by_its_card(label)
        found[named] = found[named] + Text("\n") + value if named in found else value
    return found


def _by_its_card(label: str) -> str:
    """A label in which all sources' names of a card are joined, where their items have different names."""
    first, _, rest = label.partition(" ")
    cards = card_words().spellings.get(card_key(first), frozenset()) if first.isalpha() else frozenset()
    same = {
        word
        for source in sources()
        for word in table_words(Deck(id=0, rules=source)).items
        if _is_word_for(word, cards)
    }
    return " ".join(filter(None, ("/".join(sorted(same)) or first, rest)))


def in_own_words(label: str, rules: str) -> str:
    """A label with joined names, reduced to the name of one source."""
    first, _, rest = label.partition(" ")
    known = table_words(Deck(id=0, rules=rules)).items
    own = next((word for word in first.split("/") if word in known), first)
    return " ".join(filter(None, (own, rest)))


def _is_word_for(word: str, cards: frozenset[str]) -> bool:
    return bool(cards) and card_words().spellings.get(card_key(word)) == cards


def _game(one: Explained) -> str:
    """The game in one rule set's question, if there is one; sources have different names for it."""
    game = getattr(one.question, "contract", "") if isinstance(one, WithAnswer) else ""
    return f", {game}" if game else ""


def whose_rules(one: Explained) -> str:
    """The title of a rule set or a house."""
    named = load_catalogue(one.by.rules).title
    return f"{named} ({one.by.rules})" if one.by.house is None else f"{one.by.house.name} ({named})"

"""The options and help of ``tarock ask``; ``tarock_register.ask`` does the work."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import RULES, AskedOptions, HouseOptions, LanguageOptions

EXAMPLES: Final = (
    "Examples\n"
    "  tarock ask count cards='K♥ D♥'\n"
    "  tarock ask may_play contract=Fahren hand='I V K♥' trick='A♥'\n"
    "  tarock ask --rules koenigrufen may_play contract=Dreier hand='I V' trick=A♥\n"
    "  tarock ask darf_spielen blatt='Pagat, Mond, HK' stich='Pik Dame' --language de\n"
    "  tarock ask --variant our.toml count cards='K♥ D♥'\n"
    "  tarock ask may_bid bids='0 Erster' hand='Sküs XXI XX V X II I K♥ K♦ D♠ C♠ 7♠'\n"
    '  tarock ask \'{"ask": "next_dealer", "players": 4, "previous": 3}\' --json'
)


class RulesOfQuestion(HouseOptions, frozen=True, kw_only=True):
    """The rules by which a question is asked."""

    rules: Annotated[str | None, RULES(help="The rule set; by default that of the question, or lungau.")] = None


def ask(
    *,
    question: Annotated[
        tuple[str, ...], typer.Argument(help="A question in JSON, or its name and NAME=VALUE for each field.")
    ],
    asked: AskedOptions,
    house: RulesOfQuestion,
    json: Annotated[bool, typer.Option("--json", help="Print the reply line as it is.")] = False,
    language: LanguageOptions,
) -> None:
    """Ask an engine one question, and show the answer with its clauses.

    Write cards, seats and sheets as people do: 'Herz König, HK, Pagat, 17',
    'Vorhand: Dreier; weiter; weiter'. By default the table has four players,
    and the last of them deals. With --variant the rules are those of a house.
    """
    from tarock_register.ask.ask_command import ask as put
    from tarock_register.ask.ask_command import question_of
    from tarock_running.inputs.engine import EngineChoice
    from tarock_running.process.console import console

    whom = EngineChoice(
        command=asked.engine,
        in_process=asked.engine is None,
        timeout=asked.timeout,
        variant=house.variant,
        say=language.say,
    )
    request = question_of(question, house.rules, house.option, whom.house)
    raise typer.Exit(put(request, whom, console(), raw=json, say=language.say))

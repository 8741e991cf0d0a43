"""The options and help of ``tarock disputes``; ``tarock_register.disputes`` does the work."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import LanguageOptions, Rules, TableOrJson

EXAMPLES: Final = (
    "Examples\n"
    "  tarock disputes\n"
    "  tarock disputes Pagat im elften Stich gestochen --language de\n"
    "  tarock disputes pagat-forced-out-early\n"
    "  tarock disputes bound-card-forced-early --rules lungau"
)


def disputes(
    *,
    asked: Annotated[
        tuple[str, ...],
        typer.Argument(metavar="TOPIC|OPTION|WORDS", help="What to look up, by its name or in words of the table."),
    ] = (),
    rules: Rules = (),
    language: LanguageOptions,
    form: TableOrJson = "table",
    everything: Annotated[bool, typer.Option("--all", help="Show everything that was found, not one screen.")] = False,
) -> None:
    """Find a question of the table: what each source says, where readings differ, and what they cost.

    Ask in German or English, in the words of the table; spelling mistakes do
    no harm. Without a question the chapters are listed. The name of a
    chapter, topic, option or clause shows just that. --format json prints
    what was found as one object; see `tarock schema topics`.
    """
    from tarock_language.catalogue import language_of
    from tarock_register.disputes.disputes_command import answer, topics_asked
    from tarock_register.disputes.register import whole_register
    from tarock_register.disputes.terminal import Teller
    from tarock_register.explain.stored_sides import tell_sides
    from tarock_register.explain.terminal import Paper
    from tarock_running.inputs.rule_sets import catalogues_named
    from tarock_running.process.console import console

    named = [catalogue.source for catalogue in catalogues_named(rules)]
    words = " ".join(asked).strip()
    if form == "json":
        from tarock_register.disputes.register_objects import topics_object
        from tarock_running.process.printed_json import print_json

        print_json(topics_object(whole_register(), topics_asked(words, whole_register(), named)))
        return
    sheet = Paper(console(), language_of(language.language))
    teller = Teller(
        whole_register(), named, sheet.console, language.say, lambda topic: tell_sides(topic.name, sheet, named)
    )
    answer(words, teller, everything=everything)

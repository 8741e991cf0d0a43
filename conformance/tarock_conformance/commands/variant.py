"""The options and help of ``tarock variant``; ``tarock_register.variant`` does the work."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tarock_conformance.commands.options import FROM, OUTPUT, LanguageOptions, TableOrJson
from tarock_conformance.commands.records import Make, Translate, flattened, with_examples
from tarock_running.process.guard import Command, Subcommands

EXAMPLES: Final = (
    "Examples\n"
    "  tarock variant new --from koenigrufen -o our.toml\n"
    "  tarock variant check our.toml\n"
    "  tarock variant show our.toml --language de\n"
    "  tarock variant diff our.toml koenigrufen"
)

Profile = Annotated[Path, typer.Argument(metavar="FILE", help="The profile of a house.")]


def new(
    *,
    source: Annotated[str, FROM(help="The source that the house is based on.")],
    output: Annotated[Path | None, OUTPUT(help="Path of the profile; by default it is printed.")] = None,
    language: LanguageOptions,
) -> None:
    """Write a profile of a house that plays a source unchanged.

    It has every open question with its readings and every price with its
    clause, all commented out.
    """
    from tarock_register.variant.profiles import write_new

    raise typer.Exit(write_new(source, output, language.say))


def check(profile: Profile, *, language: LanguageOptions) -> None:
    """Check that everything in a profile exists and can be played.

    Every mistake is printed with its line, what was expected and the nearest
    name; the exit code is then 2.
    """
    from tarock_register.variant.profiles import check as hold

    raise typer.Exit(hold(profile, language.say))


def show(profile: Profile, *, form: TableOrJson = "table", language: LanguageOptions) -> None:
    """Show in words how a house differs from its source, clause by clause.

    --format json prints one object; see `tarock schema house`.
    """
    if form == "json":
        from tarock_register.variant.house_objects import house_object
        from tarock_running.inputs.profile import house_at
        from tarock_running.process.printed_json import print_json

        print_json(house_object(house_at(profile, "")))
        return
    from tarock_register.variant.terminal import show as tell

    raise typer.Exit(tell(profile, language.say))


def diff(
    one: Annotated[str, typer.Argument(metavar="A", help="The profile of a house, or the name of a source.")],
    other: Annotated[str, typer.Argument(metavar="B", help="Another one of the same source.")],
    *,
    form: TableOrJson = "table",
    language: LanguageOptions,
) -> None:
    """Show how two houses differ, ruling by ruling, each with the smallest question that shows it.

    The questions are those of the suite; if the answer has payments, both are
    shown. --format json prints one object; see `tarock schema
    houses-apart`.
    """
    from tarock_register.variant.house_differences import house_named, tell_apart

    if form == "json":
        from tarock_register.variant.house_objects import houses_apart
        from tarock_running.process.printed_json import print_json

        print_json(houses_apart(house_named(one), house_named(other)))
        return

    raise typer.Exit(tell_apart(one, other, language.say))


def variant(translate: Translate = str, make: Make = flattened) -> typer.Typer:
    """The group of commands, with its help in the language of the user."""
    app = typer.Typer(
        cls=Subcommands,
        help=translate("Write down the rules of a house: new, show, diff and check."),
        no_args_is_help=True,
        epilog=with_examples(EXAMPLES, translate),
    )
    for command, example in (
        (new, "Example\n  tarock variant new --from koenigrufen -o our.toml"),
        (check, "Example\n  tarock variant check our.toml"),
        (show, "Example\n  tarock variant show our.toml --language de"),
        (diff, "Example\n  tarock variant diff our.toml koenigrufen"),
    ):
        app.command(cls=Command, epilog=with_examples(example, translate))(make(command, translate))
    return app

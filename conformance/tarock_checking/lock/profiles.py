"""Reads today's rules of the variant that a lock was made of, and refuses the lock if they have changed since."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tarock_checking.lock.lock_file import refuse_line, renewed_by
from tarock_checking.lock.lock_lines import Lock
from tarock_language.message import message
from tarock_running.inputs.profile import house_at

if TYPE_CHECKING:
    from tarock_reference.variants import Variant


def profile_of(path: Path, lock: Lock) -> Path | None:
    """The profile of the lock of a house, None if it is not there, or the lock is of a source.

    Whoever has only the lock can hold a program to it all the same.
    """
    profile = path.parent / lock.header.profile
    return profile if lock.header.profile and profile.exists() else None


def variant_of_lock(path: Path, lock: Lock) -> Variant:
    """The variant, by the profile beside the lock, or by its source and options; refuses what there is not."""
    from tarock_reference.variants import variant_of_house, variant_of_source  # noqa: PLC0415 - loads the engine

    header = lock.header
    if header.profile:
        return variant_of_house(house_at(path.parent / header.profile, f"{path}, line 1"))
    try:
        return variant_of_source(header.based_on, header.options)
    except ValueError as fault:
        refuse_line(path, 1, message("readings of {source} as it is today", source=header.based_on), str(fault))


def refuse_changed_rules(path: Path, lock: Lock, variant: Variant) -> None:
    """Refuse a lock whose variant says something else than when it was locked."""
    if variant.digest() != lock.header.rules:
        whose = path.parent / lock.header.profile if lock.header.profile else variant.name
        expected = message("a lock of the present rules of {variant}", variant=str(whose))
        refuse_line(path, 1, expected, renewed_by(path, message("one of other rules")))

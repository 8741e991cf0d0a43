"""All models of a variant."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from tarock_searching.model.settle import settle_models

if TYPE_CHECKING:
    from tarock_reference.variants import Variant
    from tarock_searching.model.axes import Model


@functools.lru_cache(maxsize=4)
def models_of(variant: Variant) -> tuple[Model, ...]:
    """The models of a variant, those of one kind of question one after the other."""
    return settle_models(variant)

"""Makes small questions from the places of tables of combinations: games, items and states, all evenly.

Chance fills in what a table leaves open. ``combination_tables`` decides which places a campaign asks.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from tarock_protocol.messages import questions as ask
from tarock_protocol.messages.answers import HelloAnswer
from tarock_protocol.seating import ACTIVE
from tarock_searching.make.combination_tables import EACH, Combinations
from tarock_searching.make.material import Material
from tarock_searching.make.mutating import mutated
from tarock_searching.model.all_models import models_of
from tarock_searching.model.axes import Model
from tarock_searching.model.deal import NAME as DEALS
from tarock_searching.model.drawing import Drawing, possible_model
from tarock_second_opinion.sources import SOURCES
from tarock_steps.catalogue.loading import table_of

_READINGS: Final = "readings"
_OF_A_READING: Final = 12
"""How many questions are asked about each reading."""
_ROWS: Final = 2_000
"""How many places the rows of a model have."""
_DRAWS: Final = 8
"""How many rows are drawn for a place, at most."""
_SHARES: Final = (1, 2, 4)
"""All mixed readings are tried first, then half and then a quarter of them."""
_MIXES: Final = 40
"""How many mixtures of readings there are. Few are packed in few bytes, and their rules are made once."""
_DEALS: Final = 24
"""Places of the table of whole deals that a whole block asks: most rulings and cards meet there."""
_TALLIES: Final = (ACTIVE, ACTIVE, ACTIVE + 1)
"""Numbers of players to choose from: four is twice as likely as five."""
_OFTEN: Final = 0.5


def all_combinations(material: Material, hello: HelloAnswer) -> tuple[Combinations, ...]:
    """The tables of a source, readings last; rows of models only for the kinds of questions that the program offers."""
    offered = possible_models(material, lambda model: model.kind in hello.questions)
    rows = [_rows(model, material, hello) for model in offered]
    return (_pairs(material), *rows, _piles(material), _readings(material, hello))


def possible_models(material: Material, wanted: Callable[[Model], bool] | None = None) -> tuple[Model, ...]:
    """The models of a source, or the wanted ones, of which at least one row is a question."""
    models = models_of(material.variant, material.reference)
    each = (_possible(material, place) for place, model in enumerate(models) if wanted is None or wanted(model))
    return tuple(model for model in each if model is not None)


@lru_cache(maxsize=128)
def _possible(material: Material, place: int) -> Model | None:
    """The model in this place, as far as its rows are questions: asked once, and only of models that are needed."""
    return possible_model(models_of(material.variant, material.reference)[place], material.is_question)


def is_asked_of(table: str, material: Material, hello: HelloAnswer) -> bool:
    """Whether a program with this ``hello`` is asked about the table of that name."""
    return all(
        model.name != table or model.kind in hello.questions
        for model in models_of(material.variant, material.reference)
    )


def is_in_vain(table: str, source: str, hello: HelloAnswer) -> bool:
    """Whether a program with this ``hello`` offers no question at any place of the table."""
    return table == _READINGS and not hello.rules.get(source)


def _pairs(material: Material) -> Combinations:
    """Two cards in a trick, one before the other: every pair of the pack, in both orders."""
    pack, games = _pack(material), material.variant.games
    behind = len(pack) - 1

    def tricks(place: int, chance: random.Random) -> Iterator[ask.Question]:
        first, second = divmod(place, behind)
        pair = [pack[first], pack[second + (second >= first)]]
        for players in (chance.choice(_TALLIES), ACTIVE):
            yield ask.Trick(
                id=1,
                rules=material.source,
                contract=chance.choice(games),
                players=players,
                dealer=chance.randrange(players),
                leader=chance.randrange(players),
                cards=_with_others(pair, pack, chance),
            )

    return Combinations("pairs of cards", len(pack) * behind, tricks)


def _with_others(pair: list[str], pack: Sequence[str], chance: random.Random) -> list[str]:
    """A trick with a pair of cards in its order; half of the time the first of them is led and the other follows."""
    others = chance.sample([card for card in pack if card not in pair], ACTIVE - len(pair))
    places = (0, 1) if chance.random() < _OFTEN else sorted(chance.sample(range(ACTIVE), len(pair)))
    for place, card in zip(places, pair, strict=True):
        others.insert(place, card)
    return others


def _rows(model: Model, material: Material, hello: HelloAnswer) -> Combinations:
    """Rows of a model: every second one is sparse, and every second pair of them is asked by mixed readings."""

    def asked(place: int, chance: random.Random) -> Iterator[ask.Question]:
        for seed in [f"{material.source} {chance.random()}" for _ in range(_DRAWS)]:
            drawn = Drawing(model, material.is_question, seed).drawn(is_sparse=bool(place % 2))
            if drawn is not None:
                mixed = _mixed_readings(material, hello, place // 4) if place % 4 > 1 else ({},)
                yield from (replace(drawn.question, options=readings) for readings in mixed)

    return Combinations(model.name, _ROWS, asked, _DEALS if model.name == DEALS else EACH)


def _mixed_readings(material: Material, hello: HelloAnswer, number: int) -> Iterator[dict[str, str]]:
    """Random readings that a program offers: of all options, then of half, of a quarter and of none of them."""
    source, offered = SOURCES[material.source], hello.rules.get(material.source, {})
    chance = random.Random(f"{material.source} {material.seed} {number % _MIXES}")
    known = {
        option: [reading for reading in readings if reading in offered.get(option, ())]
        for option, readings in source.readings.items()
    }
    chosen = [(option, chance.choice(readings)) for option, readings in known.items() if readings]
    chance.shuffle(chosen)
    for share in _SHARES:
        yield source.without_idle(dict(chosen[: len(chosen) // share]))
    yield {}


def _piles(material: Material) -> Combinations:
    """Every card in a pile of every size."""
    pack = _pack(material)

    def counts(place: int, chance: random.Random) -> Iterator[ask.Question]:
        first, more = divmod(place, len(pack))
        others = chance.sample([card for card in pack if card != pack[first]], more)
        yield ask.Count(id=1, rules=material.source, cards=[pack[first], *others])

    return Combinations("cards in piles", len(pack) ** 2, counts)


def _readings(material: Material, hello: HelloAnswer) -> Combinations:
    """Every reading, in questions about the clauses of its dispute; with others mixed in if that is a question."""
    disputes = material.disputes
    readings = [
        (held, reading) for option in sorted(disputes) for held in [disputes[option]] for reading in held.values
    ]

    def asked(place: int, chance: random.Random) -> Iterator[ask.Question]:
        dispute, reading = readings[place // _OF_A_READING]
        for question in material.about((dispute.clause, *dispute.also), chance):
            changed = mutated(question, material, chance) if chance.random() < _OFTEN else question
            for others in _mixed_readings(material, hello, place):
                for candidate in (changed or question, question):
                    yield replace(candidate, options={**others, **candidate.options, dispute.option: reading})

    return Combinations(_READINGS, len(readings) * _OF_A_READING, asked)


def _pack(material: Material) -> tuple[str, ...]:
    return table_of(material.source).pack({})

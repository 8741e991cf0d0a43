"""Lists all models of a rule set: for each kind of question what can vary in it."""

from __future__ import annotations

import functools

from tarock_protocol.drivers import OurOwn
from tarock_reference.variants import Variant
from tarock_searching.model.augen import AugenCount
from tarock_searching.model.axes import Model
from tarock_searching.model.bidding import bidding_models
from tarock_searching.model.deal import deal_models
from tarock_searching.model.dealing import dealing_model
from tarock_searching.model.may_announce import may_announce_model
from tarock_searching.model.may_discard import may_discard_model
from tarock_searching.model.may_play import may_play_model
from tarock_searching.model.result import result_model
from tarock_searching.model.session import session_model
from tarock_searching.model.settle import settle_models
from tarock_searching.model.settle_alone import settle_alone_model
from tarock_searching.model.trick import trick_model
from tarock_searching.model.words import Saying
from tarock_steps.catalogue.loading import table_of


@functools.lru_cache(maxsize=4)
def models_of(variant: Variant, reference: OurOwn) -> tuple[Model, ...]:
    """The models of a variant, with the ``reference`` by which rounds and tricks are played out."""
    table, rules = table_of(variant.based_on), variant.rules
    pack, tricks = table.pack(variant.readings), rules.tricks
    events = [*rules.procedure.rounds.events(rules)]
    saying = Saying.of(variant, pack, table.hand, reference)
    counting = AugenCount.of(saying, tricks, table)
    return (
        may_play_model(variant, pack, tricks),
        may_discard_model(variant, pack, tricks, table.talon),
        dealing_model(variant.based_on, pack),
        *bidding_models(saying),
        may_announce_model(saying),
        result_model(counting),
        trick_model(variant, pack),
        session_model(variant, events, table.plain_game),
        *settle_models(variant),
        settle_alone_model(counting),
        *deal_models(counting, table.talon),
    )

"""Makes the dealer who sits out at a table of five pay and receive like one more opponent."""

from dataclasses import replace

from tests.miniatures.miniature import play

from tarock_engine.lungau.rulings.rule_set import LUNGAU

play(replace(LUNGAU, settling=replace(LUNGAU.settling, dealer_out=replace(LUNGAU.settling.dealer_out, value=False))))

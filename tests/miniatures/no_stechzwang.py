"""Forgets that in Fahren the best card so far has to be beaten."""

from dataclasses import replace

from tests.miniatures.miniature import play, without

from tarock_engine.lungau.rulings.rule_set import LUNGAU
from tarock_engine.play import overtake

play(replace(LUNGAU, play=replace(LUNGAU.play, fahren_duties=without(LUNGAU.play.fahren_duties, overtake))))

"""Lets whoever is out of the suit led play anything, although there are trumps in the hand."""

from dataclasses import replace

from tests.miniatures.miniature import play, without

from tarock_engine.following import trump_when_void
from tarock_engine.lungau.rulings.rule_set import LUNGAU

play(replace(LUNGAU, play=replace(LUNGAU.play, follow=without(LUNGAU.play.follow, trump_when_void))))

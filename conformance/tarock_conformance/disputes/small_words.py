"""Words that say nothing about what is asked, those of the dialect too, folded.

Of a question of nothing else they are all there is.
"""

from __future__ import annotations

from typing import Final

_GERMAN: Final = """
aber alle alles als also am an auch auf aus bei beim bin bis da dabei dafur damit dann darf darfst das dass dem den
denn der derf des di die dies diese do doch dran du durch ein eine einem einen einer eines er es etwas fur gegen geht
gibt gilt habe haben hat hatte heisst hob host i ich ihm ihn ihr im in is ist ja jeder jemand kann kannst ma mal man
mein meine mi mich mir mit muss musst nach ned net nicht no noch nun nur ob obwohl oder passiert san schon sein sich
sie sind so sog sogn sogt soll und uns vom von vor wann war was wem wen wenn wer werden wie wieviel wir wird wo wos
wurde zu zum zur ab anders bloss dort eh eich euch euer einmal ganz gehts gern glei gwesen gwesn gewesen hab halt ham
hand haus haut hier hintnach immer jetzt jo ka kan kein kummt machen mach mei muas nachher nimm nix nichts olle raus
recht schaut schau spu tun tuan uberhaupt will woll wollt wollte bedeutet bedeuten
eigentlich hasst heissen heisst kriag krieg viel vu wia wordn worden
"""
_ENGLISH: Final = """
a all an and any are as at be been by can do does for from had happens has have he her him his how i if in into is it
its may me must my no not of on one or our she should so still that the their them then there they this to up was we
what when where which who whom whose will with you did much mean means really than
about already also anything anybody anyone ask back come came comes didn didnt doesn doesnt dont don dump duck everybody
else ever get gets getting go goes going got grab guy guys had hadn hardly havent here im isn isnt ive just let like lot
m make makes myself now off ones onto other others out over own put puts rid s see somebody someone
something sitting some suffer t take takes talk tell think thing things tries try trying us very want wanted wants wasn
wasnt well were would yet your
"""
_TRUMPS: Final = "v vi vii viii xi xiii xiv xv"
"""Trumps that no rule names: one of them in a question is an example."""
SMALL_WORDS: Final = frozenset(f"{_GERMAN} {_ENGLISH} {_TRUMPS}".split())
GERMAN: Final = frozenset(_GERMAN.split()) - frozenset(_ENGLISH.split())
ENGLISH: Final = frozenset(_ENGLISH.split()) - frozenset(_GERMAN.split())
"""Small words that only one language has, by which it is known."""

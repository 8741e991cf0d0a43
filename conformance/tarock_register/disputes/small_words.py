"""The stop words of searches, folded and with dialect: articles, pronouns and others that say little alone."""

from __future__ import annotations

from typing import Final

from tarock_steps.catalogue.glossary import fold

_GERMAN: Final = """
a aber alle alles als also am an auch auf aus bei beim bin bis da dabei dafur damit dann darf darfst das dass dem den
denn der des di die dies diese do doch dran du durch ein eine einem einen einer eines er es etwas fur gegen geht gibt
gilt habe haben hat hatte heisst host i ich ihm ihn ihr im in is ist ja jeder jemand kann kannst ma mal man mein meine
mi mich mir mit muss musst nach nicht no noch nun nur ob obwohl oder passiert san schon sein sich sie sind so soll und
uns vom von vor wann war was wem wen wenn wer werden wie wir wird wo wurde zu zum zur ab anders bloss dort eh eich
euch euer einmal ganz gehts gern glei gwesen gwesn gewesen hab halt hand haus haut hier hintnach immer jetzt jo ka kan
kein kummt machen mach nachher nimm nichts raus recht schaut schau spu tun tuan uberhaupt will woll wollt wollte
bedeutet bedeuten eigentlich heissen krieg viel wordn worden aba dadurch danach daran darauf darin davon dazwischen de
deinen deren derer deshalb deswegen diesem diesen dieser dieses doda dorten eam eana einfach endlich erst extra genau
gehabt gerade gesagt gesehen gestern gibts goa hatten hiatz iatz ihnen ihre ihrem ihren ihrer irgendwas irgendwer jede
jedem jeden jedes jene konnen konnte koa koan machte manche mancher meinem meinen meiner meines mia mochte mecht
mussen musste nachand nochad nochand nocha oan oana oane oans oda owa plotzlich schliesslich sehr seid seim seine
seinem seinen seiner seines seit sobald solche sollen sollte somit sondern sonst sowie trotzdem ubahaupt unsere
unserem unseren wahrend waren ware warum wegen weil weiss welche welchem welchen welcher welches weshalb wieso
wirklich wollen wollten wurden wobei wofur womit bemerkt behauptet fragen frage fragt glaube glauben glaubt meint
meinte sagen sage sagte stimmt streit streiten gestritten wissen um hamma samma kriagst kriege kriegen kriegst kriegt
wu heid heit oba isn do z ana wieda wias wauns gengan uwa zruck zweng derfs gö gell keiner sag sagt
"""
_ENGLISH: Final = """
a all an and any are as at be been by can do does for from had happens has have he her him his how i if in into is
it its may me must my no not of on one or our she should so still that the their them then there they this to up was
we what when where which who whom whose will with you did much mean means really than about already also anything
anybody anyone ask back come came comes didn didnt doesn doesnt dont don dump duck everybody else ever get gets
getting go goes going got grab guy guys hadn hardly havent here im isn isnt ive just let like lot m make makes
myself now off ones onto other others out over own put puts rid s see somebody someone something sitting some suffer
t take takes talk tell think thing things tries try trying us very want wanted wants wasn wasnt well were would yet
your because being both could each either every exactly few having hers herself himself itself made might mine more
most neither nor ours ourselves perhaps rather shall since such theirs themselves these those though through too
upon whatever whether while why within yours yourself argue argued argues arguing asked asking asks believe know
knows person saying says said telling told thinks wonder wondering
"""
_TRUMPS: Final = "v vi vii viii xi xiii xiv xv"
"""Trumps that no rule names: in a question they are only examples."""


def _folded(words: str) -> frozenset[str]:
    """Words as a text has them: does, for one, is dos without the long vowel that it seems to have."""
    return frozenset(map(fold, words.split()))


SMALL_WORDS: Final = _folded(f"{_GERMAN} {_ENGLISH} {_TRUMPS}")
GERMAN: Final = _folded(_GERMAN) - _folded(_ENGLISH)
ENGLISH: Final = _folded(_ENGLISH) - _folded(_GERMAN)
"""Small words of only one language, by which the language of a question is known."""

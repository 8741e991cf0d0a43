"""What a round asks is found: in its own words, in dialect, misspelt, in German and in English."""

from __future__ import annotations

from functools import cache

import pytest

from tarock_register.disputes import finding
from tarock_register.disputes.finding import Findings, topics_found
from tarock_register.disputes.folding import ROUGH_SOUND, SLIP, SOUND, folded_words, shapes
from tarock_register.disputes.kinds import asked_for, kinds
from tarock_register.disputes.register import whole_register
from tarock_register.disputes.similar_words import BEGINNING, END, FORM, Alike
from tarock_register.disputes.sources_named import names_of_sources, without_sources
from tarock_register.disputes.worth import Index
from tarock_steps.catalogue.glossary import said_alike
from tarock_steps.catalogue.loading import sources

QUESTIONS = (
    ("der Spatz ist im 11. Stich gfoin, zöhlt der no?", "pagat-forced-out-early silent-pagat-played-early"),
    ("Pagat herausgestochen", "pagat-beaten-in-the-last-trick pagat-forced-out-early"),
    ("Pagat wurde im elften Stich herausgestochen, zählt das?", "pagat-forced-out-early"),
    ("König im Talon was zahlt ma", "price-of-giving-up koenig-in-the-talon"),
    ("darf ich den Pagat drücken", "what-may-be-discarded"),
    ("muss ma beim Trischaken überstechn", "overtaking-in-trischaken"),
    ("wer sticht wenn Sküs Mond und Pagat zsammkommen", "whole-trull-in-a-trick"),
    ("44 zu 44 wer hat gwonnen", "equal-points"),
    ("Jungfrau beim Fahren", "jungfrau"),
    ("Renonce wer zahlt", "who-pays-for-a-renonce"),
    ("verleugnet", "what-is-a-renonce who-pays-for-a-renonce"),
    ("Kontra vom eigenen Partner", "kontra-by-the-own-partner"),
    ("stiller Uhu verloren was kost des", "price-of-a-bird uhu silent-bird-as-an-attempt"),
    ("darf die Vorhand Trischaken gleich ansagen", "vorhand-games when-trischaken"),
    ("Gstieß fangt den Mond vom Partner", "mond-caught-by-the-partner"),
    ("zu fünft, zahlt der Geber mit", "dealer-of-five-pays"),
    ("derf i mi söba rufen", "own-koenig"),
    ("35 und 2 Blatt", "points-to-win"),
    ("abgelegter Tarock aufdecken", "discarded-trumps-shown"),
    ("wer kommt beim Farbensolo heraus", "who-leads-first"),
    ("Zwanziger selber haben was ruft man", "called-tarock forced-solo"),
    ("Valad angsagt und a Stich verloren", "valat-missed"),
    ("Sechserdreier verloren doppelt", "lost-sechserdreier"),
    ("is the Pagat lost when my partner beats it", "pagat-beaten-by-the-partner"),
    ("can I discard a king", "what-may-be-discarded"),
    ("who leads in a Farbensolo", "who-leads-first"),
    ("Kakdu", "kakadu-and-marabu price-of-a-bird bird-cards"),
    ("Rufer ohne Ansage", "rufer-without-announcement"),
    ("letzte Stunde doppelte Runde", "when-a-doubled-round"),
    ("kein einziger Tarock neu geben", "throwing-in"),
    ("nur einen Tarock und das ist der Mond", "throwing-in"),
    ("Märchenstich im Bettler", "kaiserstich-in-a-negative-game"),
    ("heimlicher Uhu", "uhu price-of-a-bird announced-or-in-silence silent-bird-as-an-attempt"),
    ("darf ich nach gut noch ansagen", "announcing-again"),
    ("König ultimo gegner stechen", "koenig-ultimo-lost"),
    ("how many points to win", "points-to-win"),
    ("wer gibt nach geschliffenem spiel", "dealer-after-a-deal-not-played"),
    ("Kontra auf Bettel für alle?", "kontra-to-a-negative-game kontra-for-all"),
    ("Ouvert auflegen beraten", "ouvert"),
    ("Valat hebt alles auf", "valat-made"),
    ("zwei Karten übrig beim Zählen", "way-of-counting"),
    ("Talon beim Solorufer wem ghert der", "talon-of-a-solo koenig-in-the-talon-of-a-solo"),
    ("unter 33 Augen", "absolut"),
    ("drei Könige vierten rufen", "fourth-koenig"),
    ("falsch abgelegt", "wrong-discard"),
    ("mit Hirschkontra", "ladder worth-of-a-kontra"),
    ("Pagat gegen Vorhand ansagen", "bonus-against-needs-kontra dazu-dagegen opponents-announcing"),
    ("wos is wann da Pagat vom Gegner gfangt wird", "pagat-beaten-in-the-last-trick"),
    ("Trull im Talon zählt die", "trull"),
    ("muss der Rufer immer weiterspielen wenn der König liegt", "koenig-in-the-talon going-on-alone"),
    ("Kontra gegeben und doch gleiche Partei", "kontra-by-the-own-partner"),
    ("wann darf man Renonce reklamieren", "until-when-a-renonce"),
    ("wieviel zählt ein Valat", "price-of-a-valat"),
    ("Piccolo zwei Stiche gemacht", "negative-games-won"),
    ("darf ich Tarock ausspielen beim Farbensolo", "leading-trumps"),
    ("fünfter Spieler fahren", "trischaken-among-five"),
    ("Wer kriegt den Talon beim Trischaken", "talon-in-trischaken"),
    ("König ultimo angesagt, König im Talon", "who-announces-koenig-ultimo going-on-alone"),
    ("letzter Stich Pagat und Kaiserstich", "pagat-by-a-kaiserstich"),
    ("muss ich den Zwanziger rufen", "called-tarock"),
    ("Absolut dagegen ohne Kontra", "bonus-against-needs-kontra"),
    ("Uhurufer ohne Uhu", "bird-needed-for-the-bid bird-bid-without-a-bird bird-laid-away"),
    ("ab wann ist offen beim Bettel ouvert", "ouvert"),
    ("how much is a Kontra worth", "worth-of-a-kontra"),
    ("who deals after a game was given up", "dealer-after-a-deal-not-played"),
    ("does the discard count for me", "whose-are-the-discards"),
    ("what beats a Dreier", "rank-of-games"),
    ("Solorufer höher als Spatzrufer?", "rank-of-games"),
    ("weiter gsogt und dann no Kontra", "until-when-kontra announcing-again"),
    ("Vorhand darf nicht passen", "vorhand-first-word"),
    ("10 und 7 rot verkehrt", "order-in-a-suit"),
    ("wos zöht a Dame", "worth-of-a-card"),
    ("Partner verraten", "partner-keeps-silent"),
    ("zwei Jungfern", "jungfrau"),
    ("Trischacken gleich viel Punkte", "tie-in-trischaken"),
    ("Mondfang bei Kaiserstich", "mondfang skuesfang"),
    ("Sechser Dreier sechs Karten nehmen", "sechserdreier"),
    ("gestochener König zählt", "called-koenig-caught koenig-ultimo-lost"),
    ("derf ma beim Bettl kontra geben", "kontra-to-a-negative-game"),
    ("Farbensolo Pagat ansagen", "bonuses-in-a-farbensolo"),
    ("Talon ned anschaun", "who-sees-the-talon untouched-talon"),
    ("Wie oft kann man Subkontra sagen", "ladder who-answers-a-kontra"),
    ("Vier Könige auf der Hand", "handing-on-the-vorhand four-koenige rufer-with-four-koenige"),
    ("wer zahlt bei zwei gegen zwei", "two-against-two"),
    ("muss man stechen", "trump-when-void overtaking"),
    (
        "is a silent Uhu that fails paid for",
        "uhu price-of-a-bird pagat-beaten-in-the-last-trick silent-bird-as-an-attempt",
    ),
    ("can the opponents announce valat", "who-announces-a-valat"),
    ("what happens if nobody bids", "all-pass"),
    ("who gets the leftover cards", "half-left-lying talon-of-a-solo talon-in-trischaken"),
    ("was passiert wenn wir gleich viele Punkte haben", "equal-points"),
    ("mein Partner hat Kontra gesagt obwohl wir zusammen spielen", "kontra-by-the-own-partner"),
    ("Uhu verworfen", "bird-laid-away"),
    ("wie zählt man die Karten", "way-of-counting worth-of-a-card"),
    ("muss ich den Pagat am Schluss spielen", "keeping-an-announced-card"),
    ("wer darf Valat ansagen", "who-announces-a-valat"),
    ("Tarock statt Farbe zugeben obwohl ich Farbe habe", "what-is-a-renonce following-suit"),
    ("Spatzrufer König im Talon schleifen kosten", "price-of-giving-up"),
    ("zwei Spieler sagen Trull an", "same-bonus-by-two"),
    ("do I have to say that I hold the called king", "partner-keeps-silent"),
    ("Piccolo gegen Zwiccolo", "rank-of-games"),
    ("wer gwinnt bei 35 Punkten", "points-to-win equal-points"),
    ("Kann der Geber beim Fahren mitspielen", "trischaken-among-five"),
    ("Supre", "ladder worth-of-a-kontra"),
    ("dopplte Runde nach Mondfang", "when-a-doubled-round"),
    ("Farbensolo mit vier Farbkarten", "farbensolo"),
    ("Mond vom Gegner gefangen was bekomm ich", "price-of-a-capture mondfang"),
    ("how do I win a bettel", "negative-games-won"),
    ("letzter Stich König gerufen Gegner macht den Stich", "koenig-ultimo-lost"),
    ("wann darf ich Talon liegen lassen", "which-half"),
    ("Trull ausgemacht aber verloren", "trull-announced-and-failed"),
    ("Solo ohne Partner König liegt", "koenig-in-the-talon-of-a-solo"),
    ("wieviel kost a verlorener Sechserdreier", "lost-sechserdreier"),
    ("kann ich beim Solo tauschen", "games-with-an-exchange untouched-talon"),
    ("Partner hat mir den König gestochen", "called-koenig-caught koenig-ultimo-lost koenig-ultimo-won"),
    ("is overtrumping compulsory", "overtaking trump-when-void"),
    ("wer fangt an beim Ansagen", "first-announcer"),
    ("Pagat angesagt und im zehnten Stich verloren", "pagat-forced-out-early pagat-beaten-in-the-last-trick"),
    ("derf der Gegner den König ultimo ansagen", "who-announces-koenig-ultimo"),
    ("Kontra auf den Uhu vom Uhurufer", "kontra-to-the-bird-of-the-bid kontra-to-one-announcement"),
    ("der Geber hat falsch gegeben", "wrong-number-of-cards"),
    ("wie viel Strafe bei Renonce", "who-pays-for-a-renonce"),
    ("Rufer allein gegen drei was zahlt jeder", "going-on-alone one-against-three"),
    ("Könige angesagt aber einer fehlt", "trull-announced-and-failed"),
    ("can a trump be discarded", "what-may-be-discarded discarded-trumps-shown"),
    ("does the Kaiserstich count in a Solo with suits", "kaiserstich-in-a-farbensolo"),
    ("Wildsau gemacht wie viel Punkte", "price-of-a-bird kakadu-and-marabu"),
    ("ohne Ansage Rufer einlegen", "rufer-without-announcement"),
    ("who plays first in a beggar", "who-leads-first"),
    ("Talon aufgedeckt wie viel Karten nehmen", "games-with-an-exchange which-half who-sees-the-talon"),
    ("verlorener Valat kostet", "valat-missed price-of-a-valat"),
    ("zusammenwerfen mit einem Tarock", "throwing-in"),
    ("XX gerufen wer ist Partner", "called-tarock partner-keeps-silent"),
    ("nach dem Solo noch ein Solo ansagen", "until-when-a-solo two-want-the-same-game"),
    ("35 zu 35", "equal-points points-to-win"),
    ("Rekontra vom Partner", "who-answers-a-kontra kontra-by-the-own-partner"),
    ("Jungfrau zu zweit", "jungfrau"),
    ("Reihenfolge Vögel abgeben", "several-announced-cards"),
    ("Absolut verloren", "absolut"),
    ("doppelt beim Solodreier", "bonuses-in-a-solo valat-in-a-solo"),
    ("wer muss beim Klopfen zuerst nehmen", "knocking"),
    ("how much is a valat", "price-of-a-valat"),
    ("what does kontra mean", "worth-of-a-kontra"),
    ("Kontra, was heißt das", "worth-of-a-kontra"),
    ("wos kost a Pagat ultimo", "price-of-a-bird"),
    ("wie viel zählt der Pagat Ultimo", "price-of-a-bird"),
    ("how much does a pagat ultimo cost", "price-of-a-bird"),
    ("is the moon higher than the sküs", "order-of-trumps"),
    ("what does a king count", "worth-of-a-card"),
    ("how much is a mondfang", "price-of-a-capture mondfang"),
    ("what does retour mean", "worth-of-a-kontra ladder who-answers-a-kontra"),
    ("wie viel zählt König ultimo", "price-of-trull-and-koenige"),
    ("how much does a bettel cost", "price-of-a-negative-game"),
    ("is the uhu higher than the pagat", "order-of-trumps bird-cards"),
    ("what does a queen count", "worth-of-a-card"),
    ("was heißt Valat", "valat-made price-of-a-valat"),
    ("what does piccolo mean", "negative-games-won"),
    ("wieviel kost a Solodreier", "price-of-the-game"),
    ("how much is the sküs worth", "worth-of-a-card"),
    ("how much is the trull", "price-of-trull-and-koenige"),
    ("what does mondfang mean", "mondfang price-of-a-capture"),
    ("wie viel zahlt man für eine Renonce", "who-pays-for-a-renonce"),
    ("was heißt Trischaken", "when-trischaken losing-trischaken"),
    ("how much does the caught king cost", "price-of-a-capture called-koenig-caught"),
    ("scoos beats mond", "mondfang"),
    ("may one just knock on the deck? who gets to grab first?", "knocking"),
    ("I hob ganz vorn gsogt, i nimm olle sechs und spü allan. Kann do no wer drüber?", "who-may-bid-a-sechserdreier"),
    ("Derf i den Kini rufn, den i söba in da Hand hob?", "own-koenig"),
    ("Hab ka einziges Trumpf auf da Hand. Derf i's Blatt hinlegen und es wird neu geben?", "throwing-in"),
    ("can I declare the Pagat for my partner", "announcing-without-the-card"),
    ("may I bury a trump", "what-may-be-discarded"),
    ("Was zahlt man beim Foahrn, und an wen?", "losing-trischaken price-of-a-negative-game"),
    ("zsammschmeißn ohne Tarock", "throwing-in"),
    ("gspritzt und doch mei Partner", "kontra-by-the-own-partner"),
    ("Mond gfongen vom Partner", "mond-caught-by-the-partner"),
    ("Pagat gestochen", "pagat-beaten-in-the-last-trick"),
    ("How much do I need in my pile to have won, and out of how much in total?", "points-to-win"),
    ("alle sechs Karten genommen und den Pagat auch verloren, was zahlt man da?", "lost-sechserdreier"),
    ("i hob gschossn und er is mei Partner gwesn", "kontra-by-the-own-partner"),
    ("Who puts down the very first card?", "who-leads-first"),
    (
        "d'Vorhand verliert an Sechserdreier, den Uhu hat s' aber still hambracht, was kriegt a jeder?",
        "lost-sechserdreier",
    ),
    ("Was is, wann i beim Aufnehmen ka anzigs Tarok in der Hand hab?", "throwing-in"),
    ("Pagat dazu angsagt, hergebn hab i ihn scheints schon im vorletzten Stich müssen", "pagat-forced-out-early"),
)
"""A question with the topics, one of which has to be among the first three."""


@cache
def index() -> Index:
    return Index(whole_register())


def searched(asked: str, *source: str) -> Findings:
    """What is found in what some sources say, or in what all of them do."""
    return topics_found(index(), asked, source or sources())


def found(asked: str) -> list[str]:
    return [hit.topic.name for hit in searched(asked).hits]


def said(asked: str) -> list[str]:
    """The clause that is shown with each topic."""
    return [hit.said.called for hit in searched(asked).hits if hit.said]


def about(option: str) -> set[str]:
    """The topics about an option of lungau."""
    clauses = [clause.id for clause in whole_register().options["lungau"][option].clauses]
    return {topic.name for topic in whole_register().about("lungau", clauses)}


def test_what_is_asked_for_is_there() -> None:
    wanted = {name for _, names in QUESTIONS for name in names.split()}

    assert wanted <= {topic.name for topic in index().topics}


@pytest.mark.parametrize(("asked", "wanted"), QUESTIONS)
def test_a_question_of_the_table_finds_its_topic_among_the_first_three(asked: str, wanted: str) -> None:
    assert set(wanted.split()) & set(found(asked)[:3])


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("Wievü Karten kriagt jeda?", "packets"),
        ("was ist ein Rufer", "rufer"),
        ("Wem gehört der Talon beim Solo?", "talon-of-a-solo"),
        ("bis wann darf man kontrieren", "until-when-kontra"),
        ("wer spielt aus", "who-leads-first"),
        ("Dreier mit Kontra verloren, wie viel?", "worth-of-a-kontra"),
    ],
)
def test_what_is_asked_like_a_topic_finds_it_first(asked: str, topic: str) -> None:
    assert found(asked)[0] == topic


def test_small_words_of_the_dialect_are_the_written_ones() -> None:
    assert folded_words("Wos derf i, wonn i Wievü hob?") == folded_words("Was darf i, wann i wie viel hab?")


def test_the_name_of_a_cup_for_a_game_is_no_article() -> None:
    assert folded_words("A-Rufer, B-Rufer, a Rufer") == ["auchrufer", "besserrufer", "a", "rufer"]


def test_a_card_in_one_word_is_a_suit_and_a_rank_and_a_word_that_begins_like_a_suit_is_none() -> None:
    assert folded_words("Herzkini, Treffbub") == ["herz", "kini", "treff", "bub"]
    assert folded_words("treffen, herzeigen") == ["treffen", "herzeigen"]


@pytest.mark.parametrize("name", ["Zwanzgaruafn", "zwanzgerrufen", "Zwanzigerruafn", "Zwanzigerrufen"])
def test_the_name_of_a_source_is_known_in_dialect(name: str) -> None:
    assert without_sources(f"Pagat beim {name}", names_of_sources(whole_register())).source == "zwanzigerrufen"


def test_what_holds_until_when_is_no_question_of_when_something_holds() -> None:
    of_when = [kind.topics(index().topics) for kind in kinds() if "when" in kind.leading]

    assert of_when
    assert [name for names in of_when for name in names if name.startswith("until-when")] == []


def test_of_several_cards_each_counts_less_than_one_alone() -> None:
    alone, beside = (searched(asked).hits for asked in ("Mond", "Mond Dame Bube"))
    ranks = [{hit.topic.name: hit.rank for hit in hits} for hits in (alone, beside)]

    assert ranks[0]["mondfang"] > ranks[1].get("mondfang", 0.0)


@pytest.mark.parametrize("asked", ["Wie alt ist dieses Spiel?", "Welche Musik passt dazu?", "Wer hat das erfunden?"])
def test_what_no_topic_is_about_is_known_by_words_that_name_nothing_of_the_table(asked: str) -> None:
    assert searched(asked).few


@pytest.mark.parametrize("asked", ["Wie viel Startgeld ist üblich?", "Was passiert, wenn einer aufsteht und heimgeht?"])
def test_what_only_a_topic_that_no_source_answers_is_about_is_told_as_silent(asked: str) -> None:
    told = searched(asked)
    assert told.few or not told.hits or told.hits[0].topic.is_unanswered


def test_a_thing_alone_is_no_doubt_however_little_it_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "VAGUE", 99.0)
    assert not searched("Supre").few
    assert searched("Supre krawutzi").few


def test_a_way_to_ask_in_dialect_has_the_written_words() -> None:
    ways = [text for text in index().texts if text.is_dialect]

    assert ways
    assert "karten" in {word for text in ways for word in text.words}
    assert "koatn" not in index().known


def test_a_topic_loses_if_its_subject_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    topic, asked = "void-in-a-farbensolo", "muss ich Tarock zugeben, wenn ich kein Herz habe"

    def rank(question: str) -> float:
        return next(hit.rank for hit in searched(question).hits if hit.topic.name == topic)

    thing = min(said_alike("farbensolo"))
    [subject] = [subject for subject in index().subjects if (subject.topic, subject.thing) == (topic, thing)]
    monkeypatch.setattr(index(), "subjects", [subject])
    ranks = rank(asked), rank(f"{asked}, im Farbensolo")
    monkeypatch.setattr(index(), "subjects", [])
    assert subject.loss > 0.5
    assert rank(asked) == pytest.approx(ranks[0] + subject.loss)
    assert rank(f"{asked}, im Farbensolo") == ranks[1]


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("they took every single trick", "price-of-a-valat"),
        ("each of us plays for himself", "losing-trischaken"),
        ("we gave up", "price-of-giving-up"),
    ],
)
def test_words_that_mean_a_thing_together_are_known_by_it(asked: str, topic: str) -> None:
    assert topic in found(asked)


def test_what_a_phrase_of_small_words_means_is_not_looked_for_by_them() -> None:
    """Each, for and himself stand in every long text, so who asks for Trischaken does not mean all of those."""
    assert "price-of-a-valat" not in found("foahrn")


@pytest.mark.parametrize(
    ("one", "other", "close"),
    [
        ("bekommt", "bekommen", FORM),
        ("gespielt", "spielen", FORM),
        ("ausgespielt", "ausspielen", FORM),
        ("announcing", "announced", FORM),
        ("geschliffenem", "geschliffen", BEGINNING),
        ("tarock", "tarockieren", BEGINNING),
        ("herausgestochen", "gestochen", END),
        ("uhu", "uhus", 0.0),
        ("gern", "ern", 0.0),
        ("pagat", "pagat", 1.0),
    ],
)
def test_forms_of_one_word_are_close(one: str, other: str, close: float) -> None:
    assert Alike([one]).near(other).get(one, 0.0) == close
    assert Alike([other]).near(one).get(other, 0.0) == close


@pytest.mark.parametrize(
    ("word", "written"),
    [
        ("gmocht", "gemacht"),
        ("ongsogt", "angesagt"),
        ("koatn", "karten"),
        ("gegna", "gegner"),
        ("ollaletztn", "letzten"),
        ("zohln", "zahlen"),
        ("dawischt", "erwischt"),
        ("gwonna", "gewonnen"),
        ("gfonga", "gefangen"),
        ("anzigen", "einzigen"),
        ("zwanzga", "zwanziger"),
        ("zuagem", "zugeben"),
        ("obglegt", "abgelegt"),
    ],
)
def test_a_word_of_the_dialect_is_read_as_the_written_one(word: str, written: str) -> None:
    assert written in index().reader.read(word, "de").words
    assert written in index().reader.read(word, "").words


@pytest.mark.parametrize(
    ("word", "written"),
    [("ausgspuit", "ausgespielt"), ("gfoahrn", "gefahren"), ("weidagebn", "weitergeben"), ("hoibe", "halbe")],
)
def test_words_that_sound_alike_are_told_so(word: str, written: str) -> None:
    """Those whose vowels differ by more are alike in the rougher of two sounds."""
    alike = [shapes(word, folding) == shapes(written, folding) for folding in (SOUND, ROUGH_SOUND)]

    assert alike[1]
    assert alike[0] is (word != "weidagebn")


@pytest.mark.parametrize("word", ["kaner", "nua", "wievü", "hod", "wü", "zfria", "gwunna", "heid", "wea"])
def test_words_as_they_are_typed_on_a_telephone_are_known(word: str) -> None:
    assert searched(f"Jungfrau {word}").taken_for == {}
    assert searched(f"Jungfrau {word}").unknown == ()


@pytest.mark.parametrize(
    ("word", "written"),
    [("gspüt", "gespielt"), ("üwastechn", "uberstechen"), ("zuageb", "zugebe"), ("Spüla", "spieler")],
)
def test_words_as_they_are_typed_on_a_telephone_are_read_by_their_sound(word: str, written: str) -> None:
    assert searched(f"Jungfrau {word}").taken_for[word][0] == written


@pytest.mark.parametrize(
    ("asked", "topic"), [("Bürgermeister", "more-than-half-in-trischaken"), ("Vorhandrufer", "rufer")]
)
def test_what_only_cups_have_a_name_for_is_found_by_it(asked: str, topic: str) -> None:
    assert found(asked)[0] == topic


def test_a_small_word_is_small_however_it_is_folded() -> None:
    """The oe of does is no long vowel, but is folded like one."""
    assert found("does Jungfrau goes") == found("Jungfrau")


def test_of_words_that_sound_alike_the_one_with_the_same_letters_is_read_first() -> None:
    assert searched("der Köing").taken_for["Köing"][0] == "konig"


def test_no_word_of_an_english_question_is_dialect() -> None:
    assert "gemacht" in searched("was hat er gmocht").taken_for["gmocht"]
    assert searched("what is the gmocht of it").taken_for == {}


@pytest.mark.parametrize("mark", ["'", "’", "`"])
def test_what_an_apostrophe_parts_from_the_beginning_of_a_word_is_a_word(mark: str) -> None:
    assert folded_words(f"z{mark}spot z{mark}sammgschmissn") == ["zu", "spot", "zu", "sammgschmissn"]


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("der angesagte Uhu ist verloren, was kostet er?", "uhu-beaten-in-its-trick"),
        ("stiller Zweier abgestochen im vorletzten Stich", "uhu-beaten-in-its-trick"),
        ("Vogel Zwei verloren Preis", "uhu-beaten-in-its-trick"),
        ("Quapil abgestochen was kostet das", "kakadu-or-marabu-beaten"),
        ("wann ist der Uhu gemacht", "uhu"),
        ("the announced Uhu is beaten, what does it cost", "uhu-beaten-in-its-trick"),
    ],
)
def test_what_becomes_of_other_birds_than_the_pagat_is_found_by_their_names(asked: str, topic: str) -> None:
    assert topic in found(asked)[:2]


@pytest.mark.parametrize(("one", "other"), [("Kaiserstich", "Märchenstich"), ("Stock", "Talon"), ("heimlich", "still")])
def test_words_for_the_same_thing_find_the_same(one: str, other: str) -> None:
    assert set(found(one)) & set(found(other)[:10])


@pytest.mark.parametrize("asked", ["König", "Koenig", "KÖNIG", "Ko\u0308nig"])
def test_umlauts_and_capitals_do_not_matter(asked: str) -> None:
    assert found(asked) == found("konig")


def test_counting_is_not_taken_for_paying() -> None:
    """What was spelt with an umlaut is looked up with it, in the dialect too."""
    assert set(found("zählen")[:3]) & {"way-of-counting", "whose-are-the-discards", "worth-of-a-card"}
    assert found("zöhlt") == found("zählt")
    assert found("zählt") != found("zahlt")


def test_a_clause_an_option_and_a_reading_are_found_by_their_words() -> None:
    """The first stands in a clause of lungau alone, the second is an option, the third one of its readings."""
    assert "LUN-TALON-013" in said("hingelegt nach dem ersten Stich umgedreht Gegner Hälfte")
    assert found("turned talon visibility")[0] in about("turned-talon-visibility")
    assert found("Schleifen same dealer deals again")[0] in about("schleifen-as-a-deal")


def test_no_question_is_shown_as_an_answer() -> None:
    """The words are those of an option; what is shown is a rule, or nothing."""
    assert {hit.said.place for hit in searched("turned talon visibility").hits if hit.said} == {"clause"}


@pytest.mark.parametrize(
    ("asked", "is_offered"),
    [
        ("Wann kommt der Märchenstich krawutzi?", True),
        ("Ist der Märchenstich krawutzi?", True),
        ("Wer hat das erfunden?", False),
    ],
)
def test_unknown_words_hide_nothing_that_as_many_others_find(asked: str, *, is_offered: bool) -> None:
    told = searched(asked)
    assert told.is_none_offered != is_offered
    assert told.few or is_offered


def test_what_is_open_without_an_option_is_searched_too() -> None:
    """Only where it says why nothing can be played by it, lungau speaks of a Belohnung, in three topics."""
    hits = searched("Belohnung durchkommen", "lungau").hits

    cite_it = {"jungfrau", "more-than-half-in-trischaken", "bonuses-in-trischaken"}
    assert {hit.topic.name for hit in hits[:3]} == cite_it


def test_what_it_costs_is_searched_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody but the sentence on what changes says that a caller pays 90 or 120 in all."""
    monkeypatch.setattr(index(), "learnt", {})
    assert "dealer-after-a-deal-not-played" in found("90 or 120")


def test_a_misspelt_word_is_said_to_be_taken_for_another() -> None:
    assert "kakadu" in searched("Kakdu").taken_for["Kakdu"]
    assert searched("Kakdu").unknown == ()


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("wann geht es um die doppelte Runde", "when-a-doubled-round"),
        ("König gerufen, der ist im Stock gelegen", "koenig-in-the-talon"),
        ("the called king was lying in the talon", "koenig-in-the-talon"),
    ],
)
def test_a_small_word_does_not_stand_before_the_point_of_a_question(asked: str, topic: str) -> None:
    assert topic in found(asked)[:3]


@pytest.mark.parametrize("source", sources())
def test_how_rare_a_word_is_hangs_on_no_choice_of_sources(source: str) -> None:
    """What one source says of a topic counts as much as among all of them; so does what is asked first of all."""
    one = {hit.topic.name: hit.rank for hit in searched("Dame", source).hits}
    every = {hit.topic.name: hit.rank for hit in searched("Dame").hits}

    assert all(rank <= every[name] + 1e-9 for name, rank in one.items() if name in every)
    assert one["worth-of-a-card"] == pytest.approx(every["worth-of-a-card"])


@pytest.mark.parametrize("source", sources())
def test_a_slip_is_read_alike_whatever_source_is_asked(source: str) -> None:
    asked = "mitten im Spiel Köing verleugnet"

    assert searched(asked, source).taken_for == searched(asked).taken_for


def test_a_trump_by_its_number_is_never_unknown() -> None:
    assert searched("XII und 21 im Talon", "lungau").unknown == ()


def test_a_question_of_which_hardly_a_word_is_said_is_known() -> None:
    """The more somebody tells that stands nowhere, the less the first hit is worth."""
    vague = searched("Solo? Zwetschgen, Marillen, Powidl, Topfen")
    long = searched("der den ich da nach dem vor mir mit dem da und dann der auch noch, also der, im Solo?")

    assert vague.few
    assert vague.rests_on == ("Solo",)
    assert long.few
    assert not searched("wer zahlt im Solo").few


def test_an_amount_is_asked_for_by_words_next_to_each_other() -> None:
    assert asked_for("was kriegen wir für den Pagat") == asked_for("what is my take") == {"price", "worth"}
    assert asked_for("was ist, wenn wir keinen Trumpf kriegen") == set()


def test_words_are_told_as_they_were_written() -> None:
    told = searched("Pagatt gewonnen, Köing qQqqqq")

    assert set(told.taken_for) == {"Pagatt", "Köing"}
    assert told.unknown == ("qQqqqq",)


@pytest.mark.parametrize("mark", ["'", "’", "`"])
def test_the_end_that_an_apostrophe_parts_from_a_word_is_no_word(mark: str) -> None:
    asked = f"it{mark}s the partner{mark}s Pagat, I don{mark}t, geht{mark}s mit{mark}m Uhu"

    assert folded_words(asked) == ["it", "the", "partner", "pagat", "i", "don", "geht", "mit", "uhu"]
    assert searched(asked).unknown == ()


@pytest.mark.parametrize("asked", ["Uhu und XIV und V", "der xv im Talon"])
def test_a_trump_that_no_rule_names_is_neither_guessed_at_nor_unknown(asked: str) -> None:
    told = searched(asked)

    assert (told.taken_for, told.unknown) == ({}, ())


def test_a_word_after_a_quotation_mark_stays_a_word() -> None:
    assert folded_words("'Uhu' und 'II'") == ["uhu", "und", "ii"]


def test_a_name_outweighs_what_is_only_said_around_it() -> None:
    assert found("Der Pagat is im Letzten gstochen wordn")[0] == "pagat-beaten-in-the-last-trick"


@pytest.mark.parametrize("asked", ["skeese", "skys", "scoos"])
def test_names_as_they_sound_are_known(monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    monkeypatch.setattr(index(), "learnt", {})
    assert found(asked) == found("Sküs")
    assert searched(asked).taken_for == {}


@pytest.mark.parametrize("asked", ["poker", "forest", "xyzzy", "how much is a poker", "was kost a xyzzy"])
def test_what_is_only_far_from_words_that_are_said_finds_nothing(asked: str) -> None:
    told = searched(asked)

    assert (told.hits, told.taken_for) == ((), {})
    assert told.unknown == (asked.rsplit(maxsplit=1)[-1],)


def test_a_price_alone_is_asked_for_by_any_word_for_it() -> None:
    assert {name.split("-")[0] for name in found("kost")[:3]} == {"price"}
    assert searched("kost").taken_for == {}


def test_what_a_question_is_asked_with_leads_to_topics_that_there_are() -> None:
    named = {word for topic in index().topics for word in topic.name.split("-")}
    leading = [word for kind in kinds() for word in kind.leading]

    assert set(leading) <= named
    assert {"price", "order"} <= set(leading)


@pytest.mark.parametrize(
    ("one", "other", "is_slip"),
    [
        ("pagat", "pagat", True),
        ("pagat", "pgat", True),
        ("konig", "koing", True),
        ("konig", "kunig", True),
        ("sees", "skeese", False),
        ("most", "kost", False),
    ],
)
def test_a_letter_more_less_other_or_swapped_behind_the_first_is_one_slip(
    one: str, other: str, *, is_slip: bool
) -> None:
    assert set(shapes(one, SLIP)).isdisjoint(shapes(other, SLIP)) is not is_slip


@pytest.mark.parametrize(
    ("word", "guessed"),
    [
        ("uhux", "uhu"),
        ("kskadu", "kakadu"),
        ("kkskdu", None),
        ("anounced", "announced"),
        ("trischake", "trischaken"),
        ("trishcaken", "trischaken"),
        ("pagatt", "pagat"),
    ],
)
def test_a_slip_is_read_as_the_word_that_is_meant(word: str, guessed: str | None) -> None:
    read = index().reader.read(word, "").words

    assert guessed in read if guessed else not read


def test_a_guess_is_of_the_language_of_the_question() -> None:
    """The same slip is next to a German and to an English word; alone it may be either."""
    reader = index().reader
    assert [reader.tongue(asked.split()) for asked in ("is the slip", "der ist slip", "slip")] == ["en", "de", ""]

    read = {tongue: set(reader.read("brige", tongue).words) for tongue in ("en", "de", "")}
    assert read == {"en": {"bridge", "bring"}, "de": {"bring", "bringe"}, "": {"bridge", "bring", "bringe"}}


def test_words_that_nobody_says_are_told_and_the_rest_is_searched() -> None:
    assert searched("Jungfrau qqqqqq").unknown == ("qqqqqq",)
    assert searched("Jungfrau qqqqqq").hits == searched("Jungfrau").hits
    assert searched("qqqqqq").hits == ()


def test_small_words_do_not_count_unless_there_is_nothing_else() -> None:
    """In ways to ask they do, but no question rests on them."""
    told = searched("und der die das Jungfrau")
    assert (told.hits[0].topic.name, told.rests_on) == ("jungfrau", ("Jungfrau",))
    assert found("derf i") != []


@pytest.mark.parametrize("word", ["krieg", "kriegt", "kriegen", "kriegst", "kriagt", "gets", "getting"])
def test_no_form_of_getting_says_what_is_asked_about(word: str) -> None:
    assert found(f"Jungfrau {word}") == found("Jungfrau")


def test_only_the_sources_asked_for_are_searched() -> None:
    """Of the sources only zwanzigerrufen has an Absolut."""
    hits = searched("Absolut", "lungau").hits

    assert [hit.said for hit in hits if hit.said and hit.said.source != "lungau"] == []
    assert "absolut" in [hit.topic.name for hit in hits]


def test_the_best_is_first_and_what_one_common_word_says_is_left_out() -> None:
    ranks = [hit.rank for hit in searched("Pagat im elften Stich herausgestochen").hits]

    assert ranks == sorted(ranks, reverse=True)
    assert min(ranks) > 0
    assert len(ranks) < len(index().topics) / 2

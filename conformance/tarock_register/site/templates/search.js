// The search of `tarock disputes` once more, by the same data: a test holds both together, question by question.
"use strict";
const tarockFind = (() => {
  const finders = {};
  // What numbers in order are, of which each is told as what it is more than the one before it.
  const summed = (steps) => { let sum = 0; return steps.map((step) => sum += step); };

  // Who searches what one source says, or where none is named what all of them do.
  const finder = (source) => {
    const { alike, together, known, small, smallIn, asked: askedWith, by } = tarockSearch;
    const vocabulary = tarockSearch.vocabulary;
    const topics = tarockSearch.topics.map(({ name, pieces }) => ({ name, pieces: pieces
      .map(([place, from, piece, words]) => ({ place, source: from, name: piece,
        searched: !source || !from || from === source, words: new Set(summed(words).map((number) => vocabulary[number])) })) }));
    const said = new Set(vocabulary), smallWords = new Set(small), names = new Set(tarockSearch.names);
    const english = new Set(smallIn.en), german = new Set(smallIn.de);
    const foreign = { en: new Set(tarockSearch.foreign.en), de: new Set(tarockSearch.foreign.de) };
    const choice = new Set([...vocabulary, ...known, ...small]), choices = [...choice];
    const numbers = new RegExp(`^(?:${by.number})$`), counting = new RegExp(by.counting, "giu"), vowels = new RegExp(by.longVowel, "g");

    const fold = (text) => text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "")
      .replace(vowels, (found) => by.longVowels[found]);
    const word = /[\p{L}\p{N}]+/gu, ends = new RegExp(by.apostrophe, "gu"), begun = new RegExp(by.begun, "giu");
    const pairs = (text) => (text.normalize("NFC").replace(begun, (_, letter) => by.begunInFull[letter.toLowerCase()]).replace(ends, "").match(word) ?? [])
      .flatMap((one) => (fold(one.replace(counting, "zehl")).match(word) ?? []).map((said) => [said, one]));
    const folded = (text) => pairs(text).map(([one]) => one);
    // The folded words of a text, each with how it is written there first.
    const asWritten = (text) => {
      const written = new Map();
      for (const [said, one] of pairs(text)) if (!written.has(said)) written.set(said, one);
      return written;
    };
    const sentences = new RegExp(by.sentences, "g");
    // The words of the last sentence, where there is one before it.
    const inTheEnd = (text) => {
      const told = text.split(sentences).map(folded).filter((words) => words.length);
      return told.length > 1 ? told.at(-1) : [];
    };

    // Letters put in, left out, replaced, or swapped with the next, to make one word the other.
    const changes = (one, other) => {
      let before = [], last = [...Array(other.length + 1).keys()];
      for (let i = 0; i < one.length; i += 1) {
        const row = [i + 1];
        for (let j = 0; j < other.length; j += 1) {
          row.push(Math.min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] === other[j] ? 0 : 1)));
          if (i && j && one[i] === other[j - 1] && one[i - 1] === other[j]) row[j + 1] = Math.min(row[j + 1], before[j - 1] + 1);
        }
        [before, last] = [last, row];
      }
      return last[other.length];
    };
    const tongue = (told) => {
      const more = told.filter((word) => english.has(word)).length - told.filter((word) => german.has(word)).length;
      return more > 0 ? "en" : more < 0 ? "de" : "";
    };
    const sounds = by.sounds.map(([heard, written]) => [new RegExp(heard, "gu"), written]);
    const aStepOn = (word) => sounds.flatMap(([heard, written]) => [...word.matchAll(heard)].map(
      (found) => word.slice(0, found.index) + written + word.slice(found.index + found[0].length)));
    // The known words that a word of the dialect may stand for, those in fewest steps.
    const writtenForms = (word, abroad) => {
      let forms = new Set([word]);
      for (let step = 0; [...word].length >= by.shortDialect && step < by.steps; step += 1) {
        forms = new Set([...forms].flatMap(aStepOn));
        const found = [...forms].filter((one) => choice.has(one) && !abroad?.has(one));
        if (found.length) return found.sort();
      }
      return [];
    };
    const guesses = (word, abroad, isEnglish) => {
      const length = [...word].length, most = length >= by.long ? 2 : 1;
      if (said.has(word) || smallWords.has(word) || Object.hasOwn(alike, word)) return [];
      const forms = isEnglish ? [] : writtenForms(word, abroad);
      if (forms.length) return forms.slice(0, by.guesses);
      if (length < by.guessed) return [];
      return choices.filter((one) => !abroad?.has(one) && one[0] === word[0] && Math.abs(one.length - word.length) <= most)
        .map((one) => [changes(one, word), names.has(one) ? 0 : 1, smallWords.has(one) ? 0 : 1, one])
        .filter(([number]) => number <= most)
        .sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || (a[3] < b[3] ? -1 : 1))
        .slice(0, by.guesses).map(([, , , one]) => one);
    };

    const endings = new RegExp(by.endings), past = new RegExp(by.past), stemsOf = new Map();
    const stem = (word) => ((short) => (short.length >= by.short ? short : word))(word.replace(endings, ""));
    const stems = (word) => {
      if (!stemsOf.has(word)) {
        const found = [stem(word)], participle = word.match(past), behind = participle ? stem(participle[2]) : "";
        if (behind.length >= by.short) found.push((participle[1] ?? "") + behind);
        stemsOf.set(word, found);
      }
      return stemsOf.get(word);
    };
    const close = (word, other) => {
      if (word === other) return 1;
      const [short, long] = word.length < other.length ? [word, other] : [other, word];
      if (short.length < by.short) return 0;
      if (long.startsWith(short) && 2 * short.length >= long.length) return by.beginning;
      if (stems(word).some((one) => stems(other).includes(one))) return by.form;
      return short.length > by.short && long.endsWith(short) ? by.end : 0;
    };
    const neighbours = (word) => new Map(vocabulary.map((one) => [one, close(word, one)]).filter(([, value]) => value));
    const closest = (near, words) => {
      let best = 0;
      for (const [word, value] of near) if (value > best && words.has(word)) best = value;
      return best;
    };
    const wordsTogether = new Map(together);
    const lookedFor = ({ words }) => words.length === 1 || !words.some((one) => smallWords.has(one));
    const firstSaid = (same) => same.filter((words) => words.length === 1 && said.has(words[0])).slice(0, 1);
    const meanings = (word, taken) => [[word, 1], ...taken.map((near) => [near, by.misspelt])].flatMap(([one, value]) => {
      const itself = wordsTogether.get(one) ?? [one], same = alike[one] ?? [];
      return [
        { words: itself, close: value },
        ...same.map((words) => ({ words, close: value * by.sameThing })),
        ...(itself.some((part) => said.has(part)) ? [] : firstSaid(same)).map((words) => ({ words, close: value })),
      ];
    }).filter(lookedFor);
    const closeness = (meant) => {
      const single = new Map(), several = [];
      for (const one of meant) {
        const near = one.words.map(neighbours);
        if (near.length > 1) several.push([one.close, near]);
        else for (const [word, value] of near[0]) single.set(word, Math.max(single.get(word) ?? 0, value * one.close));
      }
      return (words) => Math.max(closest(single, words),
        ...several.map(([value, parts]) => value * Math.min(...parts.map((near) => closest(near, words)))));
    };

    const isOfTheTable = (word) => names.has(word) || (alike[word] ?? []).some((words) => names.has(words.join(" ")));
    const plain = ({ place, words }) => (
      by.plain[place] * (1 + (place === "question" ? by.terse * by.terseWords / (by.terseWords + words.size) : 0)));
    const fits = (word, taken, counts = 1) => {
      const value = closeness(meanings(word, taken)), found = new Map(), places = new Map();
      const weight = [word, ...taken.slice(0, 1)].some(isOfTheTable) ? counts : counts * by.everyday;
      for (const topic of topics) {
        for (const piece of topic.pieces) {
          const one = value(piece.words);
          if (!one) continue;
          if (piece.searched) {
            if (!found.has(topic)) found.set(topic, new Map());
            found.get(topic).set(piece, one);
          }
          if (!places.has(piece.place)) places.set(piece.place, new Map());
          places.get(piece.place).set(topic, Math.max(one, places.get(piece.place).get(topic) ?? 0));
        }
      }
      const rare = new Map([...places].map(([place, among]) => (
        [place, weight * Math.log(1 + topics.length / [...among.values()].reduce((sum, one) => sum + one, 0))])));
      for (const each of found.values()) {
        for (const [piece, one] of each) each.set(piece, one * rare.get(piece.place) * plain(piece));
      }
      return found;
    };

    const askedFor = (told, line) => {
      const only = new Set(), wanted = new Set();
      const asks = ([words, beside]) => (beside ? line.includes(` ${words.join(" ")} `) : words.every((word) => told.includes(word)));
      for (const [phrases, leading] of askedWith) {
        for (const [phrase] of phrases.filter(asks)) {
          phrase.forEach((word) => only.add(word));
          leading.forEach((word) => wanted.add(word));
        }
      }
      return [only, wanted];
    };
    const ofTheKind = (wanted, among) => {
      const found = topics.filter((topic) => topic.name.split("-").some((word) => wanted.has(word)));
      const value = by.askedWith * Math.log(1 + topics.length / found.length);
      return new Map(found.filter((topic) => among.has(topic)).map((topic) => [topic, value]));
    };

    const add = (map, key, value) => map.set(key, (map.get(key) ?? 0) + value);
    const ranked = (fitting, ranks) => {
      const pieces = new Map();
      for (const found of fitting) {
        for (const [topic, each] of found) {
          add(ranks, topic, Math.max(...each.values()));
          if (!pieces.has(topic)) pieces.set(topic, new Map());
          for (const [piece, value] of each) add(pieces.get(topic), piece, value);
        }
      }
      for (const [topic, each] of pieces) {
        add(ranks, topic, by.atOnce * Math.max(0, ...[...each].map(([piece, value]) => (piece.place === "asked" ? value : 0))));
      }
      const least = Math.max(0, ...ranks.values()) * by.worthTelling;
      const hits = topics.filter((topic) => (ranks.get(topic) ?? 0) > least).map((topic) => {
        let best = null, most = 0;
        for (const [piece, value] of pieces.get(topic) ?? []) {
          if (value > most && (piece.place === "clause" || piece.place === "option")) [best, most] = [piece, value];
        }
        return { topic, name: topic.name, rank: ranks.get(topic), said: best };
      });
      return hits.sort((a, b) => b.rank - a.rank);
    };

    const find = (asked) => {
      const written = asWritten(asked), told = [...written.keys()], taken = new Map(), asIn = tongue(told), abroad = foreign[asIn];
      for (const word of told) {
        const near = guesses(word, abroad, asIn === "en");
        if (near.length) taken.set(word, near);
      }
      const some = told.filter((word) => !smallWords.has((taken.get(word) ?? [word])[0]));
      const ending = new Set(inTheEnd(asked)), line = ` ${folded(asked).join(" ")} `;
      const meant = some.length ? some : told, [only, wanted] = askedFor(told, line);
      const found = new Map(meant.map((word) => [word, fits(word, taken.get(word) ?? [], ending.has(word) ? by.inTheEnd : 1)]));
      const phrases = together.filter(([, words]) => line.includes(` ${words.join(" ")} `)).map(([one]) => fits(one, []));
      const unknown = meant.filter((word) => !found.get(word).size && !only.has(word) && !numbers.test(word));
      const about = meant.filter((word) => !only.has(word));
      const words = {
        taken: new Map([...taken].filter(([word]) => meant.includes(word)).map(([word, near]) => [written.get(word), near])),
        unknown: unknown.map((word) => written.get(word)),
      };
      if (about.length && !about.some((word) => found.get(word).size)) return { hits: [], ...words, restsOn: [], few: false };
      const among = about.length ? new Set(about.flatMap((word) => [...found.get(word).keys()])) : new Set(topics);
      const hits = ranked([...found.values(), ...phrases], ofTheKind(wanted, among)), first = hits[0]?.topic;
      const restsOn = about.filter((word) => found.get(word).has(first)).map((word) => written.get(word));
      const few = restsOn.length > 0 && (restsOn.length < about.length * by.few || restsOn.length < told.length * by.fewOfAll);
      return { hits, ...words, restsOn, few };
    };
    return { find, folded };
  };
  const small = new Set(tarockSearch.small), patterns = Object.entries(tarockSearch.sources)
    .map(([source, pattern]) => [source, new RegExp(pattern, "giu")]);
  // A question without the names of sources, and the source where one alone is named.
  const withoutSources = (asked) => {
    let left = asked.normalize("NFC");
    const named = patterns.filter(([, pattern]) => {
      const shorter = left.replace(pattern, " "), found = shorter !== left;
      left = shorter;
      return found;
    });
    if ((finders[""] ??= finder("")).folded(left).every((word) => small.has(word))) return [asked, ""];
    return [left, named.length === 1 ? named[0][0] : ""];
  };
  return (asked, source = "") => {
    const [left, named] = withoutSources(asked), of = source || named;
    return { ...(finders[of] ??= finder(of)).find(left), of };
  };
})();

(() => {
  const field = document.getElementById("q"), source = document.getElementById("source"), section = document.getElementById("found");
  const status = document.getElementById("told"), list = document.getElementById("hits"), say = section.dataset;
  const lead = document.querySelector(".lead");
  const { topics, clauses, options, titles, page } = tarockTexts;
  const filled = (text, ...words) => words.reduce((told, word) => told.replace("{}", word), text);
  const make = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text, ...more });
  const quoted = (word) => (document.documentElement.lang === "de" ? `„${word}“` : `“${word}”`);
  const optionPage = (source, name) => page.option.replace("+", source).replace("*", name);

  // A clause or an option by its very name stands before all that is found by words.
  const named = (asked) => {
    const id = asked.toUpperCase(), found = [];
    if (Object.hasOwn(clauses, id)) found.push([id, ...clauses[id], say.clause]);
    for (const [source, each] of Object.entries(options)) {
      if (Object.hasOwn(each, asked)) found.push([asked, optionPage(source, asked), each[asked], `${say.option}, ${titles[source]}`]);
    }
    return found.map(([name, place, text, kind]) => entry(text, place, `${kind} `, [[name, place]]));
  };
  const entry = (title, place, before, links) => {
    const item = make("li", ""), below = make("span", before, { className: "says-so" });
    item.append(make("a", title, { href: place }), below);
    for (const [text, href] of links) below.append(make("a", text, { href, className: "id" }));
    return item;
  };
  const shown = ({ name, said }, of) => {
    const [title, chapter] = topics[name], beside = of && `#says-${of}`;
    const place = page.topic.replace("*", name) + beside;
    if (!said) return entry(title, place, chapter, []);
    const isClause = said.place === "clause";
    const [where, text] = isClause ? clauses[said.name] : [optionPage(said.source, said.name), options[said.source][said.name]];
    return entry(title, place, `${chapter} · ${titles[said.source]}: ${text} `, [[said.name, where]]);
  };

  const tell = (everything = false) => {
    const asked = field.value.trim();
    section.hidden = !asked;
    lead.hidden = Boolean(asked);
    if (!asked) return;
    const first = named(asked), { hits, taken, unknown, restsOn, few, of } = tarockFind(asked, source.value);
    const most = everything ? hits.length : tarockSearch.by.screen, told = [];
    if (of !== source.value) told.push(filled(say.ofOneSource, titles[of]));
    for (const [word, near] of taken) told.push(filled(say.taken, quoted(word), near.join(", ")));
    if (unknown.length && hits.length) told.push(filled(say.unknown, unknown.map(quoted).join(", ")));
    if (few && !first.length) told.push(filled(say.few, restsOn.map(quoted).join(", ")));
    if (!hits.length && !first.length) told.push(say.none);
    if (hits.length) told.push(filled(say.of, Math.min(most, hits.length), hits.length));
    status.textContent = `${told.join(". ")}`;
    list.replaceChildren(...first, ...hits.slice(0, most).map((hit) => shown(hit, of)));
    section.querySelector("button")?.remove();
    if (hits.length > most) section.append(make("button", say.more, { type: "button", onclick: () => tell(true) }));
  };

  let waiting = 0;
  field.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(tell, 150); });
  source.addEventListener("change", () => tell());
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    tell();
    history.replaceState(null, "", `?${new URLSearchParams({ q: field.value, source: source.value })}`);
    document.getElementById("hits").querySelector("a")?.focus();
  });
  const wanted = new URLSearchParams(location.search);
  field.value = wanted.get("q") ?? "";
  if (Object.hasOwn(titles, wanted.get("source"))) source.value = wanted.get("source");
  tell();
})();

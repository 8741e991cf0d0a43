// What the search on the terminal does with the same index: fold a question, look its words up, add what they are worth.
// `names` are what is left of a question that only asks what something is, or that is no more than its name; `line` is all
// of it, folded, with a space around each word.
"use strict";
const tarockFind = (() => {
  const { topics, texts, ways, subjects, marks, things, levels, kinds, shapes, tables, by } = tarockSearch;
  const words = tarockSearch.words.split(","), numberOf = new Map(words.map((word, at) => [word, at])), phrases = words.filter((word) => word.includes(" "));
  const digit = new Map([...by.signs].map((sign, at) => [sign, at % by.base])), ends = new Set(by.signs.slice(0, by.base));
  const unpacked = (signs, numbers = [], number = 0) => {
    for (const sign of signs) {
      number = number * by.base + digit.get(sign);
      if (ends.has(sign)) [number] = [0, numbers.push(number)];
    }
    return numbers;
  };
  const summed = (steps, sum = 0) => steps.map((step) => (sum += step)), each = (packed) => packed.split(" ").map((signs) => unpacked(signs));
  const worth = each(tarockSearch.worth), having = each(tarockSearch.having).map((steps) => summed(steps));
  const parted = (packed, values) => each(packed).map((steps) => summed(steps).map((both) => [Math.floor(both / values.length), values[both % values.length]]));
  const near = parted(tarockSearch.near, levels), learnt = parted(tarockSearch.learnt, tarockSearch.weights);
  const weightsOf = new Map(tarockSearch.stems.split(",").map((stem, at) => [stem, learnt[at]]));
  ways.forEach((all, topic) => all.forEach((likeness) => texts.push([by.asked, "", by.plain, [topic], 0, likeness / by.thousand])));
  const compiled = (table, flags = "gu") => table.map(([pattern, written]) => [new RegExp(pattern, flags), written]);
  const changed = (text, table) => table.reduce((told, [pattern, written]) => told.replace(pattern, written), text);
  const inFull = compiled(tables.inFull, "giu"), counting = compiled(tables.counting), vowels = compiled(tables.vowels);
  const sources = compiled(tables.sources, "giu"), isNumber = new RegExp(tables.number);
  const typed = (text) => changed(text.normalize("NFC"), inFull).match(/[\p{L}\p{N}]+/gu) ?? [];
  const folded = (text) => typed(text).map((word) => changed(
    changed(word.toLowerCase(), counting).replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, ""), vowels));
  for (const shape of shapes) shape.table = compiled(shape.folding);
  const shaped = (word, { table, shortest }) => (table.length ? [changed(word, table)]
    : [word, ...Array.from(word.slice(1), (_, at) => word.slice(0, at + 1) + word.slice(at + 2))]).filter((one) => one.length >= shortest);
  const sorted = (shape) => words.flatMap((word, number) => shaped(word, shape).map((one) => [one, number]))
    .reduce((known, [one, number]) => known.set(one, [...known.get(one) ?? [], number]), new Map());
  const read = (word, foreign) => {
    if (numberOf.has(word)) return { as: [numberOf.get(word)], close: 1 };
    for (const shape of isNumber.test(word) ? [] : shapes.filter((one) => !(one.of_dialect && foreign === "dD"))) {
      const found = shaped(word, shape).flatMap((one) => (shape.known ??= sorted(shape)).get(one) ?? []);
      const isFar = (other) => other.length === word.length && [...other].filter((letter, at) => letter !== word[at]).length > 2;
      const own = found.filter((number) => !foreign.includes(marks[number]) && (shape.table.length || !isFar(words[number])));
      const missing = (number) => [...word].filter((letter) => !words[number].includes(letter)).length;
      const as = [...new Set(own)].sort((a, b) => missing(a) - missing(b) || a - b).slice(0, by.guesses);
      if (as.length) return { as, close: shape.close, isGuess: shape.is_guess };
    }
    return { as: [] };
  };
  const set = (values, key, how) => values.set(key, how(values.get(key) ?? 0)), add = (values, key, value) => set(values, key, (old) => value + old);
  const fits = ({ as, close }, weight, of, found = new Map()) => {
    for (const known of as) for (const [meant, nearness] of near[known]) for (const number of having[meant]) {
      const [place, source, plainness] = texts[number], value = weight * close * nearness * worth[known][place] * plainness / by.whole;
      if (!of || !source || source === of) set(found, number, (old) => Math.max(value, old));
    }
    return found;
  };
  const best = (values, how = Math.max) => [...values].flatMap(([number, value]) => texts[number][3].map((topic) => [topic, value]))
    .reduce((found, [topic, value]) => set(found, topic, (old) => how(value, old)), new Map());
  const placed = (values, place) => [...values].filter(([number]) => texts[number][0] === place).sort(([one], [other]) => one - other);
  const sameAs = (known) => near[known].filter(([, close]) => close >= by.named).map(([same]) => same);
  const learntOf = (likely, learntFor = new Map(), stems = new Set(likely.map((word) => changed(word, shapes[0].table)))) => {
    const known = [...stems].filter((stem) => weightsOf.has(stem)).map((stem) => weightsOf.get(stem));
    for (const [topic, value] of known.flat()) add(learntFor, topic, value / (by.tenths * Math.sqrt(known.length)));
    return learntFor;
  };
  const ranked = (fitting, said, ranks, named, sums = new Map(), inOrder = ([one, a], [other, b]) => b - a || one - other) => {
    for (const [number, value] of said.flatMap((values) => [...values])) add(sums, number, value);
    for (const [values, weight] of fitting.flatMap((all) => [[all, 1], [placed(all, by.clause), by.clauses]]))
      for (const [topic, value] of best(values)) add(ranks, topic, weight * value);
    for (const [topic, value] of best([...sums].map(([number, value]) => [number, value * texts[number][5]]))) add(ranks, topic, value);
    for (const [topic, thing, loss] of named ? subjects : []) if (ranks.has(topic) && !sameAs(thing).some((same) => named.has(same))) add(ranks, topic, -loss);
    for (const topic of tarockSearch.unanswered) add(ranks, topic, -by.unanswered);
    const least = Math.max(0, ...ranks.values()) * by.worthTelling, told = [...sums].sort(inOrder).map(([number]) => texts[number]);
    return [...ranks].filter(([, rank]) => rank > least).sort(inOrder)
      .map(([topic, rank]) => ({ topic, name: topics[topic], rank, said: told.find((text) => text[4] && text[3].includes(topic)) ?? [] }));
  };
  return (question, chosen = "") => {
    const isSmall = (number) => "EDS".includes(marks[number] ?? "-"), has = (part) => line.includes(` ${part} `);
    let asked = question.normalize("NFC"), from = sources.filter(([pattern]) => asked !== (asked = asked.replace(pattern, " ")));
    if (folded(asked).every((word) => isSmall(numberOf.get(word)))) [asked, from] = [question, []];
    const of = chosen || (from.length === 1 ? from[0][1] : ""), line = ` ${folded(asked).join(" ")} `, told = [...new Set(folded(asked))];
    const spelt = new Map(typed(asked).reverse().map((word) => [folded(word)[0], word])), asTyped = (some) => some.map((word) => spelt.get(word));
    const lean = told.reduce((sum, word) => sum + ({ E: 1, D: -1 }[marks[numberOf.get(word)]] ?? 0), 0);
    const readings = new Map(told.map((word) => [word, read(word, lean > 0 ? "dD" : lean < 0 ? "eE" : "")]));
    const large = told.filter((word) => !isSmall(readings.get(word).as[0])), meant = large.length ? large : told;
    const asking = kinds.map(([ways, ...kind]) => [ways.filter((way) => way.every(has)), ...kind]).filter(([ways]) => ways.length);
    const only = asking.flatMap(([ways]) => ways.flat()).join(" ").split(" "), about = meant.filter((word) => !only.includes(word));
    const cards = told.filter((word) => marks[readings.get(word).as[0]] === "c"), weight = (word) => (cards.includes(word) ? 1 / Math.sqrt(cards.length) : 1);
    const weighed = (word) => fits(readings.get(word) ?? read(word), weight(word), of);
    const values = new Map(told.map((word) => [word, weighed(word)])), fitting = new Map(about.map((word) => [word, best(values.get(word))]));
    const among = new Set([...fitting.values()].flatMap((all) => [...all.keys()])), ranks = new Map(), isThing = (one) => things[readings.get(one).as[0]] > 0;
    for (const [, ofKind, value] of asking) for (const topic of ofKind) if (!about.length || among.has(topic)) add(ranks, topic, value);
    const learntFor = learntOf(told.map((word) => words[readings.get(word).as[0]] ?? word));
    for (const [topic, value] of learntFor) add(ranks, topic, value);
    const spoken = phrases.filter(has), together = new Map(spoken.map((phrase) => [phrase, weighed(phrase)]));
    const fitted = [...meant.map((word) => values.get(word)), ...together.values()];
    const named = told.some(isThing) && new Set([...told, ...spoken].flatMap((word) => (readings.get(word) ?? read(word)).as.flatMap(sameAs)));
    const hits = about.length && !among.size ? [] : ranked(fitted, [...values.values(), ...together.values()], ranks, named);
    const isSaid = (word) => fitting.get(word).has(hits[0]?.topic), isSaidThing = (word) => isSaid(word) && isThing(word);
    const taken = meant.filter((word) => readings.get(word).isGuess).map((word) => [spelt.get(word), readings.get(word).as.map((number) => words[number])]);
    const telling = about.filter((word) => !isNumber.test(word)), unknown = telling.filter((word) => !fitting.get(word).size), restsOn = about.filter(isSaid);
    const fit = hits.length && hits[0].rank - (learntFor.get(hits[0].topic) ?? 0), isSure = hits[0]?.rank >= by.sure;
    const share = unknown.length / Math.max(1, telling.length);
    const isVague = telling.length && fit < by.vague * (1 + by.unknown * share) && !telling.every(isSaidThing);
    const isGuess = restsOn.length < by.fewOfAll * told.length || (!isSure && restsOn.length < by.few * telling.length);
    const asksWhat = /^ (?:was|what) (?:ist?|s|sind|are|heisst|bedeutet|does) (?:(?:eine?|der|die|das|an?|the) )?/;
    const whole = line.replace(asksWhat, " ").trim(), core = meant.map((word) => words[readings.get(word).as[0]] ?? word).join(" ");
    const names = asksWhat.test(line) || meant.length === told.length ? [whole, core] : [whole];
    const few = hits.length > 0 && Boolean(isGuess || isVague);
    const isNone = few && !(unknown.length && unknown.length <= restsOn.length);
    return { hits, names, taken, unknown: asTyped(unknown), restsOn: asTyped(restsOn), few, isNone, of, line };
  };
})();

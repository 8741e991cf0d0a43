// The search of the first page: what is asked for by its name, pages and words of the glossary, then the topics.
"use strict";
(() => {
  const [field, source, section, status, list] = ["q", "source", "found", "told", "hits"].map((id) => document.getElementById(id));
  const { topics, named, titles, pages, terms, termOf, lacking } = tarockTexts, say = section.dataset;
  const filled = (text, ...parts) => parts.reduce((told, part) => told.replace("{}", () => part), text);
  const quoted = (found) => found.map((word) => filled(say.quoted, word)).join(", ");
  const make = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text, ...more });
  const holding = (element, ...parts) => { element.append(...parts); return element; };
  const entry = (title, place, ...below) => holding(make("li", ""), make("a", title, { href: place }),
    ...(below.length ? [holding(make("span", "", { className: "says-so" }), ...below)] : []));
  const byName = (asked) => Object.entries(named[asked] ?? {}).map(([source, [place, text]]) => entry(text, place,
    place.includes("#") ? `${say.clause} ${asked.toUpperCase()}` : `${say.option} ${asked}, ${titles[source]}`));
  const byWords = (asked, of) => pages.filter(([, , source, words]) => (!of || !source || source === of) && new RegExp(words, "iu").test(asked))
    .map(([title, place]) => entry(title, place));
  const byTerm = (names) => (termOf[names.find((name) => Object.hasOwn(termOf, name))] ?? []).map((number) => entry(...terms[number]));
  const shown = ({ name, said: [, source, , , called = ""] }, of) => {
    const [title, page, chapter, short] = topics[name], [place, text] = named[called.toLowerCase()]?.[source] ?? [];
    const answer = short && !of ? [` · ${short}`] : called ? [` · ${titles[source]}: `, make("a", text, { href: place })] : [];
    return entry(title, page + (of && `#says-${of}`), chapter, ...answer);
  };
  const lacked = ({ line, of }) => {
    const [, text] = Object.entries(lacking[of] ?? {}).find(([name]) => line.includes(` ${name} `)) ?? [];
    return text && `${titles[of]}: ${text}`;
  };
  const tell = (everything = false) => {
    const asked = field.value.trim(), found = tarockFind(asked, source.value), { hits, taken, unknown, restsOn, of } = found;
    const first = [...byTerm(found.names), ...byName(asked.toLowerCase()), ...byWords(asked, of)];
    const isNone = found.isNone && !everything, most = everything ? hits.length : isNone ? 0 : tarockSearch.by.screen;
    [section.hidden, document.querySelector(".lead").hidden] = [!asked, Boolean(asked)];
    status.textContent = [lacked(found), of !== source.value && filled(say.ofOneSource, titles[of]), unknown[0] && hits[0] && !isNone && filled(say.unknown, quoted(unknown)),
      ...taken.map(([word, known]) => filled(say.taken, quoted([word]), known.join(", "))),
      found.isNone && (everything || !first.length) && filled(isNone ? say.nobody : say.few, quoted(restsOn)),
      hits.length ? !isNone && filled(say.of, Math.min(most, hits.length), hits.length) : !first.length && say.none].filter(Boolean).map((text) => text[0].toUpperCase() + text.slice(1)).join(". ");
    list.replaceChildren(...first, ...hits.slice(0, most).map((hit) => shown(hit, of)));
    section.querySelector("button")?.remove();
    if (hits.length > most) section.append(make("button", isNone ? say.nearest : say.more, { type: "button", onclick: () => tell(true) }));
  };
  for (const [place, change] of [[field, "input"], [source, "change"]]) place.addEventListener(change, () => tell());
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    tell();
    history.replaceState(null, "", `?${new URLSearchParams({ q: field.value, source: source.value })}`);
    list.querySelector("a")?.focus();
  });
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  tell();
})();

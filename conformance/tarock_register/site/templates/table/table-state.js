// Everything on the table in the address, and back: #stich&r=karl&t=wzV…; what is not whole is said in words.
"use strict";
(() => {
  const { say, has, cards, letters, place, state, tabs } = tarockTable;
  const MOST = 6000, WORD = /^[\p{L}\p{N}♥♦♠♣/ !.:'\-]{0,60}$/u, NAME = /^[a-z0-9-]{1,60}$/;
  const refuse = (text) => { throw new Error(say("address part", { part: text.slice(0, 40) })); };

  // A pile of cards is a letter for each; a card that stands twice is refused, since no table has it.
  const cardOf = (letter) => cards[letters.indexOf(letter)] ?? refuse(letter);
  const pile = {
    write: (some) => some.map((card) => letters[place.get(card)]).join(""),
    read: (text) => {
      const found = [...text].map(cardOf);
      if (new Set(found).size < found.length) throw new Error(say("address twice"));
      return found;
    },
  };
  const word = { write: (text) => text, read: (text) => (WORD.test(text) ? text : refuse(text)) };
  const number = { write: String, read: (text) => (/^\d{1,3}$/.test(text) ? Number(text) : refuse(text)) };
  const flag = { write: () => "1", read: (text) => (text === "1" ? true : refuse(text)) };
  const seat = { write: String, read: (text) => (/^[0-4]$/.test(text) ? Number(text) : refuse(text)) };
  const listOf = (kind) => ({
    write: (some) => some.map(kind.write).join("~"),
    read: (text) => (text ? text.split("~").map(kind.read) : []),
  });

  // Acts: a seat, a letter for the deed, and what; cards that are played one after the other are one part.
  const deeds = { b: "bid", c: "call", t: "talon", d: "discard", s: "say", r: "renonce" };
  const letterOf = Object.fromEntries(Object.entries(deeds).map(([letter, deed]) => [deed, letter]));
  const isPlain = (act) => act.do === "play" && !act.unnoticed;
  const what = (act) => (act.do === "discard" || act.do === "play" ? pile.write(act.what.split(" ")) : act.what);
  const acts = {
    write: (some) => some.map((act, at) => {
      if (isPlain(act)) return `${at && isPlain(some[at - 1]) ? "" : "~p"}${act.seat}${what(act)}`;
      const letter = act.do === "play" ? "u" : `${act.unnoticed ? "!" : ""}${letterOf[act.do]}`;
      return `~${letter}${act.seat}${what(act)}`;
    }).join("").slice(1),
    read: (text) => (text ? text.split("~").flatMap((whole) => {
      const unseen = whole[0] === "!" ? { unnoticed: true } : {}, part = whole.replace(/^!/, "");
      if (part[0] === "p") return (part.slice(1).match(/../gu) ?? refuse(part)).map((two) => ({ seat: seat.read(two[0]), do: "play", what: cardOf(two[1]) }));
      const given = { seat: seat.read(part[1] ?? ""), do: deeds[part[0]] ?? (part[0] === "u" ? "play" : refuse(part)), what: part.slice(2) };
      if (part[0] === "u") return { ...given, what: cardOf(part[2]), unnoticed: true };
      return { ...given, ...unseen, what: part[0] === "d" ? pile.read(given.what).join(" ") : word.read(given.what) };
    }) : []),
  };

  // What is on a score sheet: its name, the side (d or f), w or l, a if announced, x and the seats that doubled it, against whom.
  const ITEM = /^([\p{L} ]{1,30})\.([df])([wl])(a?)(?:x([0-4]+))?(?:y([0-4]))?$/u;
  const items = listOf({
    write: (item) => `${item.item}.${item.side[0]}${item.won ? "w" : "l"}${item.announced ? "a" : ""}`
      + `${item.doubled.length ? `x${item.doubled.join("")}` : ""}${item.against === null ? "" : `y${item.against}`}`,
    read: (text) => {
      const [, item, side, won, announced, doubled = "", against] = ITEM.exec(text) ?? refuse(text);
      return {
        item, side: side === "d" ? "declarer" : "foes", won: won === "w", announced: Boolean(announced),
        doubled: [...doubled].map(Number), against: against === undefined ? null : Number(against),
      };
    },
  });
  const piles = listOf(pile);
  const kinds = { pile, piles, word, words: listOf(word), number, numbers: listOf(number), flag, seat, acts, items };

  // Four letters over the rest of the address: one that was cut or changed by hand is told as that.
  const sum = (text) => {
    let value = 7;
    for (const letter of text) value = (value * 31 + letter.codePointAt(0)) % 1679616;
    return value.toString(36).padStart(4, "0");
  };
  const isUnset = (value) => value === "" || value === null || value === false || (Array.isArray(value) && !value.flat().length);
  const part = (key, text) => `${key}=${encodeURIComponent(text).replace(/%20/g, "+").replace(/%2C/g, ",").replace(/%3A/g, ":")}`;

  const write = () => {
    const { fields, blank } = tabs.get(state.tab), mine = state.of[state.tab], unsaid = blank();
    const parts = [state.tab];
    if (state.house && !state.houseAt) parts.push(part("toml", state.house));
    else if (!state.house) parts.push(part("r", state.rules));
    const readings = Object.entries(state.options).map(([name, reading]) => `${name}:${reading}`).join(",");
    if (readings && !state.house) parts.push(part("o", readings));
    if (state.beside) parts.push("n=1");
    for (const [key, [name, kind]] of Object.entries(fields)) {
      const value = mine[name];
      if (!isUnset(value) && JSON.stringify(value) !== JSON.stringify(unsaid[name])) parts.push(part(key, kinds[kind].write(value)));
    }
    const text = parts.join("&");
    return `#${text}&z=${sum(text)}${state.houseAt ? `&${state.houseAt}` : ""}`;
  };

  // The table of an address, and what of it could not be read. Nothing is done with what it says but to show it.
  // A house is written as its own page writes it (haus=…), a question of the protocol as JSON (frage=…).
  const read = (hash, rules) => {
    const faults = [], found = { tab: "stich", rules: "", options: {}, house: "", houseAt: "", beside: false, fields: {}, question: null };
    const whole = hash.replace(/^#/, "");
    if (whole.length > 4 * MOST) return { found, faults: [say("address long")] };
    const [rest, asked] = whole.split(/(?:^|&)frage=/), at = rest.search(/(?:^|&)haus=/), mine = at < 0 ? rest : rest.slice(0, at);
    if (at >= 0) houseIn(rest.slice(at).replace(/^&/, ""), found, faults, rules);
    if (asked !== undefined) attempt(faults, asked, () => { found.question = question(plainly(asked)); });
    if (!mine) return { found, faults };
    const [text, check] = mine.split("&z=");
    const [first, ...pairs] = text.split("&").map((one) => one.split(/=(.*)/s));
    if (tabs.has(first[0])) [found.tab] = first;
    else pairs.unshift(first);
    // Links of other pages name a tab or rules alone; whatever the table writes has its letters behind it.
    if (check !== sum(text) && !(check === undefined && pairs.every(([key]) => key === "r"))) faults.push(say("address cut"));
    for (const [key, value = ""] of pairs) attempt(faults, value || key, () => take(found, key, plainly(value), rules));
    return { found, faults };
  };
  const plainly = (text) => decodeURIComponent(text.replace(/\+/g, " "));
  const attempt = (faults, text, act) => {
    try {
      act();
    } catch (fault) {
      faults.push(fault instanceof URIError ? say("address part", { part: text.slice(0, 40) }) : fault.message);
    }
  };
  const houseIn = (text, found, faults, rules) => {
    const { house, fault } = tarockHouse.read(`#${text}`);
    if (fault === "cut") faults.push(say("address cut"));
    if (fault === "long" || !rules.includes(house.rules)) return faults.push(say("address part", { part: text.slice(0, 40) }));
    return Object.assign(found, { rules: house.rules, house: tarockHouse.toml({ ...house, name: house.name || unnamed(house.rules) }), houseAt: tarockHouse.written(house) });
  };
  const unnamed = (rules) => say("unnamed house", { source: new Map(tarockTable.words.sources).get(rules) });
  const take = (found, key, text, rules) => {
    const { fields } = tabs.get(found.tab);
    if (key === "r") found.rules = rules.includes(text) ? text : refuse(text);
    else if (key === "toml") found.house = text.length <= MOST ? text : refuse(text);
    else if (key === "n") found.beside = flag.read(text);
    else if (key === "o") {
      for (const one of text.split(",")) {
        const [name, reading] = one.split(":");
        if (!NAME.test(name) || !NAME.test(reading ?? "")) refuse(one);
        found.options[name] = reading;
      }
    } else if (has(fields, key)) found.fields[fields[key][0]] = kinds[fields[key][1]].read(text);
    else refuse(key);
  };
  const question = (text) => {
    let given = null;
    try { given = JSON.parse(text); } catch { refuse(text); }
    return given !== null && typeof given === "object" && !Array.isArray(given) ? given : refuse(text);
  };
  // Whether a value from elsewhere is one that an address could carry: it comes back as it was.
  const isReadable = (kind, value) => {
    try {
      return isUnset(value) || JSON.stringify(kinds[kind].read(kinds[kind].write(value))) === JSON.stringify(value);
    } catch {
      return false;
    }
  };
  const readings = (given) => Object.fromEntries(Object.entries(given ?? {}).filter(([name, reading]) => NAME.test(name) && NAME.test(reading)));
  Object.assign(tarockTable, { address: write, readAddress: read, isReadable, readings });
})();

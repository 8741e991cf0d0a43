// A house as an address carries it: what it plays differently from its source, behind "#" and short enough to be sent.
// Whatever an address says is data: it is checked by the engine, and shown as text.
"use strict";
const tarockHouse = (() => {
  const LONGEST = 20000, ORDER = "bidding.order";
  const none = (rules = "") => ({ rules, name: "", readings: new Map(), rulings: new Map(), games: [], contracts: [], items: [] });
  // A game of the house's own is a row: its name, the game that it is like, and its birds.

  // One line without control characters, which no name and no value has.
  const plain = (text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  const encoded = (text) => encodeURIComponent(plain(text).toWellFormed?.() ?? plain(text)).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("%20", "+");
  const listed = (names) => names.map(encoded).join(",");
  const decoded = (text) => {
    try {
      return plain(decodeURIComponent(text.replaceAll("+", " ")));
    } catch {
      return null;
    }
  };

  // Four signs by which a part that was cut off or changed on its way is noticed; they protect from nothing else.
  const mark = (text) => {
    let sum = 2166136261;
    for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 16777619);
    return (sum >>> 0).toString(36).padStart(7, "0").slice(-4);
  };

  // The order of the auction as rows of names, from its text in TOML; null if it is none.
  const orderOf = (value) => {
    try {
      const rows = JSON.parse(value).map((row) => [row].flat());
      return rows.length && rows.flat().every((name) => name && typeof name === "string") ? rows : null;
    } catch {
      return null;
    }
  };
  const orderIn = (rows) => `[${rows.map((row) => (row.length > 1 ? `[${row.map(quoted).join(", ")}]` : quoted(row[0]))).join(", ")}]`;

  const rowsIn = (value) => value.split(",").map((row) => row.split("~").map(decoded));
  const changes = (house) => house.readings.size + house.rulings.size + house.games.length + house.contracts.length + house.items.length;
  const isSource = (house) => !house.name && !changes(house);
  const written = (house) => {
    const parts = [["haus", encoded(house.rules)]];
    if (house.name) parts.push(["name", encoded(house.name)]);
    for (const [name, value] of [...house.readings, ...house.rulings]) {
      const rows = name === ORDER && orderOf(value);
      parts.push(rows ? ["reihe", rows.map((row) => row.map(encoded).join("~")).join(",")] : [encoded(name), encoded(value)]);
    }
    if (house.games.length) parts.push(["eigene", house.games.map((row) => row.map(encoded).join("~")).join(",")]);
    if (house.contracts.length) parts.push(["spiele", listed(house.contracts)]);
    if (house.items.length) parts.push(["dinge", listed(house.items)]);
    const text = parts.map((part) => part.join("=")).join("&");
    return `${text}&x=${mark(text)}`;
  };

  // The house of an address, and whether all of it is as it was written: "", "none", "long" or "cut".
  const read = (address) => {
    const text = address.replace(/^[^#]*#/, "").replace(/^#/, ""), house = none();
    if (/^quelle=[a-z]+$/.test(text)) return { house: none(text.slice(7)), fault: "" };
    if (!/(^|&)haus=/.test(text)) return { house, fault: "none" };
    if (text.length > LONGEST) return { house, fault: "long" };
    let whole = true, told = null;
    const body = text.replace(/&x=([^&]*)$/, (_, found) => ((told = found), ""));
    for (const part of body.split("&")) {
      const [, key, value] = /^([^=]*)=([^]*)$/.exec(part) ?? [];
      const name = key === undefined ? null : decoded(key);
      const given = name && value.split(name === "reihe" || name === "eigene" ? /[,~]/ : ",").map(decoded);
      if (!name || given.includes(null)) whole = false;
      else if (name === "haus") house.rules = given.join(",");
      else if (name === "name") house.name = given.join(",").slice(0, 100);
      else if (name === "reihe") house.rulings.set(ORDER, orderIn(rowsIn(value)));
      else if (name === "eigene") house.games = rowsIn(value);
      else if (name === "spiele") house.contracts = given.filter(Boolean);
      else if (name === "dinge") house.items = given.filter(Boolean);
      else (name.includes(".") ? house.rulings : house.readings).set(name, given.join(","));
    }
    return { house, fault: whole && told === mark(body) ? "" : "cut" };
  };

  // A text in quotes, as TOML and JSON write it alike.
  const quoted = (text) => JSON.stringify(plain(text)).replaceAll("\u007f", "\\u007f");
  const key = (name) => (/^[A-Za-z0-9_-]+$/.test(name) ? name : quoted(name));
  // The profile of a house; `about` says for a reading what it means, in a comment above it.
  const toml = (house, about = () => "") => {
    const lines = [`name = ${quoted(house.name || house.rules)}`, `based_on = ${quoted(house.rules)}`];
    const table = (name, rows) => rows.length && lines.push("", `[${name}]`, ...rows.flat());
    for (const [name, like, ...birds] of house.games) {
      table(`contracts.${key(name)}`, [`like = ${quoted(like ?? "")}`, ...(birds.length ? [`birds = [${birds.map(quoted).join(", ")}]`] : [])]);
    }
    table("readings", [...house.readings].map(([name, value]) => [about(name, value), `${key(name)} = ${quoted(value)}`].filter(Boolean)));
    table("rulings", [...house.rulings].map(([name, value]) => `${key(name)} = ${plain(value) || '""'}`));
    const left = [["contracts", house.contracts], ["items", house.items]].filter(([, names]) => names.length);
    table("without", left.map(([name, names]) => `${name} = [${names.map(quoted).join(", ")}]`));
    return lines.join("\n") + "\n";
  };

  // While the engine is loaded, which takes some seconds the first time, a place on the page says how far it is.
  const tellLoading = (place, text) => tarock.onstate((state, { share }) => {
    if (state === "loading") place.textContent = text.replace("{share}", Math.round(100 * share));
  });
  // Where a house is played: the one place that knows how the table wants to be told.
  const atTable = (house, question) => {
    const asked = question ? `&frage=${encodeURIComponent(JSON.stringify(question))}` : "";
    return `tisch.html#${isSource(house) ? `r=${encoded(house.rules)}` : written(house)}${asked}`;
  };
  // What a table has for a name out of an address, which may be one that every object has, such as "constructor".
  const own = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);
  return { own, isSource, none, plain, quoted, orderOf, orderIn, written, read, toml, changes, atTable, tellLoading };
})();

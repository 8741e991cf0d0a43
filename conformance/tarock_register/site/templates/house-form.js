// The form of a house: open questions, prices, games and items of a source, and what the round changes in them.
// It knows no rule: the source's data are in a file of their own, and what is typed is checked by the engine.
"use strict";
(() => {
  const say = JSON.parse(document.getElementById("house-says").textContent), at = (id) => document.getElementById(id);
  const { isSource, none, plain, orderOf, orderIn, written, read, toml, changes, atTable } = tarockHouse;
  const PAUSE = 400;
  const filled = (text, words) => text.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole);
  const make = (tag, told = {}, ...inside) => {
    const made = Object.assign(document.createElement(tag), told);
    made.append(...inside.filter((part) => part !== "" && part != null));
    return made;
  };

  // ---- Values as they are typed, and as a profile writes them
  const one = (typed) => (/^-?\d+$/.test(typed) ? typed.replace(/^(-?)0+(?=\d)/, "$1") : JSON.stringify(typed));
  const profileValue = (typed, shape) => {
    if (/^["'[{]|^(true|false)$/.test(typed)) return typed;
    if (shape === "list") return `[${typed.split(/[,;\s]+/).filter(Boolean).map(one).join(", ")}]`;
    return shape ? `{ ${shape} = ${one(typed)} }` : one(typed);
  };
  const typedValue = (value, shape) => {
    const part = shape === "list" ? /^\[([\d, ]*)\]$/.exec(value) : shape ? /^\{\s*\w+\s*=\s*"?([^"{},\\]*?)"?\s*\}$/.exec(value) : /^"([^"\\[{']*)"$/.exec(value);
    return part && profileValue(part[1], shape) === value.replace(/\s+/g, " ") ? part[1] : value;
  };
  const orderLines = (value) => orderOf(value)?.map((row) => row.join(" = ")).join("\n") ?? value;
  const orderValue = (lines) => orderIn(lines.split("\n").map((line) => line.split("=").map(plain).filter(Boolean)).filter((row) => row.length));

  // ---- What is on the page: the form of a source, the houses that were typed (one for each source), their fields
  const houses = new Map(), fields = new Map();
  let form = null, house = none(), asked = 0, waiting = 0;

  const loaded = (source) => new Promise((done, failed) => {
    const ready = () => window.tarockForms?.[source];
    if (ready()) return done(ready());
    const script = make("script", { src: `../house-${document.documentElement.lang}-${source}.js` });
    script.onload = () => (ready() ? done(ready()) : failed());
    script.onerror = failed;
    document.head.append(script);
  });

  const show = async (wanted) => {
    try {
      form = await loaded(wanted.rules);
    } catch {
      return complain(say.missing);
    }
    house = wanted;
    houses.set(house.rules, house);
    at("house-source").value = house.rules;
    at("house-name").value = house.name;
    fields.clear();
    at("house-folds").replaceChildren(...form.areas.map(areaFold), ownFold(), ...priceFolds(), orderFold(), leftOutFold(), othersFold());
    at("toml").dataset.typed = "";
    followed();
    sift();
  };
  const complain = (text) => {
    at("address-fault").textContent = text;
    at("address-fault").hidden = !text;
  };

  // ---- Folds
  const fold = (title, boxes, how = "") => {
    const count = make("span", { className: "count" });
    const made = make("details", { className: "house-fold" }, make("summary", {}, make("span", { textContent: title }), " ", how && make("small", { textContent: `${how} ` }), count), ...boxes);
    made.count = count;
    return made;
  };
  // A field: where faults name it, what it shows, whether the house changes it, and how it goes back to the source.
  const field = (place, box, parts) => {
    const fault = make("p", { className: "fault", id: `fault-${fields.size}`, hidden: true });
    const back = make("button", { type: "button", className: "back", hidden: true, textContent: say.back });
    back.onclick = () => {
      parts.reset();
      parts.draw();
      changed();
      box.querySelector("input:checked, input, textarea, select")?.focus();
    };
    box.classList.add("house-field");
    box.append(back, fault);
    for (const input of box.querySelectorAll("input, textarea, fieldset, select")) input.setAttribute("aria-describedby", fault.id);
    fields.set(place, { place, box, back, fault, words: box.textContent.toLowerCase(), ...parts });
    parts.draw();
    return box;
  };

  // How many questions are in it, and how many of them change payments most.
  const howMany = (options) => [options.length, options.filter((option) => option.dear).length && `★ ${options.filter((option) => option.dear).length}`].filter(Boolean).join(", ");
  const areaFold = (area) => fold(area.title, area.options.map(optionField), howMany(area.options));
  const optionField = (option) => {
    const box = make("fieldset", {}, make("legend", { textContent: option.question }));
    const inputs = option.readings.map((reading, place) => {
      const input = make("input", { type: "radio", name: option.name, value: reading.name });
      input.onchange = () => {
        if (place) house.readings.set(option.name, reading.name);
        else house.readings.delete(option.name);
        changed();
      };
      const notes = [place ? reading.costs : say.asSource].filter(Boolean).map((text) => make("small", { textContent: text }));
      box.append(make("label", {}, input, make("span", {}, reading.text, " ", ...notes)));
      return input;
    });
    box.append(make("a", { className: "more", href: `${form.rules}/option/${option.name}.html`, textContent: say.more }));
    const chosen = () => house.readings.get(option.name) ?? option.readings[0].name;
    return field(`readings.${option.name}`, box, {
      dear: option.dear,
      draw: () => inputs.forEach((input) => (input.checked = input.value === chosen())),
      isChanged: () => chosen() !== option.readings[0].name,
      reset: () => house.readings.delete(option.name),
      comment: (value) => [option.question, option.readings.find((reading) => reading.name === value)?.text].filter(Boolean).join(" "),
    });
  };

  const ruling = (path, box, input, { shown, value, source }) => field(`rulings.${path}`, box, {
    draw: () => (input.value = shown(house.rulings.get(path) ?? source)),
    isChanged: () => house.rulings.has(path),
    reset: () => house.rulings.delete(path),
    ...((input.oninput = () => {
      const typed = value(input.value.trim());
      if (typed === source) house.rulings.delete(path);
      else house.rulings.set(path, typed);
      changed();
    }) && {}),
  });
  const priceField = (cell, label) => {
    const input = make("input", { inputMode: "decimal", autocomplete: "off", size: 8 });
    const box = make("div", {}, make("label", {}, make("span", { textContent: label }), input));
    const source = profileValue(cell.value, cell.shape);
    return ruling(cell.path, box, input, { shown: (value) => typedValue(value, cell.shape), value: (typed) => profileValue(typed, cell.shape), source });
  };
  const priceFolds = () => {
    const rows = (found) => found.map((row) => make("fieldset", { className: "house-row" }, make("legend", { textContent: row.name }), ...row.cells.map((cell) => priceField(cell, cell.label))));
    const { games, items, others } = form.prices;
    return [
      games.length && fold(filled(say.gamePrices, form), rows(games)),
      items.length && fold(filled(say.itemPrices, form), rows(items)),
      others.length && fold(filled(say.otherPrices, form), others.map((cell) => priceField(cell, cell.text))),
    ].filter(Boolean);
  };
  // A game of the round's own: the game that it is like, its birds, and the prices of that game, which may be changed.
  const ownFold = () => {
    const list = make("div"), name = make("input", { autocomplete: "off", maxLength: 40 }), add = make("button", { type: "button", textContent: say.add });
    const likes = () => make("select", {}, ...form.contracts.map((game) => make("option", { textContent: game })));
    const own = (row) => {
      const like = likes(), birds = make("input", { autocomplete: "off", spellcheck: false });
      const box = make("div", {}, make("label", {}, make("span", { textContent: say.like }), like), make("label", {}, make("span", { textContent: say.birds }), birds));
      const set = make("fieldset", { className: "house-row" }, make("legend", { textContent: row[0] }), box);
      const mine = (path) => path.startsWith(`contracts.${row[0]}.`);
      const dropPrices = () => {
        for (const path of [...house.rulings.keys()].filter(mine)) house.rulings.delete(path);
        for (const place of [...fields.keys()].filter((one) => mine(one.replace(/^rulings\./, "")))) fields.delete(place);
        for (const old of [...set.children].slice(2)) old.remove();
      };
      const drop = () => {
        house.games = house.games.filter((other) => other !== row);
        dropPrices();
        fields.delete(`contracts.${row[0]}`);
        set.remove();
      };
      like.oninput = () => {
        row[1] = like.value;
        dropPrices();
        prices();
        changed();
      };
      birds.oninput = () => {
        row.splice(2, row.length, ...birds.value.split(/[,;]+/).map(plain).filter(Boolean));
        changed();
      };
      field(`contracts.${row[0]}`, box, { draw: () => ((like.value = row[1]), (birds.value = row.slice(2).join(", "))), isChanged: () => set.isConnected, reset: drop });
      const prices = () => {
        for (const cell of form.prices.games.find((one) => one.name === row[1])?.cells ?? []) {
          set.append(priceField({ ...cell, path: cell.path.replace(`contracts.${row[1]}.`, `contracts.${row[0]}.`) }, cell.label));
        }
      };
      prices();
      return set;
    };
    add.onclick = () => {
      const row = [plain(name.value), form.contracts[0]];
      if (!row[0] || house.games.some((other) => other[0] === row[0])) return name.focus();
      house.games.push(row);
      list.append(own(row));
      name.value = "";
      changed();
    };
    list.append(...house.games.map(own));
    return fold(say.own, [list, make("p", { className: "house-add" }, make("label", {}, say.gameName, " ", name), add), make("p", { className: "note", textContent: say.ownHelp })]);
  };
  const orderFold = () => {
    const { path, rows } = form.order;
    if (!rows.length) return "";
    const input = make("textarea", { rows: rows.length + 1, spellcheck: false });
    const box = make("div", {}, make("label", {}, make("span", { textContent: say.orderHelp }), input));
    const source = orderIn(rows);
    return fold(say.order, [ruling(path, box, input, { shown: orderLines, value: orderValue, source })]);
  };
  const leftOutFold = () => fold(say.without, [["contracts", say.games], ["items", say.items]].map(([kind, title]) => {
    const box = make("fieldset", { className: "house-left" }, make("legend", { textContent: title }));
    const inputs = form[kind].map((name) => {
      const input = make("input", { type: "checkbox", value: name });
      input.onchange = () => {
        house[kind] = [...house[kind].filter((other) => other !== name), ...(input.checked ? [name] : [])];
        changed();
      };
      box.append(make("label", {}, input, make("span", { textContent: name })));
      return input;
    });
    return field(`without.${kind}`, box, {
      draw: () => inputs.forEach((input) => (input.checked = house[kind].includes(input.value))),
      isChanged: () => house[kind].length > 0,
      reset: () => (house[kind] = []),
    });
  }));

  // What a profile may say beside: rulings without a field, and options or names that this source does not have (any more).
  const othersFold = () => {
    const list = make("div"), name = make("input", { autocomplete: "off", spellcheck: false }), value = make("input", { autocomplete: "off", spellcheck: false });
    const add = make("button", { type: "button", textContent: say.add });
    const row = (place, title, text, keep, drop) => {
      const input = make("input", { value: text, autocomplete: "off", spellcheck: false });
      const box = make("div", {}, make("label", {}, make("span", { textContent: title }), input));
      input.oninput = () => {
        keep(input.value.trim());
        changed();
      };
      return field(place, box, { draw: () => {}, isChanged: () => box.isConnected, reset: () => (drop(), box.remove()) });
    };
    const rulingRow = (path, text) => row(`rulings.${path}`, path, typedValue(text), (typed) => house.rulings.set(path, profileValue(typed)), () => house.rulings.delete(path));
    add.onclick = () => {
      const path = plain(name.value), text = profileValue(plain(value.value));
      if (!path || fields.has(`rulings.${path}`)) return fields.get(`rulings.${path}`)?.box.querySelector("input, textarea").focus();
      house.rulings.set(path, text);
      list.append(rulingRow(path, text));
      name.value = value.value = "";
      changed();
    };
    const made = fold(say.others, [list, make("p", { className: "house-add" }, make("label", {}, say.rulingName, " ", name), make("label", {}, say.rulingValue, " ", value), add), make("p", { className: "note", textContent: say.othersHelp })]);
    for (const [option, reading] of house.readings) {
      if (!fields.has(`readings.${option}`)) list.append(row(`readings.${option}`, option, reading, (typed) => house.readings.set(option, typed), () => house.readings.delete(option)));
    }
    for (const [path, text] of house.rulings) if (!fields.has(`rulings.${path}`)) list.append(rulingRow(path, text));
    for (const kind of ["contracts", "items"]) {
      for (const gone of house[kind].filter((other) => !form[kind].includes(other))) {
        list.append(row(`${kind}.${gone}`, say[kind === "items" ? "items" : "games"], gone, () => {}, () => (house[kind] = house[kind].filter((other) => other !== gone))));
      }
    }
    return made;
  };

  // ---- What follows from a change
  const named = () => ({ ...house, name: house.name || say.ourRound });
  const comment = (name, value) => {
    const told = fields.get(`readings.${name}`)?.comment?.(value);
    return told ? `# ${plain(told)}` : "";
  };
  const changed = () => {
    try {
      history.replaceState(null, "", `#${addressOf(house)}`);
    } catch {
      // Some browsers allow only so many in a minute; the next change writes it.
    }
    complain("");
    followed();
  };
  const addressOf = (one) => (isSource(one) ? `quelle=${one.rules}` : written(one));
  const followed = () => {
    for (const { box, back, isChanged } of fields.values()) {
      const is = isChanged();
      box.classList.toggle("changed", is);
      back.hidden = !is;
    }
    for (const made of document.querySelectorAll(".house-fold")) {
      const number = made.querySelectorAll(".house-field.changed").length;
      made.count.textContent = number ? filled(say.changed, { number }) : "";
    }
    const address = addressOf(house);
    at("to-sheet").href = `regelblatt.html#${address}`;
    at("to-ballot").href = `${house.rules}/stimmzettel.html`;
    at("to-compare").href = `vergleich.html#${address}`;
    at("to-table").href = atTable(house);
    if (!at("toml").dataset.typed) at("toml").value = toml(named(), comment);
    clearTimeout(waiting);
    asked += 1;
    if (changes(house)) {
      at("house-status").textContent = say.checking;
      waiting = setTimeout(check, PAUSE);
    } else tell({ differences: [] });
  };

  const check = async () => {
    const number = asked;
    try {
      const told = await tarock.ask({ do: "house", language: document.documentElement.lang, text: toml(named()) });
      if (number !== asked) return;
      if (told.fault) throw new Error(told.fault);
      tell(told);
    } catch (fault) {
      if (number === asked) at("house-status").textContent = filled(say.unchecked, { why: fault?.message ?? say.noEngine });
    }
  };

  const tell = (told) => {
    const faults = told.faults ?? [], differences = told.differences ?? [], stays = told.consequences ?? [];
    for (const { fault, box } of fields.values()) {
      fault.hidden = true;
      fault.textContent = "";
      for (const input of box.querySelectorAll("[aria-invalid]")) input.removeAttribute("aria-invalid");
    }
    at("house-status").textContent = faults.length ? filled(say.faulty, { number: faults.length }) : differences.length ? filled(say.sound, { number: differences.length }) : say.asItIs;
    at("house-faults").replaceChildren(...faults.map(faultLine));
    at("house-differences").replaceChildren(
      ...differences.map((point) => make("li", {}, make("b", { textContent: point.about }), " ", filled(say.instead, point))),
      ...stays.map((each) => make("li", { className: "note", textContent: each.text })),
    );
    for (const each of stays) beside(each.place, each.text);
  };
  const fieldAt = (place) => [...fields.values()].filter((one) => place === one.place || place.startsWith(`${one.place}.`) || place.startsWith(`${one.place}[`)).sort((one, other) => other.place.length - one.place.length)[0];
  const beside = (place, text) => {
    const found = fieldAt(place);
    if (!found) return null;
    found.fault.textContent = [found.fault.textContent, text].filter(Boolean).join(" · ");
    found.fault.hidden = false;
    return found;
  };
  // What stands on a line of the profile, which has no comments: for faults of its spelling.
  const placeOfLine = (number) => {
    const lines = toml(named()).split("\n").slice(0, number), table = lines.findLast((line) => line.startsWith("["))?.slice(1, -1);
    const [, name] = /^("(?:[^"\\]|\\.)*"|[\w-]+) = /.exec(lines.at(-1)) ?? [];
    return name && table ? `${table}.${name.startsWith('"') ? JSON.parse(name) : name}` : "";
  };
  const faultLine = (fault) => {
    const found = beside(fault.place, fault.text) ?? beside(placeOfLine(fault.line), fault.text);
    const line = make("li", { textContent: found || !fault.place ? fault.text : `${fault.place}: ${fault.text}` });
    if (!found) return line;
    for (const input of found.box.querySelectorAll("input, textarea, select")) input.setAttribute("aria-invalid", "true");
    const go = make("button", { type: "button", className: "back", textContent: say.goThere });
    go.onclick = () => {
      found.box.closest("details").open = true;
      found.box.querySelector("input, textarea, select").focus();
    };
    line.append(" ", go);
    return line;
  };

  // ---- Looking for a field among many
  const sift = () => {
    const words = at("house-find").value.toLowerCase().split(/\s+/).filter(Boolean);
    const onlyChanged = at("house-changed").checked, onlyDear = at("house-dear").checked, sifted = words.length || onlyChanged || onlyDear;
    let number = 0;
    for (const one of fields.values()) {
      const row = one.box.closest(".house-row"), heads = `${one.box.closest("details").querySelector("summary span").textContent} ${row?.querySelector("legend").textContent ?? ""}`.toLowerCase();
      const fits = words.every((word) => one.words.includes(word) || heads.includes(word)) && (!onlyChanged || one.isChanged()) && (!onlyDear || one.dear);
      one.box.hidden = !fits;
      number += fits;
    }
    for (const row of document.querySelectorAll(".house-row")) row.hidden = !row.querySelector(".house-field:not([hidden])");
    for (const made of document.querySelectorAll(".house-fold")) {
      const any = made.querySelector(".house-field:not([hidden])");
      made.hidden = Boolean(sifted && !any);
      if (sifted) made.open = Boolean(any);
    }
    if (!sifted && at("house-folds").dataset.sifted) for (const made of document.querySelectorAll(".house-fold")) made.open = false;
    at("house-folds").dataset.sifted = sifted ? "yes" : "";
    const plainly = words.join(" ").normalize("NFD").replace(/\p{M}/gu, ""), lacked = !number && Object.hasOwn(form.lacking, plainly) && `${form.title}: ${form.lacking[plainly]}`;
    at("house-found").textContent = sifted ? [filled(say.found, { number }), lacked].filter(Boolean).join(". ") : "";
  };
  for (const id of ["house-find", "house-changed", "house-dear"]) at(id).addEventListener("input", sift);

  // ---- Source, name, and the ways out
  at("house-source").onchange = async (event) => {
    await show(houses.get(event.target.value) ?? { ...none(event.target.value), name: house.name });
    changed();
  };
  at("house-name").oninput = (event) => {
    house.name = plain(event.target.value);
    changed();
  };
  const copied = async (text, status) => {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = say.copied;
    } catch {
      status.textContent = filled(say.notCopied, { text });
    }
  };
  at("copy-address").onclick = () => copied(`${location.href.split("#")[0]}#${addressOf(house)}`, at("house-status"));
  at("toml-copy").onclick = () => copied(at("toml").value, at("toml-status"));
  at("toml-save").onclick = () => {
    const name = `${plain(at("house-name").value).toLowerCase().replace(/[^a-z0-9äöüß]+/g, "-").replace(/^-|-$/g, "") || house.rules}.toml`;
    const link = make("a", { href: URL.createObjectURL(new Blob([at("toml").value], { type: "application/toml" })), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), PAUSE);
    at("toml-status").textContent = filled(say.saved, { name });
  };
  at("toml").oninput = () => (at("toml").dataset.typed = "yes");
  at("toml-back").onclick = () => {
    at("toml").dataset.typed = "";
    at("toml").value = toml(named(), comment);
    at("toml-faults").replaceChildren();
    at("toml-status").textContent = "";
  };
  at("toml-take").onclick = async () => {
    at("toml-status").textContent = say.checking;
    at("toml-faults").replaceChildren();
    if (at("toml").value.length > say.largest) return (at("toml-status").textContent = say.tooMuch);
    try {
      const told = await tarock.ask({ do: "house", language: document.documentElement.lang, text: at("toml").value });
      const faults = told.fault ? [{ line: 0, place: "", text: told.fault }] : told.faults ?? [];
      at("toml-status").textContent = faults.length ? filled(say.faulty, { number: faults.length }) : say.taken;
      at("toml-faults").replaceChildren(...faults.map((fault) => make("li", { textContent: [fault.line ? filled(say.line, fault) : "", fault.place, fault.text].filter(Boolean).join(": ") })));
      if (faults.length) return;
      await show(fromParts(told.parts));
      changed();
    } catch (fault) {
      at("toml-status").textContent = filled(say.unchecked, { why: fault?.message ?? say.noEngine });
    }
  };
  const fromParts = (parts) => ({
    ...none(parts.rules),
    name: parts.name,
    readings: new Map(Object.entries(parts.readings)),
    rulings: new Map(Object.entries(parts.rulings)),
    games: parts.games,
    contracts: parts.without.contracts,
    items: parts.without.items,
  });
  for (const parts of say.examples) {
    const button = make("button", { type: "button", textContent: parts.name });
    button.onclick = async () => {
      history.pushState(null, "", location.href);
      await show(fromParts(parts));
      changed();
      scrollTo(0, 0);
    };
    at("examples").append(button);
  }

  // ---- The address: a house that somebody sent, or nothing yet
  const fromAddress = async () => {
    const { house: found, fault } = read(location.hash);
    if (fault === "none" || fault === "long" || !say.sources.includes(found.rules)) {
      if (!form) await show(none(at("house-source").value));
      if (fault !== "none") complain(fault === "long" ? say.tooLong : filled(say.noSource, { source: found.rules }));
      return;
    }
    await show(found);
    if (fault) complain(say.cut);
  };
  addEventListener("hashchange", fromAddress);
  tarockHouse.tellLoading(at("house-status"), say.loading);
  at("house").hidden = false;
  fromAddress();
})();

// Two houses side by side, both in the address: their points of difference, each with its smallest question on demand.
"use strict";
(() => {
  const say = JSON.parse(document.getElementById("compare-says").textContent), at = (id) => document.getElementById(id);
  const { own, read, toml, atTable } = tarockHouse, lang = document.documentElement.lang;
  const filled = (text, words) => text.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole);
  const make = (tag, told = {}, ...inside) => {
    const made = Object.assign(document.createElement(tag), told);
    made.append(...inside);
    return made;
  };

  // What stands in a field: an address of a house, or a profile.
  const fragment = (text) => (/(^|[#&])(haus|quelle)=[^\n]*$/.test(text) ? text.replace(/^[^#]*#/, "") : "");
  const given = (side) => {
    const text = at(side).value.trim(), address = fragment(text);
    if (!address) {
      at(`${side}-fault`).textContent = text ? "" : say.empty;
      return text ? { text, house: null, address: encodeURIComponent(text) } : null;
    }
    const { house, fault } = read(address);
    at(`${side}-fault`).textContent = { cut: say.cut, long: say.tooLong }[fault] ?? "";
    return fault === "long" ? null : { text: toml({ ...house, name: house.name || own(say.titles, house.rules) || house.rules }), house, address };
  };

  const compare = async () => {
    const sides = [given("one"), given("other")];
    at("compared").replaceChildren();
    if (sides.includes(null)) return (at("compare-status").textContent = "");
    history.replaceState(null, "", `#${sides.map((side) => side.address).join("&&")}`);
    at("compare-status").textContent = say.working;
    const request = { do: "differ", language: lang, house: sides[0].text, other: sides[1].text };
    try {
      const told = await tarock.ask(request);
      if (told.fault) throw new Error(told.fault);
      at("compare-status").textContent = told.points.length ? filled(say.number, { number: told.points.length }) : say.same;
      at("compared").replaceChildren(...told.points.map((point) => drawn(point, told, request, sides)));
    } catch (wrong) {
      at("compare-status").textContent = filled(say.failed, { why: wrong?.message ?? "" });
    }
  };

  const drawn = (point, told, request, sides) => {
    const example = make("div"), button = make("button", { type: "button", className: "back", textContent: say.show });
    button.onclick = async () => {
      button.disabled = true;
      example.textContent = say.working;
      try {
        const shown = await tarock.ask({ ...request, point: point.name });
        if (shown.fault) throw new Error(shown.fault);
        example.replaceChildren(...(shown.question ? asked(shown, told, sides) : [say.noQuestion]));
        button.hidden = true;
      } catch (wrong) {
        example.textContent = filled(say.failed, { why: wrong?.message ?? "" });
      }
      button.disabled = false;
    };
    const values = make("dl", { className: "facts" });
    [point.here, point.there].forEach((value, place) => values.append(make("dt", { textContent: told.titles[place] }), make("dd", { textContent: value })));
    return make("article", { className: "rule" }, make("h2", { textContent: point.about }), values, button, example);
  };

  const asked = (shown, told, sides) => {
    const given = make("dl", { className: "facts" });
    for (const [label, text] of shown.rows) given.append(make("dt", { textContent: label }), make("dd", { className: "lines", textContent: text }));
    const table = make("table", { className: "payments" }, make("caption", { textContent: say.answers }), make("tr", {}, make("td"), ...told.titles.map((title) => make("th", { scope: "col", textContent: title }))));
    for (const [label, ...texts] of shown.answers) table.append(make("tr", {}, make("th", { scope: "row", textContent: label }), ...texts.map((text) => make("td", { textContent: text || "–" }))));
    const links = sides.filter((side) => side.house).map((side) => make("a", { href: atTable(side.house, shown.question), textContent: filled(say.atTable, { house: side.house.name || own(say.titles, side.house.rules) }) }));
    return [make("h3", { textContent: say.question }), given, table, make("p", { className: "house-ways" }, ...links)];
  };

  at("compare").onclick = compare;
  at("with-source").onclick = () => {
    const one = given("one"), source = one?.house?.rules ?? /based_on\s*=\s*["']([a-z]+)["']/.exec(at("one").value)?.[1] ?? "";
    if (!own(say.titles, source)) return (at("one-fault").textContent = say.noSource);
    at("other").value = `#quelle=${source}`;
    compare();
  };
  at("copy-address").onclick = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      at("compare-status").textContent = say.copied;
    } catch {
      at("compare-status").textContent = filled(say.notCopied, { text: location.href });
    }
  };
  const fromAddress = () => {
    const sides = location.hash.slice(1).split("&&");
    if (!sides[0]) return;
    for (const [place, id] of ["one", "other"].entries()) at(id).value = fragment(sides[place] ?? "") ? `#${sides[place]}` : decoded(sides[place] ?? "");
    if (sides[1]) compare();
  };
  const decoded = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  addEventListener("hashchange", fromAddress);
  tarockHouse.tellLoading(at("compare-status"), say.loading);
  fromAddress();
})();

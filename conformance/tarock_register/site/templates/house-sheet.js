// The rule sheet of the house in the address, as the engine tells it.
"use strict";
(() => {
  const say = JSON.parse(document.getElementById("sheet-says").textContent), at = (id) => document.getElementById(id);
  const filled = (text, words) => text.replace(/\{(\w+)\}/g, (whole, name) => words[name] ?? whole);
  const make = (tag, told = {}, ...inside) => {
    const made = Object.assign(document.createElement(tag), told);
    made.append(...inside.filter((part) => part !== "" && part !== 0));
    return made;
  };
  const line = ({ text, instead }) => make("li", { className: instead ? "changed" : "" }, text, instead && " ", instead && make("small", { textContent: filled(say.instead, { instead }) }));
  const price = ({ label, value, instead }) => [`${label} `, make("b", { textContent: value, className: instead ? "changed" : "" }), instead && " ", instead && make("small", { textContent: filled(say.instead, { instead }) }), " "];
  const drawn = (told) => [
    make("header", {}, make("h1", { textContent: told.title }), make("p", { textContent: `${filled(say.basedOn, { source: told.source, number: told.changed })} ${filled(say.open, { number: told.open })}` }),
      told.without.length && make("p", { className: "changed", textContent: filled(say.without, { names: told.without.join(", ") }) })),
    ...told.areas.map((area) => make("section", {}, make("h2", { textContent: area.title }), make("ul", {}, ...area.lines.map(line)))),
    make("section", { className: "sheet-prices" }, make("h2", { textContent: filled(say.prices, told) }),
      make("table", {}, ...told.prices.map((row) => make("tr", {}, make("th", { scope: "row", textContent: row.name }), make("td", {}, ...row.cells.flatMap(price).filter(Boolean)))))),
  ];
  const show = async () => {
    const { house, fault } = tarockHouse.read(location.hash);
    at("sheet").hidden = true;
    if (fault === "none") return (at("sheet-status").textContent = say.none);
    at("to-house").href = `haus.html${location.hash}`;
    at("sheet-status").textContent = say.working;
    try {
      const text = tarockHouse.toml({ ...house, name: house.name || say.ourRound });
      const told = await tarock.ask({ do: "sheet", language: document.documentElement.lang, house: text, clauses: tarockHouse.own(say.also, house.rules) ?? [] });
      if (told.fault) throw new Error(told.fault);
      at("sheet").replaceChildren(...drawn(told));
      at("sheet").classList.toggle("long", told.long);
      at("sheet").hidden = false;
      at("sheet-status").textContent = fault ? say.cut : "";
      document.title = `${say.title}: ${told.title}`;
      for (const button of document.querySelectorAll("button.print")) {
        button.hidden = false;
        button.onclick = () => print();
      }
    } catch (wrong) {
      at("sheet-status").textContent = filled(say.failed, { why: wrong?.message ?? "" });
    }
  };
  addEventListener("hashchange", show);
  tarockHouse.tellLoading(at("sheet-status"), say.loading);
  show();
})();

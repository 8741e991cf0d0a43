// What the scripts of the table share: its words, elements of the page, cards by name, and the engine.
"use strict";
const tarockTable = (() => {
  const words = JSON.parse(document.getElementById("table-words").textContent);
  const has = (object, key) => Object.prototype.hasOwnProperty.call(object, key);
  const filled = (pattern, values = {}) =>
    pattern.replace(/\{(\w+)\}/g, (place, name) => (has(values, name) ? String(values[name]) : place));
  const say = (name, values) => filled(has(words, name) ? words[name] : name, values);

  say.seats = words.seats;

  // Elements: properties as they are called in the DOM; those with a dash, and `role`, are attributes.
  const el = (tag, given = {}, ...children) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(given)) {
      if (value === undefined || value === null) continue;
      if (name.includes("-") || name === "role" || name === "for") made.setAttribute(name, value);
      else made[name] = value;
    }
    made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== ""));
    return made;
  };
  const button = (text, onclick, given = {}) => el("button", { type: "button", textContent: text, onclick, ...given });

  // Fills an element anew; what had the keyboard has it again, found by its key, and its caret is where it was.
  const fill = (place, ...children) => {
    const old = document.activeElement, held = place.contains(old) ? old.dataset.key : undefined, caret = old?.selectionStart ?? null;
    place.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== ""));
    if (held === undefined) return;
    const again = [...place.querySelectorAll("[data-key]")].find((one) => one.dataset.key === held);
    (again ?? place.querySelector("button, select, input"))?.focus({ preventScroll: true });
    if (caret !== null && again?.type === "text") again.setSelectionRange(caret, caret);
  };
  // A row that is wider than the screen fades where it goes on.
  const fade = (row) => row.classList.toggle("cut", row.scrollWidth > row.clientWidth);
  // Fields to type in are made once for what they are about and then only told their values: a tap on the next one finds it.
  const keep = (place, about, make, valueOf) => {
    if (place.dataset.about !== about) fill(place, make());
    place.dataset.about = about;
    for (const input of place.querySelectorAll("input")) if (input !== document.activeElement) input.value = valueOf(input.dataset.key);
  };

  // All cards that any pack has, in one order; a letter for each, for addresses.
  const trumps = "Sküs XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I".split(" ");
  const suits = [["♥", "K D C B A 2 3 4"], ["♦", "K D C B A 2 3 4"], ["♠", "K D C B 10 9 8 7"], ["♣", "K D C B 10 9 8 7"]];
  const cards = [...trumps, ...suits.flatMap(([suit, ranks]) => ranks.split(" ").map((rank) => rank + suit))];
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01";
  const place = new Map(cards.map((card, at) => [card, at]));
  const suitOf = (card) => ("♥♦♠♣".includes(card.at(-1)) ? card.at(-1) : "");
  const inOrder = (some) => [...some].sort((one, other) => place.get(one) - place.get(other));
  const named = (card) => {
    const suit = suitOf(card), rank = card.slice(0, -1);
    if (suit) return say("card", { suit: say(`suit ${suit}`), rank: has(words, `rank ${rank}`) ? say(`rank ${rank}`) : rank });
    return card === "Sküs" ? card : say("trump", { number: card });
  };

  // Who says that something changed, and who wants to know.
  const listeners = [];
  const changed = () => { for (const listener of listeners) listener(); };

  const state = { tab: "stich", rules: "", options: {}, house: "", houseAt: "", beside: false, of: {} };
  const byRules = () => (state.house ? { house: state.house } : { rules: state.rules, options: state.options });
  const ask = async (request) => {
    try {
      return await window.tarock.ask({ language: document.documentElement.lang, ...byRules(), ...request });
    } catch (fault) {
      return { fault: String(fault?.message || fault || say("no engine")) };
    }
  };

  return {
    words, say, filled, has, el, button, fill, fade, keep, state, ask, listeners, changed, tabs: new Map(), about: null,
    cards, letters, place, suitOf, inOrder, named, trumps,
  };
})();

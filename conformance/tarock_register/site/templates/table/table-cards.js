// Cards on the page: drawn, as buttons, in rows, the pack to tap them in, and a field to type them in.
"use strict";
(() => {
  const { el, button, fill, say, suitOf, inOrder, named, cards, place, ask } = tarockTable;

  const draw = (card, mark = "") => {
    const suit = suitOf(card);
    if (suit) return el("b", { className: `${"♥♦".includes(suit) ? "r" : "s"}${mark}` }, card.slice(0, -1), el("i", { textContent: suit }));
    return el("b", { className: `t ${card === "Sküs" ? "k" : `w${Math.min(card.length, 4)}`}${mark}`, textContent: card });
  };

  const seen = (card) => {
    const drawn = draw(card);
    drawn.setAttribute("aria-hidden", "true");
    return drawn;
  };
  // A card to tap; `mark` is a class of the button, `more` is said behind its name.
  const cardButton = (card, onclick, { mark = "", more = "", pressed, off = false } = {}) => el("button", {
    type: "button", className: `card-button h ${mark}`, onclick, "data-key": card,
    "aria-pressed": pressed, "aria-disabled": off ? "true" : undefined,
  }, seen(card), el("span", { className: "aside", textContent: more ? `${named(card)}, ${more}` : named(card) }));

  const row = (some) => el("span", { className: "h" }, some.map((card) => draw(card)));

  // A text with its cards drawn, as the other pages draw them.
  const known = new Set(cards);
  const drawn = (text) => {
    const pieces = [];
    let run = [];
    const flush = () => { if (run.length) pieces.push(row(run), " "); run = []; };
    for (const word of text.split(" ")) {
      const bare = word.replace(/[,.;:)]+$/, "");
      if (!known.has(bare)) { flush(); pieces.push(`${word} `); continue; }
      run.push(bare);
      if (bare !== word) { flush(); pieces.push(`${word.slice(bare.length)} `); }
    }
    flush();
    return pieces;
  };

  // A text of prose with its suit cards in their colours, no taller than a line.
  const inProse = (text) => text.split(/((?:10|[KDCBA2-9])[♥♦♠♣])/u).map((part) =>
    (known.has(part) ? el("span", { className: `card ${"♥♦".includes(suitOf(part)) ? "r" : "s"}`, textContent: part }) : part));

  // The pack: trumps in two rows, a row for each suit. `where` says of a card where it lies, if it lies anywhere.
  const pack = (root, { deck, where, tap, label }) => {
    const rows = [["", deck.filter((card) => !suitOf(card))], ...["♥", "♦", "♠", "♣"].map((suit) => [suit, deck.filter((card) => suitOf(card) === suit)])];
    fill(root, rows.map(([suit, some]) => el("div", { className: `pack-row${suit ? "" : " pack-trumps"}`, role: "group", "aria-label": suit ? say(`suit ${suit}`) : say("trumps") },
      some.map((card) => {
        const lies = where(card);
        return cardButton(card, () => tap(card), { mark: lies ? "laid" : "", more: lies, pressed: String(Boolean(lies)) });
      }))));
    root.setAttribute("aria-label", label);
  };

  // A field to type cards in: "K♥ Pagat XXI", as people write them.
  // For a heap `lying` has the cards that lie, and numbers of cards are understood too: the note says which were taken.
  const typed = (id, label, onCards, lying = null) => {
    const input = el("input", { id, type: "text", autocomplete: "off", spellcheck: false, placeholder: say(lying ? "typed heap" : "typed cards") });
    const fault = el("p", { className: "fault", role: "alert", id: `${id}-fault` });
    input.setAttribute("aria-describedby", fault.id);
    const read = async (event) => {
      event.preventDefault();
      const text = input.value.trim();
      fault.textContent = text ? "" : say("cards empty");
      if (!text) return;
      const reply = await ask({ do: "cards", text, ...(lying ? { question: { lie: lying() } } : {}) });
      fault.textContent = reply.fault ?? "";
      if (reply.fault !== undefined) return;
      const twice = onCards(reply.cards, reply.note);
      fault.textContent = twice ?? "";
      if (!twice) input.value = "";
    };
    return el("form", { className: "typed", onsubmit: read }, el("label", { for: id, textContent: label }), input, el("button", { textContent: say("lay") }), fault);
  };

  // Radio buttons side by side, for what a tap on a card means and the like.
  const choice = (name, label, options, value, onchange) => el("div", { className: "choice", role: "radiogroup", "aria-label": label },
    options.map(([key, text]) => el("label", { className: "choice-of" },
      el("input", { type: "radio", name, value: key, checked: key === value, onchange: () => onchange(key), "data-key": `${name}-${key}` }),
      el("span", { textContent: text }))));

  const select = (label, options, value, onchange, given = {}) => {
    const some = options.some(([key]) => key === value) ? options : [[value, value || say("nobody")], ...options];
    const made = el("select", { onchange: (event) => onchange(event.target.value), "data-key": label, ...given },
      some.map(([key, text]) => el("option", { value: key, textContent: text, selected: key === value })));
    return el("label", { className: "field" }, el("span", { textContent: label }), made);
  };

  const tick = (text, checked, onchange, key) => el("label", { className: "tick" },
    el("input", { type: "checkbox", checked, "data-key": key, onchange: (event) => onchange(event.target.checked) }), text);

  Object.assign(tarockTable, { tick, draw, cardButton, row, drawn, inProse, pack, typed, choice, select, button, place, inOrder });
})();

// What is on the table to take away: its address, a picture, words, the question as JSON, and a scenario.
"use strict";
(() => {
  const { el, button, fill, say, ask, suitOf, address } = tarockTable;
  const place = document.getElementById("shared");

  const copied = async (text, told) => {
    try {
      await navigator.clipboard.writeText(text);
      told.textContent = say("copied");
    } catch {
      told.textContent = say("copy by hand");
    }
  };
  const textBox = (text) => {
    const box = el("textarea", { readOnly: true, value: text, rows: Math.min(14, text.split("\n").length + 1), "aria-label": say("to copy") });
    const told = el("span", { role: "status" });
    return [box, el("p", {}, button(say("copy"), () => { box.select(); copied(text, told); }, { className: "more-button" }), " ", told)];
  };

  // What can be seen, in lines: a label, and cards or words.
  const asWords = (lines, asked) => [
    ...lines.map(([label, told]) => `${label}: ${Array.isArray(told) ? told.join(" ") : told}`),
    ...(asked?.reply?.rows ?? []).map(([label, text]) => `${label}: ${text}`),
    ...Object.entries(asked?.reply?.clauses ?? {}).map(([id, clause]) => `${id}: ${clause.text}`),
  ].join("\n");

  const PAPER = "#faf8f3", INK = "#211d18", SOFT = "#5d554a", RED = "#b3131b", EDGE = "#8c826f", CARD = "#fffdf6", FELT = "#1d5a40";
  const WIDE = 760, CARD_WIDE = 50, CARD_HIGH = 74, GAP = 6, LEFT = 24;
  const paintCard = (pen, card, x, y) => {
    const suit = suitOf(card);
    pen.fillStyle = CARD;
    pen.strokeStyle = EDGE;
    pen.beginPath();
    pen.roundRect(x, y, CARD_WIDE, CARD_HIGH, 5);
    pen.fill();
    pen.stroke();
    pen.textAlign = "center";
    pen.fillStyle = "♥♦".includes(suit) && suit ? RED : INK;
    pen.font = `700 ${suit ? 24 : card.length > 4 ? 15 : card.length > 3 ? 17 : 21}px Georgia, serif`;
    pen.fillText(suit ? card.slice(0, -1) : card, x + CARD_WIDE / 2, y + 27);
    pen.font = "30px 'DejaVu Sans', 'Segoe UI Symbol', sans-serif";
    if (!suit) pen.fillStyle = card === "Sküs" ? RED : "#7a5a12";
    pen.fillText(suit || (card === "Sküs" ? "★" : "✻"), x + CARD_WIDE / 2, y + 62);
    pen.textAlign = "left";
  };
  // Words in lines no wider than the picture.
  const broken = (pen, text) => text.split(" ").reduce((lines, word) => {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= WIDE - 2 * LEFT) lines[lines.length - 1] = longer;
    else lines.push(word);
    return lines;
  }, []);
  const painting = (pen, lines, rows) => {
    let y = 20;
    const write = (text, font, colour, high) => {
      pen.font = font;
      pen.fillStyle = colour;
      for (const line of broken(pen, text)) { y += high; pen.fillText(line, LEFT, y); }
    };
    const each = Math.floor((WIDE - 2 * LEFT) / (CARD_WIDE + GAP));
    for (const [label, told] of lines) {
      if (!Array.isArray(told)) { write(`${label}: ${told}`, "17px sans-serif", INK, 26); continue; }
      write(label, "15px sans-serif", SOFT, 26);
      told.forEach((card, at) => paintCard(pen, card, LEFT + (at % each) * (CARD_WIDE + GAP), y + 8 + Math.floor(at / each) * (CARD_HIGH + GAP)));
      y += 8 + Math.ceil(told.length / each) * (CARD_HIGH + GAP);
    }
    y += 8;
    for (const [label, text] of rows) write(`${label}: ${text.replace(/\n/g, "; ")}`, "700 18px sans-serif", FELT, 27);
    return y + 24;
  };
  const picture = (lines, rows) => {
    const canvas = el("canvas", { width: WIDE, height: 10 }), high = painting(canvas.getContext("2d"), lines, rows);
    canvas.height = high;
    const pen = canvas.getContext("2d");
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, WIDE, high);
    painting(pen, lines, rows);
    return canvas;
  };
  const asPicture = (lines, asked, shown) => {
    const made = picture(lines, (asked?.reply?.rows ?? []).slice(0, 12));
    made.toBlob((blob) => {
      const href = URL.createObjectURL(blob);
      fill(shown, el("img", { src: href, alt: asWords(lines, asked), className: "shot" }),
        el("p", {}, el("a", { href, download: "tarock.png", className: "button-link", textContent: say("save picture") })));
    }, "image/png");
  };

  const asQuestion = ({ question }) => JSON.stringify({ ...question, id: 1, ...(tarockTable.state.house ? {} : { rules: tarockTable.state.rules, options: tarockTable.state.options }) });
  const show = (told, asked) => {
    const lines = [[say("by the rules"), tarockTable.about.house ?? tarockTable.about.title], ...told];
    const shown = el("div", { className: "further-shown", "aria-live": "polite" });
    const whole = () => new URL(address(), location.href).href;
    const ways = [
      ["share address", () => fill(shown, textBox(whole()))],
      ["share picture", () => asPicture(lines, asked, shown)],
      ["share words", () => fill(shown, textBox(asWords(lines, asked)))],
    ];
    const forPrograms = !asked ? [] : [
      ["share json", () => fill(shown, textBox(asQuestion(asked)))],
      ["share scenario", async () => {
        const reply = await ask({ do: "scenario", question: asked.question });
        fill(shown, reply.fault === undefined ? textBox(reply.feature) : tarockTable.answer.fault(reply.fault));
      }],
    ];
    const bar = (some) => el("div", { className: "more-bar" }, some.map(([name, act]) => button(say(name), act, { className: "more-button", "data-key": name })));
    const isOpen = place.querySelector("details")?.open ?? false;
    fill(place, bar(ways), el("details", { className: "programmers", open: isOpen }, el("summary", { textContent: say("for programmers"), "data-key": "for-programmers" }), bar(forPrograms)), shown);
  };
  Object.assign(tarockTable, { share: { show } });
})();

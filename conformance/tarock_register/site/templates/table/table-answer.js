// The answer: what it says first, its lines, the clauses that it rests on, and what lies one tap further.
"use strict";
(() => {
  const { el, button, say, ask, drawn, inProse, state } = tarockTable;
  const [place, further, told] = ["answer", "further", "told"].map((id) => document.getElementById(id));
  // How far the answer reaches down below its first line, which alone stays in sight while the form is scrolled.
  const ROOM = 6;
  const keepInSight = () => {
    const first = place.firstElementChild, below = first ? told.getBoundingClientRect().bottom - first.getBoundingClientRect().bottom - ROOM : 0;
    told.style.setProperty("--below", `${-below}px`);
  };
  new ResizeObserver(keepInSight).observe(told);
  const fill = (...filled) => { tarockTable.fill(...filled); keepInSight(); };

  const clauseLink = (id, clauses) => {
    const clause = clauses?.[id];
    return clause ? el("a", { className: "id", href: clause.page, title: id, textContent: id }) : el("span", { className: "id", textContent: id });
  };
  // Cards that are not allowed for the same reason stand on one line.
  const isCards = (text) => text.split(" ").every((word) => tarockTable.place.has(word));
  const together = (rows) => rows.reduce((lines, [label, text, ids = []]) => {
    const last = lines.find((line) => line[0] === label && String(line[2]) === String(ids) && isCards(line[1]));
    if (last && ids.length && isCards(text)) last[1] += ` ${text}`;
    else lines.push([label, text, ids]);
    return lines;
  }, []);
  const rowsOf = (rows, clauses) => !rows.length ? null : el("dl", { className: "facts" }, together(rows).map(([label, text, ids = []]) => [
    el("dt", { textContent: label }),
    el("dd", {}, text.split("\n").flatMap((line, at) => [at ? el("br") : null, ...drawn(line)]), ids.flatMap((id) => [" ", clauseLink(id, clauses)])),
  ]));
  // Those that decided the answer come first, as soon as they are known.
  let deciding = [];
  const byWeight = (ids) => [...deciding.filter((id) => ids.includes(id)), ...ids.filter((id) => !deciding.includes(id))];
  const clauseList = (ids, clauses) => el("ul", { className: "clauses" }, byWeight(ids).filter((id) => clauses[id]).map((id) =>
    el("li", {}, inProse(clauses[id].text), " ", clauseLink(id, clauses))));
  const because = (ids, clauses) => el("div", {}, el("h2", { textContent: say("rests on") }), clauseList(ids, clauses));
  // Of many clauses a few that decided come first, its `own` or as soon as they are found; all are behind a fold.
  const FEW = 4, FIRST = 3;
  const restsOn = (clauses, question, own) => {
    const ids = Object.keys(clauses ?? {}), isMany = ids.length > FEW, mine = [];
    deciding = mine;
    if (!ids.length) return null;
    const first = el("div", { className: "decided" }, isMany ? (own ? because(own, clauses) : null) : because(ids, clauses));
    const decided = async () => {
      const { clauses: found = [], texts } = await ask({ do: "deciding", question });
      if (!found.length || deciding !== mine) return;
      deciding = found;
      fill(first, isMany ? because(found.slice(0, FIRST), texts) : because(ids, clauses));
    };
    if (!own && question && ids.length > 1) decided();
    return isMany ? [first, el("details", {}, el("summary", { textContent: say("rests on many", { number: ids.length }) }), clauseList(ids, clauses))] : first;
  };
  const fault = (text) => el("p", { className: "fault", textContent: text });

  const clear = (hint) => {
    fill(place, el("p", { className: "hint", textContent: hint }));
    fill(further);
  };
  const busy = (share) => fill(place, el("p", { className: "hint", textContent: say("engine loads", { share: Math.round(100 * share) }) }));

  // One tap each: by another reading, by the other sources, the topics; closed again when the question changes.
  const lines = (found) => (found.rows.length ? rowsOf(found.rows, found.clauses) : null);
  const apart = ([label, there, here]) => [el("dt", { textContent: label }), el("dd", {}, drawn(there || "–"),
    here ? el("small", {}, ` ${say("instead of")} `, drawn(here)) : null)];
  const byReadings = (reply) => (reply.readings.length ? reply.readings.map((one) => el("article", { className: "other" },
    el("h3", {}, el("a", { href: one.page }, inProse(one.title))), el("p", {}, inProse(one.text)), el("dl", { className: "facts" }, one.rows.map(apart)),
    state.house ? null : button(say("play by it"), () => tarockTable.choose(one.option, one.reading), { className: "small" })))
    : [el("p", { textContent: say("no other reading") })]);
  const bySources = (reply, own) => [el("div", { className: "beside" }, [...(state.beside ? [{ title: tarockTable.about.title, rows: own.rows, clauses: own.clauses }] : []), ...reply.sources].map((one) => el("section", { className: "says" },
    el("h3", { textContent: one.title }), one.fault === undefined ? lines(one) : fault(one.fault))))];
  // Whether any source that knows the question answers another than the one whose answer is told first.
  const saidOnly = ({ rows }) => JSON.stringify(rows.map(([label, text]) => [label, text]).sort());
  const areAtOdds = (reply, own) => reply.sources.some((one) => one.fault === undefined && saidOnly(one) !== saidOnly(own));
  const byTopics = (reply) => (reply.topics.length
    ? [el("ul", {}, reply.topics.map((one) => el("li", {}, el("a", { href: one.page, textContent: one.title }))))]
    : [el("p", { textContent: say("no topic") })]);
  const byDeciding = (reply) => (reply.clauses.length ? [clauseList(reply.clauses, reply.texts)] : [el("p", { textContent: say("no deciding") })]);
  const more = [["otherwise", byReadings], ["sources", bySources], ["topics", byTopics], ["deciding", byDeciding]];

  // What cards or a score win is asked anew elsewhere: which cards stand for a score no other rules know.
  const offer = (question, own, opened, heading, wants) => {
    const asked = (name) => (wants && ["otherwise", "sources"].includes(name) ? { ...wants, do: name } : { do: name, question });
    let isFirst = true;
    const shown = el("div", { className: "further-shown", "aria-live": "polite" });
    const buttons = more.map(([name, tell]) => button(say(`more ${name}`), async () => {
      const isOpen = buttons.get(name).getAttribute("aria-expanded") === "true";
      for (const other of buttons.values()) other.setAttribute("aria-expanded", "false");
      if (isOpen) return fill(shown);
      buttons.get(name).setAttribute("aria-expanded", "true");
      fill(shown, el("p", { className: "hint", textContent: say("looking") }));
      const reply = await ask(asked(name));
      if (buttons.get(name).getAttribute("aria-expanded") !== "true") return undefined;
      if (isFirst && name === opened && shown.isConnected) heading(reply.fault === undefined && areAtOdds(reply, own));
      isFirst = false;
      return fill(shown, reply.fault === undefined ? tell(reply, own) : fault(reply.fault));
    }, { className: "more-button", "aria-expanded": "false", "data-key": `more-${name}` })).reduce((found, one, at) => found.set(more[at][0], one), new Map());
    fill(further, el("div", { className: "more-bar" }, [...buttons.values()]), shown);
    if (opened) buttons.get(opened).click();
  };

  // A reply of the engine with what the tab says of it first; without an answer, why there is none.
  const show = ({ headline, reply, question, note, rows, wants = null, isPlain = false, agreed, own }) => {
    if (reply.fault !== undefined) {
      fill(place, fault(reply.fault));
      return fill(further);
    }
    const first = [headline ? el("div", { className: "headline" }, headline) : null, note ? el("p", { className: "hint" }, inProse(note)) : null, isPlain ? null : rowsOf(rows ?? reply.rows, reply.clauses), restsOn(reply.clauses, reply.answer?.over === false ? null : question, own)];
    const heading = (areApart) => {
      fill(place, areApart ? el("div", { className: "headline", textContent: say("at odds") }) : first);
      if (!areApart) agreed?.();
    };
    // Side by side nobody's answer comes first before it is known to be everybody's.
    if (question && state.beside) fill(place, el("p", { className: "hint", textContent: say("looking") }));
    else heading(false);
    return question ? offer(question, reply, state.beside ? "sources" : "", heading, wants) : fill(further);
  };
  // What the question leaves out although the rules make it certain, with what changes; ahead of all what cannot be;
  // and what comes of the game, and what else may be on its sheet in silence.
  const add = (forgotten, after = [], silent = "") => {
    const isLeftOut = (one) => one.rows.length > 0;
    place.prepend(...forgotten.filter((one) => !isLeftOut(one)).map((one) => fault(one.said)));
    place.append(...forgotten.filter(isLeftOut).map((one) => el("article", { className: "other" }, el("p", {}, inProse(one.said)), rowsOf(one.rows, {}))));
    place.querySelector(".headline")?.after(...after.map(({ said, clauses }) => el("div", { className: "after" }, el("p", { textContent: said }), clauseList(Object.keys(clauses), clauses))), silent && el("p", { className: "hint", textContent: silent }));
    keepInSight();
  };
  Object.assign(tarockTable, { answer: { add, show, clear, busy, clauseLink, clauseList, rowsOf, restsOn, fault } });
})();

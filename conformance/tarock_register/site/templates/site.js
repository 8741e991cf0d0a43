// Deals stepped through trick by trick: what was played is pale in the hands. Without this script all tricks are shown.
"use strict";
for (const course of document.querySelectorAll(".course")) {
  const tricks = [...course.querySelectorAll(".tricks li")], say = course.dataset;
  if (!tricks.length) continue;
  const filled = (text, ...words) => words.reduce((told, word) => told.replace("{}", word), text);
  const cards = new Map([...course.querySelectorAll(".hands b")].map((card) => [card.textContent, card]));
  const button = (text, step) => Object.assign(document.createElement("button"), { type: "button", textContent: text, onclick: step });
  const back = button(say.back, () => show(at - 1)), next = button(say.next, () => show(at + 1));
  const all = button(say.all, () => show(tricks.length));
  const status = Object.assign(document.createElement("span"), { role: "status" });
  const bar = Object.assign(document.createElement("p"), { className: "steps-bar", role: "group" });
  bar.setAttribute("aria-label", course.querySelector("summary").textContent);
  let at = 0;
  const show = (number) => {
    at = number;
    tricks.forEach((trick, place) => {
      trick.classList.toggle("later", place >= at);
      for (const card of trick.querySelectorAll("b")) cards.get(card.textContent)?.classList.toggle("gone", place < at);
    });
    back.disabled = at === 0;
    next.disabled = all.disabled = at === tricks.length;
    // Whoever steps by the keyboard goes on from a button that can still be pressed.
    if (bar.contains(document.activeElement) && document.activeElement.disabled) (at ? back : next).focus();
    status.textContent = at ? filled(say.step, at, tricks.length) : say.start;
  };
  bar.append(back, next, all, status);
  course.querySelector(".tricks").before(bar);
  show(0);
  course.querySelector(".tricks").setAttribute("aria-live", "polite");
}

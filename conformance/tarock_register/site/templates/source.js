// The source that a reader chose: it stands first, goes along in the address of the next page, and is remembered for the
// tab. Another language shows the same, with all that stands in the address.
"use strict";
const tarockSource = (() => {
  const KEY = "tarock-source", field = document.getElementById("source");
  const HASHES = { "tisch.html": "r", "haus.html": "quelle" }; // pages that are told a source behind #
  const isKnown = (source) => [...field.options].some(({ value }) => value === source);
  const remembered = () => {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null; // some browsers let no page remember anything; then the address alone tells
    }
  };
  const ofPage = ({ pathname }) => /\/([a-z]+)\/index\.html$/.exec(pathname)?.[1]; // the page of one source chooses it
  let chosen = [new URLSearchParams(location.search).get("source"), ofPage(location), remembered(), ""].find(isKnown);

  const keyOf = ({ pathname }) => HASHES[pathname.split("/").at(-1)];
  const withSource = (address) => {
    if (chosen) address.searchParams.set("source", chosen);
    else address.searchParams.delete("source");
    return address;
  };
  const show = () => {
    field.value = chosen;
    for (const one of document.querySelectorAll("[data-source]")) one.classList.toggle("chosen", one.dataset.source === chosen);
    try {
      sessionStorage.setItem(KEY, chosen);
    } catch {
      // As above.
    }
  };
  const choose = (source) => {
    if (source === chosen || !isKnown(source)) return;
    chosen = source;
    show();
    if (!keyOf(location)) history.replaceState(null, "", withSource(new URL(location.href)));
  };
  // A link is told the source when it is used, whether it was there from the first or came later.
  const carry = ({ target }) => {
    const link = target.closest?.("a[href]"), to = link && new URL(link.href);
    if (!to || to.origin !== location.origin || !to.pathname.endsWith(".html") || to.pathname === location.pathname) return;
    if (link.matches(".language")) [to.search, to.hash] = [location.search, location.hash];
    else if (isKnown(ofPage(to))) to.searchParams.set("source", ofPage(to));
    else if (!keyOf(to)) withSource(to);
    else if (chosen && !to.hash) to.hash = `${keyOf(to)}=${chosen}`;
    link.href = to.href;
  };
  for (const used of ["click", "auxclick", "contextmenu"]) document.addEventListener(used, carry, true);
  field.addEventListener("change", () => choose(field.value));
  show();
  addEventListener("pageshow", show); // when a browser brings a page back with its fields as they were
  return { choose, get chosen() { return chosen; } };
})();

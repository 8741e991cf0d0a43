// The language is remembered, and before it is chosen that of the browser; without this script it starts in English.
(() => {
  const key = "tarock-report-language";
  const use = (language) => { document.documentElement.lang = language; };
  const store = (write) => { try { return write(localStorage); } catch { return null; } };
  const wanted = store((s) => s.getItem(key)) ?? (navigator.language?.toLowerCase().startsWith("de") ? "de" : "en");
  for (const choice of document.querySelectorAll("input[name=language]")) {
    choice.addEventListener("change", () => { use(choice.value); store((s) => s.setItem(key, choice.value)); });
    if (choice.value === wanted) { choice.checked = true; use(choice.value); }
  }
  // A link to a scenario that is told in brief, or to a clause that is folded, opens it.
  const open = () => {
    const target = document.getElementById(location.hash.slice(1)) ?? document.getElementById(decoded(location.hash.slice(1)));
    target?.closest("details")?.setAttribute("open", "");
  };
  const decoded = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
  window.addEventListener("hashchange", open);
  open();
})();

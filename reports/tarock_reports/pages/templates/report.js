// The language is remembered; without this script the switch works all the same, but starts in English.
(() => {
  const key = "tarock-report-language";
  const use = (language) => { document.documentElement.lang = language; };
  const store = (write) => { try { return write(localStorage); } catch { return null; } };
  for (const choice of document.querySelectorAll("input[name=language]")) {
    choice.addEventListener("change", () => { use(choice.value); store((s) => s.setItem(key, choice.value)); });
    if (choice.value === store((s) => s.getItem(key))) { choice.checked = true; use(choice.value); }
  }
  // A link to a scenario that is told in brief opens it.
  const open = () => {
    const target = document.getElementById(location.hash.slice(1)) ?? document.getElementById(decoded(location.hash.slice(1)));
    if (target?.matches("details")) target.open = true;
  };
  const decoded = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
  window.addEventListener("hashchange", open);
  open();
})();

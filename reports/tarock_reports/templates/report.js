// The language is remembered; without this script the switch works all the same, but starts in English.
(() => {
  const key = "tarock-report-language";
  const use = (language) => { document.documentElement.lang = language; };
  const store = (write) => { try { return write(localStorage); } catch { return null; } };
  for (const choice of document.querySelectorAll("input[name=language]")) {
    choice.addEventListener("change", () => { use(choice.value); store((s) => s.setItem(key, choice.value)); });
    if (choice.value === store((s) => s.getItem(key))) { choice.checked = true; use(choice.value); }
  }
})();

// The buttons of a sheet to print; without this script the browser's own menu prints it.
"use strict";
for (const button of document.querySelectorAll("button.print")) {
  button.hidden = false;
  button.onclick = () => print();
}
for (const box of document.querySelectorAll(".only-dear")) {
  box.closest("label").hidden = false;
  box.onchange = () => {
    for (const vote of document.querySelectorAll(".ballot .vote")) vote.hidden = box.checked && !vote.classList.contains("dear");
    for (const part of document.querySelectorAll(".ballot section")) part.hidden = !part.querySelector(".vote:not([hidden])");
  };
}

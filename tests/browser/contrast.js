// The contrast of every visible text with what is behind it, as WCAG 2 counts it; below 4.5 (or 3 if large) is faint.
const rgba = (colour) => colour.match(/[\d.]+/g).map(Number);
const over = (front, back) => {
  const alpha = front[3] ?? 1;
  return [0, 1, 2].map((i) => front[i] * alpha + back[i] * (1 - alpha));
};
const behind = (element) => {
  const layers = [];
  for (let at = element; at; at = at.parentElement) {
    layers.push(rgba(getComputedStyle(at).backgroundColor));
  }
  return layers.reverse().reduce((back, front) => over(front, back), [255, 255, 255]);
};
const opacity = (element) => {
  let product = 1;
  for (let at = element; at; at = at.parentElement) product *= Number(getComputedStyle(at).opacity);
  return product;
};
const light = (colour) => {
  const [r, g, b] = colour.map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const faint = new Map();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode.textContent.trim();
  const element = walker.currentNode.parentElement;
  if (!text || !element.checkVisibility() || element.closest("script, style")) continue;
  const style = getComputedStyle(element);
  const key = [style.color, style.fontSize, element.className, element.parentElement.className].join();
  if (faint.has(key)) continue;
  const back = behind(element);
  const front = over([...rgba(style.color).slice(0, 3), (rgba(style.color)[3] ?? 1) * opacity(element)], back);
  const [a, b] = [light(front), light(back)].sort((x, y) => y - x);
  const contrast = (a + 0.05) / (b + 0.05);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  faint.set(key, contrast < (large ? 3 : 4.5) ? `${element.outerHTML.slice(0, 80)}: ${contrast.toFixed(2)}` : "");
}
return [...faint.values()].filter(Boolean);

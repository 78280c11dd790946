// All recipes: sorted, filtered, kept on top in this browser, with a word about what changed since somebody looked.
import { fold, main } from "./page.js";
import { edit } from "./recipe-editor.js";
import { start as followTimers } from "./recipe.js";
import { readSeen } from "./recipe-seen.js";

const STORE = `recipes.${main.dataset.restaurant}.pins`;
const list = document.getElementById("recipes");
const rows = list ? [...list.children] : [];
const compare = new Intl.Collator(document.documentElement.lang).compare;
// What is kept on top, where nothing can be stored.
let pins = new Set();

export function start() {
  if (list) {
    pins = read();
    const seen = readSeen();
    for (const row of rows) {
      const known = seen[row.dataset.recipe];
      row.querySelector(".changed-since").hidden = !(known && known < Number(row.dataset.row));
    }
    document.getElementById("find").addEventListener("input", show);
    list.addEventListener("click", pin);
    show();
  }
  edit();
  followTimers();
}

const of = (name) => document.getElementById(`find-${name}`)?.value ?? "";

const orders = {
  name: () => 0,
  newest: (one, two) => Number(two.row) - Number(one.row),
  sold: (one, two) => Number(two.sold) - Number(one.sold),
  // Who has no name comes last.
  author: (one, two) => Number(!one.author) - Number(!two.author) || compare(one.author, two.author),
};

function show() {
  const words = fold(of("words")).split(/\s+/).filter(Boolean);
  const isNow = document.getElementById("find-now")?.checked;
  const isWanted = ({ words: text, category, difficulty, minutes, allergens, canBeMade }) =>
    words.every((word) => fold(text).includes(word)) &&
    (!of("category") || category === of("category")) &&
    // Somebody who can make the harder ones can make the easier ones.
    (!of("difficulty") || Number(difficulty ?? 1) <= Number(of("difficulty"))) &&
    (!of("minutes") || (minutes !== undefined && Number(minutes) <= Number(of("minutes")))) &&
    // What is not known may have it.
    (!of("without") || (allergens !== undefined && !allergens.split(" ").includes(of("without")))) &&
    (!isNow || canBeMade !== undefined);
  const byOrder = orders[of("order")] ?? orders.name;
  rows.sort(({ dataset: one }, { dataset: two }) =>
    Number(pins.has(two.recipe)) - Number(pins.has(one.recipe)) || byOrder(one, two) || compare(one.name, two.name));
  for (const row of rows) {
    row.hidden = !isWanted(row.dataset);
    row.querySelector("[data-pin]").setAttribute("aria-pressed", String(pins.has(row.dataset.recipe)));
  }
  list.append(...rows);
  document.getElementById("none-found").hidden = rows.some(({ hidden }) => !hidden);
}

function pin(event) {
  const key = event.target.closest("[data-pin]");
  if (!key) return;
  const { recipe } = key.closest("[data-recipe]").dataset;
  if (!pins.delete(recipe)) pins.add(recipe);
  try { localStorage.setItem(STORE, JSON.stringify([...pins])); } catch { /* without storage the page has them */ }
  show();
  key.focus();
}

function read() {
  try {
    return new Set(JSON.parse(localStorage.getItem(STORE)) ?? []);
  } catch {
    return new Set();
  }
}

// A recipe: amounts for other portions, one step after the other, timers that outlive a reload. It is a page of its own,
// and stands over the kitchen's page.
import { main, say } from "./page.js";
import { Chime } from "./sound.js";
import { see } from "./recipe-seen.js";

const decimal = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 3 });
const STORE = `recipe.${main.dataset.restaurant}`;
// Milliseconds after which a timer that is up is forgotten.
const FORGET = 3_600_000;

// The timers, where nothing can be stored.
let memory = {};

export function start() {
  const bar = document.getElementById("sound");
  // Rings as long as a timer is up that nobody has stopped.
  const chime = bar && new Chime(bar);
  if (main.dataset.recipe) {
    portions(main);
    steps(main, document);
    see(main.dataset.recipe, main.dataset.row);
    notes();
    editor();
  }
  const show = () => {
    const timers = showTimers();
    if (chime) chime.isWanted = timers.some(({ told }) => told);
  };
  show();
  setInterval(show, 1000);
  main.dataset.ready = "";
}

// Shows a recipe in a dialog that is open. Returns whether the server gave it.
export async function open(id, dialog) {
  const content = dialog.querySelector(".recipe-content");
  content.replaceChildren();
  content.dataset.recipe = id;
  let text;
  try {
    const response = await fetch(`/book/${encodeURIComponent(main.dataset.restaurant)}/recipes/${id}`, { cache: "no-store" });
    if (!response.ok) return false;
    text = await response.text();
  } catch {
    // There is no connection.
    return false;
  }
  const page = new DOMParser().parseFromString(text, "text/html");
  const parts = [...page.querySelectorAll("main > .recipe, main > .steps")];
  if (parts.length === 0) return false;
  dialog.querySelector("h2").textContent = parts[0].dataset.title;
  // The dialog has this title, and the page it stands over has the sound.
  for (const part of parts) for (const double of part.querySelectorAll("h2:first-child, #sound")) double.remove();
  content.replaceChildren(...parts);
  for (const link of content.querySelectorAll("a[href*='/recipes/']")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      open(link.getAttribute("href").split("/").pop(), dialog);
    });
  }
  portions(content);
  steps(content, content);
  showTimers();
  content.tabIndex = -1;
  content.focus();
  return true;
}

async function editor() {
  if (!document.getElementById("recipe-form")) return;
  const { edit } = await import("./recipe-editor.js");
  edit();
}

// Notes about the recipe, with the facts of the book. A page without any needs no outbox.
async function notes() {
  const form = document.getElementById("note");
  if (!form) return;
  const { Outbox, follow, page } = await import("./book-facts.js");
  const outbox = new Outbox();
  const renew = async () => {
    const fresh = (await page(outbox))?.getElementById("notes");
    if (fresh) document.getElementById("notes").replaceWith(fresh);
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = form.querySelector("input");
    const answer = await outbox.add({ kind: "note", key: form.dataset.key, content: { text: field.value.trim() } });
    if (answer.outcome === "refused") return;
    // Without the server the note waits, and is not typed a second time.
    field.value = "";
    await renew();
  });
  follow(renew);
  outbox.send();
}

function portions(root) {
  const place = root.querySelector("[data-portions]");
  const standard = Number(place.dataset.portions);
  let wanted = standard;
  place.addEventListener("click", (event) => {
    release(event, root);
    if (event.target.closest("[data-more]")) wanted = Math.floor(wanted) + 1;
    else if (event.target.closest("[data-fewer]")) wanted = Math.max(1, Math.ceil(wanted) - 1);
    else return;
    place.querySelector("b").textContent = decimal.format(wanted);
    for (const part of root.querySelectorAll("[data-quantity]")) {
      part.textContent = decimal.format((Number(part.dataset.quantity) * wanted) / standard);
    }
  });
}

// The next step comes by the key, by space or Enter anywhere in `keys`, and by a tap on the right half of the steps.
function steps(root, keys) {
  const all = [...root.querySelectorAll("[data-step]")];
  if (all.length === 0) return;
  const next = () => {
    const current = all.findIndex((step) => step.ariaCurrent === "step");
    all[current].ariaCurrent = null;
    const step = all[(current + 1) % all.length];
    step.ariaCurrent = "step";
    step.scrollIntoView({ block: "center" });
  };
  const list = all[0].parentElement;
  list.addEventListener("click", (event) => {
    const box = list.getBoundingClientRect();
    if (!event.target.closest("button") && event.clientX > box.left + box.width / 2) next();
  });
  root.querySelector("[data-next]").addEventListener("click", next);
  // A recipe that takes the place of another one in a dialog takes its keys as well.
  keys.onkeydown = (event) => {
    if (event.target.closest("button, a, input, summary") || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    next();
  };
  list.addEventListener("click", (event) => {
    const key = event.target.closest("[data-timer]");
    if (!key) return;
    release(event, root);
    toggle(key);
  });
}

// After a tap on a button the next key is for the steps, and not for that button again.
function release(event, root) {
  if (event.detail === 0) return;
  document.activeElement?.blur();
  root.focus();
}

// ---- Timers: when each is up, by the recipe and the step

const idOf = (key) => `${key.closest("[data-recipe]").dataset.recipe}/${key.closest("[data-step]").dataset.step}`;

function read() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? memory;
  } catch {
    return memory;
  }
}

function write(timers) {
  memory = timers;
  try { localStorage.setItem(STORE, JSON.stringify(timers)); } catch { /* without storage the page has them */ }
}

function toggle(key) {
  const { name, up, timer } = key.dataset;
  if (!stop(idOf(key))) write({ ...read(), [idOf(key)]: { at: Date.now() + Number(timer) * 60_000, name, up } });
  showTimers();
}

// Stops a timer. Returns whether it ran.
export function stop(id) {
  const { [id]: running, ...timers } = read();
  if (running) write(timers);
  return Boolean(running);
}

// Shows how long each timer still takes, and says once that one is up. Returns the timers, the next one first.
export function showTimers() {
  const timers = read();
  const now = Date.now();
  for (const [id, timer] of Object.entries(timers)) {
    if (!timer.told && timer.at <= now) {
      timer.told = true;
      say(timer.up);
      write(timers);
    } else if (timer.at + FORGET < now) {
      delete timers[id];
      write(timers);
    }
  }
  for (const key of document.querySelectorAll("[data-timer]")) {
    key.dataset.label ??= key.textContent;
    const timer = timers[idOf(key)];
    key.textContent = timer ? rest(timer) : key.dataset.label;
    key.setAttribute("aria-pressed", String(Boolean(timer)));
  }
  return Object.entries(timers).map(([id, timer]) => ({ id, ...timer, rest: rest(timer) })).sort((one, two) => one.at - two.at);
}

function rest({ at }) {
  const seconds = Math.max(0, Math.ceil((at - Date.now()) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

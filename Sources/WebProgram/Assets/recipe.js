// A recipe: amounts for other portions, one step after the other, timers that outlive a reload.
import { main, say } from "./page.js";
import { Chime } from "./sound.js";

const decimal = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 3 });
const STORE = `recipe.${main.dataset.restaurant}`;
// Milliseconds after which a timer that is up is forgotten.
const FORGET = 3_600_000;

// The timers, where nothing can be stored.
let memory = {};
// Rings as long as a timer is up that nobody has stopped.
let chime = null;

export function start() {
  const bar = document.getElementById("sound");
  if (bar) chime = new Chime(bar);
  if (main.dataset.recipe) {
    portions();
    steps();
  }
  showTimers();
  setInterval(showTimers, 1000);
  main.dataset.ready = "";
}

function portions() {
  const place = main.querySelector("[data-portions]");
  const standard = Number(place.dataset.portions);
  let wanted = standard;
  place.addEventListener("click", (event) => {
    release(event);
    if (event.target.closest("[data-more]")) wanted = Math.floor(wanted) + 1;
    else if (event.target.closest("[data-fewer]")) wanted = Math.max(1, Math.ceil(wanted) - 1);
    else return;
    place.querySelector("b").textContent = decimal.format(wanted);
    for (const part of main.querySelectorAll("[data-quantity]")) {
      part.textContent = decimal.format((Number(part.dataset.quantity) * wanted) / standard);
    }
  });
}

// The next step comes by the key, by space or Enter anywhere, and by a tap on the right half of the steps.
function steps() {
  const all = [...main.querySelectorAll("[data-step]")];
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
  main.querySelector("[data-next]").addEventListener("click", next);
  addEventListener("keydown", (event) => {
    if (event.target.closest("button, a, input, summary") || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    next();
  });
  list.addEventListener("click", (event) => {
    const key = event.target.closest("[data-timer]");
    if (!key) return;
    release(event);
    toggle(key);
  });
}

// After a tap on a button the next key is for the steps, and not for that button again.
function release(event) {
  if (event.detail > 0) document.activeElement?.blur();
}

// ---- Timers: when each is up, by the recipe and the step

const idOf = (key) => `${main.dataset.recipe}/${key.closest("[data-step]").dataset.step}`;

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
  const { [idOf(key)]: running, ...timers } = read();
  if (!running) timers[idOf(key)] = { at: Date.now() + Number(key.dataset.timer) * 60_000, up: key.dataset.up };
  write(timers);
  showTimers();
}

function showTimers() {
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
  if (chime) chime.isWanted = Object.values(timers).some(({ told }) => told);
  for (const key of main.querySelectorAll("[data-timer]")) {
    key.dataset.label ??= key.textContent;
    const timer = timers[idOf(key)];
    const rest = timer ? Math.max(0, Math.ceil((timer.at - now) / 1000)) : 0;
    key.textContent = timer ? `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}` : key.dataset.label;
    key.setAttribute("aria-pressed", String(Boolean(timer)));
  }
}

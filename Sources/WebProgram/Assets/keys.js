// Single-key shortcuts, which a user can switch off and change (WCAG 2.1.4).
import { main, say, words } from "./page.js";

const STORE = `keys.${main.dataset.page}`;

export class Keys {
  #dialog = document.getElementById("shortcuts");
  #fields = [...document.querySelectorAll("[data-shortcut]")];
  #single = document.getElementById("single-keys");
  #use = () => false;

  constructor() {
    if (!this.#dialog) return;
    const stored = read();
    this.#single.checked = stored.single ?? true;
    for (const field of this.#fields) {
      field.value = stored.keys?.[field.dataset.shortcut] ?? field.dataset.default;
      field.addEventListener("keydown", (event) => this.#record(event, field));
    }
    this.#single.addEventListener("change", () => this.#store());
    document.getElementById("standard-keys").addEventListener("click", () => {
      for (const field of this.#fields) field.value = field.dataset.default;
      this.#store();
    });
    document.addEventListener("keydown", (event) => this.#press(event));
  }

  // Calls a function with the shortcut's name, or `digit`, with the event, and with what the document says about
  // the shortcut. It returns whether it used it.
  on(use) {
    this.#use = use;
  }

  show() {
    this.#dialog.showModal();
  }

  #press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (document.querySelector("dialog[open]")) return;
    const { key, target } = event;
    // The browser closes an open menu.
    if (key === "Escape" && document.querySelector("[popover]:popover-open")) return;
    if (key === "Escape") return this.#call("escape", event);
    // Enter on a control is that control's own; a text field takes all other keys.
    if (key === "Enter" && target.matches("button, a, summary") && !target.matches(".line-row")) return;
    if (target.matches("input, textarea, select") && !(key === "Enter" && target.value === "")) return;
    if (key.startsWith("Arrow") || key === "Home" || key === "End") return this.#call(key, event);
    // F1 is help everywhere, also where single keys are switched off.
    if (key === "F1") return this.#call("keys", event, this.#facts(({ dataset }) => dataset.shortcut === "keys"));
    if (!this.#single.checked) return;
    const facts = this.#facts((field) => field.value === key);
    if (facts) this.#call(facts.shortcut, event, facts);
    else if (/^[0-9#-]$/.test(key)) this.#call("digit", event);
  }

  #facts(isWanted) {
    return this.#fields.find(isWanted)?.dataset;
  }

  #call(name, event, facts) {
    if (this.#use(name, event, facts)) event.preventDefault();
  }

  #record(event, field) {
    if (event.key === "Tab" || event.key === "Escape" || event.key === "Shift") return;
    event.preventDefault();
    event.stopPropagation();
    if (this.#fields.some((other) => other !== field && other.value === event.key)) {
      say(words.keyInUse, true);
      field.setAttribute("aria-invalid", "true");
      return;
    }
    field.removeAttribute("aria-invalid");
    field.value = event.key;
    this.#store();
  }

  #store() {
    const keys = Object.fromEntries(this.#fields.map((field) => [field.dataset.shortcut, field.value]));
    const value = { single: this.#single.checked, keys };
    // Without storage the choice holds until the page is loaded again.
    try { localStorage.setItem(STORE, JSON.stringify(value)); } catch { /* see above */ }
  }
}

function read() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? {};
  } catch {
    // No storage, or not what this page stored: the default keys.
    return {};
  }
}

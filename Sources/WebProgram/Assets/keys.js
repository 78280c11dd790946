// Single-key shortcuts, which a user can switch off and change (WCAG 2.1.4).
import { say, words } from "./page.js";

const STORE = `keys.${document.querySelector("main").dataset.page}`;

export class Keys {
  #dialog = document.getElementById("shortcuts");
  #fields = [...document.querySelectorAll("[data-shortcut]")];
  #calls = [];

  constructor() {
    if (!this.#dialog) return;
    const stored = read();
    const single = document.getElementById("single-keys");
    single.checked = stored.single ?? true;
    for (const field of this.#fields) {
      field.value = stored.keys?.[field.dataset.shortcut] ?? field.dataset.default;
      field.addEventListener("keydown", (event) => this.#record(event, field));
    }
    single.addEventListener("change", () => this.#store());
    document.getElementById("standard-keys").addEventListener("click", () => {
      for (const field of this.#fields) field.value = field.dataset.default;
      this.#store();
    });
    document.addEventListener("keydown", (event) => this.#press(event));
  }

  // Calls a function with the shortcut's name, or with `digit` and the digit. It returns whether it used it.
  on(call) {
    this.#calls.push(call);
  }

  show() {
    this.#dialog.showModal();
  }

  #press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (document.querySelector("dialog[open]")) return;
    const target = event.target;
    const isText = target.matches("input, textarea, select");
    if (event.key === "Escape") {
      this.#call("escape", event);
      return;
    }
    // Enter on a control is that control's own; a text field takes all other keys.
    if (event.key === "Enter" && target.matches("button, a, summary") && !target.matches(".row")) return;
    if (isText && !(event.key === "Enter" && target.value === "")) return;
    if (event.key.startsWith("Arrow") || event.key === "Home" || event.key === "End") {
      this.#call(event.key, event);
      return;
    }
    // F1 is help everywhere, also where single keys are switched off.
    if (event.key === "F1") {
      this.#call("keys", event);
      return;
    }
    if (!document.getElementById("single-keys").checked) return;
    const field = this.#fields.find((field) => field.value === event.key);
    if (field) this.#call(field.dataset.shortcut, event);
    else if (/^[0-9#-]$/.test(event.key)) this.#call("digit", event);
  }

  #call(name, event) {
    for (const call of this.#calls) {
      if (call(name, event)) event.preventDefault();
    }
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
    const keys = {};
    for (const field of this.#fields) keys[field.dataset.shortcut] = field.value;
    const value = { single: document.getElementById("single-keys").checked, keys };
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

// The till: finds, selects and changes orders, by keys and by touch.
import { act, fold, main, report, request, say, words } from "./page.js";
import { ask, choose, dialogOf } from "./dialogs.js";
import { showClose } from "./closing.js";
import { showDevices, showRefused } from "./devices.js";

// What can be opened without an order.
const GENERAL = ["last", "pause", "sold-out", "refused", "device", "close", "leave", "keys"];
// What changes an order at once.
const STEPS = ["collect", "recall", "arrive"];

export function start(live, keys) {
  const till = new Till(keys);
  live.onPatch(() => till.show());
  keys.on((name, event) => till.press(name, event));
  main.addEventListener("click", (event) => till.click(event));
  document.getElementById("find").addEventListener("submit", (event) => {
    event.preventDefault();
    till.find();
  });
}

class Till {
  #keys;
  #restaurant = main.dataset.restaurant;
  // The address of the restaurant in the interface for programs.
  #path = `/v1/restaurants/${encodeURIComponent(this.#restaurant)}`;
  #field = document.getElementById("number");
  // The id of the selected order.
  #selected = null;

  constructor(keys) {
    this.#keys = keys;
  }

  get #orders() {
    return [...main.querySelectorAll("li.order")];
  }

  get #order() {
    return this.#orders.find((order) => order.dataset.id === this.#selected);
  }

  // Shows which order is selected, after the server has changed the page.
  show() {
    for (const order of this.#orders) {
      const isSelected = order.dataset.id === this.#selected;
      order.classList.toggle("selected", isSelected);
      order.querySelector(".row").setAttribute("aria-expanded", String(isSelected));
    }
    main.classList.toggle("has-selection", Boolean(this.#order));
  }

  select(id) {
    this.#selected = id;
    this.show();
    this.#order?.querySelector(".row").scrollIntoView({ block: "nearest" });
  }

  click(event) {
    const row = event.target.closest(".row");
    const order = event.target.closest("li.order");
    const button = event.target.closest("[data-action]");
    const opener = event.target.closest("[data-open]");
    if (row) this.select(order.dataset.id === this.#selected ? null : order.dataset.id);
    else if (button && order) {
      const { action, paid, service } = button.dataset;
      this.#act(order, action, { paid, service });
    } else if (opener) this.#open(opener.dataset.open, order);
  }

  press(name, event) {
    const order = this.#order;
    switch (name) {
      case "escape":
        if (this.#field.value) this.#field.value = "";
        else this.select(null);
        break;
      case "digit":
        this.#field.focus();
        this.#field.value += event.key;
        break;
      case "search":
        this.#field.focus();
        break;
      case "next":
        if (this.#field.value || !order) return false;
        this.#act(order, order.dataset.next);
        break;
      case "ArrowUp":
      case "ArrowDown":
      case "Home":
      case "End":
        this.#move(name);
        break;
      default:
        if (GENERAL.includes(name)) this.#open(name, order);
        else if (name === "recall" && !order) this.#open("last");
        else if (order && STEPS.includes(name)) this.#act(order, name);
        else if (order) this.#open(name, order);
    }
    return true;
  }

  #move(key) {
    const orders = this.#orders;
    if (orders.length === 0) return;
    const place = orders.indexOf(this.#order);
    const last = orders.length - 1;
    const goals = {
      ArrowUp: place < 0 ? last : Math.max(0, place - 1),
      ArrowDown: Math.min(last, place + 1),
      Home: 0,
      End: last,
    };
    const goal = orders[goals[key]];
    this.select(goal.dataset.id);
    goal.querySelector(".row").focus({ preventScroll: true });
  }

  async #act(order, action, more = {}) {
    const { id, revision } = order.dataset;
    let answer = await act(this.#restaurant, id, revision, action, more, order);
    const { error, question, totalCents } = answer.body;
    if (error === "costs-more" && window.confirm(question)) {
      answer = await act(this.#restaurant, id, revision, action, { ...more, totalCents }, order);
    }
    if (answer.ok && action === "arrive") this.select(id);
  }

  // Finds the order of a customer at the counter, and notes the arrival, as the terminal's screen does.
  async find() {
    const text = this.#field.value.trim();
    if (!text) return;
    const known = this.#orders.filter(({ dataset }) => {
      return dataset.code === text || dataset.code.split("-")[0] === text || `#${dataset.id}` === text;
    });
    if (known.length === 1) return this.#welcome(known[0]);
    // The server searches numbers and finished orders; a name or a product of an open order is on this page.
    const key = fold(text);
    const open = /^[#\d-]+$/.test(text) ? [] : this.#orders.filter((order) => order.dataset.search.includes(key));
    await this.#list(text, text, open);
  }

  #welcome(order) {
    this.#field.value = "";
    this.select(order.dataset.id);
    if (order.dataset.here === undefined) this.#act(order, "arrive");
    order.querySelector(".row").focus({ preventScroll: true });
  }

  // Lists the orders that match a text, open and finished; without a text the last finished ones.
  async #list(text, title, open = []) {
    const answer = await request(`${this.#path}/orders?find=${encodeURIComponent(text)}`);
    if (!answer.ok) return report(answer);
    const here = open.map((order) => ({
      id: order.dataset.id,
      code: order.dataset.code,
      deviceName: order.querySelector(".device").textContent,
      state: order.dataset.state,
    }));
    const orders = [...here, ...answer.body.orders];
    if (text && orders.length === 0) return say(words.noMatch, true);
    const rows = orders.map(({ id, code, deviceName, state }) => ({
      value: String(id),
      parts: [code, deviceName, stateWord(state)],
    }));
    const id = await choose("list", title, rows);
    const order = orders.find((order) => String(order.id) === id);
    if (!order) return;
    this.#selected = id;
    if (this.#order) return this.#welcome(this.#order);
    // An open order has not reached this page yet; another one is over.
    const isOpen = ["received", "preparing", "ready"].includes(order.state);
    await act(this.#restaurant, id, order.revision, isOpen ? "arrive" : "recall");
  }

  async #open(name, order) {
    const code = order?.dataset.code;
    switch (name) {
      case "keys": return this.#keys.show();
      case "last": return this.#list("", words.last);
      case "pause": return this.#pause();
      case "refused": return showRefused(this.#path);
      case "device": return showDevices(this.#path, order?.dataset.id);
      case "close": return showClose(this.#path);
      case "leave": return this.#leave();
      case "sold-out": return this.#soldOut();
      case "history": return this.#history(order);
      case "paid": {
        const paid = await ask("paid", code);
        return paid && this.#act(order, "collect", { paid });
      }
      case "cancel": {
        const reason = await this.#reason(code);
        return reason && this.#act(order, "cancel", { reason });
      }
      case "no-show": {
        const action = await ask("no-show", code);
        return action && this.#act(order, action);
      }
      case "strike": {
        const rows = [...order.querySelectorAll("[data-line]")].map((line) => ({
          value: line.dataset.line,
          // The options, the mark of an added line and the price tell apart lines with one product.
          parts: [...line.querySelectorAll(".product, .part, .option, .mark, .amount")].map((part) => part.textContent),
        }));
        const number = await choose("strike", code, rows);
        const row = rows.find(({ value }) => value === number);
        const reason = row && (await this.#reason([code, ...row.parts].join(" ")));
        return reason && this.#act(order, "strike", { line: Number(number), reason });
      }
      case "add": {
        const { value, text } = await this.#product("add", code);
        const line = value === "typed" ? text : value;
        return line && this.#act(order, "add", { line });
      }
      case "note": {
        const field = document.getElementById("note-text");
        field.value = order.querySelector("[data-note]")?.textContent ?? "";
        const answer = await ask("note", code);
        return answer && this.#act(order, "note", { text: field.value.trim() });
      }
    }
  }

  // Goes to the list of screens. While customers wait, the user is asked first.
  async #leave() {
    const isWaited = this.#orders.some(({ dataset }) => dataset.here !== undefined);
    if (!isWaited || (await ask("leave", ""))) location.assign("/");
  }

  async #reason(about) {
    const field = document.getElementById("own-reason");
    field.value = "";
    const reason = await ask("reason", about);
    return reason === "own" ? field.value.trim() : reason;
  }

  // Lets the user choose a product: `name` is the add or sold-out question.
  async #product(name, about) {
    const dialog = dialogOf("products");
    const field = document.getElementById("product");
    const rows = [...dialog.querySelectorAll("[data-product]")];
    field.value = "";
    const filter = () => {
      const key = fold(field.value);
      for (const row of rows) {
        const isWanted = fold(row.dataset.name).includes(key) || row.dataset.product.includes(key);
        const isSold = name !== "add" || row.parentElement.dataset.sold !== undefined;
        row.parentElement.hidden = !isWanted || !isSold;
      }
    };
    filter();
    field.oninput = filter;
    // Enter takes the only product that is left, or what was typed, such as a whole menu.
    field.onkeydown = (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      const left = rows.filter((row) => !row.parentElement.hidden);
      if (left.length === 1) left[0].click();
      else if (name === "add" && field.value.trim()) dialog.close("typed");
    };
    let chosen = null;
    const pick = (event) => {
      chosen = event.target.closest("[data-product]");
      if (chosen) dialog.close(name === "add" ? chosen.dataset.name : chosen.dataset.product);
    };
    dialog.addEventListener("click", pick);
    const value = await ask("products", about);
    dialog.removeEventListener("click", pick);
    return { value, text: field.value.trim(), isGone: chosen?.dataset.gone !== undefined };
  }

  async #soldOut() {
    const { value, isGone } = await this.#product("sold-out", words.soldOut);
    if (!value || value === "typed") return;
    report(await request(`${this.#path}/` + (isGone ? "available" : "sold-out"), { product: value }));
  }

  async #pause() {
    dialogOf("pause").querySelector("[value=resume]").hidden = !main.querySelector("[data-paused]");
    const value = await ask("pause", "");
    if (!value) return;
    if (value === "resume") return report(await request(`${this.#path}/resume`, {}));
    const end = value === "closing" ? { closing: true } : { minutes: Number(value) };
    report(await request(`${this.#path}/pause`, end));
  }

  async #history(order) {
    const answer = await request(`${this.#path}/orders/${order.dataset.id}`);
    if (!answer.ok) return report(answer);
    const rows = answer.body.history.map(({ at, to, by, reason }) => ({
      value: null,
      parts: [at, stateWord(to), by, reason],
    }));
    await choose("list", order.dataset.code, rows);
  }
}

function stateWord(state) {
  return document.getElementById("words").getAttribute(`data-state-${state}`);
}

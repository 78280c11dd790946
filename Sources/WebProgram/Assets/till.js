// The till: finds, selects and changes orders, by keys and by touch.
import { act, fold, main, report, request, say, words } from "./page.js";
import { answerOf, ask, askReason, choose, closeWith, dialogOf } from "./dialogs.js";
import { showClose } from "./closing.js";
import { chosen, showCounts, step } from "./options.js";
import { showDevices, showRefused } from "./devices.js";

export function start(live, keys) {
  const till = new Till(keys);
  // Only this start of the page shows it.
  if (location.hash) history.replaceState(null, "", location.pathname);
  live.onPatch(() => till.show());
  keys.on((name, event, facts) => till.press(name, event, facts));
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
  #find = document.getElementById("find");
  #field = document.getElementById("number");
  // How a user is asked for a field of an action, by the field's name. Each answer is what the field adds to the
  // request, with `about` for the title of later questions and `change` for another action; or nothing, if the
  // user has changed their mind.
  #questions = {
    line: (order) => this.#line(order),
    addition: (order) => this.#addition(order),
    text: (order) => this.#text(order),
    reason: async (order, about, action) => {
      const reason = await askReason(`reason-${action}`, about);
      return reason && { reason };
    },
    paid: async (order, about) => {
      // A paid order has no button for a payment, and is only handed over.
      if (!this.#sheet?.querySelector("[data-paid]")) return {};
      const paid = await ask("paid", about);
      return paid && { paid };
    },
    bags: async (order, about) => {
      const bags = await ask("bags", about);
      return bags && (bags === "more" ? {} : { bags: Number(bags) });
    },
    minutes: async (order, about) => {
      const minutes = await ask("minutes", about);
      return minutes && { minutes: Number(minutes) };
    },
    product: () => this.#sale(),
    end: () => this.#end(),
  };
  // The request that notes the arrival of the customer who was found last. A key that is pressed meanwhile
  // waits for its answer.
  #arriving = null;
  // The button that takes back what this browser did last.
  #undo = document.getElementById("undo");
  // The id of the selected order. An order that was just taken at the counter is shown at once.
  #selected = location.hash.match(/^#order-(\d+)$/)?.[1] ?? null;

  constructor(keys) {
    this.#keys = keys;
  }

  get #orders() {
    return [...main.querySelectorAll("li.order")];
  }

  get #order() {
    return this.#orders.find((order) => order.dataset.id === this.#selected);
  }

  // The selected order in full.
  get #sheet() {
    return this.#sheetOf(this.#selected);
  }

  #sheetOf(id) {
    return [...main.querySelectorAll(".sheet")].find((sheet) => sheet.dataset.id === id);
  }

  // Shows which order is selected, after the server has changed the page.
  show() {
    for (const order of this.#orders) {
      const isSelected = order.dataset.id === this.#selected;
      const row = order.querySelector(".line-row");
      order.classList.toggle("selected", isSelected);
      row.classList.toggle("chosen", isSelected);
      if (isSelected) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
    for (const sheet of main.querySelectorAll(".sheet")) {
      sheet.classList.toggle("shown", sheet.dataset.id === this.#selected);
    }
    main.classList.toggle("has-selection", Boolean(this.#order));
  }

  select(id) {
    const last = this.#order;
    this.#selected = id;
    this.show();
    const row = (this.#order ?? last)?.querySelector(".line-row");
    row?.scrollIntoView({ block: "nearest" });
    // Where the order in full takes the place of the list, the focus goes with it.
    if (row?.checkVisibility() === false) this.#sheet?.querySelector("h2").focus({ preventScroll: true });
  }

  click(event) {
    const row = event.target.closest(".line-row");
    const holder = event.target.closest("li.order, .sheet");
    const order = holder && this.#orders.find(({ dataset }) => dataset.id === holder.dataset.id);
    const button = event.target.closest("[data-action]");
    const opener = event.target.closest("[data-open]");
    const digit = event.target.closest("[data-digit]");
    if (row) this.select(order.dataset.id === this.#selected ? null : order.dataset.id);
    else if (button?.dataset.id) this.#takeBack(button.dataset);
    else if (button) this.#take(button.dataset, order);
    else if (opener) this.#open(opener.dataset.open, order);
    else if (digit) this.#field.value += digit.dataset.digit;
    else if (event.target.closest("[data-clear]")) this.#field.value = "";
    else if (event.target.closest("[data-deselect]")) this.select(null);
  }

  press(name, event, facts) {
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
        this.#take(this.#sheet.querySelector(".next").dataset, order);
        break;
      case "ArrowUp":
      case "ArrowDown":
      case "Home":
      case "End":
        this.#move(name);
        break;
      default:
        if (facts.action) this.#take(facts, order);
        else if (order || facts.needsOrder === undefined) this.#open(facts.open, order);
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
    goal.querySelector(".line-row").focus({ preventScroll: true });
  }

  // Takes an action as the document describes it: asks for its fields, asks whether the user is sure, sends it.
  async #take(facts, order) {
    const isOfRestaurant = facts.ofRestaurant !== undefined;
    if (!isOfRestaurant && !order) return facts.withoutOrder && this.#open(facts.withoutOrder);
    // What the button itself says.
    const values = { paid: facts.paid, service: facts.service };
    let action = facts.action;
    let title = isOfRestaurant ? "" : order.dataset.shown;
    // It would be handed over before the kitchen has finished it.
    if (facts.early && order?.dataset.early !== undefined && !(await ask(facts.early, title))) return;
    for (const field of facts.fields?.split(" ") ?? []) {
      if (field === "register") return showClose(this.#path, action);
      if (values[field] !== undefined) continue;
      const answer = await this.#questions[field](order, title, action);
      if (!answer) return;
      const { about = title, change = action, ...members } = answer;
      [title, action] = [about, change];
      Object.assign(values, members);
    }
    if (facts.sure) action = await ask(facts.sure, title);
    // An answer can be an action that has a question of its own.
    if (action && facts.sure && action !== facts.sure) action = await ask(action, title);
    if (!action) return;
    if (isOfRestaurant) report(await request(`${this.#path}/${action}`, values));
    else await this.#act(order, action, values, action === facts.action && facts.undo);
  }

  // Sends an action on an order. With the action that takes it back, the bar then offers that.
  async #act(order, action, more = {}, undo = "") {
    const { id, revision } = order.dataset;
    delete this.#undo.dataset.action;
    if (action !== this.#find.dataset.arrival) await this.#arriving;
    let answer = await act(this.#restaurant, id, revision, action, more, order);
    const { error, question, totalCents } = answer.body;
    if (error === "costs-more" && (await ask("dearer", question))) {
      answer = await act(this.#restaurant, id, revision, action, { ...more, totalCents }, order);
    }
    // The order moves to the others whose customers are here.
    if (answer.ok && action === this.#find.dataset.arrival) this.select(id);
    if (answer.ok && undo) Object.assign(this.#undo.dataset, { action: undo, id, revision: answer.body.order.revision });
  }

  // Takes back what this browser did last, unless somebody has changed the order since.
  async #takeBack({ action, id, revision }) {
    delete this.#undo.dataset.action;
    await act(this.#restaurant, id, revision, action, {}, this.#undo);
  }

  // Finds the order of a customer at the counter, and notes the arrival, as the terminal's screen does.
  async find() {
    const text = this.#field.value.trim();
    if (!text) return;
    const isMeant = ({ dataset: { code, id } }) => [code, code.split("-")[0], `#${id}`].includes(text);
    const meant = this.#orders.filter(isMeant);
    // Any part of the code, a name or a product of an open order finds it as well.
    const key = fold(text);
    const open = meant.length > 0 ? meant : this.#orders.filter(({ dataset }) => dataset.search.includes(key));
    if (open.length === 1) return this.#welcome(open[0]);
    await this.#list(text, text, open);
  }

  #welcome(order) {
    this.#field.value = "";
    this.select(order.dataset.id);
    if (order.dataset.here === undefined) this.#arriving = this.#act(order, this.#find.dataset.arrival);
    order.querySelector(".line-row").focus({ preventScroll: true });
  }

  // Lists the orders that match a text, open and finished; without a text the last finished ones.
  async #list(text, title, open = []) {
    const answer = await request(`${this.#path}/orders?find=${encodeURIComponent(text)}`);
    if (!answer.ok) return report(answer);
    const here = open.map(({ dataset: { id, shown, state } }) => ({ id, shown, state }));
    const others = answer.body.orders.filter(({ id }) => !here.some((order) => order.id === String(id)));
    const orders = [...here, ...others];
    if (text && orders.length === 0) return say(words.noMatch, true);
    const rows = orders.map(({ id, shown, code, deviceName, state }) => ({
      value: String(id),
      parts: [...(shown?.split(" · ") ?? [code, deviceName]), stateWord(state)],
    }));
    const id = await choose("list", title, rows);
    const order = orders.find((order) => String(order.id) === id);
    if (!order) return;
    this.#selected = id;
    if (this.#order) return this.#welcome(this.#order);
    // An open order has not reached this page yet; another one is over.
    const { states, arrival, return: reopening } = this.#find.dataset;
    const isOpen = states.split(" ").includes(order.state);
    await act(this.#restaurant, id, order.revision, isOpen ? arrival : reopening);
  }

  async #open(name, order) {
    switch (name) {
      case "keys": return this.#keys.show();
      case "last": return this.#list("", words.last);
      case "refused": return showRefused(this.#path);
      case "device": return showDevices(this.#path, order?.dataset.id);
      case "leave": return this.#leave();
      case "history": return this.#history(order);
    }
  }

  // Goes to the list of screens. While customers wait, the user is asked first.
  async #leave() {
    const isWaited = this.#orders.some(({ dataset }) => dataset.here !== undefined);
    if (!isWaited || (await ask("leave", ""))) location.assign("/");
  }

  async #line(order) {
    const { shown } = order.dataset;
    const rows = [...this.#sheetOf(order.dataset.id).querySelectorAll("[data-line]")].map((line) => ({
      value: line.dataset.line,
      // The options, the mark of an added line and the price tell apart lines with one product.
      parts: [...line.querySelectorAll(".n, .what, .sub, .mark, .amount")].map((part) => part.textContent),
    }));
    const number = await choose("strike", shown, rows);
    const row = rows.find(({ value }) => value === number);
    return row && { line: Number(number), about: [shown, ...row.parts].join(" ") };
  }

  async #addition(order) {
    const { value, text, options } = await this.#product(true, order.dataset.shown);
    if (value === "typed") return text && { line: text };
    if (!value || !options) return value && { line: value };
    const dialog = dialogOf("options");
    const place = dialog.querySelector(".chosen-options");
    place.replaceChildren(...options.cloneNode(true).children);
    place.onclick = (event) => step(event) && showCounts(place);
    showCounts(place);
    if (!(await ask("options", value))) return null;
    const names = chosen(place).map(({ name, count }) => (count > 1 ? `${count}× ${name}` : name));
    // The text of a line, as in an order.
    return { line: names.length > 0 ? `${value} [${names.join(", ")}]` : value };
  }

  async #text(order) {
    const field = document.getElementById("note-text");
    field.value = this.#sheetOf(order.dataset.id).querySelector("[data-note]")?.textContent ?? "";
    return (await ask("note", order.dataset.shown)) && { text: field.value.trim() };
  }

  // A product that is sold out, or is not any more.
  async #sale() {
    const { value, change } = await this.#product(false, words.soldOut);
    return value && value !== "typed" && { product: value, change };
  }

  // When a pause ends: later, or now.
  async #end() {
    dialogOf("pause").querySelector("[data-change]").hidden = !main.querySelector("[data-paused]");
    const value = await ask("pause", "");
    if (!value) return null;
    const { change } = answerOf("pause", value);
    if (change) return { change };
    return value === "closing" ? { closing: true } : { minutes: Number(value) };
  }

  // Lets the user choose a product, to add it to an order or to say that it is sold out.
  async #product(isAdding, about) {
    const dialog = dialogOf("products");
    const field = document.getElementById("product");
    const rows = [...dialog.querySelectorAll("[data-product]")];
    field.value = "";
    const filter = () => {
      const key = fold(field.value);
      for (const row of rows) {
        const isWanted = fold(row.dataset.name).includes(key) || row.dataset.product.includes(key);
        const isSold = !isAdding || row.parentElement.dataset.sold !== undefined;
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
      else if (isAdding && field.value.trim()) closeWith(dialog, "typed");
    };
    let chosen = null;
    const pick = (event) => {
      chosen = event.target.closest("[data-product]");
      if (chosen) closeWith(dialog, isAdding ? chosen.dataset.name : chosen.dataset.product);
    };
    dialog.addEventListener("click", pick);
    const value = await ask("products", about);
    dialog.removeEventListener("click", pick);
    const options = chosen?.parentElement.querySelector(".product-options");
    return { value, text: field.value.trim(), change: chosen?.dataset.change, options };
  }

  async #history(order) {
    const answer = await request(`${this.#path}/orders/${order.dataset.id}`);
    if (!answer.ok) return report(answer);
    const rows = answer.body.history.map(({ columns: [at, from, to, by, remark] }) => ({
      value: null,
      parts: [at, from && from !== to ? `${from} → ${to}` : to, by, remark],
    }));
    await choose("list", order.dataset.shown, rows);
  }
}

function stateWord(state) {
  return document.getElementById("words").getAttribute(`data-state-${state}`);
}

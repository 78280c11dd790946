// Takes an order at the counter: presses of keys become lines, and the server prices them.
import { element, fold, main, report, request, say, words } from "./page.js";
import { ask, closeWith, dialogOf } from "./dialogs.js";
import { chosen, showCounts, step } from "./options.js";

// Milliseconds without a press after which the order is priced.
const PAUSE = 150;

export function start() {
  const order = new NewOrder();
  main.addEventListener("click", (event) => order.click(event));
  main.addEventListener("input", (event) => order.input(event));
  document.getElementById("search").addEventListener("keydown", (event) => order.search(event));
  order.show();
  main.dataset.complete = "";
}

class NewOrder {
  #path = `/v1/restaurants/${encodeURIComponent(main.dataset.restaurant)}`;
  // Where the order is kept while the page is left or read again.
  #place = `new-order ${main.dataset.restaurant}`;
  #list = document.getElementById("lines");
  #pieces = document.getElementById("pieces");
  #pieceText = this.#pieces.textContent;
  #fields = [...main.querySelectorAll(".fields input")];
  // The lines, the values of the fields, and the key by which the server knows a repeated request.
  #draft = this.#kept() ?? emptyDraft();
  #pricing = 0;
  // Counts the changes, so that a price that comes too late is not shown.
  #change = 0;

  // Shows the order.
  show() {
    this.#list.replaceChildren(...this.#draft.lines.map((line) => this.#row(line)));
    showCounts(this.#list);
    for (const field of this.#fields) field.value = this.#draft.fields[field.name] ?? "";
    const service = main.querySelector(`[name=service][value="${CSS.escape(this.#draft.fields.service ?? "")}"]`);
    if (service) service.checked = true;
    this.#price();
  }

  click(event) {
    const key = event.target.closest(".key");
    const sender = event.target.closest("[data-send]");
    const stepper = step(event);
    if (stepper) this.#count(stepper);
    else if (key) this.#press(key);
    else if (sender) this.#send(sender);
    else if (event.target.closest("#clear")) this.#clear();
  }

  input(event) {
    const { id, name, value } = event.target;
    if (id === "search") return this.#filter(fold(value));
    if (!name) return;
    this.#draft.fields[name] = value;
    this.#keep();
    if (name !== "name" && name !== "note" && name !== "table") this.#priceSoon();
  }

  // Enter presses the only key that a search has left.
  search(event) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const left = this.#filter(fold(event.target.value));
    if (left.length === 1) this.#press(left[0]);
  }

  // Shows the keys whose names contain a text, and returns those that can be pressed.
  #filter(text) {
    const left = [];
    for (const section of main.querySelectorAll(".key-section")) {
      const keys = [...section.querySelectorAll(".key")];
      for (const key of keys) key.parentElement.hidden = !fold(key.dataset.shown).includes(text);
      const shown = keys.filter((key) => !key.parentElement.hidden);
      section.hidden = shown.length === 0;
      left.push(...shown.filter((key) => !key.disabled));
    }
    return left;
  }

  async #press(key) {
    const { product, menu, shown, age, asks } = key.dataset;
    const line = asks === undefined ? productLine(product, shown, [], age) : await this.#askItem(key);
    if (!line) return;
    const same = this.#draft.lines.find(({ body }) => JSON.stringify(body) === JSON.stringify(line.body));
    if (same) same.count += 1;
    else this.#draft.lines.push(line);
    this.#changed();
    this.#list.querySelectorAll("li")[this.#draft.lines.indexOf(same ?? line)].scrollIntoView({ block: "nearest" });
    if (menu || asks !== undefined) key.focus({ preventScroll: true });
  }

  // Asks what belongs to a product or a menu. The server says whether it can be sold so.
  async #askItem(key) {
    const { product, menu, shown, age } = key.dataset;
    const dialog = dialogOf("item");
    const place = dialog.querySelector(".choices");
    const refusal = dialog.querySelector(".refused");
    place.replaceChildren(menu ? template("ofMenu", menu) : template("of", product));
    if (menu) fillSlot(place, "sandwich", menu);
    place.onclick = (event) => step(event) && showCounts(place);
    place.onchange = ({ target }) => {
      if (target.name === "drink" || target.name === "side") fillSlot(place, target.name, target.value);
    };
    showCounts(place);
    refusal.textContent = "";
    const read = () => (menu ? menuLine(menu, shown, place, age) : productLine(product, shown, chosen(place), age));
    dialog.querySelector("form").onsubmit = async (event) => {
      event.preventDefault();
      const answer = await request(`${this.#path}/quote`, this.#body([...this.#draft.lines, read()]));
      const sentence = answer.ok ? unsold(answer.body) : answer.body.sentence || words.failed;
      refusal.textContent = sentence;
      if (!sentence) closeWith(dialog, "add");
    };
    return (await ask("item", shown)) === "add" ? read() : null;
  }

  #count(stepper) {
    const line = this.#draft.lines[[...this.#list.children].indexOf(stepper.closest("li"))];
    if (!line) return;
    line.count = Number(stepper.dataset.count);
    this.#draft.lines = this.#draft.lines.filter(({ count }) => count > 0);
    this.#changed();
  }

  async #clear() {
    if (this.#draft.lines.length > 0 && (await ask("clear", "")) !== "yes") return;
    this.#draft = emptyDraft();
    this.#changed();
  }

  #changed() {
    const focused = this.#list.contains(document.activeElement) && document.activeElement;
    const row = focused && [...this.#list.children].indexOf(focused.closest("li"));
    const { step } = focused?.dataset ?? {};
    this.#keep();
    this.show();
    if (focused) (this.#list.children[row] ?? this.#list.lastElementChild)?.querySelector(`[data-step="${step}"]`).focus();
  }

  #row({ title, tags, notes, count, text = "", isUnsold }) {
    const row = document.getElementById("line").content.cloneNode(true).firstElementChild;
    row.querySelector(".what").textContent = title;
    const sub = row.querySelector(".sub");
    for (const { name, isOut } of tags) {
      const tag = sub.appendChild(element("span", name));
      tag.className = isOut === undefined ? "tag" : isOut ? "tag out" : "tag in";
      sub.append(" ");
    }
    for (const note of notes) sub.parentElement.append(Object.assign(element("span", note), { className: "sub note" }));
    const amount = row.querySelector(".amount");
    amount.textContent = text;
    amount.classList.toggle("unsold", Boolean(isUnsold));
    const stepper = row.querySelector(".stepper");
    stepper.setAttribute("aria-label", title);
    stepper.dataset.count = count;
    return row;
  }

  #body(lines = this.#draft.lines) {
    const fields = Object.entries(this.#draft.fields).map(([name, value]) => [name, value.trim()]);
    return { lines: lines.map(({ body, count }) => ({ ...body, count })), ...Object.fromEntries(fields) };
  }

  #priceSoon() {
    clearTimeout(this.#pricing);
    this.#pricing = setTimeout(() => this.#price(), PAUSE);
  }

  // Asks the server what the order costs, and shows it.
  async #price() {
    const { lines } = this.#draft;
    const change = (this.#change += 1);
    const pieces = lines.reduce((sum, { count }) => sum + count, 0);
    this.#pieces.textContent = pieces === 1 ? this.#pieces.dataset.one : this.#pieceText.replace("0", pieces);
    for (const button of main.querySelectorAll("[data-send]")) button.disabled = pieces === 0;
    const answer = await request(`${this.#path}/quote`, this.#body());
    if (change !== this.#change) return;
    if (!answer.ok) return say(answer.body.sentence || words.failed, true);
    const quote = answer.body;
    quote.lines.forEach(({ text, cents }, place) => {
      const amount = this.#list.children[place].querySelector(".amount");
      amount.textContent = text;
      amount.classList.toggle("unsold", cents === null);
    });
    const extras = [quote.packaging, ...quote.offers].filter(Boolean).map(({ shown, text }) => {
      const row = element("li");
      row.append(element("span", shown), Object.assign(element("span", text), { className: "amount" }));
      return row;
    });
    document.getElementById("extras").replaceChildren(...extras);
    document.getElementById("contains").textContent = capitalised(quote.contains ?? "");
    document.getElementById("total").textContent = quote.total;
  }

  // Sends the order. Without an answer nothing of it can be changed: the same order is sent again.
  async #send(sender) {
    if (main.hasAttribute("aria-busy")) return;
    if (this.#draft.lines.length === 0) return say(main.dataset.empty, true);
    main.setAttribute("aria-busy", "true");
    say(words.working);
    const paid = sender.dataset.send || null;
    const answer = await request(`${this.#path}/order`, { ...this.#body(), key: this.#draft.key, paid });
    main.removeAttribute("aria-busy");
    if (answer.ok) {
      sessionStorage.removeItem(this.#place);
      return location.assign(`/till/${encodeURIComponent(main.dataset.restaurant)}#order-${answer.body.order.id}`);
    }
    const isUnknown = answer.status === 0;
    if (isUnknown) say(main.dataset.unknown, true);
    else report(answer);
    for (const part of main.querySelectorAll(".keys, .sheet-body, #clear")) part.inert = isUnknown;
  }

  #kept() {
    return JSON.parse(sessionStorage.getItem(this.#place));
  }

  #keep() {
    sessionStorage.setItem(this.#place, JSON.stringify(this.#draft));
  }
}

function emptyDraft() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { lines: [], fields: {}, key };
}

// What is asked of a product or a menu.
function template(kind, id) {
  const all = [...main.querySelectorAll("template")];
  return all.find(({ dataset }) => dataset[kind] === id)?.content.cloneNode(true) ?? new DocumentFragment();
}

// Shows the options of a part of a menu.
function fillSlot(place, name, product) {
  const slot = place.querySelector(`[data-slot="${name}"]`);
  slot.replaceChildren(template("of", product));
  showCounts(slot);
}

const tagOf = ({ shown, count, isOut }) => ({ name: count > 1 ? `${count}× ${shown}` : shown, isOut });

const optionsOf = (options) => options.map(({ id, count }) => ({ id, count }));

function productLine(product, title, options, age) {
  const body = { product, options: optionsOf(options) };
  return { body, title, tags: options.map(tagOf), notes: age ? [age] : [], count: 1 };
}

function menuLine(menu, shown, place, age) {
  const size = place.querySelector("[name=size]:checked");
  const parts = { sandwich: { product: menu, shown, age } };
  for (const name of ["drink", "side"]) {
    const { value, dataset } = place.querySelector(`[name=${name}]:checked`);
    parts[name] = { product: value, shown: dataset.shown, age: dataset.age };
  }
  const body = { menu: { large: size.value === "large" } };
  const tags = body.menu.large ? [{ name: size.dataset.shown }] : [];
  for (const [name, part] of Object.entries(parts)) {
    const options = chosen(place.querySelector(`[data-slot="${name}"]`));
    body.menu[name] = { product: part.product, options: optionsOf(options) };
    tags.push(...options.map(tagOf));
  }
  const all = Object.values(parts);
  const notes = [...new Set(all.map((part) => part.age).filter(Boolean))];
  return { body, title: all.map((part) => part.shown).join(" + "), tags, notes, count: 1 };
}

// Why a line of a quote cannot be sold; an empty text if all can.
function unsold({ lines }) {
  return lines.find(({ cents }) => cents === null)?.text ?? "";
}

function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

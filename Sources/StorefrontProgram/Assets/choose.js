// The sheets of one product and of a menu in three steps: what was chosen becomes a line of the ticket.
import { chosen, showCounts, step } from "./options.js";
import { capitalised, favouriteButton, main, words } from "./shared.js";

// Milliseconds without a change after which the server is asked for the price.
const PAUSE = 120;

// What both sheets do: they show options, ask the server what the line costs, and give it to the ticket.
class Sheet {
  #asked = 0;
  #timer = 0;

  constructor(dialog, ticket, done) {
    this.dialog = dialog;
    this.ticket = ticket;
    this.done = done;
    this.form = dialog.querySelector("form");
    this.form.noValidate = true;
    this.refusal = dialog.querySelector(".refused");
    this.index = null;
    dialog.addEventListener("click", (event) => step(event) && this.changed());
    dialog.addEventListener("change", (event) => this.changed(event));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
  }

  changed() {
    limit(this.dialog);
    showCounts(this.dialog);
    for (const full of this.dialog.querySelectorAll("[data-full] [data-step='1']")) full.disabled = true;
    this.refusal.textContent = "";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#price(), PAUSE);
  }

  async #price() {
    const line = this.line();
    const asked = (this.#asked += 1);
    if (!line) return this.showPrice(null);
    const { ok, body } = await this.ticket.priceOf(line);
    if (asked !== this.#asked || !this.dialog.open) return;
    const priced = ok ? body.lines[0] : null;
    this.showPrice(priced?.cents == null ? null : priced);
    if (priced && priced.cents === null && this.isComplete()) this.refusal.textContent = priced.text;
  }

  // Whether everything that has to be chosen is.
  isComplete(place = this.dialog) {
    return [...place.querySelectorAll("input[required]")].every((input) => input.checkValidity());
  }

  // Gives the line to the ticket, or says what is missing.
  finish() {
    // A second press comes before the sheet is gone.
    if (this.isDone) return;
    const line = this.line();
    if (!line || !this.isComplete()) {
      this.refusal.textContent = words.missing;
      this.dialog.querySelector(":invalid:not(form, fieldset)")?.focus();
      return;
    }
    if (this.index === null) this.ticket.add(line);
    else this.ticket.replace(this.index, line);
    this.isDone = true;
    this.done(this.index !== null);
  }
}

export class ProductSheet extends Sheet {
  #product = "";

  // Shows a product; of a line that is on the ticket, what was chosen.
  open(id, index) {
    const dish = main.querySelector(`[data-product="${CSS.escape(id)}"]`);
    if (!dish) return false;
    this.#product = id;
    this.isDone = false;
    this.index = index;
    const { dialog } = this;
    const photo = dish.querySelector(".photo img")?.cloneNode();
    dialog.querySelector(".hero").replaceChildren(...(photo ? [photo] : []));
    const title = dialog.querySelector(".name");
    title.textContent = dish.dataset.shown;
    dialog.querySelector(".lead").textContent = dish.querySelector(".caption.clamp").textContent;
    this.contains = dialog.querySelector(".contains");
    this.contains.innerHTML = dish.querySelector(".contains").innerHTML;
    dialog.querySelector(".product > .note").textContent = dish.dataset.age ?? "";
    this.#offerMenu(id);
    const heart = dialog.querySelector(".heart");
    heart.setAttribute("aria-label", `${words.favourites}: ${dish.dataset.shown}`);
    favouriteButton(heart, "dishes", id, () => dispatchEvent(new Event("favourites")));
    const place = dialog.querySelector(".choices");
    place.replaceChildren(fieldsOf(id));
    const line = index === null ? null : this.ticket.lines[index];
    dialog.querySelector("#product-count").dataset.count = line?.count ?? 1;
    if (line) restore(place, line.body.options ?? []);
    dialog.querySelector(".verb").textContent = line ? words.keep : words.add;
    dialog.querySelector(".primary .price").textContent = dish.dataset.asks === undefined ? dish.querySelector(".price").textContent : "";
    dialog.querySelector(".primary").disabled = dish.dataset.gone !== undefined;
    this.changed();
    return true;
  }

  // The way to the menu with this sandwich.
  #offerMenu(id) {
    const menu = main.querySelector(`[data-menu="${CSS.escape(id)}"]:not([data-gone])`);
    const link = this.dialog.querySelector(".offer-link");
    link.hidden = !menu || this.index !== null;
    if (!menu) return;
    link.href = `#m/${id}`;
    link.querySelector(".caption").textContent = menu.querySelector(".price").textContent;
  }

  line() {
    const options = chosen(this.dialog.querySelector(".choices"));
    const dish = main.querySelector(`[data-product="${CSS.escape(this.#product)}"]`);
    return {
      body: { product: this.#product, options: plain(options) },
      count: Math.max(1, Number(this.dialog.querySelector("#product-count").dataset.count)),
      title: dish.dataset.shown,
      parts: [{ name: "", tags: tags(options) }],
      notes: dish.dataset.age ? [dish.dataset.age] : [],
    };
  }

  changed() {
    const counter = this.dialog.querySelector("#product-count");
    counter.dataset.count = Math.max(1, Number(counter.dataset.count));
    super.changed();
  }

  showPrice(priced) {
    if (!priced) return;
    this.dialog.querySelector(".primary .price").textContent = priced.text;
    this.contains.textContent = priced.contains ? capitalised(priced.contains) : words.containsNone;
  }

  submit() {
    this.finish();
  }
}

const STEPS = ["sandwich", "drink", "side"];

export class MenuSheet extends Sheet {
  #step = "sandwich";

  constructor(dialog, ticket, done) {
    super(dialog, ticket, done);
    dialog.querySelector(".steps").addEventListener("click", (event) => {
      const { to } = event.target.closest("button")?.dataset ?? {};
      if (to) this.#go(to);
    });
  }

  open(sandwich, index) {
    const { form } = this;
    this.isDone = false;
    this.index = index;
    form.reset();
    for (const slot of STEPS) this.#slot(slot).replaceChildren();
    const line = index === null ? null : this.ticket.lines[index];
    const first = form.querySelector(`[name=sandwich][value="${CSS.escape(sandwich)}"]`);
    if (!first || first.disabled) return false;
    if (line) {
      const { menu, large } = line.body;
      form.querySelector(`[name=size][value=${large ? "large" : "normal"}]`).checked = true;
      for (const slot of STEPS) this.#pick(slot, menu[slot].product, menu[slot].options ?? []);
    } else {
      this.#pick("sandwich", sandwich);
    }
    this.#go(first.dataset.options === undefined ? "drink" : "sandwich");
    this.changed();
    return true;
  }

  #slot(name) {
    return this.form.querySelector(`[data-slot=${name}]`);
  }

  #picked(name) {
    return this.form.querySelector(`[name=${name}]:checked`);
  }

  #pick(slot, product, options) {
    const pick = this.form.querySelector(`[name=${slot}][value="${CSS.escape(product)}"]`);
    if (!pick || pick.disabled) return;
    pick.checked = true;
    this.#slot(slot).replaceChildren(fieldsOf(product));
    if (options) restore(this.#slot(slot), options);
  }

  #go(step) {
    this.#step = step;
    for (const section of this.form.querySelectorAll("[data-step-of]")) section.hidden = section.dataset.stepOf !== step;
    this.dialog.scrollTop = 0;
    if (this.dialog.open) this.form.querySelector(`[data-step-of=${step}] h3`).focus({ preventScroll: true });
    this.#show();
  }

  changed(event) {
    const { name, value } = event?.target ?? {};
    if (STEPS.includes(name)) this.#pick(name, value);
    super.changed();
    this.#show();
  }

  // The steps with what was chosen in them, and the button to the next one.
  #show() {
    for (const item of this.dialog.querySelectorAll(".steps li")) {
      const button = item.querySelector("button");
      const { to, own } = button.dataset;
      const pick = this.#picked(to);
      button.textContent = pick?.dataset.shown ?? own;
      item.classList.toggle("done", Boolean(pick) && to !== this.#step);
      if (to === this.#step) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
    const sandwich = this.#picked("sandwich");
    for (const size of this.form.querySelectorAll("[data-size]")) size.textContent = sandwich?.dataset[size.dataset.size] ?? "";
    const verbs = { sandwich: words.nextDrink, drink: words.nextSide, side: this.index === null ? words.addMenu : words.keep };
    this.form.querySelector(".verb").textContent = verbs[this.#step];
    this.#soFar();
  }

  // What was chosen until now, with what is left out.
  #soFar() {
    const place = this.form.querySelector(".so-far");
    place.replaceChildren();
    for (const slot of STEPS) {
      const pick = this.#picked(slot);
      if (!pick) continue;
      if (place.childNodes.length > 0) place.append(" + ");
      place.append(Object.assign(document.createElement("b"), { textContent: pick.dataset.shown }));
      for (const tag of tags(chosen(this.#slot(slot)))) place.append(" ", tagElement(tag));
    }
  }

  line() {
    const picks = STEPS.map((slot) => this.#picked(slot));
    if (picks.some((pick) => !pick)) return null;
    const isLarge = this.#picked("size")?.value === "large";
    const menu = {};
    const parts = picks.map((pick, place) => {
      const options = chosen(this.#slot(STEPS[place]));
      menu[STEPS[place]] = { product: pick.value, options: plain(options) };
      return { name: pick.dataset.shown, tags: tags(options) };
    });
    const title = main.querySelector(`[data-menu="${CSS.escape(picks[0].value)}"]`).dataset.shown;
    return {
      body: { menu, ...(isLarge && { large: true }) },
      count: this.index === null ? 1 : this.ticket.lines[this.index].count,
      title: isLarge ? `${title}, ${words.large.toLowerCase()}` : title,
      parts,
      notes: [...new Set(picks.map((pick) => pick.dataset.age).filter(Boolean))],
    };
  }

  showPrice(priced) {
    const sandwich = this.#picked("sandwich");
    const size = this.#picked("size")?.value ?? "normal";
    this.form.querySelector(".primary .price").textContent = priced?.text ?? sandwich?.dataset[size] ?? "";
    const contains = this.form.querySelector(".contains.boxed");
    contains.hidden = !priced;
    if (priced) contains.textContent = priced.contains ? capitalised(priced.contains) : words.containsNone;
  }

  submit() {
    const section = this.form.querySelector(`[data-step-of=${this.#step}]`);
    if (!this.#picked(this.#step) || !this.isComplete(section)) {
      this.refusal.textContent = words.missing;
      section.querySelector("input:not(:disabled)")?.focus();
      return;
    }
    this.refusal.textContent = "";
    const next = STEPS[STEPS.indexOf(this.#step) + 1];
    if (next) this.#go(next);
    else this.finish();
  }
}

// The fields of a product's options, as the server wrote them.
function fieldsOf(product) {
  const template = document.querySelector(`template[data-of="${CSS.escape(product)}"]`);
  return template ? template.content.cloneNode(true) : new DocumentFragment();
}

// Shows what was chosen before.
function restore(place, options) {
  for (const field of place.querySelectorAll("[data-choice]")) {
    const count = options.find(({ id }) => id === field.dataset.choice)?.count ?? 0;
    if (field.matches("input")) field.checked = count > 0 && !field.disabled;
    else field.dataset.count = Math.min(count, Number(field.dataset.most));
  }
}

// Disables what a full group has no room for, as the server said how many it takes.
function limit(place) {
  for (const group of place.querySelectorAll("fieldset[data-most]")) {
    const isFull = chosen(group).reduce((sum, { count }) => sum + count, 0) >= Number(group.dataset.most);
    for (const box of group.querySelectorAll("input[type=checkbox]")) {
      if (!box.closest(".off")) box.disabled = isFull && !box.checked;
    }
    for (const stepper of group.querySelectorAll(".stepper")) stepper.toggleAttribute("data-full", isFull);
  }
}

const plain = (options) => options.map(({ id, count }) => ({ id, count }));

// What is not said by default: the things that are different.
const tags = (options) => options.filter(({ isDefault }) => !isDefault).map(({ shown, count, isOut }) => ({ name: count > 1 ? `${count}× ${shown}` : shown, isOut }));

export function tagElement({ name, isOut }) {
  return Object.assign(document.createElement("span"), { textContent: name, className: isOut ? "tag out" : "tag in" });
}

// A line of a product as it is without any choice.
export function plainLine(dish) {
  return {
    body: { product: dish.dataset.product },
    count: 1,
    title: dish.dataset.shown,
    parts: [],
    notes: dish.dataset.age ? [dish.dataset.age] : [],
  };
}

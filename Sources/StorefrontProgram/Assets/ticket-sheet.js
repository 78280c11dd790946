// The sheet of the ticket, up to the button that orders.
import { tagElement } from "./choose.js";
import { showCounts, step } from "./options.js";
import { PickupChoice } from "./pickup.js";
import { afterPress } from "./press.js";
import { alone, putOnce, Sending } from "./sending.js";
import { ask, capitalised, element, fill, forgetProof, keepOrder, keeps, main, orders, request, useNumber, words } from "./shared.js";

// Milliseconds within which the same ticket is not sent again without asking.
const RECENTLY = 10 * 60_000;

export class TicketSheet {
  #dialog;
  #ticket;
  #list = document.getElementById("lines");
  #form = document.getElementById("ticket-form");
  #button = document.getElementById("order");
  #ahead = document.getElementById("ahead");
  #note = document.getElementById("order-note");
  #alert = document.getElementById("ticket-alert");
  #isBusy = false;
  #pickup;

  constructor(dialog, ticket) {
    this.#dialog = dialog;
    this.#ticket = ticket;
    this.#pickup = new PickupChoice(ticket);
    this.#list.addEventListener("click", (event) => {
      const stepper = step(event);
      if (stepper) ticket.count([...this.#list.children].indexOf(stepper.closest("li")), Number(stepper.dataset.count));
    });
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    this.#form.addEventListener("input", ({ target }) => {
      ticket.say(target.name, target.value);
      this.#showFields();
    });
    this.#button.addEventListener("click", () => this.#order());
    this.#ahead.querySelector("button").addEventListener("click", () => this.#order("ahead"));
    ticket.addEventListener("change", () => afterPress(() => this.show()));
    this.#fillFields();
    this.show();
  }

  open() {
    this.#note.textContent = keeps ? "" : words.keptNot;
    this.#fillFields();
    this.#pickup.open();
    this.show();
    // What was asked before may have changed in the meantime.
    if (this.#ticket.lines.length > 0) this.#ticket.ask();
  }

  // ---- What is asked

  #fillFields() {
    const { fields } = this.#ticket;
    const table = this.#ticket.scannedTable;
    const services = [...this.#form.querySelectorAll("[name=service]")];
    const service = services.find(({ value }) => value === fields.service) ?? (table && services.find(({ dataset }) => dataset.tables !== undefined));
    if (service) service.checked = true;
    if (service && service.value !== fields.service) this.#ticket.say("service", service.value);
    for (const name of ["name", "table", "coupon", "comment"]) {
      const field = this.#form.elements[name];
      if (field) field.value = fields[name] ?? (name === "table" ? table ?? "" : "");
    }
    this.#showFields();
  }

  #showFields() {
    const service = this.#form.querySelector("[name=service]:checked");
    const table = this.#form.querySelector("[data-field=table]");
    if (table) table.hidden = service !== null && service.dataset.tables === undefined;
    const length = this.#form.querySelector("[data-length]");
    length.textContent = fill(length.dataset.length, { n: [...this.#form.elements.comment.value].length });
  }

  // ---- What is shown

  show() {
    const { lines, answer, isOffline, refusal } = this.#ticket;
    document.getElementById("ticket-empty").hidden = lines.length > 0;
    document.getElementById("ticket-full").hidden = lines.length === 0;
    this.#alert.hidden = !isOffline && !refusal;
    this.#alert.querySelector("span").textContent = isOffline ? words.offline : refusal;
    this.#showLines(lines, answer);
    this.#showTotals(answer);
    this.#showEnd(answer, isOffline);
  }

  #showLines(lines, answer) {
    const focused = this.#list.contains(document.activeElement) ? document.activeElement : null;
    const place = focused && [...this.#list.children].indexOf(focused.closest("li"));
    this.#list.replaceChildren(...lines.map((line, index) => this.#row(line, index, answer?.lines[index])));
    showCounts(this.#list);
    if (!focused) return;
    const row = this.#list.children[place] ?? this.#list.lastElementChild;
    row?.querySelector(focused.dataset.step ? `[data-step="${focused.dataset.step}"]` : "a")?.focus({ preventScroll: true });
  }

  #row({ body, count, title, parts, notes }, index, priced) {
    const row = document.getElementById("line").content.cloneNode(true).firstElementChild;
    row.querySelector("h3").textContent = title;
    row.querySelector(".opts").append(...parts.filter(({ name, tags }) => name || tags.length > 0).map(({ name, tags }) => {
      const part = element("li", { kind: "part", text: name });
      for (const tag of tags) part.append(" ", tagElement(tag));
      return part;
    }));
    row.querySelector(".note").textContent = notes.join(" · ");
    row.querySelector(".price").textContent = priced?.text ?? "";
    row.classList.toggle("wrong", priced?.cents === null);
    const stepper = row.querySelector(".stepper");
    stepper.setAttribute("aria-label", title);
    stepper.dataset.count = count;
    const id = body.menu?.sandwich.product ?? body.product;
    const change = row.querySelector("a");
    change.href = `#${body.menu ? "m" : "p"}/${id}/${index}`;
    change.hidden = !body.menu && main.querySelector(`[data-product="${CSS.escape(id)}"][data-options]`) === null;
    change.querySelector(".unseen").textContent = ` ${title}`;
    return row;
  }

  #showTotals(answer) {
    const list = this.#dialog.querySelector(".totals dl");
    for (const old of list.querySelectorAll(".save")) old.remove();
    const packaging = document.getElementById("packaging");
    packaging.hidden = !answer?.packaging;
    packaging.querySelector("dt").textContent = answer?.packaging?.shown ?? "";
    packaging.querySelector("dd").textContent = answer?.packaging?.text ?? "";
    for (const { shown, text } of answer?.offers ?? []) {
      const row = document.getElementById("offer").content.cloneNode(true).firstElementChild;
      row.querySelector("span").textContent = shown;
      row.querySelector("dd").textContent = text;
      list.querySelector(".sum").before(row);
    }
    document.getElementById("total").textContent = answer?.total ?? (this.#ticket.isOffline ? "—" : words.asks);
    document.getElementById("soonest").textContent = answer?.soonest ? capitalised(answer.soonest) : "";
  }

  #showEnd(answer, isOffline) {
    const contains = document.getElementById("contains");
    contains.hidden = !answer;
    contains.querySelector("p").textContent = answer?.contains ? capitalised(answer.contains) : words.containsNone;
    const rows = (answer?.lines ?? []).flatMap((line, index) => [
      element("dt", { text: this.#ticket.lines[index]?.title ?? line.shown }),
      element("dd", { text: line.contains ? capitalised(line.contains) : words.containsNone }),
    ]);
    contains.querySelector("dl").replaceChildren(...rows);
    const adults = document.getElementById("adults");
    adults.hidden = !answer?.minimumAge;
    adults.querySelector("span").textContent = answer?.minimumAge ? fill(words.adults, { n: answer.minimumAge }) : "";
    const problems = answer?.problems ?? [];
    document.getElementById("problems").replaceChildren(...problems.map(({ sentence }) => element("li", { text: sentence })));
    const kitchen = { true: words.kitchenWaits, false: words.kitchenNow }[answer?.waits] ?? words.kitchenDepends;
    document.getElementById("kitchen").textContent = answer && !answer.pickup ? kitchen : "";
    this.#button.querySelector("b").textContent = answer ? `· ${answer.total}` : "";
    this.#button.disabled = !answer || problems.length > 0 || this.#isBusy;
    this.#button.setAttribute("aria-busy", String(this.#isBusy));
    // What is held, when it is taken and when it is released stands before the button.
    this.#ahead.hidden = !answer?.pay || problems.length > 0 || isOffline;
    this.#ahead.querySelector("p").textContent = answer?.pay?.terms ?? "";
    this.#ahead.querySelector("button").textContent = answer?.pay?.label ?? "";
    this.#ahead.querySelector("button").disabled = this.#isBusy;
    if (isOffline) this.#note.textContent = words.waitsForNetwork;
    else if (this.#note.textContent === words.waitsForNetwork) this.#note.textContent = "";
  }

  // ---- Ordering

  async #order(pay) {
    if (this.#isBusy || !this.#ticket.answer) return;
    this.#isBusy = true;
    this.#note.textContent = words.sending;
    this.show();
    try {
      await alone(`order ${this.#ticket.restaurant}`, () => this.#send(pay));
    } finally {
      this.#isBusy = false;
      this.show();
    }
  }

  async #send(pay) {
    const ticket = this.#ticket;
    const shown = JSON.stringify(ticket.lines);
    ticket.reload();
    if (JSON.stringify(ticket.lines) !== shown) return this.#otherWindow();
    const print = JSON.stringify([ticket.body.items, ticket.body.service, ticket.body.table, ticket.body.pickup]);
    const same = orders().find((one) => one.print === print && one.place === ticket.restaurant && !one.isRefused && Math.abs(Date.now() - one.at) < RECENTLY);
    if (same && (await this.#askSame(same)) !== "again") {
      this.#note.textContent = "";
      return;
    }
    // The server compares both with the ticket as it is now, so that nobody orders what was not shown.
    const { totalCents, shown: agreed } = ticket.answer;
    const { name, comment } = ticket.fields;
    const body = {
      ...ticket.body, totalCents, shown: agreed, name: name.trim(), comment: (comment ?? "").trim(), ...(ticket.proof && { presence: ticket.proof }),
      ...(pay && { pay }),
    };
    let answer = await request("/v1/drafts", { body });
    // A proof that is none, such as a damaged code, must not keep anybody from ordering.
    if (answer.status === 400 && body.presence) {
      forgetProof(ticket.restaurant);
      answer = await request("/v1/drafts", { body: { ...body, presence: undefined } });
    }
    if (answer.status !== 201) return this.#refused(answer);
    await this.#sendDraft(answer.body, print, pay !== undefined);
  }

  // Another window changed the ticket, or sent it: then that order is shown.
  #otherWindow() {
    const { number } = this.#ticket.answer ?? {};
    const sent = orders().find((one) => one.number === number && one.place === this.#ticket.restaurant);
    if (sent) return location.assign(`/o#${sent.capability}`);
    this.#note.textContent = words.noneLeft;
    this.#ticket.ask();
  }

  async #askSame({ at, code, capability }) {
    const dialog = document.getElementById("dialog-same");
    const minutes = Math.max(1, Math.round((Date.now() - at) / 60_000));
    dialog.querySelector(".about").textContent = fill(words.same, { n: minutes, code });
    const answer = await ask(dialog);
    if (answer === "see") location.assign(`/o#${capability}`);
    return answer;
  }

  #refused({ status, body }) {
    this.#note.textContent = status === 0 ? words.waitsForNetwork : body.sentence ?? words.failed;
    // 409: prices, names or allergens are others now, and the answer has the lines as they are.
    if (status === 409 && body.lines) this.#ticket.take(body);
    if (status === 422 && body.problems) this.#ticket.take({ ...this.#ticket.answer, problems: body.problems });
  }

  async #sendDraft({ draft, order: capability, code, number }, print, isAhead) {
    const ticket = this.#ticket;
    const isKept = keepOrder(capability, {
      draft, code, number, print, at: Date.now(), place: ticket.restaurant, ticket: { ...ticket.snapshot, number },
      placeName: main.dataset.name, total: ticket.answer.total, ...(isAhead && { isAhead }),
    });
    useNumber(number);
    // Without storage the order has to be in the address before it is sent.
    if (!isKept || !keeps) history.pushState({ dialogs: 0 }, "", `/o#${capability}`);
    const { fate } = await putOnce(draft);
    if (fate === "sent") keepOrder(capability, { isSent: true });
    ticket.clear();
    if (isKept && keeps) return location.assign(`/o#${capability}`);
    if (fate === "sent") return location.reload();
    await this.#keepSending(draft);
  }

  // Nothing of it is kept, so this page has to stay until it is sent.
  #keepSending(draft) {
    return new Promise(() => {
      const sending = new Sending(draft, Date.now(), (state) => {
        if (state === "sent" || state === "old" || state === "refused") return location.reload();
        this.#note.textContent = state === "ask" ? words.unsent : words.sending;
        this.#button.disabled = state !== "ask";
        this.#button.onclick = () => sending.sendNow();
      });
      document.getElementById("ticket-full").hidden = false;
      sending.start();
    });
  }
}

// The kitchen book: notes values, one check after the other, and changes what the book has.
import { main, report, request, say } from "./page.js";
import { Outbox, follow, keyOf, newID, page, path, put, sellOut } from "./book-facts.js";
import { forgetPhotograph, photographIn, takePhotographs } from "./photograph.js";
import { afterPress } from "./press.js";

const restaurant = main.dataset.restaurant;
// Milliseconds for which a note can be taken back without a reason, and between two readings of the page: what is due
// changes with the time.
const UNDO = 60_000;
const RENEW = 60_000;

export function start() {
  const outbox = new Outbox();
  takePhotographs();
  main.querySelector("[data-print]")?.addEventListener("click", () => print());
  const round = document.getElementById("round");
  if (round) new Round(round, outbox).start();
  const note = document.getElementById("note");
  note?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = note.querySelector("input:not([type=hidden])");
    const content = await withPhotograph(note, { text: field.value.trim() });
    const answer = await outbox.add({ kind: "note", key: note.dataset.key, content });
    // Without the server the note waits, and is not typed a second time.
    if (answer.outcome) return location.reload();
    field.value = "";
    forgetPhotograph(note);
  });
  for (const form of main.querySelectorAll("form[data-corrects]")) {
    form.addEventListener("submit", (event) => correct(event, form, outbox));
  }
  for (const form of main.querySelectorAll("form[data-after]")) {
    form.addEventListener("submit", (event) => define(event, form));
  }
  document.getElementById("setup")?.addEventListener("submit", setUp);
  document.getElementById("as-bought")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (await write(asBought(event.target))) location.reload();
  });
  sellOut();
  outbox.send();
  main.dataset.ready = "";
}

// Asks for values in a dialog, and shows who is asked.
class Round {
  #dialog;
  #outbox;
  #number = document.getElementById("number");
  #takeBack = document.getElementById("take-back");
  // The keys of the checks that are still to come.
  #rest = [];
  // What was noted last: its key, its id, its value.
  #last = null;
  #timer = 0;
  #isBusy = false;

  constructor(dialog, outbox) {
    this.#dialog = dialog;
    this.#outbox = outbox;
  }

  start() {
    this.#showPerson();
    main.addEventListener("click", (event) => this.#click(event));
    this.#takeBack.addEventListener("click", () => this.#undo());
    this.#dialog.addEventListener("click", (event) => this.#press(event));
    this.#dialog.addEventListener("submit", (event) => this.#submit(event));
    this.#dialog.addEventListener("close", () => this.#renew());
    // The way from a delivery's list asks for what is checked of it.
    const subject = location.hash.slice(1);
    const asked = [...this.#dialog.querySelectorAll(".ask")].map(({ dataset }) => dataset.key);
    const wanted = asked.filter((key) => key.startsWith(`${subject}/`));
    if (wanted.length > 0) this.#show(wanted);
    setInterval(() => this.#renew(), RENEW);
    follow(() => this.#renew());
  }

  get #ask() {
    return this.#dialog.querySelector(".ask:not([hidden])");
  }

  #click(event) {
    const person = event.target.closest("[data-person]");
    const check = event.target.closest("[data-ask]");
    if (person) {
      const { person: id } = person.dataset;
      this.#outbox.person = this.#outbox.person === id ? null : id;
      this.#showPerson();
    } else if (check) {
      this.#show([check.dataset.ask]);
    } else if (event.target.closest("[data-round]")) {
      this.#show([...this.#dialog.querySelectorAll(".ask[data-due]")].map(({ dataset }) => dataset.key));
    }
  }

  #showPerson() {
    for (const chip of main.querySelectorAll("[data-person]")) {
      chip.setAttribute("aria-checked", String(chip.dataset.person === this.#outbox.person));
    }
  }

  #show(keys) {
    this.#rest = keys;
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#next();
  }

  // Shows the next check, or closes the dialog after the last one.
  #next() {
    const key = this.#rest.shift();
    this.#number.hidden = true;
    for (const ask of this.#dialog.querySelectorAll(".ask")) {
      ask.hidden = ask.dataset.key !== key;
      ask.querySelector(".cures").hidden = true;
      ask.querySelector(".values").hidden = false;
      forgetPhotograph(ask);
    }
    if (this.#ask) this.#ask.querySelector("h2").focus();
    else this.#dialog.close();
  }

  #press(event) {
    const value = event.target.closest("[data-value]");
    const cure = event.target.closest("[data-cure]");
    const digit = event.target.closest("[data-digit]");
    if (event.target.closest("[data-close]")) this.#dialog.close();
    else if (value) this.#note(typed(value.dataset.value, this.#ask.dataset.kind));
    else if (cure) this.#cure(cure.dataset.cure);
    else if (digit) this.#type(digit.dataset.digit);
    else if (event.target.closest("[data-later]")) this.#next();
    else if (event.target.closest("[data-other]")) {
      this.#ask.querySelector(".values").append(this.#number);
      this.#number.hidden = false;
      this.#number.querySelector("input").value = "";
      this.#number.querySelector("input").focus();
    }
  }

  // The sign changes the number wherever it stands.
  #type(key) {
    const field = this.#number.querySelector("input");
    if (key === "\u2212") field.value = field.value.startsWith("\u2212") ? field.value.slice(1) : `\u2212${field.value}`;
    else field.value += key;
  }

  #submit(event) {
    event.preventDefault();
    const fields = [...event.target.querySelectorAll("input:not([type=hidden], [type=file])")].map((field) => field.value.trim());
    if (event.target.matches(".typed-cure")) this.#cure(fields[0]);
    else if (fields[0]) this.#note(fields.length > 1 ? fields : fields[0]);
  }

  async #note(value) {
    const answer = await this.#send({ value }, this.#ask);
    // Without the server's answer the value is judged later.
    if (answer.outcome === "refused") return;
    if (answer.deviation) {
      const ask = this.#ask;
      ask.querySelector(".values").hidden = true;
      ask.querySelector(".cures").hidden = false;
      ask.querySelector(".cures button")?.focus();
    } else this.#next();
  }

  async #cure(cure) {
    const { id, value } = this.#last;
    const answer = await this.#send({ value, cure, corrects: id });
    if (answer.outcome !== "refused") this.#next();
  }

  // A second press on a slow connection is none. `part` has the photograph that belongs to it.
  async #send(said, part) {
    if (this.#isBusy) return { outcome: "refused" };
    this.#isBusy = true;
    const { key } = this.#ask.dataset;
    const content = part ? await withPhotograph(part, said) : said;
    const answer = await this.#outbox.add({ kind: "result", key, content });
    this.#isBusy = false;
    if (answer.outcome !== "refused") {
      this.#last = { key, id: answer.id, value: content.value };
      // What is out of its limits is asked about, and not good news.
      say(answer.deviation ? "" : (answer.sentence ?? ""));
      this.#takeBack.hidden = false;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.#takeBack.hidden = true), UNDO);
    }
    return answer;
  }

  async #undo() {
    this.#takeBack.hidden = true;
    const { key, id } = this.#last;
    const answer = await this.#outbox.add({ kind: "result", key, content: { corrects: id } });
    if (answer.sentence) say(answer.sentence, answer.outcome === "refused");
    await this.#renew();
  }

  // Reads the page again, unless somebody is asked.
  async #renew() {
    if (this.#dialog.open || document.hidden) return;
    const fresh = await page(this.#outbox);
    await new Promise(afterPress);
    if (!fresh || this.#dialog.open) return;
    for (const id of ["renewed", "asks"]) document.getElementById(id).replaceWith(fresh.getElementById(id));
  }
}

// A content with the photograph that was taken in a part of the page.
async function withPhotograph(part, content) {
  const photograph = await photographIn(part);
  return photograph ? { ...content, photograph } : content;
}

// What a key's text means to a check.
function typed(text, kind) {
  return kind === "yes-no" ? text === "true" : text;
}

async function correct(event, form, outbox) {
  event.preventDefault();
  const { key, corrects } = form.dataset;
  const content = { corrects, reason: form.elements.reason.value.trim() };
  if (event.submitter.value !== "take-back") content.value = form.elements.value.value.trim();
  const answer = await outbox.add({ kind: "result", key, content });
  if (answer.outcome && answer.outcome !== "refused") location.reload();
}

// Brings the fields of a form into the content that it had.
function contentOf(form, content) {
  const lists = {};
  for (const field of form.querySelectorAll("[data-member]")) {
    const { member, type } = field.dataset;
    const value = field.value.trim();
    if (type === "list") {
      lists[member] ??= [];
      if (field.checked) lists[member].push(value);
    } else if (value === "") delete content[member];
    else content[member] = value;
  }
  return { ...content, ...lists };
}

async function define(event, form) {
  event.preventDefault();
  await photographIn(form);
  const { kind, after } = form.dataset;
  const content = contentOf(form, JSON.parse(form.dataset.content));
  const name = content.name ?? `${content.ingredient} ${content.supplier}`;
  const key = form.dataset.key || (kind === "person" ? personKey() : newKey(name, keysOf(kind)));
  const isRemoval = event.submitter.value === "remove";
  const answer = isRemoval
    ? await request(`${path}/entries/${kind}/${key}`, { after: Number(after) }, "DELETE")
    : await put(kind, key, content, Number(after));
  if (answer.ok) location.reload();
  else report(answer);
}

function keysOf(kind) {
  return [...main.querySelectorAll(`form[data-kind="${kind}"]`)].map(({ dataset }) => dataset.key);
}

// A key that does not name the person: it stays after the name was erased.
function personKey() {
  return `p-${newID().slice(0, 8).toLowerCase()}`;
}

// A key that no other entry has, from a name.
function newKey(name, taken) {
  const base = keyOf(name);
  let key = base;
  for (let number = 2; taken.includes(key); number += 1) key = `${base}-${number}`;
  return key;
}

// Writes what stands in the kitchen and who works here. What was written stays if a later entry fails.
async function setUp(event) {
  event.preventDefault();
  const form = event.target;
  const writes = [];
  for (const name of form.querySelector("#people").value.split("\n").map((line) => line.trim()).filter(Boolean)) {
    writes.push(["person", personKey(), { name }]);
  }
  for (const starter of form.querySelectorAll(".starter")) {
    const field = starter.querySelector("input");
    const count = field.type === "checkbox" ? Number(field.checked) : Number(field.value);
    if (!(count > 0)) continue;
    const subject = JSON.parse(starter.dataset.subject);
    const subjects = [];
    for (let number = 1; number <= count; number += 1) {
      const key = count > 1 ? `${starter.dataset.starter}-${number}` : starter.dataset.starter;
      subjects.push(key);
      writes.push(["subject", key, { ...subject, name: count > 1 ? `${subject.name} ${number}` : subject.name }]);
    }
    for (const check of starter.querySelectorAll("[data-check]")) {
      const content = contentOf(check, JSON.parse(check.dataset.content));
      writes.push(["check", check.dataset.check, { ...content, subjects }]);
    }
  }
  if (await write([...writes, ...asBought(form)])) location.assign(`/book/${encodeURIComponent(restaurant)}`);
}

// The ingredients and recipes of the products that are sold as they are bought.
function asBought(form) {
  return [...form.querySelectorAll("[data-as-bought]:checked")].flatMap(({ dataset }) => [
    // The book may have an ingredient of that key already.
    ...(dataset.ingredient ? [["ingredient", dataset.asBought, JSON.parse(dataset.ingredient)]] : []),
    ["recipe", dataset.asBought, JSON.parse(dataset.recipe)],
  ]);
}

// What this page has written: each entry's content, its key and its id. A person's key is made anew at each try.
const written = new Map();

// Writes entries one after the other, but for those that an earlier try has written as they are. Returns
// whether the server has all.
async function write(entries) {
  for (const [kind, key, content] of entries) {
    const id = `${kind} ${kind === "person" ? content.name : key}`;
    const text = JSON.stringify(content);
    const before = written.get(id);
    if (before?.text === text) continue;
    const answer = await put(kind, before?.key ?? key, content, before?.after);
    if (!answer.ok) {
      report(answer);
      return false;
    }
    written.set(id, { text, key: before?.key ?? key, after: answer.body.entry.id });
  }
  return true;
}

// The shopping lists and the counts of the kitchen book.
import { main, report, request, say } from "./page.js";
import { Outbox, follow, keyOf, later, newID, page, path, put, sellOut } from "./book-facts.js";
import { afterPress } from "./press.js";

const restaurant = encodeURIComponent(main.dataset.restaurant);
const list = main.dataset.list;
// Milliseconds of a day.
const DAY = 86_400_000;

const outbox = new Outbox();
// When the page was read, by this browser's clock.
let readAt = Date.now();

export function start() {
  document.getElementById("new-list")?.addEventListener("submit", makeList);
  if (list) {
    main.addEventListener("click", click);
    main.addEventListener("submit", submit);
    follow(renew);
    showPending();
    keepOffline();
  } else {
    main.addEventListener("click", (event) => {
      const key = event.target.closest("[data-amount]");
      const unticked = event.target.closest("[data-unticked]");
      if (key) note(key, "count", { amount: key.dataset.amount, unit: key.dataset.unit });
      else if (unticked) tickLate(unticked.dataset);
    });
    main.addEventListener("submit", (event) => {
      const form = event.target;
      if (!form.dataset.fact) return;
      event.preventDefault();
      const text = form.elements.text?.value.trim();
      note(form, form.dataset.fact, { amount: form.elements.amount.value.trim(), unit: form.dataset.unit, ...(text && { text }) });
    });
  }
  sellOut();
  outbox.send();
  main.dataset.ready = "";
}

// Lets a worker keep this list and its files, for a shop without a network. Browsers have workers over HTTPS and on the
// server's own machine.
async function keepOffline() {
  if (!navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register(`/book/${restaurant}/lists/worker.js`);
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const own = files.filter((name) => name.startsWith(`${location.origin}/assets/`));
    active.postMessage([location.href.split("#")[0], ...own]);
  } catch {
    // The list needs the network then.
  }
}

// Shows what this browser bought and the server does not know yet: a kept page has only what was known when it was read.
function showPending() {
  for (const { kind, key, content } of outbox.facts) {
    const [of, item] = key.split("/");
    const line = kind === "bought" && of === list && main.querySelector(`[data-item="${item}"]`);
    if (line) show(line, Number(content.packages));
  }
}

// Reads the page again.
async function renew() {
  const fresh = await page(outbox);
  if (!fresh) return;
  await new Promise(afterPress);
  readAt = Date.now();
  for (const id of ["renewed", "list-tools"]) {
    const old = document.getElementById(id);
    const other = fresh.getElementById(id);
    // What somebody types stays.
    if (old && other && !old.contains(document.activeElement?.closest("input"))) old.replaceWith(other);
  }
  if (list) showPending();
}

// Notes how much of an ingredient is there, or was thrown away.
async function note(place, kind, content) {
  const key = place.closest("[data-ingredient]").dataset.ingredient;
  const answer = await outbox.add({ kind, key, content });
  if (answer.outcome !== "refused") await renew();
}

// Ticks what was bought before a count showed it.
async function tickLate({ unticked: key, packages, n, ago }) {
  const fact = { kind: "bought", key, content: { packages: Number(packages) }, at: readAt - Number(ago) };
  const answer = await outbox.add(fact, Number(n));
  if (answer.outcome !== "refused") await renew();
}

function click(event) {
  const line = event.target.closest("[data-item]");
  const supplier = event.target.closest("[data-supplier]");
  if (event.target.closest("[data-tick]")) {
    // A second press takes back what this browser bought.
    const isBought = line.classList.contains("is-ticked");
    const { wanted, others, mine } = line.dataset;
    tick(line, isBought && Number(mine) > 0 ? 0 : Math.max(Number(wanted) - Number(others), 1));
  } else if (event.target.closest("[data-more]")) tick(line, Number(line.dataset.mine) + 1);
  else if (event.target.closest("[data-less]")) tick(line, Math.max(0, Number(line.dataset.mine) - 1));
  else if (event.target.closest("[data-leave-out]")) change(({ items }) => (item(items, line.dataset.item).leftOut = true));
  else if (event.target.closest("[data-put-back]")) {
    const { putBack } = event.target.closest("[data-put-back]").dataset;
    change(({ items }) => delete item(items, putBack).leftOut);
  }
  else if (event.target.closest("[data-share]")) share(supplier);
  else if (event.target.closest("[data-ordered]")) order(supplier);
  else if (event.target.closest("[data-list-done]")) finish();
  else if (event.target.closest("[data-list-copy]")) copy();
  else if (event.target.closest("[data-list-remove]")) remove();
}

function submit(event) {
  event.preventDefault();
  if (event.target.id === "add-item") addItem();
  else if (event.target.matches("[data-label]")) {
    const line = event.target.closest("[data-item]");
    document.activeElement.blur();
    tick(line, Number(line.dataset.mine));
  } else {
    const packages = event.target.querySelector("input").value.trim();
    const key = event.target.closest("[data-item]").dataset.item;
    document.activeElement.blur();
    // Without an amount it is computed again.
    change(({ items }) => (packages ? (item(items, key).packages = packages) : delete item(items, key).packages));
  }
}

// Says how many packages this browser has bought of a line so far. It is shown at once.
async function tick(line, packages) {
  const { item: key, n } = line.dataset;
  show(line, packages);
  const content = { packages };
  const label = line.querySelector("form[data-label]");
  const [lot, bestBefore] = ["[data-lot]", "[data-best-before]"].map((name) => label?.querySelector(name).value.trim());
  if (lot) content.lot = lot;
  if (bestBefore) content.bestBefore = bestBefore;
  await outbox.add({ kind: "bought", key: `${list}/${key}`, content }, Number(n));
}

function show(line, packages) {
  line.dataset.mine = packages;
  const all = packages + Number(line.dataset.others);
  line.querySelector("output").textContent = String(all);
  line.classList.toggle("is-ticked", all > 0 && all >= Number(line.dataset.wanted));
  line.querySelector("[data-tick]").setAttribute("aria-pressed", String(line.classList.contains("is-ticked")));
}

async function order(supplier) {
  const answer = await outbox.add({ kind: "ordered", key: list, content: { supplier: supplier.dataset.supplier } });
  if (answer.outcome !== "refused") await renew();
}

// The text of a supplier's part, to be sent by a messenger.
async function share(supplier) {
  const names = supplier.querySelectorAll(".item-name");
  const lines = [...names].map((name) => name.textContent.replace(/\s+/g, " ").trim());
  const text = [supplier.querySelector("h2").textContent, ...lines].join("\n");
  try {
    if (navigator.share) await navigator.share({ text });
    else await navigator.clipboard.writeText(text);
    say(main.dataset.copied);
  } catch {
    // The browser permits neither: the text is shown, to be copied by hand.
    say(text);
  }
}

// What somebody said about an item of a list.
function item(items, key) {
  let found = items.find((other) => other.key === key);
  if (!found) items.push((found = { key }));
  return found;
}

// Changes the list, unless somebody else has changed it meanwhile. Returns whether it did.
async function change(edit) {
  const tools = document.getElementById("list-tools");
  const content = JSON.parse(tools.dataset.content);
  content.items ??= [];
  edit(content);
  if (!content.done) delete content.done;
  const answer = await put("list", tools.dataset.key, content, Number(tools.dataset.after));
  if (!answer.ok) report(answer);
  await renew();
  return answer.ok;
}

async function addItem() {
  const field = document.getElementById("item-text");
  const text = field.value.trim();
  field.value = "";
  field.blur();
  await change(({ items }) => Object.assign(item(items, `x-${newID().slice(0, 8).toLowerCase()}`), { text }));
}

async function makeList(event) {
  event.preventDefault();
  const name = document.getElementById("list-name").value.trim();
  const span = document.getElementById("list-span");
  await make({ name, ...(span?.value && { from: span.dataset.from, to: span.value }) });
}

// What is not bought of a list that is done goes on: the counts know it of what the book has, and the rest comes into a
// new list.
async function finish() {
  const { done, name, items = [] } = JSON.parse(document.getElementById("list-tools").dataset.content);
  const rest = items.flatMap((found) => {
    const line = main.querySelector(`[data-typed][data-item="${found.key}"]`);
    const packages = line ? Number(line.dataset.wanted) - Number(line.dataset.mine) - Number(line.dataset.others) : 0;
    return packages > 0 ? [{ ...found, packages }] : [];
  });
  if ((await change((content) => (content.done = !done))) && !done && rest.length > 0) await make({ name, items: rest });
}

async function copy() {
  const { content, copyName } = document.getElementById("list-tools").dataset;
  const { items, from, to } = JSON.parse(content);
  await make({ name: copyName.slice(0, 120), ...(items && { items }), ...(from && fromToday(from, to)) });
}

// The same number of days, from today on.
function fromToday(from, to) {
  const { today } = main.dataset;
  return { from: today, to: later(today, Math.round((Date.parse(to) - Date.parse(from)) / DAY)) };
}

async function make(content) {
  const key = `${keyOf(content.name)}-${newID().slice(0, 4).toLowerCase()}`;
  const answer = await put("list", key, content);
  if (answer.ok) location.assign(`/book/${restaurant}/lists/${key}`);
  else report(answer);
}

async function remove() {
  const tools = document.getElementById("list-tools");
  if (!confirm(tools.dataset.question)) return;
  const body = { after: Number(tools.dataset.after) };
  const answer = await request(`${path}/entries/list/${tools.dataset.key}`, body, "DELETE");
  if (answer.ok) location.assign(`/book/${restaurant}/lists`);
  else report(answer);
}

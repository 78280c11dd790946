// What the scripts of the customers' pages share: what the browser keeps, requests, and what is said.

export const main = document.getElementById("main");
export const words = document.getElementById("words").dataset;

// ---- What this browser keeps. Without storage it is kept as long as the page is open.

const memory = new Map();

const storage = ["localStorage", "sessionStorage"].map(usable).find(Boolean) ?? null;

function usable(name) {
  try {
    const store = window[name];
    store.setItem("trial", "1");
    store.removeItem("trial");
    return store;
  } catch {
    // Forbidden or full.
    return null;
  }
}

// Whether something that is written now outlives this page.
export const keeps = storage !== null;

export function read(name, other) {
  try {
    const text = memory.get(name) ?? storage?.getItem(name);
    return text ? JSON.parse(text) : other;
  } catch {
    return other;
  }
}

// Returns whether it is stored: a full browser keeps it for this page only.
export function write(name, value) {
  const text = JSON.stringify(value);
  try {
    storage.setItem(name, text);
    memory.delete(name);
    return true;
  } catch {
    memory.set(name, text);
    return false;
  }
}

// Calls a function when another window changed a value.
export function onOthers(name, call) {
  addEventListener("storage", (event) => (event.key === name || event.key === null) && call());
}

// ---- Requests

// Milliseconds after which a request without an answer counts as failed.
const PATIENCE = 10_000;

// Sends a request. The answer is `{ok, status, body, wait}`; without an answer `status` is 0.
export async function request(path, { method = "POST", body, capability } = {}) {
  const headers = {};
  if (body) headers["Content-Type"] = "application/json";
  if (capability) headers.Authorization = `Bearer ${capability}`;
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: body && JSON.stringify(body),
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await response.text();
    const wait = Number(response.headers.get("Retry-After")) || 0;
    return { ok: response.ok, status: response.status, body: text ? JSON.parse(text) : {}, wait };
  } catch {
    // It may have reached the server: only asking again shows whether it did.
    return { ok: false, status: 0, body: {}, wait: 0 };
  }
}

// ---- What is said

const said = document.getElementById("said");
let clearing = 0;

export function say(sentence) {
  // A dialog that is open lies above everything else of the page.
  (document.querySelector("dialog[open]") ?? document.body).append(said);
  said.textContent = sentence;
  clearTimeout(clearing);
  clearing = setTimeout(() => (said.textContent = ""), 6_000);
}

const alarm = document.getElementById("alarm");

export function warn(sentence) {
  if (alarm.textContent !== sentence) alarm.textContent = sentence;
  alarm.hidden = !sentence;
}

// ---- Small things

export function element(name, { text = "", kind = "", ...facts } = {}) {
  const made = Object.assign(document.createElement(name), facts);
  if (text) made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

// Asks in a dialog of the document. The answer is the value of the pressed button; an empty text without one.
export function ask(dialog) {
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onsubmit = (event) => resolve(event.submitter?.value ?? "");
    // The browser tells of a closed dialog later, when the next question may be open already.
    dialog.onclose = () => dialog.open || resolve(dialog.returnValue);
  });
}

export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// Puts values for the names in braces.
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

// The parts of an order's code: the customer says its number, the check digits stand small behind it, and a
// letter that tells it from another one has a box.
export function codeElements(code, number) {
  const [, first, check, letter] = /^(\d+)-(\d+)(?: (.+))?$/.exec(code) ?? [];
  if (!first) return [element("b", { text: number })];
  const parts = [element("b", { text: first }), element("i", { text: `-${check}` })];
  if (letter) parts.push(" ", element("em", { text: letter }));
  return parts;
}

// The links to the orders that this browser sent and that may still be open.
export function showOpenOrders(restaurant) {
  const place = document.getElementById("open-orders");
  const recent = orders().filter(({ at, over, place: id }) => !over && Date.now() - at < 6 * 3600_000 && (!restaurant || id === restaurant));
  place.replaceChildren(...recent.slice(0, 3).map((order) => {
    const link = element("a", { href: `/o#${order.capability}` });
    link.append(element("span", { text: words.number }), element("b", { text: order.number }));
    return link;
  }));
  place.hidden = recent.length === 0;
}

// ---- Orders that this browser sent, the newest first

const MOST_ORDERS = 30;

export function orders() {
  return read("orders", []);
}

export function order(capability) {
  return orders().find((known) => known.capability === capability);
}

// Keeps an order, or what changed of it. Returns whether it is stored.
export function keepOrder(capability, change) {
  const all = orders();
  const known = all.find((one) => one.capability === capability);
  if (known) Object.assign(known, change);
  else all.unshift({ capability, ...change });
  return write("orders", all.slice(0, MOST_ORDERS));
}

// Whether an order of this browser was collected. What became of the last ones is asked for where the page
// was closed before.
export async function hasCollected() {
  const all = orders();
  if (all.some(({ last }) => last?.state === "collected")) return true;
  for (const { capability } of all.filter(({ isSent, over }) => isSent && !over).slice(0, 3)) {
    const { ok, body } = await request("/v1/order", { method: "GET", capability });
    if (!ok || body.state !== "collected") continue;
    keepOrder(capability, { last: body, over: true });
    return true;
  }
  return false;
}

// The numbers that this browser's tickets got, which no other order of it may have.
export function usedNumbers() {
  return read("used", []);
}

export function useNumber(number) {
  write("used", [...new Set([...usedNumbers(), number])].slice(-500));
}

// ---- The proof that the customer is there, taken from the address

// Milliseconds after which a table and a proof are forgotten, so that no old window orders from home.
const FORGET = 2 * 3600_000;

// Takes `#b=MINUTE.K` or `#t=K` out of the address, so that it is neither shared nor kept in the history. Returns
// whether there was one. A table in the address counts when the page is opened, and not when it is read again.
export function takeProof(restaurant, table) {
  const [whole, kind, value] = /^#([bt])=([\w.~-]+)$/.exec(location.hash) ?? [];
  const isNew = history.state?.isKnown !== true;
  history.replaceState({ ...history.state, isKnown: true }, "", whole ? location.pathname + location.search : location.href);
  if (!whole && !(table && isNew)) return false;
  const [minute, key] = (value ?? "").split(/\.(.*)/);
  const proof = kind === "b" ? { kind: "board", minute: Number(minute), key } : kind === "t" ? { kind: "table", key: value } : null;
  write(`proof ${restaurant}`, { proof, table: table ?? null, at: Date.now() });
  return proof !== null;
}

export function forgetProof(restaurant) {
  const kept = proofAt(restaurant);
  if (kept) write(`proof ${restaurant}`, { ...kept, proof: null });
}

export function proofAt(restaurant) {
  const kept = read(`proof ${restaurant}`, null);
  return kept && Math.abs(Date.now() - kept.at) < FORGET ? kept : null;
}

// ---- Favourites

export function favourites(kind) {
  return read(`favourite ${kind}`, []);
}

// Shows a button as pressed or not, and keeps what the customer presses.
export function favouriteButton(button, kind, id, changed = () => {}) {
  const show = () => button.setAttribute("aria-pressed", String(favourites(kind).includes(id)));
  button.onclick = () => {
    const others = favourites(kind).filter((one) => one !== id);
    write(`favourite ${kind}`, favourites(kind).includes(id) ? others : [...others, id]);
    show();
    changed();
  };
  show();
}

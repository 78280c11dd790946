// What the pages of the kitchen book share: the facts that this browser noted, the stream, and changes of what it has.
import { fold, main, report, request, say, words } from "./page.js";

export const path = `/v1/book/${encodeURIComponent(main.dataset.restaurant)}`;
const STORE = `book.${main.dataset.restaurant}`;
// Milliseconds between two tries to send or to follow.
const RETRY = 5_000;

// The facts that this browser noted, until the server has them. All tabs share them.
export class Outbox {
  #place = document.getElementById("outbox");
  // What is stored, or where nothing can be stored, what this page has.
  #state = read({ n: 0, facts: [], person: null });
  #sending = null;
  #timer = 0;
  // The number of the last fact of this page that the server has.
  seq = 0;

  constructor() {
    addEventListener("online", () => this.send());
    this.#show();
  }

  // What is not sent yet, in the order in which it was noted.
  get facts() {
    return this.#state.facts;
  }

  get person() {
    return this.#state.person;
  }

  set person(id) {
    this.#change((state) => (state.person = id));
  }

  // Notes a fact. The answer is the server's, or only the fact's id if the server cannot be reached; then the fact is
  // sent later. Its number is above the one that the page knows, also in a browser whose storage was cleared.
  // `at` is when it happened, in milliseconds by this browser's clock.
  async add({ kind, key, content, at = Date.now() }, number = 0) {
    const fact = { id: newID(), at, kind, key, content };
    if (this.person) fact.person = this.person;
    this.#change((state) => {
      state.n = Math.max(state.n, number) + 1;
      state.facts.push({ ...fact, n: state.n });
    });
    this.#show();
    const answers = await this.send();
    return answers?.find(({ id }) => id === fact.id) ?? { id: fact.id };
  }

  // Sends what is not sent yet. Several calls at a time are one.
  async send() {
    while (this.#sending) await this.#sending;
    if (this.#state.facts.length === 0) return [];
    clearTimeout(this.#timer);
    this.#sending = this.#post();
    const answers = await this.#sending;
    this.#sending = null;
    this.#show();
    if (this.#state.facts.length > 0) this.#timer = setTimeout(() => this.send(), RETRY);
    return answers;
  }

  async #post() {
    const facts = this.#state.facts.slice(0, 100);
    const now = Date.now();
    const body = facts.map(({ at, ...fact }) => ({ ...fact, ago: Math.max(0, Math.round((now - at) / 1000)) }));
    const answer = await request(`${path}/facts`, body);
    if (!answer.ok) {
      report(answer);
      return null;
    }
    // Whatever became of a fact, the server knows it now.
    const known = answer.body.facts.map(({ id }) => id);
    this.#change((state) => (state.facts = state.facts.filter(({ id }) => !known.includes(id))));
    this.seq = Math.max(this.seq, ...answer.body.facts.map(({ seq }) => seq ?? 0));
    for (const { outcome, sentence } of answer.body.facts) if (outcome === "refused") say(sentence, true);
    return answer.body.facts;
  }

  #show() {
    if (!this.#place) return;
    const count = this.#state.facts.length;
    this.#place.hidden = count === 0;
    this.#place.querySelector("b").textContent = count;
  }

  #change(change) {
    this.#state = read(this.#state);
    change(this.#state);
    try { localStorage.setItem(STORE, JSON.stringify(this.#state)); } catch { /* without storage the page has it */ }
  }
}

function read(otherwise) {
  try {
    return { ...otherwise, ...JSON.parse(localStorage.getItem(STORE)) };
  } catch {
    // No storage, or not what these pages stored.
    return otherwise;
  }
}

// A random UUID in the capital letters in which the server names it. Browsers make one themselves only over HTTPS and on
// the server's own machine.
export function newID() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("").toUpperCase();
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

// Calls a function after each fact that any browser noted, while the page is shown.
export async function follow(call) {
  let last = main.dataset.last;
  for (;;) {
    if (!document.hidden) {
      try {
        const response = await fetch(`${path}/stream?after=${last}`, { cache: "no-store" });
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
        let rest = "";
        for (;;) {
          const { value, done } = await reader.read();
          if (done || !response.ok) break;
          const events = (rest + value).split("\n\n");
          rest = events.pop();
          const ids = events.map((event) => event.match(/^id: (\d+)$/m)?.[1]).filter(Boolean);
          if (ids.length > 0) {
            last = ids.at(-1);
            call();
          }
        }
      } catch {
        // The page says itself that the server cannot be reached, when it reads itself again.
      }
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY));
  }
}

// How often the page was read, and which of these readings was shown last.
let readings = 0;
let shown = 0;

// The page as it is now; nothing if the server cannot be reached, if a later reading has arrived already, or if the page
// was read before the last fact of this browser came to the server. Then that fact makes the page be read again.
export async function page(outbox) {
  const reading = (readings += 1);
  try {
    const response = await fetch(location.href, { cache: "no-store", redirect: "manual" });
    if (response.type === "opaqueredirect" || response.status === 403) location.reload();
    if (!response.ok) return null;
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
    if (reading < shown || Number(fresh.querySelector("main").dataset.last) < outbox.seq) return null;
    shown = reading;
    return fresh;
  } catch {
    say(words.disconnected, true);
    return null;
  }
}

// A day, as 2026-12-31, so many days later.
export function later(day, days) {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

// A key of the characters that keys have, from a name.
export function keyOf(name) {
  return fold(name).replace(/[^a-z0-9]+/g, "-").slice(0, 48).replace(/^-|-$/g, "") || "x";
}

export async function put(kind, key, content, after = 0) {
  return request(`${path}/entries/${kind}/${key}`, { after, content }, "PUT");
}

// Says that something is sold out that needs what has run out, by one press.
export function sellOut() {
  main.addEventListener("click", async (event) => {
    const key = event.target.closest("[data-sell-out]");
    if (!key) return;
    key.disabled = true;
    const { restaurant } = main.dataset;
    const body = { product: key.dataset.sellOut };
    const answer = await request(`/v1/restaurants/${encodeURIComponent(restaurant)}/sold-out`, body);
    report(answer);
    key.disabled = false;
    key.hidden = answer.ok;
  });
}

// Sends the finished order, always the same one, until its fate is known.
import { request } from "./shared.js";

// Seconds between two tries.
const PAUSES = [1, 2, 4, 8, 15, 30];
// Milliseconds after the first try after which nothing is sent without asking.
const MOST = 5 * 60_000;

// Sends a draft once: "sent", "old" if it may not be sent any more, or "unknown", with the seconds to wait.
export async function putOnce(draft) {
  const answer = await request("/v1/order", { method: "PUT", body: { draft } });
  if (answer.ok) return { fate: "sent", wait: 0 };
  if (answer.status === 410) return { fate: "old", wait: 0 };
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return { fate: "refused", wait: 0, sentence: answer.body.sentence };
  return { fate: "unknown", wait: answer.wait };
}

// Sends a draft again and again. `tell` learns each state: "sending", "waiting" with the seconds, "sent", "old",
// "refused", and "ask" after five minutes, when only `sendNow` goes on.
export class Sending {
  #draft;
  #tell;
  #until;
  #tries = 0;
  #timer = 0;
  #isSending = false;

  constructor(draft, firstTry, tell) {
    this.#draft = draft;
    this.#tell = tell;
    this.#until = firstTry + MOST;
    addEventListener("online", () => this.#timer && this.#try());
  }

  start() {
    this.#try();
  }

  // The customer still wants it.
  sendNow() {
    this.#until = Date.now() + MOST;
    this.#tries = 0;
    this.#try();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#until = -Infinity;
  }

  async #try() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (this.#isSending || this.#until === -Infinity) return;
    // A clock that was set back must not make the five minutes longer than they are.
    if (Date.now() > this.#until || this.#until - Date.now() > MOST) return this.#tell("ask");
    this.#isSending = true;
    this.#tell("sending");
    const { fate, wait, sentence } = await putOnce(this.#draft);
    this.#isSending = false;
    if (this.#until === -Infinity) return;
    if (fate !== "unknown") return this.#tell(fate, 0, sentence);
    const seconds = Math.max(wait, PAUSES[Math.min(this.#tries, PAUSES.length - 1)]);
    this.#tries += 1;
    this.#tell("waiting", seconds);
    this.#timer = setTimeout(() => this.#try(), seconds * 1000);
  }
}

// Runs something while no other window does the same.
export function alone(name, work) {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}

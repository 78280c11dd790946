// The ticket of one restaurant: lines and what else was said, kept in the browser; the server prices it.
import { onOthers, proofAt, read, request, usedNumbers, write } from "./shared.js";

// Milliseconds without a change after which the server is asked.
const PAUSE = 150;

export class Ticket extends EventTarget {
  #place;
  #kept;
  #asked = 0;
  #timer = 0;
  // The server's answer about these lines; `null` while none is here.
  answer = null;
  // Whether the last question got no answer.
  isOffline = false;
  // What the server refused, in its words.
  refusal = "";

  constructor(restaurant) {
    super();
    this.restaurant = restaurant;
    this.#place = `ticket ${restaurant}`;
    this.#kept = this.#read();
    onOthers(this.#place, () => {
      this.#kept = this.#read();
      this.#tell();
      this.ask();
    });
  }

  #read() {
    return { lines: [], fields: {}, number: null, ...read(this.#place, {}) };
  }

  // Reads what another window may have changed in the meantime.
  reload() {
    this.#kept = this.#read();
  }

  get lines() {
    return this.#kept.lines;
  }

  get fields() {
    return { name: read("name", ""), ...this.#kept.fields };
  }

  get pieces() {
    return this.lines.reduce((sum, { count }) => sum + count, 0);
  }

  // Adds a line; one that is there already is counted up.
  add(line) {
    this.reload();
    const same = this.lines.find(({ body }) => JSON.stringify(body) === JSON.stringify(line.body));
    if (same) same.count += line.count;
    else this.lines.push(line);
    this.#changed();
  }

  replace(index, line) {
    this.lines[index] = line;
    this.#changed();
  }

  count(index, count) {
    this.lines[index].count = count;
    this.#kept.lines = this.lines.filter((line) => line.count > 0);
    this.#changed();
  }

  say(name, value) {
    if (name === "name") write("name", value);
    else this.#kept.fields[name] = value;
    this.#keep();
    // Name and comment change nothing of what the server says.
    if (name !== "name" && name !== "comment") this.ask();
  }

  clear() {
    const { service } = this.#kept.fields;
    this.#kept = { lines: [], fields: service ? { service } : {}, number: null };
    this.answer = null;
    this.#changed();
  }

  get snapshot() {
    return structuredClone(this.#kept);
  }

  // The table and the proof that were scanned, while they hold.
  get proof() {
    return proofAt(this.restaurant)?.proof ?? null;
  }

  get scannedTable() {
    return proofAt(this.restaurant)?.table ?? null;
  }

  // What the server is asked. A table that was scanned is the table.
  get body() {
    const { service, table, coupon, pickup } = this.fields;
    const place = (table ?? this.scannedTable ?? "").trim();
    return {
      restaurant: this.restaurant,
      items: this.lines.map(({ body, count }) => ({ ...body, count })),
      // A ticket that came back has a number that was used, for itself.
      used: usedNumbers().filter((number) => number !== this.#kept.number),
      ...(this.#kept.number && { number: this.#kept.number }),
      ...(service && { service }),
      ...(place && hasTables() && { table: place }),
      ...(coupon?.trim() && { coupon: coupon.trim() }),
      ...(pickup && { pickup }),
    };
  }

  ask() {
    this.answer = null;
    this.#tell();
    clearTimeout(this.#timer);
    if (this.lines.length > 0) this.#timer = setTimeout(() => this.#ask(), PAUSE);
  }

  async #ask() {
    const asked = (this.#asked += 1);
    const answer = await request("/v1/ticket", { body: this.body });
    if (asked !== this.#asked) return;
    this.isOffline = answer.status === 0;
    this.refusal = answer.ok || this.isOffline ? "" : answer.body.sentence ?? "";
    if (answer.ok) this.take(answer.body);
    else this.#tell();
    // A server that is away or busy is asked again.
    if (!answer.ok && (answer.status === 0 || answer.status >= 429)) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#ask(), Math.max(4, answer.wait) * 1000);
    }
  }

  // Asks what one line costs, without putting it on the ticket.
  async priceOf(line) {
    const answer = await request("/v1/ticket", { body: { ...this.body, items: [{ ...line.body, count: line.count }] } });
    if (answer.ok && !this.#kept.number) {
      this.#kept.number = answer.body.number;
      this.#keep();
    }
    return answer;
  }

  // Takes the server's answer about the lines. The ticket keeps its number until an order of it is sent.
  take(answer) {
    this.answer = answer;
    this.#kept.number = answer.number;
    this.#keep();
    this.#tell();
  }

  #changed() {
    this.#keep();
    this.ask();
  }

  #keep() {
    write(this.#place, this.#kept);
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

// Whether the service that is chosen serves at tables, as the server wrote beside it.
function hasTables() {
  const chosen = document.querySelector("#ticket-form [name=service]:checked");
  return chosen ? chosen.dataset.tables !== undefined : document.querySelector("[data-field=table]") !== null;
}

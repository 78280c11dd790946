// When the order is collected: as soon as possible, or at a free time that the customer chooses.
import { capitalised, element, hasCollected, request } from "./shared.js";

export class PickupChoice {
  #ticket;
  #place = document.getElementById("when");
  #fields = document.getElementById("when-time");
  #day = document.getElementById("when-day");
  #clock = document.getElementById("when-clock");
  #note = document.getElementById("when-note");
  // The days with free times, as the server named them.
  #days = [];

  constructor(ticket) {
    this.#ticket = ticket;
    this.#place?.addEventListener("input", (event) => {
      // The ticket's form takes every other field for one of the order.
      event.stopPropagation();
      this.#changed(event.target);
    });
  }

  // Shows what the ticket says. A restaurant keeps no time for somebody who may not come, so whoever has
  // collected nothing yet cannot choose one.
  async open() {
    if (!this.#place) return;
    const { pickup } = this.#ticket.fields;
    const choice = this.#choice("time");
    this.#choice(pickup ? "time" : "soon").checked = true;
    this.#fields.hidden = !pickup;
    choice.disabled = !pickup && !(await hasCollected());
    this.#note.textContent = choice.disabled ? this.#place.dataset.later : "";
    if (pickup) await this.#load(pickup);
  }

  #choice(value) {
    return this.#place.querySelector(`[name=when][value=${value}]`);
  }

  async #changed(field) {
    if (field.name !== "when") {
      if (field === this.#day) this.#fillClocks();
      return this.#say();
    }
    this.#fields.hidden = field.value !== "time";
    if (field.value !== "time") return this.#ticket.say("pickup", undefined);
    await this.#load();
    // Nothing is free, or the customer decided otherwise while the server was asked.
    if (this.#days.length > 0 && field.checked) this.#say();
    else this.#choice("soon").checked = true;
    this.#fields.hidden = !this.#choice("time").checked;
  }

  #say() {
    this.#ticket.say("pickup", `${this.#day.value} ${this.#clock.value}`);
  }

  async #load(pickup = "") {
    const { ok, body } = await request(`/v1/times/${encodeURIComponent(this.#ticket.restaurant)}`, { method: "GET" });
    this.#days = ok ? body.days : [];
    const [chosen, clock] = pickup.split(" ");
    // A chosen time stays until the restaurant or the customer says otherwise.
    if (chosen && !this.#days.some(({ day }) => day === chosen)) this.#days.unshift({ day: chosen, shown: chosen, times: [] });
    this.#note.textContent = this.#days.length > 0 ? "" : this.#place.dataset.none;
    this.#day.replaceChildren(...this.#days.map(({ day, shown }) => element("option", { value: day, text: capitalised(shown) })));
    if (chosen) this.#day.value = chosen;
    this.#fillClocks(clock);
  }

  #fillClocks(chosen) {
    const times = this.#days.find(({ day }) => day === this.#day.value)?.times ?? [];
    const all = chosen && !times.includes(chosen) ? [...times, chosen].sort() : times;
    this.#clock.replaceChildren(...all.map((text) => element("option", { value: text, text })));
    if (chosen) this.#clock.value = chosen;
  }
}

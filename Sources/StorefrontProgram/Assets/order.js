// The page of one order: sends it if that is not done yet, follows its state, and tells the restaurant what
// the customer says.
import { Chime } from "./chime.js";
import { geoOf, hereText, showHero, showKept, showOrder, showProgress, showUnknown } from "./order-view.js";
import { distance } from "./around.js";
import { Sending } from "./sending.js";
import { ask, capitalised, element, fill, keepOrder, main, order, orders, read, request, say, warn, words, write } from "./shared.js";
import { OrderStream } from "./stream.js";

// Milliseconds after which an order of which there is no sign counts as lost.
const LOST = 2 * 60_000;
// Metres within which the customer counts as near.
const NEAR = 150;
// The states in which nothing more happens.
const OVER = ["collected", "no-show", "cancelled", "expired", "rejected"];
// Those of them that give the ticket back.
const BACK = ["cancelled", "expired", "rejected"];

export function start() {
  addEventListener("hashchange", () => location.reload());
  if (location.pathname === "/paid") {
    const paid = orders().find(({ isAhead }) => isAhead);
    if (paid) return location.replace(`/o#${paid.capability}`);
  }
  const capability = location.hash.slice(1);
  if (!capability) return showPast();
  new OnePage(capability).start();
}

class OnePage {
  #capability;
  #known;
  #state = null;
  #sending = null;
  // What the sending says: null while the server's word counts.
  #own = null;
  #since = Date.now();
  #stream;
  #chime = new Chime();
  #watch = null;
  // What became of each kind of notice.
  #told = {};

  constructor(capability) {
    this.#capability = capability;
    this.#known = order(capability);
    this.#stream = new OrderStream(capability, (state) => this.#take(state), (isCurrent) => this.#current(isCurrent));
  }

  start() {
    const known = this.#known;
    if (known) {
      if (known.last) showOrder(known.last);
      else showKept(known);
      if (known.draft && !known.isSent) this.#send(known);
      else if (!known.last) showHero("unknown", words.sending, words.sendingHint);
    }
    this.#stream.start();
    this.#listen();
  }

  // ---- Sending

  #send({ draft, at }) {
    this.#sending = new Sending(draft, at, (state, seconds, sentence) => this.#sent(state, seconds, sentence));
    this.#sending.start();
  }

  #sent(state, seconds, sentence) {
    this.#own = { state, until: Date.now() + (seconds ?? 0) * 1000, sentence };
    if (state === "sent") {
      this.#since = Date.now();
      keepOrder(this.#capability, { isSent: true });
      this.#own = null;
      this.#stream.again();
    }
    if (state === "old" || state === "refused") this.#giveBack(true);
    this.#show();
  }

  // ---- The state

  #take(state) {
    if (state === null) {
      this.#stream.end();
      // Its link is of no use to this server any more, which says nothing about the order.
      if (!this.#known) document.getElementById("no-order").hidden = false;
      else if (!this.#own) this.#leave(order(this.#capability)?.last);
      return;
    }
    const before = this.#state?.state;
    // An answer names only the last notice.
    state.notices = this.#told = { ...this.#told, ...state.notices };
    this.#state = state;
    if (state.state !== "unknown") {
      this.#sending?.stop();
      this.#own = null;
    }
    if (this.#known) this.#keep(state);
    if (state.state === "ready" && before && before !== "ready") this.#chime.ring();
    if (BACK.includes(state.state)) this.#giveBack(state.state !== "cancelled");
    this.#show();
  }

  #keep(state) {
    const isOver = OVER.includes(state.state);
    const change = state.state === "unknown" ? {} : { last: state, isSent: true, draft: null, over: isOver };
    keepOrder(this.#capability, { ...change, ...(BACK.includes(state.state) && { isRefused: true }) });
  }

  #current(isCurrent) {
    warn(isCurrent ? "" : words.silent);
    main.toggleAttribute("data-old", !isCurrent);
  }

  #show() {
    const state = this.#state;
    if (state) showOrder(state);
    this.#offer(state?.free ?? []);
    const phone = state?.restaurant.phone;
    if (this.#own) return this.#showOwn(phone);
    if (state?.state !== "unknown") return showUnknown("");
    showProgress("unknown");
    if (Date.now() - this.#since < LOST) {
      showHero("unknown", words.noAnswer, words.sendingHint);
      showUnknown(fill(words.noAnswerHint, { n: 5 }), words.askNow, phone);
    } else {
      this.#lost(phone);
    }
  }

  // Shows the last answer, if there was one: what the restaurant has must not be ordered again.
  #leave(last) {
    if (!last || BACK.includes(last.state)) return this.#lost(last?.restaurant.phone);
    showOrder({ ...last, canCancel: false, canArrive: false, canProve: false });
    showUnknown(words.notFollowed, null, last.restaurant.phone);
  }

  #lost(phone) {
    showHero("unknown", words.lost);
    showUnknown(words.lostHint, phone && words.askNow, phone);
    this.#giveBack(true);
  }

  // What is known while it is being sent.
  #showOwn(phone) {
    const { state, until, sentence } = this.#own;
    const seconds = Math.max(1, Math.round((until - Date.now()) / 1000));
    showProgress("unknown");
    if (state === "sending") {
      showHero("unknown", words.sending, words.sendingHint);
      showUnknown("");
    } else if (state === "waiting") {
      showHero("unknown", words.noAnswer, words.sendingHint);
      showUnknown(fill(words.noAnswerHint, { n: seconds }), words.askNow, phone);
    } else {
      showHero("unknown", words.noAnswer);
      const hints = { ask: words.unsent, old: words.tooOld, refused: sentence ?? words.failed };
      showUnknown(hints[state] ?? "", state === "ask" ? words.sendNow : null, phone);
      if (state === "ask") this.#giveBack(true);
    }
  }

  // The ticket is back, unless the customer has begun another one. An order that was accepted used its number.
  #giveBack(keepsNumber) {
    const { ticket, place, isBack } = order(this.#capability) ?? {};
    if (!ticket) return;
    const link = document.getElementById("ticket-again");
    link.hidden = false;
    link.href = `/r/${encodeURIComponent(place)}#ticket`;
    link.onclick = () => this.#sending?.stop();
    if (isBack) return;
    if (read(`ticket ${place}`, { lines: [] }).lines.length > 0) return;
    write(`ticket ${place}`, { ...ticket, number: keepsNumber ? ticket.number : null });
    keepOrder(this.#capability, { isBack: true });
    say(words.ticketBack);
  }

  // Offers the nearest free times for an order whose time is taken.
  #offer(free) {
    const place = document.getElementById("free-times");
    if (place.childElementCount === free.length) return;
    // A free time is what most customers want then.
    document.getElementById("ticket-again").classList.toggle("primary", free.length === 0);
    place.replaceChildren(...free.map(({ pickup, shown }) => {
      const button = element("button", { kind: "button primary large wide", type: "button", text: capitalised(shown) });
      button.addEventListener("click", () => this.#takeTime(pickup));
      return button;
    }));
  }

  // The ticket is back already, or the customer has begun another one: it gets the time.
  #takeTime(pickup) {
    const { ticket, place } = order(this.#capability) ?? {};
    if (!ticket) return;
    const kept = read(`ticket ${place}`, { lines: [] });
    const next = kept.lines.length > 0 ? kept : ticket;
    write(`ticket ${place}`, { ...next, fields: { ...next.fields, pickup } });
    location.assign(`/r/${encodeURIComponent(place)}#ticket`);
  }

  // ---- What the customer says

  #listen() {
    document.getElementById("ask-now").addEventListener("click", () => {
      if (this.#own) this.#sending.sendNow();
      else this.#stream.again();
    });
    document.getElementById("arrived").addEventListener("click", ({ currentTarget }) => this.#arrive(currentTarget));
    document.getElementById("cancel").addEventListener("click", () => this.#cancel());
    document.getElementById("share").addEventListener("click", () => this.#share());
    document.getElementById("near").addEventListener("change", ({ target }) => this.#near(target));
    document.getElementById("six-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#digits();
    });
    setInterval(() => (this.#own?.state === "waiting" || this.#state?.state === "unknown") && this.#show(), 1000);
  }

  async #notice(button, body, sentence) {
    if (button.getAttribute("aria-busy") === "true") return false;
    button.setAttribute("aria-busy", "true");
    const answer = await request("/v1/order/notices", { capability: this.#capability, body });
    button.setAttribute("aria-busy", "false");
    // The stream may have brought a later state than the answer has.
    if (answer.body.state && (answer.body.revision ?? 0) >= (this.#state?.revision ?? 0)) {
      if (answer.ok) this.#told[body.type] = "sent";
      this.#take(answer.body);
    }
    say(answer.ok ? sentence ?? hereText(this.#state) : answer.body.sentence ?? words.failed);
    return answer.ok;
  }

  #arrive(button) {
    return this.#notice(button, { type: "arrived" });
  }

  async #cancel() {
    if ((await ask(document.getElementById("dialog-cancel"))) !== "yes") return;
    this.#notice(document.getElementById("cancel"), { type: "cancel" }, words.cancelSaid);
  }

  async #digits() {
    const field = document.getElementById("six");
    const digits = field.value.replace(/\D/g, "");
    const note = document.querySelector("#six-form .note");
    note.textContent = "";
    if (digits.length !== 6) return field.focus();
    const button = document.querySelector("#six-form button");
    const presence = { kind: "digits", digits };
    if (await this.#notice(button, { type: "arrived", presence }, words.proofSaid)) {
      field.value = "";
      note.textContent = words.proofSaid;
    }
  }

  // The position is compared here, and stays here.
  #near(choice) {
    navigator.geolocation.clearWatch(this.#watch);
    const [latitude, longitude] = (geoOf(this.#state?.restaurant.id) ?? "").replace("geo:", "").split(",").map(Number);
    if (!choice.checked || Number.isNaN(longitude)) return;
    this.#watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        if (distance(coords, { latitude, longitude }) > NEAR) return;
        navigator.geolocation.clearWatch(this.#watch);
        choice.checked = false;
        this.#arrive(document.getElementById("arrived"));
      },
      () => {
        choice.checked = false;
        say(words.nearRefused);
      },
      { enableHighAccuracy: true, maximumAge: 10_000 },
    );
  }

  async #share() {
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url: location.href });
      await navigator.clipboard.writeText(location.href);
      say(words.copied);
    } catch {
      // The customer decided against it.
    }
  }
}

// Without a capability the page lists what this browser ordered.
function showPast() {
  const all = orders();
  document.getElementById("no-order").hidden = all.length > 0;
  const section = document.getElementById("past");
  section.hidden = all.length === 0;
  section.querySelector("ul").replaceChildren(...all.map(({ capability, code, placeName, at, total }) => {
    const row = element("li");
    const link = element("a", { href: `/o#${capability}`, kind: "roomy" });
    link.append(element("b", { text: code }), ` ${placeName ?? ""} · ${new Date(at).toLocaleDateString(document.documentElement.lang)}`);
    row.append(link, element("span", { text: total ?? "" }));
    return row;
  }));
}

// Shows what is known of one order.
import { tagElement } from "./choose.js";
import { capitalised, codeElements, element, fill, main, words } from "./shared.js";

const STEPS = ["sent", "received", "preparing", "ready"];
const FAILED = ["cancelled", "expired", "rejected", "no-show"];

const at = (id) => document.getElementById(id);

// What this browser knows of its own order, before the server has said anything.
export function showKept({ code, number, placeName, place, at: time, ticket, total }) {
  at("order").hidden = false;
  showHead({ code, number, name: placeName, id: place, placedAt: time });
  const rows = (ticket?.lines ?? []).map(({ title, count, parts }) => {
    const what = element("span");
    what.append(element("b", { text: count > 1 ? `${count}× ${title}` : title }));
    for (const { name, tags } of parts ?? []) {
      const part = what.appendChild(element("span", { kind: "parts-text", text: name }));
      for (const tag of tags) part.append(" ", tagElement(tag));
    }
    const row = element("li");
    row.append(what, element("span"));
    return row;
  });
  at("receipt").replaceChildren(...rows, sum(total));
}

// What the server says of an order.
export function showOrder(state) {
  const { restaurant } = state;
  at("order").hidden = false;
  showHead({ code: state.code, number: state.number, name: restaurant.name, id: restaurant.id, placedAt: state.placedAt });
  document.title = `${state.number} · ${state.headline}`;
  const { ready, advice } = state;
  showHero(lookOf(state), state.headline, ready ? capitalised(ready) : advice, ready ? advice : "");
  showProgress(state.state);
  const refused = at("refused");
  refused.hidden = !state.reason;
  refused.querySelector("span").textContent = state.reason ?? "";
  showPay(state);
  // First the money, then the customer.
  const isUnpaid = ["due", "open"].includes(state.pay?.state);
  at("waiting").hidden = !(state.waits && state.canProve) || isUnpaid;
  at("say-number").textContent = fill(words.sayNumber, { n: state.number });
  at("arrived").hidden = !state.canArrive;
  at("near-choice").hidden = !state.canArrive || !navigator.geolocation;
  at("here").hidden = !state.canArrive;
  at("here-said").textContent = hereText(state);
  at("cancel").hidden = !state.canCancel;
  at("cancel-said").textContent = { sent: words.cancelSaid, refused: words.cancelRefused }[state.notices?.cancel] ?? "";
  showReceipt(state);
  showAllergens(state);
  showPlace(restaurant);
}

// What became of the payment of an order that is paid ahead.
function showPay({ pay }) {
  const part = at("pay");
  part.hidden = !pay;
  if (!pay) return;
  part.querySelector("p").textContent = pay.text;
  const link = part.querySelector("a");
  link.hidden = !pay.url;
  if (pay.url) link.href = pay.url;
  else link.removeAttribute("href");
}

// What became of *I am here*.
export function hereText({ waits, notices }) {
  if (!notices?.arrived) return "";
  return waits ? words.hereWaits : words.hereSaid;
}

function showHead({ code, number, name, id, placedAt }) {
  const shown = at("hero").querySelector(".code");
  shown.replaceChildren(...codeElements(code, number));
  // A short number keeps its check digits large: they tell orders apart.
  shown.classList.toggle("even", String(number).length < 3);
  at("place-title").textContent = name ?? "";
  at("back").href = `/r/${encodeURIComponent(id)}`;
  const time = timeOf(placedAt);
  at("ordered-at").textContent = time ? fill(words.orderedAt, { at: time }) : "";
}

export function showHero(look, state, when = "", sub = "") {
  const hero = at("hero");
  hero.className = `hero-code ${look}`;
  for (const [kind, text] of Object.entries({ state, when, sub })) {
    const place = hero.querySelector(`.${kind}`);
    if (place.textContent !== (text ?? "")) place.textContent = text ?? "";
  }
}

// Sent, received and unknown are three looks.
function lookOf({ state, waits }) {
  if (state === "unknown") return "unknown";
  if (state === "ready") return "ready";
  if (waits) return "waiting";
  if (FAILED.includes(state)) return "failed";
  return state === "sent" ? "sent" : "calm";
}

export function showProgress(state) {
  const list = at("progress");
  const now = state === "collected" ? STEPS.length : STEPS.indexOf(state);
  list.hidden = now < 0;
  for (const item of list.children) {
    const place = STEPS.indexOf(item.dataset.stepOf);
    item.className = place < now ? "done" : place === now ? "now" : "";
    if (place === now) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  }
}

// The part that stands while nobody knows whether the order arrived.
export function showUnknown(sentence, button, phone) {
  const part = at("unknown");
  part.hidden = !sentence;
  if (!sentence) return;
  part.querySelector(".alert span").textContent = sentence;
  const ask = at("ask-now");
  ask.hidden = !button;
  ask.textContent = button ?? "";
  const call = part.querySelector(".call");
  call.hidden = !phone;
  if (phone) call.href = telephone(phone);
}

function showReceipt({ lines, total, table, service, name, comment }) {
  const rows = lines.map(({ shown, count, text }) => {
    const row = element("li");
    row.append(element("b", { text: count > 1 ? `${count}× ${shown}` : shown }), element("span", { text: text ?? "" }));
    return row;
  });
  at("receipt").replaceChildren(...rows, sum(total));
  at("terms").textContent = [service, table, name, comment].filter(Boolean).join(" · ");
}

function sum(total) {
  const row = element("li", { kind: "sum" });
  row.append(element("b", { text: words.total }), element("b", { text: total ?? "" }));
  return row;
}

function showAllergens({ lines }) {
  at("allergens").hidden = lines.length === 0;
  at("allergens").querySelector("tbody").replaceChildren(...lines.map(({ shown, contains }) => {
    const row = element("tr");
    row.append(element("th", { text: shown, scope: "row" }), element("td", { text: capitalised(contains ?? words.none) }));
    return row;
  }));
}

function showPlace({ id, name, address, phone }) {
  const card = at("place");
  card.hidden = false;
  card.querySelector("h2").textContent = name;
  card.querySelector(".caption").textContent = address;
  card.querySelector(".call").href = telephone(phone);
  const geo = geoOf(id);
  const map = card.querySelector(".map");
  map.hidden = !geo;
  if (geo) map.href = geo;
}

const telephone = (phone) => `tel:${phone.replace(/[^+\d]/g, "")}`;

// The `geo:` link of a restaurant.
export function geoOf(restaurant) {
  return main.querySelector(`[data-at="${CSS.escape(restaurant)}"]`)?.dataset.geo;
}

function timeOf(moment) {
  const time = new Date(moment);
  if (moment === undefined || moment === null || Number.isNaN(time.getTime())) return "";
  const format = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  return time.toLocaleTimeString(document.documentElement.lang, format);
}

// The page of a restaurant's menu: its dishes, the sheets over it, and the bar with the ticket.
import { MenuSheet, plainLine, ProductSheet } from "./choose.js";
import { Filter } from "./filter.js";
import { favouriteButton, favourites, main, orders, proofAt, request, showOpenOrders, takeProof, words, write } from "./shared.js";
import { Ticket } from "./ticket.js";
import { TicketSheet } from "./ticket-sheet.js";

const restaurant = main.dataset.restaurant;

export function start() {
  const [, table] = /^\/r\/[^/]+\/t\/([^/]+)/.exec(location.pathname) ?? [];
  if (takeProof(restaurant, table && decodeURIComponent(table))) proveOpenOrders();
  write("restaurant", restaurant);
  const ticket = new Ticket(restaurant);
  for (const heart of document.querySelectorAll(".topbar .heart")) favouriteButton(heart, "places", restaurant);
  const filter = new Filter();
  new Sheets(ticket, filter);
  showFavourites(filter);
  addEventListener("favourites", () => showFavourites(filter));
  showOpenOrders(restaurant);
  showSection();
  if (main.dataset.takesOrders === undefined) return;
  main.addEventListener("click", (event) => {
    const dish = event.target.closest(".add")?.closest("[data-product]");
    if (!dish) return;
    if (dish.dataset.asks !== undefined) location.hash = `p/${dish.dataset.product}`;
    else ticket.add(plainLine(dish));
  });
  showAgain(ticket);
  ticket.addEventListener("change", () => showBar(ticket));
  showBar(ticket);
  ticket.ask();
}

// The dialogs are opened by the address, so that the phone's own way back closes them.
class Sheets {
  #dialogs = {};
  #dialogEntries = history.state?.dialogs ?? 0;

  constructor(ticket, filter) {
    const done = (wasChange) => (wasChange ? this.leave() : this.leaveAll());
    const of = (name) => document.getElementById(`sheet-${name}`);
    this.#dialogs.allergens = { dialog: of("allergens"), open: () => filter.open() };
    if (of("product")) {
      const product = new ProductSheet(of("product"), ticket, done);
      this.#dialogs.p = { dialog: of("product"), open: (id, index) => product.open(id, index) };
      this.#dialogs.ticket = { dialog: of("ticket"), open: () => this.ticketSheet.open() };
      this.ticketSheet = new TicketSheet(of("ticket"), ticket);
    }
    if (of("menu")) {
      const menu = new MenuSheet(of("menu"), ticket, done);
      this.#dialogs.m = { dialog: of("menu"), open: (id, index) => menu.open(id, index) };
    }
    for (const { dialog } of Object.values(this.#dialogs)) {
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        this.leave();
      });
      dialog.addEventListener("click", (event) => {
        const link = event.target.closest("a[href='#']");
        if (!link && event.target !== dialog) return;
        event.preventDefault();
        if (link?.closest("#ticket-empty, #ticket-full")) this.leaveAll();
        else this.leave();
      });
    }
    addEventListener("hashchange", () => this.#follow());
    this.#show();
  }

  // An entry of the history knows how many dialogs were opened one over the other to get to it.
  #follow() {
    if (history.state?.dialogs === undefined) {
      this.#dialogEntries = this.#wanted() ? this.#dialogEntries + 1 : 0;
      history.replaceState({ isKnown: true, dialogs: this.#dialogEntries }, "");
    } else {
      this.#dialogEntries = history.state.dialogs;
    }
    this.#show();
  }

  #wanted() {
    const [name, id, index] = decodeURIComponent(location.hash.slice(1)).split("/");
    const sheet = this.#dialogs[name];
    return sheet && { ...sheet, id, index: index === undefined ? null : Number(index) };
  }

  #show() {
    const wanted = this.#wanted();
    for (const { dialog } of Object.values(this.#dialogs)) {
      if (dialog.open && dialog !== wanted?.dialog) dialog.close();
    }
    if (!wanted) return;
    if (wanted.open(wanted.id, wanted.index) === false) return this.leave();
    if (!wanted.dialog.open) wanted.dialog.showModal();
    wanted.dialog.scrollTop = 0;
  }

  leave() {
    this.#back(1);
  }

  leaveAll() {
    this.#back(this.#dialogEntries);
  }

  #back(count) {
    if (this.#dialogEntries >= count && count > 0) return history.go(-count);
    history.replaceState({ isKnown: true }, "", location.pathname + location.search);
    this.#dialogEntries = 0;
    this.#show();
  }
}

// The bar with the ticket, and how many of each dish are on it.
function showBar(ticket) {
  const bar = document.getElementById("ticketbar");
  const { pieces } = ticket;
  bar.hidden = pieces === 0;
  bar.querySelector(".count").textContent = pieces;
  bar.querySelector(".pieces").textContent = `, ${pieces === 1 ? words.piece : words.pieces.replace("{n}", pieces)}`;
  bar.querySelector(".total").textContent = ticket.answer?.total ?? "";
  for (const button of main.querySelectorAll(".add")) {
    const dish = button.closest("[data-product]");
    const count = ticket.lines.filter(({ body }) => body.product === dish.dataset.product).reduce((sum, line) => sum + line.count, 0);
    if (Number(button.dataset.count ?? 0) === count) continue;
    button.dataset.count = count;
    button.classList.toggle("some", count > 0);
    button.dataset.label ??= button.getAttribute("aria-label");
    button.dataset.sign ??= button.innerHTML;
    if (count > 0) button.textContent = count;
    else button.innerHTML = button.dataset.sign;
    button.setAttribute("aria-label", button.dataset.label + (count > 0 ? words.has.replace("{n}", count) : ""));
  }
}

// The last order, which one press puts on the ticket.
function showAgain(ticket) {
  const last = orders().find(({ place, ticket: kept }) => place === restaurant && kept?.lines.length > 0);
  const section = document.getElementById("again");
  section.hidden = !last;
  if (!last) return;
  const { lines } = last.ticket;
  section.querySelector(".what").textContent = lines.map(({ title, count }) => (count > 1 ? `${count}× ${title}` : title)).join(", ");
  section.querySelector("button").onclick = () => {
    for (const line of lines) ticket.add(structuredClone(line));
    location.hash = "ticket";
  };
}

// The favourite dishes stand first, as copies of the dishes in their sections.
function showFavourites(filter) {
  document.getElementById("s-favourites")?.remove();
  const dishes = favourites("dishes").map((id) => main.querySelector(`.menu-section [data-product="${CSS.escape(id)}"]`)).filter(Boolean);
  if (dishes.length === 0) return filter.show();
  const section = document.createElement("section");
  section.className = "menu-section";
  section.id = "s-favourites";
  const title = section.appendChild(document.createElement("h2"));
  title.textContent = words.favourites;
  const list = section.appendChild(document.createElement("ul"));
  list.className = "dishes";
  list.append(...dishes.map((dish) => dish.cloneNode(true)));
  main.querySelector(".menu-section").before(section);
  filter.show();
}

// The section that is read is marked in the list of sections.
function showSection() {
  const links = [...document.querySelectorAll(".sections a")];
  const seen = new Map();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen.set(target.id, isIntersecting);
    const current = links.find((link) => seen.get(link.hash.slice(1)));
    for (const link of links) {
      if (link !== current) link.removeAttribute("aria-current");
      else if (!link.hasAttribute("aria-current")) {
        link.setAttribute("aria-current", "true");
        const list = link.closest("ul");
        list.scrollLeft = link.offsetLeft - list.offsetLeft - 16;
      }
    }
  }, { rootMargin: "-100px 0px -60% 0px" });
  for (const section of main.querySelectorAll(".menu-section[id]")) observer.observe(section);
}

// A customer who scans the screen or the table with an order that waits is here.
async function proveOpenOrders() {
  const { proof } = proofAt(restaurant);
  const recent = orders().filter(({ place, over, at }) => place === restaurant && !over && Date.now() - at < 3 * 3600_000);
  for (const { capability } of recent.slice(0, 3)) {
    const state = await request("/v1/order", { method: "GET", capability });
    if (!state.ok || !state.body.canProve) continue;
    const answer = await request("/v1/order/notices", { capability, body: { type: "arrived", presence: proof } });
    if (answer.ok) return location.assign(`/o#${capability}`);
  }
}

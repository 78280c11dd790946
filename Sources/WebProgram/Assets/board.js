// The board has nothing to press: it shows the time, and turns its pages.
import { main, serverNow } from "./page.js";

// Milliseconds that a page of codes stays, so that a customer finds a code on it.
const STAY = 10_000;

export function start(live) {
  const lists = ["orders", "more"].map((region) => new PagedList(region));
  const clock = document.getElementById("clock");
  const format = new Intl.DateTimeFormat("es", {
    hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: clock.dataset.zone,
  });

  function tick() {
    clock.textContent = format.format(serverNow());
    for (const list of lists) list.turn();
  }

  live.onPatch(() => {
    for (const list of lists) list.show();
    tick();
  });
  setInterval(tick, 1000);
}

// A list of codes that shows one page of them at a time, if they are too many to be read at once.
class PagedList {
  #list;
  #place;
  #page = 0;
  #turnedAt = Date.now();

  constructor(region) {
    this.#list = main.querySelector(`[data-region="${region}"]`);
    this.#place = main.querySelector(`[data-pages="${region}"]`);
  }

  // Shows the next page if this one was shown long enough.
  turn() {
    if (Date.now() - this.#turnedAt < STAY) return;
    this.#page += 1;
    this.show();
    this.#turnedAt = Date.now();
  }

  show() {
    const codes = [...this.#list.children];
    // How many can be read at once is the style sheet's, which knows the screen.
    const pages = split(codes, Number(getComputedStyle(this.#list).getPropertyValue("--most")));
    this.#page %= pages.length;
    const shown = new Set(pages[this.#page]);
    for (const code of codes) code.hidden = !shown.has(code);
    this.#place.textContent = pages.length > 1 ? `${this.#page + 1}/${pages.length}` : "";
  }
}

// The pages of a list, as even as they can be. Each of them begins with the fresh codes, so that a customer need
// not wait for the page of a code that was just called.
function split(codes, most) {
  if (codes.length <= most) return [codes];
  const fresh = codes.filter((code) => code.classList.contains("fresh")).slice(0, most / 3);
  const others = codes.filter((code) => !fresh.includes(code));
  const count = Math.ceil(others.length / (most - fresh.length));
  const pages = [];
  for (let page = 0; page < count; page += 1) {
    const part = (place) => Math.round((others.length * place) / count);
    pages.push([...fresh, ...others.slice(part(page), part(page + 1))]);
  }
  return pages;
}

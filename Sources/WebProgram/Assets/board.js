// The board has nothing to press: it keeps the screen awake, shows the time, marks what is new, and turns pages.
import { main, serverNow } from "./page.js";

// How many codes fit, at a size that can be read at 5 m: the cells of the largest grid of the style sheet.
const ROOM = { orders: 56, more: 36 };
// Milliseconds that a page of codes stays.
const TURN = 8_000;
// Milliseconds that a code counts as new.
const FRESH = 30_000;

export function start(live) {
  const clock = document.getElementById("clock");
  const time = new Intl.DateTimeFormat(document.documentElement.lang, {
    hour: "2-digit", minute: "2-digit", hour12: false, timeZone: main.dataset.zone,
  });
  const board = new Board();
  live.onPatch(() => board.show());
  setInterval(() => {
    const text = time.format(serverNow());
    if (clock.textContent !== text) clock.textContent = text;
  }, 1000);
  setInterval(() => board.turn(), TURN);
  const stayAwake = () => {
    // A browser without wake lock, or without power, may let its screen sleep.
    if (!document.hidden) navigator.wakeLock?.request("screen").catch(() => {});
  };
  document.addEventListener("visibilitychange", stayAwake);
  stayAwake();
}

class Board {
  #pages = { orders: 0, more: 0 };
  // When each ready order was first seen, by its key.
  #seen = new Map();

  // Marks the codes that became ready since the page was first complete, and shows them first.
  show() {
    const ready = [...this.#list("more").children];
    const isFirst = main.dataset.complete === undefined;
    let hasNews = false;
    for (const item of ready) {
      const { key } = item.dataset;
      if (!this.#seen.has(key)) {
        this.#seen.set(key, isFirst ? 0 : Date.now());
        hasNews ||= !isFirst;
      }
      item.classList.toggle("fresh", Date.now() - this.#seen.get(key) < FRESH);
    }
    const present = new Set(ready.map((item) => item.dataset.key));
    for (const key of this.#seen.keys()) if (!present.has(key)) this.#seen.delete(key);
    if (hasNews) this.#pages.more = 0;
    this.#lay();
  }

  turn() {
    for (const region of Object.keys(ROOM)) {
      const pages = Math.max(1, Math.ceil(this.#list(region).childElementCount / ROOM[region]));
      this.#pages[region] = (this.#pages[region] + 1) % pages;
    }
    this.show();
  }

  #list(region) {
    return main.querySelector(`[data-region="${region}"]`);
  }

  #lay() {
    for (const [region, room] of Object.entries(ROOM)) {
      const list = this.#list(region);
      const pages = Math.max(1, Math.ceil(list.childElementCount / room));
      const page = Math.min(this.#pages[region], pages - 1);
      this.#pages[region] = page;
      [...list.children].forEach((item, index) => (item.hidden = Math.floor(index / room) !== page));
      const count = list.parentElement.querySelector(".page-of");
      const text = pages > 1 ? `${page + 1} / ${pages}` : "";
      if (count.textContent !== text) count.textContent = text;
    }
  }
}

// The kitchen: tiles that keep their number, bump by digit or touch, recall, the list of the others, and a chime.
import { act, element, main, report, request, say, serverNow, words } from "./page.js";
import { Packing } from "./packing.js";
import { afterPress } from "./press.js";
import { Chime } from "./sound.js";
import { followBook } from "./book-due.js";
import { open as openRecipe, showTimers, stop } from "./recipe.js";

// The numbers that a key has.
const KEYS = 9;
// Milliseconds that a freed place stays empty. The same key undoes meanwhile.
const FREED = 3000;
// Milliseconds within which the picture shows what the server has accepted.
const SEEING = 5000;

const find = (selector) => main.querySelector(selector);

export function start(live, keys) {
  const kitchen = new Kitchen(keys);
  live.onPatch(() => kitchen.show());
  keys.on((name, event, facts) => kitchen.press(name, event, facts));
  main.addEventListener("click", (event) => kitchen.click(event));
  addEventListener("resize", () => kitchen.resize());
  setInterval(() => afterPress(() => kitchen.show()), 1000);
  followBook(document.getElementById("book-due"));
}

class Kitchen {
  #keys;
  #chime = new Chime(document.getElementById("sound"), document.getElementById("ring"));
  #freedList = document.getElementById("freed");
  #recall = document.getElementById("dialog-recall");
  #later = document.getElementById("dialog-later");
  #rest = document.getElementById("dialog-rest");
  #lines = document.getElementById("dialog-lines");
  #menu = document.getElementById("dialog-menu");
  // Where the kitchen has a book.
  #recipe = document.getElementById("dialog-recipe");
  #timer = document.getElementById("timer");
  #packing = new Packing(find(".tiles"));
  // On a phone all tiles stand below each other, and the page scrolls.
  #isNarrow = matchMedia("(max-width: 40rem)");
  // What has each number: `{id, number, revision, undo, code, height, freedAt}`, by the order's id.
  #held = new Map();
  // The orders that this browser ends: `true` once the server said so.
  #own = new Map();
  // The ids of orders of which the server is being told that somebody has noticed them.
  #seeing = new Set();

  constructor(keys) {
    this.#keys = keys;
    this.#isNarrow.addEventListener("change", () => this.resize());
  }

  // Every tile and every strip, by its order's id, the oldest first.
  get #tiles() {
    return new Map([...find("[data-region=orders]").children].map((tile) => [tile.dataset.id, tile]));
  }

  resize() {
    this.#packing.forget();
    this.show();
  }

  show() {
    const tiles = this.#tiles;
    this.#number(tiles);
    this.#showFreed();
    // The words about time belong to the height of a tile.
    this.#showTimes(tiles);
    this.#pack(tiles);
    // A place keeps its height for a moment when its tile goes.
    for (const [id, held] of this.#held) held.height = tiles.get(id)?.offsetHeight || held.height;
    this.#showDemand();
    const unseen = [...tiles.values()].filter(({ dataset }) => dataset.unseen !== undefined && !this.#seeing.has(dataset.id));
    document.getElementById("see").hidden = !unseen.some((tile) => tile.matches(".tile"));
    this.#chime.isWanted = this.#showTimer() || unseen.length > 0;
  }

  // Shows the timer of a recipe that is up, or the next one. Returns whether one is up.
  #showTimer() {
    if (!this.#timer) return false;
    const [first] = showTimers();
    this.#timer.hidden = !first;
    if (!first) return false;
    const isUp = Boolean(first.told);
    write(this.#timer, isUp ? first.up : `${first.rest} ${first.name}`);
    this.#timer.dataset.recipeTimer = first.id;
    this.#timer.setAttribute("aria-pressed", String(isUp));
    return isUp;
  }

  // Stops the timer that is up, or shows the recipe of the one that runs.
  #pressTimer(id, isUp) {
    if (isUp) {
      stop(id);
      this.show();
    } else this.#openRecipe(id.split("/")[0]);
  }

  async #openRecipe(id) {
    this.#lines.close();
    if (!this.#recipe.open) this.#recipe.showModal();
    if (await openRecipe(id, this.#recipe)) return;
    this.#recipe.close();
    say(words.failed, true);
  }

  // Offers the recipes of the lines that a dialog shows.
  async #offerRecipes(list) {
    if (!this.#recipe) return;
    const keys = [...list.querySelectorAll("[data-product]")];
    const products = [...new Set(keys.map(({ dataset }) => dataset.product))];
    if (products.length === 0) return;
    const path = `/v1/book/${encodeURIComponent(main.dataset.restaurant)}/recipes?of=${products.map(encodeURIComponent).join(",")}`;
    const answer = await request(path);
    if (!answer.ok) return;
    for (const { of, id, name } of answer.body.recipes) {
      for (const key of keys.filter(({ dataset }) => dataset.product === of)) {
        const button = element("button", `${this.#recipe.querySelector(".recipe-content").dataset.word}: ${name}`);
        Object.assign(button, { type: "button", className: "button primary wide" });
        button.dataset.recipe = id;
        // Above what sells it out.
        const place = key.previousElementSibling?.matches("p") ? key.previousElementSibling : key;
        place.before(button);
      }
    }
  }

  // Gives each tile a number. The numbers that have a key stay with their order, and three seconds longer.
  #number(tiles) {
    const now = Date.now();
    for (const [id, held] of this.#held) {
      const tile = tiles.get(id);
      if (tile?.matches(".tile")) {
        // It is back: who ended it before has no part in its next end.
        if (held.freedAt) this.#own.delete(id);
        Object.assign(held, facts(tile), { freedAt: 0 });
      } else {
        held.freedAt ||= now;
        if (now - held.freedAt >= FREED || held.number > KEYS) this.#held.delete(id);
      }
    }
    for (const [id, held] of this.#held) if (held.number > KEYS) this.#held.delete(id);
    for (const id of this.#own.keys()) if (!tiles.has(id) && !this.#held.has(id)) this.#own.delete(id);
    const taken = new Set([...this.#held.values()].map((held) => held.number));
    let next = 1;
    for (const [id, tile] of tiles) {
      if (!tile.matches(".tile")) continue;
      if (!this.#held.has(id)) {
        while (taken.has(next)) next += 1;
        taken.add(next);
        this.#held.set(id, { id, number: next, ...facts(tile), height: 0, freedAt: 0 });
      }
      const key = tile.querySelector("kbd");
      const number = String(this.#held.get(id).number);
      if (key.textContent !== number) key.textContent = number;
    }
  }

  // Keeps the places of orders that were just ended: to take back by who ended them, with a word for the others.
  #showFreed() {
    const freed = [...this.#held.values()].filter((held) => held.freedAt && held.height && held.undo && this.#ending(held));
    const shown = freed.map((held) => `${held.id} ${this.#own.get(held.id)}`).join();
    if (shown === this.#freedList.dataset.shown) return;
    this.#freedList.dataset.shown = shown;
    this.#freedList.replaceChildren(...freed.map((held) => this.#freedTile(held)));
  }

  // What is said of an order that was ended; nothing for one that left in another way.
  #ending(held) {
    return this.#own.has(held.id) ? held.code : this.#known(held.id)?.dataset.done;
  }

  // The order in the list of what can be taken back.
  #known(id) {
    return this.#recall.querySelector(`[data-id="${id}"]`);
  }

  #freedTile(held) {
    const item = element("li");
    item.dataset.id = held.id;
    item.style.blockSize = `${held.height}px`;
    item.append(element("b", this.#ending(held)));
    if (this.#own.get(held.id)) {
      const button = element("button", this.#freedList.dataset.text.replace("{}", held.number));
      button.type = "button";
      button.dataset.freed = held.number;
      item.append(button);
    }
    return item;
  }

  #pack(tiles) {
    const freed = [...this.#freedList.children].map((element) => ({ id: element.dataset.id, element }));
    const items = freed.concat([...tiles].map(([id, element]) => ({ id, element })));
    if (this.#isNarrow.matches) {
      for (const { element } of items) {
        element.hidden = false;
        element.style.translate = element.style.inlineSize = "";
      }
      this.#showRest([], tiles);
    } else if (this.#showRest(this.#packing.place(items), tiles)) {
      // The row of the others takes room from the tiles, or gives it back.
      this.#showRest(this.#packing.place(items), tiles);
    }
    if (this.#rest.open) this.#fillRest();
    if (this.#later.open && !this.#later.querySelector("[data-id]")) this.#later.close();
  }

  // Shows the orders without a place as lines. Returns whether the row has appeared or gone.
  #showRest(hidden, tiles) {
    const rest = find(".rest");
    const wasHidden = rest.hidden;
    rest.hidden = hidden.length === 0;
    rest.dataset.ids = hidden.join(" ");
    const list = rest.querySelector("ol");
    const all = rest.querySelector(".all");
    if (hidden.length > 0) {
      // As many lines as one row has, beside the button that opens the list.
      const size = parseFloat(getComputedStyle(rest).fontSize);
      const room = Math.max(1, Math.floor((rest.clientWidth - 9 * size) / (12.4 * size)));
      const shown = hidden.slice(0, room);
      const key = shown.map((id) => `${id} ${tiles.get(id)?.dataset.revision} ${this.#held.get(id)?.number}`).join();
      if (list.dataset.shown !== key) {
        list.dataset.shown = key;
        list.replaceChildren(...shown.map((id) => this.#line(id, tiles.get(id))));
      }
      const count = hidden.length - shown.length;
      all.hidden = count === 0;
      all.textContent = all.dataset.text.replace("{}", count);
    }
    return wasHidden !== rest.hidden;
  }

  #line(id, tile) {
    const item = element("li");
    const button = item.appendChild(element("button"));
    button.type = "button";
    button.dataset.show = id;
    button.className = tile.className;
    for (const part of tile.querySelectorAll("kbd, .code, .stop, time[data-at]")) button.append(part.cloneNode(true), " ");
    return item;
  }

  // The orders without a place in full. An order that is shown already stays as it is, and keeps its focus.
  #fillRest() {
    const list = this.#rest.querySelector("ol");
    const tiles = this.#tiles;
    const ids = find(".rest").dataset.ids.split(" ").filter(Boolean);
    if (ids.length === 0) this.#rest.close();
    const present = new Map([...list.children].map((copy) => [copy.dataset.id, copy]));
    const copies = ids.map((id) => {
      const old = present.get(id);
      if (old?.source === tiles.get(id)) return old;
      const copy = tiles.get(id).cloneNode(true);
      copy.source = tiles.get(id);
      copy.hidden = false;
      copy.removeAttribute("style");
      return copy;
    });
    if (copies.length !== list.children.length || copies.some((copy, index) => copy !== list.children[index])) {
      list.replaceChildren(...copies);
    }
  }

  #openRest(id) {
    this.#fillRest();
    if (!this.#rest.open) this.#rest.showModal();
    const copy = this.#rest.querySelector(`[data-id="${id}"]`);
    copy?.scrollIntoView({ block: "nearest" });
    if (copy) mainAction(copy).focus();
  }

  // The clock in the bar, and each tile's band with its word.
  #showTimes(tiles) {
    const now = serverNow();
    const { paceNew, paceOnTime, paceSoon, paceLate } = main.dataset;
    const limits = find("[data-late]")?.dataset ?? {};
    for (const tile of [...tiles.values(), ...this.#rest.querySelectorAll(".rest-tiles > li")]) {
      const begun = tile.querySelector("time[data-at]");
      if (begun) {
        const seconds = (now - Number(begun.dataset.at)) / 1000;
        const isLate = seconds > Number(limits.late);
        const isSoon = !isLate && seconds > Number(limits.soon);
        tile.classList.toggle("late", isLate);
        tile.classList.toggle("soon", isSoon);
        write(tile.querySelector(".pace"), isLate ? paceLate : isSoon ? paceSoon : tile.matches(".new") ? paceNew : paceOnTime);
      }
      for (const time of tile.querySelectorAll("[data-since]")) {
        const seconds = Math.max(0, Math.floor((now - Number(time.dataset.since)) / 1000));
        const minutes = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
        write(time, time.dataset.text.replace("{}", minutes));
      }
    }
    write(find(".now"), hour(now));
    const leftAt = find("[data-left-at]")?.dataset.leftAt;
    const left = document.getElementById("left");
    write(left, leftAt ? left.dataset.text.replace("{}", hour(Number(leftAt))) : "");
  }

  // Whole products only; the rest as a number.
  #showDemand() {
    const area = find(".all-day");
    const rows = [...area.querySelectorAll("li")];
    const more = area.querySelector(".more-products");
    for (const row of rows) row.hidden = false;
    more.hidden = true;
    if (this.#isNarrow.matches || area.scrollHeight <= area.clientHeight) return;
    more.hidden = false;
    let count = 0;
    for (const row of rows.reverse()) {
      if (area.scrollHeight <= area.clientHeight && count > 0) break;
      row.hidden = true;
      count += 1;
      write(more, more.dataset.text.replace("{}", count));
    }
  }

  press(name, event, facts) {
    if (name === "digit" && /[1-9]/.test(event.key)) this.#bump(Number(event.key));
    else if (name === "recall") this.#recall.showModal();
    else if (name === "later") this.#later.showModal();
    else if (name === "keys") this.#keys.show();
    else if (name === "menu") this.#menu.showModal();
    else if (facts?.on === "tiles") this.#see(facts.action);
    else if (facts?.on === "strips") this.#acknowledge(facts.action);
    else return false;
    return true;
  }

  click(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const { freed, action, show, product, recipe } = button.dataset;
    const item = button.closest("[data-id]");
    if (button.closest("#dialog-recipe")) return;
    if (freed) this.#bump(Number(freed));
    else if (recipe) this.#openRecipe(recipe);
    else if (button === this.#timer) this.#pressTimer(button.dataset.recipeTimer, button.getAttribute("aria-pressed") === "true");
    else if (product) this.#sellOut(button, action, product);
    else if (button.dataset.lines !== undefined) this.#openLines(button, item, event);
    else if (show || button.dataset.all !== undefined) this.#openRest(show);
    else if (action && item) {
      this.#act(item.dataset.id, item.dataset.revision, action, item);
      if (this.#recall.contains(button)) this.#recall.close();
    } else {
      if (this.#menu.contains(button)) this.#menu.close();
      this.press(button.id, event, button.dataset);
    }
  }

  // Ends the tile with a number; within three seconds the same press brings back what was ended here.
  #bump(number) {
    const held = [...this.#held.values()].find((held) => held.number === number);
    if (!held) return;
    const tile = this.#tiles.get(held.id);
    // What is not shown whole is shown first.
    if (tile?.hidden) return this.#openRest(held.id);
    if (tile?.matches(".tile")) {
      return this.#act(held.id, held.revision, mainAction(tile).dataset.action, tile);
    }
    if (this.#own.get(held.id) !== true) return say(this.#ending(held) ?? "");
    // The list of what can be recalled knows whether somebody else has changed the order since.
    const known = this.#known(held.id)?.dataset.revision;
    this.#act(held.id, known ?? held.revision, held.undo);
  }

  async #act(id, revision, action, element) {
    const { restaurant, station } = main.dataset;
    const isEnd = element?.querySelector(`:scope > [data-action="${action}"]`)?.dataset.undoneBy !== undefined;
    if (isEnd && !element.hasAttribute("aria-busy")) this.#own.set(id, false);
    const answer = await act(restaurant, id, revision, action, { station }, element);
    const held = this.#held.get(id);
    if (answer.ok && held && answer.body.order?.revision) held.revision = answer.body.order.revision;
    if (isEnd && answer.ok) this.#own.set(id, true);
    else if (answer.status !== undefined) this.#own.delete(id);
    this.show();
    return answer;
  }

  // Says of all new and changed orders at once that somebody has noticed them.
  #see(action) {
    for (const [id, tile] of this.#tiles) {
      if (tile.dataset.unseen === undefined || this.#seeing.has(id) || !tile.matches(".tile")) continue;
      this.#seeing.add(id);
      this.#act(id, tile.dataset.revision, action).then((answer) => {
        // The next picture shows that the order was seen; after a failure it is unseen again.
        if (answer.ok) setTimeout(() => this.#seeing.delete(id), SEEING);
        else this.#seeing.delete(id);
        this.show();
      });
    }
    this.show();
  }

  // Says of the oldest strip that somebody has noticed it. Strips have no number.
  #acknowledge(action) {
    const strip = [...this.#tiles.values()].find((tile) => tile.matches(".gone"));
    if (strip) this.#act(strip.dataset.id, strip.dataset.revision, action, strip);
  }

  // Shows more about the line that was touched, and about all lines to who uses the keyboard.
  #openLines(button, tile, event) {
    const lines = [...button.parentElement.querySelectorAll(".item")];
    const touched = event.detail > 0 && lines.filter((line) => line.getBoundingClientRect().bottom >= event.clientY).slice(0, 1);
    const shown = touched?.length ? touched : lines;
    const facts = shown.map((line) => {
      const copy = line.querySelector(".facts").cloneNode(true);
      copy.hidden = false;
      for (const sell of copy.querySelectorAll("[data-product]")) {
        const holders = find(`[data-region=products] > [data-key="${CSS.escape(sell.dataset.product)}"]`);
        sell.before(element("p", holders?.textContent ?? ""));
      }
      return copy;
    });
    this.#lines.querySelector(".code").replaceWith(tile.querySelector(".code").cloneNode(true));
    const list = this.#lines.querySelector(".facts-list");
    list.replaceChildren(...facts);
    this.#lines.showModal();
    this.#offerRecipes(list);
  }

  async #sellOut(button, action, product) {
    if (button.hasAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    const path = `/v1/restaurants/${encodeURIComponent(main.dataset.restaurant)}/${action}`;
    report(await request(path, { product }));
    button.removeAttribute("aria-busy");
    this.#lines.close();
  }
}

// The button that a tile's key presses; those of its lines are deeper.
function mainAction(tile) {
  return tile.querySelector(":scope > [data-action]");
}

// What a number keeps of its tile. Only finished work can be taken back.
function facts(tile) {
  const { undoneBy } = mainAction(tile).dataset;
  return { revision: tile.dataset.revision, undo: undoneBy, code: tile.dataset.code };
}

function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

function hour(instant) {
  const format = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  return new Date(instant).toLocaleTimeString(document.documentElement.lang, format);
}

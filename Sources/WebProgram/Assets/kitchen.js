// The kitchen: tiles with places that do not move, bump by digit or touch, recall, and a chime.
import { act, element, main } from "./page.js";
import { Chime } from "./sound.js";

const PLACES = 9;
// Milliseconds that a freed place stays empty. The same key undoes meanwhile.
const FREED = 3000;
// Milliseconds within which the picture shows what the server has accepted.
const SEEING = 5000;

export function start(live, keys) {
  const kitchen = new Kitchen(keys);
  live.onPatch(() => kitchen.show());
  keys.on((name, event, facts) => kitchen.press(name, event, facts));
  main.addEventListener("click", (event) => kitchen.click(event));
  setInterval(() => kitchen.show(), 1000);
}

class Kitchen {
  #keys;
  #chime = new Chime(document.getElementById("sound"));
  #freedList = document.getElementById("freed");
  #recall = document.getElementById("dialog-recall");
  #overflow = document.getElementById("overflow");
  // What stands at each place: `{id, revision, undo, freedAt}`, or null.
  #places = new Array(PLACES).fill(null);
  // The ids of orders of which the server is being told that somebody has noticed them.
  #seeing = new Set();

  constructor(keys) {
    this.#keys = keys;
  }

  get #tiles() {
    return new Map([...main.querySelectorAll("li.tile")].map((tile) => [tile.dataset.id, tile]));
  }

  show() {
    const tiles = this.#tiles;
    const now = Date.now();
    this.#places = this.#places.map((held) => {
      if (!held) return null;
      const tile = tiles.get(held.id);
      if (tile) return stand(tile);
      if (!held.undo) return null;
      const freedAt = held.freedAt || now;
      return now - freedAt < FREED ? { ...held, freedAt } : null;
    });
    const shown = new Set(this.#places.filter(Boolean).map((held) => held.id));
    for (const [id, tile] of tiles) {
      if (shown.has(id)) continue;
      const free = this.#places.indexOf(null);
      if (free < 0) break;
      this.#places[free] = stand(tile);
    }
    this.#draw(tiles);
    const unseen = [...tiles.values()].filter((tile) => {
      return tile.dataset.unseen !== undefined && !this.#seeing.has(tile.dataset.id);
    });
    document.getElementById("see").hidden = unseen.length === 0;
    this.#chime.isWanted = unseen.length > 0;
  }

  #draw(tiles) {
    for (const [id, tile] of tiles) {
      const place = this.#places.findIndex((held) => held?.id === id);
      tile.hidden = place < 0;
      tile.dataset.place = place + 1;
      const key = tile.querySelector("kbd");
      if (key.textContent !== String(place + 1)) key.textContent = place + 1;
    }
    const freed = this.#places.flatMap((held, index) => (held?.freedAt ? [index + 1] : []));
    if (freed.join() !== this.#freedList.dataset.shown) {
      this.#freedList.dataset.shown = freed.join();
      this.#freedList.replaceChildren(...freed.map((place) => this.#freedTile(place)));
    }
    const hidden = [...tiles.values()].filter((tile) => tile.hidden);
    this.#overflow.hidden = hidden.length === 0;
    if (hidden.length === 0) return;
    const label = this.#overflow.querySelector("span");
    label.textContent = label.dataset.text.replace("{}", hidden.length);
    const begun = hidden.map((tile) => Number(tile.querySelector("time").dataset.at));
    this.#overflow.querySelector("time").dataset.at = Math.min(...begun);
  }

  #freedTile(place) {
    const item = element("li");
    const button = element("button", this.#freedList.dataset.text.replace("{}", place));
    item.dataset.place = place;
    button.dataset.undo = place;
    item.append(button);
    return item;
  }

  press(name, event, facts) {
    if (name === "digit" && /[1-9]/.test(event.key)) this.#bump(Number(event.key));
    else if (name === "recall") this.#recall.showModal();
    else if (facts?.action) this.#see(facts.action);
    else if (name === "keys") this.#keys.show();
    else return false;
    return true;
  }

  click(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const { undo, action } = button.dataset;
    const item = button.closest("[data-id]");
    if (undo) this.#bump(Number(undo));
    else if (action && item) {
      this.#act(item.dataset.id, item.dataset.revision, action, item);
      if (this.#recall.contains(button)) this.#recall.close();
    } else this.press(button.id, event, button.dataset);
  }

  // Ends the tile at a place; within three seconds the same press brings it back.
  #bump(place) {
    const held = this.#places[place - 1];
    if (!held) return;
    const tile = this.#tiles.get(held.id);
    if (tile) return this.#act(held.id, held.revision, tile.querySelector("[data-action]").dataset.action, tile);
    // The list of what can be recalled knows whether somebody else has changed the order since.
    const known = this.#recall.querySelector(`[data-id="${held.id}"]`)?.dataset.revision;
    this.#act(held.id, known ?? held.revision, held.undo);
  }

  async #act(id, revision, action, element) {
    const { restaurant, station } = main.dataset;
    const answer = await act(restaurant, id, revision, action, { station }, element);
    const held = this.#places.find((held) => held?.id === id);
    if (answer.ok && held && answer.body.order?.revision) held.revision = answer.body.order.revision;
    return answer;
  }

  // Says of all new orders at once that somebody has noticed them.
  #see(action) {
    for (const [id, tile] of this.#tiles) {
      if (tile.dataset.unseen === undefined || this.#seeing.has(id)) continue;
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
}

// What a place holds while a tile stands there. Only finished work can be taken back.
function stand(tile) {
  const undo = tile.querySelector("[data-action]").dataset.undoneBy;
  return { id: tile.dataset.id, revision: tile.dataset.revision, undo, freedAt: 0 };
}

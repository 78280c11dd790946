// Packs the kitchen's tiles into columns, from the top. A tile keeps its column while it stands, and only moves up.

export class Packing {
  // The ids of each column's tiles, from the top.
  #columns = [];
  #room;

  // `room` is the element that contains the tiles.
  constructor(room) {
    this.#room = room;
  }

  // Forgets where tiles stand, after the room has changed.
  forget() {
    this.#columns = [];
  }

  // Puts as many of the elements as have a place, the first of them first. `items` are `{id, element}`; the result are
  // the ids of those that have no place.
  place(items) {
    const style = getComputedStyle(this.#room);
    const gap = parseFloat(style.columnGap) || 0;
    const { clientWidth: width, clientHeight: height } = this.#room;
    const least = parseFloat(style.getPropertyValue("--least-column")) * parseFloat(style.fontSize);
    const count = Math.max(1, Math.floor((width + gap) / (least + gap)));
    if (count !== this.#columns.length) this.#columns = Array.from({ length: count }, () => []);
    const column = (width - gap * (count - 1)) / count;
    const order = new Map(items.map(({ id }, index) => [id, index]));
    const elements = new Map(items.map(({ id, element }) => [id, element]));
    const heights = new Map();
    const measure = (id) => {
      if (!heights.has(id)) {
        const element = elements.get(id);
        element.hidden = false;
        element.style.inlineSize = `${column}px`;
        heights.set(id, element.offsetHeight);
      }
      return heights.get(id);
    };
    const bottom = (ids) => ids.reduce((sum, id) => sum + measure(id) + gap, 0);
    this.#columns = this.#columns.map((ids) => ids.filter((id) => elements.has(id)));
    // A tile that has grown may leave no room for the last ones of its column.
    for (const ids of this.#columns) while (ids.length > 1 && bottom(ids) - gap > height) ids.pop();
    const placed = () => new Set(this.#columns.flat());
    const youngest = () => [...placed()].reduce((last, id) => (order.get(id) > order.get(last) ? id : last));
    const put = (id) => {
      const ends = this.#columns.map(bottom);
      const end = Math.min(...ends);
      // A tile that is higher than the screen stands where nothing else does.
      if (end > 0 && end + measure(id) > height) return false;
      this.#columns[ends.indexOf(end)].push(id);
      return true;
    };
    const standing = placed();
    for (const { id } of items) {
      if (standing.has(id)) continue;
      let isPlaced = put(id);
      // An order that comes back is older than others, which give way.
      while (!isPlaced && order.get(youngest()) > order.get(id)) {
        const last = youngest();
        this.#columns = this.#columns.map((ids) => ids.filter((other) => other !== last));
        isPlaced = put(id);
      }
      if (!isPlaced) break;
    }
    this.#columns.forEach((ids, number) => {
      let top = 0;
      for (const id of ids) {
        elements.get(id).style.translate = `${number * (column + gap)}px ${top}px`;
        top += measure(id) + gap;
      }
    });
    const shown = placed();
    for (const { id, element } of items) element.hidden = !shown.has(id);
    return items.filter(({ id }) => !shown.has(id)).map(({ id }) => id);
  }
}

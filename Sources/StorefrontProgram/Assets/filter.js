// Finds dishes: by a text, and by allergens that must not be in them. What the server wrote at each dish is
// compared with what was chosen; a dish without data fits nothing.
import { element, fill, fold, main, read, words, write } from "./shared.js";

export class Filter {
  #search = document.getElementById("search");
  #dialog = document.getElementById("sheet-allergens");
  #chosen = new Set(read("allergens", []));

  constructor() {
    this.#search.addEventListener("input", () => this.show());
    this.#dialog.addEventListener("change", () => {
      this.#chosen = new Set([...this.#dialog.querySelectorAll(":checked")].map(({ value }) => value));
      this.#keep();
    });
    document.getElementById("clear-filter").addEventListener("click", () => {
      this.#chosen.clear();
      this.open();
      this.#keep();
    });
    document.getElementById("filtered").addEventListener("click", (event) => {
      const { allergen } = event.target.closest("button")?.dataset ?? {};
      if (!allergen) return;
      this.#chosen.delete(allergen);
      this.#keep();
      document.getElementById("filter").focus();
    });
  }

  open() {
    for (const box of this.#dialog.querySelectorAll("input")) box.checked = this.#chosen.has(box.value);
    this.show();
  }

  #keep() {
    write("allergens", [...this.#chosen]);
    this.show();
  }

  // Whether a dish is free of what was chosen: "fit", "contain" or "unknown".
  #judge({ dataset }) {
    if (this.#chosen.size === 0) return "fit";
    if (dataset.allergens === undefined) return "unknown";
    return dataset.allergens.split(" ").some((allergen) => this.#chosen.has(allergen)) ? "contain" : "fit";
  }

  show() {
    const text = fold(this.#search.value.trim());
    const counts = { fit: 0, contain: 0, unknown: 0 };
    const counted = new Set();
    let shown = 0;
    for (const section of main.querySelectorAll(".menu-section")) {
      let here = 0;
      for (const dish of section.querySelectorAll("[data-shown]")) {
        const judgement = this.#judge(dish);
        const { product } = dish.dataset;
        if (product && !counted.has(product)) {
          counted.add(product);
          counts[judgement] += 1;
        }
        const isFound = judgement === "fit" && (text === "" || fold(wordsOf(dish)).includes(text));
        dish.hidden = !isFound;
        if (isFound) here += 1;
      }
      section.hidden = here === 0;
      const link = document.querySelector(`.sections a[href="#${CSS.escape(section.id)}"]`);
      if (link) link.parentElement.hidden = here === 0;
      shown += here;
    }
    document.getElementById("none").hidden = shown > 0;
    this.#showCounts(counts);
    this.#markPicks();
  }

  #showCounts(counts) {
    const isOn = this.#chosen.size > 0;
    const place = document.getElementById("filtered");
    place.hidden = !isOn;
    place.querySelector("p").textContent = isOn ? fill(words.found, counts) : "";
    place.querySelector("ul").replaceChildren(...[...this.#dialog.querySelectorAll("input")]
      .filter(({ value }) => this.#chosen.has(value))
      .map((box) => {
        const item = element("li");
        const chip = item.appendChild(element("button", { type: "button", kind: "chip on", text: box.nextElementSibling.textContent }));
        chip.dataset.allergen = box.value;
        chip.setAttribute("aria-label", box.dataset.remove);
        chip.append(this.#dialog.querySelector(".dialog-head .icon").cloneNode(true));
        return item;
      }));
    const button = document.getElementById("filter");
    button.classList.toggle("on", isOn);
    const badge = button.querySelector(".badge");
    badge.hidden = !isOn;
    badge.textContent = this.#chosen.size;
    if (isOn) button.setAttribute("aria-label", fill(words.chosen, { n: this.#chosen.size }));
    else button.removeAttribute("aria-label");
    document.getElementById("show-filtered").textContent = fill(words.show, { n: counts.fit });
  }

  // In a menu nothing is hidden, so that it can be completed; what does not fit says so.
  #markPicks() {
    for (const pick of document.querySelectorAll(".pick")) {
      const judgement = this.#judge(pick);
      const note = pick.querySelector(".note");
      note.hidden = judgement === "fit";
      note.textContent = judgement === "contain" ? words.hasIt : judgement === "unknown" ? words.noData : "";
    }
  }
}

// The name and the description of a dish.
function wordsOf(dish) {
  return `${dish.dataset.shown} ${dish.querySelector(".clamp")?.textContent ?? ""}`;
}

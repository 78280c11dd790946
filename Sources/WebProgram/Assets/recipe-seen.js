// Which recipes this browser has shown, each with the number of its row then.
import { main } from "./page.js";

const STORE = `recipes.${main.dataset.restaurant}.seen`;

export function readSeen() {
  try {
    return JSON.parse(localStorage.getItem(STORE)) ?? {};
  } catch {
    // No storage, or not what these pages stored: nothing was seen.
    return {};
  }
}

export function see(recipe, row) {
  try { localStorage.setItem(STORE, JSON.stringify({ ...readSeen(), [recipe]: Number(row) })); } catch { /* it stays unseen */ }
}

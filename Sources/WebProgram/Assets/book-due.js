// Shows how many checks of the kitchen book are due, beside the orders and without a sound.
import { request } from "./page.js";

// Milliseconds between two questions.
const INTERVAL = 60_000;

export function followBook(place) {
  if (!place) return;
  const path = `/v1/book/${encodeURIComponent(place.dataset.restaurant)}/due`;
  async function ask() {
    const { ok, body } = await request(path);
    // Without an answer the page itself says that it is old.
    if (!ok) return;
    place.hidden = body.due.length + body.open.length === 0;
    place.classList.toggle("open", body.open.length > 0);
    place.textContent = body.sentence;
  }
  setInterval(ask, INTERVAL);
  document.addEventListener("visibilitychange", () => document.hidden || ask());
  ask();
}

// Reads a page without a stream again each minute, and says so when it cannot. `start` returns what reads it at once.
import { main, showCurrent, showOld, words } from "./page.js";
import { afterPress } from "./press.js";

// Milliseconds between two readings, after which a reading counts as failed, and after which the page is old.
const INTERVAL = 60_000;
const PATIENCE = 10_000;
const LIMIT = INTERVAL + PATIENCE + 5_000;

export function start() {
  let readAt = Date.now();
  let triedAt = readAt;

  async function read() {
    triedAt = Date.now();
    try {
      const response = await fetch(location.href, {
        cache: "no-store",
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE),
      });
      // The browser was removed: the server leads to the page that pairs it.
      if (response.type === "opaqueredirect" || response.status === 403) return location.reload();
      if (!response.ok) return showOld(words.disconnected);
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      await new Promise(afterPress);
      exchange(page.getElementById("renewed"));
      readAt = Date.now();
      showCurrent();
    } catch {
      // Whatever the reason, what the page shows is not current.
      showOld(words.disconnected);
    }
  }

  // Compares with the wall clock, since timers stand still in a frozen tab.
  function check() {
    const silence = Date.now() - readAt;
    if (silence > LIMIT || silence < 0) showOld(words.disconnected);
    if (!document.hidden && Math.abs(Date.now() - triedAt) >= (main.dataset.old === "" ? PATIENCE : INTERVAL)) read();
  }

  document.addEventListener("visibilitychange", check);
  addEventListener("pageshow", check);
  setInterval(check, 1000);
  return read;
}

// Puts in the new content. Opened tables stay open, and the focus stays on their titles.
function exchange(fresh) {
  const old = document.getElementById("renewed");
  const focused = old.contains(document.activeElement) && document.activeElement.closest("details")?.dataset.name;
  for (const details of old.querySelectorAll("details[open]")) {
    const same = fresh.querySelector(`details[data-name="${details.dataset.name}"]`);
    if (same) same.open = true;
  }
  old.replaceWith(fresh);
  if (focused) fresh.querySelector(`details[data-name="${focused}"] summary`)?.focus({ preventScroll: true });
}

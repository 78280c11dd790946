// Keeps the regions of a page equal to what the server sends, and says so when it cannot.
import { main, serverNow, setServerTime, showCurrent, showOld, words } from "./page.js";
import { afterPress } from "./press.js";

// Milliseconds without a word from the server, or from the queue to the server, after which the page is old.
const LIMIT = 10_000;
// Milliseconds that a hidden page keeps its stream.
const HIDDEN = 60_000;
// Milliseconds between two tries to connect: the first, and the most.
const FIRST_WAIT = 500;
const MOST_WAIT = 8_000;

export class Live {
  #lastID = "";
  #heardAt = 0;
  #wait = FIRST_WAIT;
  #connection = null;
  #timer = 0;
  #hiddenTimer = 0;
  #patched = () => {};

  // Calls a function after each change of the page.
  onPatch(call) {
    this.#patched = call;
  }

  start() {
    this.#heardAt = Date.now();
    document.addEventListener("visibilitychange", () => this.#visibility());
    addEventListener("pageshow", () => this.#check());
    addEventListener("online", () => this.#check());
    addEventListener("offline", () => this.#fail(words.disconnected));
    setInterval(() => this.#check(), 1000);
    if (!document.hidden) this.#connect();
  }

  #visibility() {
    clearTimeout(this.#hiddenTimer);
    if (document.hidden) {
      this.#hiddenTimer = setTimeout(() => this.#stop(), HIDDEN);
      return;
    }
    this.#check();
    if (!this.#connection) {
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  }

  // The wall clock: timers and other clocks stand still in a frozen tab.
  #check() {
    const silence = Date.now() - this.#heardAt;
    if (silence > LIMIT || silence < -LIMIT) {
      // A frozen tab that comes back must not show its picture as current, not even for a moment.
      showOld(words.disconnected);
      if (this.#connection && !document.hidden) this.#fail(words.disconnected);
    }
    showTimes();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#connection?.abort();
    this.#connection = null;
  }

  #fail(sentence) {
    showOld(sentence);
    this.#stop();
    if (document.hidden) return;
    // Half of the wait is random, so that all pages do not return to a new server at the same moment.
    const pause = this.#wait / 2 + (Math.random() * this.#wait) / 2;
    this.#wait = Math.min(MOST_WAIT, this.#wait * 2);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  async #connect() {
    this.#stop();
    const connection = new AbortController();
    this.#connection = connection;
    const isCurrent = () => this.#connection === connection;
    // A server that accepts the connection and never answers is a failure too.
    this.#timer = setTimeout(() => isCurrent() && this.#fail(words.disconnected), LIMIT);
    let sentence = words.disconnected;
    try {
      const url = new URL(main.dataset.stream, location.href);
      if (this.#lastID) url.searchParams.set("after", this.#lastID);
      const response = await fetch(url, {
        headers: { Accept: "text/event-stream" },
        cache: "no-store",
        signal: connection.signal,
      });
      if (response.status === 401 || response.status === 403) return location.assign("/pair");
      if (response.ok) await this.#read(response.body, isCurrent);
      else sentence = (await response.json()).sentence || sentence;
    } catch {
      // Whatever broke the stream, the page is old until the next one.
    }
    if (isCurrent()) this.#fail(sentence);
  }

  // Takes each event of a stream, until it ends or another one has begun.
  async #read(stream, isCurrent) {
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done || !isCurrent()) return;
      const events = (rest + value).split(/\r?\n\r?\n/);
      rest = events.pop();
      for (const event of events) {
        await new Promise(afterPress);
        if (!isCurrent()) return;
        try {
          this.#take(event);
        } catch (error) {
          // A picture that cannot be shown is a fault of the scripts, and not of the connection.
          reportError(error);
          throw error;
        }
      }
    }
  }

  #take(text) {
    const event = {};
    for (const line of text.split(/\r?\n/)) {
      const colon = line.indexOf(":");
      if (colon > 0) event[line.slice(0, colon)] = line.slice(colon + 1).trimStart();
    }
    if (!event.data) return;
    const data = JSON.parse(event.data);
    this.#heardAt = Date.now();
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#timer);
    setServerTime(data.now);
    if (data.age > LIMIT) showOld(words.stuck);
    else showCurrent();
    if (data.regions) {
      patch(data);
      showTimes();
      this.#patched();
      if (event.event === "snapshot") requestAnimationFrame(() => (main.dataset.complete = ""));
    }
    if (event.id) this.#lastID = event.id;
  }
}

// Brings each named region to its list of keys, and puts in the elements that changed.
function patch({ regions, html }) {
  for (const [name, keys] of Object.entries(regions)) {
    const container = main.querySelector(`[data-region="${name}"]`);
    if (!container) continue;
    const present = new Map([...container.children].map((child) => [child.dataset.key, child]));
    const wanted = new Set(keys);
    for (const [key, child] of present) if (!wanted.has(key)) child.remove();
    let place = container.firstElementChild;
    for (const key of keys) {
      let element = present.get(key);
      const content = html[`${name}/${key}`];
      if (content !== undefined) {
        const fresh = parse(content);
        if (element) {
          if (element === place) place = fresh;
          exchange(element, fresh);
        }
        element = fresh;
      }
      if (!element) continue;
      if (element === place) place = place.nextElementSibling;
      else container.insertBefore(element, place);
    }
  }
  for (const count of main.querySelectorAll("[data-count-of]")) {
    const number = main.querySelector(`[data-region="${count.dataset.countOf}"]`).childElementCount;
    if (count.textContent !== String(number)) count.textContent = number;
  }
}

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

// Replaces an element. The focus stays where it was: on the same control of the new element, or on its first.
function exchange(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const label = focused && describe(focused);
  old.replaceWith(fresh);
  if (!focused) return;
  const controls = [fresh, ...fresh.querySelectorAll("button, a, input, [tabindex]")];
  const same = controls.find((control) => control.tabIndex >= -1 && describe(control) === label);
  (same ?? fresh.querySelector("button, a, [tabindex]"))?.focus({ preventScroll: true });
}

function describe(control) {
  const { action, open, paid, line, service } = control.dataset;
  return [control.localName, control.classList[0], action, open, paid, line, service].join(" ");
}

function showTimes() {
  const now = serverNow();
  for (const time of main.querySelectorAll("time[data-at]")) {
    const seconds = Math.max(0, Math.floor((now - Number(time.dataset.at)) / 1000));
    const { slow, late } = time.dataset;
    let text = clock(seconds);
    if (late) {
      const isLate = seconds > Number(late);
      const isSlow = !isLate && seconds > Number(slow);
      time.classList.toggle("late", isLate);
      time.classList.toggle("slow", isSlow);
      // A line of a list has room for a sign only; the order in full has the word.
      if (time.closest(".line-row")) text += isLate ? " !!" : isSlow ? " !" : "";
      else text += ` ${isLate ? words.late : isSlow ? words.slow : words.onTime}`;
    }
    if (time.textContent !== text) time.textContent = text;
  }
  for (const place of main.querySelectorAll(".due:not(.late)")) {
    if (now <= Number(place.dataset.due)) continue;
    place.classList.add("late");
    place.textContent = place.dataset.overdue;
  }
}

function clock(seconds) {
  const two = (number) => String(number).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 3600)} h ${two(Math.floor(seconds / 60) % 60)}`;
}

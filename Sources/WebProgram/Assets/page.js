// What the other scripts share: the document's words, the server's clock, requests, and what the user is
// told.

export const main = document.getElementById("main");
export const words = document.getElementById("words").dataset;

// The server's clock minus this browser's, in milliseconds.
let ahead = 0;

export function setServerTime(now) {
  ahead = now - Date.now();
}

export function serverNow() {
  return Date.now() + ahead;
}

// Milliseconds after which a request without an answer counts as failed.
const PATIENCE = 10_000;

// Sends a request, with a body a POST unless another method is named. The answer is `{ok, status, body}`; without an
// answer `status` is 0.
export async function request(path, body, method = body ? "POST" : "GET") {
  try {
    const response = await fetch(path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body && JSON.stringify(body),
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 401) location.assign("/pair");
    return { ok: response.ok, status: response.status, body: await response.json() };
  } catch {
    // The request may have reached the server: only the next picture shows whether it did.
    return { ok: false, status: 0, body: { sentence: words.unknown } };
  }
}

const done = document.getElementById("done");
const refused = document.getElementById("refused");
let clearing = 0;

// Shows a sentence: what was done, or why it was not.
export function say(sentence, isRefusal = false) {
  done.textContent = isRefusal ? "" : sentence;
  refused.textContent = isRefusal ? sentence : "";
  clearTimeout(clearing);
  clearing = setTimeout(() => say(""), isRefusal ? 20_000 : 8_000);
}

// Shows the sentence of an answer.
export function report(answer) {
  const sentence = answer.body.sentence ?? "";
  if (answer.ok) say(sentence);
  else say(sentence || words.failed, true);
}

// Sends an action on an order: shown as pending at once, and as done only when the server said so.
export async function act(restaurant, id, revision, action, further, element) {
  if (element?.hasAttribute("aria-busy")) return { ok: false, body: {} };
  element?.setAttribute("aria-busy", "true");
  say(words.working);
  const path = `/v1/restaurants/${encodeURIComponent(restaurant)}/orders/${id}/${action}`;
  const answer = await request(path, { revision: Number(revision), ...further });
  element?.removeAttribute("aria-busy");
  report(answer);
  return answer;
}

const alarm = document.getElementById("alarm");

// Marks the picture as old, and says why. An alarm that is shown already is not announced again.
export function showOld(sentence) {
  main.dataset.old = "";
  if (!alarm.hidden && alarm.textContent === sentence) return;
  alarm.textContent = sentence;
  alarm.hidden = false;
}

export function showCurrent() {
  delete main.dataset.old;
  alarm.hidden = true;
  alarm.textContent = "";
}

// Makes an element with a text.
export function element(name, text = "") {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

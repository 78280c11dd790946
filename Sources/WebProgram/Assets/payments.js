// The owner's page of payments ahead: says that somebody looked, and gives money back.
import { ask, dialogOf } from "./dialogs.js";
import { main, report, request } from "./page.js";
import { start as renew } from "./renewed.js";

let reload;

export function start() {
  main.addEventListener("click", click);
  reload = renew();
  main.dataset.ready = "";
}

async function click(event) {
  const pressed = event.target.closest("button[data-action], button[data-all-restored]");
  if (!pressed || pressed.hasAttribute("aria-busy")) return;
  if ("allRestored" in pressed.dataset) return lookAtAll(pressed);
  const { action, payment } = pressed.dataset;
  const body = action === "refund" ? await refund(pressed) : {};
  if (!body) return;
  pressed.setAttribute("aria-busy", "true");
  const answer = await send(payment, action, body);
  report(answer);
  if (answer.ok) await reload();
  else pressed.removeAttribute("aria-busy");
}

function send(payment, action, body) {
  return request(`/v1/payments/${encodeURIComponent(payment)}/${action}`, body);
}

// Asks how much, and why. The amount is filled in with all that may be given back.
async function refund(pressed) {
  const form = dialogOf("refund").querySelector("form");
  form.elements.amount.value = pressed.dataset.most;
  form.elements.reason.value = "";
  const answer = await ask("refund", pressed.dataset.about);
  const { amount, reason } = form.elements;
  return answer === "yes" && { amount: amount.value.trim(), reason: reason.value.trim() };
}

// Notes that somebody compared all payments of a restored queue. The first one that fails is told.
async function lookAtAll(pressed) {
  pressed.setAttribute("aria-busy", "true");
  for (const line of document.querySelectorAll("[data-restored] [data-action=looked]")) {
    const answer = await send(line.dataset.payment, "looked", {});
    if (!answer.ok) {
      report(answer);
      break;
    }
  }
  await reload();
}

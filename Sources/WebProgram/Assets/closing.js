// The close of a restaurant's orders: the day so far, the close itself, and the earlier ones.
import { report, request, words } from "./page.js";
import { ask, choose, dialogOf } from "./dialogs.js";

// Shows the day so far, and makes the close, which is the action, if the user wants it.
export async function showClose(path, action) {
  const field = document.getElementById("register");
  const answer = await request(`${path}/close`);
  if (!answer.ok) return report(answer);
  field.value = "";
  const choice = await show(answer.body.report, true);
  if (choice === "closes") return showCloses(path);
  if (choice !== "close") return;
  const register = field.value.trim();
  const question = await request(`${path}/close?register=${encodeURIComponent(register)}`);
  if (!question.ok) return report(question);
  if (await ask("final", question.body.question)) {
    report(await request(`${path}/${action}`, { register: register || null }));
  }
}

async function showCloses(path) {
  const answer = await request(`${path}/closes`);
  if (!answer.ok) return report(answer);
  const rows = answer.body.closes.map(({ number, day, by, takings }) => ({
    value: String(number),
    parts: [number, day, by, takings],
  }));
  const number = await choose("list", words.closes, rows);
  if (!number) return;
  const close = await request(`${path}/closes/${number}`);
  if (!close.ok) return report(close);
  if ((await show(close.body.report, false)) === "closes") return showCloses(path);
}

// Shows a report; only the day so far can be closed.
function show(text, isOpen) {
  const dialog = dialogOf("close");
  dialog.querySelector("pre").textContent = text;
  for (const element of dialog.querySelectorAll("[data-only-open]")) element.hidden = !isOpen;
  return ask("close", "");
}

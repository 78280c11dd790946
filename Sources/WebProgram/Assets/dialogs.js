// Asks questions in the document's dialogs.
import { element } from "./page.js";

export function dialogOf(name) {
  return document.getElementById(`dialog-${name}`);
}

// Closes a dialog with an answer. The browser tells of a closed dialog later; a key that is pressed before that belongs
// to the next question, which must be open by then.
export function closeWith(dialog, answer) {
  dialog.close(answer);
  dialog.dispatchEvent(new Event("close"));
}

// What the document says about an answer of a question.
export function answerOf(name, value) {
  const answers = [...dialogOf(name).querySelectorAll("button[value]")];
  return answers.find((answer) => answer.value === value)?.dataset ?? {};
}

// Asks a question. The answer is the value of the pressed button; an empty text when the user gave none.
export function ask(name, about) {
  const dialog = dialogOf(name);
  const answer = (value) => closeWith(dialog, value);
  dialog.querySelector(".about").textContent = about ?? "";
  dialog.returnValue = "";
  dialog.onclick = (event) => {
    if (!event.target.closest("[data-close]")) return;
    event.preventDefault();
    answer("");
  };
  dialog.onsubmit = (event) => {
    // A form that asks the server first closes its dialog itself.
    if (event.defaultPrevented) return;
    event.preventDefault();
    answer(event.submitter?.value ?? "");
  };
  // A letter answers at once, as on the terminal's screen, or chooses a reason, unless the user types a text.
  dialog.onkeydown = (event) => {
    // A key that closes the dialog must not reach the page's shortcuts.
    event.stopPropagation();
    const isText = event.target.matches("input:not([type=radio], [type=checkbox])");
    // Enter on a choice would press the first button of the form, whatever that does.
    if (event.key === "Enter" && event.target.matches("input") && !isText) event.preventDefault();
    if (event.ctrlKey || event.altKey || event.metaKey || isText) return;
    const answers = [...dialog.querySelectorAll("[data-key-of]")];
    const button = answers.find((button) => button.dataset.keyOf === event.key && !button.closest("[hidden]"));
    if (!button || button.disabled) return;
    event.preventDefault();
    if (button.matches("input")) button.click();
    else answer(button.value);
  };
  // Enter in a text field gives the answer that belongs to it, not the first button of the form.
  for (const field of dialog.querySelectorAll("input:not([type=radio], [type=checkbox])")) {
    field.onkeydown ??= (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      if (field.dataset.answer) answer(field.dataset.answer);
    };
  }
  dialog.showModal();
  return new Promise((resolve) => {
    const end = () => {
      // The browser tells of the last question while this one is open already.
      if (dialog.open) return;
      dialog.removeEventListener("close", end);
      resolve(dialog.returnValue);
    };
    dialog.addEventListener("close", end);
  });
}

// Asks why, in a dialog of reasons. Its answer cannot be given before a reason is chosen.
export async function askReason(name, about) {
  const dialog = dialogOf(name);
  const own = dialog.querySelector(".own-reason");
  const chosen = () => dialog.querySelector("[type=radio]:checked")?.value;
  const reason = () => (chosen() === "own" ? own.value.trim() : chosen());
  const show = () => {
    own.hidden = chosen() !== "own";
    for (const button of dialog.querySelectorAll("[data-needs-reason]")) button.disabled = !reason();
  };
  for (const choice of dialog.querySelectorAll("[type=radio]")) choice.checked = false;
  own.value = "";
  dialog.oninput = () => {
    show();
    if (!own.hidden && !own.value) own.focus();
  };
  show();
  return (await ask(name, about)) && reason();
}

// Lists rows of texts in a dialog, and lets the user choose one; a row without a value is only shown.
// Digits choose too, as on the terminal's screen.
export function choose(name, about, rows) {
  const dialog = dialogOf(name);
  const list = dialog.querySelector(".choices");
  list.replaceChildren(
    ...rows.map(({ value, parts }, index) => {
      const item = element("li");
      let holder = item;
      if (value !== null) {
        holder = item.appendChild(element("button"));
        holder.className = "button";
        holder.value = value;
        if (index < 9) {
          holder.dataset.keyOf = index + 1;
          holder.append(element("kbd", index + 1), " ");
        }
      }
      for (const part of parts) if (part) holder.append(element("span", part), " ");
      return item;
    }),
  );
  if (rows.length === 0) list.append(element("li", list.dataset.empty));
  return ask(name, about);
}

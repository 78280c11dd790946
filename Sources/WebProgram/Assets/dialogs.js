// Asks questions in the document's dialogs.
import { element } from "./page.js";

export function dialogOf(name) {
  return document.getElementById(`dialog-${name}`);
}

// What the document says about an answer of a question.
export function answerOf(name, value) {
  const answers = [...dialogOf(name).querySelectorAll("button[value]")];
  return answers.find((answer) => answer.value === value)?.dataset ?? {};
}

// Asks a question. The answer is the value of the pressed button; an empty text when the user gave none.
export function ask(name, about) {
  const dialog = dialogOf(name);
  dialog.querySelector(".about").textContent = about ?? "";
  dialog.returnValue = "";
  dialog.onclick = (event) => {
    if (event.target.closest("[data-close]")) dialog.close("");
  };
  // A letter answers at once, as on the terminal's screen, unless the user types a text.
  dialog.onkeydown = (event) => {
    // A key that closes the dialog must not reach the page's shortcuts.
    event.stopPropagation();
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input")) return;
    const answers = [...dialog.querySelectorAll("[data-key-of]")];
    const button = answers.find((button) => button.dataset.keyOf === event.key && !button.closest("[hidden]"));
    if (!button) return;
    event.preventDefault();
    dialog.close(button.value);
  };
  // Enter in a text field gives the answer that belongs to it, not the first button of the form.
  for (const field of dialog.querySelectorAll("input")) {
    field.onkeydown ??= (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      dialog.close(field.dataset.answer);
    };
  }
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue), { once: true });
  });
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

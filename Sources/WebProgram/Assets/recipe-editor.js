// The owner writes a recipe or changes one.
import { main, report, request } from "./page.js";
import { keyOf, newID, path, put } from "./book-facts.js";

export function edit() {
  const form = document.getElementById("recipe-form");
  if (!form) return;
  form.addEventListener("click", (event) => click(event, form));
  form.addEventListener("change", (event) => chooseUnit(event.target));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    save(form);
  });
  for (const row of document.getElementById("edit-parts").children) offer(form, row);
  // A new recipe has a first row to be filled in.
  if (!form.dataset.key) addRow(form, "edit-parts");
}

function click(event, form) {
  const add = event.target.closest("[data-add-row]");
  if (add) addRow(form, add.dataset.addRow).querySelector("[data-field]").focus();
  else if (event.target.closest("[data-remove-row]")) event.target.closest("li").remove();
  else if (event.target.closest("[data-remove-recipe]")) remove(form);
}

function addRow(form, list) {
  const template = form.querySelector(`template[data-row="${list}"]`);
  const row = template.content.firstElementChild.cloneNode(true);
  document.getElementById(list).append(row);
  offer(form, row);
  return row;
}

// Gives the lists of a row what they choose among. A choice that the catalogue has no more stays chosen.
function offer(form, row) {
  for (const select of row.querySelectorAll("[data-chosen]")) {
    const name = select.dataset.field === "source" ? "source" : "choice";
    const { chosen } = select.dataset;
    select.append(form.querySelector(`template[data-options="${name}"]`).content.cloneNode(true));
    if (chosen && ![...select.options].some(({ value }) => value === chosen)) select.append(new Option(chosen, chosen));
    select.value = chosen;
  }
}

// An ingredient is mostly measured in its own unit; a preparation is measured in its portions.
function chooseUnit(source) {
  if (source.dataset.field !== "source") return;
  const unit = source.closest("li").querySelector("[data-field=unit]");
  unit.value = source.selectedOptions[0].dataset.unit ?? "ud";
}

async function save(form) {
  const value = (name) => document.getElementById(`edit-${name}`)?.value.trim();
  const content = JSON.parse(form.dataset.content);
  const [of, sold] = value("of").split(":");
  Object.assign(content, { name: value("name"), of, for: sold || undefined, portions: value("portions") });
  for (const name of ["category", "minutes", "difficulty", "station", "description", "author"]) {
    // A place without stations does not ask for one.
    if (value(name) !== undefined) content[name] = value(name) || undefined;
  }
  content.ingredients = rows("edit-parts").map(({ source, size, ...part }) => {
    const [kind, id] = source.split(":");
    return { [kind]: id, ...part, ...(size && { size: "large" }) };
  });
  content.steps = rows("edit-steps");
  const key = form.dataset.key || `${keyOf(content.name)}-${newID().slice(0, 4).toLowerCase()}`;
  const answer = await put("recipe", key, content, Number(form.dataset.after));
  if (answer.ok) location.assign(`/book/${encodeURIComponent(main.dataset.restaurant)}/recipes/${key}`);
  else report(answer);
}

// What the rows of a list say; what is empty is left out.
function rows(list) {
  return [...document.getElementById(list).children].map((row) => {
    const fields = [...row.querySelectorAll("[data-field]")].map((field) =>
      [field.dataset.field, field.type === "checkbox" ? field.checked : field.value.trim()]);
    return Object.fromEntries(fields.filter(([, said]) => said));
  });
}

async function remove(form) {
  if (!confirm(form.dataset.question)) return;
  const body = { after: Number(form.dataset.after) };
  const answer = await request(`${path}/entries/recipe/${form.dataset.key}`, body, "DELETE");
  if (answer.ok) location.assign(`/book/${encodeURIComponent(main.dataset.restaurant)}/recipes`);
  else report(answer);
}

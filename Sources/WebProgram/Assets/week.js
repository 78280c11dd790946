// The week of the kitchen book: what is expected and planned, and what was prepared today.
import { main, report, request } from "./page.js";
import { Outbox, follow, later, newID, page, path, put } from "./book-facts.js";
import { afterPress } from "./press.js";

// The days of a week.
const WEEK = 7;

const outbox = new Outbox();

export function start() {
  main.addEventListener("click", click);
  main.addEventListener("submit", submit);
  const form = document.getElementById("plan");
  form?.addEventListener("change", () => showText(form));
  if (form) showText(form);
  follow(renew);
  outbox.send();
  main.dataset.ready = "";
}

// The words of what is no product, recipe or ingredient are asked for only then.
function showText(form) {
  const isText = form.elements["plan-what"].value === "text:";
  for (const place of form.querySelectorAll("#plan-text, label[for=plan-text]")) place.hidden = !isText;
  form.elements["plan-text"].required = isText;
  form.elements["plan-portions"].required = !isText;
}

// Reads the page again. What is open stays open, and what somebody types stays.
async function renew() {
  const fresh = await page(outbox);
  if (!fresh) return;
  await new Promise(afterPress);
  const old = document.getElementById("renewed");
  if (old.contains(document.activeElement?.closest("input"))) return;
  const other = fresh.getElementById("renewed");
  for (const details of old.querySelectorAll("details[open]")) {
    const line = details.closest("[data-product]");
    const day = details.closest("[data-day]").dataset.day;
    const place = other.querySelector(`[data-day="${day}"]`);
    const same = line ? place?.querySelector(`[data-product="${line.dataset.product}"]`) : place;
    const found = line ? same?.querySelector("details") : same?.querySelector(":scope > details");
    if (found) found.open = true;
  }
  old.replaceWith(other);
}

async function click(event) {
  const place = event.target;
  const plan = place.closest("[data-plan]");
  if (place.closest("[data-tick]")) tick(place.closest("[data-preparation]"));
  else if (place.closest("[data-remove-plan]")) remove(plan);
  else if (place.closest("[data-strike]")) {
    const day = place.closest("[data-strike]").dataset.strike;
    await store(`struck-${day}`, { day, struck: true });
    await renew();
  } else if (place.closest("[data-copy-week]")) copy(place.closest("[data-copy-week]"));
}

// Notes that something was prepared, or takes that back.
async function tick(item) {
  const isDone = item.classList.toggle("is-ticked");
  item.querySelector("[data-tick]").setAttribute("aria-pressed", String(isDone));
  const { preparation, portions } = item.dataset;
  const content = { portions: isDone ? Number(portions) : 0 };
  const answer = await outbox.add({ kind: "prepared", key: `${main.dataset.today}/${preparation}`, content });
  if (answer.outcome !== "refused") await renew();
}

async function submit(event) {
  event.preventDefault();
  const form = event.target;
  if (form.id === "plan") await planMore(form);
  else {
    const line = form.closest("[data-product]");
    const { product, plan, after, content = "{}" } = line.dataset;
    const day = form.closest("[data-day]").dataset.day;
    const portions = form.elements.portions.value.trim();
    document.activeElement.blur();
    // What the form does not show stays.
    await store(plan ?? newKey(day), { ...JSON.parse(content), day, product, portions }, Number(after ?? 0));
  }
  await renew();
}

async function planMore(form) {
  const [kind, id] = form.elements["plan-what"].value.split(/:(.*)/s);
  const [text, portions, group] = ["plan-text", "plan-portions", "plan-group"].map((name) => form.elements[name].value.trim());
  const day = form.elements["plan-day"].value;
  const weekday = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"][new Date(`${day}T00:00:00Z`).getUTCDay()];
  const time = form.elements["plan-weekly"].checked ? { weekday } : { day };
  const content = { ...time, [kind]: kind === "text" ? text : id, ...(portions && { portions }), ...(group && { group }) };
  document.activeElement.blur();
  if (await store(newKey(day), content)) for (const name of ["plan-text", "plan-portions", "plan-group"]) form.elements[name].value = "";
}

// Copies what is planned for these days to seven days later.
async function copy(key) {
  key.disabled = true;
  for (const { dataset } of main.querySelectorAll("[data-plan]")) {
    const content = JSON.parse(dataset.content);
    if (!content.day || content.struck) continue;
    content.day = later(content.day, WEEK);
    // One that is copied again is the same plan.
    if (!(await store(copyKey(dataset.plan, content.day), content, 0, true))) break;
  }
  key.disabled = false;
  location.assign(`?from=${later(main.querySelector("[data-day]").dataset.day, WEEK)}`);
}

function newKey(day) {
  return `${day}-${newID().slice(0, 8).toLowerCase()}`;
}

// The key of a copy: the same for each copy of a plan to a day.
function copyKey(key, day) {
  return `${day}-${key.replace(/^\d{4}-\d{2}-\d{2}-/, "")}`.slice(0, 64);
}

// Stores a plan, and says why not. Returns whether it is there now.
async function store(key, content, after = 0, mayBeThere = false) {
  const answer = await put("plan", key, content, after);
  if (!answer.ok && !(mayBeThere && answer.status === 409)) report(answer);
  return answer.ok || (mayBeThere && answer.status === 409);
}

async function remove(place) {
  const { plan, after } = place.dataset;
  const answer = await request(`${path}/entries/plan/${plan}`, { after: Number(after) }, "DELETE");
  if (!answer.ok) report(answer);
  document.activeElement.blur();
  await renew();
}

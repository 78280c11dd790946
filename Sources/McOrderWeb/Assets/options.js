// The fields of the options of products: reads what was chosen, and counts.

// What was chosen: the id, the name as an order has it, the name as it is shown, how many, whether it is left
// out, and whether it applies without being chosen.
export function chosen(place) {
  const fields = [...place.querySelectorAll("[data-choice]")];
  return fields
    .map((field) => {
      const { choice, name, shown, out, count } = field.dataset;
      const isDefault = field.defaultChecked ?? false;
      return { id: choice, name, shown, isOut: out !== undefined, isDefault, count: count ? Number(count) : Number(field.checked) };
    })
    .filter(({ count }) => count > 0);
}

// Shows the counts of steppers.
export function showCounts(place) {
  for (const stepper of place.querySelectorAll(".stepper")) {
    const { count, most } = stepper.dataset;
    stepper.querySelector("output").textContent = count;
    stepper.querySelector("[data-step='-1']").disabled = most !== undefined && Number(count) === 0;
    stepper.querySelector("[data-step='1']").disabled = most !== undefined && count === most;
  }
}

// Counts one more or one less when a button of a stepper is pressed. Returns the stepper, if it was one.
export function step(event) {
  const button = event.target.closest("[data-step]");
  const stepper = button?.closest(".stepper");
  if (!stepper) return null;
  const { count, most = 100 } = stepper.dataset;
  stepper.dataset.count = Math.max(0, Math.min(Number(most), Number(count) + Number(button.dataset.step)));
  return stepper;
}

// Changes of a page wait while a key of it is pressed: a press on something that is replaced between its begin and its
// end does nothing.

// Milliseconds after which a press counts as ended whose end is not seen.
const LONGEST = 1000;

const waiting = [];
let isPressed = false;
let timer = 0;

function end() {
  isPressed = false;
  for (const update of waiting.splice(0)) update();
}

function endAfter(time) {
  clearTimeout(timer);
  timer = setTimeout(end, time);
}

addEventListener("pointerdown", () => {
  isPressed = true;
  endAfter(LONGEST);
}, true);
// What the press does comes at once after its end, and before a timer.
for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => endAfter(0), true);

// Makes a change of the page, now or when nothing is pressed any more.
export function afterPress(update) {
  if (isPressed) waiting.push(update);
  else update();
}

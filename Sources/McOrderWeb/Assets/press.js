// Changes of a page wait while a mouse's button is down: the browser drops a click on something that was replaced in the
// meantime.

// Milliseconds after which a press counts as over, since its end can be missed.
const LONGEST = 3000;

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
// The click comes right after the end of the press, before any timer.
for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => endAfter(0), true);

// Makes a change of the page, now or when nothing is pressed any more.
export function afterPress(update) {
  if (isPressed) waiting.push(update);
  else update();
}

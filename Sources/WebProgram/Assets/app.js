// Starts the page that the document names.
import { Live } from "./live.js";
import { Keys } from "./keys.js";
import { main } from "./page.js";
import { keepAwake } from "./wake.js";

if (main.dataset.stream) {
  const live = new Live();
  keepAwake(document.getElementById("dark"));
  const { start } = await import(`./${main.dataset.page}.js`);
  start(live, new Keys());
  live.start();
} else {
  const { start } = await import(`./${main.dataset.script}.js`);
  start();
}

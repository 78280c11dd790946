// Starts the page that the document names.
import { Live } from "./live.js";
import { Keys } from "./keys.js";
import { main } from "./page.js";

if (main.dataset.stream) {
  const live = new Live();
  const { start } = await import(`./${main.dataset.page}.js`);
  start(live, new Keys());
  live.start();
} else {
  const { start } = await import("./renewed.js");
  start();
}

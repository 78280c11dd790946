// Starts the page that the document names.
import { Live } from "./live.js";
import { Keys } from "./keys.js";

const main = document.getElementById("main");
if (main.dataset.stream) {
  const live = new Live(main);
  const keys = new Keys();
  const pages = { till: "./till.js", kitchen: "./kitchen.js", board: "./board.js" };
  const path = pages[main.dataset.page];
  if (path) {
    const { start } = await import(path);
    start(main, live, keys);
  }
  live.start();
} else {
  const { start } = await import("./renewed.js");
  start(main);
}

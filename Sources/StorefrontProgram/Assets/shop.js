// Starts the script of the page, and the worker that keeps the pages for times without a network.
import { main } from "./shared.js";

const pages = {
  menu: () => import("./menu.js"),
  order: () => import("./order.js"),
  restaurants: () => import("./places.js"),
};

// The form of the languages works without this, but loses what is behind `#`.
document.querySelector(".legal form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  document.cookie = `mcorder-language=${event.submitter.value}; Path=/; Max-Age=31536000; SameSite=Strict`;
  location.reload();
});

const { start } = await pages[main.dataset.page]();
start();
document.documentElement.classList.add("works");
main.dataset.complete = "";

// A page over plain HTTP from another machine has no worker.
navigator.serviceWorker?.register("/sw.js").catch(() => {});

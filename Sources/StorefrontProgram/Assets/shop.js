// Starts the script of the page, and the worker that keeps the pages for times without a network.
import { main } from "./shared.js";

const pages = {
  menu: () => import("./menu.js"),
  order: () => import("./order.js"),
  restaurants: () => import("./places.js"),
};

document.addEventListener("click", (event) => {
  const { language } = event.target.closest("[data-language]")?.dataset ?? {};
  if (!language) return;
  event.preventDefault();
  document.cookie = `mcorder-language=${language}; Path=/; Max-Age=34560000; SameSite=Lax`;
  location.reload();
});

const { start } = await pages[main.dataset.page]();
start();
document.documentElement.classList.add("works");
main.dataset.complete = "";

// A page over plain HTTP from another machine has no worker.
navigator.serviceWorker?.register("/sw.js").catch(() => {});

// The list of restaurants: found by a text, the favourites first, and the nearest first once the position is
// allowed.
import { FARTHEST, distance, distanceText, draw } from "./around.js";
import { favouriteButton, favourites, fold, read, showOpenOrders, words } from "./shared.js";

const list = document.getElementById("places");
const [fartherHeading, farther] = [document.getElementById("farther-heading"), document.getElementById("farther")];
const rows = [...list.children];

export function start() {
  for (const row of rows) favouriteButton(row.querySelector(".heart"), "places", row.dataset.place, sortByFavourite);
  sortByFavourite();
  showOpenOrders(null);
  document.getElementById("search")?.addEventListener("input", ({ target }) => find(fold(target.value.trim())));
  const near = document.getElementById("near");
  if (!near || !navigator.geolocation) {
    if (near) near.hidden = true;
    return;
  }
  near.querySelector("button").addEventListener("click", locate);
  // Who allowed it before is not asked again.
  navigator.permissions?.query({ name: "geolocation" }).then(({ state }) => state === "granted" && locate());
}

function find(text) {
  for (const row of rows) row.hidden = !fold(row.textContent).includes(text);
  document.getElementById("none").hidden = rows.some(({ hidden }) => !hidden);
  showFarther();
}

// Favourites, then the one of the last visit, then the catalogue's order.
function sortByFavourite() {
  if (list.classList.contains("sorted")) return;
  const liked = favourites("places");
  const last = read("restaurant", null);
  const rank = ({ dataset }) => (liked.includes(dataset.place) ? 0 : dataset.place === last ? 1 : 2);
  list.append(...rows.slice().sort((one, other) => rank(one) - rank(other)));
}

function locate() {
  const near = document.getElementById("near");
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      near.hidden = true;
      sortByDistance(coords);
    },
    () => (near.querySelector("p").textContent = words.positionRefused),
    { maximumAge: 60_000, timeout: 15_000 },
  );
}

function sortByDistance({ latitude, longitude }) {
  const here = { latitude, longitude };
  const all = rows.map((row) => {
    const point = { latitude: Number(row.dataset.latitude), longitude: Number(row.dataset.longitude) };
    return { ...point, row, name: row.dataset.shown, metres: distance(here, point) };
  }).sort((one, other) => one.metres - other.metres);
  all.forEach(({ row, metres }, place) => {
    row.querySelector(".place-number").textContent = place + 1;
    row.querySelector(".distance").textContent = distanceText(metres);
    row.classList.toggle("nearest", place === 0);
  });
  list.classList.add("sorted");
  // Where all are far, they are one list.
  const near = all.filter(({ metres }) => metres <= FARTHEST);
  const first = near.length > 0 ? near : all;
  list.append(...first.map(({ row }) => row));
  farther.append(...all.slice(first.length).map(({ row }) => row));
  showFarther();
  document.getElementById("map").hidden = false;
  draw(document.querySelector(".around"), here, all);
}

function showFarther() {
  fartherHeading.hidden = ![...farther.children].some(({ hidden }) => !hidden);
}

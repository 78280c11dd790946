// Takes photographs for the kitchen book: each is scaled, loses its metadata, and is sent before what names it.
import { say } from "./page.js";

// The longest side in pixels, the bytes and the qualities that are tried, the best first.
const SIDE = 1600;
const MOST = 300_000;
const QUALITIES = [0.8, 0.65, 0.5, 0.35];
// Milliseconds until it counts as not sent, and between two tries while the server receives another one.
const PATIENCE = 60_000;
const PAUSE = 2_000;

// The photographs that are being sent, by their places.
const sending = new WeakMap();

export function takePhotographs() {
  // Browsers compute hashes only over HTTPS and on the server's own machine.
  if (!crypto.subtle) return;
  document.documentElement.dataset.photographs = "";
  document.addEventListener("change", ({ target }) => {
    const place = target.closest(".photograph");
    if (place && target.files?.length) sending.set(place, take(place, target));
  });
  document.addEventListener("click", ({ target }) => {
    if (target.closest("[data-photograph-remove]")) show(target.closest(".photograph"), "");
  });
}

// The hash of the photograph that was taken in a part of the page, as soon as it is sent; an empty text without one.
export async function photographIn(part) {
  const place = part.querySelector(".photograph");
  await sending.get(place);
  return place?.querySelector("[type=hidden]").value ?? "";
}

export function forgetPhotograph(part) {
  const place = part.querySelector(".photograph");
  if (place) show(place, "");
}

async function take(place, field) {
  place.setAttribute("aria-busy", "true");
  try {
    const picture = await scaled(field.files[0]);
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await picture.arrayBuffer()));
    const hash = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    await send(hash, picture);
    show(place, hash);
  } catch (error) {
    say(error.sentence ?? place.dataset.notSent, true);
  }
  place.removeAttribute("aria-busy");
  // The same file can be chosen again.
  field.value = "";
}

async function scaled(file) {
  const picture = await createImageBitmap(file);
  for (let side = SIDE; ; side /= 2) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
      if (blob.size <= MOST) return blob;
    }
  }
}

async function send(hash, picture) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const response = await fetch(`/v1/book/photos/${hash}`, {
      method: "PUT",
      headers: { "Content-Type": "image/jpeg" },
      body: picture,
      signal: AbortSignal.timeout(Math.max(1, deadline - Date.now())),
    });
    if (response.ok) return;
    if (response.status !== 429) throw await response.json();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

function show(place, hash) {
  const picture = place.querySelector("img");
  place.querySelector("[type=hidden]").value = hash;
  picture.hidden = !hash;
  if (hash) picture.src = `/v1/book/photos/${hash}`;
  place.querySelector("[data-photograph-remove]").hidden = !hash;
}

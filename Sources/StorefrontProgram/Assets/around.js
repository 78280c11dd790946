// Where the restaurants are as seen from the customer: distances, and a drawing with north up and rings on a
// logarithmic scale. Everything is computed here, so that the position never leaves the browser.
import { fill, words } from "./shared.js";

const RADIUS = 6_371_008.8;
const radians = (degrees) => (degrees * Math.PI) / 180;

// Metres on the great circle between two points.
export function distance(one, other) {
  const [first, second] = [radians(one.latitude), radians(other.latitude)];
  const haversine = Math.sin((second - first) / 2) ** 2
    + Math.cos(first) * Math.cos(second) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

// The direction from one point to another, in radians, clockwise from north.
function bearing(one, other) {
  const [first, second, across] = [radians(one.latitude), radians(other.latitude), radians(other.longitude - one.longitude)];
  return Math.atan2(
    Math.sin(across) * Math.cos(second),
    Math.cos(first) * Math.sin(second) - Math.sin(first) * Math.cos(second) * Math.cos(across),
  );
}

// `350 m`, `2,4 km`, `123 km`.
export function distanceText(metres) {
  if (metres < 999.5) return `${Math.round(metres)} m`;
  const tenths = Math.round(metres / 100);
  if (tenths >= 1000) return `${Math.round(metres / 1000)} km`;
  return `${Math.floor(tenths / 10)}${words.decimal}${tenths % 10} km`;
}

const WIDTH = 358;
const HEIGHT = 226;
const MIDDLE = { x: 179, y: 113 };
// The rings, in metres, and how far out they are drawn.
const RINGS = [1_000, 3_000, 10_000];
const NEAREST = 150;
export const FARTHEST = 30_000;
const EDGE = 150;

// How far from the middle a distance is drawn.
function reach(metres) {
  const scale = Math.log(Math.min(FARTHEST, Math.max(NEAREST, metres)) / NEAREST) / Math.log(FARTHEST / NEAREST);
  return 22 + scale * (EDGE - 22);
}

function place(metres, angle) {
  return { x: MIDDLE.x + Math.sin(angle) * reach(metres), y: MIDDLE.y - Math.cos(angle) * reach(metres) };
}

function shape(name, facts, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [fact, value] of Object.entries(facts)) made.setAttribute(fact, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

const rounded = ({ x, y }) => ({ x: x.toFixed(1), y: y.toFixed(1) });

// Draws the nearest restaurants, of which each has `name`, `metres` and `angle`; those that are far are an arrow.
export function draw(svg, here, restaurants) {
  const all = restaurants.map((one) => ({ ...one, angle: bearing(here, one) }));
  const isInside = ({ metres, angle }) => {
    const { x, y } = place(metres, angle);
    return metres <= FARTHEST && x > 14 && x < WIDTH - 14 && y > 14 && y < HEIGHT - 14;
  };
  const near = all.filter(isInside).slice(0, 6);
  const far = all.filter((one) => !near.includes(one));
  const parts = [];
  for (const metres of RINGS) {
    const radius = reach(metres).toFixed(1);
    parts.push(group("ring", shape("circle", { cx: MIDDLE.x, cy: MIDDLE.y, r: radius })));
    const label = place(metres, 2.4);
    const inside = Math.min(HEIGHT - 6, label.y);
    parts.push(group("ring-label", shape("text", { x: label.x.toFixed(1), y: inside.toFixed(1), "text-anchor": "middle" }, `${metres / 1000} km`)));
  }
  parts.push(group("north", shape("path", { d: "M334 14l6 16-6-4-6 4z" }), shape("text", { x: 334, y: 44, "text-anchor": "middle" }, words.north)));
  if (far.length > 0) parts.push(arrow(far));
  for (const one of near) {
    const { x, y } = rounded(place(one.metres, one.angle));
    parts.push(shape("line", { class: "ray", x1: MIDDLE.x, y1: MIDDLE.y, x2: x, y2: y }));
  }
  parts.push(
    shape("circle", { class: "you-halo", cx: MIDDLE.x, cy: MIDDLE.y, r: 13 }),
    shape("circle", { class: "you", cx: MIDDLE.x, cy: MIDDLE.y, r: 6 }),
    shape("text", { class: "you-label", x: MIDDLE.x - 16, y: MIDDLE.y + 5, "text-anchor": "end" }, words.you),
  );
  near.forEach((one) => {
    const { x, y } = rounded(place(one.metres, one.angle));
    const number = all.indexOf(one) + 1;
    parts.push(group(
      number === 1 ? "place first" : "place",
      shape("circle", { cx: x, cy: y, r: 13 }),
      shape("text", { x, y: (Number(y) + 5).toFixed(1), "text-anchor": "middle" }, number),
    ));
  });
  svg.replaceChildren(...parts);
  svg.setAttribute("aria-label", `${words.drawing}: ${near.map(sentence).join(", ")}`);
}

function group(kind, ...parts) {
  const made = shape("g", { class: kind });
  made.append(...parts);
  return made;
}

// Those that are outside of the drawing, on the side where the nearest of them is.
function arrow(far) {
  const isWest = Math.sin(far[0].angle) < 0;
  const text = fill(words.farther, { n: far.length, far: distanceText(far[0].metres) });
  return isWest
    ? group("away", shape("path", { d: "M16 20l-10 6 10 6z" }), shape("text", { x: 22, y: 30 }, text))
    : group("away", shape("path", { d: "M342 206l10 6-10 6z" }), shape("text", { x: 336, y: 216, "text-anchor": "end" }, text));
}

function sentence({ name, metres, angle }) {
  const names = words.directions.split(",");
  const eighth = Math.round(((angle + 2 * Math.PI) % (2 * Math.PI)) / (Math.PI / 4)) % 8;
  return `${name} ${distanceText(metres)} ${names[eighth]}`;
}

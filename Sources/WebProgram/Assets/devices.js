// The files that were refused today, the device of an order, and the blacklist.
import { report, request, words } from "./page.js";
import { answerOf, ask, choose } from "./dialogs.js";

// Lists the refused files of a restaurant; a blacklisted one can be accepted.
export async function showRefused(path) {
  const answer = await request(`${path}/rejections`);
  if (!answer.ok) return report(answer);
  const files = answer.body.rejections;
  const rows = files.map((file) => ({
    value: file.acceptable ? String(file.id) : null,
    parts: [file.clock, file.number ?? "?", file.sentence, (file.products ?? []).join(", "), file.file],
  }));
  const id = await choose("list", words.refused, rows);
  const file = files.find((file) => String(file.id) === id);
  const sure = file && (await ask("accept", file.file));
  if (!sure) return;
  report(await request(`${path}/rejections/${id}/${answerOf("accept", sure).change}`, {}));
}

// Shows the device of the order of that id, if there is one, and the blacklist, from which a device can be taken.
// The device can be revoked there if it was lost.
export async function showDevices(path, order) {
  const [device, list] = await Promise.all([
    order ? request(`${path}/orders/${order}/device`) : null,
    request("/v1/blacklist"),
  ]);
  if (device && !device.ok) return report(device);
  if (!list.ok) return report(list);
  const facts = device ? [[device.body.title], device.body.facts] : [];
  const entries = list.body.blacklist;
  const rows = [
    ...facts.map((parts) => ({ value: null, parts })),
    ...entries.map(({ udid, title, reason, by }) => ({ value: udid, parts: [title, reason, by] })),
    ...(device?.body.revocable ? [{ value: "lost", parts: [words.lost] }] : []),
  ];
  const key = await choose("list", device ? words.device : words.blacklist, rows);
  if (key === "lost") return revoke(device.body);
  const entry = entries.find(({ udid }) => udid === key);
  const sure = entry && (await ask("unlist", entry.title));
  if (!sure) return;
  report(await request(`/v1/blacklist/${encodeURIComponent(key)}/${answerOf("unlist", sure).change}`, {}));
}

// Asks whether a device was lost, and revokes it.
async function revoke({ udid, title }) {
  const sure = await ask("lost", title);
  if (!sure) return;
  report(await request(`/v1/devices/${encodeURIComponent(udid)}/${answerOf("lost", sure).change}`, {}));
}

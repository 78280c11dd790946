// Keeps the screen awake while the page is visible, and says so when it cannot.

// `note` is the element that says that the screen may go dark. Browsers give a wake lock only over HTTPS or from the
// machine itself, take it away when the page is hidden, and may refuse it, as with a low battery.
export function keepAwake(note) {
  let lock = null;
  const request = async () => {
    if (document.hidden || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => show());
    } catch {
      lock = null;
    }
    show();
  };
  const show = () => {
    // A hidden page has none, and need not say so.
    if (!document.hidden) note.hidden = Boolean(lock && !lock.released);
  };
  document.addEventListener("visibilitychange", request);
  request();
}

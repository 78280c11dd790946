// The board has nothing to press: it only keeps the screen awake.
export function start() {
  const stayAwake = () => {
    // A browser without wake lock, or without power, may let its screen sleep.
    if (!document.hidden) navigator.wakeLock?.request("screen").catch(() => {});
  };
  document.addEventListener("visibilitychange", stayAwake);
  stayAwake();
}

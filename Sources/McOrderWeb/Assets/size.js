// The size of letters that this browser was given: M, L or XL. Not a module, so that it runs before the first paint.
(() => {
  const name = "text-size";
  const root = document.documentElement;
  const show = (size) => {
    root.classList.remove("size-l", "size-xl");
    if (size) root.classList.add(`size-${size}`);
  };
  const stored = () => {
    // A browser that keeps nothing for pages has the normal size.
    try { return localStorage.getItem(name) ?? ""; } catch { return ""; }
  };
  show(stored());
  addEventListener("storage", () => show(stored()));
  addEventListener("DOMContentLoaded", () => {
    for (const choice of document.querySelectorAll(`input[name="${name}"]`)) {
      choice.checked = choice.value === stored();
      choice.addEventListener("change", () => {
        show(choice.value);
        try { localStorage.setItem(name, choice.value); } catch { /* It holds for this page alone. */ }
      });
    }
  });
})();

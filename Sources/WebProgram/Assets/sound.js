// A chime that repeats until it is acknowledged. Browsers allow sound only after a touch.

// Milliseconds between two chimes.
const PAUSE = 15_000;

export class Chime {
  #bar;
  #test;
  #context = null;
  #isWanted = false;
  #timer = 0;

  // `bar` says that there is no sound, and is the button that switches it on; `test` rings, so that people know how it
  // sounds; a page may have none.
  constructor(bar, test) {
    this.#bar = bar;
    this.#test = test;
    test?.addEventListener("click", () => this.#ring());
    bar.addEventListener("click", () => this.#enable());
    // Any touch of the page counts, such as the first bump. It has to be over: the bar that goes moves what is below.
    document.addEventListener("click", () => this.#enable());
    document.addEventListener("keydown", () => this.#enable());
  }

  set isWanted(isWanted) {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    clearInterval(this.#timer);
    if (!isWanted) return;
    this.#ring();
    this.#timer = setInterval(() => this.#ring(), PAUSE);
  }

  async #enable() {
    try {
      if (!this.#context) {
        this.#context = new AudioContext();
        // A system may take the sound away, as for a call.
        this.#context.onstatechange = () => this.#show();
      }
      if (this.#context.state !== "running") await this.#context.resume();
    } catch {
      // The bar stays: it says that there is no sound.
    }
    this.#show();
  }

  #show() {
    const wasOn = this.#bar.hidden;
    this.#bar.hidden = this.#context?.state === "running";
    if (this.#test) this.#test.hidden = !this.#bar.hidden;
    if (!wasOn && this.#isWanted) this.#ring();
  }

  // Two notes, each of which fades.
  #ring() {
    if (this.#context?.state !== "running") return;
    for (const [delay, pitch] of [[0, 880], [0.25, 660]]) {
      const start = this.#context.currentTime + delay;
      const tone = this.#context.createOscillator();
      const volume = this.#context.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.5, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
      tone.connect(volume).connect(this.#context.destination);
      tone.start(start);
      tone.stop(start + 0.6);
    }
  }
}

// Rings when the order is ready. Browsers allow sound only after a touch of the page.

export class Chime {
  #context = null;

  constructor() {
    for (const kind of ["click", "keydown"]) document.addEventListener(kind, () => this.#enable());
  }

  async #enable() {
    try {
      this.#context ??= new AudioContext();
      if (this.#context.state !== "running") await this.#context.resume();
    } catch {
      // A phone without sound shows the state all the same.
    }
  }

  // Three tones that rise.
  ring() {
    navigator.vibrate?.([200, 100, 200]);
    if (this.#context?.state !== "running") return;
    [660, 880, 1100].forEach((pitch, place) => {
      const start = this.#context.currentTime + place * 0.22;
      const tone = new OscillatorNode(this.#context, { frequency: pitch, type: "triangle" });
      const volume = new GainNode(this.#context, { gain: 0 });
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.5, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
      tone.connect(volume).connect(this.#context.destination);
      tone.start(start);
      tone.stop(start + 0.45);
    });
  }
}

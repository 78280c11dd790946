// Reads the events of one order, and says when they are silent.

// Milliseconds without a word from the server after which the page is old.
const LIMIT = 10_000;
// Milliseconds that a hidden page keeps its stream.
const HIDDEN = 60_000;
// Milliseconds between two tries to connect: the first, and the most.
const FIRST_WAIT = 500;
const MOST_WAIT = 8_000;

export class OrderStream {
  #capability;
  #take;
  #tell;
  #heardAt = Date.now();
  #wait = FIRST_WAIT;
  #connection = null;
  #timer = 0;
  #hiddenTimer = 0;
  #isOver = false;

  // `take` gets each state of the order; `tell` whether the page is current.
  constructor(capability, take, tell) {
    this.#capability = capability;
    this.#take = take;
    this.#tell = tell;
  }

  start() {
    document.addEventListener("visibilitychange", () => this.#visibility());
    addEventListener("pageshow", () => this.#check());
    addEventListener("online", () => this.again());
    addEventListener("offline", () => this.#fail());
    setInterval(() => this.#check(), 1000);
    this.#connect();
  }

  // Asks at once.
  again() {
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  // Nothing more happens to the order.
  end() {
    this.#isOver = true;
    this.#stop();
    this.#tell(true);
  }

  #visibility() {
    clearTimeout(this.#hiddenTimer);
    if (document.hidden) this.#hiddenTimer = setTimeout(() => this.#stop(), HIDDEN);
    else if (!this.#connection) this.again();
    else this.#check();
  }

  // The wall clock: timers and other clocks stand still in a frozen tab.
  #check() {
    if (this.#isOver) return;
    if (Math.abs(Date.now() - this.#heardAt) <= LIMIT) return;
    this.#tell(false);
    if (this.#connection && !document.hidden) this.#fail();
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#connection?.abort();
    this.#connection = null;
  }

  #fail() {
    this.#stop();
    if (document.hidden || this.#isOver) return;
    // Half of the wait is random, so that all pages do not return to a new server at the same moment.
    const pause = this.#wait / 2 + (Math.random() * this.#wait) / 2;
    this.#wait = Math.min(MOST_WAIT, this.#wait * 2);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  async #connect() {
    this.#stop();
    if (this.#isOver) return;
    const connection = new AbortController();
    this.#connection = connection;
    const isCurrent = () => this.#connection === connection;
    // A server that accepts the connection and never answers is a failure too.
    this.#timer = setTimeout(() => isCurrent() && this.#fail(), LIMIT);
    try {
      const response = await fetch("/v1/order/events", {
        headers: { Accept: "text/event-stream", Authorization: `Bearer ${this.#capability}` },
        cache: "no-store",
        signal: connection.signal,
      });
      if (response.ok) await this.#read(response.body, isCurrent);
      else if ([400, 401, 403, 404].includes(response.status)) this.#take(null);
    } catch {
      // Whatever broke the stream, the next one shows the state.
    }
    if (isCurrent()) this.#fail();
  }

  async #read(stream, isCurrent) {
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done || !isCurrent()) return;
      const events = (rest + value).split(/\r?\n\r?\n/);
      rest = events.pop();
      for (const event of events) this.#event(event);
    }
  }

  #event(text) {
    const event = {};
    for (const line of text.split(/\r?\n/)) {
      const colon = line.indexOf(":");
      if (colon > 0) event[line.slice(0, colon)] = line.slice(colon + 1).trimStart();
    }
    if (!event.event && !event.data) return;
    this.#heardAt = Date.now();
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#timer);
    this.#tell(true);
    if (event.event === "order" && event.data) this.#take(JSON.parse(event.data));
  }
}

type Event = { at: number; order: number; call: () => void };

/** Time that passes only while everybody waits. Events at one moment fire in the order in which they were added. */
export class VirtualTime {
  #now = 0;
  #order = 0;
  readonly #events: Event[] = [];

  now(): number {
    return this.#now;
  }

  at(moment: number, call: () => void): void {
    this.#push({ at: Math.max(moment, this.#now), order: this.#order++, call });
  }

  /** As a clock does it: the returned function cancels the call. */
  callAfter(ms: number, call: () => void): () => void {
    let wanted = true;
    this.at(this.#now + ms, () => wanted && call());
    return () => (wanted = false);
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.at(this.#now + ms, resolve));
  }

  /** Lets time pass until no event is left, or until `until`. */
  async run(until: number): Promise<void> {
    for (let next = this.#events.pop(); next && next.at <= until; next = this.#events.pop()) {
      this.#now = next.at;
      next.call();
      // Whoever was woken runs until they wait again.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** The list is sorted backwards: the next event is the last. */
  #push(event: Event): void {
    const later = this.#events.findLastIndex(
      ({ at, order }) => event.at < at || (event.at === at && event.order < order),
    );
    this.#events.splice(later + 1, 0, event);
  }
}

type Event = { at: number; order: number; call: () => void };

/** Time that goes on only when everybody waits. Events come in the order of their moments, and of their making. */
export class VirtualTime {
  #now = 0;
  #order = 0;
  readonly #heap: Event[] = [];

  now(): number {
    return this.#now;
  }

  at(moment: number, call: () => void): void {
    this.#push({ at: Math.max(moment, this.#now), order: this.#order++, call });
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.at(this.#now + ms, resolve));
  }

  /** Lets time pass until nothing is left to happen. */
  async run(): Promise<void> {
    for (let next = this.#pop(); next; next = this.#pop()) {
      this.#now = next.at;
      next.call();
      // Whoever was woken goes on to where they wait again.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #push(event: Event): void {
    const heap = this.#heap;
    let index = heap.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (isBefore(heap[parent]!, event)) break;
      heap[index] = heap[parent]!;
      index = parent;
    }
    heap[index] = event;
  }

  #pop(): Event | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (isBefore(last, heap[child]!)) break;
      heap[index] = heap[child]!;
      index = child;
    }
    heap[index] = last;
    return first;
  }
}

const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order);

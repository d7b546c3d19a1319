type Event = { readonly at: number; readonly order: number; readonly call: () => void; wanted: boolean };

const isBefore = (one: Event, other: Event) =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** Time that advances only while all code waits. Simultaneous events fire in the order they were added. */
export class VirtualTime {
  #now = 0;
  #order = 0;
  /** A binary heap: the next event is the first. */
  readonly #events: Event[] = [];

  now(): number {
    return this.#now;
  }

  at(moment: number, call: () => void): void {
    this.#add(moment, call);
  }

  /** Like `Clock.after`: the returned function cancels the call. */
  callAfter(ms: number, call: () => void): () => void {
    const event = this.#add(this.#now + ms, call);
    return () => void (event.wanted = false);
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#add(this.#now + ms, resolve));
  }

  /** Lets time pass until no event is left, until `until`, or until `isOver` returns true. */
  run(until: number, isOver = () => false): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        try {
          const next = this.#take();
          if (!next || next.at > until || isOver()) {
            resolve();
            return;
          }
          this.#now = next.at;
          next.call();
        } catch (error) {
          reject(error);
          return;
        }
        soon();
      };
      // Lets woken code run until it waits again: Node drains promises before the next tick.
      const soon = () => queueMicrotask(() => process.nextTick(turn));
      soon();
    });
  }

  #add(moment: number, call: () => void): Event {
    const event = { at: Math.max(moment, this.#now), order: this.#order++, call, wanted: true };
    const events = this.#events;
    let place = events.length;
    for (; place > 0;) {
      const parent = (place - 1) >> 1;
      const above = events[parent];
      if (!above || isBefore(above, event)) break;
      events[place] = above;
      place = parent;
    }
    events[place] = event;
    return event;
  }

  #take(): Event | undefined {
    for (let first = this.#pop(); first; first = this.#pop()) if (first.wanted) return first;
    return undefined;
  }

  #pop(): Event | undefined {
    const events = this.#events;
    const first = events[0];
    const last = events.pop();
    if (!first || !last || events.length === 0) return first;
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      const [one, other] = [events[left], events[left + 1]];
      const child = one && other && isBefore(other, one) ? left + 1 : left;
      const below = events[child];
      if (!below || isBefore(last, below)) break;
      events[place] = below;
      place = child;
    }
    events[place] = last;
    return first;
  }
}

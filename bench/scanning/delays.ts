const STEP_MS = 10;

/** The delays of posts until they reach their watchers; a post counts once per watcher. */
export class Delays {
  readonly #counts = new Map<number, number>();
  #count = 0;
  #sumMs = 0;

  add(delayMs: number, times: number): void {
    const step = Math.round(delayMs / STEP_MS);
    this.#counts.set(step, (this.#counts.get(step) ?? 0) + times);
    this.#count += times;
    this.#sumMs += delayMs * times;
  }

  get count(): number {
    return this.#count;
  }

  get meanMs(): number {
    return this.#sumMs / this.#count;
  }

  /** The delay that this share of all stays within. */
  quantileMs(share: number): number {
    let left = share * this.#count;
    for (const [step, count] of [...this.#counts].toSorted(([one], [other]) => one - other)) {
      left -= count;
      if (left <= 0) return step * STEP_MS;
    }
    return Number.NaN;
  }
}

/** A seeded random number generator: the same seed gives the same sequence (mulberry32). */
export class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  number(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** True with this probability in percent. */
  percent(share: number): boolean {
    return this.number() * 100 < share;
  }

  between(low: number, high: number): number {
    return low + Math.floor(this.number() * (high - low + 1));
  }
}

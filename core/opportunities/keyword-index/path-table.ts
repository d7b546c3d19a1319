const FULLEST = 0.7;
const GOES_ON = 0x80_00_00_00 | 0;
const TERM = 0x7f_ff_ff_ff;

/** Paths of words by their hashes in one flat array. A path may end a term, and it may go on. */
export class PathTable {
  /** A hash and its value side by side, so that a probe is one line of the cache. */
  #slots: Int32Array<ArrayBuffer>;
  #capacity: number;
  #used = 0;

  constructor(expected: number) {
    this.#capacity = Math.max(16, Math.ceil(expected / FULLEST));
    this.#slots = new Int32Array(this.#capacity * 2);
  }

  /** What is known of a path; 0 if it was never added. */
  find(hash: number): number {
    return this.#slots[this.#placeOf(hash) + 1] ?? 0;
  }

  setTerm(hash: number, term: number): void {
    const at = this.#claim(hash);
    this.#slots[at] = ((this.#slots[at] ?? 0) & GOES_ON) | term;
  }

  setGoesOn(hash: number): void {
    const at = this.#claim(hash);
    this.#slots[at] = (this.#slots[at] ?? 0) | GOES_ON;
  }

  #claim(hash: number): number {
    if (this.#used + 1 > this.#capacity * FULLEST) this.#grow();
    const at = this.#placeOf(hash);
    if (this.#slots[at + 1] === 0) {
      this.#slots[at] = hash;
      this.#used += 1;
    }
    return at + 1;
  }

  /** Where the path is, or where it would be. */
  #placeOf(hash: number): number {
    const slots = this.#slots;
    // Multiplying spreads the hashes over a capacity that is no power of two.
    let at = Math.floor((hash >>> 0) * (this.#capacity / 2 ** 32)) * 2;
    while (slots[at] !== hash && slots[at + 1] !== 0) {
      at += 2;
      if (at === slots.length) at = 0;
    }
    return at;
  }

  #grow(): void {
    const old = this.#slots;
    this.#capacity = Math.ceil(this.#capacity * 1.5);
    this.#slots = new Int32Array(this.#capacity * 2);
    for (let from = 0; from < old.length; from += 2) {
      const value = old[from + 1] ?? 0;
      if (value === 0) continue;
      const at = this.#placeOf(old[from] ?? 0);
      this.#slots[at] = old[from] ?? 0;
      this.#slots[at + 1] = value;
    }
  }
}

/** The term that ends with the path, from 1; 0 for none. */
export const termOf = (found: number): number => found & TERM;
export const goesOn = (found: number): boolean => found < 0;

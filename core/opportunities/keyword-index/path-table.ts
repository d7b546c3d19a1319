const FULLEST = 0.7;
const GOES_ON = 0x80_00_00_00 | 0;
const TERM = 0x7f_ff_ff_ff;

/** An open-addressing hash table of word paths. A path may end a term, and may continue. */
export class PathTable {
  /** Each hash is next to its value, so a probe needs one cache line. */
  #slots: Int32Array<ArrayBuffer>;
  #capacity: number;
  #used = 0;

  constructor(expected: number) {
    this.#capacity = Math.max(16, Math.ceil(expected / FULLEST));
    this.#slots = new Int32Array(this.#capacity * 2);
  }

  /** The value of a path; 0 if it was never added. */
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

  /** The slot of a path, or the free slot for it. */
  #placeOf(hash: number): number {
    const slots = this.#slots;
    // Multiplying spreads hashes over a capacity that is not a power of two.
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
export const getTerm = (found: number): number => found & TERM;
export const continuesPath = (found: number): boolean => found < 0;

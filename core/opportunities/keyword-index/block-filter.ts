/** A block is 32 numbers of 32 bits, two cache lines. */
const BLOCK_BITS = 5;

/**
 * Rules out nearly all hashes that were never added, like a Bloom filter. A block holds everything with the same
 * first word; texts mostly use the same few words, so their blocks stay in the cache.
 */
export class BlockFilter {
  readonly #bits: Int32Array;
  readonly #mask: number;

  constructor(expected: number) {
    const size = 2 ** Math.max(2 * BLOCK_BITS, Math.ceil(Math.log2(expected)));
    this.#bits = new Int32Array(size);
    this.#mask = size - 1;
  }

  add(first: number, hash: number): void {
    const at = placeOf(first, hash) & this.#mask;
    this.#bits[at] = (this.#bits[at] ?? 0) | bitsOf(hash);
  }

  mayHave(first: number, hash: number): boolean {
    const bits = bitsOf(hash);
    return ((this.#bits[placeOf(first, hash) & this.#mask] ?? 0) & bits) === bits;
  }
}

const placeOf = (first: number, hash: number): number =>
  ((first ^ (first >>> 11)) << BLOCK_BITS) | (hash >>> (32 - BLOCK_BITS));
/** JavaScript takes the shift count modulo 32. */
const bitsOf = (hash: number): number => (1 << (hash >>> 22)) | (1 << (hash >>> 17));

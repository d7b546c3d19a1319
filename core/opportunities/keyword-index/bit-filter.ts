/** Says of most hashes that were never added that they were not: one read of one bit. */
export class BitFilter {
  readonly bits: Int32Array;
  readonly mask: number;

  constructor(expected: number) {
    const size = 2 ** Math.max(10, Math.ceil(Math.log2(expected * 8)));
    this.bits = new Int32Array(size >>> 5);
    this.mask = size - 1;
  }

  add(hash: number): void {
    const at = placeOf(hash, this.mask);
    this.bits[at >>> 5] = (this.bits[at >>> 5] ?? 0) | (1 << (at & 31));
  }

  mayHave(hash: number): boolean {
    const at = placeOf(hash, this.mask);
    return ((this.bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
  }
}

const placeOf = (hash: number, mask: number): number => (hash ^ (hash >>> 11)) & mask;

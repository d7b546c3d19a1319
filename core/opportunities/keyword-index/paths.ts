/** Phrases that have begun in a text and may go on with its next word. */
export class Paths {
  count = 0;
  hash = new Int32Array(16);
  start = new Int32Array(16);

  add(hash: number, start: number): void {
    if (this.count === this.hash.length) {
      this.hash = doubled(this.hash);
      this.start = doubled(this.start);
    }
    this.hash[this.count] = hash;
    this.start[this.count] = start;
    this.count += 1;
  }
}

function doubled(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const more = new Int32Array(numbers.length * 2);
  more.set(numbers);
  return more;
}

/** A fair mutex: one holder at a time, first come, first served. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  give(): void {
    const next = this.#waiting.shift();
    // Passes the lock on directly, so that no other holder can take it in between.
    if (next) next();
    else this.#isTaken = false;
  }
}

/** One holder at a time; whoever waits longest is next. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  give(): void {
    const next = this.#waiting.shift();
    // The next holder has it from now on, so that nobody slips in between.
    if (next) next();
    else this.#isTaken = false;
  }
}

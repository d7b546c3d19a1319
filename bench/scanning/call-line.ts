import { isPaced, type Purpose } from '#core/calls/call-queue.ts';
import { BUCKET_MS, decideCall, oldestBucket, toBucket } from '#core/calls/decide-call.ts';
import type { VirtualTime } from '#test/simulation/virtual-time.ts';
import { CALLS_PER_MINUTE } from './trace.ts';

/** The installation's call budget without a database. */
export class CallLine {
  readonly #time: VirtualTime;
  #buckets: { bucket: number; calls: number }[] = [];
  #pacedAt = -Infinity;
  #last: Promise<void> = Promise.resolve();

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  enter(purpose: Purpose): Promise<void> {
    this.#last = this.#last.then(() => this.#take(isPaced(purpose)));
    return this.#last;
  }

  async #take(paced: boolean): Promise<void> {
    for (;;) {
      const now = this.#time.now();
      this.#buckets = this.#buckets.filter(({ bucket }) => bucket >= oldestBucket(now));
      const state = { now, callsPerMinute: CALLS_PER_MINUTE, buckets: this.#buckets, blockedUntil: 0 };
      const decision = decideCall({ ...state, pacedAt: this.#pacedAt }, paced);
      if (decision.ok) {
        if (paced) this.#pacedAt = now;
        this.#count(toBucket(now));
        return;
      }
      await this.#time.sleep(Math.max(decision.retryAt - now, BUCKET_MS / 250));
    }
  }

  #count(bucket: number): void {
    const last = this.#buckets.at(-1);
    if (last?.bucket === bucket) last.calls += 1;
    else this.#buckets.push({ bucket, calls: 1 });
  }
}

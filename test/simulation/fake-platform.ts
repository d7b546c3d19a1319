import type { Listing } from '#core/publishing/decide-after-check.ts';
import type { SendOutcome } from '#core/publishing/decide-after-send.ts';
import type { Chance } from './chance.ts';
import type { VirtualTime } from './virtual-time.ts';

type Copy = {
  id: string;
  hash: string;
  createdAt: number;
  listedAt: number;
  removed: boolean;
  byHand: boolean;
};

const SECOND = 1_000;

/** A worst-case platform: it loses requests and answers, accepts posts late, and lists them even later. */
export class FakePlatform {
  readonly copies: Copy[] = [];
  readonly #time: VirtualTime;
  readonly #chance: Chance;
  /** How far the platform's clock runs ahead of ours. */
  readonly #aheadMs: number;
  #count = 0;

  constructor(time: VirtualTime, chance: Chance) {
    this.#time = time;
    this.#chance = chance;
    this.#aheadMs = chance.between(-90, 90) * SECOND;
  }

  now(): number {
    return this.#time.now() + this.#aheadMs;
  }

  /** Posts the same title by hand, with another text. */
  postByHand(hash: string): void {
    this.#take(`${hash} by hand`, true);
  }

  async submit(hash: string): Promise<SendOutcome> {
    const chance = this.#chance;
    await this.#time.sleep(chance.between(80, 900));
    const dice = chance.between(1, 100);
    if (dice <= 62) return this.#accepted(hash);
    if (dice <= 68) return await this.#lost(() => this.#take(hash));
    if (dice <= 73) return await this.#lost(() => undefined);
    if (dice <= 77) return this.#failing(() => this.#take(hash));
    if (dice <= 81) return this.#failing(() => undefined);
    if (dice <= 86) {
      this.#time.at(this.#time.now() + chance.between(1, 90) * SECOND, () => this.#take(hash));
      return this.#failing(() => undefined);
    }
    if (dice <= 91) return { kind: 'tooEarly', waitMs: chance.between(5, 120) * SECOND, scope: 'account' };
    if (dice <= 95) return { kind: 'notSent', detail: 'no connection' };
    if (dice <= 97) return { kind: 'rejected', code: 'TOO_LONG', message: 'This is too long.' };
    return { kind: 'unauthorized' };
  }

  /** Lists the account's posts. Fails at times, and shows a copy only after a while. */
  async list(): Promise<Listing | null> {
    await this.#time.sleep(this.#chance.between(60, 600));
    if (this.#chance.percent(8)) return null;
    const now = this.#time.now();
    const items = this.copies
      .filter((copy) => !copy.removed && copy.listedAt <= now)
      .map(({ id, hash, createdAt }) => ({
        id,
        hash,
        titleHash: hash,
        createdAt,
        permalink: null,
        touched: false,
      }));
    return { items, isWhole: true };
  }

  async remove(id: string): Promise<boolean> {
    await this.#time.sleep(this.#chance.between(60, 300));
    if (this.#chance.percent(5)) return false;
    for (const copy of this.copies) if (copy.id === id) copy.removed = true;
    return true;
  }

  #take(hash: string, byHand = false): Copy {
    const now = this.#time.now();
    const createdAt = Math.floor((now + this.#aheadMs) / SECOND) * SECOND;
    const listedAt = now + this.#chance.between(0, 20) * SECOND;
    const copy = { id: `t3_${this.#count++}`, hash, createdAt, listedAt, removed: false, byHand };
    this.copies.push(copy);
    return copy;
  }

  #accepted(hash: string): SendOutcome {
    return { kind: 'accepted', id: this.#take(hash).id, permalink: null };
  }

  async #lost(effect: () => unknown): Promise<SendOutcome> {
    effect();
    await this.#time.sleep(30 * SECOND);
    return { kind: 'unknown', detail: 'no answer' };
  }

  #failing(effect: () => unknown): SendOutcome {
    effect();
    return { kind: 'unknown', detail: 'status 500' };
  }
}

import type { Chance } from '../chance.ts';
import type { VirtualTime } from '../virtual-time.ts';
import { START } from './machine.ts';
import type { Plan } from './plan.ts';

export type Kind = 'post' | 'link' | 'comment';
export type Written = {
  readonly author: string;
  readonly kind: Kind;
  readonly community: string;
  /** The parent of a comment. */
  readonly parent: string | null;
  readonly title: string;
  /** The text, or the link's target. */
  readonly text: string;
};

export type Thing = Written & {
  readonly name: string;
  /** The time in milliseconds of simulated time. */
  readonly sentAt: number;
  readonly arrivedAt: number;
  /** The time in whole seconds of the site's clock. */
  readonly createdAt: number;
  readonly listedAt: number;
  readonly byHand: boolean;
  /** True if our reader cannot parse the entry. */
  readonly garbled: boolean;
  /** True if a moderator has blanked the text. */
  readonly blanked: boolean;
  removed: boolean;
};

const SECOND_MS = 1_000;
const LONGEST_LAG_S = 20;
/** One page fewer than we read, so that older entries follow. */
const PAGES_READ = 4;

/** Two texts of the same class cannot be distinguished on the site. */
export const textClass = ({ author, kind, community, parent, title, text }: Written): string =>
  [
    author,
    kind,
    kind === 'comment' ? parent : community.toLowerCase(),
    tidyTitle(title),
    tidyText(text),
  ].join('|');
export const tidyTitle = (title: string) => title.replace(/\s+/g, ' ').trim();
export const tidyText = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** The site's contents: its members' things and tokens. */
export class Site {
  readonly things: Thing[] = [];
  readonly #time: VirtualTime;
  readonly #chance: Chance;
  readonly #plan: Plan;
  readonly #access = new Map<string, { member: string; until: number }>();
  readonly #refresh = new Map<string, string>();
  #count = 0;

  constructor(time: VirtualTime, chance: Chance, plan: Plan) {
    this.#time = time;
    this.#chance = chance;
    this.#plan = plan;
  }

  /** The site's own clock. */
  now(): number {
    return this.trueNow() + this.#plan.siteAheadMs;
  }

  trueNow(): number {
    return START + this.#time.now();
  }

  add(written: Written, { byHand = false, isHidden = false, sentAt = this.#time.now() } = {}): Thing {
    const chance = this.#chance;
    const now = this.#time.now();
    const thing: Thing = {
      ...written,
      title: tidyTitle(written.title),
      text: tidyText(written.text),
      name: `${written.kind === 'comment' ? 't1' : 't3'}_x${(this.#count += 1)}`,
      sentAt,
      arrivedAt: now,
      createdAt: Math.floor(this.now() / SECOND_MS),
      listedAt: isHidden ? Number.POSITIVE_INFINITY : now + chance.between(0, LONGEST_LAG_S) * SECOND_MS,
      byHand,
      garbled: chance.percent(1),
      blanked: chance.percent(1),
      removed: false,
    };
    this.things.push(thing);
    return thing;
  }

  /** A member's things as their list shows them, newest first. */
  listOf(member: string, isComment: boolean): Thing[] {
    const now = this.#time.now();
    return this.things
      .filter((thing) => thing.author === member && (thing.kind === 'comment') === isComment)
      .filter((thing) => !thing.removed && thing.listedAt <= now)
      .toReversed();
  }

  /** True if the thing is so far down in its member's list that we may not read it. */
  isFarDown(thing: Thing): boolean {
    const list = this.listOf(thing.author, thing.kind === 'comment');
    return list.indexOf(thing) >= PAGES_READ * this.#plan.pageSize;
  }

  grant(member: string): { access: string; refresh: string; seconds: number } {
    const number = (this.#count += 1);
    const seconds = this.#chance.between(600, 3_600);
    const [access, refresh] = [`access-${number}`, `refresh-${number}`];
    this.#access.set(access, { member, until: this.#time.now() + seconds * SECOND_MS });
    this.#refresh.set(refresh, member);
    return { access, refresh, seconds };
  }

  /** Null if the token is invalid. */
  renew(refresh: string): ReturnType<Site['grant']> | null {
    const member = this.#refresh.get(refresh);
    if (member === undefined) return null;
    const grant = this.grant(member);
    if (this.#plan.rotates) this.#refresh.delete(refresh);
    else {
      this.#refresh.delete(grant.refresh);
      grant.refresh = refresh;
    }
    return grant;
  }

  revoke(refresh: string): void {
    const member = this.#refresh.get(refresh);
    this.#refresh.delete(refresh);
    for (const [token, { member: holder }] of this.#access) if (holder === member) this.#access.delete(token);
  }

  memberOf(access: string): string | null {
    const held = this.#access.get(access);
    return held && held.until > this.#time.now() ? held.member : null;
  }
}

import type { PostRow } from '#server/features/posts/post-rows.ts';
import type { KnownPosts } from './known-posts.ts';
import type { SharedDatabase } from './shared-database.ts';
import { textClass, type Site, type Thing } from './site.ts';

/** Messages to the author that leave open whether a post is out. */
const LEAVES_OPEN = /gave no answer|accepted (?:it|an earlier try) without|backup was restored/;
/** The number of other copies that may be out, according to the message. */
const MORE_MAY_BE_THERE = /(An|\d+) earlier tr(?:y|ies) may have arrived as well/;
const NOBODY_COULD_LOOK = /couldn’t be read to its end/;
/** Until this age, we search for an attempt's post instead of sending again. */
const LOOKED_FOR_MS = 40_000;
/** A stored attempt starts within seconds, and clocks differ. */
const HEARD_WITHIN_MS = 20_000;

/** Valid reasons for a copy on the site without a post: its author was informed, or we cannot recognize it as ours. */
export class Excuses {
  readonly #known: KnownPosts;
  readonly #site: Site;
  readonly #rows: ReadonlyMap<string, PostRow>;
  readonly #named: ReadonlySet<string>;
  /** Posts whose authors know that a second copy cannot be searched for. */
  readonly #unsearched: ReadonlySet<string>;
  /** The times of each post's attempts that got no confirmation. */
  readonly #unheard: ReadonlyMap<string, readonly number[]>;
  readonly #doubts = new Map<string, number>();
  /** The members that each workspace has connected. */
  readonly #connected: ReadonlySet<string>;

  constructor(
    { database, site, known }: { database: SharedDatabase; site: Site; known: KnownPosts },
    rows: readonly PostRow[],
  ) {
    this.#known = known;
    this.#site = site;
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    const lines = database.rows<{ post_id: string; event: string; detail: string }>(
      `select post_id, event, detail from post_events where event in ('parked', 'copyFound')`,
    );
    const found = lines.filter(({ event }) => event === 'copyFound');
    const unsearched = found.filter(({ detail }) => NOBODY_COULD_LOOK.test(detail));
    this.#unsearched = new Set(unsearched.map(({ post_id: id }) => id));
    this.#named = new Set(found.flatMap(({ detail }) => detail.split(', ')));
    for (const { post_id: id, detail } of lines)
      if (LEAVES_OPEN.test(detail)) this.#doubts.set(id, (this.#doubts.get(id) ?? 0) + 1 + countMore(detail));
    const unheard = database.rows<{ post_id: string; armed_at: number }>(
      `select post_id, armed_at from post_attempts where state = 'lost' and taken = 0`,
    );
    this.#unheard = new Map(
      [...Map.groupBy(unheard, ({ post_id: id }) => id)].map(([id, tries]) => [
        id,
        tries.map(({ armed_at: at }) => at),
      ]),
    );
    const accounts = database.rows<{ workspace_id: string; username: string }>(
      'select workspace_id, username from reddit_accounts where is_active = 1',
    );
    this.#connected = new Set(accounts.map(({ workspace_id: id, username }) => `${id} ${username}`));
  }

  covers(thing: Thing): boolean {
    if (this.#named.has(thing.name)) return true;
    const senders = [...(this.#known.senders.get(textClass(thing)) ?? [])];
    const claimed = senders.map((id) => this.#claimedBy(id));
    if (isDisguised(thing) && [thing, ...claimed].some((each) => this.#wasLate(each))) return true;
    if (senders.some((id) => !this.#canSearch(id, thing.author) || this.#unsearched.has(id))) return true;
    if (!isFindable(thing) && senders.some((id) => this.#hasEqualByHand(id, thing))) return true;
    if (isHidden(thing) && senders.some((id) => this.#wasUnheard(id, thing))) return true;
    return (!isFindable(thing) || this.#site.isFarDown(thing)) && senders.some((id) => this.#spend(id));
  }

  /**
   * The author posted the same words by hand. We take that for our copy, because we can't tell it from one that is never
   * listed.
   */
  #hasEqualByHand(id: string, thing: Thing): boolean {
    const claimed = this.#claimedBy(id);
    return claimed?.byHand === true && textClass(claimed) === textClass(thing);
  }

  #claimedBy(id: string): Thing | undefined {
    return this.#site.things.find(({ name }) => name === this.#rows.get(id)?.platform_id);
  }

  /** Its worker died with the response, and no list shows the copy, so we cannot know that it was accepted. */
  #wasUnheard(id: string, { createdAt }: Thing): boolean {
    const tries = this.#unheard.get(id) ?? [];
    return tries.some((at) => Math.abs(at - createdAt * 1_000) < HEARD_WITHIN_MS);
  }

  /** The copy arrived after we had stopped searching, so we may have sent another. */
  #wasLate(thing: Thing | undefined): boolean {
    if (!thing) return false;
    return thing.arrivedAt - thing.sentAt > LOOKED_FOR_MS || this.#known.wasSentLate(thing);
  }

  /** True if the post still exists, and there is an account whose list shows the copy. */
  #canSearch(id: string, member: string): boolean {
    const row = this.#rows.get(id);
    return row !== undefined && this.#connected.has(`${row.workspace_id} ${member}`);
  }

  /** Each message excuses one copy, and those of the earlier attempts that it mentions. */
  #spend(id: string): boolean {
    const left = this.#doubts.get(id) ?? 0;
    this.#doubts.set(id, left - 1);
    return left > 0;
  }
}

function countMore(message: string): number {
  const [, more] = MORE_MAY_BE_THERE.exec(message) ?? [];
  return more === 'An' ? 1 : Number(more ?? 0);
}

const isHidden = ({ listedAt }: Thing) => listedAt === Infinity;

/** True if the account's list shows the copy with its text. */
const isFindable = (thing: Thing) => !isHidden(thing) && !thing.garbled && !thing.blanked;

/** A copy that cannot be recognized by its text. */
const isDisguised = ({ garbled, blanked }: Thing) => garbled || blanked;

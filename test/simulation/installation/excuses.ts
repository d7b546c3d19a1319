import type { PostRow } from '#server/features/posts/post-rows.ts';
import type { Known } from './known-posts.ts';
import type { SharedDatabase } from './shared-database.ts';
import { classOf, type Site, type Thing } from './site.ts';

/** What the author was told that leaves open whether something is out there. */
const LEAVES_OPEN = /gave no answer|accepted (?:it|an earlier try) without|backup was restored/;
/** So many more than one may be out there, as far as the author was told. */
const MORE_MAY_BE_THERE = /(An|\d+) earlier tr(?:y|ies) may have arrived as well/;
const NOBODY_COULD_LOOK = /couldn’t be read to its end/;
/** Before this, an attempt is looked for and not sent again. */
const LOOKED_FOR_MS = 40_000;
/** An armed attempt starts within seconds, and clocks differ. */
const HEARD_WITHIN_MS = 20_000;

/** Why a thing may be out there without a post: its author was told of it, or nobody can know it for ours. */
export class Excuses {
  readonly #known: Known;
  readonly #site: Site;
  readonly #rows: ReadonlyMap<string, PostRow>;
  readonly #named: ReadonlySet<string>;
  /** Posts whose authors were told that nobody could look for a second copy. */
  readonly #unsearched: ReadonlySet<string>;
  /** When each post was tried without a word that it was taken. */
  readonly #unheard: ReadonlyMap<string, readonly number[]>;
  readonly #doubts = new Map<string, number>();
  /** The members that each workspace has connected. */
  readonly #connected: ReadonlySet<string>;

  constructor(
    { database, site, known }: { database: SharedDatabase; site: Site; known: Known },
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
    const senders = [...(this.#known.senders.get(classOf(thing)) ?? [])];
    const claimed = senders.map((id) => this.#claimedBy(id));
    if (isDisguised(thing) && [thing, ...claimed].some((each) => this.#wasLate(each))) return true;
    if (senders.some((id) => !this.#canSearch(id, thing.author) || this.#unsearched.has(id))) return true;
    if (!isFindable(thing) && senders.some((id) => this.#hasEqualByHand(id, thing))) return true;
    if (isHidden(thing) && senders.some((id) => this.#wasUnheard(id, thing))) return true;
    return (!isFindable(thing) || this.#site.isFarDown(thing)) && senders.some((id) => this.#spend(id));
  }

  /** What its author posted by hand with the same words stands for the post: nobody can tell it from what never shows. */
  #hasEqualByHand(id: string, thing: Thing): boolean {
    const claimed = this.#claimedBy(id);
    return claimed?.byHand === true && classOf(claimed) === classOf(thing);
  }

  #claimedBy(id: string): Thing | undefined {
    return this.#site.things.find(({ name }) => name === this.#rows.get(id)?.platform_id);
  }

  /** Its worker died with the answer, and no list shows it: nobody can know that it was taken. */
  #wasUnheard(id: string, { createdAt }: Thing): boolean {
    const tries = this.#unheard.get(id) ?? [];
    return tries.some((at) => Math.abs(at - createdAt * 1_000) < HEARD_WITHIN_MS);
  }

  /** It came when we had stopped looking for it, so another may have been sent. */
  #wasLate(thing: Thing | undefined): boolean {
    if (!thing) return false;
    return thing.arrivedAt - thing.sentAt > LOOKED_FOR_MS || this.#known.wasSentLate(thing);
  }

  /** The post is still there, and so is an account whose list shows the thing. */
  #canSearch(id: string, member: string): boolean {
    const row = this.#rows.get(id);
    return row !== undefined && this.#connected.has(`${row.workspace_id} ${member}`);
  }

  /** Each telling leaves one thing open, and the earlier tries that it speaks of. */
  #spend(id: string): boolean {
    const left = this.#doubts.get(id) ?? 0;
    this.#doubts.set(id, left - 1);
    return left > 0;
  }
}

function countMore(told: string): number {
  const [, more] = MORE_MAY_BE_THERE.exec(told) ?? [];
  return more === 'An' ? 1 : Number(more ?? 0);
}

const isHidden = ({ listedAt }: Thing) => listedAt === Infinity;

/** The list shows it, with its text. */
const isFindable = (thing: Thing) => !isHidden(thing) && !thing.garbled && !thing.blanked;

/** A copy that we cannot know by its text. */
const isDisguised = ({ garbled, blanked }: Thing) => garbled || blanked;

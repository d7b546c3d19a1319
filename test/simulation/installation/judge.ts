import { isUnderWay } from '#core/posts/post-phase.ts';
import type { PostRow } from '#server/features/posts/post-rows.ts';
import type { SimulationResult } from '../simulate-world.ts';
import { Excuses } from './excuses.ts';
import { type KnownPosts, thingName, toWriting } from './known-posts.ts';
import type { SharedDatabase } from './shared-database.ts';
import { textClass, type Site, type Thing, type Written } from './site.ts';

export type Verdict = SimulationResult & {
  posts: number;
  /** Copies sent too early, or without a post that wanted them. */
  early: number;
  /** The violations, one per line. */
  faults: string[];
};

/** A write that was too early, or that no post wanted. */
export type Early = { fault: string; written: Written; at: number };

/** The period before a restore whose sends left no trace in the database. */
export type Forgotten = { from: number; until: number };
type Day = { database: SharedDatabase; site: Site; known: KnownPosts; forgotten: Forgotten | null };

/** Compares the posts in the database with the contents of the site. */
export function judgeDay({ database, site, known, forgotten }: Day, early: readonly Early[]): Verdict {
  const verdict = { posts: 0, published: 0, reported: 0, lost: 0, doubled: 0, wrong: 0, early: early.length };
  const faults = early.map(
    ({ fault, written, at }) => `${fault}: ${JSON.stringify(written)} at ${at / 1_000} s`,
  );
  const things = new Map(site.things.map((thing) => [thing.name, thing]));
  const claimed = new Set<string>();
  const ids = new Set<string | null>();
  const rows = database.rows<PostRow>('select * from posts order by id');
  for (const row of rows) {
    verdict.posts += 1;
    const label = `${row.id} ${row.phase}`;
    if (row.published_at !== null) {
      verdict.published += 1;
      const name = thingName(row);
      const fault = findFault(row, things.get(name), ids.has(row.platform_id));
      claimed.add(name);
      // A link that cannot be verified may belong to another post too.
      if (row.platform_id !== null) ids.add(row.platform_id);
      if (fault === null) continue;
      verdict.wrong += 1;
      faults.push(`wrong: ${label} ${name} ${fault}`);
    } else if (isLost(row)) {
      verdict.lost += 1;
      faults.push(`lost: ${label}`);
    } else verdict.reported += 1;
  }
  const excuses = new Excuses({ database, site, known }, rows);
  // Drafts are searched for when sent, and so are posts in the trash and those not searchable yet.
  const isSought = ({ phase, deleted_at: at, doubted_since: since }: PostRow) =>
    phase !== 'draft' && at === null && since === null;
  // Anything sent before the backup is already found.
  const isFound = (row: PostRow) => (things.get(thingName(row))?.sentAt ?? Infinity) < (forgotten?.from ?? 0);
  const sentBy = (author: string) =>
    rows.filter((row) => isSought(row) && !isFound(row) && known.memberOf(row.account_id) === author);
  for (const thing of site.things.filter(
    (each) => !each.removed && !each.byHand && !claimed.has(each.name),
  )) {
    if (excuses.covers(thing)) continue;
    if (forgotten && isUntraceable(thing, { site, rows: sentBy(thing.author), forgotten })) continue;
    verdict.doubled += 1;
    faults.push(`doubled: ${thing.name} ${textClass(thing)} at ${thing.arrivedAt / 1_000} s`);
  }
  for (const thing of site.things.filter(({ removed }) => removed)) {
    const fault = findFaultOfRemoval(thing, { known, claimed, things: site.things, rows, forgotten });
    if (fault === null) continue;
    verdict.wrong += 1;
    faults.push(`removed: ${thing.name} ${textClass(thing)} ${fault}`);
  }
  return { ...verdict, faults };
}

const isLost = (row: PostRow) => row.deleted_at === null && isUnderWay(row.phase);

function findFault(row: PostRow, thing: Thing | undefined, isClaimed: boolean): string | null {
  if (!thing) return 'isn’t there';
  if (thing.removed) return 'was removed';
  if (isClaimed) return 'is another post’s too';
  const wanted = textClass({ ...toWriting(row), author: thing.author });
  return wanted === textClass(thing) ? null : `is ${textClass(thing)}, not ${wanted}`;
}

type Judged = {
  known: KnownPosts;
  claimed: ReadonlySet<string>;
  things: readonly Thing[];
  rows: readonly PostRow[];
  forgotten: Forgotten | null;
};

/** We may only delete our own duplicate copies. */
function findFaultOfRemoval(
  thing: Thing,
  { known, claimed, things, rows, forgotten }: Judged,
): string | null {
  const kind = textClass(thing);
  const senders = known.senders.get(kind) ?? new Set();
  // A post's copy stays if its author deletes the post here, or if a restored backup does not know it.
  const isUnclaimed = forgotten !== null || !rows.some(({ id }) => senders.has(id));
  const isThere = things.some(
    (each) => !each.removed && (isUnclaimed || claimed.has(each.name)) && textClass(each) === kind,
  );
  if (!isThere) return 'was the only copy';
  return thing.byHand && !known.wasSentNear(thing) ? 'was its author’s own' : null;
}

/** Of what was sent since the backup, we find one copy of each known text again, if it is listed. */
function isUntraceable(
  thing: Thing,
  { site, rows, forgotten }: { site: Site; rows: readonly PostRow[]; forgotten: Forgotten },
): boolean {
  const isForgotten = ({ sentAt }: Thing) => sentAt >= forgotten.from && sentAt <= forgotten.until;
  const kind = textClass(thing);
  const alike = site.things.filter((each) => textClass(each) === kind && isForgotten(each));
  const isKnown = rows.some((row) => textClass({ ...toWriting(row), author: thing.author }) === kind);
  const canFind = alike.length === 1 && thing.arrivedAt <= forgotten.until && thing.listedAt < Infinity;
  return isForgotten(thing) && !(canFind && isKnown);
}

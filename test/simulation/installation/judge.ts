import { isUnderWay } from '#core/posts/post-phase.ts';
import type { PostRow } from '#server/features/posts/post-rows.ts';
import type { SimulationResult } from '../simulate-world.ts';
import { type Known, nameOf, writingOf } from './known-posts.ts';
import type { SharedDatabase } from './shared-database.ts';
import { classOf, type Site, type Thing } from './site.ts';

export type Verdict = SimulationResult & {
  posts: number;
  /** Sent although no post wanted it, or before its time. */
  early: number;
  /** One line for each violation. */
  faults: string[];
};

/** Before this, an attempt is looked for and not sent again. */
const LOOKED_FOR_MS = 40_000;

/** When what was sent left no trace in the database, because a backup took its place. */
export type Forgotten = { from: number; until: number };
type Day = { database: SharedDatabase; site: Site; known: Known; forgotten: Forgotten | null };

/** What the author was told that leaves open whether something is out there. */
const LEAVES_OPEN = /gave no answer|accepted it without|A backup was restored/;

/** Compares what the posts say with what is on the site. */
export function judgeDay({ database, site, known, forgotten }: Day, early: readonly string[]): Verdict {
  const verdict = { posts: 0, published: 0, told: 0, lost: 0, doubled: 0, wrong: 0, early: early.length };
  const faults = [...early];
  const things = new Map(site.things.map((thing) => [thing.name, thing]));
  const claimed = new Set<string>();
  const rows = database.rows<PostRow>('select * from posts order by id');
  for (const row of rows) {
    verdict.posts += 1;
    const told = `${row.id} ${row.phase}`;
    if (row.published_at !== null) {
      verdict.published += 1;
      const name = nameOf(row);
      const fault = findFault(row, things.get(name), claimed.has(name));
      claimed.add(name);
      if (fault === null) continue;
      verdict.wrong += 1;
      faults.push(`wrong: ${told} ${name} ${fault}`);
    } else if (isLost(row)) {
      verdict.lost += 1;
      faults.push(`lost: ${told}`);
    } else verdict.told += 1;
  }
  const excuses = countExcuses(database, known, rows);
  const members = new Map(
    database
      .rows<{ id: string; username: string }>('select id, username from reddit_accounts')
      .map(({ id, username }) => [id, username]),
  );
  // A draft is searched for when it is sent.
  const sentBy = (author: string) =>
    rows.filter(({ phase, account_id: id }) => phase !== 'draft' && members.get(id ?? '') === author);
  for (const thing of site.things.filter(
    (each) => !each.removed && !each.byHand && !claimed.has(each.name),
  )) {
    const left = excuses.get(classOf(thing)) ?? 0;
    excuses.set(classOf(thing), left - 1);
    if (left > 0 || known.left.has(thing.author) || isDisguised(thing)) continue;
    if (forgotten && isUntraceable(thing, { site, rows: sentBy(thing.author), forgotten })) continue;
    verdict.doubled += 1;
    faults.push(`doubled: ${thing.name} ${classOf(thing)} at ${thing.arrivedAt / 1_000} s`);
  }
  return { ...verdict, faults };
}

const isLost = (row: PostRow) => row.deleted_at === null && isUnderWay(row.phase);

function findFault(row: PostRow, thing: Thing | undefined, isClaimed: boolean): string | null {
  if (!thing) return 'is not there';
  if (thing.removed) return 'was removed';
  // Two people who look for theirs may give the same link.
  if (isClaimed && row.platform_id !== null) return 'is another post’s too';
  const wanted = classOf({ ...writingOf(row), author: thing.author });
  return wanted === classOf(thing) ? null : `is ${classOf(thing)}, not ${wanted}`;
}

/** How many things of each class may be out there without a post, because an author was told so or the post is gone. */
function countExcuses(database: SharedDatabase, known: Known, rows: readonly PostRow[]): Map<string, number> {
  const doubts = new Map<string, number>();
  const lines = database.rows<{ post_id: string; detail: string }>(
    `select post_id, detail from post_events where event in ('parked', 'copyFound')`,
  );
  for (const { post_id: id, detail } of lines)
    if (LEAVES_OPEN.test(detail) || /^t[13]_/.test(detail)) doubts.set(id, (doubts.get(id) ?? 0) + 1);
  const there = new Set(rows.map(({ id }) => id));
  const excuses = new Map<string, number>();
  for (const [kind, senders] of known.senders) {
    const of = (id: string) => (there.has(id) ? (doubts.get(id) ?? 0) : 1);
    excuses.set(
      kind,
      [...senders].reduce((sum, id) => sum + of(id), 0),
    );
  }
  return excuses;
}

/** A second copy that we cannot know by its text, since it came when we had stopped looking for the first. */
const isDisguised = ({ garbled, blanked, sentAt, arrivedAt }: Thing) =>
  (garbled || blanked) && arrivedAt - sentAt > LOOKED_FOR_MS;

/** Of what was sent since the backup, one copy of a text that is still known is found again. */
function isUntraceable(
  thing: Thing,
  { site, rows, forgotten }: { site: Site; rows: readonly PostRow[]; forgotten: Forgotten },
): boolean {
  const isForgotten = ({ sentAt }: Thing) => sentAt >= forgotten.from && sentAt <= forgotten.until;
  const kind = classOf(thing);
  const alike = site.things.filter((each) => classOf(each) === kind && isForgotten(each));
  const isKnown = rows.some((row) => classOf({ ...writingOf(row), author: thing.author }) === kind);
  return isForgotten(thing) && (alike.length > 1 || thing.arrivedAt > forgotten.until || !isKnown);
}

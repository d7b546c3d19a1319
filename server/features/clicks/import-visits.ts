import { sql } from 'kysely';
import type { Input, Output } from '#contract/endpoint.ts';
import type { importVisits as endpoint } from '#contract/clicks.ts';
import { isFromPlatform, readVisit } from '#core/clicks/read-visit.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Schema, Tx } from '#server/adapters/db/schema.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { lockWorkspaces } from '#server/lock-workspaces.ts';
import { countClicks } from '../insights/count-click.ts';
import { lockPosts } from '../posts/lock-posts.ts';
import { createPostFinder } from './find-clicked-post.ts';
import { findSite, type SiteRow } from './site-rows.ts';

const DAY_MS = 86_400_000;
const HALF_DAY_MS = DAY_MS / 2;
/** The offset of the earliest time zone (UTC+14). */
const EARLIEST_ZONE_MS = 14 * 3_600_000;
const ROWS_AT_ONCE = 500;
/** The limit per workspace, over all sites and days. */
const MOST_IMPORTED = 200_000;

type Visits = Input<typeof endpoint>['visits'];
type Click = Omit<Schema['clicks'], 'id' | 'is_imported'>;

/** Imports visits that another tool counted before our snippet did. A later file replaces the same days. */
export async function importVisits(
  ctx: UserContext,
  { id, visits }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const site = authorize(ctx.actor, await findSite(ctx.db, id));
  const now = ctx.clock.now();
  const timed = visits.map((row) => {
    const from = Date.parse(row.day);
    if (from > now + EARLIEST_ZONE_MS) throw invalidInput({ visits: `${row.day} is in the future.` });
    return Object.assign({ from, at: Math.min(from + HALF_DAY_MS, now) }, row);
  });
  const measuredFrom = await findMeasuredFrom(ctx, site);
  const early = timed.filter(({ from }) => from < measuredFrom);
  const clicks = await toClicks(ctx, site, early);
  const ofPosts = clicks.filter((click) => click.post_id !== null).length;
  // Today's visits are dated by their import, so an earlier file has other times for the same day.
  const days = early.flatMap(({ from, at }) => [Math.min(from, at), at]);
  await ctx.db.transaction().execute(async (tx) => {
    // Only one file is imported at a time. Lock the posts before their figures, as everywhere.
    await lockWorkspaces(ctx, tx, [site.workspace_id]);
    await ctx.engine.lock(tx.selectFrom('click_sites').select('id').where('id', '=', id)).execute();
    const former = days.length > 0 ? await findFormer(tx, site, days) : [];
    await lockClicked(ctx, tx, [...former, ...clicks]);
    await forget(ctx, tx, former);
    await refuseTooMany(tx, site, clicks.length);
    await keep(ctx, tx, clicks);
    await audit(ctx, tx, { verb: 'clicks.imported', workspaceId: site.workspace_id, subject: id });
    await ctx.events.publish(tx, { workspaceId: site.workspace_id, topic: 'sites' });
  });
  return {
    ofPosts,
    unattributed: clicks.length - ofPosts,
    elsewhere: sum(early) - clicks.length,
    measured: sum(timed) - sum(early),
  };
}

/** The start of the snippet's first day. That day is skipped, because the other tool counted all of it. */
async function findMeasuredFrom({ db }: UserContext, site: SiteRow): Promise<number> {
  const first = await db
    .selectFrom('clicks')
    .select('at')
    .where('workspace_id', '=', site.workspace_id)
    .where('host', '=', site.host)
    .where('is_imported', '=', 0)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  const at = Math.min(site.first_seen_at ?? Infinity, first?.at ?? Infinity);
  return at === Infinity ? at : at - (at % DAY_MS);
}

const sum = (rows: Visits): number => rows.reduce((all, { count }) => all + count, 0);

/** Creates one click for each visit that came from the platform or names a post. */
async function toClicks(
  ctx: UserContext,
  site: SiteRow,
  visits: readonly (Visits[number] & { at: number })[],
): Promise<Click[]> {
  const { platform, actor } = ctx;
  const sandboxHost = platform?.mode === 'sandbox' ? new URL(platform.siteUrl).host : null;
  const finder = await createPostFinder(ctx, site);
  const clicks: Click[] = [];
  for (const { at, count, ...given } of visits) {
    const visit = readVisit(given);
    const named = visit.via === null ? undefined : finder.named(visit.via);
    if (!named && !isFromPlatform(visit, sandboxHost)) continue;
    const post = named ?? finder.linkingTo(visit.path, at + HALF_DAY_MS);
    const of = { workspace_id: actor.workspaceId, host: site.host, path: visit.path };
    for (let no = 0; no < count; no += 1) clicks.push({ ...of, post_id: post?.id ?? null, at });
  }
  return clicks;
}

/** The clicks that earlier files reported for the days of this file. */
const findFormer = (tx: Tx, { workspace_id, host }: SiteRow, days: readonly number[]) =>
  tx
    .selectFrom('clicks')
    .select(['id', 'post_id', 'at'])
    .where((row) => row.and({ workspace_id, host, is_imported: 1 }))
    .where('at', '>=', Math.min(...days))
    .where('at', '<=', Math.max(...days))
    .execute();

async function refuseTooMany(tx: Tx, { workspace_id }: SiteRow, more: number): Promise<void> {
  const { count } = await tx
    .selectFrom('clicks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspace_id)
    .where(sql<boolean>`is_imported = 1`)
    .executeTakeFirstOrThrow();
  if (count + more > MOST_IMPORTED)
    throw new AppError('CONFLICT', `You can import ${MOST_IMPORTED} visits in all. Import fewer days.`);
}

type Former = Awaited<ReturnType<typeof findFormer>>;

const postIdsOf = (clicks: readonly Pick<Click, 'post_id'>[]): string[] => [
  ...new Set(clicks.flatMap(({ post_id: id }) => id ?? [])),
];

async function lockClicked(
  ctx: UserContext,
  tx: Tx,
  clicks: readonly Pick<Click, 'post_id'>[],
): Promise<void> {
  const ids = postIdsOf(clicks);
  if (ids.length > 0) await lockPosts(ctx, tx, (posts) => posts.where('id', 'in', ids));
}

async function forget(ctx: UserContext, tx: Tx, former: Former): Promise<void> {
  for (let from = 0; from < former.length; from += ROWS_AT_ONCE) {
    const ids = former.slice(from, from + ROWS_AT_ONCE).map(({ id }) => id);
    await tx.deleteFrom('clicks').where('id', 'in', ids).execute();
  }
  await countAll(ctx, tx, former, -1);
}

async function keep(ctx: UserContext, tx: Tx, clicks: readonly Click[]): Promise<void> {
  for (let from = 0; from < clicks.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('clicks')
      .values(
        clicks
          .slice(from, from + ROWS_AT_ONCE)
          .map((click) => Object.assign({ id: newId('clk', ctx), is_imported: 1 as const }, click)),
      )
      .execute();
  await countAll(ctx, tx, clicks, 1);
}

async function countAll(
  ctx: UserContext,
  tx: Tx,
  clicks: readonly Pick<Click, 'post_id' | 'at'>[],
  sign: 1 | -1,
): Promise<void> {
  const ids = postIdsOf(clicks);
  if (ids.length === 0) return;
  const byPost = Map.groupBy(clicks, ({ post_id: id }) => id ?? '');
  const posts = await tx.selectFrom('posts').selectAll().where('id', 'in', ids).execute();
  for (const post of posts) {
    const times = (byPost.get(post.id) ?? []).map(({ at }) => at);
    await countClicks(ctx, tx, post, { times, sign });
  }
}

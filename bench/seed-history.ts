import { sql } from 'kysely';
import { addSite } from '#contract/clicks.ts';
import { deletePost } from '#contract/posts.ts';
import { restorePost } from '#contract/trash.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { countClick } from '#server/features/insights/count-click.ts';
import { setCounted } from '#server/features/insights/figure-slots.ts';
import { recordFigures } from '#server/features/insights/record-figures.ts';
import type { TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;
/** A post's readings come at growing intervals, the last after about forty days. */
const SPREAD_MS = 350_000;
/** One post in this many is in the trash from the start, or has clicks. */
const TRASHED_EVERY = 50;
const CLICKED_EVERY = 5;
const CLICKS = 10;
const POSTS_AT_ONCE = 200;
/** As many as fit into one write: frequent updates would move a row away from the other rows of its day. */
const COUNTED_AT_ONCE = 2000;
const NEWEST_DAYS = 60;
const DELETED = 40;

type History = { posts: number; readings: number; now: number };
type Rows = History & { workspaceId: string; first: number; every: number };

/**
 * A year of published posts, equal for equal sizes. The database generates readings and clicks; the production
 * functions add up their totals, with posts that are deleted and restored.
 */
export async function seedHistory(app: TestApp, client: TestClient, history: History): Promise<void> {
  const { db } = app.base;
  const { posts, now } = history;
  const workspaceId = client.user?.workspaceId ?? '';
  const first = now - YEAR_MS;
  const rows = { ...history, workspaceId, first, every: Math.floor(YEAR_MS / posts) };
  const { id } = await client.call(addSite, { host: 'acme.example' });
  const seen = { first_seen_at: first, last_seen_at: now };
  await db.updateTable('click_sites').set(seen).where('id', '=', id).execute();
  await writePosts(db, rows);
  await writeReadings(db, rows);
  await writeClicks(db, rows);
  await sql`
    insert into post_totals (post_id, workspace_id, site, is_counted, upvotes, comments, clicks, source, taken_at)
    select post_id, ${workspaceId}, 'api', 0, sum(upvotes_gained), sum(comments_gained),
      (select count(*) from clicks where clicks.post_id = post_figures.post_id), 'api', max(taken_at)
    from post_figures group by post_id`.execute(db);
  const counted = Array.from({ length: posts }, (_, index) => index + 1).filter((no) => no % TRASHED_EVERY);
  for (let from = 0; from < counted.length; from += COUNTED_AT_ONCE) {
    const ids = counted.slice(from, from + COUNTED_AT_ONCE).map((no) => `pst_${no}`);
    await db.transaction().execute((tx) => setCounted(tx, ids, 1));
  }
  await goOn(app, client, rows);
}

const numbers = (most: number) =>
  sql`numbers(no) as (select cast(1 as bigint) union all select no + 1 from numbers where no < ${sql.lit(most)})`;

async function writePosts(db: Db, { workspaceId, posts, now, first, every }: Rows): Promise<void> {
  const at = sql`${sql.lit(first)} + no * ${sql.lit(every)}`;
  await sql`
    insert into posts (id, workspace_id, type, title, content, subreddit, phase, fence, cta_style, origin,
      published_at, created_at, updated_at, deleted_at)
    with recursive ${numbers(posts)}
    select 'pst_' || no, ${workspaceId}, 'post', 'Post ' || no, 'What we learned in week ' || no, 'webdev',
      'published', 1, 'none', 'api', ${at}, ${at}, ${sql.lit(first)},
      case when no % ${sql.lit(TRASHED_EVERY)} = 0 then ${sql.lit(now - DAY_MS)} end
    from numbers`.execute(db);
}

async function writeReadings(db: Db, { posts, readings, now, first, every }: Rows): Promise<void> {
  // Votes sometimes fall too, and no score is below zero.
  const score = (k: string) => sql.raw(`(no * 7919 % 97 * ${k} / (${k} + 10) + ${k} * 31 % 5)`);
  const comments = (k: string) => sql.raw(`(no * 104729 % 23 * ${k} / (${k} + 20))`);
  const at = sql`${sql.lit(first)} + no * ${sql.lit(every)} + k * k * ${sql.lit(SPREAD_MS)}`;
  await sql`
    insert into post_figures (id, post_id, taken_at, score, comments, source, upvotes_gained, comments_gained)
    with recursive ${numbers(posts)},
      readings(k) as (select cast(1 as bigint) union all select k + 1 from readings where k < ${sql.lit(readings)})
    select 'fig_' || no || '_' || k, 'pst_' || no, ${at}, ${score('k')}, ${comments('k')}, 'api',
      ${score('k')} - ${score('(k - 1)')}, ${comments('k')} - ${comments('(k - 1)')}
    from numbers cross join readings
    where ${at} < ${sql.lit(now)}`.execute(db);
}

async function writeClicks(db: Db, { workspaceId, posts, now, first, every }: Rows): Promise<void> {
  const at = sql`${sql.lit(first)} + no * ${sql.lit(every)} + k * k * ${sql.lit(HOUR_MS)}`;
  await sql`
    insert into clicks (id, workspace_id, host, path, post_id, at)
    with recursive ${numbers(posts)},
      visits(k) as (select cast(1 as bigint) union all select k + 1 from visits where k < ${sql.lit(CLICKS)})
    select 'clk_' || no || '_' || k, ${workspaceId}, 'acme.example', '/', 'pst_' || no, ${at}
    from numbers cross join visits
    where no % ${sql.lit(CLICKED_EVERY)} = 0 and ${at} < ${sql.lit(now)}`.execute(db);
}

/** Simulates the last hour: new readings and clicks, deleted posts, and some restored ones. */
async function goOn({ base }: TestApp, client: TestClient, { posts, now, workspaceId }: Rows): Promise<void> {
  const { db } = base;
  const ctx: Context = { ...base, actor: { kind: 'job', name: 'bench' } };
  const takenAt = now - HOUR_MS;
  const newest = await db
    .selectFrom('posts')
    .innerJoin('post_totals', 'post_totals.post_id', 'posts.id')
    .selectAll('posts')
    .select(['post_totals.upvotes', 'post_totals.comments'])
    .where('posts.published_at', '>', now - NEWEST_DAYS * DAY_MS)
    .where('post_totals.taken_at', '<', takenAt)
    .execute();
  for (let from = 0; from < newest.length; from += POSTS_AT_ONCE) {
    const readings = newest.slice(from, from + POSTS_AT_ONCE).map((post) => ({
      post,
      takenAt,
      score: Math.max((post.upvotes ?? 0) + (post.created_at % 7) - 3, 0),
      comments: (post.comments ?? 0) + 1,
      upvoteRatio: null,
      source: 'api' as const,
    }));
    await db.transaction().execute(async (tx) => {
      await recordFigures(ctx, tx, readings);
      for (const { post } of readings.slice(0, 2)) {
        const click = { host: 'acme.example', path: '/', post_id: post.id, at: takenAt };
        await tx
          .insertInto('clicks')
          .values({ ...click, id: `clk_${post.id}`, workspace_id: workspaceId })
          .execute();
        await countClick(ctx, tx, post, takenAt);
      }
    });
  }
  for (let back = 0; back < DELETED; back += 1) {
    const id = `pst_${posts - back}`;
    if ((posts - back) % TRASHED_EVERY === 0) continue;
    await client.call(deletePost, { id });
    if (back % 2 === 0) await client.call(restorePost, { id });
  }
}

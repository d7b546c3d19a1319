import { decideAfterWatch } from '#core/publishing/decide-after-watch.ts';
import { createRandom, type Random } from '#core/text/create-random.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { PersonContext } from '#server/context.ts';
import { countClick } from '#server/features/insights/count-click.ts';
import { recordFigures } from '#server/features/insights/record-figures.ts';
import { createPost } from '#server/features/posts/create-post.ts';
import { addHistory } from '#server/features/posts/post-events.ts';
import { findPostRow, type PostRow } from '#server/features/posts/post-rows.ts';
import { simulateGrowth, type Growth } from './growth.ts';
import { PAST_POSTS, type PastPost, SITE } from './past-posts.ts';
import type { SeedClock } from './seed-clock.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const HALF_YEAR_MS = 182 * DAY_MS;
const MORNING_HOURS = 8;
const OFFICE_HOURS = 10;
/** Above 1, the author posts more often as time goes by. */
const MORE_OFTEN = 2.4;

/** Half a year of posts with their readings. */
export async function addPast(ctx: PersonContext, clock: SeedClock): Promise<void> {
  const now = clock.now();
  for (const [place, post] of PAST_POSTS.entries()) {
    const random = createRandom(`threadwell demo ${place}`);
    const left = 1 - (place + random() * 0.6) / PAST_POSTS.length;
    const day = now - DAY_MS - (HALF_YEAR_MS - 2 * DAY_MS) * left ** MORE_OFTEN;
    const at = Math.floor(day / DAY_MS) * DAY_MS + (MORNING_HOURS + random() * OFFICE_HOURS) * HOUR_MS;
    await addPastPost(ctx, clock, post, {
      at: Math.floor(at),
      now,
      random,
      progress: place / PAST_POSTS.length,
    });
  }
}

type When = { at: number; now: number; random: Random; progress: number };

async function addPastPost(ctx: PersonContext, clock: SeedClock, past: PastPost, when: When): Promise<void> {
  const { title, community: subreddit, path } = past;
  const link = path === undefined ? {} : { websiteUrl: `https://${SITE}${path}` };
  const content = path === undefined ? past.body : `${past.body}\n\nhttps://${SITE}${path}`;
  const draft = { type: 'post', ctaStyle: path === undefined ? 'none' : 'subtle', status: 'draft' } as const;
  const { id } = await clock.at(when.at - 2 * HOUR_MS, () =>
    createPost(ctx, { ...draft, ...link, title, content, subreddit }),
  );
  const growth = simulateGrowth(past, when);
  await ctx.db.transaction().execute(async (tx) => {
    await clock.at(when.at, () => publish(ctx, tx, id, when.at));
    const post = await findPostRow(tx, id);
    if (!post) throw new Error('The post has just been saved.');
    for (const reading of growth.readings)
      await clock.at(reading.takenAt, () =>
        recordFigures(ctx, tx, [{ ...reading, post, upvoteRatio: growth.upvoteRatio, source: 'sandbox' }]),
      );
    await addClicks(ctx, tx, clock, post, growth);
    if (growth.removedAt !== null)
      await clock.at(growth.removedAt, () => remove(ctx, tx, post, growth.removedAt ?? 0));
  });
}

async function publish(ctx: PersonContext, tx: Tx, id: string, at: number): Promise<void> {
  const sent = { phase: 'published', published_at: at, origin: 'sandbox', updated_at: at } as const;
  await tx.updateTable('posts').set(sent).where('id', '=', id).execute();
  await addHistory(ctx, tx, id, 'sending');
  await addHistory(ctx, tx, id, 'accepted');
}

async function addClicks(ctx: PersonContext, tx: Tx, clock: SeedClock, post: PostRow, growth: Growth) {
  const { host = '', pathname: path = '' } = URL.parse(post.website_url ?? '') ?? {};
  for (const at of growth.clicks) {
    const click = { workspace_id: post.workspace_id, host, path, post_id: post.id, at };
    await clock.at(at, async () => {
      await tx
        .insertInto('clicks')
        .values({ ...click, id: newId('clk', ctx) })
        .execute();
      await countClick(ctx, tx, post, at);
    });
  }
}

/** Removes a post as the watch would record it. */
async function remove(ctx: PersonContext, tx: Tx, post: PostRow, at: number): Promise<void> {
  const known = { removed: false, locked: false, editedAt: null };
  const seen = { removedBy: 'moderator', locked: false, editedAt: null };
  const where = { platformName: 'The sandbox', community: post.subreddit };
  const { phase, problem, noticed } = decideAfterWatch(known, seen, where);
  const removed = { phase, problem: JSON.stringify(problem), updated_at: at };
  await tx.updateTable('posts').set(removed).where('id', '=', post.id).execute();
  for (const { event, detail } of noticed) await addHistory(ctx, tx, post.id, event, detail);
}

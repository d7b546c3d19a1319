import type { PostPhase, Problem } from '#contract/posts.ts';
import { decideAfterSend } from '#core/publishing/decide-after-send.ts';
import { outcomeUnknown, tooLate } from '#core/publishing/publishing-problems.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import { addHistory, type PostEventName } from '#server/features/posts/post-events.ts';
import type { PersonContext } from '#server/context.ts';
import { saveFactsFile } from '#server/features/drafts/facts-file.ts';
import { addLinks } from '#server/features/links/add-links.ts';
import { createPost } from '#server/features/posts/create-post.ts';
import { communityId, originOf } from '#server/features/communities/community-id.ts';
import { handleObserveCommunities } from '#server/features/discovery/observe-communities.job.ts';
import { handleReadReplies } from '#server/features/replies/read-replies.job.ts';
import { createSavedScan } from '#server/features/scan-hub/create-saved-scan.ts';
import { scanThreads } from '#server/features/scanner/scan-threads.ts';
import { addTargets } from '#server/features/targets/add-targets.ts';
import { writeAs } from './members.ts';
import * as demo from './present-posts.ts';
import type { SeedClock } from './seed-clock.ts';

const HOUR_MS = 3_600_000;
const LATE_MS = 26 * HOUR_MS;
const FILTERS = { maxAge: 24, minScore: 30, excludeStickied: true, limit: 50 };
const DETAILED: ReadonlySet<PostEventName> = new Set(['refused', 'parked']);
const PLAIN = { type: 'post', ctaStyle: 'none' } as const;
type Text = { community: string; title: string; body: string };

const draftOf = ({ community: subreddit, title, body: content }: Text) => ({
  ...PLAIN,
  subreddit,
  title,
  content,
});

/** Adds the workspace of a working day, entirely through the verbs that a user's clicks call. */
export async function addPresent(ctx: PersonContext, platform: Platform, clock: SeedClock): Promise<void> {
  await addTargets(ctx, { text: demo.TARGETS });
  await saveFactsFile(ctx, { product: demo.PRODUCT, about: [...demo.FACTS] });
  await addLinks(ctx, { text: demo.LINKS });
  await addWaitingPosts(ctx, clock);
  for (const post of demo.SCHEDULED_POSTS) {
    const scheduledAt = new Date(ctx.clock.now() + post.inHours * HOUR_MS).toISOString();
    await createPost(ctx, { ...draftOf(post), status: 'scheduled', scheduledAt, timeZone: 'UTC' });
  }
  for (const post of demo.LIVE_POSTS) await addLivePost(ctx, platform, post);
  const job = { ...ctx, actor: { kind: 'job', name: 'seed' } } as const;
  await handleReadReplies.open(job)({});
  const communityIds = demo.OWN.map((name) => communityId(originOf(platform), name));
  await handleObserveCommunities.open(job)({ workspaceId: ctx.actor.workspaceId, communityIds });
  for (const { by, community: sr, title, body: said } of demo.ASKED_THREADS)
    await writeAs(ctx, platform, by, { path: '/api/submit', body: { kind: 'self', sr, title, text: said } });
  const wanted = { subreddits: demo.SCANNED, keywords: demo.KEYWORDS, filters: FILTERS };
  await scanThreads(ctx, wanted);
  await createSavedScan(ctx, { ...wanted, name: 'Coffee people', isOn: true, readsComments: false });
}

/** A post in the sandbox that other members have answered. */
async function addLivePost(
  ctx: PersonContext,
  platform: Platform,
  { replies, ...text }: (typeof demo.LIVE_POSTS)[number],
): Promise<void> {
  const { id } = await createPost(ctx, { ...draftOf(text), status: 'published' });
  const post = await ctx.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { platform_id: parent, account_id: accountId } = post;
  if (parent === null || accountId === null) throw new Error(`The sandbox did not take “${text.title}”.`);
  for (const { by, text: said } of replies)
    await writeAs(ctx, platform, by, { path: '/api/comment', body: { thing_id: parent, text: said } });
  const reader = { accountId, username: '', workspaceId: post.workspace_id, purpose: 'account' } as const;
  const read = await platform.byIds(reader, [parent]);
  const [seen] = read.kind === 'ok' ? read.value : [];
  if (!seen) throw new Error(`The sandbox does not show “${text.title}”.`);
  await ctx.db.transaction().execute((tx) => ctx.reactions.postSeen(ctx, tx, { post, seen }));
}

/** States that are hard to reach otherwise, with matching texts. */
async function addWaitingPosts(ctx: PersonContext, clock: SeedClock): Promise<void> {
  const now = clock.now();
  const dueAt = now - LATE_MS;
  const where = { now, platformName: 'The sandbox', isComment: false, unsentTries: 0 };
  const outcome = {
    kind: 'rejected',
    code: 'SUBREDDIT_NOTALLOWED',
    message: 'You aren’t allowed to post here',
  } as const;
  const refused = decideAfterSend(outcome, { ...where, community: demo.REFUSED_POST.community });
  if (refused.to !== 'failed' && refused.to !== 'needs_you') throw new Error('A refusal is for its author.');
  await createPost(ctx, { ...draftOf(demo.DRAFT_POST), status: 'draft' });
  type Parked = { phase: PostPhase; problem: Problem; at: number; history: readonly PostEventName[] };
  const park = async (text: Text, { phase, problem, at, history }: Parked) => {
    const { id } = await clock.at(dueAt - HOUR_MS, () =>
      createPost(ctx, { ...draftOf(text), status: 'draft' }),
    );
    const state = { phase, problem: JSON.stringify(problem), scheduled_at: dueAt, time_zone: 'UTC' };
    await ctx.db.transaction().execute(async (tx) => {
      await tx.updateTable('posts').set(state).where('id', '=', id).execute();
      await clock.at(at, async () => {
        for (const event of history)
          await addHistory(ctx, tx, id, event, DETAILED.has(event) ? problem.message : '');
      });
    });
  };
  await park(demo.REFUSED_POST, {
    phase: refused.to,
    problem: refused.problem,
    at: dueAt,
    history: ['sending', 'refused'],
  });
  await park(demo.UNKNOWN_POST, {
    phase: 'needs_you',
    problem: outcomeUnknown('unreadable', 'The sandbox', 0),
    at: dueAt,
    history: ['sending', 'outcomeUnknown', 'couldNotLook', 'parked'],
  });
  await park(demo.LATE_POST, { phase: 'needs_you', problem: tooLate(LATE_MS), at: now, history: ['parked'] });
}

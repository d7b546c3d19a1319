import type { Output } from '#contract/endpoint.ts';
import type { generateSample as endpoint } from '#contract/scanner.ts';
import { SAMPLE_THREADS, type SampleThread } from '#core/opportunities/sample-threads.ts';
import type { UserContext } from '#server/context.ts';
import { buildOpportunity, type FoundThread } from './build-opportunity.ts';
import { storeOpportunities } from './opportunity-rows.ts';
import { toSampleId } from './sample-talk.ts';

const COUNT = 3;
const HOUR_MS = 3_600_000;
const PLURAL = { one: 'sample opportunity has', other: 'sample opportunities have' };

/** Adds the next samples missing from the list, scored like real threads. */
export async function addSamples(ctx: UserContext): Promise<Output<typeof endpoint>> {
  const { workspaceId } = ctx.actor;
  return await ctx.db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('opportunities')
      .select('thread_id')
      .where('workspace_id', '=', workspaceId)
      .where('origin', '=', 'sample')
      .execute();
    const ids = new Set(known.map(({ thread_id: id }) => id));
    const missing = SAMPLE_THREADS.map((sample, place) => toFound(sample, place, ctx.clock.now()))
      .filter(({ id }) => !ids.has(id))
      .slice(0, COUNT);
    if (missing.length === 0)
      return { success: false, count: 0, message: 'All sample opportunities are already in the list.' };
    const rows = missing.map((found) => buildOpportunity(ctx, 'sample', found));
    const count = await storeOpportunities(ctx, tx, rows);
    await ctx.events.publish(tx, { workspaceId, topic: 'opportunities' });
    const message = `${count} ${count === 1 ? PLURAL.one : PLURAL.other} been added`;
    return { success: true, count, message };
  });
}

function toFound(sample: SampleThread, place: number, now: number): FoundThread {
  const { community, title, body, author, upvotes, keywords, comments, hoursOld } = sample;
  const velocity = (upvotes + comments.length) / hoursOld;
  return {
    id: toSampleId(place),
    thread: {
      community,
      title,
      body,
      author,
      permalink: `/r/${community}/`,
      createdAt: now - hoursOld * HOUR_MS,
      score: upvotes,
      comments: comments.length,
    },
    keywords,
    keywordsAsked: keywords.length,
    velocity,
    usualVelocity: velocity / 2,
  };
}

import { SAMPLE_THREADS } from '#core/opportunities/sample-threads.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { buildOpportunity } from '#server/features/scanner/build-opportunity.ts';

const AT_ONCE = 200;
const HOUR_MS = 3_600_000;

/** Found threads of one workspace, with the texts and scores of the samples. Returns the ids of their rows. */
export async function seedThreads(ctx: UserContext, db: Db, count: number): Promise<string[]> {
  const now = ctx.clock.now();
  const models = SAMPLE_THREADS.map(({ community, title, body, keywords, upvotes, comments }) =>
    buildOpportunity(ctx, 'sandbox', {
      id: 'model',
      thread: {
        community,
        title,
        body,
        author: 'somebody',
        permalink: `/r/${community}/comments/1`,
        createdAt: now - HOUR_MS,
        score: upvotes,
        comments: comments.length,
      },
      keywords,
      keywordsAsked: keywords.length,
      velocity: upvotes,
      usualVelocity: upvotes / 2,
    }),
  );
  const ids: string[] = [];
  for (let no = 0; no < count; no += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - no) }, (_, more) => {
      const place = no + more;
      const model = models[place % models.length] ?? models[0];
      if (!model) throw new Error('There are no samples.');
      const thread_id = `t3_${place.toString(36)}`;
      return { ...model, id: `opp_${place}`, thread_id, author: `author_${place % 5_000}` };
    });
    await db.insertInto('opportunities').values(rows).execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

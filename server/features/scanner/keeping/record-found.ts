import type { ThreadScore } from '#core/opportunities/scoring/score-thread.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { resolveSiteUrl } from '#server/adapters/platform/site-url.ts';
import type { Context } from '#server/context.ts';
import { recordEvents } from '../../alerts/record-events.ts';
import type { NewOpportunity } from '../opportunity-rows.ts';

type Ports = Pick<Context, 'clock' | 'random' | 'jobs' | 'platform'>;

/** Records an event for each new thread, except invented samples and threads that a person clipped. */
export async function recordFound(ctx: Ports, tx: Tx, rows: readonly NewOpportunity[]): Promise<void> {
  const found = rows.filter(({ origin }) => origin !== 'sample' && origin !== 'clip');
  await recordEvents(
    ctx,
    tx,
    found.map((row) => {
      const { intent, parts } = JSON.parse(row.judgement) as ThreadScore;
      const [best] = parts.toSorted((one, other) => other.points - one.points);
      const { id, community: subreddit, score, title } = row;
      return {
        workspaceId: row.workspace_id,
        type: 'opportunity.found' as const,
        facts: { subreddit, score, intent, keywords: JSON.parse(row.keywords) as string[] },
        data: {
          id,
          subreddit,
          title,
          url: new URL(row.permalink, resolveSiteUrl(ctx.platform)).href,
          score,
          intent,
          ...(best && { reason: best.because }),
          createdAt: new Date(row.created_at).toISOString(),
        },
        author: row.author ?? null,
        commentAuthor: row.comment_author ?? null,
      };
    }),
  );
}

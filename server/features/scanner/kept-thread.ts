import type { Input } from '#contract/endpoint.ts';
import type { saveClip } from '#contract/scanning/clips.ts';
import type { OpportunityRow } from './opportunity-rows.ts';
import { type ShownThread, toShownThread } from './shown-thread.ts';

type Shown = Input<typeof saveClip>['shown'];

/** A clipped or feed thread in the shape of one read from the platform. */
export function readKeptThread(row: OpportunityRow): ShownThread {
  const shown = JSON.parse(row.clipped_comments ?? '[]') as Shown;
  const { author, title, body } = row;
  const [score, comments] = [row.upvotes ?? 0, row.comments ?? 0];
  return toShownThread(
    row,
    { author, title, body, score, comments },
    shown.map(({ author: by, upvotes, content }) => ({ author: by || null, body: content, score: upvotes })),
  );
}

import type { Input } from '#contract/endpoint.ts';
import type { keepClip } from '#contract/clips.ts';
import type { CommentThread } from '#server/adapters/platform/things.ts';
import type { OpportunityRow } from './opportunity-rows.ts';
import { storedThread } from './stored-thread.ts';

type Shown = Input<typeof keepClip>['shown'];

/** What a person has clipped, in the shape of a thread that was read. */
export function readClippedThread(row: OpportunityRow): CommentThread {
  const shown = JSON.parse(row.clipped_comments ?? '[]') as Shown;
  const { author, title, body, upvotes: score, comments } = row;
  return storedThread(
    row,
    { author, title, body, score, comments },
    shown.map(({ author: by, upvotes, content }) => ({ author: by || null, body: content, score: upvotes })),
  );
}

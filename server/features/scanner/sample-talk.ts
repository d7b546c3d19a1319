import { SAMPLE_THREADS } from '#core/opportunities/sample-threads.ts';
import { AppError } from '#server/app-error.ts';
import type { OpportunityRow } from './opportunity-rows.ts';
import { type ShownThread, toShownThread } from './shown-thread.ts';

const MINUTE_MS = 60_000;

export const toSampleId = (place: number): string => `sample_${place}`;

/** The invented thread behind a sample, in the shape of a real one. */
export function readSampleThread(row: OpportunityRow): ShownThread {
  const sample = SAMPLE_THREADS.find((_, place) => toSampleId(place) === row.thread_id);
  if (!sample) throw new AppError('NOT_FOUND', 'This sample no longer exists.');
  const idOf = (place: number | undefined) =>
    place === undefined ? row.thread_id : `${row.thread_id}_${place}`;
  const { author, title, body, upvotes: score, comments } = sample;
  return toShownThread(
    row,
    { author, title, body, score, comments: comments.length },
    comments.map(({ author: by, body: text, minutesAfter, upvotes, answers }) => ({
      author: by,
      body: text,
      score: upvotes,
      createdAt: row.created_at + minutesAfter * MINUTE_MS,
      parentId: idOf(answers),
    })),
  );
}

import { SAMPLE_THREADS } from '#core/opportunities/sample-threads.ts';
import type { CommentThread } from '#server/adapters/platform/things.ts';
import { AppError } from '#server/app-error.ts';
import type { OpportunityRow } from './opportunity-rows.ts';

const MINUTE_MS = 60_000;

export const sampleIdOf = (place: number): string => `sample_${place}`;

/** The invented thread behind a row, in the shape of a real one. */
export function readSampleThread(row: OpportunityRow): CommentThread {
  const sample = SAMPLE_THREADS.find((_, place) => sampleIdOf(place) === row.thread_id);
  if (!sample) throw new AppError('NOT_FOUND', 'This sample is not there any more.');
  const idOf = (place: number | undefined) =>
    place === undefined ? row.thread_id : `${row.thread_id}_${place}`;
  return {
    submission: {
      id: row.thread_id,
      community: row.community,
      author: sample.author,
      title: sample.title,
      body: sample.body,
      url: null,
      permalink: row.permalink,
      createdAt: row.created_at,
      editedAt: null,
      score: sample.upvotes,
      upvoteRatio: null,
      comments: sample.comments.length,
      flair: null,
      nsfw: false,
      spoiler: false,
      stickied: false,
      locked: false,
      archived: false,
      removedBy: null,
    },
    comments: sample.comments.map(({ author, body, minutesAfter, upvotes, answers }, place) => ({
      id: idOf(place),
      community: row.community,
      submissionId: row.thread_id,
      parentId: idOf(answers),
      author,
      body,
      permalink: null,
      createdAt: row.created_at + minutesAfter * MINUTE_MS,
      editedAt: null,
      score: upvotes,
    })),
    more: [],
  };
}

import { LEAST_AGE_MS } from './judge-threads.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The time and the votes are null if unknown. */
type Said = { id: string; parentId: string; createdAt: number | null; score: number | null };
export type Conversation = {
  /** Null for a thread that is too young for a rate. */
  commentsAnHour: number | null;
  /** The most votes of one comment; null if there are comments, but none with known votes. */
  topUpvotes: number | null;
  /** The mean time from a comment to its reply; null without replies. */
  meanAnswerMs: number | null;
  /** The number of direct answers, by id. */
  answers: ReadonlyMap<string, number>;
};

/** Measures a thread's conversation from the comments we read. */
export function measureConversation(
  thread: { id: string; createdAt: number; comments: number },
  comments: readonly Said[],
  now: number,
): Conversation {
  const saidAt = new Map([thread, ...comments].map(({ id, createdAt }) => [id, createdAt]));
  const ageMs = now - thread.createdAt;
  const waits = comments.flatMap(({ parentId, createdAt }) => {
    const asked = saidAt.get(parentId) ?? null;
    return asked === null || createdAt === null ? [] : [Math.max(0, createdAt - asked)];
  });
  const scores = comments.map(({ score }) => score).filter((score) => score !== null);
  const answers = new Map<string, number>();
  for (const { parentId } of comments) answers.set(parentId, (answers.get(parentId) ?? 0) + 1);
  return {
    commentsAnHour: ageMs < LEAST_AGE_MS ? null : (thread.comments * HOUR_MS) / ageMs,
    topUpvotes: scores.length > 0 || thread.comments === 0 ? Math.max(0, ...scores) : null,
    meanAnswerMs: waits.length > 0 ? waits.reduce((sum, wait) => sum + wait, 0) / waits.length : null,
    answers,
  };
}

/** A duration as text, such as "14 min", "2.5 h" or "3 days". */
export function formatDuration(ms: number | null): string {
  if (ms === null) return 'No answers yet';
  if (ms < HOUR_MS) return `${Math.max(1, Math.round(ms / MINUTE_MS))} min`;
  const hours = ms / HOUR_MS;
  return hours < 48 ? `${Math.round(hours * 10) / 10} h` : `${Math.round(hours / 24)} days`;
}

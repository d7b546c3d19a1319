const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A younger thread counts as this old, so that its first comment is no rush. */
const LEAST_AGE_MS = HOUR_MS / 4;

/** Time and votes are null where nobody told us. */
type Said = { id: string; parentId: string; createdAt: number | null; score: number | null };
export type Talk = {
  commentsAnHour: number;
  /** Null while there are comments of which none has votes that we know. */
  topUpvotes: number | null;
  /** From a text to an answer to it; null while nobody has answered. */
  meanAnswerMs: number | null;
  /** How many answer each directly, by id. */
  answers: ReadonlyMap<string, number>;
};

/** How a thread is talked about, from those of its comments that were read. */
export function measureTalk(
  thread: { id: string; createdAt: number; comments: number },
  comments: readonly Said[],
  now: number,
): Talk {
  const saidAt = new Map([thread, ...comments].map(({ id, createdAt }) => [id, createdAt]));
  const waits = comments.flatMap(({ parentId, createdAt }) => {
    const asked = saidAt.get(parentId) ?? null;
    return asked === null || createdAt === null ? [] : [Math.max(0, createdAt - asked)];
  });
  const scores = comments.map(({ score }) => score).filter((score) => score !== null);
  const answers = new Map<string, number>();
  for (const { parentId } of comments) answers.set(parentId, (answers.get(parentId) ?? 0) + 1);
  return {
    commentsAnHour: (thread.comments * HOUR_MS) / Math.max(now - thread.createdAt, LEAST_AGE_MS),
    topUpvotes: scores.length > 0 || thread.comments === 0 ? Math.max(0, ...scores) : null,
    meanAnswerMs: waits.length > 0 ? waits.reduce((sum, wait) => sum + wait, 0) / waits.length : null,
    answers,
  };
}

/** "14 min", "2.5 h", "3 days". */
export function writeSpan(ms: number | null): string {
  if (ms === null) return 'No answers yet';
  if (ms < HOUR_MS) return `${Math.max(1, Math.round(ms / MINUTE_MS))} min`;
  const hours = ms / HOUR_MS;
  return hours < 48 ? `${Math.round(hours * 10) / 10} h` : `${Math.round(hours / 24)} days`;
}

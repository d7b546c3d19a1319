const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** A younger thread counts as this old, so that its first comment is no rush. */
const LEAST_AGE_MS = HOUR_MS / 4;

type Said = { id: string; parentId: string; createdAt: number; score: number };
export type Talk = {
  commentsAnHour: number;
  topUpvotes: number;
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
    const asked = saidAt.get(parentId);
    return asked === undefined ? [] : [Math.max(0, createdAt - asked)];
  });
  const answers = new Map<string, number>();
  for (const { parentId } of comments) answers.set(parentId, (answers.get(parentId) ?? 0) + 1);
  return {
    commentsAnHour: (thread.comments * HOUR_MS) / Math.max(now - thread.createdAt, LEAST_AGE_MS),
    topUpvotes: Math.max(0, ...comments.map(({ score }) => score)),
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

const FEWEST_ANSWERS = 5;

/** The upvotes that an answer there usually gets, and those of the middle half; null while there are too few to say. */
export function estimateUpvotes(
  comments: readonly Pick<Said, 'score'>[],
): { median: number; from: number; to: number; count: number } | null {
  if (comments.length < FEWEST_ANSWERS) return null;
  const scores = comments.map(({ score }) => score).toSorted((a, b) => a - b);
  const at = (share: number) => scores[Math.round((scores.length - 1) * share)] ?? 0;
  return { median: at(0.5), from: at(0.25), to: at(0.75), count: scores.length };
}

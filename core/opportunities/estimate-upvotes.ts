export type Estimate = { median: number; from: number; to: number };

const FEWEST_ANSWERS = 20;
const FEWEST_THREADS = 3;

/**
 * The median upvotes of an answer in a community, with the middle half; null with too few answers. `threads`: the
 * upvotes of the answers in each thread.
 */
export function estimateUpvotes(threads: readonly (readonly number[])[]): Estimate | null {
  const scores = threads.flat().toSorted((a, b) => a - b);
  if (scores.length < FEWEST_ANSWERS || threads.length < FEWEST_THREADS) return null;
  const at = (share: number) => scores[Math.round((scores.length - 1) * share)] ?? 0;
  return { median: at(0.5), from: at(0.25), to: at(0.75) };
}

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

export function describeEstimate(
  community: string,
  threads: readonly (readonly number[])[],
  estimate: Estimate | null,
): string {
  const answers = threads.flat().length;
  if (answers === 0) return `No answers in r/${community} were read yet.`;
  const read = `${count(answers, 'answer')} in ${count(threads.length, 'thread')} of r/${community}`;
  return estimate
    ? `Half of the ${read} that were read lately have ${estimate.from} to ${count(estimate.to, 'upvote')}.`
    : `Only ${read} ${answers === 1 ? 'was' : 'were'} read so far; an estimate takes ${FEWEST_ANSWERS} ` +
        `answers in ${FEWEST_THREADS} threads.`;
}

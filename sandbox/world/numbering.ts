/**
 * Everything has a number, and its public id is that number in base 36. Generated things need no store:
 * their number says which community, thread and reply they are.
 */
const THREAD_BASE = 36 ** 6;
const COMMENT_BASE = 36 ** 7;
const COMMUNITIES = 64;
const REPLIES = 1024;
const MEMBER_THREADS = 2 ** 27;
const MEMBER_COMMENTS = 2 ** 39;
const ANSWERS = 2 ** 44;
const ANSWERS_EACH = 8;

export type ThreadPlace =
  | { by: 'resident'; community: number; index: number }
  | { by: 'member'; sequence: number };
export type CommentPlace =
  | { by: 'resident'; thread: number; index: number }
  | { by: 'member'; sequence: number }
  | { by: 'answer'; sequence: number; index: number };

export const residentThread = (community: number, index: number): number => index * COMMUNITIES + community;
export const memberThread = (sequence: number): number => MEMBER_THREADS + sequence;
export const threadId = (number: number): string => (THREAD_BASE + number).toString(36);

export const residentComment = (thread: number, index: number): number => thread * REPLIES + index;
export const memberComment = (sequence: number): number => MEMBER_COMMENTS + sequence;
export const answerComment = (sequence: number, index: number): number =>
  ANSWERS + sequence * ANSWERS_EACH + index;
export const commentId = (number: number): string => (COMMENT_BASE + number).toString(36);

export const communityId = (index: number): string => (36 ** 4 * 2 + index * 9173).toString(36);
export const accountId = (number: number): string => (36 ** 5 + number * 7919).toString(36);

const parse = (id: string, base: number): number | null => {
  if (!/^[0-9a-z]{1,10}$/.test(id)) return null;
  const number = parseInt(id, 36) - base;
  return number >= 0 && Number.isSafeInteger(number) ? number : null;
};

export const placeOfThread = (id: string): ThreadPlace | null => {
  const number = parse(id, THREAD_BASE);
  if (number === null || number >= MEMBER_THREADS * 2) return null;
  if (number >= MEMBER_THREADS) return { by: 'member', sequence: number - MEMBER_THREADS };
  return { by: 'resident', community: number % COMMUNITIES, index: Math.floor(number / COMMUNITIES) };
};

export const placeOfComment = (id: string): CommentPlace | null => {
  const number = parse(id, COMMENT_BASE);
  if (number === null) return null;
  if (number >= ANSWERS) {
    const rest = number - ANSWERS;
    return { by: 'answer', sequence: Math.floor(rest / ANSWERS_EACH), index: rest % ANSWERS_EACH };
  }
  if (number >= MEMBER_COMMENTS) return { by: 'member', sequence: number - MEMBER_COMMENTS };
  return { by: 'resident', thread: Math.floor(number / REPLIES), index: number % REPLIES };
};

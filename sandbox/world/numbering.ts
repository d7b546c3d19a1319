/**
 * Every thing has a number; its id is that number in base 36. A generated thing's number encodes its community,
 * thread and reply, so it can be generated again from its id.
 */

const THREAD_BASE = 36 ** 6;
const COMMENT_BASE = 36 ** 7;
const COMMUNITIES = 64;
const REPLIES = 1024;
const MEMBER_THREADS = 2 ** 27;
const MEMBER_COMMENTS = 2 ** 39;
const ANSWERS = 2 ** 44;
const ANSWERS_EACH = 8;

export type ThreadRef =
  | { by: 'resident'; community: number; index: number }
  | { by: 'member'; sequence: number };
export type CommentRef =
  | { by: 'resident'; thread: number; index: number }
  | { by: 'member'; sequence: number }
  | { by: 'answer'; sequence: number; index: number };

export function residentThreadNumber(community: number, index: number): number {
  return index * COMMUNITIES + community;
}

export function memberThreadNumber(sequence: number): number {
  return MEMBER_THREADS + sequence;
}

export function threadId(number: number): string {
  return (THREAD_BASE + number).toString(36);
}

export function residentCommentNumber(thread: number, index: number): number {
  return thread * REPLIES + index;
}

export function memberCommentNumber(sequence: number): number {
  return MEMBER_COMMENTS + sequence;
}

export function answerCommentNumber(sequence: number, index: number): number {
  return ANSWERS + sequence * ANSWERS_EACH + index;
}

export function commentId(number: number): string {
  return (COMMENT_BASE + number).toString(36);
}

export function communityId(index: number): string {
  return (36 ** 4 * 2 + index * 9173).toString(36);
}

export function accountId(number: number): string {
  return (36 ** 5 + number * 7919).toString(36);
}

function parse(id: string, base: number): number | null {
  if (!/^[0-9a-z]{1,10}$/.test(id)) return null;
  const number = parseInt(id, 36) - base;
  return number >= 0 && Number.isSafeInteger(number) ? number : null;
}

export function parseThreadId(id: string): ThreadRef | null {
  const number = parse(id, THREAD_BASE);
  if (number === null || number >= MEMBER_THREADS * 2) return null;
  if (number >= MEMBER_THREADS) return { by: 'member', sequence: number - MEMBER_THREADS };
  return { by: 'resident', community: number % COMMUNITIES, index: Math.floor(number / COMMUNITIES) };
}

export function parseCommentId(id: string): CommentRef | null {
  const number = parse(id, COMMENT_BASE);
  if (number === null) return null;
  if (number >= ANSWERS) {
    const rest = number - ANSWERS;
    return { by: 'answer', sequence: Math.floor(rest / ANSWERS_EACH), index: rest % ANSWERS_EACH };
  }
  if (number >= MEMBER_COMMENTS) return { by: 'member', sequence: number - MEMBER_COMMENTS };
  return { by: 'resident', thread: Math.floor(number / REPLIES), index: number % REPLIES };
}

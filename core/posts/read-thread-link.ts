const THREAD_LINK = /\/comments\/([a-z0-9]+)(?:\/[^/]*(?:\/([a-z0-9]+))?)?/i;

/** The platform's thread id from a permalink; null if there is none. */
export function readThreadId(permalink: string | null): string | null {
  const [, thread] = THREAD_LINK.exec(permalink ?? '') ?? [];
  return thread ? `t3_${thread.toLowerCase()}` : null;
}

/** The platform's id of the thread or comment at a permalink, which a reply would answer. */
export function readParentId(permalink: string | null): string | null {
  const [, , comment] = THREAD_LINK.exec(permalink ?? '') ?? [];
  return comment ? `t1_${comment.toLowerCase()}` : readThreadId(permalink);
}

/** The community in a thread's link; null if there is none. */
export const readThreadCommunity = (permalink: string): string | null =>
  /\/r\/([^/]+)\/comments\//i.exec(permalink)?.[1] ?? null;

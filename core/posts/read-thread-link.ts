const THREAD_LINK = /\/comments\/([a-z0-9]+)(?:\/[^/]*(?:\/([a-z0-9]+))?)?/i;

/** The platform's id of the thread that a permalink leads to; null when it leads to none. */
export function readThreadId(permalink: string | null): string | null {
  const [, thread] = THREAD_LINK.exec(permalink ?? '') ?? [];
  return thread ? `t3_${thread.toLowerCase()}` : null;
}

/** The platform's id of the thread or comment that a permalink leads to: what a reply answers. */
export function readParentId(permalink: string | null): string | null {
  const [, , comment] = THREAD_LINK.exec(permalink ?? '') ?? [];
  return comment ? `t1_${comment.toLowerCase()}` : readThreadId(permalink);
}

/** The community that a thread's link names; null if it names none. */
export const readThreadCommunity = (permalink: string): string | null =>
  /\/r\/([^/]+)\/comments\//i.exec(permalink)?.[1] ?? null;

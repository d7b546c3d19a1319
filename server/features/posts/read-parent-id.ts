const THREAD = /\/comments\/([a-z0-9]+)(?:\/[^/]*(?:\/([a-z0-9]+))?)?/i;

/** The thread or comment that a permalink names, as the platform's id; null when it names none. */
export function readParentId(permalink: string | null): string | null {
  const [, thread, comment] = THREAD.exec(permalink ?? '') ?? [];
  if (!thread) return null;
  return comment ? `t1_${comment.toLowerCase()}` : `t3_${thread.toLowerCase()}`;
}

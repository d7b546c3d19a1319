const THREAD = /\/comments\/([a-z0-9]+)(?:\/[^/]*(?:\/([a-z0-9]+))?)?/i;

/** Parses a permalink into the platform id of its thread or comment, or null. */
export function readParentId(permalink: string | null): string | null {
  const [, thread, comment] = THREAD.exec(permalink ?? '') ?? [];
  if (!thread) return null;
  return comment ? `t1_${comment.toLowerCase()}` : `t3_${thread.toLowerCase()}`;
}

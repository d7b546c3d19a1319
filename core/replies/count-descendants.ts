type Below = { id: string; parentId: string };

/** Counts the comments below one comment. Parents must be listed before their replies. */
export function countDescendants(comments: readonly Below[], id: string): number {
  const found = new Set([id]);
  for (const comment of comments) if (found.has(comment.parentId)) found.add(comment.id);
  return found.size - 1;
}

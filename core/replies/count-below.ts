type Below = { id: string; parentId: string };

/** How many comments stand below this one, as far as they are listed after what they answer. */
export function countBelow(comments: readonly Below[], id: string): number {
  const found = new Set([id]);
  for (const comment of comments) if (found.has(comment.parentId)) found.add(comment.id);
  return found.size - 1;
}

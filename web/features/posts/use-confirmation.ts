import { useQuery } from '@tanstack/react-query';
import type { Output } from '#contract/endpoint.ts';
import type { Post, readPostHistory } from '#contract/posts.ts';
import { postHistoryQuery } from './posts.queries.ts';

/** What was found at the link that an author pasted. */
export type Confirmation = {
  isChecked: boolean;
  /** Without u/; null unless another account posted it than the one it was written for. */
  author: string | null;
};

/** Its author pasted the link; of what we sent, the platform told us a path. */
export const isLinkedByHand = ({ phase, permalink }: Post): boolean =>
  phase === 'published' && permalink !== null && URL.canParse(permalink);

/** Of the link that was pasted last; null before that. */
export function readConfirmation(history: Output<typeof readPostHistory>): Confirmation | null {
  const at = history.findLastIndex(({ event }) => event === 'confirmed');
  if (at < 0) return null;
  const told = new Map(history.slice(at + 1).map(({ event, detail }) => [event, detail]));
  return {
    isChecked: !told.has('linkUnchecked'),
    author: told.get('postedByAnother')?.split(' ')[0] || null,
  };
}

/** Null until it is known, and for a post that we sent. */
export function useConfirmation(post: Post): Confirmation | null {
  const isByHand = isLinkedByHand(post);
  const { data } = useQuery({
    ...postHistoryQuery(post.id),
    enabled: isByHand,
    select: readConfirmation,
  });
  return (isByHand && data) || null;
}

import { useQuery } from '@tanstack/react-query';
import type { Output } from '#contract/endpoint.ts';
import type { Post, readPostHistory } from '#contract/posts.ts';
import { postHistoryQuery } from './posts.queries.ts';

export type Confirmation = {
  isChecked: boolean;
  /** The account that posted, without u/; null if it is the account that the post was written for. */
  author: string | null;
};

/** True if the author pasted the link; for posts we sent, the platform returns a path. */
export const isLinkedByHand = ({ phase, permalink }: Post): boolean =>
  phase === 'published' && permalink !== null && URL.canParse(permalink);

/** The confirmation of the last pasted link; null without one. */
export function readConfirmation(history: Output<typeof readPostHistory>): Confirmation | null {
  const at = history.findLastIndex(({ event }) => event === 'confirmed');
  if (at < 0) return null;
  const found = new Map(history.slice(at + 1).map(({ event, detail }) => [event, detail]));
  return {
    isChecked: !found.has('linkUnchecked'),
    author: found.get('postedByAnother')?.split(' ')[0] || null,
  };
}

/** How the author confirmed a post by hand; null until loaded, and for posts that we sent. */
export function useConfirmation(post: Post): Confirmation | null {
  const isByHand = isLinkedByHand(post);
  const { data } = useQuery({
    ...postHistoryQuery(post.id),
    enabled: isByHand,
    select: readConfirmation,
  });
  return (isByHand && data) || null;
}

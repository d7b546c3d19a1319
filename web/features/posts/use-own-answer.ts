import { useQuery } from '@tanstack/react-query';
import type { Post, PostPhase } from '#contract/posts.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import { postsQuery } from './posts.queries.ts';

/** The user's own comment that is published or on its way. */
export type OwnAnswer = { id: string; isOut: boolean };

const ON_ITS_WAY: ReadonlySet<PostPhase> = new Set(['waiting', 'publishing', 'checking', 'needs_you']);

/** The user's own answers, by the id of the thread or comment they answer. */
const byParent = (posts: readonly Post[]): ReadonlyMap<string | null, OwnAnswer[]> =>
  Map.groupBy(
    posts
      .filter(({ type, phase }) => type === 'comment' && (phase === 'published' || ON_ITS_WAY.has(phase)))
      .map(({ parentUrl, id, phase }) => ({
        parent: readParentId(parentUrl),
        id,
        isOut: phase === 'published',
      })),
    ({ parent }) => parent,
  );

/** Finds the user's own answer to a thread by URL; undefined if there is none. */
export function useOwnAnswer(): (url: string) => OwnAnswer | undefined {
  const { data } = useQuery({ ...postsQuery, select: byParent });
  return (url) => {
    const parent = readParentId(url);
    const answers = parent === null ? [] : (data?.get(parent) ?? []);
    return answers.find(({ isOut }) => isOut) ?? answers[0];
  };
}

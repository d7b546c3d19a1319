import { useQuery } from '@tanstack/react-query';
import type { Post, PostPhase } from '#contract/posts.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import { postsQuery } from './posts.queries.ts';

/** A comment of one's own that went out, or is on its way. */
export type OwnAnswer = { id: string; isOut: boolean };

const ON_ITS_WAY: ReadonlySet<PostPhase> = new Set(['waiting', 'publishing', 'checking', 'needs_you']);

/** The own answers to a thread or comment, by what they answer. */
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

/** Finds the own answer to a thread by its address; undefined where there is none. */
export function useOwnAnswer(): (url: string) => OwnAnswer | undefined {
  const { data } = useQuery({ ...postsQuery, select: byParent });
  return (url) => {
    const parent = readParentId(url);
    const answers = parent === null ? [] : (data?.get(parent) ?? []);
    return answers.find(({ isOut }) => isOut) ?? answers[0];
  };
}

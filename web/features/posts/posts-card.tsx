import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Post } from '#contract/posts.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { postsQuery } from './posts.queries.ts';

type PostsCardProps = { title: string; children: (posts: readonly Post[]) => ReactNode };

/** A part of a page that is made of the posts, once they are there. */
export function PostsCard({ title, children }: PostsCardProps) {
  const { data: posts, error, isFetching, refetch } = useQuery(postsQuery);
  const waiting = error ? (
    <LoadProblem error={error} pending={isFetching} onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows rows={3} text="Loading dashboard..." />
  );
  return <Card title={title}>{posts ? children(posts) : waiting}</Card>;
}

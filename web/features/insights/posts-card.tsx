import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Post } from '#contract/posts.ts';
import { Card } from '#web/ui/card.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';

type PostsCardProps = { title: string; children: (posts: readonly Post[]) => ReactNode };

/** A card that renders the posts once they are loaded. */
export function PostsCard({ title, children }: PostsCardProps) {
  const query = useQuery(postsQuery);
  return (
    <Card title={title}>
      {query.data ? children(query.data) : <Waiting query={query} rows={3} text="Loading dashboard..." />}
    </Card>
  );
}

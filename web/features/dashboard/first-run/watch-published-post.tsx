import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { firstStepsQuery } from '../first-steps.queries.ts';
import { findFirstSent } from './plug-post.ts';
import { WatchPost } from './watch-post.tsx';

/** Watches the first post on the page that just published it. */
export function WatchPublishedPost({ postId }: { postId: string }) {
  const { data: steps } = useQuery(firstStepsQuery);
  const { data: platform } = useCommunity();
  const { data: first } = useQuery({ ...postsQuery, select: findFirstSent });
  const isShown = steps?.isOpen && first?.id === postId;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) place.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={place} tabIndex={-1} className="mb-4 scroll-mt-20 outline-none lg:scroll-mt-6">
      <Card
        title="Your first post"
        action={
          <Link to="/" hash="first-steps" className={buttonStyle()}>
            Back to the first steps
          </Link>
        }
      >
        <div className="p-4">
          <WatchPost post={first} mode={platform?.mode ?? 'none'} />
        </div>
      </Card>
    </div>
  );
}

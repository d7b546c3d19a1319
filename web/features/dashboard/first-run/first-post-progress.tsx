import { useQuery } from '@tanstack/react-query';
import type { PlatformMode } from '#web/features/accounts/describe-account.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { findFirstSent } from './plug-post.ts';
import { PullPlug } from './pull-plug.tsx';
import { WatchPost } from './watch-post.tsx';

/** Shows the first post on its way, then what happens when a response is lost. */
export function FirstPostProgress({ mode }: { mode: PlatformMode }) {
  const { data: first } = useQuery({ ...postsQuery, select: findFirstSent });
  if (!first) return null;
  return (
    <>
      <WatchPost post={first} mode={mode} />
      {mode === 'sandbox' && first.phase === 'published' && <PullPlug />}
    </>
  );
}

import { usePrefetchQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import type { User } from '#contract/session.ts';
import { accountsQuery, useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { SandboxBanner } from '#web/features/accounts/sandbox-banner.tsx';
import { AppLayout } from '#web/shell/app-layout.tsx';
import { FullScreenSpinner } from '#web/ui/spinner.tsx';
import { preloadPages, useWantedPage } from './on-arrival.ts';
import { useLiveData } from '#web/shell/use-live-data.ts';

/**
 * Waits for the platform query, because a late banner would shift the page. Its response and the accounts' are embedded in
 * the page (`first-answers.ts` of the server).
 */
export function SignedIn({ user, children }: { user: User; children: ReactNode }) {
  useLiveData();
  usePrefetchQuery(accountsQuery);
  const { data: platform, isPending } = useCommunity();
  // Deferred rendering is interruptible, so it doesn't block clicks and typing.
  const isReady = useDeferredValue(!isPending, false);
  useEffect(() => preloadPages(), []);
  const wanted = useWantedPage();
  if (wanted) return <Navigate to="." href={wanted} replace />;
  if (!isReady) return <FullScreenSpinner />;
  return (
    <AppLayout
      user={user}
      banner={platform?.mode === 'sandbox' && platform.url && <SandboxBanner url={platform.url} />}
    >
      {children}
    </AppLayout>
  );
}

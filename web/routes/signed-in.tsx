import { usePrefetchQuery } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import type { User } from '#contract/session.ts';
import { accountsQuery, useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { SandboxBanner } from '#web/features/accounts/sandbox-banner.tsx';
import { AppLayout } from '#web/shell/app-layout.tsx';
import { FullScreenSpinner } from '#web/ui/spinner.tsx';
import { useLiveData } from '#web/shell/use-live-data.ts';

/**
 * Waits for the community: a banner that comes late would push the page down. The page itself names this call and the
 * accounts' one (`FIRST_CALLS` of the build), so both are on their way before this runs.
 */
export function SignedIn({ user, children }: { user: User; children: ReactNode }) {
  useLiveData();
  usePrefetchQuery(accountsQuery);
  const { data: community, isPending } = useCommunity();
  // Deferred, the page is drawn in small steps: in one it would hold up whoever clicks or types meanwhile.
  const isReady = useDeferredValue(!isPending, false);
  if (!isReady) return <FullScreenSpinner />;
  return (
    <AppLayout
      user={user}
      banner={community?.mode === 'sandbox' && community.url && <SandboxBanner url={community.url} />}
    >
      {children}
    </AppLayout>
  );
}

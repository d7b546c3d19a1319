import type { ReactNode } from 'react';
import type { User } from '#contract/session.ts';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { SandboxBanner } from '#web/features/accounts/sandbox-banner.tsx';
import { AppLayout } from '#web/shell/app-layout.tsx';
import { FullScreenSpinner } from '#web/ui/spinner.tsx';
import { useLiveData } from './use-live-data.ts';

/** Waits for the community, which is asked for together with the user: a banner that comes late would push the page down. */
export function SignedIn({ user, children }: { user: User; children: ReactNode }) {
  useLiveData();
  const { data: community, isPending } = useCommunity();
  if (isPending) return <FullScreenSpinner />;
  return (
    <AppLayout
      user={user}
      banner={community?.mode === 'sandbox' && community.url && <SandboxBanner url={community.url} />}
    >
      {children}
    </AppLayout>
  );
}

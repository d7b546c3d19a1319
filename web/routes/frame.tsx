import { lazyRouteComponent, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useUser } from '#web/features/session/session.queries.ts';
import { knownSignedOut } from '#web/lib/browser.ts';
import { Landing } from './landing.tsx';
import { FullScreenSpinner } from '#web/ui/spinner.tsx';

const SignedIn = lazyRouteComponent(() => import('./signed-in.tsx'), 'SignedIn');
// Fetched while the user's status is still on its way, so that nothing waits for it afterwards.
if (!knownSignedOut()) void SignedIn.preload?.();

/** Who sees what: every page belongs to somebody signed in; the start page shows everybody else the landing view. */
export function Frame() {
  const { data: user } = useUser();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (!user && pathname !== '/') return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      {user ? (
        <SignedIn user={user}>
          <Outlet />
        </SignedIn>
      ) : (
        <Landing />
      )}
    </Suspense>
  );
}

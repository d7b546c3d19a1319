import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useUser } from '#web/features/session/session.queries.ts';
import { knownSignedOut } from '#web/lib/browser.ts';
import { FullScreenSpinner } from '#web/ui/spinner.tsx';

const importSignedIn = () => import('./signed-in.tsx').then(({ SignedIn }) => ({ default: SignedIn }));
const importLanding = () => import('./landing.tsx').then(({ Landing }) => ({ default: Landing }));
// Fetched while the user's status is still on its way: it is almost always the one that will be needed.
void (knownSignedOut() ? importLanding() : importSignedIn());
const SignedIn = lazy(importSignedIn);
const Landing = lazy(importLanding);

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

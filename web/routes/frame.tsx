import { lazyRouteComponent, Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useUser } from '#web/features/session/session.queries.ts';
import { isKnownSignedOut } from '#web/lib/browser.ts';
import { rememberWantedPage } from '#web/lib/wanted-page.ts';
import { Landing } from './landing.tsx';
import { FullScreenSpinner } from '#web/ui/spinner.tsx';

const SignedIn = lazyRouteComponent(() => import('./signed-in.tsx'), 'SignedIn');
// Preloaded while the user query is still pending.
if (!isKnownSignedOut()) void SignedIn.preload?.();

/** Shows visitors the landing page and the check; other pages require signing in. */
export function Frame() {
  const { data: user } = useUser();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isCheck = pathname === '/check';
  const isSentAway = !user && pathname !== '/' && !isCheck;
  useEffect(() => {
    if (isSentAway) rememberWantedPage();
  }, [isSentAway]);
  if (isSentAway) return <Navigate to="/" replace />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      {user ? (
        <SignedIn key={user.id} user={user}>
          <Outlet />
        </SignedIn>
      ) : isCheck ? (
        <Outlet />
      ) : (
        <Landing />
      )}
    </Suspense>
  );
}

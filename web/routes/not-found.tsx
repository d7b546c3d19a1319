import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useUser } from '#web/features/session/session.queries.ts';
import { preloadable } from '#web/page-code.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { FullScreenSpinner } from '#web/ui/spinner.tsx';

const SignedIn = lazyRouteComponent(
  preloadable(() => import('./signed-in.tsx')),
  'SignedIn',
);

function Problem({ isSignedIn }: { isSignedIn: boolean }) {
  const Box = isSignedIn ? 'div' : 'main';
  return (
    <Box className="mx-auto grid min-h-[70dvh] max-w-100 content-center gap-3 px-4">
      <title>404 Page Not Found · Threadwell</title>
      <h1 className="text-2xl tracking-tight">404 Page Not Found</h1>
      <p className="text-ink-2">There’s nothing at this address.</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonStyle({ kind: 'primary' })}>
          {isSignedIn ? 'Back to the dashboard' : 'Back to the start'}
        </Link>
        {isSignedIn ? (
          <Link to="/posts" className={buttonStyle()}>
            Your posts
          </Link>
        ) : (
          <a href="/api/login" className={buttonStyle()}>
            Sign in
          </a>
        )}
      </div>
      <p className="mt-6 text-xs text-ink-3">Developers: did you forget to add the page to the router?</p>
    </Box>
  );
}

export function NotFound() {
  const { data: user } = useUser();
  if (!user) return <Problem isSignedIn={false} />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <SignedIn user={user}>
        <Problem isSignedIn />
      </SignedIn>
    </Suspense>
  );
}

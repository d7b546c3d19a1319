import { Outlet } from '@tanstack/react-router';
import { useUser } from '#web/features/session/session.queries.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { FullScreenSpinner } from '#web/ui/spinner.tsx';
import { FullScreenProblem } from './full-screen-problem.tsx';

/** Waits for the user query before any page renders. */
export function Root() {
  const { isPending, isError, data, error, refetch } = useUser();
  if (isPending) return <FullScreenSpinner />;
  if (isError && data === undefined)
    return <FullScreenProblem text={errorMessage(error)} onRetry={() => void refetch()} />;
  return <Outlet />;
}

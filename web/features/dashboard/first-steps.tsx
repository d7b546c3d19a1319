import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import type { PlatformMode } from '#web/features/accounts/describe-account.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { STEPS } from './first-run/describe-steps.ts';
import { FirstStepRow } from './first-run/first-step-row.tsx';
import { firstStepsQuery, useDismissFirstSteps } from './first-steps.queries.ts';

/** What stays to look at once every step is done. */
const FINISHED = ['publish'] as const;

/**
 * Lists the first steps and ticks those that are done. Renders nothing once dismissed, or a while after the first post was
 * published.
 */
export function FirstSteps() {
  const { data } = useQuery(firstStepsQuery);
  const dismiss = useDismissFirstSteps();
  const platform = useCommunity();
  if (!data?.isOpen || platform.isPending) return null;
  const mode = platform.data?.mode ?? 'none';
  const { done } = data;
  const next = STEPS.find((step) => !done.includes(step));
  return (
    <Card
      id="first-steps"
      title="Your first post"
      description={`${done.length} of ${STEPS.length} done`}
      action={
        <Button kind="quiet" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      <ol className="divide-y">
        {(next ? STEPS : FINISHED).map((step) => (
          <FirstStepRow
            key={step}
            step={step}
            isDone={done.includes(step)}
            isNext={step === next}
            mode={mode}
          />
        ))}
      </ol>
      {done.includes('publish') && <WhatNext mode={mode} />}
    </Card>
  );
}

const linkStyle = 'font-medium text-accent-ink underline';

const WhatNext = ({ mode }: { mode: PlatformMode }) => (
  <p className="border-t p-4 text-sm text-ink-2">
    Next:{' '}
    <Link to="/discovery" className={linkStyle}>
      choose the subreddits you write for
    </Link>
    , or{' '}
    <Link to="/scanner" className={linkStyle}>
      look for threads that deserve an answer
    </Link>
    .
    {mode === 'sandbox' && (
      <>
        {' '}
        When you are done practising,{' '}
        <Link to="/settings" hash="reddit-connection" className={linkStyle}>
          switch to Reddit
        </Link>
        .
      </>
    )}
  </p>
);

import { useQuery } from '@tanstack/react-query';
import { FIRST_STEPS } from '#contract/first-steps.ts';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FirstStepRow } from './first-run/first-step-row.tsx';
import { firstStepsQuery, useDismissFirstSteps } from './first-steps.queries.ts';

/** What to do first, ticked off by what is there; nothing once the first post has been out for a while, or it was dismissed. */
export function FirstSteps() {
  const { data } = useQuery(firstStepsQuery);
  const dismiss = useDismissFirstSteps();
  const platform = useCommunity();
  if (!data?.isOpen || platform.isPending) return null;
  const mode = platform.data?.mode ?? 'none';
  const { done } = data;
  const next = FIRST_STEPS.find((step) => !done.includes(step));
  return (
    <Card
      id="first-steps"
      title="Your first post"
      description={`${done.length} of ${FIRST_STEPS.length} done`}
      action={
        <Button kind="quiet" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      <ol className="divide-y">
        {FIRST_STEPS.map((step) => (
          <FirstStepRow
            key={step}
            step={step}
            isDone={done.includes(step)}
            isNext={step === next}
            mode={mode}
          />
        ))}
      </ol>
    </Card>
  );
}

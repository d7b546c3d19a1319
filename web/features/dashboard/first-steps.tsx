import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FirstStep } from '#contract/first-steps.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { firstStepsQuery, useDismissFirstSteps } from './first-steps.queries.ts';

type Step = { step: FirstStep; title: string; text: string };

const STEPS: readonly Step[] = [
  { step: 'connect', title: 'Connect an account', text: 'Or add one that you post with by hand.' },
  { step: 'targets', title: 'Choose your targets', text: 'The subreddits that you write for.' },
  { step: 'draft', title: 'Write a first draft', text: 'Checked against the rules of its subreddit.' },
  { step: 'scan', title: 'Run a first scan', text: 'For threads that deserve an answer from you.' },
];
const PAGES = { targets: '/discovery', draft: '/generator', scan: '/scanner' } as const;

const stepStyle = 'flex min-h-full gap-3 bg-surface p-4 hover:bg-hover';

/** Accounts are connected further down on the same page. */
const StepLink = ({ step, children }: { step: FirstStep; children: ReactNode }) =>
  step === 'connect' ? (
    <a href="#reddit-accounts" className={stepStyle}>
      {children}
    </a>
  ) : (
    <Link to={PAGES[step]} className={stepStyle}>
      {children}
    </Link>
  );

/** What to do first, ticked off by what is there; nothing once all is done, or the list was dismissed. */
export function FirstSteps() {
  const { data } = useQuery(firstStepsQuery);
  const dismiss = useDismissFirstSteps();
  if (!data?.isOpen) return null;
  return (
    <Card
      title="First steps"
      description={`${data.done.length} of ${STEPS.length} done`}
      action={
        <Button kind="quiet" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      <ul className="grid gap-px overflow-hidden rounded-b-lg bg-line sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ step, title, text }) => {
          const isDone = data.done.includes(step);
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <li key={step}>
              <StepLink step={step}>
                <Icon
                  className={`mt-0.5 size-4 shrink-0 ${isDone ? 'text-ok' : 'text-ink-3'}`}
                  aria-hidden="true"
                />
                <span>
                  <span className={`block font-medium ${isDone ? 'text-ink-2' : ''}`}>
                    {title}
                    {isDone && <span className="sr-only"> (done)</span>}
                  </span>
                  <span className="block text-sm text-ink-2">{text}</span>
                </span>
              </StepLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

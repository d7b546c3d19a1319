import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FirstStep } from '#contract/first-steps.ts';
import { CONNECT_PATH } from '#web/features/accounts/account-row.tsx';
import type { PlatformMode } from '#web/features/accounts/describe-account.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { openServerPage } from '#web/lib/browser.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { EXAMPLE_COMMUNITY, EXAMPLE_TOPICS } from './describe-steps.ts';
import { FactsFinder } from './facts-finder.tsx';

const AddAccountDialog = lazy(async () => ({
  default: (await import('#web/features/accounts/add-account-dialog.tsx')).AddAccountDialog,
}));

/** Loaded once there is a post. */
const FirstPostProgress = lazy(async () => ({
  default: (await import('./first-post-progress.tsx')).FirstPostProgress,
}));

type StepToolsProps = { step: FirstStep; isDone: boolean; isNext: boolean; mode: PlatformMode };

/** The controls that complete a step. */
export function StepTools({ step, isDone, isNext, mode }: StepToolsProps): ReactNode {
  if (step === 'connect') return !isDone && <Connect mode={mode} isNext={isNext} />;
  if (step === 'facts') return <FactsFinder isDone={isDone} />;
  if (step === 'draft') return !isDone && <Topics mode={mode} />;
  return <Publish mode={mode} />;
}

function Publish({ mode }: Pick<StepToolsProps, 'mode'>) {
  const { data: posts = [] } = useQuery(postsQuery);
  return <Suspense>{posts.length > 0 && <FirstPostProgress mode={mode} />}</Suspense>;
}

function Connect({ mode, isNext }: { mode: PlatformMode; isNext: boolean }) {
  const [adding, setAdding] = useState<boolean>();
  const kind = isNext ? 'primary' : 'secondary';
  return (
    <div>
      {mode === 'none' ? (
        <Button kind={kind} onClick={() => setAdding(true)}>
          Add your account
        </Button>
      ) : (
        <Button kind={kind} onClick={() => openServerPage(CONNECT_PATH)}>
          {mode === 'sandbox' ? 'Connect the practice account' : 'Connect your account'}
        </Button>
      )}
      <Suspense>
        {adding !== undefined && <AddAccountDialog open={adding} onOpenChange={setAdding} />}
      </Suspense>
    </div>
  );
}

const chipStyle =
  'inline-flex min-h-8 items-center rounded-full border border-line-strong px-3 py-1 text-sm ' +
  'text-ink hover:bg-hover touch:min-h-11';

const Topics = ({ mode }: { mode: PlatformMode }) => (
  <ul aria-label="Example topics" className="flex flex-wrap gap-2">
    {EXAMPLE_TOPICS.map((topic) => (
      <li key={topic}>
        <Link
          to="/generator"
          search={{ topic, ...(mode === 'sandbox' && { subreddit: EXAMPLE_COMMUNITY }) }}
          className={chipStyle}
        >
          {topic}
        </Link>
      </li>
    ))}
    <li>
      <Link to="/generator" className={buttonStyle({ kind: 'quiet' })}>
        <PenLine aria-hidden="true" />
        My own topic
      </Link>
    </li>
  </ul>
);

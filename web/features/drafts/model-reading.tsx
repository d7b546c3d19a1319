import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { ModelReading as Reading, readRulesWithModel } from '#contract/rules-record.ts';
import { FIELD_NAMES } from '#core/communities/rules/describe-value.ts';
import { call, errorMessage, type Target } from '#web/lib/api-client.ts';
import { ProvenanceBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useModelChoice } from './drafts.queries.ts';

const READ: Target<typeof readRulesWithModel> = {
  method: 'POST',
  path: '/api/subreddits/:name/rules/model',
};

/** Lets the workspace's own model read a community's rules. Its findings are only marked as possible. */
export function ModelReading({ name }: { name: string }) {
  const { data: choice } = useModelChoice();
  const { data, error, isPending, mutate } = useMutation({ mutationFn: () => call(READ, { name }) });
  if (!choice || choice.provider === 'builtin') return null;
  return (
    <section aria-label="What your model found" className="grid justify-items-start gap-3 px-4 py-3 text-sm">
      {data ? (
        <Found reading={data} />
      ) : (
        <Button icon={<Sparkles aria-hidden="true" />} pending={isPending} onClick={() => mutate()}>
          Read them with your model too
        </Button>
      )}
      <FormProblem>{error && errorMessage(error)}</FormProblem>
    </section>
  );
}

const Found = ({ reading: { engine, findings } }: { reading: Reading }) => (
  <>
    <p role="status" className="flex flex-wrap items-center gap-2 text-ink-2">
      <ProvenanceBadge from="model" />
      {findings.length === 0
        ? `${engine} found nothing beyond this.`
        : `${engine} may be wrong: read the sentences yourself.`}
    </p>
    <ul className="grid gap-3">
      {findings.map(({ field, words, quote }) => (
        <li key={field} className="grid gap-1">
          <p className="font-medium">
            Possibly: {FIELD_NAMES[field]}: {words}
          </p>
          <blockquote className="border-l-2 pl-3 wrap-anywhere whitespace-pre-line text-ink-2">
            “{quote}”
          </blockquote>
        </li>
      ))}
    </ul>
  </>
);

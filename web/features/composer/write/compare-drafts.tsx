import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useId, useState } from 'react';
import type { GeneratedDraft } from '#contract/drafts.ts';
import type { Brief } from '#core/composer/brief.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { MarkdownPreview } from '#web/ui/markdown/markdown-preview.tsx';
import { Writing } from '../edit/preview-card.tsx';
import { buildDraftRequest } from './draft-request.ts';
import { generateDraft, type DraftRequest } from '#web/features/drafts/generate/generate-draft.ts';
import { readPartialDraft } from '#web/features/drafts/generate/read-partial-draft.ts';

const TAB =
  'min-h-11 flex-1 rounded-sm border border-transparent px-2 text-sm font-medium text-ink-2 ' +
  'aria-pressed:border-line aria-pressed:bg-surface aria-pressed:text-ink';

type CompareDraftsProps = {
  brief: Brief;
  onChoose: (draft: GeneratedDraft, request: DraftRequest) => void;
  onBack: () => void;
};
type ColumnProps = Pick<CompareDraftsProps, 'brief' | 'onChoose'> & { seed: string };

const SEEDS = ['1', '2', '3'];

function DraftColumn({ brief, seed, onChoose }: ColumnProps) {
  const request = buildDraftRequest(brief, { seed });
  const [soFar, setSoFar] = useState('');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['compared draft', useId()],
    queryFn: ({ signal }) => {
      setSoFar('');
      return generateDraft(request, { signal, onText: setSoFar });
    },
    retry: false,
    staleTime: 'static',
    gcTime: 0,
  });
  const { title, content } = data ?? readPartialDraft(soFar);
  const hasFailed = error !== null && !isFetching;
  return (
    <>
      <div className="grid flex-1 content-start gap-2 p-4">
        {hasFailed && <FormProblem>{errorMessage(error)}</FormProblem>}
        {isFetching && <Writing />}
        {title && <h4 className="text-base font-semibold text-pretty wrap-anywhere">{title}</h4>}
        <div className="leading-6 wrap-anywhere">
          <MarkdownPreview text={content} />
        </div>
      </div>
      <div data-button-bar className="grid rounded-b-lg border-t bg-surface p-4 tall:sticky tall:bottom-0">
        {hasFailed ? (
          <Button onClick={() => void refetch()}>Try again</Button>
        ) : (
          <Button
            kind="primary"
            disabled={!data}
            aria-label={`Use this one: draft ${seed}`}
            onClick={() => data && onChoose(data, request)}
          >
            Use this one
          </Button>
        )}
      </div>
    </>
  );
}

/** Three drafts from one brief, side by side; on a phone one at a time. */
export function CompareDrafts({ brief, onChoose, onBack }: CompareDraftsProps) {
  const [shown, setShown] = useState('1');
  return (
    <section aria-label="Three drafts" className="animate-fade">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<ArrowLeft />} onClick={onBack}>
          Back
        </Button>
        <h2 className="min-w-0 text-base wrap-anywhere">
          Three drafts for r/{brief.subreddit}: {brief.topic}
        </h2>
      </div>
      <div role="group" aria-label="Draft shown" className="mb-4 flex rounded-md bg-sunken p-1 lg:hidden">
        {SEEDS.map((seed) => (
          <button
            key={seed}
            type="button"
            aria-pressed={seed === shown}
            onClick={() => setShown(seed)}
            className={TAB}
          >
            Draft {seed}
          </button>
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        {SEEDS.map((seed) => (
          <section
            key={seed}
            aria-label={`Draft ${seed}`}
            className={`min-w-0 flex-col rounded-lg border bg-surface lg:flex ${seed === shown ? 'flex' : 'hidden'}`}
          >
            <h3 className="border-b px-4 py-2.5 text-sm text-ink-2">Draft {seed}</h3>
            <DraftColumn brief={brief} seed={seed} onChoose={onChoose} />
          </section>
        ))}
      </div>
    </section>
  );
}

import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Angle, GeneratedDraft } from '#contract/drafts.ts';
import { problemOf } from '#web/lib/api-client.ts';
import { PostText } from '#web/features/posts/community-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ANGLE_NAMES, threeAngles } from './brief-choices.ts';
import { draftRequestOf, type Brief } from './composition.ts';
import { generateDraft } from './generate-draft.ts';
import { useGeneration } from './use-generation.ts';

type AngleCompareProps = {
  brief: Brief;
  onChoose: (draft: GeneratedDraft, angle: Angle) => void;
  onBack: () => void;
};

function AngleDraft({ brief, angle, onChoose }: Omit<AngleCompareProps, 'onBack'> & { angle: Angle }) {
  const { start, partial, isPending, error } = useGeneration(generateDraft);
  const [draft, setDraft] = useState<GeneratedDraft | null>(null);
  const write = useEffectEvent(() => {
    start(draftRequestOf(brief, { angle })).then(setDraft, () => null);
  });
  useEffect(() => write(), []);

  const words = draft ? { title: draft.title ?? '', content: draft.content } : null;
  return (
    <>
      <div className="flex-1 p-4">
        {error ? (
          <FormProblem>{problemOf(error)}</FormProblem>
        ) : words ? (
          <PostText type={brief.contentType} url="" words={words} />
        ) : (
          <>
            <output className="mb-3 flex items-center gap-2 text-sm text-ink-2">
              <Spinner />
              Writing...
            </output>
            <PostText type="comment" url="" words={{ title: '', content: partial.content }} />
          </>
        )}
      </div>
      <div className="grid rounded-b-lg border-t bg-surface p-4 sticky bottom-0">
        {error ? (
          <Button pending={isPending} onClick={write}>
            Try again
          </Button>
        ) : (
          <Button
            kind="primary"
            disabled={!draft}
            aria-label={`Use this one: ${ANGLE_NAMES[angle].toLowerCase()}`}
            onClick={() => draft && onChoose(draft, angle)}
          >
            Use this one
          </Button>
        )}
      </div>
    </>
  );
}

/** The same topic from three angles, side by side; on a phone one at a time. */
export function AngleCompare({ brief, onChoose, onBack }: AngleCompareProps) {
  const angles = threeAngles(brief.angle);
  const [shown, setShown] = useState(angles[0]);
  return (
    <section aria-label="Three angles" className="animate-fade">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          Back
        </Button>
        <h2 className="min-w-0 text-base wrap-anywhere">
          Three angles for r/{brief.subreddit}: {brief.topic}
        </h2>
      </div>
      <div role="group" aria-label="Angle shown" className="mb-4 flex rounded-md bg-sunken p-1 lg:hidden">
        {angles.map((angle) => (
          <button
            key={angle}
            type="button"
            aria-pressed={angle === shown}
            onClick={() => setShown(angle)}
            className="min-h-11 flex-1 rounded-sm border border-transparent px-2 text-sm font-medium text-ink-2 aria-pressed:border-line aria-pressed:bg-surface aria-pressed:text-ink"
          >
            {ANGLE_NAMES[angle]}
          </button>
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        {angles.map((angle) => (
          <section
            key={angle}
            aria-label={ANGLE_NAMES[angle]}
            className={`min-w-0 flex-col rounded-lg border bg-surface lg:flex ${angle === shown ? 'flex' : 'hidden'}`}
          >
            <p className="border-b px-4 py-3 text-sm font-medium max-lg:hidden">{ANGLE_NAMES[angle]}</p>
            <AngleDraft brief={brief} angle={angle} onChoose={onChoose} />
          </section>
        ))}
      </div>
    </section>
  );
}

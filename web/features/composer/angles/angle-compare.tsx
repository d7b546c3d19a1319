import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Angle, GeneratedDraft } from '#contract/drafts.ts';
import { givenAnswers } from '#core/drafts/interview/given-answers.ts';
import { threeAngles } from '#core/drafts/three-angles.ts';
import { type Apartness, tellApart } from '#core/drafts/told-apart.ts';
import { useFacts } from '#web/features/drafts/drafts.queries.ts';
import { problemOf } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { MarkdownPreview } from '#web/ui/markdown/markdown-preview.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { answersToTopic, taskOf } from '../brief/answers-to-topic.ts';
import { ANGLE_NAMES } from '../brief/brief-choices.ts';
import { draftRequestOf, type Brief, type Words } from '../composition.ts';
import { generateDraft } from '../generate-draft.ts';
import { useGeneration } from '../use-generation.ts';
import { AngleDraft } from './angle-draft.tsx';
import { areAlike, findShared } from './find-shared.ts';

type AngleCompareProps = {
  brief: Brief;
  onChoose: (draft: GeneratedDraft, angle: Angle) => void;
  onBack: () => void;
  /** Back to the questions beside the topic. */
  onAnswer: () => void;
};
type Drafts = Partial<Record<Angle, GeneratedDraft>>;
type AngleColumnProps = Omit<AngleCompareProps, 'onBack' | 'onAnswer'> & {
  angle: Angle;
  draft: GeneratedDraft | undefined;
  shared: ReadonlySet<string>;
  sameAs: Angle | undefined;
  lacksAnswers: boolean;
  onDraft: (draft: GeneratedDraft) => void;
};

const wordsOf = ({ title, content }: GeneratedDraft): Words => ({ title: title ?? '', content });

function AngleColumn({
  brief,
  angle,
  draft,
  shared,
  sameAs,
  lacksAnswers,
  onDraft,
  onChoose,
}: AngleColumnProps) {
  const { start, partial, isPending, error } = useGeneration(generateDraft);
  const write = useEffectEvent(() => {
    start(draftRequestOf(brief, { angle })).then(
      (draft) => void (draft && onDraft(draft)),
      () => null,
    );
  });
  useEffect(() => write(), []);

  return (
    <>
      <div className="flex-1 p-4">
        {error ? (
          <FormProblem>{problemOf(error)}</FormProblem>
        ) : draft ? (
          <AngleDraft
            subreddit={brief.subreddit}
            words={wordsOf(draft)}
            shared={shared}
            sameAs={sameAs}
            lacksAnswers={lacksAnswers}
          />
        ) : (
          <>
            <output className="mb-3 flex items-center gap-2 text-sm text-ink-2">
              <Spinner />
              Writing...
            </output>
            <div className="leading-6 wrap-anywhere">
              <MarkdownPreview text={partial.content} />
            </div>
          </>
        )}
      </div>
      <div data-button-bar className="grid rounded-b-lg border-t bg-surface p-4 tall:sticky tall:bottom-0">
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

const NO_FACTS = { product: null, about: [] };

function useApartness(brief: Brief, angles: readonly Angle[]): Apartness {
  const { data: facts } = useFacts();
  return useMemo(() => {
    const topic = brief.topic.trim();
    const answers = givenAnswers(answersToTopic(brief, topic));
    const about = { topic, task: taskOf(brief), facts: facts ?? NO_FACTS, answers };
    return tellApart(about, angles);
  }, [brief, angles, facts]);
}

const findSame = (drafts: Drafts, angle: Angle, angles: readonly Angle[]): Angle | undefined =>
  angles
    .slice(0, angles.indexOf(angle))
    .find(
      (other) =>
        drafts[other]?.content === drafts[angle]?.content && drafts[other]?.title === drafts[angle]?.title,
    );

/** The same topic from three angles, side by side; on a phone one at a time. */
export function AngleCompare({ brief, onChoose, onBack, onAnswer }: AngleCompareProps) {
  const angles = useMemo(() => threeAngles(brief.angle), [brief.angle]);
  const [shown, setShown] = useState(angles[0]);
  const [drafts, setDrafts] = useState<Drafts>({});
  const made = useMemo(() => {
    const words = angles.flatMap((angle) => drafts[angle] ?? []).map(wordsOf);
    return words.length === angles.length ? words : [];
  }, [angles, drafts]);
  const shared = useMemo(() => findShared(made), [made]);
  const { isApart, isOpen, wouldBeApart } = useApartness(brief, angles);
  const lacksAnswers = !isApart && wouldBeApart;
  return (
    <section aria-label="Three angles" className="animate-fade">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
          Back
        </Button>
        <div className="min-w-0">
          <h2 className="text-base wrap-anywhere">
            Three angles for r/{brief.subreddit}: {brief.topic}
          </h2>
          {shared.size > 0 && <p className="text-sm text-ink-2">What all three share is grey.</p>}
        </div>
        {!isApart && areAlike(made) && (
          <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-4 py-3">
            <p className="text-sm">
              {isOpen
                ? 'These are much the same, because there is little of yours to tell yet.'
                : 'These are much the same: what you told can be told in few ways.'}
              {lacksAnswers &&
                ' Once the questions on your topic are answered, each angle tells your answers in its own way.'}
            </p>
            {isOpen && <Button onClick={onAnswer}>Answer the questions</Button>}
          </div>
        )}
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
            <h3 className="border-b px-4 py-3 text-xl">{ANGLE_NAMES[angle]}</h3>
            <AngleColumn
              brief={brief}
              angle={angle}
              draft={drafts[angle]}
              shared={shared}
              sameAs={findSame(drafts, angle, angles)}
              lacksAnswers={lacksAnswers}
              onDraft={(draft) => setDrafts((all) => ({ ...all, [angle]: draft }))}
              onChoose={onChoose}
            />
          </section>
        ))}
      </div>
    </section>
  );
}

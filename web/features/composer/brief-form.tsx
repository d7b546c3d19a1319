import { Columns3, Sparkles } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { ANGLES, generateBody, type Angle } from '#contract/drafts.ts';
import { TOPIC_MAX } from '#contract/interview.ts';
import type { Refusal } from '#web/lib/refusal.ts';
import { WriterChoice } from '#web/features/drafts/writer-choice.tsx';
import { BudgetLine } from '#web/features/preflight/budget-line.tsx';
import { useAdmissionNote } from '#web/features/communities/use-admission.ts';
import { useTargets } from '#web/features/targets/targets.queries.ts';
import { faultsOf, submitOnModEnter } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields.tsx';
import { ANGLE_NAMES, CONTENT_TYPES, CTA_CHOICES, subredditChoices } from './brief-choices.ts';
import { draftRequestOf, type Brief } from './composition.ts';
import { Interview } from './interview.tsx';

type BriefFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  brief: Brief;
  onChange: (change: Partial<Brief>) => void;
  onGenerate: (writer?: 'builtIn') => void;
  onCompare: () => void;
  pending: boolean;
  /** Why the server refused the last attempt. */
  refusal: Refusal;
  /** A saved post keeps its type. */
  keepsType: boolean;
  /** Stands below the website. */
  websiteTool: ReactNode;
};

const ANGLE_OPTIONS = [
  ['', 'Whatever fits'] as const,
  ...ANGLES.map((angle) => [angle, ANGLE_NAMES[angle]] as const),
];

export function BriefForm(props: BriefFormProps) {
  const { ref, brief, onChange, pending, refusal, keepsType } = props;
  const targets = useTargets().data?.map(({ name }) => name) ?? [];
  const [hasTried, setHasTried] = useState(false);
  const faults = faultsOf(generateBody, draftRequestOf(brief));
  const isValid = Object.keys(faults).length === 0;
  // No faults are shown before the first attempt.
  const errors = { ...refusal.fields, ...(hasTried && faults) };
  const isComment = brief.contentType === 'comment';
  const admission = useAdmissionNote(brief.subreddit, brief.contentType);

  function attempt(run: () => void) {
    if (pending) return;
    setHasTried(!isValid);
    if (isValid) run();
    else requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <form
      ref={ref}
      aria-label="What to write"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => props.onGenerate());
      }}
    >
      <div className="grid gap-4 p-4">
        <TextField
          label="Website URL"
          aside="optional"
          inputMode="url"
          autoCapitalize="none"
          placeholder="https://example.com"
          value={brief.websiteUrl}
          onKeyDown={submitOnModEnter}
          error={errors['websiteUrl']}
          onChange={(event) => onChange({ websiteUrl: event.target.value })}
        />
        {props.websiteTool}
        <TextArea
          label="Topic"
          rows={3}
          placeholder="What the post is about, in your words"
          aside={brief.topic.length > TOPIC_MAX * 0.8 && `${brief.topic.length} / ${TOPIC_MAX}`}
          value={brief.topic}
          onKeyDown={submitOnModEnter}
          error={errors['topic']}
          onChange={(event) => onChange({ topic: event.target.value })}
        />
        <Combobox
          label="Subreddit"
          prefix="r/"
          placeholder="Choose one, or type any name"
          options={subredditChoices(targets)}
          value={brief.subreddit}
          {...admission}
          error={errors['subreddit'] ?? admission.error}
          onChange={(subreddit) => onChange({ subreddit: subreddit.replace(/^\s*\/?r\//i, '') })}
        />
        <BudgetLine subreddit={brief.subreddit} websiteUrl={brief.websiteUrl} type={brief.contentType} />
        <Interview brief={brief} onChange={onChange} />
        <RadioCards
          legend="Content type"
          options={CONTENT_TYPES}
          value={brief.contentType}
          disabled={keepsType}
          hint={keepsType ? 'A saved post keeps its type.' : undefined}
          onChange={(contentType) => onChange({ contentType })}
        />
        {isComment && (
          <TextField
            label="Thread to answer"
            aside="optional for a draft"
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://www.reddit.com/r/…/comments/…"
            value={brief.parentUrl}
            onKeyDown={submitOnModEnter}
            error={errors['parentUrl']}
            onChange={(event) => onChange({ parentUrl: event.target.value })}
          />
        )}
        <RadioCards
          legend="CTA style"
          options={CTA_CHOICES}
          value={brief.ctaStyle}
          onChange={(ctaStyle) => onChange({ ctaStyle })}
        />
        {!isComment && (
          <details className="group">
            <summary className="w-fit cursor-pointer rounded-sm text-sm font-medium text-ink-2 hover:text-ink touch:py-2.5">
              More choices
            </summary>
            <div className="pt-3">
              <SelectField<Angle | ''>
                label="Angle"
                hint="How the text approaches the topic."
                options={ANGLE_OPTIONS}
                value={brief.angle}
                onChange={(angle) => onChange({ angle })}
              />
            </div>
          </details>
        )}
      </div>
      <div className="grid gap-2 rounded-b-lg border-t bg-surface p-4 sticky bottom-0 z-10">
        <FormProblem>{refusal.problem}</FormProblem>
        <Button
          type="submit"
          kind="primary"
          icon={<Sparkles aria-hidden="true" />}
          pending={pending}
          pendingLabel="Generating..."
        >
          Generate Content
        </Button>
        {!isComment && (
          <Button
            icon={<Columns3 aria-hidden="true" />}
            disabled={pending}
            onClick={() => attempt(props.onCompare)}
          >
            Compare three angles
          </Button>
        )}
        <WriterChoice
          request={draftRequestOf(brief)}
          disabled={pending}
          onWithoutModel={() => attempt(() => props.onGenerate('builtIn'))}
        />
      </div>
    </form>
  );
}

import { useHasModel } from '#web/features/drafts/browser/use-browser-model.ts';
import { Columns3, Sparkles } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { TOPIC_MAX } from '#contract/drafting/shapes.ts';
import type { Brief } from '#core/composer/brief.ts';
import { nameTyped } from '#core/communities/name-typed.ts';
import type { Refusal } from '#web/lib/refusal.ts';
import { WriterChoice } from '#web/features/drafts/writer-choice.tsx';
import { BudgetLine } from '#web/features/preflight/budget-line.tsx';
import { useAdmissionNote } from '#web/features/communities/use-admission.ts';
import { useTargets } from '#web/features/targets/targets.queries.ts';
import { focusFault, submitOnModEnter } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextArea } from '#web/ui/fields.tsx';
import { subredditChoices } from './brief-choices.ts';
import {
  allFaults,
  findBriefFaults,
  NO_FAULTS,
  nameFault,
  subredditFault,
  withoutNoAnswer,
} from './brief-faults.ts';
import { unfold } from './brief-fold.tsx';
import { draftRequestOf } from './draft-request.ts';
import { ExampleTopics } from './example-topics.tsx';
import { Interview } from './interview.tsx';
import { hasChosen, isAboutChoices, MoreChoices, useFold } from './more-choices.tsx';

type BriefFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  brief: Brief;
  onChange: (change: Partial<Brief>) => void;
  onGenerate: (writer?: 'builtIn') => void;
  onCompare: () => void;
  /** Opens the editor without a draft; null if there is a text. */
  onWrite: (() => void) | null;
  pending: boolean;
  /** Why the server refused the last attempt. */
  refusal: Refusal;
  /** Why the text cannot be saved for this subreddit. */
  nameError: string | undefined;
  /** The saved post being edited, whose type is fixed. */
  editId: string | null;
  /** Shown below the website. */
  websiteTool: ReactNode;
};

export function BriefForm(props: BriefFormProps) {
  const { ref, brief, onChange, onWrite, pending, refusal } = props;
  const targets = useTargets().data?.map(({ name }) => name) ?? [];
  const hasModel = useHasModel();
  // No faults are shown before the first attempt, or in a form that was emptied for the next text.
  const [shownOf, setShownOf] = useState(() => NO_FAULTS);
  const [hadTopic, setHadTopic] = useState(brief.topic !== '');
  if (hadTopic !== (brief.topic !== '')) {
    setHadTopic(!hadTopic);
    if (hadTopic) setShownOf(() => NO_FAULTS);
  }
  const faults = findBriefFaults(brief);
  const errors = { ...refusal.fields, ...shownOf(faults) };
  const fold = useFold(hasChosen(brief) || isAboutChoices(errors));
  const admission = useAdmissionNote(brief.subreddit, brief.contentType);

  function attempt(run: () => void, relevant: typeof NO_FAULTS) {
    if (pending) return;
    const found = relevant(faults);
    const isValid = Object.keys(found).length === 0;
    setShownOf(() => (isValid ? NO_FAULTS : relevant));
    if (isValid) return run();
    if (isAboutChoices(found)) fold[1](true);
    unfold(ref.current);
    focusFault(ref.current);
  }
  function startFrom(topic: string) {
    onChange({ topic });
    ref.current?.querySelector('textarea')?.focus();
  }

  return (
    <form
      ref={ref}
      aria-label="What to write"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => props.onGenerate(), hasModel === false ? allFaults : withoutNoAnswer);
      }}
    >
      <div className="grid gap-4 p-4">
        <TextArea
          label="Topic"
          rows={3}
          placeholder={
            brief.contentType === 'comment'
              ? 'What the thread is about. Your answer goes below.'
              : 'What the post is about, in your words'
          }
          aside={brief.topic.length > TOPIC_MAX * 0.8 && `${brief.topic.length} / ${TOPIC_MAX}`}
          value={brief.topic}
          onKeyDown={submitOnModEnter}
          error={errors['topic']}
          onChange={(event) => onChange({ topic: event.target.value })}
        />
        {brief.topic === '' && onWrite && <ExampleTopics onChoose={startFrom} />}
        <Combobox
          label="Subreddit"
          prefix="r/"
          placeholder="Choose one, or type any name"
          options={subredditChoices(targets)}
          value={brief.subreddit}
          {...admission}
          error={errors['subreddit'] ?? nameFault(brief, faults) ?? props.nameError ?? admission.error}
          onChange={(typed) => onChange({ subreddit: nameTyped(typed) })}
        />
        <BudgetLine
          subreddit={brief.subreddit}
          websiteUrl={brief.websiteUrl}
          type={brief.contentType}
          postId={props.editId}
        />
        <Interview
          brief={brief}
          onChange={onChange}
          hasModel={hasModel}
          error={errors['answers'] ?? errors['noAnswer']}
        />
        <MoreChoices
          brief={brief}
          onChange={onChange}
          errors={errors}
          fold={fold}
          isTypeFixed={props.editId !== null}
          websiteTool={props.websiteTool}
        />
      </div>
      {/* Rounded: at some scales the color of the button bleeds through the edge of a plain box. */}
      <div
        data-button-bar
        className="grid gap-2 rounded-xs border-t bg-surface px-4 py-3 tall:sticky tall:bottom-0 tall:z-10"
      >
        <FormProblem>{refusal.problem}</FormProblem>
        <div className="flex gap-2 [&>[type=submit]]:flex-1 max-sm:[&>[type=submit]_svg]:hidden">
          <Button
            type="submit"
            kind="primary"
            icon={<Sparkles aria-hidden="true" />}
            pending={pending}
            pendingLabel="Generating..."
          >
            Generate Content
          </Button>
          {onWrite && (
            <Button name="write" disabled={pending} onClick={() => attempt(onWrite, subredditFault)}>
              Write it myself
            </Button>
          )}
        </div>
      </div>
      <div className="grid gap-2 px-4 pb-4">
        <WriterChoice
          request={draftRequestOf(brief)}
          disabled={pending}
          onWithoutModel={() => attempt(() => props.onGenerate('builtIn'), allFaults)}
        />
        {hasModel && (
          <Button
            icon={<Columns3 aria-hidden="true" />}
            disabled={pending}
            onClick={() => attempt(props.onCompare, withoutNoAnswer)}
          >
            Compare three drafts
          </Button>
        )}
      </div>
    </form>
  );
}

import { Columns3, Sparkles } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { generateBody } from '#contract/drafts.ts';
import { TOPIC_MAX } from '#contract/interview.ts';
import { findThreadFault } from '#core/posts/find-post-faults.ts';
import { nameTyped } from '#core/communities/name-typed.ts';
import type { Refusal } from '#web/lib/refusal.ts';
import { WriterChoice } from '#web/features/drafts/writer-choice.tsx';
import { BudgetLine } from '#web/features/preflight/budget-line.tsx';
import { useAdmissionNote } from '#web/features/communities/use-admission.ts';
import { useTargets } from '#web/features/targets/targets.queries.ts';
import { faultsOf, focusFault, submitOnModEnter } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextArea } from '#web/ui/fields.tsx';
import { subredditChoices } from './brief/brief-choices.ts';
import { draftRequestOf, type Brief } from './composition.ts';
import { unfold } from './brief/brief-fold.tsx';
import { ExampleTopics } from './brief/example-topics.tsx';
import { Interview } from './brief/interview.tsx';
import { hasChosen, isAboutChoices, MoreChoices, useFold } from './brief/more-choices.tsx';

type BriefFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  brief: Brief;
  onChange: (change: Partial<Brief>) => void;
  onGenerate: (writer?: 'builtIn') => void;
  onCompare: () => void;
  /** Opens the editor without a draft; null where there is a text. */
  onWrite: (() => void) | null;
  pending: boolean;
  /** Why the server refused the last attempt. */
  refusal: Refusal;
  /** Why the text cannot be saved for this subreddit. */
  nameError: string | undefined;
  /** The saved post that it changes, which keeps its type. */
  editId: string | null;
  /** Stands below the website. */
  websiteTool: ReactNode;
  /** Stands above the choices. */
  lastChoices: ReactNode;
};

type Faults = Record<string, string>;

/** What keeps a draft from being written, by field. */
function findBriefFaults(brief: Brief): Faults {
  const request = draftRequestOf(brief);
  const { parentUrl, subreddit } = request;
  const thread = parentUrl && subreddit && findThreadFault(parentUrl, subreddit);
  return { ...(thread && { parentUrl: thread }), ...faultsOf(generateBody, request) };
}

/** Whoever writes it alone needs a community, and nothing else. */
const faultsAlone = ({ subreddit }: Faults): Faults => (subreddit ? { subreddit } : {});
const NO_FAULTS = () => ({});
/** What is in no subreddit’s name or address can be told at once; all else may still be completed. */
const IN_NO_NAME = /[^\w/:.-]/;

export function BriefForm(props: BriefFormProps) {
  const { ref, brief, onChange, onWrite, pending, refusal } = props;
  const targets = useTargets().data?.map(({ name }) => name) ?? [];
  // No faults are shown before the first attempt.
  const [shownOf, setShownOf] = useState<(faults: Faults) => Faults>(() => NO_FAULTS);
  const [hadTopic, setHadTopic] = useState(brief.topic !== '');
  if (hadTopic !== (brief.topic !== '')) {
    setHadTopic(!hadTopic);
    // An emptied form is for the next text.
    if (hadTopic) setShownOf(() => NO_FAULTS);
  }
  const faults = findBriefFaults(brief);
  const errors = { ...refusal.fields, ...shownOf(faults) };
  const wrongName = IN_NO_NAME.test(brief.subreddit) ? faults['subreddit'] : undefined;
  const fold = useFold(hasChosen(brief) || isAboutChoices(errors));
  const admission = useAdmissionNote(brief.subreddit, brief.contentType);

  function attempt(run: () => void, relevant: (faults: Faults) => Faults = (all) => all) {
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
        attempt(() => props.onGenerate());
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
          error={errors['subreddit'] ?? wrongName ?? props.nameError ?? admission.error}
          onChange={(typed) => onChange({ subreddit: nameTyped(typed) })}
        />
        <BudgetLine
          subreddit={brief.subreddit}
          websiteUrl={brief.websiteUrl}
          type={brief.contentType}
          postId={props.editId}
        />
        <Interview brief={brief} onChange={onChange} />
        {props.lastChoices}
        <MoreChoices
          brief={brief}
          onChange={onChange}
          errors={errors}
          fold={fold}
          keepsType={props.editId !== null}
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
            <Button name="write" disabled={pending} onClick={() => attempt(onWrite, faultsAlone)}>
              Write it myself
            </Button>
          )}
        </div>
      </div>
      <div className="grid gap-2 px-4 pb-4">
        {brief.contentType !== 'comment' && (
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

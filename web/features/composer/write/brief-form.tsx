import { Columns3, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { generateBody } from '#contract/drafts.ts';
import { TOPIC_MAX } from '#contract/drafting/shapes.ts';
import { readTypedName } from '#core/communities/read-typed-name.ts';
import type { Brief } from '#core/composer/brief.ts';
import { isSameName } from '#core/composer/move-text.ts';
import { findThreadFault } from '#core/posts/find-post-faults.ts';
import { usePostingAccessNote } from '#web/features/communities/use-posting-access.ts';
import { useHasModel } from '#web/features/drafts/browser/use-browser-model.ts';
import { WriterChoice } from '#web/features/drafts/writer-choice.tsx';
import { BudgetLine } from '#web/features/preflight/budget-line.tsx';
import { useTargets } from '#web/features/targets/targets.queries.ts';
import { toRefusal } from '#web/lib/refusal.ts';
import { findSchemaFaults, focusFault, submitOnModEnter } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { TextArea } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import type { Desk } from '../use-desk.ts';
import { buildDraftRequest } from './draft-request.ts';
import { Interview } from './interview.tsx';
import { MoreChoices } from './more-choices.tsx';

const SUBREDDITS = [
  'entrepreneur',
  'reactjs',
  'webdev',
  'saas',
  'startups',
  'marketing',
  'programming',
  'javascript',
] as const;

const NO_ANSWER = 'Answer at least one question: without a model, your answers are the draft.';

function findFaults(brief: Brief): Record<string, string> {
  const request = buildDraftRequest(brief);
  const { parentUrl, subreddit, answers } = request;
  const thread = parentUrl && subreddit && findThreadFault(parentUrl, subreddit);
  return {
    ...(!answers && { noAnswer: NO_ANSWER }),
    ...(thread && { parentUrl: thread }),
    ...findSchemaFaults(generateBody, request),
  };
}

/** The fields whose faults matter, by who writes the text. */
const MATTERS = {
  nobody: () => false,
  author: (field: string) => field === 'subreddit',
  model: (field: string) => field !== 'noAnswer',
  outline: () => true,
};
type Writer = keyof typeof MATTERS;

/** No subreddit name or URL has these characters, so typing more can't help. */
const IN_NO_NAME = /[^\w/:.-]/;

const CHIP =
  'min-h-7 rounded-[0.875rem] border bg-sunken px-2.5 py-1 text-left text-xs text-ink-2 ' +
  'transition-colors duration-120 hover:border-line-strong hover:text-ink touch:min-h-11 ' +
  'touch:rounded-[1.375rem] touch:px-3.5';
/** These claim nothing, so a draft from them claims nothing on its author's behalf. */
const EXAMPLES = [
  'Which number do you look at every morning?',
  'What went wrong when we changed our prices',
  'Newsletter or blog: which one would you keep?',
] as const;

const ExampleTopics = ({ onChoose }: { onChoose: (topic: string) => void }) => (
  <div role="group" aria-label="For example" className="-mt-2 flex flex-wrap gap-1.5">
    {EXAMPLES.map((topic) => (
      <button key={topic} type="button" onClick={() => onChoose(topic)} className={CHIP}>
        {topic}
      </button>
    ))}
  </div>
);

export function BriefForm({ desk }: { desk: Desk }) {
  const { store, work, form, saving, drafting, editId, setComparing } = desk;
  const { brief, composition } = work;
  const pending = work.pending?.way === null;
  const refusal = toRefusal(drafting.draftError);
  const targets = useTargets().data?.map(({ name }) => name) ?? [];
  const isTarget = (name: string) => targets.some((target) => isSameName(target, name));
  const hasModel = useHasModel();
  // Shows no faults before the first attempt, or in a form cleared for the next text.
  const [tried, setTried] = useState<Writer>('nobody');
  const [hadTopic, setHadTopic] = useState(brief.topic !== '');
  if (hadTopic !== (brief.topic !== '')) {
    setHadTopic(!hadTopic);
    if (hadTopic) setTried('nobody');
  }
  const faults = findFaults(brief);
  const faultsFor = (writer: Writer) =>
    Object.fromEntries(Object.entries(faults).filter(([field]) => MATTERS[writer](field)));
  const errors = { ...refusal.fields, ...faultsFor(tried) };
  const nameFault = IN_NO_NAME.test(brief.subreddit) ? faults['subreddit'] : undefined;
  const saveFault = composition ? saving.fields['subreddit'] : undefined;
  const admission = usePostingAccessNote(brief.subreddit, brief.contentType);

  function attempt(writer: Writer, run: () => void) {
    if (pending) return;
    const isValid = Object.keys(faultsFor(writer)).length === 0;
    setTried(isValid ? 'nobody' : writer);
    if (isValid) run();
    else focusFault(form.current);
  }
  function change(change: Partial<Brief>) {
    store.dispatch({ type: 'briefChanged', change });
    if (change.subreddit !== undefined || change.contentType) saving.clear();
  }
  function generate(writer?: 'builtIn') {
    saving.clear();
    drafting.generate(writer);
  }
  function startFrom(topic: string) {
    change({ topic });
    form.current?.querySelector('textarea')?.focus();
  }

  return (
    <form
      ref={form}
      aria-label="What to write"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        attempt(hasModel === false ? 'outline' : 'model', () => generate());
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
          onChange={(event) => change({ topic: event.target.value })}
        />
        {brief.topic === '' && !composition && <ExampleTopics onChoose={startFrom} />}
        <Combobox
          label="Subreddit"
          prefix="r/"
          placeholder="Choose one, or type any name"
          options={[...targets, ...SUBREDDITS.filter((name) => !isTarget(name))]}
          value={brief.subreddit}
          {...admission}
          error={errors['subreddit'] ?? nameFault ?? saveFault ?? admission.error}
          onChange={(typed) => change({ subreddit: readTypedName(typed) })}
        />
        {!composition && (
          <BudgetLine
            subreddit={brief.subreddit}
            websiteUrl={brief.websiteUrl}
            type={brief.contentType}
            postId={editId}
          />
        )}
        <Interview
          brief={brief}
          onChange={change}
          hasModel={hasModel}
          error={errors['answers'] ?? errors['noAnswer']}
          hasText={composition !== null}
        />
        <MoreChoices desk={desk} errors={errors} onChange={change} />
      </div>
      {/* Rounded: at some scales the button's color bleeds through the edge of a plain box. */}
      <div
        data-button-bar
        className="grid gap-2 rounded-xs border-t bg-surface px-4 py-3 tall:sticky tall:bottom-0 tall:z-10"
      >
        <FormProblem>{refusal.problem}</FormProblem>
        <div className="flex gap-2 [&>[type=submit]]:flex-1 max-sm:[&>[type=submit]_svg]:hidden">
          <Button
            type="submit"
            kind={composition ? 'secondary' : 'primary'}
            icon={<Sparkles />}
            pending={pending}
            pendingLabel="Generating..."
          >
            Generate Content
          </Button>
          {!composition && (
            <Button name="write" disabled={pending} onClick={() => attempt('author', drafting.write)}>
              Write it myself
            </Button>
          )}
        </div>
      </div>
      <div className="grid gap-2 px-4 pb-4">
        <WriterChoice
          request={buildDraftRequest(brief)}
          disabled={pending}
          onWithoutModel={() => attempt('outline', () => generate('builtIn'))}
        />
        {hasModel && (
          <Button
            icon={<Columns3 />}
            disabled={pending}
            onClick={() => attempt('model', () => setComparing(true))}
          >
            Compare three drafts
          </Button>
        )}
      </div>
    </form>
  );
}

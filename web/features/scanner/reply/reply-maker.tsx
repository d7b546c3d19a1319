import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Opportunity, ReplyStyle } from '#contract/scanner.ts';
import { listAnswers } from '#core/composer/brief.ts';
import { SHAPE_TABLE } from '#core/drafts/shapes.ts';
import { AnswerField } from '#web/features/drafts/answer-field.tsx';
import { useHasModel } from '#web/features/drafts/browser/use-browser-model.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { ReplyResult } from './reply-result.tsx';
import { type Reply, useReply } from './use-reply.ts';

const STYLES = [
  ['subtle', 'Subtle & Helpful'],
  ['direct', 'Direct & Promotional'],
  ['helpful', 'Purely Helpful'],
] as const satisfies readonly (readonly [ReplyStyle, string])[];

const NO_ANSWER = 'Answer at least one question: without a model, your answers are the reply.';

/** `autoFocus`: focuses the generate button. A dialog manages its own focus. */
function ReplyForm({ reply, autoFocus }: { reply: Reply; autoFocus: boolean }) {
  const { brief, change, choose } = reply;
  const hasModel = useHasModel();
  const { replyStyle, includeLink = false, businessDescription, customPrompt } = brief.reply ?? {};
  const questions = useRef<HTMLFieldSetElement>(null);
  const lacksAnswers = hasModel === false && listAnswers(brief.answers).length === 0;
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      className="grid content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(lacksAnswers);
        if (lacksAnswers) questions.current?.querySelector('textarea')?.focus();
        else reply.generate();
      }}
    >
      <SelectField
        label="Reply style"
        value={replyStyle ?? 'subtle'}
        options={STYLES}
        onChange={(style) => choose({ replyStyle: style })}
      />
      <SwitchField
        label="Include Website Link"
        checked={includeLink}
        onChange={(isIncluded) => choose({ includeLink: isIncluded })}
      />
      {includeLink && (
        <>
          <TextField
            label="Website URL"
            type="url"
            inputMode="url"
            placeholder="https://example.com"
            value={brief.websiteUrl}
            onChange={(event) => change({ websiteUrl: event.target.value })}
          />
          <TextArea
            label="Business Description"
            rows={3}
            maxLength={1_000}
            placeholder="What it does and for whom, in true sentences."
            value={businessDescription}
            onChange={(event) => choose({ businessDescription: event.target.value })}
          />
        </>
      )}
      <fieldset ref={questions} className="grid min-w-0 gap-3">
        <legend className="pb-2 text-sm font-medium text-ink-2">
          In your own words{' '}
          <span className="font-normal text-ink-3">
            {hasModel === false ? 'Without a model, these are your reply.' : 'optional'}
          </span>
        </legend>
        {SHAPE_TABLE.comment.questions.map((key, at) => (
          <AnswerField
            key={key}
            question={key}
            answer={brief.answers[key]}
            error={at === 0 && isRefused && lacksAnswers ? NO_ANSWER : undefined}
            onChange={(answer) => change({ answers: { ...brief.answers, [key]: answer } })}
          />
        ))}
      </fieldset>
      <TextArea
        label="Custom prompt"
        aside="optional"
        rows={3}
        maxLength={1_000}
        value={customPrompt}
        onChange={(event) => choose({ customPrompt: event.target.value })}
      />
      <Button
        type="submit"
        autoFocus={autoFocus}
        kind="primary"
        size="field"
        icon={<Sparkles />}
        pending={reply.isGenerating}
        pendingLabel="Generating..."
      >
        {reply.composition ? 'Regenerate' : 'Generate'}
      </Button>
    </form>
  );
}

const ThreadContext = ({ title, description, subreddit }: Opportunity) => (
  <section aria-labelledby="thread-context" className="rounded-md border bg-sunken p-4 @xl:col-start-2">
    <h3 id="thread-context" className="text-sm font-medium text-ink-2">
      Thread Context
    </h3>
    <p className="mt-1 text-sm font-medium wrap-anywhere">{title}</p>
    <p className="text-sm text-ink-2">r/{subreddit}</p>
    {description && <p className="mt-1 line-clamp-4 text-sm text-ink-2 wrap-anywhere">{description}</p>}
  </section>
);

/** On a phone the result is below the settings, so the page scrolls to it. */
function showFromTop(result: HTMLElement): void {
  if (result.getBoundingClientRect().bottom > innerHeight) result.scrollIntoView();
}

type ReplyMakerProps = { opportunity: Opportunity; isInPane?: boolean };

/** The settings of a reply, the thread it answers, and the generated text. */
export function ReplyMaker({ opportunity, isInPane = false }: ReplyMakerProps) {
  const result = useRef<HTMLDivElement>(null);
  const reply = useReply(opportunity, () => result.current && showFromTop(result.current));
  return (
    <div className="@container">
      <div className="grid gap-x-5 gap-y-4 @xl:grid-cols-[16rem_minmax(0,1fr)] @xl:grid-rows-[auto_1fr]">
        <ThreadContext {...opportunity} />
        <div className="@xl:col-start-1 @xl:row-span-2 @xl:row-start-1">
          <ReplyForm reply={reply} autoFocus={isInPane} />
        </div>
        <div ref={result} className="grid content-start gap-4">
          <ReplyResult reply={reply} opportunity={opportunity} />
        </div>
      </div>
    </div>
  );
}

export const ReplyDialog = ({
  opportunity,
  onClose,
}: {
  opportunity: Opportunity | null;
  onClose: () => void;
}) => (
  <Dialog
    open={opportunity !== null}
    onOpenChange={(open) => open || onClose()}
    title="AI Reply Generator"
    wide
    hasEntry
  >
    {opportunity && <ReplyMaker key={opportunity.id} opportunity={opportunity} />}
  </Dialog>
);

import { Sparkles } from 'lucide-react';
import { ANSWER_MAX } from '#contract/interview.ts';
import type { ReplyStyle } from '#contract/scanner.ts';
import type { Brief } from '#core/composer/brief.ts';
import { QUESTIONS, SHAPE_TABLE } from '#core/drafts/shapes.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import type { Reply } from './use-reply.ts';

const STYLES = [
  ['subtle', 'Subtle & Helpful'],
  ['direct', 'Direct & Promotional'],
  ['helpful', 'Purely Helpful'],
] as const satisfies readonly (readonly [ReplyStyle, string])[];

type Answers = Brief['answers'];

/** The author's answers: without a model the reply consists of them. */
const OwnWords = ({ answers, onChange }: { answers: Answers; onChange: (answers: Answers) => void }) => (
  <fieldset className="grid min-w-0 gap-3">
    <legend className="pb-2 text-sm font-medium text-ink-2">
      In your own words <span className="font-normal text-ink-3">optional</span>
    </legend>
    {SHAPE_TABLE.comment.questions.map((key) => (
      <TextField
        key={key}
        label={QUESTIONS[key].text}
        maxLength={ANSWER_MAX}
        value={answers[key] ?? ''}
        onChange={({ target }) => onChange({ ...answers, [key]: target.value })}
      />
    ))}
  </fieldset>
);

type ReplyFormProps = {
  reply: Reply;
  /** Focuses the button that generates. A dialog moves the focus itself. */
  autoFocus: boolean;
};

export function ReplyForm({ reply, autoFocus }: ReplyFormProps) {
  const { brief, change, choose } = reply;
  const { replyStyle, includeLink = false, businessDescription, customPrompt } = brief.reply ?? {};
  return (
    <form
      className="grid content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        reply.generate();
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
      <OwnWords answers={brief.answers} onChange={(answers) => change({ answers })} />
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

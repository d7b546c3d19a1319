import { Sparkles } from 'lucide-react';
import { ANSWER_MAX } from '#contract/interview.ts';
import type { ReplyStyle } from '#contract/scanner.ts';
import { QUESTIONS } from '#core/drafts/interview/questions.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import type { Reply } from './use-reply.ts';

const STYLES = [
  ['subtle', 'Subtle & Helpful'],
  ['direct', 'Direct & Promotional'],
  ['helpful', 'Purely Helpful'],
] as const satisfies readonly (readonly [ReplyStyle, string])[];

type Answers = Reply['settings']['answers'];

/** What only the author can say: without a model the reply is made of it. */
const OwnWords = ({ answers, onChange }: { answers: Answers; onChange: (answers: Answers) => void }) => (
  <fieldset className="grid min-w-0 gap-3">
    <legend className="pb-2 text-sm font-medium text-ink-2">
      In your own words <span className="font-normal text-ink-3">optional</span>
    </legend>
    {QUESTIONS.reply.map(({ role, text }) => (
      <TextField
        key={role}
        label={text}
        maxLength={ANSWER_MAX}
        value={answers[role] ?? ''}
        onChange={({ target }) => onChange({ ...answers, [role]: target.value })}
      />
    ))}
  </fieldset>
);

type ReplyFormProps = {
  reply: Reply;
  /** On what generates it. A dialog moves the focus itself. */
  autoFocus: boolean;
};

export function ReplyForm({ reply, autoFocus }: ReplyFormProps) {
  const { settings, change } = reply;
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
        value={settings.replyStyle}
        options={STYLES}
        onChange={(replyStyle) => change({ replyStyle })}
      />
      <SwitchField
        label="Include Website Link"
        checked={settings.includeLink}
        onChange={(includeLink) => change({ includeLink })}
      />
      {settings.includeLink && (
        <>
          <TextField
            label="Website URL"
            type="url"
            inputMode="url"
            placeholder="https://example.com"
            value={settings.websiteUrl}
            onChange={(event) => change({ websiteUrl: event.target.value })}
          />
          <TextArea
            label="Business Description"
            rows={3}
            maxLength={1_000}
            placeholder="What it does and for whom, in true sentences."
            value={settings.businessDescription}
            onChange={(event) => change({ businessDescription: event.target.value })}
          />
        </>
      )}
      <OwnWords answers={settings.answers} onChange={(answers) => change({ answers })} />
      <TextArea
        label="Custom prompt"
        aside="optional"
        rows={3}
        maxLength={1_000}
        value={settings.customPrompt}
        onChange={(event) => change({ customPrompt: event.target.value })}
      />
      <Button
        type="submit"
        autoFocus={autoFocus}
        kind="primary"
        size="field"
        icon={<Sparkles aria-hidden="true" />}
        pending={reply.isGenerating}
        pendingLabel="Generating..."
      >
        {reply.reply ? 'Regenerate' : 'Generate'}
      </Button>
    </form>
  );
}

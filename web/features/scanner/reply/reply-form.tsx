import { Sparkles } from 'lucide-react';
import type { ReplyStyle } from '#contract/scanner.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import type { Reply } from './use-reply.ts';

const STYLES = [
  ['subtle', 'Subtle & Helpful'],
  ['direct', 'Direct & Promotional'],
  ['helpful', 'Purely Helpful'],
] as const satisfies readonly (readonly [ReplyStyle, string])[];

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

import { useState } from 'react';
import type { CtaStyle, PostType } from '#contract/posts.ts';
import { submitOnModEnter } from '#web/lib/use-form.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { type Brief, EMPTY_BRIEF } from '#core/composer/brief.ts';
import { toThreadFields } from '#core/composer/move-text.ts';
import { useThreadFault } from '../deliver/use-thread-fault.ts';
import type { Desk } from '../use-desk.ts';

type Choice<Value> = { value: Value; label: string; text?: string };

const CONTENT_TYPES: readonly Choice<PostType>[] = [
  { value: 'post', label: 'Discussion Post', text: 'Start a new conversation' },
  { value: 'link', label: 'Link Post', text: 'Share your content' },
  { value: 'comment', label: 'Comment Reply', text: 'Reply to existing posts' },
];

const CTA_CHOICES: readonly Choice<CtaStyle>[] = [
  { value: 'subtle', label: 'Subtle mention' },
  { value: 'direct', label: 'Direct link' },
  { value: 'none', label: 'No CTA' },
];

const labelOf = <Value extends string>(choices: readonly Choice<Value>[], value: Value): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

const linkField = {
  aside: 'optional',
  inputMode: 'url',
  autoCapitalize: 'none',
  onKeyDown: submitOnModEnter,
} as const;

const FIELDS = ['websiteUrl', 'contentType', 'parentUrl', 'ctaStyle'] as const;

type MoreChoicesProps = {
  desk: Desk;
  errors: Record<string, string>;
  onChange: (change: Partial<Brief>) => void;
};

/** The fields that have good defaults. */
export function MoreChoices({ desk, errors, onChange }: MoreChoicesProps) {
  const { editId, linkTool } = desk;
  const { brief } = desk.work;
  // Opens once one of its fields is filled in; otherwise the user opens and closes it.
  const isUsed = FIELDS.some((name) => brief[name] !== EMPTY_BRIEF[name]);
  const [isOpen, setIsOpen] = useState(isUsed);
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    if (isUsed) setIsOpen(true);
  }
  const isComment = brief.contentType === 'comment';
  const threadError = useThreadFault(brief.parentUrl, brief.subreddit);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm text-sm font-medium text-ink-2 hover:text-ink touch:py-2.5">
        More choices
        {!isOpen && (
          <span className="ml-2 font-normal wrap-anywhere text-ink-3">
            {[
              labelOf(CONTENT_TYPES, brief.contentType),
              labelOf(CTA_CHOICES, brief.ctaStyle),
              brief.websiteUrl.trim(),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
      </summary>
      <div className="grid gap-4 pt-3">
        {editId === null && (
          <RadioCards
            legend="Content type"
            options={CONTENT_TYPES}
            value={brief.contentType}
            onChange={(contentType) => onChange({ contentType })}
          />
        )}
        {isComment && (
          <TextField
            label="Thread to answer"
            placeholder="https://www.reddit.com/r/…/comments/…"
            {...linkField}
            value={brief.parentUrl}
            error={errors['parentUrl'] ?? threadError}
            onChange={(event) => onChange(toThreadFields(event.target.value))}
          />
        )}
        <TextField
          label="Website URL"
          placeholder="https://example.com"
          {...linkField}
          value={brief.websiteUrl}
          error={errors['websiteUrl']}
          onChange={(event) => onChange({ websiteUrl: event.target.value })}
        />
        {linkTool?.({
          address: brief.websiteUrl,
          postId: editId,
          onChange: (websiteUrl) => onChange({ websiteUrl }),
        })}
        <RadioCards
          legend="CTA style"
          options={CTA_CHOICES}
          value={brief.ctaStyle}
          onChange={(ctaStyle) => onChange({ ctaStyle })}
        />
      </div>
    </details>
  );
}

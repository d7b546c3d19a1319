import { type ReactNode, useState } from 'react';
import { submitOnModEnter } from '#web/lib/use-form.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { CONTENT_TYPES, CTA_CHOICES, labelOf } from './brief-choices.ts';
import { type Brief, EMPTY_BRIEF } from '#core/composer/brief.ts';
import { answerTo } from '#core/composer/move-text.ts';
import { useThreadFault } from '../deliver/use-thread-fault.ts';

const FIELDS = ['websiteUrl', 'contentType', 'parentUrl', 'ctaStyle'] as const;

export const hasChosen = (brief: Brief) => FIELDS.some((name) => brief[name] !== EMPTY_BRIEF[name]);
export const isAboutChoices = (errors: Record<string, string>) => FIELDS.some((name) => errors[name]);

/** Opens when a field in it is filled in or wrong; otherwise the user opens and closes it. */
export function useFold(mustOpen: boolean) {
  const [isOpen, setIsOpen] = useState(mustOpen);
  const [didOpen, setDidOpen] = useState(mustOpen);
  if (mustOpen !== didOpen) {
    setDidOpen(mustOpen);
    if (mustOpen) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}

type MoreChoicesProps = {
  brief: Brief;
  onChange: (change: Partial<Brief>) => void;
  errors: Record<string, string>;
  fold: ReturnType<typeof useFold>;
  /** True for a saved post. */
  isTypeFixed: boolean;
  /** Shown below the website. */
  websiteTool: ReactNode;
};

/** The fields that have good defaults. */
export function MoreChoices({ brief, onChange, errors, fold, isTypeFixed, websiteTool }: MoreChoicesProps) {
  const [isOpen, setIsOpen] = fold;
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
        {!isTypeFixed && (
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
            aside="optional"
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://www.reddit.com/r/…/comments/…"
            value={brief.parentUrl}
            onKeyDown={submitOnModEnter}
            error={errors['parentUrl'] ?? threadError}
            onChange={(event) => onChange(answerTo(event.target.value))}
          />
        )}
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
        {websiteTool}
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

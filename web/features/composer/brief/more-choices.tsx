import { type ReactNode, useState } from 'react';
import { ANGLES, type Angle } from '#contract/drafts.ts';
import { submitOnModEnter } from '#web/lib/use-form.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { ANGLE_NAMES, CONTENT_TYPES, CTA_CHOICES, labelOf } from './brief-choices.ts';
import { type Brief, EMPTY_BRIEF } from '../composition.ts';
import { answerTo } from '../destination/move-text.ts';
import { useThreadFault } from '../destination/use-thread-fault.ts';

const ANGLE_OPTIONS = [
  ['', 'Pick for me'] as const,
  ...ANGLES.map((angle) => [angle, ANGLE_NAMES[angle]] as const),
];

const FIELDS = ['websiteUrl', 'contentType', 'parentUrl', 'ctaStyle', 'angle'] as const;

export const hasChosen = (brief: Brief) => FIELDS.some((name) => brief[name] !== EMPTY_BRIEF[name]);
export const isAboutChoices = (errors: Record<string, string>) => FIELDS.some((name) => errors[name]);

/** Folded away until one of them is filled in or wrong; after that it stays as its reader leaves it. */
export function useFold(isTold: boolean) {
  const [isOpen, setIsOpen] = useState(isTold);
  const [wasTold, setWasTold] = useState(isTold);
  if (isTold !== wasTold) {
    setWasTold(isTold);
    if (isTold) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}

type MoreChoicesProps = {
  brief: Brief;
  onChange: (change: Partial<Brief>) => void;
  errors: Record<string, string>;
  fold: ReturnType<typeof useFold>;
  /** A saved post keeps its type. */
  keepsType: boolean;
  /** Stands below the website. */
  websiteTool: ReactNode;
};

/** What has a good default, so that nobody has to look at it before they write. */
export function MoreChoices({ brief, onChange, errors, fold, keepsType, websiteTool }: MoreChoicesProps) {
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
            error={errors['parentUrl'] ?? threadError}
            hint="The comment goes to the thread’s subreddit."
            onChange={(event) => onChange(answerTo(event.target.value))}
          />
        )}
        <TextField
          label="Website URL"
          aside={brief.contentType === 'link' ? 'optional for a draft' : 'optional'}
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
        {!isComment && (
          <SelectField<Angle | ''>
            label="Angle"
            hint="How the text approaches the topic."
            options={ANGLE_OPTIONS}
            value={brief.angle}
            onChange={(angle) => onChange({ angle })}
          />
        )}
      </div>
    </details>
  );
}

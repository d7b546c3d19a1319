import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { ANSWER_MAX } from '#contract/interview.ts';
import type { Gap } from '#core/drafts/gaps/place-gaps.ts';
import { TextField } from '#web/ui/fields.tsx';

type GapFieldProps = {
  gap: Gap;
  /** What its author answered beside the topic meanwhile. */
  known: string;
  disabled: boolean;
  onFill: (answer: string) => void;
};

const gapsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-gap]')];

/** Opens a gap, or goes to it where it is open. */
export function goToGap(gap: HTMLElement): void {
  gap.click();
  gap.focus();
}

/** After a change of the page: to this gap, or back to the text. */
const goOn = (root: Element | null, role: string | undefined) =>
  requestAnimationFrame(() => {
    const next = root && role ? gapsIn(root).find((one) => one.dataset['gap'] === role) : undefined;
    if (next) goToGap(next);
    else (root?.querySelector<HTMLElement>('textarea') ?? (root as HTMLElement | null))?.focus();
  });

/** Asks between two paragraphs for what only the author can add. What stays empty is never part of the text. */
export function GapField({ gap: { role, question }, known, disabled, onFill }: GapFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(known);

  if (!isOpen)
    return (
      <button
        type="button"
        data-gap={role}
        disabled={disabled}
        onClick={() => setIsOpen(true)}
        className="flex min-h-8 w-fit max-w-full items-center gap-1.5 rounded-sm border border-dashed border-line-strong px-2.5 py-1 text-left text-sm text-ink-2 transition-colors duration-120 hover:bg-sunken hover:text-ink touch:min-h-11"
      >
        <Plus className="size-3.5 shrink-0 text-accent-ink" aria-hidden="true" />
        <span>
          <span className="sr-only">Add: </span>
          {question}
        </span>
      </button>
    );

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const root = event.currentTarget.closest('[data-gaps]');
    const all = root ? gapsIn(root) : [];
    const next = all[all.indexOf(event.currentTarget) + 1];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (text.trim() === '') return;
      onFill(text.trim());
      goOn(root, next?.dataset['gap']);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setIsOpen(false);
      setText(known);
      if (root?.querySelector('textarea')) goOn(root, undefined);
      else requestAnimationFrame(() => all.length > 0 && focusGap(root, role));
    } else if (event.key === 'Tab' && !event.shiftKey && next) {
      event.preventDefault();
      if (text.trim() === '') setIsOpen(false);
      goToGap(next);
    }
  }

  return (
    <div className="animate-fade">
      <TextField
        label={question}
        data-gap={role}
        autoFocus
        enterKeyHint="done"
        autoComplete="off"
        maxLength={ANSWER_MAX}
        placeholder="In your own words, then Enter"
        value={text}
        onKeyDown={press}
        onBlur={() => text.trim() === '' && setIsOpen(false)}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}

const focusGap = (root: Element | null, role: string) =>
  root?.querySelector<HTMLElement>(`[data-gap="${role}"]`)?.focus();

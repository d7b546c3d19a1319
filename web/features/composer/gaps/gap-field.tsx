import { Plus } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ANSWER_MAX } from '#contract/interview.ts';
import type { Gap } from '#core/drafts/gaps/place-gaps.ts';
import { TextField } from '#web/ui/fields.tsx';

type GapFieldProps = {
  gap: Gap;
  /** What its author answered beside the topic meanwhile. */
  known: string;
  /** What stands in the field; undefined while it is closed. */
  typed: string | undefined;
  disabled: boolean;
  onType: (text: string) => void;
  onClose: () => void;
  /** Makes what was typed part of the text. */
  onFill: () => void;
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
export function GapField(props: GapFieldProps) {
  const { role, question } = props.gap;
  const { known, typed: text, disabled, onType, onClose, onFill } = props;
  const [wasOpened, setWasOpened] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  /** What stays empty is closed again. */
  const settle = () => (text?.trim() === '' ? onClose() : onFill());
  const fill = useEffectEvent((clicked: EventTarget | null) => {
    const root = field.current?.closest('[data-gaps]') ?? null;
    const gap = clicked instanceof Element ? clicked.closest<HTMLElement>('[data-gap]') : null;
    setIsLeft(false);
    settle();
    if (gap) goOn(root, gap.dataset['gap']);
  });
  // The button that the field is left for must not move before its click.
  useEffect(() => {
    if (!isLeft) return undefined;
    const listener = ({ target }: MouseEvent) => fill(target);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, [isLeft]);

  if (text === undefined)
    return (
      <button
        type="button"
        data-gap={role}
        disabled={disabled}
        onClick={() => {
          setWasOpened(true);
          onType(known);
        }}
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
      if (text?.trim() === '') return;
      onFill();
      goOn(root, next?.dataset['gap']);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      if (root?.querySelector('textarea')) goOn(root, undefined);
      else requestAnimationFrame(() => all.length > 0 && focusGap(root, role));
    } else if (event.key === 'Tab' && !event.shiftKey && next) {
      event.preventDefault();
      settle();
      goOn(root, next.dataset['gap']);
    }
  }

  function leave({ target, relatedTarget }: FocusEvent<HTMLInputElement>) {
    // Whoever only looks at another window goes on typing here.
    if (document.activeElement === target) return;
    if (relatedTarget instanceof HTMLButtonElement) setIsLeft(true);
    else settle();
  }

  return (
    <div ref={field} className="animate-fade">
      <TextField
        label={question}
        data-gap={role}
        autoFocus={wasOpened}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={ANSWER_MAX}
        placeholder="In your own words"
        value={text}
        onKeyDown={press}
        onFocus={() => setIsLeft(false)}
        onBlur={leave}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

const focusGap = (root: Element | null, role: string) =>
  root?.querySelector<HTMLElement>(`[data-gap="${role}"]`)?.focus();

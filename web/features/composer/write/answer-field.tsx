import { type FocusEventHandler, type KeyboardEventHandler, useRef } from 'react';
import { ANSWER_MAX } from '#contract/interview.ts';
import { localDate } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { KeepAsFact } from './keep-as-fact.tsx';

export type EarlierAnswer = { text: string; toldAt: string };

type AnswerFieldProps = {
  question: string;
  answer: string;
  /** Offered while the field is empty. */
  earlier: EarlierAnswer | undefined;
  mayBeFact: boolean;
  error: string | undefined;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
  onFocus: () => void;
  onBlur: FocusEventHandler<HTMLInputElement>;
  onChange: (answer: string) => void;
  /** Removes an answer to a question of another shape; null for other questions. */
  onClear: (() => void) | null;
};

export function AnswerField(props: AnswerFieldProps) {
  const { question, answer, earlier, mayBeFact, error, onChange, onClear } = props;
  const row = useRef<HTMLDivElement>(null);
  const text = answer.trim();
  function take(earlierText: string) {
    onChange(earlierText);
    row.current?.querySelector('input')?.focus();
  }
  return (
    <div ref={row} className="grid gap-1.5">
      <TextField
        label={question}
        maxLength={ANSWER_MAX}
        value={answer}
        error={error}
        // The question may appear after the attempt that failed for lack of an answer.
        autoFocus={error !== undefined}
        aside={
          onClear && (
            <button
              type="button"
              className="rounded-sm underline hover:text-ink touch:min-h-11"
              aria-label={`Clear: “${text}”`}
              onClick={onClear}
            >
              Clear
            </button>
          )
        }
        onKeyDown={props.onKeyDown}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
        onChange={({ target }) => onChange(target.value)}
      />
      {text === '' && earlier && (
        <div className="flex items-start gap-2 text-sm">
          <p className="min-w-0 flex-1 py-1 text-ink-2 wrap-anywhere">
            You said on {localDate(earlier.toldAt)}: “{earlier.text}”
          </p>
          <Button aria-label={`Use it: “${earlier.text}”`} onClick={() => take(earlier.text)}>
            Use it
          </Button>
        </div>
      )}
      {mayBeFact && text !== '' && <KeepAsFact text={text} />}
    </div>
  );
}

import { useId, type ReactNode } from 'react';

export type FieldNotes = {
  label: string;
  /** Hides the label visually where the context makes it redundant. */
  labelHidden?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown at the end of the label's line, such as "optional" or a counter. */
  aside?: ReactNode;
};
type InputProps = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** The style of every input, except its height. */
export const inputStyle =
  'w-full min-w-0 rounded-sm border border-line-strong bg-surface px-3 text-base ' +
  'placeholder:text-ink-3 disabled:border-line disabled:bg-sunken disabled:text-ink-2 ' +
  'aria-invalid:border-bad touch:text-lg';
export const lineStyle = `${inputStyle} h-9 touch:h-11`;

/** An input with its label above, and its error or hint below. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  aside,
  children,
}: FieldNotes & { children: (input: InputProps) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside && <span className="text-xs text-ink-3 tabular-nums">{aside}</span>}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={`text-sm wrap-anywhere ${error ? 'text-bad' : 'text-ink-3'}`}>
          {note}
        </p>
      )}
    </div>
  );
}

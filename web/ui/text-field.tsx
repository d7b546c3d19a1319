import { useId, type ComponentProps } from 'react';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className="h-9 w-full min-w-0 rounded-sm border border-line-strong bg-surface px-3 text-base placeholder:text-ink-3 read-only:border-line read-only:bg-sunken read-only:text-ink-2 aria-invalid:border-bad touch:h-11 touch:text-lg"
      />
      {note && (
        <p id={`${id}-note`} className={error ? 'text-sm text-bad' : 'text-sm text-ink-3'}>
          {note}
        </p>
      )}
    </div>
  );
}

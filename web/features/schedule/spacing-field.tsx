import { useState } from 'react';
import { SPACING_MAX_MINUTES } from '#contract/posts.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const SPACINGS = [
  ['15', '15 minutes'],
  ['30', '30 minutes'],
  ['60', '1 hour'],
  ['120', '2 hours'],
  ['240', '4 hours'],
  ['1440', '1 day, at the same time'],
  ['2880', '2 days, at the same time'],
  ['10080', '1 week, at the same time'],
  ['own', 'Other…'],
] as const;

/** Null for what is no whole number of minutes up to a week. */
export function minutesOf(text: string): number | null {
  const minutes = Number(text);
  return /^\d+$/.test(text.trim()) && minutes <= SPACING_MAX_MINUTES ? minutes : null;
}

type SpacingFieldProps = {
  /** Minutes, as they were typed. */
  value: string;
  hint: string | undefined;
  error: string | undefined;
  onChange: (minutes: string) => void;
};

/** How far apart posts go out: a usual choice, or minutes of one's own. */
export function SpacingField({ value, hint, error, onChange }: SpacingFieldProps) {
  const [isOwn, setIsOwn] = useState(false);
  const usual = SPACINGS.find(([minutes]) => minutes === value)?.[0] ?? 'own';
  return (
    <>
      <SelectField
        label="Time between"
        value={isOwn ? 'own' : usual}
        options={SPACINGS}
        hint={hint}
        error={isOwn ? undefined : error}
        onChange={(chosen) => {
          setIsOwn(chosen === 'own');
          if (chosen !== 'own') onChange(chosen);
        }}
      />
      {isOwn && (
        <TextField
          label="Minutes between"
          inputMode="numeric"
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </>
  );
}

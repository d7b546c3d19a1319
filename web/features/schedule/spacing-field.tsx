import { useState } from 'react';
import { SelectField, TextField } from '#web/ui/fields.tsx';

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
const MINUTES_MAX = 10_080;

/** Whole minutes up to a week; null for anything else. */
export function parseMinutes(text: string): number | null {
  const minutes = Number(text);
  return /^\d+$/.test(text.trim()) && minutes <= MINUTES_MAX ? minutes : null;
}

type PaceSeconds = { account: number; community: number };

const inMinutes = (seconds: number): string => {
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

/** The minimum time between two posts of an account; undefined without one. */
export const describePace = ({ account, community }: PaceSeconds): string | undefined =>
  account === 0 && community === 0
    ? undefined
    : `An account leaves at least ${inMinutes(account)} between two posts, and ${inMinutes(community)} ` +
      'in one community. Posts that are closer wait that long.';

type SpacingFieldProps = {
  /** The minutes as typed. */
  value: string;
  hint: string | undefined;
  error: string | undefined;
  onChange: (minutes: string) => void;
};

/** The time between two posts: a preset or any number of minutes. */
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

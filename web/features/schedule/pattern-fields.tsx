import { SelectField, TextField } from '#web/ui/fields.tsx';
import type { PatternPlan } from './use-pattern.ts';

const COUNTS = [
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['4', '4'],
] as const;
const DAYS = [
  ['weekdays', 'Weekdays'],
  ['daily', 'Every day'],
] as const;

type PatternFieldsProps = { plan: PatternPlan; hint: string; error: string | undefined };

/** How many posts a day, on which days and when, with a summary. */
export const PatternFields = ({ plan, hint, error }: PatternFieldsProps) => (
  <>
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label="Posts a day"
        value={String(plan.perDay) as (typeof COUNTS)[number][0]}
        options={COUNTS}
        onChange={(count) => plan.changePerDay(Number(count))}
      />
      <SelectField label="On" value={plan.days} options={DAYS} onChange={plan.changeDays} />
    </div>
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">At</legend>
      <div className="grid grid-cols-2 items-start gap-3">
        {plan.clocks.map((clock, at) => (
          <TextField
            key={TIME_NAMES[at]}
            label={TIME_NAMES[at] ?? ''}
            labelHidden
            type="time"
            error={at === 0 ? error : undefined}
            value={clock}
            onChange={({ target }) => plan.changeClock(at, target.value)}
          />
        ))}
      </div>
      <p className="mt-1 text-sm text-ink-3">{hint}</p>
    </fieldset>
    <p role="status" className="rounded-md bg-sunken px-3 py-2 text-sm font-medium tabular-nums empty:hidden">
      {plan.sentence}
    </p>
  </>
);

const TIME_NAMES = ['First time', 'Second time', 'Third time', 'Fourth time'];

import type { FieldValue, RulesField } from '#contract/rules-record.ts';
import { VALUE_LABELS } from '#core/communities/rules/describe-value.ts';
import { WEEKDAYS } from '#core/communities/rules/weekdays.ts';
import { CheckField, SelectField, TextField } from '#web/ui/fields.tsx';

type Choices = readonly (readonly [value: string, label: string])[];

const NO_RULE = ['unknown', 'No rule about it'] as const;
const CHOICES: Partial<Record<RulesField, Choices>> = {
  promotion: [...Object.entries(VALUE_LABELS.promotion).filter(([value]) => value !== 'unclear'), NO_RULE],
  links: [...Object.entries(VALUE_LABELS.links), NO_RULE],
  aiText: [...Object.entries(VALUE_LABELS.aiText), NO_RULE],
};

type ValueFieldProps = {
  field: RulesField;
  value: FieldValue;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
};

export function ValueField({ field, value, error, onChange }: ValueFieldProps) {
  if (field === 'days') return <DaysField days={value as string[]} onChange={onChange} />;
  if (field === 'quotaDays')
    return (
      <TextField
        label="Days between two promotions"
        aside="empty for no limit"
        type="number"
        min={1}
        max={366}
        value={value === null ? '' : String(value)}
        error={error}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
    );
  if (field === 'disclosure')
    return (
      <SelectField
        label="What holds"
        value={value ? 'yes' : 'no'}
        options={[
          ['yes', 'Say that it is yours'],
          ['no', 'No rule about it'],
        ]}
        onChange={(chosen) => onChange(chosen === 'yes')}
      />
    );
  return (
    <SelectField
      label="What holds"
      value={String(value)}
      options={CHOICES[field] ?? []}
      error={error}
      onChange={onChange}
    />
  );
}

const DaysField = ({ days, onChange }: { days: string[]; onChange: (days: string[]) => void }) => (
  <fieldset>
    <legend className="text-sm font-medium">Promotion is allowed on</legend>
    <p className="text-sm text-ink-3">None chosen: on any day, or no rule about days.</p>
    <div className="mt-1 grid grid-cols-2">
      {WEEKDAYS.map((day) => (
        <CheckField
          key={day}
          label={`${day[0]?.toUpperCase()}${day.slice(1)}`}
          checked={days.includes(day)}
          onChange={(checked) => onChange(checked ? [...days, day] : days.filter((other) => other !== day))}
        />
      ))}
    </div>
  </fieldset>
);

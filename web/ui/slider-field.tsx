import { Field } from './field.tsx';

type SliderFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Formats the value, such as "6 hours". */
  write: (value: number) => string;
  onChange: (value: number) => void;
};

export const SliderField = ({ label, value, min, max, step, write, onChange }: SliderFieldProps) => (
  <Field label={label} aside={write(value)}>
    {(field) => (
      <input
        type="range"
        {...field}
        {...{ min, max, step, value }}
        aria-valuetext={write(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-9 w-full min-w-0 cursor-pointer accent-accent-ink touch:h-11"
      />
    )}
  </Field>
);

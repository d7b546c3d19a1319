type CheckFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

export const CheckField = ({ label, checked, onChange }: CheckFieldProps) => (
  <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm touch:min-h-11">
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="size-4 shrink-0 accent-accent"
    />
    {label}
  </label>
);

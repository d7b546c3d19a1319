type SwitchFieldProps = {
  label: string;
  text?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

export const SwitchField = ({ label, text, checked, onChange }: SwitchFieldProps) => (
  <label className="flex min-h-8 cursor-pointer items-center justify-between gap-3 touch:min-h-11">
    <span>
      <span className="block text-sm font-medium">{label}</span>
      {text && <span className="block text-sm text-ink-3">{text}</span>}
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className={
        'relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong ' +
        'transition-colors duration-120 before:absolute before:top-0.5 before:left-0.5 before:size-4 ' +
        'before:rounded-full before:bg-surface before:transition-transform before:duration-120 ' +
        'checked:bg-accent checked:before:translate-x-4 forced-colors:border'
      }
    />
  </label>
);

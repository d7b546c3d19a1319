type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
};

export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={value}
    className="h-1.5 overflow-hidden rounded-full bg-line"
  >
    <div
      className="h-full origin-left rounded-full bg-accent transition-transform duration-200 ease-out"
      style={{ transform: `scaleX(${max === 0 ? 0 : value / max})` }}
    />
  </div>
);

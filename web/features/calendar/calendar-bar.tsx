import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const VIEWS = [
  ['month', 'Month'],
  ['week', 'Week'],
] as const;
type View = (typeof VIEWS)[number][0];

type CalendarBarProps = {
  /** The month or the week, in words. */
  span: string;
  view: View;
  onView: (view: View) => void;
  onStep: (step: -1 | 1) => void;
  onToday: () => void;
};

export const CalendarBar = ({ span, view, onView, onStep, onToday }: CalendarBarProps) => (
  <div className="flex flex-wrap items-center gap-2 border-b p-3">
    <IconButton icon={ChevronLeft} label={`Previous ${view}`} onClick={() => onStep(-1)} />
    <IconButton icon={ChevronRight} label={`Next ${view}`} onClick={() => onStep(1)} />
    <p aria-live="polite" className="mr-auto text-lg font-semibold">
      {span}
    </p>
    <Button onClick={onToday}>Today</Button>
    <fieldset className="flex rounded-sm border p-0.5">
      <legend className="sr-only">View</legend>
      {VIEWS.map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onView(value)}
          className="h-6.5 rounded-[4px] px-2.5 text-sm font-medium text-ink-2 aria-pressed:bg-accent-soft aria-pressed:text-accent-ink touch:h-10 touch:px-4"
        >
          {name}
        </button>
      ))}
    </fieldset>
  </div>
);

import { CalendarClock } from 'lucide-react';
import type { PostingHours } from '#contract/publishing.ts';
import { findNextPostingTime } from '#core/publishing/posting-hours.ts';
import { dayAndTime, ownTimeZone } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';

const QUARTER_MS = 15 * 60_000;

type Allowed = {
  allowedAt: string;
  /** True if a rule allows only that UTC day. */
  isOfDay: boolean;
  hours: PostingHours;
};

/**
 * Rounds up to a quarter of an hour, so the suggested time stays the same while the user reads it. Keeps to the posting hours
 * if possible.
 */
function settleTime({ allowedAt, isOfDay, hours }: Allowed): string {
  const rounded = Math.ceil(Date.parse(allowedAt) / QUARTER_MS) * QUARTER_MS;
  const settled = [findNextPostingTime(rounded, hours, ownTimeZone()), rounded].map((at) =>
    new Date(at).toISOString(),
  );
  return settled.find((at) => !isOfDay || at.slice(0, 10) === allowedAt.slice(0, 10)) ?? allowedAt;
}

type MoveButtonProps = Allowed & { onMove: (nextAt: string) => void };

/** Moves a text to a time that its community allows. */
export function MoveButton({ onMove, ...allowed }: MoveButtonProps) {
  const nextAt = settleTime(allowed);
  return (
    <div className="[&>button]:h-auto [&>button]:min-h-8 [&>button]:py-1 [&>button]:text-left [&>button]:whitespace-normal">
      <Button icon={<CalendarClock aria-hidden="true" />} onClick={() => onMove(nextAt)}>
        Move to {dayAndTime(nextAt)}
      </Button>
    </div>
  );
}

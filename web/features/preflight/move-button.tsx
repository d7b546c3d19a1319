import { CalendarClock } from 'lucide-react';
import type { PostingHours } from '#contract/publishing.ts';
import { nextPostingTime } from '#core/publishing/posting-hours.ts';
import { dayAndTime, ownTimeZone } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';

const QUARTER_MS = 15 * 60_000;

/** On a quarter hour, so that it stands still while somebody reads it, and within the posting hours; but on the same day, which counts in UTC. */
function settleTime(instant: string, hours: PostingHours): string {
  const rounded = Math.ceil(Date.parse(instant) / QUARTER_MS) * QUARTER_MS;
  const onSameDay = [nextPostingTime(rounded, hours, ownTimeZone()), rounded]
    .map((at) => new Date(at).toISOString())
    .find((at) => at.slice(0, 10) === instant.slice(0, 10));
  return onSameDay ?? instant;
}

type MoveButtonProps = { allowedAt: string; hours: PostingHours; onMove: (nextAt: string) => void };

/** Moves a text to when its community allows it. */
export function MoveButton({ allowedAt, hours, onMove }: MoveButtonProps) {
  const nextAt = settleTime(allowedAt, hours);
  return (
    <div className="[&>button]:h-auto [&>button]:min-h-8 [&>button]:py-1 [&>button]:text-left [&>button]:whitespace-normal">
      <Button icon={<CalendarClock aria-hidden="true" />} onClick={() => onMove(nextAt)}>
        Move to {dayAndTime(nextAt)}
      </Button>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { dateTime, fromLocalMinute, toLocalMinute } from '#web/lib/date-time.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Button } from '#web/ui/button.tsx';
import { type Slotted, slotsQuery } from './slots.queries.ts';

const SETTLED_MS = 300;
const MINUTE_MS = 60_000;

type SlotHintProps = {
  /** As the input has it. */
  local: string;
  slotted: Slotted;
  onChoose: (local: string) => void;
};

const isLater = (one: string, other: string) => Date.parse(one) - Date.parse(other) >= MINUTE_MS;

/** Null for no time, or one in the past. */
function futureOf(local: string): Date | null {
  const at = local ? fromLocalMinute(local) : null;
  return at && at.getTime() > Date.now() ? at : null;
}

/** Says what else is due at the chosen time, when the post will likely go out, and offers a better time. */
export function SlotHint({ local, slotted, onChoose }: SlotHintProps) {
  const chosen = useSettled(local, SETTLED_MS);
  const { data } = useQuery(slotsQuery(futureOf(chosen), slotted));
  if (!data || chosen !== local) return null;
  const { dueThen, likelyAt, freeAt, nextAt } = data;
  const notes = [
    dueThen.yours === 1 && 'Another post of yours is due in that minute.',
    dueThen.yours > 1 && `${dueThen.yours} other posts of yours are due in that minute.`,
    isLater(likelyAt, data.at) && `So much is due then that it will likely go out at ${dateTime(likelyAt)}.`,
  ].filter(Boolean);
  const free = freeAt && isLater(freeAt, data.at) ? nextAt : null;
  if (notes.length === 0 && !free) return null;
  return (
    <div role="status" className="grid justify-items-start gap-2 text-sm text-ink-2">
      {notes.length > 0 && <p>{notes.join(' ')}</p>}
      {free && (
        <p>
          This account posted, or is to post, close to that. Its next free time is {dateTime(free)}.{' '}
          <Button kind="quiet" onClick={() => onChoose(toLocalMinute(new Date(free)))}>
            Use it
          </Button>
        </p>
      )}
    </div>
  );
}

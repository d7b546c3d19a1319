import { useQuery } from '@tanstack/react-query';
import { CalendarSearch } from 'lucide-react';
import { dateTime, fromLocalMinute, toLocalMinute } from '#web/lib/date-time.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { slotsQuery, type SlotRequest, useNextFreeTime } from './slots.queries.ts';

type NextFreeTimeProps = {
  /** The value of the `datetime-local` input beside it. */
  local: string;
  slotted: SlotRequest;
  /** Receives a value for a `datetime-local` input. */
  onChoose: (local: string) => void;
};

const localMinute = (iso: string) => toLocalMinute(new Date(iso));

/** A button that fills in the next time with room in the account's queue, in a good hour if one is known. */
export function NextFreeTime({ local, slotted, onChoose }: NextFreeTimeProps) {
  const { mutate, data, isPending, isError } = useNextFreeTime();
  const { nextAt, bestAt } = data ?? {};
  const isBest = bestAt && localMinute(bestAt.at) === local;
  const isNext = nextAt && localMinute(nextAt) === local;
  const ask = () =>
    mutate(slotted, {
      onSuccess: (found) => {
        const at = found.bestAt?.at ?? found.nextAt;
        if (at) onChoose(localMinute(at));
      },
    });
  return (
    <div data-button-bar className="grid justify-items-start gap-2">
      <Button size="field" icon={<CalendarSearch aria-hidden="true" />} pending={isPending} onClick={ask}>
        {isError ? 'Try again' : 'Next free time'}
      </Button>
      <p role="status" className={`text-sm empty:hidden ${isError ? 'text-bad' : 'text-ink-2'}`}>
        {isError && 'The next free time couldn’t be read.'}
        {isBest &&
          `Posts do better there at this hour: ${bestAt.above} of ${bestAt.posts} beat the usual upvotes.`}
        {isBest && nextAt && !isNext && (
          <>
            {' '}
            <Button kind="quiet" onClick={() => onChoose(localMinute(nextAt))}>
              Use {dateTime(nextAt)} instead
            </Button>
          </>
        )}
        {isNext && !isBest && 'The next free time of this account within your posting hours.'}
        {nextAt === null && 'No account is chosen or connected, so there is no queue to look into.'}
      </p>
    </div>
  );
}

const SETTLED_MS = 300;
const MINUTE_MS = 60_000;

type SlotHintProps = {
  /** The value of a `datetime-local` input. */
  local: string;
  slotted: SlotRequest;
  onChoose: (local: string) => void;
};

const isLater = (one: string, other: string) => Date.parse(one) - Date.parse(other) >= MINUTE_MS;

/** Null for no time or a past one. */
function futureOf(local: string): Date | null {
  const at = local ? fromLocalMinute(local) : null;
  return at && at.getTime() > Date.now() ? at : null;
}

/** Says what else is due at the chosen time and when the post will likely go out; offers a better time. */
export function SlotHint({ local, slotted, onChoose }: SlotHintProps) {
  const chosen = useDebounced(local, SETTLED_MS);
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

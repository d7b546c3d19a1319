import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Target } from '#contract/place-input.ts';
import type { readSlots } from '#contract/posts.ts';
import { call } from '#web/lib/api-client.ts';
import { dateTime, fromLocalMinute, toLocalMinute } from '#web/lib/date-time.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { Button } from '#web/ui/button.tsx';
import { postsQuery } from './posts.queries.ts';

const SLOTS: Target = { method: 'GET', path: '/api/posts/slots' };
const SETTLED_MS = 300;
const MINUTE_MS = 60_000;

type Asked = { at: string; accountId?: string; subreddit?: string };
type SlotHintProps = {
  /** As the input has it. */
  local: string;
  accountId: string | null;
  subreddit: string;
  onChoose: (local: string) => void;
};

/** Below the list's key, so that whatever makes the list stale makes this stale too. */
const slotsQuery = (asked: Asked | null) =>
  queryOptions({
    queryKey: [...postsQuery.queryKey, 'slots', asked],
    queryFn: asked ? () => call<typeof readSlots>(SLOTS, asked) : skipToken,
  });

const wholeMinuteFrom = (instant: string) => new Date(Math.ceil(Date.parse(instant) / MINUTE_MS) * MINUTE_MS);
const isLater = (one: string, other: string) => Date.parse(one) - Date.parse(other) >= MINUTE_MS;

/** Null for a time that is over, or none. */
function wishOf(local: string, accountId: string | null, subreddit: string): Asked | null {
  const at = local ? fromLocalMinute(local) : null;
  if (!at || at.getTime() <= Date.now()) return null;
  return { at: at.toISOString(), ...(accountId && { accountId }), ...(subreddit && { subreddit }) };
}

/** What else is due at the chosen time, when it will likely go out, and a better time where there is one. */
export function SlotHint({ local, accountId, subreddit, onChoose }: SlotHintProps) {
  const chosen = useSettled(local, SETTLED_MS);
  const { data } = useQuery(slotsQuery(wishOf(chosen, accountId, subreddit)));
  if (!data || chosen !== local) return null;
  const { dueThen, likelyAt, freeAt } = data;
  const told = [
    dueThen.yours === 1 && 'Another post of yours is due in that minute.',
    dueThen.yours > 1 && `${dueThen.yours} other posts of yours are due in that minute.`,
    isLater(likelyAt, data.at) && `So much is due then that it will likely go out at ${dateTime(likelyAt)}.`,
  ].filter(Boolean);
  // Inputs know whole minutes, and an earlier one would be too early.
  const free = freeAt && isLater(freeAt, data.at) ? wholeMinuteFrom(freeAt) : null;
  if (told.length === 0 && !free) return null;
  return (
    <div role="status" className="grid justify-items-start gap-2 text-sm text-ink-2">
      {told.length > 0 && <p>{told.join(' ')}</p>}
      {free && (
        <p>
          This account posted, or is to post, close to that. Its next free time is{' '}
          {dateTime(free.toISOString())}.{' '}
          <Button kind="quiet" onClick={() => onChoose(toLocalMinute(free))}>
            Use it
          </Button>
        </p>
      )}
    </div>
  );
}

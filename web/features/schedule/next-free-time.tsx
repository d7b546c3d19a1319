import { CalendarSearch } from 'lucide-react';
import { toLocalMinute } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';
import { type Slotted, useNextFreeTime } from './slots.queries.ts';

type NextFreeTimeProps = {
  slotted: Slotted;
  /** Receives a value for a `datetime-local` input. */
  onChoose: (local: string) => void;
};

/** A button that fills in the next time at which the account's queue has room. */
export function NextFreeTime({ slotted, onChoose }: NextFreeTimeProps) {
  const { mutate, data, isPending, isError } = useNextFreeTime();
  const hasNoAccount = data === null;
  const ask = () => mutate(slotted, { onSuccess: (free) => free && onChoose(toLocalMinute(new Date(free))) });
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="field" icon={<CalendarSearch aria-hidden="true" />} pending={isPending} onClick={ask}>
        {isError ? 'Try again' : 'Next free time'}
      </Button>
      <p role="status" className={`text-sm empty:hidden ${isError ? 'text-bad' : 'text-ink-2'}`}>
        {isError && 'The next free time could not be read.'}
        {hasNoAccount && 'No account is chosen or connected, so there is no queue to look into.'}
      </p>
    </div>
  );
}

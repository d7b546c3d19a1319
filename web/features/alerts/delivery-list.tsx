import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { AlertChannel } from '#contract/alerts/channels.ts';
import type { AlertDelivery } from '#contract/alerts/deliveries.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { labelEvent } from './alert-words.ts';
import { type DeliveryFilter, useDeliveries, useResend } from './alerts.queries.ts';

const STATES: Record<AlertDelivery['state'], readonly [Tone, string]> = {
  pending: ['pale', 'Waiting'],
  delivered: ['ok', 'Delivered'],
  retrying: ['warn', 'Retrying'],
  dead: ['bad', 'Failed'],
};
const FILTERS = [
  ['all', 'All deliveries'],
  ['pending', 'Waiting'],
  ['retrying', 'Retrying'],
  ['dead', 'Failed'],
  ['delivered', 'Delivered'],
] as const;
type Shown = (typeof FILTERS)[number][0];
const SHOWN_AT_ONCE = 30;

/** Lists the recent alerts, each with the outcome of its delivery. */
export function DeliveryList({ channels }: { channels: readonly AlertChannel[] }) {
  const [shown, setShown] = useState<Shown>('all');
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const filter: DeliveryFilter = shown === 'all' ? {} : { state: shown };
  const query = useDeliveries(filter);
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  const { data } = query;
  return (
    <>
      <div className="border-b px-4 py-3">
        <div className="sm:max-w-52">
          <SelectField label="Show" labelHidden value={shown} options={FILTERS} onChange={setShown} />
        </div>
      </div>
      {!data && <Waiting query={query} rows={3} text="Loading deliveries..." />}
      {data?.length === 0 && (
        <p className="p-4 text-sm text-ink-2">
          {shown === 'all' ? 'Nothing has been sent yet.' : 'No deliveries in this state.'}
        </p>
      )}
      {data && data.length > 0 && (
        <ul aria-label="Deliveries" className="divide-y">
          {data.slice(0, most).map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} channel={byId.get(delivery.channelId)} />
          ))}
        </ul>
      )}
      {data && data.length > most && (
        <div className="border-t p-3 text-center">
          <Button onClick={() => setMost(most + SHOWN_AT_ONCE)}>Show more</Button>
        </div>
      )}
    </>
  );
}

type RowProps = { delivery: AlertDelivery; channel: AlertChannel | undefined };

function DeliveryRow({ delivery, channel }: RowProps) {
  const { id, type, about, state, attempts, reason, nextAttemptAt, createdAt } = delivery;
  const [tone, word] = STATES[state];
  const resending = useResend();
  const name = `${labelEvent(type)} to ${channel?.name ?? 'a channel'}`;
  const resend = () =>
    resending.mutate(id, { onError: (error) => showFailure('Failed to send it again', error) });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 truncate font-medium">{name}</span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        {about && <p className="truncate text-sm">{about}</p>}
        <p className="text-sm text-ink-2">
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          {attempts > 1 && ` · ${attempts} attempts`}
          {nextAttemptAt && ` · next ${dateTime(nextAttemptAt)}`}
        </p>
        {reason && <p className="text-sm wrap-anywhere text-bad">{reason}</p>}
      </div>
      {(state === 'dead' || state === 'retrying') && channel?.state === 'active' && (
        <Button
          icon={<RotateCw aria-hidden="true" />}
          aria-label={`Send again: ${name}`}
          pending={resending.isPending}
          onClick={resend}
        >
          Send again
        </Button>
      )}
    </li>
  );
}

import { KeyRound, Mail, Power, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AlertChannel } from '#contract/alerts/channels.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts';
import { KIND_LABELS } from './alert-words.ts';
import {
  useChangeChannel,
  useRemoveChannel,
  useResendConfirmation,
  useRotateSecret,
  useTestChannel,
} from './alerts.queries.ts';
import { OneTimeSecret } from './shown-once.tsx';

const STATES: Record<AlertChannel['state'], readonly [Tone, string]> = {
  active: ['ok', 'Active'],
  unverified: ['warn', 'Not confirmed'],
  disabled: ['bad', 'Disabled'],
};

export function ChannelList({ channels }: { channels: readonly AlertChannel[] }) {
  const [removing, setRemoving] = useState<AlertChannel | null>(null);
  const [rotating, setRotating] = useState<AlertChannel | null>(null);
  const removal = useRemoveChannel();
  const focus = useFocusAfterRemoval(channels.length);
  const remove = ({ id }: AlertChannel) =>
    removal.mutate(id, {
      onSuccess: () => setRemoving(null),
      onError: (error) => showFailure('Failed to delete the channel', error),
    });
  return (
    <div {...focus}>
      <ul aria-label="Channels" className="divide-y">
        {channels.map((channel) => (
          <ChannelRow
            key={channel.id}
            channel={channel}
            onRemove={() => setRemoving(channel)}
            onRotate={() => setRotating(channel)}
          />
        ))}
      </ul>
      {rotating && <RotateDialog channel={rotating} onClose={() => setRotating(null)} />}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title="Delete channel"
        description={`“${removing?.name}” and its deliveries are deleted. Rules stop sending to it.`}
        confirmLabel="Delete"
        pending={removal.isPending}
        onConfirm={() => removing && remove(removing)}
      />
    </div>
  );
}

type RowProps = { channel: AlertChannel; onRemove: () => void; onRotate: () => void };

function ChannelRow({ channel, onRemove, onRotate }: RowProps) {
  const { id, kind, name, to, state, lastFailure } = channel;
  const [tone, word] = STATES[state];
  const test = useTestChannel();
  const change = useChangeChannel();
  const confirmation = useResendConfirmation();
  const sendTest = () =>
    test.mutate(id, {
      onSuccess: ({ ok, problem }) =>
        ok
          ? showToast({ title: 'Success', description: `${name} got a test message` })
          : showFailure(`${name} didn’t get the test message. ${problem}`),
      onError: (error) => showFailure('Failed to send a test message', error),
    });
  const resendLink = () =>
    confirmation.mutate(id, {
      onSuccess: () => showToast({ title: 'Success', description: `We sent the link to ${to} again` }),
      onError: (error) => showFailure('Failed to send the link', error),
    });
  const switchOn = () =>
    change.mutate(
      { id, state: 'active' },
      { onError: (error) => showFailure('Failed to switch the channel on', error) },
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="truncate text-sm text-ink-2" title={to}>
          {[...new Set([KIND_LABELS[kind], to])].join(' · ')}
        </p>
        {state === 'unverified' && <p className="text-sm">Open the link that we sent there.</p>}
        {lastFailure && state !== 'active' && (
          <p className="text-sm text-bad">
            {lastFailure.reason} ({dateTime(lastFailure.at)})
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {state === 'disabled' && (
          <Button
            icon={<Power aria-hidden="true" />}
            aria-label={`Switch ${name} on`}
            pending={change.isPending}
            onClick={switchOn}
          >
            Switch on
          </Button>
        )}
        {state === 'unverified' && (
          <Button
            icon={<Mail aria-hidden="true" />}
            aria-label={`Send link again to ${name}`}
            pending={confirmation.isPending}
            onClick={resendLink}
          >
            Send link again
          </Button>
        )}
        {kind !== 'rss' && state !== 'unverified' && (
          <Button
            icon={<Send aria-hidden="true" />}
            aria-label={`Test ${name}`}
            pending={test.isPending}
            onClick={sendTest}
          >
            Test
          </Button>
        )}
        {kind === 'webhook' && (
          <IconButton icon={KeyRound} label={`Rotate the secret of ${name}`} onClick={onRotate} />
        )}
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onRemove} />
      </div>
    </li>
  );
}

function RotateDialog({ channel, onClose }: { channel: AlertChannel; onClose: () => void }) {
  const { data, error, isPending, mutate } = useRotateSecret();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`New secret for ${channel.name}`}
      description="For 24 hours, both the old and the new secret sign each call."
    >
      {data ? (
        <OneTimeSecret what="Signing secret" value={data.secret} text="Save it now: it isn’t shown again." />
      ) : (
        <div className="grid gap-4">
          <FormProblem>{error && errorMessage(error)}</FormProblem>
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button kind="primary" pending={isPending} onClick={() => mutate(channel.id)}>
              Create new secret
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

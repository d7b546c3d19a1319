import { useState } from 'react';
import type { AddedChannel, ChannelKind } from '#contract/alerts/channels.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { KIND_LABELS } from './alert-words.ts';
import { readPushKey, useAddChannel, useChannelKinds } from './alerts.queries.ts';
import { CHANNEL_INPUTS, ChannelFields } from './channel-fields.tsx';
import { canSubscribe, subscribeBrowser } from './subscribe-browser.ts';
import { OneTimeSecret } from './shown-once.tsx';

const ORDER = ['email', 'slack', 'discord', 'telegram', 'push', 'webhook', 'rss'] as const;
const NO_EMAIL = 'For email, set SMTP_URL and MAIL_FROM on the server.';

/** Adds a channel, then shows its secret if it has one. */
export function ChannelDialog({ onClose }: { onClose: () => void }) {
  const [added, setAdded] = useState<AddedChannel | null>(null);
  const query = useChannelKinds();
  const { data: kinds } = query;
  return (
    <Dialog open onOpenChange={onClose} title={added ? `${added.name} is ready` : 'Add a channel'}>
      {!kinds && <Waiting query={query} rows={3} text="Loading channels..." />}
      {added && <AddedView channel={added} onClose={onClose} />}
      {kinds && !added && (
        <ChannelForm
          kinds={ORDER.filter((kind) => kinds.includes(kind) && (kind !== 'push' || canSubscribe()))}
          onClose={onClose}
          onAdded={(channel) => (channel.secret || channel.feedUrl ? setAdded(channel) : onClose())}
        />
      )}
    </Dialog>
  );
}

const AddedView = ({ channel, onClose }: { channel: AddedChannel; onClose: () => void }) => (
  <div className="grid gap-4">
    {channel.secret && (
      <OneTimeSecret
        what="Signing secret"
        value={channel.secret}
        text="Verify each call with this secret. Save it now: it isn’t shown again."
      />
    )}
    {channel.feedUrl && (
      <OneTimeSecret
        what="Feed address"
        value={channel.feedUrl}
        text="Add it to your feed reader. Save it now: it isn’t shown again, and anyone who has it can read your alerts."
      />
    )}
    <div className="flex justify-end">
      <Button onClick={onClose}>Done</Button>
    </div>
  </div>
);

type FormProps = {
  kinds: readonly ChannelKind[];
  onClose: () => void;
  onAdded: (channel: AddedChannel) => void;
};

function ChannelForm({ kinds, onClose, onAdded }: FormProps) {
  const add = useAddChannel();
  const { ref, fields, problem, pending, attempt, refuse, clear } = useSubmit();
  const [kind, setKind] = useState<ChannelKind>(kinds[0] ?? 'webhook');
  const [name, setName] = useState('');
  const [values, setValues] = useState<Record<string, string>>({});
  const choose = (next: ChannelKind) => {
    setKind(next);
    clear();
  };
  const subscribe = async () => {
    const { publicKey } = await readPushKey();
    return await subscribeBrowser(publicKey);
  };
  const send = async () => {
    const inputs = CHANNEL_INPUTS[kind].map((input) => [input.name, values[input.name] ?? ''] as const);
    const settings: Record<string, string> = Object.fromEntries(inputs);
    const form = { kind, name: name.trim() || KIND_LABELS[kind], ...settings };
    const subscribed = kind === 'push' ? await subscribe() : null;
    if (subscribed && 'problem' in subscribed) return refuse(subscribed);
    onAdded(await add.mutateAsync({ ...form, ...subscribed }));
  };
  return (
    <form
      ref={ref}
      noValidate
      aria-label="Add a channel"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt({}, send);
      }}
    >
      <SelectField
        label="Send alerts to"
        hint={kinds.includes('email') ? undefined : NO_EMAIL}
        value={kind}
        options={kinds.map((each) => [each, KIND_LABELS[each]] as const)}
        onChange={choose}
      />
      <ChannelFields
        kind={kind}
        values={values}
        faults={fields}
        onChange={(field, value) => setValues({ ...values, [field]: value })}
      />
      <TextField
        label="Name"
        aside="optional"
        placeholder={KIND_LABELS[kind]}
        value={name}
        error={fields['name']}
        onChange={(event) => setName(event.target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="primary" pending={pending} pendingLabel="Adding...">
          Add channel
        </Button>
      </div>
    </form>
  );
}

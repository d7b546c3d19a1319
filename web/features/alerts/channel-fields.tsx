import type { ChannelKind } from '#contract/alerts/channels.ts';
import { TextField } from '#web/ui/fields.tsx';

type Input = {
  name: string;
  label: string;
  placeholder?: string;
  hint?: string;
  type?: 'password' | 'email';
};

/** The fields of each kind of channel. */
export const CHANNEL_INPUTS: Record<ChannelKind, readonly Input[]> = {
  webhook: [
    {
      name: 'url',
      label: 'Address',
      placeholder: 'https://example.com/hooks/threadwell',
      hint: 'Gets a signed POST for each event.',
    },
  ],
  slack: [
    {
      name: 'url',
      label: 'Incoming webhook',
      placeholder: 'https://hooks.slack.com/services/…',
      hint: 'Slack: Apps → Incoming Webhooks. Mattermost and Rocket.Chat work too.',
    },
  ],
  discord: [
    {
      name: 'url',
      label: 'Webhook URL',
      placeholder: 'https://discord.com/api/webhooks/…',
      hint: 'Discord: Channel settings → Integrations → Webhooks.',
    },
  ],
  telegram: [
    { name: 'botToken', label: 'Bot token', type: 'password', hint: 'From @BotFather.' },
    {
      name: 'chatId',
      label: 'Chat',
      placeholder: '123456789 or @channel',
      hint: 'Send the bot a message; its getUpdates shows the number.',
    },
  ],
  email: [{ name: 'address', label: 'Email address', type: 'email', hint: 'We send a link to confirm it.' }],
  push: [],
  rss: [],
};

type Props = {
  kind: ChannelKind;
  values: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
};

export const ChannelFields = ({ kind, values, faults, onChange }: Props) =>
  CHANNEL_INPUTS[kind].map(({ name, ...input }) => (
    <TextField
      key={name}
      {...input}
      name={name}
      autoComplete="off"
      value={values[name] ?? ''}
      error={faults[name]}
      onChange={(event) => onChange(name, event.target.value)}
    />
  ));

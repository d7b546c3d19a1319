import type { ChannelForm, ChannelKind } from '#contract/alerts/channels.ts';

/** What a channel needs to send, as it is sealed. */
type Given = Pick<ChannelForm, 'url' | 'address' | 'botToken' | 'chatId' | 'subscription'>;
/** `token`: of the links in e-mails. */
export type ChannelSettings = Given & { token?: string };

const EMAIL = /^[^\s\p{C}@"<>()[\]\\,;:]+@(?:[^\s\p{C}@"<>()[\]\\,;:.]+\.)+[^\s\p{C}@"<>()[\]\\,;:.]+$/u;
const BOT_TOKEN = /^\d{1,20}:[\w-]{20,100}$/;
const CHAT_ID = /^(?:-?\d{1,20}|@\w{3,64})$/;

const DISCORD_PAGE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/(?!api\/)/i;

type Needs = { fields: readonly (keyof Given)[]; check?: (form: ChannelForm) => Faults };
type Faults = Record<string, string>;

const NEEDS: Record<ChannelKind, Needs> = {
  webhook: { fields: ['url'] },
  slack: { fields: ['url'] },
  discord: {
    fields: ['url'],
    check: ({ url = '' }) =>
      DISCORD_PAGE.test(url) ? { url: 'This is a page of Discord. Copy the URL of a webhook.' } : {},
  },
  email: {
    fields: ['address'],
    check: ({ address = '' }) => (EMAIL.test(address) ? {} : { address: 'Enter an email address.' }),
  },
  telegram: {
    fields: ['botToken', 'chatId'],
    check: ({ botToken = '', chatId = '' }) => ({
      ...(!BOT_TOKEN.test(botToken) && { botToken: 'Enter the token that BotFather gave you.' }),
      ...(!CHAT_ID.test(chatId) && { chatId: 'Enter the chat’s number, or @ and the channel’s name.' }),
    }),
  },
  push: { fields: ['subscription'] },
  rss: { fields: [] },
};

const MISSING: Record<keyof Given, string> = {
  url: 'Enter the address.',
  address: 'Enter an email address.',
  botToken: 'Enter the bot’s token.',
  chatId: 'Enter the chat.',
  subscription: 'Allow notifications in this browser first.',
};

/** What a kind of channel lacks, by field. */
export function findChannelFaults(form: ChannelForm): Faults {
  const { fields, check } = NEEDS[form.kind];
  const missing = fields.filter((field) => !form[field]);
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, MISSING[field]]));
  return check?.(form) ?? {};
}

/** Only what the kind needs. */
export const pickSettings = (form: ChannelForm): Given =>
  Object.fromEntries(NEEDS[form.kind].fields.map((field) => [field, form[field]]));

/** Where a channel leads, without secrets: many incoming webhooks have theirs in the path. */
export function describeTarget({ kind, url = '', address, chatId, subscription }: ChannelForm): string {
  switch (kind) {
    case 'webhook':
    case 'slack':
    case 'discord':
      return URL.parse(url)?.host ?? '';
    case 'email':
      return address ?? '';
    case 'telegram':
      return `Chat ${chatId}`;
    case 'push':
      return URL.parse(subscription?.endpoint ?? '')?.host ?? '';
    default:
      return 'Private feed';
  }
}

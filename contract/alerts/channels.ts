import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { byId, instant } from '../fields.ts';
import { alertName, shortText } from './alert-fields.ts';

export const CHANNEL_KINDS = ['webhook', 'email', 'slack', 'discord', 'telegram', 'rss', 'push'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** A browser's push subscription, as `PushSubscription.toJSON()` gives it. */
const subscription = z.object({
  endpoint: shortText(2_000),
  keys: z.object({ p256dh: shortText(200), auth: shortText(100) }),
});

/** The fields of every kind; which of them a kind needs is checked by `findChannelFaults`. */
export const channelForm = z.object({
  kind: z.enum(CHANNEL_KINDS, `Choose one of ${CHANNEL_KINDS.join(', ')}.`),
  name: alertName,
  url: z.optional(shortText(2_000)),
  address: z.optional(shortText(320)),
  botToken: z.optional(shortText(200)),
  chatId: z.optional(z.union([shortText(100), z.pipe(z.int(), z.transform(String))])),
  subscription: z.optional(subscription),
});
export type ChannelForm = z.output<typeof channelForm>;

const channel = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  name: z.string(),
  state: z.enum(['active', 'unverified', 'disabled']),
  /** The channel's receiver for display, without secrets. */
  to: z.string(),
  lastFailure: z.nullable(z.object({ at: instant, status: z.nullable(z.int()), reason: z.string() })),
  createdAt: instant,
});
export type AlertChannel = z.output<typeof channel>;

export const listChannels = endpoint({
  method: 'GET',
  path: '/api/alerts/channels',
  summary: 'Your alert channels, without their secrets',
  access: 'user',
  scope: 'read',
  output: z.array(channel),
  errors: ['UNAUTHORIZED'],
});

export const listChannelKinds = endpoint({
  method: 'GET',
  path: '/api/alerts/kinds',
  summary: 'The kinds of channels that this server can send to; email needs SMTP_URL and MAIL_FROM',
  access: 'user',
  scope: 'read',
  output: z.array(z.enum(CHANNEL_KINDS)),
  errors: ['UNAUTHORIZED'],
});

export const addChannel = endpoint({
  method: 'POST',
  path: '/api/alerts/channels',
  summary: 'Add a channel that alerts go to',
  access: 'user',
  scope: 'personOnly',
  body: channelForm,
  output: z.extend(channel, {
    /** The secret that signs a webhook's calls; shown once. */
    secret: z.optional(z.string()),
    /** The private address of a feed; shown once. */
    feedUrl: z.optional(z.string()),
  }),
  status: 201,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'],
});
export type AddedChannel = z.output<typeof addChannel.output>;

export const readPushKey = endpoint({
  method: 'GET',
  path: '/api/alerts/push-key',
  summary: 'The key with which a browser subscribes to notifications',
  access: 'user',
  scope: 'read',
  output: z.object({ publicKey: z.string() }),
  errors: ['UNAUTHORIZED'],
});

export const changeChannel = endpoint({
  method: 'PATCH',
  path: '/api/alerts/channels/:id',
  summary: 'Rename a channel, or switch a disabled one on again',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  body: z.object({ name: z.optional(alertName), state: z.optional(z.literal('active')) }),
  output: channel,
  errors: ['UNAUTHORIZED', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
});

export const removeChannel = endpoint({
  method: 'DELETE',
  path: '/api/alerts/channels/:id',
  summary: 'Delete a channel and its deliveries',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const testChannel = endpoint({
  method: 'POST',
  path: '/api/alerts/channels/:id/test',
  summary: 'Send a test message to a channel',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: z.object({ ok: z.boolean(), problem: z.optional(z.string()) }),
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/alerts/channels/:id/confirmation',
  summary: 'Send the confirmation email of an address again, at most once a minute',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'],
});

export const rotateSecret = endpoint({
  method: 'POST',
  path: '/api/alerts/channels/:id/rotate-secret',
  summary: 'Replace a webhook’s signing secret; for 24 hours both secrets sign',
  access: 'user',
  scope: 'personOnly',
  params: byId,
  output: z.object({ secret: z.string() }),
  errors: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT'],
});

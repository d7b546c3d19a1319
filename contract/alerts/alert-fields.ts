import * as z from 'zod/mini';

/** The limits of a workspace. */
export const ALERT_LIMITS = { channels: 20, rules: 50, shown: 200 } as const;

export const EVENT_TYPES = [
  'opportunity.found',
  'reply.received',
  'post.published',
  'post.failed',
  'post.needs_you',
  'post.removed',
  'rules.changed',
  'account.disconnected',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The alert sent when a channel is disabled. No rule selects it; it always goes to the other channels. */
export const CHANNEL_DISABLED = 'channel.disabled';
export type AlertType = EventType | typeof CHANNEL_DISABLED;

const NAME_MAX = 80;
export const alertName = z
  .string('Enter a name.')
  .check(
    z.trim(),
    z.minLength(1, 'Enter a name.'),
    z.maxLength(NAME_MAX, `A name has at most ${NAME_MAX} characters.`),
  );
export const shortText = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'This is too long.'));

import type { SendMail } from './create-mailer.ts';
import type { Subscription, Vapid } from './send-push.ts';
import type { AlertEvent } from '#core/alerts/alert-event.ts';

/** The destination of one channel's alerts, with its secrets. */
export type AlertTarget =
  | { kind: 'webhook'; url: string; secrets: readonly string[] }
  | { kind: 'slack' | 'discord'; url: string }
  | { kind: 'telegram'; botToken: string; chatId: string }
  | { kind: 'email'; address: string; unsubscribeUrl: string }
  | { kind: 'push'; subscription: Subscription; vapid: Vapid };
export type WebhookTarget = Extract<AlertTarget, { kind: 'webhook' }>;

export type SendOutcome =
  | { kind: 'delivered'; status: number | null }
  /** `gone`: the receiver wants no more calls. `retryAfterMs`: it wants none before. */
  | { kind: 'failed' | 'gone'; status: number | null; reason: string; retryAfterMs?: number };

/** The port to receivers of alerts. Never throws. */
export type AlertSender = {
  /** Sends events in one message; a webhook gets one event per call. */
  send(target: AlertTarget, events: readonly AlertEvent[]): Promise<SendOutcome>;
  /** Why an address may not be called; null if it may, as far as we can check now. */
  refuseAddress(url: string): Promise<string | null>;
  /** Null without a mail server. */
  readonly mail: SendMail | null;
};

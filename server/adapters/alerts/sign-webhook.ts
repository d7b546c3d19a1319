import { createHmac } from 'node:crypto';
import type { RandomBytes } from '../crypto/random.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newWebhookSecret = (random: RandomBytes): string =>
  PREFIX + random.bytes(SECRET_BYTES).toString('base64');

export type SignedHeaders = {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
};

/** The headers of Standard Webhooks, with one signature per secret. */
export function signWebhook(
  secrets: readonly string[],
  { id, sentAt, body }: { id: string; sentAt: number; body: string },
): SignedHeaders {
  const seconds = String(Math.floor(sentAt / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  };
}

import type { ChannelForm } from '#contract/alerts/channels.ts';
import { type AlertMessage } from '#core/alerts/write-message.ts';
import type { SendOutcome } from './alert-sender.ts';
import type { Receivers } from './call-receiver.ts';

export type Subscription = NonNullable<ChannelForm['subscription']>;
/** The key pair that identifies this installation to push services. */
export type VapidKeys = { publicKey: string; privateKey: string };
export type Vapid = VapidKeys & { subject: string };

/** After this time a thread is better read in a list. */
const KEPT_S = 4 * 3_600;

export async function makeVapidKeys(): Promise<VapidKeys> {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
}

/** Sends a notification, encrypted for one browser: a title, a text and the page that it opens. */
export async function sendPush(
  receivers: Receivers,
  subscription: Subscription,
  { subject, items, url, more }: AlertMessage,
  vapid: Vapid,
): Promise<SendOutcome> {
  const { default: webPush } = await import('web-push');
  const [first] = items;
  const payload = {
    title: subject,
    body: more ? (first?.title ?? '') : [first?.title, first?.detail].filter(Boolean).join('\n'),
    url: more ? url : (first?.links[0]?.url ?? url),
  };
  const details = { vapidDetails: vapid, TTL: KEPT_S, urgency: 'high' } as const;
  let call;
  try {
    call = webPush.generateRequestDetails(subscription, JSON.stringify(payload), details);
  } catch {
    return { kind: 'gone', status: null, reason: 'The browser’s subscription is damaged.' };
  }
  const headers = Object.fromEntries(
    Object.entries(call.headers).filter(([name]) => name.toLowerCase() !== 'content-length'),
  );
  return await receivers.post({ url: call.endpoint, headers, body: call.body ?? '', isService: true });
}

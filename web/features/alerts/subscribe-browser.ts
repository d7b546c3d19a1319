import type { ChannelForm } from '#contract/alerts/channels.ts';

const WORKER = '/alerts-worker.js';

export const canSubscribe = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

type Subscribed = { subscription: NonNullable<ChannelForm['subscription']> } | { problem: string };

const BLOCKED = 'This browser blocks notifications for this site. Allow them in its settings.';
const NO_SERVICE = 'This browser’s push service doesn’t answer. Try another browser.';

/** Asks for permission to show notifications and subscribes this browser. */
export async function subscribeBrowser(publicKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return { problem: BLOCKED };
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(() => null);
  const { endpoint, keys: { p256dh, auth } = {} } = subscription?.toJSON() ?? {};
  if (!endpoint || !p256dh || !auth) return { problem: NO_SERVICE };
  return { subscription: { endpoint, keys: { p256dh, auth } } };
}

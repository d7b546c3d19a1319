import type { ChannelForm } from '#contract/alerts/channels.ts';

const WORKER = '/alerts-worker.js';

export const canSubscribe = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Asks for permission to show notifications, and subscribes this browser. Throws an error with a message for the user. */
export async function subscribeBrowser(publicKey: string): Promise<NonNullable<ChannelForm['subscription']>> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('This browser blocks notifications for this site. Allow them in its settings.');
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('This browser gave no subscription. Try another one.');
  return { endpoint, keys: { p256dh, auth } };
}

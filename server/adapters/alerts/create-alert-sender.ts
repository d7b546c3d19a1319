import type { AlertEvent } from '#core/alerts/alert-event.ts';
import { writeChat } from '#core/alerts/write-chat-messages.ts';
import { writeAlertMail } from '#core/alerts/write-mail.ts';
import { writeMessage } from '#core/alerts/write-message.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '../clock.ts';
import type { AlertSender, SendOutcome, WebhookTarget } from './alert-sender.ts';
import { createMailer } from './create-mailer.ts';
import { createReceivers } from './call-receiver.ts';
import { sendPush } from './send-push.ts';
import { signWebhook } from './sign-webhook.ts';

const MAIL_ITEMS = 20;

type SenderPorts = {
  config: Pick<Config, 'webhookAllow' | 'telegramUrl' | 'publicUrl' | 'mail'>;
  clock: Clock;
  isSandbox: boolean;
};

export function createAlertSender({ config, clock, isSandbox }: SenderPorts): AlertSender {
  const { webhookAllow, telegramUrl, publicUrl } = config;
  const receivers = createReceivers({ webhookAllow, clock });
  const mail = config.mail && createMailer(config.mail.smtpUrl, config.mail.from);
  // The operator chose this server, so it may be private.
  const telegram = createReceivers({ webhookAllow: [hostAndPort(telegramUrl)], clock });

  const JSON_TYPE = { 'content-type': 'application/json' };
  const postChat = (to: typeof receivers, url: string, body: string): Promise<SendOutcome> =>
    to.post({ url, body, headers: JSON_TYPE, isService: true });

  function sendWebhook(target: WebhookTarget, { id, type, at, data }: AlertEvent): Promise<SendOutcome> {
    const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
    const signed = signWebhook(target.secrets, { id, sentAt: clock.now(), body });
    return receivers.post({ url: target.url, body, headers: { ...JSON_TYPE, ...signed } });
  }

  const NO_MAIL: SendOutcome = {
    kind: 'failed',
    status: null,
    reason: 'This Threadwell has no mail server.',
  };

  return {
    mail,
    refuseAddress: (url) => receivers.refuseAddress(url),
    async send(target, events) {
      const [first] = events;
      if (!first) return { kind: 'delivered', status: null };
      if (target.kind === 'webhook') return await sendWebhook(target, first);
      const place = { now: clock.now(), publicUrl, isSandbox };
      if (target.kind === 'email') {
        const { address: to, unsubscribeUrl } = target;
        const text = writeAlertMail(writeMessage(events, { ...place, most: MAIL_ITEMS }), unsubscribeUrl);
        return (await mail?.({ ...text, to, unsubscribeUrl })) ?? NO_MAIL;
      }
      if (target.kind === 'push') {
        const message = writeMessage(events, { ...place, most: 1 });
        return await sendPush(receivers, target.subscription, message, target.vapid);
      }
      if (target.kind === 'telegram') {
        const body = writeChat('telegram', events, place, target.chatId);
        return await postChat(telegram, `${telegramUrl}/bot${target.botToken}/sendMessage`, body);
      }
      const url = target.kind === 'discord' ? waitForDiscord(target.url) : target.url;
      return await postChat(receivers, url, writeChat(target.kind, events, place));
    },
  };
}

/** Without `wait` Discord reports success before it has saved the message, even if it never does. */
function waitForDiscord(text: string): string {
  const url = new URL(text);
  url.searchParams.set('wait', 'true');
  return url.href;
}

function hostAndPort(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

import type { AlertEvent } from '#core/alerts/alert-event.ts';
import { writeDiscord, writeSlack, writeTelegram } from '#core/alerts/write-chat-messages.ts';
import { writeAlertMail } from '#core/alerts/write-mail.ts';
import { writeMessage } from '#core/alerts/write-message.ts';
import type { Config } from '#server/config.ts';
import type { Clock } from '../clock.ts';
import type { AlertSender, SendOutcome, WebhookTarget } from './alert-sender.ts';
import { createMailer } from './create-mailer.ts';
import { createReceivers } from './call-receiver.ts';
import { sendPush } from './send-push.ts';
import { signWebhook } from './sign-webhook.ts';

/** The most items in one chat message. */
const CHAT_ITEMS = 5;
const MAIL_ITEMS = 20;

type SenderPorts = {
  config: Pick<Config, 'webhookAllow' | 'telegramUrl' | 'publicUrl' | 'mail'>;
  clock: Clock;
};

export function createAlertSender({ config, clock }: SenderPorts): AlertSender {
  const { webhookAllow, telegramUrl, publicUrl } = config;
  const receivers = createReceivers({ webhookAllow, clock });
  const mail = config.mail && createMailer(config.mail.smtpUrl, config.mail.from);
  // The operator chose this server, so it may be private.
  const telegram = createReceivers({ webhookAllow: [hostAndPort(telegramUrl)], clock });

  const postJson = (to: typeof receivers, url: string, body: string, headers = {}): Promise<SendOutcome> =>
    to.post({ url, body, headers: { 'content-type': 'application/json', ...headers } });

  function sendWebhook(target: WebhookTarget, { id, type, at, data }: AlertEvent): Promise<SendOutcome> {
    const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
    const signed = signWebhook(target.secrets, { id, sentAt: clock.now(), body });
    return postJson(receivers, target.url, body, signed);
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
      const write = (most: number) => writeMessage(events, { now: clock.now(), publicUrl, most });
      if (target.kind === 'email') {
        const { address: to, unsubscribeUrl } = target;
        const text = writeAlertMail(write(MAIL_ITEMS), unsubscribeUrl);
        return (await mail?.({ ...text, to, unsubscribeUrl })) ?? NO_MAIL;
      }
      const message = write(CHAT_ITEMS);
      if (target.kind === 'push')
        return await sendPush(receivers, target.subscription, message, { publicUrl, vapid: target.vapid });
      if (target.kind === 'telegram') {
        const body = JSON.stringify(writeTelegram(target.chatId, message));
        return await postJson(telegram, `${telegramUrl}/bot${target.botToken}/sendMessage`, body);
      }
      const body = target.kind === 'slack' ? writeSlack(message) : writeDiscord(message);
      return await postJson(receivers, target.url, JSON.stringify(body));
    },
  };
}

function hostAndPort(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

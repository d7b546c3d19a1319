import { shorten } from '#core/text/cut-text.ts';
import type { MailText } from '#core/alerts/write-mail.ts';
import type { SendOutcome } from './alert-sender.ts';

const TIME_MS = 10_000;

export type Mail = MailText & { to: string; unsubscribeUrl?: string };
/** Passes a mail to the operator's mail server. Never throws. */
export type SendMail = (mail: Mail) => Promise<SendOutcome>;

export function createMailer(smtpUrl: string, from: string): SendMail {
  const opening = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url: smtpUrl,
      connectionTimeout: TIME_MS,
      greetingTimeout: TIME_MS,
      socketTimeout: TIME_MS,
    }),
  );
  return async ({ to, subject, text, html, unsubscribeUrl }) => {
    try {
      const transport = await opening;
      const headers = unsubscribeUrl && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(headers && { headers }),
      });
      return { kind: 'delivered', status: 250 };
    } catch (error) {
      const { responseCode = null, response = null, code = null } = error as Refusal;
      const why = (response ?? code)?.replace(/[\s\p{Cc}]+/gu, ' ').toWellFormed();
      return {
        kind: 'failed',
        status: responseCode,
        reason: `The mail server didn’t take it${why ? ` (${shorten(why, 200)})` : ''}.`,
      };
    }
  };
}

/** The fields that nodemailer adds to an error. */
type Refusal = { responseCode?: number | null; response?: string | null; code?: string | null };

import { type AlertMessage, writeText } from './write-message.ts';

export type MailText = { subject: string; text: string; html: string };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
const link = (label: string, url: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
const page = (...parts: readonly string[]): string =>
  `<div style="font: 15px/1.5 system-ui, sans-serif; max-width: 36em">${parts.join('\n')}</div>`;

/** An alert as an e-mail, in plain text and HTML. Third-party text is escaped. */
export function writeAlertMail(message: AlertMessage, unsubscribeUrl: string): MailText {
  const { subject, items, more } = message;
  const [only] = items;
  const title = items.length === 1 && only?.title ? `: ${only.title}` : '';
  const paragraphs = items.map(({ headline, title: name, detail, links }) => {
    const lines = [
      items.length > 1 && escapeHtml(headline),
      name && `<b>${escapeHtml(name)}</b>`,
      detail && escapeHtml(detail),
      links.map(({ label, url }) => link(label, url)).join(' · '),
    ];
    return `<p>${lines.filter(Boolean).join('<br>')}</p>`;
  });
  return {
    subject: `${subject}${title}`,
    text: `${writeText(message)}\n\nStop these emails: ${unsubscribeUrl}`,
    html: page(
      `<h2>${escapeHtml(subject)}</h2>`,
      ...paragraphs,
      more ? `<p>${link(`${more.count} more`, more.url)}</p>` : '',
      `<p>${link('Stop these emails', unsubscribeUrl)}</p>`,
    ),
  };
}

/** Asks the owner of an address whether alerts may be sent there. */
export const writeConfirmationMail = (confirmUrl: string, publicUrl: string): MailText => ({
  subject: 'Confirm your address for Threadwell alerts',
  text:
    `Someone wants alerts from ${publicUrl} sent to this address. If that was you, confirm it:\n\n` +
    `${confirmUrl}\n\nOtherwise ignore this email. Nothing else is sent.`,
  html: page(
    `<p>Someone wants alerts from ${escapeHtml(publicUrl)} sent to this address.</p>`,
    `<p>${link('Confirm this address', confirmUrl)}</p>`,
    '<p>Otherwise ignore this email. Nothing else is sent.</p>',
  ),
});

import { shorten } from '../text/cut-text.ts';
import type { AlertEvent } from './alert-event.ts';
import type { Place } from './describe-event.ts';
import { type AlertMessage, writeMessage, writeText } from './write-message.ts';

const ITEMS = 5;
/** Slack limits the sum of all blocks, Discord that of all embeds, Telegram the text. JSON is a little longer. */
const WHOLE = { slack: 12_000, discord: 6_000, telegram: 4_096 } as const;
export type Chat = keyof typeof WHOLE;

/** A chat’s body in JSON. Shows fewer of the events in full if they are too long together. */
export function writeChat(chat: Chat, events: readonly AlertEvent[], place: Place, chatId = ''): string {
  const write = { slack: writeSlack, discord: writeDiscord, telegram: writeTelegram(chatId) }[chat];
  for (let most = ITEMS; ; most -= 1) {
    const body = JSON.stringify(write(writeMessage(events, { ...place, most })));
    if (most === 1 || body.length <= WHOLE[chat]) return body;
  }
}

const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const slackLink = (label: string, url: string): string =>
  `<${escapeSlack(url).replaceAll('|', '%7C')}|${label}>`;
const slackText = (text: string) => ({
  type: 'section',
  text: { type: 'plain_text', text, emoji: false },
});

/** For an incoming webhook of Slack. Third-party text goes into plain-text elements only. */
export const writeSlack = ({ subject, items, more }: AlertMessage): object => ({
  text: escapeSlack(subject),
  unfurl_links: false,
  unfurl_media: false,
  blocks: [
    { type: 'header', text: { type: 'plain_text', text: shorten(subject, 140), emoji: false } },
    ...items.flatMap(({ headline, title, detail, links }) => [
      slackText([items.length > 1 && headline, title, detail].filter(Boolean).join('\n') || subject),
      {
        type: 'context',
        elements: [
          {
            type: 'mrkdwn',
            text: links.map(({ label, url }) => slackLink(label, url)).join('  ·  '),
          },
        ],
      },
    ]),
    ...(more ? [slackText(`${more.count} more: ${more.url}`)] : []),
  ],
});

const escapeDiscord = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, String.raw`\$&`);
const discordLink = (label: string, url: string): string =>
  `[${label}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;

/** For an incoming webhook of Discord. Titles can’t mention anyone. */
export const writeDiscord = ({ subject, items, more }: AlertMessage): object => ({
  content: escapeDiscord(subject),
  allowed_mentions: { parse: [] },
  embeds: items.map(({ headline, title, detail, links }, no) => ({
    title: shorten(escapeDiscord(title || headline), 250),
    ...(links[0] && { url: links[0].url }),
    description: [
      items.length > 1 && title && escapeDiscord(headline),
      escapeDiscord(detail),
      links.map(({ label, url }) => discordLink(label, url)).join(' · '),
      no === items.length - 1 && more && discordLink(`${more.count} more`, more.url),
    ]
      .filter(Boolean)
      .join('\n'),
  })),
});

/** An invisible mark behind the @ keeps Telegram from mentioning anyone. */
const unlinkNames = (text: string): string => text.replace(/@(?=\w)/g, '@\u2060');

/** For `sendMessage` of Telegram's bots. Without `parse_mode` nothing is markup. */
export const writeTelegram =
  (chatId: string) =>
  (message: AlertMessage): object => ({
    chat_id: chatId,
    text: writeText({
      ...message,
      items: message.items.map((item) => ({
        ...item,
        title: unlinkNames(item.title),
        detail: unlinkNames(item.detail),
      })),
    }),
    link_preview_options: { is_disabled: true },
  });

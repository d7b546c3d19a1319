import { shorten } from '../text/cut-text.ts';
import { type AlertMessage, writeText } from './write-message.ts';

/** The longest texts that the services take. */
const SLACK_TEXT = 2_900;
const DISCORD = { title: 250, description: 4_000 };
const TELEGRAM_TEXT = 4_000;

const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const slackText = (text: string) => ({
  type: 'section',
  text: { type: 'plain_text', text: shorten(text, SLACK_TEXT), emoji: false },
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
            text: links.map(({ label, url }) => `<${escapeSlack(url)}|${label}>`).join('  ·  '),
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
    title: shorten(escapeDiscord(title || headline), DISCORD.title),
    ...(links[0] && { url: links[0].url }),
    description: shorten(
      [
        items.length > 1 && title && escapeDiscord(headline),
        escapeDiscord(detail),
        links.map(({ label, url }) => discordLink(label, url)).join(' · '),
        no === items.length - 1 && more && discordLink(`${more.count} more`, more.url),
      ]
        .filter(Boolean)
        .join('\n'),
      DISCORD.description,
    ),
  })),
});

/** For `sendMessage` of Telegram's bots. Without `parse_mode` nothing is markup. */
export const writeTelegram = (chatId: string, message: AlertMessage): object => ({
  chat_id: chatId,
  text: shorten(writeText(message), TELEGRAM_TEXT),
  link_preview_options: { is_disabled: true },
});

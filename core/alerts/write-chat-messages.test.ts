import { expect, test } from 'vitest';
import type { AlertEvent, EventData } from './alert-event.ts';
import { type Chat, writeChat, writeDiscord, writeSlack, writeTelegram } from './write-chat-messages.ts';
import { writeMessage } from './write-message.ts';

const NOW = Date.UTC(2026, 10, 2, 9, 30);
const place = { now: NOW, publicUrl: 'https://threadwell.example.com' };
const url = `https://www.reddit.com/r/saas/comments/1abc/${'which_tool_for_invoices_'.repeat(3)}/`;
const thread = (data: Partial<EventData> = {}): AlertEvent => ({
  id: 'evn_1',
  type: 'opportunity.found',
  at: NOW,
  data: { id: 'opp_01hxyzabcdefghijkmnpqrstvw', subreddit: 'saas', title: 'Which tool?', url, ...data },
});
const one = (data: Partial<EventData> = {}) => writeMessage([thread(data)], { ...place, most: 5 });

/**
 * Limits from the services' documentation:
 * Slack: docs.slack.dev/reference/block-kit (50 blocks; header 150, text object 1 to 3,000 characters). All blocks
 * together: about 13,200 before `msg_blocks_too_long`, github.com/slackapi/bolt-js/issues/2509.
 */
type SlackText = { type: string; text: string };
type Slack = { text: string; blocks: { type: string; text?: SlackText; elements?: SlackText[] }[] };
function fitsSlack({ text, blocks }: Slack): boolean {
  const texts = blocks.flatMap((block) => [block.text ?? [], block.elements ?? []].flat());
  const headers = blocks.filter(({ type }) => type === 'header');
  return (
    text.length <= 40_000 &&
    blocks.length <= 50 &&
    headers.every((block) => (block.text?.text.length ?? 0) <= 150) &&
    texts.every((each) => each.text.length >= 1 && each.text.length <= 3_000) &&
    JSON.stringify(blocks).length <= 13_000
  );
}

/**
 * Discord: docs.discord.com/developers/resources/webhook#execute-webhook (content 2,000, 10 embeds) and
 * resources/message#embed-object-embed-limits (title 256, description 4,096, 6,000 over all embeds of a message).
 */
type Discord = {
  content: string;
  allowed_mentions: object;
  embeds: { title: string; description: string; url?: string }[];
};
function fitsDiscord({ content, embeds }: Discord): boolean {
  const lengths = embeds.map(({ title, description }) => title.length + description.length);
  return (
    content.length <= 2_000 &&
    embeds.length <= 10 &&
    embeds.every(({ title, description }) => title.length <= 256 && description.length <= 4_096) &&
    lengths.reduce((sum, length) => sum + length, 0) <= 6_000
  );
}

/** Telegram: core.telegram.org/bots/api#sendmessage (1 to 4,096 characters; without `parse_mode` no markup). */
type Telegram = { chat_id: string; text: string; link_preview_options: object };
const fitsTelegram = ({ text }: Telegram) => text.length >= 1 && text.length <= 4_096;

const fits = (chat: Chat, body: string): boolean =>
  chat === 'slack'
    ? fitsSlack(JSON.parse(body) as Slack)
    : chat === 'discord'
      ? fitsDiscord(JSON.parse(body) as Discord)
      : fitsTelegram(JSON.parse(body) as Telegram);

const CHATS = ['slack', 'discord', 'telegram'] as const;
const LONG = ['T', '*', '😀', '表', '\u202E', '&', '"', '\\', '\uD800', 'a '];
const CASES = CHATS.flatMap((chat) => LONG.map((mark) => [chat, mark] as const));

test.each(CASES)(
  'a message to %s fits its limits and keeps its links, even in long texts of %j',
  (chat, mark) => {
    const events = Array.from({ length: 200 }, () =>
      thread({ title: mark.repeat(9_000), reason: mark.repeat(9_000) }),
    );
    for (const count of [1, 2, 5, 200]) {
      const body = writeChat(chat, events.slice(0, count), place, '42');
      expect(fits(chat, body)).toBe(true);
      const shown = body.split('do=skip').length - 1;
      const left = Number(/(\d+) more/.exec(body)?.[1] ?? 0);
      expect(shown).toBeGreaterThanOrEqual(1);
      expect(shown + left).toBe(count);
    }
  },
);

test.each(CHATS)('a message to %s shows five ordinary events in full', (chat) => {
  const events = Array.from({ length: 12 }, () =>
    thread({ title: 'Which tool for invoices do you recommend?', score: 82, reason: 'Asks for a tool' }),
  );
  const body = writeChat(chat, events, place, '42');
  expect(body.split('do=skip').length - 1).toBe(5);
  expect(body).toContain('7 more');
});

const HOSTILE =
  '<!channel> <https://evil.example|Click> @everyone **bold** [x](https://evil.example)\n\n# Big & `code`';

test('Slack takes a title for plain text', () => {
  const { blocks, text } = writeSlack(one({ title: HOSTILE })) as Slack;
  expect(text).toBe('New thread in r/saas');
  const holding = blocks.filter((block) => JSON.stringify(block).includes('everyone'));
  expect(holding.map((block) => block.text?.type)).toEqual(['plain_text']);
});

test('Slack gets the links as markup with nothing else in it', () => {
  const { blocks } = writeSlack(one({ url: 'https://www.reddit.com/?a=1&b=<x>|y' })) as Slack;
  const [text] = blocks.flatMap((block) => block.elements ?? []);
  expect(text?.text).toContain('<https://www.reddit.com/?a=1&amp;b=&lt;x&gt;%7Cy|Open on Reddit>');
});

test('a Discord message mentions no one and shows a title verbatim', () => {
  const { allowed_mentions: mentions, embeds } = writeDiscord(one({ title: HOSTILE })) as Discord;
  expect(mentions).toEqual({ parse: [] });
  const [embed] = embeds;
  expect(embed?.title).toContain(String.raw`\[x\]\(https\://evil.example\)`);
  expect(embed?.title).toContain(String.raw`\<\!`.replace('\\!', '!'));
  expect(embed?.title).not.toMatch(/\n/);
});

test('Telegram gets no markup at all', () => {
  const telegram = writeTelegram('42')(one({ title: HOSTILE }));
  expect(telegram).toMatchObject({ chat_id: '42', text: expect.stringContaining('**bold**') });
  expect(telegram).not.toHaveProperty('parse_mode');
  // Telegram links names by itself, and tells members of a group that they were mentioned.
  expect(JSON.stringify(telegram)).not.toContain('@everyone');
});

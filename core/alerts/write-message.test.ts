import { expect, test } from 'vitest';
import type { AlertEvent, EventData } from './alert-event.ts';
import { writeDiscord, writeSlack, writeTelegram } from './write-chat-messages.ts';
import { writeMessage, writeText } from './write-message.ts';

const NOW = Date.UTC(2026, 10, 2, 9, 30);
const place = { now: NOW, publicUrl: 'https://threadwell.example.com', most: 5 };
const thread = (data: Partial<EventData> = {}): AlertEvent => ({
  id: 'evn_1',
  type: 'opportunity.found',
  at: NOW,
  data: {
    id: 'opp_1',
    subreddit: 'saas',
    title: 'Which tool for invoices?',
    url: 'https://www.reddit.com/r/saas/comments/1abc/',
    score: 82,
    intent: 'recommendation',
    reason: 'Asks for a tool',
    createdAt: new Date(NOW - 12 * 60_000).toISOString(),
    ...data,
  },
});
const event = (type: AlertEvent['type'], data: EventData): AlertEvent => ({
  id: 'evn_2',
  type,
  at: NOW,
  data,
});

test('shows a thread with score, intent, age, reason and three links', () => {
  expect(writeMessage([thread()], place)).toEqual({
    subject: 'New thread in r/saas',
    items: [
      {
        headline: 'New thread in r/saas',
        title: 'Which tool for invoices?',
        detail: 'Score 82 · recommendation · 12 minutes ago · Asks for a tool',
        links: [
          { label: 'Open on Reddit', url: 'https://www.reddit.com/r/saas/comments/1abc/' },
          { label: 'Reply', url: 'https://threadwell.example.com/scanner?score=0&thread=opp_1&do=reply' },
          { label: 'Skip', url: 'https://threadwell.example.com/scanner?score=0&thread=opp_1&do=skip' },
        ],
      },
    ],
    more: null,
  });
});

test.each<[AlertEvent, string]>([
  [event('reply.received', { id: 'r', subreddit: 'saas' }), 'New reply in r/saas'],
  [event('post.published', { id: 'p', subreddit: 'saas' }), 'Published in r/saas'],
  [event('post.failed', { id: 'p', subreddit: 'saas' }), 'Post failed in r/saas'],
  [event('post.needs_you', { id: 'p', subreddit: 'saas' }), 'A post in r/saas needs you'],
  [event('post.removed', { id: 'p', subreddit: 'saas' }), 'Post removed from r/saas'],
  [event('rules.changed', { id: 'n', subreddit: 'saas' }), 'Rules changed in r/saas'],
  [event('account.disconnected', { id: 'a', username: 'ada' }), 'u/ada was disconnected'],
  [event('channel.disabled', { id: 'c' }), 'An alert channel was disabled'],
])('a message names its event (%#)', (one, subject) => {
  const message = writeMessage([one], place);
  expect(message.subject).toBe(subject);
  expect(message.items[0]?.links.length).toBeGreaterThan(0);
});

test('a burst is one message: the best in full, the others counted', () => {
  const threads = Array.from({ length: 12 }, (_, no) => thread({ score: no, title: `Thread ${no}` }));
  const message = writeMessage(threads, place);
  expect(message.subject).toBe('12 threads in r/saas');
  expect(message.items.map(({ title }) => title)).toEqual([11, 10, 9, 8, 7].map((no) => `Thread ${no}`));
  expect(message.more).toEqual({ count: 7, url: 'https://threadwell.example.com/scanner' });
});

test('a mixed burst names its largest groups', () => {
  const failed = event('post.failed', { id: 'p', subreddit: 'webdev' });
  const account = event('account.disconnected', { id: 'a', username: 'ada' });
  const mixed = [failed, thread(), account, thread(), account];
  expect(writeMessage(mixed, place).subject).toBe('2 threads in r/saas, 2 accounts disconnected and 1 more');
});

test('a text has a line for each link', () => {
  expect(writeText(writeMessage([thread()], place))).toBe(
    [
      'New thread in r/saas',
      '',
      'Which tool for invoices?',
      'Score 82 · recommendation · 12 minutes ago · Asks for a tool',
      'Open on Reddit: https://www.reddit.com/r/saas/comments/1abc/',
      'Reply: https://threadwell.example.com/scanner?score=0&thread=opp_1&do=reply',
      'Skip: https://threadwell.example.com/scanner?score=0&thread=opp_1&do=skip',
    ].join('\n'),
  );
});

const HOSTILE =
  '<!channel> <https://evil.example|Click> @everyone **bold** [x](https://evil.example)\n\n# Big & `code`';

test('Slack takes a title for plain text', () => {
  const slack = JSON.stringify(writeSlack(writeMessage([thread({ title: HOSTILE })], place)));
  const { blocks, text } = JSON.parse(slack) as {
    text: string;
    blocks: { text?: { type: string; text: string } }[];
  };
  expect(text).toBe('New thread in r/saas');
  const holding = blocks.filter((block) => JSON.stringify(block).includes('everyone'));
  expect(holding.map((block) => block.text?.type)).toEqual(['plain_text']);
});

test('a Discord message mentions no one and shows a title verbatim', () => {
  const discord = writeDiscord(writeMessage([thread({ title: HOSTILE })], place)) as {
    allowed_mentions: object;
    embeds: { title: string; description: string }[];
  };
  expect(discord.allowed_mentions).toEqual({ parse: [] });
  const [embed] = discord.embeds;
  expect(embed?.title).toContain(String.raw`\[x\]\(https\://evil.example\)`);
  expect(embed?.title).toContain(String.raw`\<\!`.replace('\\!', '!'));
  expect(embed?.title).not.toMatch(/\n/);
});

test('Telegram gets no markup at all', () => {
  const telegram = writeTelegram('42', writeMessage([thread({ title: HOSTILE })], place));
  expect(telegram).toMatchObject({ chat_id: '42', text: expect.stringContaining('**bold**') });
  expect(telegram).not.toHaveProperty('parse_mode');
});

test('no text outgrows what the services take', () => {
  const long = Array.from({ length: 50 }, () =>
    thread({ title: 'T'.repeat(300), reason: 'R'.repeat(9_000) }),
  );
  const message = writeMessage(long, place);
  const slack = writeSlack(message) as { blocks: { text?: { text: string } }[] };
  expect(slack.blocks.length).toBeLessThanOrEqual(50);
  for (const { text } of slack.blocks) expect(text?.text.length ?? 0).toBeLessThanOrEqual(3_000);
  const discord = writeDiscord(message) as { embeds: { title: string; description: string }[] };
  for (const { title, description } of discord.embeds) {
    expect(title.length).toBeLessThanOrEqual(256);
    expect(description.length).toBeLessThanOrEqual(4_096);
  }
  expect((writeTelegram('1', message) as { text: string }).text.length).toBeLessThanOrEqual(4_096);
});

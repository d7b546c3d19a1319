import { expect, test } from 'vitest';
import type { AlertEvent, EventData } from './alert-event.ts';
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
    url: 'https://threadwell.example.com/scanner',
    more: null,
  });
});

test('says that an event happened in the sandbox', () => {
  const [one, two] = [thread(), thread()];
  const sandbox = { ...place, isSandbox: true };
  const { subject, items } = writeMessage([one], sandbox);
  expect([subject, items[0]?.links[0]?.label]).toEqual([
    'Sandbox: New thread in r/saas',
    'Open in the sandbox',
  ]);
  expect(writeMessage([one, two], sandbox).subject).toBe('Sandbox: 2 threads in r/saas');
  expect(writeMessage([event('test', { id: 'c' })], sandbox).subject).toBe('Test message');
});

test('leads to the activity page unless all events are threads', () => {
  const mixed = [thread(), event('post.failed', { id: 'p', subreddit: 'saas' })];
  expect(writeMessage(mixed, { ...place, most: 1 }).more).toEqual({
    count: 1,
    url: 'https://threadwell.example.com/activity',
  });
});

test('keeps a title from reordering what follows it', () => {
  const [item] = writeMessage(
    [thread({ title: 'Invoice \u202Emoc.live\u2066 now\u0000\r\nBcc: x' })],
    place,
  ).items;
  expect(item?.title).toBe('Invoice moc.live now Bcc: x');
});

test('shortens a long title and a long reason, and repairs broken characters', () => {
  const [item] = writeMessage(
    [thread({ title: `\uD800${'T'.repeat(9_000)}`, reason: 'R'.repeat(9_000) })],
    place,
  ).items;
  expect(item?.title).toMatch(/^\uFFFDT+…$/);
  expect([item?.title.length, item?.detail.length]).toEqual([301, 501]);
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

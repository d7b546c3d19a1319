import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AlertEvent } from '#core/alerts/alert-event.ts';
import { type AlertReceiver, startAlertReceiver } from '#test/alert-receiver.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { AlertSender, AlertTarget } from './alert-sender.ts';
import { createAlertSender } from './create-alert-sender.ts';

const EVENTS: AlertEvent[] = [1, 2].map((no) => ({
  id: `evn_${no}`,
  type: 'opportunity.found',
  at: 0,
  data: { id: `opp_${no}`, subreddit: 'saas', title: `Thread ${no}`, score: 50 },
}));

let receiver: AlertReceiver;
let sender: AlertSender;
beforeAll(async () => {
  receiver = await startAlertReceiver();
  const config = {
    webhookAllow: [receiver.host],
    telegramUrl: `http://${receiver.host}`,
    publicUrl: 'https://threadwell.example.com',
    mail: null,
  };
  sender = createAlertSender({ config, clock: createTestClock(), isSandbox: false });
});
beforeEach(() => {
  receiver.answer({ status: 200 });
  receiver.calls.length = 0;
});
afterAll(() => receiver.stop());

const received = () => receiver.calls.map(({ path, body }) => ({ path, body: JSON.parse(body) as object }));

test('sends a burst to Slack as one message of blocks', async () => {
  const outcome = await sender.send({ kind: 'slack', url: receiver.url }, EVENTS);
  expect(outcome).toEqual({ kind: 'delivered', status: 200 });
  expect(received()).toEqual([
    {
      path: '/hook',
      body: expect.objectContaining({
        text: '2 threads in r/saas',
        blocks: expect.arrayContaining([expect.objectContaining({ type: 'header' })]),
      }),
    },
  ]);
});

test('sends a burst to Discord as one message of embeds', async () => {
  await sender.send({ kind: 'discord', url: receiver.url }, EVENTS);
  expect(received()).toMatchObject([
    { body: { content: '2 threads in r/saas', embeds: [{ title: 'Thread 1' }, { title: 'Thread 2' }] } },
  ]);
});

test('sends a burst to Telegram’s bot as one text', async () => {
  const target = { kind: 'telegram', botToken: '12:secret', chatId: '-100' } as const;
  await sender.send(target, EVENTS);
  expect(received()).toMatchObject([
    {
      path: '/bot12:secret/sendMessage',
      body: { chat_id: '-100', text: expect.stringContaining('Thread 2') },
    },
  ]);
});

test('has Discord answer after the message is saved', async () => {
  await sender.send({ kind: 'discord', url: `${receiver.url}?thread_id=7` }, EVENTS);
  expect(received().map(({ path }) => path)).toEqual(['/hook?thread_id=7&wait=true']);
});

/** Shapes from docs.discord.com/developers/topics/rate-limits, docs.slack.dev/messaging and core.telegram.org/bots. */
const CHATS: AlertTarget[] = [
  { kind: 'slack', url: '' },
  { kind: 'discord', url: '' },
  { kind: 'telegram', botToken: '12:secret', chatId: '-100' },
];
test.each(CHATS)('a chat’s answers decide what happens next ($kind)', async (chat) => {
  const target = 'url' in chat ? { ...chat, url: receiver.url } : chat;
  const send = async (status: number, headers: Record<string, string> = {}) => {
    receiver.answer({ status, headers });
    const { kind, ...rest } = await sender.send(target, EVENTS);
    return [kind, 'retryAfterMs' in rest ? rest.retryAfterMs : 0];
  };
  expect(await send(200)).toEqual(['delivered', 0]);
  // A deleted webhook of Discord must not be called again: it has the whole server’s address blocked.
  expect(await send(404)).toEqual(['gone', 0]);
  expect(await send(410)).toEqual(['gone', 0]);
  expect(await send(403)).toEqual(['failed', 0]);
  expect(await send(429, { 'retry-after': '64.57' })).toEqual(['failed', 65_000]);
  expect(await send(429, { 'retry-after': '99999999' })).toEqual(['failed', 43_200_000]);
  for (const wait of ['soon', '-1', 'Infinity'])
    expect(await send(429, { 'retry-after': wait })).toEqual([
      'failed',
      wait === 'Infinity' ? 43_200_000 : 0,
    ]);
});

test('a webhook is retried on our schedule, whatever it answers', async () => {
  const target = { kind: 'webhook', url: receiver.url, secrets: [] } as const;
  receiver.answer({ status: 429, headers: { 'retry-after': '600' } });
  expect(await sender.send(target, EVENTS)).not.toHaveProperty('retryAfterMs');
  receiver.answer({ status: 404 });
  expect(await sender.send(target, EVENTS)).toMatchObject({ kind: 'failed', status: 404 });
});

test('reports a chat’s refusal with its status', async () => {
  receiver.answer({ status: 403 });
  const outcome = await sender.send({ kind: 'slack', url: receiver.url }, EVENTS);
  expect(outcome).toMatchObject({ kind: 'failed', status: 403 });
});

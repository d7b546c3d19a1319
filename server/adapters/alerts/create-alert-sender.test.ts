import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AlertEvent } from '#core/alerts/alert-event.ts';
import { type AlertReceiver, startAlertReceiver } from '#test/alert-receiver.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { AlertSender } from './alert-sender.ts';
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
  sender = createAlertSender({ config, clock: createTestClock() });
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

test('reports a chat’s refusal with its status', async () => {
  receiver.answer({ status: 403 });
  const outcome = await sender.send({ kind: 'slack', url: receiver.url }, EVENTS);
  expect(outcome).toMatchObject({ kind: 'failed', status: 403 });
});

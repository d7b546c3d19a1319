import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AlertReceiver, startAlertReceiver } from '#test/alert-receiver.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { Connector } from '../website/guard-connect.ts';
import { PRIVATE_URLS } from '../website/testing/private-spellings.ts';
import { createReceivers, type ReceiverPorts } from './call-receiver.ts';

const PUBLIC = '93.184.216.34';

let receiver: AlertReceiver;
beforeAll(async () => {
  receiver = await startAlertReceiver();
});
afterAll(() => receiver.stop());

/** Connects every approved address to the receiver on loopback. */
function createCalls(ports: Partial<ReceiverPorts> = {}) {
  const connectedTo: string[] = [];
  const port = Number(receiver.host.split(':')[1]);
  const open: Connector = ({ hostname }, callback) => {
    connectedTo.push(hostname);
    const socket = connect(port, '127.0.0.1', () => callback(null, socket));
  };
  const lookup = () => Promise.resolve([PUBLIC]);
  const receivers = createReceivers({ webhookAllow: [], clock: createTestClock(), lookup, open, ...ports });
  const post = (url: string) => receivers.post({ url, headers: {}, body: '{}' });
  return { receivers, post, connectedTo };
}

test('refuses an address that isn’t public, when saved and when called', async () => {
  const { receivers, post, connectedTo } = createCalls();
  const passed: string[] = [];
  for (const url of PRIVATE_URLS) {
    if ((await receivers.refuseAddress(url)) === null) passed.push(url);
    if ((await post(url)).kind === 'delivered') passed.push(url);
  }
  expect(passed).toEqual([]);
  expect(connectedTo).toEqual([]);
  expect(PRIVATE_URLS.length).toBeGreaterThan(500);
});

test.each(['ftp://example.com/', 'https://ada:secret@example.com/', 'example', 'file:///etc/passwd'])(
  'refuses %s as an address to call',
  async (url) => {
    const { receivers, connectedTo } = createCalls();
    expect(await receivers.refuseAddress(url)).toEqual(expect.any(String));
    expect(connectedTo).toEqual([]);
  },
);

test('refuses a name that resolves to a private address', async () => {
  for (const address of ['127.0.0.1', '10.0.0.1', '::1']) {
    const { receivers, post, connectedTo } = createCalls({
      lookup: () => Promise.resolve([PUBLIC, address]),
    });
    expect(await receivers.refuseAddress('https://rebind.example/')).toContain('isn’t public');
    expect(await post('https://rebind.example/')).toMatchObject({ kind: 'failed', status: null });
    expect(connectedTo).toEqual([]);
  }
});

test('doesn’t call a name that turned private after it was saved', async () => {
  const answers = [[PUBLIC], ['127.0.0.1']];
  const { receivers, post, connectedTo } = createCalls({
    lookup: () => Promise.resolve(answers.shift() ?? []),
  });
  expect(await receivers.refuseAddress('http://rebind.example/')).toBeNull();
  expect(await post('http://rebind.example/')).toMatchObject({ kind: 'failed' });
  expect(connectedTo).toEqual([]);
});

test('connects to the address that it has checked', async () => {
  const { post, connectedTo } = createCalls();
  expect(await post('http://receiver.example/hook')).toEqual({ kind: 'delivered', status: 204 });
  expect(connectedTo).toEqual([PUBLIC]);
});

test('allows a private address that the operator lists', async () => {
  const { receivers } = createCalls({ webhookAllow: [receiver.host] });
  expect(await receivers.refuseAddress(receiver.url)).toBeNull();
  expect(await receivers.refuseAddress('http://127.0.0.1:9/')).toEqual(expect.any(String));
});

test.each([
  [200, 'delivered'],
  [299, 'delivered'],
  [301, 'failed'],
  [404, 'failed'],
  [410, 'gone'],
  [503, 'failed'],
])('reads an answer with status %i as %s', async (status, kind) => {
  const { post } = createCalls();
  receiver.answer({ status, headers: { location: 'http://receiver.example/elsewhere' } });
  receiver.calls.length = 0;
  expect(await post('http://receiver.example/hook')).toMatchObject({ kind, status });
  expect(receiver.calls).toHaveLength(1);
});

test('reads only the beginning of an answer', async () => {
  const { post } = createCalls();
  receiver.answer({ status: 200, endless: true });
  expect(await post('http://receiver.example/hook')).toEqual({ kind: 'delivered', status: 200 });
});

test('reports a receiver that can’t be reached', async () => {
  const open: Connector = (_options, callback) =>
    callback(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), null);
  const { post } = createCalls({ open });
  expect(await post('http://receiver.example/')).toEqual({
    kind: 'failed',
    status: null,
    reason: 'It can’t be reached (ECONNREFUSED).',
  });
});

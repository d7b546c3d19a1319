import { expect, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';
import { clientNetwork } from './client-network.ts';
import { readTrustProxy } from './trust-proxy.ts';

test.each([
  ['off', [false, false]],
  ['on', [true, false]],
  ['1', [true, false]],
  ['2', [true, true]],
])('TRUST_PROXY=%s trusts that many proxies', (text, trusted) => {
  const trust = readTrustProxy(text);
  expect([0, 1].map((hop) => trust?.('203.0.113.9', hop))).toEqual(trusted);
});

test('a list trusts its addresses and networks, however many proxies there are', () => {
  const trust = readTrustProxy('10.0.0.0/8, 192.0.2.7,2001:db8::/32');
  const ask = (address: string) => trust?.(address, 3);
  expect(['10.1.2.3', '192.0.2.7', '2001:db8:1::9', '::ffff:10.1.2.3'].map(ask)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['11.0.0.1', '192.0.2.8', '2001:db9::1', 'nonsense'].map(ask)).toEqual([false, false, false, false]);
});

test.each(['yes', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '2001:db8::/129', '10.0.0.1,', '-1', '10'])(
  'rejects TRUST_PROXY=%s',
  (text) => expect(readTrustProxy(text)).toBeNull(),
);

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
])('the client at %s counts as %s', (address, client) => {
  expect(clientNetwork(address)).toBe(client);
});

const MANY = 15;

/** The statuses of many requests with wrong passwords, each with a different forged address in front. */
async function guess(
  settings: Record<string, string>,
  addressOf: (round: number) => object,
): Promise<number[]> {
  const app = await createTestApp({ SIGNUPS: 'open', ...settings });
  const statuses: number[] = [];
  for (let round = 0; round < MANY; round += 1) {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/login',
      payload: 'email=ada%40example.com&password=wrong+password',
      ...addressOf(round),
      headers: {
        host: '127.0.0.1:3000',
        origin: 'http://127.0.0.1:3000',
        'content-type': 'application/x-www-form-urlencoded',
        ...(addressOf(round) as { headers?: object }).headers,
      },
    });
    statuses.push(answer.statusCode);
  }
  await app.close();
  return statuses;
}
const LIMITED = [...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 5 }, () => 429)];

test('forged addresses before that of our proxy do not make a client look new', async () => {
  const forwarded = (round: number) => ({
    headers: { 'x-forwarded-for': `198.51.100.${round}, 203.0.113.9` },
  });
  expect(await guess({ TRUST_PROXY: 'on' }, forwarded)).toEqual(LIMITED);
  expect(await guess({ TRUST_PROXY: '127.0.0.0/8' }, forwarded)).toEqual(LIMITED);
  expect(await guess({ TRUST_PROXY: 'off' }, forwarded)).toEqual(LIMITED);
});

test('counts every client behind a proxy separately', async () => {
  const forwarded = (round: number) => ({ headers: { 'x-forwarded-for': `198.51.100.${round}` } });
  expect(await guess({ TRUST_PROXY: 'on' }, forwarded)).toEqual(Array.from({ length: MANY }, () => 401));
});

test('counts all addresses of an IPv6 customer as one client', async () => {
  const remote = (round: number) => ({ remoteAddress: `2001:db8:1:2::${round + 1}` });
  expect(await guess({}, remote)).toEqual(LIMITED);
});

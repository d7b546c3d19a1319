import { expect, test } from 'vitest';
import { createTestClock, type TestClock } from '#test/test-clock.ts';
import type { CallBudget } from './call-budget.ts';
import { type CallPorts, encodeForm, makeCall, type PlatformCall, buildUrl } from './platform-calls.ts';
import { createPlatformTime } from './platform-time.ts';
import type { RawAnswer } from './raw-answer.ts';
import { reachPlatform } from './reach-platform.ts';
import type { NoAnswer, PlatformRequest } from './transport.ts';

const settings = {
  mode: 'api',
  authUrl: 'https://auth.example',
  apiUrl: 'https://api.example',
  clientId: 'client',
  clientSecret: 'secret',
  userAgent: 'agent',
} as const;

function portsAnswering(answer: RawAnswer | NoAnswer, enter: (clock: TestClock) => void = () => {}) {
  const clock = createTestClock();
  const log: string[] = [];
  const requests: PlatformRequest[] = [];
  const budget: CallBudget = {
    enter: async ({ purpose }) => {
      log.push(`enter ${purpose}`);
      enter(clock);
      return { giveBack: async () => {} };
    },
    isCrowded: () => false,
    applyHeaders: async (headers) => void log.push(`remaining ${headers?.remaining ?? 'unknown'}`),
    block: async (waitMs) => void log.push(`block ${waitMs}`),
  };
  const ports: CallPorts = {
    settings,
    budget,
    clock,
    time: createPlatformTime(clock),
    transport: async (request) => {
      log.push('send');
      requests.push(request);
      return answer;
    },
    onCall: (purpose, outcome) => log.push(`${purpose} ${outcome}`),
  };
  return { ports, log, requests, clock };
}

const answer = (status: number, body: unknown, headers: RawAnswer['headers'] = {}): RawAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  text: JSON.stringify(body),
});
const call: PlatformCall<string> = {
  purpose: 'publish',
  workspaceId: 'wsp_1',
  host: 'api',
  path: '/api/submit',
  authorization: 'bearer at',
  read: (json) => (typeof json === 'string' ? json : undefined),
};

test('waits for its turn, sends the request once, and applies the rate-limit headers', async () => {
  const { ports, log } = portsAnswering(
    answer(200, 'fine', { 'x-ratelimit-remaining': '9', 'x-ratelimit-reset': '60' }),
  );
  expect(await makeCall(ports, call)).toEqual({ kind: 'ok', value: 'fine' });
  expect(log).toEqual(['enter publish', 'send', 'remaining 9', 'publish ok']);
});

test('does not wait if the budget has already counted the call', async () => {
  const { ports, log } = portsAnswering(answer(200, 'fine'));
  expect(await makeCall(ports, { ...call, isCounted: true })).toMatchObject({ kind: 'ok' });
  expect(log).not.toContain('enter publish');
});

const NEVER = Number.POSITIVE_INFINITY;
test.each([
  ['the machine was busy', { monotonic: 5_000, wall: NEVER }],
  ['the machine slept', { monotonic: NEVER, wall: 5_000 }],
])('does not send a call that gets its turn too late because %s', async (_while, within) => {
  const { ports, requests, clock } = portsAnswering(answer(200, 'fine'), (time) => time.advance(5_001));
  const startBy = { monotonic: clock.monotonic() + within.monotonic, wall: clock.wall() + within.wall };
  expect(await makeCall(ports, { ...call, startBy })).toMatchObject({ kind: 'notSent' });
  expect(requests).toEqual([]);
});

test('sends a form as a POST in the platform’s JSON mode, with a longer deadline', async () => {
  const { ports, requests } = portsAnswering(answer(200, 'fine'));
  await makeCall(ports, { ...call, form: { title: 'A & B', text: undefined } });
  await makeCall(ports, call);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    body: 'api_type=json&title=A+%26+B',
    deadlineMs: 30_000,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(requests[1]).toMatchObject({ method: 'GET', deadlineMs: 15_000 });
  expect(requests[1]).not.toHaveProperty('body');
});

test('a 429 blocks all calls of the installation; an account’s own limit does not', async () => {
  const limited = portsAnswering(answer(429, {}, { 'retry-after': '30' }));
  await makeCall(limited.ports, call);
  expect(limited.log).toContain('block 30000');
  const form = { json: { errors: [['RATELIMIT', 'wait', 'ratelimit']], ratelimit: 5 } };
  const own = portsAnswering(answer(200, form));
  expect(await makeCall(own.ports, call)).toMatchObject({ kind: 'rateLimited', scope: 'account' });
  expect(own.log.filter((line) => line.startsWith('block'))).toEqual([]);
});

test('treats a success with an unexpected shape as an unknown outcome', async () => {
  const { ports } = portsAnswering(answer(200, { strange: true }));
  expect(await makeCall(ports, call)).toEqual({ kind: 'unknown', status: 200, detail: '{"strange":true}' });
});

test('treats a redirected write as an unknown outcome, and a redirected read as refused', async () => {
  const { ports } = portsAnswering(answer(303, '', { location: 'https://elsewhere.example/' }));
  expect(await makeCall(ports, { ...call, form: { title: 'x' } })).toMatchObject({
    kind: 'unknown',
    status: 303,
  });
  expect(await makeCall(ports, call)).toMatchObject({ kind: 'rejected', code: 'MOVED' });
});

test('counts a call whose answer was lost, with an unknown outcome', async () => {
  const { ports, log } = portsAnswering({ sent: true, detail: 'reset' });
  expect(await makeCall(ports, call)).toEqual({ kind: 'unknown', status: null, detail: 'reset' });
  expect(log).toContain('publish noAnswer');
});

test('sets the platform’s clock by an answer’s date', async () => {
  const { ports } = portsAnswering(answer(200, 'fine', { date: 'Wed, 01 Jan 2031 00:00:00 GMT' }));
  await makeCall(ports, call);
  expect(ports.time.now()).toBe(Date.UTC(2031, 0, 1));
});

test('builds URLs: with raw texts for the API, unchanged for the token endpoint, without missing parameters', () => {
  const query = { limit: '5', after: undefined };
  expect(buildUrl(settings, { host: 'api', path: '/r/a/new', query })).toBe(
    'https://api.example/r/a/new?limit=5&raw_json=1',
  );
  expect(buildUrl(settings, { host: 'auth', path: '/api/v1/access_token' })).toBe(
    'https://auth.example/api/v1/access_token',
  );
  expect(encodeForm({ q: 'a b&c', none: undefined })).toBe('q=a+b%26c');
});

const ACCOUNT = { purpose: 'account', workspaceId: 'wsp_1' } as const;

test('any answer proves that the platform is reachable, and sets its time', async () => {
  const date = 'Wed, 01 Jan 2031 00:00:00 GMT';
  const reached = portsAnswering({ status: 401, headers: { date }, text: '' });
  expect(await reachPlatform(reached.ports, ACCOUNT)).toEqual({
    answered: true,
    status: 401,
    platformAt: Date.UTC(2031, 0, 1),
  });
  expect(reached.requests[0]?.headers).not.toHaveProperty('authorization');
  const silent = portsAnswering({ sent: false, detail: 'ENOTFOUND' });
  expect(await reachPlatform(silent.ports, ACCOUNT)).toEqual({ answered: false, detail: 'ENOTFOUND' });
  expect(silent.log).toEqual(['enter account', 'send', 'account noAnswer']);
});

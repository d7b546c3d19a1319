import { expect, test } from 'vitest';
import { createTestClock } from '#test/test-clock.ts';
import type { CallBudget, WaitingCall } from './call-budget.ts';
import { createGrants } from './grants.ts';
import type { CallPorts } from './platform-calls.ts';
import { createPlatformTime } from './platform-time.ts';
import type { RawAnswer } from './raw-answer.ts';
import type { NoAnswer, PlatformRequest } from './transport.ts';

const settings = {
  mode: 'api',
  authUrl: 'https://www.reddit.example',
  apiUrl: 'https://oauth.reddit.example',
  clientId: 'client',
  clientSecret: 'secret',
  userAgent: 'web:threadwell:1.0 (by /u/ada)',
} as const;
const entered: WaitingCall[] = [];
const freeBudget: CallBudget = {
  async enter(call) {
    entered.push(call);
    return { giveBack: async () => {} };
  },
  isCrowded: () => false,
  applyHeaders: async () => {},
  block: async () => {},
};

/** The grants of a platform that always gives the same answer. */
function grantsAnswering(answer: RawAnswer | NoAnswer) {
  const requests: PlatformRequest[] = [];
  const calls: string[] = [];
  const clock = createTestClock();
  const ports: CallPorts = {
    settings,
    budget: freeBudget,
    clock,
    time: createPlatformTime(clock),
    transport: async (request) => {
      requests.push(request);
      return answer;
    },
    onCall: (purpose, outcome) => calls.push(`${purpose} ${outcome}`),
  };
  return { requests, calls, grants: createGrants(ports) };
}

const json = (status: number, body: unknown): RawAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
});
const grant = { access_token: 'at', refresh_token: 'rt', expires_in: 3600, scope: 'read' };
const formOf = ({ body = '' }: PlatformRequest) => Object.fromEntries(new URLSearchParams(body));

test('asks for permanent access in our scopes on the consent page', () => {
  const { grants } = grantsAnswering(json(200, grant));
  const url = new URL(grants.authorizeUrl('a state', 'https://tw.example/api/reddit/callback'));
  expect(`${url.origin}${url.pathname}`).toBe('https://www.reddit.example/api/v1/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'client',
    response_type: 'code',
    state: 'a state',
    redirect_uri: 'https://tw.example/api/reddit/callback',
    duration: 'permanent',
    scope: 'identity read submit edit flair history mysubreddits',
  });
});

test('exchanges a code using the client’s own credentials', async () => {
  const { grants, requests, calls } = grantsAnswering(json(200, grant));
  const outcome = await grants.exchange('a code', 'https://tw.example/cb', 'wsp_1');
  expect(outcome).toMatchObject({ kind: 'ok', value: { accessToken: 'at', refreshToken: 'rt' } });
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', url: 'https://www.reddit.example/api/v1/access_token' });
  expect(request?.headers['authorization']).toBe(`Basic ${btoa('client:secret')}`);
  expect(formOf(request!)).toEqual({
    grant_type: 'authorization_code',
    code: 'a code',
    redirect_uri: 'https://tw.example/cb',
  });
  expect(calls).toEqual(['account ok']);
});

test('sends only the refresh token to refresh a grant', async () => {
  const { grants, requests } = grantsAnswering(json(200, grant));
  await grants.refresh('rt-1', 'wsp_1');
  expect(formOf(requests[0]!)).toEqual({ grant_type: 'refresh_token', refresh_token: 'rt-1' });
});

test.each([
  ['200 with the error', json(200, { error: 'invalid_grant' }), 'invalid_grant'],
  ['a bare 400', json(400, {}), 'invalid_grant'],
  ['another error', json(200, { error: 'unsupported_grant_type' }), 'unsupported_grant_type'],
])('reports a refused refresh, sent as %s', async (_how, answer, code) => {
  expect(await grantsAnswering(answer).grants.refresh('rt', 'wsp_1')).toMatchObject({
    kind: 'rejected',
    code,
  });
});

test.each([
  ['an answer without a token', json(200, { scope: 'read' }), { kind: 'unknown' }],
  ['no answer', { sent: true, detail: 'reset' }, { kind: 'unknown', status: null, detail: 'reset' }],
  [
    'a request that never left',
    { sent: false, detail: 'ENOTFOUND' },
    { kind: 'notSent', detail: 'ENOTFOUND' },
  ],
  ['a 401', json(401, {}), { kind: 'unauthorized' }],
])('does not accept %s as a grant', async (_what, answer, expected) => {
  expect(await grantsAnswering(answer).grants.exchange('c', 'r', 'w')).toMatchObject(expected);
});

const SECRETS = { access_token: 'short', refresh_token: '1234-AbCdEfGhIjKlMnOpQrStUvWxYz_0' };
const wrongType = { ...SECRETS, expires_in: '86400', scope: 'read' };
test.each([
  ['with a number as text', json(200, wrongType)],
  ['with another content type', { ...json(200, wrongType), headers: { 'content-type': 'text/html' } }],
  ['cut off', { ...json(200, wrongType), text: JSON.stringify(wrongType).slice(0, -3) }],
  ['with an error of the server', json(502, wrongType)],
  ['as a form', { ...json(200, {}), text: `x&refresh_token=${SECRETS.refresh_token}` }],
])('if an answer comes %s, keeps its secrets out of the log', async (_how, answer) => {
  const outcome = JSON.stringify(await grantsAnswering(answer).grants.refresh('rt', 'wsp_1'));
  expect(outcome).toContain('unknown');
  for (const secret of Object.values(SECRETS)) expect(outcome).not.toContain(secret);
});

test('revokes a grant by its refresh token and accepts any success', async () => {
  const { grants, requests } = grantsAnswering({ status: 204, headers: {}, text: '' });
  expect(await grants.revoke('rt', 'wsp_1')).toEqual({ kind: 'ok', value: null });
  expect(requests[0]?.url).toBe('https://www.reddit.example/api/v1/revoke_token');
  expect(formOf(requests[0]!)).toEqual({ token: 'rt', token_type_hint: 'refresh_token' });
});

test('asks the API who owns a token', async () => {
  const { grants, requests } = grantsAnswering(json(200, { name: 'ada' }));
  expect(await grants.whoIs('at', 'wsp_1')).toMatchObject({ kind: 'ok', value: { name: 'ada' } });
  expect(requests[0]).toMatchObject({
    method: 'GET',
    url: 'https://oauth.reddit.example/api/v1/me?raw_json=1',
    headers: { authorization: 'bearer at', 'user-agent': settings.userAgent },
  });
});

test('a call to connect an account leaves the queue after ten seconds; one to revoke a grant waits', async () => {
  const { grants } = grantsAnswering(json(200, grant));
  entered.length = 0;
  await grants.exchange('a code', 'https://tw.example/cb', 'wsp_1');
  await grants.whoIs('at', 'wsp_1');
  await grants.revoke('rt', 'wsp_1');
  expect(entered.map(({ leaveAt }) => leaveAt)).toEqual([10_000, 10_000, undefined]);
});

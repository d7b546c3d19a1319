import { expect, test } from 'vitest';
import type { Finding } from '#contract/accounts.ts';
import { buildFindings, type ConnectionSetup } from './build-findings.ts';

const NOW = Date.UTC(2027, 0, 1, 12);
/** A correct setup for the real Reddit. */
const SOUND: ConnectionSetup = {
  mode: 'api',
  clientId: 'client7',
  userAgent: 'web:threadwell:1.0 (by /u/ada)',
  redirectUri: 'https://threads.example/api/reddit/callback',
  redirectIsSafe: true,
  scopes: ['identity', 'submit'],
  accountsLackingScopes: [],
  approvalRef: 'R-1',
  approvalNeeded: true,
  reached: { answered: true, status: 200, platformAt: NOW },
  now: NOW,
};
const findings = (differs: Partial<ConnectionSetup> = {}) => buildFindings({ ...SOUND, ...differs });
const find = (id: Finding['id'], differs: Partial<ConnectionSetup> = {}) =>
  findings(differs).find((finding) => finding.id === id);

test('reports ok for every part of a correct setup', () => {
  expect(findings().map(({ id, status, remedy }) => [id, status, remedy])).toEqual(
    ['client', 'agent', 'redirect', 'scopes', 'approval', 'reach', 'clock'].map((id) => [id, 'ok', null]),
  );
});

const SANDBOX = { mode: 'sandbox', approvalNeeded: false } as const;
const NOTHING = { mode: 'none', approvalNeeded: false, reached: null } as const;
const answered = (status: number, platformAt: number | null = NOW) =>
  ({ answered: true, status, platformAt }) as const;

test.each<
  [id: Finding['id'], sentence: string, differs: Partial<ConnectionSetup>, status: string, message: string]
>([
  ['client', 'names Reddit’s client', {}, 'ok', 'The client client7 is set.'],
  ['client', 'the sandbox has its own client', SANDBOX, 'ok', 'The sandbox has a client of its own.'],
  ['client', 'reports a problem without a client', NOTHING, 'problem', 'No client is set.'],
  ['agent', 'quotes the user agent', {}, 'ok', 'Threadwell calls Reddit as web:threadwell:1.0 (by /u/ada).'],
  ['agent', 'requires a user agent for Reddit', { userAgent: null }, 'problem', 'No user agent is set.'],
  ['agent', 'treats an empty user agent as missing', { userAgent: '' }, 'problem', 'No user agent is set.'],
  [
    'redirect',
    'says that Reddit compares the address exactly',
    {},
    'ok',
    'Reddit returns people to https://threads.example/api/reddit/callback. The client’s redirect URI at ' +
      'Reddit has to be exactly this.',
  ],
  [
    'redirect',
    'accepts any address in the sandbox',
    SANDBOX,
    'ok',
    'Reddit returns people to https://threads.example/api/reddit/callback.',
  ],
  [
    'redirect',
    'warns about an address without encryption',
    { redirectIsSafe: false, redirectUri: 'http://threads.example/cb' },
    'attention',
    'Reddit sends people back to http://threads.example/cb, which isn’t encrypted.',
  ],
  [
    'scopes',
    'names the requested scopes',
    {},
    'ok',
    'We ask for identity, submit; never for votes or messages.',
  ],
  [
    'scopes',
    'names accounts with missing scopes',
    { accountsLackingScopes: ['ada', 'ben'] },
    'attention',
    'Not everything was allowed for u/ada, u/ben.',
  ],
  ['approval', 'quotes the approval reference', {}, 'ok', 'Approved by Reddit under R-1.'],
  [
    'approval',
    'requires an approval for Reddit’s API',
    { approvalRef: null },
    'problem',
    'There is no reference of an API approval.',
  ],
  ['approval', 'needs no approval in the sandbox', SANDBOX, 'ok', 'The sandbox needs no approval.'],
  [
    'approval',
    'needs no approval to post by hand',
    NOTHING,
    'ok',
    'Accounts added by hand need no approval.',
  ],
  ['reach', 'Reddit responds', {}, 'ok', 'Reddit answers.'],
  ['reach', 'the sandbox responds', SANDBOX, 'ok', 'The sandbox answers.'],
  ['reach', 'makes no call without a client', NOTHING, 'ok', 'Nothing is called: no client is set.'],
  ['reach', 'warns about a timeout', { reached: null }, 'attention', 'Reddit gave no answer in time.'],
  [
    'reach',
    'quotes the network error',
    { reached: { answered: false, detail: 'ENOTFOUND' } },
    'problem',
    'Reddit can’t be reached (ENOTFOUND).',
  ],
  [
    'reach',
    'warns about a rate-limited server',
    { reached: answered(429) },
    'attention',
    'Reddit answers, but with status 429.',
  ],
  [
    'reach',
    'warns about a server error',
    { reached: answered(500) },
    'attention',
    'Reddit answers, but with status 500.',
  ],
  ['reach', 'accepts a 401 as reachable', { reached: answered(401) }, 'ok', 'Reddit answers.'],
  [
    'clock',
    'does not compare clocks without a response',
    { reached: null },
    'ok',
    'The clock wasn’t checked: the response had no date.',
  ],
  [
    'clock',
    'does not compare clocks without a date header',
    { reached: answered(200, null) },
    'ok',
    'The clock wasn’t checked: the response had no date.',
  ],
  ['clock', 'tolerates half a minute', { now: NOW + 30_000 }, 'ok', 'The clocks match.'],
  [
    'clock',
    'warns if our clock is fast',
    { now: NOW + 30_501 },
    'attention',
    'Our clock and theirs are 31 seconds apart.',
  ],
  [
    'clock',
    'warns if our clock is slow',
    { now: NOW - 90_000 },
    'attention',
    'Our clock and theirs are 90 seconds apart.',
  ],
])('the finding about the %s: %s', (id, _sentence, differs, status, message) => {
  expect(find(id, differs)).toMatchObject({ status, message });
});

test('gives a remedy for every finding that is not ok', () => {
  const broken: Partial<ConnectionSetup> = {
    mode: 'none',
    userAgent: null,
    redirectIsSafe: false,
    accountsLackingScopes: ['ada'],
    approvalRef: null,
    now: NOW + 99_000,
  };
  const reached = findings({ reached: { answered: false, detail: 'ENOTFOUND' } });
  for (const { status, remedy } of [...findings(broken), ...reached])
    expect(remedy === null).toBe(status === 'ok');
});

test('suggests a remedy for an unreachable server by its kind', () => {
  const reached = { answered: false, detail: 'ECONNREFUSED' } as const;
  expect(find('reach', { reached })?.remedy).toContain('the firewall');
  expect(find('reach', { ...SANDBOX, reached })?.remedy).toContain('SANDBOX_PORT');
});

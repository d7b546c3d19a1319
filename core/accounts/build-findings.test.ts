import { expect, test } from 'vitest';
import type { Finding } from '#contract/accounts.ts';
import { buildFindings, type Setup } from './build-findings.ts';

const NOW = Date.UTC(2027, 0, 1, 12);
/** A correct setup with Reddit itself. */
const SOUND: Setup = {
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
const findings = (differs: Partial<Setup> = {}) => buildFindings({ ...SOUND, ...differs });
const find = (id: Finding['id'], differs: Partial<Setup> = {}) =>
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

test.each<[id: Finding['id'], sentence: string, differs: Partial<Setup>, status: string, message: string]>([
  ['names Reddit’s client', 'Reddit’s client is named', {}, 'ok', 'The client client7 is set.'],
  [
    'the sandbox has its own client',
    'the sandbox brings its own',
    SANDBOX,
    'ok',
    'The sandbox has a client of its own.',
  ],
  [
    'reports a problem without a client',
    'without one nothing works',
    NOTHING,
    'problem',
    'No client is set.',
  ],
  ['agent', 'quotes the user agent', {}, 'ok', 'We introduce ourselves as web:threadwell:1.0 (by /u/ada).'],
  [
    'requires a user agent for Reddit',
    'Reddit demands one',
    { userAgent: null },
    'problem',
    'No user agent is set.',
  ],
  [
    'treats an empty user agent as missing',
    'an empty one is none',
    { userAgent: '' },
    'problem',
    'No user agent is set.',
  ],
  [
    'redirect',
    'says that Reddit compares the address exactly',
    {},
    'ok',
    'People come back to https://threads.example/api/reddit/callback. The client’s redirect URI at ' +
      'Reddit has to be exactly this.',
  ],
  [
    'redirect',
    'accepts any address in the sandbox',
    SANDBOX,
    'ok',
    'People come back to https://threads.example/api/reddit/callback.',
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
  ['quotes the approval reference', 'the reference is quoted', {}, 'ok', 'Approved by Reddit under R-1.'],
  [
    'approval',
    'requires an approval for Reddit’s API',
    { approvalRef: null },
    'problem',
    'There is no reference of an API approval.',
  ],
  [
    'needs no approval in the sandbox',
    'the sandbox needs none',
    SANDBOX,
    'ok',
    'The sandbox needs no approval.',
  ],
  [
    'needs no approval to post by hand',
    'posting by hand needs none',
    NOTHING,
    'ok',
    'Accounts added by hand need no approval.',
  ],
  ['Reddit responds', 'Reddit answers', {}, 'ok', 'Reddit answers.'],
  ['the sandbox responds', 'the sandbox answers', SANDBOX, 'ok', 'The sandbox answers.'],
  [
    'makes no call without a client',
    'without a client nothing is called',
    NOTHING,
    'ok',
    'Nothing is called: no client is set.',
  ],
  [
    'warns about a timeout',
    'no answer came in time',
    { reached: null },
    'attention',
    'Reddit gave no answer in time.',
  ],
  [
    'reach',
    'quotes the network error',
    { reached: { answered: false, detail: 'ENOTFOUND' } },
    'problem',
    'Reddit can’t be reached (ENOTFOUND).',
  ],
  [
    'warns about a rate-limited server',
    'a full server',
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
  [
    'accepts a 401 as reachable',
    'a refusal is an answer',
    { reached: answered(401) },
    'ok',
    'Reddit answers.',
  ],
  [
    'clock',
    'does not compare clocks without a response',
    { reached: null },
    'ok',
    'The clock wasn’t compared: nothing told the time.',
  ],
  [
    'clock',
    'does not compare clocks without a date header',
    { reached: answered(200, null) },
    'ok',
    'The clock wasn’t compared: nothing told the time.',
  ],
  ['tolerates half a minute', 'half a minute is tolerated', { now: NOW + 30_000 }, 'ok', 'The clocks match.'],
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
])('%s: %s', (id, _sentence, differs, status, message) => {
  expect(find(id, differs)).toMatchObject({ status, message });
});

test('gives a remedy for every finding that is not ok', () => {
  const broken: Partial<Setup> = {
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

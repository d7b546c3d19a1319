import { expect, test } from 'vitest';
import type { Finding } from '#contract/accounts.ts';
import { buildFindings, type Setup } from './build-findings.ts';

const NOW = Date.UTC(2027, 0, 1, 12);
/** Everything as it should be, with Reddit itself. */
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

test('with a sound connection every finding is ok', () => {
  expect(findings().map(({ id, status, remedy }) => [id, status, remedy])).toEqual(
    ['client', 'agent', 'redirect', 'scopes', 'approval', 'reach', 'clock'].map((id) => [id, 'ok', null]),
  );
});

const SANDBOX = { mode: 'sandbox', approvalNeeded: false } as const;
const NOTHING = { mode: 'none', approvalNeeded: false, reached: null } as const;
const answered = (status: number, platformAt: number | null = NOW) =>
  ({ answered: true, status, platformAt }) as const;

test.each<[id: Finding['id'], sentence: string, differs: Partial<Setup>, status: string, message: string]>([
  ['client', 'Reddit’s client is named', {}, 'ok', 'The client client7 is set.'],
  ['client', 'the sandbox brings its own', SANDBOX, 'ok', 'The sandbox has a client of its own.'],
  ['client', 'without one nothing works', NOTHING, 'problem', 'No client is set.'],
  [
    'agent',
    'the user agent is quoted',
    {},
    'ok',
    'We introduce ourselves as web:threadwell:1.0 (by /u/ada).',
  ],
  ['agent', 'Reddit demands one', { userAgent: null }, 'problem', 'No user agent is set.'],
  ['agent', 'an empty one is none', { userAgent: '' }, 'problem', 'No user agent is set.'],
  [
    'redirect',
    'Reddit compares the address to the letter',
    {},
    'ok',
    'People come back to https://threads.example/api/reddit/callback. The client’s redirect URI at ' +
      'Reddit has to be exactly this.',
  ],
  [
    'redirect',
    'the sandbox accepts any address',
    SANDBOX,
    'ok',
    'People come back to https://threads.example/api/reddit/callback.',
  ],
  [
    'redirect',
    'an address without encryption is pointed out',
    { redirectIsSafe: false, redirectUri: 'http://threads.example/cb' },
    'attention',
    'Reddit sends people back to http://threads.example/cb, which isn’t encrypted.',
  ],
  [
    'scopes',
    'what we ask for is named',
    {},
    'ok',
    'We ask for identity, submit; never for votes or messages.',
  ],
  [
    'scopes',
    'accounts that granted less are named',
    { accountsLackingScopes: ['ada', 'ben'] },
    'attention',
    'Not everything was allowed for u/ada, u/ben.',
  ],
  ['approval', 'the reference is quoted', {}, 'ok', 'Approved by Reddit under R-1.'],
  [
    'approval',
    'Reddit’s API needs one',
    { approvalRef: null },
    'problem',
    'There is no reference of an API approval.',
  ],
  ['approval', 'the sandbox needs none', SANDBOX, 'ok', 'The sandbox needs no approval.'],
  ['approval', 'posting by hand needs none', NOTHING, 'ok', 'Accounts added by hand need no approval.'],
  ['reach', 'Reddit answers', {}, 'ok', 'Reddit answers.'],
  ['reach', 'the sandbox answers', SANDBOX, 'ok', 'The sandbox answers.'],
  ['reach', 'without a client nothing is called', NOTHING, 'ok', 'Nothing is called: no client is set.'],
  ['reach', 'no answer came in time', { reached: null }, 'attention', 'Reddit gave no answer in time.'],
  [
    'reach',
    'the network says why not',
    { reached: { answered: false, detail: 'ENOTFOUND' } },
    'problem',
    'Reddit can’t be reached (ENOTFOUND).',
  ],
  ['reach', 'a full server', { reached: answered(429) }, 'attention', 'Reddit answers, but with status 429.'],
  [
    'reach',
    'a broken server',
    { reached: answered(500) },
    'attention',
    'Reddit answers, but with status 500.',
  ],
  ['reach', 'a refusal is an answer', { reached: answered(401) }, 'ok', 'Reddit answers.'],
  [
    'clock',
    'nobody told the time',
    { reached: null },
    'ok',
    'The clock wasn’t compared: nothing told the time.',
  ],
  [
    'clock',
    'the answer had no date',
    { reached: answered(200, null) },
    'ok',
    'The clock wasn’t compared: nothing told the time.',
  ],
  ['clock', 'half a minute is tolerated', { now: NOW + 30_000 }, 'ok', 'The clocks match.'],
  [
    'clock',
    'our clock is fast',
    { now: NOW + 30_501 },
    'attention',
    'Our clock and theirs are 31 seconds apart.',
  ],
  [
    'clock',
    'our clock is slow',
    { now: NOW - 90_000 },
    'attention',
    'Our clock and theirs are 90 seconds apart.',
  ],
])('%s: %s', (id, _sentence, differs, status, message) => {
  expect(find(id, differs)).toMatchObject({ status, message });
});

test('every finding that is not ok has a remedy', () => {
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

test('the remedy for an unreachable server depends on which server it is', () => {
  const reached = { answered: false, detail: 'ECONNREFUSED' } as const;
  expect(find('reach', { reached })?.remedy).toContain('the firewall');
  expect(find('reach', { ...SANDBOX, reached })?.remedy).toContain('SANDBOX_PORT');
});

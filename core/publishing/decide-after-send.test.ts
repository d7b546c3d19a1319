import { expect, test } from 'vitest';
import { decideAfterSend, type SendOutcome } from './decide-after-send.ts';

const NOW = Date.UTC(2027, 0, 1, 12);
const SECOND_MS = 1_000;
const CONTEXT = { now: NOW, platformName: 'Reddit', community: 'webdev', isComment: false };
const after = (outcome: SendOutcome, unsentTries = 0) =>
  decideAfterSend(outcome, { ...CONTEXT, unsentTries });

test.each<[sentence: string, outcome: SendOutcome, to: string]>([
  ['an accepted post is published', { kind: 'accepted', id: 't3_1', permalink: '/r/webdev/1' }, 'published'],
  ['a lost answer has to be checked', { kind: 'unknown', detail: 'timed out' }, 'checking'],
  ['what was taken without a name has to be checked', { kind: 'taken' }, 'checking'],
  ['a post that is turned away at the door waits', { kind: 'blocked' }, 'waiting'],
  ['a post sent too early waits', { kind: 'tooEarly', waitMs: SECOND_MS, scope: 'account' }, 'waiting'],
  ['a post that never left waits', { kind: 'notSent', detail: 'no route' }, 'waiting'],
  ['an account that was disconnected needs its owner', { kind: 'unauthorized' }, 'needs_you'],
  ['a community that bars the account is final', { kind: 'closed', reason: null }, 'failed'],
  ['a community or thread that is gone is final', { kind: 'missing' }, 'failed'],
  ['a refusal is final', { kind: 'rejected', code: 'NO_LINKS', message: 'No links here.' }, 'failed'],
])('%s', (_sentence, outcome, to) => {
  expect(after(outcome).to).toBe(to);
});

test('a published post keeps the id and the link that the platform gave it', () => {
  expect(after({ kind: 'accepted', id: 't3_1', permalink: null })).toEqual({
    to: 'published',
    id: 't3_1',
    permalink: null,
  });
});

test('a lost answer is no problem until it was checked', () => {
  expect(after({ kind: 'unknown', detail: 'timed out' })).toEqual({ to: 'checking', taken: false });
  expect(after({ kind: 'taken' })).toEqual({ to: 'checking', taken: true });
});

test('the platform says how long to wait, and that is how long we wait', () => {
  expect(after({ kind: 'tooEarly', waitMs: 90 * SECOND_MS, scope: 'account' })).toEqual({
    to: 'waiting',
    runAt: NOW + 90 * SECOND_MS,
    problem: {
      code: 'WAIT',
      message: 'Reddit asks this account to wait before it posts again.',
      remedy: 'Nothing to do: it is sent again by itself, about 2027-01-01T12:01:30.000Z.',
    },
  });
});

test('a limit of everybody who asks from here is not blamed on the account', () => {
  expect(after({ kind: 'tooEarly', waitMs: SECOND_MS, scope: 'installation' })).toMatchObject({
    problem: { code: 'WAIT', message: 'Reddit asks us to wait.' },
  });
});

test('a comment whose thread is gone says so', () => {
  const now = { ...CONTEXT, isComment: true, unsentTries: 0 };
  expect(decideAfterSend({ kind: 'missing' }, now)).toMatchObject({
    problem: {
      message: 'The thread was deleted, or its community is private.',
      remedy: 'Answer another thread.',
    },
  });
});

test.each([
  [0, 2],
  [1, 10],
  [2, 30],
  [3, 60],
  [4, 120],
  [5, 300],
])('after %i tries that never left, the next one waits %i seconds', (unsentTries, seconds) => {
  expect(after({ kind: 'notSent', detail: 'no route' }, unsentTries)).toMatchObject({
    to: 'waiting',
    runAt: NOW + seconds * SECOND_MS,
    problem: { code: 'UNREACHABLE', remedy: expect.stringContaining('it is sent again by itself, about') },
  });
});

test('after six tries that never left, a person has to look at the connection', () => {
  expect(after({ kind: 'notSent', detail: 'no route' }, 6)).toEqual({
    to: 'needs_you',
    problem: {
      code: 'UNREACHABLE',
      message: 'Reddit couldn’t be reached.',
      remedy: 'Check the connection under Settings, then send it again.',
    },
  });
});

test.each<[SendOutcome, code: string, message: string]>([
  [{ kind: 'unauthorized' }, 'ACCOUNT_INACTIVE', 'Reddit no longer accepts this account’s connection.'],
  [{ kind: 'closed', reason: null }, 'CLOSED', 'r/webdev doesn’t let this account post.'],
  [
    { kind: 'closed', reason: 'private' },
    'PRIVATE',
    'r/webdev is private: only its members can read and post.',
  ],
  [{ kind: 'closed', reason: 'banned' }, 'SHUT_DOWN', 'Reddit has shut r/webdev down.'],
  [{ kind: 'missing', reason: 'banned' }, 'SHUT_DOWN', 'Reddit has shut r/webdev down.'],
  [
    { kind: 'closed', reason: 'gated' },
    'QUARANTINED',
    'r/webdev asks each visitor to agree before they see it.',
  ],
  [
    { kind: 'missing' },
    'NOT_FOUND',
    'Reddit shows no community called r/webdev: its name is another, or it is private.',
  ],
  [{ kind: 'rejected', code: 'NO_LINKS', message: 'No links here' }, 'NO_LINKS', 'r/webdev takes no links.'],
])('%j is reported as %s', (outcome, code, message) => {
  expect(after(outcome)).toMatchObject({ problem: { code, message, remedy: expect.stringMatching(/\.$/) } });
});

import { expect, test } from 'vitest';
import { decideAfterSend, type SendOutcome } from './decide-after-send.ts';

const NOW = Date.UTC(2027, 0, 1, 12);
const SECOND_MS = 1_000;
const CONTEXT = { now: NOW, platformName: 'Reddit', community: 'webdev', isComment: false };
const after = (outcome: SendOutcome, unsentTries = 0) =>
  decideAfterSend(outcome, { ...CONTEXT, unsentTries });

test.each<[sentence: string, outcome: SendOutcome, to: string]>([
  ['publishes an accepted post', { kind: 'accepted', id: 't3_1', permalink: '/r/webdev/1' }, 'published'],
  ['checks after a lost response', { kind: 'unknown', detail: 'timed out' }, 'checking'],
  ['checks a post accepted without an id', { kind: 'taken' }, 'checking'],
  ['waits after a call was blocked', { kind: 'blocked' }, 'waiting'],
  [
    'waits if the post was sent too early',
    { kind: 'tooEarly', waitMs: SECOND_MS, scope: 'account' },
    'waiting',
  ],
  ['waits if the post was never sent', { kind: 'notSent', detail: 'no route' }, 'waiting'],
  ['needs the user after the account was disconnected', { kind: 'unauthorized' }, 'needs_you'],
  ['fails if the community bans the account', { kind: 'closed', reason: null }, 'failed'],
  ['fails if the community or thread is gone', { kind: 'missing' }, 'failed'],
  ['fails after a refusal', { kind: 'rejected', code: 'NO_LINKS', message: 'No links here.' }, 'failed'],
])('after sending: %s', (_sentence, outcome, to) => {
  expect(after(outcome).to).toBe(to);
});

test('keeps the id and link of a published post', () => {
  expect(after({ kind: 'accepted', id: 't3_1', permalink: null })).toEqual({
    to: 'published',
    id: 't3_1',
    permalink: null,
  });
});

test('reports no problem for a lost response before it is checked', () => {
  expect(after({ kind: 'unknown', detail: 'timed out' })).toEqual({ to: 'checking', taken: false });
  expect(after({ kind: 'taken' })).toEqual({ to: 'checking', taken: true });
});

test('waits as long as the platform asks', () => {
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

test('does not blame the account for a limit on this server', () => {
  expect(after({ kind: 'tooEarly', waitMs: SECOND_MS, scope: 'installation' })).toMatchObject({
    problem: { code: 'WAIT', message: 'Reddit asks us to wait.' },
  });
});

test('says that a comment’s thread is gone', () => {
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
])('after %i unsent attempts, waits %i seconds before the next', (unsentTries, seconds) => {
  expect(after({ kind: 'notSent', detail: 'no route' }, unsentTries)).toMatchObject({
    to: 'waiting',
    runAt: NOW + seconds * SECOND_MS,
    problem: { code: 'UNREACHABLE', remedy: expect.stringContaining('it is sent again by itself, about') },
  });
});

test('asks the user to check the connection after six unsent attempts', () => {
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
])('reports the reason %j as %s', (outcome, code, message) => {
  expect(after(outcome)).toMatchObject({ problem: { code, message, remedy: expect.stringMatching(/\.$/) } });
});

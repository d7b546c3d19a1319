import type { Problem } from '#contract/posts.ts';
import { explainRefusal } from './refusals.ts';

/** The outcome of one attempt, as the platform reported it. */
export type SendOutcome =
  | { kind: 'accepted'; id: string; permalink: string | null }
  | { kind: 'rejected'; code: string; message: string }
  /** Rate limited: either this account, or every client at our IP address. */
  | { kind: 'tooEarly'; waitMs: number; scope: 'account' | 'installation' }
  | { kind: 'unauthorized' }
  | { kind: 'closed'; reason: string | null }
  | { kind: 'missing'; reason?: string | null }
  /** The platform rejects every call from this machine. */
  | { kind: 'blocked' }
  | { kind: 'notSent'; detail: string }
  | { kind: 'unknown'; detail: string }
  /** The platform accepted the post, but returned no id. */
  | { kind: 'taken' };

export type AfterSend =
  /** `at`: when it went out, if found on the platform. */
  | { to: 'published'; id: string; permalink: string | null; at?: number }
  /** Certainly not accepted, so it can be sent later. `problem` is null if it was not attempted. */
  | { to: 'waiting'; runAt: number; problem: Problem | null }
  | { to: 'checking'; taken: boolean }
  | { to: 'needs_you' | 'failed'; problem: Problem };

type Now = {
  now: number;
  platformName: string;
  community: string;
  isComment: boolean;
  unsentTries: number;
};

const UNSENT_WAITS_MS = [2_000, 10_000, 30_000, 60_000, 120_000, 300_000];
const BLOCKED_WAIT_MS = 5 * 60_000;
const byItself = (at: number) =>
  `Nothing to do: it is sent again by itself, about ${new Date(at).toISOString()}.`;
/** Maps the platform's reason for closing a community to our codes. */
const CLOSED_FOR = new Map([
  ['private', 'PRIVATE'],
  ['banned', 'SHUT_DOWN'],
  ['quarantined', 'QUARANTINED'],
  ['gated', 'QUARANTINED'],
]);

/** Maps each outcome to one next step; only an unknown outcome needs a check. */
export function decideAfterSend(
  outcome: SendOutcome,
  { now, platformName, community, isComment, unsentTries }: Now,
): AfterSend {
  const refused = (code: string, said = ''): AfterSend => ({
    to: 'failed',
    problem: explainRefusal(code, { community, platformName, said, isComment }),
  });
  const problemOf = (code: string, message: string, remedy: string): Problem => ({ code, message, remedy });
  switch (outcome.kind) {
    case 'accepted':
      return { to: 'published', id: outcome.id, permalink: outcome.permalink };
    case 'unknown':
    case 'taken':
      return { to: 'checking', taken: outcome.kind === 'taken' };
    case 'tooEarly': {
      const who = outcome.scope === 'account' ? 'this account to wait before it posts again' : 'us to wait';
      const runAt = now + outcome.waitMs;
      const problem = problemOf('WAIT', `${platformName} asks ${who}.`, byItself(runAt));
      return { to: 'waiting', runAt, problem };
    }
    case 'blocked': {
      const message = `${platformName} turns away every call from this server at the moment.`;
      const runAt = now + BLOCKED_WAIT_MS;
      return { to: 'waiting', runAt, problem: problemOf('BLOCKED', message, byItself(runAt)) };
    }
    case 'notSent': {
      const waitMs = UNSENT_WAITS_MS[unsentTries];
      const message = `${platformName} couldn’t be reached.`;
      const remedy = 'Check the connection under Settings, then send it again.';
      if (waitMs === undefined)
        return { to: 'needs_you', problem: problemOf('UNREACHABLE', message, remedy) };
      const runAt = now + waitMs;
      return { to: 'waiting', runAt, problem: problemOf('UNREACHABLE', message, byItself(runAt)) };
    }
    case 'unauthorized':
      return {
        to: 'needs_you',
        problem: problemOf(
          'ACCOUNT_INACTIVE',
          `${platformName} no longer accepts this account’s connection.`,
          'Connect the account again on the dashboard, then send it again.',
        ),
      };
    case 'closed':
      return refused(CLOSED_FOR.get(outcome.reason ?? '') ?? 'CLOSED');
    case 'missing':
      return refused(isComment ? 'THREAD_GONE' : outcome.reason === 'banned' ? 'SHUT_DOWN' : 'NOT_FOUND');
    case 'rejected':
      return refused(outcome.code, outcome.message);
  }
}

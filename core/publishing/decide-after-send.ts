import type { Problem } from '#contract/posts.ts';

/** What became of one try, as far as the platform told us. */
export type SendOutcome =
  | { kind: 'accepted'; id: string; permalink: string | null }
  | { kind: 'rejected'; code: string; message: string }
  | { kind: 'tooEarly'; waitMs: number }
  | { kind: 'unauthorized' }
  | { kind: 'closed'; reason: string | null }
  | { kind: 'missing' }
  /** The platform refuses whatever this machine asks, at the door. */
  | { kind: 'blocked' }
  | { kind: 'notSent'; detail: string }
  | { kind: 'unknown'; detail: string }
  /** It was accepted, but not named. */
  | { kind: 'taken' };

export type AfterSend =
  | { to: 'published'; id: string; permalink: string | null }
  /** It was certainly not accepted, so it can be sent later. Without a problem it was not even tried. */
  | { to: 'waiting'; runAt: number; problem: Problem | null }
  | { to: 'checking'; taken: boolean }
  | { to: 'needs_you' | 'failed'; problem: Problem };

type Now = { now: number; platformName: string; community: string; unsentTries: number };

const UNSENT_WAITS_MS = [2_000, 10_000, 30_000, 60_000, 120_000, 300_000];
const BLOCKED_WAIT_MS = 5 * 60_000;
const BY_ITSELF = 'Nothing to do: it is sent again by itself.';

/** Each outcome has exactly one next step; only an unknown one needs to be checked. */
export function decideAfterSend(
  outcome: SendOutcome,
  { now, platformName, community, unsentTries }: Now,
): AfterSend {
  const problemOf = (code: string, message: string, remedy: string): Problem => ({ code, message, remedy });
  switch (outcome.kind) {
    case 'accepted':
      return { to: 'published', id: outcome.id, permalink: outcome.permalink };
    case 'unknown':
    case 'taken':
      return { to: 'checking', taken: outcome.kind === 'taken' };
    case 'tooEarly': {
      const message = `${platformName} asks this account to wait before it posts again.`;
      return { to: 'waiting', runAt: now + outcome.waitMs, problem: problemOf('WAIT', message, BY_ITSELF) };
    }
    case 'blocked': {
      const message = `${platformName} turns away every call from this server at the moment.`;
      return {
        to: 'waiting',
        runAt: now + BLOCKED_WAIT_MS,
        problem: problemOf('BLOCKED', message, BY_ITSELF),
      };
    }
    case 'notSent': {
      const waitMs = UNSENT_WAITS_MS[unsentTries];
      const message = `${platformName} could not be reached.`;
      if (waitMs === undefined)
        return {
          to: 'needs_you',
          problem: problemOf(
            'UNREACHABLE',
            message,
            'Check the connection under Settings, then send it again.',
          ),
        };
      const remedy = 'Nothing to do: it is tried again by itself.';
      return { to: 'waiting', runAt: now + waitMs, problem: problemOf('UNREACHABLE', message, remedy) };
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
      return {
        to: 'failed',
        problem: problemOf(
          'CLOSED',
          `r/${community} does not let this account post${outcome.reason ? ` (${outcome.reason})` : ''}.`,
          'Choose another community, or ask its moderators.',
        ),
      };
    case 'missing':
      return {
        to: 'failed',
        problem: problemOf(
          'NOT_FOUND',
          `r/${community}, or the thread, is not there (any more).`,
          'Choose another one.',
        ),
      };
    case 'rejected':
      return {
        to: 'failed',
        problem: problemOf(outcome.code, outcome.message, 'Change the post as it says, then send it again.'),
      };
  }
}

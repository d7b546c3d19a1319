import { ApiError } from '#contract/api/call-api.ts';
import type { ErrorCode } from '#contract/errors.ts';

const NEXT: Partial<Record<ErrorCode, string>> = {
  UNAUTHORIZED: 'Ask the user for a new API key. Retrying won’t help.',
  SCOPE_MISSING: 'Tell the user which scope is missing. Retrying won’t help.',
  PERSON_ONLY: 'Ask the user to do this in Threadwell.',
  NOT_FOUND: 'Get a current id from search_opportunities or list_posts.',
  INVALID_INPUT: 'Correct these fields and call the tool again.',
  CONFLICT: 'Change what the message names, or save the text as a draft and tell the user.',
  CHANGED_ELSEWHERE: 'Read the post again with list_posts before you change it.',
  RATE_LIMITED: 'Wait a minute before the next call.',
  UNAVAILABLE: 'Try again in a minute; if it still fails, tell the user.',
};

/** Tells a model how to continue after a failed call. Rethrows anything but API errors. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { code, message, fields = {} } = error.body;
  const wrong = Object.entries(fields).map(([field, fault]) => `- ${field}: ${fault}`);
  return [`${code}: ${message}`, ...wrong, NEXT[code] ?? 'Tell the user what happened.'].join('\n');
}

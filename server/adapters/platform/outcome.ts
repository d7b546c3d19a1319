/** The result of a platform call. HTTP details and exceptions do not leave this adapter. */
export type Outcome<T> = Ok<T> | Failure;

export type Ok<T> = { readonly kind: 'ok'; readonly value: T };

export type Failure =
  /** A definite refusal. `code` is the platform's, `message` its explanation for users. */
  | {
      readonly kind: 'rejected';
      readonly code: string;
      readonly message: string;
      readonly field: string | null;
    }
  /** Rate limited: `account` limits this account's writes, `installation` limits every call we make. */
  | {
      readonly kind: 'rateLimited';
      readonly scope: 'account' | 'installation';
      readonly waitMs: number | null;
    }
  /** The access token is invalid or has expired. */
  | { readonly kind: 'unauthorized' }
  /**
   * The resource exists but is closed to this account; `reason` is the platform's, e.g. private, quarantined,
   * insufficient_scope.
   */
  | { readonly kind: 'forbidden'; readonly reason: string | null }
  | { readonly kind: 'missing'; readonly reason: string | null }
  /** The request was never sent, so it had no effect. */
  | { readonly kind: 'notSent'; readonly detail: string }
  /** The request may or may not have had an effect. `detail` is for the log. */
  | { readonly kind: 'unknown'; readonly status: number | null; readonly detail: string };

/** Reasons that occur in other places than closed communities too. */
export const INSUFFICIENT_SCOPE = 'insufficient_scope';
export const BLOCKED_AT_THE_EDGE = 'blocked_at_the_edge';

/** True if the platform fails for every caller. Other failures concern the account or the request. */
export const isOutage = (failure: Failure): boolean =>
  failure.kind === 'rateLimited' ||
  failure.kind === 'notSent' ||
  failure.kind === 'unknown' ||
  (failure.kind === 'forbidden' && failure.reason === BLOCKED_AT_THE_EDGE);

export const ok = <T>(value: T): Ok<T> => ({ kind: 'ok', value });

const NAMED_SECRET = /("\w*(?:token|secret|code|password)\w*"\s*:\s*)"[^"]*"/gi;
const MAYBE_TOKEN = /[\w~+=-]{20,}/g;
const LONGEST_DETAIL = 2_000;

/** Redacts anything that could be a token, so that the rest can be logged. */
const withoutSecrets = (text: string): string =>
  text.slice(0, LONGEST_DETAIL).replace(NAMED_SECRET, '$1"…"').replace(MAYBE_TOKEN, '…');

export const unknown = (status: number | null, detail: string): Failure => ({
  kind: 'unknown',
  status,
  detail: withoutSecrets(detail),
});

export const mapOk = <T, U>(outcome: Outcome<T>, read: (value: T) => U | undefined): Outcome<U> => {
  if (outcome.kind !== 'ok') return outcome;
  const value = read(outcome.value);
  return value === undefined ? unknown(200, JSON.stringify(outcome.value)) : ok(value);
};

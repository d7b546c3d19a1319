/** What became of a call, in the product's own words. Nothing else crosses this adapter's door: no HTTP, no exception. */
export type Outcome<T> = Ok<T> | Failure;

export type Ok<T> = { readonly kind: 'ok'; readonly value: T };

export type Failure =
  /** A definite no. `code` is the platform's own, `message` its words for people. */
  | {
      readonly kind: 'rejected';
      readonly code: string;
      readonly message: string;
      readonly field: string | null;
    }
  /** Too early. `account`: this account has done too much lately; `installation`: all of us have. */
  | {
      readonly kind: 'rateLimited';
      readonly scope: 'account' | 'installation';
      readonly waitMs: number | null;
    }
  /** The access token is not (or no longer) good. */
  | { readonly kind: 'unauthorized' }
  /** Known, but closed to this account; `reason` is the platform's word, e.g. private, quarantined, insufficient_scope. */
  | { readonly kind: 'forbidden'; readonly reason: string | null }
  | { readonly kind: 'missing'; readonly reason: string | null }
  /** It never left: nothing can have happened there. */
  | { readonly kind: 'notSent'; readonly detail: string }
  /** Anything may have happened. The body is kept for the log. */
  | { readonly kind: 'unknown'; readonly status: number | null; readonly detail: string };

export const ok = <T>(value: T): Ok<T> => ({ kind: 'ok', value });

export const unknown = (status: number | null, detail: string): Failure => ({
  kind: 'unknown',
  status,
  detail: detail.slice(0, 2_000),
});

export const mapOk = <T, U>(outcome: Outcome<T>, read: (value: T) => U | undefined): Outcome<U> => {
  if (outcome.kind !== 'ok') return outcome;
  const value = read(outcome.value);
  return value === undefined ? unknown(200, JSON.stringify(outcome.value)) : ok(value);
};

import { ApiError, problemOf } from './api-client.ts';

export type Refusal = { fields: Record<string, string>; problem: string | undefined };
export const NO_REFUSAL: Refusal = { fields: {}, problem: undefined };

/** What a failed call says of each field, and what belongs to none. */
export function refusalOf(error: unknown): Refusal {
  if (!error) return NO_REFUSAL;
  const fields = (error instanceof ApiError && error.body.fields) || {};
  return { fields, problem: Object.keys(fields).length > 0 ? undefined : problemOf(error) };
}

/** The same in one piece, where there are no fields to say it beside. */
export function textOfRefusal(error: unknown): string | undefined {
  const { fields, problem } = refusalOf(error);
  return problem ?? (Object.values(fields).join(' ') || undefined);
}

import { ApiError, problemOf } from './api-client.ts';

/** Why something was not done: messages for fields by their names, and what concerns no single field. */
export type Refusal = { fields: Record<string, string>; problem: string | undefined };
export const NO_REFUSAL: Refusal = { fields: {}, problem: undefined };

export function refusalOf(error: unknown): Refusal {
  if (!error) return NO_REFUSAL;
  const fields = (error instanceof ApiError && error.body.fields) || {};
  return { fields, problem: Object.keys(fields).length > 0 ? undefined : problemOf(error) };
}

const FORESEEN = new Set([409, 422]);

/** Whether the server knows why, so that the reason stands at its place and no toast says otherwise. */
export const isReasoned = (error: unknown): boolean =>
  error instanceof ApiError && FORESEEN.has(error.status);

/** The whole refusal as one text, for where there are no fields. */
export function textOfRefusal(error: unknown): string | undefined {
  const { fields, problem } = refusalOf(error);
  return problem ?? (Object.values(fields).join(' ') || undefined);
}

import { ApiError, errorMessage } from './api-client.ts';

/** Why an action failed: messages per form field, and a problem that concerns no single field. */
export type Refusal = { fields: Record<string, string>; problem: string | undefined };
export const NO_REFUSAL: Refusal = { fields: {}, problem: undefined };

export function toRefusal(error: unknown): Refusal {
  if (!error) return NO_REFUSAL;
  const fields = (error instanceof ApiError && error.body.fields) || {};
  return { fields, problem: Object.keys(fields).length > 0 ? undefined : errorMessage(error) };
}

const FORESEEN = new Set([409, 422]);

/** True if the server gave a reason to show in place, so no toast is needed. */
export const hasServerReason = (error: unknown): boolean =>
  error instanceof ApiError && FORESEEN.has(error.status);

/** The whole refusal as one text, for places without form fields. */
export function refusalText(error: unknown): string | undefined {
  const { fields, problem } = toRefusal(error);
  return problem ?? (Object.values(fields).join(' ') || undefined);
}

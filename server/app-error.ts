import type { ErrorCode } from '#contract/errors.ts';

const FIXED_MESSAGES: Partial<Record<ErrorCode, string>> = {
  UNAUTHORIZED: 'Sign in first.',
  PERSON_ONLY: 'An API key can’t do this. Sign in to Threadwell and do it there.',
  NOT_FOUND: 'There is nothing here by that name, or it isn’t yours.',
  CROSS_SITE: 'This request came from another site. Open Threadwell at its own address and try again.',
  RATE_LIMITED: 'Too many tries. Wait a little and try again.',
};

type Details = {
  fields?: Record<string, string>;
  present?: unknown;
  retryAfterMs?: number;
  cause?: unknown;
};

/** The error that verbs throw; http/errors.ts maps it to a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly present: unknown;
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, message?: string, details: Details = {}) {
    super(message ?? FIXED_MESSAGES[code] ?? code, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.present = details.present;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** Validation errors by field. The first one is the message. */
export const invalidInput = (fields: Record<string, string>): AppError =>
  new AppError('INVALID_INPUT', Object.values(fields)[0] ?? 'This input isn’t valid.', { fields });

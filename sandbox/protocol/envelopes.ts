import { type Answer, json } from '../http/answer.ts';

/** The forms in which the platform says no. */
export type FormError = readonly [code: string, text: string, field: string | null];

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

export const statusError = (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  json({ message: MESSAGES[status] ?? 'Error', error: status }, status, headers);

export const accessError = (
  status: 403 | 404,
  reason: string,
  more: Readonly<Record<string, string>> = {},
): Answer => json({ reason, ...more, message: MESSAGES[status], error: status }, status);

export const explainedError = (
  reason: string,
  explanation: string,
  fields: readonly string[],
  status = 400,
): Answer =>
  json(
    { fields, explanation, error_type: 'SUBMIT_VALIDATION_ERROR', message: MESSAGES[status], reason },
    status,
  );

export const formErrors = (...errors: readonly FormError[]): Answer => json({ json: { errors } });

export const formData = (data: unknown): Answer => json({ json: { errors: [], data } });

export const rateLimited = (seconds: number): Answer => {
  const minutes = Math.floor(seconds / 60);
  const wait =
    minutes >= 1
      ? `${minutes} minute${minutes === 1 ? '' : 's'}`
      : `${Math.ceil(seconds)} second${seconds <= 1 ? '' : 's'}`;
  const text = `Looks like you've been doing that a lot. Take a break for ${wait} before trying again.`;
  return json({ json: { ratelimit: seconds, errors: [['RATELIMIT', text, 'ratelimit']] } });
};

export const needsMember = (): Answer => formErrors(['USER_REQUIRED', 'Please log in to do that.', null]);

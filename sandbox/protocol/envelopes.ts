import { type Answer, json } from '../http/answer.ts';

/** One entry of `json.errors`, the form in which most errors are reported. */
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

export function statusError(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return json({ message: MESSAGES[status] ?? 'Error', error: status }, status, headers);
}

export function accessError(
  status: 403 | 404,
  reason: string,
  more: Readonly<Record<string, string>> = {},
): Answer {
  return json({ reason, ...more, message: MESSAGES[status], error: status }, status);
}

export function explainedError(
  reason: string,
  explanation: string,
  fields: readonly string[],
  status = 400,
): Answer {
  return json(
    { fields, explanation, error_type: 'SUBMIT_VALIDATION_ERROR', message: MESSAGES[status], reason },
    status,
  );
}

export function formErrors(...errors: readonly FormError[]): Answer {
  return json({ json: { errors } });
}

export function formData(data: unknown): Answer {
  return json({ json: { errors: [], data } });
}

export function rateLimited(seconds: number): Answer {
  const minutes = Math.floor(seconds / 60);
  const wait =
    minutes >= 1
      ? `${minutes} minute${minutes === 1 ? '' : 's'}`
      : `${Math.ceil(seconds)} second${seconds <= 1 ? '' : 's'}`;
  const text = `Looks like you've been doing that a lot. Take a break for ${wait} before trying again.`;
  return json({ json: { ratelimit: seconds, errors: [['RATELIMIT', text, 'ratelimit']] } });
}

export function memberRequired(): Answer {
  return formErrors(['USER_REQUIRED', 'Please log in to do that.', null]);
}

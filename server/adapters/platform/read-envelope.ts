import type { Failure, Outcome } from './outcome.ts';
import { BLOCKED_AT_THE_EDGE, INSUFFICIENT_SCOPE, ok, unknown } from './outcome.ts';
import { isObject, type JsonObject, type RawAnswer, readJson, asText } from './raw-answer.ts';
import { readWaitMs, readRetryAfterMs } from './read-wait.ts';

/**
 * Parses every answer: four error envelopes, HTML at any status, errors under status 200, and successes that carry
 * errors. The value is the parsed JSON; null for an empty body.
 */
export function readEnvelope(answer: RawAnswer): Outcome<unknown> {
  const body = readJson(answer);
  const { status } = answer;
  if (status === 429) return { kind: 'rateLimited', scope: 'installation', waitMs: readRetryAfterMs(answer) };
  if (status === 401) return { kind: 'unauthorized' };
  if (status >= 300 && status < 400) return readRedirect(answer);
  if (status >= 200 && status < 300) return readSuccess(answer, body);
  if (status >= 500 || status === 408 || status < 200) return unknown(status, answer.text);
  if (status === 403) return readForbidden(answer, body);
  if (status === 404) return { kind: 'missing', reason: reasonOf(body) };
  return readRejection(status, answer, body);
}

/** A redirect. For a read it means refusal; a write may have taken effect before. */
export const MOVED = 'MOVED';

/** A missing community redirects to a search, which would look like an empty success if followed. */
function readRedirect({ status, headers }: RawAnswer): Failure {
  const location = headers['location'] ?? '';
  if (location.includes('/subreddits/search') || location.includes('/search?')) {
    return { kind: 'missing', reason: 'redirected_to_search' };
  }
  return { kind: 'rejected', code: MOVED, message: location || `Status ${status}`, field: null };
}

function readSuccess(answer: RawAnswer, body: unknown): Outcome<unknown> {
  if (body === undefined) {
    return answer.text.trim() === '' ? ok(null) : unknown(answer.status, answer.text);
  }
  if (!isObject(body)) return ok(body);
  if (isObject(body['json'])) return readForm(answer, body, body['json']);
  if (Array.isArray(body['jquery']) && body['success'] === false) {
    return { kind: 'rejected', code: 'REFUSED', message: 'The platform refused this.', field: null };
  }
  const error = asText(body['error']);
  if (error !== undefined) {
    return {
      kind: 'rejected',
      code: error,
      message: asText(body['error_description']) ?? error,
      field: null,
    };
  }
  return ok(body);
}

/** `{json: {errors, data?, ratelimit?}}`. A returned id outweighs any error beside it: something was created. */
function readForm({ status, text }: RawAnswer, body: JsonObject, form: JsonObject): Outcome<unknown> {
  const errors: unknown[] = Array.isArray(form['errors']) ? form['errors'] : [];
  if (errors.length === 0 || provesSuccess(form['data'])) return ok(body);
  const first = errors.find((error) => Array.isArray(error) && error[0] !== 'RATELIMIT') ?? errors[0];
  if (!Array.isArray(first) || typeof first[0] !== 'string') return unknown(status, text);
  const message = asText(first[1]) ?? first[0];
  if (first[0] === 'RATELIMIT') {
    return { kind: 'rateLimited', scope: 'account', waitMs: readWaitMs(form['ratelimit'], message) };
  }
  return { kind: 'rejected', code: first[0], message, field: asText(first[2]) ?? null };
}

const provesSuccess = (data: unknown): boolean =>
  isObject(data) &&
  (typeof data['id'] === 'string' ||
    typeof data['name'] === 'string' ||
    (Array.isArray(data['things']) && data['things'].length > 0));

function readForbidden({ headers, text }: RawAnswer, body: unknown): Failure {
  if (headers['www-authenticate']?.includes(INSUFFICIENT_SCOPE))
    return { kind: 'forbidden', reason: INSUFFICIENT_SCOPE };
  if (body === undefined && text.trim() !== '') return { kind: 'forbidden', reason: BLOCKED_AT_THE_EDGE };
  return { kind: 'forbidden', reason: reasonOf(body) };
}

/** `{reason, explanation, fields}` with parts missing, or plain text. */
function readRejection(status: number, { text }: RawAnswer, body: unknown): Failure {
  if (!isObject(body)) {
    const plain = /^\s*</.test(text) ? '' : text.trim().slice(0, 200);
    return { kind: 'rejected', code: `HTTP_${status}`, message: plain || `Status ${status}`, field: null };
  }
  const fields: unknown[] = Array.isArray(body['fields']) ? body['fields'] : [];
  const code = reasonOf(body) ?? asText(body['error']) ?? `HTTP_${status}`;
  const message = asText(body['explanation']) ?? asText(body['message']) ?? code;
  return { kind: 'rejected', code, message: message.trim(), field: asText(fields[0]) ?? null };
}

const reasonOf = (body: unknown): string | null => (isObject(body) ? (asText(body['reason']) ?? null) : null);

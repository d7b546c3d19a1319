import { LocalModelError } from '../local-models/local-model-error.ts';
import { VisitRefused } from '../website/guard-connect.ts';
import type { FailureReason } from './model.ts';

/** The kind of failure of a call. */
export type Fault = { reason: FailureReason; status: number | null; detail: string; retryAfterMs?: number };

export const createFault = (reason: FailureReason): Fault => ({ reason, status: null, detail: '' });

/** The fields that the client's errors share. Checking the shape avoids loading the library for its classes. */
type ErrorShape = {
  name?: string;
  message?: string;
  statusCode?: number;
  responseBody?: string;
  responseHeaders?: Record<string, string>;
  type?: string;
  code?: string | number;
  data?: unknown;
};

const NO_CREDIT =
  /insufficient_quota|credit balance|billing|payment|exceeded your current quota|insufficient (credit|balance)/i;
const BAD_KEY = /api[ _-]?key|authentication|unauthorized|permission_denied/i;

/** Classifies an error of the client or of its connection. */
export function readFault(cause: unknown, began: boolean, now: number): Fault {
  if (cause instanceof LocalModelError) return { ...createFault(cause.reason), detail: cause.message };
  const error: ErrorShape = typeof cause === 'object' && cause !== null ? cause : {};
  const body = error.responseBody ?? JSON.stringify(error.data ?? '');
  const status = error.statusCode ?? statusOf(error.type ?? error.code);
  if (status === null || status < 400) {
    if (isPrivate(cause)) return createFault('notAllowed');
    // A web page instead of an API response contains no event and ends in one of these errors.
    const strange =
      error.name === 'AI_NoOutputGeneratedError' || error.name === 'AI_InvalidResponseDataError';
    return createFault(began ? 'serverError' : strange ? 'notFound' : 'unreachable');
  }
  const retryAfterMs = readRetryAfter(error.responseHeaders ?? {}, now);
  return {
    reason: reasonOf(status, `${error.type ?? ''} ${error.code ?? ''} ${error.message ?? ''} ${body}`),
    status,
    detail: error.message ?? '',
    ...(retryAfterMs !== null && { retryAfterMs }),
  };
}

/** True if our own `fetch` refused a private address; the client wraps that error. */
function isPrivate(cause: unknown): boolean {
  for (let error = cause; error instanceof Error; error = error.cause)
    if (error instanceof VisitRefused) return error.reason === 'private';
  return false;
}

function reasonOf(status: number, said: string): FailureReason {
  if (status === 402 || (status < 500 && NO_CREDIT.test(said))) return 'quota';
  if (status === 401 || status === 403 || (status === 400 && BAD_KEY.test(said))) return 'key';
  if (status === 404) return 'notFound';
  if (status === 429) return 'rateLimited';
  return status === 408 || status === 504 ? 'timeout' : 'serverError';
}

/** Errors inside a stream carry a code instead of a status. */
function statusOf(word: string | number | undefined): number | null {
  switch (word) {
    case 'authentication_error':
    case 'invalid_api_key':
      return 401;
    case 'permission_error':
      return 403;
    case 'not_found_error':
    case 'model_not_found':
      return 404;
    case 'insufficient_quota':
    case 'billing_error':
      return 402;
    case 'rate_limit_error':
    case 'rate_limit_exceeded':
      return 429;
    case 'invalid_request_error':
      return 400;
    case 'overloaded_error':
      return 529;
    case 'api_error':
    case 'server_error':
      return 500;
    default:
      return null;
  }
}

function readRetryAfter(headers: Record<string, string>, now: number): number | null {
  const exact = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (exact >= 0) return exact;
  const given = headers['retry-after'];
  if (!given) return null;
  const wait = /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
}

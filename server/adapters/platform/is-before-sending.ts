import { errorCode } from '../read-error.ts';

/** Error codes of a failure to resolve or connect to the platform. */
const NOT_CONNECTED = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);
const CONNECTING = new Set(['getaddrinfo', 'connect']);
const OF_THE_CLIENT = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_INVALID_ARG']);

/** True if a request failed before its first byte. The same code on an open connection proves nothing. */
export function isBeforeSending(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isBeforeSending);
  const code = errorCode(error) ?? '';
  if (OF_THE_CLIENT.has(code)) return true;
  return NOT_CONNECTED.has(code) && CONNECTING.has(syscallOf(error) ?? '');
}

const syscallOf = (error: unknown): string | undefined =>
  error instanceof Error && 'syscall' in error ? String(error.syscall) : undefined;
